import Diagnostics
import TestSupport
import Testing
import Transcripts

@testable import Lessons

@Suite struct ProgressTests {
  static func sample() -> Progress {
    var progress = Progress()
    progress.open(page: 0, of: "stacks")
    progress.open(page: 4, of: "grids")
    progress.open(page: 1, of: "grids")
    progress.attempts["a.b"] = Progress.Attempt()
    progress.attempts["c"] = Progress.Attempt()
    progress.attempts["c"]?.tries = 3
    progress.attempts["c"]?.hints = 2
    progress.attempts["c"]?.hasPassed = true
    progress.attempts["c"]?.sawSolution = true
    return progress
  }

  @Test func theFileIsReadAsItWasWritten() throws {
    let progress = Self.sample()
    #expect(try Progress(text: progress.text) == progress)
    #expect(try Progress(text: Progress().text) == Progress())
  }

  @Test func twoSessionsAddUp() {
    var (own, other) = (Self.sample(), Self.sample())
    own.open(page: 1, of: "stacks")
    own.attempts["d"] = Progress.Attempt()
    other.attempts["a.b"]?.hasPassed = true
    other.attempts["c"]?.tries = 2
    other.open(page: 0, of: "lists")
    let sum = own.adding(other)
    #expect(sum.place == own.place && sum.pagesRead == ["stacks": 2, "grids": 5, "lists": 1])
    #expect(sum.hasPassed("a.b") && sum.attempts["c"]?.tries == 3 && sum.attempts["d"] != nil)
  }

  @Test func theFileIsPlain() {
    expectText(
      Self.sample().text,
      equals: """
        {"format": "navlab progress", "version": 1, "place": {"lesson": "grids", "page": 1}, \
        "pagesRead": {"grids": 5, "stacks": 1}, "exercises": {"a.b": {"tries": 0, "passed": false, \
        "hints": 0, "sawSolution": false}, "c": {"tries": 3, "passed": true, "hints": 2, \
        "sawSolution": true}}}

        """)
  }

  @Test func aTornFileIsNeverTakenForProgress() {
    let text = Array(Self.sample().text.utf8)
    // The last byte is the line feed, without which the JSON is whole.
    for length in 0..<(text.count - 1) {
      let torn = String(decoding: text.prefix(length), as: UTF8.self)
      #expect(throws: ProgressProblem.self) { try Progress(text: torn) }
    }
  }

  @Test(arguments: [
    ("", "it is not whole JSON"),
    ("[]", "it is not a file of navlab's progress"),
    ("{}", "it is not a file of navlab's progress"),
    (#"{"format": "navlab progress", "version": 2}"#, "another version of navlab wrote it"),
    (#"{"format": "navlab progress", "version": 1}"#, "a part of it is missing"),
    ("{\"a\": \"\u{1}\"}", "it is not whole JSON"),
    (String(repeating: "[", count: 100_000), "it is not whole JSON"),
  ])
  func otherFilesSayWhatIsWrong(text: String, message: String) {
    #expect(throws: ProgressProblem(message: Sentence(verbatim: message))) {
      try Progress(text: text)
    }
  }

  @Test func countsOutOfRangeAreNone() throws {
    let text = #"""
      {"format": "navlab progress", "version": 1, "place": {"lesson": "x", "page": -1},
       "pagesRead": {"x": 1e300, "y": 2.5}, "exercises": {"z": {"tries": "many"}}}
      """#
    let progress = try Progress(text: text)
    #expect(progress.place == nil)
    #expect(progress.pagesRead == [:])
    #expect(progress.attempts["z"] == Progress.Attempt())
  }

  @Test func aLessonIsFinishedByPagesAndExercises() throws {
    let lesson = try #require(sampleCourse().lesson("counting"))
    var progress = Progress()
    #expect(!progress.hasBegun(lesson))
    for page in lesson.pages.indices { progress.open(page: page, of: lesson.id) }
    #expect(progress.hasBegun(lesson) && !progress.hasFinished(lesson))
    for exercise in lesson.exercises {
      progress.attempts[exercise.id, default: Progress.Attempt()].hasPassed = true
    }
    #expect(progress.hasFinished(lesson))
  }

  @Test(arguments: [
    (#""\u00e9\n\ud83d\ude00\/""#, "é\n😀/"), (#""a\tb""#, "a\tb"), (#"" ""#, " "),
  ])
  func textsAreUnescaped(json: String, text: String) {
    #expect(JSONReader.value(of: json) == .string(text))
  }

  @Test(arguments: [
    #""\ud83d""#, #""\x""#, #""a"#, "01x", "tru", "[1,]", "{\"a\" 1}", "1 2", "nul", "-",
  ])
  func whatIsNoJSONIsNothing(json: String) {
    #expect(JSONReader.value(of: json) == nil)
  }
}
