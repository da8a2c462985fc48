/// Ways to write text that nobody vouches for, so that it cannot pass for anything else.
enum Escaping {
  /// Control characters as `\u{1B}`; tabs stay.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\t" }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isControl(scalar), scalar != "\t" {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Control characters as `\u{1B}`; tabs and line feeds stay.
  static func visibleLines(_ text: String) -> String {
    text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { visible(String(Substring($0))) }.joined(separator: "\n")
  }

  /// On one line: line breaks as `\n`, tabs as `\t`, other control characters as `\u{1B}`.
  static func oneLine(_ text: String) -> String {
    visible(
      text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
        .replacing("\t", with: "\\t"))
  }

  /// What a terminal obeys (C0, DEL, C1), and what breaks lines or turns them round unseen.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    case _: false
    }
  }

  /// For the text and the attributes of XML 1.0, which cannot hold some characters at all.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case let scalar where isControl(scalar) || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case let scalar: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
