import SwiftSyntax

/// Cuts a text into tokens as swiftc's lexer does, also where it is broken.
struct RecoveryLexer {
  private let text: [UInt8]
  private let limit: Int
  private var index: Int
  private var isNewLine = true
  private(set) var tokens: [RecoveryToken] = []
  /// What the lexer has to say, and where.
  private(set) var reports: [(message: String, offset: Int)] = []

  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    limit = range.upperBound
    index = range.lowerBound
    while skipBlanks() { readToken() }
    tokens.append(RecoveryToken(kind: .end, start: index, end: index, startsLine: true))
  }

  private func byte(_ offset: Int) -> UInt8 { offset < limit && offset >= 0 ? text[offset] : 0 }

  private func has(_ string: StaticString, at offset: Int) -> Bool {
    offset + string.utf8CodeUnitCount <= limit
      && string.withUTF8Buffer { $0.elementsEqual(text[offset..<offset + $0.count]) }
  }

  /// Blanks and comments. Whether there is something behind them.
  private mutating func skipBlanks() -> Bool {
    while index < limit {
      switch text[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isNewLine = true
        index += 1
      case 0...UInt8(ascii: " "): index += 1
      case UInt8(ascii: "/") where has("//", at: index):
        while index < limit, text[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where has("/*", at: index): skipComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipComment() {
    var depth = 0
    while index < limit {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if text[index] == UInt8(ascii: "\n") { isNewLine = true }
        index += 1
      }
    }
  }

  private mutating func add(_ kind: RecoveryToken.Kind, from start: Int, to end: Int) {
    var token = RecoveryToken(kind: kind, start: start, end: end, startsLine: isNewLine)
    switch kind {
    case .identifier, .keyword, .dollar, .binaryOperator, .prefixOperator, .postfixOperator,
      .directive:
      token.word = String(decoding: text[start..<end], as: UTF8.self)
    default: break
    }
    tokens.append(token)
    index = end
    isNewLine = false
  }

  private mutating func readToken() {
    let start = index
    switch text[start] {
    case UInt8(ascii: "("): add(.leftParen, from: start, to: start + 1)
    case UInt8(ascii: ")"): add(.rightParen, from: start, to: start + 1)
    case UInt8(ascii: "{"): add(.leftBrace, from: start, to: start + 1)
    case UInt8(ascii: "}"): add(.rightBrace, from: start, to: start + 1)
    case UInt8(ascii: "["): add(.leftSquare, from: start, to: start + 1)
    case UInt8(ascii: "]"): add(.rightSquare, from: start, to: start + 1)
    case UInt8(ascii: ","): add(.comma, from: start, to: start + 1)
    case UInt8(ascii: ":"): add(.colon, from: start, to: start + 1)
    case UInt8(ascii: ";"): add(.semicolon, from: start, to: start + 1)
    case UInt8(ascii: "@"): add(.at, from: start, to: start + 1)
    case UInt8(ascii: "\\"): add(.backslash, from: start, to: start + 1)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(pounds: 0)
    case UInt8(ascii: "`"): readEscaped()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "$"):
      var end = start + 1
      while isWord(byte(end)) { end += 1 }
      let isNumber = end > start + 1 && text[start + 1..<end].allSatisfy { (48...57).contains($0) }
      add(isNumber ? .dollar : .identifier, from: start, to: end)
    case let first where isOperator(first) || isForeignOperator(start): readOperator()
    case let first where isWord(first): readWord()
    default: add(.unknown, from: start, to: start + 1)
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readWord() {
    let start = index
    if has("“", at: start) || has("”", at: start) { return readCurlyQuotes() }
    var end = start
    while isWord(byte(end)), !has("“", at: end), !has("”", at: end), !isForeignOperator(end) {
      end += 1
    }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    add(RecoveryToken.keywords.contains(word) ? .keyword : .identifier, from: start, to: end)
  }

  private mutating func readEscaped() {
    let start = index
    var end = start + 1
    while isWord(byte(end)) || byte(end) == UInt8(ascii: " ") { end += 1 }
    guard byte(end) == UInt8(ascii: "`") else { return add(.unknown, from: start, to: start + 1) }
    add(.identifier, from: start, to: end + 1)
  }

  private mutating func readNumber() {
    let start = index
    var end = start
    while isWord(byte(end)) { end += 1 }
    let isDecimal = (48...57).contains(byte(end + 1))
    if byte(end) == UInt8(ascii: "."), isDecimal, tokens.last?.kind != .period {
      end += 1
      while isWord(byte(end)) { end += 1 }
    }
    add(.number, from: start, to: end)
  }

  private mutating func readPound() {
    let start = index
    var pounds = 0
    while byte(start + pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(start + pounds) == UInt8(ascii: "\"") { return readText(pounds: pounds) }
    for word in ["#if", "#elseif", "#else", "#endif"] {
      let end = start + word.utf8.count
      if text[start..<min(end, limit)].elementsEqual(word.utf8), !isWord(byte(end)) {
        return add(.directive, from: start, to: end)
      }
    }
    add(.pound, from: start, to: start + 1)
  }
}

// MARK: - Texts

extension RecoveryLexer {
  private mutating func readText(pounds: Int) {
    let start = index
    let quote = byte(start + pounds)
    let isMultiline = quote == UInt8(ascii: "\"") && has("\"\"\"", at: start + pounds)
    var interpolations: [Range<Int>] = []
    let end = textEnd(
      from: start + pounds + (isMultiline ? 3 : 1), quote: quote, isMultiline: isMultiline,
      pounds: pounds, &interpolations)
    guard let end else {
      if !isMultiline {
        reports.append(("unterminated string literal", start))
        var end = start
        while end < limit, text[end] != UInt8(ascii: "\n") { end += 1 }
        return add(.unknown, from: start, to: end)
      }
      reports.append(("unterminated string literal", start))
      return add(.unknown, from: start, to: limit)
    }
    if quote == UInt8(ascii: "'") {
      reports.append(("single-quoted string literal found, use '\"'", start))
    }
    add(.text, from: start, to: end)
    tokens[tokens.count - 1].interpolations = interpolations
  }

  /// Behind the quote that ends a text; nil where none does.
  private mutating func textEnd(
    from start: Int, quote: UInt8, isMultiline: Bool, pounds: Int,
    _ interpolations: inout [Range<Int>]
  ) -> Int? {
    var position = start
    while position < limit {
      switch text[position] {
      case UInt8(ascii: "\n") where !isMultiline: return nil
      case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        guard byte(position) == UInt8(ascii: "(") else {
          position += 1
          continue
        }
        guard let end = interpolationEnd(from: position + 1, isMultiline: isMultiline) else {
          let message = "cannot find ')' to match opening '(' in string interpolation"
          reports.append((message, position))
          return nil
        }
        interpolations.append(position + 1..<end)
        position = end + 1
      case quote:
        if !isMultiline, hasPounds(pounds, at: position + 1) { return position + 1 + pounds }
        if isMultiline, has("\"\"\"", at: position), hasPounds(pounds, at: position + 3) {
          return position + 3 + pounds
        }
        position += 1
      default: position += 1
      }
    }
    return nil
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (start..<start + count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  /// Where the bracket stands that ends an interpolation. Texts inside of it count as such.
  private func interpolationEnd(from start: Int, isMultiline: Bool) -> Int? {
    var position = start
    /// What is open: brackets and quotes.
    var open: [UInt8] = []
    while position < limit {
      let byte = text[position]
      let isInText = open.last == UInt8(ascii: "\"")
      switch byte {
      case UInt8(ascii: "\n") where !isMultiline: return nil
      case UInt8(ascii: "\""):
        if isInText { open.removeLast() } else { open.append(byte) }
      case UInt8(ascii: "\\") where isInText:
        position += 1
        if self.byte(position) == UInt8(ascii: "(") { open.append(UInt8(ascii: "(")) }
      case UInt8(ascii: "(") where !isInText: open.append(byte)
      case UInt8(ascii: ")") where !isInText:
        if open.isEmpty { return position }
        if open.last == UInt8(ascii: "(") { open.removeLast() }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// `“text”`: the lexer tells of the quote that closes it, then of the one that opens it.
  private mutating func readCurlyQuotes() {
    let start = index
    let length = "“".utf8.count
    let message = "unicode curly quote found, replace with '\"'"
    var end = start + length
    if has("“", at: start) {
      while end < limit, text[end] != UInt8(ascii: "\n"), !has("”", at: end), !has("\"", at: end) {
        end += 1
      }
      if has("”", at: end) {
        reports.append((message, end))
        end += length
      } else if has("\"", at: end) {
        end += 1
      } else {
        end = start + length
      }
    }
    reports.append((message, start))
    add(.unknown, from: start, to: end)
  }
}

// MARK: - Operators

extension RecoveryLexer {
  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether an operator may begin with a character beyond ASCII: `√`, `、`.
  private func isForeignOperator(_ start: Int) -> Bool {
    guard byte(start) >= 0xE0, byte(start) < 0xF0, start + 2 < limit else { return false }
    let scalar =
      UInt32(byte(start) & 0xF) << 12 | UInt32(byte(start + 1) & 0x3F) << 6
      | UInt32(byte(start + 2) & 0x3F)
    switch scalar {
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      return true
    default: return false
    }
  }

  /// Whether something stands right before a place that an operator may belong to.
  private func isLeftBound(_ start: Int) -> Bool {
    switch byte(start - 1) {
    case 0...UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "/"): !(byte(start - 2) == UInt8(ascii: "*"))
    default: true
    }
  }

  private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(end) {
    case 0...UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): !has("//", at: end) && !has("/*", at: end)
    default: true
    }
  }

  /// `<#value#>`
  private func placeholderEnd(from start: Int) -> Int? {
    var end = start + 2
    while end < limit, text[end] != UInt8(ascii: "\n") {
      if has("#>", at: end) { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func readOperator() {
    let start = index
    let first = text[start]
    if has("<#", at: start), let end = placeholderEnd(from: start) {
      reports.append(("editor placeholder in source file", start))
      return add(.identifier, from: start, to: end)
    }
    let isBoundLeft = isLeftBound(start)
    if first == UInt8(ascii: "?"), isBoundLeft {
      return add(.postfixQuestion, from: start, to: start + 1)
    }
    if first == UInt8(ascii: "!"), isBoundLeft {
      return add(.postfixExclamation, from: start, to: start + 1)
    }
    var end = start + (first < 0x80 ? 1 : 3)
    while isForeignOperator(end) { end += 3 }
    while isOperator(byte(end)), first == UInt8(ascii: ".") || byte(end) != UInt8(ascii: "."),
      !has("//", at: end), !has("/*", at: end)
    {
      end += 1
    }
    let isBoundRight = isRightBound(end, isLeftBound: isBoundLeft)
    switch String(decoding: text[start..<end], as: UTF8.self) {
    case "=":
      if isBoundLeft != isBoundRight {
        reports.append(("'=' must have consistent whitespace on both sides", start))
      }
      add(.equal, from: start, to: end)
    case "->": add(.arrow, from: start, to: end)
    case "?": add(.infixQuestion, from: start, to: end)
    case ".":
      var rest = end
      while [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte(rest)) { rest += 1 }
      if isBoundLeft, rest > end, byte(rest) > UInt8(ascii: " "), !has("//", at: rest) {
        reports.append(("extraneous whitespace after '.' is not permitted", start))
      }
      add(isBoundLeft ? .period : .prefixPeriod, from: start, to: end)
    default:
      let kind: RecoveryToken.Kind =
        isBoundLeft == isBoundRight
        ? .binaryOperator : isBoundLeft ? .postfixOperator : .prefixOperator
      add(kind, from: start, to: end)
    }
  }
}
