extension RecoveringParser {
  enum ItemList { case braces, cases, file }

  /// Statements and declarations, up to the brace behind them.
  mutating func items(_ list: ItemList) {
    var isParted = true
    while kind != .end {
      switch kind {
      case .rightBrace:
        guard list == .file else { return }
        report("extraneous '}' at top level")
        blank(from: index, to: index + 1)
        advance()
        continue
      case .unknown:
        blank(from: index, to: index + 1)
        advance()
        continue
      case .directive:
        skipDirective()
        isParted = true
        continue
      default: break
      }
      if list == .cases, beginsCase { return }
      isParted = item(isParted: isParted)
    }
  }

  /// Whether the next one may follow it on its line.
  private mutating func item(isParted: Bool) -> Bool {
    if !isParted, !token.startsLine {
      report("consecutive statements on a line must be separated by ';'", at: previousEnd)
      insert("\n")
    }
    let start = index
    let outcome: Outcome
    var isStatement = true
    if kind == .semicolon {
      report("';' statements are not allowed")
      blank(from: index, to: index + 1)
      advance()
      outcome = .failed
    } else if token.isKeyword("try"), isTryForDo {
      outcome = tryForDo()
    } else if startsDeclaration, !token.isKeyword("case") {
      isStatement = false
      outcome = declaration(isParted: isParted || token.startsLine)
    } else if startsStatement {
      outcome = statement()
    } else {
      isStatement = false
      outcome = expression(.expression)
    }
    if outcome == .right || outcome == .wrong && !isStatement && !isDeclared(start) {
      return take(.semicolon)
    }
    let end = index
    if index == start { advance() }
    skipToStatement()
    blank(from: outcome == .failed ? start : end, to: index)
    return true
  }

  /// `try { … } catch { … }`
  private var isTryForDo: Bool {
    guard next.kind == .leftBrace else { return false }
    return looking { parser in
      parser.advance()
      parser.skipSingle()
      return parser.token.isKeyword("catch")
    }
  }

  private mutating func tryForDo() -> Outcome {
    report("the 'do' keyword is used to specify a 'catch' region")
    _ = doing()
    return .failed
  }

  /// Whether what was read from there on is a declaration.
  private func isDeclared(_ start: Int) -> Bool {
    var copy = self
    copy.index = start
    return copy.startsDeclaration
  }

  /// `#if DEBUG`, with its line.
  mutating func skipDirective() {
    advance()
    while kind != .end, !token.startsLine { advance() }
  }

  var beginsCase: Bool {
    token.isKeyword("case", "default") || kind == .at && next.isWord("unknown")
  }

  var startsStatement: Bool { startsStatement(at: index) }

  private func startsStatement(at index: Int) -> Bool {
    let token = tokens[index]
    let following = min(index + 1, tokens.count - 1)
    switch token.kind {
    case .keyword:
      if token.word == "try" { return following > index && startsStatement(at: following) }
      return [
        "return", "throw", "defer", "if", "guard", "while", "do", "for", "break", "continue",
        "fallthrough", "switch", "case", "default", "repeat",
      ].contains(token.word)
    case .identifier:
      return tokens[following].kind == .colon && index + 2 < tokens.count
        && (tokens[index + 2].kind == .leftBrace || startsStatement(at: index + 2))
    default: return false
    }
  }

  mutating func statement() -> Outcome {
    if kind == .identifier, next.kind == .colon {
      advance()
      advance()
      if kind == .leftBrace {
        report("labeled block needs 'do'")
        insert(" do")
        return block("")
      }
    }
    _ = take(keyword: "try")
    let word = token.word
    switch word {
    case "return": return jump("expected expression in 'return' statement")
    case "throw":
      advance()
      return expression(.missed("expected expression in 'throw' statement"))
    case "defer":
      advance()
      return block("expected '{' after 'defer'")
    case "if": return conditional()
    case "guard": return guarding()
    case "while": return loop()
    case "repeat": return repeating()
    case "do": return doing()
    case "for": return walking()
    case "switch": return switching()
    case "case", "default":
      report("'\(word)' label can only appear inside a 'switch' statement")
      skip { $0.at(.colon, .rightBrace) }
      return .failed
    case "break", "continue":
      advance()
      if kind == .identifier, !token.startsLine, !startsStatement, !startsDeclaration { advance() }
      return .right
    default:
      advance()
      return .right
    }
  }

  private mutating func jump(_ message: String) -> Outcome {
    advance()
    if at(.rightBrace, .semicolon, .end, .directive) || startsStatement && !beginsValue
      || startsDeclaration
    {
      return .right
    }
    let start = index
    let outcome = expression(.missed(message))
    if outcome == .failed {
      blank(from: start, to: index)
      insert(" " + Self.hole, at: tokens[start - 1].end)
      return .wrong
    }
    return .right
  }

  /// `return if …`
  private var beginsValue: Bool { token.isKeyword("if", "switch") }

  /// A body. Where there is none, an empty one is read.
  mutating func block(_ message: String) -> Outcome {
    if kind != .leftBrace {
      miss(message)
      let end = previousEnd
      guard skipToBraceOnLine() else {
        insert(" {}", at: end)
        return .failed
      }
    }
    let opening = token.start
    advance()
    items(.braces)
    return close(.rightBrace, opening: opening, "expected '}' at end of brace statement")
      ? .right : .wrong
  }

  private mutating func conditional() -> Outcome {
    let start = token.start
    advance()
    if kind == .leftBrace {
      report("missing condition in 'if' statement", at: start)
      insert(" " + Self.hole)
    } else {
      guard conditions(of: "if", "expected expression, var, or let in 'if' condition") else {
        insert(" {}")
        return .wrong
      }
    }
    if token.isKeyword("else") {
      report("unexpected 'else' immediately following 'if' condition")
      note(
        "remove 'else' to execute the braced block of statements when the condition is true",
        at: token.start)
      blank(from: index, to: index + 1)
      advance()
    }
    if block("expected '{' after 'if' condition") == .failed { return .wrong }
    return alternative()
  }

  private mutating func alternative() -> Outcome {
    let start = token.start
    guard take(keyword: "else") else { return .right }
    if token.isKeyword("if") { return conditional() }
    if kind == .leftBrace { return block("") }
    let hasBrace = looking { parser in
      parser.skipToBraceOnLine()
    }
    guard hasBrace else {
      miss("expected '{' or 'if' after 'else'")
      insert(" {}")
      return .wrong
    }
    report("expected '{' or 'if' after 'else'; did you mean to write 'if'?", at: start)
    insert(" if")
    guard conditions(of: "if", "expected expression, var, or let in 'if' condition") else {
      insert(" {}")
      return .wrong
    }
    if block("expected '{' after 'if' condition") == .failed { return .wrong }
    return alternative()
  }

  private mutating func guarding() -> Outcome {
    let start = token.start
    advance()
    if kind == .leftBrace || token.isKeyword("else") {
      report("missing condition in 'guard' statement", at: start)
      insert(" " + Self.hole)
    } else {
      let message = "expected expression, var, let or case in 'guard' condition"
      guard conditions(of: "guard", message) else {
        insert(" else { fatalError() }")
        return .wrong
      }
    }
    if !take(keyword: "else") {
      miss("expected 'else' after 'guard' condition")
      insert(" else")
      guard kind == .leftBrace else {
        insert(" { fatalError() }")
        return .right
      }
    }
    return block("expected '{' after 'guard' else")
  }

  private mutating func loop() -> Outcome {
    let start = token.start
    advance()
    if kind == .leftBrace {
      report("missing condition in 'while' statement", at: start)
      insert(" " + Self.hole)
    } else {
      let message = "expected expression, var, or let in 'while' condition"
      guard conditions(of: "while", message) else {
        insert(" {}")
        return .wrong
      }
    }
    return block("expected '{' after 'while' condition") == .failed ? .wrong : .right
  }

  private mutating func repeating() -> Outcome {
    advance()
    if block("expected '{' after 'repeat'") == .failed { return .wrong }
    guard take(keyword: "while") else {
      report("expected 'while' after body of 'repeat' statement", at: previousStart)
      insert(" while " + Self.hole)
      return .right
    }
    if kind == .leftBrace {
      report("missing condition in 'while' statement", at: previousStart)
      insert(" " + Self.hole)
      return .right
    }
    return expression(.missed("expected expression in 'repeat-while' condition"))
  }
}
