import Foundation
import TestSupport

/// The table of targets at the top of Package.swift: which layer each is on, what it may import.
struct LayerTable {
  struct Row {
    var name: String
    var layer: Int
    var imports: [String]
  }

  var rows: [Row] = []

  var names: Set<String> { Set(rows.map(\.name)) }

  func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// Reads the table as text, since a manifest cannot be imported.
  init(manifest: String) {
    guard let start = manifest.range(of: "let layers: [[Module]] = [\n"),
      let end = manifest.range(of: "\n]\n", range: start.upperBound..<manifest.endIndex)
    else { return }
    let table = manifest[start.upperBound..<end.lowerBound] + "\n"
    let layers = table.components(separatedBy: "  ],\n").map { $0.replacing("\n", with: " ") }
    let row = /Module\(\s*"(\w+)"(.*?)\)\s*(?:,|\]|$)/
    let list = /imports: \[([^\]]*)\]/
    for (layer, text) in layers.enumerated() {
      for match in text.matches(of: row) {
        let imports = String(match.2).firstMatch(of: list).map { String($0.1) } ?? ""
        let quoted = imports.matches(of: /"(\w+)"/).map { String($0.1) }
        rows.append(Row(name: String(match.1), layer: layer, imports: quoted))
      }
    }
  }

  static func ofThisPackage() throws -> LayerTable {
    LayerTable(manifest: try repositoryText("Package.swift"))
  }
}
