struct ContentView: View {
  var body: some View {
    Text("Buy")
      .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
      .background(Color.yellow.accessibilityIdentifier("yellow"))
      .padding(.leading, 20)
      .padding(.trailing, 20)
  }
}
