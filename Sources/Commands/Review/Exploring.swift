import Diagnostics
import Simulation
import ViewTree

/// Walks an app breadth first: what a user can do on each screen is done once, each time after
/// doing again what led there. Rows alike are tried until two of them have led to the same screen.
/// The same app gives the same map.
struct Explorer {
  /// How far it goes.
  struct Bounds {
    var screens = 80
    /// Acts from the launch.
    var depth = 7
    var acts = 1200
    /// Controls that are on one page of a screen.
    var controls = 40
    /// How often a screen is scrolled on to the next page.
    var pages = 20
    /// After how many pages in a row without anything new the rest is taken to be alike but its end.
    var pagesAlike = 2
    /// Options of one picker.
    var options = 4
    /// How often an act is done again that changes what there is to read and leads nowhere else.
    var rounds = 4
  }

  /// A screen to look around on: after these acts.
  private struct Stop {
    var screen: Int
    var acts: [String]
    /// How many acts those are: filling in a form is one.
    var depth = 0
    /// What the screens show that lie below in the stack, and this one; nothing for those that were
    /// pushed with it.
    var trail: [[String]]
    var again = Again.nothing
    /// How often in a row the last act was done.
    var rounds = 0
    /// Whether something is under way that was not before.
    var isWaiting = false
    /// What was done there on the pages above.
    var tried: Set<String> = []
    /// Where the rows of one list have led so far.
    var ends: [Int: [Int?]] = [:]
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
  /// The screens by what they look like, on any of their pages.
  private var shapes: [[String]: Int] = [:]
  /// What stands on screens without a title that rows lead to: those are one.
  private var rowTexts: Set<String> = []
  /// What there was to read on the screens so far.
  private var read: Set<[String]> = []
  /// The screens that were filled in.
  private var filled: Set<Int> = []
  /// The acts after which the session stands now; nil where it may have gone on.
  private var place: [String]?
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
    shapes[first.shape] = 1
    read.insert(first.shape + first.texts)
    variants.insert(try variant(of: first))
    place = []
    stops = [Stop(screen: 1, acts: [], trail: first.trail(above: []))]
    var next = 0
    while next < stops.count {
      try explore(stops[next])
      next += 1
    }
    return map
  }

  /// Brings the session to where the acts lead, unless it stands there already.
  private mutating func go(to acts: [String]) throws {
    guard place != acts else { return }
    if let place, acts.starts(with: place) {
      for line in acts.dropFirst(place.count) { _ = session.respond(to: line) }
    } else {
      try session.replay(acts)
    }
    place = acts
  }

  /// Does what there is to do on each page of a screen, from its top to its end.
  private mutating func explore(_ stop: Stop) throws {
    var page = stop
    try go(to: stop.acts)
    page.acts += try session.app().scrollPositions().filter { $0.passed > 0 }
      .map { "scroll #\($0.id) to top" }
    try go(to: page.acts)
    var isForm = false
    // How many pages in a row had nothing new to try.
    var alike = 0
    for turned in 0...bounds.pages {
      isForm = try isForm || asksForMore()
      let tried = page.tried.count
      guard try exploreOnePage(&page) else { return }
      alike = page.tried.count == tried ? alike + 1 : 0
      try go(to: page.acts)
      guard let line = try nextPage(isLast: alike == bounds.pagesAlike) else { break }
      guard turned < bounds.pages else {
        map.isCut = true
        break
      }
      page.acts.append(line)
      try go(to: page.acts)
      guard try isSamePlace(as: stop) else {
        place = nil
        _ = try follow(Act(lines: [line], words: "scroll"), at: page)
        break
      }
    }
    if isForm { try fillIn(stop) }
  }

  /// What shows the next page, or the last one, of what scrolls down; nothing at the end.
  private func nextPage(isLast: Bool = false) throws -> String? {
    try session.app().scrollPositions().first { $0.left > 0 }
      .map { isLast ? "scroll #\($0.id) to bottom" : "scroll #\($0.id) by \(Int($0.page))" }
  }

  /// Whether what is on the screen, scrolled to another page, is the same screen still; what it
  /// looks like there is remembered.
  private mutating func isSamePlace(as stop: Stop) throws -> Bool {
    let found = try look(after: stop.acts)
    let screen = map.screens[stop.screen - 1]
    guard found.contexts.map(\.kind) == screen.contexts.map(\.kind), found.levels == screen.levels
    else { return false }
    map.screens[stop.screen - 1].isReadOnly = screen.isReadOnly && found.isReadOnly
    map.screens[stop.screen - 1].hasFields = screen.hasFields || found.hasFields
    if shapes[found.shape] == nil { shapes[found.shape] = stop.screen }
    read.insert(found.shape + found.texts)
    variants.insert(try variant(of: found))
    return true
  }

  /// False where there were too many acts.
  private mutating func exploreOnePage(_ stop: inout Stop) throws -> Bool {
    let acts = try acts().filter {
      !stop.tried.contains($0.identity)
        && (done[stop.screen]?.contains($0.identity) != true || isDoneAgain($0, at: stop))
    }
    guard stop.depth < bounds.depth else {
      if acts.count > 1 { map.isCut = true }
      return true
    }
    map.screens[stop.screen - 1].isWalked = true
    for act in acts {
      if let rows = act.rows, let known = stop.ends[rows], known.count > 1, Set(known).count == 1 {
        continue
      }
      if act.isOfColumn, !columnRows.insert(act.words).inserted { continue }
      guard mayGoOn() else { return false }
      done[stop.screen, default: []].insert(act.identity)
      try go(to: stop.acts)
      let end = try perform(act, at: stop)
      if let rows = act.rows { stop.ends[rows, default: []].append(end) }
    }
    stop.tried.formUnion(acts.map(\.identity))
    return true
  }

  /// Counts an act; false where there were too many.
  private mutating func mayGoOn() -> Bool {
    if session.isInterrupted?() == true { map.isStopped = true }
    guard count < bounds.acts, !map.isStopped else {
      map.isCut = true
      return false
    }
    count += 1
    if count.isMultiple(of: 10) {
      session.showProgress?("\(count) acts tried, \(map.screens.count) screens found")
    }
    return true
  }

  private func isDoneAgain(_ act: Act, at stop: Stop) -> Bool {
    if stop.isWaiting, act.identity == Act.wait.identity { return true }
    switch stop.again {
    case .nothing: return false
    case .onwards: return map.ways(onwardFrom: stop.screen).contains { $0.act == act.words }
    case .buttons: return act.role == .button
    case .act(let identity): return act.identity == identity
    }
  }

  /// Fills in all that is empty and turns on all that is off, once on each screen: a form may ask
  /// for everything before it lets go on. What is typed is a name, an address and a good password
  /// in one, and where that is not enough a number.
  private mutating func fillIn(_ stop: Stop) throws {
    guard !filled.contains(stop.screen) else { return }
    for text in ["Ann1@example.com", "12345678"] {
      try go(to: stop.acts)
      filled.insert(stop.screen)
      guard mayGoOn() else { return }
      place = nil
      var lines: [String] = []
      for _ in 0...bounds.pages {
        let usable = try session.app().controls().filter(\.interaction.isEnabled)
        lines += try usable.compactMap { try $0.filling(with: text) }
          .filter { session.respond(to: $0).error == nil }
        guard let line = try nextPage() else { break }
        _ = session.respond(to: line)
        lines.append(line)
      }
      let words = lines.filter { !$0.isScrolling }.joined(separator: ", ")
      _ = try follow(Act(lines: lines, words: words, again: .buttons), at: stop)
      guard try session.app().controls().contains(where: { !$0.interaction.isEnabled }) else {
        return
      }
    }
  }

  /// Whether something on the page is empty or may not be used yet.
  private func asksForMore() throws -> Bool {
    try session.app().controls().contains { control in
      control.interaction.isEnabled ? control.isEmptyField : true
    }
  }

  /// Does it and follows; the number of the screen where it led.
  private mutating func perform(_ act: Act, at stop: Stop) throws -> Int? {
    place = nil
    for line in act.lines {
      guard let error = session.respond(to: line).error else { continue }
      let nothing = ["nothingToGoBackTo", "nothingToDismiss", "notPossible"]
      if !nothing.contains(error.code) { add(act, from: stop.screen, .failure(error.message)) }
      return nil
    }
    return try follow(act, at: stop)
  }

  private mutating func follow(_ act: Act, at stop: Stop) throws -> Int? {
    let acts = stop.acts + act.lines
    var found = try look(after: acts, byRow: act.rows != nil)
    let from = map.screens[stop.screen - 1]
    let isNew = variants.insert(try variant(of: found)).inserted
    let isUnread = read.insert(found.shape + found.texts).inserted
    let isPush = found.stackLevels > stop.trail.count
    let isUnderneath =
      !found.showsLastValue && found.contexts.last?.path?.isEmpty == false
      && found.content == stop.trail.last
    let isCircular = isPush && !isUnderneath && stop.trail.contains(found.content)
    var next = Stop(
      screen: stop.screen, acts: acts, depth: stop.depth + 1,
      trail: found.trail(above: stop.trail), again: act.again)
    if let known = shapes[found.shape].map({ map.screens[$0 - 1] }) {
      if known.number != stop.screen || isPush {
        add(act, from: stop.screen, isCircular: isCircular, .screen(known.number))
      }
      next.screen = known.number
      next.isWaiting = try isNew && session.app().isWaiting
      if known.number == stop.screen, act.isRepeatable, stop.rounds < bounds.rounds, isUnread {
        next.again = .act(act.identity)
        next.rounds = stop.rounds + 1
        stops.append(next)
      } else if isNew {
        stops.append(next)
      }
      return known.number
    }
    guard map.screens.count < bounds.screens else {
      map.isCut = true
      return nil
    }
    found.number = map.screens.count + 1
    shapes[found.shape] = found.number
    found.wasEntered = !act.choosesTab && found.isOver(from)
    map.screens.append(found)
    add(act, from: stop.screen, isCircular: isCircular, .screen(found.number))
    next.screen = found.number
    next.again = .nothing
    stops.append(next)
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
    return try ScreenMap.Screen(
      number: 1, contexts: contexts, views: app.viewsOnScreen, frontView: app.frontView(),
      text: text(of: screen, contexts, byRow: byRow),
      texts: screen.texts.filter { $0 != screen.backButton }, columns: columns(of: screen, app),
      hasBackButton: screen.backButton != nil,
      isReadOnly: screen.controls.allSatisfy { $0.role == "back" || $0.role == "tab" },
      hasFields: app.controls().contains { $0.isField }, depth: acts.count { !$0.isScrolling })
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
    case let pager? where pager.isPager: screen.texts.first { $0 != screen.backButton }
    case _: untitledText(of: screen, contexts, byRow: byRow)
    }
  }

  /// What a pushed or presented screen without title and value is told from others by; nothing for
  /// those of rows, which are alike.
  private mutating func untitledText(
    of screen: ScreenReport, _ contexts: [ContextReport], byRow: Bool
  ) -> String? {
    guard let last = contexts.last, (last.title ?? "").isEmpty, last.path?.last == nil,
      last.kind.isPresented
        || last.kind == .stack
          && ((last.levels ?? 1) > 1 || contexts.dropLast().last?.kind.isPresented == true),
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
      + [session.app().isWaiting ? "waiting" : ""]
  }

  /// What a user could do now, and how it is said.
  private mutating func acts() throws -> [Act] {
    let app = try session.app()
    let contexts = try app.contexts()
    let controls = try app.controls()
    let place = contexts.map { "\($0.kind.rawValue) \($0.selection ?? "")" }.joined(separator: " ")
    let looksAtTabs = tabs.insert(place).inserted
    let usable = controls.filter { $0.interaction.isEnabled }
    let pickers = Set(
      usable.lazy.filter { $0.interaction.role == .picker }.map { ObjectIdentifier($0.view.node) })
    if usable.count > bounds.controls { map.isCut = true }
    var acts = usable.prefix(bounds.controls).flatMap { control -> [Act] in
      // What a picker offers is picked, and not tapped as well.
      if control.interaction.role == .option, control.view.node.stands(inAnyOf: pickers) {
        return []
      }
      if control.interaction.role == .tab, !looksAtTabs { return [] }
      return control.acts(options: bounds.options)
    }
    if contexts.contains(where: { ($0.columns?.count ?? 0) > 1 }) {
      for index in acts.indices { acts[index].isOfColumn = acts[index].rows != nil }
    }
    if contexts.contains(where: { $0.tabs != nil }),
      !controls.contains(where: { $0.interaction.role == .tab })
    {
      acts.append(Act(lines: ["swipe left"], words: "swipe left", choosesTab: true))
    }
    if contexts.contains(where: { ($0.levels ?? 1) > 1 || $0.kind == .split }) {
      acts.append(Act(lines: ["back"], words: "back"))
    }
    if contexts.contains(where: \.kind.isPresented) {
      acts.append(Act(lines: ["dismiss"], words: "dismiss"))
    }
    if app.isWaiting { acts.append(.wait) }
    return acts
  }
}

extension String {
  /// Whether it only moves what is on a screen.
  fileprivate var isScrolling: Bool { hasPrefix("scroll ") }
}
