import Diagnostics
import Testing

@testable import Transcripts

@Suite struct ReplayTests {
  private func outcomes(_ text: String) -> [Verdict.Outcome] {
    verdict(of: text).blocks.map(\.outcome)
  }

  @Test(arguments: [
    ("", "nav> echo a\na", Verdict.Outcome.passed),
    ("", "nav> echo a\nb", .failed),
    ("", "nav> fail\nerror: no", .failed),
    ("", "nav> fail\n? error\nerror: no", .passed),
    ("", "nav> fail\n? error(noSuchControl)\nerror: no", .passed),
    ("", "nav> fail\n? error(other)\nerror: no", .failed),
    ("", "nav> fail\n? ok\nerror: no", .failed),
    ("", "nav> echo a\n? error\na", .failed),
    ("", "nav> late\n? timeout", .passed),
    ("", "nav> late", .failed),
    ("", "nav> fail\n? skipped", .passed),
    ("", "nav> input\n<< one\n<<\n<< two\none\n\ntwo", .passed),
    ("", "nav> break", .error),
    ("error", "nav> fail\nerror: no", .passed),
    ("error", "nav> echo a\na", .failed),
    ("error", "nav> fail\nother", .failed),
    ("todo", "nav> echo a\nb", .todo),
    ("todo", "nav> echo a\na", .todoPassed),
    ("todo", "nav> break", .error),
    ("skip", "nav> break", .skipped),
    ("skip=\"not now\"", "nav> break", .skipped),
  ])
  func `a block's outcome`(_ info: String, _ lines: String, _ outcome: Verdict.Outcome) {
    #expect(outcomes("```navlab \(info)\n\(lines)\n```\n") == [outcome])
  }

  @Test func `what needs a failed step is not tried, and so on`() {
    let text = """
      ```navlab step=a
      nav> echo 1
      2
      ```
      ```navlab step=b needs=a
      nav> break
      ```
      ```navlab needs=b
      nav> break
      ```
      ```navlab step=c
      nav> echo 1
      1
      ```
      ```navlab needs=c
      nav> go
      ```
      """
    #expect(outcomes(text) == [.failed, .notTried, .notTried, .passed, .passed])
    #expect(!verdict(of: text).passed)
  }

  @Test func `names stay bound from block to block`() {
    let text = """
      ```navlab
      nav> echo id=7
      id=[d:int]
      ```
      ```navlab
      nav> echo again 7
      again [=d]
      ```
      """
    #expect(outcomes(text) == [.passed, .passed])
  }

  @Test func `source is loaded before the commands that follow it`() {
    let text = """
      ```swift file=A.swift carry
      a
      ```
      ```swift file=B.swift
      b
      ```
      ```navlab device=Mac
      nav> go
      ```
      ```navlab
      nav> go
      ```
      ```swift file=C.swift
      c
      ```
      ```navlab
      nav> go
      ```
      """
    var session = ScriptedSession()
    _ = Replay().run(Transcript(text), with: &session)
    #expect(
      session.opened.map { $0.map(\.name) } == [["A.swift", "B.swift"], ["A.swift", "C.swift"]])
    #expect(session.begun.map(\.device) == ["Mac", nil, nil])

    var graded = ScriptedSession()
    let mine = [TranscriptFile(name: "Mine.swift", source: "m")]
    _ = Replay(submission: mine).run(Transcript(text), with: &graded)
    #expect(graded.opened == [mine])
  }

  @Test func `source that does not load fails what follows it`() {
    var session = ScriptedSession()
    session.openReply = Reply(.error(code: "compileError"), text: "A.swift:1:1: error: no\nmore")
    let text = "```swift file=A.swift\na\n```\n```navlab INFO\nnav> go\n```\n"
    let failed = verdict(of: text.replacing(" INFO", with: ""), session)
    #expect(failed.blocks.map(\.outcome) == [.failed])
    #expect(failed.blocks[0].message == "the source did not load: A.swift:1:1: error: no")
    #expect(verdict(of: text.replacing("INFO", with: "error"), session).passed)
  }

  @Test func `another version skips`() {
    let verdict = verdict(of: "---\nrequires: navlab >= 2\n---\n```navlab\nnav> break\n```\n")
    #expect(verdict.passed && verdict.isSkipped)
    #expect(verdict.obstacle == "it requires navlab >= 2")
  }

  @Test func `hidden blocks are played only when asked`() {
    let text = "```navlab hidden\nnav> break\n```\n"
    var session = ScriptedSession()
    #expect(Replay(playsHidden: false).run(Transcript(text), with: &session).blocks.isEmpty)
    #expect(outcomes(text) == [.error])
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nx\nc", "expected 'b', got 'x'", "  a\n- b\n+ x\n  c"),
    (
      "x 16", "x 17", "expected 'x 16', got 'x 17'", "- x 16\n+ x 17\n?    ^"
    ),
    ("a  b", "a b", "expected 'a  b', got 'a b'", "- a␠␠b\n+ a␠b\n?   ^"),
    ("a\tb", "a b", "expected 'a\tb', got 'a b'", "- a⇥b\n+ a␠b\n?  ^"),
    ("a", "", "expected 'a', which is missing", "- a"),
    ("", "a", "'a' was not expected", "+ a"),
    (
      "日本 1", "日本 2", "expected '日本 1', got '日本 2'", "- 日本 1\n+ 日本 2\n?      ^"
    ),
    ("a\nb", "x\ny", "expected 'a', got 'x'; 1 other line differs", "- a\n+ x\n- b\n+ y"),
    (
      "1\n2\n3\n4\n5\n6", "1\n2\n3\n4\n5\n7", "expected '6', got '7'",
      "… 3 lines\n  4\n  5\n- 6\n+ 7"
    ),
    ("a\n...\n! bad\nb", "a\nbad\nb", "'bad' was not expected", "  a\n+ bad\n  b"),
    (
      "(any-order)\nc\na\nz\n(end)\nd", "a\nb\nc\nd", "expected 'z', got 'b'",
      "  c\n  a\n- z\n+ b\n  d"
    ),
    (
      "a [q:int]\nb [=q]", "a 1\nb 2", "expected 'b [=q]', got 'b 2'",
      "  a 1\n- b [=q]\n+ b 2\n?   ^\n? [=q] is '1'"
    ),
  ])
  func `differences`(_ expected: String, _ output: String, _ message: String, _ diff: String) {
    let entry = result(output, expecting: expected)
    #expect(entry.outcome == .failed)
    #expect(entry.messages.map(\.description) == [message])
    #expect(entry.difference?.text == diff)
  }

  @Test func `a long difference keeps some lines around what differs`() {
    let lines = (1...20).map { "line \($0)" }
    var changed = lines
    changed[4] = "new 5"
    changed[6] = "new 7"
    changed.remove(at: 13)
    changed.append("line 21")
    let entry = result(
      changed.joined(separator: "\n"), expecting: lines.joined(separator: "\n"))
    #expect(entry.messages == ["expected 'line 5', got 'new 5'; 3 other lines differ"])
    #expect(
      entry.difference?.text == """
        … 2 lines
          line 3
          line 4
        - line 5
        + new 5
        ? ^^^
          line 6
        - line 7
        + new 7
        ? ^^^
          line 8
          line 9
        … 2 lines
          line 12
          line 13
        - line 14
          line 15
          line 16
        … 2 lines
          line 19
          line 20
        + line 21
        """)
  }

  @Test func `a difference says what names are bound to`() {
    let entry = result("id=4\nid=5", expecting: "id=[d:int]\nid=[=d]")
    #expect(entry.difference?.line == 4)
    let text = "```navlab\nnav> echo 4\n[d:int]\nnav> echo 5\n[=d]\n```\n"
    let second = verdict(of: text).blocks[0].entries[1]
    #expect(second.difference?.text == "- [=d]\n+ 5\n? [=d] is '4'")
  }
}
