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
    var point = CGPoint.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if let last = frames.last, last.maxX + 8 + size.width > width {
        point = CGPoint(x: 0, y: (frames.map(\.maxY).max() ?? 0) + 8)
      }
      frames.append(CGRect(origin: point, size: size))
      point.x += size.width + 8
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
