import Geometry
import Interpreter
import LayoutEngine

extension ViewGraph {
  /// Brings the realised elements of a `ForEach` up to date, and drops those whose id has gone.
  func refreshElements(of node: ViewNode, environment: EnvironmentValues) throws {
    node.elementEnvironment = environment
    guard let source = node.facets.elements else {
      for child in node.realised.values.sorted(by: { $0.id < $1.id }) { unmount(child) }
      node.realised = [:]
      return
    }
    guard !node.realised.isEmpty else { return }
    var kept: [ChildKey: ViewNode] = [:]
    for index in 0..<source.count {
      let key = try source.key(index)
      guard let old = node.realised.removeValue(forKey: key) else { continue }
      let child = ViewBuild.Child(
        key: key, value: try source.content(index), environment: environment)
      kept[key] = try place(child, under: node, reusing: old)
      if node.realised.isEmpty { break }
    }
    for child in node.realised.values.sorted(by: { $0.id < $1.id }) { unmount(child) }
    node.realised = kept
    node.invalidateRendering()
  }

  /// The node of one element, made now if need be.
  func element(_ index: Int, of node: ViewNode) throws -> ViewNode? {
    guard let source = node.facets.elements, index < source.count else { return nil }
    let key = try source.key(index)
    if let found = node.realised[key] { return found }
    let child = ViewBuild.Child(
      key: key, value: try source.content(index), environment: node.elementEnvironment)
    let made = try place(child, under: node, reusing: nil)
    node.realised[key] = made
    return made
  }

  /// Makes all elements, for a container that is not lazy.
  func realiseAll(_ node: ViewNode) throws {
    guard let source = node.facets.elements else { return }
    node.elementOrder = try (0..<source.count).compactMap { try element($0, of: node) }
  }
}

/// The kinds of container that realise their children as they come into view.
public enum LazyKind {
  /// A lazy stack or grid: the spec for a provider.
  case lazy((any LazyProvider) -> LazySpec)
  /// A list: its spec for a provider.
  case list((any LazyProvider) -> ListSpec)
}

/// The children of a lazy container: views that are there, and elements yet to be made.
///
/// A class because layout asks it for nodes while it measures. What is made stays made, with its
/// state, until its id leaves the data (navigation rule 9.12).
final class LazyContent: LazyProvider {
  /// One item: a view's node, or an element of a `ForEach` by position.
  enum Slot {
    case view(ViewNode)
    case element(ViewNode, Int)
  }

  private unowned let graph: ViewGraph
  private(set) var slots: [(slot: Slot, role: LazyRole)] = []
  /// What layout shows now, by position in `slots`.
  private(set) var shown: [Int: [RenderedView]] = [:]
  private var groups: [Int: LayoutNode] = [:]
  /// The first error of a body run during layout; thrown when the layout is over.
  var failure: (any Error)?

  init(graph: ViewGraph) { self.graph = graph }

  var count: Int { slots.count }

  func role(at index: Int) -> LazyRole { slots[index].role }

  func node(at index: Int, in tree: LayoutTree) -> LayoutNode {
    do {
      let views = try views(at: index)
      shown[index] = views
      if views.count == 1 { return views[0].layout }
      let group = groups[index] ?? tree.create(.vStack(.center, spacing: nil))
      groups[index] = group
      tree.setChildren(views.map(\.layout), of: group)
      return group
    } catch {
      failure = failure ?? error
      return tree.create(.fixed(FixedLeaf(.zero)))
    }
  }

  func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree) { shown[index] = nil }

  private func views(at index: Int) throws -> [RenderedView] {
    switch slots[index].slot {
    case .view(let node): return try graph.render(node)
    case .element(let parent, let position):
      guard let node = try graph.element(position, of: parent) else { return [] }
      return try graph.render(node)
    }
  }

  /// The views that stand in the layout now, in order.
  var visible: [RenderedView] { shown.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Finds the items anew, without making any element.
  func update(from container: ViewNode) {
    slots = []
    for child in container.attached { collect(child, section: 0, role: .row) }
    shown = shown.filter { $0.key < slots.count }
  }

  private enum Part { case header, row, footer }
  private var sections = 0

  private func collect(_ node: ViewNode, section: Int, role: Part) {
    if let facet = node.facets.section {
      sections += 1
      let mine = sections
      for (position, child) in node.attached.enumerated() {
        let part: Part =
          position == facet.header ? .header : position == facet.footer ? .footer : .row
        collect(child, section: mine, role: part)
      }
      return
    }
    if case .list = node.facets.shape, !node.facets.annotates {
      for child in node.attached { collect(child, section: section, role: role) }
      for index in 0..<(node.facets.elements?.count ?? 0) {
        slots.append((.element(node, index), lazyRole(role, section, node)))
      }
      return
    }
    slots.append((.view(node), lazyRole(role, section, node)))
  }

  private func lazyRole(_ part: Part, _ section: Int, _ node: ViewNode) -> LazyRole {
    switch part {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    case .row: .row(ListRow(section: section))
    }
  }
}
