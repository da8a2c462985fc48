struct ContentView: View {
  @State private var title = "News"

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.title)
      Color.red
        .frame(width: 66, height: 3)
        .accessibilityIdentifier("line")
      Button("Longer") { title = "News from home" }
    }
  }
}
