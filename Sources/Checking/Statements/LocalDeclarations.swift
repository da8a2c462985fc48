import Diagnostics
import SwiftSource

extension Checker {
  /// Notes the variables of a block, which may not be used before their declaration.
  func noteUpcoming(_ statements: [Statement]) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind
      else { continue }
      for binding in variable.bindings {
        for (name, range) in binding.pattern.boundNames where scope.upcoming[name] == nil {
          scope.upcoming[name] = range
        }
      }
    }
  }

  /// Where a variable is declared further on in a block around.
  func upcomingDeclaration(of name: Name) -> SourceRange? {
    var current: LocalScope? = scope
    while let one = current {
      if let range = one.upcoming[name.text],
        range.start >= name.range.start || one.names[name.text] == nil
      {
        return range
      }
      current = one.parent
    }
    return nil
  }

  /// Types, functions and computed variables of a block may be used before their declaration, the
  /// last of them by what runs later.
  func declareLocalTypesAndFunctions(_ statements: [Statement]) {
    // Its types name each other, and themselves, in their members.
    let inner = Context(parent: context, file: context.file)
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type, .typealias:
        for symbol in symbols(of: declaration, in: inner) {
          scope.names[symbol.name] = [.type(symbol)]
          inner.localTypes[symbol.name] = symbol
          if case .type(let nominal) = symbol.kind {
            declareLocal(nominal)
          }
        }
      case .function(let function):
        let symbol = Symbol(
          .function(function), name: function.name, declaration: declaration, context: context,
          nameRange: declaration.nameRange)
        symbol.localScope = scope
        let variable = LocalVariable(
          function.name, type: .error, isLet: true, in: scope.function, at: declaration.nameRange)
        variable.isMutated = true
        scope.names[function.name, default: []].append(
          .function(LocalFunction(symbol: symbol, variable: variable)))
      default: break
      }
    }
    typeLocalFunctions(statements)
    for statement in statements {
      guard let binding = statement.computed, let (name, range) = binding.pattern.boundNames.first,
        let type = binding.type, scope.names[name] == nil
      else { continue }
      scope.declare(computedLocal(name, resolve(type, in: context), binding, at: range))
    }
  }

  /// Functions of one block may call each other.
  private func typeLocalFunctions(_ statements: [Statement]) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .function(let function) = declaration.kind
      else { continue }
      for entry in scope.names[function.name] ?? [] {
        guard case .function(let local) = entry,
          local.symbol.nameRange == declaration.nameRange
        else { continue }
        local.variable.type = .function(signature(of: local.symbol).functionType)
      }
    }
  }

  private func declareLocal(_ nominal: NominalType) {
    let saved = (context, scope)
    pendingBodies.append { [unowned self] in
      let outer = (context, scope)
      (context, scope) = saved
      defer { (context, scope) = outer }
      checkType(nominal)
    }
  }

  func checkLocal(_ declaration: Declaration) -> BuildOperations? {
    switch declaration.kind {
    case .variable(let variable): return checkLocalVariable(variable, declaration)
    case .function(let function): return checkLocalFunction(function, declaration)
    case .type, .typealias, .import, .operator, .precedenceGroup: return nil
    case .missing: return nil
    case .macro(let name, _, _):
      if !passOver(unsimulated: name, at: declaration.nameRange) {
        unsupported("#\(name)", at: declaration.range)
      }
      return nil
    case .extension:
      error("declaration is only valid at file scope", at: declaration.range)
      return nil
    case .initializer, .deinitializer, .subscript, .enumCases, .associatedType:
      return nil
    }
  }

  // MARK: Variables

  private func checkLocalVariable(
    _ variable: VariableDeclaration, _ declaration: Declaration
  ) -> BuildOperations {
    var parts: [BuildOperations] = []
    if declaration.namesSeveral,
      let attribute = wrapperAttribute(among: declaration.attributes, in: context)
    {
      reportSeveral(attribute)
    }
    for binding in variable.bindings {
      if let attribute = wrapperAttribute(of: declaration, in: context) {
        parts.append(wrappedLocal(binding, attribute))
      } else if declaration.modifiers.contains(where: { $0.name == "async" }) {
        parts.append(asyncLet(binding))
      } else {
        parts.append(localBinding(binding, isLet: variable.isLet, declaration))
      }
      for (name, _) in binding.pattern.boundNames {
        guard case .variable(let local)? = scope.names[name]?.first else { continue }
        local.keyword = variable.keyword
        if variable.bindings.count > 1 { local.initializer = nil }
      }
    }
    let all = parts
    return { builder in all.flatMap { $0(builder) } }
  }

  /// `func f(@Clamped n: Int)`: the body sees the wrapped value.
  func wrappedParameters(of symbol: Symbol) -> BuildOperations {
    guard case .function(let syntax) = symbol.kind, symbol.context.file != .max else {
      return { _ in [] }
    }
    let parts = syntax.signature.parameters.compactMap { parameter -> BuildOperations? in
      guard let attribute = wrapperAttribute(among: parameter.attributes, in: context) else {
        return nil
      }
      let name = Name(parameter.name, at: parameter.range)
      let binding = VariableDeclaration.Binding(
        pattern: Pattern(.identifier(parameter.name), at: parameter.range), type: parameter.type,
        initializer: Expression(.name(name), at: parameter.range), accessors: nil)
      return wrappedLocal(binding, attribute)
    }
    return { builder in parts.flatMap { $0(builder) } }
  }

  private func wrappedLocal(
    _ binding: VariableDeclaration.Binding, _ attribute: Attribute
  ) -> BuildOperations {
    guard let (name, range) = binding.pattern.boundNames.first,
      let (use, initial) = findWrapper(attribute, binding, in: context)
    else { return { _ in [] } }
    let storage = LocalVariable(
      "_" + name, type: use.storage, isLet: false, in: scope.function, at: range)
    let value = LocalVariable(name, type: use.value, isLet: false, in: scope.function, at: range)
    value.wrapper = (storage, use)
    redeclare(value)
    scope.declare(storage)
    if use.projection != nil {
      let projected = LocalVariable(
        "$" + name, type: use.storage, isLet: true, in: scope.function, at: range)
      projected.projects = (storage, use)
      scope.declare(projected)
    }
    guard let initial else { return { _ in [] } }
    return { builder in
      [
        .initialize(
          local: builder.slot(storage), builder.coerce(initial.build(builder), to: use.storage))
      ]
    }
  }

  func localBinding(
    _ binding: VariableDeclaration.Binding, isLet: Bool, _ declaration: Declaration
  ) -> BuildOperations {
    if let accessors = binding.accessors, accessors.list.contains(where: { $0.kind == .get }) {
      return localComputed(
        binding, accessors, builder: builder(in: declaration.attributes, in: context))
    }
    if declaration.modifiers.contains(where: { $0.name == "lazy" }), let value = binding.initializer
    {
      return localLazy(binding, value)
    }
    let start = solver.variableCount
    let atStart = failures
    var declared = binding.type.map { syntax in
      binding.initializer == nil
        ? resolveWhole(syntax, in: context) : resolve(syntax, in: context)
    }
    guard let expression = binding.initializer else {
      return uninitialized(binding, declared, isLet: isLet, declaration.ownership)
    }
    if failures > atStart, speculation == 0, !module.usesUnsimulated {
      declared = .error
      checkNames(in: expression)
    }
    let before = failures
    if declared == nil { noteFree(expression) }
    var typed = Typed.failed(at: expression.range)
    if declared?.isError != true || failures == atStart {
      typed = asWhole(at: expression.range) {
        if case .some? = binding.type?.kind, let type = declared,
          case .opaque(let opaque, _) = type
        {
          let value = check(expression, expected: expected(of: opaque, expression))
          return fixOpaque(opaque, withoutInout(value, expression), type)
        }
        let value = withoutInout(check(expression, expected: declared), expression)
        return declared.map { convert(value, to: $0, .specified(binding.type)) } ?? value
      }
    }
    if declared == nil, speculation == 0, failures > before {
      // Of what does not check, nobody knows what it gives.
      typed = .failed(at: expression.range)
    } else if declared == nil, !typed.type.isError {
      settle(from: start)
      takeDefaults(typed.type)
      let found = resolved(typed.type)
      if found.hasVariables {
        typed = .failed(at: expression.range)
        if failures == before { typed.type = undetermined(found, expression) }
      } else if typed.isType {
        typed = withoutType(typed)
      }
    }
    settle(from: start)
    var type = declared.map { resolved($0) } ?? resolved(typed.type)
    if declared == nil, case .identifier(let name) = binding.pattern.kind {
      warnOfVoid(type, name, isLet: isLet, at: binding.pattern.range)
    }
    let ownership = declaration.ownership
    if ownership == .weak, type.wrapped == nil { type = optional(type) }
    if case .identifier(let name) = binding.pattern.kind {
      let variable = LocalVariable(
        name, type: type, isLet: isLet, in: scope.function, at: binding.pattern.range)
      variable.written =
        binding.type.map { WrittenType(syntax: $0, context: context) } ?? typed.written
      variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      variable.initializer = binding.type == nil ? typed.anchor : nil
      variable.ownership = ownership
      warnOfLost(expression, Reference(variable), at: expression.range.before(2))
      let final = typed
      if let accessors = binding.accessors, ownership == .strong {
        return localObserved(variable, accessors) { builder in
          builder.coerce(final.build(builder), to: type)
        }
      }
      redeclare(variable)
      return { builder in
        let value = builder.kept(builder.coerce(final.build(builder), to: type))
        return [.initialize(local: builder.slot(variable), builder.storable(value, ownership))]
      }
    }
    if !hasParts(of: binding.pattern, type, at: expression.anchor) { type = .error }
    let match = bind(binding.pattern, type, isLet: isLet)
    reportTwice(in: binding.pattern)
    let final = typed
    return { builder in
      [.if([.match(match(builder), final.build(builder))], then: [], else: [])]
    }
  }

  /// Whether a value has as many elements as the tuple of names that takes it apart.
  func hasParts(of pattern: Pattern, _ type: Type, at range: SourceRange) -> Bool {
    guard case .tuple(let names) = pattern.kind else { return true }
    if names.count > 1, let wrapped = resolved(type).wrapped, case .tuple(let parts) = wrapped,
      parts.count == names.count
    {
      var value = Typed.failed(at: range)
      value.type = type
      reportMustUnwrap(value, to: wrapped)
      return false
    }
    if names.count > 1, case .nominal = resolved(type) {
      let wanted = names.map { _ in "_" }.joined(separator: ", ")
      error(
        "cannot convert value of type '\(shown(type))' to specified type '(\(wanted))'", at: range)
      return false
    }
    guard case .tuple(let elements) = resolved(type),
      names.count != elements.count, !elements.isEmpty
    else { return true }
    let wanted = Type.tuple(
      names.indices.map { index in
        TupleElement(label: nil, type: index < elements.count ? elements[index].type : .error)
      })
    error(
      "'\(shown(type))' is not convertible to '\(shown(wanted))', tuples have a different number "
        + "of elements", at: range)
    return false
  }

  /// Adds a variable; a second one of that name in one scope is an error. Parameters stand in a
  /// scope around the body's, so that a variable may shadow one.
  func redeclare(_ variable: LocalVariable) {
    if case .variable(let first)? = scope.names[variable.name]?.first, !first.isParameter {
      error(
        "invalid redeclaration of '\(variable.name)'", at: variable.range,
        notes: [Diagnostic(.note, "'\(variable.name)' previously declared here", at: first.range)])
    }
    scope.declare(variable)
  }

  private func uninitialized(
    _ binding: VariableDeclaration.Binding, _ declared: Type?, isLet: Bool,
    _ ownership: Ownership
  ) -> BuildOperations {
    guard let declared else {
      error("type annotation missing in pattern", at: binding.pattern.range)
      for (name, range) in binding.pattern.boundNames {
        scope.declare(
          LocalVariable(name, type: .error, isLet: isLet, in: scope.function, at: range))
      }
      return { _ in [] }
    }
    guard let (name, range) = binding.pattern.boundNames.first else { return { _ in [] } }
    let variable = LocalVariable(name, type: declared, isLet: isLet, in: scope.function, at: range)
    variable.isDeferred = true
    variable.written = binding.type.map { WrittenType(syntax: $0, context: context) }
    variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
    variable.ownership = ownership
    redeclare(variable)
    guard !isLet, declared.wrapped != nil else { return { _ in [] } }
    return { builder in
      [
        .initialize(
          local: builder.slot(variable),
          Code(.constant(.nil), type: builder.checker.resolved(declared), at: range))
      ]
    }
  }

  // MARK: Functions

  private func checkLocalFunction(
    _ function: FunctionDeclaration, _ declaration: Declaration
  ) -> BuildOperations? {
    var found: LocalFunction?
    for entry in scope.names[function.name] ?? [] {
      if case .function(let local) = entry, local.symbol.nameRange == declaration.nameRange {
        found = local
      }
    }
    guard let local = found, let body = function.body else { return nil }
    let signature = self.signature(of: local.symbol)
    local.variable.type = .function(signature.functionType)
    let inner = FunctionContext(parent: scope.function, result: signature.result)
    inner.name = "\(local.symbol.fullName) in \(scope.function.name)"
    inner.isAsync = signature.isAsync
    inner.isThrowing = signature.isThrowing
    inner.thrown = signature.thrown
    inner.returnsOpaque = local.symbol.opaque
    let outer = (scope, context)
    scope = LocalScope(parent: outer.0, function: inner)
    context = local.symbol.genericContext(self)
    defer { (scope, context) = outer }
    let parameters = declareParameters(signature, in: inner)
    let operations = functionBody(body, local.symbol, signature, inner)
    if let result = returns(body, local.symbol, signature) {
      facts.results[Spot(declaration.nameRange)] = result
    }
    let range = declaration.range
    return { builder in
      let type = builder.checker.resolved(local.variable.type)
      let code = builder.closure(
        inner, parameters: parameters, type: type, at: range, name: inner.name, body: operations)
      return [.initialize(local: builder.slot(local.variable), code)]
    }
  }

  /// A function's parameters, in its scope.
  func declareParameters(_ signature: Signature, in function: FunctionContext) -> [LocalVariable] {
    signature.parameters.map { parameter in
      let type = parameter.isVariadic ? type(.array, [parameter.type]) : parameter.type
      let variable = LocalVariable(
        parameter.name, type: type, isLet: !parameter.isInout && !parameter.isConsuming,
        isInout: parameter.isInout, in: function, at: parameter.range)
      variable.written = parameter.isVariadic ? nil : parameter.written
      variable.isParameter = true
      variable.isConsumed = parameter.isConsuming
      variable.isIsolated = parameter.isIsolated
      if case .function = parameter.type, !parameter.isVariadic, context.file != .max {
        variable.isNonescaping = !parameter.isEscaping
      }
      if case .variable(let first)? = scope.names[parameter.name]?.first, parameter.name != "_",
        !parameter.name.isEmpty
      {
        error(
          "invalid redeclaration of '\(parameter.name)'", at: parameter.range,
          notes: [
            Diagnostic(
              .note, "'\(parameter.name)' previously declared here", at: first.range)
          ])
      }
      if parameter.name != "_" { scope.declare(variable) }
      return variable
    }
  }
}
