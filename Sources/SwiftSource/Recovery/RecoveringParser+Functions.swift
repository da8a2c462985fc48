extension RecoveringParser {
  /// A function's body, where it has one.
  private mutating func body(isInitializer: Bool = false) -> Outcome {
    guard kind == .leftBrace else { return .right }
    let (outer, depth) = (isInInitializer, closureDepth)
    let nested = containers
    (isInInitializer, closureDepth) = (isInitializer, 0)
    containers = []
    defer {
      (isInInitializer, closureDepth) = (outer, depth)
      containers = nested
    }
    return block("")
  }

  mutating func function(hasKeyword: Bool = true) -> Outcome {
    if hasKeyword { advance() }
    if token.isOperator || at(.equal, .postfixExclamation) {
      advance()
    } else if name(of: "function", before: [.leftParen, .arrow, .leftBrace]) == .failed {
      return .failed
    }
    genericParameters()
    if kind == .leftParen {
      _ = parameters()
    } else {
      miss("expected '(' in argument list of function declaration")
      insert("()")
    }
    effects()
    if at(.arrow, .colon) {
      if kind == .colon {
        report("expected '->' after function parameter tuple")
        edits.append(Edit(range: token.start..<token.end, insertion: " ->"))
      }
      advance()
      _ = wholeType(.missed("expected type for function result"))
    }
    whereClause()
    if containers.last?.kind == .protocol, kind == .leftBrace {
      report("protocol methods must not have bodies")
      let start = index
      skipSingle()
      blank(from: start, to: index)
      return .right
    }
    _ = body()
    return .right
  }

  mutating func parameters(isCase: Bool = false) -> Outcome {
    let opening = token.start
    advance()
    return list(until: .rightParen, opening: opening, .missed("expected ')' in parameter")) {
      $0.parameter(isCase: isCase)
    }
  }

  mutating func parameter(isClosure: Bool = false, isCase: Bool = false) -> Outcome {
    var outcome = Outcome.right
    while kind == .at { attribute() }
    while token.isKeyword("inout")
      || token.isKeyword("let", "var") && next.kind != .colon && next.isName == false
    {
      advance()
    }
    if startsParameterName(isClosure) {
      let first = token
      advance()
      if token.isLabel {
        if isCase, first.word != "_" {
          report("enum case cannot have keyword arguments", at: first.start)
        }
        advance()
      }
      if take(.colon) {
        switch type(.missed("expected parameter type following ':'")) {
        case .failed: outcome = .wrong
        case let other: outcome = other
        }
      } else if !isClosure {
        miss("expected ':' following argument label and parameter name")
      }
    } else {
      let isType = looking { parser in
        let count = parser.reports.count
        return parser.type() == .right && parser.reports.count == count
          && parser.at(.comma, .rightParen, .equal)
      }
      guard isType else {
        miss("expected parameter name followed by ':'")
        return .failed
      }
      let start = token.start
      _ = type()
      if !isCase, !isClosure {
        report("unnamed parameters must be written with the empty name '_'", at: start)
        edits.append(Edit(range: start..<start, insertion: "_: "))
      }
    }
    if token.isOperator, token.word == "..." { advance() }
    if token.isOperator, token.word == "==" {
      report("expected '=' instead of '==' to assign default value for parameter")
      edits.append(Edit(range: token.start..<token.end, insertion: "="))
    } else if kind != .equal {
      return outcome
    }
    advance()
    let isValue = expression(.missed("expected initial value after '='")) != .failed
    return isValue ? outcome : .wrong
  }

  private func startsParameterName(_ isClosure: Bool) -> Bool {
    if token.isKeyword("_") { return true }
    guard token.isLabel else { return false }
    return next.kind == .colon || next.isLabel || isClosure
  }

  mutating func initializer() -> Outcome {
    advance()
    if at(.postfixQuestion, .postfixExclamation) { advance() }
    genericParameters()
    var isWrong = false
    if kind == .leftParen {
      _ = parameters()
    } else {
      miss("expected '(' for initializer parameters")
      insert("()")
      isWrong = true
    }
    effects()
    whereClause()
    _ = body(isInitializer: true)
    return isWrong ? .wrong : .right
  }

  mutating func deinitializer() -> Outcome {
    advance()
    if kind == .leftParen {
      report("no parameter clause allowed on deinitializer")
      let start = index
      skipSingle()
      blank(from: start, to: index)
    }
    guard kind == .leftBrace else {
      miss("expected '{' for deinitializer")
      return .failed
    }
    _ = body()
    return .right
  }

  mutating func subscription() -> Outcome {
    let start = token.start
    advance()
    if containers.isEmpty {
      report("'subscript' functions may only be declared within a type", at: start)
    }
    genericParameters()
    if kind == .leftParen {
      _ = parameters()
    } else {
      miss("expected '(' for subscript parameters")
      return .failed
    }
    if take(.arrow) {
      if type(.missed("expected subscripting element type")) == .failed { return .wrong }
    } else {
      miss("expected '->' for subscript element type")
      insert(" -> ")
      let message = "expected subscripting element type"
      if kind != .leftBrace, type(.missed(message)) == .failed { return .wrong }
    }
    whereClause()
    guard kind == .leftBrace else {
      if containers.last?.kind != .protocol {
        miss("expected '{' in subscript to specify getter and setter implementation")
      }
      return .wrong
    }
    return accessors()
  }

  // MARK: Variables

  mutating func variable(isStatic: Bool, hasKeyword: Bool = true) -> Outcome {
    let isVariable = !token.isKeyword("let")
    if hasKeyword { advance() }
    let first = index
    repeat {
      let start = index
      if typedPattern(isVariable: isVariable) == .failed {
        guard start > first else { return .failed }
        blank(from: start - 1, to: index)
        return .wrong
      }
      if kind == .equal {
        advance()
        let value = index
        if expression(.missed("expected initial value after '='")) == .failed {
          blank(from: value, to: index)
          insert(" " + Self.hole, at: tokens[value - 1].end)
        }
      }
      if kind == .leftBrace, accessors() == .failed { return .wrong }
    } while take(.comma)
    return .right
  }

  /// Whether a brace opens a property's accessors.
  func beginsAccessors(at start: Int) -> Bool {
    var copy = self
    copy.index = start + 1
    while copy.kind == .at { copy.attribute() }
    while copy.token.isWord("mutating", "nonmutating") { copy.advance() }
    let names = ["get", "set", "willSet", "didSet", "_read", "_modify"]
    guard copy.kind == .identifier, names.contains(copy.token.word) else { return false }
    switch copy.next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen: return copy.token.isWord("set", "willSet", "didSet")
    case .identifier, .keyword: return true
    default: return copy.next.startsLine
    }
  }

  mutating func accessors() -> Outcome {
    if containers.last?.kind == .protocol { return promisedAccessors() }
    guard beginsAccessors(at: index) else {
      _ = body()
      return .right
    }
    let opening = token.start
    advance()
    while !at(.rightBrace, .end) {
      while kind == .at { attribute() }
      while token.isWord("mutating", "nonmutating") { advance() }
      let name = token.word
      guard ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(name),
        kind == .identifier
      else {
        report(
          "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition")
        break
      }
      advance()
      if kind == .leftParen, !token.startsLine { skipSingle() }
      effects()
      guard kind == .leftBrace else {
        let what = ["get": "getter", "set": "setter"][name] ?? "'\(name)'"
        miss("expected '{' to start \(what) definition")
        insert(" {}")
        break
      }
      _ = body()
    }
    return endAccessors(opening)
  }

  private mutating func endAccessors(_ opening: Int) -> Outcome {
    let start = index
    while !at(.rightBrace, .end) { skipSingle() }
    blank(from: start, to: index)
    let message = "expected '}' at end of variable get/set clause"
    return close(.rightBrace, opening: opening, message) ? .right : .wrong
  }

  private mutating func promisedAccessors() -> Outcome {
    let (start, opening) = (index, token.start)
    advance()
    var isEmpty = true
    while !at(.rightBrace, .end) {
      while token.isWord("mutating", "nonmutating") { advance() }
      guard token.isWord("get", "set") else {
        report("expected get or set in a protocol property")
        break
      }
      isEmpty = false
      advance()
      effects()
    }
    let outcome = endAccessors(opening)
    if isEmpty { blank(from: start, to: index) }
    return outcome
  }
}
