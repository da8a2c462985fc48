import Diagnostics
import SwiftSource

extension Checker {
  /// The function that runs a declaration: a function, an initializer, or a getter.
  func function(of symbol: Symbol) -> Function {
    if let known = symbol.function { return known }
    let signature = self.signature(of: symbol)
    let made = Function(name: qualifiedName(of: symbol), range: symbol.declaration?.range ?? .none)
    {
      [self] function in
      lower(symbol, into: function)
    }
    made.isAsync = signature.isAsync
    made.isMutating = symbol.isMutating || symbol.hasMutatingGetter
    made.entry = symbol.entry.map { NativeID($0) }
    made.parameterCount = signature.parameters.count + (hasSelf(symbol) ? 1 : 0)
    symbol.function = made
    return made
  }

  func qualifiedName(of symbol: Symbol) -> String {
    guard let nominal = symbol.context.nominal else { return symbol.fullName }
    return "\(nominal.name).\(symbol.fullName)"
  }

  /// Whether `self` is the first parameter: an instance, or a class's metatype.
  func hasSelf(_ symbol: Symbol) -> Bool {
    guard let nominal = symbol.context.nominal else { return false }
    if symbol.isStatic { return takesClass(symbol) }
    if symbol.isInitializer { return nominal.isClass }
    return true
  }

  private func lower(_ symbol: Symbol, into function: Function) -> [Operation] {
    let saved = CheckerState(self)
    let before = solver.mark()
    defer {
      solver.keep(since: before)
      saved.restore(self)
    }
    speculation = 0
    if wrapperUse(of: symbol) != nil { return lowerWrapped(symbol, function) }
    switch symbol.kind {
    case .function(let syntax): return lowerBody(symbol, syntax.body, function)
    case .initializer(let syntax): return lowerInitializer(symbol, syntax.body, function)
    case .subscript(let syntax):
      return lowerBody(symbol, syntax.accessors.list.first { $0.kind == .get }?.body, function)
    case .variable(let binding, _):
      if symbol.isObservingOverride { return lowerOverriddenGetter(symbol, function) }
      let getter = binding.accessors?.list.first { $0.kind == .get }
      if symbol.isStored, symbol.isMember {
        return symbol.isLazy ? lowerLazy(symbol, function) : lowerStoredGetter(symbol, function)
      }
      if getter == nil, let global = global(of: symbol) {
        function.locals = []
        let kept = Code(.global(global), type: global.type, at: symbol.nameRange)
        let builder = FunctionBuilder(self, FunctionContext(parent: nil, result: nil))
        return [.return(builder.owned(kept, symbol.ownership))]
      }
      return lowerBody(symbol, getter?.body, function)
    case .enumCase(let index, _): return lowerCase(symbol, index, function)
    case .memberwise(let stored): return lowerMemberwise(symbol, stored, function)
    case .type, .alias, .associatedType, .synthesized, .wrapperStorage, .wrapperProjection:
      return []
    }
  }

  /// A context for a member's body: `self`, its names, its parameters.
  func enter(
    _ symbol: Symbol, _ signature: Signature, isSetter: Bool = false
  ) -> (FunctionContext, [LocalVariable]) {
    let function = FunctionContext(parent: nil, result: signature.result)
    function.written = signature.written
    function.name = qualifiedName(of: symbol)
    function.isAsync = signature.isAsync
    function.isThrowing = signature.isThrowing
    function.thrown = signature.thrown
    function.returnsOpaque = symbol.opaque
    function.isNonisolated = symbol.isNonisolated
    if symbol.isComputed { function.accessed = (symbol, isSetter) }
    context =
      symbol.isMember || symbol.ownContext != nil ? symbol.genericContext(self) : symbol.context
    scope = LocalScope(parent: symbol.localScope, function: function)
    var variables: [LocalVariable] = []
    if let nominal = symbol.context.nominal, !symbol.isStatic {
      let isMutable =
        !nominal.isClass
        && (symbol.isMutating || symbol.isInitializer || (isSetter && !symbol.isNonmutating)
          || (!isSetter && symbol.hasMutatingGetter))
      let variable = LocalVariable(
        "self", type: nominal.selfType, isLet: !isMutable && !symbol.isConsuming,
        isInout: isMutable && !symbol.isInitializer, in: function, at: symbol.nameRange)
      variable.isConsumed = symbol.isConsuming
      function.selfVariable = variable
      if symbol.isFunction, !nominal.isClass { function.methodKeyword = symbol.functionKeyword }
      if hasSelf(symbol) { variables.append(variable) }
    } else if let nominal = symbol.context.nominal, takesClass(symbol) {
      let variable = LocalVariable(
        "", type: .metatype(nominal.selfType), isLet: true, in: function, at: symbol.nameRange)
      function.classVariable = variable
      variables.append(variable)
    }
    return (function, variables)
  }

  private func lowerBody(
    _ symbol: Symbol, _ block: CodeBlock?, _ function: Function
  ) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, own) = enter(symbol, signature)
    guard let block else { return [] }
    let before = failures
    let parameters = own + declareParameters(signature, in: inner)
    let wrapped = wrappedParameters(of: symbol)
    let operations = functionBody(block, symbol, signature, inner)
    let body = { (builder: FunctionBuilder) in wrapped(builder) + operations(builder) }
    let made = finishLater(body, inner, parameters, function, before, at: block.range)
    follow(
      block, of: symbol, result: returns(block, symbol, signature),
      describing: symbol.describedBody, failuresBefore: before)
    return made
  }

  /// What the statements of a body must return; nil for a builder's and for one expression.
  func returns(_ block: CodeBlock, _ symbol: Symbol, _ signature: Signature) -> Type? {
    if bodyBuilder(of: symbol) != nil, !block.hasReturn { return nil }
    return block.resultExpression == nil ? signature.result : nil
  }

  /// Makes the code; a function with errors says so when it is reached.
  func finish(
    _ operations: BuildOperations, _ inner: FunctionContext, _ parameters: [LocalVariable],
    _ function: Function, _ failuresBefore: Int, at range: SourceRange
  ) -> [Operation] {
    if !solver.pending.isEmpty { settle(from: 0) }
    work.codes += 1
    let builder = FunctionBuilder(self, inner)
    for parameter in parameters { _ = builder.slot(parameter) }
    function.parameterCount = parameters.count
    guard failures == failuresBefore || hasOnlyHiddenFailures else {
      function.locals = builder.finished()
      return [.evaluate(Code(.unsupported("code with errors"), type: .error, at: range))]
    }
    let made = operations(builder)
    function.locals = builder.finished()
    return made
  }

  /// The code of a body is made when it first runs, unless there is something to learn from it.
  private func finishLater(
    _ operations: @escaping BuildOperations, _ inner: FunctionContext,
    _ parameters: [LocalVariable], _ function: Function, _ failuresBefore: Int,
    at range: SourceRange
  ) -> [Operation] {
    if !solver.pending.isEmpty { settle(from: 0) }
    guard failures == failuresBefore, !module.usesUnsimulated, !suspects.contains(where: { $0() })
    else {
      return finish(operations, inner, parameters, function, failuresBefore, at: range)
    }
    function.parameterCount = parameters.count
    let here = (context, scope, module)
    function.bodyLater { [self] function in
      let (saved, outer) = (CheckerState(self), module)
      defer {
        saved.restore(self)
        module = outer
      }
      speculation = 0
      (context, scope, module) = here
      return finish(operations, inner, parameters, function, failures, at: range)
    }
    return []
  }

  /// Whether nothing of what failed is wrong: it is of a framework that is not simulated.
  var hasOnlyHiddenFailures: Bool {
    module.usesUnsimulated && !diagnostics.contains { $0.severity == .error }
  }

  /// A function's statements: a builder's, one expression's value, or statements that return.
  func functionBody(
    _ block: CodeBlock, _ symbol: Symbol, _ signature: Signature, _ inner: FunctionContext
  ) -> BuildOperations {
    inner.body = block
    if let builder = bodyBuilder(of: symbol), !block.hasReturn {
      return checkBuilder(block, builder, wanted: signature.result)
    }
    if let single = block.resultExpression, !signature.result.isVoid {
      return singleResult(single, signature, inner)
    }
    let operations = checkBlock(block, isNested: false)
    // What is in the body is right: its variables are looked at.
    if let opaque = inner.returnsOpaque { apart { reportReturns(opaque, symbol, block) } }
    return operations
  }

  /// The type behind `some View` is that of all returns.
  private func reportReturns(_ opaque: OpaqueType, _ symbol: Symbol, _ block: CodeBlock) {
    let place = symbol.isCallable ? symbol.nameRange : block.range
    if !block.hasReturn || block.bareReturn != nil && opaque.returned.isEmpty {
      error(
        "function declares an opaque return type, but has no return statements in its body from "
          + "which to infer an underlying type", at: place)
      return
    }
    let types = Set(opaque.returned.map { shown($0.type) })
    guard types.count > 1 else { return }
    let names = opaque.protocols.map(\.name).joined(separator: " & ")
    error(
      "function declares an opaque return type 'some \(names)', but the return statements in its "
        + "body do not have matching underlying types", at: place,
      notes: opaque.returned.map {
        Diagnostic(
          .note, "return statement has underlying type '\(shown($0.type))'", at: $0.range)
      })
  }

  private func singleResult(
    _ expression: Expression, _ signature: Signature, _ inner: FunctionContext
  ) -> BuildOperations {
    let start = solver.variableCount
    return asWhole(at: expression.range) {
      let checked = check(expression, expected: expectedResult(inner, of: expression))
      if standingIn(checked, for: inner.result ?? .error).type.isError { return { _ in [] } }
      if isNever(checked.type), !isNever(signature.result) {
        settle(from: start)
        return { builder in [.evaluate(checked.build(builder))] }
      }
      let typed = convertResult(checked, inner)
      settle(from: start)
      return { builder in [.return(typed.build(builder))] }
    }
  }

  /// The result builder of a function, a getter, or the requirement that it fulfils.
  func bodyBuilder(of symbol: Symbol) -> Type? {
    if let attributes = symbol.declaration?.attributes,
      let own = builder(in: attributes, in: symbol.context)
    {
      return own
    }
    guard let nominal = symbol.context.nominal,
      nominal.keyword != .protocol || symbol.context.isExtension
    else { return nil }
    for proto in allProtocols(of: nominal) {
      for requirement in ownMembers(of: proto, named: symbol.name)
      where requirement.isRequirement && requirement.isFunction == symbol.isFunction {
        if let attributes = requirement.declaration?.attributes,
          let written = builder(in: attributes, in: requirement.context)
        {
          let found = substitute(written, [nominal.selfType])
          if !symbol.isFunction { return mayFulfil(requirement, symbol) ? found : nil }
          if takesSame(requirement, symbol, nominal), mayFulfil(requirement, symbol) {
            return found
          }
        }
      }
    }
    return nil
  }

  /// Whether a method may take what the requirement takes.
  private func takesSame(_ requirement: Symbol, _ symbol: Symbol, _ nominal: NominalType) -> Bool {
    let (wanted, own) = (signature(of: requirement).parameters, signature(of: symbol).parameters)
    guard wanted.map(\.label) == own.map(\.label) else { return false }
    return zip(wanted, own).allSatisfy { wanted, own in
      if case .existential = own.type {
        return substitute(wanted.type, [nominal.selfType]) == own.type
      }
      return true
    }
  }

  /// Whether a member gives a type that the requirement's associated type may be.
  private func mayFulfil(_ requirement: Symbol, _ symbol: Symbol) -> Bool {
    guard case .member(_, let name) = signature(of: requirement).result,
      let proto = requirement.context.nominal
    else { return true }
    return unfulfilledBound(of: name, in: proto, by: signature(of: symbol).result) == nil
  }

  // MARK: Setters

  func setterFunction(of symbol: Symbol) -> Function {
    if let known = symbol.setter { return known }
    let made = Function(
      name: qualifiedName(of: symbol) + ".setter", range: symbol.declaration?.range ?? .none
    ) { [self] function in
      let saved = CheckerState(self)
      defer { saved.restore(self) }
      speculation = 0
      return lowerSetter(symbol, function)
    }
    made.isMutating =
      symbol.context.nominal.map { !$0.isClass } ?? false && !symbol.isStatic
      && !hasNonmutatingSetter(symbol)
    made.parameterCount = signature(of: symbol).parameters.count + (hasSelf(symbol) ? 2 : 1)
    symbol.setter = made
    return made
  }

  private func lowerSetter(_ symbol: Symbol, _ function: Function) -> [Operation] {
    let signature = self.signature(of: symbol)
    let type = signature.result
    let wasNonmutating = symbol.isNonmutating
    symbol.isNonmutating = hasNonmutatingSetter(symbol)
    let (inner, own) = enter(symbol, signature, isSetter: true)
    symbol.isNonmutating = wasNonmutating
    inner.result = .void
    inner.returnsOpaque = nil
    let before = failures
    var parameters = own + declareParameters(signature, in: inner)
    if wrapperUse(of: symbol) != nil, !symbol.hasObservers {
      return lowerWrappedSetter(symbol, type, inner, parameters, function)
    }
    if symbol.isStored, symbol.isLazy {
      return lowerLazySetter(symbol, type, inner, parameters, function)
    }
    if symbol.isStored || symbol.hasObservers {
      return lowerObserved(symbol, type, inner, parameters, function)
    }
    let accessors: [Accessors.Accessor]
    switch symbol.kind {
    case .variable(let binding, _): accessors = binding.accessors?.list ?? []
    case .subscript(let syntax): accessors = syntax.accessors.list
    default: accessors = []
    }
    guard let accessor = accessors.first(where: { $0.kind == .set }), let body = accessor.body
    else {
      return []
    }
    let value = LocalVariable(
      accessor.parameter ?? "newValue", type: type, isLet: true, in: inner, at: accessor.range)
    value.isParameter = true
    scope.declare(value)
    // The new value comes last, after a subscript's arguments.
    parameters.append(value)
    let operations = checkBlock(body, isNested: false)
    let made = finish(operations, inner, parameters, function, before, at: body.range)
    follow(body, isolation: isolation(of: symbol), failuresBefore: before)
    return made
  }
}

/// What a lazily lowered function must leave as it was.
struct CheckerState {
  private let scope: LocalScope
  private let context: Context
  private let pending: [Solver.Pending]
  private let speculation: Int
  private let ranking: Int
  private let depth: Int
  private let chain: ChainLinks?
  private let isTryHandled: Bool
  private let settlesLater: Bool
  private let score: Score
  private let tries: Int
  private let trials: Int
  private let builders: [Type]
  private let builtConstructions: [String: Candidate]
  private let mistrustsBuilders: Bool
  private let suspects: [() -> Bool]

  init(_ checker: Checker) {
    scope = checker.scope
    context = checker.context
    pending = checker.solver.pending
    speculation = checker.speculation
    ranking = checker.ranking
    depth = checker.depth
    chain = checker.chain
    isTryHandled = checker.isTryHandled
    settlesLater = checker.settlesLater
    score = checker.score
    tries = checker.tries
    trials = checker.trials
    builders = checker.builders
    builtConstructions = checker.builtConstructions
    mistrustsBuilders = checker.mistrustsBuilders
    suspects = checker.suspects
    checker.mistrustsBuilders = false
    checker.suspects = []
    checker.tries = 0
    checker.trials = 0
    checker.builders = []
    checker.builtConstructions = [:]
    checker.ranking = 0
    checker.solver.pending = []
    checker.chain = nil
    checker.isTryHandled = false
    checker.settlesLater = false
    checker.depth = 0
    checker.score = Score()
  }

  func restore(_ checker: Checker) {
    checker.scope = scope
    checker.context = context
    checker.solver.pending = pending
    checker.speculation = speculation
    checker.ranking = ranking
    checker.depth = depth
    checker.chain = chain
    checker.isTryHandled = isTryHandled
    checker.settlesLater = settlesLater
    checker.score = score
    checker.tries = tries
    checker.trials = trials
    checker.builders = builders
    checker.builtConstructions = builtConstructions
    checker.mistrustsBuilders = mistrustsBuilders
    checker.suspects = suspects
  }
}
