public import Geometry

/// One of the engine's own layouts, asked by a program's: a stack that a custom layout hands its
/// subviews to (layout rule 16.3).
extension LayoutSubviews {
  /// The size that a layout would take around these subviews.
  public func size(in layout: LayoutSpec, proposal: ProposedSize) -> Size {
    borrowing(layout) { tree.measureChild($0, proposal) }
  }

  /// Places these subviews as a layout would in `bounds`.
  public func place(in layout: LayoutSpec, bounds: Rect, proposal: ProposedSize) {
    let places = borrowing(layout) { index in
      let (width, height) = (
        LayoutTree.number(proposal.width), LayoutTree.number(proposal.height)
      )
      _ = tree.measure(index, width, height)
      let (base, count) = tree.arrange(index, width, height, bounds.size)
      defer { tree.scratch.pop(to: base) }
      return (base..<base + count).map { position in
        let slot = tree.scratch.slots[position]
        return (
          Point(x: bounds.minX + slot.x, y: bounds.minY + slot.y),
          LayoutTree.proposal(slot.proposedWidth, slot.proposedHeight)
        )
      }
    }
    for (subview, (point, proposal)) in zip(self, places) {
      subview.place(at: point, proposal: proposal)
    }
  }

  /// Makes the layout for a moment, with a child in the place of each subview: the subviews stay
  /// where they are in the tree.
  private func borrowing<Answer>(_ layout: LayoutSpec, _ ask: (UInt32) -> Answer) -> Answer {
    let children = map { subview in
      let child = tree.create(.custom(StandIn(subview: subview)))
      return tree.create(.layoutPriority(subview.priority), children: [child])
    }
    let node = tree.create(layout, children: children)
    defer { tree.remove(node) }
    return ask(node.index)
  }
}

/// Answers for a subview of another container.
private struct StandIn: CustomLayout {
  let subview: LayoutSubview

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    subview.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {}

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? { subview.spacing }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double? { subview.dimensions(in: proposal)[explicit: key] }
}
