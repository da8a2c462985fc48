struct ContentView: View {
  var body: some View {
    Text("Buy")
      .frame(width: 353, height: 44)
      .background(Color.yellow.accessibilityIdentifier("yellow"))
  }
}
