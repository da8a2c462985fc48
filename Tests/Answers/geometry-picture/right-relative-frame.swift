struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.blue
        .accessibilityIdentifier("picture")
        .aspectRatio(2, contentMode: .fit)
        .containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }
      Text("The lake")
    }
  }
}
