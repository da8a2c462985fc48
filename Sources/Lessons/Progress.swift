public import Diagnostics

/// How far a learner has come. A value; `text` is its file.
public struct Progress: Hashable, Sendable {
  /// Where the learner stopped: a lesson by its name, and a page from 0.
  public struct Place: Hashable, Sendable {
    public var lesson: String
    public var page: Int

    public init(lesson: String, page: Int) {
      self.lesson = lesson
      self.page = page
    }
  }

  /// What was done with an exercise.
  public struct Attempt: Hashable, Sendable {
    /// How often it was checked.
    public var tries = 0
    public var hasPassed = false
    /// How many hints were shown.
    public var hints = 0
    /// Whether the solution was shown before it passed.
    public var sawSolution = false

    public init() {}
  }

  public var place: Place?
  /// How many pages of a lesson were opened, counted from its first.
  public var pagesRead: [String: Int] = [:]
  /// By exercise.
  public var attempts: [String: Attempt] = [:]

  public init() {}

  /// Notes that a page was opened.
  public mutating func open(page: Int, of lesson: String) {
    place = Place(lesson: lesson, page: page)
    pagesRead[lesson] = max(pagesRead[lesson] ?? 0, page + 1)
  }

  /// With what another session of the same learner noted; the place is this one's.
  public func adding(_ other: Progress) -> Progress {
    var sum = self
    sum.pagesRead.merge(other.pagesRead) { max($0, $1) }
    sum.attempts.merge(other.attempts) { own, other in
      var attempt = own
      attempt.tries = max(own.tries, other.tries)
      attempt.hasPassed = own.hasPassed || other.hasPassed
      attempt.hints = max(own.hints, other.hints)
      attempt.sawSolution = own.sawSolution || other.sawSolution
      return attempt
    }
    return sum
  }

  public func hasPassed(_ exercise: String) -> Bool { attempts[exercise]?.hasPassed == true }

  /// Whether every page was opened and every exercise passed.
  public func hasFinished(_ lesson: Lesson) -> Bool {
    (pagesRead[lesson.id] ?? 0) >= lesson.pages.count
      && lesson.exercises.allSatisfy { hasPassed($0.id) }
  }

  /// Whether any page was opened.
  public func hasBegun(_ lesson: Lesson) -> Bool { (pagesRead[lesson.id] ?? 0) > 0 }
}

/// Why a file holds no progress: torn, foreign, or of a newer navlab. The file is to be kept aside.
public struct ProgressProblem: Error, Hashable, Sendable {
  public let message: Sentence
}
