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
}
