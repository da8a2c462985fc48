import Geometry
import Interpreter
import LayoutEngine

extension ViewGraph {
  /// Scrolls the scroll view around the view with that id, somewhere below `node`, so that it is
  /// seen (layout rule 12.7). Elements that are not made yet are found by their place.
  ///
  /// Once it is there its own frame is known, and those of the views around it: where it is not yet
  /// at its place, what is missing follows.
  public func reveal(_ key: ChildKey, in node: ViewNode, anchor: UnitPoint?) {
    reveal(key, in: node, anchor: anchor, rounds: Self.mostRounds)
  }

  /// How often a scroll view follows frames that were estimated.
  private static let mostRounds = 8

  private func reveal(_ key: ChildKey, in node: ViewNode, anchor: UnitPoint?, rounds: Int) {
    let before = scrollVersion
    for view in node.rendered where reveal(key, in: view, scrolls: [], anchor) { break }
    guard scrollVersion != before, rounds > 0 else { return }
    afterUpdate { [unowned self, weak node] in
      if let node { reveal(key, in: node, anchor: anchor, rounds: rounds - 1) }
    }
  }

  private func reveal(
    _ key: ChildKey, in view: RenderedView, scrolls: [LayoutNode], _ anchor: UnitPoint?
  ) -> Bool {
    var scrolls = scrolls
    if tree.scrollGeometry(of: view.layout) != nil { scrolls.append(view.layout) }
    guard let scroll = scrolls.last else {
      return view.children.contains { reveal(key, in: $0, scrolls: scrolls, anchor) }
    }
    if view.node.isNamed(key, below: view), let frame = tree.frame(of: view.layout) {
      show(frame, in: scroll, anchor)
      return true
    }
    if let content = view.node.lazyContent, let index = content.index(of: key),
      let frame = tree.frame(ofItem: index, in: view.layout)
    {
      show(frame, in: scroll, anchor)
      return true
    }
    return view.children.contains { reveal(key, in: $0, scrolls: scrolls, anchor) }
  }

  /// The first scroll view below `node`, and what it knows after the last layout.
  public func scrollView(
    below node: ViewNode
  ) -> (layout: LayoutNode, geometry: ScrollGeometry)? {
    func find(_ view: RenderedView) -> (layout: LayoutNode, geometry: ScrollGeometry)? {
      tree.scrollGeometry(of: view.layout).map { (view.layout, $0) }
        ?? view.children.lazy.compactMap(find).first
    }
    return node.rendered.lazy.compactMap(find).first
  }

  /// Scrolls the first scroll view below `node` to what `offset` makes of its geometry.
  public func scroll(below node: ViewNode, to offset: (ScrollGeometry) -> Point) {
    guard let (scroll, geometry) = scrollView(below: node) else { return }
    let asked = offset(geometry)
    tree.setContentOffset(
      Point(
        x: max(0, min(asked.x, geometry.maximumOffset.x)),
        y: max(0, min(asked.y, geometry.maximumOffset.y))), of: scroll)
    needsLayout = true
  }

  /// The id of the first view with one that is at least partly inside `viewport`.
  public func firstID(in view: RenderedView, seenIn viewport: Rect) -> Value? {
    for child in view.children {
      guard let frame = tree.frame(of: child.layout), frame.maxY > viewport.minY + 0.5,
        frame.maxX > viewport.minX + 0.5
      else { continue }
      if let id = child.node.ownID(below: child) { return id }
      if let id = firstID(in: child, seenIn: viewport) { return id }
    }
    return nil
  }

  private func show(_ frame: Rect, in scroll: LayoutNode, _ anchor: UnitPoint?) {
    guard let offset = tree.contentOffset(revealing: frame, in: scroll, anchor: anchor),
      offset != tree.scrollGeometry(of: scroll)?.contentOffset
    else { return }
    tree.setContentOffset(offset, of: scroll)
    scrollVersion += 1
    needsLayout = true
  }
}

extension ViewNode {
  /// The id of the node, or of one around it up to the next view.
  fileprivate func ownID(below view: RenderedView) -> Value? {
    var current: ViewNode? = self
    while let node = current {
      if case .id(let id) = node.key { return id.value }
      guard let parent = node.parent, case .list = parent.facets.shape else { return nil }
      current = parent
    }
    return nil
  }

  /// Whether the node, or one around it up to the next view, has that key.
  fileprivate func isNamed(_ key: ChildKey, below view: RenderedView) -> Bool {
    var current: ViewNode? = self
    while let node = current {
      if node.key == key { return true }
      guard let parent = node.parent else { return false }
      guard case .list = parent.facets.shape else { return false }
      current = parent
    }
    return false
  }
}

extension LazyContent {
  /// The position of the element with that id.
  func index(of key: ChildKey) -> Int? {
    for run in runs {
      switch run.source {
      case .view(let node): if node.key == key { return run.start }
      case .rendered(let view): if view.node.key == key { return run.start }
      case .elements(let parent):
        guard let source = parent.facets.elements else { continue }
        for position in 0..<source.count where (try? source.key(position)) == key {
          return run.start + position
        }
        // An element that is not made yet may say another id of itself.
        for position in 0..<source.count {
          guard case .native(let view as IdentifiedElement)? = try? source.content(position),
            view.key == key
          else { continue }
          return run.start + position
        }
      }
    }
    return nil
  }
}
