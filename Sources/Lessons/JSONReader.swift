import Transcripts

/// Reads JSON (RFC 8259): a whole value or nothing.
struct JSONReader {
  private var rest: Substring.UnicodeScalarView
  /// Deeper values are none that navlab writes.
  private static let depthLimit = 64

  private init(_ text: String) { rest = text[...].unicodeScalars }

  /// The value that the text is; nil where it is none, or more than one.
  static func value(of text: String) -> JSON? {
    var reader = JSONReader(text)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
    rest = rest.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func value(depth: Int) -> JSON? {
    guard depth < Self.depthLimit else { return nil }
    skipBlanks()
    switch rest.first {
    case "{"?: return object(depth)
    case "["?: return array(depth)
    case "\""?: return string().map { .string($0) }
    case "t"?: return take(word: "true") ? .bool(true) : nil
    case "f"?: return take(word: "false") ? .bool(false) : nil
    case "n"?: return take(word: "null") ? .null : nil
    case _: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSON? {
    guard take("{") else { return nil }
    var members: [JSON.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(.init(key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSON? {
    guard take("[") else { return nil }
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func number() -> JSON? {
    let digits = rest.prefix { "+-0123456789.eE".unicodeScalars.contains($0) }
    guard let number = Double(String(digits)), number.isFinite else { return nil }
    rest = rest.dropFirst(digits.count)
    return .number(number)
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      if scalar.value < 0x20 { return nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escaped() else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let first = unit() else { return nil }
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard rest.popFirst() == "\\", rest.popFirst() == "u", let second = unit(),
        (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second)
      else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    case _: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    let digits = String(rest.prefix(4))
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    rest = rest.dropFirst(4)
    return UInt32(digits, radix: 16)
  }
}
