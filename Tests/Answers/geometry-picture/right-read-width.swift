struct ContentView: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 8) {
      Color.blue
        .accessibilityIdentifier("picture")
        .frame(width: width * 0.75, height: width * 0.375)
      Text("The lake")
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { newWidth in
      width = newWidth
    }
  }
}
