struct ContentView: View {
  var body: some View {
    Text("Buy")
      .frame(height: 44)
      .frame(maxWidth: .infinity)
      .background(Color.yellow.accessibilityIdentifier("yellow"))
      .padding(.horizontal, 20)
  }
}
