import Diagnostics
import Transcripts

/// Looks for mistakes in a course: what would stop, mislead or bore a learner.
public struct Audit: Sendable {
  /// One mistake.
  public struct Finding: Hashable, Sendable {
    /// The file: `Lessons/01-layout-steps/lesson.md`.
    public var path: String
    /// From 1; nil where it is about the file as a whole.
    public var line: Int?
    public var message: String

    public init(_ path: String, line: Int? = nil, _ message: String) {
      self.path = path
      self.line = line
      self.message = message
    }

    /// `Lessons/01-x/lesson.md:12: message`.
    public var text: String {
      [path, line.map(String.init)].compactMap(\.self).joined(separator: ":") + ": " + message
    }
  }

  let course: Course

  public init(_ course: Course) { self.course = course }

  /// Everything that can be seen without running anything.
  public func read() -> [Finding] {
    var findings = strayFiles() + course.lessons.flatMap(lookAt)
    findings += repeated(course.lessons.map { ($0.id, $0.transcript.name, 1) }, what: "lesson")
    let exercises = course.lessons.flatMap { lesson in
      lesson.exercises.map { ($0.id, lesson.transcript.name, $0.line) }
    }
    findings += repeated(exercises, what: "exercise")
    return findings + linkProblems()
  }

  /// Everything: reads, then replays every lesson, and tries start and solution of each exercise.
  /// - Parameter makeSession: a new session, which knows nothing of the others, for an exercise
  ///   that is graded against the transcript, or for a lesson.
  public func run<Session: TranscriptSession>(
    _ makeSession: (Transcript?) -> Session
  ) -> [Finding] {
    let all =
      read()
      + course.lessons.flatMap { lesson in
        replay(lesson, makeSession) + lesson.exercises.flatMap { attempt($0, lesson, makeSession) }
      }
    // What is read is replayed as well, and then says the same again.
    var seen: Set<Finding> = []
    return all.filter { seen.insert($0).inserted }
  }

  // MARK: Reading

  private func lookAt(_ lesson: Lesson) -> [Finding] {
    let path = lesson.transcript.name
    var findings: [Finding] = []
    if lesson.number == nil || lesson.id == lesson.folder {
      findings.append(Finding(path, "the folder '\(lesson.folder)' is not called NN-name"))
    }
    if lesson.transcript.frontMatter.title == nil {
      findings.append(Finding(path, line: 1, "the front matter has no title"))
    }
    if lesson.summary.isEmpty {
      findings.append(Finding(path, line: 1, "the front matter has no summary"))
    }
    if lesson.exercises.isEmpty { findings.append(Finding(path, "the lesson has no exercise")) }
    findings += problems(of: lesson.transcript)
    for exercise in lesson.exercises { findings += lookAt(exercise, path) }
    findings += lesson.pages.compactMap(\.secondApp).map {
      Finding(
        path, line: $0,
        "readers of this page have its first app at their prompt; begin a page before another one")
    }
    for (language, translation) in lesson.translations.sorted(by: { $0.key < $1.key }) {
      findings += lookAt(translation, language, lesson)
    }
    return findings
  }

  private func problems(of transcript: Transcript) -> [Finding] {
    let malformed = transcript.diagnostics.map { diagnostic in
      let line = transcript.file.location(of: Int(diagnostic.range.start)).line
      return Finding(transcript.name, line: line, diagnostic.message)
    }
    return malformed
      + transcript.goalProblems.map {
        Finding(transcript.name, line: $0.line, $0.message.description)
      }
  }

  private func lookAt(_ exercise: Exercise, _ path: String) -> [Finding] {
    var findings: [Finding] = []
    if exercise.id.isEmpty {
      findings.append(Finding(path, line: exercise.line, "a 'try' block needs a name: step=ID"))
    }
    if exercise.hints.isEmpty {
      findings.append(
        Finding(path, line: exercise.line, "the exercise '\(exercise.id)' has no hint"))
    }
    switch exercise.kind {
    case .prompt(_, let block):
      if !block.entries.contains(where: \.isGoal) {
        findings.append(
          Finding(path, line: exercise.line, "the exercise '\(exercise.id)' expects nothing"))
      }
    case .source(_, nil):
      findings.append(
        Finding(
          path, line: exercise.line,
          "the exercise '\(exercise.id)' has no transcript '\(exercise.id).md' to be graded against"
        ))
    case .source(_, let goal?):
      findings += problems(of: goal)
      if goal.firstFiles.isEmpty, !exercise.isCopy {
        findings.append(Finding(goal.name, "there is no solution: source before the first command"))
      }
    }
    return findings
  }

  private func lookAt(
    _ translation: Translation, _ language: String, _ lesson: Lesson
  ) -> [Finding] {
    let path = translation.transcript.name
    var findings = problems(of: translation.transcript)
    for part in translation.transcript.parts {
      switch part {
      case .source(let block): findings.append(Finding(path, line: block.line, Self.noCode))
      case .session(let block): findings.append(Finding(path, line: block.line, Self.noCode))
      case .prose, .hint: break
      }
    }
    if translation.pages.count != lesson.pages.count {
      findings.append(
        Finding(
          path, "it has \(translation.pages.count) pages, the lesson has \(lesson.pages.count)"))
    }
    for (page, translated) in zip(lesson.pages, translation.pages) {
      let marks = translated.stretches.count - 1
      if marks != page.shownBlockCount {
        findings.append(
          Finding(
            path,
            "the page '\(translated.title)' has '\(Translation.mark)' \(Self.times(marks)), and shows "
              + "a block \(Self.times(page.shownBlockCount))"))
      }
    }
    return findings
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static let noCode =
    "a translation has no code of its own; write '\(Translation.mark)' where the lesson has it"

  private func repeated(_ names: [(id: String, path: String, line: Int)], what: String) -> [Finding]
  {
    var seen: [String: String] = [:]
    return names.compactMap { name in
      guard let first = seen.updateValue(name.path, forKey: name.id) else { return nil }
      return Finding(
        name.path, line: name.line, "the \(what) '\(name.id)' is there twice (see \(first))")
    }
  }

  private func strayFiles() -> [Finding] {
    let pictures = [".png", ".svg", ".jpg"]
    return course.lessonFiles.compactMap { file in
      let isLesson =
        file.components.count == 2
        && (file.name == "lesson.md" || Lesson.language(of: file.name) != nil)
      let isPicture = pictures.contains { file.name.hasSuffix($0) }
      if isLesson || isPicture || file.path == "README.md" { return nil }
      return Finding("Lessons/" + file.path, "no lesson has use for this file")
    } + foldersWithoutLesson()
  }

  private func foldersWithoutLesson() -> [Finding] {
    let folders = Set(
      course.lessonFiles.compactMap { $0.components.count > 1 ? $0.components[0] : nil })
    let known = Set(course.lessons.map(\.folder))
    return folders.subtracting(known).sorted().map {
      Finding("Lessons/" + $0, "the folder has no lesson.md")
    }
  }
}
