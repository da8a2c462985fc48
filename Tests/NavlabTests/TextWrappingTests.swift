import Testing

@testable import navlab

@Suite struct TextWrappingTests {
  private func filled(_ text: String, _ width: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return TextWrapping(width: width).filled(lines).joined(separator: "\n")
  }

  @Test(arguments: [
    ("one two\nthree four five", "one two three\nfour five"),
    ("one\n\ntwo", "one\n\ntwo"),
    ("- one two three four\n- five\n  six", "- one two three\n  four\n- five six"),
    ("1. one two three four", "1. one two\n   three four"),
    ("> one two\n> three four", "> one two three\n> four"),
    ("> one\n> two", "> one two"),
    ("    let code = not(broken, at: all)", "    let code = not(broken, at: all)"),
    ("one\n    two", "one two"),
    ("```\na  b  c  d  e  f  g  h\n```", "```\na  b  c  d  e  f  g  h\n```"),
    ("| a | b | c | d | e |", "| a | b | c | d | e |"),
    ("Title\n====================\ntext", "Title\n=====\ntext"),
    ("one  \ntwo", "one  \ntwo"), ("### head\ntext", "### head\ntext"),
    ("/a/path/longer/than/a/line is", "/a/path/longer/than/a/line\nis"),
    ("画面は三つの段階を。", "画面は三つの段\n階を。"),
    ("画面は三つの段階、を", "画面は三つの段\n階、を"),
    ("三つの段階です（を）", "三つの段階です\n（を）"),
    ("画面は三つの\n段階", "画面は三つの段\n階"), ("三つの、\n100 を", "三つの、100 を"),
    ("三つの\n100 を", "三つの 100 を"),
    ("| a | bb |\n| --- | :-: |\n| cc | d |\n", "a   bb\n--  --\ncc  d\n"),
    (
      "| a | b |\n|---|---|\n| one | four five six |",
      "a    b\n---  ----------\none  four five\n     six"
    ),
    ("one\n| a |\n| - |\n| 1 \\| 2 |\ntwo", "one\na\n-----\n1 | 2\ntwo"),
  ])
  func paragraphsAreFilled(text: String, expected: String) {
    #expect(filled(text, 15) == expected.replacing("one  \n", with: "one\n"))
  }

  /// Bold, italic and code, as a terminal shows them: `<b>`, `<i>` and `<c>` switch on.
  @Test(arguments: [
    ("a **b** c", "a <b>b</> c", "a b c"), ("*b* c", "<i>b</> c", "b c"),
    ("`a*b*` c", "<c>a*b*</> c", "`a*b*` c"), ("``a`b`` c", "<c>a`b</> c", "``a`b`` c"),
    ("2 * 3 * 4", "2 * 3 * 4", "2 * 3 * 4"), ("a ** b", "a ** b", "a ** b"),
    ("open `code", "open `code", "open `code"), ("\\*a\\*", "*a*", "*a*"),
    ("[x](../y.md)", "x", "x"), ("[x](http://y)", "x (http://y)", "x (http://y)"),
    ("[1, 2](3", "[1, 2](3", "[1, 2](3"),
    ("a **bb bb bb bb** c", "a <b>bb bb bb</>\n<b>bb</> c", "a bb bb bb\nbb c"),
    ("- **b** `c`", "- <b>b</> <c>c</>", "- b `c`"),
    ("    let a = `b`", "    let a = `b`", "    let a = `b`"),
    ("三つの**段階**、を", "三つの<b>段階</>、\nを", "三つの段階、\nを"),
  ])
  func marksAreShown(text: String, inColor: String, plain: String) {
    let names = [
      "\u{1B}[1m": "<b>", "\u{1B}[3m": "<i>", "\u{1B}[36m": "<c>", "\u{1B}[22m": "</>",
      "\u{1B}[23m": "</>", "\u{1B}[39m": "</>",
    ]
    for (isColored, expected) in [(true, inColor), (false, plain)] {
      let wrapping = TextWrapping(width: 12, marks: ProseMarks(inColor: isColored))
      let lines = wrapping.filled(text.split(separator: "\n").map(String.init))
      let shown = names.reduce(lines.joined(separator: "\n")) {
        $0.replacing($1.key, with: $1.value)
      }
      #expect(shown == expected)
    }
  }

  @Test(arguments: [
    ("error: one two three four", "error: one two\n  three four"),
    ("  - one two three four", "  - one two\n    three four"),
    ("  it chose one and two", "  it chose one\n    and two"),
    ("a  b  c", "a  b  c"),
  ])
  func whatIsToldHangsBelowItself(line: String, expected: String) {
    #expect(TextWrapping(width: 15).wrapped(line).joined(separator: "\n") == expected)
  }
}
