struct Staircase: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var total = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      total.width += size.width + (index == 0 ? 0 : spacing)
      total.height += size.height + (index == 0 ? 0 : spacing)
    }
    return total
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
