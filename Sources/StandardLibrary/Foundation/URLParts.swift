/// A URL taken apart after RFC 3986. Parts are kept as written; nil where there is none.
struct URLParts {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  /// nil for text that Foundation refuses: an empty one, a bad scheme or port.
  init?(_ text: String) {
    if text.isEmpty { return nil }
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
      let name = rest[..<colon]
      guard Self.isScheme(name) else { return nil }
      scheme = String(name)
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      guard readAuthority(rest[..<end]) else { return nil }
      rest = rest[end...]
    }
    path = String(rest)
  }

  private static func isScheme(_ name: Substring) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private mutating func readAuthority(_ text: Substring) -> Bool {
    var rest = text
    if let mark = rest.lastIndex(of: "@") {
      let parts = rest[..<mark].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = parts.first.map(String.init)
      if parts.count > 1 { password = String(parts[1]) }
      rest = rest[rest.index(after: mark)...]
    }
    let closing = rest.lastIndex(of: "]") ?? rest.startIndex
    if let colon = rest.lastIndex(of: ":"), colon >= closing {
      let digits = rest[rest.index(after: colon)...]
      if !digits.isEmpty {
        guard let number = UInt32(digits) else { return false }
        port = Int(number)
      }
      rest = rest[..<colon]
    }
    host = String(rest)
    // Brackets stand around an IPv6 address.
    return rest.hasPrefix("[") == rest.hasSuffix("]")
  }

  /// Everything that a URL cannot hold, as `%XX`; what is encoded already stays.
  static func encoded(_ text: String) -> String {
    percentEncoded(text) { scalar in
      scalar.isASCII && scalar.value > 32 && scalar.value != 127
        && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
    }
  }
}
