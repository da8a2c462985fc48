/// An app's texts in one language, by their keys: `Localizable.strings` or `Localizable.xcstrings`.
struct LocalizedTexts {
  private(set) var texts: [String: String] = [:]

  /// - Parameters:
  ///   - locale: `tr_TR`; without texts of that language, those of the app's own are taken.
  ///   - read: the bytes of a file of the app's bundle.
  init(_ locale: String, _ read: (String) -> [UInt8]?) {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" })
    let name = "Localizable.strings"
    let catalog = read("Localizable.xcstrings").map { TextCatalog(Self.text(of: $0)) }
    if let bytes = read("\(language).lproj/\(name)") {
      texts = Self.strings(Self.text(of: bytes))
    } else if let catalog, catalog.languages.contains(language) {
      texts = catalog.texts(in: language)
    } else if let bytes = read("en.lproj/\(name)") ?? read("Base.lproj/\(name)") ?? read(name) {
      texts = Self.strings(Self.text(of: bytes))
    } else if let catalog {
      texts = catalog.texts(in: catalog.source)
    }
  }

  /// UTF-8, or UTF-16 with its mark.
  private static func text(of bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// `"key" = "text";` and comments.
  private static func strings(_ text: String) -> [String: String] {
    var reader = TextTableReader(text)
    var found: [String: String] = [:]
    while let key = reader.word() {
      guard reader.takes("="), let value = reader.word() else { break }
      _ = reader.takes(";")
      found[key] = value
    }
    return found
  }
}

extension LocalizedTexts {
  /// A text with its parts in the places of `%@`, `%lld`, `%2$@` …; `%%` is a percent sign.
  static func filled(_ format: String, _ parts: [String]) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var index = next
      if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
        index = position - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      guard let end = rest.firstIndex(where: { "@dDuUxXfFeEgGsScC".contains($0) }) else { break }
      rest = rest[end...].dropFirst()
      if parts.indices.contains(index) { result += parts[index] }
      next = index + 1
    }
    return result + rest
  }
}

/// A string catalog: `strings`, of each key's `localizations` the texts.
private struct TextCatalog {
  var source = "en"
  var languages: Set<String> = []
  private var strings: [String: TextTree] = [:]

  init(_ text: String) {
    var reader = TextTableReader(text)
    let root = reader.tree()
    source = root["sourceLanguage"].text ?? "en"
    strings = root["strings"].members
    for entry in strings.values {
      languages.formUnion(entry["localizations"].members.keys)
    }
  }

  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { entry in
      let own = entry["localizations"][language]
      let plural = own["variations"]["plural"]
      return own["stringUnit"]["value"].text ?? plural["other"]["stringUnit"]["value"].text
    }
  }
}

/// JSON, of which only objects and texts matter.
private indirect enum TextTree {
  case text(String)
  case object([String: TextTree])
  case other

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var members: [String: TextTree] {
    if case .object(let members) = self { return members }
    return [:]
  }

  subscript(key: String) -> TextTree { members[key] ?? .other }
}

/// Reads words, in quotes or bare, and what stands between them.
private struct TextTableReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  private mutating func skip() {
    while let first = rest.first {
      if first.properties.isWhitespace || first == "\u{FEFF}" {
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty && !rest.starts(with: "*/".unicodeScalars) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    skip()
    guard rest.first == mark else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func word() -> String? {
    if takes("\"") { return quoted() }
    let bare = rest.prefix {
      !$0.properties.isWhitespace && !"=;,:{}[]\"".unicodeScalars.contains($0)
    }
    rest = rest[bare.endIndex...]
    return bare.isEmpty ? nil : String(bare)
  }

  private mutating func quoted() -> String {
    var text = String.UnicodeScalarView()
    while let letter = rest.popFirst(), letter != "\"" {
      guard letter == "\\", let escaped = rest.popFirst() else {
        text.append(letter)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "u", "U":
        let digits = String(rest.prefix(4))
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          text.append(scalar)
        }
      default: text.append(escaped)
      }
    }
    return String(text)
  }

  mutating func tree(depth: Int = 0) -> TextTree {
    guard depth < 32 else { return .other }
    if takes("{") {
      var members: [String: TextTree] = [:]
      while !takes("}"), let key = word(), takes(":") {
        members[key] = tree(depth: depth + 1)
        _ = takes(",")
      }
      return .object(members)
    }
    if takes("[") {
      while !rest.isEmpty && !takes("]") {
        _ = tree(depth: depth + 1)
        _ = takes(",")
      }
      return .other
    }
    let isText = rest.first == "\""
    guard let word = word() else {
      rest = rest.dropFirst()
      return .other
    }
    return isText ? .text(word) : .other
  }
}

extension Machine {
  /// What the app's localization says for a key, in the language that is set; nil without one.
  public func localized(_ key: String) -> String? { localizedTexts?.texts[key] }

  /// A key's text with the parts filled in; without one, the key itself is the text.
  public func localized(_ key: String, parts: [String]) -> String {
    LocalizedTexts.filled(localized(key) ?? key, parts)
  }
}
