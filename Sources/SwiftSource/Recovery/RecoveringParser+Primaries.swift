extension RecoveringParser {
  mutating func primary(_ complaint: Complaint, isBasic: Bool) -> Outcome {
    switch kind {
    case .number: advance()
    case .text:
      let interpolations = token.interpolations
      advance()
      for range in interpolations { interpolation(range) }
    case .dollar:
      if closureDepth == 0 { report("anonymous closure argument not contained in a closure") }
      advance()
    case .identifier:
      advance()
      genericArguments()
    case .keyword: return word(complaint)
    case .leftParen: return parenthesized()
    case .leftBrace: return closure()
    case .leftSquare: return collection()
    case .period, .prefixPeriod: return implicitMember()
    case .pound: return macro()
    case .unknown:
      advance()
      return .failed
    default:
      complain(complaint)
      return .failed
    }
    return .right
  }

  private mutating func word(_ complaint: Complaint) -> Outcome {
    switch token.word {
    case "self", "Self", "super", "true", "false", "nil", "_", "Any":
      advance()
      genericArguments()
      return .right
    case "if", "switch", "do": return statement()
    case "repeat":
      advance()
      return expression(complaint)
    case "init" where next.kind == .leftParen && isInInitializer:
      advance()
      return .right
    default:
      complain(complaint)
      return .failed
    }
  }

  private mutating func implicitMember() -> Outcome {
    let start = index
    advance()
    switch kind {
    case .identifier, .keyword:
      advance()
      genericArguments()
      return .right
    case .number where token.start == tokens[start].end:
      let digits = String(decoding: text[token.start..<token.end], as: UTF8.self)
      report(
        "'.\(digits)' is not a valid floating point literal; it must be written '0.\(digits)'",
        at: tokens[start].start)
      advance()
      leaveHole(from: start)
      return .right
    default:
      report("expected identifier after '.' expression")
      leaveHole(from: start)
      return .wrong
    }
  }

  private mutating func parenthesized() -> Outcome {
    let opening = token.start
    advance()
    return list(until: .rightParen, opening: opening, .said("expected ')' in expression list")) {
      $0.argument(until: .rightParen)
    }
  }

  private mutating func macro() -> Outcome {
    let start = index
    advance()
    guard kind == .identifier || kind == .keyword, !token.startsLine else {
      report("expected a macro identifier for a pound literal expression")
      blank(from: start, to: start + 1)
      return .failed
    }
    advance()
    genericArguments()
    return .right
  }

  // MARK: Collections

  private mutating func collection() -> Outcome {
    let opening = token.start
    advance()
    if kind == .colon, next.kind == .rightSquare {
      advance()
      advance()
      return .right
    }
    var isDictionary: Bool?
    return list(
      until: .rightSquare, opening: opening,
      .missed("expected ']' in container literal expression"), isCollection: true
    ) { $0.element(isDictionary: &isDictionary) }
  }

  private mutating func element(isDictionary: inout Bool?) -> Outcome {
    let key = expression(.said("expected expression in container literal"))
    guard key != .failed else { return .failed }
    let hasValue = isDictionary ?? (kind == .colon)
    isDictionary = hasValue
    guard hasValue else { return key }
    guard take(.colon) else {
      report("expected ':' in dictionary literal")
      return .failed
    }
    let value = expression(.said("expected value in dictionary literal"))
    if value == .failed { insert(Self.hole, at: previousEnd) }
    return value == .failed ? .wrong : key == .wrong ? .wrong : value
  }

  // MARK: Texts

  private mutating func interpolation(_ range: Range<Int>) {
    var inner = RecoveringParser(text, in: range)
    inner.closureDepth = closureDepth
    inner.isInInitializer = isInInitializer
    _ = inner.list(until: .rightParen, opening: range.lowerBound - 1, .expression) {
      $0.argument(until: .rightParen)
    }
    for report in inner.reports where !reports.contains(where: { $0.offset == report.offset }) {
      reports.append(report)
    }
    edits += inner.edits
  }

  // MARK: Closures

  mutating func closure() -> Outcome {
    let opening = token.start
    advance()
    if hasSignature { signature() }
    closureDepth += 1
    let pattern = isInPattern
    isInPattern = false
    items(.braces)
    isInPattern = pattern
    closureDepth -= 1
    let isClosed = close(.rightBrace, opening: opening, "expected '}' at end of closure")
    return isClosed ? .right : .wrong
  }

  /// Whether a closure begins with its parameters.
  private var hasSignature: Bool {
    var parser = self
    while parser.kind == .at {
      parser.advance()
      parser.advance()
      if parser.kind == .leftParen, !parser.token.startsLine { parser.skipSingle() }
    }
    if parser.kind == .leftSquare {
      parser.skipSingle()
      if tokens[parser.index - 1].kind != .rightSquare { return false }
    }
    if parser.kind == .leftParen {
      parser.advance()
      while !parser.at(.rightParen, .end) { parser.skipSingle() }
      guard parser.take(.rightParen) else { return false }
    } else if parser.token.isName {
      parser.advance()
      while parser.take(.comma) {
        guard parser.token.isName else { return false }
        parser.advance()
      }
    } else if !parser.token.isKeyword("in") {
      return false
    }
    parser.effects()
    if parser.take(.arrow) {
      let reports = parser.reports.count
      return parser.type(.expression) != .failed && parser.reports.count == reports
    }
    return parser.token.isKeyword("in")
  }

  private mutating func signature() {
    while kind == .at { attribute() }
    if kind == .leftSquare { skipSingle() }
    if kind == .leftParen {
      let opening = token.start
      advance()
      _ = list(until: .rightParen, opening: opening, .missed("expected ')' in parameter")) {
        $0.parameter(isClosure: true)
      }
    } else {
      while token.isName || kind == .comma { advance() }
    }
    effects()
    if take(.arrow) { _ = type(.said("expected closure result type after '->'")) }
    if take(keyword: "in") { return }
    let start = index
    var parser = self
    parser.skip { $0.kind == .rightBrace || $0.token.isKeyword("in") }
    if parser.token.isKeyword("in") {
      report("unexpected tokens prior to 'in'")
      index = parser.index
      blank(from: start, to: index)
      advance()
    } else {
      report("expected 'in' after the closure signature")
      insert(" in ")
    }
  }
}
