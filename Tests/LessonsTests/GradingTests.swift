import Diagnostics
import TestSupport
import Testing
import Transcripts

@testable import Lessons

@Suite struct GradingTests {
  private func grade(_ id: String, _ submission: Submission) throws -> Grade {
    let exercise = try #require(sampleCourse().exercise(id))
    var session = CountingSession()
    return exercise.grade(submission, named: "anna", in: &session)
  }

  private func record(_ commands: [String]) -> Submission {
    let turns = commands.map { Recording.Turn($0, reply: Transcripts.Reply()) }
    return .record(Transcript(name: "r", text: Recording(turns: turns).text))
  }

  @Test(arguments: [("ten\n", 2.0), ("two\n", 0.0), ("what\n", 0.0)])
  func sourceIsGradedAgainstTheTranscript(source: String, score: Double) throws {
    let file = TranscriptFile(name: "Any.swift", source: source)
    let grade = try grade("count-start", .files([file]))
    #expect(grade.score == score && grade.max == 2)
    #expect(grade.passed == (score == 2))
    #expect(grade.status == .graded)
    let recorded = Recording(files: [file]).text
    let same = try self.grade("count-start", .record(Transcript(name: "r", text: recorded)))
    #expect(same == grade)
  }

  @Test(arguments: [("en", "Ten"), ("ja", "十"), ("de", "Ten")])
  func checksAreCalledInTheLearnersLanguage(language: String, name: String) throws {
    let goal = sampleGoal.replacing("step=ten", with: #"step=ten label="Ten" label-ja="十""#)
    let exercise = try #require(sampleCourse(goal: goal).exercise("count-start"))
    var session = CountingSession()
    let file = TranscriptFile(name: "App.swift", source: "ten\n")
    let grade = exercise.grade(
      .files([file]), named: "anna", language: language, in: &session)
    #expect(grade.checks.map(\.name) == [name])
  }

  @Test func noSourceIsNotGraded() throws {
    for submission in [Submission.files([]), record(["add 1"])] {
      let grade = try grade("count-start", submission)
      #expect(grade.status == .error && !grade.passed && grade.isUnread)
      #expect(grade.message == "the submission has no Swift source")
    }
  }

  /// The author's mistake costs the learner nothing.
  @Test func aMistypedGoalIsNotGraded() throws {
    let range = try #require(sampleGoal.firstRange(of: "assert 10"))
    let goal = sampleGoal.replacingCharacters(in: range, with: "goal foo")
    let exercise = try #require(sampleCourse(goal: goal).exercise("count-start"))
    var session = CountingSession()
    let file = TranscriptFile(name: "App.swift", source: "ten\n")
    let grade = exercise.grade(.files([file]), named: "anna", in: &session)
    #expect(grade.status == .error && !grade.isUnread)
    #expect(
      grade.message.description.hasSuffix(
        "count-start.md:10: goal compares what is on the screen, and 'goal layout' the frames too; there is no 'goal foo'"
      ))
  }

  @Test(arguments: [
    (["add 1", "add 2"], true), (["add 3"], true), ([], false), (["add 1"], false),
    (["assert 5"], false), (["add 2", "value", "value", "add 3"], true),
  ])
  func commandsAreGradedByWhatHolds(commands: [String], passes: Bool) throws {
    let grade = try grade("count-five", record(commands))
    #expect(grade.passed == passes)
    #expect(grade.checks.map(\.name) == ["assert 5"])
  }

  @Test func sourceDoesNotAnswerForCommands() throws {
    let grade = try grade("count-five", .files([TranscriptFile(name: "a", source: "ten\n")]))
    #expect(grade.status == .error && !grade.passed)
  }
}
