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
      let content = try trackingFurther(node) { try source.content(index) }
      let child = ViewBuild.Child(key: key, value: content, environment: environment)
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
    let content = try trackingFurther(node) { try source.content(index) }
    let child = ViewBuild.Child(
      key: key, value: content, environment: node.elementEnvironment)
    let made = try place(child, under: node, reusing: nil)
    node.realised[key] = made
    return made
  }

  /// Makes all elements below, down to containers, for one that has to know its children.
  public func realise(_ node: ViewNode) throws {
    guard case .list = node.facets.shape, node.facets.container == nil else { return }
    try realiseAll(node)
    for child in node.allChildren { try realise(child) }
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
