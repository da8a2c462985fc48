import Testing

/// The checks are only worth something if they can fail: each rule, broken once.
@Suite struct SourceFactsTests {
  @Test(arguments: [
    ("let a = b!", "force unwrap"),
    ("let a: Int! = nil", "implicitly unwrapped optional"),
    ("let a = try! f()", "try!"),
    ("let a = b as! Int", "as!"),
    ("var a: [Any] = []", "Any"),
    ("let a: any Any = 1", "Any"),
    ("print(1)", "print"),
    ("func f() { debugPrint(1) }", "debugPrint"),
    ("struct S { static let shared = S() }", "singleton"),
    ("struct S { static var count = 0 }", "static variable"),
  ])
  func aBrokenRuleIsFound(text: String, what: String) {
    let facts = SourceFacts(path: "Sources/Geometry/X.swift", text: text)
    #expect(facts.findings.map(\.what) == [what])
    #expect(facts.findings.first?.line == 1)
  }

  @Test(arguments: [
    "let a = b != c", "let a = try? f()", "let a = b as? Int", "let a: any P = b", "let a = !b",
    "output.print(1)", "struct S { static var a: Int { 1 } }", "let a = \"print(1) as! Any\"",
    "// try! print(1)",
  ])
  func whatKeepsTheRulesIsNotFound(text: String) {
    #expect(SourceFacts(path: "Sources/Geometry/X.swift", text: text).findings.isEmpty)
  }

  @Test func importsAndTypesAreRead() {
    let text = """
      import Geometry
      @testable import Drawing
      import struct Checking.Scope
      enum A { struct B {} }
      typealias C = A
      actor D {}
      protocol E {}
      """
    let facts = SourceFacts(path: "Sources/Lessons/X.swift", text: text)
    #expect(facts.imports == ["Geometry", "Drawing", "Checking"])
    #expect(facts.types == ["A", "B", "C", "D", "E"])
    #expect(facts.target == "Lessons")
    #expect(facts.lineCount == 6)
  }

  @Test func aTableIsReadByLayers() {
    let table = LayerTable(
      manifest: """
        let layers: [[Module]] = [
          [
            Module("A"),
            Module("C", .c(links: ["x", "y"])),
          ],
          [
            Module(
              "B",
              imports: [
                "A",
                "C",
              ])
          ],
          [
            Module("p", .program, imports: ["B"])
          ],
        ]

        let other = [1]
        """)
    #expect(table.rows.map(\.name) == ["A", "C", "B", "p"])
    #expect(table.rows.map(\.layer) == [0, 0, 1, 2])
    #expect(table.rows.map(\.imports) == [[], [], ["A", "C"], ["B"]])
  }
}
