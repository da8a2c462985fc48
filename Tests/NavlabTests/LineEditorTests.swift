import Glibc
import TestSupport
import Testing

@testable import navlab

/// Each reads from a terminal of its own; one at a time, since signals are the whole process's.
@Suite(.serialized) struct LineEditorTests {
  static let left = "\u{1B}[D"
  static let up = "\u{1B}[A"

  @Test(arguments: [
    ("tap \"Next\"\r", "tap \"Next\""),
    ("日本語\r", "日本語"),
    ("日語\(left)本\r", "日本語"),
    ("日本x\u{7F}\u{7F}\r", "日"),
    ("caf\u{E9} ñ\r", "café ñ"),
    ("か\u{3099}\r", "か\u{3099}"),
    ("😀a\(left)\(left)b\r", "b😀a"),
    ("abc\u{01}X\r", "Xabc"),
    ("abc def\u{17}x\r", "abc x"),
    ("abc\u{1B}[H\u{1B}[3~\r", "bc"),
    ("abc def\u{1B}[1;5DX\r", "abc Xdef"),
    ("abc\u{15}d\r", "d"),
    ("ab\(left)\u{04}\r", "a"),
    ("\u{1B}[200~VStack {\r  Text(\"日\")\r}\r\u{1B}[201~\r", "VStack {\n  Text(\"日\")\n}"),
    ("\u{1B}[200~nav> a\n...> b\n...>\n...> c\u{1B}[201~\r", "a\nb\n\nc"),
    ("x\u{1B}[200~1\u{1B}[20x\u{1B}[201~y\r", "x1[20xy"),
    ("\u{1B}[200~\u{1B}[201~\r", ""),
  ])
  func keysMakeALine(keys: String, line: String) throws {
    let session = try EditingSession.run([.type(keys)])
    #expect(session.results == [.line(line)])
    #expect(session.settingsAreRestored)
    #expect(session.screen.contains("\u{1B}[?2004h"))
    #expect(session.screen.hasSuffix("\u{1B}[?2004l"))
  }

  @Test func brokenUTF8IsReplaced() throws {
    let session = try EditingSession.run([.typeBytes([0x61, 0xFF, 0xE3, 0x81, 0x62, 0x0D])])
    #expect(session.results == [.line("a\u{FFFD}\u{FFFD}b")])
  }

  @Test func aPasteThatArrivesInPiecesIsOne() throws {
    let session = try EditingSession.run([
      .type("\u{1B}[2"), .pause(milliseconds: 20), .type("00~a\nb\u{1B}"),
      .pause(milliseconds: 20), .type("[201~\r"),
    ])
    #expect(session.results == [.line("a\nb")])
  }

  @Test func controlCDropsTheLineOnly() throws {
    let session = try EditingSession.run(
      [
        .type("half"), .wait("half"), .interrupt, .wait("^C"), .wait("nav> "), .type("whole\r"),
      ], count: 2)
    #expect(session.results == [.interrupted, .line("whole")])
    #expect(!InterruptFlag().isRaised)
  }

  @Test func controlDOnAnEmptyLineEndsTheInput() throws {
    #expect(try EditingSession.run([.type("\u{04}")]).results == [.endOfInput])
  }

  @Test func tabInsertsWhatAllCandidatesShareAndThenListsThem() throws {
    let session = try EditingSession.run(
      [
        .type("to\t"), .wait("ggle"), .type("\u{15}ta\t\t"), .wait("tap  tab\r\n"),
        .type("\u{15}se\t\t"), .wait("select  set\r\n"), .type("\u{15}d\t\t"),
        .wait("detent  device\r\n"), .type("v\t\r"),
      ],
      candidates: ["toggle ", "tap", "tab", "select", "set", "detent", "device"])
    #expect(session.results == [.line("device")])
  }

  @Test func tabReplacesTheWordBeforeTheCursor() throws {
    let session = try EditingSession.run(
      [.type("tap 日\t\r")], candidates: ["日本語"])
    #expect(session.results == [.line("tap 日本語")])
  }

  @Test func arrowsAndSearchFindEarlierEntries() throws {
    let history = ["tap \"A\"", "VStack {\n  Text(\"B\")\n}", "path"]
    let session = try EditingSession.run(
      [
        .type(Self.up + "\r"), .nextPrompt, .type(Self.up + Self.up + "\r"), .nextPrompt,
        .type("tap" + Self.up + "\r"), .nextPrompt, .type("\u{12}VSt"), .wait("bck:"),
        .type("\r"),
      ], count: 4, history: history)
    #expect(
      session.results == [
        .line("path"), .line(history[1]), .line(history[0]), .line(history[1]),
      ])
  }

  @Test func historyOutlivesTheSession() throws {
    try withTemporaryFolder { folder in
      let path = folder.path + "/deep/er/history"
      _ = try EditingSession.run([.type("日本 1\r")], historyPath: path, remembering: true)
      let session = try EditingSession.run([.type(Self.up + "\r")], historyPath: path)
      #expect(session.results == [.line("日本 1")])
    }
  }

  @Test func aNewSizeAndAContinuedProcessKeepTheLine() throws {
    let session = try EditingSession.run([
      .type("日本"), .wait("日本"), .signal(SIGWINCH), .wait("日本"), .signal(SIGCONT),
      .wait("日本"), .type("語\r"),
    ])
    #expect(session.results == [.line("日本語")])
    #expect(session.settingsAreRestored)
  }

  /// A terminal that is resized fills its rows anew: the prompt is found where it is then.
  @Test func aNarrowerTerminalShowsTheLineOnce() throws {
    let session = try EditingSession.run([
      .type(String(repeating: "x", count: 50)), .wait("xxxxx"), .resize(columns: 30),
      .wait("\u{1B}[1A\r\u{1B}[J"), .wait("nav> "), .type("y\r"),
    ])
    #expect(session.results == [.line(String(repeating: "x", count: 50) + "y")])
  }

  @Test(arguments: [
    ("", 10, 1), ("123456789", 10, 1), ("1234567890", 10, 2), ("日本語日本", 9, 2),
    ("日本語日本", 5, 3), ("a\nb", 10, 2), ("\tx", 9, 2), ("\u{1}\u{2}", 3, 2),
  ])
  func aTextTakesRows(text: String, columns: Int, rows: Int) {
    #expect(LineEditor.rows(of: text, inColumns: columns) == rows)
  }
}
