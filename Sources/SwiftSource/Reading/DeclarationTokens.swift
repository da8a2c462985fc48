/// The words, numbers, strings and signs of a declaration's text, found in one pass.
struct DeclarationTokens {
  enum Kind: UInt8 {
    case word, number
    /// A string without escapes or interpolations, on one line.
    case plainString
    case otherString
    /// One sign; several make an operator or an arrow.
    case sign
    case end
  }

  struct Token {
    var kind: Kind
    /// Of a sign: its byte.
    var sign: UInt8 = 0
    var start: Int
    var end: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [Token] = []
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3)
    while let token = next() { tokens.append(token) }
    tokens.append(Token(kind: .end, start: bytes.count, end: bytes.count))
  }

  private mutating func next() -> Token? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let byte = bytes[position]
    if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && startsString(at: position)) {
      let isPlain = skipString()
      return Token(kind: isPlain ? .plainString : .otherString, start: start, end: position)
    }
    if byte.isDigit {
      skipNumber()
      return Token(kind: .number, start: start, end: position)
    }
    position += 1
    if byte == UInt8(ascii: "`") {
      while position < bytes.count, bytes[position] != byte { position += 1 }
      position = min(position + 1, bytes.count)
    } else if byte.isWordByte {
      while position < bytes.count, bytes[position].isWordByte { position += 1 }
    } else {
      return Token(kind: .sign, sign: byte, start: start, end: position)
    }
    return Token(kind: .word, start: start, end: position)
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] <= 32 {
        position += 1
      } else if starts(with: "//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        position += 2
        while position < bytes.count, !starts(with: "*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func skipNumber() {
    let isHexadecimal = starts(with: "0x")
    while position < bytes.count {
      let byte = bytes[position]
      let isPoint =
        byte == UInt8(ascii: ".") && position + 1 < bytes.count && bytes[position + 1].isDigit
      let isSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && !isHexadecimal
        && (bytes[position - 1] | 32) == UInt8(ascii: "e")
      guard byte.isWordByte || isPoint || isSign else { return }
      position += 1
    }
  }

  private func startsString(at start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
  }

  /// Skips a string literal, interpolations included.
  /// - Returns: whether its text is what stands between the quotes.
  private mutating func skipString() -> Bool {
    var pounds = 0
    while bytes[position] == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    position += quotes
    var isPlain = pounds == 0 && quotes == 1
    while position < bytes.count {
      if closes(quotes, pounds) {
        position += quotes + pounds
        return isPlain
      }
      if bytes[position] == UInt8(ascii: "\\"), isEscape(pounds) {
        isPlain = false
        position += 1 + pounds
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipParentheses() }
      }
      position += 1
    }
    return false
  }

  private func closes(_ quotes: Int, _ pounds: Int) -> Bool {
    guard position + quotes + pounds <= bytes.count else { return false }
    return (0..<quotes).allSatisfy { bytes[position + $0] == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { bytes[position + quotes + $0] == UInt8(ascii: "#") }
  }

  private func isEscape(_ pounds: Int) -> Bool {
    position + pounds < bytes.count
      && (0..<pounds).allSatisfy { bytes[position + 1 + $0] == UInt8(ascii: "#") }
  }

  /// From `(` to the byte of its `)`.
  private mutating func skipParentheses() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "\""):
        _ = skipString()
        continue
      default: break
      }
      position += 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether operators are made of it.
  var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
