import Diagnostics
import Simulation
import ViewTree

/// The screens of an app that taps lead to, and the ways between them.
struct ScreenMap {
  struct Screen {
    /// From 1, in the order in which they were found: breadth first.
    var number: Int
    var contexts: [ContextReport]
    /// The program's own views on it.
    var views: [String]
    var hasBackButton: Bool
    /// The acts that lead to it from the launch.
    var acts: [String]
    /// Whether it was pushed or presented over the screen that led here.
    var wasEntered: Bool
  }

  /// What one act on a screen does.
  struct Way {
    enum End {
      case screen(Int)
      case failure(String)
    }

    var from: Int
    /// As a user would type it: `tap "Next"`.
    var act: String
    /// Whether it only chooses another tab.
    var choosesTab: Bool
    var end: End
  }

  /// An act as the session takes it, and as a user would say it.
  struct Act {
    var line: String
    var words: String
    var choosesTab = false
  }

  var screens: [Screen] = []
  var ways: [Way] = []
  /// Whether there is more than was walked.
  var isCut = false

  func ways(from number: Int) -> [Way] { ways.filter { $0.from == number } }

  /// A paragraph for each screen: its place, and where each act leads.
  var lines: [String] {
    var lines: [String] = []
    for screen in screens {
      lines.append("\(screen.number)  \(screen.place)")
      for way in ways(from: screen.number) {
        switch way.end {
        case .screen(let number): lines.append("     \(way.act) → \(number)")
        case .failure(let message): lines.append("     \(way.act) fails: \(message)")
        }
      }
    }
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    lines.append(count + (isCut ? "; there are more, too many or too deep to walk" : ""))
    return lines
  }
}

extension ScreenMap.Screen {
  /// The contexts from outside in: `tabs selection 0 › stack "Home" []`.
  var place: String {
    let shown = contexts.count > 1 ? Array(contexts.dropFirst()) : contexts
    let line = shown.map(\.line).joined(separator: " › ")
    return views.isEmpty ? line : line + "  " + views.joined(separator: ", ")
  }

  /// Whether it stands over another screen, pushed or presented; a root that is shown in place of
  /// another one needs no way back.
  func isOver(_ other: ScreenMap.Screen) -> Bool {
    let kinds = contexts.map(\.kind)
    let below = other.contexts.map(\.kind)
    return kinds == below
      ? kinds.last == .stack
      : kinds.starts(with: below)
        && kinds.last?.isPresented == true
  }

  /// Whether the two are one place: the same contexts, with the same of the program's views.
  func isSame(as other: ScreenMap.Screen) -> Bool {
    contexts == other.contexts && views == other.views
  }
}

/// Walks an app breadth first: every control of every screen is tapped once, each time after doing
/// again what led there. The same app gives the same map.
struct Explorer {
  /// How far it goes.
  struct Bounds {
    var screens = 40
    /// Acts from the launch.
    var depth = 6
    var taps = 400
    /// Controls of one screen; a list's further rows lead to more of the same.
    var controls = 16
  }

  private let session: Session
  private let bounds: Bounds
  private var map = ScreenMap()
  private var taps = 0

  /// - Parameter session: a session of its own, just launched: what it shows is changed.
  init(_ session: Session, bounds: Bounds = Bounds()) {
    self.session = session
    self.bounds = bounds
  }

  mutating func explore() throws -> ScreenMap {
    map.screens = [try screen(after: [], number: 1)]
    var next = 0
    while next < map.screens.count {
      try explore(map.screens[next])
      next += 1
    }
    return map
  }

  private mutating func explore(_ screen: ScreenMap.Screen) throws {
    guard screen.acts.count < bounds.depth else {
      if try acts(on: screen).count > 1 { map.isCut = true }
      return
    }
    for act in try acts(on: screen) {
      guard taps < bounds.taps, session.isInterrupted?() != true else {
        map.isCut = true
        return
      }
      taps += 1
      try session.replay(screen.acts)
      let reply = session.respond(to: act.line)
      if let error = reply.error {
        guard error.code != "nothingToGoBackTo", error.code != "nothingToDismiss",
          error.code != "notPossible"
        else { continue }
        add(act, from: screen, .failure(error.message))
        continue
      }
      try follow(act, from: screen)
    }
  }

  /// Where the session is now, after an act.
  private mutating func follow(
    _ act: ScreenMap.Act, from screen: ScreenMap.Screen
  ) throws {
    var found = try self.screen(after: screen.acts + [act.line], number: map.screens.count + 1)
    found.wasEntered = !act.choosesTab && found.isOver(screen)
    guard !found.isSame(as: screen) else { return }
    if let known = map.screens.first(where: { $0.isSame(as: found) }) {
      add(act, from: screen, .screen(known.number))
    } else if map.screens.count < bounds.screens {
      map.screens.append(found)
      add(act, from: screen, .screen(found.number))
    } else {
      map.isCut = true
    }
  }

  private mutating func add(
    _ act: ScreenMap.Act, from screen: ScreenMap.Screen, _ end: ScreenMap.Way.End
  ) {
    map.ways.append(
      ScreenMap.Way(
        from: screen.number, act: act.words, choosesTab: act.choosesTab, end: end))
  }

  private func screen(after acts: [String], number: Int) throws -> ScreenMap.Screen {
    let app = try session.app()
    return ScreenMap.Screen(
      number: number, contexts: try app.contexts(), views: app.viewsOnScreen,
      hasBackButton: try app.screen().backButton != nil, acts: acts,
      wasEntered: false)
  }

  /// What a user could do on a screen, and how it is said.
  private mutating func acts(on screen: ScreenMap.Screen) throws -> [ScreenMap.Act] {
    try session.replay(screen.acts)
    let controls = try session.app().controls().filter(\.leadsOn)
    if controls.count > bounds.controls { map.isCut = true }
    var acts = controls.prefix(bounds.controls).map { control in
      let label = control.report.texts.first ?? control.report.label
      return ScreenMap.Act(
        line: "tap #\(control.report.id)", words: "tap \"\(label.showingControls())\"",
        choosesTab: control.interaction.role == .tab)
    }
    acts.append(ScreenMap.Act(line: "back", words: "back"))
    if screen.contexts.contains(where: \.kind.isPresented) {
      acts.append(ScreenMap.Act(line: "dismiss", words: "dismiss"))
    }
    return acts
  }
}

extension FoundControl {
  /// Whether a tap may lead to another screen.
  fileprivate var leadsOn: Bool {
    guard interaction.isEnabled, interaction.tap != nil else { return false }
    switch interaction.role {
    case .button, .link, .row, .tab, .image, .view, .menu, .option, .disclosure: return true
    case .toggle, .textField, .secureField, .textEditor, .searchField, .picker, .stepper, .slider,
      .datePicker, .colorPicker, .back:
      return false
    }
  }
}

extension ScreenKind {
  /// Whether it stands above what it was presented from.
  var isPresented: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .menu: true
    case .window, .tabs, .stack, .split: false
    }
  }
}

extension Session {
  /// The map of the app from its launch; the running app stays as it is.
  func map() throws -> ScreenMap {
    _ = try app()
    let scout = Session(library: library, options: options)
    scout.isInterrupted = isInterrupted
    let launch = scout.launch(sources)
    if let error = launch.error {
      throw CommandError(.runtimeError, "the app does not launch: \(error.message)")
    }
    guard scout.showsViews else {
      throw CommandError(.noApp, "the files show no screen; load an app with: load FILE.swift")
    }
    var explorer = Explorer(scout)
    return try explorer.explore()
  }
}
