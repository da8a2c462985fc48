import Diagnostics
import SwiftSource

extension Checker {
  func checkCondition(_ expression: Expression, ofTernary: Bool = false) -> Typed {
    let bool = type(.bool)
    if case .assignment(let target, let value) = expression.kind {
      let place = check(target, expected: nil)
      _ = value
      if case .immutable = place.access {
        reportImmutable(place, target, .assign, at: target.range)
      } else if target.isComputed, !place.type.isError {
        reportImmutable(place, target, .assign, at: target.range)
      }
      error("use of '=' in a boolean context, did you mean '=='?", at: expression.anchor)
      return .failed(at: expression.range)
    }
    let typed = implicitlyUnwrapped(check(expression, expected: bool))
    if typed.type.isError { return convert(typed, to: bool, .other) }
    if require(typed.type, convertsTo: bool, at: typed.range) {
      return Typed(bool, at: typed.range) { $0.coerce(typed.build($0), to: bool) }
    }
    if !ofTernary || !reportUncalledResult(expression, typed, bool) { reportCondition(typed) }
    return .failed(at: typed.range)
  }

  /// Whether an optional chain ends with what the library declares.
  private func isOfLibrary(_ links: ChainLinks?) -> Bool {
    guard let last = links?.links.last?.variable else { return false }
    return resolved(last.type).nominal?.isBuiltin ?? false
  }

  /// What is no condition.
  func reportCondition(_ typed: Typed) {
    let bool = type(.bool)
    let found = resolved(typed.type)
    if let literal = typed.integerLiteral, literal == "0" || literal == "1" {
      reportIntegerAsBoolean(literal, at: typed.anchor)
    } else if let wrapped = found.wrapped {
      if wrapped == bool, !isOfLibrary(typed.links) { return reportMustUnwrap(typed, to: bool) }
      error(conditionWords(typed) ?? "", at: typed.anchor)
    } else if !reportUncalled(typed, found, bool) {
      error(
        conditionWords(typed)
          ?? "cannot convert value of type '\(shown(found))' to expected condition type 'Bool'",
        at: typed.anchor)
    }
  }

  /// How an optional or an integer is said to be no `Bool`; nil for other types.
  func conditionWords(_ typed: Typed) -> String? {
    let found = resolved(typed.type)
    if found.wrapped != nil {
      return
        "optional type '\(shown(found))' cannot be used as a boolean; test for '!= nil' instead"
    }
    guard typed.integerLiteral == nil,
      found.nominal?.wellKnown?.isInteger == true || isNumberLiteral(found)
    else { return nil }
    return "type '\(shown(found))' cannot be used as a boolean; test for '!= 0' instead"
  }

  func checkLogical(
    _ left: Expression, _ name: Name, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let bool = type(.bool)
    let a = checkOperand { logicalOperand(left, isLeft: true) }
    let b = checkOperand { logicalOperand(right, isLeft: false) }
    return Typed(bool, at: range) { builder in
      let x = a.build(builder)
      let y = b.build(builder)
      return Code(name.text == "&&" ? .and(x, y) : .or(x, y), type: bool, at: range)
    }
  }

  /// Checks what is part of a larger condition.
  func checkOperand(_ check: () -> Typed) -> Typed {
    let outer = isLogicalOperand
    isLogicalOperand = true
    defer { isLogicalOperand = outer }
    return check()
  }

  private func logicalOperand(_ expression: Expression, isLeft: Bool) -> Typed {
    let bool = type(.bool)
    let typed = check(expression, expected: bool)
    if typed.type.isError || require(typed.type, convertsTo: bool, at: typed.range) {
      return typed.converted(self, to: bool, .argument)
    }
    let found = resolved(typed.type)
    if speculation == 0, !isLeft, case .function(let function) = found,
      function.parameters.isEmpty, solver.shallow(function.result) == bool
    {
      error("add () to forward '@autoclosure' parameter", at: typed.anchor)
      return .failed(at: typed.range)
    }
    if speculation == 0, isLeft, typed.projected == bool {
      reportProjected(typed, as: bool)
      return .failed(at: typed.range)
    }
    if speculation == 0, !isNumberLiteral(found), found.nominal?.wellKnown?.isInteger == true {
      reportCondition(typed)
      return .failed(at: typed.range)
    }
    return convert(typed, to: bool, .argument)
  }

  func checkCoalesce(
    _ left: Expression, _ name: Name, _ right: Expression, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    // `largest(of: values) ?? "none"`: where anything goes, the left side alone says what it is.
    var wanted = expected.map { solver.shallow($0).wrapped == nil ? optional($0) : $0 }
    if wanted?.wrapped.map(solver.shallow) == .any { wanted = nil }
    let outer = coalesced
    coalesced = left.range
    let a = checkBase(left, expected: wanted)
    coalesced = outer
    guard !a.type.isError else {
      if module.usesUnsimulated {
        // `unknown ?? []`: an empty literal says no more than what is not known.
        let other = check(right, expected: expected)
        return resolved(other.type).hasVariables ? .failed(at: range) : other
      }
      _ = needsContext(right) ? a : check(right, expected: nil)
      return .failed(at: range)
    }
    if case .variable = solver.shallow(a.type) { _ = unify(a.type, optional(solver.fresh())) }
    if case .nil = right.kind, let expected, reportNil(right, beside: a, expected) {
      return .failed(at: range)
    }
    guard let wrapped = solver.shallow(a.type).wrapped else {
      let b = check(right, expected: a.type)
      _ = b
      // Swift allows it with a warning: the left side is never nil.
      let type = a.type
      report(
        Diagnostic(
          .warning,
          "left side of nil coalescing operator '??' has non-optional type '\(shown(type))', so the "
            + "right side is never used", at: name.range))
      return Typed(type, at: range) { a.build($0) }
    }
    let b = check(right, beside: wrapped)
    if b.type.isError { return .failed(at: range) }
    if isNever(b.type) { return unwrapping(a, wrapped, orElse: b, at: range) }
    let isOptional = solver.shallow(b.type).wrapped != nil && solver.shallow(wrapped).wrapped == nil
    var result = isOptional ? optional(wrapped) : wrapped
    if !require(b.type, convertsTo: result, at: b.range) {
      // `Int?` and a Double default: a context may want both converted.
      if let expected, require(wrapped, convertsTo: expected, at: a.range),
        require(b.type, convertsTo: expected, at: b.range)
      {
        result = expected
      } else if !isOptional, let common = commonClass(of: [resolved(wrapped), resolved(b.type)]) {
        result = common
      } else {
        reportCoalescing(a, name, b, expected)
        return .failed(at: range)
      }
    }
    let final = result
    var typed = Typed(final, at: range) { builder in
      let type = builder.checker.resolved(final)
      let subject = builder.coerce(
        a.build(builder), to: builder.checker.optional(isOptional ? wrapped : final))
      return Code(
        .coalesce(subject, builder.coerce(b.build(builder), to: type)), type: type, at: range)
    }
    typed.written = a.written?.unwrapped
    return typed
  }

  /// A default of another type: where the result's type is known, the side that differs is blamed.
  private func reportCoalescing(_ a: Typed, _ name: Name, _ b: Typed, _ expected: Type?) {
    let wanted = expected.map { resolved($0) } ?? .any
    let inner = wanted.wrapped ?? wanted
    let value = resolved(a.type).wrapped ?? a.type
    let isKnown = inner != .any && !inner.hasVariables
    if isKnown, converts(value, to: inner, at: a.range) {
      error(
        "cannot convert value of type '\(shown(b.type))' to expected argument type "
          + "'\(shown(wanted))'", at: b.anchor)
    } else if isKnown, converts(b.type, to: inner, at: b.range) {
      error(
        "cannot convert value of type '\(shown(a.type))' to expected argument type "
          + "'\(shown(optional(inner)))'", at: a.anchor)
    } else {
      error(
        "binary operator '??' cannot be applied to operands of type '\(shown(a.type))' and "
          + "'\(shown(b.type))'", at: name.range)
    }
  }

  /// `value ?? nil` where no optional is wanted.
  private func reportNil(_ right: Expression, beside a: Typed, _ expected: Type) -> Bool {
    let wanted = resolved(expected)
    let value = resolved(a.type).wrapped ?? a.type
    guard wanted.nominal != nil, wanted.wrapped == nil, !wanted.hasVariables,
      converts(value, to: wanted, at: a.range)
    else { return false }
    error(
      "'nil' is not compatible with expected argument type '\(shown(wanted))'", at: right.range)
    return true
  }

  /// `value ?? fatalError()`
  private func unwrapping(
    _ value: Typed, _ wrapped: Type, orElse never: Typed, at range: SourceRange
  ) -> Typed {
    Typed(wrapped, at: range) { builder in
      let type = builder.checker.resolved(wrapped)
      var otherwise = never.build(builder)
      otherwise.type = type
      return Code(.coalesce(value.build(builder), otherwise), type: type, at: range)
    }
  }

  func checkIdentity(
    _ left: Expression, _ name: Name, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let bool = type(.bool)
    let a = check(left, expected: nil)
    let b = check(right, expected: a.type)
    let others = [a, b].filter { isNoObject(defaulted($0.type)) }
    for operand in others {
      error(
        "argument type '\(shown(defaulted(operand.type)))' expected to be an instance of a class or "
          + "class-constrained type", at: operand.anchor)
    }
    if !others.isEmpty { return .failed(at: range) }
    if left.isNil != right.isNil, let object = Optional(left.isNil ? b : a), !object.type.isError,
      resolved(object.type).wrapped == nil
    {
      reportComparedToNil("AnyObject", isEqual: name.text == "===", at: name.range)
    }
    guard let symbol = libraryLookup(name.text).first, let native = symbol.native else {
      return Typed(bool, at: range) { _ in
        Code(.unsupported("the operator '\(name.text)'"), type: bool, at: range)
      }
    }
    return Typed(bool, at: range) { builder in
      let call = Call(
        .native(NativeID(native)), [.value(a.build(builder)), .value(b.build(builder))])
      return Code(.call(call), type: bool, at: range)
    }
  }

  private func reportComparedToNil(_ type: String, isEqual: Bool, at range: SourceRange) {
    report(
      Diagnostic(
        .warning,
        "comparing non-optional value of type '\(type)' to 'nil' always returns \(!isEqual)",
        at: range))
  }

  /// Whether values of a type are surely no objects.
  private func isNoObject(_ type: Type) -> Bool {
    switch type.wrapped ?? type {
    case .nominal(let nominal, _):
      nominal.keyword == .struct || nominal.keyword == .enum
    case .function, .tuple, .metatype: true
    case .parameter: known(.anyObject).map { conforms(type, to: $0) == .no } ?? false
    default: false
    }
  }

  /// `x == nil` works for optionals of anything.
  func checkNilComparison(
    _ left: Expression, _ name: Name, _ right: Expression, at range: SourceRange
  ) -> Typed? {
    let other: Expression
    switch (left.kind, right.kind) {
    case (.nil, .nil): return nil
    case (.nil, _): other = right
    case (_, .nil): other = left
    default: return nil
    }
    let typed = check(other, expected: nil)
    let bool = type(.bool)
    if typed.type.isError {
      // What a framework that is not simulated would give is not there.
      guard module.usesUnsimulated else { return .failed(at: range) }
      return Typed(bool, at: range) { _ in
        Code(.constant(.boolean(name.text == "==")), type: bool, at: range)
      }
    }
    guard solver.shallow(typed.type).wrapped != nil else {
      reportComparedToNil(shown(typed.type), isEqual: name.text == "==", at: name.range)
      return Typed(bool, at: range) { _ in
        Code(.constant(.boolean(name.text == "!=")), type: bool, at: range)
      }
    }
    return Typed(bool, at: range) { builder in
      let subject = typed.build(builder)
      let inner = builder.checker.resolved(subject.type).wrapped ?? .error
      let local = builder.temporary("", inner)
      let isSome = Code(.constant(.boolean(name.text == "!=")), type: bool, at: range)
      let isNil = Code(.constant(.boolean(name.text == "==")), type: bool, at: range)
      let chained = Code(
        .chain(subject: subject, local: local, body: isSome, wraps: true),
        type: builder.checker.optional(bool), at: range)
      return Code(.coalesce(chained, isNil), type: bool, at: range)
    }
  }
}
