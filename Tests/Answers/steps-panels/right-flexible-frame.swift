struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 200, maxWidth: 200).accessibilityIdentifier("left")
      Color.green.frame(width: 93).accessibilityIdentifier("middle")
      Color.blue.accessibilityIdentifier("right")
    }
  }
}
