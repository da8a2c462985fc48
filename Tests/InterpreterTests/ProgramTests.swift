import Checking
import Diagnostics
import Foundation
import Interpreter
import StandardLibrary
import SwiftSource
import TestSupport
import Testing

/// Programs from source to output, against what the compiler's own output is.
struct ProgramTests {
  static let compiled = CompiledPrograms()

  @Test(.enabled(if: compiled.sections != nil), arguments: programs)
  func printsWhatTheCompiledProgramPrints(_ program: Program) throws {
    let expected = try #require(Self.compiled.sections?[program.name])
    expectText(try run(program.source), equals: expected, program.name)
  }

  @Test func trapsLeaveTheMachineUsable() throws {
    let machine = try start("func at(_ i: Int) -> Int { [1, 2, 3][i] }\nprint(at(5))")
    let error = #expect(throws: Trap.self) { try machine.run() }
    #expect(error?.message == "Index out of range")
    #expect(error?.variables.first?.name == "i")
    #expect(error?.variables.first?.value == "5")
  }

  @Test(arguments: [
    "while true {}", "func f() { f() }\nf()",
    "var s = \"ab\"\nwhile true { s += s }",
    "var a = [1]\nwhile true { a += a }",
    "final class N { var n: N? }\nwhile true { let a = N(); a.n = a }",
    "while true { print(\"x\") }",
    "func g(_ n: Int) -> [Int] { [1].map { _ in g(n + 1).count } }\nprint(g(0))",
  ])
  func whatDoesNotEndIsStopped(_ source: String) throws {
    let machine = try start(source)
    #expect(throws: LimitReached.self) { try machine.run() }
  }

  private func run(_ source: String) throws -> String {
    let machine = try start(source)
    try machine.run()
    return machine.output.text
  }

  private func start(_ source: String) throws -> RunningProgram {
    let checker = Checker(library: Library(standardLibrary.map(\.entry)))
    let parsed = SwiftReader.parse([SourceFile(name: "main.swift", text: source)])
    let program = checker.check(files: parsed)
    let errors = program.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map { $0.rendered(in: program.files) })")
    let output = OutputBuffer()
    var limits = Machine.Limits()
    limits.steps = 2_000_000
    limits.memory = 64 << 20
    limits.output = 1 << 16
    let machine = Machine(
      library: standardLibrary, types: { checker.libraryType(named: $0) }, limits: limits,
      output: output)
    return RunningProgram(checker: checker, program: program, machine: machine, output: output)
  }
}

/// A program with the machine that runs it.
struct RunningProgram {
  let checker: Checker
  let program: CheckedProgram
  let machine: Machine
  let output: OutputBuffer

  func run() throws {
    guard let main = program.main else { return }
    let task = try machine.run(main)
    try machine.scheduler.advanceUntilIdle(limit: 60)
    _ = try task.result?.get()
  }
}

/// What the compiler makes of all programs at once.
struct CompiledPrograms {
  /// The output of each by name; nil where there is no compiler.
  let sections: [String: String]?

  init() {
    sections = try? Self.compile()
  }

  private static func compile() throws -> [String: String] {
    let folder = URL.temporaryDirectory.appending(path: "programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = programs.map { "print(\"--- \($0.name)\")\n\($0.source)\n" }
    let source = folder.appending(path: "main.swift")
    try Data(parts.joined().utf8).write(to: source)
    let program = folder.appending(path: "program")
    _ = try output(
      of: "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-module-name", "main", source.path, "-o", program.path,
      ])
    var sections: [String: String] = [:]
    for section in try output(of: program.path, []).components(separatedBy: "--- ").dropFirst() {
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      sections[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
    }
    return sections
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
