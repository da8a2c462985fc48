import Checking
import Diagnostics
import Interpreter

/// One of the program's views came onto the screen, or left it.
public struct LifecycleEvent: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case appear, disappear }

  public var kind: Kind
  public var view: String
}

extension ViewGraph {
  /// Queues the `onChange` closures whose values differ from the last update's (navigation rules
  /// 9.7 to 9.9).
  func noteChanges(of node: ViewNode, to hooks: [Hook]) {
    for (index, hook) in hooks.enumerated() {
      guard case .change(let value, let initially, let action) = hook else { continue }
      let old = node.changes.updateValue(value, forKey: index)
      if let old {
        if (try? machine.areEqual(old, value)) != true, mayTell(node, of: value, at: index) {
          pending.append { try action(old, value) }
        }
      } else if initially {
        node.initialChanges.insert(index)
      }
    }
  }

  /// Whether a closure that is told of a change may be told again before the next frame: a change
  /// that it makes itself is told a few times more, and no longer (navigation rule 9.10).
  private func mayTell(_ node: ViewNode, of value: Value, at index: Int) -> Bool {
    let known = node.toldChanges[index]
    let count = known?.frame == frame ? known?.count ?? 0 : 0
    node.toldChanges[index] = (frame, count + 1)
    guard count >= Self.mostChangesPerFrame else { return true }
    let type = machine.name(of: machine.dynamicType(of: value))
    warn("onChange(of: \(type)) action tried to update multiple times per frame.")
    return false
  }

  /// How often one `onChange` is told of changes before the next frame.
  private static let mostChangesPerFrame = 8

  /// Tells the views on screen that they have come, innermost first, starts their tasks, and tells
  /// those that are gone (navigation rules 9.1, 9.2 and 9.4).
  func updateLifecycle(_ views: [RenderedView]) throws {
    var order: [ViewNode] = []
    var seen: Set<ObjectIdentifier> = []
    for view in views { collect(view, into: &order, &seen) }
    let gone = visible.filter { !seen.contains(ObjectIdentifier($0)) }
    let new = order.filter { !$0.isVisible }
    visible = order
    // What goes without a transition has gone before what comes is there (navigation rule 9.6).
    for node in gone where node.leavesAtOnce { try disappear(node) }
    for node in new { try appear(node) }
    for node in new { startTasks(of: node) }
    for node in order where !node.tasks.isEmpty { restartTasks(of: node) }
    // What comes has started before the transition ends that takes the rest away (rule 7.6).
    if !gone.isEmpty { try machine.scheduler.runReady() }
    for node in gone where node.isVisible { try disappear(node) }
  }

  private func collect(
    _ view: RenderedView, into order: inout [ViewNode], _ seen: inout Set<ObjectIdentifier>
  ) {
    for child in view.children { collect(child, into: &order, &seen) }
    collect(view.node, into: &order, &seen)
    for node in view.annotations { collect(node, into: &order, &seen) }
  }

  private func collect(
    _ node: ViewNode, into order: inout [ViewNode], _ seen: inout Set<ObjectIdentifier>
  ) {
    guard node.isComposite || !node.facets.hooks.isEmpty,
      seen.insert(ObjectIdentifier(node)).inserted
    else { return }
    order.append(node)
  }

  private func appear(_ node: ViewNode) throws {
    node.isVisible = true
    if isProgramView(node) { onEvent?(LifecycleEvent(kind: .appear, view: node.name)) }
    for (index, hook) in node.facets.hooks.enumerated() {
      if case .appear(let action) = hook { try machine.scheduler.perform(action) }
      if case .change(let value, _, let action) = hook,
        node.initialChanges.remove(index) != nil
      {
        try machine.scheduler.perform { try action(value, value) }
      }
    }
  }

  private func disappear(_ node: ViewNode) throws {
    node.isVisible = false
    if !node.isUntold {
      if isProgramView(node) { onEvent?(LifecycleEvent(kind: .disappear, view: node.name)) }
      for hook in node.facets.hooks.reversed() {
        if case .disappear(let action) = hook { try action() }
      }
    }
    for fiber in node.tasks.values { machine.cancel(fiber) }
    hasCancelled = hasCancelled || !node.tasks.isEmpty
    node.tasks = [:]
  }

  private func startTasks(of node: ViewNode) {
    for (index, hook) in node.facets.hooks.enumerated() {
      guard case .task(let id, let closure) = hook else { continue }
      node.tasks[index] = machine.spawn(closure)
      node.changes[index] = id
    }
  }

  /// `task(id:)` starts again when the id has changed.
  private func restartTasks(of node: ViewNode) {
    for (index, hook) in node.facets.hooks.enumerated() {
      guard case .task(let id?, let closure) = hook, let old = node.changes[index],
        (try? machine.areEqual(old, id)) != true
      else { continue }
      if let fiber = node.tasks[index] { machine.cancel(fiber) }
      node.changes[index] = id
      node.tasks[index] = machine.spawn(closure)
    }
  }
}

extension ViewGraph {
  /// The names of the program's views on screen, each once: outer ones first, and those that are
  /// presented after what presents them.
  /// - Parameter presented: the content of what is presented, bottom first.
  public func programViewsOnScreen(presented: [ViewNode]) -> [String] {
    let views = visible.reversed().filter(isProgramView)
    let levels = views.map { view in
      sequence(first: view, next: \.parent).lazy
        .compactMap { node in presented.firstIndex { $0 === node } }.first ?? -1
    }
    var names: [String] = []
    for level in -1..<presented.count {
      for (view, own) in zip(views, levels) where own == level && !names.contains(view.name) {
        names.append(view.name)
      }
    }
    return names
  }
}

extension ViewGraph {
  /// Takes the focus from a field that is not among the views, or may not be used any more
  /// (navigation rule 17.7).
  func dropFocus(unlessIn views: ArraySlice<RenderedView>) throws {
    guard let resign = resignFocus else { return }
    if let field = focusedField, field.isMounted, field.facets.interaction?.isEnabled != false,
      views.contains(where: { $0.shows(field) })
    {
      return
    }
    resignFocus = nil
    try resign()
  }
}

extension RenderedView {
  fileprivate func shows(_ other: ViewNode) -> Bool {
    node === other || children.contains { $0.shows(other) }
  }
}

extension ViewNode {
  /// Whether it went with a row that leaves untold.
  fileprivate var isUntold: Bool {
    sequence(first: self) { $0.parent }.contains { $0.leavesUntold }
  }

  /// Whether a transition around it, inside of what stays on the screen, takes no time.
  fileprivate var leavesAtOnce: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.facets.leavesAtOnce { return true }
      if current.isMounted, current.children.count != 1 { return false }
      node = current.parent
    }
    return false
  }
}
