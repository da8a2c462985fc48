extension RecoveringParser {
  /// A declaration's name.
  mutating func name(
    of what: String, before followers: Set<RecoveryToken.Kind>, joins: Bool = true
  ) -> Outcome {
    if kind == .identifier {
      advance()
      if joins, token.isName, !isDeclarationWord { secondName(what) }
      return .right
    }
    if kind == .keyword {
      let start = token
      reportKeyword()
      guard followers.contains(next.kind) || next.startsWith("<") else { return .failed }
      edits.append(Edit(range: start.start..<start.start, insertion: "`"))
      edits.append(Edit(range: start.end..<start.end, insertion: "`"))
      advance()
      return .right
    }
    if kind == .number {
      report("\(what) name can only start with a letter or underscore, not a number")
      edits.append(Edit(range: token.start..<token.start, insertion: "_"))
      advance()
      return .right
    }
    report("expected identifier in \(what) declaration")
    return .failed
  }

  /// `<T: Equatable>`
  mutating func genericParameters() {
    guard token.startsWith("<") else { return }
    let opening = token.start
    takeFirstCharacter()
    var isWrong = false
    repeat {
      while kind == .at { attribute() }
      _ = take(word: "each")
      _ = take(keyword: "let")
      guard kind == .identifier else {
        report("expected an identifier to name generic parameter")
        isWrong = true
        break
      }
      advance()
      if take(.colon) {
        if kind == .identifier || at(.leftParen) || token.isKeyword("Any", "Self")
          || token.startsWith("~")
        {
          if type() == .failed { isWrong = true }
        } else {
          let name = tokens[max(index - 2, 0)].word
          report("expected a class type or protocol-constrained type restricting '\(name)'")
          isWrong = true
        }
      }
    } while !isWrong && take(.comma)
    whereClause()
    if token.startsWith(">") { return takeFirstCharacter() }
    if !isWrong {
      miss("expected '>' to complete generic parameter list")
      note("to match this opening '<'", at: opening)
    }
    let (end, start) = (previousEnd, index)
    let isClosed = skipToTypeListEnd()
    blank(from: start, to: index)
    if isClosed { takeFirstCharacter() } else { insert(">", at: end) }
  }

  mutating func whereClause() {
    let start = index
    guard take(keyword: "where") else { return }
    repeat {
      if type() == .failed {
        blank(from: start, to: index)
        return
      }
      if kind == .colon || token.isOperator && token.word == "==" || kind == .equal {
        advance()
        if type() == .failed {
          blank(from: start, to: index)
          return
        }
      }
    } while take(.comma)
  }

  private mutating func inheritance() {
    let start = index
    guard take(.colon) else { return }
    var comma = start
    repeat {
      let first = index
      if take(keyword: "class") { continue }
      if type() == .failed {
        blank(from: comma, to: first)
        blank(from: first, to: index)
      }
      comma = index
    } while take(.comma)
  }

  mutating func nominal(_ word: String) -> Outcome {
    advance()
    let start = token
    if name(of: word, before: [.colon, .leftBrace]) == .failed { return .failed }
    genericParameters()
    inheritance()
    whereClause()
    guard kind == .leftBrace else {
      miss("expected '{' in \(word == "protocol" ? "protocol type" : word)")
      insert(" {}")
      return .wrong
    }
    let kind: Container.Kind =
      switch word {
      case "enum": .enumeration
      case "protocol": .protocol
      default: .type
      }
    let message = word == "enum" ? "expected '}' at end of enum" : "expected '}' in \(word)"
    let container = Container(kind: kind, name: start.word, start: start.start)
    return members(container, message) ? .right : .wrong
  }

  mutating func extending() -> Outcome {
    let start = token.start
    advance()
    let first = token
    if type(.said("expected type name in extension declaration")) == .failed { return .failed }
    let name = String(decoding: text[first.start..<previousEnd], as: UTF8.self)
    inheritance()
    whereClause()
    guard kind == .leftBrace else {
      miss("expected '{' in extension")
      insert(" {}")
      return .wrong
    }
    let container = Container(kind: .extension, name: name, start: start)
    return members(container, "expected '}' at end of extension") ? .right : .wrong
  }

  mutating func importing() -> Outcome {
    advance()
    if kind == .keyword, !token.startsLine { advance() }
    guard kind == .identifier, !token.startsLine || !startsDeclaration else {
      if token.isKeyword("struct", "class", "enum", "func", "var", "let", "protocol", "typealias"),
        next.kind == .identifier
      {
        report("expected module name in import declaration", at: next.start)
      } else {
        report("expected identifier in import declaration")
      }
      return .failed
    }
    advance()
    while kind == .period {
      let dot = index
      advance()
      guard kind == .identifier || kind == .keyword || token.isOperator, !token.startsLine else {
        report("expected member name following '.'", at: tokens[dot].start)
        blank(from: dot, to: dot + 1)
        return .wrong
      }
      advance()
    }
    return .right
  }

  mutating func alias() -> Outcome {
    let word = token.word
    advance()
    if name(of: word, before: [.colon, .equal]) == .failed { return .failed }
    genericParameters()
    if word == "associatedtype" {
      inheritance()
      if take(.equal), type(.missed("expected type in associated type declaration")) == .failed {
        return .failed
      }
      whereClause()
      return .right
    }
    if kind == .colon {
      miss("expected '=' in type alias declaration")
      edits.append(Edit(range: token.start..<token.end, insertion: " ="))
      advance()
    } else if !take(.equal) {
      if containers.last?.kind == .protocol { return .right }
      miss("expected '=' in type alias declaration")
      return .failed
    }
    if type(.missed("expected type in type alias declaration")) == .failed { return .failed }
    whereClause()
    return .right
  }

  mutating func enumCases() -> Outcome {
    let start = token.start
    advance()
    var isFirst = true
    var isWrong = false
    while true {
      guard kind == .identifier else {
        if !isFirst {
          miss("expected identifier after comma in enum 'case' declaration")
          blank(from: index - 1, to: index)
          return .wrong
        }
        if kind == .keyword {
          reportKeyword()
          return .failed
        }
        if kind == .prefixPeriod || kind == .period {
          report("extraneous '.' in enum 'case' declaration")
          blank(from: index, to: index + 1)
          advance()
          continue
        }
        _ = start
        miss("expected identifier in enum 'case' declaration")
        return .failed
      }
      advance()
      if token.isName, !isDeclarationWord { secondName("enum 'case'") }
      if kind == .leftParen, !token.startsLine, parameters(isCase: true) == .wrong {
        isWrong = true
      }
      if take(.equal) {
        let first = index
        if expression(.missed("expected expression after '=' in 'case'")) == .failed {
          blank(from: first - 1, to: index)
          isWrong = true
        }
      }
      isFirst = false
      guard take(.comma) else { return isWrong ? .wrong : .right }
    }
  }
}
