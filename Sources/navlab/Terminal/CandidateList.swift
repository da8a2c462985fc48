import CEditLine
import Diagnostics

/// Candidates of a completion in columns, read downwards, as a shell lists files.
struct CandidateList {
  let candidates: [String]
  /// The terminal's columns.
  let width: Int
  /// More than so many are counted and not listed.
  static let limit = 100

  init(_ candidates: [String], width: Int) {
    self.candidates = candidates
    self.width = width
  }

  /// The lines, each with its line break.
  var text: String {
    let shown = candidates.prefix(Self.limit).map { $0.showingControls() }
    let widths = shown.map(columnWidth)
    let column = (widths.max() ?? 0) + 2
    let count = max(1, (width + 1) / column)
    let rows = (shown.count + count - 1) / count
    var text = ""
    for row in 0..<rows {
      var line = ""
      for place in stride(from: row, to: shown.count, by: rows) {
        line += shown[place]
        let isLast = place + rows >= shown.count
        if !isLast { line += String(repeating: " ", count: column - widths[place]) }
      }
      text += line + "\n"
    }
    let more = candidates.count - shown.count
    return more > 0 ? text + "… and \(more) more\n" : text
  }

  /// What all of them start with.
  static func commonPrefix(of candidates: [String]) -> String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() { prefix = prefix.commonPrefix(with: candidate) }
    return prefix
  }
}

/// How many columns of a terminal the text takes. Control characters take none.
func columnWidth(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, Int(edit_column_width($1.value))) }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
