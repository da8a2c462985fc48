struct ContentView: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Text("Kyoto to Osaka")
        Text("36 minutes, direct")
      }
      VStack {
        Text("Kyoto to Osaka")
        Text("36 minutes, direct")
      }
    }
  }
}
