struct ContentView: View {
  @Environment(\.verticalSizeClass) private var width

  var body: some View {
    let layout =
      width == .compact
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
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
