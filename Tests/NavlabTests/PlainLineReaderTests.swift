import CEditLine
import Diagnostics
import Glibc
import TestSupport
import Testing

@testable import navlab

@Suite struct PlainLineReaderTests {
  /// Everything that a reader makes of `bytes`, and what it reports.
  private func read(_ bytes: [UInt8], limit: Int = 100) throws -> ([LineResult], [String]) {
    try withTemporaryFolder { folder in
      let file = open(try folder.write(bytes, to: "input"), O_RDONLY)
      defer { close(file) }
      var reports: [String] = []
      let reader = PlainLineReader(descriptor: file, name: "in", limit: limit) {
        reports.append($0.description)
      }
      var results: [LineResult] = []
      repeat { results.append(reader.readLine(prompt: "nav> ")) } while results.last != .endOfInput
      return (Array(results.dropLast()), reports)
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\n", [""]), ("日本\n語", ["日本", "語"]), ("a\rb\n", ["a\rb"]),
    ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
  ])
  func linesAreSplit(text: String, lines: [String]) throws {
    let (results, reports) = try read(Array(text.utf8))
    #expect(results == lines.map { .line($0) })
    #expect(reports == [])
  }

  @Test func whatIsNoTextIsReplacedAndReported() throws {
    let (results, reports) = try read(Array("a\n".utf8) + [0x62, 0xFF, 0x63, 0x0A, 0x64, 0x00])
    #expect(results == [.line("a"), .line("b\u{FFFD}c"), .line("d\u{FFFD}")])
    #expect(
      reports == [
        "in:2: byte 2 is not UTF-8; read as U+FFFD", "in:3: a NUL byte is read as U+FFFD",
      ])
  }

  @Test(arguments: [101, 70_000, 200_000])
  func aLineThatIsTooLongIsAnErrorAndTheNextIsRead(length: Int) throws {
    let long = [UInt8](repeating: 0x61, count: length)
    let (results, _) = try read(Array("x\n".utf8) + long + Array("\ny\n".utf8))
    #expect(
      results == [
        .line("x"), .failed("in:2: the line is longer than 100 bytes"), .line("y"),
      ])
    #expect(try read(long).0 == [.failed("in:1: the line is longer than 100 bytes")])
  }

  @Test func linesAreWholeWhereverTheyAreCut() throws {
    let lines = (0..<30_000).map { "line \($0) \(String(repeating: "x", count: $0 % 60))" }
    let (results, _) = try read(Array(lines.joined(separator: "\n").utf8))
    #expect(results == lines.map { .line($0) })
  }

  @Test func aFolderCannotBeRead() {
    let file = open("/", O_RDONLY)
    defer { close(file) }
    let reader = PlainLineReader(descriptor: file) { _ in }
    #expect(
      reader.readLine(prompt: "") == .unreadable("cannot read standard input: is a directory"))
    #expect(reader.readLine(prompt: "") == .endOfInput)
  }
}

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("a", "a"), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\n\n\n", "a"), ("nav> tap \"A\"\n", "tap \"A\""),
    ("...> }\n", "}"), ("nav>\nx", "\nx"), ("nav>x", "nav>x"), ("  nav> x", "  nav> x"),
    ("a\tb\u{1B}[31m\u{7}c", "a\tb[31mc"), ("\u{202E}a", "a"), ("", ""), ("\n", ""),
  ])
  func aPasteIsAnEntry(pasted: String, entry: String) {
    #expect(PastedText.entry(from: pasted) == entry)
  }
}

@Suite struct CandidateListTests {
  @Test func columnsReadDownwards() {
    let list = CandidateList(["a", "bb", "ccc", "d", "e"], width: 14)
    #expect(list.text == "a    ccc  e\nbb   d\n")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(edit_use_utf8())
    #expect(CandidateList(["日本", "abcd", "x"], width: 16).text == "日本  x\nabcd\n")
  }

  @Test func nothingFitsAndNothingIsAlive() {
    #expect(CandidateList(["abc", "de\u{1B}f"], width: 2).text == "abc\nde␛f\n")
    #expect(CandidateList([], width: 80).text == "")
  }

  @Test func manyAreCounted() {
    let text = CandidateList((0..<137).map { "c\($0)" }, width: 80).text
    #expect(text.hasSuffix("\n… and 37 more\n"))
  }

  @Test(arguments: [([], ""), (["ab"], "ab"), (["abc", "abd"], "ab"), (["日本", "日語"], "日")])
  func whatAllShareIsFound(candidates: [String], prefix: String) {
    #expect(CandidateList.commonPrefix(of: candidates) == prefix)
  }
}
