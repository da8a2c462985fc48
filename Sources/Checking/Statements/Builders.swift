import Diagnostics
import SwiftSource

/// One component of a builder's block: code before it, and its value.
struct BuilderPart {
  var operations: BuildOperations
  /// The variable that holds the component's value; nil for a plain statement.
  var value: LocalVariable?
  /// Nothing comes after it: `fatalError()`.
  var neverReturns = false
}

extension Checker {
  /// A body transformed by a result builder; it returns what the builder makes of the block.
  func checkBuilder(_ block: CodeBlock, _ builder: Type, wanted: Type?) -> BuildOperations {
    asWhole(at: block.range) { builtBody(block, builder, wanted) }
  }

  private func builtBody(_ block: CodeBlock, _ builder: Type, _ wanted: Type?) -> BuildOperations {
    let (outer, outerConstructions) = (scope, builtConstructions)
    scope = LocalScope(parent: outer, function: outer.function)
    builders.append(builder)
    noteConstructions(of: builder)
    defer {
      scope = outer
      builders.removeLast()
      builtConstructions = outerConstructions
    }
    let builder = baseBuilder(of: builder)
    if reportRefused(in: block, builder) { return { _ in [] } }
    let (operations, value) = builderBlock(block, builder)
    guard var final = finalResult(value, builder, wanted, at: block.range) else {
      return operations
    }
    let function = scope.function
    if let wanted, case .opaque(let opaque, _) = solver.shallow(wanted),
      opaque === function.returnsOpaque
    {
      final.anchor = block.range
      final = convertResult(final, function)
    } else if let wanted {
      if !function.isClosure { final.anchor = block.range }
      final = convert(final, to: wanted, function.isClosure ? .closureResult : .result)
    }
    let result = final
    return { builder in operations(builder) + [.return(result.build(builder))] }
  }

  private func finalResult(
    _ value: Typed?, _ builder: Type, _ wanted: Type?, at range: SourceRange
  ) -> Typed? {
    guard let value, !value.type.isError else { return nil }
    guard hasMember("buildFinalResult", builder) else { return value }
    return builderCall("buildFinalResult", builder, [(nil, value)], wanted: wanted, at: range)
  }

  /// The operations of a block, and the value that `buildBlock` makes of its components.
  func builderBlock(_ block: CodeBlock, _ builder: Type) -> (BuildOperations, Typed?) {
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    defer { scope = outer }
    noteUpcoming(block.statements)
    declareLocalTypesAndFunctions(block.statements)
    var operations: [BuildOperations?] = Array(repeating: nil, count: block.statements.count)
    var components: [Typed] = []
    var hasError = false
    var neverReturns = false
    var following = FollowingErrors()
    for (index, statement) in block.statements.enumerated() {
      let before = failures
      following.begin(self)
      let made = builderStatement(statement, builder)
      following.end(self)
      if failures != before, speculation == 0 { mistakenStatements.append(statement.range) }
      guard let part = made else {
        if failures != before { hasError = true }
        continue
      }
      operations[index] = part.operations
      if part.neverReturns { neverReturns = true }
      if let variable = part.value {
        if variable.type.isError { hasError = true }
        components.append(read(variable, at: statement.range))
      }
      if failures != before { hasError = true }
    }
    let all = runningOrder(of: block.statements).compactMap { operations[$0] }
    let build: BuildOperations = { builder in all.flatMap { $0(builder) } }
    if hasError || (neverReturns && components.isEmpty) { return (build, nil) }
    let range = components.count == 1 ? components[0].range : block.range
    return (build, combine(components, builder, at: range))
  }

  private func combine(_ components: [Typed], _ builder: Type, at range: SourceRange) -> Typed? {
    if hasMember("buildPartialBlock", builder), let first = components.first {
      var result = builderCall("buildPartialBlock", builder, [("first", first)], at: range)
      for next in components.dropFirst() {
        guard let sofar = result else { return nil }
        result = builderCall(
          "buildPartialBlock", builder, [("accumulated", sofar), ("next", next)], at: range)
      }
      return result
    }
    return builderCall("buildBlock", builder, components.map { (nil, $0) }, at: range)
  }

  func read(_ variable: LocalVariable, at range: SourceRange) -> Typed {
    Typed(variable.type, at: range) { builder in
      Code(.local(builder.slot(variable)), type: builder.checker.resolved(variable.type), at: range)
    }
  }

  func hasMember(_ name: String, _ builder: Type) -> Bool {
    !members(named: name, of: builder, isStatic: true).isEmpty
  }

  /// A call of one of the builder's static functions: of several, one that gives what is wanted.
  func builderCall(
    _ name: String, _ builder: Type, _ arguments: [(String?, Typed)], wanted: Type? = nil,
    at range: SourceRange
  ) -> Typed? {
    let found = members(named: name, of: builder, isStatic: true).filter(\.symbol.isFunction)
    if found.isEmpty { return nil }
    let prepared = arguments.map { label, value in
      PreparedArgument(
        label: label.map { Name($0, at: value.range) },
        expression: Expression(.missing, at: value.range), typed: value)
    }
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    let fitting = found.filter {
      return match(prepared, to: signature(of: $0.symbol).parameters) != nil
    }
    guard var chosen = fitting.first else {
      error(
        "static method '\(name)' of '\(shown(builder))' cannot take \(arguments.count) components",
        at: range)
      return nil
    }
    let make = { (candidate: Candidate) in self.open(candidate, base: nil, at: range) }
    if fitting.count > 1 {
      let best =
        wanted.flatMap { chooseOverload(fitting, prepared, make, $0, call, at: range) }
        ?? chooseOverload(fitting, prepared, make, nil, call, at: range)
      guard let best else {
        reportBuilder(name, builder, arguments.map(\.1), fitting, at: range)
        return nil
      }
      chosen = best
    }
    let before = failures
    let typed = apply(make(chosen), prepared, expected: nil, call, at: range)
    return failures == before ? typed : nil
  }

  // MARK: Statements

  private func builderStatement(_ statement: Statement, _ builder: Type) -> BuilderPart? {
    startTrying()
    switch statement.kind {
    case .expression(let expression):
      if case .if(let inner) = expression.kind { return builderIf(inner, builder) }
      if case .switch(let inner) = expression.kind { return builderSwitch(inner, builder) }
      return builderExpression(expression, builder)
    case .declaration(let declaration):
      if declaration.isRefusedByBuilders { return nil }
      guard let operations = checkLocal(declaration) else { return nil }
      return BuilderPart(operations: operations, value: nil)
    case .if(let inner): return builderIf(inner, builder)
    case .switch(let inner): return builderSwitch(inner, builder)
    case .for(let loop): return builderFor(loop, builder, at: statement.range)
    case .do(_, _, let body, let catches) where catches.isEmpty:
      let (operations, value) = builderBlock(body, builder)
      return stored(operations, value, at: statement.range)
    case .throw, .defer, .guard, .while, .repeatWhile, .do, .break, .continue, .fallthrough,
      .return:
      reportControlFlow(builder, at: statement.range)
      return nil
    }
  }

  private func builderExpression(_ expression: Expression, _ builder: Type) -> BuilderPart? {
    let start = solver.variableCount
    var hint: Type?
    let expressionBuilders = members(named: "buildExpression", of: builder, isStatic: true)
    if expressionBuilders.count == 1, let only = expressionBuilders.first,
      signature(of: only.symbol).generics.isEmpty
    {
      hint = signature(of: only.symbol).parameters.first.map {
        substitute($0.type, only.arguments)
      }
    } else if implicitMember(expression) != nil {
      hint = takenTypes(of: expressionBuilders).first { type in
        attempt { check(expression, expected: type) } != nil
      }
    }
    // A key path without a root is of what the builder takes.
    let isPath = if case .keyPath(nil, _) = expression.kind { true } else { false }
    if isPath, !expressionBuilders.isEmpty {
      let call = CallArguments(
        arguments: [Argument(label: nil, value: expression)], trailing: [],
        parentheses: expression.range)
      let built = resolveCall(
        expressionBuilders, base: nil, call, expected: nil, at: expression.range,
        name: Name("buildExpression", at: expression.range))
      settle(from: start)
      return built.type.isError ? nil : stored({ _ in [] }, built, at: expression.range)
    }
    if hint == nil, reportBaseless(expression, expressionBuilders) { return nil }
    var typed = checkOnce(expression, expected: hint)
    if typed.type.isError { return nil }
    if typed.isNil, let builder = expressionBuilders.first,
      let generic = signature(of: builder.symbol).generics.first
    {
      reportUninferred(generic.name, at: expression.range)
      return nil
    }
    if isNever(typed.type) {
      settle(from: start)
      let value = typed
      return BuilderPart(
        operations: { [.evaluate(value.build($0))] }, value: nil, neverReturns: true)
    }
    if isPlaceholder(typed.type), !takes(typed, builder, at: expression.range) {
      // What nobody knows may be a scene or a toolbar's item: it is left out.
      settle(from: start)
      return nil
    }
    if !expressionBuilders.isEmpty {
      guard
        let built = builderCall("buildExpression", builder, [(nil, typed)], at: expression.range)
      else { return nil }
      typed = built
    }
    settle(from: start)
    if resolved(typed.type).hasVariables, typed.type.isError == false, speculation == 0 {
      if outstanding(typed.type, from: start) {
        reportUndetermined(resolved(typed.type), expression)
        return nil
      }
    }
    return stored({ _ in [] }, typed, at: expression.range)
  }

  /// Whether a builder makes something of a value.
  private func takes(_ value: Typed, _ builder: Type, at range: SourceRange) -> Bool {
    attempt {
      hasMember("buildExpression", builder)
        ? builderCall("buildExpression", builder, [(nil, value)], at: range) != nil
        : combine([value], builder, at: range) != nil
    } == true
  }

  /// `.padding()` on its own, after a view that has ended: the builder takes all of a protocol.
  private func reportBaseless(_ expression: Expression, _ builders: [Candidate]) -> Bool {
    guard let name = implicitMember(expression), builders.count == 1,
      case .conforms(_, let proto)? = signature(of: builders[0].symbol).constraints.first
    else { return false }
    let isMember = allProtocols(of: proto).contains {
      !ownMembers(of: $0, named: name.text).isEmpty
    }
    if isMember {
      error("instance member '\(name.text)' cannot be used on type '\(proto.name)'", at: name.range)
    } else {
      reportNoMember(name.text, ofType: proto.name, at: name.range)
    }
    return true
  }

  /// The types that several `buildExpression` take, generic ones apart.
  private func takenTypes(of builders: [Candidate]) -> [Type] {
    builders.compactMap { builder in
      let signature = signature(of: builder.symbol)
      guard signature.generics.isEmpty, let first = signature.parameters.first else { return nil }
      return substitute(first.type, builder.arguments)
    }
  }

  /// Remembers the types that the builder takes by their names.
  private func noteConstructions(of builder: Type) {
    for candidate in members(named: "buildExpression", of: builder, isStatic: true) {
      let signature = signature(of: candidate.symbol)
      guard let name = signature.parameters.first?.type.nominal?.name else { continue }
      builtConstructions[name] = candidate
    }
  }

  /// What a call of a type's name gives as far as the builders around know it:
  /// `KeyframeTrack<Values, _>`.
  func builtConstruction(of name: String) -> Type? {
    guard let candidate = builtConstructions[name] else { return nil }
    let signature = signature(of: candidate.symbol)
    guard let wanted = signature.parameters.first?.type else { return nil }
    return substitute(wanted, candidate.arguments + signature.generics.map { _ in solver.fresh() })
  }

  /// The builder that one builds as which only knows more of what it is given: `ViewBuilder` of a
  /// `TabContentBuilder<Route>`.
  private func baseBuilder(of builder: Type) -> Type {
    guard let nominal = builder.nominal, nominal.isBuiltin,
      !ownMembers(of: nominal, named: "_Base").isEmpty
    else { return builder }
    return resolved(memberType("_Base", of: builder))
  }

  /// Whether a type holds variables of this statement's own, which nothing outside will find.
  func outstanding(_ type: Type, from start: Int) -> Bool {
    var found = false
    resolved(type).walk { part in
      if case .variable(let index) = part, index >= start { found = true }
    }
    return found
  }

  /// Keeps a component's value in a variable of its own.
  func stored(
    _ operations: @escaping BuildOperations, _ value: Typed?, at range: SourceRange
  ) -> BuilderPart? {
    guard let value else { return nil }
    let variable = LocalVariable("", type: value.type, isLet: true, in: scope.function, at: range)
    return BuilderPart(
      operations: { builder in
        operations(builder) + [.initialize(local: builder.slot(variable), value.build(builder))]
      }, value: variable)
  }
}
