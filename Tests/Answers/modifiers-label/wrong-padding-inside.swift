struct ContentView: View {
  var body: some View {
    Text("Buy")
      .frame(maxWidth: .infinity, minHeight: 44)
      .padding(.horizontal, 20)
      .background(Color.yellow.accessibilityIdentifier("yellow"))
  }
}
