import Checking
import Diagnostics
import Geometry
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
    /// The screen that the owner stands on.
    weak var presenter: ViewNode?
    var content: () throws -> Value
    /// Sets the driving binding to false; nil for a link without one.
    var end: (() throws -> Void)?
    var environment = DerivedEnvironment()
    var ownerVersion = -1
  }

  private(set) weak var node: ViewNode?
  var isImplicit = false
  /// Where the program wrote it.
  var place = SourceRange.none
  /// The split view's column that it is.
  var column: ColumnPlace?
  private(set) var source = PathSource.own
  private var own: [PathEntry] = []
  var entries: [Entry] = []
  var pushed: [Pushed] = []
  /// How much of the path is shown until what was popped has gone (navigation rule 2.8).
  private var shownCount: Int?
  /// The nodes whose screens have been popped, and whose bindings are told when they have gone.
  private(set) var leaving: Set<Int> = []
  /// By how much the bars of screens have given way, by the screen's number.
  var collapses: [Int: Double] = [:]
  private var counter = 0
  private var inner = DerivedEnvironment()
  var bars = DerivedEnvironment()
  let editing = EditingMode()
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
      $0.system.leaveContainers()
      $0[.property("editMode")] = .native(editing.binding)
    }
  }

  // MARK: The path

  /// Takes in the path as it is now: values that are the same at the same place keep their screens
  /// (navigation rule 2.8, `path = other`).
  func update(_ build: inout ViewBuild, _ source: PathSource) throws {
    node = build.node
    self.source = source
    let machine = build.machine
    editing.graph = build.graph
    let all = try source.read(own: own, in: machine)
    let values = shownCount.map { Array(all.prefix($0)) } ?? all
    var kept = 0
    while kept < min(values.count, entries.count) {
      let (old, new) = (entries[kept].entry, values[kept])
      guard try old.type == new.type && machine.areEqual(old.value, new.value) else { break }
      kept += 1
    }
    guard kept < max(values.count, entries.count) else { return }
    // Code that changes the path takes the view destinations above it away (rule 2.6.3).
    if values.count > entries.count { dropViewDestinations(in: build.graph, at: place) }
    pushed.removeAll { $0.end == nil }
    entries.removeSubrange(kept...)
    entries += values[kept...].map { Entry(key: nextKey(), entry: $0) }
  }

  /// A value that is pushed takes the screens of view links away (navigation rule 2.6.3).
  private func dropViewDestinations(in graph: ViewGraph, at place: SourceRange) {
    guard pushed.contains(where: { $0.end == nil }) else { return }
    graph.warn(
      "a value was pushed above the screen of a view link; such screens are taken away", at: place)
    pushed.removeAll { $0.end == nil }
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

  /// A swipe from the leading edge goes back (navigation rules 2.10.11 and 2.10.12).
  func swipe(_ direction: SwipeDirection, in graph: ViewGraph) throws -> Bool {
    let isMirrored = node?.environment.layoutDirection == .rightToLeft
    guard direction == (isMirrored ? .left : .right) else { return false }
    return try goBack(in: graph)
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

  /// Takes a screen and everything above it away. What drives them is told when they have gone
  /// (navigation rule 2.8).
  func pop(_ key: ChildKey, in graph: ViewGraph) throws {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      popPushed(from: 0, in: graph)
      popPath(to: index, in: graph)
    } else if let index = pushed.firstIndex(where: { $0.key == key }) {
      popPushed(from: index, in: graph)
    }
    if let node { graph.needsFinish(node) }
  }

  private func popPath(to count: Int, in graph: ViewGraph) {
    let popped = count..<entries.count
    let machine = graph.machine
    entries.removeSubrange(popped)
    shownCount = min(count, shownCount ?? count)
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, let graph else { return }
      shownCount = nil
      var values = try source.read(own: own, in: machine)
      // What the program has pushed or taken away meanwhile stays as it made it.
      guard values.count >= popped.upperBound else { return graph.markDirtyIfMounted(node) }
      values.removeSubrange(popped)
      try setPath(values, in: graph)
    }
  }

  private func popPushed(from index: Int, in graph: ViewGraph) {
    let gone = pushed[index...]
    pushed.removeSubrange(index...)
    let owners = gone.filter { $0.end != nil }.compactMap(\.owner?.id)
    leaving.formUnion(owners)
    graph.afterUpdate { [weak self, weak graph] in
      self?.leaving.subtract(owners)
      for screen in gone.reversed() { try screen.end?() }
      if let graph { graph.markDirtyIfMounted(self?.node) }
    }
  }

  /// What drives a screen is told that it has gone with the screen that it stood on, however that
  /// one was taken away (navigation rules 2.5.1 and 5.2).
  func endWithPresenter(_ screen: Pushed, in graph: ViewGraph) {
    guard let presenter = screen.presenter, !screens.contains(where: { $0 === presenter }) else {
      return
    }
    graph.afterUpdate { try screen.end?() }
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
    let place = link.linkPlace
    if destination(for: entry.type, seenFrom: link) != nil {
      guard source.accepts(entry.type) else {
        let name = graph.machine.name(of: entry.type)
        return graph.warn("the stack's path does not take a value of type \(name)", at: place)
      }
      // A value takes view destinations away and lies under a binding's screen (rules 2.6.3,
      // 2.6.4).
      dropViewDestinations(in: graph, at: place)
      if !pushed.isEmpty {
        guard Switches.disputed.valuesGoUnderBindings.value else {
          return graph.warn(
            "a value cannot be pushed while a screen of a binding is on top", at: place)
        }
        graph.warn(
          "a value was pushed while a screen of a binding is on top; it lies underneath", at: place)
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
    let lazy = screens.lazy.flatMap(\.screenTraits.lazyDestinations)
    if let ignored = lazy.first(where: { $0.type == entry.type }) {
      return graph.warn(
        "navigationDestination(for: \(name).self) stands inside a lazy container and is ignored; "
          + "move it outside of the rows", at: ignored.place)
    }
    graph.warn(
      "a link of value type \(name) has no matching navigationDestination visible from it; "
        + "the link cannot be activated", at: place)
  }

  func push(
    _ content: @escaping () throws -> Value, from link: ViewNode, isDetail: Bool,
    in graph: ViewGraph
  ) throws {
    if isDetail, let column,
      try column.split.replaceLater(content, link, after: column.column, graph)
    {
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
