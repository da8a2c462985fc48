import Diagnostics
import Testing

@testable import Transcripts

struct MatchCase: CustomTestStringConvertible {
  var expected: String
  var output: String
  var passes: Bool
  var attributes = ""
  var measured = false

  var testDescription: String { "\(expected.debugDescription) \(output.debugDescription)" }

  init(_ expected: String, _ output: String, _ passes: Bool, _ attributes: String = "") {
    self.expected = expected
    self.output = output
    self.passes = passes
    self.attributes = attributes
  }

  static func measured(
    _ expected: String, _ output: String, _ passes: Bool, _ attributes: String = ""
  ) -> MatchCase {
    var row = MatchCase(expected, output, passes, attributes)
    row.measured = true
    return row
  }
}

@Suite struct MatchingTests {
  @Test(arguments: [
    MatchCase("a\nb", "a\nb", true),
    MatchCase("a\nb", "b\na", false),
    MatchCase("a", "a\nb", false),
    MatchCase("a\nb", "a", false),
    MatchCase("", "", true),
    MatchCase("", "a", false),
    MatchCase("a", "", false),
    MatchCase("a\n\n", "a", true),
    MatchCase("a", "a\n\n\n", true),
    MatchCase("a\n\nb", "a\n\nb", true),
    MatchCase("a\nb", "a\n\nb", false),
    MatchCase("a  ", "a", true),
    MatchCase("a", "a \t", true),
    MatchCase("  a", "a", false),
    MatchCase("a b", "a  b", false),
    MatchCase("a b", "  a \t b", true, "ws=loose"),
    MatchCase("a b", "ab", false, "ws=loose"),
    MatchCase("a", "a\r\n", true),
    MatchCase("caf\u{E9}", "cafe\u{301}", true),
    MatchCase("caf[..]", "cafe\u{301}", true),
    MatchCase("日本語", "日本語", true),
    MatchCase("a\tb", "a\tb", true),
    MatchCase("a\tb", "a b", false),
    MatchCase("red", "\u{1B}[31mred\u{1B}[0m", true),
    MatchCase("a\\u{1B}[2Jb", "a\u{1B}[2Jb", true),
  ])
  func `lines compare after normalisation`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("\\nav> tap", "nav> tap", true),
    MatchCase("\\? ok", "? ok", true),
    MatchCase("\\...", "...", true),
    MatchCase("\\...", "x", false),
    MatchCase("\\\\", "\\", true),
    MatchCase("\\<< x", "<< x", true),
    MatchCase("\\! x", "! x", true),
    MatchCase("\\(re) x", "(re) x", true),
    MatchCase("\\(any-order)", "(any-order)", true),
    MatchCase("\\x [num]", "x [num]", true),
    MatchCase("\\x [num]", "x 3", false),
    MatchCase("[1, 2]", "[1, 2]", true),
    MatchCase("[Row]", "[Row]", true),
    MatchCase("[[1], [2]]", "[[1], [2]]", true),
    MatchCase("[]", "[]", true),
    MatchCase("[", "[", true),
    MatchCase("[a: b]", "[a: b]", true),
  ])
  func `literal text is literal`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("a[..]b", "ab", true),
    MatchCase("a[..]b", "axxb", true),
    MatchCase("a[..]b", "axx", false),
    MatchCase("[..]", "", false),
    MatchCase("x [num]", "x -3.5e2", true),
    MatchCase("x [num]", "x three", false),
    MatchCase("x [num 16 ±0.5]", "x 16.5", true),
    MatchCase("x [num 16 ±0.5]", "x 16.51", false),
    MatchCase("x [num 0.3 ±0]", "x 0.30000000000000004", true),
    MatchCase("x [num 10..20]", "x 20", true),
    MatchCase("x [num 10..20]", "x 21", false),
    MatchCase("x [num -2..-1]", "x -1.5", true),
    MatchCase("x [num 16]", "x 16.005", true),
    MatchCase("x [num 1]6", "x 16", false),
    MatchCase("[int]", "-42", true),
    MatchCase("[int]", "4.2", false),
    MatchCase("[int].[int]", "4.2", true),
    MatchCase("[word]s", "cats", true),
    MatchCase("[word]", "two words", false),
    MatchCase("[hex]", "0xFf01", true),
    MatchCase("[hex]", "0xg", false),
    MatchCase("[id]", "a-b.c#1", true),
    MatchCase("[time]", "9:41", true),
    MatchCase("[time]", "1.5s", true),
    MatchCase("[time]", "20 ms", true),
    MatchCase("[time]", "20", false),
    MatchCase("[path]:[int]", "/a/b.swift:12", true),
    MatchCase("[uuid]", "01234567-89AB-cdef-0123-456789abcdef", true),
    MatchCase("[uuid]", "01234567-89AB-cdef-0123-456789abcde", false),
  ])
  func `inline matchers`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("id=[d:int]\nagain [=d]", "id=42\nagain 42", true),
    MatchCase("id=[d:int]\nagain [=d]", "id=42\nagain 4", false),
    MatchCase("id=[d:int]\nagain [=d]", "id=42\nagain 422", false),
    MatchCase("[a:word] [=a]", "x x", true),
    MatchCase("[a:word] [=a]", "x y", false),
    MatchCase("...\nid=[d:int]\n...\nlast [=d]", "x\nid=1\nid=2\nlast 1", true),
    MatchCase("...\nid=[d:int]\n...\nlast [=d]", "x\nid=1\nid=2\nlast 2", false),
    MatchCase("[t:any]!\n[=t]", "hi there!\nhi there", true),
  ])
  func `captures bind the earliest match`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("...", "", true),
    MatchCase("...", "a\nb", true),
    MatchCase("...\nb", "a\nb", true),
    MatchCase("...\nb", "b", true),
    MatchCase("...\nb", "b\nc", false),
    MatchCase("a\n...", "a\nb\nc", true),
    MatchCase("a\n...\nc", "a\nc", true),
    MatchCase("a\n...\nc", "a\nb\nc\nc", true),
    MatchCase("a\n...\nb\nc\n...\nd", "a\nb\nb\nc\nx\nd", true),
    MatchCase("a\n...\na", "a", false),
    MatchCase("...\n...\na", "a", true),
  ])
  func `gaps`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("...\n! bad", "a\nb", true),
    MatchCase("...\n! bad", "a\nbad", false),
    MatchCase("! bad\n...", "bad", false),
    MatchCase("...\n! bad\nend\n...", "a\nend\nbad", true),
    MatchCase("...\n! bad\nend\n...", "bad\nend\nend", false),
    MatchCase("...\na\n...\n! bad\nb", "a\nbad\na\nb", true),
    MatchCase("a\n...\n! bad\nb", "a\nbad\na\nb", false),
    MatchCase("...\n! id [int]", "id 4", false),
    MatchCase("...\n! one\n! two\n...", "two", false),
  ])
  func `forbidden lines`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("(any-order)\na\nb\n(end)", "b\na", true),
    MatchCase("(any-order)\na\na\nb\n(end)", "a\nb\nb", false),
    MatchCase("(any-order)\na\na\nb\n(end)", "a\nb\na", true),
    MatchCase("x\n(any-order)\na\n[..]\n(end)\ny", "x\nq\na\ny", true),
    MatchCase("(any-order)\n[..]\n[int]\n(end)", "1\nx", true),
    MatchCase("(any-order)\n[int]\n[..]\n[word]\n(end)", "1\n-\n2", true),
    MatchCase("...\n(any-order)\na\nb\n(end)", "x\nb\na", true),
    MatchCase("(any-order)\n(end)", "", true),
    MatchCase("a\nb", "b\na", true, "unordered"),
    MatchCase("a\nb", "b\na\nc", false, "unordered"),
    MatchCase("a\nb\n...", "b\nc\na", true, "unordered"),
    MatchCase("a\n...\n! c", "b\nc\na", false, "unordered"),
    MatchCase("", "a", false, "unordered"),
    MatchCase("", "", true, "unordered"),
  ])
  func `lines in any order`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase("(re) a+b", "aaab", true),
    MatchCase("(re) a+b", "aaabc", false),
    MatchCase("(re) (?:x|yy){2}", "xyy", true),
    MatchCase("(re) (?i)HELLO \\w+", "hello World", true),
    MatchCase("(re) [^a-c]\\d{2,3}", "d123", true),
    MatchCase("(re) [^a-c]\\d{2,3}", "d1234", false),
    MatchCase("(re) ^a$", "a", true),
    MatchCase("(re) \\bfoo\\b.*", "foo bar", true),
    MatchCase("(re) \\bfoo\\b.*", "foobar", false),
    MatchCase("(re) (a*)*b", String(repeating: "a", count: 3000), false),
    MatchCase("(re) [\\d\\]-]+", "1]-", true),
    MatchCase("(re) a??b", "ab", true),
    MatchCase("(re) \\[num\\]", "[num]", true),
    MatchCase("(re) x{,2}", "x{,2}", true),
  ])
  func `regular expressions`(_ row: MatchCase) { check(row) }

  @Test(arguments: [
    MatchCase.measured("x 16 y 3", "x 16.009 y 3.0", true),
    .measured("x 16 y 3", "x 16.02 y 3", false),
    .measured("x 16 y 3", "x 16.4 y 3", true, "tol=0.5"),
    .measured("x 16 [word] 3", "x 16.005 y 3", true),
    .measured("\\x 16", "x 16.005", true),
    .measured("#17 at 2", "#17.001 at 2", false),
    .measured("\"v 2\" 3", "\"v 2.001\" 3", false),
    .measured("Row1 2", "Row1.001 2", false),
    .measured("(1, 2)", "(0.999, 2.001)", true),
    .measured("a 1", "b 1", false),
    .measured("x nan", "x nan", true),
    MatchCase("x 16", "x 16.001", false),
  ])
  func `measurements compare within a tolerance`(_ row: MatchCase) { check(row) }

  private func check(_ row: MatchCase) {
    let result = result(
      row.output, expecting: row.expected, attributes: row.attributes, measured: row.measured)
    #expect((result.outcome == .passed) == row.passes, "\(result.messages)")
    #expect(result.outcome != .error, "\(result.messages)")
  }
}
