import Diagnostics

/// Collects what is wrong with a transcript, each with the line it is on.
struct Problems {
  let lines: [TextLine]
  private(set) var found: [Diagnostic] = []

  init(lines: [TextLine]) { self.lines = lines }

  /// - Parameter index: the line, from 0.
  mutating func error(_ message: String, line index: Int) { add(.error, message, index) }

  mutating func warning(_ message: String, line index: Int) { add(.warning, message, index) }

  private mutating func add(_ severity: Diagnostic.Severity, _ message: String, _ index: Int) {
    guard lines.indices.contains(index) else {
      found.append(Diagnostic(severity, message, at: SourceRange(file: 0, start: 0, end: 0)))
      return
    }
    let line = lines[index]
    let start = UInt32(clamping: line.start)
    let end = UInt32(clamping: line.start + line.text.utf8.count)
    found.append(Diagnostic(severity, message, at: SourceRange(file: 0, start: start, end: end)))
  }
}

/// Guesses which of the valid words was meant.
enum Spelling {
  /// `; did you mean 'x'?`, or nothing when no candidate is close.
  static func suggestion(for word: String, among candidates: [String]) -> String {
    guard let best = closest(to: word, among: candidates) else { return "" }
    return "; did you mean '\(best)'?"
  }

  /// The closest candidate within two edits, or one third of the length; the first when several.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let length = word.count
    guard length <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      guard distance <= max(1, min(2, length / 3 + 1)), distance < candidate.count else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Edits from one word to the other; two neighbours that changed places count as one.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let change = old[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(change, old[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], older[j - 2] + 1)
        }
      }
      older = old
      old = row
    }
    return old[b.count]
  }
}
