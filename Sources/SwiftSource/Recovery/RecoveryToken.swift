/// A token as swiftc's lexer cuts them: a text with all that is in it is one.
struct RecoveryToken {
  enum Kind {
    case identifier, keyword, dollar, number, text
    /// What the lexer has told of already: a text that nothing ends.
    case unknown
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, colon, semicolon, at, pound, directive, backslash, arrow, equal
    case period, prefixPeriod
    case binaryOperator, prefixOperator, postfixOperator
    case infixQuestion, postfixQuestion, postfixExclamation
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The spelling of a word or an operator.
  var word = ""
  /// Whether it is the first of its line.
  var startsLine = false
  /// Where code stands in a text.
  var interpolations: [Range<Int>] = []

  func isKeyword(_ words: String...) -> Bool { kind == .keyword && words.contains(word) }

  func isWord(_ words: String...) -> Bool { kind == .identifier && words.contains(word) }

  /// `_`, or a name that is none of Swift's words.
  var isName: Bool { kind == .identifier || isKeyword("_") }

  /// Whether a label may be spelled so.
  var isLabel: Bool {
    isName || kind == .keyword && !["inout", "let", "var"].contains(word)
  }

  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  var isBinaryOperator: Bool { kind == .binaryOperator }

  func startsWith(_ character: Character) -> Bool { isOperator && word.first == character }

  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
    "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is", "nil",
    "rethrows", "self", "Self", "super", "throws", "true", "try", "_",
  ]
}
