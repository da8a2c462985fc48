import Diagnostics
import SwiftSource

// `is`, `as`, `try` and `await`.
extension Checker {
  func checkIs(_ inner: Expression, _ syntax: TypeSyntax, at range: SourceRange) -> Typed {
    let typed = check(inner, expected: nil)
    let target = resolve(syntax, in: context)
    let bool = type(.bool)
    if typed.type.isError || target.isError { return .failed(at: range) }
    settleBase(typed)
    warnOfCast(typed, target, .test, at: inner.range.equalsSign)
    return Typed(bool, at: range) { builder in
      Code(.isType(typed.build(builder), builder.checker.resolved(target)), type: bool, at: range)
    }
  }

  /// `path as NSString`: the types that Foundation bridges have an `init(_bridging:)`.
  private func bridged(
    _ inner: Expression, to syntax: TypeSyntax, _ target: Type, at range: SourceRange
  ) -> Typed? {
    if case .optional(let wrapped) = syntax.kind {
      // `error as NSError?`: what is in it, if anything.
      let value = Expression(.name(Name("$0", at: range)), at: range)
      let cast = Expression(.cast(value, wrapped, .coerce), at: range)
      let body = CodeBlock([Statement(.expression(cast), at: range)], at: range)
      let map = Expression(.member(base: inner, name: Name("map", at: range)), at: range)
      let closure = Argument(
        label: nil, value: Expression(.closure(Closure(body: body)), at: range))
      let call = Expression(
        .call(map, CallArguments(arguments: [closure], trailing: [], parentheses: range)), at: range
      )
      return attempt { check(call, expected: target) }.map { _ in check(call, expected: target) }
    }
    guard let nominal = target.nominal, nominal.isBuiltin,
      ownMembers(of: nominal, named: "init").contains(where: {
        signature(of: $0).parameters.first?.label == "_bridging"
      })
    else { return nil }
    let argument = Argument(label: Name("_bridging", at: range), value: inner)
    let call = Expression(
      .call(
        Expression(.type(syntax), at: syntax.range),
        CallArguments(arguments: [argument], trailing: [], parentheses: range)), at: range)
    return attempt { check(call, expected: nil) }.map { _ in check(call, expected: nil) }
  }

  private func isAnyObject(_ type: Type) -> Bool {
    guard case .existential(let protocols) = type, protocols.count == 1 else { return false }
    return protocols[0].wellKnown == .anyObject
  }

  /// `url as AnyObject`: any value is an object where Foundation is.
  private func boxed(_ typed: Typed, in target: Type, at range: SourceRange) -> Typed {
    Typed(target, at: range) { builder in
      let code = typed.build(builder)
      return Code(.erase(code, from: builder.checker.resolved(code.type)), type: target, at: range)
    }
  }

  func checkCast(
    _ inner: Expression, _ syntax: TypeSyntax, _ mode: CastMode, at range: SourceRange
  ) -> Typed {
    let target = resolve(syntax, in: context)
    let start = solver.variableCount
    let boxes = mode == .coerce && isAnyObject(target)
    let typed = check(inner, expected: mode == .coerce && !boxes ? target : nil)
    if boxes { settle(from: start) }
    if typed.type.isError || target.isError { return .failed(at: range) }
    if mode == .coerce {
      if !require(typed.type, convertsTo: target, at: typed.range) {
        if let bridged = bridged(inner, to: syntax, target, at: range) { return bridged }
        if isAnyObject(target) { return boxed(typed, in: target, at: range) }
        reportCoercion(
          typed, to: target, isBound: boundValue == range, at: inner.range.equalsSign)
        return .failed(at: range)
      }
      return Typed(target, at: range) { builder in
        builder.coerce(typed.build(builder), to: target)
      }
    }
    settleBase(typed)
    warnOfCast(
      typed, target, mode == .conditional ? .conditional : .forced,
      at: inner.range.equalsSign)
    let result = mode == .conditional ? optional(target) : target
    return Typed(result, at: range) { builder in
      Code(
        .cast(
          typed.build(builder), builder.checker.resolved(target),
          mode == .conditional ? .conditional : .forced),
        type: builder.checker.resolved(result), at: range)
    }
  }

  func checkTry(
    _ mode: TryMode, _ inner: Expression, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let outerMode = isTryHandled
    if mode != .plain { isTryHandled = true }
    defer { isTryHandled = outerMode }
    let wanted = mode == .optional ? expected.map { solver.shallow($0).wrapped ?? $0 } : expected
    var typed = check(inner, expected: wanted)
    if mode == .optional { typed = taking(expected, typed) }
    if mode == .plain { noteThrow() }
    if typed.type.isError { return .failed(at: range) }
    switch mode {
    case .plain:
      var copy = typed
      copy.range = range
      return copy
    case .forced:
      return Typed(typed.type, at: range) { builder in
        let code = typed.build(builder)
        return Code(.attempt(code, traps: true), type: code.type, at: range.from(typed.range))
      }
    case .optional:
      let result = solver.shallow(typed.type).wrapped == nil ? optional(typed.type) : typed.type
      var attempt = Typed(result, at: range) { builder in
        let code = typed.build(builder)
        return Code(.attempt(code, traps: false), type: builder.checker.resolved(result), at: range)
      }
      attempt.isOptionalTry = true
      return attempt
    }
  }

  /// A `try` makes the closure around it a throwing one.
  private func noteThrow() {
    if !isTryHandled, scope.function.catchDepth == 0 { scope.function.isThrowing = true }
  }

  func checkAwait(_ inner: Expression, _ expected: Type?, at range: SourceRange) -> Typed {
    scope.function.awaitDepth += 1
    defer { scope.function.awaitDepth -= 1 }
    noteAwait(at: range)
    let typed = check(inner, expected: expected)
    if typed.type.isError { return .failed(at: range) }
    var copy = typed
    copy.range = range
    copy.build = { builder in
      let code = typed.build(builder)
      return Code(.await(code), type: code.type, at: range)
    }
    return copy
  }

  /// An `await` makes the closure around it an asynchronous one, and top-level code too.
  func noteAwait(at range: SourceRange?) {
    let function = scope.function
    if function.isClosure {
      function.isAsync = true
      function.firstAwait = function.firstAwait ?? range
    }
    if function.isTopLevel || function.isInitialValue, function.parent == nil,
      context.enclosingNominal == nil, context.file != .max
    {
      module.awaitsAtTopLevel = true
    }
  }
}
