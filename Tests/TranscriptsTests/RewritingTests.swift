import Testing

@testable import Transcripts

@Suite struct RewritingTests {
  /// What a rewriting makes of a transcript, whose `go` prints this.
  private func rewritten(
    _ text: String, _ output: String, status: Reply.Status = .ok, includesHidden: Bool = false
  ) throws -> String {
    var session = ScriptedSession(replies: ["go": Reply(status, text: output)])
    let transcript = Transcript(text)
    let verdict = Replay().run(transcript, with: &session)
    let new = try Rewriting(includesHidden: includesHidden).text(of: transcript, after: verdict)
    if !text.contains("todo"), includesHidden || !text.contains("hidden") {
      #expect(Replay().run(Transcript(new), with: &session).passed)
    }
    return new
  }

  @Test(arguments: [
    ("a", "b", "b"),
    ("a", "", ""),
    ("", "a\nb", "a\nb"),
    ("a\n\n\n", "b", "b\n\n\n"),
    ("a [num]\nb", "a 3\nc", "a [num]\nc"),
    ("x 16 y [num]", "x 17 y 3", "x 17 y [num]"),
    ("x 16 y [n:num] z", "x 17 y 3 q", "x 17 y 3 q"),
    ("(re) a+\nb", "aaa\nc", "(re) a+\nc"),
    ("a\n...", "b\nc", "b\n..."),
    ("a\n...\nz", "b\nc\nz", "b\n...\nz"),
    ("...\nb", "a\nc", "...\nc"),
    ("a\n...\n! bad\nb", "a\nbad\nb", "a\nbad\nb"),
    ("(any-order)\na\nb\n(end)\nc", "b\na\nd", "(any-order)\na\nb\n(end)\nd"),
    ("(any-order)\nc\na\nz\n(end)", "a\nb\nc", "(any-order)\nc\na\nb\n(end)"),
    ("(any-order)\nz\nc\na\n(end)\nd", "a\nc\nd", "(any-order)\nc\na\n(end)\nd"),
    (
      "x\n(any-order)\nc\n[int]\n(end)\nd", "x\n7\nb\nc\nd",
      "x\n(any-order)\nc\n[int]\nb\n(end)\nd"
    ),
    ("(any-order)\na\nb\n(end)", "", "(any-order)\n(end)"),
    ("a", "nav> tap", "\\nav> tap"),
    ("a", "? ok", "\\? ok"),
    ("a", "...", "\\..."),
    ("a", "...> x", "\\...> x"),
    ("a", "<< x", "\\<< x"),
    ("a", "! x", "\\! x"),
    ("a", "(re) x", "\\(re) x"),
    ("a", "(any-order)", "\\(any-order)"),
    ("a", "(end)", "\\(end)"),
    ("a", "\\x", "\\\\x"),
    ("a", "x [num] y", "\\x [num] y"),
    ("a", "[nmu]", "\\[nmu]"),
    ("a", "nav>", "\\nav>"),
    ("a", "nav>x", "\\nav>x"),
    ("a", "[1, 2]", "[1, 2]"),
    ("a", "# x", "# x"),
    ("a", "\u{1B}[31mred\u{1B}[0m\u{7}", "red\\u{7}"),
    ("a", "\u{1B}c", "\\\\u{1B}c"),
    ("a", "\u{301}x", "\u{301}x"),
    ("id=[d:int]\nid=[=d]", "id=1\nid=2", "id=1\nid=2"),
    ("id=[d:int]\nx\nid=[=d]", "id=1\ny\nid=1", "id=[d:int]\ny\nid=[=d]"),
  ])
  func `only what differs is replaced`(_ old: String, _ output: String, _ new: String) throws {
    func file(_ lines: String) -> String {
      "# Title\n\n```navlab step=a\n# note\nnav> go\n"
        + (lines.isEmpty ? "" : lines + "\n") + "nav> other\n```\n\nend"
    }
    #expect(try rewritten(file(old), output) == file(new))
  }

  @Test(arguments: [
    ("```navlab\nnav> go\n```", "a", "```navlab\nnav> go\na\n```"),
    ("```navlab\r\nnav> go\r\n```\r\n", "a\nb", "```navlab\r\nnav> go\r\na\r\nb\r\n```\r\n"),
    ("\u{FEFF}```navlab\nnav> go\n```\n", "a", "\u{FEFF}```navlab\nnav> go\na\n```\n"),
    ("```navlab\nnav> go\n```\n", "```", "````navlab\nnav> go\n```\n````\n"),
    ("```navlab\nnav> go\n```\n", "  `````x", "``````navlab\nnav> go\n  `````x\n``````\n"),
    ("~~~navlab\nnav> go\n~~~\n", "~~~\n```", "~~~~navlab\nnav> go\n~~~\n```\n~~~~\n"),
    ("> ```navlab\n> nav> go\n> ```\n", "a\n\nb", "> ```navlab\n> nav> go\n> a\n>\n> b\n> ```\n"),
    (
      "- x\n\n  ```navlab\n  nav> go\n  ```\n", "a\n\n  b",
      "- x\n\n  ```navlab\n  nav> go\n  a\n\n    b\n  ```\n"
    ),
    ("  ```navlab\n  nav> go\n  ```\n", " a\n\tb", "  ```navlab\n  nav> go\n   a\n  \tb\n  ```\n"),
    (
      "```navlab unordered\nnav> go\na\nb\n```\n", "c\nb",
      "```navlab unordered\nnav> go\nb\nc\n```\n"
    ),
    ("```navlab hidden\nnav> go\na\n```\n", "b", "```navlab hidden\nnav> go\na\n```\n"),
    ("```navlab todo\nnav> go\na\n```\n", "b", "```navlab todo\nnav> go\na\n```\n"),
    ("```navlab skip\nnav> go\na\n```\n", "b", "```navlab skip\nnav> go\na\n```\n"),
  ])
  func `around the lines`(_ old: String, _ output: String, _ new: String) throws {
    #expect(try rewritten(old, output) == new)
  }

  @Test func `hidden blocks are rewritten when asked`() throws {
    let text = "```navlab hidden\nnav> go\na\n```\n"
    #expect(
      try rewritten(text, "b", includesHidden: true) == "```navlab hidden\nnav> go\nb\n```\n")
  }

  @Test(arguments: [
    ("nav> go\na", Reply.Status.error(code: "x"), "nav> go\n? error(x)\na"),
    ("nav> go\n...> on\n? error\na", .ok, "nav> go\n...> on\n? error\na"),
    ("nav> go\n? error(y)\n<< in\na", .error(code: "x"), "nav> go\n? error(x)\n<< in\na"),
    ("nav> go\n? error\na", .ok, "nav> go\na"),
    ("nav> go\n? ok\na", .timeout, "nav> go\n? timeout\na"),
  ])
  func `the status is rewritten`(_ old: String, _ status: Reply.Status, _ new: String) throws {
    let replies = ["go": Reply(status, text: "a"), "go\non": Reply(.error(code: "z"), text: "a")]
    var session = ScriptedSession(replies: replies)
    let transcript = Transcript("```navlab\n\(old)\n```\n")
    let verdict = Replay().run(transcript, with: &session)
    #expect(try Rewriting().text(of: transcript, after: verdict) == "```navlab\n\(new)\n```\n")
  }

  @Test func `what cannot be rewritten is refused`() {
    func problem(_ text: String) -> Rewriting.Problem? {
      var session = ScriptedSession(replies: ["go": Reply(text: "b")])
      let transcript = Transcript(text)
      let verdict = Replay().run(transcript, with: &session)
      do {
        _ = try Rewriting().text(of: transcript, after: verdict)
        return nil
      } catch { return error }
    }
    #expect(
      problem("```navlab\nnav> go\na\n")
        == .notRun("line 1: the block is not closed; end it with a line '```'"))
    #expect(
      problem("<<<<<<< HEAD\n```navlab\nnav> go\na\n```\n") == .mergeMarkers(line: 1))
    let foreign = verdict(of: "```navlab\nnav> stay\n```\n")
    #expect(throws: Rewriting.Problem.foreignVerdict) {
      try Rewriting().text(of: Transcript("```navlab\nnav> go\n```\n"), after: foreign)
    }
  }

  @Test func `the learner's file has nothing hidden`() {
    let text = """
      # A

      ```swift file=A.swift hide
      secret
      ```

      ```navlab hidden label="x"
      nav> secret
      ```

      ```navlab
      nav> go
      ```

      """
    let transcript = Transcript(text)
    let learner = Transcript(transcript.learnerText)
    #expect(learner.text == "# A\n\n```navlab\nnav> go\n```\n")
    #expect(learner.learnerText == learner.text)
    #expect(learner.learnerHash == transcript.learnerHash)
    #expect(learner.learnerHash != Transcript("# B\n").learnerHash)
  }

  @Test(arguments: ["# A\n", "---\nid: a\n---\n# A\n", "---\nid: a\npoints: 1\n---\n"])
  func `a hash goes into the front matter and out again`(text: String) {
    let plain = Transcript(text)
    let stamped = plain.stamped("12ab")
    #expect(stamped.frontMatter[Transcript.hashField] == "12ab" && !stamped.hasErrors)
    #expect(stamped.stamped("cd").frontMatter[Transcript.hashField] == "cd")
    #expect(stamped.learnerHash == plain.learnerHash)
    #expect(stamped.stamped(nil).text == text)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\nx\n",
      "@@ -7,3 +7,4 @@\n 7\n 8\n 9\n+x\n"
    ),
  ])
  func `a difference is as diff shows it`(old: String, new: String, hunks: String) {
    #expect(
      UnifiedDifference(of: "f", from: old, to: new).text == "--- f\n+++ f\n" + hunks)
    #expect(UnifiedDifference(of: "f", from: old, to: old).text.isEmpty)
    let difference = UnifiedDifference(of: "f", from: old, to: new)
    #expect(difference.text(making: [:]) == old)
    let all = Dictionary(uniqueKeysWithValues: difference.proposals.enumerated().map { ($0, $1) })
    #expect(all.count == difference.hunks.count)
    #expect(difference.text(making: all) == new)
  }

  @Test func `changes near one another can be taken one by one`() {
    let difference = UnifiedDifference(
      of: "f", from: "1\n2\n3\n4\n5\n", to: "1\ntwo\n3\n4\nfive\nsix\n", isSplit: true)
    #expect(difference.proposals == ["1\ntwo\n3\n4\n", "five\nsix\n"])
    #expect(difference.text(making: [1: "five\nsix\n"]) == "1\n2\n3\n4\nfive\nsix\n")
    #expect(difference.text(making: [0: "1\ntwo\n3\n4\n"]) == "1\ntwo\n3\n4\n5\n")
  }

  @Test func `a hunk is made as somebody edited it`() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed[18] = "nineteen\n"
    let difference = UnifiedDifference(of: "f", from: lines.joined(), to: changed.joined())
    #expect(difference.proposals.last == "16\n17\n18\nnineteen\n20\n")
    let expected = lines[..<15].joined() + "the end"
    #expect(difference.text(making: [1: "the end"]) == expected)
  }
}
