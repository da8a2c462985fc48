import Diagnostics
import Glibc
import TestSupport
import Testing

@testable import navlab

@Suite struct TextFilesTests {
  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let problem as FileProblem {
      return problem.message.description
    } catch {
      return "\(error)"
    }
  }

  @Test func whatCannotBeReadIsNamed() throws {
    try withTemporaryFolder { folder in
      let path = folder.path
      try folder.write([0x61, 0xC3, 0x28], to: "latin")
      #expect(
        problem { _ = try TextFiles.text(of: path + "/none") }
          == "cannot read '\(path)/none': no such file")
      #expect(
        problem { _ = try TextFiles.text(of: path) } == "cannot read '\(path)': it is a directory")
      #expect(
        problem { _ = try TextFiles.text(of: path + "/latin") }
          == "cannot read '\(path)/latin': not UTF-8 at byte 1")
      #expect(
        problem { _ = try TextFiles.text(of: path + "/latin", limit: 2) }
          == "cannot read '\(path)/latin': larger than 2 bytes")
      #expect(
        problem { _ = try TextFiles.text(of: "a\u{1B}b") } == "cannot read 'a␛b': no such file")
    }
  }

  /// `navlab run Sources` reads what is below the folder, sorted.
  @Test func aFolderStandsForItsSwiftFiles() throws {
    try withTemporaryFolder { folder in
      for name in ["App.swift", "Views/Row.swift", "Views/notes.md", "Views/.Hidden.swift"] {
        try folder.write("// \(name)", to: name)
      }
      let path = folder.path
      #expect(
        try TextFiles.sources(at: [path + "/", "\(path)/Views/Row.swift"]).map(\.name)
          == ["\(path)/App.swift", "\(path)/Views/Row.swift", "\(path)/Views/Row.swift"])
      try folder.write("none", to: "Empty/readme")
      #expect(
        problem { _ = try TextFiles.sources(at: [path + "/Empty"]) }
          == "cannot read '\(path)/Empty': there is no Swift file below it")
    }
  }

  @Test func aByteOrderMarkIsNoText() throws {
    try withTemporaryFolder { folder in
      let path = try folder.write([0xEF, 0xBB, 0xBF, 0x61], to: "bom")
      #expect(try TextFiles.text(of: path) == "a")
    }
  }

  @Test func writingReplacesAndKeepsTheMode() throws {
    try withTemporaryFolder { folder in
      let path = try folder.write("old", to: "script")
      chmod(path, 0o750)
      symlink("script", folder.path + "/link")
      try TextFiles.write("new", to: folder.path + "/link")
      var about = stat()
      lstat(folder.path + "/link", &about)
      #expect(about.st_mode & S_IFMT == S_IFLNK)
      lstat(path, &about)
      #expect(about.st_mode & 0o7777 == 0o750)
      #expect(try folder.text(of: "script") == "new")
    }
  }

  @Test func aFailureLeavesTheOldFileAndNothingElse() throws {
    try withTemporaryFolder { folder in
      #expect(
        problem { try TextFiles.write("x", to: folder.path + "/a/b") }
          == "cannot write '\(folder.path)/a/b': no such folder")
      #expect(
        problem { try TextFiles.write("x", to: folder.path) }
          == "cannot write '\(folder.path)': it is a directory")
      #expect(
        problem { try TextFiles.write("x", to: "/dev/full") }
          == "cannot write '/dev/full': no space left on device")
      #expect(access(folder.path + "/a", F_OK) != 0)
    }
  }
}

@Suite struct HistoryFileTests {
  @Test func entriesComeBackAsTheyWere() throws {
    try withTemporaryFolder { folder in
      let file = HistoryFile(path: folder.path + "/a/history")
      let entries = ["tap \"A\"", "VStack {\n\tText(\"\\n\")\n}", "日本語", "\\", "a\\nb"]
      for entry in entries { try file.append(entry) }
      #expect(file.entries() == entries)
      var about = stat()
      stat(file.path, &about)
      #expect(about.st_mode & 0o777 == 0o600)
    }
  }

  @Test func aTornLineIsMendedAndBrokenOnesAreLeftOut() throws {
    try withTemporaryFolder { folder in
      let lines: [UInt8] = Array("one\n".utf8) + [0xFF, 0x0A] + Array("\u{1B}[2J\n\ntor".utf8)
      let file = HistoryFile(path: try folder.write(lines, to: "history"))
      try file.append("two")
      #expect(file.entries() == ["one", "tor", "two"])
    }
  }

  @Test func theFileIsCutToItsLimit() throws {
    try withTemporaryFolder { folder in
      let lines = (0..<25).map { "entry \($0)\n" }.joined()
      let file = HistoryFile(path: try folder.write(lines, to: "history"), limit: 10)
      #expect(file.entries() == (15..<25).map { "entry \($0)" })
      #expect(try folder.text(of: "history").split(separator: "\n").count == 10)
    }
  }

  @Test func whatIsNoFileHoldsNothing() throws {
    try withTemporaryFolder { folder in
      #expect(HistoryFile(path: folder.path).entries() == [])
      #expect(HistoryFile(path: folder.path + "/none").entries() == [])
      #expect(throws: FileProblem.self) { try HistoryFile(path: folder.path).append("x") }
      #expect(throws: FileProblem.self) { try HistoryFile(path: "/dev/full").append("x") }
    }
  }
}

@Suite struct UTF8DecodingTests {
  @Test func theFirstInvalidByteIsTheStandardLibrarysToo() {
    var generator = SeededGenerator(seed: 8)
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE3, 0x81, 0x82], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80],
      [0xC0, 0x80], [0xF5], [0xE3, 0x81], [0xF4, 0x90, 0x80, 0x80], [0xBF],
    ]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).flatMap { _ in
        generator.pick(pieces.prefix(generator.oneIn(3) ? 10 : 4)) ?? []
      }
      let offset = firstInvalidUTF8(in: bytes)
      #expect((offset == nil) == (String(validating: bytes, as: UTF8.self) != nil))
      if let offset { #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil) }
    }
  }

  @Test func piecesAreToldFromMistakes() {
    #expect(decodeUTF8([]) == .incomplete)
    #expect(decodeUTF8([0xE3, 0x81]) == .incomplete)
    #expect(decodeUTF8([0xE3, 0x61]) == .invalid(length: 1))
    #expect(decodeUTF8([0xE3, 0x81, 0x61]) == .invalid(length: 2))
    #expect(decodeUTF8([0xE3, 0x81, 0x82, 0x61]) == .scalar("あ", length: 3))
  }
}
