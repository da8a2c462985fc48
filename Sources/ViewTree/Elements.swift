import Geometry
import Interpreter
import LayoutEngine

extension ViewGraph {
  /// Brings the realised elements of a `ForEach` up to date, and drops those whose id has gone.
  /// - Parameter keeps: whether their values are what they were.
  func refreshElements(
    of node: ViewNode, environment: EnvironmentValues, keeping keeps: Bool
  ) throws {
    node.elementEnvironment = environment
    guard let source = node.facets.elements else {
      for child in node.realised.values.sorted(by: { $0.id < $1.id }) { unmount(child) }
      node.realised = [:]
      node.realisedPositions = [:]
      return
    }
    defer { node.elementCount = source.count }
    guard !node.realised.isEmpty else { return }
    let positions = try positions(of: node, in: source)
    var kept: [ChildKey: ViewNode] = [:]
    for (index, key) in positions {
      guard let old = node.realised.removeValue(forKey: key) else { continue }
      let content =
        keeps ? old.value : try trackingFurther(node) { try source.content(index) }
      let child = ViewBuild.Child(key: key, value: content, environment: environment)
      kept[key] = try place(child, under: node, reusing: old)
    }
    for child in node.realised.values.sorted(by: { $0.id < $1.id }) { unmount(child) }
    node.realised = kept
    node.realisedPositions = Dictionary(uniqueKeysWithValues: positions.map { ($0.key, $0.index) })
    node.invalidateRendering()
  }

  /// Where the realised elements are now, in order. They are looked for where they were, counted
  /// from the front and from the end, and only then everywhere: a list of a million is not read
  /// through for the ten rows on the screen.
  private func positions(
    of node: ViewNode, in source: ElementSource
  ) throws -> [(index: Int, key: ChildKey)] {
    var found: [(index: Int, key: ChildKey)] = []
    var missing: Set<ChildKey> = []
    let more = source.count - node.elementCount
    for (key, _) in node.realised.sorted(by: { $0.value.id < $1.value.id }) {
      let known = node.realisedPositions[key]
      let places = (known.map { [$0, $0 + more] } ?? []).filter { (0..<source.count).contains($0) }
      if case .repeated(let id, let index) = key {
        if index < source.count, try source.key(index) == id { found.append((index, key)) }
      } else if let index = try places.first(where: { try source.key($0) == key }) {
        found.append((index, key))
      } else {
        missing.insert(key)
      }
    }
    for index in 0..<source.count {
      if missing.isEmpty { break }
      let key = try source.key(index)
      if missing.remove(key) != nil { found.append((index, key)) }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// The node of one element, made now if need be.
  func element(_ index: Int, of node: ViewNode) throws -> ViewNode? {
    guard let source = node.facets.elements, index < source.count else { return nil }
    return try element(index, source.key(index), of: node, in: source)
  }

  private func element(
    _ index: Int, _ key: ChildKey, of node: ViewNode, in source: ElementSource
  ) throws -> ViewNode {
    node.realisedPositions[key] = index
    node.elementCount = source.count
    if let found = node.realised[key] { return found }
    let random = machine.random
    let content = try trackingFurther(node) { try source.content(index) }
    let child = ViewBuild.Child(
      key: key, value: content, environment: node.elementEnvironment)
    let made = try place(child, under: node, reusing: nil)
    made.isOfChance = machine.random != random
    node.realised[key] = made
    return made
  }

  /// Lets go of elements that have left a lazy container's layout and keep nothing: whoever comes
  /// back finds them made anew, as they were. Without it a command would cost what has been seen.
  func forgetElements() {
    for element in elementsThatLeft {
      guard element.isMounted, !element.standsInLayout, let parent = element.parent,
        parent.realised[element.key] === element, parent.elementOrder.isEmpty,
        !element.keepsSomething
      else { continue }
      parent.realised[element.key] = nil
      parent.realisedPositions[element.key] = nil
      unmount(element)
    }
    elementsThatLeft = []
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
    var seen: Set<ChildKey> = []
    node.elementOrder = try (0..<source.count).compactMap { index in
      let key = try source.key(index)
      return seen.insert(key).inserted
        ? try element(index, of: node)
        : try element(index, .repeated(key, index), of: node, in: source)
    }
  }
}

extension ViewNode {
  /// Whether the view, or one below it, keeps what its values alone would not bring back.
  fileprivate var keepsSomething: Bool {
    isVisible || isOfChance || storage != nil || !changes.isEmpty
      || !slots.values.allSatisfy(\.isAsMade) || !tasks.isEmpty
      || !parts.isEmpty || !preferenceValues.isEmpty || lazyContent != nil
      || allChildren.contains(where: \.keepsSomething)
  }
}

/// The kinds of container that realise their children as they come into view.
public enum LazyKind {
  /// A lazy stack or grid: the spec for a provider.
  case lazy((any LazyProvider) -> LazySpec)
  /// A list: its spec for a provider.
  case list((any LazyProvider) -> ListSpec)
}
