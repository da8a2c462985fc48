struct ContentView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var layout: AnyLayout {
    if sizeClass == .regular {
      return AnyLayout(HStackLayout(spacing: 0))
    }
    return AnyLayout(VStackLayout(spacing: 0))
  }

  var body: some View {
    layout {
      PaneView(name: "News")
      PaneView(name: "Mail")
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
