import Diagnostics
import Lessons
import Transcripts

/// Lessons, their exercises and progress.
let learnCommands: [Command] = [
  Command(
    "lessons", .learn, "lessons", "list the lessons, with what you did", example: "lessons",
    form: .sentences
  ) { session, words in
    try words.end()
    return session.listing(of: try session.learner())
  },
  Command(
    "open", .learn, "open [LESSON] [PAGE]", "open a lesson where you left it, or at a page",
    example: "open layout-steps", completions: [.lessons], form: .prose(from: 0)
  ) { session, words in
    let learning = try session.learner()
    guard let name = words.next() else {
      guard let place = learning.progress.place, let lesson = learning.course.lesson(place.lesson)
      else {
        throw words.wrong("LESSON is missing")
      }
      return try session.open(page: min(place.page, lesson.pages.count - 1), of: lesson)
    }
    let lesson = try session.lesson(named: name)
    var page = 0
    if let number = words.next() {
      page = try session.page(number, of: lesson)
    } else if let place = learning.progress.place, place.lesson == lesson.id {
      page = min(place.page, lesson.pages.count - 1)
    }
    try words.end()
    return try session.open(page: page, of: lesson)
  },
  Command(
    "next", .learn, "next", "turn to the next page; without one, to the first lesson to do",
    example: "next", form: .prose(from: 0)
  ) { session, words in
    try words.end()
    guard try session.learner().lesson != nil else { return try session.openFirstUnfinished() }
    let (lesson, page) = try session.openLesson()
    if page + 1 < lesson.pages.count { return try session.open(page: page + 1, of: lesson) }
    guard let following = session.following(lesson) else {
      throw CommandError(.noSuchPage, "this is the last page of the last lesson; try: progress")
    }
    return try session.open(page: 0, of: following)
  },
  Command(
    "prev", .learn, "prev", "turn back a page", example: "prev", form: .prose(from: 0)
  ) { session, words in
    try words.end()
    let (lesson, page) = try session.openLesson()
    guard page > 0 else {
      throw CommandError(.noSuchPage, "this is the first page; try: lessons")
    }
    return try session.open(page: page - 1, of: lesson)
  },
  Command(
    "goto", .learn, "goto PAGE", "turn to a page of the lesson", example: "goto 2",
    completions: [.pages], form: .prose(from: 0)
  ) { session, words in
    let (lesson, _) = try session.openLesson()
    let page = try session.page(try words.required("PAGE"), of: lesson)
    try words.end()
    return try session.open(page: page, of: lesson)
  },
  Command(
    "exercises", .learn, "exercises", "list the exercises of the lesson, or of all",
    example: "exercises", form: .sentences
  ) { session, words in
    try words.end()
    let learning = try session.learner()
    let exercises = learning.lesson?.exercises ?? learning.course.exercises
    return session.listing(of: exercises)
  },
  Command(
    "exercise", .learn, "exercise [ID]", "begin an exercise, or see the page of the one you are at",
    example: "exercise steps-badge", completions: [.exercises],
    form: .prose(from: 0)
  ) { session, words in
    let exercise = try words.next().map(session.exercise(named:)) ?? session.openExercise()
    try words.end()
    let lesson = session.learning?.course.lessons.first { $0.page(of: exercise.id) != nil }
    guard let lesson, let page = lesson.page(of: exercise.id) else {
      throw CommandError(.noSuchExercise, "no lesson has the exercise '\(exercise.id)'")
    }
    let warnings = session.learning?.turn(to: page, of: lesson) ?? []
    return lesson.lines(ofPage: page, language: session.options.language.rawValue)
      + (try session.start(exercise)) + warnings.map(session.say)
  },
  Command(
    "reset", .learn, "reset [EXERCISE]", "put an exercise back to its start; your answer is kept",
    example: "reset steps-badge", completions: [.exercises], form: .sentences
  ) { session, words in
    let exercise = try words.next().map(session.exercise(named:)) ?? session.openExercise()
    try words.end()
    return try session.reset(exercise)
  },
  Command(
    "hint", .learn, "hint", "show the next hint for the exercise", example: "hint",
    form: .prose(from: 1)
  ) { session, words in
    try words.end()
    return try session.nextHint()
  },
  Command(
    "check", .learn, "check", "see whether your answer passes", example: "check", form: .sentences
  ) { session, words in
    try words.end()
    return try session.check()
  },
  Command(
    "solution", .learn, "solution", "show an answer that passes", example: "solution"
  ) { session, words in
    try words.end()
    let exercise = try session.openExercise()
    if exercise.isCopy {
      throw CommandError(.noSuchFile, "the solution is not in this copy of the lesson; try: hint")
    }
    let warnings = try session.learner().note { progress in
      var attempt = progress.attempts[exercise.id] ?? Progress.Attempt()
      if !attempt.hasPassed { attempt.sawSolution = true }
      progress.attempts[exercise.id] = attempt
    }
    let files = exercise.solutionFiles.flatMap { file in
      ["// \(file.name)"]
        + file.source.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init).dropLast(file.source.hasSuffix("\n") ? 1 : 0)
    }
    return files + exercise.solutionCommands + warnings.map(session.say)
  },
  Command(
    "progress", .learn, "progress", "what you have done so far", example: "progress",
    form: .sentences
  ) { session, words in
    try words.end()
    return session.summary(of: try session.learner())
  },
]

extension Session {
  /// The place of a page, from 0, that a learner calls by its number or by how its title begins.
  func page(_ name: String, of lesson: Lesson) throws -> Int {
    if let number = Int(name), lesson.pages.indices.contains(number - 1) { return number - 1 }
    let wanted = name.lowercased()
    let titled = lesson.pages.indices.first { page in
      lesson.title(ofPage: page, language: options.language.rawValue).lowercased().hasPrefix(wanted)
        || lesson.pages[page].title.lowercased().hasPrefix(wanted)
    }
    if let titled, !wanted.isEmpty, Int(name) == nil { return titled }
    throw CommandError(
      .noSuchPage, "'\(lesson.id)' has no page '\(name)'; it has 1 to \(lesson.pages.count)")
  }

  /// A line for each lesson: `[x] 1  layout-steps  How a stack lays out`.
  func listing(of learning: Learning) -> [String] {
    let lessons = learning.course.lessons
    let width = lessons.map(\.id.count).max() ?? 0
    let numbers = lessons.map { lesson in lesson.number.map { "\($0)" } ?? "-" }
    let digits = numbers.map(\.count).max() ?? 0
    return zip(lessons, numbers).map { lesson, number in
      let gap = String(repeating: " ", count: width - lesson.id.count + 2)
      let done = lesson.exercises.count { learning.progress.hasPassed($0.id) }
      let exercises = lesson.exercises.isEmpty ? "" : "  (\(done)/\(lesson.exercises.count))"
      let indent = String(repeating: " ", count: digits - number.count + 1)
      let title = lesson.title(in: options.language.rawValue)
      return "\(mark(lesson, learning))\(indent)\(number)  \(lesson.id)\(gap)\(title)\(exercises)"
    }
  }

  private func mark(_ lesson: Lesson, _ learning: Learning) -> String {
    if learning.progress.hasFinished(lesson) { return "[x]" }
    return learning.progress.hasBegun(lesson) ? "[~]" : "[ ]"
  }

  /// A line for each exercise: `[x] steps-badge  A badge  passed at try 2, 1 hint`.
  func listing(of exercises: [Exercise]) -> [String] {
    let width = exercises.map(\.id.count).max() ?? 0
    return exercises.map { exercise in
      line(of: exercise, gap: String(repeating: " ", count: width - exercise.id.count + 2))
    }
  }

  private func line(of exercise: Exercise, gap: String) -> String {
    let attempt = learning?.progress.attempts[exercise.id]
    let mark = attempt?.hasPassed == true ? "[x]" : attempt == nil ? "[ ]" : "[~]"
    let line = "\(mark) \(exercise.id)\(gap)\(title(of: exercise))"
    guard let attempt else { return line }
    var done: [Sentence] = [attempt.tries == 1 ? "1 try" : "\(attempt.tries) tries"]
    if attempt.hints > 0 { done.append(attempt.hints == 1 ? "1 hint" : "\(attempt.hints) hints") }
    if attempt.sawSolution { done.append("solution seen") }
    return "\(line)  \(say(.list(done)))"
  }

  /// The exercise's title, where it is its page's: in the learner's language.
  private func title(of exercise: Exercise) -> String {
    for lesson in learning?.course.lessons ?? [] {
      guard let page = lesson.page(of: exercise.id) else { continue }
      let isPages = lesson.title(ofPage: page) == exercise.title
      return isPages
        ? lesson.title(ofPage: page, language: options.language.rawValue) : exercise.title
    }
    return exercise.title
  }

  /// The lessons, the exercises that were tried, and where to go on.
  func summary(of learning: Learning) -> [String] {
    let course = learning.course
    let progress = learning.progress
    let finished = course.lessons.count { progress.hasFinished($0) }
    let passed = course.exercises.count { progress.hasPassed($0.id) }
    var lines = [
      say(
        "\(finished) of \(course.lessons.count) lessons finished, "
          + "\(passed) of \(course.exercises.count) exercises passed")
    ]
    lines += listing(of: course.exercises.filter { progress.attempts[$0.id] != nil })
    if let place = progress.place, let lesson = course.lesson(place.lesson) {
      lines.append(
        say("you are at \(lesson.id), page \(place.page + 1) of \(lesson.pages.count): open"))
    }
    return lines
  }

  fileprivate func nextHint() throws -> [String] {
    let exercise = try openExercise()
    let learning = try learner()
    let lesson = learning.course.lessons.first { $0.page(of: exercise.id) != nil }
    let hints = lesson?.hints(for: exercise, language: options.language.rawValue) ?? []
    guard !hints.isEmpty else {
      throw CommandError(.noSuchExercise, "the exercise '\(exercise.id)' has no hint")
    }
    let shown = learning.progress.attempts[exercise.id]?.hints ?? 0
    let index = min(shown, hints.count - 1)
    let warnings = learning.note { progress in
      var attempt = progress.attempts[exercise.id] ?? Progress.Attempt()
      attempt.hints = index + 1
      progress.attempts[exercise.id] = attempt
    }
    let lines = hints[index].split(separator: "\n", omittingEmptySubsequences: false)
    let head: Sentence = "hint \(index + 1) of \(hints.count)"
    let isOver = shown >= hints.count
    return [say(head.adding(isOver ? "after the last comes: solution" : nil))]
      + lines.map(String.init) + warnings.map(say)
  }

  fileprivate func check() throws -> [String] {
    let exercise = try openExercise()
    let grade = try grade(exercise)
    let isPassed = grade.passed && !exercise.isCopy
    let warnings = try learner().note { progress in
      var attempt = progress.attempts[exercise.id] ?? Progress.Attempt()
      attempt.tries += 1
      attempt.hasPassed = attempt.hasPassed || isPassed
      progress.attempts[exercise.id] = attempt
    }
    let lines = report(grade, on: exercise) + warnings.map(say)
    guard grade.checks.allSatisfy(\.passed), isPassed || exercise.isCopy else {
      throw CheckFailure(lines: lines)
    }
    return lines
  }
}

/// An answer that does not pass yet: what `check` says of it.
struct CheckFailure: Error {
  var lines: [String]
}
