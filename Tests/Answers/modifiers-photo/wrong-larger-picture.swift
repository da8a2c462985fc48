struct ContentView: View {
  var body: some View {
    Color.blue
      .accessibilityIdentifier("picture")
      .frame(width: 136, height: 96)
      .overlay(Rectangle().stroke(.gray).accessibilityIdentifier("border"))
      .padding(8)
  }
}
