extension RecoveringParser {
  /// What stands for an expression of which there is nothing to be said.
  static let hole = "<#hole#>"

  /// - Parameter isBasic: whether a `{` behind it begins a body.
  mutating func expression(_ complaint: Complaint, isBasic: Bool = false) -> Outcome {
    let start = index
    if isInPattern, token.isKeyword("let", "var") || token.isKeyword("is") {
      return matchingPattern(isBasic: isBasic)
    }
    var complaint = complaint
    var outcome = Outcome.right
    while true {
      switch operand(complaint, isBasic: isBasic) {
      case .right: break
      case .wrong: outcome = .wrong
      case .failed: return .failed
      }
      operators: while true {
        switch kind {
        case .binaryOperator:
          if token.word == "&&", next.isKeyword("let", "var", "case") { return outcome }
          advance()
          complaint = .said("expected expression after operator")
          break operators
        case .infixQuestion:
          switch ternary(from: start, isBasic: isBasic) {
          case .right:
            complaint = .said("expected expression after '? ... :' in ternary expression")
          case let other: return other
          }
          break operators
        case .equal:
          if isInPattern { return outcome }
          advance()
          complaint = .said("expected expression in assignment")
          break operators
        case .arrow:
          advance()
          complaint = .said("expected expression after operator")
          break operators
        case .keyword where token.isKeyword("is", "as"):
          let word = token.word
          advance()
          if word == "as", at(.postfixQuestion, .postfixExclamation) { advance() }
          if type(.said("expected type after '\(word)'")) == .failed { return .failed }
        default: return outcome
        }
      }
    }
  }

  /// From its `?` to behind its `:`.
  private mutating func ternary(from start: Int, isBasic: Bool) -> Outcome {
    let question = token.start
    advance()
    let middle = expression(
      .said("expected expression after '?' in ternary expression"), isBasic: isBasic)
    if middle == .failed { return .failed }
    if take(.colon) { return .right }
    report("expected ':' after '? ...' in ternary expression", at: question)
    leaveHole(from: start)
    return .wrong
  }

  /// Reads nothing of an expression that has been read.
  mutating func leaveHole(from start: Int) {
    let offset = tokens[start].start
    blank(from: start, to: index)
    insert(Self.hole, at: offset)
  }

  private mutating func operand(_ complaint: Complaint, isBasic: Bool) -> Outcome {
    var complaint = complaint
    while true {
      if token.isWord("await") {
        complaint = .said("expected expression after 'await'")
      } else if !token.isKeyword("try"),
        !token.isWord("consume", "copy", "each", "unsafe") || !beginsOperand
      {
        break
      }
      advance()
      if tokens[index - 1].isKeyword("try"), at(.postfixQuestion, .postfixExclamation) {
        advance()
      }
    }
    if token.isWord("any", "some"), beginsOperand { return type(complaint) }
    return unary(complaint, isBasic: isBasic)
  }

  /// Whether a word that may be a name stands before an operand on its line.
  private var beginsOperand: Bool { next.kind == .identifier && !next.startsLine }

  private mutating func unary(_ complaint: Complaint, isBasic: Bool) -> Outcome {
    while true {
      switch kind {
      case .backslash: return keyPath()
      case .prefixOperator: advance()
      case .postfixOperator:
        report("'\(token.word)' is not a prefix unary operator")
        advance()
      case .binaryOperator:
        report("unary operator cannot be separated from its operand")
        let end = token.end
        advance()
        if kind != .end, !token.startsLine, end < token.start {
          edits.append(Edit(range: end..<token.start, insertion: ""))
        }
      default: return postfix(complaint, isBasic: isBasic)
      }
    }
  }

  private mutating func keyPath() -> Outcome {
    let start = index
    advance()
    if kind == .identifier || token.isKeyword("Self", "Any") {
      _ = simpleType(.said("expected expression path in Swift key path"))
    } else if at(.leftSquare, .leftParen) {
      _ = simpleType(.said("expected expression path in Swift key path"))
    } else if !at(.period, .prefixPeriod) {
      report("expected expression path in Swift key path", at: tokens[start].start)
      return .failed
    }
    return suffixes(from: start, isBasic: true, isKeyPath: true)
  }

  private mutating func postfix(_ complaint: Complaint, isBasic: Bool) -> Outcome {
    let start = index
    let first = primary(complaint, isBasic: isBasic)
    guard first != .failed else { return .failed }
    let rest = suffixes(from: start, isBasic: isBasic)
    return first == .wrong ? .wrong : rest
  }

  /// Members, calls, subscripts and what else follows an expression.
  private mutating func suffixes(from start: Int, isBasic: Bool, isKeyPath: Bool = false) -> Outcome
  {
    var outcome = Outcome.right
    while true {
      switch kind {
      case .period, .prefixPeriod:
        let dot = index
        advance()
        if !token.startsLine, token.start > previousEnd, kind == .identifier {
          edits.append(Edit(range: previousEnd..<token.start, insertion: ""))
        }
        if token.startsLine || !isMemberName {
          let isParted = !token.startsLine && token.start > previousEnd
          report(
            "expected member name following '.'",
            at: isParted ? token.start : tokens[dot].start)
          edits.append(Edit(range: previousEnd..<previousEnd, insertion: Self.hole))
          return .right
        }
        advance()
        genericArguments()
      case .leftParen where !token.startsLine && !isKeyPath:
        if arguments(until: .rightParen) == .wrong { outcome = .wrong }
      case .leftSquare where !token.startsLine:
        if arguments(until: .rightSquare) == .wrong { outcome = .wrong }
      case .leftBrace where !isKeyPath && isTrailingClosure(isBasic, behind: start):
        if trailingClosures() == .wrong { outcome = .wrong }
      case .postfixQuestion, .postfixExclamation, .postfixOperator: advance()
      case .unknown where !token.startsLine:
        blank(from: index, to: index + 1)
        advance()
      default: return outcome
      }
    }
  }

  private var isMemberName: Bool {
    switch kind {
    case .identifier, .keyword, .number, .dollar: true
    default: false
    }
  }

  private mutating func arguments(until closing: RecoveryToken.Kind) -> Outcome {
    let opening = token.start
    advance()
    return list(
      until: closing, opening: opening,
      .said("expected '\(closing == .rightParen ? ")" : "]")' in expression list")
    ) { $0.argument(until: closing) }
  }

  /// An element of a list of expressions, with its label.
  mutating func argument(until closing: RecoveryToken.Kind) -> Outcome {
    if token.isLabel, next.kind == .colon {
      advance()
      advance()
    } else if kind == .colon {
      report("expected argument label before colon")
      blank(from: index, to: index + 1)
      advance()
    }
    if token.isOperator, [closing, .comma].contains(next.kind) {
      advance()
      return .right
    }
    return expression(.said("expected expression in list of expressions"))
  }

  /// `<Int>` behind a name, or the labels of a function's: `name(first:second:)`.
  mutating func genericArguments() {
    if kind == .leftParen, !token.startsLine {
      let isName = looking { parser in
        parser.advance()
        guard parser.kind != .rightParen else { return false }
        while parser.token.isLabel, parser.next.kind == .colon {
          parser.advance()
          parser.advance()
        }
        return parser.kind == .rightParen
      }
      if isName { skipSingle() }
      return
    }
    guard token.startsWith("<"), !token.startsLine else { return }
    let isList = looking { parser in
      let reports = parser.reports.count
      guard parser.typeArguments() == .right, parser.reports.count == reports else { return false }
      switch parser.kind {
      case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare, .comma,
        .colon, .semicolon, .period, .prefixPeriod, .end, .postfixQuestion, .postfixExclamation,
        .equal:
        return true
      default: return parser.token.startsLine
      }
    }
    if isList { _ = typeArguments() }
  }

  // MARK: Closures behind calls

  private func isTrailingClosure(_ isBasic: Bool, behind start: Int) -> Bool {
    let last = tokens[index - 1]
    if last.kind == .number || last.kind == .text || last.isKeyword("true", "false", "nil") {
      return false
    }
    if index - 1 > start || last.kind == .identifier || last.kind == .rightParen {
      let isLiteral = [.leftParen, .leftSquare].contains(tokens[start].kind)
      if isLiteral, matching(start) == index - 1 { return false }
    }
    if beginsAccessors(at: index) { return false }
    if tokens[min(index + 1, tokens.count - 1)].isKeyword("case", "default") { return false }
    guard isBasic else { return true }
    var copy = self
    copy.skipSingle()
    guard tokens[copy.index - 1].kind == .rightBrace, copy.index - 1 > index else { return false }
    switch copy.kind {
    case .leftBrace, .comma: return true
    case .keyword where copy.token.isKeyword("where"): return true
    case .leftSquare, .leftParen, .period, .prefixPeriod, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !copy.token.startsLine
    case .keyword where copy.token.isKeyword("is", "as"): return !copy.token.startsLine
    default: return false
    }
  }

  /// The index of the bracket that closes one.
  private func matching(_ start: Int) -> Int {
    var copy = self
    copy.index = start
    copy.skipSingle()
    return copy.index - 1
  }

  private mutating func trailingClosures() -> Outcome {
    var outcome = closure()
    while token.isLabel, kind != .keyword || token.isKeyword("_"), next.kind == .colon,
      index + 2 < tokens.count, tokens[index + 2].kind == .leftBrace
    {
      advance()
      advance()
      outcome = closure()
    }
    return outcome
  }
}
