import Diagnostics
import Transcripts

/// Something for the learner to do, that navlab can check.
public struct Exercise: Sendable {
  public enum Kind: Sendable {
    /// Write source: the start is changed until it passes the transcript.
    case source(start: [TranscriptFile], goal: Transcript?)
    /// Give commands: from the stage, until all holds that the block asks from its first `assert`
    /// or `goal` on. What stands before that is a solution.
    case prompt(Stage, Transcript.SessionBlock)
  }

  public let id: String
  /// The title of its page.
  public let title: String
  public private(set) var kind: Kind
  /// From the gentlest to the one that tells most.
  public private(set) var hints: [Transcript.Hint]
  /// Where it stands in the lesson, from 1.
  public let line: Int

  init(
    id: String, title: String, start block: Transcript.SourceBlock, hints: [Transcript.Hint],
    goal: Transcript?
  ) {
    self.id = id
    self.title = title
    self.hints = hints
    line = block.line
    kind = .source(start: [block.transcriptFile], goal: goal)
  }

  init(
    title: String, block: Transcript.SessionBlock, stage: Stage, hints: [Transcript.Hint]
  ) {
    id = block.attributes.step ?? ""
    self.title = title
    self.hints = hints
    line = block.line
    kind = .prompt(stage, block)
  }

  mutating func addStart(_ block: Transcript.SourceBlock, hints: [Transcript.Hint]) {
    guard case .source(let start, let goal) = kind else { return }
    kind = .source(start: start + [block.transcriptFile], goal: goal)
    self.hints += hints
  }

  /// What an answer in source is graded against.
  public var goal: Transcript? {
    switch kind {
    case .source(_, let goal): goal
    case .prompt: nil
    }
  }

  /// Whether it comes from a learner's copy, which has no solution and nothing for `goal` to
  /// compare with.
  public var isCopy: Bool {
    guard let goal else { return false }
    return goal.frontMatter[Transcript.hashField] != nil && goal.firstFiles.isEmpty
  }

  /// What the learner starts from.
  public var start: [TranscriptFile] {
    switch kind {
    case .source(let start, _): start
    case .prompt(let stage, _): stage.files
    }
  }

  /// Files that pass: those that the expected transcript loads first. Empty where it is the
  /// commands that pass.
  public var solutionFiles: [TranscriptFile] {
    switch kind {
    case .source(_, let goal): goal?.firstFiles ?? []
    case .prompt: []
    }
  }

  /// Commands that pass: those of the block before its first `assert` or `goal`. Empty where it is
  /// the source that passes.
  public var solutionCommands: [String] {
    switch kind {
    case .source: []
    case .prompt(_, let block): block.entries.prefix { !$0.isGoal }.map(\.command)
    }
  }
}

extension Transcript.SourceBlock {
  /// The block as a file of an app.
  var transcriptFile: TranscriptFile {
    TranscriptFile(name: file ?? TranscriptFile.defaultName, source: source)
  }
}

extension Transcript.Entry {
  /// Whether it only says what must hold.
  var isGoal: Bool {
    GoalCommand(command) != nil || command.hasPrefix("assert ")
  }
}

extension Transcript {
  /// The files that are loaded before the first command.
  public var firstFiles: [TranscriptFile] {
    var loading = SourceLoading()
    for part in parts {
      switch part {
      case .source(let block): if block.exercise == nil { loading.add(block) }
      case .session: return loading.take() ?? []
      case .prose, .hint: break
      }
    }
    return loading.take() ?? []
  }
}
