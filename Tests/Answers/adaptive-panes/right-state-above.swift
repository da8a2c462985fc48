struct ContentView: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var news = 0
  @State private var mail = 0

  var body: some View {
    if width == .compact {
      VStack(spacing: 0) {
        PaneView(name: "News", count: $news)
        PaneView(name: "Mail", count: $mail)
      }
    } else {
      HStack(spacing: 0) {
        PaneView(name: "News", count: $news)
        PaneView(name: "Mail", count: $mail)
      }
    }
  }
}

struct PaneView: View {
  let name: String
  @Binding var count: Int

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
