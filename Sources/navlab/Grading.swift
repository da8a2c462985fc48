import Commands
import Diagnostics
import Interpreter
import Lessons
import StandardLibrary
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
    guard let report = GradeReports.named(parsed.value(of: .format) ?? "text") else {
      throw UsageProblem("option '--format' has no such value")
    }
    let jobs = try parsed.number(of: .jobs, in: 1...256) ?? 1
    let results = Workers(count: jobs).map(parsed.operands) { grader.grade($0) }
    let grades = results.map { $0.grade.said(in: language.wording) }
    let text = report.render(grades)
    if let path = parsed.value(of: .output), path != "-" {
      try TextFiles.write(text, to: path)
    } else {
      program.output.write(text)
    }
    for problem in results.compactMap(\.problem) {
      program.errors.writeLine("navlab: error: \(program.say(problem.message))")
    }
    if results.contains(where: { $0.problem != nil }) { return .fileProblem }
    return grades.allSatisfy(\.passed) ? .fine : .failed
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

/// Grades one submission after another, each in a session of its own.
struct Grader: Sendable {
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

  /// The grade, and what kept a file from being read.
  func grade(_ path: String) -> (grade: Grade, problem: FileProblem?) {
    do {
      return (grade(try submission(at: path), at: path), nil)
    } catch let problem as FileProblem {
      return (unread(path, problem.message), problem)
    } catch let problem as SubmissionProblem {
      return (unread(path, problem.message), nil)
    } catch {
      return (unread(path, Sentence(verbatim: "\(error)")), nil)
    }
  }

  private func grade(_ submission: Submission, at path: String) -> Grade {
    var session = PromptSession(library: standardLibrary + viewCatalog, options: options)
    session.language = language
    if let exercise = course.exercise(exercise) {
      if case .source(_, let goal?) = exercise.kind { session.reference = goal.firstFiles }
      return exercise.grade(submission, named: path, in: &session)
    }
    guard let goal = course.goal(of: exercise) else { return unread(path, "no such exercise") }
    session.reference = goal.firstFiles
    return goal.grade(submission, named: path, exercise: exercise, in: &session)
  }

  private func unread(_ path: String, _ why: Sentence) -> Grade {
    let goal = course.goal(of: exercise)
    let blocks = goal?.sessionBlocks.compactMap(\.attributes.points) ?? []
    let worth = blocks.isEmpty ? goal?.frontMatter.points ?? 1 : blocks.reduce(0, +)
    return Grade(submission: path, exercise: exercise, unread: why, worth: worth)
  }

  /// A Swift file, a folder of them, or a recorded session.
  private func submission(at path: String) throws -> Submission {
    if Folders.isFolder(path) {
      let names = try Folders.files(below: path)
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
    if path.hasSuffix(".md") { return .record(try transcript(at: path)) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return .files([
      TranscriptFile(name: name, source: try TextFiles.text(of: path, limit: 1 << 23))
    ])
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
