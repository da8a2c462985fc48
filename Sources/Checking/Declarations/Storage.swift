import Diagnostics
import SwiftSource

extension Checker {
  /// Lays a type out: its stored properties in order, its cases, what the compiler adds.
  func complete(_ nominal: NominalType) {
    guard !nominal.scope.isCompleted else { return }
    nominal.scope.isCompleted = true
    nominal.scope.storedSymbols = nominal.scope.ordered.filter { symbol in
      symbol.isStored && !symbol.context.isExtension
        && symbol.context.nominal?.keyword != .protocol
    }
    addSynthesized(to: nominal)
  }

  private func addSynthesized(to nominal: NominalType) {
    guard let context = nominal.scope.context, !nominal.isBuiltin || nominal.scope.syntax != nil
    else { return }
    let name = nominal.scope.declaration?.nameRange ?? .none
    if nominal.keyword == .enum { addEnumMembers(to: nominal, context, name) }
    let own = nominal.scope.members["init"] ?? []
    // A convenience initializer hands on to the one that is added.
    guard own.allSatisfy({ $0.context.isExtension || $0.isConvenience }) else { return }
    let isOpaque = nominal.isBuiltin && nominal.scope.storedSymbols.isEmpty
    if isOpaque, index.entries[qualifiedName(of: nominal)]?["init"] != nil { return }
    switch nominal.keyword {
    case .struct:
      let stored = memberwiseProperties(of: nominal)
      if stored.contains(where: { !$0.hasDefault }) || !stored.isEmpty {
        let symbol = Symbol(
          .memberwise(stored), name: "init", declaration: nil, context: context, nameRange: name)
        // What a property is of that has neither type nor value, nobody asks.
        symbol.access =
          stored.filter { $0.symbol.binding?.isBare == false }
          .map { min($0.symbol.access, .internal) }.min() ?? .internal
        add(symbol, to: nominal)
      }
      if stored.allSatisfy(\.hasDefault) {
        let plain = Symbol(
          .memberwise([]), name: "init", declaration: nil, context: context, nameRange: name)
        // Only the library makes values of a type that shows none of its storage.
        if isOpaque { plain.access = .fileprivate }
        add(plain, to: nominal)
      }
    case .class, .actor: if !isOpaque { addClassInitializer(to: nominal, context, name) }
    case .enum, .protocol: break
    }
  }

  private func addClassInitializer(
    to nominal: NominalType, _ context: Context, _ name: SourceRange
  ) {
    guard superclass(of: nominal) == nil else { return }
    let syntax = InitializerDeclaration(
      isFailable: false, signature: SwiftSource.Signature(parameters: []),
      body: CodeBlock([], at: name))
    let symbol = Symbol(
      .initializer(syntax), name: "init", declaration: nil, context: context, nameRange: name)
    add(symbol, to: nominal)
  }

  private func addEnumMembers(to nominal: NominalType, _ context: Context, _ name: SourceRange) {
    func add(_ what: Synthesized, _ text: String, isStatic: Bool) {
      guard nominal.scope.members[text] == nil || text == "init" else { return }
      let symbol = Symbol(
        .synthesized(what), name: text, declaration: nil, context: context, nameRange: name)
      symbol.isStatic = isStatic
      self.add(symbol, to: nominal)
    }
    let protocols = inherited(of: nominal).map(\.proto)
    if protocols.contains(where: { $0.wellKnown == .caseIterable }) {
      add(.allCases, "allCases", isStatic: true)
    }
    if nominal.scope.rawType != nil {
      add(.rawValue, "rawValue", isStatic: false)
      add(.fromRawValue, "init", isStatic: true)
      fillRawValues(nominal)
    }
  }

  /// Raw values as written, or counted up, or the case's name.
  private func fillRawValues(_ nominal: NominalType) {
    guard let raw = nominal.scope.rawType else { return }
    let isString = raw.nominal?.wellKnown == .string
    var next = 0
    for symbol in nominal.scope.ordered {
      guard case .enumCase(let index, let item) = symbol.kind else { continue }
      var value: Constant = isString ? .string(item.name) : .integer(next)
      if let expression = item.rawValue, let written = literal(expression) { value = written }
      if case .integer(let number) = value {
        next = number + 1
        if raw.nominal?.wellKnown?.isFloatingPoint == true { value = .double(Double(number)) }
      }
      if raw.nominal?.wellKnown == .character, case .string(let text) = value, let one = text.first
      {
        value = .character(one)
      }
      nominal.cases[index].rawValue = value
    }
  }

  private func literal(_ expression: Expression) -> Constant? {
    switch expression.kind {
    case .integer(let text): return Int(text.filter { $0 != "_" }).map(Constant.integer)
    case .float(let text): return Double(text.filter { $0 != "_" }).map(Constant.double)
    case .string(let segments):
      if case .text(let text)? = segments.first, segments.count == 1 { return .string(text) }
      return .string("")
    case .boolean(let value): return .boolean(value)
    case .prefix(_, let inner):
      if case .integer(let value)? = literal(inner) { return .integer(-value) }
      if case .double(let value)? = literal(inner) { return .double(-value) }
      return nil
    default: return nil
    }
  }

  /// The stored properties that a memberwise initializer takes.
  private func memberwiseProperties(of nominal: NominalType) -> [StoredVariable] {
    nominal.scope.storedSymbols.compactMap { symbol in
      let hasValue = symbol.binding.map { $0.initializer != nil || $0.isBare } ?? false
      if let use = wrapperUse(of: symbol) {
        let member =
          hasValue
          ? StoredVariable(symbol: symbol, hasDefault: true) : wrappedMember(symbol, use)
        // A private wrapped property that has a value is not one of the initializer's.
        if symbol.access <= .fileprivate, member?.hasDefault == true { return nil }
        return member
      }
      if symbol.isLet, symbol.binding?.initializer != nil { return nil }
      let isNil = !symbol.isLet && isOptionalSyntax(symbol.binding?.type)
      let isGiven = isNil || symbol.isLazy || hasUnsimulatedWrapper(symbol)
      return StoredVariable(symbol: symbol, hasDefault: hasValue || isGiven)
    }
  }

  private func wrappedMember(_ symbol: Symbol, _ use: WrapperUse) -> StoredVariable? {
    let attribute = symbol.declaration.flatMap { wrapperAttribute(of: $0, in: symbol.context) }
    if attribute?.arguments != nil { return StoredVariable(symbol: symbol, hasDefault: true) }
    if use.takesValue, !isMadeFromNothing(use.nominal) {
      return StoredVariable(symbol: symbol, hasDefault: isOptionalSyntax(symbol.binding?.type))
    }
    return StoredVariable(symbol: symbol, hasDefault: hasPlainInitializer(use.nominal))
  }

  /// Whether the memberwise initializer takes the value that a wrapper is made from, and not the
  /// wrapper itself.
  func memberTakesValue(_ symbol: Symbol, _ use: WrapperUse) -> Bool {
    if symbol.binding?.initializer != nil { return use.takesValue }
    let attribute = symbol.declaration.flatMap { wrapperAttribute(of: $0, in: symbol.context) }
    return use.takesValue && attribute?.arguments == nil && !isMadeFromNothing(use.nominal)
  }

  /// Whether a wrapper is made without a value, whatever it wraps: an `init()` that asks something
  /// of the value's type does not count.
  func isMadeFromNothing(_ nominal: NominalType) -> Bool {
    ownMembers(of: nominal, named: "init").contains { symbol in
      isVisible(symbol) && signature(of: symbol).parameters.allSatisfy(\.hasDefault)
        && !(symbol.context.isExtension && !ownConstraints(of: symbol.context).isEmpty)
    }
  }

  /// Whether a property has no storage before an initializer gives it a value.
  func isMadeByAssignment(_ symbol: Symbol, _ use: WrapperUse) -> Bool {
    use.takesValue && symbol.binding?.initializer == nil && !symbol.isStatic && symbol.isMember
      && initialValue(of: symbol) == nil
  }

  func isOptionalSyntax(_ syntax: TypeSyntax?) -> Bool {
    switch syntax?.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  // MARK: Slots

  /// The slot of a stored property in its instances; a superclass's come first.
  func slot(of symbol: Symbol) -> Int? {
    guard let nominal = symbol.context.nominal, !symbol.isStatic else { return nil }
    layOut(nominal)
    guard let own = nominal.scope.storedSymbols.firstIndex(where: { $0 === symbol }) else {
      return nil
    }
    return nominal.storedProperties.count - nominal.scope.storedSymbols.count + own
  }

  /// Fills in `storedProperties`, for slots and for the interpreter.
  func layOut(_ nominal: NominalType) {
    if !nominal.scope.isCompleted { complete(nominal) }
    guard !nominal.scope.isLaidOut else { return }
    nominal.scope.isLaidOut = true
    var properties: [StoredProperty] = []
    if let parent = superclass(of: nominal)?.nominal {
      layOut(parent)
      properties = parent.storedProperties
    }
    let firstOwn = properties.count
    // Slots are known before types, since types may depend on initial values.
    nominal.storedProperties =
      properties
      + nominal.scope.storedSymbols.map {
        StoredProperty(name: $0.name, type: .error, isLet: $0.isLet)
      }
    for (index, symbol) in nominal.scope.storedSymbols.enumerated() {
      nominal.storedProperties[firstOwn + index] = storedProperty(symbol)
    }
    // The program's classes are filled when they are checked.
    if nominal.isBuiltin, nominal.isClass { fillMethods(nominal) }
  }

  private func storedProperty(_ symbol: Symbol) -> StoredProperty {
    if let use = wrapperUse(of: symbol) {
      return StoredProperty(
        name: "_" + symbol.name, type: use.storage, isLet: false, wrappedName: symbol.name)
    }
    let type = signature(of: symbol).result
    if symbol.isLazy {
      // Swift's own name for it, which mirrors show.
      return StoredProperty(
        name: "$__lazy_storage_$_\(symbol.name)", type: optional(type), isLet: false)
    }
    return StoredProperty(name: symbol.name, type: type, isLet: symbol.isLet)
  }

  // MARK: Variables outside of instances

  /// The variable behind a global or static stored property; nil for computed ones.
  func global(of symbol: Symbol) -> GlobalVariable? {
    if let known = symbol.global { return known }
    let original: Symbol
    var type: Type
    var name = symbol.name
    switch symbol.kind {
    case .variable(let binding, _):
      guard symbol.native == nil, !symbol.isComputed, symbol.isStatic || !symbol.isMember else {
        return nil
      }
      _ = binding
      if let use = wrapperUse(of: symbol) {
        type = use.storage
        name = "_" + name
      } else {
        type = signature(of: symbol).result
      }
      original = symbol
    case .wrapperStorage(let wrapped):
      return global(of: wrapped)
    default: return nil
    }
    let isTopLevel = original.context.isScript && !original.isMember
    let initializer = Function(
      name: isTopLevel ? "main" : name, range: original.nameRange
    ) { [self] function in
      lowerInitialValue(of: original, function)
    }
    type = resolved(type)
    let hasInitial =
      original.binding?.initializer != nil || wrapperUse(of: original) != nil
      || isOptionalSyntax(original.binding?.type)
    let made = GlobalVariable(name: name, type: type, initializer: hasInitial ? initializer : nil)
    symbol.global = made
    if symbol.context.file != .max { module.globals.append(made) }
    return made
  }

  private func lowerInitialValue(of symbol: Symbol, _ function: Function) -> [Operation] {
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    speculation = 0
    let before = failures
    let value = initialValue(of: symbol)
    let inner = FunctionContext(parent: nil, result: nil)
    let builder = FunctionBuilder(self, inner)
    guard let value, failures == before || hasOnlyHiddenFailures else {
      return [
        .evaluate(Code(.unsupported("code with errors"), type: .error, at: symbol.nameRange))
      ]
    }
    var code = value(builder)
    code.type = resolved(code.type)
    if let binding = symbol.binding, binding.pattern.isTuple {
      let whole = wholeValue(of: binding, code, builder)
      code = Code(.global(whole), type: whole.type, at: code.range)
      function.locals = []
      return [.return(code.element(at: path(to: symbol.name, in: binding.pattern)))]
    }
    function.locals = builder.finished()
    return [.return(code)]
  }

  /// What makes the value that a tuple pattern of top-level code takes apart.
  func patternInitializer(of symbol: Symbol) -> (Function, Type)? {
    guard let value = initialValue(of: symbol) else { return nil }
    let builder = FunctionBuilder(self, FunctionContext(parent: nil, result: nil))
    let code = value(builder)
    let function = Function(name: symbol.name, range: symbol.nameRange) { _ in [.return(code)] }
    function.locals = builder.finished()
    return (function, resolved(code.type))
  }

  /// What the names of a tuple pattern take their values from: made once for all of them.
  private func wholeValue(
    of binding: VariableDeclaration.Binding, _ code: Code, _ builder: FunctionBuilder
  ) -> GlobalVariable {
    if let known = module.tupleValues[binding.pattern.range] { return known }
    let make = Function(name: "", range: code.range) { _ in [.return(code)] }
    make.locals = builder.finished()
    let made = GlobalVariable(name: "", type: resolved(code.type), initializer: make)
    module.globals.append(made)
    module.tupleValues[binding.pattern.range] = made
    return made
  }

  /// Which elements lead to a name of a tuple pattern, outermost first.
  func path(to name: String, in pattern: Pattern) -> [Int] {
    guard case .tuple(let elements) = pattern.kind,
      let index = elements.firstIndex(where: { element in
        element.pattern.boundNames.contains { $0.0 == name }
      })
    else { return [] }
    return [index] + path(to: name, in: elements[index].pattern)
  }

  /// The code of a property's initial value, checked once; nil where it has none.
  func initialValue(of symbol: Symbol) -> ((FunctionBuilder) -> Code)? {
    if symbol.initialChecked { return symbol.initial }
    symbol.initialChecked = true
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    speculation = 0
    symbol.initial = insideInitialValue(of: symbol) { findInitial(symbol) }
    if let value = symbol.binding?.initializer {
      warnOfLost(value, Reference(symbol), at: value.range.before(2))
    }
    return symbol.initial
  }

  /// Runs `body` where a property's initial value stands.
  func insideInitialValue<Result>(of symbol: Symbol, _ body: () -> Result) -> Result {
    inside(symbol.context) {
      scope.function.isInitialValue = true
      scope.function.name = "variable initialization expression of \(qualifiedName(of: symbol))"
      return body()
    }
  }

  private func findInitial(_ symbol: Symbol) -> ((FunctionBuilder) -> Code)? {
    guard let binding = symbol.binding else { return nil }
    if let use = wrapperUse(of: symbol), let declaration = symbol.declaration,
      let attribute = wrapperAttribute(of: declaration, in: symbol.context)
    {
      if let typed = symbol.wrapperInitial { return finalized(typed, use.storage) }
      let inner = innerWrappers(of: declaration, in: symbol.context)
      let found = findWrapper(attribute, binding.wrapped(in: inner), in: symbol.context)
      // A value that is wrong leaves open what `$name` is.
      if let use = found?.use, use.storage.isError, inner.isEmpty { symbol.wrapper = use }
      guard let found, let typed = found.initial else { return nil }
      return finalized(typed, found.use.storage)
    }
    let type = signature(of: symbol).result
    guard let expression = binding.initializer else {
      if hasUnsimulatedWrapper(symbol) { return { $0.standIn(for: type, at: symbol.nameRange) } }
      guard isOptionalSyntax(binding.type), !symbol.isLet else { return nil }
      return { builder in
        Code(.constant(.nil), type: builder.checker.resolved(type), at: symbol.nameRange)
      }
    }
    if symbol.isLazy { return nil }
    let start = solver.variableCount
    let whole = binding.pattern.isTuple ? binding.type.map { resolve($0, in: context) } : type
    if let syntax = binding.type, !module.usesUnsimulated, speculation == 0,
      hasError(in: syntax.range)
    {
      checkNames(in: expression)
      return nil
    }
    if whole?.isError ?? true { noteFree(expression) }
    if let opaque = symbol.opaque {
      let typed = check(expression, expected: expected(of: opaque, expression))
      return finalized(fixOpaque(opaque, typed, type), type)
    }
    var typed = check(expression, expected: whole)
    if let whole { typed = convert(typed, to: whole, .specified(binding.type)) }
    settle(from: start)
    return finalized(typed, whole ?? typed.type)
  }

  private func finalized(_ typed: Typed, _ type: Type) -> ((FunctionBuilder) -> Code)? {
    if typed.type.isError {
      guard module.usesUnsimulated else { return nil }
      let wanted = hasStandIn(type) ? type : .error
      return { $0.standIn(for: wanted, at: typed.range) }
    }
    return { builder in builder.coerce(typed.build(builder), to: type) }
  }
}
