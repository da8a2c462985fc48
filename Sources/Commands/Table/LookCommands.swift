import Diagnostics
import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// What the app shows, and why.
let lookCommands: [Command] = [
  Command("screen", .look, "screen", "draw the device's screen", example: "screen", form: .picture)
  {
    session, words in
    try words.end()
    return try session.picture()
  },
  Command("tree", .look, "tree", "the views on screen, with their numbers", example: "tree") {
    session, words in
    try words.end()
    return try session.app().layoutReport().tree()
  },
  Command(
    "layout", .look, "layout [--diff]",
    "each view with its frame: x, y, width × height; --diff: what the last command changed",
    example: "layout", completions: [.words(["--diff"])], isMeasured: true
  ) { session, words in
    let differs = words.take("--diff")
    try words.end()
    let now = try session.app().layoutReport()
    guard differs else { return now.frames() }
    return LayoutDifference(from: session.previousLayout, to: now).lines.map(session.say)
  },
  Command(
    "explain", .look, "explain [VIEW | --all]",
    "why a view has its size and place; --all: what every view was proposed and chose",
    example: "explain \"Hello\"", completions: [.any([.words(["--all"]), .texts])],
    isMeasured: true, form: .sentences
  ) { session, words in
    if words.take("--all") { try words.end() }
    let (name, number) = words.numberedRest()
    return try session.explain(name.isEmpty ? nil : name, number: number)
  },
  Command("state", .look, "state", "what the app's views keep", example: "state") {
    session, words in
    try words.end()
    return try session.app().state().map { "\($0.name) = \($0.value)" }
  },
  Command("path", .look, "path", "the path of the active stack", example: "path") {
    session, words in
    try words.end()
    let path = try session.app().contexts().last { $0.path != nil }?.path
    guard let path else { return [session.say("there is no navigation stack on the screen")] }
    return ["[" + path.joined(separator: ", ") + "]"]
  },
  Command(
    "contexts", .look, "contexts", "windows, tabs, stacks, sheets: from outside in",
    example: "contexts"
  ) { session, words in
    try words.end()
    return try session.app().contexts().enumerated().map { depth, context in
      String(repeating: "  ", count: depth) + context.line
    }
  },
  Command("controls", .look, "controls", "what can be acted on now", example: "controls") {
    session, words in
    try words.end()
    return try session.app().screen().controls.map(\.line)
  },
  Command("events", .look, "events", "what the last command set off", example: "events") {
    session, words in
    try words.end()
    return session.lastEvents.map { session.say($0.line) }
  },
  Command("source", .look, "source", "the files of the app", example: "source") {
    session, words in
    try words.end()
    return session.sources.flatMap { file in
      var lines = (1...max(1, file.lineStarts.count)).map { file.line($0) }
      if lines.last?.isEmpty == true { lines.removeLast() }
      return ["// \(file.name)"] + lines
    }
  },
  Command("svg", .look, "svg", "the screen as an SVG picture", example: "svg") { session, words in
    try words.end()
    return try session.svg().split(separator: "\n").map(String.init)
  },
]

extension LayoutReport {
  /// An indented line for each view: its number, name, and text.
  func tree(_ depth: Int = 0) -> [String] {
    let text = label.map { " \"\($0)\"" } ?? ""
    let line = String(repeating: "  ", count: depth) + "\(view)\(text) #\(id)"
    return [line] + children.flatMap { $0.tree(depth + 1) }
  }

  /// An indented line for each view: its name, text and frame in points.
  func frames(_ depth: Int = 0) -> [String] {
    let text = label.map { " \"\($0)\"" } ?? ""
    let name = String(repeating: "  ", count: depth) + "\(view)\(text)"
    return ["\(name)  \(frame.text)"] + children.flatMap { $0.frames(depth + 1) }
  }
}

extension Rect {
  /// `x, y, width × height`, to a thousandth of a point.
  var text: String {
    "\(minX.points), \(minY.points), \(size.width.points) × \(size.height.points)"
  }
}

extension Double {
  /// Rounded to a thousandth, without a fraction where there is none.
  var points: String {
    guard isFinite else { return isNaN ? "nan" : self > 0 ? "inf" : "-inf" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ScreenReport.ControlReport {
  var line: String {
    var line = "#\(id)  \(role)  \"\(label.escaped)\""
    if let value { line += "  \(value)" }
    if let hint { line += "  (\(hint))" }
    if isSelected == true { line += "  selected" }
    if !isEnabled { line += "  disabled" }
    return line
  }
}

extension Reply.Event {
  var line: Sentence {
    switch self {
    case .print, .openURL: told ?? ""
    case .appear(let view): "appear \(view)"
    case .disappear(let view): "disappear \(view)"
    }
  }
}
