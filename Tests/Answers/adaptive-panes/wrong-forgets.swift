struct ContentView: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular {
      HStack(spacing: 0) {
        PaneView(name: "News")
        PaneView(name: "Mail")
      }
    } else {
      VStack(spacing: 0) {
        PaneView(name: "News")
        PaneView(name: "Mail")
      }
    }
  }
}

struct PaneView: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
