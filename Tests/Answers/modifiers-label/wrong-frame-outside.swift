struct ContentView: View {
  var body: some View {
    Text("Buy")
      .background(Color.yellow.accessibilityIdentifier("yellow"))
      .frame(maxWidth: .infinity, minHeight: 44)
      .padding(.horizontal, 20)
  }
}
