import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import SwiftSource

/// Runs a program as navlab does: what it prints, and after that what stopped it.
func output(of source: String, seconds: Double = 3600) -> String {
  let checker = Checker(library: Library(standardLibrary.map(\.entry)))
  let file = SwiftReader.parse(SourceFile(name: "main.swift", text: source))
  let program = checker.check(files: [file])
  let errors = program.diagnostics.filter { $0.severity == .error }
  guard errors.isEmpty, let main = program.main else {
    return errors.map { $0.rendered(in: program.files) }.joined(separator: "\n")
  }
  let buffer = OutputBuffer()
  let machine = Machine(
    library: standardLibrary, types: { checker.libraryType(named: $0) }, output: buffer)
  do {
    try machine.run(main)
    try machine.scheduler.advanceUntilIdle(limit: seconds)
  } catch let trap as Trap {
    return buffer.text + trap.words + "\n"
  } catch {
    return buffer.text + "error: \(error)\n"
  }
  return buffer.text
}
