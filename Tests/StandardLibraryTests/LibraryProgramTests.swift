import TestSupport
import Testing

@Suite struct LibraryProgramTests {
  @Test(
    arguments: LibraryPrograms.swift + LibraryPrograms.foundation + LibraryPrograms.time
      + LibraryPrograms.combine)
  func prints(_ row: ProgramRow) {
    expectText(output(of: "import Foundation\n" + row.source), equals: row.output + "\n")
  }

  /// The same programs, compiled: what they print is what the rows say.
  @Test(
    .enabled(if: CompilerTests.isCompilerThere),
    arguments: [LibraryPrograms.swift, LibraryPrograms.foundation])
  func compilerAgrees(_ rows: [ProgramRow]) throws {
    try withTemporaryFolder { folder in
      let blocks = rows.enumerated().map {
        "print(\"#\($0.offset)\")\ndo {\n\($0.element.source)\n}"
      }
      let source = "import Foundation\n" + blocks.joined(separator: "\n")
      let path = try folder.write(source, to: "main.swift")
      let program = folder.path + "/program"
      let built = try CommandRun(
        "swiftc", ["-swift-version", "5", "-suppress-warnings", "-o", program, path],
        in: folder.url)
      try #require(built.status == 0, "\(built.errors)")
      let expected = rows.enumerated().map { "#\($0.offset)\n\($0.element.output)\n" }.joined()
      expectText(try CommandRun(program, [], in: folder.url).output, equals: expected)
    }
  }
}
