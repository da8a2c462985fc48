struct ContentView: View {
  var body: some View {
    Color.blue
      .accessibilityIdentifier("picture")
      .frame(width: 120, height: 80)
      .padding()
      .overlay(Rectangle().stroke(.gray).accessibilityIdentifier("border"))
  }
}
