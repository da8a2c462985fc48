struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.blue
        .accessibilityIdentifier("picture")
        .frame(width: 294.75, height: 147.375)
      Text("The lake")
    }
  }
}
