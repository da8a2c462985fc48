import Diagnostics
import SwiftSource

// What tells a call's generic parameters before its arguments do.
extension Checker {
  /// What is wanted of a generic result tells its parameters, where both are of one type.
  func hint(_ result: Type, _ expected: Type?) {
    guard let expected, result.hasVariables else { return }
    let wanted = solver.shallow(expected)
    let inner = solver.shallow(wanted.wrapped ?? wanted)
    let own = solver.shallow(result)
    if case .function(let made) = own, case .function(let function) = inner,
      made.parameters.count == function.parameters.count
    {
      return hint(made, function)
    }
    guard let x = own.nominal else { return }
    // An optional of optionals is rather meant whole than what it wraps.
    for type in [wanted, inner] where type.nominal === x {
      let isTold: Void? = attempt { if !unify(own, type) { failures += 1 } }
      if isTold != nil { return }
    }
  }

  /// What nothing else tells the type of is what is wanted, an optional too:
  /// `if let item: Item = try? load()`.
  func taking(_ expected: Type?, _ typed: Typed) -> Typed {
    guard let expected, solver.shallow(expected).wrapped != nil,
      case .variable(let index) = solver.shallow(typed.type), solver.literals[index] == nil
    else { return typed }
    return convert(typed, to: expected, .other)
  }

  /// Whether what fails without a context may be right in one: operands, and a call with implicit
  /// members, `Array(repeating: .init(), count: 3)`.
  func mayTakeContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary, .subscript: return speculation == 0 && !retriesOperands
    case .ternary: return true
    case .call(let callee, let syntax):
      let passed = syntax.arguments + syntax.trailing
      if passed.contains(where: { givesImplicitly($0.value) || isCallInNeed($0.value) }) {
        return true
      }
      if case .member(let base?, _) = callee.kind { return makesWithPath(base) }
      guard case .name(let name) = callee.kind else { return false }
      return isGenericType(name.text) || syntax.arguments.contains { holdsImplicit($0.value) }
        || syntax.arguments.count > 1 && givesWhatItTakes(name)
    default: return false
    }
  }

  /// Whether a function gives a value of the type that its arguments are of: `largest(1, "a")`,
  /// which is right where anything goes.
  private func givesWhatItTakes(_ name: Name) -> Bool {
    guard let symbol = module.symbols[name.text]?.first, symbol.isFunction,
      case .parameter(let own) = signature(of: symbol).result,
      signature(of: symbol).constraints.isEmpty
    else { return false }
    return signature(of: symbol).parameters.count { $0.type == .parameter(own) } > 1
  }

  /// Whether the context may say what a type's parameters are: `list.append(WeakBox(delegate))`.
  private func isGenericType(_ name: String) -> Bool {
    guard case .type(let nominal)? = topLevelType(named: name)?.kind else { return false }
    return !nominal.generics.isEmpty
  }

  private func isCallInNeed(_ expression: Expression) -> Bool {
    if case .call = expression.kind { return mayTakeContext(expression) }
    return false
  }

  /// Whether a chain starts with `Type(…, value: \.name)` or `Type { $0.name }`, whose root the
  /// context may know.
  private func makesWithPath(_ expression: Expression) -> Bool {
    guard case .call(let callee, let syntax) = expression.kind else { return false }
    if case .member(let base?, _) = callee.kind { return makesWithPath(base) }
    guard case .name = callee.kind else { return false }
    return (syntax.arguments + syntax.trailing).contains { argument in
      switch argument.value.kind {
      case .keyPath(nil, _): true
      case .closure(let closure): closure.parameters != nil || closure.highestAnonymous != nil
      default: false
      }
    }
  }

  /// What is wanted of a method's base: what is wanted of the call, where the method gives what it
  /// is called on, as in `publisher.mapError { … }.eraseToAnyPublisher()`.
  func expectedBase(_ base: Expression, _ method: Name, _ expected: Type?) -> Type? {
    if startsImplicitly(base) { return expected }
    guard let expected, case .call(let callee, _) = base.kind else { return nil }
    let outer = solver.shallow(expected)
    let wanted = outer.wrapped.map { solver.shallow($0) } ?? outer
    guard let nominal = wanted.nominal, !wanted.arguments.isEmpty else { return nil }
    let saved = (solver.mark(), failures, score)
    defer {
      solver.rollBack(to: saved.0)
      (failures, score) = (saved.1, saved.2)
    }
    if let made = callee.lastName?.text, made.first?.isUppercase == true, made != nominal.name {
      return madeBase(base, made, method, wanted)
    }
    let keeps = members(named: method.text, of: wanted, isStatic: false).contains { candidate in
      guard candidate.symbol.isFunction else { return false }
      let fits: Void? = attempt {
        let target = open(candidate, base: nil, at: base.range)
        if !solvePending() || resolved(target.result) != resolved(wanted) { failures += 1 }
      }
      return fits != nil
    }
    return keeps ? wanted : nil
  }

  /// `[.red, .blue].map { Item(color: $0) }`, and with `.init` of the elements that are wanted: of
  /// implicit members alone, the elements are what the closure's one expression takes.
  func typeOfElements(
    _ base: Expression, _ syntax: CallArguments, _ expected: Type?
  ) -> Type? {
    guard case .array(let elements) = base.kind, let first = elements.first,
      implicitMember(first) != nil, let closure = (syntax.arguments + syntax.trailing).last?.value,
      case .closure(let closure) = closure.kind,
      case .call(let callee, let made)? = closure.body.singleExpression?.kind
    else { return nil }
    let name = closure.parameters?.first?.name ?? "$0"
    let passed = made.arguments.first { argument in
      if case .name(let passed) = argument.value.kind { passed.text == name } else { false }
    }
    guard let passed, let owner = typeMade(by: callee, expected) else { return nil }
    for candidate in initializers(of: owner) {
      let parameters = signature(of: candidate.symbol).parameters
      let taking = parameters.filter { $0.label == passed.label?.text && !$0.type.isGeneric }
      guard taking.count == 1 else { continue }
      return type(.array, [substitute(taking[0].type, candidate.arguments)])
    }
    return nil
  }

  /// The type that `Item(…)` makes, or `.init(…)` of the elements of what is wanted.
  private func typeMade(by callee: Expression, _ expected: Type?) -> Type? {
    if case .name(let name) = callee.kind, let symbol = topLevelType(named: name.text),
      case .type(let nominal) = symbol.kind, nominal.generics.isEmpty
    {
      return nominal.selfType
    }
    guard implicitMember(callee)?.text == "init", let expected else { return nil }
    let wanted = resolved(expected)
    guard let element = (wanted.wrapped ?? wanted).arguments.last, element.nominal != nil else {
      return nil
    }
    return element
  }

  /// `Fail(error: one).eraseToAnyPublisher()`: what is made takes its parameters from what is
  /// wanted of the method's result; nil where it is made as it is.
  private func madeBase(
    _ base: Expression, _ name: String, _ method: Name, _ wanted: Type
  ) -> Type? {
    guard !solver.resolved(wanted).hasVariables, let symbol = topLevelType(named: name),
      case .type(let nominal) = symbol.kind, !nominal.generics.isEmpty
    else { return nil }
    let made = Type.nominal(nominal, nominal.generics.map { solver.fresh(for: $0) })
    for candidate in members(named: method.text, of: made, isStatic: false) {
      guard candidate.symbol.isFunction else { continue }
      let fits: Void? = attempt {
        let target = open(candidate, base: nil, at: base.range)
        if !target.parameters.isEmpty || !unify(target.result, wanted) { failures += 1 }
      }
      let type = solver.resolved(made)
      guard fits != nil, !type.hasVariables else { continue }
      let isRight: Void? = attempt {
        if !unify(check(base, expected: type).type, type) || !solvePending() { failures += 1 }
      }
      if isRight != nil { return type }
    }
    return nil
  }

  /// A function that is wanted tells what one is that a generic function makes: all of it, or its
  /// parameters.
  private func hint(_ made: FunctionType, _ wanted: FunctionType) {
    let whole: Void? = attempt {
      if wanted.result.hasVariables || !unify(.function(made), .function(wanted)) { failures += 1 }
    }
    guard whole == nil else { return }
    for (own, known) in zip(made.parameters, wanted.parameters)
    where !resolved(known.type).hasVariables {
      _ = attempt { if !unify(own.type, known.type) { failures += 1 } }
    }
  }

  /// `let found: Result<Int, any Error> = await withCheckedContinuation { … }`: what only a
  /// closure is given is of the type that is wanted, an optional too.
  func hintClosures(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ expected: Type?
  ) {
    guard let expected, !expected.isError, !resolved(expected).hasVariables,
      case .variable(let index) = solver.shallow(target.result)
    else { return }
    guard solver.literals[index] == nil else {
      return hintNumber(target, arguments, matched, expected)
    }
    for (position, list) in matched.arguments.enumerated() {
      guard case .function(let function) = solver.shallow(target.parameters[position].type),
        !solver.occurs(index, in: function.result),
        function.parameters.contains(where: { solver.occurs(index, in: $0.type) }),
        list.contains(where: { leavesTypesOpen(arguments[$0].expression) })
      else { continue }
      _ = attempt { if !unify(target.result, expected) { failures += 1 } }
      return
    }
  }

  /// `let sum: Double = items.reduce(0) { $0 + $1.price * $1.count }`: where the closure is wrong
  /// for an `Int`, the number is what is wanted.
  private func hintNumber(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ expected: Type
  ) {
    guard resolved(expected).nominal?.wellKnown?.isFloatingPoint == true else { return }
    guard speculation == 0, arguments.contains(where: { leavesTypesOpen($0.expression) }) else {
      return
    }
    var values: [Typed?] = Array(repeating: nil, count: arguments.count)
    let isRight = supposing { pass(.closures, arguments, matched, target, into: &values) } != nil
    if !isRight { _ = attempt { if !unify(target.result, expected) { failures += 1 } } }
  }

  /// `reduce(0, +)`: where it is asked what a chain starts with, the number is what is wanted.
  func hintStart(_ target: CallTarget, _ arguments: [PreparedArgument], _ expected: Type?) {
    guard standIn != nil, let expected,
      resolved(expected).nominal?.wellKnown?.isFloatingPoint == true,
      case .variable = solver.shallow(target.result),
      arguments.contains(where: {
        if case .name(let name) = $0.expression.kind { isOperatorName(name.text) } else { false }
      })
    else { return }
    _ = attempt { if !unify(target.result, expected) { failures += 1 } }
  }

  /// `items.reduce("") { $0 + $1.price }` where a number is wanted: what the closure gives is right,
  /// and what it starts with is no such value. Says so.
  func reportStart(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ expected: Type?
  ) {
    guard speculation == 0, standIn == nil, let expected, !resolved(expected).hasVariables,
      case .variable(let index) = solver.shallow(target.result),
      let standard = solver.literals[index].flatMap(defaultType),
      case let wanted = resolved(expected.wrapped ?? expected), wanted.nominal != nil,
      !converts(target.result, to: wanted, at: .none),
      let start = arguments.indices.first(where: {
        solver.shallow(target.parameters[matched.parameters[$0]].type) == .variable(index)
      }), arguments.contains(where: { leavesTypesOpen($0.expression) })
    else { return }
    let passes = { [self] (type: Type) -> Bool in
      let made: Void? = supposing {
        var values: [Typed?] = Array(repeating: nil, count: arguments.count)
        solver.bind(index, to: type)
        pass(.closures, arguments, matched, target, into: &values)
      }
      return made != nil
    }
    guard !passes(standard), passes(wanted) else { return }
    error(
      "cannot convert value of type '\(shown(standard))' to expected argument type "
        + "'\(shown(wanted))'", at: arguments[start].typed?.anchor ?? arguments[start].range)
    solver.bind(index, to: wanted)
  }

  /// Whether an argument is a closure whose parameters do not say their types.
  private func leavesTypesOpen(_ expression: Expression) -> Bool {
    guard case .closure(let closure) = expression.kind else { return false }
    return closure.parameters?.allSatisfy { $0.type == nil } ?? true
  }

  /// `sorted(using: KeyPathComparator(\.age))`: what the parameter asks of its type tells what the
  /// path starts from.
  func hintPaths(_ result: Type, _ arguments: [PreparedArgument], _ expected: Type?) {
    guard let expected, case .variable(let index) = solver.shallow(expected),
      solver.literals[index] == nil, result.nominal != nil,
      arguments.contains(where: { argument in
        if case .keyPath(nil, _) = argument.expression.kind { return true }
        return false
      })
    else { return }
    _ = attempt { if !unify(expected, result) || !solvePending() { failures += 1 } }
  }

  /// `reduce(.zero) { … }`, `reduce(into: []) { … }`: an implicit member, or a collection of
  /// nothing, is of the result's type where nothing else says.
  func hintImplicit(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ expected: Type?
  ) {
    guard let expected, case .variable(let index) = solver.shallow(target.result),
      solver.literals[index] == nil
    else { return }
    for (position, list) in matched.arguments.enumerated() {
      let parameter = solver.shallow(target.parameters[position].type)
      let starts: Bool
      if case .function(let function) = parameter {
        guard case .variable(index) = solver.shallow(function.result) else { continue }
        starts = list.contains { givesImplicitly(arguments[$0].expression) }
      } else {
        guard case .variable(index) = parameter else { continue }
        starts = list.contains { holdsImplicit(arguments[$0].expression) }
        for place in list { hintEmpty(arguments[place].expression, target.result, expected) }
      }
      guard starts else { continue }
      // `print(max(1, .nan))`: where anything goes, what the call asks of the type does not hold.
      _ = attempt { if !unify(target.result, expected) || !solvePending() { failures += 1 } }
    }
  }

  /// Takes `[]`, `[:]` and `([], [])` for what is wanted where that is such a collection, or a
  /// tuple of those: what stands before `.sorted` need not be.
  private func hintEmpty(_ expression: Expression, _ result: Type, _ expected: Type) {
    let wanted = solver.shallow(expected)
    let inner = solver.shallow(wanted.wrapped ?? wanted)
    guard isEmpty(expression, of: inner), !solver.resolved(inner).hasVariables else { return }
    _ = attempt { if !unify(result, inner) { failures += 1 } }
  }

  private func isEmpty(_ expression: Expression, of type: Type) -> Bool {
    let type = solver.shallow(type)
    switch (expression.kind, type.nominal?.wellKnown) {
    case (.array(let elements), .array), (.array(let elements), .set): return elements.isEmpty
    case (.dictionary(let entries), .dictionary): return entries.isEmpty
    case (.tuple(let parts), nil):
      guard case .tuple(let elements) = type, elements.count == parts.count else { return false }
      return zip(parts, elements).contains { isEmpty($0.value, of: $1.type) }
    default: return false
    }
  }

  /// Whether a closure is one expression that starts with an implicit member.
  func givesImplicitly(_ expression: Expression) -> Bool {
    guard case .closure(let closure) = expression.kind, closure.result == nil,
      let single = closure.body.singleExpression
    else { return false }
    return holdsImplicit(single)
  }

  /// Whether an expression is an implicit member, or a tuple with one in it.
  func holdsImplicit(_ expression: Expression) -> Bool {
    if case .tuple(let parts) = expression.kind {
      return parts.contains { holdsImplicit($0.value) }
    }
    return startsImplicitly(expression)
  }
}

extension Expression {
  /// `map` of `publisher.map` and of `map`.
  fileprivate var lastName: Name? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
