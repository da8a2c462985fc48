struct ContentView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Kyoto to Osaka")
        Text("36 minutes, direct")
      }
      HStack {
        Text("Kyoto to Osaka")
      }
    }
  }
}
