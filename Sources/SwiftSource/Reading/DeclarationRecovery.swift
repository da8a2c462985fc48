import Diagnostics
import SwiftDiagnostics
import SwiftSyntax

// Declarations that swiftc's parser reads otherwise than SwiftParser where something is wrong.
extension SyntaxFile {
  /// A word that begins no member, before another one: it is missed to be a function's.
  func member(
    _ item: UnexpectedCodeDeclSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard item.nearest(MemberBlockItemSyntax.self) != nil,
      let word = item.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    if let reports = behindMember(word, places) { return reports }
    guard case .identifier = word.tokenKind, word == item.lastToken(viewMode: .sourceAccurate),
      let next = word.nextToken(viewMode: .sourceAccurate), !startsLine(next)
    else { return nil }
    let place = word.positionAfterSkippingLeadingTrivia
    let start = next.positionAfterSkippingLeadingTrivia
    let keyword = error("expected 'func' keyword in instance method declaration", at: place, places)
    switch next.tokenKind {
    case .identifier where next.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen:
      return [keyword, second("function", next, places)]
    case .keyword(.func), .keyword(.var), .keyword(.let), .keyword(.class), .keyword(.struct):
      return [
        keyword, error("expected '{' in body of function declaration", at: place, places),
        error(
          "consecutive declarations on a line must be separated by ';'",
          at: word.endPositionBeforeTrailingTrivia, places),
        error("expected '(' in argument list of function declaration", at: start, places),
      ]
    default: return nil
    }
  }

  /// What begins no member, behind one on its line: `}.padding()`, `case a, b)`, `case a b`.
  private func behindMember(
    _ word: TokenSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard !startsLine(word), let last = word.previousToken(viewMode: .sourceAccurate),
      last.tokenKind != .leftBrace, last.tokenKind != .semicolon,
      last.nearest(UnexpectedCodeDeclSyntax.self) == nil
    else { return nil }
    if case .identifier = word.tokenKind {
      guard let name = last.parent?.as(EnumCaseElementSyntax.self)?.name, name == last else {
        return nil
      }
      return [second("enum 'case'", word, places)]
    }
    return undeclared(word, after: last, places)
  }

  /// Whether what stands before it has been said to be none, or to miss a function's keyword.
  private func followsWord(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name
    guard let last = name.previousToken(viewMode: .sourceAccurate), !startsLine(name) else {
      return false
    }
    return last.nearest(UnexpectedCodeDeclSyntax.self) != nil
  }

  /// `func f(x)`, `func f(x Int)`, `func f(Int x)`
  func reports(
    of parameter: FunctionParameterSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic] {
    let end = parameter.type.endPositionBeforeTrailingTrivia
    // A name without its `func` has been missed already.
    if parameter.secondName == nil, parameter.type.is(MissingTypeSyntax.self) {
      return [
        error(
          "unnamed parameters must be written with the empty name '_'",
          at: parameter.firstName.positionAfterSkippingLeadingTrivia, places)
      ]
    }
    return [error("expected ':' following argument label and parameter name", at: end, places)]
  }

  /// `var x int = 5`
  func secondIdentifier(
    _ annotation: TypeAnnotationSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard annotation.colon.presence == .missing,
      let variable = annotation.nearest(VariableDeclSyntax.self)
    else { return nil }
    guard let word = annotation.type.firstToken(viewMode: .sourceAccurate) else { return nil }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    var reports = [second(isConstant ? "constant" : "variable", word, places)]
    if let binding = annotation.nearest(PatternBindingSyntax.self), binding.initializer == nil {
      reports.append(
        error(
          "type annotation missing in pattern",
          at: binding.pattern.positionAfterSkippingLeadingTrivia, places))
    }
    // `var body some View {`: a declaration was to begin behind the second.
    if annotation.nearest(MemberBlockItemSyntax.self) != nil,
      let next = annotation.type.as(SomeOrAnyTypeSyntax.self)?.constraint.firstToken(
        viewMode: .sourceAccurate)
    {
      reports += undeclared(next, after: word, places)
    }
    return reports
  }

  /// What begins no declaration, behind one on its line.
  private func undeclared(
    _ word: TokenSyntax, after last: TokenSyntax, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic] {
    [
      error(
        "consecutive declarations on a line must be separated by ';'",
        at: last.endPositionBeforeTrailingTrivia, places),
      error("expected declaration", at: word.positionAfterSkippingLeadingTrivia, places),
    ]
  }

  /// - Parameter word: the second identifier.
  private func second(
    _ what: String, _ word: TokenSyntax, _ places: PlaceReader
  ) -> Diagnostics.Diagnostic {
    var report = error(
      "found an unexpected second identifier in \(what) declaration; is there an accidental break?",
      at: word.positionAfterSkippingLeadingTrivia, places)
    // Joined to a capitalized word it is camel-case already.
    let isCapitalized = word.text.first?.isUppercase ?? false
    report.notes = [
      "join the identifiers together", "join the identifiers together with camel-case",
    ].prefix(isCapitalized ? 1 : 2).map { Diagnostics.Diagnostic(.note, $0, at: report.range) }
    return report
  }

  func declarations(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    if let function = found.node.parent?.as(FunctionDeclSyntax.self),
      found.message.hasPrefix(
        "expected 'func'"), followsWord(function)
    {
      return []
    }
    if let body = found.node.parent?.as(CodeBlockSyntax.self),
      let function = body.parent?.as(FunctionDeclSyntax.self),
      found.node.is(UnexpectedNodesSyntax.self),
      let name = body.resultWithoutArrow
    {
      let isMember = function.parent?.is(MemberBlockItemSyntax.self) ?? false
      let what = isMember ? "declarations" : "statements"
      let end = name.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      let report = error(
        "consecutive \(what) on a line must be separated by ';'", at: end ?? name.position, places)
      guard isMember else { return [report] }
      let place = name.positionAfterSkippingLeadingTrivia
      return [report, error("expected declaration", at: place, places)]
    }
    if let call = memberCall(found, places) { return call }
    if let parameters = openParameters(found, places) { return parameters }
    if let block = found.node.parent?.as(MemberBlockSyntax.self),
      found.node.id == block.unexpectedBeforeLeftBrace?.id,
      !found.message.hasPrefix("found an unexpected second identifier"),
      let kind = block.parent?.asProtocol((any NamedDeclSyntax).self)?.introducer
    {
      // `struct P: A B {`
      return [error("expected '{' in \(kind)", at: found.position, places)]
    }
    if let header = found.node.parent?.parent?.asProtocol((any NamedDeclSyntax).self),
      found.message.hasPrefix("found an unexpected second identifier"),
      let words = found.node.as(UnexpectedNodesSyntax.self)?.compactMap({ $0.as(TokenSyntax.self) }
      ),
      let kind = header.introducer, let first = words.first
    {
      let rest = words.dropFirst().first.map { word in
        error("expected '{' in \(kind)", at: word.positionAfterSkippingLeadingTrivia, places)
      }
      return [second(kind, first, places)] + (rest.map { [$0] } ?? [])
    }
    if found.node.parent?.parent?.parent?.is(InitializerDeclSyntax.self) ?? false,
      found.node.parent?.is(FunctionParameterClauseSyntax.self) ?? false
    {
      return [error("expected '(' for initializer parameters", at: found.position, places)]
    }
    if let clause = found.node.parent?.as(InitializerClauseSyntax.self) {
      let next = clause.lastToken(viewMode: .all)?.nextToken(viewMode: .sourceAccurate)
      if found.node.is(MissingExprSyntax.self), startsLine(next) {
        let place = clause.equal.endPositionBeforeTrailingTrivia
        return [error("expected initial value after '='", at: place, places)]
      }
      if next?.tokenKind == .leftSquare, clause.equal.presence == .missing {
        return [
          error(
            "array types are now written with the brackets around the element type",
            at: found.position, places)
        ]
      }
    }
    if let element = found.node.parent?.as(EnumCaseElementSyntax.self),
      element.name.presence == .missing,
      let comma = found.node.previousToken(viewMode: .sourceAccurate), comma.tokenKind == .comma
    {
      return [
        error(
          "expected identifier after comma in enum 'case' declaration", at: found.position, places)
      ]
    }
    return nil
  }
}

extension SyntaxFile {
  /// `func f(a: Int {`: swiftc's parser goes on with parameters, and finds no body.
  private func openParameters(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard let clause = found.node.parent?.as(FunctionParameterClauseSyntax.self),
      clause.rightParen.presence == .missing, found.node.id == clause.rightParen.id,
      let brace = clause.rightParen.nextToken(viewMode: .sourceAccurate),
      brace.tokenKind == .leftBrace, !brace.startsLine, let owner = clause.parent?.parent
    else { return nil }
    let place = brace.positionAfterSkippingLeadingTrivia
    let isNamed = clause.parameters.last.map { $0.trailingComma == nil } ?? false
    var reports = [error("expected parameter name followed by ':'", at: place, places)]
    if isNamed { reports.insert(error("expected ',' separator", at: place, places), at: 0) }
    if let function = owner.as(FunctionDeclSyntax.self) {
      let name = function.name.positionAfterSkippingLeadingTrivia
      reports.append(error("expected '{' in body of function declaration", at: name, places))
    } else if let initializer = owner.as(InitializerDeclSyntax.self) {
      let keyword = initializer.initKeyword.positionAfterSkippingLeadingTrivia
      reports.append(error("initializer requires a body", at: keyword, places))
    }
    return reports
  }

  /// `print("hi")` among members: swiftc reads a function whose keyword is missing, mostly with its
  /// body, and whose parameter has no name.
  private func memberCall(
    _ found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    guard let function = found.node.nearest(FunctionDeclSyntax.self),
      function.funcKeyword.presence == .missing,
      let unexpected = found.node.as(UnexpectedNodesSyntax.self),
      unexpected.nearest(FunctionParameterClauseSyntax.self) != nil
    else { return nil }
    let parameter = error("expected parameter name followed by ':'", at: found.position, places)
    guard function.body == nil else { return [parameter] }
    let name = function.name.positionAfterSkippingLeadingTrivia
    return [
      error("expected '{' in body of function declaration", at: name, places), parameter,
    ]
  }
}

extension CodeBlockSyntax {
  /// `Int` of `func f() Int { … }`: for swiftc the start of a statement after the function.
  var resultWithoutArrow: TokenSyntax? {
    guard let unexpected = unexpectedBeforeLeftBrace, unexpected.count == 1,
      let token = unexpected.first?.as(TokenSyntax.self) ?? unexpected.firstToken(viewMode: .all),
      token == unexpected.lastToken(viewMode: .all), case .identifier = token.tokenKind
    else { return nil }
    return token
  }
}

extension NamedDeclSyntax {
  /// `class`, `struct`: the word that begins it.
  fileprivate var introducer: String? {
    switch Syntax(self).kind {
    case .classDecl: "class"
    case .structDecl: "struct"
    case .enumDecl: "enum"
    case .protocolDecl: "protocol"
    case .actorDecl: "actor"
    default: nil
    }
  }
}
