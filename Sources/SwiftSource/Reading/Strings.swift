import Diagnostics
import SwiftSyntax

extension Converter {
  func string(_ node: StringLiteralExprSyntax) -> Expression {
    // For swiftc a text that nothing ends is no expression.
    guard node.closingQuote.presence == .present else {
      return Expression(.missing, at: range(of: node))
    }
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var segments: [StringSegment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        append(unescaped(segment.content, pounds: pounds), to: &segments)
      case .expressionSegment(let segment):
        segments.append(.interpolation(arguments(segment.expressions), range(of: segment)))
      @unknown default:
        reportUnsupported("string segment", at: range(of: node))
      }
    }
    return Expression(.string(segments), at: range(of: node))
  }

  func string(_ node: SimpleStringLiteralExprSyntax) -> Expression {
    var segments: [StringSegment] = []
    for segment in node.segments { append(unescaped(segment.content, pounds: 0), to: &segments) }
    return Expression(.string(segments), at: range(of: node))
  }

  private func append(_ text: String, to segments: inout [StringSegment]) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = segments.last {
      segments[segments.count - 1] = .text(before + text)
    } else {
      segments.append(.text(text))
    }
  }

  /// The text of a segment with its escapes read. The parser has already put the indentation and
  /// the escaped line breaks of multi-line literals into trivia, and reported bad escapes.
  private func unescaped(_ token: TokenSyntax, pounds: Int) -> String {
    let text = token.text
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") })
    else { return text }
    var reader = EscapeReader(text.unicodeScalars, pounds: pounds)
    return reader.read()
  }
}

/// Reads `\n`, `\u{1F600}` and the others of a string literal with `pounds` number signs.
struct EscapeReader {
  private let scalars: [Unicode.Scalar]
  private let pounds: Int
  private var index = 0
  private var result = String.UnicodeScalarView()

  init(_ scalars: String.UnicodeScalarView, pounds: Int) {
    self.scalars = Array(scalars)
    self.pounds = pounds
  }

  mutating func read() -> String {
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\\", hasPounds(after: index) {
        readEscape()
      } else if scalar == "\r" {
        readLineBreak()
      } else {
        result.append(scalar)
        index += 1
      }
    }
    return String(result)
  }

  private func hasPounds(after start: Int) -> Bool {
    guard start + pounds + 1 < scalars.count else { return false }
    return scalars[(start + 1)..<(start + 1 + pounds)].allSatisfy { $0 == "#" }
  }

  /// A line break in a literal is one `\n`, however the file writes it.
  private mutating func readLineBreak() {
    result.append("\n")
    index += 1
    if index < scalars.count, scalars[index] == "\n" { index += 1 }
  }

  private mutating func readEscape() {
    let letter = index + 1 + pounds
    let scalar = scalars[letter]
    index = letter + 1
    switch scalar {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "0": result.append("\0")
    case "u": readScalar()
    // `\\`, `\"` and `\'`, and what the parser has already complained of.
    default: result.append(scalar)
    }
  }

  private mutating func readScalar() {
    guard index < scalars.count, scalars[index] == "{" else { return }
    var value: UInt32 = 0
    index += 1
    while index < scalars.count, scalars[index] != "}" {
      let digit = UInt32(Character(scalars[index]).hexDigitValue ?? 0)
      value = min(value, 0xFFF_FFFF) &* 16 &+ digit
      index += 1
    }
    index += 1
    result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
