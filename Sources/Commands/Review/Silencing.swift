import Diagnostics

/// Comments that keep the review quiet: `// review:ignore bool-modal` on the line of a finding or
/// on the one above it. Several ids are parted by commas; without one every rule is meant.
struct Silencing {
  /// By file, then line: the rules that are silent there; an empty set is all of them.
  private var lines: [[Int: Set<String>]] = []

  private static let mark = "review:ignore"

  init(_ files: [SourceFile]) {
    lines = files.map { file in
      var found: [Int: Set<String>] = [:]
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in text.enumerated() {
        guard let comment = line.firstRange(of: "//"),
          let mark = line[comment.upperBound...].firstRange(of: Self.mark)
        else { continue }
        let ids = line[mark.upperBound...].split { ", \t\r".contains($0) }.map(String.init)
        found[index + 1] = Set(ids)
      }
      return found
    }
  }

  func silences(_ finding: Finding, in files: [SourceFile]) -> Bool {
    guard let range = finding.range, lines.indices.contains(Int(range.file)) else { return false }
    let line = files[Int(range.file)].location(of: Int(range.start)).line
    return [line, line - 1].contains { number in
      lines[Int(range.file)][number].map { $0.isEmpty || $0.contains(finding.rule.rawValue) }
        ?? false
    }
  }
}
