import Checking
import Interpreter
import ViewTree

/// The screens of one stack: the root, those of the path's values, and above them those that a
/// view link or a binding pushed (navigation rules 2.1 and 2.6.1).
///
/// A class: links and back buttons change it, and the node that shows it keeps it.
final class StackState: ScreenContainer, NavigationScope {
  /// A screen of a value of the path.
  struct Entry {
    var key: ChildKey
    var entry: PathEntry
    var environment = DerivedEnvironment()
    /// The registration whose closure made the screen.
    var content: Value?
  }

  /// A screen above the path's.
  struct Pushed {
    var key: ChildKey
    weak var owner: ViewNode?
    var content: () throws -> Value
    /// Sets the driving binding to false; nil for a link without one.
    var end: (() throws -> Void)?
    var environment = DerivedEnvironment()
    var ownerVersion = -1
  }

  private(set) weak var node: ViewNode?
  var isImplicit = false
  /// The split view's column that it is.
  var column: ColumnPlace?
  private(set) var source = PathSource.own
  private var own: [PathEntry] = []
  var entries: [Entry] = []
  var pushed: [Pushed] = []
  private var counter = 0
  private var inner = DerivedEnvironment()
  /// Every screen, root first.
  var screens: [ViewNode] = []

  var visibleScreens: [ViewNode] { screens.suffix(1) }

  func nextKey() -> ChildKey {
    counter += 1
    return .named("screen \(counter)")
  }

  func environment(for environment: EnvironmentValues) -> EnvironmentValues {
    inner.derive(from: environment) {
      $0.system.navigation = self
      if !isImplicit {
        $0.system.backTarget = nil
        $0.system.columnToggle = nil
      }
      $0.system.listSelection = nil
      $0.system.isListRow = false
    }
  }

  // MARK: The path

  /// Takes in the path as it is now: values that are the same at the same place keep their screens
  /// (navigation rule 2.8, `path = other`).
  func update(_ build: inout ViewBuild, _ source: PathSource) throws {
    node = build.node
    self.source = source
    let machine = build.machine
    let values = try source.read(own: own, in: machine)
    var kept = 0
    while kept < min(values.count, entries.count) {
      let (old, new) = (entries[kept].entry, values[kept])
      guard try old.type == new.type && machine.areEqual(old.value, new.value) else { break }
      kept += 1
    }
    guard kept < max(values.count, entries.count) else { return }
    // Code that changes the path takes the view destinations above it away (rule 2.6.3).
    pushed.removeAll { $0.end == nil }
    entries.removeSubrange(kept...)
    entries += values[kept...].map { Entry(key: nextKey(), entry: $0) }
  }

  /// Replaces the path, through the binding where there is one.
  func setPath(_ values: [PathEntry], in graph: ViewGraph) throws {
    own = values
    try source.write(values)
    if let node { graph.markDirty(node) }
  }

  // MARK: Going back

  func goBack(in graph: ViewGraph) throws -> Bool {
    if let top = screens.last, screens.count > 1 || node?.environment.system.backTarget != nil {
      let traits = top.screenTraits
      if traits.hidesBackButton == true || traits.navigationBar == .hidden { return false }
    }
    return try pop(in: graph)
  }

  /// Takes the topmost screen away; false at the root.
  func pop(in graph: ViewGraph) throws -> Bool {
    if let last = pushed.last {
      try pop(last.key, in: graph)
    } else if let last = entries.last {
      try pop(last.key, in: graph)
    } else if let target = node?.environment.system.backTarget {
      try target.go()
    } else {
      return false
    }
    return true
  }

  /// Takes a screen and everything above it away (navigation rule 2.8, `dismiss()`).
  func pop(_ key: ChildKey, in graph: ViewGraph) throws {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      try removePushed(from: 0)
      try setPath(entries[..<index].map(\.entry), in: graph)
    } else if let index = pushed.firstIndex(where: { $0.key == key }) {
      try removePushed(from: index)
    }
    if let node { graph.needsFinish(node) }
  }

  private func removePushed(from index: Int) throws {
    let gone = pushed[index...]
    pushed.removeSubrange(index...)
    for screen in gone.reversed() { try screen.end?() }
  }

  /// Back to the root, as tapping the selected tab does (navigation rule 7.1.4).
  func popToRoot(in graph: ViewGraph) throws -> Bool {
    guard !entries.isEmpty || !pushed.isEmpty else { return false }
    try removePushed(from: 0)
    if !entries.isEmpty { try setPath([], in: graph) }
    if let node { graph.needsFinish(node) }
    return true
  }

  // MARK: Links

  func activate(
    _ value: Value, _ type: Type, from link: ViewNode, in graph: ViewGraph
  ) throws {
    let entry = PathEntry(value, type, in: graph.machine)
    if destination(for: entry.type, seenFrom: link) != nil {
      guard source.accepts(entry.type) else {
        let name = graph.machine.name(of: entry.type)
        return graph.warn("the stack's path does not take a value of type \(name)")
      }
      // A value takes view destinations away and lies under a binding's screen (rules 2.6.3, 2.6.4).
      pushed.removeAll { $0.end == nil }
      if !pushed.isEmpty {
        graph.warn("a value was pushed while a screen of a binding is on top; it lies underneath")
      }
      return try setPath(entries.map(\.entry) + [entry], in: graph)
    }
    if let column, try column.split.activateLater(entry, after: column.column, in: graph) {
      return
    }
    if let selection = link.environment.system.listSelection,
      try selection.select(value, entry.type)
    {
      return
    }
    let name = graph.machine.name(of: entry.type)
    graph.warn(
      "a link of value type \(name) has no matching navigationDestination visible from it; "
        + "the link cannot be activated")
  }

  func push(
    _ content: @escaping () throws -> Value, from link: ViewNode, isDetail: Bool,
    in graph: ViewGraph
  ) throws {
    if isDetail, let column, column.split.replaceLater(content, link, after: column.column, graph) {
      return
    }
    pushed.append(Pushed(key: nextKey(), owner: link, content: content))
    if let node { graph.needsFinish(node) }
  }

  /// The registration for a type that a link sees: on its own screen or nearer the root.
  private func destination(for type: Type, seenFrom link: ViewNode) -> Destination? {
    for screen in screens {
      if let found = screen.screenTraits.destinations.first(where: { $0.type == type }) {
        return found
      }
      if link.isInside(screen) { return nil }
    }
    return nil
  }
}

extension ViewNode {
  /// Whether it is `other` or stands somewhere below it.
  func isInside(_ other: ViewNode) -> Bool {
    var current: ViewNode? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}

extension StackState {
  /// Makes these values everything above the root.
  func show(_ values: [PathEntry], in graph: ViewGraph) throws {
    pushed.removeAll { $0.end == nil }
    try setPath(values, in: graph)
    if let node { graph.needsFinish(node) }
  }
}
