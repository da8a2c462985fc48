import Diagnostics

extension DeclarationReader {
  mutating func type() throws -> TypeSyntax {
    let start = current.start
    var specifiers: [(String, Place)] = []
    while isWord("inout") || isWord("borrowing") || isWord("consuming") || isWord("sending")
      || isWord("isolated")
    {
      let name = try name()
      specifiers.append((name.text, name.range))
    }
    let attributes = try attributes()
    var type = try function()
    if !attributes.isEmpty {
      let place = attributes[0].range.union(type.range)
      type = TypeSyntax(.attributed(attributes, type), at: place)
    }
    for (word, place) in specifiers.reversed() {
      type = TypeSyntax(.specified(word, type), at: place.union(type.range))
    }
    type.range = place(from: start)
    return type
  }

  /// `(A, B) async throws -> C`, or what is no function.
  private mutating func function() throws -> TypeSyntax {
    let start = current.start
    if isWord("some") || isWord("any") {
      let isSome = isWord("some")
      advance()
      let constraint = try composition()
      return TypeSyntax(isSome ? .some(constraint) : .any(constraint), at: place(from: start))
    }
    if take(word: "repeat") {
      return TypeSyntax(.specified("repeat", try type()), at: place(from: start))
    }
    if take(word: "each") {
      return TypeSyntax(.specified("each", try simple()), at: place(from: start))
    }
    guard isSign("(") else { return try composition() }
    let saved = index
    let elements = try tuple()
    guard isWord("async") || isWord("throws") || isOperator("->") else {
      index = saved
      return try composition()
    }
    let isAsync = take(word: "async")
    let (isThrowing, thrown) = try throwing()
    guard take(operator: "->") else { throw Unknown() }
    let function = FunctionTypeSyntax(
      parameters: elements, isAsync: isAsync, isThrowing: isThrowing, thrownType: thrown,
      result: try type())
    return TypeSyntax(.function(function), at: place(from: start))
  }

  private mutating func composition() throws -> TypeSyntax {
    let start = current.start
    var types = [try simple()]
    while take("&") { types.append(try simple()) }
    return types.count == 1
      ? types[0] : TypeSyntax(.composition(types), at: place(from: start))
  }

  private mutating func simple() throws -> TypeSyntax {
    let start = current.start
    var type = TypeSyntax(try primary(), at: place(from: start))
    type.range = place(from: start)
    while current.kind == .sign {
      if isSign("."), !isOperator("...") {
        advance()
        let name = try name()
        if name.text == "Type" || name.text == "Protocol" {
          type.kind = .metatype(type)
        } else {
          type.kind = .name(base: type, name: name.text, arguments: try genericArguments())
        }
      } else if isAdjacent, take("?") {
        type.kind = .optional(type)
      } else if isAdjacent, take("!") {
        type.kind = .implicitlyUnwrapped(type)
      } else {
        break
      }
      type.range = place(from: start)
    }
    return type
  }

  private mutating func primary() throws -> TypeSyntax.Kind {
    if take("~") { return .specified("~", try simple()) }
    if isSign("(") {
      let elements = try tuple()
      guard elements.count == 1, elements[0].label == nil else { return .tuple(elements) }
      if case .specified("repeat", _) = elements[0].type.kind { return .tuple(elements) }
      return elements[0].type.kind
    }
    if take("[") {
      let first = try type()
      if take(":") {
        let value = try type()
        try expect("]")
        return .dictionary(key: first, value: value)
      }
      try expect("]")
      return .array(first)
    }
    let name = try name()
    if name.text == "_" { return .placeholder }
    return .name(base: nil, name: name.text, arguments: try genericArguments())
  }

  private mutating func genericArguments() throws -> [TypeSyntax] {
    guard isAdjacent, take("<") else { return [] }
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try type()) } while take(",")
    try expect(">")
    return arguments
  }

  private mutating func tuple() throws -> [TypeSyntax.TupleElement] {
    try expect("(")
    var elements: [TypeSyntax.TupleElement] = []
    while !isSign(")") {
      elements.append(try element())
      if !take(",") { break }
    }
    try expect(")")
    return elements
  }

  private mutating func element() throws -> TypeSyntax.TupleElement {
    var label: String?
    if isWord("_"), following.kind == .word {
      advance()
      _ = try name()
      try expect(":")
    } else if current.kind == .word, following.kind == .sign,
      following.sign == UInt8(ascii: ":")
    {
      let name = try name()
      if name.text != "_" { label = name.text }
      try expect(":")
    } else if current.kind == .word, following.kind == .word,
      !["inout", "some", "any", "repeat", "each", "borrowing", "consuming", "sending", "isolated"]
        .contains(text(current))
    {
      throw Unknown()
    }
    var type = try type()
    if isOperator("...") {
      let start = current.start
      _ = take(operator: "...")
      type = TypeSyntax(.specified("...", type), at: type.range.union(place(from: start)))
    }
    return TypeSyntax.TupleElement(label: label, type: type)
  }
}

// MARK: - Generics

extension DeclarationReader {
  mutating func genericParameters() throws -> [GenericParameterSyntax] {
    guard take("<") else { return [] }
    var parameters: [GenericParameterSyntax] = []
    repeat {
      let isPack = isWord("each") && following.kind == .word
      if isPack { advance() }
      let name = try name()
      let inherited = take(":") ? try type() : nil
      parameters.append(
        GenericParameterSyntax(
          name: name.text, inherited: inherited, isPack: isPack, range: name.range))
    } while take(",")
    try expect(">")
    return parameters
  }

  mutating func requirements() throws -> [GenericRequirement] {
    guard take(word: "where") else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      let left = try type()
      if take(":") {
        requirements.append(.conformance(left, try type()))
      } else if take(operator: "==") {
        requirements.append(.sameType(left, try type()))
      } else {
        throw Unknown()
      }
    } while take(",")
    return requirements
  }

  mutating func inherited() throws -> [TypeSyntax] {
    guard take(":") else { return [] }
    var types: [TypeSyntax] = []
    repeat { types.append(try type()) } while take(",")
    return types
  }
}

// MARK: - Values

/// Default arguments and initial values: literals, names, members and calls of them.
extension DeclarationReader {
  mutating func expression() throws -> Expression {
    let start = current.start
    var value: Expression
    if isSign("-") {
      advance()
      let sign = Name("-", at: place(from: start))
      guard isAdjacent else { throw Unknown() }
      value = Expression(.prefix(operator: sign, try chain()), at: place(from: start))
    } else {
      value = try chain()
    }
    value.range = place(from: start)
    guard endsExpression else { throw Unknown() }
    return value
  }

  /// Whether what follows cannot belong to an expression.
  private var endsExpression: Bool {
    switch current.kind {
    case .end: return true
    case .sign:
      switch Unicode.Scalar(current.sign) {
      case ",", ")", "]", "}", ":", ";": return true
      case "@": return isOnNewLine
      default: return false
      }
    case .word: return isOnNewLine
    case .number, .plainString, .otherString: return false
    }
  }

  private var isOnNewLine: Bool {
    let before = tokens.tokens[index - 1].end
    return tokens.bytes[before..<current.start].contains(UInt8(ascii: "\n"))
  }

  private mutating func chain() throws -> Expression {
    let start = current.start
    var value = Expression(try operand(), at: place(from: start))
    value.range = place(from: start)
    while current.kind == .sign {
      if isSign("."), isAdjacent {
        advance()
        value.kind = .member(base: value, name: try memberName())
      } else if isSign("("), isAdjacent {
        if value.isLiteral { throw Unknown() }
        let open = current.start
        let arguments = try arguments()
        let call = CallArguments(
          arguments: arguments, trailing: [], parentheses: place(from: open))
        value.kind = .call(value, call)
      } else {
        break
      }
      value.range = place(from: start)
    }
    return value
  }

  /// `Type` and such after an array are the parser's.
  private mutating func memberName() throws -> Name {
    let name = try name()
    if isSign("<"), isAdjacent { throw Unknown() }
    return name
  }

  private mutating func operand() throws -> Expression.Kind {
    let token = current
    switch token.kind {
    case .number:
      advance()
      let text = text(token)
      let isHexadecimal = text.hasPrefix("0x")
      let isFloat = text.utf8.contains { byte in
        byte == UInt8(ascii: ".") || (!isHexadecimal && (byte | 32) == UInt8(ascii: "e"))
      }
      return isFloat ? .float(text) : .integer(text)
    case .plainString:
      advance()
      var inner = token
      inner.start += 1
      inner.end -= 1
      return .string(inner.start == inner.end ? [] : [.text(text(inner))])
    case .word: return try word()
    case .sign:
      if take(".") { return .member(base: nil, name: try memberName()) }
      if take("#") { return .macro(name: try name().text, arguments: [], trailing: []) }
      if isSign("(") { return .tuple(try arguments()) }
      if isSign("[") { return try collection() }
      throw Unknown()
    case .otherString, .end: throw Unknown()
    }
  }

  private mutating func word() throws -> Expression.Kind {
    switch text(current) {
    case "true", "false":
      let isTrue = isWord("true")
      advance()
      return .boolean(isTrue)
    case "nil":
      advance()
      return .nil
    case "self":
      advance()
      return .`self`
    case "Self":
      advance()
      return .selfType
    case "super", "try", "await", "if", "switch", "_", "consume", "copy", "each", "repeat", "any",
      "some":
      throw Unknown()
    default:
      let name = try name()
      if name.text.hasPrefix("$") || (isSign("<") && isAdjacent) { throw Unknown() }
      return .name(name)
    }
  }

  private mutating func collection() throws -> Expression.Kind {
    try expect("[")
    if take(":") {
      try expect("]")
      return .dictionary([])
    }
    var elements: [Expression] = []
    while !isSign("]") {
      elements.append(try expression())
      if !take(",") { break }
    }
    try expect("]")
    return .array(elements)
  }

  private mutating func arguments() throws -> [Argument] {
    try expect("(")
    var arguments: [Argument] = []
    while !isSign(")") {
      var label: Name?
      if current.kind == .word, following.kind == .sign, following.sign == UInt8(ascii: ":") {
        label = try name()
        try expect(":")
      }
      arguments.append(Argument(label: label, value: try expression()))
      if !take(",") { break }
    }
    try expect(")")
    return arguments
  }
}

extension Expression {
  /// Whether it may be a type in a call: the parser knows.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .name, .member, .call: false
    default: true
    }
  }
}
