public import Geometry

extension LayoutTree {
  // MARK: Alignments

  /// A key for a custom `AlignmentID`; `defaultValue` is asked where no explicit value is set. At
  /// most 240 custom alignments fit a tree, further ones share the last.
  public func registerAlignment(
    along axis: Axis, defaultValue: @escaping (ViewDimensions) -> Double
  ) -> AlignmentKey {
    let room = Int(UInt8.max - AlignmentKey.firstCustom)
    if guides.customDefaults.count < room {
      guides.customDefaults.append(defaultValue)
      guides.customAxes.append(axis)
    }
    let last = UInt8(guides.customDefaults.count - 1)
    return AlignmentKey(rawValue: AlignmentKey.firstCustom + last, axis: axis)
  }

  // MARK: Safe areas

  /// How far the safe areas around reach beyond the node's edges where it touches them, as of the
  /// last layout (layout rule 11.3).
  public func safeAreaInsets(of node: LayoutNode) -> EdgeInsets {
    guard isValid(node), let frame = absoluteFrame(node.index) else { return .zero }
    let outer = grown(frame, node.index, .all)
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let mirrored = isMirrored(node.index)
    return EdgeInsets(
      top: frame.minY - outer.minY, leading: mirrored ? right : left,
      bottom: outer.maxY - frame.maxY, trailing: mirrored ? left : right)
  }

  // MARK: Scrolling

  /// What a scroll view or list knew after the last layout; nil for other nodes.
  public func scrollGeometry(of node: LayoutNode) -> ScrollGeometry? {
    guard isValid(node) else { return nil }
    return scrolling(node.index)?.geometry
  }

  /// Scrolls a scroll view or list, clamped to its content by the next layout.
  public func setContentOffset(_ offset: Point, of node: LayoutNode) {
    guard isValid(node), let state = scrolling(node.index) else { return }
    state.offset = Point(
      x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    enqueue(node.index)
  }

  /// The offset that shows `item`, a node inside the scroll view: with its `anchor` point at the
  /// same point of the viewport, or without one by scrolling as little as needed (rule 12.7).
  public func contentOffset(
    revealing item: LayoutNode, in scroll: LayoutNode, anchor: UnitPoint?
  ) -> Point? {
    guard isValid(scroll), let state = scrolling(scroll.index),
      let outer = frame(of: scroll), let inner = frame(of: item)
    else { return nil }
    return state.offset(revealing: inner, in: outer, anchor: anchor)
  }

  /// The offset that shows a frame of the host's coordinates, as `contentOffset(revealing:in:)`.
  public func contentOffset(
    revealing frame: Rect, in scroll: LayoutNode, anchor: UnitPoint?
  ) -> Point? {
    guard isValid(scroll), let state = scrolling(scroll.index),
      let outer = self.frame(of: scroll)
    else { return nil }
    return state.offset(revealing: frame, in: outer, anchor: anchor)
  }

  // MARK: Lazy containers

  /// The provider has other items than before: nodes and lengths of all items are asked for again.
  public func itemsChanged(in node: LayoutNode) {
    guard isValid(node), let state = lazyState(node.index) else { return }
    forgetItems(node.index, state)
  }

  /// The items that the last layout made, by index.
  public func realizedItems(of node: LayoutNode) -> [(index: Int, node: LayoutNode)] {
    guard isValid(node), let state = lazyState(node.index) else { return [] }
    return state.realized.map { ($0.index, $0.node) }
  }

  /// The frame of item `index`, whether made or not (then estimated), in the host's coordinates.
  public func frame(ofItem index: Int, in node: LayoutNode) -> Rect? {
    guard isValid(node), let state = lazyState(node.index) else { return nil }
    return itemFrame(index, node.index, state)
  }

  /// The parts a list draws around its rows, as of the last layout (layout rule 20.3).
  public func listDecorations(of node: LayoutNode) -> [ListDecoration] {
    guard isValid(node), let state = lazyState(node.index) else { return [] }
    return state.decorations
  }

  // MARK: Explaining

  /// Whether the end of a leaf is not shown in what it takes of `proposal`.
  public func isCut(_ node: LayoutNode, for proposal: ProposedSize) -> Bool {
    guard isValid(node), case .measurer(let measurer) = payloads[records[Int(node.index)].payload]
    else { return false }
    return measurer.isCut(for: proposal)
  }

  /// Why the node has its size and place: what it was offered, by which rule, and what it did with
  /// it. Computed anew from the last layout, so that layouts that nobody asks about pay nothing.
  public func explain(_ node: LayoutNode) -> LayoutExplanation? {
    guard isValid(node) else { return nil }
    return explanation(node.index)
  }
}
