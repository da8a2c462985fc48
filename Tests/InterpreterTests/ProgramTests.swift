import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import SwiftSource
import Testing

/// Programs from source to what stops them.
struct ProgramTests {
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
