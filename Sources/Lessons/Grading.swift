import Diagnostics
import Transcripts

/// What a learner hands in.
public enum Submission: Sendable {
  /// Source files.
  case files([TranscriptFile])
  /// A recorded session: its source where it has some, its commands where those are asked for.
  case record(Transcript)
}

extension Exercise {
  /// The points that the exercise is worth.
  public var worth: Double {
    switch kind {
    case .source(_, let goal): goal.map(Grade.worth) ?? 1
    case .prompt(_, let block): block.attributes.points ?? Double(goals(of: block).count)
    }
  }

  private func goals(of block: Transcript.SessionBlock) -> ArraySlice<Transcript.Entry> {
    block.entries.drop { !$0.isGoal }
  }

  /// Grades a submission in a session of its own.
  /// - Parameters:
  ///   - name: what the report calls the submission.
  ///   - language: the code of the language in which the checks are called: `ja`.
  ///   - session: a new session, with limits.
  public func grade(
    _ submission: Submission, named name: String, language: String = "en",
    in session: inout some TranscriptSession
  ) -> Grade {
    switch kind {
    case .source(_, let goal?):
      return goal.labelled(in: language).grade(submission, named: name, exercise: id, in: &session)
    case .source(_, nil):
      return Grade(
        submission: name, exercise: id, status: .error, checks: [],
        message: "the exercise has no transcript to be graded against")
    case .prompt(let stage, let block):
      guard case .record(let record) = submission else {
        return Grade(
          submission: name, exercise: id,
          unread: "the exercise asks for commands; hand in a recorded session",
          worth: worth)
      }
      var entries = record.sessionBlocks.flatMap(\.entries)
      // A record starts with the app's launch, and so with what the lesson did before.
      if entries.map(\.command).starts(with: stage.commands) {
        entries.removeFirst(stage.commands.count)
      }
      return grade(
        entries.map { ($0.command, $0.input) }, from: stage, block: block, named: name,
        in: &session)
    }
  }

  /// Gives the commands to the stage's app, then looks whether what must hold does.
  private func grade(
    _ commands: [(command: String, input: [String])], from stage: Stage,
    block: Transcript.SessionBlock, named name: String, in session: inout some TranscriptSession
  ) -> Grade {
    let opened = session.open(stage.files)
    var attributes = block.attributes
    attributes.device = attributes.device ?? stage.device
    if let problem = session.begin(attributes) {
      return Grade(submission: name, exercise: id, status: .error, checks: [], message: problem)
    }
    for command in stage.commands { _ = session.respond(to: command, input: []) }
    for entry in commands { _ = session.respond(to: entry.command, input: entry.input) }
    if case .defect(let message) = opened.status {
      return Grade(
        submission: name, exercise: id, status: .error, checks: [],
        message: Sentence(verbatim: message))
    }
    return Grade(
      submission: name, exercise: id, status: .graded,
      checks: goalChecks(of: block) { session.respond(to: $0, input: []) })
  }

  /// A check for each command of a `try` block from its first `assert` or `goal` on.
  public func goalChecks(
    of block: Transcript.SessionBlock, answer: (String) -> Transcripts.Reply
  ) -> [Grade.Check] {
    let goals = goals(of: block)
    let worth = (block.attributes.points ?? Double(goals.count)) / Double(max(1, goals.count))
    return goals.map { entry in
      let verdict = block.verdict(of: answer(entry.command), to: entry)
      let passed = verdict.outcome.isFine
      return Grade.Check(
        name: entry.command, points: passed ? worth : 0, max: worth, passed: passed,
        message: .saying(verdict.told))
    }
  }
}

extension Transcript {
  /// Grades a submission against this expected transcript.
  public func grade(
    _ submission: Submission, named name: String, exercise: String,
    in session: inout some TranscriptSession
  ) -> Grade {
    let files =
      switch submission {
      case .files(let files): files
      case .record(let record): record.firstFiles
      }
    guard files.contains(where: { !$0.source.allSatisfy(\.isWhitespace) }) else {
      return Grade(
        submission: name, exercise: exercise, unread: "the submission has no Swift source",
        worth: Grade.worth(of: self))
    }
    if let problem = goalProblems.first {
      return Grade(
        submission: name, exercise: exercise, status: .error, checks: [],
        message: "\(self.name):\(problem.line): \(problem.message)")
    }
    let verdict = Replay(submission: files).run(self, with: &session)
    return Grade(submission: name, exercise: exercise, transcript: self, verdict: verdict)
  }
}
