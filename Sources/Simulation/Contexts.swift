import Interpreter
import ViewTree

extension Simulator {
  /// The contexts from the outermost to the one that is active (contract, section 5).
  public func contexts() throws -> [ContextReport] {
    guard let root else { return [] }
    var reports = [ContextReport(.window, title: nil)]
    reports += try contexts(in: root)
    if reports.count == 1 { reports[0].title = root.screenTraits.title }
    for shown in presentations {
      let inside = try contexts(in: shown.content)
      var report = ContextReport(shown.presentation.kind, title: shown.presentation.title)
      if inside.isEmpty { report.title = report.title ?? shown.content.screenTraits.title }
      report.detent = try shown.presentation.detent(shown.content.screenTraits)
      reports += [report] + inside
    }
    return reports
  }

  /// The containers of screens inside a view, outermost first, along what is active in each.
  private func contexts(in node: ViewNode) throws -> [ContextReport] {
    guard let container = activeContainer(in: node) else { return [] }
    var reports = try container.report(in: graph).map { [$0] } ?? []
    if let screen = container.visibleScreens.last { reports += try contexts(in: screen) }
    return reports
  }

  /// The containers that are active now, outermost first.
  func activeContainers(in node: ViewNode) -> [any ScreenContainer] {
    guard let container = activeContainer(in: node) else { return [] }
    let inside = container.visibleScreens.last.map { activeContainers(in: $0) } ?? []
    return [container] + inside
  }

  /// The first container in tree order.
  private func activeContainer(in node: ViewNode) -> (any ScreenContainer)? {
    if let container = node.facets.container { return container }
    for child in node.attached {
      if let found = activeContainer(in: child) { return found }
    }
    return nil
  }
}

extension Simulator {
  /// The names of the program's views on screen, each once: outer ones first, and those that are
  /// presented after what presents them.
  public var viewsOnScreen: [String] {
    graph.programViewsOnScreen(presented: presentations.map(\.content))
  }

  /// The program's view that the screen in front is: the outermost of its content, or for a root
  /// that is written in place the one that writes it. Nil for pushed or presented content that is
  /// written in place.
  public func frontView() throws -> String? {
    guard let base = presentations.last?.content ?? root else { return nil }
    let screen = activeContainers(in: base).last?.visibleScreens.last ?? base
    var node = screen
    while !graph.isProgramView(node), node.children.count == 1 { node = node.children[0] }
    if graph.isProgramView(node) { return node.name }
    guard try (contexts().last?.levels ?? 1) == 1 else { return nil }
    let outer = sequence(first: screen) { $0 === base ? nil : $0.parent }
    return outer.first(where: graph.isProgramView)?.name
  }

  /// The titles of the screens that stand side by side: a split view's columns; none elsewhere.
  public var columnTitles: [String] {
    guard let base = presentations.last?.content ?? root,
      let container = activeContainers(in: base).last(where: { $0.visibleScreens.count > 1 })
    else { return [] }
    return container.visibleScreens.map { shownTitle(of: $0) }
  }

  private func shownTitle(of screen: ViewNode) -> String {
    if let inner = activeContainer(in: screen)?.visibleScreens.last { return shownTitle(of: inner) }
    return screen.screenTraits.title ?? ""
  }

  /// Whether something in the app waits for its time to come.
  public var isWaiting: Bool { machine.scheduler.nextTime != nil }
}
