import Geometry
import LayoutEngine

extension ViewGraph {
  /// Scrolls the scroll view around the view with that id, somewhere below `node`, so that it is
  /// seen (layout rule 12.7). Elements that are not made yet are found by their place.
  public func reveal(_ key: ChildKey, in node: ViewNode, anchor: UnitPoint?) {
    for view in node.rendered where reveal(key, in: view, scrolls: [], anchor) { return }
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

  private func show(_ frame: Rect, in scroll: LayoutNode, _ anchor: UnitPoint?) {
    guard let offset = tree.contentOffset(revealing: frame, in: scroll, anchor: anchor) else {
      return
    }
    tree.setContentOffset(offset, of: scroll)
    needsLayout = true
  }
}

extension ViewNode {
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
      }
    }
    return nil
  }
}
