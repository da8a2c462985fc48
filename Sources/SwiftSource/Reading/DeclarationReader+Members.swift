import Diagnostics

// MARK: - Types and their members

extension DeclarationReader {
  mutating func type(_ keyword: TypeDeclaration.Keyword) throws -> (Declaration.Kind, Place) {
    let name = try name()
    // A protocol's primary associated types are its generic parameters here.
    let parameters = try genericParameters()
    let inherited = try inherited()
    let requirements = try requirements()
    let start = current.start
    let outer = asked
    asked = []
    defer { asked = outer }
    let members = try members()
    let type = TypeDeclaration(
      keyword: keyword, name: name.text,
      generics: GenericClause(parameters: parameters, requirements: requirements + asked),
      inherited: inherited, members: members, bodyRange: place(from: start))
    return (.type(type), name.range)
  }

  mutating func extensionDeclaration() throws -> (Declaration.Kind, Place) {
    let start = current.start
    let extended = try type()
    let nameRange = place(from: start)
    let inherited = try inherited()
    let requirements = try requirements()
    let declaration = ExtensionDeclaration(
      at: nameRange, extended: extended, inherited: inherited, requirements: requirements,
      members: try members())
    return (.extension(declaration), nameRange)
  }

  private mutating func members() throws -> [Declaration] {
    try expect("{")
    var members: [Declaration] = []
    while !take("}") {
      if take(";") { continue }
      if current.kind == .end { throw Unknown() }
      members.append(try declaration())
    }
    return members
  }

  mutating func enumCases() throws -> [EnumCaseDeclaration] {
    var cases: [EnumCaseDeclaration] = []
    repeat {
      let name = try name()
      let payload = isSign("(") ? try payload() : nil
      let value = take("=") ? try expression() : nil
      cases.append(
        EnumCaseDeclaration(
          name: name.text, payload: payload, rawValue: value, range: name.range))
    } while take(",")
    return cases
  }

  /// A payload without a label has an empty name.
  private mutating func payload() throws -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while !isSign(")") {
      let start = current.start
      var label: String?
      if current.kind == .word, following.kind == .sign, following.sign == UInt8(ascii: ":") {
        label = try name().text
        try expect(":")
      }
      let type = try type()
      let value = take("=") ? try expression() : nil
      let isNamed = label != nil && label != "_"
      let isLast = !take(",")
      parameters.append(
        Parameter(
          label: isNamed ? label : nil, name: isNamed ? label ?? "" : "", type: type,
          defaultValue: value, range: place(from: start)))
      if isLast { break }
    }
    try expect(")")
    return parameters
  }

  // MARK: Variables

  mutating func variable(isLet: Bool) throws -> (Declaration.Kind, Place) {
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      let name = try name()
      let type = take(":") ? try type() : nil
      let value = take("=") ? try expression() : nil
      bindings.append(
        VariableDeclaration.Binding(
          pattern: Pattern(
            name.text == "_" ? .wildcard : .identifier(name.text), at: name.range),
          type: type, initializer: value, accessors: isSign("{") ? try accessors() : nil))
    } while take(",")
    // Nothing is said of a library's declarations: any place does for the keyword.
    let place = bindings[0].pattern.range
    let declaration = VariableDeclaration(isLet: isLet, bindings: bindings, keyword: place)
    return (.variable(declaration), place)
  }

  /// `{ statements }` is a getter.
  mutating func accessors() throws -> Accessors {
    let start = current.start
    guard startsAccessor(following) else {
      let body = try body()
      return Accessors([Accessors.Accessor(.get, body: body, range: body.range)], at: body.range)
    }
    try expect("{")
    var list: [Accessors.Accessor] = []
    while !take("}") { list.append(try accessor()) }
    return Accessors(list, at: place(from: start))
  }

  private func startsAccessor(_ token: DeclarationTokens.Token) -> Bool {
    ["get", "set", "mutating", "nonmutating", "willSet", "didSet"].contains(text(token))
  }

  private mutating func accessor() throws -> Accessors.Accessor {
    let start = current.start
    var modifiers: [Modifier] = []
    if isWord("mutating") || isWord("nonmutating") {
      let name = try name()
      modifiers = [Modifier(name: name.text, detail: nil, range: name.range)]
    }
    let word = try name().text
    guard let kind = Accessors.Accessor.Kind(rawValue: word) else { throw Unknown() }
    var parameter: String?
    switch kind {
    case .set, .willSet, .`init`: parameter = "newValue"
    case .didSet: parameter = "oldValue"
    case .get: break
    }
    if take("(") {
      parameter = try name().text
      try expect(")")
    }
    let isAsync = take(word: "async")
    let isThrowing = take(word: "throws")
    let body = isSign("{") ? try body() : nil
    return Accessors.Accessor(
      kind, parameter: parameter, modifiers: modifiers, isAsync: isAsync, isThrowing: isThrowing,
      body: body, range: place(from: start))
  }
}
