import Commands
import Diagnostics
import TestSupport
import Testing

@testable import Commands

/// Holds the Japanese wording against the sources: what is said there, and with which holes.
@Suite struct WordingTests {
  private static let rows = Wording.japaneseRows

  @Test func everyRowFillsTheHolesOfItsSentence() {
    for (english, japanese) in Self.rows {
      let holes = english.split(separator: "{}", omittingEmptySubsequences: false).count - 1
      let filled = japanese.matches(of: /\{(\d+)\}/).compactMap { Int($0.output.1) }
      #expect(Set(filled) == Set(holes == 0 ? [] : Array(1...holes)), "\(english)")
      #expect(!japanese.replacing(/\{\d+\}/, with: "").contains("{}"), "\(english)")
    }
  }

  @Test func noTwoTablesHaveTheSameRow() throws {
    let keys = try Self.sources.get().filter(\.isTable).flatMap(\.texts.keys)
    #expect(Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(Set(keys) == Set(Self.rows.keys))
  }

  @Test func everySentenceIsSaidInJapanese() throws {
    let known = Set(Self.rows.keys).union(Command.all.flatMap { [$0.usage, $0.example] })
    for source in try Self.sources.get() where !source.isTable {
      for text in source.texts.texts where !known.contains(text) && source.says(text) {
        Issue.record("\(source.name) says \"\(text)\", and there is no Japanese for it")
      }
    }
  }

  @Test func everyRowIsSaidSomewhere() throws {
    let texts = Set(try Self.sources.get().filter { !$0.isTable }.flatMap(\.texts.texts))
    #expect(Self.rows.keys.filter { !texts.contains($0) }.sorted() == [])
  }

  /// Every file that may say something, read once.
  private static let sources = Result { try Source.all() }
}

/// A file in which sentences stand.
private struct Source {
  /// Without its end: `Commands/Words`.
  let name: String
  let texts: SourceTexts

  /// Whether it holds the sentences of a language.
  var isTable: Bool { name.contains("/Japanese/") }

  static func all() throws -> [Source] {
    let whole = ["Commands/", "Simulation/", "navlab/", "Lessons/", "Transcripts/"]
    let some = Self.told + ["Diagnostics/Sentence", "Interpreter/Failure"]
    var found: [Source] = []
    for path in repositoryFiles(in: "Sources", extensions: ["swift"]) {
      let name = String(path.dropFirst("Sources/".count).dropLast(".swift".count))
      let isWhole = whole.contains { name.hasPrefix($0) } || some.contains(name)
      guard isWhole || name.hasPrefix("View") else { continue }
      let text = try repositoryText(path)
      guard isWhole || text.contains(/warn(Once)?\(|InvalidControlValue\(/) else { continue }
      found.append(Source(name: name, texts: SourceTexts(text)))
    }
    return found
  }

  /// Files of the view tree that learners read in their language; what others warn of is Apple's.
  private static let told = ["ViewTree/Interaction", "ViewTree/Switches"]

  /// Files of what is no sentence of navlab's own, or what only teachers' tools say.
  private static let unsaid = [
    "Commands/HelpPages", "Commands/Review/MapDrawing", "Simulation/Devices",
    "navlab/Files/DataModels",
    "navlab/Arguments/ShellCompletion", "navlab/Jobs/LessonTools", "Interpreter/Failure",
  ]
  /// Of the lower layers, only these files speak to learners.
  private static let speaking = [
    "Lessons/GoalCommand", "Lessons/Grading", "Lessons/ProgressFile", "Transcripts/EntryJudge",
    "Transcripts/Importing/ImportedTranscript", "Transcripts/Importing/TutorialWriter",
    "Transcripts/Replay", "Transcripts/RunReport", "Transcripts/TextReport",
  ]

  /// Whether a text reads as English that somebody is to read: two words of small letters.
  func says(_ text: String) -> Bool {
    if Self.unsaid.contains(name) || Self.exceptions.contains(text) { return false }
    if ["Lessons/", "Transcripts/"].contains(where: { name.hasPrefix($0) }) {
      guard Self.speaking.contains(name) else { return false }
    }
    if name.hasPrefix("View"), !Self.told.contains(name) { return false }
    return text.contains(/[a-z{}'),:]'?:? [a-z{]/)
      && text.replacing("{}", with: "").contains(/[a-z]/) && !text.contains("\n")
  }

  /// Names, commands and code.
  private static let exceptions: Set<String> = [
    "selection {}", " selection {}", " at its root", ", {} deep", " ({} pages)", "{} selected",
    "your answer", "set locale {}", "swipe left",
    "scroll #{} by {}", "scroll #{} to top", "scroll #{} to bottom",
    "@State private var path: [Route] = []",
    "Error raised at top level: {}", "navlab does not run what uses this yet",
    "navlab grade {} --exercise {}", "navlab progress", "a defect ({})", "line {}: {}",
    "it requires {}", "standard output", "standard error", "standard input", "navlab {}",
    "'navlab {}'", "navlab: {}", "navlab: error: {}",
    "navlab: error: {}: {}", "navlab: warning: {}", "warning: {}",
    "navlab: error: {} is not updated: ", "lessons list", "lessons lint", "lessons new",
    "navlab learn layout-steps", "navlab check App.swift", "navlab test Transcripts --filter sheet",
    "navlab run App.swift -c 'tap \"Next\"' -c screen", "navlab lessons list",
    "navlab layout -e 'Text(\"Hi\").padding()' --propose 200xnil", "navlab lessons lint",
    "navlab grade anna/ ben/ --exercise steps-badge --format json", "navlab completion bash",
    "navlab lessons new Lessons/20-badges", "lessons build", "navlab lessons build . built",
    "navlab replay session.md --speed 2", "navlab help run", ".ad l",
    "navlab import session.t --output session.md", "navlab: warning: {}: {}",
    "title: {}", "swift file={} carry",
    "{}:{}: nav> {}", ".TH NAVLAB 1 \"\" \"navlab {}\"",
  ]
}

/// The string literals of a Swift file; those joined by `+` are one, and `{}` is what was
/// interpolated.
private struct SourceTexts {
  private(set) var texts: [String] = []
  /// Those that a colon follows: the keys of a table.
  private(set) var keys: [String] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if first == "\"" {
        readJoined()
      } else {
        rest.removeFirst()
      }
    }
  }

  private mutating func readJoined() {
    var text = readLiteral()
    while let joint = rest.prefixMatch(of: /\s*\+\s*(?=")/) {
      rest = rest[joint.range.upperBound...]
      text += readLiteral()
    }
    texts.append(text)
    if rest.first == ":" { keys.append(text) }
  }

  private mutating func readLiteral() -> String {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      let character = rest.removeFirst()
      guard character == "\\", let escaped = rest.first else {
        text.append(character)
        continue
      }
      rest.removeFirst()
      if escaped == "(" {
        skipInterpolation()
        text += "{}"
      } else {
        text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
      }
    }
    rest = rest.dropFirst(quote.count)
    return text
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let first = rest.first {
      if first == "\"" {
        readJoined()
        continue
      }
      rest.removeFirst()
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
    }
  }
}
