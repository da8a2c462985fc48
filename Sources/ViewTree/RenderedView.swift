import Geometry
import LayoutEngine

/// One view as it stands in the layout: a leaf, a container, a modifier around a view, or the
/// program's own view around its body.
///
/// A class: it is put together once and shared until its node changes.
public final class RenderedView {
  public let node: ViewNode
  /// Which of the node's views: a modifier of several views stands once around each.
  public let index: Int
  /// Its place in the layout; the program's own views share their body's.
  public internal(set) var layout: LayoutNode
  private let ownChildren: [RenderedView]
  /// The layout of a view that shows one of several candidates.
  private let choosing: LayoutTree?
  /// What stands inside: of a lazy container, what is in view; of candidates, the chosen one.
  public var children: [RenderedView] {
    if let lazy = node.lazyContent { return lazy.visible }
    guard let choosing else { return ownChildren }
    return ownChildren.filter { choosing.placedSize(of: $0.layout) != nil }
  }
  /// Modifiers around it that have no layout of their own, innermost first.
  public internal(set) var annotations: [ViewNode] = []
  /// The grid row that it is a cell of, through all modifiers around it (layout rule 14.12).
  public var gridRow: LayoutNode?
  /// What it is a modifier of, or the body of the program's view that it is.
  public private(set) var inner: RenderedView?
  /// Whether it lies over its siblings.
  public var isRaised = false
  /// What a user can do with the list row that it is, besides what it offers itself.
  public internal(set) var rowInteraction: Interaction?
  /// What takes things that are dropped over the list row that it is.
  var rowDropTarget: DropTarget?

  public init(
    node: ViewNode, index: Int, layout: LayoutNode, children: [RenderedView],
    choosing: LayoutTree? = nil
  ) {
    self.node = node
    self.choosing = choosing
    self.index = index
    self.layout = layout
    ownChildren = children
  }

  public var name: String { node.name }

  /// The same, as a modifier around `other`: a cell of the grid row that that is a cell of.
  func around(_ other: RenderedView) -> RenderedView {
    gridRow = other.gridRow
    inner = other
    return self
  }

  /// Who is painted later among siblings: the outermost that says so, through all modifiers.
  public var zIndex: Double {
    if isRaised { return 1 }
    let own = annotations.last { $0.facets.zIndex != 0 }?.facets.zIndex ?? node.facets.zIndex
    return own != 0 ? own : inner?.zIndex ?? 0
  }

  /// The identifiers set on it outside of the innermost, and the modifier that each stands behind:
  /// `opacity` has no frame of its own, but `.opacity(0.5).accessibilityIdentifier("dim")` names
  /// one.
  public var outerIdentifiers: [(id: Int, modifier: String, identifier: String)] {
    var outer: [(id: Int, modifier: String, identifier: String)] = []
    var hasInner = node.facets.identifier != nil
    var modifier: ViewNode?
    for annotation in annotations {
      if let identifier = annotation.facets.identifier {
        let named = modifier ?? annotation
        if hasInner { outer.append((named.id, named.name, identifier)) }
        hasInner = true
      } else {
        modifier = annotation
      }
    }
    return outer
  }

  /// The innermost identifier set on it.
  public var identifier: String? {
    node.facets.identifier ?? annotations.lazy.compactMap(\.facets.identifier).first
  }

  /// What it is called where somebody said so.
  public var accessibilityLabel: String? {
    annotations.lazy.compactMap(\.facets.accessibilityLabel).last
  }

  /// What is read after its label and value.
  public var accessibilityHint: String? {
    annotations.lazy.compactMap(\.facets.accessibilityHint).last
  }

  /// What it is said to hold where somebody said so.
  public var accessibilityValue: String? {
    annotations.lazy.compactMap(\.facets.accessibilityValue).last
  }

  /// What it is said to be besides, or not to be; who says it further out has the last word.
  public var accessibilityTraits: SpokenTraits? {
    annotations.compactMap(\.facets.accessibilityTraits).reduce(nil) { inner, outer in
      outer.over(inner)
    }
  }

  /// Whether what is said of it is said of it as a whole, and not of the elements inside.
  public var holdsElements: Bool { annotations.contains { $0.facets.holdsElements } }

  /// Its children in the order in which they are read.
  public var readingOrder: [RenderedView] {
    let children = children
    guard children.contains(where: { $0.sortPriority != 0 }) else { return children }
    return children.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  private var sortPriority: Double {
    annotations.lazy.compactMap(\.facets.sortPriority).last ?? 0
  }

  /// Whether nothing of it can be seen.
  public var isHidden: Bool {
    node.facets.isHidden || annotations.contains { $0.facets.isHidden }
  }

  /// Whether it is no part of what others are called.
  var isUnspoken: Bool {
    isHidden || node.facets.isUnspoken || annotations.contains { $0.facets.isUnspoken }
  }

  /// Whether nothing inside can be touched.
  public var ignoresTouches: Bool {
    node.facets.ignoresTouches || annotations.contains { $0.facets.ignoresTouches }
  }
}

extension ViewGraph {
  /// The views that `node` contributes to what it stands in, with their layouts up to date.
  ///
  /// Cost: the nodes changed since the last call, and their ancestors.
  public func render(_ node: ViewNode) throws -> [RenderedView] {
    guard node.needsRendering else { return node.rendered }
    node.rendered = try rendering(of: node)
    // What stands elsewhere counts as seen, so that its changes are told from here on.
    for child in node.children where node.detachedKeys.contains(child.key) { _ = try render(child) }
    node.renderedVersion = node.version
    node.needsRendering = false
    return node.rendered
  }

  private func rendering(of node: ViewNode) throws -> [RenderedView] {
    switch node.facets.shape {
    case .list:
      let items = try contentViews(of: node)
      if node.isComposite {
        return items.enumerated().map { index, item in
          RenderedView(node: node, index: index, layout: item.layout, children: [item])
            .around(item)
        }
      }
      if !node.facets.layoutValues.isEmpty && node.renderedVersion != node.version {
        for item in items { tree.traitsChanged(of: item.layout) }
      }
      if node.facets.annotates {
        for item in items where !item.annotations.contains(where: { $0 === node }) {
          item.annotations.append(node)
        }
      }
      return items
    case .container(let spec):
      if let lazy = node.facets.lazy { return [try lazyView(lazy, of: node)] }
      forgetLazyContent(of: node)
      let handle = layout(of: node, at: 0, spec)
      if node.facets.reader != nil { readers[handle] = node }
      let content = try contentViews(of: node)
      tree.setChildren(content.map(\.layout), of: handle)
      var choosing: LayoutTree?
      if case .viewThatFits = spec { choosing = tree }
      return [
        RenderedView(
          node: node, index: 0, layout: handle, children: content, choosing: choosing)
      ]
    case .wrap(let spec):
      return try contentViews(of: node).enumerated().map { index, item in
        let handle = layout(of: node, at: index, spec)
        tree.setChildren([item.layout], of: handle)
        return RenderedView(node: node, index: index, layout: handle, children: [item])
          .around(item)
      }
    case .attachment(let spec):
      return try attachment(spec, of: node)
    case .composed(let composition):
      return try composition(node, self)
    }
  }

  /// An overlay or background: the first child's views, each with the others' behind or over it.
  /// Several attached views are an implicit ZStack (layout rule 2.4).
  private func attachment(_ spec: LayoutSpec, of node: ViewNode) throws -> [RenderedView] {
    guard let primary = node.attached.first else { return [] }
    let attached = try node.attached.dropFirst().flatMap { try render($0) }
    var layer: LayoutNode?
    if attached.count > 1 {
      let handle = node.attachmentLayouts.first ?? tree.create(.zStack(.center))
      node.attachmentLayouts = [handle]
      tree.setChildren(attached.map(\.layout), of: handle)
      layer = handle
    } else {
      layer = attached.first?.layout
    }
    return try render(primary).enumerated().map { index, item in
      let handle = layout(of: node, at: index, spec)
      let mine = index == 0 ? attached : []
      tree.setChildren([item.layout] + (index == 0 ? layer.map { [$0] } ?? [] : []), of: handle)
      return RenderedView(node: node, index: index, layout: handle, children: [item] + mine)
        .around(item)
    }
  }

  private func lazyView(_ kind: LazyKind, of node: ViewNode) throws -> RenderedView {
    let content = node.lazyContent ?? LazyContent(graph: self)
    if node.lazyContent == nil { lazies.append(content) }
    node.lazyContent = content
    try content.update(from: node, kind)
    let spec: LayoutSpec =
      switch kind {
      case .lazy(let make): .lazy(make(content))
      case .list(let make): .list(make(content))
      }
    let handle = layout(of: node, at: 0, spec)
    tree.itemsChanged(in: handle)
    return RenderedView(node: node, index: 0, layout: handle, children: [])
  }

  /// The node is no lazy container, or no longer one, as a form on another device.
  func forgetLazyContent(of node: ViewNode) {
    guard let content = node.lazyContent else { return }
    lazies.removeAll { $0 === content }
    node.lazyContent = nil
  }

  /// Tells the list that a screen begins with whether a large title is above it (layout rule
  /// 20.2); what stands below other views is not it.
  public func putBelowTitle(_ views: [RenderedView], isLarge: Bool) {
    guard let first = views.first else { return }
    guard let content = first.node.lazyContent else {
      return putBelowTitle(first.children, isLarge: isLarge)
    }
    guard content.isBelowLargeTitle != isLarge else { return }
    content.isBelowLargeTitle = isLarge
    tree.itemsChanged(in: first.layout)
  }

  /// The views that the node's children make, elements included, in order.
  public func contentViews(of node: ViewNode) throws -> [RenderedView] {
    if node.facets.elements != nil { try realiseAll(node) }
    var views: [RenderedView] = []
    for child in node.attached { views += try render(child) }
    for element in node.elementOrder { views += try render(element) }
    return views
  }

  /// One of the layouts that a node keeps, with these parameters now.
  public func layout(of node: ViewNode, at index: Int, _ spec: LayoutSpec) -> LayoutNode {
    if node.layouts.indices.contains(index) {
      if node.renderedVersion != node.version { tree.update(node.layouts[index], spec) }
    } else {
      let handle = tree.create(spec)
      node.layouts.append(handle)
      owners[handle] = node
    }
    tree.setLayoutDirection(node.environment.layoutDirection, of: node.layouts[index])
    return node.layouts[index]
  }
}

extension ViewGraph {
  /// One of the layouts that a composition keeps, with these parameters and children from now on.
  public func place(
    _ spec: LayoutSpec, over children: [LayoutNode], of node: ViewNode, at index: Int
  ) -> LayoutNode {
    if node.layouts.indices.contains(index) {
      tree.update(node.layouts[index], spec)
    } else {
      node.layouts.append(tree.create(spec))
    }
    let handle = node.layouts[index]
    tree.setLayoutDirection(node.environment.layoutDirection, of: handle)
    tree.setChildren(children, of: handle)
    return handle
  }

  /// Takes the layouts apart that a composition no longer keeps: it has become a smaller one, whose
  /// parts they would still hold.
  public func takeApart(layoutsOf node: ViewNode, from index: Int) {
    for handle in node.layouts.dropFirst(index) { tree.setChildren([], of: handle) }
  }
}

extension Facets {
  /// Whether a node without layout still says something of the views inside it.
  public var annotates: Bool {
    identifier != nil || accessibilityLabel != nil || accessibilityHint != nil
      || accessibilityValue != nil || accessibilityTraits != nil || holdsElements
      || sortPriority != nil || isHidden || isUnspoken || ignoresTouches
      || interaction != nil || dropTarget != nil
      || draw != nil
      || drawOver != nil || zIndex != 0 || makeMenu != nil || !layoutValues.isEmpty
      || !hooks.isEmpty
      || !presentations.isEmpty
  }
}
