import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("é 漢 👍🏽", "é 漢 👍🏽"), ("\u{1B}[31m", "␛[31m"), ("a\nb\tc", "a␊b␉c"),
    ("\u{7F}\u{0}", "␡␀"), ("\u{85}\u{9B}", "\\u{85}\\u{9B}"), ("\u{202E}x", "\\u{202E}x"),
    ("\u{2028}", "\\u{2028}"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("\r\n", "␍␊"), ("", ""),
    ("\u{FEFF}", "\\u{FEFF}"), ("\u{E0001}", "\\u{E0001}"),
  ])
  func controls(text: String, shown: String) {
    #expect(text.showingControls() == shown)
  }

  @Test func linesMayStay() {
    #expect("a\n\tb\u{7}".showingControls(keepingLines: true) == "a\n\tb␇")
  }
}
