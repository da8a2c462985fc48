import Diagnostics
import TestSupport
import Testing

@testable import navlab

@Suite struct FileStampsTests {
  /// They are equal until a file is written, made or taken away.
  @Test func theyTellOfChanges() throws {
    try withTemporaryFolder { folder in
      let paths = ["a", "b"].map { "\(folder.path)/\($0)" }
      try folder.write("one", to: "a")
      let first = FileStamps(of: paths)
      #expect(FileStamps(of: paths) == first)
      try folder.write("longer", to: "a")
      let second = FileStamps(of: paths)
      #expect(second != first)
      try folder.write("", to: "b")
      #expect(FileStamps(of: paths) != second)
      second.waitForChange { FileStamps(of: paths) }
    }
  }

  @Test func whatAnEditorSavesIsToldOnce() throws {
    try withTemporaryFolder { folder in
      try folder.write("one", to: "a")
      let path = "\(folder.path)/a"
      let sources = [
        SourceFile(name: path, text: "one"), SourceFile(name: "<prompt>", text: "two"),
      ]
      var files = ReadFiles()
      #expect(files.changed(of: sources).isEmpty)
      try folder.write("three", to: "a")
      #expect(files.changed(of: sources) == [path])
      #expect(files.changed(of: sources).isEmpty)
      // Read again, and saved as it was.
      try folder.write("one", to: "a")
      #expect(files.changed(of: sources).isEmpty)
    }
  }
}
