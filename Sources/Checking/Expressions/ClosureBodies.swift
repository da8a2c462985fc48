import Diagnostics
import SwiftSource

// What a closure does, and what it gives.
extension Checker {
  func closureBody(
    _ closure: Closure, _ function: FunctionContext, _ builder: Type?, _ result: Type,
    isArgument: Bool, at range: SourceRange
  ) -> (FunctionBuilder) -> [Operation] {
    if let builder, let place = closure.body.bareReturn {
      reportReturn(in: builder, at: place)
      return { _ in [] }
    }
    if let builder, !closure.body.hasReturn {
      function.isBuilder = true
      return followingAmbiguity(at: range) {
        checkBuilder(closure.body, builder, wanted: result)
      }
    }
    if let single = closure.body.singleExpression,
      !isPlainStatement(closure.body, single, result)
    {
      return singleExpression(single, closure, function, result)
    }
    if reportEmpty(closure, result, isArgument, at: range) { return { _ in [] } }
    if closure.result == nil, case .variable = solver.shallow(result),
      closure.body.hasReturn == false
    {
      _ = unify(result, closure.body.endsThrowing ? solver.fresh(.nothing) : .void)
    }
    facts.results[Spot(range)] = result
    guard solver.shallow(result).isVoid else { return checkBlock(closure.body, isNested: false) }
    // What it does is built by nothing.
    let around = builders
    builders = []
    defer { builders = around }
    return checkBlock(closure.body, isNested: false)
  }

  /// Whether an `if` or `switch` that is all of a closure's body is a statement: where nothing is
  /// wanted of it, or its branches have no type in common.
  private func isPlainStatement(
    _ body: CodeBlock, _ single: Expression, _ result: Type
  ) -> Bool {
    switch body.statements.first?.kind {
    case .if, .switch: break
    default: return false
    }
    let wanted = solver.shallow(result)
    if wanted.isVoid { return true }
    guard case .variable = wanted else { return false }
    return supposing { check(single, expected: result) } == nil
  }

  /// A closure that does nothing, where a value is wanted of it. Of one that is no argument swiftc
  /// says it the other way round.
  func reportEmpty(
    _ closure: Closure, _ result: Type, _ isArgument: Bool, at range: SourceRange
  ) -> Bool {
    let wanted = resolved(result)
    guard closure.result == nil, closure.body.statements.isEmpty, !wanted.hasVariables,
      !wanted.isError, !converts(.void, to: wanted, at: range)
    else {
      return false
    }
    let types = isArgument ? ["()", shown(wanted)] : [shown(wanted), "()"]
    error(
      "cannot convert value of type '\(types[0])' to closure result type '\(types[1])'", at: range)
    return true
  }

  /// `return` where a builder takes what the statements give.
  private func reportReturn(in builder: Type, at place: SourceRange) {
    if speculation == 0, let call = calling.last {
      let built = call.target.parameters.indices.filter {
        call.target.parameters[$0].builder != nil
      }
      reportUninferred(built, call.target, [], at: call.place)
    }
    error(
      "cannot use explicit 'return' statement in the body of result builder '\(shown(builder))'",
      at: place)
  }

  private func singleExpression(
    _ expression: Expression, _ closure: Closure, _ function: FunctionContext, _ result: Type
  ) -> (FunctionBuilder) -> [Operation] {
    let wanted = solver.shallow(result)
    let start = solver.variableCount
    // `flatMap { $0.map { .init($0) } }`: what the whole is wanted as tells it in the end.
    let waits = startsImplicitly(expression) && isOpen(wanted) && solver.awaitsProjection
    if waits { chainBases += 1 }
    var typed = check(expression, expected: wanted.isVoid ? nil : result)
    if waits { chainBases -= 1 }
    if !wanted.isVoid { typed = standingIn(typed, for: wanted) }
    if typed.type.isError {
      if module.usesUnsimulated, case .variable = wanted { _ = unify(result, .error) }
      return { _ in [] }
    }
    if wanted.isVoid || isNever(typed.type) {
      if !wanted.isVoid, case .variable = wanted { _ = unify(result, typed.type) }
      settle(from: start)
      if wanted.isVoid, closure.body.hasReturn, !solver.shallow(typed.type).isVoid,
        !isNever(typed.type)
      {
        error(
          "cannot convert value of type '\(shown(typed.type))' to closure result type 'Void'",
          at: typed.anchor)
      } else if wanted.isVoid {
        reportUnused(expression, typed)
      }
      let value = typed
      return { builder in [.evaluate(value.build(builder))] }
    }
    if case .variable = wanted, solver.shallow(typed.type).isVoid { _ = unify(result, .void) }
    if reportUncalledResult(expression, typed, result) { return { _ in [] } }
    if let syntax = closure.result, !converts(typed.type, to: result, at: typed.range),
      resolved(typed.type).wrapped == nil
    {
      error(
        "declared closure result '\(shown(result))' is incompatible with return type "
          + "'\(shown(typed.type))'", at: syntax.range)
      return { _ in [] }
    }
    if case .ternary = expression.kind, speculation == 0,
      !converts(typed.type, to: result, at: typed.range)
    {
      // That its values have nothing in common is said too.
      _ = check(expression, expected: nil)
    }
    typed = convert(typed, to: result, .closureResult)
    let value = typed
    return { builder in
      [.return(builder.coerce(value.build(builder), to: result))]
    }
  }

  private func isOpen(_ type: Type) -> Bool {
    if case .variable = type { return true }
    return false
  }

  func isNever(_ type: Type) -> Bool { solver.shallow(type).nominal?.wellKnown == .never }
}
