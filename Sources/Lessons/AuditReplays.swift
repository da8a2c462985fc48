import Diagnostics
import Transcripts

extension Audit {
  /// Replays a lesson as a learner would read it, and says what differs.
  func replay<Session: TranscriptSession>(
    _ lesson: Lesson, _ makeSession: (Transcript?) -> Session
  ) -> [Finding] {
    var session = makeSession(nil)
    let verdict = Replay().run(lesson.transcript, with: &session)
    if let obstacle = verdict.obstacle { return [Finding(verdict.name, obstacle)] }
    return verdict.blocks.filter { !$0.outcome.isFine }.map { block in
      let entry = block.entries.first { !$0.outcome.isFine }
      let message = block.message ?? entry?.messages.first ?? "it does not replay"
      return Finding(verdict.name, line: entry?.line ?? block.line, message)
    }
  }

  /// The start must fail, an empty file too, and the solution must pass.
  func attempt<Session: TranscriptSession>(
    _ exercise: Exercise, _ lesson: Lesson, _ makeSession: (Transcript?) -> Session
  ) -> [Finding] {
    let path = lesson.transcript.name
    func passes(_ submission: Submission) -> Bool {
      var session = makeSession(exercise.goal)
      return exercise.grade(submission, named: exercise.id, in: &session).passed
    }
    func finding(_ what: String) -> Finding {
      Finding(path, line: exercise.line, "\(what) the exercise '\(exercise.id)'")
    }
    var findings: [Finding] = []
    switch exercise.kind {
    case .source(_, nil): break
    case .source(let start, let goal?):
      if passes(.files(start)) { findings.append(finding("the start already passes")) }
      let empty = start.map { TranscriptFile(name: $0.name, source: "// nothing yet\n") }
      if passes(.files(empty)) { findings.append(finding("an empty file passes")) }
      let solution = goal.firstFiles
      if !solution.isEmpty, !passes(.files(solution)) {
        findings.append(finding("the solution does not pass"))
      }
    case .prompt:
      let nothing = Transcript(name: "nothing", text: "")
      if passes(.record(nothing)) { findings.append(finding("doing nothing passes")) }
      let turns = exercise.solutionCommands.map { Recording.Turn($0, reply: Reply()) }
      let solution = Transcript(name: "solution", text: Recording(turns: turns).text)
      if !passes(.record(solution)) { findings.append(finding("the solution does not pass")) }
    }
    return findings
  }
}
