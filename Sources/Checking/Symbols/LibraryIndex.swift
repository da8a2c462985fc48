import Diagnostics
import SwiftSource

/// Finds the library's entries by owner and name, from a cheap scan of their text: nothing is
/// parsed until a name is asked for.
struct LibraryIndex: Sendable {
  /// The indices of the entries by name; by owner first (`""` for the top level).
  private(set) var entries: [String: [String: [Int]]] = [:]
  /// The entries whose extension adds conformances, by owner.
  private(set) var conforming: [String: [Int]] = [:]
  /// The first entry of what is to be imported, and the first of what shows views.
  private(set) var firstImported: Int?
  private var firstView: Int?

  init(_ library: [Library.Entry]) {
    var extending = ""
    var owner = ""
    // Those of `owner`, taken out while they are added to.
    var names: [String: [Int]] = [:]
    for (index, entry) in library.enumerated() {
      // Entries of one owner stand together.
      if (entry.extending ?? "") != extending {
        entries[owner] = names
        extending = entry.extending ?? ""
        owner = Self.owner(in: extending)
        names = entries.removeValue(forKey: owner) ?? [:]
      }
      if !extending.isEmpty, extending.utf8.contains(UInt8(ascii: ":")) {
        conforming[owner, default: []].append(index)
      }
      names[Self.name(in: entry.text), default: []].append(index)
    }
    entries[owner] = names
    firstImported = entries[""]?["_Foundation"]?.first
    firstView = entries[""]?["_SwiftUI"]?.first
  }

  /// Whether a name at the top level is only of what shows views.
  func isOfViews(_ name: String) -> Bool {
    guard let first = firstView, let found = entries[""]?[name] else { return false }
    return found.allSatisfy { $0 > first }
  }

  /// `Array` of `Array: Equatable where Element: Equatable`.
  static func owner(in extending: String) -> String {
    let end = extending.utf8.firstIndex { byte in
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "<")
    }
    return String(extending[..<(end ?? extending.endIndex)])
  }

  /// The name that a declaration declares: `padding`, `init`, `==`, `subscript`.
  static func name(in text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = DeclarationScanner(bytes)
      return scanner.name()
    }
  }
}

/// Reads past attributes and modifiers to a declaration's name. Over the text's own bytes: every
/// declaration of the library passes here at each start.
private struct DeclarationScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

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

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "."):
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
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    guard word.contains(UInt8(ascii: "`")) else { return String(decoding: word, as: UTF8.self) }
    return String(decoding: word.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  private mutating func operatorName() -> String {
    let start = position
    while position < bytes.count, isOperatorByte(bytes[position]) { position += 1 }
    // `func < <T>(…)`: a space parts the operator from its generic parameters.
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func skipAttribute() {
    position += 1
    while isWordByte(current) { position += 1 }
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
