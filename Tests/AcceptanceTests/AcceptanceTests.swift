import Foundation
import TestSupport
import Testing
import Transcripts

/// What users see, tried with the built program in processes of its own.
@Suite struct AcceptanceTests {
  /// Beside the tests: SwiftPM builds all products of a package into one folder.
  static let program = repositoryRoot.appending(path: ".build/debug/navlab")

  static func run(
    _ arguments: [String], input: String = "", state: TemporaryFolder? = nil,
    adding variables: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      program.path(percentEncoded: false), arguments, in: state?.url ?? repositoryRoot,
      environment: [
        "NAVLAB_SHARE": repositoryRoot.path(percentEncoded: false),
        "XDG_STATE_HOME": state?.path ?? "/nonexistent", "NAVLAB_HISTORY": "",
        "LANG": "C.UTF-8",
      ].merging(variables) { $1 }, input: input)
  }

  /// Twice, since the order of hashes differs from process to process.
  private func expectGood(_ arguments: [String]) throws {
    let first = try Self.run(arguments)
    let second = try Self.run(arguments)
    #expect(first.status == 0, Comment(rawValue: first.output + first.errors))
    expectText(second.output, equals: first.output, "two runs differ")
    #expect(first.errors == "")
  }

  @Test func everyLessonReplays() throws { try expectGood(["test", "Lessons"]) }

  @Test func everyTranscriptReplays() throws { try expectGood(["test", "Transcripts"]) }

  @Test func theReadmeReplays() throws {
    let text = try repositoryText("README.md")
    guard text.contains("```navlab") else { return }
    try expectGood(["test", "README.md"])
  }

  @Test func theLessonsHaveNothingToMend() throws { try expectGood(["lessons", "lint"]) }

  @Test func withoutATerminalTheWorkbookListsTheLessons() throws {
    try withTemporaryFolder { folder in
      let run = try Self.run([], state: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.hasPrefix("[ ]  1  layout-steps  "))
      #expect(run.output.split(separator: "\n").count >= 6)
    }
  }

  /// What nests ends, whether it has an end of its own or not.
  @Test func deepViewsEnd() throws {
    let chain =
      "Color.red.frame(width: 10, height: 10)" + String(repeating: ".padding(1)", count: 500)
    let long = try Self.run(["layout", "-e", chain, "--propose", "nilxnil"])
    #expect(long.status == 0, "\(long.errors)")
    #expect(long.output.contains("1010 × 1010"))
    let inItself = "struct ContentView: View { var body: some View { VStack { ContentView() } } }"
    let endless = try Self.run(["layout", "-e", inItself])
    #expect(endless.status == 1)
    #expect((endless.output + endless.errors).contains("contain itself? (<code>:1)"))
  }

  @Test func everyCommandIsInATranscript() throws {
    let help = try Self.run(["run", "/dev/null", "-c", "help"])
    let names = help.output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  ") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
    var used: Set<String> = []
    for path in repositoryFiles(in: "Transcripts", extensions: ["md"]) {
      let transcript = Transcript(name: path, text: try repositoryText(path))
      for entry in transcript.sessionBlocks.flatMap(\.entries) {
        used.insert(String(entry.command.prefix { $0.isLetter }))
      }
    }
    let missing = names.filter { !used.contains($0) }
    #expect(missing == [], "no transcript shows these commands at work")
  }
}
