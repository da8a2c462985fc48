import Diagnostics
import SwiftSource

typealias BuildOperations = (FunctionBuilder) -> [Operation]

extension Checker {
  /// The statements of a block in a scope of their own.
  func checkBlock(_ block: CodeBlock, isNested: Bool = true) -> BuildOperations {
    let outer = scope
    if isNested { scope = LocalScope(parent: outer, function: outer.function) }
    defer { scope = outer }
    return checkStatements(block.statements)
  }

  func checkStatements(_ statements: [Statement]) -> BuildOperations {
    noteUpcoming(statements)
    declareLocalTypesAndFunctions(statements)
    var parts: [BuildOperations?] = Array(repeating: nil, count: statements.count)
    var following = FollowingErrors(isKept: !scope.function.isClosure)
    for index in checkingOrder(of: statements) {
      following.begin(self)
      parts[index] = checkStatement(statements[index])
      following.end(self)
    }
    if let last = statements.last, case .defer = last.kind {
      let text =
        "'defer' statement at end of scope always executes immediately; replace with 'do' "
        + "statement to silence this warning"
      report(Diagnostic(.warning, text, at: last.range))
    }
    let all = runningOrder(of: statements).compactMap { parts[$0] }
    return { builder in all.flatMap { $0(builder) } }
  }

  func checkStatement(_ statement: Statement) -> BuildOperations? {
    startTrying()
    switch statement.kind {
    case .expression(let expression): return checkExpressionStatement(expression)
    case .declaration(let declaration): return checkLocal(declaration)
    case .if(let statement): return checkIf(statement)
    case .switch(let statement): return checkSwitch(statement)
    case .guard(let conditions, let body): return checkGuard(conditions, body)
    case .while(let label, let conditions, let body):
      return checkWhile(label, conditions, body)
    case .repeatWhile(let label, let body, let condition):
      return checkRepeat(label, body, condition)
    case .for(let loop): return checkFor(loop, at: statement.range)
    case .do(let label, let thrown, let body, let catches):
      return checkDo(label, thrown, body, catches)
    case .defer(let body): return checkDefer(body)
    case .return(let value):
      return asWhole(at: statement.range) { checkReturn(value, at: statement.range) }
    case .throw(let value): return checkThrow(value)
    case .break(let label): return checkLeave(label, "break", at: statement.range)
    case .continue(let label): return checkLeave(label, "continue", at: statement.range)
    case .fallthrough:
      if scope.function.switchDepth == 0 {
        error("'fallthrough' is only allowed inside a switch", at: statement.range)
      }
      return { _ in [.fallThrough] }
    }
  }

  func checkExpressionStatement(_ expression: Expression) -> BuildOperations? {
    let start = solver.variableCount
    if case .if(let statement) = expression.kind { return checkIf(statement) }
    if case .switch(let statement) = expression.kind { return checkSwitch(statement) }
    let before = failures
    noteFree(expression)
    let typed = asWhole(at: expression.range) {
      let typed = check(expression, expected: nil)
      if !typed.type.isError { settle(from: start) }
      return typed
    }
    if typed.type.isError || failures != before { return nil }
    if typed.isNil {
      error("'nil' requires a contextual type", at: typed.range)
      return nil
    }
    if typed.isType, speculation == 0 {
      _ = withoutType(typed)
      report(
        Diagnostic(
          .warning, "expression of type '\(shown(typed.type))' is unused", at: typed.range))
      return nil
    }
    if speculation == 0 { facts.statements[expression.range] = resolved(typed.type) }
    reportUnused(expression, typed)
    return { builder in [.evaluate(typed.build(builder))] }
  }

  // MARK: Conditions

  /// Conditions in order; what they bind is visible after them, in the current scope.
  /// - Parameter takesUnknown: whether a value that is not simulated counts as being there, where
  ///   the program could not go on without it.
  func checkConditions(
    _ conditions: [Condition], takingUnknown takesUnknown: Bool = false
  ) -> (FunctionBuilder) -> [Test] {
    var parts: [(FunctionBuilder) -> [Test]] = []
    for condition in conditions {
      let start = solver.variableCount
      switch condition {
      case .expression(let expression):
        let outer = isStatementCondition
        isStatementCondition = true
        let typed = asWhole(at: expression.range) { checkCondition(expression) }
        isStatementCondition = outer
        settle(from: start)
        parts.append { builder in [.code(typed.build(builder))] }
      case .binding(let isLet, let pattern, let type, let value, let range):
        parts.append(optionalBinding(isLet, pattern, type, value, takesUnknown, at: range))
      case .case(let pattern, let value, _):
        let typed = check(value, expected: nil)
        settle(from: start)
        let outer = solvesPatterns
        solvesPatterns = true
        let match = checkPattern(pattern, typed.type, isLet: true)
        solvesPatterns = outer
        parts.append { builder in [.match(match(builder), typed.build(builder))] }
      }
    }
    let all = parts
    return { builder in all.flatMap { $0(builder) } }
  }

  private func optionalBinding(
    _ isLet: Bool, _ pattern: Pattern, _ syntax: TypeSyntax?, _ value: Expression?,
    _ takesUnknown: Bool, at range: SourceRange
  ) -> (FunctionBuilder) -> [Test] {
    let (start, before) = (solver.variableCount, failures)
    let declared = syntax.map { resolve($0, in: context) }
    let expression = value ?? shorthand(pattern)
    boundValue = expression.range
    var typed = check(expression, expected: declared.map { optional($0) })
    typed = taking(declared.map { optional($0) }, typed)
    settle(from: start)
    var wrapped = solver.shallow(typed.type).wrapped
    if wrapped == nil, !typed.type.isError, failures == before {
      apart {
        errorLater(
          "initializer for conditional binding must have Optional type, not '\(shown(typed.type))'",
          at: range)
      }
      typed = .failed(at: typed.range)
    }
    if let declared, let found = wrapped {
      if !require(found, convertsTo: declared, at: typed.range) {
        error(
          "cannot convert value of type '\(shown(typed.type))' to specified type '\(shown(optional(declared)))'",
          at: typed.range)
      }
      wrapped = declared
    }
    let match = bind(pattern, resolved(wrapped ?? .error), isLet: isLet)
    let final =
      typed.type.isError && module.usesUnsimulated
      ? Typed(.error, at: typed.range) { _ in
        Code(.constant(takesUnknown ? .void : .nil), type: .error, at: typed.range)
      } : typed
    return { builder in [.match(.some(match(builder)), final.build(builder))] }
  }

  private func shorthand(_ pattern: Pattern) -> Expression {
    if case .identifier(let name) = pattern.kind {
      if name == "self" { return Expression(.self, at: pattern.range) }
      return Expression(.name(Name(name, at: pattern.range)), at: pattern.range)
    }
    return Expression(.missing, at: pattern.range)
  }

  // MARK: Branches

  func checkIf(_ statement: IfStatement) -> BuildOperations {
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    let label = statement.label.map { scope.function.newLabel($0, isLoop: false) }
    scope.function.branchDepth += 1
    defer { outer.function.branchDepth -= 1 }
    var following = FollowingErrors(isKept: !scope.function.isClosure)
    let tests = following.watch(self) { checkConditions(statement.conditions) }
    let then = following.watch(self) { checkBlock(statement.then) }
    scope = outer
    let otherwise = following.watch(self) { checkElse(statement.else) }
    if label != nil { scope.function.labels.removeLast() }
    return { builder in
      let operation = Operation.if(tests(builder), then: then(builder), else: otherwise(builder))
      if let label { return [.block(label: label, [operation])] }
      return [operation]
    }
  }

  private func checkElse(_ otherwise: IfStatement.Else?) -> BuildOperations {
    switch otherwise {
    case .block(let block): return checkBlock(block)
    case .if(let nested): return checkIf(nested)
    case nil: return { _ in [] }
    }
  }

  private func checkGuard(_ conditions: [Condition], _ body: CodeBlock) -> BuildOperations {
    let otherwise = checkBlock(body)
    // What neither returns, throws nor goes on elsewhere ends the program.
    var ends = false
    if case .expression? = body.statements.last?.kind { ends = true }
    let tests = checkConditions(conditions, takingUnknown: ends)
    return { builder in [.if(tests(builder), then: [], else: otherwise(builder))] }
  }

  // MARK: Leaving

  private func checkThrow(_ value: Expression) -> BuildOperations? {
    let start = solver.variableCount
    let errorType = known(.error).map { Type.existential([$0]) } ?? .error
    let wanted =
      scope.function.statedThrown
      ?? (scope.function.catchDepth == 0 ? scope.function.thrown : nil)
    let thrown = check(value, expected: wanted ?? errorType)
    settleBase(thrown)
    if let wanted = wanted.map(resolved), !wanted.hasVariables, !wanted.isError,
      !thrown.type.isError, case .nominal = resolved(thrown.type),
      conversion(thrown.type, wanted) == .no
    {
      error(
        "thrown expression type '\(shown(thrown.type))' cannot be converted to error type "
          + "'\(shown(wanted))'", at: thrown.anchor)
      return nil
    }
    let typed = convert(thrown, to: errorType, .thrown)
    settle(from: start)
    scope.function.thrownTypes.append(nil)
    if scope.function.isClosure, scope.function.catchDepth == 0 {
      scope.function.isThrowing = true
    }
    return { builder in [.throw(builder.coerce(typed.build(builder), to: errorType))] }
  }

  private func checkReturn(_ value: Expression?, at range: SourceRange) -> BuildOperations? {
    let function = scope.function
    if function.labelsOutsideDefer != nil {
      reportLeavingDefer("return", at: range)
      return nil
    }
    if function.isInitializer { return initializerReturn(value, at: range) }
    guard let result = function.result else {
      if function.isTopLevel {
        error("return invalid outside of a func", at: range)
      } else if let value {
        _ = check(value, expected: nil)
      }
      return nil
    }
    let start = solver.variableCount
    guard let value else {
      let wanted = solver.shallow(result)
      if case .variable = wanted { _ = unify(wanted, .void) }
      if !solver.shallow(result).isVoid, !result.isError {
        error("non-void function should return a value", at: range)
      }
      return { _ in [.return(nil)] }
    }
    if solver.shallow(result).isVoid {
      let typed = check(value, expected: nil)
      settle(from: start)
      if typed.type.isError { return nil }
      if !solver.shallow(typed.type).isVoid {
        error(
          "unexpected non-void return value in void function", at: value.anchor,
          notes: scope.function.isClosure || scope.function.written != nil
            || scope.function.name.hasSuffix(".deinit") || value.isNil
            ? [] : [Diagnostic(.note, "did you mean to add a return type?", at: value.anchor)])
        return nil
      }
      return { builder in [.evaluate(typed.build(builder)), .return(nil)] }
    }
    let typed = convertResult(check(value, expected: expectedResult(function, of: value)), function)
    settle(from: start)
    if typed.type.isError { return nil }
    return { builder in [.return(typed.build(builder))] }
  }

  private func initializerReturn(_ value: Expression?, at range: SourceRange) -> BuildOperations? {
    let function = scope.function
    if let value {
      if case .nil = value.kind, function.isFailable, let result = function.result {
        return { builder in
          builder.givenUpSelf(at: range)
            + [.return(Code(.constant(.nil), type: builder.checker.resolved(result), at: range))]
        }
      }
      if case .nil = value.kind {
        let own = context.enclosingNominal.flatMap { nominal in
          ownMembers(of: nominal, named: "init").first {
            $0.declaration.map { $0.range.union(range) == $0.range } ?? false
          }
        }
        let hint = "use 'init?' to make the initializer '\(own?.fullName ?? "init")' failable"
        error(
          "only a failable initializer can return 'nil'", at: range,
          notes: own.map { [Diagnostic(.note, hint, at: $0.nameRange)] } ?? [])
        return nil
      }
      error("'nil' is the only return value permitted in an initializer", at: range)
      return nil
    }
    return { builder in [.return(builder.initializedSelf(at: range))] }
  }
}
