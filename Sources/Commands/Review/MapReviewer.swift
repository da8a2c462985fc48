import Diagnostics
import Simulation
import ViewTree

/// Judges what the walk through the running app shows; each finding is told once, where it is met
/// first.
struct MapReviewer {
  let map: ScreenMap
  /// Where the program declares a view of that name.
  let place: (String) -> SourceRange?

  var findings: [Finding] {
    let rules: [Finding.Rule] = [
      .tooManyTabs, .tooDeep, .circularPush, .deadEnd, .stackedModals, .nestedStacks,
      .needlessModal, .noTitle,
    ]
    return rules.flatMap { rule in
      var told: Set<Sentence> = []
      return map.screens.compactMap { screen -> Finding? in
        guard let fact = fact(rule, screen), told.insert(fact).inserted else { return nil }
        let view = rule == .tooManyTabs ? screen.views.first : screen.viewInSource
        return Finding(rule, fact, at: view.flatMap(place), of: view, on: screen.place)
      }
    }
  }

  private func fact(_ rule: Finding.Rule, _ screen: ScreenMap.Screen) -> Sentence? {
    switch rule {
    case .tooManyTabs:
      let bars = screen.contexts.lazy.filter { !$0.isPager }
      guard let tabs = bars.compactMap(\.tabs).first(where: { $0.count > 5 }) else { return nil }
      return "\(tabs.count) tabs"
    case .tooDeep: return depth(screen)
    case .circularPush: return circularPush(screen)
    case .deadEnd: return map.isDeadEnd(screen) ? "no way back from \(screen.name)" : nil
    case .stackedModals:
      let modals = screen.contexts.filter(\.kind.isModal)
      guard modals.count > 1 else { return nil }
      let kinds = modals.reversed().map { Sentence(verbatim: $0.kind.rawValue) }
      return kinds.dropFirst().reduce(kinds[0]) { "\($0) over \($1)" }
    case .nestedStacks: return nestedStacks(screen)
    case .needlessModal: return needlessModal(screen)
    case .noTitle:
      guard let last = screen.contexts.last, last.kind == .stack, (last.levels ?? 1) > 1,
        (last.title ?? "").isEmpty, map.pushes(from: screen)
      else { return nil }
      return "\(screen.name) has no title, and pushes other screens"
    default: return nil
    }
  }

  /// More than four levels; told once, at the first screen that lies too deep.
  private func depth(_ screen: ScreenMap.Screen) -> Sentence? {
    let levels = screen.levels
    guard levels > 4, let first = map.screens.first(where: { $0.levels > 4 }),
      first.number == screen.number
    else { return nil }
    return "\(levels) levels deep"
  }

  /// A way back that is a push: the same screen lies in the stack twice. What is pushed from there
  /// lies in it twice too, and is not told.
  private func circularPush(_ screen: ScreenMap.Screen) -> Sentence? {
    guard let way = map.ways.first(where: \.isCircular), way.from == screen.number,
      let end = way.end.number, map.screens.indices.contains(end - 1)
    else { return nil }
    return "\(screen.name) pushes \(map.screens[end - 1].name), which is below it already"
  }

  /// A stack as the root of another (navigation rule 2.11); one that is pushed is told where it is.
  private func nestedStacks(_ screen: ScreenMap.Screen) -> Sentence? {
    let modal = screen.contexts.lastIndex { $0.kind.isModal }
    let stacks = screen.contexts[(modal ?? 0)...].filter { $0.kind == .stack }
    guard stacks.count > 1, stacks.dropLast().contains(where: { ($0.levels ?? 1) == 1 })
    else { return nil }
    return "\(screen.name) stands in \(stacks.count) stacks at once"
  }

  /// A sheet that a row of a stack opens, and in which there is nothing to do but close it.
  private func needlessModal(_ screen: ScreenMap.Screen) -> Sentence? {
    guard let last = screen.contexts.last(where: { $0.kind != .stack }), last.kind == .sheet,
      screen.isReadOnly,
      let way = map.ways.first(where: { $0.end.number == screen.number && $0.isOfRow }),
      let opener = map.screens.first(where: { $0.number == way.from }),
      opener.contexts.last?.kind == .stack
    else { return nil }
    return "\(screen.name) is only read, and opens as a sheet from a row"
  }
}

extension ScreenMap {
  /// Whether a user can go on from it to a screen above it in the same stack.
  func pushes(from screen: Screen) -> Bool {
    ways(from: screen.number).contains { way in
      guard let end = way.end.number, screens.indices.contains(end - 1) else { return false }
      let other = screens[end - 1]
      return other.contexts.map(\.kind) == screen.contexts.map(\.kind)
        && other.stackLevels > screen.stackLevels
    }
  }

  /// Whether it is a pushed or presented screen without a back button that nothing leads out of:
  /// not from itself, nor from any screen that it leads to.
  func isDeadEnd(_ screen: Screen) -> Bool {
    guard screen.wasEntered, !screen.hasBackButton else { return false }
    var inside = [screen]
    var next = 0
    while next < inside.count {
      // Which words let go on from a form nobody knows.
      guard inside[next].isWalked, !inside[next].hasFields,
        !hasWay(outOf: screen, from: inside[next])
      else { return false }
      for way in ways(from: inside[next].number) {
        guard let end = self.screen(at: way), end.isInside(screen),
          !inside.contains(where: { $0.number == end.number })
        else { continue }
        inside.append(end)
      }
      next += 1
    }
    return true
  }

  /// Whether every screen without a back button that a view is pushed as has a control that leads
  /// out of it: who comes there goes on, and is not stuck.
  func leadsOut(of view: String) -> Bool {
    let screens = screens.filter { $0.wasEntered && !$0.hasBackButton && $0.viewInSource == view }
    return !screens.isEmpty && screens.allSatisfy { hasWay(outOf: $0, from: $0) }
  }

  /// The swipe from the edge is no way that a user can see, and another tab none that leads back;
  /// pulling a sheet is one.
  private func hasWay(outOf screen: Screen, from place: Screen) -> Bool {
    ways(from: place.number).contains { way in
      way.act != "back" && !way.choosesTab
        && self.screen(at: way).map { !$0.isInside(screen) } == true
    }
  }

  private func screen(at way: Way) -> Screen? {
    way.end.number.flatMap { screens.indices.contains($0 - 1) ? screens[$0 - 1] : nil }
  }
}

extension ScreenKind {
  /// Whether it takes the user out of where they were.
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover: true
    case .window, .tabs, .stack, .split, .alert, .confirmationDialog, .menu: false
    }
  }
}
