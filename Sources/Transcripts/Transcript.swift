import Diagnostics

/// A conversation with the prompt, written in plain Markdown: prose, source to load, commands with
/// the output that is expected of them, and hints.
///
/// Reading never fails: what is malformed is a diagnostic, and the rest is still there.
public struct Transcript: Sendable {
  /// The file's name and exact text.
  public let file: SourceFile
  public let frontMatter: FrontMatter
  /// Everything after the front matter, in order.
  public let parts: [Part]
  /// What is wrong with the file, in the order of its lines.
  public let diagnostics: [Diagnostic]
  let lines: [TextLine]

  /// Reads a transcript; linear in the text.
  /// - Parameter name: the file's name as diagnostics shall print it.
  public init(name: String, text: String) {
    var parser = TranscriptParser(name: name, text: text)
    self = parser.parse()
  }

  init(
    file: SourceFile, lines: [TextLine], frontMatter: FrontMatter, parts: [Part],
    diagnostics: [Diagnostic]
  ) {
    self.file = file
    self.lines = lines
    self.frontMatter = frontMatter
    self.parts = parts
    self.diagnostics = diagnostics
  }

  public var name: String { file.name }

  /// The file's text, printed from its lines: what was read, to the byte.
  public var text: String { lines.reduce(into: "") { $0 += $1.text + $1.ending } }

  /// Whether anything would keep the transcript from being run.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  public var sessionBlocks: [SessionBlock] {
    parts.compactMap { if case .session(let block) = $0 { block } else { nil } }
  }

  public var sourceBlocks: [SourceBlock] {
    parts.compactMap { if case .source(let block) = $0 { block } else { nil } }
  }

  public var hints: [Hint] {
    parts.compactMap { if case .hint(let hint) = $0 { hint } else { nil } }
  }

  /// The hints for a block: those that follow it before the next, by their numbers.
  public func hints(for block: SessionBlock) -> [Hint] {
    var isFollowing = false
    var hints: [Hint] = []
    for part in parts {
      switch part {
      case .session(let other): isFollowing = other == block
      case .hint(let hint): if isFollowing { hints.append(hint) }
      case .prose, .source: break
      }
    }
    return hints.sorted { $0.number < $1.number }
  }

  /// The same, its blocks called as who reads the language calls them: `ja`.
  public func labelled(in language: String) -> Transcript {
    guard language == "ja" else { return self }
    let parts = parts.map { part -> Part in
      guard case .session(var block) = part, let label = block.attributes.japaneseLabel else {
        return part
      }
      block.attributes.label = label
      return .session(block)
    }
    return Transcript(
      file: file, lines: lines, frontMatter: frontMatter, parts: parts, diagnostics: diagnostics)
  }
}

extension Transcript {
  /// One stretch of the file.
  public enum Part: Hashable, Sendable {
    case prose(Prose)
    case source(SourceBlock)
    case session(SessionBlock)
    case hint(Hint)
  }

  /// What is only read: everything that is not one of the others.
  public struct Prose: Hashable, Sendable {
    /// The Markdown as written.
    public var text: String
    /// The line it starts on, from 1.
    public var line: Int

    public init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// A fence of Swift that is loaded: the app that the commands are for.
  public struct SourceBlock: Hashable, Sendable {
    /// The file's name in the module; nil when the author gave none.
    public var file: String?
    /// Stays loaded when later source is.
    public var carries: Bool
    /// Loaded, not shown.
    public var hides: Bool
    /// The exercise that the source is the start of: it is the learner's to change, and not loaded
    /// when the transcript is replayed.
    public var exercise: String?
    /// The source, each line ended by a line feed.
    public var source: String
    /// The line of the opening fence, from 1.
    public var line: Int
    let fence: Fence
  }

  /// A fence of commands and what is expected of them.
  public struct SessionBlock: Hashable, Sendable {
    public var attributes: BlockAttributes
    public var comments: [String]
    public var entries: [Entry]
    /// The line of the opening fence, from 1.
    public var line: Int
    let fence: Fence

    /// How reports call the block: its label, its step, or the line it is on.
    public var title: String { attributes.label ?? attributes.step ?? "block at line \(line)" }
  }

  /// One command and what is expected of it.
  public struct Entry: Hashable, Sendable {
    /// The command; its lines are joined by line feeds.
    public var command: String
    /// How it must end; nil when the file does not say, which means well.
    public var status: ExpectedStatus?
    /// Lines of input handed to the command.
    public var input: [String]
    public var expected: [ExpectedLine]
    /// The line of the command, from 1.
    public var line: Int
    /// The lines of the file, from 0, with the status; empty and after the command without one.
    let statusLines: Range<Int>
    /// The lines of the file, from 0, with what is expected.
    let expectedLines: Range<Int>
  }

  /// A hint: `> [!HINT] 2`. Shows as an ordinary quotation where nobody knows it.
  public struct Hint: Hashable, Sendable {
    /// Which hint, from 1: later ones tell more.
    public var number: Int
    /// The Markdown of the hint.
    public var text: String
    /// The line it starts on, from 1.
    public var line: Int
    let lines: Range<Int>
  }
}

/// How a command must end.
public enum ExpectedStatus: Hashable, Sendable {
  case ok
  /// With an error; of that code where one is given.
  case error(code: String?)
  case timeout
  /// Not run.
  case skipped

  /// The status as the line `? …` writes it.
  public var written: String {
    switch self {
    case .ok: "? ok"
    case .error(let code?): "? error(\(code))"
    case .error(nil): "? error"
    case .timeout: "? timeout"
    case .skipped: "? skipped"
    }
  }
}
