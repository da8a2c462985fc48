import Foundation
import TestSupport
import Testing

/// What people who write transcripts work with: `test`, `replay` and `lessons build`.
@Suite struct TranscriptToolTests {
  private let differing = """
    ---
    id: sums
    ---
    # Sums

    ```navlab step=a
    nav> 1 + 1
    3
    ```

    ```navlab step=b hidden
    nav> 2 + 2
    5
    ```

    """

  @Test func whatWouldChangeIsShownAndNothingIsWritten() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "a.md")
      let run = try AcceptanceTests.run(["test", "a.md", "--check"], state: folder)
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "--- a.md\n+++ a.md\n@@ -5,7 +5,7 @@\n \n ```navlab step=a\n nav> 1 + 1\n-3\n+2\n ```\n"))
      #expect(try folder.text(of: "a.md") == differing)
    }
  }

  @Test func hiddenBlocksAreRewrittenOnlyWhenAsked() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "a.md")
      let shown = try AcceptanceTests.run(["test", "a.md", "--update"], state: folder)
      #expect(shown.errors.contains("hidden blocks stay as they are"))
      #expect(
        try folder.text(of: "a.md") == differing.replacing("1 + 1\n3", with: "1 + 1\n2"))
      _ = try AcceptanceTests.run(["test", "a.md", "--update", "--hidden"], state: folder)
      #expect(try AcceptanceTests.run(["test", "a.md"], state: folder).status == 0)
    }
  }

  @Test func inCINothingIsRewrittenUnlessForced() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "a.md")
      let arguments = ["test", "a.md", "--update"]
      let refused = try AcceptanceTests.run(arguments, state: folder, adding: ["CI": "true"])
      #expect(refused.status == 2 && refused.errors.contains("--force-ci"))
      #expect(try folder.text(of: "a.md") == differing)
      _ = try AcceptanceTests.run(
        arguments + ["--force-ci"], state: folder, adding: ["CI": "true"])
      #expect(try folder.text(of: "a.md") != differing)
    }
  }

  @Test func aByteOrderMarkStaysWhereAFileIsRewritten() throws {
    try withTemporaryFolder { folder in
      try folder.write("\u{FEFF}```navlab\nnav> 1 + 1\n3\n```\n", to: "a.md")
      _ = try AcceptanceTests.run(["test", "a.md", "--update"], state: folder)
      let bytes = try Data(contentsOf: URL(filePath: folder.path + "/a.md"))
      #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
      #expect(try AcceptanceTests.run(["test", "a.md"], state: folder).status == 0)
    }
  }

  @Test func someFilesAreRunSeveralAtATimeAndForPrograms() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "bad.md")
      for name in ["one.md", "two.md"] {
        try folder.write("```navlab\nnav> 1\n1\n```\n", to: "good/\(name)")
      }
      let paths = ["test", "bad.md", "good"]
      let together = try AcceptanceTests.run(paths + ["--jobs", "3"], state: folder)
      #expect(together.output == (try AcceptanceTests.run(paths, state: folder)).output)
      #expect(together.status == 1)
      let some = try AcceptanceTests.run(paths + ["--filter", "two"], state: folder)
      #expect(
        some.output == "ok    good/two.md (1 command)\n1 transcript: 1 passed\n"
          && some.status == 0)
      let json = try AcceptanceTests.run(paths + ["--json", "--check"], state: folder)
      let lines = json.output.split(separator: "\n")
      #expect(
        lines.count == 3 && lines[0].hasPrefix("{\"transcript\": \"bad.md\", \"passed\": false"))
      #expect(lines[0].contains("\"difference\": \"--- bad.md"))
      #expect(lines[2].hasSuffix("\"failures\": [], \"difference\": null}"))
      let asked = try AcceptanceTests.run(["test", "bad.md", "--review"], state: folder)
      #expect(asked.status == 2 && asked.errors.contains("asks at a terminal"))
    }
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsRun() throws {
    try withTemporaryFolder { folder in
      try folder.write("```navlab\nnav> 1\n1\n```\n", to: "dir/a.md")
      try folder.write("# Nothing to play\n", to: "empty/b.md")
      let run = try AcceptanceTests.run(["test", "nowhere.md", "empty", "dir"], state: folder)
      #expect(run.status == 3)
      #expect(run.output.contains("ok    dir/a.md (1 command)"))
      #expect(run.errors.contains("cannot read 'nowhere.md': no such file"))
      #expect(run.errors.contains("cannot find 'empty': it holds no transcript"))
    }
  }

  @Test func aSessionIsPlayed() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "a.md")
      let run = try AcceptanceTests.run(["replay", "a.md", "--speed", "100"], state: folder)
      #expect(run.status == 0)
      #expect(run.output == "# Sums\n\n\nnav> 1 + 1\n2\n")
      let wrong = try AcceptanceTests.run(["replay", "a.md", "--speed", "0"], state: folder)
      #expect(wrong.status == 2)
    }
  }

  @Test func learnersGetNothingHiddenAndAnswersKnowTheirLesson() throws {
    try withTemporaryFolder { folder in
      try folder.write(differing, to: "course/sums.md")
      let built = try AcceptanceTests.run(["lessons", "build", "course", "out"], state: folder)
      #expect(built.output == "1 file in out/learner and out/staff\n")
      let learner = try folder.text(of: "out/learner/sums.md")
      #expect(!learner.contains("2 + 2"))
      let hash = try #require(learner.split(separator: "\n").first { $0.hasPrefix("lesson-hash") })
      #expect(try folder.text(of: "out/staff/sums.md").contains("\(hash)\n---"))
      let answer = "---\nlesson-hash: 0000000000000000\n---\n```navlab\nnav> 1\n1\n```\n"
      try folder.write(answer, to: "answer.md")
      let graded = try AcceptanceTests.run(
        ["grade", "answer.md", "--exercise", "out/staff/sums.md", "--format", "json"],
        state: folder)
      #expect(graded.status == 1 && graded.output.contains(#""status": "tampered""#))
      #expect(graded.output.contains(#""max": 1"#))
      #expect(graded.output.contains("it answers another version of the lesson"))
    }
  }

  /// A learner's copy lacks what `goal` compares with: what it cannot check does not fail.
  @Test func aLearnersCopyChecksWhatItCan() throws {
    try withTemporaryFolder { folder in
      let written = try AcceptanceTests.run(["lessons", "new", "Lessons/01-first"], state: folder)
      #expect(written.status == 0)
      // What is a teacher's own, or was written by an earlier build, is no lesson.
      try folder.write("# answers\n", to: "notes.md")
      for _ in 0..<2 {
        let built = try AcceptanceTests.run(["lessons", "build", ".", "out"], state: folder)
        #expect(built.output == "2 files in out/learner and out/staff\n")
      }
      for place in [".", "Lessons", "out/learner", "out/staff"] {
        let audit = try AcceptanceTests.run(["lessons", "lint", place], state: folder)
        #expect(audit.status == 0, "\(audit.output)")
      }
      let goal = try folder.text(of: "out/staff/Transcripts/exercises/first-first.md")
      let lines = goal.split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.hasPrefix("```swift") })
      let end = try #require(lines[start...].firstIndex { $0 == "```" })
      try folder.write(lines[(start + 1)..<end].joined(separator: "\n"), to: "answer.swift")
      let copy = "out/learner/Transcripts/exercises/first-first.md"
      let staff = "out/staff/Transcripts/exercises/first-first.md"
      let graded = try [copy, staff].map {
        try AcceptanceTests.run(["grade", "answer.swift", "--exercise", $0], state: folder)
      }
      #expect(graded.map(\.status) == [1, 0])
      #expect(
        graded[0].output.contains("what must hold is not in this copy of the lesson"),
        "\(graded[0].output)")
    }
  }

  /// A session knows its language as it knows its device.
  @Test func aSessionRecordedInJapanesePasses() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "struct V: View { @State var n = 0; var body: some View { Button(\"a\") { n += 1 } } }\n",
        to: "V.swift")
      let run = try AcceptanceTests.run(
        ["run", "V.swift", "--lang", "ja", "-c", "tap \"a\"", "-c", "undo", "-c", "save ja.md"],
        state: folder)
      #expect(run.status == 0)
      #expect(try folder.text(of: "ja.md").contains("```navlab lang=ja\n"))
      let test = try AcceptanceTests.run(["test", "ja.md"], state: folder)
      #expect(test.status == 0, "\(test.output)")
      let lost = try AcceptanceTests.run(
        ["lessons", "list"], state: folder, adding: ["NAVLAB_SHARE": "nowhere"])
      #expect(lost.status == 3 && lost.errors.contains("NAVLAB_SHARE"))
    }
  }

  /// What the layout was before the files were loaded again, no replay knows.
  @Test(arguments: [[], ["undo"]])
  func aSessionRecordedAfterReloadPasses(before: [String]) throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "struct V: View { @State var n = 9; var body: some View { Button(\"a\\(n)\") { n += 1 } } }\n",
        to: "V.swift")
      let lines =
        ["tap \"a9\""] + before
        + ["reload", "layout --diff", "state", "tap \"a9\"", "layout --diff", "save after.md"]
      let run = try AcceptanceTests.run(
        ["run", "V.swift"] + lines.flatMap { ["-c", $0] }, state: folder)
      #expect(run.status == 0 && run.output.hasSuffix("after.md: 3 commands\n"), "\(run.output)")
      let test = try AcceptanceTests.run(["test", "after.md"], state: folder)
      #expect(test.status == 0, "\(test.output)")
    }
  }

  @Test func whatIsHandedInMayHaveAnyName() throws {
    try withTemporaryFolder { folder in
      let goal = "```swift hide\nText(\"a\")\n```\n```navlab\nnav> goal\n```\n"
      try folder.write(goal, to: "goal.md")
      try folder.write("```swift file=A.swift\nText(\"a\")\n```\n", to: "record")
      try folder.write("Text(\"a\")\n", to: "source")
      try folder.write("\n", to: "empty.swift")
      try folder.write("---\nid: other\n---\n```swift file=A.swift\nText(\"a\")\n```\n", to: "o.md")
      let other = try AcceptanceTests.run(
        ["grade", "o.md", "--exercise", "goal.md"], state: folder)
      #expect(other.status == 1 && other.output.contains("it answers the exercise 'other'"))
      for (name, status) in [("record", 0), ("source", 0), ("empty.swift", 1)] {
        let run = try AcceptanceTests.run(["grade", name, "--exercise", "goal.md"], state: folder)
        #expect(run.status == status, "\(run.output)")
        let isEmpty = run.output.contains("the submission has no Swift source")
        #expect(isEmpty == (status == 1))
      }
    }
  }

  @Test func commandsOfOptionsAreLines() throws {
    try withTemporaryFolder { folder in
      try folder.write("let x = 3\n", to: "S.swift")
      try folder.write("x + 1\n", to: "more.nav")
      try folder.write(
        "# both\nif x > 3 {\n  print(1)\n}\nelse {\n  print(2)\n}\n", to: "else.nav")
      let other = try AcceptanceTests.run(
        ["run", "S.swift", "--script", "else.nav"], state: folder)
      #expect(other.status == 0 && other.output == "2\n")
      let run = try AcceptanceTests.run(
        ["run", "S.swift", "-c", "x\nprint(\"a\\tb\")", "-c", "=tap \"a\""], state: folder)
      #expect(run.status == 1 && run.output == "3\na\tb\n")
      #expect(run.errors.contains("consecutive statements on a line"))
      let scripts = ["run", "S.swift", "--script", "more.nav", "--script", "more.nav"]
      #expect(try AcceptanceTests.run(scripts, state: folder).output == "4\n4\n")
      #expect(try AcceptanceTests.run(scripts + ["-c", "x"], state: folder).status == 2)
      let code = ["layout", "-e", "Text(\"a\")", "-e", ".padding()"]
      #expect(try AcceptanceTests.run(code).output.contains("padding"))
      #expect(try AcceptanceTests.run(code + ["S.swift"], state: folder).status == 2)
      let checked = try AcceptanceTests.run(["check", "-"], input: "let x: Int = \"\"\n")
      #expect(checked.status == 1 && checked.output.hasPrefix("<stdin>:1:14: error: "))
    }
  }
}
