import Diagnostics
import SwiftSource

// `x = y`, `x += y`.
extension Checker {
  /// `[Int] = [1, 2]`, as behind `let values` whose colon is missing.
  private func reportAssigned(_ type: Type, _ value: Expression, at target: Expression) {
    let start = solver.variableCount
    let typed = check(value, expected: nil)
    settle(from: start)
    let wanted = "\(shown(type)).Type"
    error("cannot assign to immutable expression of type '\(wanted)'", at: target.range)
    let given = resolved(typed.type)
    if given.isError { return }
    error("cannot assign value of type '\(shown(given))' to type '\(wanted)'", at: value.anchor)
  }

  func checkAssignment(
    _ target: Expression, _ value: Expression, at range: SourceRange
  ) -> Typed {
    if case .discard = target.kind {
      // Elements of several types are no mistake there.
      if value.withoutParentheses.literalForm != .collection { noteFree(value) }
      isDiscarded = true
      let typed = check(value, expected: nil)
      isDiscarded = false
      if value.isNil { reportContextless([value]) }
      return assigned(.discarded, typed, typed.type, at: range)
    }
    if let type = writtenType(target) {
      reportAssigned(type, value, at: target)
      return .failed(at: range)
    }
    if target.isSubscript { assignedSubscript = target.range }
    isAssigning = true
    let place = check(target, expected: nil)
    isAssigning = false
    var wanted = place.type
    if case .optionalChain = target.kind {
      wanted = solver.shallow(place.type).wrapped ?? place.type
    }
    // What a handler is given, only what it is handed to knows.
    if wanted.isError, module.usesUnsimulated, value.isClosure { return .failed(at: range) }
    let isMistaken = wanted.isError && !module.usesUnsimulated
    let isImplicit = implicitMember(value) != nil
    if isMistaken, isImplicit, !startsWithUnknown(target) {
      reportContextless([value])
      return .failed(at: range)
    }
    var typed = check(value, expected: isMistaken && !isImplicit ? nil : wanted)
    if !place.type.isError { typed = standingIn(typed, for: place.type) }
    if reportTernary(value, assignedTo: wanted, typed) { return .failed(at: range) }
    if speculation == 0, !wanted.isError, bindingSubjects.contains(value.range) {
      error(
        "cannot assign value of type 'Binding<Subject>' to type '\(shown(wanted))'",
        at: value.anchor)
    }
    if place.type.isError || typed.type.isError {
      // A constant is one whatever is wrong with the declaration of what it is to be.
      if place.isImmutable, !place.type.isError, !hasError(in: value.range) {
        reportImmutable(place, target, .assign, at: target.range)
      }
      return .failed(at: range)
    }
    if let parts = place.tupleParts {
      return assignTuple(parts, typed, sign: target.range.equalsSign, at: range)
    }
    guard case .place(let make) = place.access else {
      reportImmutable(place, target, .assign, at: target.range)
      // That the value would not go there is a mistake of its own.
      let isCase = enumCase(target) != nil && !place.type.isFunction
      if place.isImmutable || isCase {
        _ = convert(typed, to: wanted, purpose(of: target, place))
      }
      return Typed(.void, at: range) { _ in
        Code(.unsupported("an expression with errors"), type: .void, at: range)
      }
    }
    noteChange(of: place)
    if let reference = place.reference {
      warnOfLost(value, reference, at: target.range.equalsSign)
    }
    if case .function = solver.shallow(wanted.wrapped ?? wanted),
      reportsEscape(of: typed, assignedAt: target.range.equalsSign)
    {
      return .failed(at: range)
    }
    typed = convert(typed, to: wanted, purpose(of: target, place))
    let final = wanted
    return Typed(.void, at: range) { builder in
      let code = builder.kept(builder.coerce(typed.build(builder), to: final))
      if let wrapped = place.wrapped {
        return builder.assignWrapped(wrapped, code, make(builder), at: range)
      }
      let assignment = Code(.assign(make(builder), code), type: .void, at: range)
      return builder.chained(assignment, place.links, at: range)
    }
  }

  private func purpose(of target: Expression, _ place: Typed) -> Purpose {
    target.isSubscript
      ? .subscriptAssignment : .assignment(place.written, at: target.range.equalsSign)
  }

  private func assigned(
    _ place: Place, _ value: Typed, _ type: Type, at range: SourceRange
  ) -> Typed {
    if value.type.isError { return .failed(at: range) }
    return Typed(.void, at: range) { builder in
      Code(.assign(place, builder.kept(value.build(builder))), type: .void, at: range)
    }
  }

  /// `(a, b) = (b, a)`, `(a, (_, b)) = (1, (2, 3))`
  private func assignTuple(
    _ parts: [Typed], _ value: Typed, sign: SourceRange, at range: SourceRange
  ) -> Typed {
    let wanted = Type.tuple(parts.map { TupleElement(label: nil, type: $0.type) })
    let value = convert(value, to: wanted, .assignment(nil, at: sign))
    var places: [(path: [Int], make: Typed.BuildPlace)] = []
    for (path, part) in leaves(of: parts) {
      guard case .place(let make) = part.access else {
        reportImmutable(part, nil, .assign, at: part.range)
        return .failed(at: range)
      }
      noteChange(of: part)
      places.append((path, make))
    }
    let all = places
    return Typed(.void, at: range) { builder in
      let type = builder.checker.resolved(wanted)
      let whole = builder.temporary("", type)
      let result = builder.temporary("", .void)
      var operations: [Operation] = [.initialize(local: whole, value.build(builder))]
      for (path, make) in all {
        let element = path.reduce(Code(.local(whole), type: type, at: range)) { tuple, index in
          guard case .tuple(let elements) = tuple.type else { return tuple }
          return Code(.element(tuple, index: index), type: elements[index].type, at: range)
        }
        operations.append(.assign(make(builder), element))
      }
      operations.append(
        .initialize(local: result, Code(.constant(.void), type: .void, at: range)))
      return Code(.block(operations, local: result), type: .void, at: range)
    }
  }

  /// The parts that are no tuples themselves, each with its way there.
  private func leaves(of parts: [Typed], at path: [Int] = []) -> [(path: [Int], part: Typed)] {
    parts.enumerated().flatMap { index, part in
      part.tupleParts.map { leaves(of: $0, at: path + [index]) } ?? [(path + [index], part)]
    }
  }

  func isCompoundAssignment(_ name: String) -> Bool {
    name.hasSuffix("=") && name.count > 1
      && !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(name)
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
    if let changed = checkPlainOperator(place, left, name, value, right, at: range) {
      return changed
    }
    guard case .place(let make) = place.access else {
      if !reportBinding(place, left, name, value) {
        reportImmutable(place, left, .compound, at: name.range)
      }
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
      if !reportOptional(plain, place, value), !reportProjected(plain, place, value),
        !reportOwnOperand(name, place, value, found, nil)
      {
        reportBinary(name, place, value, found, at: range)
      }
      return .failed(at: range)
    }
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    return apply(
      open(chosen, base: nil, at: range), arguments, expected: nil, call, at: range, name: name)
      ?? .failed(at: range)
  }

  /// `log += line`, where the operator changes an object that it is given as it is.
  private func checkPlainOperator(
    _ place: Typed, _ left: Expression, _ name: Name, _ value: Typed, _ right: Expression,
    at range: SourceRange
  ) -> Typed? {
    guard isReference(place.type) else { return nil }
    let arguments = [(left, place), (right, value)].map {
      PreparedArgument(label: nil, expression: $0, typed: $1)
    }
    let found = operators(name.text, place.type, value.type).filter {
      signature(of: $0.symbol).parameters.first?.isInout == false
    }
    guard let chosen = chooseOperator(found, arguments, nil, at: range) else { return nil }
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    let target = open(chosen, base: nil, at: range)
    return apply(target, arguments, expected: nil, call, at: range, name: name)
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
