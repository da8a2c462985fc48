import Diagnostics
import SwiftSource

/// The links of one optional chain, outermost first, while the chain is being checked.
final class ChainLinks {
  /// What is chained, with the links in it.
  let body: Expression
  /// For each `?`: what stands before it, and the local that holds the value inside.
  var links: [(subject: Typed, variable: LocalVariable)] = []

  init(_ body: Expression) { self.body = body }
}

extension Checker {
  func checkChain(_ inner: Expression, _ expected: Type?, at range: SourceRange) -> Typed {
    let outer = chain
    let links = ChainLinks(inner)
    chain = links
    defer { chain = outer }
    let body = check(inner, expected: expected.map { solver.shallow($0).wrapped ?? $0 })
    if body.type.isError { return .failed(at: range) }
    // `(Int, String)?.self` is of a type, and no chain.
    if links.links.isEmpty { return body }
    let bodyType = solver.shallow(body.type)
    let isOptional = bodyType.wrapped != nil
    let result = isOptional ? bodyType : optional(bodyType)
    var typed = Typed(result, at: range) { builder in
      let type = builder.checker.resolved(result)
      var code = body.build(builder)
      var wraps = builder.checker.resolved(code.type).wrapped == nil
      for link in links.links.reversed() {
        code = Code(
          .chain(
            subject: link.subject.build(builder), local: builder.slot(link.variable), body: code,
            wraps: wraps), type: type, at: range)
        wraps = false
      }
      return code
    }
    if case .place(let make) = body.access { typed.access = .place(make) }
    typed.variable = body.variable
    typed.links = links
    return typed
  }

  /// `value?` inside of a chain: the value in it.
  func checkLink(_ inner: Expression, at range: SourceRange) -> Typed {
    let subject = check(inner, expected: nil)
    if subject.type.isError { return .failed(at: range) }
    if let type = writtenType(subject) { return typeValue(optional(type), at: range) }
    let found = solver.shallow(subject.type).wrapped
    if found == nil {
      if module.usesUnsimulated, isUnknown(subject.type) { return .failed(at: range) }
      error(
        "cannot use optional chaining on non-optional value of type '\(shown(subject.type))'",
        at: Expression(.optionalLink(inner), at: range).anchor)
    }
    // What follows is looked at all the same.
    let wrapped = found ?? subject.type
    let variable = LocalVariable("", type: wrapped, isLet: true, in: scope.function, at: range)
    chain?.links.append((subject, variable))
    var typed = Typed(wrapped, at: range) { builder in
      Code(.local(builder.slot(variable)), type: builder.checker.resolved(wrapped), at: range)
    }
    switch subject.access {
    case .place(let make): typed.access = .place { .unwrapped(make($0), traps: false, range) }
    case .immutable(let reason): typed.access = .immutable(reason)
    case .value: break
    }
    typed.variable = subject.variable
    return typed
  }

  private func namesType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, let name):
      return name.text.first?.isUppercase == true && namesType(base)
    case .name(let name):
      guard scope.lookup(name.text).isEmpty, case .candidates(let found, _) = lookup(name) else {
        return false
      }
      return found.first?.symbol.isType ?? false
    default: return false
    }
  }

  func checkForceUnwrap(_ inner: Expression, _ expected: Type?, at range: SourceRange) -> Typed {
    var wanted = startsImplicitly(inner) ? expected.map { optional($0) } : nil
    // Of several initializers one that may fail is meant.
    if wanted == nil, case .call(let callee, _) = inner.kind, namesType(callee) {
      wanted = optional(solver.fresh())
    }
    if case .call(let callee, let syntax) = inner.kind, callee.isDelegation,
      case .member(let own?, let name) = callee.kind
    {
      let base = checkBase(own, expected: nil)
      if base.type.isError { return .failed(at: range) }
      return delegate(base, syntax, isForced: true, name: name.range, at: range)
    }
    var subject = checkBase(inner, expected: wanted)
    if subject.type.isError { return .failed(at: range) }
    if case .variable = solver.shallow(subject.type) {
      _ = unify(subject.type, optional(solver.fresh()))
    }
    subject.isImplicitlyUnwrapped = false
    guard var typed = unwrapped(subject, at: range) else {
      error(
        "cannot force unwrap value of non-optional type '\(shown(subject.type))'",
        at: Expression(.forceUnwrap(inner), at: range).anchor)
      return .failed(at: range)
    }
    typed.written = subject.written?.unwrapped
    return typed
  }

  // MARK: Subscripts

  func checkSubscript(
    _ baseExpression: Expression, _ syntax: CallArguments, expected: Type?, at range: SourceRange
  ) -> Typed {
    let start = solver.variableCount
    let saved = solver.mark()
    // `[.low, .high].reversed()[0]`: what is wanted is an element.
    let list = expected.flatMap { element -> Typed? in
      guard case .call(let callee, _) = baseExpression.kind,
        case .member(let literal?, _) = callee.kind, case .array = literal.kind
      else { return nil }
      let wanted = self.type(.array, [element])
      return attempt { () -> Typed in
        let typed = check(baseExpression, expected: wanted)
        if !unify(typed.type, wanted) { failures += 1 }
        return typed
      }
    }
    var base = implicitlyUnwrapped(
      list
        ?? checkBase(baseExpression, expected: startsImplicitly(baseExpression) ? expected : nil))
    if base.type.isError {
      _ = prepare(syntax)
      return .failed(at: range)
    }
    settleBase(base, from: start)
    base.anchor = baseExpression.unwrappedPlace
    if syntax.arguments.first?.label?.text == "keyPath", syntax.arguments.count == 1 {
      return checkKeyPathSubscript(base, syntax.arguments[0].value, at: range)
    }
    let choose = { self.checkSubscript(of: base, syntax, expected: expected, at: range) }
    if let array = arrayForm(of: baseExpression, base), attempt(choose) == nil {
      solver.rollBack(to: saved)
      base = array()
    }
    return choose()
  }

  private func checkSubscript(
    of base: Typed, _ syntax: CallArguments, expected: Type?, at range: SourceRange
  ) -> Typed {
    let isStatic: Bool
    var type = solver.shallow(base.type)
    if case .metatype(let instance) = type {
      isStatic = true
      type = instance
    } else {
      isStatic = false
    }
    let found = members(named: "subscript", of: type, isStatic: isStatic)
      .filter { signature(of: $0.symbol).parameters.first?.label != "dynamicMember" }
    if found.isEmpty {
      if let dynamic = dynamicSubscript(syntax, of: base, at: range) { return dynamic }
      _ = prepare(syntax)
      if type.wrapped != nil {
        reportMustUnwrap(base, to: type.wrapped ?? type, member: "subscript")
      } else if case .function(let function) = type, function.parameters.isEmpty {
        error(
          "function value was used as a property; add () to call it", at: syntax.parentheses)
      } else {
        error(
          "value of type '\(shown(type))' has no subscripts", at: syntax.parentheses,
          kind: .valueLacksSubscript)
      }
      return .failed(at: range)
    }
    let arguments = prepare(syntax)
    if arguments.contains(where: { $0.typed?.type.isError ?? false }) { return .failed(at: range) }
    let labels = arguments.map { ($0.labelText ?? "_") + ":" }.joined()
    if reportUnhashable(
      base, "referencing subscript 'subscript(\(labels))' on 'Dictionary'", at: syntax.parentheses)
    {
      return .failed(at: range)
    }
    let name = Name("subscript", at: range)
    let make = { (candidate: Candidate) in
      self.open(candidate, base: base, at: syntax.parentheses)
    }
    let fitting = found.filter {
      return match(arguments, to: signature(of: $0.symbol).parameters) != nil
    }
    guard let first = fitting.first else {
      return reportNone(of: found, arguments, make, expected, syntax, name: name, at: range)
    }
    var chosen = first
    if fitting.count > 1 {
      guard let best = chooseOverload(fitting, arguments, make, expected, syntax, at: range) else {
        if reportMissingMember(in: arguments) || reportBound(arguments, of: type)
          || reportForeignIndex(arguments, of: type, expected, syntax, at: range)
        {
          return .failed(at: range)
        }
        if isFree(range, expected), type.nominal?.isBuiltin == true, !takesOptional(arguments) {
          reportNoExact("subscript", at: syntax.parentheses)
          return .failed(at: range)
        }
        return reportNone(of: fitting, arguments, make, expected, syntax, name: name, at: range)
      }
      chosen = best
    }
    if chosen.symbol.unavailable != nil, assignedSubscript == range {
      error("cannot assign through subscript: subscript is get-only", at: syntax.parentheses)
      return .failed(at: range)
    }
    if reportUnavailable(chosen.symbol, at: range) { return .failed(at: range) }
    return applySubscript(chosen, make(chosen), base, arguments, syntax, at: range)
  }

  /// Whether what a subscript gives may be of any type.
  private func isFree(_ range: SourceRange, _ expected: Type?) -> Bool {
    guard let expected, !expected.isError else { return freeSubscript == range }
    if case .variable = solver.shallow(expected) { return true }
    return solver.shallow(expected) == .any
  }

  private func takesOptional(_ arguments: [PreparedArgument]) -> Bool {
    arguments.contains { $0.typed.map { solver.shallow($0.type).wrapped != nil } ?? false }
  }

  /// Notes that a subscript's or a literal's type is its own.
  func noteFree(_ expression: Expression) {
    if expression.isSubscript { freeSubscript = expression.range }
    let value = expression.withoutParentheses
    if case .call = value.kind { freeCall = value.range }
    if value.literalForm == .collection { freeLiteral = value.range }
  }

  private func applySubscript(
    _ candidate: Candidate, _ target: CallTarget, _ base: Typed, _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at range: SourceRange
  ) -> Typed {
    guard let matched = match(arguments, to: target.parameters) else {
      return .failed(at: range)
    }
    let before = failures
    var values = [Typed?](repeating: nil, count: arguments.count)
    for (index, list) in matched.arguments.enumerated() {
      for position in list {
        var wanted = target.parameters[index].type
        if target.parameters[index].isAutoclosure, case .function(let inner) = wanted {
          wanted = inner.result
        }
        var typed =
          arguments[position].typed ?? check(arguments[position].expression, expected: wanted)
        if converts(typed.type, to: wanted, at: typed.range) {
          typed = withoutType(typed, isIndex: true)
        }
        values[position] = convert(typed, to: wanted, .argument)
      }
    }
    if !solvePending() { failures += 1 }
    if failures != before { return .failed(at: range) }
    noteMutatingGetter(of: candidate.symbol, base, at: syntax.parentheses)
    if failures != before { return .failed(at: range) }
    var bracket = syntax.parentheses
    bracket.start = min(bracket.start, arguments.first?.expression.range.start ?? bracket.start)
    return subscriptValue(
      target, candidate, base, values, matched, at: range, bracket: range.from(bracket))
  }

  /// - Parameter bracket: where its `[` stands, for traps.
  func subscriptValue(
    _ target: CallTarget, _ candidate: Candidate, _ base: Typed, _ values: [Typed?],
    _ matched: ArgumentMatch, at range: SourceRange, bracket: SourceRange? = nil
  ) -> Typed {
    let symbol = candidate.symbol
    let place = bracket ?? range
    noteEffects(ofReading: symbol, signature(of: symbol), base, at: range)
    var result = Typed(target.result, at: range) { builder in
      builder.call(target, matched, values, at: place)
    }
    result.isImplicitlyUnwrapped = symbol.isImplicitlyUnwrapped
    if !isReference(base.type) { result.variable = base.variable }
    guard isSettable(symbol) else {
      result.access = .immutable(.getOnly("subscript"))
      return result
    }
    if !isReference(base.type), !hasNonmutatingSubscriptSetter(symbol), !symbol.isStatic {
      switch base.access {
      case .place: break
      case .immutable(let reason):
        result.access = .immutable(reason)
        return result
      case .value:
        result.access = .immutable(.functionCall)
        return result
      }
    }
    result.access = .place { builder in
      let arguments = builder.subscriptArguments(target, matched, values, at: place)
      return .property(
        base: builder.placeBase(symbol, base, candidate, range),
        getter: builder.checker.getter(of: symbol, candidate, isSuper: base.isSuper),
        setter: builder.checker.setter(of: symbol, candidate, isSuper: base.isSuper),
        arguments: arguments, types: target.types.map(builder.checker.resolved), place)
    }
    return result
  }

  private func hasNonmutatingSubscriptSetter(_ symbol: Symbol) -> Bool {
    guard case .subscript(let syntax) = symbol.kind else { return false }
    return symbol.isNonmutating
      || syntax.accessors.list.contains { accessor in
        accessor.kind == .set && accessor.modifiers.contains { $0.name == "nonmutating" }
      }
  }
}

extension FunctionBuilder {
  func subscriptArguments(
    _ target: CallTarget, _ matched: ArgumentMatch, _ values: [Typed?], at range: SourceRange
  ) -> [Code] {
    var copy = target
    copy.receiver = nil
    let code = call(copy, matched, values, at: range)
    guard case .call(let call) = code.kind else { return [] }
    return call.arguments.compactMap { argument in
      if case .value(let value) = argument { return value }
      return nil
    }
  }
}

extension FunctionBuilder {
  /// A change at the end of an optional chain: made only where no link is nil.
  func chained(_ code: Code, _ links: ChainLinks?, at range: SourceRange) -> Code {
    guard let links else { return code }
    let type = checker.optional(.void)
    var result = code
    for (position, link) in links.links.reversed().enumerated() {
      result = Code(
        .chain(
          subject: link.subject.build(self), local: slot(link.variable), body: result,
          wraps: position == 0), type: type, at: range)
    }
    return result
  }
}

extension Expression {
  /// `self.init`, `super.init`
  fileprivate var isDelegation: Bool {
    guard case .member(let base?, let name) = kind, name.text == "init" else { return false }
    switch base.kind {
    case .self, .super: return true
    default: break
    }
    return false
  }
}
