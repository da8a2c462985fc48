import Interpreter

/// Parts: children that a node makes once the others are up to date, or when somebody asks.
extension ViewGraph {
  /// Makes a part, or gives it another value; it keeps its state while its kind is the same.
  @discardableResult
  public func setPart(
    _ key: ChildKey, of node: ViewNode, to value: Value, environment: EnvironmentValues
  ) throws -> ViewNode {
    let child = ViewBuild.Child(key: key, value: value, environment: environment)
    let part = try place(child, under: node, reusing: node.parts[key])
    node.parts[key] = part
    return part
  }

  /// Takes a part out of the tree; its state goes with it.
  public func removePart(_ key: ChildKey, of node: ViewNode) {
    guard let part = node.parts.removeValue(forKey: key) else { return }
    unmount(part)
    node.invalidateRendering()
  }

  /// The node's `finish` runs before the next screen.
  public func needsFinish(_ node: ViewNode) {
    guard !node.isUnfinished, !node.isFinishing, node.isMounted else { return }
    node.isUnfinished = true
    unfinished.append(node)
  }

  /// Puts the node's views together anew for the next screen.
  public func needsRendering(_ node: ViewNode) { node.invalidateRendering() }

  /// Runs the `finish` of the outermost node that waits.
  func finishNext() throws {
    unfinished.removeAll { !$0.isMounted }
    guard let next = unfinished.min(by: { ($0.depth, $0.id) < ($1.depth, $1.id) }) else { return }
    unfinished.removeAll { $0 === next }
    next.isUnfinished = false
    next.isFinishing = true
    defer { next.isFinishing = false }
    try next.facets.finish?(next, self)
    next.invalidateRendering()
  }

  /// What a view says of its screen has changed: the containers around it look again.
  func traitsChanged(at node: ViewNode) {
    var current: ViewNode? = node
    while let container = current {
      container.needsRendering = true
      if container.facets.finish != nil { needsFinish(container) }
      current = container.parent
    }
  }

  /// Runs `action` once views that left have been told.
  public func afterUpdate(_ action: @escaping () throws -> Void) { afterUpdate.append(action) }

  func runAfterUpdate() throws {
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { try action() }
  }

  /// Counts up, for presentations as they become wanted.
  public func nextPresentationOrder() -> Int {
    presentationCount += 1
    return presentationCount
  }

  /// Presents what no modifier asks for, as UIKit does: over all that is shown. What is given back
  /// closes it.
  public func present(_ make: (ViewNode) -> any Presentation) -> Int {
    ownPresentations = ownPresentations.filter(\.value.isWanted)
    guard let owner = topStage?() else { return 0 }
    let presentation = make(owner)
    presentation.order = nextPresentationOrder()
    ownPresentations[presentation.order] = presentation
    markDirty(owner)
    return presentation.order
  }

  /// What could be presented, in the order in which it was asked for; of one update's, the innermost
  /// first, which the program writes first.
  public func wantedPresentations() -> [any Presentation] {
    let wanted = (presenters.values.flatMap(\.facets.presentations) + ownPresentations.values)
      .filter(\.isWanted)
    let new = wanted.filter { $0.order == 0 }.map { (depth: $0.owner?.depth ?? 0, asked: $0) }
      .sorted { ($1.depth, $0.asked.owner?.id ?? 0) < ($0.depth, $1.asked.owner?.id ?? 0) }
    for next in new { next.asked.order = nextPresentationOrder() }
    return wanted.sorted { $0.order < $1.order }
  }
}

extension Facets {
  /// Whether containers have to look again when it changes.
  var speaksOfScreen: Bool { traits != nil || hasToolbar }
}
