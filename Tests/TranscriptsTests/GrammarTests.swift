import Testing

@testable import Transcripts

private let sample = """
  ---
  id: nav.push-pop
  title: "Pushing: and popping"
  points: 4
  requires: navlab >= 1
  needs: [a, 'b c']
  goal: |
    one
      two
  parts:
    - x
    - y
  ---
  # Pushing and popping

  ```swift file=ContentView.swift carry
  struct ContentView: View {}
  ```

  ```swift
  let x = 1
  ```

  ```navlab step=open points=2
  # a comment
  nav> tap "Row 1"
  pushed Detail
  nav> for i in 1...2 {
  ...>   print(i)
  ...> }
  ? error(noSuchControl)
  << one
  <<
  nav> stack

  Detail id=[d:int]

  ```

  > [!HINT] 1
  > Which row
  > owns the link?

  ~~~navlab step=back points=2 hidden label="Back \\"returns\\"" label-ja="戻る" needs=open unordered tol=0.5 timeout=1.5s error todo skip="why" hide try par=3 locale=ja device="iPhone 16" seed=7 ws=loose
  nav> pop
  ~~~

  """

@Suite struct GrammarTests {
  @Test func `a whole file is read`() throws {
    let transcript = Transcript(sample)
    #expect(transcript.problems == [])
    #expect(transcript.text == sample)
    let matter = transcript.frontMatter
    #expect(matter.id == "nav.push-pop")
    #expect(matter.title == "Pushing: and popping")
    #expect(matter.points == 4)
    #expect(matter.requires?.version == [1])
    #expect(matter.list("needs") == ["a", "b c"])
    #expect(matter["goal"] == "one\n  two")
    #expect(matter.list("parts") == ["x", "y"])

    let source = try #require(transcript.sourceBlocks.first)
    #expect(transcript.sourceBlocks.count == 1)
    #expect(source.file == "ContentView.swift")
    #expect(source.carries && !source.hides)
    #expect(source.source == "struct ContentView: View {}\n")

    let block = try #require(transcript.sessionBlocks.first)
    #expect(block.comments == ["a comment"])
    #expect(
      block.entries.map(\.command) == [
        "tap \"Row 1\"", "for i in 1...2 {\n  print(i)\n}", "stack",
      ])
    #expect(block.entries.map(\.line) == [26, 28, 34])
    #expect(block.entries[1].status == .error(code: "noSuchControl"))
    #expect(block.entries[1].input == ["one", ""])
    #expect(block.entries[1].expected.isEmpty)
    #expect(block.entries[2].expected.map(\.source) == ["", "Detail id=[d:int]"])
    #expect(transcript.hints.map(\.number) == [1])
    #expect(transcript.hints.map(\.text) == ["Which row\nowns the link?"])
    #expect(transcript.hints(for: block) == transcript.hints)
  }

  @Test func `every attribute is read, and written again`() throws {
    let block = try #require(Transcript(sample).sessionBlocks.last)
    var expected = BlockAttributes()
    expected.step = "back"
    expected.points = 2
    expected.isHidden = true
    expected.label = "Back \"returns\""
    expected.japaneseLabel = "戻る"
    expected.needs = ["open"]
    expected.isUnordered = true
    expected.tolerance = 0.5
    expected.timeout = .milliseconds(1500)
    expected.expectsError = true
    expected.isTodo = true
    expected.skip = "why"
    expected.hides = true
    expected.isTry = true
    expected.par = 3
    expected.locale = "ja"
    expected.device = "iPhone 16"
    expected.seed = 7
    expected.ignoresBlanks = true
    #expect(block.attributes == expected)
    let info = "navlab " + AttributeWriter(attributes: expected).words.joined(separator: " ")
    var reader = AttributeReader()
    #expect(reader.session(try Attribute.parse(info)) == expected)
    #expect(reader.problems == [])
  }

  @Test(arguments: [
    "", "\n", "prose", "a\r\nb\r\n", "a\rb", "\u{FEFF}---\nid: x\n---\n", "```navlab\nnav> x",
    "```navlab\r\nnav> x\r\ny\r\n```\r\n", "> ```navlab\n> nav> x\n> y\n> ```\n",
    "- a\n\n  ```navlab\n  nav> x\n  ```\n", "---\nnever closed", "\0\u{1}",
    "~~~~navlab\n~~~\n~~~~",
  ])
  func `printing gives the file back`(_ text: String) {
    #expect(Transcript(text).text.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    ("```navlab\nnav> x\ny\n```\n", ["y"]),
    ("  ```navlab\n  nav> x\n    y\n z\n  ```\n", ["  y", "z"]),
    ("> ```navlab\n> nav> x\n>  y\n> ```\n", [" y"]),
    ("- a\n\n  ```navlab\n  nav> x\n    y\n  ```\n", ["  y"]),
    ("1. - ```navlab\n     nav> x\n     y\n     ```\n", ["y"]),
    ("\u{FEFF}```navlab\r\nnav> x\r\ny\r\n```", ["y"]),
    ("~~~~navlab\nnav> x\n~~~\n```\n~~~~\n", ["~~~", "```"]),
  ])
  func `fences are those of Markdown`(_ text: String, _ expected: [String]) {
    let transcript = Transcript(text)
    #expect(transcript.problems == [])
    #expect(transcript.sessionBlocks.flatMap(\.entries).map(\.command) == ["x"])
    #expect(
      transcript.sessionBlocks.flatMap(\.entries).flatMap(\.expected).map(\.source) == expected)
  }

  @Test(arguments: [
    ("ok", ExpectedStatus.ok), ("error", .error(code: nil)), ("error(x.y)", .error(code: "x.y")),
    ("timeout", .timeout), ("skipped", .skipped),
  ])
  func `statuses are read and written`(_ text: String, _ status: ExpectedStatus) {
    #expect(LineForm("? " + text) == .status(status))
    #expect(status.written == "? " + text)
  }

  @Test(arguments: [
    ("1", "1", true), ("1", "1.0.3", true), ("1.2", "1.1.9", false), ("1.2", "1.10", true),
    ("2", "1.9", false), ("1.0", "1", true), ("1", "next", false),
  ])
  func `a requirement is met`(_ needed: String, _ version: String, _ isMet: Bool) throws {
    #expect(try #require(Requirement("navlab >= \(needed)")).isMet(by: version) == isMet)
  }

  @Test func `a file without blocks is prose`() {
    let transcript = Transcript("# Title\n\ntext\n")
    #expect(transcript.problems == [])
    #expect(transcript.parts.count == 1)
    #expect(verdict(of: "# Title").passed)
  }
}
