import Diagnostics
import SwiftSource

/// Finds the library's entries by owner and name, from a cheap scan of their text: nothing is
/// parsed until a name is asked for.
struct LibraryIndex {
  /// The indices of the entries by name; by owner first (`""` for the top level).
  private(set) var entries: [String: [String: [Int]]] = [:]
  /// The entries whose extension adds conformances, by owner.
  private(set) var conforming: [String: [Int]] = [:]

  init(_ library: Library) {
    for (index, entry) in library.entries.enumerated() {
      var owner = ""
      if let extending = entry.extending {
        owner = Self.owner(in: extending)
        if extending.utf8.contains(UInt8(ascii: ":")) {
          conforming[owner, default: []].append(index)
        }
      }
      entries[owner, default: [:]][Self.name(in: entry.text), default: []].append(index)
    }
  }

  /// `Array` of `Array: Equatable where Element: Equatable`.
  static func owner(in extending: String) -> String {
    var result = ""
    for scalar in extending.unicodeScalars {
      if scalar == ":" || scalar == " " || scalar == "<" { break }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The name that a declaration declares: `padding`, `init`, `==`, `subscript`.
  static func name(in text: String) -> String {
    var scanner = DeclarationScanner(text)
    return scanner.name()
  }
}

/// Reads past attributes and modifiers to a declaration's name.
private struct DeclarationScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func name() -> String {
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { return "" }
      if bytes[position] == UInt8(ascii: "@") || bytes[position] == UInt8(ascii: "#") {
        skipAttribute()
        continue
      }
      let word = word()
      switch word {
      case "func":
        skipSpace()
        return isWordByte(current) ? self.word() : operatorName()
      case "class", "static":
        // `class func` is a modifier, `class Name` a declaration.
        let saved = position
        skipSpace()
        let next = self.word()
        if word == "static" || ["func", "var", "let", "subscript", "override"].contains(next) {
          position = saved
          continue
        }
        return next
      case "var", "let", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
        "case", "precedencegroup":
        skipSpace()
        return self.word()
      case "init", "subscript", "deinit": return word
      case "operator":
        skipSpace()
        return operatorName()
      case "extension": return "extension"
      case "":
        position += 1
      default:
        skipSpace()
        if current == UInt8(ascii: "(") { skipParentheses() }
      }
    }
    return ""
  }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
    if current == UInt8(ascii: "/"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "/")
    {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      skipSpace()
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    return word.contains("`") ? word.filter { $0 != "`" } : word
  }

  private mutating func operatorName() -> String {
    let start = position
    while position < bytes.count, "=-+!*%<>&|^~?/.".utf8.contains(bytes[position]) {
      position += 1
    }
    // `func < <T>(…)`: a space parts the operator from its generic parameters.
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipAttribute() {
    position += 1
    _ = word()
    if current == UInt8(ascii: "(") { skipParentheses() }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }
}
