import Diagnostics

/// Reads declarations whose text is known to be right, as a library's is: many times faster than
/// the parser, since it knows only what signatures are made of. Bodies are read when they are first
/// asked for. What it does not know it leaves to the parser.
struct DeclarationReader {
  /// What stands here is not among what is read.
  struct Unknown: Error {}

  let source: SourceFile
  let fileIndex: UInt16
  let tokens: DeclarationTokens
  var index = 0
  /// What the associated types of the protocol that is being read ask by `where`.
  var asked: [GenericRequirement] = []

  /// nil where there is something that only the parser reads.
  static func read(_ source: SourceFile, fileIndex: UInt16) -> [Statement]? {
    var text = source.text
    return text.withUTF8 { bytes in
      var reader = DeclarationReader(
        source: source, fileIndex: fileIndex, tokens: DeclarationTokens(bytes))
      return try? reader.statements()
    }
  }

  private mutating func statements() throws -> [Statement] {
    var items: [Statement] = []
    while current.kind != .end {
      let declaration = try declaration()
      items.append(Statement(.declaration(declaration), at: declaration.range))
    }
    return items
  }
}

// MARK: - Tokens

extension DeclarationReader {
  typealias Place = Diagnostics.SourceRange

  var current: DeclarationTokens.Token { tokens.tokens[index] }
  var following: DeclarationTokens.Token { tokens.tokens[min(index + 1, tokens.tokens.count - 1)] }

  mutating func advance() { index = min(index + 1, tokens.tokens.count - 1) }

  func isSign(_ sign: Unicode.Scalar) -> Bool {
    current.kind == .sign && current.sign == UInt8(ascii: sign)
  }

  /// Whether the current token follows the last one without a blank.
  var isAdjacent: Bool { index > 0 && tokens.tokens[index - 1].end == current.start }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws {
    guard take(sign) else { throw Unknown() }
  }

  /// Signs that stand together: `->`, `==`, `...`.
  func isOperator(_ text: StaticString) -> Bool {
    let end = current.start + text.utf8CodeUnitCount
    guard current.kind == .sign, end <= tokens.bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      tokens.bytes[current.start + $0] == text.utf8Start[$0]
    }
  }

  mutating func take(operator text: StaticString) -> Bool {
    guard isOperator(text) else { return false }
    for _ in 0..<text.utf8CodeUnitCount { advance() }
    return true
  }

  func isWord(_ text: StaticString, _ token: DeclarationTokens.Token? = nil) -> Bool {
    let token = token ?? current
    guard token.kind == .word, token.end - token.start == text.utf8CodeUnitCount else {
      return false
    }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      tokens.bytes[token.start + $0] == text.utf8Start[$0]
    }
  }

  mutating func take(word text: StaticString) -> Bool {
    guard isWord(text) else { return false }
    advance()
    return true
  }

  func text(_ token: DeclarationTokens.Token) -> String {
    String(
      decoding: UnsafeBufferPointer(rebasing: tokens.bytes[token.start..<token.end]), as: UTF8.self)
  }

  /// A name, without its backticks.
  mutating func name() throws -> Name {
    let token = current
    guard token.kind == .word else { throw Unknown() }
    advance()
    let place = place(from: token.start)
    guard tokens.bytes[token.start] == UInt8(ascii: "`") else {
      return Name(text(token), at: place)
    }
    var inner = token
    inner.start += 1
    inner.end -= 1
    return Name(text(inner), at: place)
  }

  /// From an offset to the end of the last token.
  func place(from start: Int) -> Place {
    let end = index > 0 ? tokens.tokens[index - 1].end : start
    return Place(file: fileIndex, start: UInt32(start), end: UInt32(max(start, end)))
  }
}

// MARK: - Declarations

extension DeclarationReader {
  mutating func declaration() throws -> Declaration {
    let start = current.start
    let attributes = try attributes()
    let modifiers = try modifiers()
    let keyword = current
    guard keyword.kind == .word else { throw Unknown() }
    advance()
    var nameRange = place(from: keyword.start)
    let kind: Declaration.Kind
    switch text(keyword) {
    case "func": (kind, nameRange) = try function()
    case "init": kind = .initializer(try initializer())
    case "var": (kind, nameRange) = try variable(isLet: false)
    case "let": (kind, nameRange) = try variable(isLet: true)
    case "subscript": kind = .subscript(try subscriptDeclaration())
    case "struct": (kind, nameRange) = try type(.struct)
    case "class": (kind, nameRange) = try type(.class)
    case "enum": (kind, nameRange) = try type(.enum)
    case "actor": (kind, nameRange) = try type(.actor)
    case "protocol": (kind, nameRange) = try type(.protocol)
    case "extension": (kind, nameRange) = try extensionDeclaration()
    case "typealias":
      let name = try name()
      let generics = try genericParameters()
      try expect("=")
      let type = try type()
      kind = .typealias(
        name: name.text,
        generics: GenericClause(parameters: generics, requirements: try requirements()),
        type: type)
      nameRange = name.range
    case "associatedtype":
      let name = try name()
      let inherited = try inherited()
      let standard = take("=") ? try type() : nil
      asked += try requirements()
      kind = .associatedType(name: name.text, inherited: inherited, default: standard)
      nameRange = name.range
    case "case":
      let cases = try enumCases()
      kind = .enumCases(cases)
      nameRange = cases.first?.range ?? nameRange
    default: throw Unknown()
    }
    return Declaration(
      kind, attributes: attributes, modifiers: modifiers, nameRange: nameRange,
      range: place(from: start))
  }

  func isModifier(_ token: DeclarationTokens.Token) -> Bool {
    switch text(token) {
    case "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
      "mutating", "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned",
      "prefix", "postfix", "infix", "indirect", "nonisolated", "dynamic", "optional":
      true
    default: false
    }
  }

  private mutating func modifiers() throws -> [Modifier] {
    var modifiers: [Modifier] = []
    while current.kind == .word {
      let isClassModifier =
        isWord("class")
        && (isWord("func", following) || isWord("var", following) || isWord("let", following)
          || isWord("subscript", following) || isWord("override", following))
      guard isModifier(current) || isClassModifier else { break }
      let start = current.start
      let name = text(current)
      advance()
      var detail: String?
      if take("(") {
        detail = text(current)
        advance()
        try expect(")")
      }
      modifiers.append(Modifier(name: name, detail: detail, range: place(from: start)))
    }
    return modifiers
  }

  mutating func attributes() throws -> [Attribute] {
    var attributes: [Attribute] = []
    while isSign("@") {
      let start = current.start
      advance()
      let nameStart = current.start
      let name = try name()
      var type = TypeSyntax(
        .name(base: nil, name: name.text, arguments: []), at: place(from: nameStart))
      while isSign("."), isAdjacent {
        advance()
        let member = try self.name()
        type = TypeSyntax(
          .name(base: type, name: member.text, arguments: []), at: place(from: nameStart))
      }
      // A parameter list may follow an attribute of a function's type.
      if isSign("("), isAdjacent { throw Unknown() }
      attributes.append(Attribute(name: type, arguments: nil, range: place(from: start)))
    }
    return attributes
  }
}

// MARK: - Functions

extension DeclarationReader {
  private mutating func function() throws -> (Declaration.Kind, Place) {
    let start = current.start
    var text = ""
    if current.kind == .word {
      text = try name().text
    } else {
      while current.kind == .sign, current.sign.isOperatorByte, text.isEmpty || isAdjacent {
        text.unicodeScalars.append(Unicode.Scalar(current.sign))
        advance()
      }
      guard !text.isEmpty else { throw Unknown() }
    }
    let nameRange = place(from: start)
    let signature = try signature()
    let function = FunctionDeclaration(name: text, signature: signature, body: try optionalBody())
    return (.function(function), nameRange)
  }

  private mutating func initializer() throws -> InitializerDeclaration {
    let isFailable = take("?")
    let signature = try signature()
    return InitializerDeclaration(
      isFailable: isFailable, signature: signature, body: try optionalBody())
  }

  private mutating func subscriptDeclaration() throws -> SubscriptDeclaration {
    let generics = try genericParameters()
    let parameters = try parameters(isSubscript: true)
    guard take(operator: "->") else { throw Unknown() }
    let result = try type()
    let signature = Signature(
      generics: GenericClause(parameters: generics, requirements: try requirements()),
      parameters: parameters, result: result)
    let end = place(from: tokens.tokens[index - 1].end)
    let accessors = isSign("{") ? try accessors() : Accessors([], at: end)
    return SubscriptDeclaration(signature: signature, accessors: accessors)
  }

  private mutating func signature() throws -> Signature {
    let generics = try genericParameters()
    var signature = Signature(parameters: try parameters())
    signature.isAsync = take(word: "async")
    let start = current.start
    if take(word: "rethrows") {
      signature.rethrowsWord = place(from: start)
    } else {
      (signature.isThrowing, signature.thrownType) = try throwing()
    }
    if take(operator: "->") { signature.result = try type() }
    signature.generics = GenericClause(parameters: generics, requirements: try requirements())
    return signature
  }

  mutating func throwing() throws -> (Bool, TypeSyntax?) {
    guard take(word: "throws") else { return (false, nil) }
    guard take("(") else { return (true, nil) }
    let type = try type()
    try expect(")")
    return (true, type)
  }

  private mutating func parameters(isSubscript: Bool = false) throws -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !isSign(")") {
      parameters.append(try parameter(isSubscript: isSubscript))
      if !take(",") { break }
    }
    try expect(")")
    return parameters
  }

  private mutating func parameter(isSubscript: Bool) throws -> Parameter {
    let attributes = try attributes()
    let first = try name()
    let second = current.kind == .word ? try name() : nil
    try expect(":")
    let type = try type()
    let isVariadic = take(operator: "...")
    let value = take("=") ? try expression() : nil
    let hasLabel = first.text != "_" && (second != nil || !isSubscript)
    return Parameter(
      label: hasLabel ? first.text : nil, name: (second ?? first).text, attributes: attributes,
      type: type, isVariadic: isVariadic, defaultValue: value, range: (second ?? first).range)
  }

  // MARK: Bodies

  private mutating func optionalBody() throws -> CodeBlock? {
    isSign("{") ? try body() : nil
  }

  /// From `{` to its `}`: read when it is first asked for.
  mutating func body() throws -> CodeBlock {
    let start = current.start
    var depth = 0
    repeat {
      if current.kind == .end { throw Unknown() }
      if isSign("{") { depth += 1 }
      if isSign("}") { depth -= 1 }
      advance()
    } while depth > 0
    let place = place(from: start)
    return CodeBlock(unread: UnreadBlock(source, place), at: place)
  }
}
