struct ContentView: View {
  var body: some View {
    Color.blue
      .accessibilityIdentifier("picture")
      .frame(width: 120, height: 80)
      .frame(width: 136, height: 96)
      .overlay(Rectangle().stroke(.gray).accessibilityIdentifier("border"))
  }
}
