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
    ("画面は三つの\n段階", "画面は三つの段\n階"),
  ])
  func paragraphsAreFilled(text: String, expected: String) {
    #expect(filled(text, 15) == expected.replacing("one  \n", with: "one\n"))
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
