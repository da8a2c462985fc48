import Diagnostics
import SwiftSource

// `condition ? x : y`.
extension Checker {
  /// - Parameter isInParentheses: whether it may be an operand: the type that is wanted of those is
  ///   only a guess.
  func checkTernary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expected: Type?,
    isInParentheses: Bool = false, at range: SourceRange
  ) -> Typed {
    if let failed = lastOfChain(then, otherwise, expected, at: range) { return failed }
    let test = checkOperand { checkCondition(condition, ofTernary: true) }
    var a = operandOfTernary(then, expected)
    var b = operandOfTernary(otherwise, expected)
    if !isInParentheses, let failed = nilBranch(then, otherwise, a ?? b, expected) {
      error(
        "'nil' cannot be used in context expecting type '\(shown(expected ?? .error))'",
        at: failed.range)
      return .failed(at: range)
    }
    var wanted = expected.flatMap { isSpecific($0) ? $0 : nil }
    if wanted == nil, then.isNil || otherwise.isNil, let type = (a ?? b)?.type, !type.isError {
      // A value or nil: an optional of it.
      wanted = solver.shallow(type).wrapped == nil ? optional(type) : type
    }
    if a == nil, b == nil, wanted == nil {
      (a, b) = operandsOfTernary(then, otherwise, expected)
    } else {
      if a == nil { a = checkBranch(then, wanted, beside: b) }
      if b == nil { b = checkBranch(otherwise, wanted, beside: a) }
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
      if let expected, isSpecific(expected) {
        reportBesideLiteral(then, b)
        reportBesideLiteral(otherwise, a)
        return misfit(of: [a, b], expected, at: range)
      }
      error(
        "result values in '? :' expression have mismatching types '\(shown(a.type))' and "
          + "'\(shown(b.type))'", at: then.anchor)
      if speculation == 0 { mistakenTernaries.insert(range) }
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

  /// The `nil` of the two branches, where a value is wanted and the other branch is one.
  private func nilBranch(
    _ then: Expression, _ otherwise: Expression, _ other: Typed?, _ expected: Type?
  ) -> Expression? {
    guard then.isNil != otherwise.isNil, let other, !other.type.isError, let expected,
      !resolved(expected).hasVariables, expected.wrapped == nil
    else { return nil }
    switch resolved(expected) {
    case .nominal(let nominal, _) where nominal.keyword != .protocol: break
    case .parameter: break
    default: return nil
    }
    guard !initializers(of: expected).contains(where: { takesNil($0) }),
      supposing({ convert(other, to: expected, .other) }) != nil
    else { return nil }
    return then.isNil ? then : otherwise
  }

  /// `a ? "x" : b ? "y" : n`, where the last value alone is another: of two conditions swiftc finds
  /// no words where nothing tells the type, of more or in a text it blames that value.
  private func lastOfChain(
    _ then: Expression, _ otherwise: Expression, _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    let values = [then] + otherwise.chosen
    guard speculation == 0, values.count > 2, let last = values.last,
      !values.contains(where: needsContext)
    else { return nil }
    let types = values.map { value in
      supposing { defaulted(check(value, expected: nil).type) }
    }
    let anything = expected.map { resolved($0) == .any } ?? false
    guard let first = types[0], let type = types.last.flatMap({ $0 }),
      types.dropLast().allSatisfy({ $0 == first }), first.nominal != nil, type.nominal != nil,
      anything || expected.map({ resolved($0) == first }) ?? true,
      supposing({ joined(check(then, expected: nil), check(last, expected: nil), nil) })
        == .some(nil)
    else { return nil }
    let words =
      "result values in '? :' expression have mismatching types '\(shown(first))' and "
      + "'\(shown(type))'"
    if values.count > 3 || expected == nil && interpolated != nil {
      error(words, at: last.range)
    } else if expected == nil {
      error(
        "failed to produce diagnostic for expression; please submit a bug report "
          + "(https://swift.org/contributing/#reporting-bugs)", at: then.range.before(2))
    } else {
      error(words, at: values[1].anchor)
      var typed = Typed.failed(at: range)
      if expected != nil, !anything { typed.type = type }
      return typed
    }
    return .failed(at: range)
  }

  /// A branch that says less of its type than the other does: it is of the same type, or of an
  /// optional of it.
  private func checkBranch(_ branch: Expression, _ wanted: Type?, beside other: Typed?) -> Typed {
    if wanted == nil, let type = other?.type, !type.isError, solver.shallow(type).wrapped == nil,
      attempt({ check(branch, expected: type) }) == nil,
      let typed = attempt({ check(branch, expected: optional(type)) })
    {
      return typed
    }
    return checkBranch(branch, wanted ?? other?.type)
  }

  private func takesNil(_ candidate: Candidate) -> Bool {
    signature(of: candidate.symbol).parameters.first?.label == "nilLiteral"
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

  /// Two values that have nothing in common, and of which the second is not what is assigned.
  func reportTernary(_ value: Expression, assignedTo wanted: Type, _ typed: Typed) -> Bool {
    guard speculation == 0, case .ternary(_, _, let second) = value.kind, !typed.type.isError,
      !wanted.isError, !converts(typed.type, to: wanted, at: value.range)
    else { return false }
    _ = check(value, expected: nil)
    guard mistakenTernaries.contains(value.range) else { return false }
    if var other = attempt({ check(second, expected: nil) }) {
      other.anchor = value.anchor
      _ = convert(other, to: wanted, .assignment(nil, at: value.anchor))
    }
    return true
  }

  /// An argument whose two values have nothing in common: no overload takes it, nor does the only
  /// one take its second value.
  func reportTernary(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ name: Name,
    at range: SourceRange
  ) -> Bool {
    guard speculation == 0,
      let position = arguments.firstIndex(where: {
        mistakenTernaries.contains($0.expression.range)
      }), case .ternary(_, _, let second) = arguments[position].expression.kind
    else { return false }
    let matching = candidates.compactMap { candidate -> Type? in
      let parameters = signature(of: candidate.symbol).parameters
      guard let matched = match(arguments, to: parameters) else { return nil }
      let index = matched.arguments.firstIndex { $0.contains(position) }
      return index.map { parameters[$0].type }
    }
    let whole = arguments[position].expression
    let fits = { [self] (wanted: Type) in
      supposing { convert(check(whole, expected: wanted), to: wanted, .argument) } != nil
    }
    if matching.contains(where: { !$0.isGeneric && fits($0) }) {
      mistakenTernaries.remove(whole.range)
      return false
    }
    _ = check(whole, expected: nil)
    guard let wanted = matching.first else { return false }
    if matching.count > 1 {
      reportNoExact(candidates, arguments, nil, name, at: range)
    } else if !wanted.isGeneric, let typed = attempt({ check(second, expected: nil) }),
      !converts(typed.type, to: wanted, at: second.range)
    {
      error(
        "cannot convert value of type '\(shown(typed.type))' to expected argument type "
          + "'\(shown(wanted))'", at: arguments[position].expression.anchor)
    }
    return true
  }

  /// `.red` beside a literal, which has no such member.
  private func reportBesideLiteral(_ branch: Expression, _ other: Typed) {
    guard speculation == 0, let name = implicitMember(branch),
      let literal = solver.literal(of: other.type), let type = defaultType(literal),
      members(named: name.text, of: type, isStatic: true).isEmpty
    else { return }
    reportNoMember(name.text, ofType: shown(type), at: name.range)
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

  /// A branch that is `.member` is of what is optional, and has no member of the optional's.
  private func checkBranch(_ branch: Expression, _ wanted: Type?) -> Typed {
    guard speculation == 0, implicitMember(branch) != nil, let wrapped = wanted?.wrapped,
      attempt({ check(branch, expected: wanted) }) == nil
    else { return check(branch, expected: wanted) }
    return check(branch, expected: wrapped)
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
    return commonClass(of: [x, y])
  }

  private func isSpecific(_ type: Type) -> Bool {
    if case .variable = solver.shallow(type) { return false }
    return true
  }
}

extension Expression {
  /// The values that conditions below each other choose from.
  fileprivate var chosen: [Expression] {
    switch kind {
    case .ternary(_, let then, let otherwise): [then] + otherwise.chosen
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].value.chosen
    default: [self]
    }
  }
}
