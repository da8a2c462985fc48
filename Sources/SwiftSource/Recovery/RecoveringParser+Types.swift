extension RecoveringParser {
  mutating func type(_ complaint: Complaint = .missed("expected type")) -> Outcome {
    while kind == .at { attribute(isOfType: true) }
    while token.isKeyword("inout")
      || token.isWord(
        "some", "any", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each")
        && (next.kind == .identifier || next.kind == .leftParen || next.kind == .leftSquare
          || next.kind == .at || next.isKeyword("Any", "Self"))
        && !next.startsLine
    {
      advance()
      while kind == .at { attribute(isOfType: true) }
    }
    if token.isWord("some", "any"), !next.isOperator, next.kind != .period { advance() }
    if token.isKeyword("repeat") { advance() }
    if token.startsWith("~") { takeFirstCharacter() }
    var outcome = simpleType(complaint)
    guard outcome != .failed else { return .failed }
    while token.isOperator, token.word == "&", !token.startsLine {
      advance()
      if token.startsWith("~") { takeFirstCharacter() }
      if simpleType(.missed("expected identifier for type name")) == .failed { return .failed }
    }
    let isFunction = looking { parser in
      parser.effects()
      return parser.kind == .arrow
    }
    if isFunction, !token.startsLine || kind == .arrow {
      effects()
      advance()
      switch type(.missed("expected type for function result")) {
      case .failed: return .failed
      case .wrong: outcome = .wrong
      case .right: break
      }
    }
    return outcome
  }

  /// `async`, `throws`, `throws(Failure)`.
  mutating func effects() {
    while token.isWord("async", "reasync") || token.isKeyword("throws", "rethrows", "throw") {
      if token.isKeyword("throw") {
        report("expected throwing specifier; did you mean 'throws'?")
        edits.append(Edit(range: token.end..<token.end, insertion: "s"))
      }
      advance()
      if tokens[index - 1].isKeyword("throws"), kind == .leftParen, !token.startsLine {
        skipSingle()
      }
    }
  }

  mutating func simpleType(_ complaint: Complaint) -> Outcome {
    var outcome = Outcome.right
    switch kind {
    case .identifier, .dollar: outcome = namedType()
    case .keyword where token.isKeyword("Self", "Any", "_"): outcome = namedType()
    case .leftParen: outcome = tupleType()
    case .leftSquare: outcome = collectionType()
    default:
      complain(complaint)
      if kind == .keyword, !token.startsLine, !startsDeclaration || token.isKeyword("class") {
        blank(from: index, to: index + 1)
        advance()
      }
      return .failed
    }
    while at(.postfixQuestion, .postfixExclamation), !token.startsLine { advance() }
    while token.kind == .postfixOperator || token.kind == .binaryOperator, !token.startsLine,
      token.start == previousEnd, token.word.allSatisfy({ $0 == "?" || $0 == "!" })
    {
      advance()
    }
    return outcome
  }

  private mutating func namedType() -> Outcome {
    let start = index
    var outcome = Outcome.right
    advance()
    while true {
      if token.startsWith("<"), !token.startsLine {
        if typeArguments() == .wrong {
          leaveHole(from: start)
          outcome = .wrong
        }
      }
      guard kind == .period || kind == .prefixPeriod && token.start == previousEnd else {
        return outcome
      }
      advance()
      guard kind == .identifier || kind == .keyword, !token.startsLine else {
        miss("expected identifier in dotted type")
        return .wrong
      }
      advance()
    }
  }

  /// `<Int, String>`
  mutating func typeArguments() -> Outcome {
    let opening = token.start
    takeFirstCharacter()
    var isFailed = false
    if !token.startsWith(">") {
      repeat {
        if type() != .right {
          isFailed = true
          break
        }
      } while take(.comma)
    }
    if token.startsWith(">") {
      takeFirstCharacter()
      return .right
    }
    if !isFailed {
      miss("expected '>' to complete generic argument list")
      note("to match this opening '<'", at: opening)
    }
    let end = previousEnd
    let start = index
    let isClosed = skipToTypeListEnd()
    blank(from: start, to: index)
    if !isClosed { insert(">", at: end) } else { takeFirstCharacter() }
    return .wrong
  }

  /// To the `>` that ends a list of types, where one does.
  mutating func skipToTypeListEnd() -> Bool {
    while !at(.end, .leftBrace, .rightBrace) {
      if kind == .keyword, !token.isKeyword("Self"), startsStatement || startsDeclaration {
        return false
      }
      if token.startsWith(">") { return true }
      skipSingle()
    }
    return false
  }

  /// Whether an element of a tuple's type begins with its label.
  private var startsLabel: Bool {
    if next.kind == .colon { return token.isLabel }
    return token.isLabel && next.isLabel && !token.isKeyword("repeat", "Any", "Self")
      && !token.isWord(
        "some", "any", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each")
      && !next.isKeyword("throws", "rethrows") && !next.isWord("async")
  }

  private mutating func tupleType() -> Outcome {
    let opening = token.start
    advance()
    let outcome = list(
      until: .rightParen, opening: opening, .said("expected ')' at end of tuple list")
    ) { parser in
      if parser.startsLabel {
        parser.advance()
        if parser.token.isLabel { parser.advance() }
        if !parser.take(.colon) {
          parser.miss("expected ':' following argument label and parameter name")
        }
      }
      let outcome = parser.type()
      if parser.token.isOperator, parser.token.word == "..." { parser.advance() }
      return outcome
    }
    return outcome
  }

  /// A type behind which a bracket may stand whose other one is missing: `String]`.
  mutating func wholeType(_ complaint: Complaint) -> Outcome {
    let start = token.start
    let outcome = type(complaint)
    guard outcome != .failed, !token.startsLine else { return outcome }
    if kind == .rightSquare {
      report("unexpected ']' in type; did you mean to write an array type?")
      edits.append(Edit(range: start..<start, insertion: "["))
      advance()
    } else if kind == .colon {
      let colon = index
      report("unexpected ':' in type; did you mean to write a dictionary type?")
      advance()
      if type(.missed("expected dictionary value type")) == .failed {
        blank(from: colon, to: index)
        return .wrong
      }
      edits.append(Edit(range: start..<start, insertion: "["))
      if !take(.rightSquare) { insert("]") }
    }
    return outcome
  }

  private mutating func collectionType() -> Outcome {
    let (start, opening) = (index, token.start)
    advance()
    if kind == .number, next.isWord("of", "x") {
      advance()
      advance()
    }
    if type(.missed("expected element type")) == .failed { return .failed }
    var name = "array"
    if take(.colon) {
      name = "dictionary"
      if type(.missed("expected dictionary value type")) == .failed {
        _ = take(.rightSquare)
        return .wrong
      }
    }
    let message = "expected ']' in \(name) type"
    if close(.rightSquare, opening: opening, message, isMissed: true) { return .right }
    leaveHole(from: start)
    return .wrong
  }
}
