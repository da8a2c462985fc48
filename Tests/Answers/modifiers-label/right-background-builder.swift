struct ContentView: View {
  var body: some View {
    Text("Buy")
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background { Color.yellow.accessibilityIdentifier("yellow") }
      .padding([.leading, .trailing], 20)
  }
}
