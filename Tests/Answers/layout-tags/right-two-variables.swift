struct Cloud: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0,
      height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Where each tag stands, counted from the top left corner.
  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x + size.width > width && x > 0 {
        x = 0
        y += lineHeight + 8
        lineHeight = 0
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + 8
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }
}

struct ContentView: View {
  let tags = ["layout", "navigation", "animation", "state", "grids", "text", "scrolling", "sheets"]

  var body: some View {
    Cloud {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(6)
      }
    }
  }
}
