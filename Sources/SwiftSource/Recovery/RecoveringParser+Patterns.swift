extension RecoveringParser {
  /// A pattern of a declaration, and its type.
  mutating func typedPattern(isVariable: Bool) -> Outcome {
    let pattern = self.pattern(isVariable: isVariable)
    guard take(.colon) else { return pattern }
    let outcome = wholeType(.missed("expected type"))
    if outcome != .failed, kind == .leftParen, !token.startsLine { initializerAsType() }
    return pattern == .failed ? .wrong : pattern
  }

  /// `var store: Store()`
  private mutating func initializerAsType() {
    guard !isLooking else { return }
    let isCall = looking { parser in
      let count = parser.reports.count
      let opening = parser.token.start
      parser.advance()
      _ = parser.list(until: .rightParen, opening: opening, .expression) {
        $0.argument(until: .rightParen)
      }
      return parser.reports.count == count
    }
    guard isCall else { return }
    report("unexpected initializer in pattern; did you mean to use '='?")
    let start = index
    skipSingle()
    blank(from: start, to: index)
  }

  mutating func pattern(isVariable: Bool, isNested: Bool = true) -> Outcome {
    switch kind {
    case .leftParen:
      let opening = token.start
      advance()
      return list(
        until: .rightParen, opening: opening, .missed("expected ')' at end of tuple pattern")
      ) { parser in
        if parser.token.isLabel, parser.next.kind == .colon {
          parser.advance()
          parser.advance()
        }
        return parser.pattern(isVariable: isVariable)
      }
    case .keyword where token.isKeyword("_"):
      advance()
      return .right
    case .identifier:
      advance()
      if token.isName, !token.startsLine, !isDeclarationWord {
        secondName(isVariable ? "variable" : "constant")
      }
      return .right
    case .keyword where token.isKeyword("let", "var"):
      let word = token.word
      report("'\(word)' cannot appear nested inside another 'var' or 'let' pattern")
      blank(from: index, to: index + 1)
      advance()
      return pattern(isVariable: isVariable)
    case .keyword where next.kind == .colon || next.kind == .equal:
      reportKeyword()
      edits.append(Edit(range: token.start..<token.start, insertion: "`"))
      edits.append(Edit(range: token.end..<token.end, insertion: "`"))
      advance()
      return .right
    default:
      miss("expected pattern")
      return .failed
    }
  }

  mutating func reportKeyword() {
    report("keyword '\(token.word)' cannot be used as an identifier here")
    note("if this name is unavoidable, use backticks to escape it", at: token.start)
  }

  /// The name behind a name.
  mutating func secondName(_ what: String) {
    report(
      "found an unexpected second identifier in \(what) declaration; is there an accidental break?")
    note("join the identifiers together", at: token.start)
    if let first = token.word.first, first.isLowercase {
      note("join the identifiers together with camel-case", at: token.start)
    }
    blank(from: index, to: index + 1)
    advance()
  }

  /// A word that begins a declaration, where it is one.
  var isDeclarationWord: Bool {
    token.kind == .identifier && Self.modifiers.contains(token.word)
  }

  /// A pattern that values are matched with: of a `case` or a `catch`.
  mutating func matchingPattern(isBasic: Bool) -> Outcome {
    let outer = isInPattern
    isInPattern = true
    defer { isInPattern = outer }
    if token.isKeyword("let", "var") {
      advance()
      return matchingPattern(isBasic: isBasic)
    }
    if token.isKeyword("is") {
      advance()
      return type()
    }
    return expression(.missed("expected pattern"), isBasic: isBasic)
  }
}
