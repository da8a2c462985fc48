import Checking
import Diagnostics
import Foundation
import Interpreter
import StandardLibrary
import SwiftSource
import TestSupport
import Testing

/// Programs with what the compiler's own program printed, stored once.
@Suite struct StoredProgramTests {
  static let folder = "Tests/Goldens/InterpreterTests/Programs"
  static let names = repositoryFiles(in: folder, extensions: ["swift"]).map { path in
    String(path.dropFirst(folder.count + 1).dropLast(".swift".count))
  }

  /// The programs that navlab does not run as the compiler does, with the reason.
  static func knownGaps() throws -> [String] {
    try repositoryText("\(folder)/known-gaps.txt").split(separator: "\n").map { line in
      String(line.prefix { $0 != ":" })
    }
  }

  @Test func exactlyTheKnownGapsDiffer() throws {
    let differing = try Self.names.filter { name in
      try Self.output(of: name) != repositoryText("\(Self.folder)/\(name).txt")
    }
    expectText(
      differing.joined(separator: "\n"), equals: try Self.knownGaps().joined(separator: "\n"))
  }

  /// What a program prints up to its end, or up to what stopped it.
  private static func output(of name: String) throws -> String {
    let text = try repositoryText("\(folder)/\(name).swift")
    let checker = Checker(library: Library(standardLibrary.map(\.entry)))
    let parsed = SwiftReader.parse([SourceFile(name: "main.swift", text: text)])
    let program = checker.check(files: parsed)
    guard !program.hasErrors, let main = program.main else { return "" }
    let buffer = OutputBuffer()
    var limits = Machine.Limits()
    limits.steps = 3_000_000
    let machine = Machine(
      library: standardLibrary, types: { checker.libraryType(named: $0) }, limits: limits,
      output: buffer)
    do {
      try machine.run(main)
      try machine.scheduler.advanceUntilIdle(limit: 60)
    } catch {
      return buffer.text
    }
    return buffer.text
  }
}
