struct ContentView: View {
  var body: some View {
    ViewThatFits {
      Text("Kyoto to Osaka")
      HStack {
        Text("Kyoto to Osaka")
        Text("36 minutes, direct")
      }
    }
  }
}
