/// Finds the numbers in a line that are measurements rather than part of a name.
enum Numbers {
  /// How far two measurements may be apart, in the unit they are printed in.
  static let defaultTolerance = 0.01

  struct Token: Hashable {
    var start: Int
    var end: Int
    var value: Double
  }

  /// The whole number at one place; nil where none starts there, also in the midst of one.
  static func token(in text: [Character], at start: Int) -> Token? {
    guard start < text.count, text[start] == "-" || text[start].isASCIIDigit else { return nil }
    if start > 0, text[start - 1].isASCIIDigit { return nil }
    if start > 1, text[start - 1] == ".", text[start - 2].isASCIIDigit { return nil }
    var end = digits(in: text, from: start + (text[start] == "-" ? 1 : 0))
    guard end > start, text[end - 1].isASCIIDigit else { return nil }
    if end < text.count, text[end] == "." {
      let fraction = digits(in: text, from: end + 1)
      if fraction > end + 1 { end = fraction }
    }
    if end < text.count, text[end] == "e" || text[end] == "E" {
      let sign = end + 1 < text.count && (text[end + 1] == "-" || text[end + 1] == "+") ? 1 : 0
      let exponent = digits(in: text, from: end + 1 + sign)
      if exponent > end + 1 + sign { end = exponent }
    }
    guard let value = Double(String(text[start..<end])), value.isFinite else { return nil }
    return Token(start: start, end: end, value: value)
  }

  /// The measurements of a line. What belongs to a name (`#17`, `Row1`) or is quoted is none.
  static func measurements(in text: [Character]) -> [Token] {
    var tokens: [Token] = []
    var isQuoted = false
    var at = 0
    while at < text.count {
      if text[at] == "\"" { isQuoted.toggle() }
      let isNamed = at > 0 && (text[at - 1].isWord || text[at - 1] == "#")
      if !isQuoted, !isNamed, let token = token(in: text, at: at) {
        tokens.append(token)
        at = token.end
      } else {
        at += 1
      }
    }
    return tokens
  }

  private static func digits(in text: [Character], from start: Int) -> Int {
    var end = start
    while end < text.count, text[end].isASCIIDigit { end += 1 }
    return end
  }
}
