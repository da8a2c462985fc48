extension RecoveringParser {
  static let modifiers: Set<String> = [
    "final", "mutating", "nonmutating", "override", "lazy", "weak", "unowned", "optional",
    "required", "convenience", "dynamic", "prefix", "postfix", "infix", "indirect", "nonisolated",
    "open", "package", "distributed", "consuming", "borrowing", "isolated", "async",
  ]

  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "public", "static",
  ]

  private static let introducers: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "let",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]

  var startsDeclaration: Bool {
    switch kind {
    case .identifier, .keyword, .at: break
    default: return false
    }
    var index = index
    while index < tokens.count {
      let token = tokens[index]
      let following = tokens[min(index + 1, tokens.count - 1)]
      switch token.kind {
      case .at:
        index = behindAttribute(index)
        if [.rightBrace, .end].contains(tokens[min(index, tokens.count - 1)].kind) { return true }
      case .keyword:
        if token.word == "init" { return !isInInitializer }
        if Self.introducers.contains(token.word) { return true }
        guard Self.accessLevels.contains(token.word) else { return false }
        index += 1
        if following.kind == .leftParen { index = behindBracket(index) }
      case .identifier:
        if token.word == "actor" {
          return following.kind == .identifier && !following.startsLine
        }
        guard Self.modifiers.contains(token.word) else { return false }
        index += 1
        if following.kind == .leftParen, token.isWord("unowned", "nonisolated", "package", "open") {
          index = behindBracket(index)
        }
      default: return false
      }
    }
    return false
  }

  private func behindAttribute(_ index: Int) -> Int {
    var index = index + 1
    guard index < tokens.count, tokens[index].kind == .identifier || tokens[index].kind == .keyword
    else { return index }
    index += 1
    while index + 1 < tokens.count, tokens[index].kind == .period { index += 2 }
    let hasArguments = index < tokens.count && tokens[index].kind == .leftParen
    return hasArguments && !tokens[index].startsLine ? behindBracket(index) : index
  }

  private func behindBracket(_ index: Int) -> Int {
    var copy = self
    copy.index = index
    copy.skipSingle()
    return copy.index
  }

  /// `@State`, `@Environment(\.dismiss)`
  ///
  /// - Parameter isOfType: whether a bracket behind a blank begins the type.
  mutating func attribute(isOfType: Bool = false) {
    advance()
    guard kind == .identifier || kind == .keyword && !Self.introducers.contains(token.word) else {
      report("expected an attribute name")
      return blank(from: index - 1, to: index)
    }
    let isOwn = token.word.first?.isUppercase ?? false
    advance()
    while kind == .period, next.kind == .identifier {
      advance()
      advance()
    }
    genericArguments()
    guard kind == .leftParen, !token.startsLine, !isOfType || token.start == previousEnd else {
      return
    }
    guard isOwn else { return skipSingle() }
    let opening = token.start
    advance()
    _ = list(until: .rightParen, opening: opening, .said("expected ')' in expression list")) {
      $0.argument(until: .rightParen)
    }
  }

  /// - Parameter isParted: whether it may follow what stands before it on its line.
  mutating func declaration(isParted: Bool) -> Outcome {
    var isStatic = false
    while true {
      if kind == .at {
        attribute()
      } else if kind == .keyword,
        Self.accessLevels.contains(token.word)
          || token.word == "class" && next.isKeyword("func", "var", "let", "subscript")
      {
        isStatic = isStatic || token.isKeyword("static", "class")
        advance()
        if kind == .leftParen, !token.startsLine { accessOfSetter() }
      } else if kind == .identifier, Self.modifiers.contains(token.word), !endsModifiers {
        advance()
        if kind == .leftParen, tokens[index - 1].isWord("unowned", "nonisolated") { skipSingle() }
      } else {
        break
      }
    }
    if token.isWord("actor"), next.kind == .identifier { return nominal("actor") }
    guard kind == .keyword else { return undeclared(isParted: isParted, isStatic: isStatic) }
    switch token.word {
    case "let", "var": return variable(isStatic: isStatic)
    case "func": return function()
    case "init": return initializer()
    case "deinit": return deinitializer()
    case "subscript": return subscription()
    case "struct", "class", "enum", "protocol": return nominal(token.word)
    case "extension": return extending()
    case "import": return importing()
    case "typealias", "associatedtype": return alias()
    case "case" where containers.last?.kind == .enumeration: return enumCases()
    case "operator", "precedencegroup":
      advance()
      skip { $0.token.startsLine }
      return .right
    default: return undeclared(isParted: isParted, isStatic: isStatic)
    }
  }

  /// `(set)` behind `private`.
  private mutating func accessOfSetter() {
    let modifier = tokens[index - 1]
    let start = index
    advance()
    guard take(word: "set") else {
      report("expected 'set' as subject of '\(modifier.word)' modifier", at: modifier.start)
      return blank(from: start, to: index)
    }
    guard !take(.rightParen) else { return }
    report("expected ')' in '\(modifier.word)' modifier", at: modifier.start)
    insert(")")
  }

  /// Whether a word that may be a modifier is a name: `lazy = 3`.
  private var endsModifiers: Bool {
    switch next.kind {
    case .colon, .equal, .comma, .leftBrace, .rightBrace, .end, .period: true
    case .leftParen: !token.isWord("unowned", "nonisolated")
    default: false
    }
  }

  private mutating func undeclared(isParted: Bool, isStatic: Bool) -> Outcome {
    if kind == .pound, next.kind == .identifier {
      return expression(.expression)
    }
    if isParted, !containers.isEmpty {
      let isName = token.isName
      if kind == .leftParen || isName && [.colon, .equal, .comma].contains(next.kind) {
        let property = isStatic ? "static property" : "property"
        report("expected 'var' keyword in \(property) declaration")
        edits.append(Edit(range: token.start..<token.start, insertion: "var "))
        return variable(isStatic: isStatic, hasKeyword: false)
      }
      if isName || token.isOperator {
        report("expected 'func' keyword in \(isStatic ? "static" : "instance") method declaration")
        edits.append(Edit(range: token.start..<token.start, insertion: "func "))
        return function(hasKeyword: false)
      }
    }
    report("expected declaration")
    if let container = containers.last {
      let what = container.kind == .extension ? "in extension of" : "in declaration of"
      note("\(what) '\(container.name)'", at: container.start)
    }
    return .failed
  }

  // MARK: Members

  mutating func members(_ container: Container, _ message: String) -> Bool {
    let opening = token.start
    let (initializer, depth, pattern) = (isInInitializer, closureDepth, isInPattern)
    (isInInitializer, closureDepth, isInPattern) = (false, 0, false)
    containers.append(container)
    advance()
    var isParted = true
    while !at(.rightBrace, .end) {
      if kind == .directive {
        skipDirective()
        isParted = true
        continue
      }
      isParted = member(isParted: isParted)
    }
    containers.removeLast()
    (isInInitializer, closureDepth, isInPattern) = (initializer, depth, pattern)
    return close(.rightBrace, opening: opening, message)
  }

  private mutating func member(isParted: Bool) -> Bool {
    if kind == .semicolon {
      report("unexpected ';' separator")
      blank(from: index, to: index + 1)
      advance()
      return isParted
    }
    let mayFollow = isParted || token.startsLine
    if !mayFollow, kind != .unknown {
      report("consecutive declarations on a line must be separated by ';'", at: previousEnd)
      insert("\n")
    }
    let start = index
    let outcome = declaration(isParted: mayFollow)
    if outcome != .right {
      let end = index
      skipToDeclaration()
      if index == start { advance() }
      blank(from: outcome == .failed ? start : end, to: index)
    }
    return take(.semicolon)
  }
}
