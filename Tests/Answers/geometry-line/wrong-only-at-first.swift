struct ContentView: View {
  @State private var title = "News"
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.title)
        .background {
          GeometryReader { proxy in
            Color.clear.onAppear { width = proxy.size.width }
          }
        }
      Color.red
        .frame(width: width, height: 3)
        .accessibilityIdentifier("line")
      Button("Longer") { title = "News from home" }
    }
  }
}
