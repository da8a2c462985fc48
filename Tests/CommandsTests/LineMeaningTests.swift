import Commands
import Testing

@Suite struct LineMeaningTests {
  /// What a line is, in words: `command tap`, `swift`, `nothing`, `unknown`.
  private func meaning(_ line: String) -> String {
    switch LineMeaning(line) {
    case .nothing: "nothing"
    case .command(let command, _): "command \(command.name)"
    case .unknown(let word): "unknown \(word)"
    case .swift(let text): "swift \(text)"
    }
  }

  @Test(arguments: [
    ("", "nothing"), ("  \t ", "nothing"),
    ("tap \"Next\"", "command tap"), ("path", "command path"), ("  back  ", "command back"),
    ("tap\t#17", "command tap"), ("undo 3", "command undo"), ("state == 3", "command state"),
    ("path.append(Route.settings)", "swift path.append(Route.settings)"),
    ("tab = .home", "swift tab = .home"), ("tab += 1", "swift tab += 1"),
    ("tab <<= 1", "swift tab <<= 1"), ("path = []", "swift path = []"),
    ("VStack { Text(\"Hi\") }", "swift VStack { Text(\"Hi\") }"),
    ("tap(3)", "swift tap(3)"), ("path[0]", "swift path[0]"), ("back2", "swift back2"),
    (".padding()", "swift .padding()"), ("let tap = 3", "swift let tap = 3"),
    (":tab = x", "command tab"), (": state", "command state"), (":tap", "command tap"),
    (":nothing at all", "unknown nothing"),
    ("=path", "swift path"), ("= 1 + 2", "swift  1 + 2"), ("戻る", "swift 戻る"),
    ("# a note", "nothing"), (" // a note", "nothing"), ("#!/usr/bin/navlab", "nothing"),
    ("#", "nothing"), ("#if DEBUG", "swift #if DEBUG"), ("// a\n1", "swift // a\n1"),
  ])
  func eachLineIsACommandOrSwift(line: String, expected: String) {
    #expect(meaning(line) == expected)
  }

  @Test(arguments: [
    ("tap \"Next (", true), ("search \"a {\"", true), (":nothing (", true), ("tap (", true),
    ("func f() {", false), ("func f() {\n}", true), ("let x = [", false), ("", true),
    ("Text(\"a\")", true), ("= (", false),
  ])
  func onlySwiftGoesOnOverSeveralLines(text: String, isComplete: Bool) {
    #expect(Session.isComplete(text) == isComplete)
  }

  /// What is pasted with commands in it: a line each, Swift as a whole.
  @Test(arguments: [
    ("tap \"A\"\nif x {\n}\nelse {\n}\nback", ["tap \"A\"", "if x {\n}\nelse {\n}", "back"]),
    (
      "screen\nText(\"a\")\n  .padding()\n  .bold()\nback",
      ["screen", "Text(\"a\")\n  .padding()\n  .bold()", "back"]
    ),
    ("screen\n.padding()", ["screen", ".padding()"]),
    ("let a = 1\nelsewhere = 2\nback", ["let a = 1", "elsewhere = 2", "back"]),
    ("Text(\"a\")\n.padding()", ["Text(\"a\")\n.padding()"]),
    ("# first\nlet a = 1", ["# first", "let a = 1"]),
    ("1 + 1\n\nText(\"a\")\nf()", ["1 + 1", "Text(\"a\")", "f()"]),
    (
      "func a() { b() }\n// then\nfunc b() {}\na()\nb()",
      ["func a() { b() }\n// then\nfunc b() {}", "a()", "b()"]
    ),
    ("let a = \"\"\"\n\n  b\n  \"\"\"\na", ["let a = \"\"\"\n\n  b\n  \"\"\"", "a"]),
  ])
  func aPasteIsTakenApart(entry: String, lines: [String]) {
    #expect(Session.lines(of: entry) == lines)
  }
}
