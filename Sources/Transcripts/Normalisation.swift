/// Makes lines comparable, on both sides alike.
///
/// Trailing blanks and colours go, CRLF becomes LF, other control characters become visible.
/// Unicode needs nothing here: Swift compares strings by canonical equivalence, so that composed
/// and decomposed text are equal.
enum Normalisation {
  /// The lines of some output: broken at line feeds, made comparable, without empty ones at the
  /// end.
  static func lines(_ output: [OutputLine]) -> [OutputLine] {
    var lines: [OutputLine] = []
    for line in output {
      if line.text.utf8.contains(.lineFeed) {
        for part in line.text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false) {
          lines.append(
            OutputLine(Self.line(String(Substring(part))), isMeasurement: line.isMeasurement))
        }
      } else {
        lines.append(OutputLine(Self.line(line.text), isMeasurement: line.isMeasurement))
      }
    }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  static func line(_ text: String) -> String {
    var text = text
    // The bytes with which every character starts that is made visible.
    if text.utf8.contains(where: {
      $0 < .space && $0 != .tab || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
    }) {
      text = Escaping.visible(withoutColours(text.trimmingTrailingBlanks))
    }
    return text.trimmingTrailingBlanks
  }

  /// `ws=loose`: blanks at the ends go, others become one.
  static func loose(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
  }

  /// Without the sequences ESC `[` … `m` that set colours.
  static func withoutColours(_ text: String) -> String {
    guard text.utf8.contains(.escape) else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == .escape, let end = endOfColour(bytes, at) {
        at = end
      } else {
        kept.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func endOfColour(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
    var at = start + 2
    while at < bytes.count,
      bytes[at].isDigit || bytes[at] == UInt8(ascii: ";") || bytes[at] == UInt8(ascii: ":")
    {
      at += 1
    }
    return at < bytes.count && bytes[at] == UInt8(ascii: "m") ? at + 1 : nil
  }
}
