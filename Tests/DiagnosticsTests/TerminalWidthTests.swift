import Diagnostics
import Testing

@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("漢", 2), ("あ", 2), ("ｱ", 1), ("Ａ", 2),
    ("한", 2), ("👍", 2), ("👨‍👩‍👧‍👦", 2), ("🇯🇵", 2), ("❤", 1), ("❤️", 2), ("\u{1B}", 0), ("\u{200B}", 0),
    ("…", 1), ("★", 1), ("─", 1), ("●", 1), ("\u{AD}", 0), ("𠮷", 2), ("", 0), ("日本 go", 7),
    ("\r\n", 0), ("ก็", 1),
  ])
  func columns(text: String, expected: Int) {
    #expect(text.terminalColumns == expected)
  }

  @Test(arguments: [
    ("Hello", 5, "Hello"), ("Hello", 4, "Hel…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("abc", 0, ""), ("abc", 1, "…"), ("ab cd", 4, "ab…"),
  ])
  func truncation(text: String, columns: Int, expected: String) {
    #expect(text.truncated(toColumns: columns) == expected)
    #expect(text.truncated(toColumns: columns).terminalColumns <= columns)
  }

  @Test func padding() {
    #expect("日本".padded(toColumns: 6) == "日本  ")
    #expect("long".padded(toColumns: 2) == "long")
  }

  @Test(arguments: [("あ", "            ^"), ("“a”", "             ^"), ("\t", "       \t   ^")])
  func caretsStandUnderTheirPlaces(text: String, caret: String) {
    let file = SourceFile(name: "a.swift", text: "print(\"\(text)\", foo)")
    let start = UInt32(file.text.utf8.count - 4)
    let place = SourceRange(file: 0, start: start, end: start)
    let shown = Diagnostic(.error, "here", at: place).rendered(in: [file])
    #expect(shown.split(separator: "\n").last.map(String.init) == caret)
  }
}
