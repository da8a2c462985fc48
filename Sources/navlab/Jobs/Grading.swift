import Commands
import Diagnostics
import Interpreter
import Lessons
import Transcripts
import ViewCatalog

/// `navlab grade`: one grade for each submission, whatever it is.
struct Grading {
  let program: Program
  let parsed: ParsedOptions

  func run() throws -> ExitStatus {
    guard let id = parsed.value(of: .exercise) else {
      throw UsageProblem("'navlab grade SUBMISSION…' needs --exercise ID")
    }
    var options = try Running.options(parsed, program)
    // What is expected is written in English; what a check says is said in the chosen language.
    let language = options.language
    options.language = .english
    let grader = try grader(for: id, options, language)
    try grader.check()
    guard
      let report = GradeReports.named(
        parsed.value(of: .format) ?? "text", in: language.wording)
    else {
      throw UsageProblem("option '--format' has no such value")
    }
    let jobs = try parsed.number(of: .jobs, in: 1...256) ?? 1
    let told = Workers(count: jobs).map(parsed.operands, done: showProgress) { path in
      grader.grade(path).said(in: language.wording).json
    }
    let results = zip(parsed.operands, told).map { path, told in
      told.flatMap(Graded.init) ?? grader.lost(path).said(in: language.wording)
    }
    let grades = results.map(\.grade)
    let text = report.render(grades)
    if let path = parsed.value(of: .output), path != "-" {
      try TextFiles.write(text, to: path)
    } else {
      program.output.write(text)
    }
    for problem in results.compactMap(\.problem) {
      program.errors.writeLine("navlab: error: \(problem)")
    }
    if results.contains(where: { $0.problem != nil }) { return .fileProblem }
    return grades.allSatisfy(\.passed) ? .fine : .failed
  }

  /// One line of a terminal, which the last one of them clears.
  private func showProgress(_ done: Int) {
    let all = parsed.operands.count
    guard program.environment.isErrorTerminal, all > 1 else { return }
    program.errors.write(
      done < all ? "\r" + program.say("graded \(done) of \(all)") : "\r\u{1B}[K")
  }

  /// The exercise of the lessons that came with the program, or the transcript in a file.
  private func grader(
    for id: String, _ options: Session.Options, _ language: Language
  ) throws -> Grader {
    guard id.hasSuffix(".md") else {
      return Grader(
        exercise: id, course: try CourseFolder.shared(program.environment), options: options,
        language: language)
    }
    let name = id.split(separator: "/").last.map(String.init) ?? id
    let file = CourseFile(path: name, text: try TextFiles.text(of: id))
    return Grader(
      exercise: String(name.dropLast(3)), course: Course(lessons: [], transcripts: [file]),
      options: options, language: language)
  }
}

/// What came of one submission.
struct Graded {
  var grade: Grade
  /// What kept a file from being read.
  var problem: Sentence?

  /// With all that it says in one language.
  func said(in wording: Wording) -> Graded {
    Graded(
      grade: grade.said(in: wording),
      problem: problem.map { Sentence(verbatim: wording.text(of: $0)) })
  }
}

extension Graded {
  var json: JSON {
    .object([
      .init("grade", grade.json),
      .init("problem", problem.map { .string($0.description) } ?? .null),
    ])
  }

  /// Nil where the value is not what became of a submission.
  init?(_ json: JSON) {
    guard let grade = json["grade"].flatMap(Grade.init) else { return nil }
    self.init(grade: grade, problem: json["problem"]?.string.map { Sentence(verbatim: $0) })
  }
}

/// Grades one submission after another, each in a session of its own.
struct Grader {
  let exercise: String
  let course: Course
  let options: Session.Options
  /// In which what a check says is said.
  let language: Language

  /// - Throws: `UsageProblem` where there is no such exercise.
  func check() throws(UsageProblem) {
    if course.exercise(exercise) != nil || course.goal(of: exercise) != nil { return }
    let names = course.exercises.map(\.id) + course.expected.keys.sorted()
    let shown = exercise.showingControls()
    let problem: Sentence = "there is no exercise '\(shown)'"
    let near = suggestion(for: exercise, among: names)
    throw UsageProblem(problem.adding(.meaning(near, or: "see: navlab lessons list")))
  }

  func grade(_ path: String) -> Graded {
    do {
      return Graded(grade: grade(try submission(at: path), at: path))
    } catch let problem as FileProblem {
      return Graded(grade: unread(path, problem.message), problem: problem.message)
    } catch let problem as SubmissionProblem {
      return Graded(grade: unread(path, problem.message))
    } catch {
      return Graded(grade: unread(path, Sentence(verbatim: "\(error)")))
    }
  }

  /// Of a submission whose process ended before it was graded.
  func lost(_ path: String) -> Graded {
    let why: Sentence = "grading it ended navlab; this is a defect in navlab, not the learner's"
    return Graded(
      grade: Grade(submission: path, exercise: exercise, status: .error, checks: [], message: why))
  }

  private func grade(_ submission: Submission, at path: String) -> Grade {
    if case .record(let record) = submission, let id = record.frontMatter.id,
      id != exercise, id != course.goal(of: exercise)?.frontMatter.id
    {
      return unread(path, "it answers the exercise '\(id.showingControls())'")
    }
    if case .record(let record) = submission,
      let hash = record.frontMatter[Transcript.hashField], let ours = course.hash(of: exercise),
      hash != ours
    {
      return unread(
        path, "it answers another version of the lesson: \(hash), not \(ours)", status: .tampered)
    }
    var session = PromptSession(library: wholeLibrary, options: options)
    session.language = language
    if let exercise = course.exercise(exercise) {
      if case .source(_, let goal?) = exercise.kind { session.reference = goal.firstFiles }
      return exercise.grade(
        submission, named: path, language: language.rawValue, in: &session)
    }
    guard let goal = course.goal(of: exercise) else { return unread(path, "no such exercise") }
    session.reference = goal.firstFiles
    return goal.labelled(in: language.rawValue)
      .grade(submission, named: path, exercise: exercise, in: &session)
  }

  private func unread(
    _ path: String, _ why: Sentence, status: Grade.Status = .error
  ) -> Grade {
    let goal = course.goal(of: exercise)
    let worth = course.exercise(exercise)?.worth ?? goal.map(Grade.worth) ?? 1
    return Grade(
      submission: path, exercise: exercise, status: status, unread: why, worth: worth)
  }

  /// A Swift file, a folder of them, or a recorded session.
  private func submission(at path: String) throws -> Submission {
    if Folders.isFolder(path) {
      let names = try Folders.files(below: path)
      for name in names where Folders.isLinkOut(of: path, "\(path)/\(name)") {
        throw Self.linkOut("\(path)/\(name)")
      }
      let swift = names.filter { $0.hasSuffix(".swift") }
      if let folders = Self.folders(ofApps: swift) {
        throw SubmissionProblem(
          "it holds \(folders) folders, each with an app of its own; hand in each: \(path)/*")
      }
      if !swift.isEmpty {
        return .files(
          try swift.map { name in
            TranscriptFile(
              name: name.split(separator: "/").last.map(String.init) ?? name,
              source: try TextFiles.text(of: "\(path)/\(name)", limit: 1 << 23))
          })
      }
      let records = names.filter { $0.hasSuffix(".md") }
      guard records.count == 1, let record = records.first else {
        let start = course.exercise(exercise)?.start.first?.name ?? "ContentView.swift"
        throw SubmissionProblem("there is no Swift file in what was handed in; expected \(start)")
      }
      return .record(try transcript(at: "\(path)/\(record)"))
    }
    if Folders.isLinkOut(of: Folders.folder(of: path), path) { throw Self.linkOut(path) }
    let record = try transcript(at: path)
    if path.hasSuffix(".md") { return .record(record) }
    // Whoever hands in may have given the record another name.
    if !path.hasSuffix(".swift"), !record.sessionBlocks.isEmpty || !record.sourceBlocks.isEmpty {
      return .record(record)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return .files([TranscriptFile(name: name, source: record.text)])
  }

  /// What a link brings in from elsewhere is not the learner's work.
  private static func linkOut(_ path: String) -> SubmissionProblem {
    SubmissionProblem(
      "\(path.showingControls()) is a link that leads out of what was handed in")
  }

  /// How many folders hold an app each, where a file's name is in more than one of them.
  private static func folders(ofApps paths: [String]) -> Int? {
    var owners: [Substring: Set<Substring>] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      guard parts.count > 1, let folder = parts.first, let name = parts.last else { return nil }
      owners[name, default: []].insert(folder)
    }
    guard owners.values.contains(where: { $0.count > 1 }) else { return nil }
    return owners.values.reduce(into: Set()) { $0.formUnion($1) }.count
  }

  private func transcript(at path: String) throws -> Transcript {
    Transcript(name: path, text: try TextFiles.text(of: path, limit: 1 << 23))
  }
}

/// What was handed in cannot be graded: the learner's to mend.
struct SubmissionProblem: Error {
  let message: Sentence

  init(_ message: Sentence) { self.message = message }
}
