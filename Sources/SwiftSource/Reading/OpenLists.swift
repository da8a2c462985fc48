import Diagnostics
import SwiftParser
import SwiftSyntax

/// Two elements of a list that nothing parts. SwiftParser ends the list there; swiftc's parser
/// misses a comma and goes on with what comes next, also on another line, where that may begin an
/// element. So do we: the blank between the two, or the colon of `padding(.all: 10)`, is read as
/// the comma.
struct MissingComma {
  /// The byte that is read as a comma.
  let blank: Int
  /// Where swiftc misses it.
  private(set) var place: AbsolutePosition
  /// Whether a colon stands there, as behind a label.
  let isColon: Bool
  /// The list's opening bracket.
  let opening: AbsolutePosition
  /// The first of what nothing parts from the element before it.
  private let next: TokenSyntax

  /// For swiftc the text that was left out there is what the comma should follow.
  mutating func move(behind texts: [OpenText]) {
    let text = texts.first { $0.starts == [place] }
    if let end = text?.blanks.first?.upperBound { place = AbsolutePosition(utf8Offset: end) }
  }

  /// The first of a tree.
  init?(in tree: SourceFileSyntax, of text: [UInt8]) {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      if let found = MissingComma(at: node, text) {
        self = found
        return
      }
      open += node.children(viewMode: .all).reversed().filter { child in
        child.hasError && !child.is(UnexpectedNodesSyntax.self) || child.isMissingBracket
      }
    }
    return nil
  }

  private init?(at node: Syntax, _ text: [UInt8]) {
    let next: TokenSyntax?
    if let bracket = node.as(TokenSyntax.self) {
      next = bracket.isMissingBracket ? bracket.nextToken(viewMode: .sourceAccurate) : nil
    } else {
      next = node.unexpectedElement
    }
    let list = node.is(TokenSyntax.self) ? node.parent : node
    guard let next, let last = next.previousToken(viewMode: .sourceAccurate),
      let opening = list?.listBracket, opening.presence == .present,
      last != opening, last.tokenKind != .comma
    else { return nil }
    isColon = next.tokenKind == .colon && opening.tokenKind == .leftParen
    guard isColon || next.beginsElement else { return nil }
    if next.startsLine, last.endsTrailingClosure, opening.tokenKind == .leftParen {
      return nil  // See `isClosedWithItsClosure`.
    }
    self.next = next
    let start = next.positionAfterSkippingLeadingTrivia
    let end = isColon ? start : last.endPositionBeforeTrailingTrivia
    guard end.utf8Offset < text.count, isColon || text[end.utf8Offset] <= UInt8(ascii: " ") else {
      return nil
    }
    blank = end.utf8Offset
    place = next.startsLine ? end : start
    self.opening = opening.positionAfterSkippingLeadingTrivia
  }

  /// A text without what swiftc's parser passes over where a list misses a second comma: all up to
  /// a comma, the list's end or a statement on the next line.
  func leavingOutTheRest(of text: [UInt8]) -> [UInt8] {
    var depth = 0
    var token: TokenSyntax? = next
    var end = next.positionAfterSkippingLeadingTrivia.utf8Offset
    tokens: while let one = token {
      switch one.tokenKind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace:
        if depth == 0 { break tokens }
        depth -= 1
      case .comma: if depth == 0 { break tokens }
      case .keyword: if depth == 0, one.startsLine, !one.beginsElement { break tokens }
      case .endOfFile: break tokens
      default: break
      }
      end = one.endPositionBeforeTrailingTrivia.utf8Offset
      token = one.nextToken(viewMode: .sourceAccurate)
    }
    var result = text
    for index in next.positionAfterSkippingLeadingTrivia.utf8Offset..<min(end, text.count)
    where text[index] > UInt8(ascii: " ") {
      result[index] = UInt8(ascii: " ")
    }
    return result
  }
}

/// A text's tree, and what was mended to read it.
struct Reading {
  var tree: SourceFileSyntax
  var positions = TextPositions()
  var strayMembers: [StrayMember] = []
  var openTexts: [OpenText] = []
  var missingCommas: [MissingComma] = []
  var strayCharacters = StrayCharacters()
}

extension SyntaxFile {
  /// The tree of a text, without the arguments that swiftc's parser leaves out of lists, and with
  /// the commas that are missed read where they are missed.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
    func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
      Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
    }
    let pieces = TextPieces(bytes).tree(maximumNestingLevel: maximumNestingLevel)
    var reading = Reading(tree: pieces ?? tree(bytes))
    guard reading.tree.hasError else { return reading }
    var text = Array(bytes)
    reading.strayCharacters = StrayCharacters(in: reading.tree)
    if !reading.strayCharacters.isEmpty {
      text = reading.strayCharacters.leavingOut(of: text)
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    if let modifier = ImportedModifier(in: reading.tree, of: text) {
      text[modifier.lineBreak] = UInt8(ascii: ";")
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    while reading.strayMembers.count < mostMistakes,
      let stray = StrayMember(in: reading.tree, reading.positions)
    {
      reading.strayMembers.append(stray)
      reading.positions.insert(stray)
      text = stray.applied(to: text)
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    while reading.openTexts.count < mostMistakes, let open = OpenText(in: reading.tree, of: text) {
      reading.openTexts.append(open)
      text = open.leavingOut(of: text)
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    for _ in 0..<mostMistakes {
      guard var comma = MissingComma(in: reading.tree, of: text) else { break }
      if reading.missingCommas.contains(where: { $0.opening == comma.opening }) {
        text = comma.leavingOutTheRest(of: text)
      } else {
        comma.move(behind: reading.openTexts)
        reading.missingCommas.append(comma)
        text[comma.blank] = UInt8(ascii: ",")
      }
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    return reading
  }

  /// Each one is another reading of the text.
  private static let mostMistakes = 16

  /// Whether swiftc says that a comma is missing: not in what a list that has missed one has behind
  /// the place.
  func isSaid(_ index: Int) -> Bool {
    let comma = missingCommas[index]
    return !missingCommas[..<index].contains { earlier in
      let list = tree.token(at: earlier.opening)?.parent?.listEnd
      return earlier.place <= comma.opening && comma.opening < list ?? earlier.place
    }
  }

  /// Whether a list has missed a comma: that it is not closed either is not said then.
  func missesComma(after opening: AbsolutePosition) -> Bool {
    missingCommas.contains { $0.opening == opening }
  }
}

extension SyntaxProtocol {
  /// The bracket that opens a list of expressions.
  var listBracket: TokenSyntax? {
    let node = Syntax(self)
    if let call = node.as(FunctionCallExprSyntax.self) { return call.leftParen }
    if let tuple = node.as(TupleExprSyntax.self) { return tuple.leftParen }
    if let call = node.as(SubscriptCallExprSyntax.self) { return call.leftSquare }
    if let array = node.as(ArrayExprSyntax.self) { return array.leftSquare }
    return node.as(DictionaryExprSyntax.self)?.leftSquare
  }

  /// Where a list of expressions ends: behind it closures may follow.
  fileprivate var listEnd: AbsolutePosition {
    children(viewMode: .sourceAccurate).compactMap { $0.as(TokenSyntax.self) }
      .last { [.rightParen, .rightSquare].contains($0.tokenKind) }?.position ?? endPosition
  }

  /// Whether it is a closing bracket of a list of expressions that is not there.
  fileprivate var isMissingBracket: Bool {
    guard let token = self.as(TokenSyntax.self), token.presence == .missing else { return false }
    return [.rightParen, .rightSquare].contains(token.tokenKind) && token.parent?.listBracket != nil
  }

  /// What stands in a list behind its last element, where nothing parts the two.
  fileprivate var unexpectedElement: TokenSyntax? {
    guard listBracket != nil else { return nil }
    let unexpected = children(viewMode: .all).last { $0.is(UnexpectedNodesSyntax.self) }
    return unexpected?.firstToken(viewMode: .sourceAccurate)
  }
}

extension TokenSyntax {
  /// Whether it is the brace of a closure that follows a call's arguments.
  var endsTrailingClosure: Bool {
    guard tokenKind == .rightBrace, let closure = parent?.as(ClosureExprSyntax.self) else {
      return false
    }
    return closure.parent?.is(FunctionCallExprSyntax.self) ?? false
  }

  /// Whether it is the first of its line.
  var startsLine: Bool {
    tokenKind == .endOfFile || leadingTrivia.contains(where: \.isNewline)
  }

  /// Whether an element may begin with it. At a line's start, what begins a statement does not.
  fileprivate var beginsElement: Bool {
    switch tokenKind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .leftParen, .leftSquare,
      .leftBrace, .period, .prefixOperator:
      true
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
      parent?.is(StringSegmentSyntax.self) == false
        && parent?.firstToken(viewMode: .sourceAccurate) == self
    case .keyword(let word):
      [.self, .Self, .super, .true, .false, .nil, .try, .await].contains(word)
        || !startsLine && [.if, .switch].contains(word)
    default: false
    }
  }
}
