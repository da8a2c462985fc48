public import Geometry

/// The children of a custom layout, in source order.
public struct LayoutSubviews: RandomAccessCollection {
  let tree: LayoutTree
  let nodes: [UInt32]
  /// The direction the container runs in; the engine mirrors, the layout need not.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, index: nodes[position])
  }

  /// The explicit values of a guide that the subviews have where the container places them, merged
  /// (layout rules 10.5 and 10.6); nil where none has one. What a layout answers that says nothing
  /// of its guides.
  public func mergedAlignment(
    of key: AlignmentKey, proposal: ProposedSize, size: Size
  ) -> Double? {
    guard let first = nodes.first else { return nil }
    let value = tree.mergedGuide(
      key.rawValue, tree.records[Int(first)].parent, LayoutTree.number(proposal.width),
      LayoutTree.number(proposal.height), size)
    return value.isNaN ? nil : value
  }
}

/// One child of a custom layout: asks and places it.
public struct LayoutSubview {
  let tree: LayoutTree
  let index: UInt32

  /// The child's node, for what is the view graph's business (`LayoutValueKey`).
  public var node: LayoutNode { tree.handle(index) }

  /// The child's answer to `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    tree.measureChild(index, proposal)
  }

  /// The child's size and guides for `proposal`.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(
      tree: tree, index: index, proposal: proposal, size: tree.measureChild(index, proposal))
  }

  public var priority: Double { tree.priority(index) }
  public var spacing: ViewSpacing { tree.spacing(index) }

  /// Puts the child's `anchor` at `point` of the container's bounds, proposing it `proposal`. The
  /// last call wins; a child never placed is centred (layout rule 16.2).
  public func place(
    at point: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize
  ) {
    tree.placeChild(index, at: point, anchor: anchor, proposal: proposal)
  }
}

/// A view's size and its alignment guides, in its own coordinates (layout rules 10.1 to 10.3).
public struct ViewDimensions {
  let tree: LayoutTree
  let index: UInt32
  let proposal: ProposedSize
  let size: Size

  public var width: Double { size.width }
  public var height: Double { size.height }

  /// The guide's explicit value, or its default for this size.
  public subscript(key: AlignmentKey) -> Double {
    self[explicit: key] ?? tree.defaultGuide(key, in: self)
  }

  /// The guide's value where somebody set it.
  public subscript(explicit key: AlignmentKey) -> Double? {
    let value = tree.explicitGuide(key, of: index, proposal: proposal, size: size)
    return value.isNaN ? nil : value
  }
}
