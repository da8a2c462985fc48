import SwiftSyntax

/// A text in a call's list that no quote ends: it goes on to the end of its line. SwiftParser takes
/// it for an argument; swiftc's parser leaves that argument out, and with it all that comes before
/// the list's end, its next comma, a closing brace or a declaration. So do we: what is left out is
/// read as blanks.
struct OpenText {
  /// Where the text starts, and where those do that are left out with it.
  private(set) var starts: [AbsolutePosition] = []
  /// What is read as blanks.
  private(set) var blanks: [Range<Int>] = []
  /// What would end the list.
  private var closing = TokenKind.rightParen
  /// Where the list ends, if nothing else ends it.
  private(set) var end: Int?

  /// The first of a tree.
  init?(in tree: SourceFileSyntax, of text: [UInt8]) {
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    var open: [TokenSyntax] = []
    // By bracket, where the argument that is read starts, and the comma before it.
    var arguments: [(start: Int, comma: Int?)] = [(0, nil)]
    for (index, token) in tokens.enumerated() {
      switch token.tokenKind {
      case .leftParen, .leftSquare, .leftBrace:
        open.append(token)
        arguments.append((token.endPosition.utf8Offset, nil))
      case .rightParen, .rightSquare, .rightBrace:
        if open.popLast() != nil { arguments.removeLast() }
      case .comma:
        let comma = token.positionAfterSkippingLeadingTrivia.utf8Offset
        arguments[arguments.count - 1] = (token.endPosition.utf8Offset, comma)
      case .stringQuote where token.opensText && index > 0:
        let argument = arguments[arguments.count - 1]
        if tokens[index - 1].endsElement, !token.startsLine,
          open.last?.parent?.is(ExpressionSegmentSyntax.self) != true
        {
          leaveOut(from: index, tokens, text)
          return
        }
        guard tokens[index - 1].precedesElement, let bracket = open.last,
          let parent = bracket.parent,
          parent.is(FunctionCallExprSyntax.self) && bracket.tokenKind == .leftParen
            || parent.is(ArrayExprSyntax.self) && argument.comma != nil
        else { continue }
        closing = bracket.tokenKind == .leftParen ? .rightParen : .rightSquare
        leaveOut(argument, from: index, tokens, text)
        return
      default: break
      }
    }
    return nil
  }

  /// A text that stands behind an expression: nothing but the text is left out.
  private mutating func leaveOut(from index: Int, _ tokens: [TokenSyntax], _ text: [UInt8]) {
    starts = [tokens[index].positionAfterSkippingLeadingTrivia]
    let start = starts[0].utf8Offset
    blanks = [start..<(text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count)]
  }

  private mutating func leaveOut(
    _ argument: (start: Int, comma: Int?), from index: Int, _ tokens: [TokenSyntax],
    _ text: [UInt8]
  ) {
    var reader = Skipping(tokens: tokens, text: text, index: index)
    reader.skip()
    while let next = reader.token, !next.endsSkipping, next.tokenKind != closing { reader.skip() }
    let last = tokens[reader.last].positionAfterSkippingLeadingTrivia.utf8Offset
    let rest = reader.start ?? text.count
    starts = reader.texts
    blanks = [argument.start..<max(rest, argument.start)]
    let kind = reader.token?.tokenKind
    if kind == .comma { blanks.append(rest..<rest + 1) }
    if kind != .comma, let comma = argument.comma { blanks.append(comma..<comma + 1) }
    if kind != .comma, kind != closing { end = last }
  }

  /// The text as swiftc's parser reads it.
  func leavingOut(of text: [UInt8]) -> [UInt8] {
    var text = text
    let newline = UInt8(ascii: "\n")
    for index in blanks.joined() where text[index] != newline { text[index] = UInt8(ascii: " ") }
    if let end { text[end] = UInt8(ascii: closing == .rightParen ? ")" : "]") }
    return text
  }
}

/// The skipping of tokens, with what is in brackets.
private struct Skipping {
  let tokens: [TokenSyntax]
  let text: [UInt8]
  var index: Int
  /// The last one that was skipped.
  private(set) var last = 0
  /// Where texts start that nothing ends.
  private(set) var texts: [AbsolutePosition] = []

  init(tokens: [TokenSyntax], text: [UInt8], index: Int) {
    (self.tokens, self.text, self.index) = (tokens, text, index)
  }

  /// The next one; nil at the end of the file.
  var token: TokenSyntax? {
    index < tokens.count && tokens[index].tokenKind != .endOfFile ? tokens[index] : nil
  }

  var start: Int? { token?.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Skips a token, or a bracket with all that is in it. What is open inside of it is a matter of
  /// a list of closing brackets: lists nest without a limit.
  mutating func skip() {
    var closing: [TokenKind] = []
    repeat {
      guard let token else { return }
      if let expected = closing.last, token.tokenKind == .rightBrace || token.tokenKind == expected
      {
        closing.removeLast()
        if token.tokenKind != expected { continue }
        take()
        continue
      }
      switch token.tokenKind {
      case .leftParen: closing.append(.rightParen)
      case .leftSquare: closing.append(.rightSquare)
      case .leftBrace: closing.append(.rightBrace)
      default: break
      }
      take()
      if token.opensText { skipText(from: token.positionAfterSkippingLeadingTrivia) }
    } while !closing.isEmpty
  }

  private mutating func take() {
    last = index
    index += 1
  }

  private mutating func skipText(from position: AbsolutePosition) {
    texts.append(position)
    let end = text[position.utf8Offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    while let start, start < end { index += 1 }
  }
}

extension TokenSyntax {
  /// Whether it is the quote before a text that nothing ends.
  fileprivate var opensText: Bool {
    guard tokenKind == .stringQuote, let literal = parent?.as(StringLiteralExprSyntax.self) else {
      return false
    }
    return literal.openingQuote == self && literal.closingQuote.presence == .missing
  }

  /// Whether an expression is wanted behind it.
  fileprivate var precedesElement: Bool {
    switch tokenKind {
    case .leftParen, .comma, .colon, .binaryOperator, .prefixOperator: true
    default: false
    }
  }

  /// Whether an expression may end with it.
  fileprivate var endsElement: Bool {
    switch tokenKind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .rightParen, .rightSquare:
      true
    default: false
    }
  }

  /// Whether swiftc's parser goes on with it behind what it left out of a list.
  fileprivate var endsSkipping: Bool {
    switch tokenKind {
    case .rightBrace, .comma, .atSign, .poundEndif, .poundElse, .poundElseif: true
    case .keyword(let word):
      [
        .let, .var, .func, .struct, .class, .enum, .import, .extension, .protocol, .deinit,
        .subscript, .typealias, .case, .static, .private, .fileprivate, .public, .internal,
      ].contains(word)
    default: false
    }
  }
}
