import Diagnostics
import SwiftSource

extension Checker {
  func checkCondition(_ expression: Expression) -> Typed {
    let bool = type(.bool)
    if case .assignment(let target, let value) = expression.kind {
      let place = check(target, expected: nil)
      _ = value
      if case .immutable = place.access {
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
    reportCondition(typed)
    return .failed(at: typed.range)
  }

  /// What is no condition.
  func reportCondition(_ typed: Typed) {
    let bool = type(.bool)
    let found = resolved(typed.type)
    if let literal = typed.integerLiteral, literal == "0" || literal == "1" {
      reportIntegerAsBoolean(literal, at: typed.anchor)
    } else if let wrapped = found.wrapped {
      if wrapped == bool {
        reportMustUnwrap(typed, to: bool)
      } else {
        error(
          "optional type '\(shown(found))' cannot be used as a boolean; test for '!= nil' instead",
          at: typed.anchor)
      }
    } else if typed.integerLiteral == nil,
      found.nominal?.wellKnown?.isInteger == true || isNumberLiteral(found)
    {
      error(
        "type '\(shown(found))' cannot be used as a boolean; test for '!= 0' instead",
        at: typed.anchor)
    } else {
      error(
        "cannot convert value of type '\(shown(found))' to expected condition type 'Bool'",
        at: typed.anchor)
    }
  }

  func checkLogical(
    _ left: Expression, _ name: Name, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let bool = type(.bool)
    let a = logicalOperand(left)
    let b = logicalOperand(right)
    return Typed(bool, at: range) { builder in
      let x = a.build(builder)
      let y = b.build(builder)
      return Code(name.text == "&&" ? .and(x, y) : .or(x, y), type: bool, at: range)
    }
  }

  private func logicalOperand(_ expression: Expression) -> Typed {
    let bool = type(.bool)
    let typed = check(expression, expected: bool)
    if typed.type.isError || require(typed.type, convertsTo: bool, at: typed.range) {
      return typed.converted(self, to: bool, .argument)
    }
    let found = resolved(typed.type)
    if speculation == 0,
      found.nominal?.wellKnown?.isInteger == true || isNumberLiteral(found)
    {
      reportCondition(typed)
      return .failed(at: typed.range)
    }
    return convert(typed, to: bool, .argument)
  }

  func checkCoalesce(
    _ left: Expression, _ name: Name, _ right: Expression, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let a = checkBase(
      left, expected: expected.map { solver.shallow($0).wrapped == nil ? optional($0) : $0 })
    guard !a.type.isError else {
      if module.usesUnsimulated { return check(right, expected: expected) }
      _ = needsContext(right) ? a : check(right, expected: nil)
      return .failed(at: range)
    }
    if case .variable = solver.shallow(a.type) { _ = unify(a.type, optional(solver.fresh())) }
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
      } else {
        error(
          "binary operator '??' cannot be applied to operands of type '\(shown(a.type))' and "
            + "'\(shown(b.type))'", at: name.range)
        return .failed(at: range)
      }
    }
    let final = result
    return Typed(final, at: range) { builder in
      let type = builder.checker.resolved(final)
      let subject = builder.coerce(
        a.build(builder), to: builder.checker.optional(isOptional ? wrapped : final))
      return Code(
        .coalesce(subject, builder.coerce(b.build(builder), to: type)), type: type, at: range)
    }
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
    if typed.type.isError { return .failed(at: range) }
    guard solver.shallow(typed.type).wrapped != nil else {
      let shownType = shown(typed.type)
      report(
        Diagnostic(
          .warning,
          "comparing non-optional value of type '\(shownType)' to 'nil' always returns "
            + "\(name.text == "!=")", at: name.range))
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

  func checkTernary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expected: Type?,
    at range: SourceRange
  ) -> Typed {
    let test = checkCondition(condition)
    var a = operandOfTernary(then, expected)
    var b = operandOfTernary(otherwise, expected)
    var wanted = expected.flatMap { isSpecific($0) ? $0 : nil }
    if wanted == nil, then.isNil || otherwise.isNil, let type = (a ?? b)?.type, !type.isError {
      // A value or nil: an optional of it.
      wanted = solver.shallow(type).wrapped == nil ? optional(type) : type
    }
    if a == nil, b == nil, wanted == nil {
      (a, b) = operandsOfTernary(then, otherwise, expected)
    } else {
      if a == nil { a = check(then, expected: wanted ?? b?.type) }
      if b == nil { b = check(otherwise, expected: wanted ?? a?.type) }
    }
    guard var a, var b else { return .failed(at: range) }
    if a.type.isError || b.type.isError || test.type.isError { return .failed(at: range) }
    // `ascending ? list : list.reversed()`: a call may give what the other one is.
    let agree = { [self] (operand: Expression, other: Typed) in
      attempt { () -> Typed in
        let typed = check(operand, expected: other.type)
        if !unify(typed.type, other.type) { failures += 1 }
        return typed
      }
    }
    if let p = solver.shallow(a.type).nominal, let q = solver.shallow(b.type).nominal, p !== q,
      p.isBuiltin, q.isBuiltin
    {
      if makesValue(otherwise), let found = agree(otherwise, a) {
        b = found
      } else if makesValue(then), let found = agree(then, b) {
        a = found
      }
    }
    let (first, second) = (a, b)
    guard let result = joined(a, b, expected) else {
      if let expected, isSpecific(expected) { return misfit(of: [a, b], expected, at: range) }
      error(
        "result values in '? :' expression have mismatching types '\(shown(a.type))' and "
          + "'\(shown(b.type))'", at: then.range)
      return .failed(at: range)
    }
    return Typed(result, at: range) { builder in
      let type = builder.checker.resolved(result)
      return Code(
        .ternary(
          test.build(builder), builder.coerce(first.build(builder), to: type),
          builder.coerce(second.build(builder), to: type)), type: type, at: range)
    }
  }

  /// Two operands that want a type from outside, where only a requirement is known of it: each
  /// gets the type of the other, the first one's before the second's.
  private func operandsOfTernary(
    _ then: Expression, _ otherwise: Expression, _ expected: Type?
  ) -> (Typed?, Typed?) {
    let pair = { [self] (first: Expression, second: Expression) in
      let a = check(first, expected: expected)
      return (a, check(second, expected: a.type.isError ? expected : a.type))
    }
    if let (a, b) = attempt({ pair(then, otherwise) }) { return (a, b) }
    if let (b, a) = attempt({ pair(otherwise, then) }) { return (a, b) }
    return pair(then, otherwise)
  }

  /// The branch that is not what is wanted: whoever wants it says so.
  private func misfit(of branches: [Typed], _ expected: Type, at range: SourceRange) -> Typed {
    let wrong = branches.first { branch in
      let fits: Void? = attempt {
        if !require(branch.type, convertsTo: expected, at: range) { failures += 1 }
      }
      return fits == nil
    }
    guard let wrong else { return .failed(at: range) }
    return Typed(wrong.type, at: range) { wrong.build($0) }
  }

  private func operandOfTernary(_ expression: Expression, _ expected: Type?) -> Typed? {
    needsContext(expression) ? nil : check(expression, expected: expected)
  }

  /// One type that two values both convert to.
  func joined(_ a: Typed, _ b: Typed, _ expected: Type?) -> Type? {
    if let expected, isSpecific(expected) {
      let both: Void? = attempt {
        if !require(a.type, convertsTo: expected, at: a.range) { failures += 1 }
        if !require(b.type, convertsTo: expected, at: b.range) { failures += 1 }
      }
      if both != nil { return expected }
    }
    let x = solver.shallow(a.type)
    let y = solver.shallow(b.type)
    if x.wrapped != nil, y.wrapped == nil {
      return require(y, convertsTo: x, at: b.range) ? x : nil
    }
    if y.wrapped != nil { return require(x, convertsTo: y, at: a.range) ? y : nil }
    let same: Void? = attempt { if !unify(x, y) { failures += 1 } }
    if same != nil { return x }
    if require(x, convertsTo: y, at: a.range) { return y }
    if require(y, convertsTo: x, at: b.range) { return x }
    return commonSuperclass(x, y)
  }

  /// The nearest class that two classes inherit from.
  private func commonSuperclass(_ x: Type, _ y: Type) -> Type? {
    var current = x.nominal.flatMap { superclass(of: $0) }
    while let one = current {
      if isSubclass(y, of: one) { return one }
      current = one.nominal.flatMap { superclass(of: $0) }
    }
    return nil
  }

  private func isSpecific(_ type: Type) -> Bool {
    if case .variable = solver.shallow(type) { return false }
    return true
  }

  // MARK: Assignment

  func checkAssignment(
    _ target: Expression, _ value: Expression, at range: SourceRange
  ) -> Typed {
    if case .discard = target.kind {
      noteFree(value)
      let typed = check(value, expected: nil)
      return assigned(.discarded, typed, typed.type, at: range)
    }
    if target.isSubscript { assignedSubscript = target.range }
    let place = check(target, expected: nil)
    var wanted = place.type
    if case .optionalChain = target.kind {
      wanted = solver.shallow(place.type).wrapped ?? place.type
    }
    // What a handler is given, only what it is handed to knows.
    if wanted.isError, module.usesUnsimulated, value.isClosure { return .failed(at: range) }
    let isMistaken = wanted.isError && !module.usesUnsimulated
    var typed = check(value, expected: isMistaken ? nil : wanted)
    if !place.type.isError { typed = standingIn(typed, for: place.type) }
    if place.type.isError || typed.type.isError { return .failed(at: range) }
    if let parts = place.tupleParts { return assignTuple(parts, typed, at: range) }
    guard case .place(let make) = place.access else {
      reportImmutable(place, target, .assign, at: target.range)
      return .failed(at: range)
    }
    noteChange(of: place)
    if reportsEscape(of: typed, assignedAt: target.range.equalsSign) { return .failed(at: range) }
    typed = convert(typed, to: wanted, target.isSubscript ? .subscriptAssignment : .assignment)
    let final = wanted
    return Typed(.void, at: range) { builder in
      let code = builder.coerce(typed.build(builder), to: final)
      if let wrapped = place.wrapped {
        return builder.assignWrapped(wrapped, code, make(builder), at: range)
      }
      let assignment = Code(.assign(make(builder), code), type: .void, at: range)
      return builder.chained(assignment, place.links, at: range)
    }
  }

  private func assigned(
    _ place: Place, _ value: Typed, _ type: Type, at range: SourceRange
  ) -> Typed {
    if value.type.isError { return .failed(at: range) }
    return Typed(.void, at: range) { builder in
      Code(.assign(place, value.build(builder)), type: .void, at: range)
    }
  }

  /// `(a, b) = (b, a)`
  private func assignTuple(_ parts: [Typed], _ value: Typed, at range: SourceRange) -> Typed {
    let wanted = Type.tuple(parts.map { TupleElement(label: nil, type: $0.type) })
    let value = convert(value, to: wanted, .assignment)
    var places: [Typed.BuildPlace] = []
    for part in parts {
      guard case .place(let make) = part.access else {
        reportImmutable(part, nil, .assign, at: part.range)
        return .failed(at: range)
      }
      noteChange(of: part)
      places.append(make)
    }
    let all = places
    return Typed(.void, at: range) { builder in
      let type = builder.checker.resolved(wanted)
      let whole = builder.temporary("", type)
      let result = builder.temporary("", .void)
      var operations: [Operation] = [.initialize(local: whole, value.build(builder))]
      for (index, make) in all.enumerated() {
        let element = Code(
          .element(Code(.local(whole), type: type, at: range), index: index),
          type: builder.checker.resolved(parts[index].type), at: range)
        operations.append(.assign(make(builder), element))
      }
      operations.append(
        .initialize(local: result, Code(.constant(.void), type: .void, at: range)))
      return Code(.block(operations, local: result), type: .void, at: range)
    }
  }

  func isCompoundAssignment(_ name: String) -> Bool {
    name.hasSuffix("=") && name.count > 1
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// `a += b`: the type's own operator where it has one, else `a = a + b`.
  func checkCompound(
    _ left: Expression, _ name: Name, _ right: Expression, at range: SourceRange
  ) -> Typed {
    var place = implicitlyUnwrapped(check(left, expected: nil))
    if case .optionalChain = left.kind, let wrapped = solver.shallow(place.type).wrapped {
      place.type = wrapped
    }
    let value = check(right, expected: place.type)
    if place.type.isError || value.type.isError { return .failed(at: range) }
    guard case .place(let make) = place.access else {
      reportImmutable(place, left, .compound, at: name.range)
      return .failed(at: range)
    }
    noteChange(of: place)
    let plain = Name(String(name.text.dropLast()), at: name.range)
    if let fast = compoundNumeric(plain, place, value, make, at: range) { return fast }
    let arguments = [
      PreparedArgument(
        label: nil, expression: Expression(.inout(left), at: left.range), typed: place),
      PreparedArgument(label: nil, expression: right, typed: value),
    ]
    let found = operators(name.text, place.type, value.type)
    guard let chosen = chooseOperator(found, arguments, nil, at: range) else {
      if !reportOptional(plain, place, value) { reportBinary(name, place, value, found, at: range) }
      return .failed(at: range)
    }
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    return apply(
      open(chosen, base: nil, at: range), arguments, expected: nil, call, at: range, name: name)
      ?? .failed(at: range)
  }

  /// `counts[key] += 1`, `sum += counts[key]`: whether one side has to be unwrapped, and no more.
  private func reportOptional(_ plain: Name, _ place: Typed, _ value: Typed) -> Bool {
    guard speculation == 0 else { return false }
    var (target, operand) = (place, value)
    let wrapped = (resolved(place.type).wrapped, resolved(value.type).wrapped)
    guard (wrapped.0 == nil) != (wrapped.1 == nil) else { return false }
    target.type = wrapped.0 ?? target.type
    operand.type = wrapped.1 ?? operand.type
    let saved = solver.mark()
    let fits = attempt { binary(plain, target, operand, nil, at: place.range) } != nil
    solver.rollBack(to: saved)
    guard fits else { return false }
    if let inner = wrapped.0 {
      reportMustUnwrap(place, to: inner, isChanged: true)
    } else if let inner = wrapped.1 {
      reportMustUnwrap(value, to: inner)
    }
    return true
  }

  private func compoundNumeric(
    _ plain: Name, _ place: Typed, _ value: Typed, _ make: @escaping Typed.BuildPlace,
    at range: SourceRange
  ) -> Typed? {
    guard let nominal = solver.shallow(place.type).nominal, let known = nominal.wellKnown,
      known.isInteger || known.isFloatingPoint
    else { return nil }
    let type = place.type
    guard require(value.type, convertsTo: type, at: value.range) else { return nil }
    let place = place
    let sign = range.from(plain.range)
    return Typed(.void, at: range) { builder in
      let operand = builder.checker.resolved(type)
      let target = make(builder)
      let left = Code(.load(target), type: operand, at: place.range)
      let right = builder.coerce(value.build(builder), to: operand)
      let sum = builder.numericOperator(plain, left, right, operand, operand, at: sign)
      if let own = builder.compoundOperator(plain.text + "=", operand) {
        let call = Call(own.callee, [.inout(target), .value(right)], types: own.types)
        return builder.chained(Code(.call(call), type: .void, at: sign), place.links, at: range)
      }
      let assignment = Code(.assign(target, sum), type: .void, at: sign)
      return builder.chained(assignment, place.links, at: range)
    }
  }
}

extension FunctionBuilder {
  /// The type's own `+=`, where the library has one.
  func compoundOperator(_ name: String, _ operand: Type) -> (callee: Callee, types: [Type])? {
    for candidate in checker.operators(name, operand) {
      let signature = checker.signature(of: candidate.symbol)
      guard signature.parameters.count == 2, signature.generics.isEmpty,
        signature.parameters.allSatisfy({
          checker.substitute($0.type, candidate.arguments) == operand
        })
      else { continue }
      let callee = checker.callee(of: candidate.symbol, candidate, isSuper: false)
      return (callee, candidate.arguments.map(checker.resolved))
    }
    return nil
  }
}
