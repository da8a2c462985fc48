import Diagnostics
import SwiftSource

// A member that a value has not, its binding has through key paths: swiftc goes on with that one,
// of a type that it does not know.
extension Checker {
  /// The overload that takes a binding of the collection, if that is as wrong as the one that was
  /// checked.
  func overloadOfBinding(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ said: [Diagnostic],
    _ check: (Candidate) -> Typed?
  ) -> Candidate? {
    let isOfMember = said.contains { $0.kind.isMissingMember }
    return (isOfMember ? overloadOfBinding(candidates, arguments) : nil)
      ?? overloadOfRows(candidates, arguments, said, check)
  }

  /// The overload that takes a binding of the collection, where less is wrong with it; or where it
  /// is wrong in a statement before one with a member that nobody knows.
  private func overloadOfRows(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ said: [Diagnostic],
    _ check: (Candidate) -> Typed?
  ) -> Candidate? {
    guard trials == 0, let first = said.first(where: { $0.severity == .error }),
      let closure = arguments.first(where: { $0.expression.isClosure })?.range,
      let (bound, errors) = bestOfBindings(candidates, check)
    else { return nil }
    if said.count == 1, first.kind == .typeLacksMember {
      let around = mistakenStatements.filter { $0.union(first.range) == $0 }
      let start = around.map(\.start).max() ?? 0
      return errors.contains { closure.start < $0.range.start && $0.range.start < start }
        ? bound : nil
    }
    // A row `$item` of a property whose `$` is left out.
    if errors.contains(where: { $0.kind == .missingDollar }),
      said.contains(where: { $0.kind == .noWrapper })
    {
      return bound
    }
    // What is wrong with the rows of the one may be all that is looked at in them.
    let isRight = !errors.contains { closure.union($0.range) == closure }
    let isWorse = said.contains {
      missedArguments.contains($0.range) || $0.kind == .noExactMatch
        || $0.kind == .functionForProtocol
    }
    // `Slider(value: item.count)`: nor is it known of which number.
    let open = said.count { $0.kind == .uninferred } * 2
    guard isWorse || open > 0 || isRight && !said.contains(where: { $0.kind.isOfValueWithout })
    else {
      return nil
    }
    return cost(of: errors) < cost(of: said) + open ? bound : nil
  }

  /// The overload with a binding of the collection that is least wrong, and what is wrong with it.
  private func bestOfBindings(
    _ candidates: [Candidate], _ check: (Candidate) -> Typed?
  ) -> (Candidate, errors: [Diagnostic])? {
    let isChoice = candidates.contains { candidate in
      !(signature(of: candidate.symbol).parameters.first.map { isBinding($0.type) } ?? false)
    }
    let tried = (isChoice ? candidates.filter(takesBindingOfAny) : []).map { bound in
      (bound, errors: trial(bound) { check(bound) }.errors)
    }
    return tried.min { cost(of: $0.errors) < cost(of: $1.errors) }
  }

  /// Rows of a collection that ask an element for what it has not: the overload that takes a
  /// binding of the collection is meant.
  func overloadOfBinding(
    _ candidates: [Candidate], _ arguments: [PreparedArgument]
  ) -> Candidate? {
    guard speculation == 0, let first = arguments.first, let data = first.typed,
      data.wrapper == nil || !first.expression.isName,
      arguments.contains(where: missesMember)
    else { return nil }
    return candidates.first(where: takesBindingOfAny)
  }

  /// Whether a binding of any collection goes first.
  func takesBindingOfAny(_ candidate: Candidate) -> Bool {
    guard let type = signature(of: candidate.symbol).parameters.first?.type, isBinding(type),
      case .parameter? = type.arguments.first
    else { return false }
    return true
  }

  /// Whether a closure is given bindings of the elements.
  func makesRowsOfBinding(_ target: CallTarget) -> Bool {
    guard let symbol = target.symbol else { return false }
    return signature(of: symbol).parameters.contains { parameter in
      guard case .function(let function) = parameter.type else { return false }
      return function.parameters.contains { isBinding($0.type) }
    }
  }

  /// A collection that is wrong itself does not tell what is bound.
  func reportUnbound(
    _ bound: Candidate, _ arguments: [PreparedArgument], at range: SourceRange
  ) {
    guard arguments.first?.typed?.type.isError ?? false,
      case .parameter(let own)? = signature(of: bound.symbol).parameters.first?.type.arguments.first
    else { return }
    // `where Data == C`: what may be written out is told.
    let same = signature(of: bound.symbol).constraints.compactMap { constraint in
      if case .same(.parameter(let of), .parameter(own)) = constraint { of } else { nil }
    }
    reportUninferred([same.first ?? own], of: bound.symbol, at: range)
  }

  /// Whether a type is the element of a collection that nobody knows, or a part of that.
  func isLostElement(_ type: Type) -> Bool {
    guard !lostElements.isEmpty, case .member(let base, _) = type else { return false }
    if case .parameter(let own) = base { return lostElements.contains(own) }
    return isLostElement(base)
  }

  /// Where a row of a collection that is wrong itself is passed on beside a part of it, it is
  /// nothing known, and no binding.
  func forgetBinding(from count: Int, _ arguments: [PreparedArgument]) {
    let said = diagnostics[min(count, diagnostics.count)...]
    let reports = said.compactMap { found in
      reportsOfBound[found.range].map { (found.range, generic: $0) }
    }
    guard arguments.first?.typed?.type.isError ?? false,
      reports.contains(where: { $0.generic == nil }), reports.contains(where: { $0.generic != nil })
    else { return }
    diagnostics.removeSubrange(min(count, diagnostics.count)...)
    for (range, generic) in reports where generic != nil { reportUninferred(generic, at: range) }
  }

  /// Of rows of a binding of nothing known an element is known by its name: `Data.Element`.
  func nameElements(_ target: CallTarget) {
    guard speculation == 0, let symbol = target.symbol,
      takesBindingOfAny(Candidate(symbol: symbol, arguments: []))
    else { return }
    for case .projection(let member, let base, let name, _) in solver.pending {
      guard case .variable(let index) = solver.shallow(base), target.types.contains(base),
        let parameter = solver.parameter(of: index)
      else { continue }
      lostElements.insert(parameter)
      _ = unify(member, .member(.parameter(parameter), name: name))
    }
  }

  /// Whether a closure passes on a member of its parameter that there is not, or a key path leads
  /// to one.
  private func missesMember(_ argument: PreparedArgument) -> Bool {
    if case .keyPath(nil, _) = argument.expression.kind {
      return missedMembers.contains(Spot(argument.range))
    }
    guard case .closure(let closure) = argument.expression.kind,
      let first = closure.body.statements.first
    else { return false }
    // Of two parameters each is a part of what is passed.
    if closure.parameters?.count ?? 1 > 1 { return false }
    let head = argument.range.start...max(first.range.start, argument.range.start)
    return missedMembers.contains { spot in
      guard case .local(let declaration)? = facts.referents[spot] else { return false }
      return declaration.file == argument.range.file && head.contains(declaration.offset)
    }
  }

  /// `$count += 1`: its value is meant.
  func reportBinding(
    _ place: Typed, _ left: Expression, _ name: Name, _ value: Typed
  ) -> Bool {
    let type = resolved(place.type)
    guard isBinding(type), let wanted = type.arguments.first else { return false }
    if shown(defaulted(value.type)) != shown(wanted) {
      error(
        "binary operator '\(name.text)' cannot be applied to operands of type '\(shown(type))' and "
          + "'\(shown(defaulted(value.type)))'", at: name.range)
      return true
    }
    let isList = wanted.nominal?.wellKnown == .array
    let text = isList ? "Array<\(wanted.arguments.map(shown).joined())>" : shown(wanted)
    error(
      "cannot convert value of type '\(shown(type))' to expected argument type '\(text)'",
      at: left.range)
    return true
  }

  func isBinding(_ type: Type) -> Bool {
    type.nominal?.isBuiltin == true && type.nominal?.name == "Binding"
  }

  /// Whether a value is a binding of which nothing is known, so that it has each member.
  func isBindingOfUnknown(_ type: Type) -> Bool {
    guard isBinding(type), let value = type.arguments.first.map(resolved) else { return false }
    if isLostElement(value) { return true }
    return value.isError || value.hasVariables
  }

  /// Such a part where a value is wanted.
  func reportBindingSubject(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ name: Name,
    at range: SourceRange
  ) -> Bool {
    guard speculation == 0,
      let position = arguments.firstIndex(where: { bindingSubjects.contains($0.range) })
    else { return false }
    let wanted = candidates.compactMap { candidate -> (symbol: Symbol, type: Type)? in
      let parameters = signature(of: candidate.symbol).parameters
      guard let matched = match(arguments, to: parameters),
        let index = matched.arguments.firstIndex(where: { $0.contains(position) })
      else { return nil }
      return (candidate.symbol, parameters[index].type)
    }
    // That there is no such part has been said.
    if wanted.contains(where: { isBinding($0.type) }) { return true }
    for (symbol, type) in wanted {
      for case .conforms(type, let proto) in signature(of: symbol).constraints {
        let shown = symbol.isFunction ? symbol.shownName : symbol.fullName
        error(
          "\(symbol.describedKind) '\(shown)' requires that 'Binding<Subject>' conform to "
            + "'\(proto.name)'", at: symbol.isInitializer ? range : name.range)
        reportsOfBound[symbol.isInitializer ? range : name.range] = .some(nil)
        if symbol.isInitializer { mistakenCalls[range] = candidates[0].base }
        return true
      }
    }
    guard wanted.count == 1, !wanted[0].type.isGeneric, wanted[0].type != .any else { return false }
    error(
      "cannot convert value of type 'Binding<Subject>' to expected argument type "
        + "'\(shown(wanted[0].type))'", at: arguments[position].expression.anchor)
    return true
  }
}
