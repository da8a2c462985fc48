import Diagnostics
import SwiftDiagnostics
import SwiftSyntax

// Where swiftc's parser goes on otherwise than SwiftParser, it says other things, and of other
// places: what stands too much on a line begins a statement of its own there.
extension SyntaxFile {
  /// What swiftc says instead of one message of SwiftParser's; nil where it says the same.
  func recovered(
    from found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    // That its `if` has no body, its `case` is missing or its list a comma, has been said.
    if found.node.nearest(SwitchCaseSyntax.self)?.isWithoutLabel ?? false {
      return found.message.hasPrefix("all statements inside") ? nil : []
    }
    if found.message.hasPrefix("unexpected 'else' keyword") || found.node.followsMissingComma {
      return []
    }
    if let item = found.node.parent?.as(UnexpectedCodeDeclSyntax.self) {
      if isPassedOver(item) { return [] }
      return reports(of: Syntax(item), places) ?? member(item, places) ?? lone(item, places)
    }
    if let quotes = curlyQuotes(found, places) { return quotes }
    if let signs = loneOperator(at: found, places) { return signs }
    if let goesOn = list(found, places) { return goesOn }
    if let parameter = found.node.nearest(FunctionParameterSyntax.self),
      parameter.colon.presence == .missing
    {
      return reports(of: parameter, places)
    }
    if let ternary = found.node.as(TokenSyntax.self)?.parent?.as(UnresolvedTernaryExprSyntax.self) {
      let place = ternary.questionMark.positionAfterSkippingLeadingTrivia
      return [error("expected ':' after '? ...' in ternary expression", at: place, places)]
    }
    if let name = found.node.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), name.baseName.presence == .missing
    {
      let place = member.period.positionAfterSkippingLeadingTrivia
      return [error("expected member name following '.'", at: place, places)]
    }
    if let loop = found.node.parent?.as(RepeatStmtSyntax.self) {
      let place = loop.body.rightBrace.positionAfterSkippingLeadingTrivia
      return [error("expected 'while' after body of 'repeat' statement", at: place, places)]
    }
    if let annotation = found.node.parent?.as(TypeAnnotationSyntax.self),
      let reports = secondIdentifier(annotation, places)
    {
      return reports
    }
    return declarations(found, places) ?? statements(found, places) ?? conditions(found, places)
  }

  /// `“text”`: swiftc tells of the quote that closes it, then of the one that opens it.
  private func curlyQuotes(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard found.message.hasPrefix("unicode curly quote found") else { return nil }
    let opening = positions.source(found.position)
    let line = source.text.utf8.dropFirst(opening).prefix {
      $0 != UInt8(ascii: "\n")
    }
    guard let end = Substring(line).firstIndex(of: "”") else { return nil }
    let offset = source.text.utf8.distance(from: source.text.startIndex, to: end)
    return [offset, opening].map { offset in
      let start = positions.read(offset)
      var quote = error("unicode curly quote found, replace with '\"'", at: start, places)
      let end = positions.read(offset + "”".utf8.count)
      quote.fixIts = [
        Diagnostics.Diagnostic.FixIt(range: places.place(start, end), replacement: "\"")
      ]
      return quote
    }
  }

  /// A text that ends inside of an interpolation is not ended for swiftc.
  func unterminated(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic] {
    guard found.message == "expected ')' in string literal",
      let literal = found.node.nearest(StringLiteralExprSyntax.self)
    else { return [] }
    let start = literal.positionAfterSkippingLeadingTrivia
    return [error("unterminated string literal", at: start, places)]
  }

  /// What is missing in the head of a statement.
  private func conditions(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    if found.message.hasPrefix("missing condition in"),
      let head = found.node.nearest(IfExprSyntax.self).map({ Syntax($0) })
        ?? found.node.nearest(WhileStmtSyntax.self).map({ Syntax($0) })
    {
      return [error(found.message, at: head.positionAfterSkippingLeadingTrivia, places)]
    }
    if let head = found.node.nearest(GuardStmtSyntax.self),
      let missing = missingCondition(found, of: head, places)
    {
      return [missing]
    }
    let isListed =
      found.node.parent?.is(ForStmtSyntax.self) == true
      && found.node.firstToken(viewMode: .sourceAccurate)?.tokenKind == .comma
    if isListed || found.message == "expected 'in' and expression in 'for' statement" {
      return [
        "expected 'in' after for-each pattern", "expected Sequence expression for for-each loop",
      ]
      .map { error($0, at: found.position, places) }
    }
    // `if let a = x && let b = y`
    if found.node.is(MissingExprSyntax.self),
      found.node.nearest(ConditionElementListSyntax.self) != nil,
      let sign = found.node.firstToken(viewMode: .all)?.previousToken(viewMode: .sourceAccurate),
      sign.text == "&&",
      [.keyword(.let), .keyword(.var), .keyword(.case)].contains(
        sign.nextToken(viewMode: .sourceAccurate)?.tokenKind)
    {
      let place = sign.positionAfterSkippingLeadingTrivia
      return [error("expected ',' joining parts of a multi-clause condition", at: place, places)]
    }
    return nil
  }

  /// What swiftc misses of a `guard`: all of its conditions, its first or one of the others.
  private func missingCondition(
    _ found: SwiftDiagnostics.Diagnostic, of head: GuardStmtSyntax, _ places: PlaceReader
  ) -> Diagnostics.Diagnostic? {
    switch found.message {
    case "expected condition in 'guard' statement":
      let place = head.guardKeyword.positionAfterSkippingLeadingTrivia
      return error("missing condition in 'guard' statement", at: place, places)
    case "expected expression in 'guard' statement":
      let isFirst = head.conditions.first?.position == found.node.position
      let message =
        isFirst || head.conditions.count < 2
        ? "expected expression, var, let or case in 'guard' condition"
        : "expected expression in conditional"
      return error(message, at: found.position, places)
    default: return nil
    }
  }

  func error(
    _ message: String, at position: AbsolutePosition, _ places: PlaceReader
  ) -> Diagnostics.Diagnostic {
    Diagnostics.Diagnostic(.error, message, at: places.place(position, position))
  }

  /// Whether a token is the first of its line, or the file's end.
  func startsLine(_ token: TokenSyntax?) -> Bool { token?.startsLine ?? true }

  // MARK: Statements

  /// Behind an expression that it cannot read, swiftc's parser passes over what stands in the
  /// block, until a statement or a declaration begins.
  private func isPassedOver(_ item: UnexpectedCodeDeclSyntax) -> Bool {
    guard let block = item.nearest(CodeBlockItemSyntax.self),
      let list = block.parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: block)
    else { return false }
    if list.parent?.as(CodeBlockSyntax.self)?.leftBrace.presence == .missing { return true }
    for earlier in list[..<index].reversed() {
      if earlier.item.is(UnexpectedCodeDeclSyntax.self) { return true }
      guard case .expr(let expression) = earlier.item else { return false }
      if expression.lastToken(viewMode: .all)?.presence == .missing { return true }
    }
    return false
  }

  /// `else` at the start of a line, whose `if` has not ended.
  private func lone(
    _ item: UnexpectedCodeDeclSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard let first = item.firstToken(viewMode: .sourceAccurate),
      first.tokenKind == .keyword(.else), item.nearest(CodeBlockItemSyntax.self) != nil
    else { return nil }
    return [error("expected expression", at: first.positionAfterSkippingLeadingTrivia, places)]
  }

  /// Code that no statement starts with, after one on its line.
  private func reports(of item: Syntax, _ places: PlaceReader) -> [Diagnostics.Diagnostic]? {
    guard let first = item.firstToken(viewMode: .sourceAccurate), !startsLine(first),
      let last = first.previousToken(viewMode: .sourceAccurate), last.tokenKind != .leftBrace,
      last.tokenKind != .arrow, first.tokenKind != .rightBrace,
      let block = item.nearest(CodeBlockItemSyntax.self), block.firstToken(viewMode: .all) == first,
      !["+", "-", "*", "/"].contains(first.text.prefix(1)), !first.text.hasPrefix("#"),
      first.tokenKind != .keyword(.else) || last.nearest(IfExprSyntax.self) == nil
    else { return nil }
    let start = first.positionAfterSkippingLeadingTrivia
    if first.tokenKind == .keyword(.catch), let tried = attempted(before: block) {
      let place = tried.positionAfterSkippingLeadingTrivia
      return [error("the 'do' keyword is used to specify a 'catch' region", at: place, places)]
    }
    let parted = error(
      "consecutive statements on a line must be separated by ';'",
      at: last.endPositionBeforeTrailingTrivia, places)
    if case .binaryOperator(let text) = first.tokenKind {
      return [parted] + loneOperator(text, at: start, places)
    }
    return [parted, error("expected expression", at: start, places)]
  }

  /// `try { … }`, before a `catch`.
  private func attempted(before block: CodeBlockItemSyntax) -> TryExprSyntax? {
    guard let list = block.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: block), index > list.startIndex
    else { return nil }
    return list[list.index(before: index)].item.as(TryExprSyntax.self)
  }

  private func statements(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    if let block = found.node.parent?.as(CodeBlockSyntax.self),
      block.leftBrace.presence == .missing,
      let choice = block.parent?.as(IfExprSyntax.self), choice.body == block,
      found.node.nextToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.else)
    {
      return [
        error("unexpected 'else' immediately following 'if' condition", at: found.position, places)
      ]
    }
    if found.message.hasPrefix("multi-line string literal closing delimiter"),
      let literal = found.node.nearest(StringLiteralExprSyntax.self),
      !literal.segments.description.contains("\n")
    {
      let start = literal.openingQuote.endPositionBeforeTrailingTrivia
      return [
        error("multi-line string literal content must begin on a new line", at: start, places),
        error(found.message, at: found.position, places),
      ]
    }
    // `do { … } while condition`, which was `repeat`'s name: that the loop has no body is no more to
    // be said.
    if let block = found.node.parent?.as(CodeBlockSyntax.self),
      block.leftBrace.presence == .missing,
      let loop = block.parent?.as(WhileStmtSyntax.self), !startsLine(loop.whileKeyword),
      let body = loop.nearest(CodeBlockItemSyntax.self)?.previous, body.item.is(DoStmtSyntax.self)
    {
      return []
    }
    if let loop = found.node.nearest(CodeBlockItemSyntax.self),
      found.message.hasPrefix("consecutive"),
      let next = loop.following, next.item.is(WhileStmtSyntax.self),
      let body = loop.item.as(DoStmtSyntax.self), body.catchClauses.isEmpty
    {
      let place = body.doKeyword.positionAfterSkippingLeadingTrivia
      var report = error("'do-while' statement is not allowed", at: place, places)
      report.notes = [
        "did you mean 'repeat-while' statement?",
        "did you mean separate 'do' and 'while' statements?",
      ].map { Diagnostics.Diagnostic(.note, $0, at: report.range) }
      return [report]
    }
    return nil
  }

  /// An operator where an operand is to stand.
  private func loneOperator(
    at found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard found.node.is(MissingExprSyntax.self),
      let sign = found.node.lastToken(viewMode: .all)?.nextToken(viewMode: .sourceAccurate),
      case .binaryOperator(let text) = sign.tokenKind, !startsLine(sign)
    else { return nil }
    return loneOperator(text, at: sign.positionAfterSkippingLeadingTrivia, places)
  }

  private func loneOperator(
    _ text: String, at place: AbsolutePosition, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic] {
    let known = ["+", "-", "!", "~"].contains(text)
    return [error("unary operator cannot be separated from its operand", at: place, places)]
      + (known ? [] : [error("'\(text)' is not a prefix unary operator", at: place, places)])
  }

  /// What is missing at the end of a list of expressions.
  private func list(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    let body = found.node.parent?.as(CodeBlockSyntax.self)?.leftBrace
    let missing = body.map { $0.previousToken(viewMode: .all) } ?? found.node.as(TokenSyntax.self)
    guard let bracket = missing, bracket.presence == .missing,
      bracket.parent?.listBracket != nil
    else { return nil }
    if bracket.tokenKind == .rightSquare, bracket.parent?.is(ArrayExprSyntax.self) ?? false,
      let last = bracket.previousToken(viewMode: .sourceAccurate),
      [.leftSquare, .comma].contains(last.tokenKind),
      let next = bracket.nextToken(viewMode: .sourceAccurate)
    {
      let place = next.positionAfterSkippingLeadingTrivia
      return [error("expected expression in container literal", at: place, places)]
    }
    guard let next = bracket.nextToken(viewMode: .sourceAccurate), !next.startsLine,
      [.rightParen, .rightSquare, .rightBrace, .semicolon].contains(next.tokenKind)
    else { return nil }
    // swiftc misses an element before it says that nothing closes the list.
    let place = next.positionAfterSkippingLeadingTrivia
    return ["expected ',' separator", "expected expression in list of expressions"].map {
      error($0, at: place, places)
    }
  }
}

extension SyntaxProtocol {
  /// The innermost node of that kind around this one, or the node itself.
  func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var current: Syntax? = Syntax(self)
    while let node = current {
      if let found = node.as(kind) { return found }
      current = node.parent
    }
    return nil
  }
}

extension SwitchCaseSyntax {
  /// Of statements without a label swiftc's parser says that one is missing, and passes them over.
  fileprivate var isWithoutLabel: Bool {
    guard case .case(let label) = label else { return false }
    return label.caseKeyword.presence == .missing
  }
}

extension Syntax {
  /// Whether it is a comma that is not there, of a list that misses one before it.
  fileprivate var followsMissingComma: Bool {
    guard isMissingComma, let element = parent, let list = element.parent else { return false }
    return list.children(viewMode: .all).prefix { $0 != element }.contains { earlier in
      earlier.lastToken(viewMode: .all).map { Syntax($0).isMissingComma } ?? false
    }
  }

  private var isMissingComma: Bool {
    self.as(TokenSyntax.self).map { $0.tokenKind == .comma && $0.presence == .missing } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// The item before it in its list.
  fileprivate var previous: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: self),
      index > list.startIndex
    else { return nil }
    return list[list.index(before: index)]
  }

  /// The item after it in its list.
  fileprivate var following: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: self)
    else { return nil }
    let next = list.index(after: index)
    return next < list.endIndex ? list[next] : nil
  }
}
