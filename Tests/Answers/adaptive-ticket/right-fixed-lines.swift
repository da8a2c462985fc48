struct ContentView: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Text("Kyoto to Osaka").lineLimit(1)
        Text("36 minutes, direct").lineLimit(1)
      }
      Text("Kyoto to Osaka").lineLimit(1)
    }
  }
}
