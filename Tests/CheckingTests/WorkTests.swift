import Checking
import Diagnostics
import SwiftSource
import Testing

/// How the work grows with the source, in counts.
struct WorkTests {
  /// Overloads that fit alike must not multiply the work at each level.
  @Test func closuresInsideClosuresAreCheckedAFewTimesEach() {
    let overloads = """
      func each<T>(_ n: Int, _ make: (Int) -> T) -> T { make(n) }
      func each<T>(_ n: Int, id: Int = 0, _ make: (Int) -> T) -> T { make(n) }
      func each<T>(_ n: Int, name: String = "", _ make: (Int) -> T) -> T { make(n) }

      """
    let levels = 10
    let source =
      overloads + "let v = " + String(repeating: "each(1) { x in ", count: levels) + "Text(\"a\")"
      + String(repeating: " }", count: levels)
    let checker = SmallLibrary.checker()
    let checked = checker.check(files: [
      SwiftReader.parse(SourceFile(name: "test.swift", text: source))
    ])
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.globals.last?.type.description == "Text")
    #expect(checker.work.closures < 10 * levels * levels)
  }
}
