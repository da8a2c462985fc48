import Diagnostics

/// Another tool's file in the grammar of transcripts: what `navlab import` writes.
///
/// Commands keep their words, since only their author knows which command of the prompt stands for
/// a shell's; what is expected of them becomes the same expectation here.
public struct ImportedTranscript: Sendable {
  /// The formats that are understood.
  public enum Format: CaseIterable, Sendable {
    /// The indented sessions of cram and prysk: `name.t`.
    case cram
    /// The fenced sessions of trycmd: `name.md`, `name.trycmd`.
    case trycmd
    /// The tutorials of DocC: `name.tutorial`.
    case tutorial

    /// What the names of such files end in.
    public var endings: [String] {
      switch self {
      case .cram: [".t"]
      case .trycmd: [".md", ".trycmd"]
      case .tutorial: [".tutorial"]
      }
    }

    /// The format of a file, by its name; nil where it is none of them.
    public init?(ofFileNamed name: String) {
      let format = Self.allCases.first { $0.endings.contains { name.hasSuffix($0) } }
      guard let format else { return nil }
      self = format
    }
  }

  /// One stretch of what is written.
  enum Part {
    case prose([String])
    case session([ImportedTurn])
    /// A fence of the language with that info string.
    case source(info: String, lines: [String])
  }

  /// What it became; its lines end with line feeds. It may hold errors, such as a regular
  /// expression that is none here.
  public let transcript: Transcript
  /// What could not be taken over, in the order of the file.
  public let problems: [Sentence]

  /// Reads another tool's file.
  /// - Parameters:
  ///   - name: the transcript's, as its diagnostics shall print it.
  ///   - readFile: the text of a file that it names, such as a tutorial's code; nil where there is
  ///     none.
  public init(
    _ source: String, format: Format, name: String,
    readFile: @escaping (String) -> String? = { _ in nil }
  ) {
    let lines = TextLine.split(source)
    switch format {
    case .cram:
      self.init(CramReader.parts(of: lines.map(\.text)), name)
    case .trycmd:
      self.init(TrycmdReader.parts(of: lines), name)
    case .tutorial:
      var writer = TutorialWriter(readFile: readFile)
      let parts = writer.parts(of: DirectiveParser.items(of: lines.map(\.text)))
      self.init(parts, name, problems: writer.problems)
    }
  }

  private init(_ parts: [Part], _ name: String, problems: [Sentence] = []) {
    let sections = parts.map(Self.lines).filter { !$0.isEmpty }
    let text = sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    transcript = Transcript(name: name, text: text)
    let turns = parts.reduce(0) { $0 + $1.turns.count }
    let read = transcript.sessionBlocks.reduce(0) { $0 + $1.entries.count }
    var problems = problems
    if turns == 0 {
      problems.append("there is no command in it")
    } else if turns != read {
      problems.append("its text has lines that are grammar here, such as a fence that stays open")
    }
    self.problems = problems
  }

  private static func lines(of part: Part) -> [String] {
    switch part {
    case .prose(let lines):
      let isEmpty = { (line: String) in line.trimmingBlanks.isEmpty }
      let rest = lines.drop(while: isEmpty)
      return Array(rest.reversed().drop(while: isEmpty).reversed())
    case .session(let turns): return Fence.written("navlab", turns.flatMap(\.lines))
    case .source(let info, let lines): return Fence.written(info, lines)
    }
  }
}

extension ImportedTranscript.Part {
  fileprivate var turns: [ImportedTurn] {
    switch self {
    case .session(let turns): turns
    case .prose, .source: []
    }
  }
}

/// One command of another tool's session.
struct ImportedTurn {
  /// Its lines.
  var command: [String]
  var status: ExpectedStatus?
  /// What is expected, in the line grammar.
  var expected: [String] = []

  var lines: [String] {
    TurnWriter.command(command.joined(separator: "\n"))
      + (status.map { [$0.written] } ?? []) + expected
  }
}

/// A line of output in which some stretches may be any text.
struct ImportedLine {
  enum Piece: Equatable {
    case text(String)
    /// Any text, none too.
    case any
    /// Any one character.
    case one
    /// The path of a folder.
    case path
  }

  let pieces: [Piece]

  /// In the line grammar: text, text with matchers, or a regular expression where the text itself
  /// would read as a matcher.
  var written: String {
    let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == pieces.count { return ExpectedLine.written(texts.joined()) }
    let isPlain = !pieces.contains(.one) && texts.allSatisfy { ExpectedLine.written($0) == $0 }
    return isPlain ? pieces.map(matcher).joined() : "(re) " + pieces.map(expression).joined()
  }

  private func matcher(_ piece: Piece) -> String {
    switch piece {
    case .text(let text): text
    case .any, .one: "[..]"
    case .path: "[path]"
    }
  }

  private func expression(_ piece: Piece) -> String {
    switch piece {
    case .text(let text):
      text.reduce(into: "") { $0 += (#"\.[]{}()*+?^$|/"#.contains($1) ? "\\" : "") + String($1) }
    case .any, .path: ".*"
    case .one: "."
    }
  }
}
