import Diagnostics
import Transcripts

extension Audit {
  /// Replays a lesson as a learner would read it, and says what differs.
  func replay<Session: TranscriptSession>(
    _ lesson: Lesson, _ makeSession: (Transcript?) -> Session
  ) -> [Finding] {
    // What keeps it from being played is found where it is read.
    if lesson.transcript.hasErrors { return [] }
    var session = makeSession(nil)
    let wrong = errors(in: lesson.transcript, &session)
    if !wrong.isEmpty { return wrong }
    let verdict = Replay().run(lesson.transcript, with: &session)
    if let obstacle = verdict.obstacle { return [Finding(verdict.name, obstacle)] }
    return verdict.blocks.filter { !$0.outcome.isFine }.flatMap { block in
      let failed = block.entries.filter { !$0.outcome.isFine }
      let told = failed.flatMap { entry in
        (entry.messages.isEmpty ? ["it does not replay"] : entry.messages).map { message in
          Finding(verdict.name, line: entry.line, message.description)
        }
      }
      guard block.message != nil || told.isEmpty else { return told }
      let why = block.message?.description ?? "it does not replay"
      return [Finding(verdict.name, line: failed.first?.line ?? block.line, why)] + told
    }
  }

  /// What is wrong in the source that a lesson shows, whether or not commands follow; a block of
  /// the kind `error` shows what goes wrong.
  private func errors(
    in transcript: Transcript, _ session: inout some TranscriptSession
  ) -> [Finding] {
    var findings: [Finding] = []
    var loading = SourceLoading()
    // The line of each file's fence.
    var fences: [String: Int] = [:]
    func take(_ session: inout some TranscriptSession) {
      guard let files = loading.take() else { return }
      findings += session.errors(in: files).map { error in
        let line = fences[error.file].map { $0 + error.line }
        return Finding(transcript.name, line: line, "error: \(error.message)")
      }
    }
    for part in transcript.parts {
      switch part {
      case .source(let block) where block.exercise == nil:
        loading.add(block)
        fences[block.file ?? TranscriptFile.defaultName] = block.line
      case .session(let block) where block.attributes.expectsError: _ = loading.take()
      case .session: take(&session)
      case .source, .prose, .hint: break
      }
    }
    take(&session)
    return findings
  }

  /// The start must fail, an empty file too, and the solution must pass.
  func attempt<Session: TranscriptSession>(
    _ exercise: Exercise, _ lesson: Lesson, _ makeSession: (Transcript?) -> Session
  ) -> [Finding] {
    let path = lesson.transcript.name
    func grade(_ submission: Submission) -> Grade {
      var session = makeSession(exercise.goal)
      return exercise.grade(submission, named: exercise.id, in: &session)
    }
    func passes(_ submission: Submission) -> Bool {
      grade(submission).passed
    }
    func finding(_ what: String, because why: String = "") -> Finding {
      let reason = why.isEmpty ? "" : ": " + why
      return Finding(path, line: exercise.line, "\(what) the exercise '\(exercise.id)'\(reason)")
    }
    var findings: [Finding] = []
    switch exercise.kind {
    case .source(_, nil): break
    case .source where exercise.isCopy: break
    case .source(let start, let goal?):
      if passes(.files(start)) { findings.append(finding("the start already passes")) }
      let empty = start.map { TranscriptFile(name: $0.name, source: "// nothing yet\n") }
      if passes(.files(empty)) { findings.append(finding("an empty file passes")) }
      let solution = goal.firstFiles
      if !solution.isEmpty, !passes(.files(solution)) {
        var session = makeSession(goal)
        let verdict = Replay(submission: solution).run(goal, with: &session)
        let why = Self.failure(verdict) ?? "the grader could not finish"
        findings.append(finding("the solution does not pass", because: why))
      }
    case .prompt:
      let nothing = Transcript(name: "nothing", text: "")
      if passes(.record(nothing)) { findings.append(finding("doing nothing passes")) }
      let turns = exercise.solutionCommands.map { Recording.Turn($0, reply: Reply()) }
      let solution = Transcript(name: "solution", text: Recording(turns: turns).text)
      let grade = grade(.record(solution))
      if !grade.passed {
        let why = grade.checks.first { !$0.passed }.map { "\($0.name): \($0.message)" }
        findings.append(
          finding("the solution does not pass", because: why ?? grade.message.description))
      }
    }
    return findings
  }

  /// The first thing that did not pass, with its place: `Transcripts/a.md:12: nav> back: …`.
  private static func failure(_ verdict: Verdict) -> String? {
    if let obstacle = verdict.obstacle { return "\(verdict.name): \(obstacle)" }
    guard let block = verdict.blocks.first(where: { !$0.outcome.isFine }) else { return nil }
    let entry = block.entries.first { !$0.outcome.isFine }
    let message = (block.message ?? entry?.told.first)?.description ?? "it does not pass"
    let command = entry.map { "nav> \($0.command): " } ?? ""
    return "\(verdict.name):\(entry?.line ?? block.line): \(command)\(message)"
  }
}
