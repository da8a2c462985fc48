struct ContentView: View {
  @State private var title = "News"

  var body: some View {
    VStack(spacing: 4) {
      VStack(spacing: 4) {
        Text(title).font(.title)
        Color.red
          .frame(height: 3)
          .accessibilityIdentifier("line")
      }
      .fixedSize()
      Button("Longer") { title = "News from home" }
    }
  }
}
