public import Diagnostics

/// What a transcript is played to: a prompt with an app behind it.
public protocol TranscriptSession {
  /// Loads these files as the whole app, anew. An error status means that they do not compile.
  mutating func open(_ files: [TranscriptFile]) -> Reply

  /// What the compiler finds wrong in an app of these files, which is not launched.
  mutating func errors(in files: [TranscriptFile]) -> [SourceError]

  /// What the block that comes next says of device, locale, seed and time.
  /// - Returns: what it says wrongly; nil where nothing is. Then the block is not played.
  mutating func begin(_ block: BlockAttributes) -> Sentence?

  /// Answers one command, Swift or not; `assert` and `goal` answer with an error when they do not
  /// hold.
  /// - Parameter input: what the command may read, line by line.
  mutating func respond(to command: String, input: [String]) -> Reply
}

/// One Swift file of the app.
public struct TranscriptFile: Hashable, Sendable {
  /// The name in the module; not a path.
  public var name: String
  public var source: String

  public init(name: String, source: String) {
    self.name = name
    self.source = source
  }

  /// The name of a source block that gives none.
  public static let defaultName = "App.swift"
}

/// One mistake in the source of an app.
public struct SourceError: Hashable, Sendable {
  /// The file's name in the module.
  public var file: String
  /// From 1.
  public var line: Int
  public var message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

/// What a session answered.
public struct Reply: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case ok
    /// The command failed; the code is a stable word such as `noSuchControl`.
    case error(code: String)
    /// The block's time, or a limit on it, was used up.
    case timeout
    /// The session itself broke, and says how: never the learner's fault.
    case defect(String)
  }

  public var status: Status
  public var output: [OutputLine]
  /// What an error says, to be said in any language.
  public var problem: Sentence?

  /// The code of a `goal` that has no app to compare with.
  public static let noReference = "noReference"

  public init(
    _ status: Status = .ok, output: [OutputLine] = [], problem: Sentence? = nil
  ) {
    self.status = status
    self.output = output
    self.problem = problem
  }

  /// A reply of plain text, cut at its line feeds.
  public init(_ status: Status = .ok, text: String) {
    self.init(status, output: text.isEmpty ? [] : [OutputLine(text)])
  }
}

/// One line that a command printed.
public struct OutputLine: Hashable, Sendable {
  public var text: String
  /// Printed by the engine, its numbers being points or seconds: they compare within a tolerance.
  public var isMeasurement: Bool

  public init(_ text: String, isMeasurement: Bool = false) {
    self.text = text
    self.isMeasurement = isMeasurement
  }
}
