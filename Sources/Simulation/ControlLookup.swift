public import Diagnostics
import ViewTree

/// How a user names a control: by label, by label and position, or by node number.
public enum ControlName: Hashable, Sendable, CustomStringConvertible {
  /// `"Edit"`, `"Edit"[2]`: positions count from 1, in reading order.
  case label(String, position: Int?)
  /// `#17`
  case number(Int)

  public var description: String {
    switch self {
    case .label(let label, nil): "\"\(label.escaped)\""
    case .label(let label, let position?): "\"\(label.escaped)\"[\(position)]"
    case .number(let number): "#\(number)"
    }
  }
}

/// What could not be done, in one line; `code` is stable (contract, section 5).
public struct ActionFailure: Error, Hashable {
  public enum Code: String, Hashable, Sendable {
    case noSuchControl, ambiguousControl, disabledControl, notPossible, noSuchOption, noSuchText
    case noSuchTab, noSuchDevice, nothingToDismiss, nothingToGoBackTo, badValue
  }

  public var code: Code
  public var message: Sentence
  public var candidates: [String]
  /// Whether the app has been acted on before it failed: it then goes back to where it was.
  public var hasActed: Bool

  public init(
    _ code: Code, _ message: Sentence, candidates: [String] = [], hasActed: Bool = false
  ) {
    self.code = code
    self.message = message
    self.candidates = candidates
    self.hasActed = hasActed
  }
}

extension Simulator {
  /// The control of that name among those that can do what is asked.
  /// - Parameters:
  ///   - verb: what is asked, for the message: `tap`, `type into`.
  ///   - fits: whether a control can do it.
  func control(
    _ name: ControlName, to verb: Sentence, where fits: (Interaction) -> Bool
  ) throws -> FoundControl {
    let all = try controls()
    let named = all.filter { $0.matches(name) }
    let able = innermost(named.filter { fits($0.interaction) })
    guard let first = able.first else {
      if let other = named.first { throw cannot(verb, other) }
      throw missing(name, among: all.filter { fits($0.interaction) })
    }
    var found = first
    if case .label(let label, let position?) = name {
      guard able.indices.contains(position - 1) else {
        throw ActionFailure(
          .noSuchControl, "there are \(able.count) controls \"\(label)\", not \(position)",
          candidates: able.map(\.name))
      }
      found = able[position - 1]
    } else if able.count > 1 {
      throw ambiguous(name, able)
    }
    try requireEnabled(found, name)
    return found
  }

  func requireEnabled(_ control: FoundControl, _ name: ControlName) throws {
    guard control.interaction.isEnabled else {
      throw ActionFailure(.disabledControl, "\(name) is disabled")
    }
  }

  /// Without those that stand around another: a tap on a button reaches the button, not the row or
  /// the stack with a gesture that it stands in.
  private func innermost(_ found: [FoundControl]) -> [FoundControl] {
    guard found.count > 1 else { return found }
    return found.filter { outer in
      !found.contains { $0.view !== outer.view && outer.view.holds($0.view) }
    }
  }

  private func cannot(_ verb: Sentence, _ control: FoundControl) -> ActionFailure {
    let label = control.report.label.escaped
    let problem: Sentence = "cannot \(verb) \"\(label)\": it is a \(control.report.role)"
    return ActionFailure(
      .notPossible, problem.adding(control.interaction.command.map { "try: \($0) \"\(label)\"" }))
  }

  func missing(_ name: ControlName, among all: [FoundControl]) -> ActionFailure {
    let labels = all.map(\.report.label).filter { !$0.isEmpty }
    let problem: Sentence = "there is no control \(name) on the screen"
    var remedy: Sentence?
    if case .label(let label, _) = name, let near = nearest(to: label, in: labels) {
      remedy = "did you mean \"\(near.escaped)\"?"
    } else if !labels.isEmpty {
      let (shown, more) = (Sentence.quoting(labels.prefix(8)), labels.count - 8)
      remedy = more > 0 ? "there are \(shown), and \(more) more" : "there are \(shown)"
    }
    return ActionFailure(.noSuchControl, problem.adding(remedy), candidates: labels)
  }

  private func ambiguous(_ name: ControlName, _ found: [FoundControl]) -> ActionFailure {
    var names: [String] = []
    for (index, control) in found.enumerated() {
      names.append("\(name)[\(index + 1)] (\(control.report.role) \(control.name))")
    }
    return ActionFailure(
      .ambiguousControl,
      "\(found.count) controls fit \(name): \(Sentence.list(names))", candidates: names)
  }
}

extension Interaction {
  /// The command that works it; nil where there is none.
  fileprivate var command: String? {
    if text != nil { return "type" }
    if !options.isEmpty { return "pick" }
    if step != nil || adjust != nil { return "adjust" }
    if isOn != nil { return "toggle" }
    if tap != nil { return "tap" }
    if longPress != nil { return "longpress" }
    return swipeActions.isEmpty ? nil : "swipe"
  }
}

extension SwipeDirection {
  var word: Sentence {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}

extension Sentence {
  /// Labels, in the quotes in which a command takes them.
  static func quoting(_ labels: some Sequence<String>) -> Sentence {
    list(labels.map { "\"\($0.escaped)\"" })
  }
}

extension String {
  /// As a command takes it in quotes.
  public var escaped: String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
    return map { escapes[$0] ?? String($0) }.joined()
  }
}

extension String {
  /// Whether it is what a user reads as `typed`: with control characters made visible, and with a
  /// plain space for each that keeps words together, such as the one in `9:41 AM`.
  func reads(as typed: String) -> Bool {
    if self == typed || showingControls() == typed { return true }
    guard contains(where: \.isJoiningSpace) || typed.contains(where: \.isJoiningSpace) else {
      return false
    }
    func plain(_ text: String) -> String { String(text.map { $0.isJoiningSpace ? " " : $0 }) }
    return plain(self) == plain(typed)
  }
}

extension Character {
  fileprivate var isJoiningSpace: Bool { self == "\u{A0}" || self == "\u{202F}" }
}

extension FoundControl {
  var name: String { "#\(report.id)" }

  /// By its label, by any one text inside it or by what it shows while it is empty.
  func matches(_ name: ControlName) -> Bool {
    switch name {
    case .number(let number): report.id == number
    case .label(let label, _):
      ([report.label, interaction.placeholder].compactMap(\.self) + report.texts + view.spokenTexts)
        .contains { $0.reads(as: label) }
    }
  }
}
