struct ContentView: View {
  var body: some View {
    Color.blue
      .accessibilityIdentifier("card")
      .frame(width: 300, height: 180)
      .alignmentGuide(.bottom) { $0.height / 2 }
      .overlay(alignment: .bottom) {
        Circle()
          .fill(.red)
          .frame(width: 56, height: 56)
          .accessibilityIdentifier("button")
      }
  }
}
