import TestSupport
import Testing

@Suite struct LayerTests {
  /// What any target may import: the standard library's modules, and C's for mathematics.
  static let everywhere: Set<String> = ["Glibc", "Synchronization", "Swift"]

  /// Modules that only some targets may import, since they cost start-up or tie us to a tool.
  static let confined: [String: Set<String>] = [
    "SwiftSyntax": ["SwiftSource"], "SwiftParser": ["SwiftSource"],
    "SwiftParserDiagnostics": ["SwiftSource"], "SwiftDiagnostics": ["SwiftSource"],
    "SwiftOperators": ["SwiftSource"], "SwiftBasicFormat": ["SwiftSource"],
    "SwiftIDEUtils": ["SwiftSource"], "Foundation": [], "FoundationEssentials": [],
  ]

  @Test func theTableIsReadWhole() throws {
    let table = try LayerTable.ofThisPackage()
    let manifest = try repositoryText("Package.swift")
    let written = manifest.split(separator: "\n").filter { $0.contains(/^ +Module\(/) }
    #expect(table.rows.count == written.count)
    #expect(table.row("navlab")?.layer == (table.rows.map(\.layer).max() ?? 0))
    #expect(table.row("Geometry")?.layer == 0)
    #expect(table.row("Simulation")?.imports.contains("Interpreter") == true)
  }

  @Test func everyTargetImportsOnlyLowerLayers() throws {
    let table = try LayerTable.ofThisPackage()
    var wrong: [String] = []
    for row in table.rows {
      for name in row.imports {
        guard let lower = table.row(name) else {
          wrong.append("\(row.name) may import \(name), which is no target")
          continue
        }
        if lower.layer >= row.layer { wrong.append("\(row.name) may import \(name) beside it") }
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func everyFileImportsWhatTheTableAllows() throws {
    let table = try LayerTable.ofThisPackage()
    var wrong: [String] = []
    for file in try SourceFacts.ofSources.get() {
      let allowed = Set(table.row(file.target)?.imports ?? [])
      for name in file.imports where !allowed.contains(name) && !Self.everywhere.contains(name) {
        if Self.confined[name]?.contains(file.target) == true { continue }
        wrong.append("\(file.path) imports \(name)")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func everyFolderOfSourcesIsInTheTable() throws {
    let table = try LayerTable.ofThisPackage()
    let files = repositoryFiles(in: "Sources", extensions: ["swift", "c", "h"])
    let folders = Set(
      files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    #expect(folders.subtracting(table.names).isEmpty)
    #expect(table.names.subtracting(folders).isEmpty)
  }
}
