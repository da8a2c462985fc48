import Diagnostics
import Simulation

/// The words of a command line after the command's name, read one after another.
public struct Words {
  /// A word, or a quoted text; `position` is what `"Edit"[2]` says.
  struct Word {
    var text: String
    var isQuoted: Bool
    var position: Int?
  }

  private let usage: String
  private var words: [Word]
  /// A control's label that was read, and stood in no quotes.
  private var bareLabel: String?

  /// - Throws: `CommandError` where a quote is not closed.
  init(_ text: Substring, usage: String) throws {
    self.usage = usage
    words = []
    var rest = text
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let close = Self.closing(first) {
        words.append(try Self.quoted(&rest, close))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        words.append(Word(text: String(word), isQuoted: false))
      }
    }
  }

  /// What ends a text that begins so; nil where it is no quote.
  static func closing(_ open: Character) -> Character? {
    switch open {
    case "\"", "'": open
    case "“": "”"
    case "「": "」"
    case _: nil
    }
  }

  private static func quoted(_ rest: inout Substring, _ close: Character) throws -> Word {
    rest.removeFirst()
    var text = ""
    while let next = rest.first, next != close {
      rest.removeFirst()
      guard next == "\\", let escaped = rest.first else {
        text.append(next)
        continue
      }
      rest.removeFirst()
      text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    guard rest.first == close else {
      throw CommandError(.usage, "the quote before '\(text)' is not closed")
    }
    rest.removeFirst()
    var word = Word(text: text, isQuoted: true)
    if rest.first == "[", let end = rest.firstIndex(of: "]"),
      let position = Int(rest[rest.index(after: rest.startIndex)..<end])
    {
      word.position = position
      rest = rest[rest.index(after: end)...]
    }
    return word
  }

  var isEmpty: Bool { words.isEmpty }
  var count: Int { words.count }

  /// Whether the next word is `text`; it is then passed over.
  mutating func take(_ text: String) -> Bool {
    guard let first = words.first, !first.isQuoted, first.text == text else { return false }
    words.removeFirst()
    return true
  }

  /// The next word; nil at the end.
  mutating func next() -> String? {
    words.isEmpty ? nil : words.removeFirst().text
  }

  /// The next word, which must be there.
  mutating func required(_ what: Sentence) throws -> String {
    guard let word = next() else { throw wrong("\(what) is missing") }
    return word
  }

  /// All that is left, as one text.
  mutating func rest() -> String {
    defer { words = [] }
    return words.map(\.text).joined(separator: " ")
  }

  /// All that is left, as one text, and the number behind it: `"label"[2]`, `Text[2]`.
  mutating func numberedRest() -> (text: String, number: Int?) {
    let position = words.last?.position
    let text = rest()
    if let position { return (text, position) }
    guard text.hasSuffix("]"), let start = text.lastIndex(of: "["),
      let number = Int(text[text.index(after: start)...].dropLast())
    else { return (text, nil) }
    return (String(text[..<start]), number)
  }

  /// A control: `"label"`, `"label"[2]`, `#17`, or one word.
  mutating func control() throws -> ControlName {
    guard !words.isEmpty else { throw wrong("CONTROL is missing") }
    let word = words.removeFirst()
    if word.isQuoted { return .label(word.text, position: word.position) }
    if word.text.hasPrefix("#") {
      guard let number = Int(word.text.dropFirst()) else {
        throw wrong("'\(word.text)' is not a node's number")
      }
      return .number(number)
    }
    bareLabel = word.text
    return .label(word.text, position: nil)
  }

  /// A control, where one stands: not a word of the command's own.
  mutating func controlIfAny() throws -> ControlName? {
    guard let first = words.first, first.isQuoted || first.text.hasPrefix("#") else { return nil }
    return try control()
  }

  /// Nothing may follow.
  func end() throws {
    guard let first = words.first else { return }
    let problem: Sentence = "'\(first.text)' is one word too many"
    guard let bareLabel, !words.contains(where: \.isQuoted) else { throw wrong(problem) }
    let label = ([bareLabel] + words.map(\.text)).joined(separator: " ")
    throw CommandError(
      .usage, problem.adding("a label of several words is quoted: \"\(label)\""))
  }

  func wrong(_ problem: Sentence) -> CommandError {
    CommandError(.usage, problem.adding("usage: \(usage)"))
  }
}

/// A command that cannot be done, in one line; `code` is stable.
struct CommandError: Error {
  enum Code: String {
    case usage, unknownCommand, noApp, noSuchFile, noSuchDevice, badValue, nothingToUndo
    case nothingToRedo, notSupported, unknownTopic, compileError, runtimeError, stepLimit
    case depthLimit, memoryLimit, outputLimit, interrupted, unsettled, noSuchLesson
    case noSuchPage, noSuchExercise
  }

  var code: Code
  var message: Sentence
  var candidates: [String]

  init(_ code: Code, _ message: Sentence, candidates: [String] = []) {
    self.code = code
    self.message = message
    self.candidates = candidates
  }
}
