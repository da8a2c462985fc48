import Diagnostics
import SwiftSource

extension Declaration {
  /// An attribute that names nothing known.
  func unknownAttribute(_ checker: Checker, in context: Context) -> Attribute? {
    attributes.first { attribute in
      !KnownAttribute.names.contains(attribute.baseName)
        && (attribute.baseName.first?.isUppercase ?? false || isMisspelt(attribute, checker))
        && checker.typeSymbol(named: attribute.name, in: context) == nil
    }
  }
}

/// `@state`: no attribute of the language, of those that are not listed, has a wrapper's name.
private func isMisspelt(_ attribute: Attribute, _ checker: Checker) -> Bool {
  let name = attribute.baseName
  return checker.libraryLookup(name.prefix(1).uppercased() + name.dropFirst()).contains(
    where: \.isType)
}

extension Checker {
  /// How a property is wrapped, if it is: `@State var count = 0` is stored as `State<Int>`.
  func wrapperUse(of symbol: Symbol) -> WrapperUse? {
    if symbol.wrapperResolved { return symbol.wrapper }
    symbol.wrapperResolved = true
    guard let declaration = symbol.declaration, let binding = symbol.binding,
      let attribute = wrapperAttribute(of: declaration, in: symbol.context)
    else { return nil }
    let (saved, before) = (CheckerState(self), failures)
    let isTried = speculation > 0
    speculation = 0
    defer {
      saved.restore(self)
      failures = before
    }
    let inner = innerWrappers(of: declaration, in: symbol.context)
    if !inner.isEmpty, binding.initializer == nil {
      let names = ([attribute] + inner).map { "@\($0.baseName)" }.joined(separator: " ")
      unsupported(names, at: inner[0].name.range)
    }
    let found = insideInitialValue(of: symbol) {
      findWrapper(attribute, binding.wrapped(in: inner), in: symbol.context, isTypeWanted: true)
    }
    symbol.wrapper = inner.reduce(found?.use) { use, _ in use.map(enclosing) }
    // What is found while an overload is tried goes with it.
    if !isTried, failures == before { symbol.wrapperInitial = found?.initial }
    return symbol.wrapper
  }

  /// Whether a property of a class is read and set by its wrapper's
  /// `static subscript(_enclosingInstance:wrapped:storage:)`, which is given the object.
  func isReadThroughOwner(_ symbol: Symbol) -> Bool {
    guard let nominal = symbol.context.nominal, nominal.isClass, !symbol.isStatic,
      let use = wrapperUse(of: symbol), !use.nominal.isBuiltin
    else { return false }
    return ownMembers(of: use.nominal, named: "subscript").contains { member in
      member.isStatic && signature(of: member).parameters.first?.label == "_enclosingInstance"
    }
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \.name, storage: \._name]`.
  func throughOwner(_ symbol: Symbol) -> Expression {
    let range = symbol.nameRange
    func path(_ name: String) -> Expression {
      Expression(.keyPath(root: nil, components: [.member(Name(name, at: range))]), at: range)
    }
    let wrapper =
      symbol.declaration.flatMap { wrapperAttribute(of: $0, in: symbol.context) }
      .map { Expression(.type($0.name), at: range) } ?? Expression(.missing, at: range)
    let arguments = [
      ("_enclosingInstance", Expression(.self, at: range)), ("wrapped", path(symbol.name)),
      ("storage", path("_" + symbol.name)),
    ].map { Argument(label: Name($0, at: range), value: $1) }
    return Expression(
      .subscript(
        wrapper, CallArguments(arguments: arguments, trailing: [], parentheses: range)), at: range)
  }

  /// What stands between the outermost wrapper of a property and its value: `@Logged @Clamped`.
  func innerWrappers(of declaration: Declaration, in context: Context) -> [Attribute] {
    Array(declaration.attributes.filter { isWrapper($0, in: context) }.dropFirst())
  }

  /// A use whose value is in another wrapper, which is its value so far.
  private func enclosing(_ use: WrapperUse) -> WrapperUse {
    var use = use
    use.takesValue = false
    use.depth += 1
    use.value =
      resolved(use.value).nominal.flatMap { ownMembers(of: $0, named: "wrappedValue").first }
      .map { substitute(signature(of: $0).result, resolved(use.value).arguments) } ?? .error
    return use
  }

  /// The use, and the expression that makes the storage where the declaration gives one.
  /// - Parameter isTypeWanted: whether that expression is left out where the declared type says
  ///   all.
  func findWrapper(
    _ attribute: Attribute, _ binding: VariableDeclaration.Binding, in context: Context,
    isTypeWanted: Bool = false
  ) -> (use: WrapperUse, initial: Typed?)? {
    let start = solver.variableCount
    let storage = resolve(attribute.name, in: context)
    guard case .nominal(let nominal, _) = storage,
      let member = ownMembers(of: nominal, named: "wrappedValue").first
    else { return nil }
    let value = substitute(signature(of: member).result, storage.arguments)
    if let syntax = binding.type {
      let declared = resolve(syntax, in: context)
      if !unify(value, declared) {
        error(
          "property type '\(shown(declared))' does not match 'wrappedValue' type '\(shown(value))'",
          at: binding.pattern.boundNames.first?.1 ?? syntax.range)
      }
    }
    let takesValue = ownMembers(of: nominal, named: "init").contains { symbol in
      signature(of: symbol).parameters.first?.label == "wrappedValue"
    }
    let before = failures
    let makes = !isTypeWanted || binding.type == nil || resolved(storage).hasVariables
    let initial =
      makes ? initialStorage(attribute, binding, storage, value, takesValue, in: context) : nil
    settle(from: start)
    // Of what may not be wrapped so, no projection is known.
    var isUnfit = false
    for constraint in failures == before ? constraints(in: nominal.scope.context ?? context) : [] {
      if case .conforms(let subject, let proto) = substitute(
        constraint, resolved(storage).arguments),
        conforms(subject, to: proto) == .no
      {
        error(
          "generic struct '\(nominal.name)' requires that '\(shown(subject))' conform to "
            + "'\(proto.name)'", at: attribute.name.range)
        isUnfit = true
      }
    }
    let final = resolved(storage)
    if makes, initial == nil, takesValue {
      reportUnavailableWrapper(final, at: attribute.name.range)
    }
    if final.hasVariables, failures == before, !(initial?.type.isError ?? false) {
      if let generic = nominal.generics.first, binding.type == nil, initial != nil {
        reportUninferred(generic.name, at: attribute.name.range)
      } else if binding.type == nil, binding.initializer == nil, attribute.arguments == nil {
        error("type annotation missing in pattern", at: binding.pattern.range)
      } else {
        reportUninferred(nil, at: attribute.range)
      }
    }
    // A value that is wrong leaves the storage open, and what it wraps where no type is declared.
    let isLost = failures != before && binding.initializer != nil && !module.usesUnsimulated
    let isOpen = isLost && binding.type == nil || resolved(value).hasVariables
    let settled = final.hasVariables || isLost || isUnfit ? Type.error : final
    let arguments = settled.arguments
    let projection = ownMembers(of: nominal, named: "projectedValue").first.map {
      settled.isError ? .error : substitute(signature(of: $0).result, arguments)
    }
    let use = WrapperUse(
      nominal: nominal, storage: settled,
      value: settled.isError
        ? (isOpen ? .error : resolved(value))
        : resolved(substitute(signature(of: member).result, arguments)),
      projection: projection, takesValue: takesValue)
    return (use, initial)
  }

  /// What makes the storage. A value that is not of the declared type is that value's mistake, not
  /// the wrapper's.
  private func initialStorage(
    _ attribute: Attribute, _ binding: VariableDeclaration.Binding, _ storage: Type,
    _ value: Type, _ takesValue: Bool, in context: Context
  ) -> Typed? {
    guard let expression = binding.initializer, binding.type != nil, takesValue else {
      return wrapperInitial(attribute, binding, storage, takesValue, in: context)
    }
    let before = (diagnostics, failures, solver.mark(), score)
    let made = wrapperInitial(attribute, binding, storage, takesValue, in: context)
    if failures == before.1 || fits(expression, value) { return made }
    (diagnostics, failures, score) = (before.0, before.1, before.3)
    solver.rollBack(to: before.2)
    // What could be a raw value, one of several arguments or nil is told of as an argument.
    let isArgument =
      resolved(value).nominal?.scope.rawType != nil || attribute.arguments != nil
      || expression.isNil
    return convert(
      check(expression, expected: value), to: value,
      isArgument ? .argument : .specified(binding.type))
  }

  /// The call that makes the storage: `State(wrappedValue: 0)`, `Environment(\.dismiss)`.
  private func wrapperInitial(
    _ attribute: Attribute, _ binding: VariableDeclaration.Binding, _ storage: Type,
    _ takesValue: Bool, in context: Context
  ) -> Typed? {
    var arguments: [Argument] = []
    if let initializer = binding.initializer {
      let label = Name("wrappedValue", at: initializer.range)
      arguments.append(Argument(label: label, value: initializer))
    } else if attribute.arguments == nil {
      let isOptional = binding.type.map(isOptionalSyntax) ?? false
      if takesValue, isOptional {
        let label = Name("wrappedValue", at: attribute.range)
        arguments.append(
          Argument(label: label, value: Expression(.nil, at: attribute.range)))
      } else if !(storage.nominal.map(takesValue ? isMadeFromNothing : hasPlainInitializer) ?? false)
      {
        return nil
      }
    }
    arguments += attribute.arguments ?? []
    let call = CallArguments(arguments: arguments, trailing: [], parentheses: attribute.name.range)
    let (before, said, mark) = (failures, diagnostics, solver.mark())
    let outer = wrapping
    wrapping = (attribute.name.range, binding.initializer?.range)
    let made = checkConstruction(of: storage, call, at: attribute.name.range)
    wrapping = outer
    // Initializers for other values (`AppStorage where Value == String`) are overloads, too.
    let overloads = storage.nominal.map { ownMembers(of: $0, named: "init") } ?? []
    if failures == before, arguments.count == attribute.arguments?.count, binding.type == nil,
      let chosen = facts.callees[attribute.name.range], isOneOfSeveral(chosen, overloads)
    {
      solver.rollBack(to: mark)
      error("ambiguous use of '\(chosen.fullName)'", at: attribute.name.range)
      return .failed(at: attribute.range)
    }
    guard failures != before, overloads.count > 1 else { return made }
    let first = arguments.first
    let own = diagnostics.filter { attribute.range.union($0.range) == attribute.range }
    // `@AppStorage("x") var n: Int`: of all that would take a value none is meant. Nor is one of
    // `@FocusState var field: Field`.
    let lacksValue =
      first == nil || first?.label == nil && own.contains { $0.kind == .missingArgument }
    if lacksValue { diagnostics = said.filter { !own.contains($0) } }
    if lacksValue { reportNoExact("initializer", at: attribute.name.range) }
    return made
  }

  /// Whether other initializers take the same: `AppStorage where Value == Int`, where nothing tells
  /// the type of the value.
  private func isOneOfSeveral(_ chosen: Symbol, _ all: [Symbol]) -> Bool {
    let parameters = signature(of: chosen).parameters
    if parameters.first?.label == "wrappedValue" { return false }
    let types = parameters.map(\.type)
    return all.count { other in
      other.fullName == chosen.fullName && signature(of: other).parameters.map(\.type) == types
    } > 1
  }

  /// A wrapper made from a value and from what its attribute is given: `@Clamped(0...9) var n`.
  func wrapping(
    _ value: Typed, as symbol: Symbol, _ storage: Type, at range: SourceRange
  ) -> Typed? {
    guard let declaration = symbol.declaration,
      let given = wrapperAttribute(of: declaration, in: symbol.context)?.arguments, !given.isEmpty
    else { return nil }
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    speculation = 0
    return inside(symbol.context) {
      scope.function.isInitialValue = true
      let syntax = CallArguments(arguments: given, trailing: [], parentheses: range)
      let own = PreparedArgument(
        label: Name("wrappedValue", at: range), expression: Expression(.missing, at: range),
        typed: value)
      for candidate in initializers(of: storage) {
        let start = solver.variableCount
        let make = { () -> Typed? in
          let target = self.open(candidate, base: nil, at: range, constructing: storage)
          return self.apply(
            target, [own] + self.prepare(syntax), expected: nil, syntax, at: range)
        }
        guard attempt(make) != nil, let made = make() else { continue }
        settle(from: start)
        return made
      }
      return nil
    }
  }

  /// A type that the wrapper has an initializer for only to say that it cannot wrap it.
  private func reportUnavailableWrapper(_ storage: Type, at range: SourceRange) {
    let fitting = initializers(of: storage).filter { candidate in
      signature(of: candidate.symbol).parameters.first?.label == "wrappedValue"
    }
    if let only = fitting.first, fitting.allSatisfy({ $0.symbol.unavailable != nil }) {
      _ = reportUnavailable(only.symbol, at: range)
    }
  }

  private func fits(_ expression: Expression, _ type: Type) -> Bool {
    supposing { convert(check(expression, expected: type), to: type, .specified(nil)) } != nil
  }

  /// A wrapper on what cannot be wrapped, or that is none.
  func checkWrapped(_ symbol: Symbol) {
    if let unknown = symbol.declaration?.unknownAttribute(self, in: symbol.context),
      !passOver(unsimulated: unknown.baseName, at: unknown.name.range)
    {
      error("unknown attribute '\(unknown.baseName)'", at: unknown.name.range)
    }
    guard let declaration = symbol.declaration, symbol.isMember,
      let attribute = wrapperAttribute(among: declaration.attributes, in: symbol.context)
    else { return }
    guard symbol.binding != nil else {
      if symbol.isFunction {
        error(
          "property wrapper attribute '\(attribute.baseName)' can only be applied to a property",
          at: attribute.range)
      }
      return
    }
    if declaration.namesSeveral {
      if declaration.variableNames[0] == symbol.nameRange { reportSeveral(attribute) }
    } else if symbol.isLet {
      error("property wrapper can only be applied to a 'var'", at: attribute.range)
    } else if symbol.isComputed {
      error("property wrapper cannot be applied to a computed property", at: attribute.range)
    }
  }

  /// `@State var red = 0.5, green = 0.5`
  func reportSeveral(_ attribute: Attribute) {
    error("property wrapper can only apply to a single variable", at: attribute.range)
  }

  private func isOptionalSyntax(_ syntax: TypeSyntax) -> Bool {
    switch syntax.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Whether values of the type can be made without arguments, from here.
  func hasPlainInitializer(_ nominal: NominalType) -> Bool {
    ownMembers(of: nominal, named: "init").contains { symbol in
      isVisible(symbol) && signature(of: symbol).parameters.allSatisfy(\.hasDefault)
    }
  }
}

extension VariableDeclaration.Binding {
  /// What the outermost wrapper is made of, where others stand inside it: the next one, made of
  /// what is inside that.
  func wrapped(in wrappers: [Attribute]) -> Self {
    guard !wrappers.isEmpty, let initializer else { return self }
    let value =
      type.map { Expression(.cast(initializer, $0, .coerce), at: initializer.range) } ?? initializer
    var binding = self
    binding.type = nil
    binding.initializer = wrappers.reversed().reduce(value) { value, wrapper in
      let range = wrapper.name.range
      let first = Argument(label: Name("wrappedValue", at: range), value: value)
      return Expression(
        .call(
          Expression(.type(wrapper.name), at: range),
          CallArguments(
            arguments: [first] + (wrapper.arguments ?? []), trailing: [], parentheses: range)),
        at: range)
    }
    return binding
  }
}
