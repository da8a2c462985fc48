import Diagnostics
import SwiftSource

extension Checker {
  /// A call, in the order of what its callee may be.
  func checkCall(
    _ callee: Expression, _ syntax: CallArguments, expected: Type?, at range: SourceRange
  ) -> Typed {
    switch callee.kind {
    case .name(let name) where name.labels == nil:
      return checkNamedCall(name, syntax, expected, at: range)
    case .member(nil, let name):
      return checkImplicitMember(name, syntax, expected: expected, at: range)
    case .member(let base?, let name):
      return checkMemberCall(base, name, syntax, expected, at: range)
    case .selfType, .type:
      let typed = check(callee, expected: nil)
      guard case .metatype(let type) = resolvedHead(typed.type) else { return .failed(at: range) }
      if case .selfType = callee.kind, type.nominal?.isClass == true {
        return construct(type, dynamic: typed, syntax, expected, at: range)
      }
      return checkConstruction(of: type, syntax, expected: expected, at: range)
    case .super:
      return .failed(at: range)
    case .closure(let closure):
      let typed = checkClosure(
        closure, expected: called(with: syntax, closure, expected), builder: nil, isEscaping: false,
        at: callee.range)
      return callValue(typed, syntax, expected, at: range)
    default:
      let typed = check(callee, expected: nil)
      return callValue(typed, syntax, expected, at: range)
    }
  }

  func resolvedHead(_ type: Type) -> Type { solver.shallow(type) }

  private func checkNamedCall(
    _ name: Name, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    switch lookup(name) {
    case .local(let variable):
      return callValue(use(variable, at: name.range), syntax, expected, at: range)
    case .localFunction(let function):
      return callLocal(function, syntax, expected, at: range)
    case .candidates(let found, let base):
      if let first = found.first, first.symbol.isType {
        let type = typeNamed(first.symbol, name)
        return checkConstruction(
          of: type, syntax, expected: expected ?? builtConstruction(of: name.text), at: range,
          name: name.range)
      }
      if found.count == 1, found[0].symbol.binding != nil || found[0].symbol.isWrapperPart {
        return callValue(property(found[0], of: base, at: name.range), syntax, expected, at: range)
      }
      let calls = found.filter { $0.symbol.binding == nil }
      if let own = found.first(where: { $0.symbol.binding != nil && $0.symbol.isWritten }),
        !calls.contains(where: { takes(syntax, $0) })
      {
        // `onChange(5)`: the view's own closure, not the modifier.
        return callValue(property(own, of: base, at: name.range), syntax, expected, at: range)
      }
      if base != nil, !calls.contains(where: { takes(syntax, $0) }) {
        let outer = libraryLookup(name.text).filter(\.isFunction).map {
          Candidate(symbol: $0, arguments: [])
        }
        if outer.contains(where: { takes(syntax, $0) }) {
          if calls.count == 1, reportHidden(by: calls[0].symbol, name) {
            _ = prepare(syntax)
            return .failed(at: range)
          }
          return resolveCall(outer, base: nil, syntax, expected: expected, at: range, name: name)
        }
      }
      return resolveCall(
        calls.isEmpty ? found : calls, base: base, syntax, expected: expected, at: range,
        name: name)
    case .generic(let type):
      return checkConstruction(of: type, syntax, expected: expected, at: range)
    case .nothing:
      if let placeholder = placeholder(for: name, syntax, expected, at: range) {
        return placeholder
      }
      if let macro = macroReference(name) { return .failed(at: macro.range) }
      reportUnknown(name)
      prepareUnresolved(syntax)
      return .failed(at: range)
    case .failed:
      _ = prepare(syntax)
      return .failed(at: range)
    }
  }

  /// `Swift.max(a, b)`: the library's, whatever the program declares.
  private func checkLibraryCall(
    _ name: Name, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let found = libraryLookup(name.text)
    guard let first = found.first else {
      _ = prepare(syntax)
      reportUnknown(name)
      return .failed(at: range)
    }
    if first.isType {
      return checkConstruction(
        of: typeNamed(first, name), syntax, expected: expected, at: range, name: name.range)
    }
    return resolveCall(
      found.map { Candidate(symbol: $0, arguments: []) }, base: nil, syntax, expected: expected,
      at: range, name: name)
  }

  private func checkMemberCall(
    _ baseExpression: Expression, _ name: Name, _ syntax: CallArguments, _ expected: Type?,
    at range: SourceRange
  ) -> Typed {
    if case .name(let module) = baseExpression.kind, isModuleName(module.text),
      case .nothing = lookup(module)
    {
      return checkLibraryCall(name, syntax, expected, at: range)
    }
    let start = solver.variableCount
    let base =
      writtenType(baseExpression).map { typeValue($0, at: baseExpression.range) }
      ?? checkBase(
        baseExpression,
        expected: typeOfElements(baseExpression, syntax, expected)
          ?? expectedBase(baseExpression, name, expected))
    if base.type.isError {
      callMember(name, ofMistaken: base, baseExpression, syntax, at: range)
      return .failed(at: range)
    }
    if speculation == 0, startsWithUnknown(baseExpression) {
      apart { reportContextless(syntax.arguments.map(\.value)) }
    }
    takeFloat(base, for: name)
    settleBase(base, from: start)
    return callMember(name, of: base, baseExpression, syntax, expected, at: range)
  }

  /// What is wrong with a call of a member of what has been said to be wrong.
  private func callMember(
    _ name: Name, ofMistaken base: Typed, _ expression: Expression, _ syntax: CallArguments,
    at range: SourceRange
  ) {
    if speculation == 0, reportChange(ofHidden: expression, by: name) {
      _ = prepare(syntax)
      return
    }
    let isUnknown =
      startsWithUnknown(expression) || endsInMistake(expression) || startsWithMistaken(expression)
    guard speculation == 0,
      let type = mistakenCalls[expression.range] ?? (isUnknown ? .error : nil)
    else {
      _ = prepare(syntax)
      return
    }
    var base = base
    base.type = type
    mistakenCalls[range] = .error
    if type.isError { return prepareUnresolved(syntax) }
    let result = callMember(name, of: base, expression, syntax, nil, at: range)
    if !result.type.isError { mistakenCalls[range] = resolved(result.type) }
  }

  /// Whether the end of a chain is a member that there is not, `item.titel`, or the call of what is
  /// no function, `header()`: nothing is known of its type.
  private func endsInMistake(_ expression: Expression) -> Bool {
    let place: SourceRange
    switch expression.kind {
    case .member(.some, let name): place = name.range
    case .call(let callee, _): place = callee.range
    default: return false
    }
    return diagnostics.contains {
      ($0.kind == .valueLacksMember || $0.kind == .callOfValue) && $0.range == place
    }
  }

  /// Whether a chain starts with a variable whose declaration is wrong, so that it has no type. What
  /// a closure is passed is a part of the expression around it.
  private func startsWithMistaken(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, _), .call(let base, _): return startsWithMistaken(base)
    case .name(let name):
      switch lookup(name) {
      case .local(let variable):
        return variable.type.isError && !(variable.isParameter && scope.function.isClosure)
      case .candidates(let found, _):
        return found.first.map {
          $0.symbol.binding != nil && signature(of: $0.symbol).result.isError
        }
          ?? false
      default: return false
      }
    default: return false
    }
  }

  /// `account.log.append("x")`: what cannot be seen cannot be changed either.
  private func reportChange(ofHidden expression: Expression, by method: Name) -> Bool {
    guard case .member(_?, let name) = expression.kind,
      let hidden = hiddenMembers[Spot(name.range)], hidden.binding != nil
    else { return false }
    let type = resolved(signature(of: hidden).result)
    guard let found = members(named: method.text, of: type, isStatic: false).first,
      found.symbol.isMutating
    else { return false }
    error(
      "cannot use mutating member on immutable value: '\(hidden.name)' setter is inaccessible",
      at: method.range)
    return true
  }

  /// Whether a chain starts with a name that is declared nowhere: nothing in it has a known type.
  func startsWithUnknown(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): unknownNames.contains(name.range)
    case .member(let base?, _), .call(let base, _): startsWithUnknown(base)
    default: false
    }
  }

  private func callMember(
    _ name: Name, of base: Typed, _ baseExpression: Expression, _ syntax: CallArguments,
    _ expected: Type?, at range: SourceRange
  ) -> Typed {
    var base = implicitlyUnwrapped(base, for: name.text)
    base.anchor = baseExpression.unwrappedPlace
    if name.labels?.contains(where: { $0 != "_" }) ?? false {
      let value = checkMember(base, name, at: base.range.union(name.range))
      return callValue(value, syntax, expected, at: range)
    }
    let baseType = solver.shallow(base.type)
    if base.isType, case .metatype(let instance) = baseType {
      if name.text == "init" {
        if case .selfType = baseExpression.kind, instance.nominal?.isClass == true {
          return construct(
            instance, dynamic: base, syntax, expected, at: range, name: name.range)
        }
        return checkConstruction(
          of: instance, syntax, expected: expected, at: range, name: name.range)
      }
      return checkStaticCall(instance, name, syntax, expected, at: range, base: base)
    }
    if case .metatype(let instance) = baseType, name.text != "self" {
      if name.text == "init" {
        return construct(instance, dynamic: base, syntax, expected, at: range, name: name.range)
      }
      return checkStaticCall(instance, name, syntax, expected, at: range, base: base)
    }
    if name.text == "init", base.isSuper || isSelfExpression(baseExpression) {
      return delegate(base, syntax, name: name.range, at: range)
    }
    let found = members(named: name.text, of: baseType, isStatic: false)
    if case .function(let function) = baseType, function.parameters.isEmpty,
      case .member(_?, let method) = baseExpression.kind
    {
      error(
        "method '\(method.text)' was used as a property; add () to call it", at: method.range)
      return .failed(at: range)
    }
    if reportUncalledFunction(baseExpression, base, before: name) { return .failed(at: range) }
    if found.isEmpty {
      if reportChange(ofOptional: base, baseExpression, by: name, syntax) {
        prepareUnresolved(syntax)
        return .failed(at: range)
      }
      return callMissing(base, name, syntax, expected, at: range)
    }
    if let called = found.first(where: { $0.symbol.binding != nil || $0.symbol.isWrapperPart }),
      found.allSatisfy({ $0.symbol.binding != nil || !takes(syntax, $0) })
    {
      var value = property(called, of: base, at: base.range.union(name.range))
      value.anchor = name.range
      return callValue(value, syntax, expected, at: range)
    }
    if reportChange(ofConstant: base, found, by: name, syntax, at: range) {
      return .failed(at: range)
    }
    let before = failures
    let result = resolveCall(
      found.filter { $0.symbol.binding == nil }, base: base, syntax, expected: expected, at: range,
      name: name)
    if result.type.isError, failures == before, module.usesUnsimulated {
      return passedOver(base, at: range)
    }
    return result
  }

  /// A view whose modifier has only arguments of a framework that is not simulated.
  private func passedOver(_ base: Typed, at range: SourceRange) -> Typed {
    let isTransparent = ["View", "Scene"].contains { name in
      protocolNamed(name).map { conforms(base.type, to: $0) == .yes } ?? false
    }
    guard isTransparent else { return .failed(at: range) }
    return Typed(base.type, at: range) { base.build($0) }
  }

  func isSelfExpression(_ expression: Expression) -> Bool {
    if case .self = expression.kind { return true }
    return false
  }

  private func callMissing(
    _ base: Typed, _ name: Name, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if let dynamic = dynamicMember(name, of: base, at: base.range.union(name.range)) {
      return callValue(dynamic, syntax, expected, at: range)
    }
    if case .tuple = solver.shallow(base.type) {
      let value = checkMember(base, name, at: base.range.union(name.range))
      return callValue(value, syntax, expected, at: range)
    }
    if let transparent = unsimulatedModifier(name, of: base, at: range) { return transparent }
    let hidden = unfulfilledMembers(named: name.text, of: base.type, isStatic: false)
    if let failed = callUnfulfilled(hidden, base: base, syntax, expected, at: range, name: name) {
      return failed
    }
    let before = failures
    reportMissingMember(name, of: base, isCalled: true)
    if failures != before, let result = callUnwrapped(base, name, syntax, expected, at: range) {
      return result
    }
    let statics = members(named: name.text, of: base.type, isStatic: true)
      .filter(\.symbol.isFunction)
    if failures != before, !statics.isEmpty {
      // `counter.make()`: what else is wrong with a call of a type's method.
      let made = resolveCall(statics, base: nil, syntax, expected: expected, at: range, name: name)
      mistakenCalls[range] = resolved(made.type)
      return .failed(at: range)
    }
    prepareUnresolved(syntax)
    if failures == before, module.usesUnsimulated { return passedOver(base, at: range) }
    mistakenCalls[range] = .error
    return .failed(at: range)
  }

  /// A call of a method of what an optional wraps: what else is wrong with it.
  private func callUnwrapped(
    _ base: Typed, _ name: Name, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard speculation == 0, let wrapped = solver.shallow(base.type).wrapped else { return nil }
    let found = members(named: name.text, of: wrapped, isStatic: false)
      .filter(\.symbol.isFunction)
    if found.isEmpty { return nil }
    var base = base
    base.type = wrapped
    return resolveCall(found, base: base, syntax, expected: expected, at: range, name: name)
  }

  private func checkStaticCall(
    _ instance: Type, _ name: Name, _ syntax: CallArguments, _ expected: Type?,
    at range: SourceRange, base: Typed
  ) -> Typed {
    let found = members(named: name.text, of: instance, isStatic: true)
    if let first = found.first, first.symbol.isType {
      let member = base.range.union(name.range)
      let type = typeMember(first, of: instance, name, at: member)
      return checkConstruction(of: type, syntax, expected: expected, at: range, name: name.range)
    }
    if found.isEmpty {
      // `Type.method(instance)`: the method before it is applied.
      let unapplied = members(named: name.text, of: instance, isStatic: false)
      if let first = unapplied.first, first.symbol.isFunction {
        if syntax.arguments.count + syntax.trailing.count != 1
          || syntax.arguments.first?.label != nil
        {
          _ = prepare(syntax)
          reportInstanceMember(name, instance, of: base)
          if first.symbol.isMutating, !isReference(instance) {
            error("cannot reference 'mutating' method as function value", at: name.range)
          }
          return .failed(at: range)
        }
        let value = unappliedReference(first, instance, at: base.range.union(name.range))
        if speculation == 0, supposing({ callValue(value, syntax, nil, at: range) }) == nil {
          _ = prepare(syntax)
          reportInstanceMember(name, instance, of: base)
          return .failed(at: range)
        }
        return callValue(value, syntax, expected, at: range)
      }
      if let dynamic = dynamicMember(name, of: base, at: base.range.union(name.range)) {
        return callValue(dynamic, syntax, expected, at: range)
      }
      reportMissingMember(name, of: base)
      prepareUnresolved(syntax)
      return .failed(at: range)
    }
    if found.count == 1, found[0].symbol.binding != nil {
      var value = property(found[0], of: base, at: base.range.union(name.range))
      value.anchor = name.range
      return callValue(value, syntax, expected, at: range)
    }
    if found.count == 1, callsPlainCase(found[0].symbol, of: instance, syntax) {
      let value = checkMember(base, name, at: base.range.union(name.range))
      return callValue(value, syntax, expected, at: range)
    }
    return resolveCall(
      found.filter { $0.symbol.binding == nil }, base: base, syntax, expected: expected, at: range,
      name: name)
  }
}
