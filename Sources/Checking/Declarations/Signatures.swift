import Diagnostics
import SwiftSource

extension Checker {
  /// What a declaration says of its type; found when first asked.
  func signature(of symbol: Symbol) -> Signature {
    if let known = symbol.signature { return known }
    if symbol.isResolving {
      if let type = statedType(ofClosureIn: symbol) { return Signature(result: type) }
      let note = Diagnostic(.note, "through reference here", at: symbol.nameRange)
      let place = symbol.keyword
      error("circular reference", at: place ?? note.range, notes: place == nil ? [] : [note])
      return Signature(result: .error)
    }
    symbol.isResolving = true
    defer { symbol.isResolving = false }
    let found = quietly(symbol) { inside(symbol.context) { findSignature(of: symbol) } }
    symbol.signature = found
    return found
  }

  /// The type of a top-level variable whose value is a closure that says it: the closure may use
  /// the variable.
  private func statedType(ofClosureIn symbol: Symbol) -> Type? {
    guard symbol.context.nominal == nil, let binding = symbol.binding, binding.type == nil,
      case .closure(let closure)? = binding.initializer?.kind, let result = closure.result,
      let parameters = closure.parameters, parameters.allSatisfy({ $0.type != nil })
    else { return nil }
    let types = parameters.compactMap(\.type).map { resolve($0, in: symbol.context) }
    return .function(
      FunctionType(
        types.map { .init($0) }, result: resolve(result, in: symbol.context),
        isAsync: closure.isAsync, isThrowing: closure.isThrowing))
  }

  /// Signatures are found once and their errors reported at once, even while an overload that
  /// mentions them is only being tried.
  private func quietly(_ symbol: Symbol, _ body: () -> Signature) -> Signature {
    let saved = (speculation, failures, solver.pending, score, chain, settlesLater, tries)
    speculation = 0
    tries = 0
    settlesLater = false
    solver.pending = []
    chain = nil
    defer { (speculation, failures, solver.pending, score, chain, settlesLater, tries) = saved }
    return body()
  }

  private func findSignature(of symbol: Symbol) -> Signature {
    switch symbol.kind {
    case .variable(let binding, _):
      let signature = variableSignature(symbol, binding)
      if let getter = binding.accessors?.list.first(where: { $0.kind == .get }) {
        (signature.isAsync, signature.isThrowing) = (getter.isAsync, getter.isThrowing)
      }
      return signature
    case .function(let function):
      return callable(symbol, function.signature, result: nil)
    case .initializer(let initializer):
      let own = symbol.context.selfType ?? .error
      return callable(
        symbol, initializer.signature, result: initializer.isFailable ? optional(own) : own)
    case .subscript(let subscripted): return callable(symbol, subscripted.signature, result: nil)
    case .enumCase(let index, let item): return caseSignature(symbol, index, item)
    case .memberwise(let stored): return memberwiseSignature(symbol, stored)
    case .synthesized(let what): return synthesizedSignature(symbol, what)
    case .wrapperStorage(let original):
      return Signature(result: wrapperUse(of: original)?.storage ?? .error)
    case .wrapperProjection(let original):
      return Signature(result: wrapperUse(of: original)?.projection ?? .error)
    case .type(let nominal): return Signature(result: .metatype(nominal.selfType))
    case .alias, .associatedType: return Signature(result: .error)
    }
  }

  private func caseSignature(
    _ symbol: Symbol, _ index: Int, _ item: EnumCaseDeclaration
  ) -> Signature {
    let signature = Signature(result: symbol.context.selfType ?? .error)
    let payload = item.payload?.map { parameter -> ParameterInfo in
      var info = parameterInfo(parameter, in: symbol.context)
      info.hasDefault = parameter.defaultValue != nil
      return info
    }
    signature.parameters = payload ?? []
    if let nominal = symbol.context.nominal, nominal.cases.indices.contains(index) {
      nominal.cases[index].payload = payload?.map { TupleElement(label: $0.label, type: $0.type) }
    }
    return signature
  }

  private func memberwiseSignature(_ symbol: Symbol, _ stored: [StoredVariable]) -> Signature {
    let signature = Signature(result: symbol.context.selfType ?? .error)
    signature.parameters = stored.map { item in
      let type = self.signature(of: item.symbol).result
      var info = ParameterInfo(label: item.symbol.name, name: item.symbol.name, type: type)
      if let use = wrapperUse(of: item.symbol) {
        info.type = memberTakesValue(item.symbol, use) ? use.value : use.storage
        if memberTakesValue(item.symbol, use), takesAutoclosure(use) {
          info.isAutoclosure = true
          info.type = .function(FunctionType([], result: use.value))
        }
      } else if let attributes = item.symbol.declaration?.attributes,
        let builder = builder(in: attributes, in: symbol.context)
      {
        info.builder = builder
        if case .function = type {
        } else {
          // `@ViewBuilder var content: Content` takes a closure that makes the value.
          info.type = .function(FunctionType([], result: type))
        }
      }
      info.written = self.signature(of: item.symbol).written
      info.hasDefault = item.hasDefault
      info.range = item.symbol.nameRange
      return info
    }
    return signature
  }

  /// Whether a wrapper asks for its value when it needs it, as `StateObject` does.
  private func takesAutoclosure(_ use: WrapperUse) -> Bool {
    ownMembers(of: use.nominal, named: "init").contains { symbol in
      let first = signature(of: symbol).parameters.first
      return first?.label == "wrappedValue" && first?.isAutoclosure == true
    }
  }

  // MARK: Functions

  private func callable(
    _ symbol: Symbol, _ syntax: SwiftSource.Signature, result: Type?
  ) -> Signature {
    let inner = symbol.genericContext(self)
    let signature = Signature(result: .void)
    signature.isAsync = syntax.isAsync
    signature.isThrowing = syntax.isThrowing || syntax.rethrowsWord != nil
    signature.isRethrowing = syntax.rethrowsWord != nil
    inner.isResolvingSignature = true
    return inside(inner) {
      defer { inner.isResolvingSignature = false }
      signature.thrown = syntax.thrownType.map { resolve($0, in: inner) }
      if let thrown = signature.thrown, isNever(thrown) {
        (signature.thrown, signature.isThrowing) = (nil, false)
      }
      signature.parameters = syntax.parameters.map {
        parameterInfo($0, in: inner)
      }
      if symbol.isOperator {
        for index in signature.parameters.indices { signature.parameters[index].label = nil }
      }
      signature.result = result ?? self.result(syntax.result, of: symbol, in: inner)
      signature.written = result == nil ? syntax.result.map { written($0, in: inner) } : nil
      signature.returnsSelf = syntax.result?.isSelf ?? false
      signature.generics = Array(inner.generics.dropFirst(symbol.context.generics.count))
      addImplied(by: signature.parameters.map(\.type) + [signature.result], to: inner)
      signature.constraints = ownConstraints(of: inner)
      return signature
    }
  }

  /// What the types of a signature ask of its own generic parameters: a `Set<T>` has a hashable
  /// `T`.
  private func addImplied(by types: [Type], to context: Context) {
    let inherited = context.parent?.generics.count ?? 0
    guard context.file != .max, context.generics.count > inherited else { return }
    var implied: [Constraint] = []
    for type in types {
      type.walk { part in
        guard case .nominal(let nominal, let arguments) = part, let own = nominal.scope.context
        else { return }
        for constraint in constraints(in: own) where constraint.pack == nil {
          let constraint = substitute(constraint, arguments)
          guard let root = constraint.subject.root, root.index >= inherited, !root.isPack,
            !implied.contains(constraint)
          else { continue }
          implied.append(constraint)
        }
      }
    }
    let known = ownConstraints(of: context)
    implied.removeAll { known.contains($0) }
    guard !implied.isEmpty else { return }
    context.ownConstraints = known + implied
    context.cached = nil
  }

  private func written(_ syntax: TypeSyntax, in context: Context) -> WrittenType {
    WrittenType(syntax: syntax, context: context)
  }

  private func result(_ syntax: TypeSyntax?, of symbol: Symbol, in context: Context) -> Type {
    guard let syntax else { return .void }
    return declared(syntax, of: symbol, in: context)
  }

  /// The type of a result or property; `some P` makes the declaration's opaque type.
  func declared(_ syntax: TypeSyntax, of symbol: Symbol, in context: Context) -> Type {
    guard case .some(let bound) = syntax.kind else {
      if containsSome(syntax) { return declaredWithSome(syntax, of: symbol, in: context) }
      let isInferred = symbol.binding?.initializer != nil
      return isInferred ? resolve(syntax, in: context) : resolveWhole(syntax, in: context)
    }
    let protocols = narrowedProtocols(bound, in: context)
    if namesUnknownType(bound, in: context) { return .error }
    if reportConcrete(bound, at: syntax.range, in: context) { return .error }
    if namesClass(bound, in: context) { return resolve(bound, in: context) }
    let opaque = OpaqueType(
      of: "\(symbol.describedKind) '\(symbol.shownName)'", protocols: protocols, at: syntax.range)
    symbol.opaque = opaque
    return .opaque(opaque, context.generics.map(Type.parameter))
  }

  /// Whether a bound is a class: `some UIView` has the members of a `UIView`, no more and no less.
  func namesClass(_ bound: TypeSyntax, in context: Context) -> Bool {
    guard case .name = bound.kind,
      case .type(let nominal)? = typeSymbol(named: bound, in: context)?.kind
    else { return false }
    return nominal.isClass
  }

  /// `some Text`, and `some View` where that is a generic parameter.
  private func reportConcrete(
    _ bound: TypeSyntax, at range: SourceRange, in context: Context
  ) -> Bool {
    guard case .name(let base, let name, _) = bound.kind else { return false }
    let isParameter = base == nil && context.generics.contains { $0.name == name }
    if !isParameter {
      guard case .type(let nominal)? = typeSymbol(named: bound, in: context)?.kind,
        nominal.keyword != .protocol, !nominal.isClass
      else { return false }
    }
    error(
      "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class",
      at: range)
    return true
  }

  /// Whether a constraint names what is not simulated, so that nothing is known of such a type.
  private func namesUnknownType(_ bound: TypeSyntax, in context: Context) -> Bool {
    switch bound.kind {
    case .composition(let parts): parts.contains { namesUnknownType($0, in: context) }
    case .name(nil, let name, _):
      name != "Any" && module.usesUnsimulated && typeSymbol(named: bound, in: context) == nil
    default: false
    }
  }

  private func containsSome(_ syntax: TypeSyntax) -> Bool {
    switch syntax.kind {
    case .some: true
    case .optional(let inner), .array(let inner), .attributed(_, let inner): containsSome(inner)
    case .name(_, _, let arguments): arguments.contains(where: containsSome)
    default: false
    }
  }

  private func declaredWithSome(
    _ syntax: TypeSyntax, of symbol: Symbol, in context: Context
  ) -> Type {
    switch syntax.kind {
    case .optional(let inner): return optional(declared(inner, of: symbol, in: context))
    case .array(let inner): return type(.array, [declared(inner, of: symbol, in: context)])
    default: return resolve(syntax, in: context)
    }
  }

  func parameterInfo(
    _ parameter: Parameter, in context: Context
  ) -> ParameterInfo {
    var info = ParameterInfo(
      label: parameter.label, name: parameter.name, type: .error, range: parameter.range)
    info.isVariadic = parameter.isVariadic
    info.hasDefault = parameter.defaultValue != nil
    info.builder = builder(in: parameter.attributes, in: context)
    info.isAutoclosure = parameter.attributes.contains { $0.baseName == "autoclosure" }
    info.impliesSelf = parameter.attributes.contains { $0.baseName == "_implicitSelfCapture" }
    info.isEscaping = parameter.type?.isEscapingFunction ?? false
    if let syntax = parameter.type { fill(&info, from: syntax, in: context) }
    let inherits = parameter.attributes.contains { $0.baseName == "_inheritActorContext" }
    if inherits || info.impliesSelf, case .function(var function) = info.type {
      function.runsApart = false
      info.type = .function(function)
    }
    return info
  }

  private func fill(_ info: inout ParameterInfo, from syntax: TypeSyntax, in context: Context) {
    switch syntax.kind {
    case .specified("inout", let inner):
      info.isInout = true
      fill(&info, from: inner, in: context)
    case .specified("consuming", let inner):
      info.isConsuming = true
      fill(&info, from: inner, in: context)
    case .specified("isolated", let inner):
      info.isIsolated = true
      fill(&info, from: inner, in: context)
    case .specified("repeat", let inner):
      info.isPack = true
      fill(&info, from: inner, in: context)
    case .specified(_, let inner): fill(&info, from: inner, in: context)
    case .attributed(let attributes, let inner):
      for attribute in attributes where attribute.baseName == "autoclosure" {
        info.isAutoclosure = true
      }
      if let builder = builder(in: attributes, in: context) { info.builder = builder }
      fill(&info, from: inner, in: context)
      info.type = info.type.attributed(attributes)
    default:
      let outer = namesParameters
      namesParameters = true
      defer { namesParameters = outer }
      info.type = resolveWhole(syntax, in: context)
      info.written = written(syntax, in: context)
    }
  }

  /// `some P` in a parameter's type is a type parameter without a name.
  func unnamedParameter(_ bound: TypeSyntax, in context: Context) -> Type {
    let parameter = GenericParameter(
      name: "some \(boundText(bound))", index: context.generics.count)
    context.generics.append(parameter)
    context.ownConstraints =
      ownConstraints(of: context) + bounds(of: .parameter(parameter), bound, in: context)
    context.cached = nil
    return .parameter(parameter)
  }

  private func boundText(_ syntax: TypeSyntax) -> String {
    if case .name(_, let name, _) = syntax.kind { return name }
    return "P"
  }

  // MARK: Variables

  private func variableSignature(
    _ symbol: Symbol, _ binding: VariableDeclaration.Binding
  ) -> Signature {
    if wrapperUse(of: symbol) != nil, let use = symbol.wrapper {
      let found = Signature(result: use.value)
      found.written = binding.type.map { written($0, in: symbol.context) }
      return found
    }
    if let syntax = binding.type {
      let start = solver.variableCount
      var whole = declared(syntax, of: symbol, in: symbol.context)
      // `let numbers: Set = [1, 2]`: what it is a set of is in the value.
      if whole.hasVariables, let initializer = binding.initializer {
        whole = inferInitial(initializer, symbol, as: whole, from: start).type
      }
      let found = Signature(result: part(named: symbol.name, of: binding.pattern, whole) ?? whole)
      found.written = written(syntax, in: symbol.context)
      let getter = binding.accessors?.list.first { $0.kind == .get }
      found.isThrowing = getter?.isThrowing ?? false
      found.isAsync = getter?.isAsync ?? false
      return found
    }
    guard let initializer = binding.initializer else {
      if let attribute = symbol.declaration?.unknownAttribute(self, in: symbol.context) {
        if passOver(unsimulated: attribute.baseName, at: attribute.name.range) {
          return Signature(result: .error)
        }
        error("unknown attribute '\(attribute.baseName)'", at: attribute.name.range)
      }
      error("type annotation missing in pattern", at: symbol.nameRange)
      return Signature(result: .error)
    }
    let initial = inferInitial(initializer, symbol)
    let whole = initial.type
    if !hasParts(of: binding.pattern, whole, at: initializer.anchor) {
      return Signature(result: .error)
    }
    let result = part(named: symbol.name, of: binding.pattern, whole) ?? whole
    // What is weak may become nil.
    let isWeak = symbol.ownership == .weak && result.wrapped == nil && !result.isError
    let found = Signature(result: isWeak ? optional(result) : result)
    if case .identifier = binding.pattern.kind { found.written = initial.written }
    return found
  }

  /// The type of an initial value without a written type.
  private func inferInitial(
    _ expression: Expression, _ symbol: Symbol, as wanted: Type? = nil, from first: Int? = nil
  ) -> (type: Type, written: WrittenType?) {
    let start = first ?? solver.variableCount
    if symbol.isLazy, let own = symbol.context.selfType {
      scope.function.selfVariable = LocalVariable(
        "self", type: own, isLet: false, in: scope.function, at: symbol.nameRange)
    }
    scope.function.isInitialValue = !symbol.isLazy
    let before = failures
    if wanted == nil { noteFree(expression) }
    let (typed, isWrong) = asWhole(at: expression.range) {
      var typed = withoutInout(withoutType(check(expression, expected: wanted)), expression)
      if let wanted { typed = convert(typed, to: wanted, .other) }
      settle(from: start)
      return (typed, failures > before)
    }
    // Of what does not check, nobody knows what it gives.
    if wanted == nil, isWrong { return (.error, nil) }
    let found = resolved(typed.type)
    if found.hasVariables, !found.isError {
      return (failures == before ? undetermined(found, expression) : .error, nil)
    }
    warnOfVoid(found, symbol.name, isLet: symbol.isLet, at: symbol.nameRange)
    return (found, typed.written)
  }

  /// The type of one name of a tuple pattern.
  func part(named name: String, of pattern: Pattern, _ type: Type) -> Type? {
    switch pattern.kind {
    case .identifier(let own): return own == name ? type : nil
    case .tuple(let elements):
      guard case .tuple(let types) = type, types.count == elements.count else { return nil }
      for (element, item) in zip(elements, types) {
        if let found = part(named: name, of: element.pattern, item.type) { return found }
      }
      return nil
    case .binding(_, let inner): return part(named: name, of: inner, type)
    default: return nil
    }
  }

  // MARK: What the compiler writes

  private func synthesizedSignature(_ symbol: Symbol, _ what: Synthesized) -> Signature {
    let own = symbol.context.selfType ?? .error
    let raw = symbol.context.nominal?.scope.rawType ?? .error
    switch what {
    case .allCases: return Signature(result: type(.array, [own]))
    case .rawValue: return Signature(result: raw)
    case .fromRawValue:
      let signature = Signature(result: optional(own))
      signature.parameters = [ParameterInfo(label: "rawValue", name: "rawValue", type: raw)]
      return signature
    case .equals, .compare:
      let signature = Signature(result: type(.bool))
      signature.parameters = [
        ParameterInfo(label: nil, name: "a", type: own),
        ParameterInfo(label: nil, name: "b", type: own),
      ]
      return signature
    case .hash, .encode, .decode: return Signature(result: .void)
    case .description: return Signature(result: type(.string))
    }
  }
}

extension TypeSyntax {
  /// `Self` or `Self?`.
  var isSelf: Bool {
    switch kind {
    case .name(nil, "Self", _): true
    case .optional(let wrapped): wrapped.isSelf
    default: false
    }
  }
}

extension Symbol {
  var isOperator: Bool {
    guard isFunction, let first = name.unicodeScalars.first else { return false }
    return !(first == "_" || first.properties.isXIDStart)
  }

  /// The context of its own generic parameters: made once, since parameters are compared by
  /// identity.
  func genericContext(_ checker: Checker) -> Context {
    if let known = ownContext { return known }
    let inner = Context(parent: context, file: context.file)
    switch kind {
    case .function(let function): checker.addGenerics(function.signature.generics, to: inner)
    case .initializer(let item): checker.addGenerics(item.signature.generics, to: inner)
    case .subscript(let item): checker.addGenerics(item.signature.generics, to: inner)
    default: break
    }
    ownContext = inner
    return inner
  }
}

extension TypeSyntax {
  /// Whether a function's result within is opaque: `() -> some View`.
  var givesOpaque: Bool {
    if case .function(let function) = kind, case .some = function.result.kind { return true }
    return parts.contains(where: \.givesOpaque)
  }
}
