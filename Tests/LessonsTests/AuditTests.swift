import Diagnostics
import TestSupport
import Testing
import Transcripts

@testable import Lessons

/// A prompt over one number: the source names it, `add N` adds, `value` shows, `assert N` compares.
struct CountingSession: TranscriptSession {
  private var value = 0
  private static let names = ["one": 0, "two": 2, "ten": 10]

  mutating func open(_ files: [TranscriptFile]) -> Transcripts.Reply {
    let source = files.first?.source.split(separator: "\n").first.map(String.init) ?? ""
    guard let start = Self.names[source] else {
      return Reply(.error(code: "compileError"), text: "what is \(source)?")
    }
    value = start
    return Reply()
  }

  mutating func errors(in files: [TranscriptFile]) -> [SourceError] {
    files.compactMap { file in
      let name = file.source.prefix { $0 != "\n" }
      guard Self.names[String(name)] == nil else { return nil }
      return SourceError(file: file.name, line: 1, message: "what is \(name)?")
    }
  }

  mutating func begin(_ block: BlockAttributes) -> Sentence? { nil }

  mutating func respond(to command: String, input: [String]) -> Transcripts.Reply {
    let words = command.split(separator: " ").map(String.init)
    switch (words.first, words.last.flatMap(Int.init)) {
    case ("value", _): return Reply(text: "\(value)")
    case ("add", let number?):
      value += number
      return Reply()
    case ("assert", let number?):
      return number == value ? Reply() : Reply(.error(code: "assertFailed"), text: "\(value)")
    case _: return Reply(.error(code: "unknownCommand"), text: "what is \(command)?")
    }
  }
}

@Suite struct AuditTests {
  private func findings(_ course: Course) -> String {
    Audit(course).run { _ in CountingSession() }.map(\.text).joined(separator: "\n")
  }

  @Test func aGoodCourseHasNothingToMend() {
    expectText(findings(sampleCourse()), equals: "")
  }

  @Test(arguments: [
    ("summary: One number\n", "", "lesson.md:1: the front matter has no summary"),
    ("nav> value\n2\n", "nav> value\n3\n", "lesson.md:15: expected '3', got '2'"),
    ("First words.", "See [this](../x.md).", "lesson.md:7: the link to '../x.md' leads nowhere"),
    ("> [!HINT] 1\n> Add.\n", "", "lesson.md:26: the exercise 'count-five' has no hint"),
    (
      "Words, and code", "```swift file=A.swift\nsix\n```\n\nWords, and code",
      "lesson.md:37: error: what is six?"
    ),
    ("App.swift\none", "App.swift\nsix", "lesson.md:10: error: what is six?"),
    (
      "2\n```\n\n##", "2\n```\n\n```swift file=App.swift\nten\n```\n\n##",
      "lesson.md:19: readers of this page have its first app at their prompt; begin a page before"
    ),
    (
      "exercise=count-start\ntwo", "exercise=count-start\nten",
      "lesson.md:42: the start already passes the exercise 'count-start'"
    ),
    (
      "nav> add 3\nnav> assert 5", "nav> assert 2",
      "lesson.md:26: doing nothing passes the exercise 'count-five'"
    ),
    (
      "nav> add 3\nnav> assert 5", "nav> add 4\nnav> assert 5",
      "lesson.md:26: the solution does not pass the exercise 'count-five'"
    ),
    (
      "exercise=count-start", "exercise=count-other",
      "the exercise 'count-other' has no transcript 'count-other.md' to be graded"
    ),
    (
      "step=count-five", "step=count-start",
      "lesson.md:42: the exercise 'count-start' is there twice (see Lessons/03-counting/lesson.md)"
    ),
    ("nav> value\n2\n```\n\n##", "nav> value\n2\n\n##", "lesson.md:15: expected ''"),
  ])
  func mistakesInALessonAreFound(old: String, new: String, finding: String) throws {
    let range = try #require(sampleLesson.firstRange(of: old))
    let text = sampleLesson.replacingCharacters(in: range, with: new)
    #expect(findings(sampleCourse(text)).contains(finding))
  }

  @Test(arguments: [
    (
      "ten\n", "two\n",
      "the solution does not pass the exercise 'count-start': Transcripts/exercises/count-start.md:10:"
        + " nav> assert 10: 2"
    ),
    (
      "nav> assert 10", "nav> goal layuot",
      "count-start.md:10: goal compares what is on the screen, and 'goal layout' the frames too; "
        + "there is no 'goal layuot'; did you mean 'layout'?"
    ),
    ("```swift file=App.swift hide\nten\n```\n", "", "there is no solution"),
    ("points: 2", "points: many", "count-start.md:3: the points 'many' are not a number"),
  ])
  func mistakesInAGoalAreFound(old: String, new: String, finding: String) throws {
    let range = try #require(sampleGoal.firstRange(of: old))
    let text = sampleGoal.replacingCharacters(in: range, with: new)
    #expect(findings(sampleCourse(goal: text)).contains(finding))
  }

  @Test(arguments: [
    ("03-counting/notes.txt", "Lessons/03-counting/notes.txt: no lesson has use for this file"),
    ("04-empty/other.md", "Lessons/04-empty: the folder has no lesson.md"),
    ("counting/lesson.md", "the folder 'counting' is not called NN-name"),
    ("04-counting/lesson.md", "the lesson 'counting' is there twice"),
    ("03-counting/lesson.ja.md", "lesson.ja.md: it has 0 pages, the lesson has 3"),
  ])
  func filesOutOfPlaceAreFound(path: String, finding: String) {
    let course = sampleCourse(others: [CourseFile(path: path, text: "")])
    #expect(findings(course).contains(finding))
  }

  @Test func aTranslationWithoutItsCodeIsFound() {
    let text =
      "# Eins\n\nWorte.\n\n> [!HINT] 1\n> a\n\n## Zwei\n\n> [!HINT] 1\n> b\n\n<!-- code -->\n\n"
      + "## Drei\n\n```navlab\nnav> x\n```\n"
    let course = sampleCourse(others: [CourseFile(path: "03-counting/lesson.de.md", text: text)])
    let found = findings(course)
    #expect(
      found.contains("the page 'Eins' has '<!-- code -->' 0 times, and shows a block 2 times"))
    #expect(!found.contains("the page 'Zwei'"))
    #expect(!found.contains("is given twice"))
    #expect(found.contains("lesson.de.md:17: a translation has no code of its own"))
  }
}

extension String {
  func firstRange(of text: String) -> Range<String.Index>? { ranges(of: text).first }

  func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
