public import Diagnostics

/// What one submission to one exercise is worth, and why.
public struct Grade: Hashable, Sendable {
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case graded
    /// The grader or the lesson broke: not the learner's fault.
    case error
    case timeout
    /// What was handed in is not from this version of the lesson.
    case tampered
  }

  /// One thing that was looked at.
  public struct Check: Hashable, Sendable {
    public var name: String
    /// Points got, from 0 to `max`.
    public var points: Double
    public var max: Double
    public var passed: Bool
    /// Why not, or what came of it; safe to show to the learner, also where the check is hidden.
    public var message: Sentence
    /// The learner may know that it exists, not what it expects.
    public var isHidden: Bool
    /// False where what it needs did not pass, so that it says nothing of its own.
    public var wasTried: Bool

    public init(
      name: String, points: Double, max: Double, passed: Bool, message: Sentence = "",
      isHidden: Bool = false, wasTried: Bool = true
    ) {
      self.name = name
      self.points = points
      self.max = max
      self.passed = passed
      self.message = message
      self.isHidden = isHidden
      self.wasTried = wasTried
    }
  }

  public var submission: String
  public var exercise: String
  public var score: Double
  public var max: Double
  public var passed: Bool
  public var status: Status
  public var checks: [Check]
  /// What to say of a submission that was not graded.
  public var message: Sentence
  /// Whether there was nothing to grade in what was handed in: the learner's to mend, not the
  /// grader's.
  public var isUnread = false

  /// A grade; score, maximum and whether it passed follow from the checks.
  public init(
    submission: String, exercise: String, status: Status = .graded, checks: [Check],
    message: Sentence = ""
  ) {
    self.submission = submission
    self.exercise = exercise
    self.status = status
    self.checks = checks
    self.message = message
    score = 0
    max = checks.reduce(0) { $0 + $1.max }
    passed = status == .graded && checks.allSatisfy(\.passed)
    if isJudged { score = checks.reduce(0) { $0 + $1.points } }
  }

  /// What is said of a submission that is not graded, and why: it holds nothing to grade, or
  /// answers another lesson.
  /// - Parameter worth: the points that the exercise is worth.
  public init(
    submission: String, exercise: String, status: Status = .error, unread why: Sentence,
    worth: Double
  ) {
    self.init(
      submission: submission, exercise: exercise, status: status,
      checks: [Check(name: "submission", points: 0, max: worth, passed: false, message: why)],
      message: why)
    isUnread = true
  }

  /// Whether the checks say something of the submission: also where its time ran out in one.
  public var isJudged: Bool {
    switch status {
    case .graded: true
    case .timeout: !checks.isEmpty
    case .error, .tampered: false
    }
  }

  /// How the checks went, without a word that is not true: "3 of 3 shown checks passed; 2 more are
  /// not shown".
  public var summary: Sentence {
    let shown = checks.filter { !$0.isHidden }
    let passed = shown.count { $0.passed }
    let hidden = checks.count - shown.count
    if hidden == 0 { return "\(passed) of \(shown.count) checks passed" }
    let rest: Sentence = hidden == 1 ? "1 more is not shown" : "\(hidden) more are not shown"
    return "\(passed) of \(shown.count) shown checks passed; \(rest)"
  }

  /// The same for whoever may see all of them: "3 of 3 checks passed; 2 of them are hidden".
  public var fullSummary: Sentence {
    let hidden = checks.count { $0.isHidden }
    let told: Sentence = "\(checks.count { $0.passed }) of \(checks.count) checks passed"
    if hidden == 0 { return told }
    return hidden == 1 ? "\(told); 1 of them is hidden" : "\(told); \(hidden) of them are hidden"
  }

  /// What the exercise is worth: the points of its blocks, else those of the front matter, else 1.
  public static func worth(of transcript: Transcript) -> Double {
    let points = transcript.sessionBlocks.compactMap(\.attributes.points)
    return points.isEmpty ? transcript.frontMatter.points ?? 1 : points.reduce(0, +)
  }
}

extension Grade {
  /// The grade with all that it says in one language, for reports.
  public func said(in wording: Wording) -> Grade {
    func said(_ sentence: Sentence) -> Sentence {
      sentence.isEmpty ? sentence : Sentence(verbatim: wording.text(of: sentence))
    }
    var grade = self
    grade.message = said(message)
    for index in checks.indices { grade.checks[index].message = said(checks[index].message) }
    return grade
  }
}

extension Grade {
  /// The grade that a verdict is worth: a check for each block that was not skipped.
  ///
  /// Where no block states points, the transcript's are shared equally, or each block is worth 1.
  public init(
    submission: String, exercise: String, transcript: Transcript, verdict: Verdict
  ) {
    if let obstacle = verdict.obstacle {
      self.init(
        submission: submission, exercise: exercise, status: .error, checks: [],
        message: Sentence(verbatim: obstacle))
      return
    }
    let blocks = verdict.blocks.filter { $0.outcome != .skipped }
    guard !blocks.isEmpty else {
      let isUnchecked = verdict.blocks.contains(where: \.isUnchecked)
      self.init(
        submission: submission, exercise: exercise, status: .error, checks: [],
        message: isUnchecked
          ? "what must hold is not in this copy of the lesson"
          : "the exercise checks nothing")
      return
    }
    let hasPoints = blocks.contains { $0.points != nil }
    let equal = transcript.frontMatter.points.map { $0 / Double(blocks.count) } ?? 1
    var hiddenCount = 0
    let checks = blocks.map { block in
      if block.isHidden { hiddenCount += 1 }
      let worth = hasPoints ? block.points ?? 0 : equal
      let passed = block.outcome.isFine
      let name = block.isHidden ? block.label ?? "hidden check \(hiddenCount)" : block.title
      return Check(
        name: Escaping.oneLine(name), points: passed ? worth : 0, max: worth, passed: passed,
        message: Self.message(block), isHidden: block.isHidden,
        wasTried: block.outcome != .notTried)
    }
    let isBroken = blocks.contains { $0.outcome == .error }
    let isLate = blocks.contains { $0.timedOut }
    self.init(
      submission: submission, exercise: exercise,
      status: isBroken ? .error : isLate ? .timeout : .graded, checks: checks,
      message: isBroken ? "the grader could not finish" : isLate ? "the time was used up" : "")
  }

  /// What the learner may read of a block.
  private static func message(_ block: BlockVerdict) -> Sentence {
    switch block.outcome {
    case .passed: return ""
    case .failed, .notTried, .error, .todo, .todoPassed, .skipped: break
    }
    if block.isHidden {
      return block.outcome == .notTried ? "not tried" : "what this check expects is not shown"
    }
    // What does not compile explains everything that comes after.
    if block.loadFailure != nil, let message = block.message { return message }
    let failures = block.entries.filter { !$0.outcome.isFine }
    var said = block.message.map { [$0] } ?? []
    if let first = failures.first { said += told(first) }
    if failures.count > 1 { said.append("\(failures.count - 1) more did not pass") }
    return .saying(said)
  }

  /// What only says what must hold is the author's: the learner reads what does not.
  private static func told(_ entry: EntryVerdict) -> [Sentence] {
    let isCheck = ["assertFailed", "goalDiffers"].contains {
      entry.reply?.status == .error(code: $0)
    }
    if isCheck, entry.unexpectedError != nil { return entry.told }
    return entry.told.map { "after '\(Escaping.oneLine(entry.command))': \($0)" }
  }
}
