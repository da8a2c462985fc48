struct Staircase: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(spacing * CGFloat(subviews.count), +),
      height: sizes.map(\.height).reduce(spacing * CGFloat(subviews.count), +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width + spacing
      point.y += size.height + spacing
    }
  }
}

struct ContentView: View {
  var body: some View {
    Staircase(spacing: 12) {
      Text("One")
      Text("Two")
      Text("Three")
    }
    .background(Color.yellow.accessibilityIdentifier("stairs"))
  }
}
