struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 200).accessibilityIdentifier("left")
      Color.green.frame(width: 93).accessibilityIdentifier("middle")
      Color.blue.frame(width: 100).accessibilityIdentifier("right")
    }
  }
}
