import Diagnostics
import Testing
import Transcripts

@testable import Lessons

@Suite struct GradeTransferTests {
  @Test func aGradeComesOverWhole() throws {
    var grade = Grade(
      submission: "a\u{1B}b", exercise: "x", status: .timeout,
      checks: [
        .init(name: "one \"x\"", points: 1.0 / 3, max: 2.0 / 3, passed: false, message: "why"),
        .init(name: "two", points: 1, max: 1, passed: true, isHidden: true),
      ], message: "late")
    grade.isUnread = true
    let json = try #require(JSON(text: grade.json.text))
    #expect(Grade(json) == grade)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"submission\": \"a\", \"exercise\": \"b\"}"])
  func whatIsNoGradeIsNone(text: String) {
    #expect(JSON(text: text).flatMap(Grade.init) == nil)
  }
}
