import TestSupport
import Testing

/// Answers to the exercises, as learners write them: `Tests/Answers/ID/right-….swift` passes, in
/// whatever way it was done, and `wrong-….swift`, the usual mistakes, does not.
@Suite struct AnswersTests {
  static let folder = "Tests/Answers"

  /// The exercises that ask for source, by their solutions in `Transcripts/exercises`.
  static let exercises = repositoryFiles(in: "Transcripts/exercises", extensions: ["md"])
    .compactMap { $0.split(separator: "/").last.map { String($0.dropLast(3)) } }

  @Test(arguments: exercises) func rightAnswersPassAndWrongOnesDoNot(exercise: String) throws {
    let files = repositoryFiles(in: "\(Self.folder)/\(exercise)", extensions: ["swift"]).sorted()
    let names = files.compactMap { $0.split(separator: "/").last }
    #expect(names.contains { $0.hasPrefix("right-") } && names.contains { $0.hasPrefix("wrong-") })
    let run = try AcceptanceTests.run(
      ["grade"] + files + ["--exercise", exercise, "--format", "json"])
    let rows = run.output.split(separator: "\n")
    #expect(rows.count == files.count, Comment(rawValue: run.errors))
    for (name, row) in zip(names, rows) {
      let passed = name.hasPrefix("right-")
      #expect(row.contains("\"passed\": \(passed), \"status\": \"graded\""), "\(name): \(row)")
    }
  }
}
