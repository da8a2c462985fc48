import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Makes the screens above the root, and says what they are.
extension StackState {
  /// Brings the screens in line with the path and with the bindings that push.
  func finish(_ node: ViewNode, in graph: ViewGraph) throws {
    guard let root = node.children.first else { return }
    screens = [root]
    try finishPath(node, in: graph)
    try finishPushed(node, in: graph)
    let wanted = Set(entries.map(\.key) + pushed.map(\.key))
    for key in node.parts.keys.sorted(by: { "\($0)" < "\($1)" })
    where !wanted.contains(key) && key.isScreen {
      graph.removePart(key, of: node)
    }
    if let column { column.split.columnChanged(in: graph) }
  }

  private func finishPath(_ node: ViewNode, in graph: ViewGraph) throws {
    var known: [Destination] = []
    var read = 0
    for index in entries.indices {
      while read < screens.count {
        known += graph.noticing(screens[read], after: known)
        read += 1
      }
      let entry = entries[index].entry
      let content = known.first { $0.type == entry.type }?.content
      let environment = screenEnvironment(
        &entries[index].environment, entries[index].key, node, graph)
      let isNew = node.parts[entries[index].key] == nil
      let isChanged = entries[index].content.map { content?.isSame(as: $0) != true } ?? true
      if isNew && content == nil {
        let name = graph.machine.name(of: entry.type)
        graph.warn(
          "the path holds a value of type \(name), for which no destination is declared", at: place)
      }
      if isNew || isChanged
        || node.parts[entries[index].key]?.environment.isSame(as: environment) != true
      {
        entries[index].content = content
        try graph.setPart(
          entries[index].key, of: node, to: destinationScreen(content, entry.value),
          environment: environment)
      }
      if let part = node.parts[entries[index].key] { screens.append(part) }
    }
  }

  /// Screens of links and bindings: those that are there stay in their order while they are wanted,
  /// and new ones come on top.
  private func finishPushed(_ node: ViewNode, in graph: ViewGraph) throws {
    let old = pushed
    pushed = []
    try column?.split.showItem(of: nextColumnItems, after: column?.column ?? 0, in: graph)
    for screen in old {
      if screen.end != nil {
        guard let request = requests.first(where: { $0.owner === screen.owner }) else {
          endWithPresenter(screen, in: graph)
          continue
        }
        var kept = screen
        kept.content = request.content
        kept.end = request.end
        try show(kept, node, graph)
      } else if screen.owner.map({ owner in screens.contains { owner.isInside($0) } }) ?? true {
        try show(screen, node, graph)
      }
    }
    var isFirst = true
    while isFirst || !node.environment.system.switches.pushesOneByOne,
      let request = requests.first(where: { request in
        !pushed.contains { $0.owner === request.owner }
      })
    {
      isFirst = false
      try show(
        Pushed(
          key: nextKey(), owner: request.owner, content: request.content, end: request.end),
        node, graph)
      guard pushed.count < ViewGraph.maximumPasses else { throw Unsettled() }
    }
  }

  /// What bindings show as the next column: items, and links that lead there (navigation rules
  /// 2.5.2 and 3.1.4).
  private var nextColumnItems: [PushRequest] {
    guard let column, isImplicit, column.split.showsItems(after: column.column) else { return [] }
    return screens.flatMap(\.screenTraits.pushes).filter(\.isOfDetail)
  }

  private var requests: [PushRequest] {
    let elsewhere = leaving.union(nextColumnItems.compactMap(\.owner?.id))
    return screens.flatMap(\.screenTraits.pushes).filter { request in
      request.owner.map { !elsewhere.contains($0.id) } ?? true
    }
  }

  private func show(_ screen: Pushed, _ node: ViewNode, _ graph: ViewGraph) throws {
    var screen = screen
    let environment = screenEnvironment(&screen.environment, screen.key, node, graph)
    let part = node.parts[screen.key]
    let version = screen.owner?.version ?? screen.ownerVersion
    if part == nil || version != screen.ownerVersion
      || part?.environment.isSame(as: environment) != true
    {
      let content = screen.content
      try graph.setPart(
        screen.key, of: node, to: .view("NavigationDestination") { $0.child(try content()) },
        environment: environment)
    }
    screen.ownerVersion = version
    screen.presenter = screen.owner.flatMap { owner in screens.last { owner.isInside($0) } }
    pushed.append(screen)
    if let part = node.parts[screen.key] { screens.append(part) }
  }

  /// A screen sees what the stack sees, and leaves by going back (navigation rules 8.2 and 11.8).
  private func screenEnvironment(
    _ derived: inout DerivedEnvironment, _ key: ChildKey, _ node: ViewNode, _ graph: ViewGraph
  ) -> EnvironmentValues {
    derived.derive(from: environment(for: node.environment)) {
      $0.setDismiss(isPresented: true) { [weak self, weak graph] in
        guard let self, let graph else { return }
        try self.pop(key, in: graph)
      }
    }
  }

  /// A value's screen; a warning sign where no destination is declared (navigation rule 2.4).
  private func destinationScreen(_ content: Value?, _ value: Value) -> Value {
    .view("NavigationDestination") { build in
      guard let content else {
        return build.child(missingDestination)
      }
      build.child(try build.machine.call(content, [value]))
    }
  }

  // MARK: Reports

  func report(in graph: ViewGraph) throws -> ContextReport? {
    guard !isImplicit else { return nil }
    var report = ContextReport(.stack, title: screens.last?.screenTraits.title)
    report.path = try entries.map {
      try graph.machine.literal($0.entry.value, as: $0.entry.type)
    }
    report.pathTypes = entries.map { graph.machine.name(of: $0.entry.type) }
    report.levels = screens.count
    return report
  }
}

extension ChildKey {
  /// Whether the part is a screen, and not a bar.
  fileprivate var isScreen: Bool {
    if case .named(let name) = self { return name.hasPrefix("screen ") }
    return false
  }
}

/// What SwiftUI shows for a value that it has no destination for.
private var missingDestination: Value {
  .view("Image") { build in
    build.facets.label = "exclamationmark.triangle"
    build.layout(.fixed(FixedLeaf(Size(width: 21, height: 20))))
    let sign = Symbol("exclamationmark.triangle", color: Color(.primary), size: 17)
    build.draw { $0.list.append(.symbol(sign), in: $0.frame) }
  }
}

extension ViewGraph {
  /// The destinations of one more screen; the console is told of those that an outer one shadows
  /// (navigation rule 2.3.3).
  fileprivate func noticing(
    _ screen: ViewNode, after known: [Destination]
  ) -> [Destination] {
    let destinations = screen.screenTraits.destinations
    var all = known
    for destination in destinations {
      if all.contains(where: { $0.type == destination.type }) {
        warnOnce(
          "navigationDestination(for: \(machine.name(of: destination.type)).self) is declared more "
            + "than once in the stack; the one nearest the root is used", of: screen,
          at: destination.place)
      }
      all.append(destination)
    }
    return destinations
  }
}
