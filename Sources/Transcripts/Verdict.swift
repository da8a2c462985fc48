public import Diagnostics

/// What came of playing a transcript.
public struct Verdict: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable {
    case passed
    case failed
    /// The author said not to run it.
    case skipped
    /// Fails, as the author said it would.
    case todo
    /// Passes, though the author said it would not.
    case todoPassed
    /// A block that it needs did not pass.
    case notTried
    /// The transcript or the session broke: not the learner's fault.
    case error

    /// Whether the run as a whole can still be called good.
    public var isFine: Bool {
      switch self {
      case .passed, .skipped, .todo, .todoPassed: true
      case .failed, .notTried, .error: false
      }
    }
  }

  /// The transcript's file.
  public var name: String
  /// Why nothing was run: malformed, or for another version; nil when it was.
  public var obstacle: String?
  /// With an obstacle: whether it is one that skips (another version) rather than fails.
  public var isSkipped: Bool
  public var blocks: [BlockVerdict]

  /// Whether no block failed.
  public var passed: Bool {
    obstacle == nil ? blocks.allSatisfy(\.outcome.isFine) : isSkipped
  }

  public var commandCount: Int { blocks.reduce(0) { $0 + $1.entries.count } }
}

/// What came of one block.
public struct BlockVerdict: Hashable, Sendable {
  public var title: String
  public var step: String?
  public var label: String?
  public var points: Double?
  /// How many commands the author needed.
  public var par: Int?
  public var isHidden: Bool
  /// From 1.
  public var line: Int
  public var outcome: Verdict.Outcome
  /// What to say of the block as a whole; entries speak for themselves.
  public var message: Sentence?
  public var entries: [EntryVerdict]
  /// What kept the source from loading; nil when it loaded.
  public var loadFailure: Reply?

  /// Whether something in it cannot be said here: there is no source to compare with.
  var isUnchecked: Bool {
    entries.contains { $0.outcome == .skipped && $0.reply != nil }
  }

  /// Whether time ran out, in wall-clock or in steps, where that was not expected.
  public var timedOut: Bool {
    guard !outcome.isFine else { return false }
    return loadFailure?.status.isTimeout == true
      || entries.contains { !$0.outcome.isFine && $0.reply?.status.isTimeout == true }
  }
}

/// What came of one command.
public struct EntryVerdict: Hashable, Sendable {
  public var command: String
  /// From 1.
  public var line: Int
  public var outcome: Verdict.Outcome
  /// Why it did not pass; empty when it did.
  public var messages: [Sentence]
  /// Where the output is not what was expected.
  public var difference: Difference?
  /// What the session answered; nil when the command was not run.
  public var reply: Reply?
  /// The words of an error where none was expected, without `error:` before them.
  public var unexpectedError: Sentence?

  /// Why it did not pass, in the words of whoever gave the answer: not of whoever wrote the check.
  public var told: [Sentence] {
    guard let unexpectedError else { return messages }
    return [unexpectedError] + messages.dropFirst()
  }
}
