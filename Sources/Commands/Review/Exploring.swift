import Checking
import Diagnostics
import Simulation
import SwiftSource
import ViewTree

/// Walks an app breadth first: what a user can do on each screen is done once, each time after doing
/// again what led there. Rows alike are tried until two of them have led to the same screen. The
/// same app gives the same map.
struct Explorer {
  /// How far it goes.
  struct Bounds {
    var screens = 80
    /// Acts from the launch.
    var depth = 7
    var acts = 1200
    /// Controls of one screen.
    var controls = 40
    /// Options of one picker.
    var options = 4
  }

  /// An act as the session takes it, and as a user would say it.
  private struct Act {
    var line: String
    var words: String
    var choosesTab = false
    /// The list or loop whose row it is on, by its node's number.
    var rows: Int?
    /// Whether that row stands in a column beside others: it leads to the same from wherever it is
    /// seen.
    var isOfColumn = false
    /// What it is on: a row and a text may have one name.
    var role: Interaction.Role?

    /// What is done once on a screen.
    var identity: String { "\(role?.rawValue ?? "") \(words)" }
  }

  /// A screen to look around on: after these acts.
  private struct Stop {
    var screen: Int
    var acts: [String]
    /// What the screens show that lie below in the stack, and this one.
    var trail: [[String]]
    /// Whether a field was filled in on the way: what leads on may lead to more now.
    var isFilledIn = false
  }

  private let session: Session
  private let bounds: Bounds
  private var map = ScreenMap()
  private var count = 0
  /// What was done on each screen already.
  private var done: [Int: Set<String>] = [:]
  /// The tabs that were looked around in.
  private var tabs: Set<String> = []
  /// The screens with what can be done on them: a control that was not there before, or could not
  /// be used, is news, and so is a field that was filled in.
  private var variants: Set<[String]> = []
  /// What stands on screens without a title that rows lead to: those are one.
  private var rowTexts: Set<String> = []
  private var stops: [Stop] = []
  /// The rows of columns that were tried, by the words for it.
  private var columnRows: Set<String> = []
  /// What was pushed, as `Type.case` or `Type`.
  private(set) var reached: Set<String> = []

  /// - Parameter session: a session of its own, just launched: what it shows is changed.
  init(_ session: Session, bounds: Bounds = Bounds()) {
    self.session = session
    self.bounds = bounds
  }

  mutating func explore() throws -> ScreenMap {
    let first = try look(after: [])
    map.screens = [first]
    variants.insert(try variant(of: first))
    stops = [Stop(screen: 1, acts: [], trail: [first.content])]
    var next = 0
    while next < stops.count {
      try explore(stops[next])
      next += 1
    }
    return map
  }

  private mutating func explore(_ stop: Stop) throws {
    try session.replay(stop.acts)
    let onwards = stop.isFilledIn ? Set(map.ways(onwardFrom: stop.screen).map(\.act)) : []
    let acts = try acts().filter {
      done[stop.screen]?.contains($0.identity) != true || onwards.contains($0.words)
    }
    guard stop.acts.count < bounds.depth else {
      if acts.count > 1 { map.isCut = true }
      return
    }
    map.screens[stop.screen - 1].isWalked = true
    // Where the rows of one list have led so far.
    var ends: [Int: [Int?]] = [:]
    for act in acts {
      if let rows = act.rows, let known = ends[rows], known.count > 1, Set(known).count == 1 {
        continue
      }
      if act.isOfColumn, !columnRows.insert(act.words).inserted { continue }
      guard count < bounds.acts, session.isInterrupted?() != true else {
        map.isCut = true
        return
      }
      count += 1
      done[stop.screen, default: []].insert(act.identity)
      try session.replay(stop.acts)
      let end = try perform(act, at: stop)
      if let rows = act.rows { ends[rows, default: []].append(end) }
    }
  }

  /// Does it and follows; the number of the screen where it led.
  private mutating func perform(_ act: Act, at stop: Stop) throws -> Int? {
    let reply = session.respond(to: act.line)
    guard let error = reply.error else { return try follow(act, at: stop) }
    let nothing = ["nothingToGoBackTo", "nothingToDismiss", "notPossible"]
    if !nothing.contains(error.code) { add(act, from: stop.screen, .failure(error.message)) }
    return nil
  }

  private mutating func follow(_ act: Act, at stop: Stop) throws -> Int? {
    let acts = stop.acts + [act.line]
    var found = try look(after: acts, byRow: act.rows != nil)
    let from = map.screens[stop.screen - 1]
    let isNew = variants.insert(try variant(of: found)).inserted
    let isPush = found.stackLevels > stop.trail.count
    let isUnderneath =
      !found.showsLastValue && found.contexts.last?.path?.isEmpty == false
      && found.content == stop.trail.last
    let isCircular = isPush && !isUnderneath && stop.trail.contains(found.content)
    let trail = stop.trail.prefix(max(1, found.stackLevels) - 1) + [found.content]
    if let known = map.screens.first(where: { $0.shape == found.shape }) {
      if known.number != stop.screen || isPush {
        add(act, from: stop.screen, isCircular: isCircular, .screen(known.number))
      }
      if isNew {
        stops.append(
          Stop(
            screen: known.number, acts: acts, trail: Array(trail),
            isFilledIn: act.line.hasPrefix("type ")))
      }
      return known.number
    }
    guard map.screens.count < bounds.screens else {
      map.isCut = true
      return nil
    }
    found.number = map.screens.count + 1
    found.wasEntered = !act.choosesTab && found.isOver(from)
    map.screens.append(found)
    add(act, from: stop.screen, isCircular: isCircular, .screen(found.number))
    stops.append(Stop(screen: found.number, acts: acts, trail: Array(trail)))
    return found.number
  }

  private mutating func add(
    _ act: Act, from number: Int, isCircular: Bool = false, _ end: ScreenMap.Way.End
  ) {
    let isKnown = map.ways.contains {
      $0.from == number && $0.act == act.words && $0.end == end && $0.isCircular == isCircular
    }
    guard !isKnown else { return }
    map.ways.append(
      ScreenMap.Way(
        from: number, act: act.words, choosesTab: act.choosesTab, isOfRow: act.rows != nil,
        isCircular: isCircular, end: end))
  }

  // MARK: What is there

  /// The screen where the session is now.
  private mutating func look(
    after acts: [String], byRow: Bool = false
  ) throws -> ScreenMap.Screen {
    let app = try session.app()
    let screen = try app.screen()
    let contexts = try app.contexts()
    for context in contexts {
      for (type, value) in zip(context.pathTypes ?? [], context.path ?? []) {
        reached.insert(type)
        reached.insert(type + value.prefix { $0 != "(" })
      }
    }
    map.seen.formUnion(app.viewsOnScreen)
    return ScreenMap.Screen(
      number: 1, contexts: contexts, views: app.viewsOnScreen,
      text: text(of: screen, contexts, byRow: byRow),
      texts: screen.texts.filter { $0 != screen.backButton }, columns: columns(of: screen, app),
      hasBackButton: screen.backButton != nil,
      isReadOnly: screen.controls.allSatisfy { $0.role == "back" || $0.role == "tab" }, acts: acts)
  }

  private func columns(of screen: ScreenReport, _ app: Simulator) -> [String] {
    let titles = app.columnTitles
    guard titles.count > 1 else { return [] }
    return titles + ["\(screen.controls.filter { $0.isSelected == true }.count) selected"]
  }

  /// What a menu is told from others by: its options; and a page or pushed screen without a name.
  private mutating func text(
    of screen: ScreenReport, _ contexts: [ContextReport], byRow: Bool
  ) -> String? {
    switch contexts.last {
    case let menu? where menu.kind == .menu:
      screen.controls.map(\.label).joined(separator: "|")
    case let pager? where pager.isPager: screen.texts.first
    case _: untitledText(of: screen, contexts, byRow: byRow)
    }
  }

  /// What a pushed screen without title and value is told from others by; nothing for those of rows,
  /// which are alike.
  private mutating func untitledText(
    of screen: ScreenReport, _ contexts: [ContextReport], byRow: Bool
  ) -> String? {
    guard let last = contexts.last, last.kind == .stack, (last.levels ?? 1) > 1,
      (last.title ?? "").isEmpty, last.path?.last == nil,
      let text = screen.texts.first(where: { $0 != screen.backButton })
    else { return nil }
    if byRow { rowTexts.insert(text) }
    return rowTexts.contains(text) ? nil : text
  }

  /// The screen, which controls it has besides rows, and which can be used or are filled in.
  private func variant(of screen: ScreenMap.Screen) throws -> [String] {
    try screen.shape
      + session.app().controls().map { control in
        let interaction = control.interaction
        let isRow = control.view.node.loop != nil
        let name = isRow ? "row" : control.report.label.filter { !$0.isNumber }
        let isFilled = interaction.text != nil && !(interaction.value ?? "").isEmpty
        return "\(interaction.role) \(name) \(interaction.isEnabled) \(isFilled)"
      }
      .reduce(into: Set<String>()) { $0.insert($1) }.sorted()
  }

  /// What a user could do now, and how it is said.
  private mutating func acts() throws -> [Act] {
    let app = try session.app()
    let contexts = try app.contexts()
    let controls = try app.controls()
    let place = contexts.map { "\($0.kind.rawValue) \($0.selection ?? "")" }.joined(separator: " ")
    let looksAtTabs = tabs.insert(place).inserted
    let usable = controls.filter { $0.interaction.isEnabled }
    if usable.count > bounds.controls { map.isCut = true }
    var acts = usable.prefix(bounds.controls).flatMap { control -> [Act] in
      if control.interaction.role == .tab, !looksAtTabs { return [] }
      return self.acts(on: control)
    }
    if contexts.contains(where: { ($0.columns?.count ?? 0) > 1 }) {
      for index in acts.indices { acts[index].isOfColumn = acts[index].rows != nil }
    }
    if contexts.contains(where: { $0.tabs != nil }),
      !controls.contains(where: { $0.interaction.role == .tab })
    {
      acts.append(Act(line: "swipe left", words: "swipe left", choosesTab: true))
    }
    if contexts.contains(where: { ($0.levels ?? 1) > 1 || $0.kind == .split }) {
      acts.append(Act(line: "back", words: "back"))
    }
    if contexts.contains(where: \.kind.isPresented) {
      acts.append(Act(line: "dismiss", words: "dismiss"))
    }
    if app.isWaiting { acts.append(Act(line: "wait 5s", words: "wait 5s")) }
    return acts
  }

  private func acts(on control: FoundControl) -> [Act] {
    let interaction = control.interaction
    let label = (control.report.texts.first ?? control.report.label).showingControls()
    let (number, rows) = (control.report.id, control.view.node.loop)
    func act(_ verb: String, _ rest: String = "", isTab: Bool = false) -> Act {
      Act(
        line: "\(verb) #\(number)\(rest)", words: "\(verb) \"\(label)\"\(rest)", choosesTab: isTab,
        rows: rows, role: interaction.role)
    }
    var acts: [Act] = []
    switch interaction.role {
    case .textField, .secureField, .textEditor:
      if (interaction.value ?? "").isEmpty { acts.append(act("type", " \"a\"")) }
    case .searchField, .back: break
    case .button, .link, .row, .tab, .image, .view, .menu, .option, .disclosure, .toggle, .picker,
      .stepper, .slider, .datePicker, .colorPicker:
      if interaction.isOn != nil {
        acts.append(act("toggle"))
      } else if interaction.tap != nil, interaction.role != .picker || interaction.isDisclosing {
        acts.append(act("tap", isTab: interaction.role == .tab))
      } else {
        acts += interaction.options.filter { !$0.isSelected }.prefix(bounds.options).map {
          act("pick", " \"\($0.label.showingControls())\"")
        }
      }
    }
    if interaction.longPress != nil, interaction.role != .back { acts.append(act("longpress")) }
    let edges = Set(interaction.swipeActions.map(\.edge))
    if edges.contains(.trailing) { acts.append(act("swipe", " left")) }
    if edges.contains(.leading) { acts.append(act("swipe", " right")) }
    return acts
  }
}

extension ViewNode {
  /// The loop that it stands in the element of, by number; nil outside of any.
  fileprivate var loop: Int? {
    var current: ViewNode? = self
    while let node = current {
      if case .id = node.key, let parent = node.parent, parent.facets.elements != nil {
        return parent.id
      }
      current = node.parent
    }
    return nil
  }
}

extension Session {
  /// The map of the app from its launch; the running app stays as it is.
  func map() throws -> ScreenMap {
    _ = try app()
    let scout = Session(library: library, options: options)
    scout.isInterrupted = isInterrupted
    scout.readResource = readResource
    let launch = scout.launch(sources)
    if let error = launch.error {
      throw CommandError(.runtimeError, "the app does not launch: \(error.message)")
    }
    guard scout.showsViews, let running = scout.running else {
      throw CommandError(.noApp, "the files show no screen; load an app with: load FILE.swift")
    }
    var explorer = Explorer(scout)
    var map = try explorer.explore()
    map.note(SourceReviewer(running.assembly.files), running.program, explorer.reached)
    return map
  }
}

extension ScreenMap {
  /// Finds what the program declares and the walk has not met.
  fileprivate mutating func note(
    _ source: SourceReviewer, _ program: CheckedProgram, _ reached: Set<String>
  ) {
    let used = source.types.reduce(into: Set<String>()) { names, type in
      for call in type.everything.compactMap(\.viewCall) where call.base == nil {
        names.insert(call.name.text)
      }
    }
    unseenViews = source.views.map(\.name).filter { used.contains($0) && !seen.contains($0) }
    let routes = source.views.flatMap(\.shown).compactMap(\.viewCall).compactMap { call in
      call.name.text == "navigationDestination" ? call.typeName("for") : nil
    }
    for route in routes where !unreachedRoutes.contains(where: { $0.hasPrefix(route) }) {
      let cases = program.types.first { $0.name == route }?.cases ?? []
      if cases.isEmpty {
        if !reached.contains(route) { unreachedRoutes.append(route) }
      } else {
        unreachedRoutes += cases.map { "\(route).\($0.name)" }.filter { !reached.contains($0) }
      }
    }
  }
}
