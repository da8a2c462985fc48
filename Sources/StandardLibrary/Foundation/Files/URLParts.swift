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

  /// Everything that a URL cannot hold, as `%XX`; what is encoded already stays. nil where a host
  /// has what no host can have.
  static func encoded(_ text: String) -> String? {
    var rest = Substring(text)
    var end = ""
    for (mark, others) in [("#", "?"), ("?", "?")] as [(Character, String)] {
      guard let place = rest.firstIndex(of: mark) else { continue }
      end = String(mark) + encoded(part: rest[rest.index(after: place)...], others) + end
      rest = rest[..<place]
    }
    var start = ""
    if let colon = rest.firstIndex(of: ":"), isScheme(rest[..<colon]) {
      start = String(rest[...colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest[..<(rest.firstIndex(of: "/") ?? rest.endIndex)]
      rest = rest[authority.endIndex...]
      let mark = authority.lastIndex(of: "@")
      let host = mark.map { authority[authority.index(after: $0)...] } ?? authority
      guard host.unicodeScalars.allSatisfy(isOfHost) else { return nil }
      start += "//" + (mark.map { encoded(part: authority[..<$0], "", but: "@/") + "@" } ?? "")
      start += percentEncoded(String(host), allowing: \.isASCII)
    }
    return start + encoded(part: rest, "") + end
  }

  /// - Parameters:
  ///   - others: what may stand here but not in a path.
  ///   - but: what may stand in a path but not here.
  private static func encoded(
    part: Substring, _ others: String, but: String = ""
  ) -> String {
    let allowed = Set("-._~!$&'()*+,;=:@/".unicodeScalars).union(others.unicodeScalars)
      .subtracting(but.unicodeScalars)
    let hasEscapes = part.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.utf8.prefix(2).count { Character(Unicode.Scalar($0)).isHexDigit } == 2 }
    return percentEncoded(String(part)) { scalar in
      if scalar == "%" { return hasEscapes }
      let isWord = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      return isWord || allowed.contains(scalar)
    }
  }

  private static func isOfHost(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII
      || scalar.value > 32 && scalar.value != 127
        && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
  }
}
