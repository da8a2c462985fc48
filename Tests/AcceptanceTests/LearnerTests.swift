import Foundation
import TestSupport
import Testing

/// A learner's way through the workbook, and what becomes of their progress.
@Suite struct LearnerTests {
  private func learn(
    _ lines: [String], lesson: String = "layout-steps", in folder: TemporaryFolder
  ) throws -> CommandRun {
    try AcceptanceTests.run(
      ["learn", lesson], input: lines.map { $0 + "\n" }.joined(), state: folder)
  }

  @Test func progressIsKeptAfterEveryStep() throws {
    try withTemporaryFolder { folder in
      _ = try learn(["next", "next", "hint"], in: folder)
      let again = try learn(["progress"], in: folder)
      #expect(again.output.hasPrefix("How a stack shares its length\n"))
      #expect(again.output.contains("you are at layout-steps, page 3 of "))
      let list = try AcceptanceTests.run([], state: folder)
      #expect(list.output.hasPrefix("[~]  1  layout-steps  "))
    }
  }

  @Test func anAnswerIsBegunChangedCheckedAndGraded() throws {
    try withTemporaryFolder { folder in
      let begun = try learn(["exercise steps-badge", "check"], in: folder)
      #expect(begun.errors.contains("not yet; for a hint: hint"))
      let answer = "navlab/answers/steps-badge/ContentView.swift"
      let text = try folder.text(of: answer)
      #expect(text.contains("Text(\"Unread\")"))
      let better = text.replacing(
        "Text(\"Unread\")\n", with: "Text(\"Unread\")\n      Spacer()\n")
      try folder.write(better, to: answer)
      let checked = try learn(
        ["exercise steps-badge", "reload", "check", "submit mine.md"], in: folder)
      #expect(checked.output.contains("passed: steps-badge"))
      let list = try learn(["exercises"], in: folder)
      #expect(list.output.contains("[x] steps-badge"))
      let graded = try AcceptanceTests.run(
        ["grade", "mine.md", "nowhere.swift", "--exercise", "steps-badge", "--format", "json"]
          + ["--jobs", "2"], state: folder)
      #expect(graded.status == 3 && graded.errors.contains("nowhere.swift"))
      let rows = graded.output.split(separator: "\n")
      #expect(rows.count == 2)
      #expect(
        rows[0].hasPrefix(
          #"{"submission": "mine.md", "exercise": "steps-badge", "score": 4, "max": 4, "#
            + #""passed": true, "status": "graded", "checks": ["#))
      #expect(rows[1].contains(#""status": "error""#))
    }
  }

  @Test func aSessionThatWasSavedPasses() throws {
    try withTemporaryFolder { folder in
      let lines = ["goto 2", "layout", "next", "Text(\"a\")", "nonsense(", ")", "screen", "undo"]
      _ = try learn(lines + ["record r.md", "tap \"x\"", "explain", "save s.md"], in: folder)
      for name in ["r.md", "s.md"] {
        let run = try AcceptanceTests.run(["test", name], state: folder)
        #expect(run.status == 0, Comment(rawValue: run.output))
      }
      let saved = try folder.text(of: "s.md")
      #expect(saved.contains("nav> tap \"x\"\n? error"))
    }
  }

  @Test(arguments: ["", "{", "{\"format\": \"other\"}", "{\"format\": \"navlab progress\"}"])
  func progressThatCannotBeReadIsKeptAside(text: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(text, to: "navlab/progress.json")
      let run = try learn(["next"], in: folder)
      #expect(run.errors.contains("it is kept as"))
      #expect(try folder.text(of: "navlab/progress.json.kept-1") == text)
      #expect(try folder.text(of: "navlab/progress.json").contains("navlab progress"))
    }
  }

  @Test func anotherLessonIsAnError() throws {
    try withTemporaryFolder { folder in
      let run = try learn([], lesson: "layuot-steps", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("did you mean 'layout-steps'?"))
    }
  }
}
