struct ContentView: View {
  var body: some View {
    HStack {
      Text("Kyoto to Osaka")
      Text("36 minutes, direct")
    }
    .lineLimit(1)
  }
}
