import Diagnostics
import SwiftSource

extension Checker {
  /// A closure: its parameters from its clause and from what is wanted; its result from its one
  /// expression, its builder, or its first `return`.
  func checkClosure(
    _ closure: Closure, expected: Type?, builder: Type?, isEscaping: Bool = true,
    isArgument: Bool = false, at range: SourceRange
  ) -> Typed {
    let wanted = wantedFunction(expected)
    guard ranking > 0, let wanted, let key = RankedClosure.Key(range, wanted, builder, solver)
    else {
      return checkClosure(closure, wanted, builder, isEscaping, isArgument, at: range)
    }
    let memory = scope.function.ranked
    if let known = memory.known[key] { return self.ranked(known, at: range) }
    let before = (failures, score)
    let typed = checkClosure(closure, wanted, builder, isEscaping, isArgument, at: range)
    let type = failures == before.0 ? resolved(typed.type) : nil
    if type?.hasVariables != true {
      memory.known[key] = RankedClosure(type: type, score: score - before.1)
    }
    return typed
  }

  private func ranked(_ known: RankedClosure, at range: SourceRange) -> Typed {
    guard let type = known.type else {
      failures += 1
      return .failed(at: range)
    }
    score = score + known.score
    return Typed(type, at: range) { _ in Code(.constant(.void), type: type, at: range) }
  }

  private func checkClosure(
    _ closure: Closure, _ wanted: FunctionType?, _ builder: Type?, _ isEscaping: Bool,
    _ isArgument: Bool, at range: SourceRange
  ) -> Typed {
    work.closures += 1
    if wanted?.isAsync == true, !closure.isAsync { score.functionConversions += 1 }
    let function = FunctionContext(parent: scope.function, result: nil)
    function.isClosure = true
    function.takesAnonymous = closure.parameters == nil
    function.escapingClosure = isEscaping ? range : nil
    function.capturesSelf = closure.captures.contains { $0.name.text == "self" }
    function.isAsync = closure.isAsync || (wanted?.isAsync ?? false)
    function.isThrowing = closure.isThrowing
    function.takesActor = wanted?.takesActor ?? false
    let isSendable =
      wanted?.isSendable ?? false || closure.attributes.contains { $0.baseName == "Sendable" }
    function.runsApart = wanted?.runsApart ?? isSendable
    let thrown = closure.thrownType.map { resolve($0, in: context) }
    function.thrown = thrown ?? wanted?.thrown.map(resolved).flatMap { $0.hasVariables ? nil : $0 }
    function.name =
      "closure #\(scope.function.number(ofClosureAt: range)) in \(scope.function.name)"
    let outer = scope
    scope = LocalScope(parent: outer, function: function)
    let outerTry = isTryHandled
    isTryHandled = false
    let outerArgument = argumentPassed
    argumentPassed = nil
    defer {
      scope = outer
      isTryHandled = outerTry
      argumentPassed = outerArgument
    }
    let captured = captureList(closure, outer)
    let parameters = parameters(
      of: closure, wanted, function, isBuilt: builder != nil, at: range)
    if isArgument, let wanted, let parameters {
      let written = written(.function(wanted), for: .argument)
      for (index, variable) in parameters.variables.enumerated() {
        variable.written = written?.parameter(index)
      }
    }
    guard let parameters else {
      checkBody(of: closure, wanted, function, isBuilt: builder != nil)
      if let result = wanted?.result { _ = reportEmpty(closure, result, isArgument, at: range) }
      return .failed(at: range)
    }
    function.ranked = outer.function.ranked.inside(range, parameters.types.map(resolved))
    let written = closure.result.map { resolve($0, in: context) }
    let result = written ?? wanted?.result ?? solver.fresh()
    function.result = result
    if let written, let wanted {
      if differs(written, wanted, closure.result) {
        if closure.body.singleExpression != nil {
          _ = closureBody(closure, function, builder, result, isArgument: isArgument, at: range)
        }
        return .failed(at: range)
      }
      // What the closure declares says what its parameters are, where both are of one type.
      if resolved(wanted.result).hasVariables { _ = conversion(written, wanted.result) }
    }
    let body = closureBody(
      closure, function, builder, result, isArgument: isArgument, at: range)
    var made = FunctionType(
      parameters.types, result: function.result ?? result, isAsync: function.isAsync,
      isThrowing: function.isThrowing || closure.isThrowing)
    made.thrown = thrown
    made.isSendable = wanted?.isSendable ?? false
    made.namesVoid =
      wanted?.namesVoid == true && (!isArgument || closure.body.singleExpression == nil)
    if let place = function.firstAwait { firstAwaits[Spot(range)] = place }
    let type = Type.function(made)
    let name = function.name
    facts.closures[Spot(range)] = CallEffects(
      throwsError: function.isThrowing || closure.isThrowing, suspends: function.isAsync,
      isSendable: isSendable, runsApart: function.runsApart,
      isMain: wanted?.isMainActor == true
        || closure.attributes.contains { $0.baseName == "MainActor" })
    return Typed(type, at: range) { builder in
      let prologue = captured.map { ($0.variable, $0.value) }
      let code = builder.closure(
        function, parameters: parameters.variables, type: builder.checker.resolved(type),
        at: range, name: name
      ) { inner in
        parameters.prologue(inner) + body(inner)
      }
      if prologue.isEmpty { return code }
      return builder.withCaptures(prologue, code, at: range)
    }
  }

  /// Whether the result that a closure declares is not the one that is wanted of it.
  private func differs(_ written: Type, _ wanted: FunctionType, _ syntax: TypeSyntax?) -> Bool {
    let result = solver.shallow(wanted.result)
    guard let syntax, !written.isError, !result.isError,
      supposing({ conversion(written, result) == .no }) == true
    else { return false }
    error(
      "declared closure result '\(shown(written))' is incompatible with contextual type "
        + "'\(result.isVoid && wanted.namesVoid ? "Void" : shown(result))'", at: syntax.range)
    return true
  }

  private func resolved(_ parameter: FunctionType.Parameter) -> FunctionType.Parameter {
    FunctionType.Parameter(resolved(parameter.type), isInout: parameter.isInout)
  }

  private func wantedFunction(_ expected: Type?) -> FunctionType? {
    guard let expected else { return nil }
    let type = solver.shallow(expected)
    let inner = solver.shallow(type.wrapped ?? type)
    if case .function(let function) = inner { return function }
    return nil
  }

  // MARK: Parameters

  struct ClosureParameters {
    var variables: [LocalVariable]
    var types: [FunctionType.Parameter]
    /// Takes a tuple parameter apart.
    var prologue: (FunctionBuilder) -> [Operation] = { _ in [] }
  }

  private func parameters(
    of closure: Closure, _ wanted: FunctionType?, _ function: FunctionContext, isBuilt: Bool,
    at range: SourceRange
  ) -> ClosureParameters? {
    guard let syntax = closure.parameters else {
      return anonymousParameters(closure, wanted, function, at: range)
    }
    if syntax.isEmpty, let count = wanted?.parameters.count, count > 0 {
      reportIgnored(count, at: range)
      return nil
    }
    if let wanted, wanted.parameters.count != syntax.count {
      if wanted.parameters.count == 1,
        case .tuple(let elements) = solver.shallow(wanted.parameters[0].type),
        elements.count == syntax.count
      {
        return destructured(syntax, elements, wanted.parameters[0].type, function, at: range)
      }
      if speculation == 0 {
        var wanted = wanted
        wanted.result = result(
          of: closure, isBuilt ? [] : wanted.parameters, wanted, function)
        reportParameterCount(syntax.count, wanted, at: closure.clause ?? range)
      } else {
        failures += 1
      }
      return nil
    }
    var result = ClosureParameters(variables: [], types: [])
    for (index, parameter) in syntax.enumerated() {
      let given = wanted?.parameters[index]
      var info = ParameterInfo(
        label: nil, name: parameter.name, type: given?.type ?? solver.fresh())
      if parameter.type != nil {
        info = parameterInfo(parameter, in: context)
        if info.isIsolated { function.takesActor = true }
        if let given { _ = unify(info.type, given.type) }
      }
      let isInout = given?.isInout ?? info.isInout
      let isVariadic = given?.isVariadic ?? info.isVariadic
      let variable = LocalVariable(
        parameter.name, type: isVariadic ? type(.array, [info.type]) : info.type, isLet: !isInout,
        isInout: isInout, in: function, at: parameter.range)
      variable.isParameter = true
      if parameter.name != "_" { scope.declare(variable) }
      declareProjected(variable, at: parameter.range)
      result.variables.append(variable)
      result.types.append(.init(info.type, isInout: isInout, isVariadic: isVariadic))
    }
    return result
  }

  /// `{ $item in … }`: the parameter is the projected value, and `item` what it wraps.
  private func declareProjected(_ variable: LocalVariable, at range: SourceRange) {
    guard variable.name.hasPrefix("$"), variable.name.count > 1 else { return }
    let type = resolved(variable.type)
    let name = String(variable.name.dropFirst())
    guard let nominal = type.nominal else { return }
    guard let member = ownMembers(of: nominal, named: "wrappedValue").first else {
      apart {
        error(
          "inferred projection type '\(shown(type))' is not a property wrapper", at: range,
          kind: .noWrapper)
      }
      unprojected.insert(range)
      return scope.declare(
        LocalVariable(name, type: .error, isLet: true, in: scope.function, at: range))
    }
    let value = substitute(signature(of: member).result, type.arguments)
    let use = WrapperUse(
      nominal: nominal, storage: type, value: value, projection: type, takesValue: false)
    let inner = LocalVariable(
      name, type: value, isLet: false, in: scope.function, at: range)
    inner.wrapper = (variable, use)
    scope.declare(inner)
  }

  /// `{ key, value in … }` where one tuple is passed.
  private func destructured(
    _ syntax: [Parameter], _ elements: [TupleElement], _ tuple: Type, _ function: FunctionContext,
    at range: SourceRange
  ) -> ClosureParameters {
    let whole = LocalVariable("", type: tuple, isLet: true, in: function, at: range)
    var variables: [LocalVariable] = []
    for (parameter, element) in zip(syntax, elements) {
      let variable = LocalVariable(
        parameter.name, type: element.type, isLet: true, in: function, at: parameter.range)
      variable.isParameter = true
      if parameter.name != "_" { scope.declare(variable) }
      variables.append(variable)
    }
    return taking(whole, apartInto: variables, at: range)
  }

  /// The one parameter `whole`, a tuple, whose elements the body finds in variables of their own.
  private func taking(
    _ whole: LocalVariable, apartInto variables: [LocalVariable], at range: SourceRange
  ) -> ClosureParameters {
    var result = ClosureParameters(variables: [whole], types: [.init(whole.type)])
    result.prologue = { builder in
      let type = builder.checker.resolved(whole.type)
      return variables.enumerated().map { index, variable in
        let subject = Code(.local(builder.slot(whole)), type: type, at: range)
        let element = Code(
          .element(subject, index: index), type: builder.checker.resolved(variable.type), at: range)
        return .initialize(local: builder.slot(variable), element)
      }
    }
    return result
  }

  private func anonymousParameters(
    _ closure: Closure, _ wanted: FunctionType?, _ function: FunctionContext, at range: SourceRange
  ) -> ClosureParameters? {
    let highest = closure.highestAnonymous
    var result = ClosureParameters(variables: [], types: [])
    if let wanted {
      let count = wanted.parameters.count
      if let highest, highest > 0, count == 1,
        case .tuple(let elements) = solver.shallow(wanted.parameters[0].type),
        elements.count == highest + 1
      {
        return anonymousTuple(elements, wanted.parameters[0].type, function, at: range)
      }
      if highest == nil, count > 0,
        !wanted.parameters.allSatisfy({ solver.shallow($0.type).isVoid })
      {
        reportIgnored(count, at: range)
        return nil
      }
      if let highest, highest >= count || highest + 1 < count {
        if speculation == 0 {
          var wanted = wanted
          wanted.result = self.result(of: closure, wanted.parameters, wanted, function)
          reportParameterCount(highest + 1, wanted, at: range)
        } else {
          failures += 1
        }
        // With too few used, the body is checked all the same.
        if speculation > 0 || highest >= count { return nil }
      }
      result.types = wanted.parameters
    } else {
      result.types = (0...(highest ?? -1) + 1).dropLast().map { _ in .init(solver.fresh()) }
    }
    result.variables = result.types.enumerated().map { index, parameter in
      let variable = LocalVariable(
        "$\(index)", type: parameter.isVariadic ? type(.array, [parameter.type]) : parameter.type,
        isLet: !parameter.isInout, isInout: parameter.isInout, in: function, at: range)
      variable.isParameter = true
      return variable
    }
    function.anonymous = result.variables
    return result
  }

  private func anonymousTuple(
    _ elements: [TupleElement], _ tuple: Type, _ function: FunctionContext, at range: SourceRange
  ) -> ClosureParameters {
    let whole = LocalVariable("", type: tuple, isLet: true, in: function, at: range)
    let variables = elements.enumerated().map { index, element in
      LocalVariable("$\(index)", type: element.type, isLet: true, in: function, at: range)
    }
    function.anonymous = variables
    return taking(whole, apartInto: variables, at: range)
  }

  private func reportIgnored(_ count: Int, at range: SourceRange) {
    error(
      "contextual type for closure argument list expects \(count) argument"
        + "\(count == 1 ? "" : "s"), which cannot be implicitly ignored", at: range)
  }

  private func reportParameterCount(_ count: Int, _ wanted: FunctionType, at range: SourceRange) {
    // Once is enough, whatever of its result is known by then.
    if diagnostics.contains(where: { $0.range == range && $0.kind == .closureParameters }) {
      return
    }
    let extra = count - wanted.parameters.count
    smallChanges -= extra > 0 ? 20 * extra - 4 : -8 * extra - 4
    let whole = written(.function(wanted), for: .argument).flatMap { $0.isNamed ? nil : $0 }
    error(
      "contextual closure type \(quoted(.function(wanted), as: whole)) expects "
        + "\(wanted.parameters.count) argument\(wanted.parameters.count == 1 ? "" : "s"), but "
        + "\(count) \(count == 1 ? "was" : "were") used in closure body", at: range,
      kind: .closureParameters)
  }

  // MARK: Captures

  private func captureList(
    _ closure: Closure, _ outer: LocalScope
  ) -> [(variable: LocalVariable, value: Typed)] {
    var result: [(variable: LocalVariable, value: Typed)] = []
    for capture in closure.captures {
      let inner = scope
      scope = outer
      let expression =
        capture.value
        ?? Expression(
          capture.name.text == "self" ? .self : .name(capture.name), at: capture.name.range)
      let value = check(expression, expected: nil)
      scope = inner
      if value.type.isError { continue }
      let isWeak = capture.specifier == "weak"
      let type =
        isWeak && solver.shallow(value.type).wrapped == nil ? optional(value.type) : value.type
      let variable = LocalVariable(
        capture.name.text, type: type, isLet: !isWeak, in: outer.function, at: capture.name.range)
      variable.ownership = isWeak ? .weak : capture.specifier == "unowned" ? .unowned : .strong
      scope.declare(variable)
      result.append((variable, convert(value, to: type, .other)))
    }
    return result
  }
}

extension FunctionBuilder {
  /// A closure's function, made with the slots in their order, and the captures from here.
  func closure(
    _ context: FunctionContext, parameters: [LocalVariable], type: Type, at range: SourceRange,
    name: String, body: (FunctionBuilder) -> [Operation]
  ) -> Code {
    if context.isDiscovered == false {
      // What an autoclosure uses is found by making its code once.
      let scout = FunctionBuilder(checker, context)
      for parameter in parameters { _ = scout.slot(parameter) }
      _ = body(scout)
      for variable in scout.foreign where !context.captures.contains(where: { $0 === variable }) {
        context.captures.append(variable)
        variable.isCaptured = true
      }
    }
    let inner = FunctionBuilder(checker, context)
    for parameter in parameters { _ = inner.slot(parameter) }
    for capture in context.captures { _ = inner.slot(capture) }
    let made = Function(name: name, range: range) { _ in [] }
    made.isAsync = context.isAsync
    made.parameterCount = parameters.count
    made.captureCount = context.captures.count
    made.body = body(inner)
    finishLater(inner, made)
    let captures = context.captures.map { slot($0) }
    return Code(.closure(made, captures: captures), type: type, at: range)
  }

  /// `[value = expression]`: evaluated where the closure is made.
  func withCaptures(
    _ captures: [(LocalVariable, Typed)], _ code: Code, at range: SourceRange
  ) -> Code {
    let result = temporary("", code.type)
    var operations: [Operation] = captures.map { variable, value in
      .initialize(local: slot(variable), storable(value.build(self), variable.ownership))
    }
    operations.append(.initialize(local: result, code))
    return Code(.block(operations, local: result), type: code.type, at: range)
  }

  /// Whether a captured variable is boxed is known when the outermost function is done.
  func finishLater(_ inner: FunctionBuilder, _ function: Function) {
    nested.append((inner, function))
  }

  func finishNested() {
    for (builder, function) in nested {
      function.locals = builder.finished()
    }
  }
}
