import Diagnostics
import Simulation

/// What one command did: all that a terminal or a program may show of it.
public struct Reply: Sendable {
  /// Something that happened in the app, in order.
  public enum Event: Hashable, Sendable {
    case print(String)
    case appear(String)
    case disappear(String)
    /// A URL that the app gave to the system, which leads out of it.
    case openURL(String)

    /// What it puts on the terminal; nil for what only `events` tells.
    public var told: Sentence? {
      switch self {
      case .print(let text): Sentence(verbatim: text)
      case .openURL(let url): "opened \(url)"
      case .appear, .disappear: nil
      }
    }
  }

  /// How a terminal shows the output.
  public enum Form: Hashable, Sendable {
    /// As it is: code, trees, values.
    case lines
    /// Each line is a sentence or more, and may be broken where the terminal ends.
    case sentences
    /// From this line on, the paragraphs of a text: Markdown.
    case prose(from: Int)
    /// The picture of the screen, which may be in colour.
    case picture
    /// Nothing but an empty screen.
    case clearing
  }

  public struct Failure: Hashable, Sendable {
    /// A stable word: `noSuchControl`, `compileError`.
    public var code: String
    /// In the language of the session.
    public var message: String
    /// The same, to be said in any language.
    let sentence: Sentence
    public var candidates: [String]

    public init(code: String, message: String) {
      self.init(code: code, Sentence(verbatim: message), in: .english)
    }

    init(code: String, _ sentence: Sentence, in wording: Wording, candidates: [String] = []) {
      self.code = code
      self.sentence = sentence
      self.candidates = candidates
      message = wording.text(of: sentence)
    }
  }

  /// The line as it was given; empty for the launch.
  public var command: String
  /// What the command says, line by line.
  public var output: [String] = []
  public var error: Failure?
  public var events: [Event] = []
  public var diagnostics: [Diagnostic] = []
  /// The files that the places of the diagnostics lie in; nil where they are the session's still.
  public internal(set) var sources: [SourceFile]?
  /// Whether the app may show something else now.
  public var changedApp = false
  /// Whether it went back or forth in what was done (`undo`, `restart`).
  public var movedInTime = false
  /// Whether the screen may be another than before.
  public var mayShowAnotherScreen: Bool { changedApp || movedInTime }
  public var form = Form.lines
  /// Whether the output tells frames: a transcript compares their numbers within a tolerance.
  var isMeasured = false
  /// What SwiftUI would say on the console: a link without a destination, a second sheet.
  public var warnings: [Diagnostic] = []
  /// Commands of a file that are to be answered next, each with a reply of its own.
  public internal(set) var follows: [String] = []
  /// Whether the session is to end.
  public var endsSession = false

  public init(command: String) { self.command = command }

  public var isOK: Bool { error == nil }
}

/// Collects what happens while a command runs.
final class EventLog {
  private(set) var events: [Reply.Event] = []
  private var line = ""

  /// The events since the last call.
  func take() -> [Reply.Event] {
    if !line.isEmpty { flush() }
    defer { events = [] }
    return events
  }

  /// What was printed since the last call, and is not a line of a reply yet.
  func takePrinted() -> String {
    var text = ""
    for event in events { if case .print(let line) = event { text += line + "\n" } }
    events.removeAll { if case .print = $0 { true } else { false } }
    defer { line = "" }
    return text + line
  }

  func add(_ event: Reply.Event) {
    if !line.isEmpty { flush() }
    events.append(event)
  }

  /// Printed text; an event for each line.
  func write(_ text: String) {
    for character in text {
      if character == "\n" || character == "\r\n" { flush() } else { line.append(character) }
    }
  }

  private func flush() {
    events.append(.print(line))
    line = ""
  }
}
