/// What an inline matcher such as `[num 16 ±0.5]` accepts.
enum InlineMatcher: Hashable, Sendable {
  case any
  case number(ClosedRange<Double>?)
  case int, word, hex, id, time, path, uuid

  static let names = ["num", "int", "word", "hex", "id", "time", "path", "uuid"]

  /// Nil when the text between the brackets is no matcher.
  /// - Parameter tolerance: what `[num 16]` allows.
  init?(_ body: String) {
    switch body {
    case "..", "any": self = .any
    case "num": self = .number(nil)
    case "int": self = .int
    case "word": self = .word
    case "hex": self = .hex
    case "id": self = .id
    case "time": self = .time
    case "path": self = .path
    case "uuid": self = .uuid
    case let body:
      guard let rest = body.dropping(prefix: "num "), let range = Self.range(rest.trimmingBlanks)
      else { return nil }
      self = .number(range)
    }
  }

  /// Reads `16`, `16 ±0.5` and `10..20`.
  private static func range(_ text: String) -> ClosedRange<Double>? {
    func number(_ text: some StringProtocol) -> Double? {
      Double(String(text).trimmingBlanks).flatMap { $0.isFinite ? $0 : nil }
    }
    let spread = text.split(separator: "±", maxSplits: 1, omittingEmptySubsequences: false)
    if spread.count == 2 {
      guard let middle = number(spread[0]), let within = number(spread[1]), within >= 0 else {
        return nil
      }
      return (middle - within - slack)...(middle + within + slack)
    }
    if let dots = text.firstRange(of: "..") {
      guard let low = number(text[..<dots.lowerBound]), let high = number(text[dots.upperBound...]),
        low <= high
      else { return nil }
      return (low - slack)...(high + slack)
    }
    return number(text).map {
      ($0 - Numbers.defaultTolerance - slack)...($0 + Numbers.defaultTolerance + slack)
    }
  }

  /// What binary fractions lose: 0.1 + 0.2 is within 0 of 0.3.
  static let slack = 1e-9
}

extension InlineMatcher {
  /// Where a match that starts at one place may end.
  enum Ends {
    case none
    /// Every place from the first to the last; the longest is taken where there is a choice.
    case longest(ClosedRange<Int>)
    /// Every place from here to the end of the line; the shortest is taken.
    case shortest
  }

  func ends(in text: [Character], from start: Int) -> Ends {
    switch self {
    case .any: return .shortest
    case .number(let range):
      guard let token = Numbers.token(in: text, at: start) else { return .none }
      if let range, !range.contains(token.value) { return .none }
      return .longest(token.end...token.end)
    case .int:
      if start > 0, text[start - 1].isASCIIDigit { return .none }
      let digits = start + (start < text.count && text[start] == "-" ? 1 : 0)
      let end = Self.run(in: text, from: digits) { $0.isASCIIDigit }
      return end > digits ? .longest(end...end) : .none
    case .word: return Self.runs(in: text, from: start) { $0.isWord }
    case .hex:
      let isPrefixed = text[start...].starts(with: ["0", "x"])
      let digits = start + (isPrefixed ? 2 : 0)
      let end = Self.run(in: text, from: digits) { $0.isASCII && $0.isHexDigit }
      return end > digits ? .longest((digits + 1)...end) : .none
    case .id:
      return Self.runs(in: text, from: start) {
        $0.isWord || $0 == "." || $0 == "#" || $0 == "-"
      }
    case .time: return Self.time(in: text, from: start)
    case .path: return Self.runs(in: text, from: start) { !$0.isWhitespace }
    case .uuid:
      let end = start + 36
      guard end <= text.count else { return .none }
      for place in start..<end {
        let isDash = [8, 13, 18, 23].contains(place - start)
        let fits = isDash ? text[place] == "-" : text[place].isASCII && text[place].isHexDigit
        if !fits { return .none }
      }
      return .longest(end...end)
    }
  }

  private static func run(
    in text: [Character], from start: Int, while fits: (Character) -> Bool
  ) -> Int {
    var end = start
    while end < text.count, fits(text[end]) { end += 1 }
    return end
  }

  private static func runs(
    in text: [Character], from start: Int, while fits: (Character) -> Bool
  ) -> Ends {
    let end = run(in: text, from: start, while: fits)
    return end > start ? .longest((start + 1)...end) : .none
  }

  /// `9:41`, `00:00:01.5`, `1.5s`, `20 ms`.
  private static func time(in text: [Character], from start: Int) -> Ends {
    guard start < text.count, text[start].isASCIIDigit, start == 0 || !text[start - 1].isASCIIDigit
    else { return .none }
    var end = run(in: text, from: start) { $0.isASCIIDigit || $0 == ":" || $0 == "." }
    while text[end - 1] == ":" || text[end - 1] == "." { end -= 1 }
    let hasColon = text[start..<end].contains(":")
    var unit = end
    if unit < text.count, text[unit] == " " { unit += 1 }
    for name in ["min", "ms", "µs", "s", "m", "h"] where text[unit...].starts(with: name) {
      let after = unit + name.count
      if after == text.count || !text[after].isWord { return .longest(after...after) }
    }
    return hasColon ? .longest(end...end) : .none
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isWord: Bool { isLetter || isNumber || self == "_" }
}
