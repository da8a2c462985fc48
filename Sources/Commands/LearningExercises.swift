import Diagnostics
import Lessons
import Transcripts

/// Exercises at the prompt: their start, the learner's answer, and what it is worth.
extension Session {
  func exercise(named name: String) throws -> Exercise {
    let course = try learner().course
    if let exercise = course.exercise(name) { return exercise }
    let names = course.exercises.map(\.id)
    let problem: Sentence = "there is no exercise '\(name)'"
    throw CommandError(
      .noSuchExercise, problem.adding(.meaning(nearest(to: name, in: names), or: "try: exercises")),
      candidates: names)
  }

  func openExercise() throws -> Exercise {
    guard let exercise = try learner().exercise else {
      throw CommandError(
        .noSuchExercise, "no exercise is open; choose one with: exercise ID",
        candidates: learning?.course.exercises.map(\.id) ?? [])
    }
    return exercise
  }

  /// Puts the learner before an exercise: with the answer begun earlier, or with its start.
  func start(_ exercise: Exercise) throws -> [String] {
    let learning = try learner()
    learning.exercise = exercise
    switch exercise.kind {
    case .prompt(let stage, _): return try show(stage)
    case .source(let files, _):
      guard let folder = learning.answers, let writeFile, readFile != nil else {
        return try show(Stage(files: files))
      }
      var answer: [SourceFile] = []
      for file in files {
        let path = "\(folder)/\(exercise.id)/\(file.name)"
        if let begun = try begun(at: path) {
          answer.append(begun)
        } else {
          try writeFile(path, file.source)
          answer.append(SourceFile(name: path, text: file.source))
        }
      }
      options.device = learning.device
      let said = loadingProblems(answer)
      let names = answer.map(\.name).joined(separator: ", ")
      return said + ["", say("edit \(names), then: reload, check")]
    }
  }

  private func loadingProblems(_ files: [SourceFile]) -> [String] {
    do {
      return try load(files).map { $0.rendered(in: files) }
    } catch {
      var reply = Reply(command: "")
      fail(&reply, error)
      guard reply.diagnostics.isEmpty, let failure = reply.error else { return reply.output }
      return [say("error: \(failure.sentence)")] + reply.output
    }
  }

  /// What the learner has done so far, as it would be handed in.
  func submission(to exercise: Exercise) throws -> Submission {
    switch exercise.kind {
    case .prompt: return .record(Transcript(name: "session", text: record(id: exercise.id).text))
    case .source:
      let files = sources.map { file in (try? readFile?(file.name)) ?? file }
      return .files(files.map { TranscriptFile(name: $0.lastName, source: $0.text) })
    }
  }

  /// Grades what the learner has done so far.
  func grade(_ exercise: Exercise) throws -> Grade {
    var options = Options()
    options.limits = self.options.limits
    var prompt = PromptSession(library: library, options: options)
    prompt.language = self.options.language
    if case .source(_, let goal?) = exercise.kind { prompt.reference = goal.firstFiles }
    return exercise.grade(
      try submission(to: exercise), named: "your answer", language: prompt.language.rawValue,
      in: &prompt)
  }

  /// What `check` says of a grade.
  func report(_ grade: Grade, on exercise: Exercise) -> [String] {
    var lines = grade.checks.map { check -> Sentence in
      let line: Sentence =
        check.passed ? "pass  \(check.name)" as Sentence : "FAIL  \(check.name)"
      return check.message.isEmpty ? line : "\(line): \(check.message)"
    }
    if exercise.isCopy, grade.checks.allSatisfy(\.passed) {
      lines.append("what else must hold is checked where you hand it in: submit")
      return lines.map(say)
    }
    if !grade.message.isEmpty { lines.append(grade.message) }
    if grade.passed {
      let last: Sentence = "that was the last page; how far you are: progress"
      lines += ["passed: \(exercise.id)", isAtTheEnd ? last : "to go on: next"]
    } else if (learning?.progress.attempts[exercise.id]?.hints ?? 0) < exercise.hints.count {
      lines.append("not yet; for a hint: hint")
    } else {
      lines.append("not yet; for the solution: solution")
    }
    return lines.map(say)
  }
}

extension SourceFile {
  /// The name without its folders.
  var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
