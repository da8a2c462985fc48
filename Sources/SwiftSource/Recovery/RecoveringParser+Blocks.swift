extension RecoveringParser {
  /// Whether all conditions were read.
  mutating func conditions(of statement: String, _ message: String) -> Bool {
    var isFirst = true
    var word = "let"
    while true {
      let start = index
      switch condition(isFirst ? message : "expected expression in conditional", isFirst, &word) {
      case .right: break
      case .wrong: return false
      case .failed:
        blank(from: start, to: index)
        insert(" " + Self.hole, at: tokens[max(start - 1, 0)].end)
        return false
      }
      isFirst = false
      if take(.comma) { continue }
      guard token.isOperator && token.word == "&&" || token.isKeyword("where") else { return true }
      report("expected ',' joining parts of a multi-clause condition")
      insert(",")
      blank(from: index, to: index + 1)
      advance()
    }
  }

  private mutating func condition(
    _ message: String, _ isFirst: Bool, _ word: inout String
  ) -> Outcome {
    if kind == .pound, next.isWord("available", "unavailable") {
      advance()
      advance()
      if kind == .leftParen { skipSingle() }
      return .right
    }
    if !isFirst, kind == .identifier, next.kind == .equal {
      report("expected '\(word)' in conditional")
      edits.append(Edit(range: token.start..<token.start, insertion: word + " "))
    } else if token.isKeyword("let", "var") {
      word = token.word
      advance()
    } else if token.isKeyword("case") {
      advance()
      if matchingPattern(isBasic: true) == .failed { return .failed }
      if kind == .colon { _ = takeAnnotation() }
      return initialValue()
    } else {
      return expression(.missed(message), isBasic: true)
    }
    if pattern(isVariable: word == "var") == .failed { return .failed }
    if kind == .colon, takeAnnotation() == .failed { return .wrong }
    return kind == .equal ? initialValue() : .right
  }

  private mutating func takeAnnotation() -> Outcome {
    advance()
    return type()
  }

  private mutating func initialValue() -> Outcome {
    guard take(.equal) else {
      report("variable binding in a condition requires an initializer")
      return .failed
    }
    let message = "expected expression after '=' in conditional binding"
    let pattern = isInPattern
    isInPattern = false
    defer { isInPattern = pattern }
    return expression(.missed(message), isBasic: true)
  }

  mutating func doing() -> Outcome {
    let start = token.start
    advance()
    var isWrong = block("expected '{' after 'do'") == .failed
    while token.isKeyword("catch") {
      advance()
      if kind != .leftBrace {
        repeat {
          if !token.isKeyword("where"), matchingPattern(isBasic: true) == .failed { isWrong = true }
          if take(keyword: "where") {
            let message = "expected expression for 'where' guard of 'catch'"
            if expression(.missed(message), isBasic: true) == .failed { isWrong = true }
          }
        } while take(.comma)
      }
      if block("expected '{' after 'catch' pattern") == .failed { isWrong = true }
    }
    if token.isKeyword("while") {
      report("'do-while' statement is not allowed", at: start)
      note("did you mean 'repeat-while' statement?", at: start)
      note("did you mean separate 'do' and 'while' statements?", at: start)
      edits.append(Edit(range: start..<start + 2, insertion: "repeat"))
      advance()
      return expression(.missed("expected expression in 'repeat-while' condition"))
    }
    return isWrong ? .wrong : .right
  }

  mutating func walking() -> Outcome {
    let start = index
    advance()
    _ = take(keyword: "try")
    _ = take(word: "await")
    if isLoopOfC { return loopOfC(from: start) }
    let pattern: Outcome
    if take(keyword: "case") {
      pattern = matchingPattern(isBasic: true)
      if kind == .colon {
        advance()
        _ = type()
      }
    } else {
      pattern = loopPattern()
    }
    if pattern == .failed {
      insert(" _")
      if !take(keyword: "in") { insert(" in") }
    } else if !take(keyword: "in") {
      miss("expected 'in' after for-each pattern")
      insert(" in")
    }
    var isWrong = pattern == .failed
    let message = "expected Sequence expression for for-each loop"
    if kind == .leftBrace {
      report(message)
      insert(" " + Self.hole)
    } else {
      let first = index
      if expression(.missed(message), isBasic: true) == .failed {
        insert(" " + Self.hole, at: tokens[first - 1].end)
        skip {
          $0.at(.leftBrace, .rightBrace) || $0.token.isKeyword("where") || $0.startsStatement
            || $0.startsDeclaration
        }
        blank(from: first, to: index)
        isWrong = true
      }
    }
    if take(keyword: "where") {
      let guardMessage = "expected expression in 'where' guard of 'for/in'"
      if expression(.missed(guardMessage), isBasic: true) == .failed { isWrong = true }
    }
    if block("expected '{' to start the body of for-each loop") == .failed { isWrong = true }
    return isWrong ? .wrong : .right
  }

  private mutating func loopPattern() -> Outcome {
    if token.isKeyword("let") {
      report("'let' pattern cannot appear nested in an already immutable context")
      blank(from: index, to: index + 1)
      advance()
    } else if token.isKeyword("var") {
      advance()
      return pattern(isVariable: true)
    }
    return typedPattern(isVariable: false)
  }

  /// `for i = 0; i < n; i++`
  private var isLoopOfC: Bool {
    var copy = self
    let isEnclosed = copy.take(.leftParen)
    while !copy.at(.end, .leftBrace, .rightBrace, .semicolon), !copy.token.isKeyword("in"),
      !isEnclosed || copy.kind != .rightParen
    {
      if copy.token.startsLine { return false }
      copy.skipSingle()
    }
    return copy.kind == .semicolon
  }

  private mutating func loopOfC(from start: Int) -> Outcome {
    let first = index
    if kind == .leftParen {
      skipSingle()
    } else {
      while !at(.end, .leftBrace, .rightBrace), !token.startsLine { skipSingle() }
    }
    report("C-style for statement was removed in Swift 3", at: tokens[start].start)
    blank(from: first, to: index)
    insert(" _ in " + Self.hole, at: tokens[start].end)
    _ = block("expected '{' to start the body of for-each loop")
    return .wrong
  }

  mutating func switching() -> Outcome {
    advance()
    if kind == .leftBrace {
      report("expected expression in 'switch' statement")
      insert(" " + Self.hole)
    } else if expression(.missed("expected expression in 'switch' statement"), isBasic: true)
      != .right
    {
      return .failed
    }
    guard kind == .leftBrace else {
      miss("expected '{' after 'switch' subject expression")
      insert(" {}")
      return .right
    }
    let opening = token.start
    advance()
    while !at(.rightBrace, .end) {
      if kind == .directive {
        skipDirective()
      } else if beginsCase {
        switchCase()
      } else {
        report("all statements inside a switch must be covered by a 'case' or 'default'")
        let start = index
        while !at(.rightBrace, .end, .directive), !beginsCase { skipSingle() }
        blank(from: start, to: index)
      }
    }
    return close(.rightBrace, opening: opening, "expected '}' at end of 'switch' statement")
      ? .right : .wrong
  }

  private mutating func switchCase() {
    if take(.at) { advance() }
    let word = token.word
    advance()
    if word == "case" {
      repeat {
        let start = index
        if matchingPattern(isBasic: false) == .failed {
          blank(from: start, to: index)
          insert(" _", at: tokens[start - 1].end)
        }
        if take(keyword: "where") {
          let first = index
          let message = "expected expression for 'where' guard of 'case'"
          if expression(.missed(message)) == .failed {
            blank(from: first, to: index)
            insert(" " + Self.hole, at: tokens[first - 1].end)
          }
        }
      } while take(.comma)
    }
    if !take(.colon) {
      miss("expected ':' after '\(word)'")
      insert(":")
    }
    if !beginsCase, kind != .rightBrace { items(.cases) }
  }
}
