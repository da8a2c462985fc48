import Diagnostics
import Lessons
import Simulation
import Transcripts

/// A learner in a course: where they are, and what they have done.
///
/// A class, since the commands of one session share it. Files are read and written through what was
/// handed in; `save` is called after every step, so that nothing is lost when navlab is killed.
public final class Learning {
  public let course: Course
  public private(set) var progress: Progress
  /// Keeps progress; throws where that fails.
  private let save: (Progress) throws -> Void
  /// The folder that holds the learner's answers, where there is one.
  let answers: String?
  /// The open lesson, and its page from 0.
  private(set) var lesson: Lesson?
  private(set) var page = 0
  /// The exercise that `hint`, `check` and `solution` are about.
  var exercise: Exercise?
  /// The device for pages that ask for none.
  let device: Device

  public init(
    _ course: Course, progress: Progress = Progress(), answers: String? = nil,
    device: Device = .standard, save: @escaping (Progress) throws -> Void = { _ in }
  ) {
    self.course = course
    self.progress = progress
    self.answers = answers
    self.device = device
    self.save = save
  }

  /// Notes a step. What cannot be kept is said in a line; the lesson goes on.
  func note(_ step: (inout Progress) -> Void) -> [Sentence] {
    let before = progress
    step(&progress)
    guard progress != before else { return [] }
    do {
      try save(progress)
      return []
    } catch {
      return ["warning: your progress could not be kept: \(sentence(of: error))"]
    }
  }

  /// Goes to a page.
  func turn(to page: Int, of lesson: Lesson) -> [Sentence] {
    self.lesson = lesson
    self.page = page
    let exercises = lesson.pages.indices.contains(page) ? lesson.pages[page].exercises : []
    exercise = exercises.first { !progress.hasPassed($0.id) } ?? exercises.first
    return note { $0.open(page: page, of: lesson.id) }
  }
}

/// An error in its own words.
func sentence(of error: any Error) -> Sentence {
  switch error {
  case let error as CommandError: error.message
  case let error as any ToldError: error.message
  case _: Sentence(verbatim: "\(error)")
  }
}

/// An error from outside of the prompt that says itself what went wrong.
public protocol ToldError: Error {
  var message: Sentence { get }
  /// A stable word for programs: `noSuchFile`.
  var code: String { get }
}

extension Session {
  /// The lessons that Tab may offer.
  var lessonNames: [String] { (try? learner())?.course.lessonNames ?? [] }

  func learner() throws -> Learning {
    if learning == nil { learning = try openLessons?() }
    guard let learning, !learning.course.lessons.isEmpty else {
      throw CommandError(.noSuchLesson, "there are no lessons here; start the workbook: navlab")
    }
    return learning
  }

  func lesson(named name: String) throws -> Lesson {
    let course = try learner().course
    if let lesson = course.lesson(name) { return lesson }
    let names = course.lessonNames
    let problem: Sentence = "there is no lesson '\(name.showingControls())'"
    throw CommandError(
      .noSuchLesson, problem.adding(.meaning(nearest(to: name, in: names), or: "try: lessons")),
      candidates: names)
  }

  /// The open lesson, and the page that is shown, from 0.
  func openLesson() throws -> (lesson: Lesson, page: Int) {
    let learning = try learner()
    guard let lesson = learning.lesson else {
      throw CommandError(.noSuchLesson, "no lesson is open; open one with: open LESSON")
    }
    return (lesson, learning.page)
  }

  /// Opens a page: its app runs, and its text is shown.
  func open(page: Int, of lesson: Lesson) throws -> [String] {
    let learning = try learner()
    let warnings = learning.turn(to: page, of: lesson)
    var lines = lesson.lines(ofPage: page, language: options.language.rawValue)
    if let exercise = learning.exercise {
      lines += try start(exercise)
    } else if let stage = lesson.pages[page].stage {
      lines += try show(stage)
    }
    return lines + ["", say(footer(lesson, page))] + warnings.map(say)
  }

  /// Opens the first lesson that is not finished, or the first of all.
  func openFirstUnfinished() throws -> [String] {
    let learning = try learner()
    let lessons = learning.course.lessons
    guard let lesson = lessons.first(where: { !learning.progress.hasFinished($0) }) ?? lessons.first
    else { throw CommandError(.noSuchLesson, "there are no lessons here") }
    return try open(page: 0, of: lesson)
  }

  private func footer(_ lesson: Lesson, _ page: Int) -> Sentence {
    let count = lesson.pages.count
    let title = lesson.title(in: options.language.rawValue)
    let place: Sentence = "\(title), page \(page + 1) of \(count)"
    guard page + 1 == count else { return "\(place); to go on: next" }
    guard let next = following(lesson) else { return "\(place); this was the last lesson" }
    return "\(place); the next lesson: open \(next.id)"
  }

  /// Whether the page that is shown is the last of all.
  var isAtTheEnd: Bool {
    guard let (lesson, page) = try? openLesson() else { return false }
    return page + 1 == lesson.pages.count && following(lesson) == nil
  }

  /// The lesson after another.
  func following(_ lesson: Lesson) -> Lesson? {
    let lessons = learning?.course.lessons ?? []
    guard let index = lessons.firstIndex(where: { $0.id == lesson.id }) else { return nil }
    return lessons.indices.contains(index + 1) ? lessons[index + 1] : nil
  }

  /// Runs a page's app up to where the page finds it; says what keeps it from running.
  func show(_ stage: Stage) throws -> [String] {
    if let name = stage.device {
      _ = options.selectDevice(name)
    } else if let device = learning?.device {
      options.device = device
    }
    let files = stage.files.map { SourceFile(name: $0.name, text: $0.source) }
    do {
      try load(files)
    } catch let failure as CompileFailure {
      return failure.diagnostics.map { $0.rendered(in: failure.files) }
    }
    isStaging = true
    defer { isStaging = false }
    for command in stage.commands { _ = respond(to: command) }
    return []
  }
}
