import Geometry
import Interpreter
import LayoutEngine

extension ViewGraph {
  /// Scrolls the scroll view around the view with that id, somewhere below `node`, so that it is
  /// seen (layout rule 12.7), be that scroll view below `node` or around it. Elements that are not
  /// made yet are found by their place, which is only known once those on the way are made: it is
  /// aimed at anew until it stands where it should.
  public func reveal(_ key: ChildKey, in node: ViewNode, anchor: UnitPoint?) {
    reveal(key, in: node, anchor: anchor, aims: Self.maximumAims)
  }

  private func reveal(_ key: ChildKey, in node: ViewNode, anchor: UnitPoint?, aims: Int) {
    let around = scrollView(around: node)
    let place = node.rendered.lazy
      .compactMap { self.place(of: key, in: $0, below: node, scroll: around) }.first
    guard let place,
      let offset = tree.contentOffset(revealing: place.frame, in: place.scroll, anchor: anchor),
      let before = tree.scrollGeometry(of: place.scroll)?.contentOffset, offset != before
    else { return }
    tree.setContentOffset(offset, of: place.scroll)
    needsLayout = true
    guard aims > 1 else { return }
    // What is only brought into view stays at the edge where it came in.
    let room = tree.frame(of: place.scroll)?.size.height ?? .infinity
    let fits = place.frame.size.height <= room
    let edge = UnitPoint(x: offset.x > before.x ? 1 : 0, y: offset.y > before.y && fits ? 1 : 0)
    afterUpdate { [unowned self, weak node] in
      if let node { reveal(key, in: node, anchor: anchor ?? edge, aims: aims - 1) }
    }
  }

  /// More than the estimate of what lies on the way takes to settle.
  private static let maximumAims = 8

  /// Where the view with that id stands, and the scroll view around it.
  private func place(
    of key: ChildKey, in view: RenderedView, below reader: ViewNode, scroll: LayoutNode?
  ) -> (frame: Rect, scroll: LayoutNode)? {
    let scroll = tree.scrollGeometry(of: view.layout) == nil ? scroll : view.layout
    if let scroll {
      if view.node.isNamed(key, below: reader), let frame = tree.frame(of: view.layout) {
        return (frame, scroll)
      }
      if let content = view.node.lazyContent, let index = content.index(of: key),
        let frame = tree.frame(ofItem: index, in: view.layout)
      {
        return (frame, scroll)
      }
    }
    return view.children.lazy
      .compactMap { self.place(of: key, in: $0, below: reader, scroll: scroll) }.first
  }

  /// The innermost scroll view that a node stands in.
  private func scrollView(around node: ViewNode) -> LayoutNode? {
    let around = sequence(first: node, next: \.parent).dropFirst()
    return around.lazy.filter { !$0.isComposite }.compactMap { node in
      node.rendered.first { $0.node === node && self.tree.scrollGeometry(of: $0.layout) != nil }
    }.first?.layout
  }

  /// The first scroll view below `node`, and what it knows after the last layout.
  public func scrollView(
    below node: ViewNode
  ) -> (view: RenderedView, geometry: ScrollGeometry)? {
    func find(_ view: RenderedView) -> (view: RenderedView, geometry: ScrollGeometry)? {
      tree.scrollGeometry(of: view.layout).map { (view, $0) }
        ?? view.children.lazy.compactMap(find).first
    }
    return node.rendered.lazy.compactMap(find).first
  }

  /// Scrolls the first scroll view below `node` to what `offset` makes of its geometry.
  public func scroll(below node: ViewNode, to offset: (ScrollGeometry) -> Point) {
    guard let (view, geometry) = scrollView(below: node) else { return }
    let asked = offset(geometry)
    tree.setContentOffset(
      Point(
        x: max(0, min(asked.x, geometry.maximumOffset.x)),
        y: max(0, min(asked.y, geometry.maximumOffset.y))), of: view.layout)
    needsLayout = true
  }

  /// The outermost views with ids inside a view, in order, and where they stand.
  public func scrollTargets(in view: RenderedView) -> [(id: Value, frame: Rect)] {
    view.children.flatMap { child -> [(id: Value, frame: Rect)] in
      guard let frame = tree.frame(of: child.layout) else { return [] }
      if let id = child.node.ownID(below: child) { return [(id, frame)] }
      return scrollTargets(in: child)
    }
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

  /// Whether the node, or one around it up to the next view, has that key; what stands around the
  /// reader is none of its views.
  fileprivate func isNamed(_ key: ChildKey, below reader: ViewNode) -> Bool {
    var current: ViewNode? = self
    while let node = current, node !== reader {
      if node.key == key { return true }
      guard let parent = node.parent else { return false }
      guard case .list = parent.facets.shape else { return false }
      current = parent
    }
    return false
  }
}

extension ViewNode {
  /// Whether the program gives it an id of its own, besides that of the data: `Row().id("x")`.
  fileprivate var hasOwnID: Bool {
    guard case .list = facets.shape, attached.count == 1 else { return false }
    if case .id = attached[0].key { return true }
    return attached[0].hasOwnID
  }

  fileprivate func isNamed(_ key: ChildKey) -> Bool {
    if self.key == key { return true }
    guard case .list = facets.shape else { return false }
    return attached.contains { $0.isNamed(key) }
  }
}

extension LazyContent {
  /// The position of the element with that id, which is its data's or, where the program gives them
  /// others, that of the view made of it: then elements are made until it is found.
  func index(of key: ChildKey) -> Int? {
    if let index = index(ofData: key) { return index }
    for run in runs {
      guard case .elements(let parent) = run.source,
        (try? graph.element(0, of: parent))?.hasOwnID == true
      else { continue }
      for position in 0..<run.count {
        guard let element = try? graph.element(position, of: parent) else { break }
        if element.isNamed(key) { return run.start + position }
        if !element.standsInLayout { graph.elementsThatLeft.append(element) }
      }
    }
    return nil
  }

  private func index(ofData key: ChildKey) -> Int? {
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
