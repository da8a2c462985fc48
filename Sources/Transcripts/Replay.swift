import Diagnostics

/// Plays transcripts to a session and judges what it answers.
public struct Replay: Sendable {
  /// navlab's version, for `requires:`.
  public var version: String
  /// Files to load in place of all the transcript's own: a submission. Empty loads its own.
  public var submission: [TranscriptFile]
  /// Whether hidden blocks are played.
  public var playsHidden: Bool

  public init(
    version: String = "1", submission: [TranscriptFile] = [], playsHidden: Bool = true
  ) {
    self.version = version
    self.submission = submission
    self.playsHidden = playsHidden
  }

  /// Plays a whole transcript; what it does to the session stays done.
  public func run(_ transcript: Transcript, with session: inout some TranscriptSession) -> Verdict {
    var verdict = Verdict(name: transcript.name, isSkipped: false, blocks: [])
    if let error = transcript.diagnostics.first(where: { $0.severity == .error }) {
      let line = transcript.file.location(of: Int(error.range.start)).line
      verdict.obstacle = "line \(line): \(error.message)"
      return verdict
    }
    if let requirement = transcript.frontMatter.requires, !requirement.isMet(by: version) {
      verdict.obstacle = "it requires \(requirement.written)"
      verdict.isSkipped = true
      return verdict
    }
    let isCopy = transcript.frontMatter[Transcript.hashField] != nil
    var player = Player(replay: self, isCopy: isCopy)
    verdict.blocks = player.play(transcript, with: &session)
    return verdict
  }
}

/// The state of one replay.
private struct Player {
  let replay: Replay
  private var bindings: LinePattern.Bindings = [:]
  private var outcomes: [String: Verdict.Outcome] = [:]
  /// What a learner knows a step by, where its author said so.
  private var labels: [String: String] = [:]
  private var loading = SourceLoading()
  /// Why the source did not load; nil when it did.
  private var loadFailure: Reply?
  /// Whether it is what `navlab lessons build` wrote for learners: without the source that `goal`
  /// compares with.
  private let isCopy: Bool

  init(replay: Replay, isCopy: Bool) {
    self.replay = replay
    self.isCopy = isCopy
  }

  mutating func play(
    _ transcript: Transcript, with session: inout some TranscriptSession
  ) -> [BlockVerdict] {
    if !replay.submission.isEmpty { open(replay.submission, with: &session) }
    var verdicts: [BlockVerdict] = []
    for part in transcript.parts {
      switch part {
      case .prose, .hint: break
      case .source(let block):
        if replay.submission.isEmpty, block.exercise == nil { loading.add(block) }
      case .session(let block):
        if block.attributes.isHidden, !replay.playsHidden { continue }
        if let files = loading.take() { open(files, with: &session) }
        verdicts.append(play(block, with: &session))
      }
    }
    return verdicts
  }

  private mutating func open(_ files: [TranscriptFile], with session: inout some TranscriptSession)
  {
    let reply = session.open(files)
    loadFailure = reply.status == .ok ? nil : reply
  }

  private mutating func play(
    _ block: Transcript.SessionBlock, with session: inout some TranscriptSession
  ) -> BlockVerdict {
    let attributes = block.attributes
    var verdict = BlockVerdict(
      title: block.title, step: attributes.step, label: attributes.label,
      points: attributes.points, par: attributes.par, isHidden: attributes.isHidden,
      line: block.line,
      outcome: .passed, entries: [])
    if let why = attributes.skip {
      verdict.outcome = .skipped
      verdict.message = why.isEmpty ? nil : Sentence(verbatim: why)
    } else if let needed = attributes.needs.first(where: { outcomes[$0] != .passed }) {
      verdict.outcome = .notTried
      let named: Sentence =
        labels[needed].map { "\"\(Escaping.oneLine($0))\"" } ?? "the step '\(needed)'"
      verdict.message = "not tried, for \(named) did not pass"
    } else if let problem = session.begin(attributes) {
      verdict.outcome = .error
      verdict.message = problem
    } else {
      for entry in block.entries {
        verdict.entries.append(play(entry, attributes, with: &session))
      }
      judge(&verdict, attributes)
    }
    if let step = attributes.step {
      outcomes[step] =
        verdict.isUnchecked && verdict.outcome == .skipped ? .passed : verdict.outcome
      labels[step] = attributes.label
    }
    return verdict
  }

  private mutating func play(
    _ entry: Transcript.Entry, _ attributes: BlockAttributes,
    with session: inout some TranscriptSession
  ) -> EntryVerdict {
    if entry.status == .skipped {
      return EntryVerdict(
        command: entry.command, line: entry.line, outcome: .skipped, messages: [])
    }
    let reply = session.respond(to: entry.command, input: entry.input)
    if isCopy, reply.status == .error(code: Reply.noReference) {
      return EntryVerdict(
        command: entry.command, line: entry.line, outcome: .skipped, messages: [], reply: reply)
    }
    return EntryJudge(entry: entry, attributes: attributes).judge(reply, &bindings)
  }

  /// The block's outcome from those of its entries.
  private func judge(_ verdict: inout BlockVerdict, _ attributes: BlockAttributes) {
    verdict.loadFailure = loadFailure
    let outcomes = verdict.entries.map(\.outcome)
    let hasError =
      verdict.entries.contains { $0.reply?.status.isError == true }
      || loadFailure?.status.isError == true
    if outcomes.contains(.error) {
      verdict.outcome = .error
    } else if case .defect(let message)? = loadFailure?.status {
      verdict.outcome = .error
      verdict.message = "navlab could not load the source: \(Escaping.oneLine(message))"
      return
    } else if outcomes.contains(.failed) {
      verdict.outcome = .failed
    } else if attributes.expectsError, !hasError {
      verdict.outcome = .failed
      verdict.message = "no command ended with an error, and this block must have one"
    } else if let loadFailure, !attributes.expectsError {
      verdict.outcome = .failed
      verdict.message = Self.loadMessage(loadFailure)
    } else if verdict.isUnchecked {
      verdict.outcome = .skipped
    }
    if attributes.isTodo, verdict.outcome == .failed {
      verdict.outcome = .todo
    } else if attributes.isTodo, verdict.outcome == .passed {
      verdict.outcome = .todoPassed
      verdict.message = "passes; take 'todo' away"
    }
    if verdict.outcome == .failed, verdict.message == nil, let loadFailure {
      verdict.message = Self.loadMessage(loadFailure)
    }
  }

  private static func loadMessage(_ reply: Reply) -> Sentence {
    guard let said = Normalisation.lines(reply.output).first else {
      return "the source did not load"
    }
    return "the source did not load: \(Escaping.oneLine(said.text))"
  }
}

/// Which files are loaded as a transcript goes on: blocks with no command between them are one
/// app; of the apps before it, what `carry` says stays.
public struct SourceLoading: Sendable {
  private var files: [Transcript.SourceBlock] = []
  private var isNew = false

  public init() {}

  public mutating func add(_ block: Transcript.SourceBlock) {
    if !isNew { files.removeAll { !$0.carries } }
    isNew = true
    let name = block.file ?? TranscriptFile.defaultName
    files.removeAll { ($0.file ?? TranscriptFile.defaultName) == name }
    files.append(block)
  }

  /// The files to load now; nil when nothing is new.
  public mutating func take() -> [TranscriptFile]? {
    guard isNew else { return nil }
    isNew = false
    return files.map {
      TranscriptFile(name: $0.file ?? TranscriptFile.defaultName, source: $0.source)
    }
  }
}
