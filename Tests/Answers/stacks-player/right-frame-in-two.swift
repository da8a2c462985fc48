struct ContentView: View {
  let song = "Blue in Green"

  var body: some View {
    HStack(spacing: 0) {
      Text(song)
        .lineLimit(1)
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("song")
      Color.red.frame(width: 44, height: 44).accessibilityIdentifier("back")
      Color.green.frame(width: 44, height: 44).accessibilityIdentifier("play")
      Color.blue.frame(width: 44, height: 44).accessibilityIdentifier("next")
    }
    .padding(.horizontal)
  }
}
