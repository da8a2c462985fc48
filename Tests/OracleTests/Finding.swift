import Diagnostics
import Foundation

/// One diagnostic, as both compilers are compared: its place, its severity and its words.
struct Finding: Hashable, Comparable, CustomStringConvertible {
  var line: Int
  var column: Int
  var severity: String
  var message: String

  var description: String { "\(line):\(column): \(severity): \(message)" }

  static func < (left: Finding, right: Finding) -> Bool {
    (left.line, left.column, left.severity, left.message)
      < (right.line, right.column, right.severity, right.message)
  }

  /// The lines `Snippet.swift:3:7: error: …` of what the compiler prints; what it says of other
  /// files is not about the snippet.
  static func all(in output: String) -> [Finding] {
    output.split(separator: "\n").compactMap { line in
      guard let file = line.firstRange(of: "Snippet.swift:") else { return nil }
      let parts = line[file.upperBound...].split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]) else {
        return nil
      }
      return Finding(
        line: line, column: column, severity: String(parts[2].dropFirst()),
        message: withoutGroup(parts[3].dropFirst()))
    }
  }

  /// The message without the name of its group: `… [#no-usage]`.
  private static func withoutGroup(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let group = message.ranges(of: " [#").last else {
      return trimmed(message)
    }
    return trimmed(message[..<group.lowerBound])
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  init(line: Int, column: Int, severity: String, message: String) {
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  init(_ diagnostic: Diagnostic, in file: SourceFile) {
    let place = file.location(of: Int(diagnostic.range.start))
    self.init(
      line: place.line, column: place.column, severity: diagnostic.severity.rawValue,
      message: diagnostic.message)
  }
}
