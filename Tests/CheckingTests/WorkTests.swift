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
    let checked = check(source, with: checker)
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.globals.last?.type.description == "Text")
    #expect(checker.work.closures < 10 * levels * levels)
  }

  /// Of overloads that differ in their builders the one that builds as the body around is meant:
  /// its closure is not checked to be compared. Where that is wrong, another one is.
  @Test func closuresThatAreBuiltAsTheBodyAroundAreCheckedOnce() {
    let rows = """
      protocol Row {}
      struct Cell: Row {}
      @resultBuilder enum RowBuilder {
        static func buildBlock<each C: Row>(_ rows: repeat each C) -> Cell { Cell() }
      }
      struct Rows<Content>: View {
        init(@ViewBuilder _ content: () -> Content) where Content: View {}
        init(@RowBuilder _ content: () -> Content) where Content: Row {}
        var body: Never { fatalError() }
      }
      struct Screen: View {
        var body: some View {

      """
    let end = "\n  }\n}"
    for (body, closures) in [
      ("Rows { Rows { Rows { Text(\"a\") } } }", 3), ("Rows { Cell() }", 4),
    ] {
      let checker = SmallLibrary.checker()
      #expect(check(rows + body + end, with: checker).diagnostics.map(\.message) == [])
      #expect(checker.work.closures <= closures)
    }
  }

  /// A long table of literals is looked through once, not once for each of its entries.
  @Test func literalsThatAreAnythingAreDecidedAtOnce() {
    let rows = (0..<300).map { "\"key\($0)\": \($0), \"text\($0)\": \"a\"," }
    let checker = SmallLibrary.checker()
    let text = "let table: [String: Any] = [\n\(rows.joined(separator: "\n"))\n]"
    #expect(check(text, with: checker).diagnostics.map(\.message) == [])
    #expect(checker.work.retries < 3_000)
  }

  /// What each dictionary of a literal asks of its keys is not asked again with each of the others.
  @Test func literalsOfLiteralsAreLookedThroughOnce() {
    let rows = (0..<200).map { "[\"id\": \"\($0)\", \"name\": \"x\($0)\"]," }
    let checker = SmallLibrary.checker()
    let text = "let table = [\n\(rows.joined(separator: "\n"))\n]"
    let checked = check(text, with: checker)
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.globals.last?.type.description == "[[String : String]]")
    #expect(checker.work.retries < 2_000)
  }

  /// Each property has tries of its own, however many there are.
  @Test(arguments: ["", "struct S {"])
  func longFilesAreCheckedToTheirEnd(_ start: String) {
    let lines = (0..<500).map { "let v\($0) = (1 + 2) * 3 - 4 * (5 - 6) + (7 - 8) * 9.5" }
    let text = ([start] + lines + [start.isEmpty ? "" : "}"]).joined(separator: "\n")
    #expect(check(text, with: SmallLibrary.checker()).diagnostics.map(\.message) == [])
  }

  /// Checking makes no code but where that alone tells what is wrong.
  @Test(arguments: [
    ("a + 1", 0), ("a + 300", 0), ("Int(a) + 99999999999999999999", 1), ("a / 0", 1),
  ])
  func codeOfBodiesIsMadeWhenTheyRun(_ value: String, _ codes: Int) {
    let checker = SmallLibrary.checker()
    _ = check("func f(_ a: Int) -> Int { \(value) }", with: checker)
    #expect(checker.work.codes == codes)
  }

  /// What was found of a library's type is forgotten where a program adds to it, or to what it
  /// conforms to.
  @Test(arguments: ["Text", "View"])
  func membersThatAreAddedAreFound(_ extended: String) {
    let checker = SmallLibrary.checker()
    let use = "let text = Text(\"a\").twice()"
    let missing = ["value of type 'Text' has no member 'twice'"]
    #expect(check(use, with: checker).diagnostics.map(\.message) == missing)
    let added = "extension \(extended) { func twice() -> Self { self } }\n" + use
    #expect(check(added, with: checker).diagnostics.map(\.message) == [])
  }

  private func check(_ text: String, with checker: Checker) -> CheckedProgram {
    checker.check(files: [SwiftReader.parse(SourceFile(name: "test.swift", text: text))])
  }
}
