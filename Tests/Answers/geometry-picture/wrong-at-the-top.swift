struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 8) {
        Color.blue
          .accessibilityIdentifier("picture")
          .frame(width: proxy.size.width * 0.75, height: proxy.size.width * 0.375)
        Text("The lake")
      }
    }
  }
}
