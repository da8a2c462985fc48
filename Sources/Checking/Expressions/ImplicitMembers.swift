import Diagnostics
import SwiftSource

extension Checker {
  /// `.name` and `.name(arguments)`: a static member of the type that the context wants.
  func checkImplicitMember(
    _ name: Name, _ syntax: CallArguments?, expected: Type?, at range: SourceRange
  ) -> Typed {
    guard let expected else {
      if let syntax { _ = prepare(syntax) }
      error(
        "reference to member '\(name.text)' cannot be resolved without a contextual type",
        at: name.range)
      return .failed(at: range)
    }
    let wanted = solver.shallow(expected)
    if wanted.isError {
      if let syntax { _ = prepare(syntax) }
      return .failed(at: range)
    }
    if case .function(let function) = wanted, syntax == nil {
      // `.map(Route.item)`'s short form: a case as a function of its payload.
      return checkImplicitMember(name, nil, expected: function.result, at: range)
    }
    // Optional's own members (`.none`, `.some`) come before those of what it wraps.
    var bases: [Type] = [wanted]
    while let wrapped = bases.last?.wrapped { bases.append(solver.shallow(wrapped)) }
    if name.text == "init" { bases.reverse() }
    for base in bases {
      let found =
        name.text == "init"
        ? initializers(of: base) : members(named: name.text, of: base, isStatic: true)
      if found.isEmpty { continue }
      return implicit(allowed(found, base), base, name, syntax, expected, at: range)
    }
    if syntax == nil, let asset = assetSymbol(name, bases.last ?? wanted, at: range) {
      return asset
    }
    if let standard = literalType(with: name, wanted), unify(wanted, standard) {
      return checkImplicitMember(name, syntax, expected: standard, at: range)
    }
    if let syntax { prepareUnresolved(syntax) }
    reportMissingImplicit(name, wanted, at: name.range)
    return .failed(at: range)
  }

  /// `max(1, .pi)`: what another argument is a literal of may be of a type that has the member.
  private func literalType(with name: Name, _ wanted: Type) -> Type? {
    guard let literal = solver.literal(of: wanted), let standard = defaultType(literal) else {
      return nil
    }
    let types = literal == .integer ? [standard, type(.double)] : [standard]
    return types.first { !members(named: name.text, of: $0, isStatic: true).isEmpty }
  }

  private func implicit(
    _ found: [Candidate], _ base: Type, _ name: Name, _ syntax: CallArguments?, _ expected: Type,
    at range: SourceRange
  ) -> Typed {
    let constructing: Type? = name.text == "init" ? base : nil
    if let first = found.first, first.symbol.isType {
      let type = typeMember(first, of: base, name, at: range)
      guard let syntax else { return typeValue(type, at: range) }
      return checkConstruction(of: type, syntax, expected: expected, at: range)
    }
    if let syntax {
      let calls = found.filter { $0.symbol.binding == nil }
      if let value = found.first(where: { $0.symbol.binding != nil }),
        calls.allSatisfy({ hasOtherLabel(syntax, $0) })
      {
        var called = property(value, of: nil, at: range)
        called.anchor = name.range
        return callValue(called, syntax, expected, at: range)
      }
      let outer = score.defaults
      let result = resolveCall(
        calls, base: nil, syntax, expected: isKnown(expected) ? expected : nil, at: range,
        name: name, constructing: constructing)
      if constructing != nil {
        score.memberDefaults += score.defaults - outer
        score.defaults = outer
      }
      return result
    }
    let fitting = found.count > 1 ? found.filter { gives($0, expected) } : found
    guard let chosen = variable(among: fitting, expected) ?? fitting.first ?? found.first else {
      return .failed(at: range)
    }
    if reportUncalledCase(chosen, expected, at: name.range) { return .failed(at: range) }
    if chosen.symbol.isFunction {
      return functionReference(chosen, of: nil, at: range)
    }
    return property(chosen, of: nil, at: range)
  }

  /// Whether an argument has a label that none of a function's parameters has.
  private func hasOtherLabel(_ syntax: CallArguments, _ candidate: Candidate) -> Bool {
    let labels = signature(of: candidate.symbol).parameters.map(\.label)
    return syntax.arguments.compactMap(\.label?.text).contains { !labels.contains($0) }
  }

  /// Members of a type that is known by its protocols alone (`format: .number`): those whose own
  /// type fulfils what is still to be shown about it.
  private func allowed(_ found: [Candidate], _ base: Type) -> [Candidate] {
    guard found.count > 1, case .variable = base else { return found }
    let fitting = found.filter { candidate in
      let signature = signature(of: candidate.symbol)
      guard signature.generics.isEmpty else { return true }
      return supposing {
        unify(base, substitute(signature.result, candidate.arguments)) && solvePending()
      } == true
    }
    return fitting.isEmpty ? found : fitting
  }

  /// A case with values, named without them where a value of the enum is wanted.
  private func reportUncalledCase(
    _ candidate: Candidate, _ expected: Type, at range: SourceRange
  ) -> Bool {
    guard case .enumCase = candidate.symbol.kind,
      case .nominal(let wanted, _) = solver.shallow(expected),
      wanted === candidate.symbol.context.nominal
    else { return false }
    let parameters = signature(of: candidate.symbol).parameters
    guard let first = parameters.first else { return false }
    let name = candidate.symbol.shownName
    if parameters.count == 1 {
      let type = substitute(first.type, candidate.arguments)
      error("member '\(name)' expects argument of type '\(shown(type))'", at: range)
    } else {
      error(
        "member '\(name)' is a function that produces expected type '\(shown(expected))'; did you "
          + "mean to call it?", at: range)
    }
    return true
  }

  private func isKnown(_ type: Type) -> Bool {
    if case .variable = solver.shallow(type) { return false }
    return true
  }

  /// Whether a static member, not called, is what the context wants.
  private func gives(_ candidate: Candidate, _ expected: Type) -> Bool {
    supposing {
      let type =
        candidate.symbol.isFunction
        ? functionReference(candidate, of: nil, at: candidate.symbol.nameRange).type
        : substitute(signature(of: candidate.symbol).result, candidate.arguments)
      return conversion(type, expected) != .no
    } == true
  }

  private func reportMissingImplicit(_ name: Name, _ wanted: Type, at range: SourceRange) {
    if passOver(unsimulatedMember: name.text, at: range) { return }
    let type = solver.shallow(wanted.wrapped ?? wanted)
    if let nominal = type.nominal, passOver(unknownMember: name, of: nominal) {
      // An overload whose type is known to have the member is meant sooner.
      score.disfavored += 3
      return
    }
    if case .variable(let index) = type {
      if let proto = pendingProtocols(of: index).first {
        return reportNoMember(name.text, ofType: proto.name, at: range)
      }
      return reportBaseless(name, at: range)
    }
    if members(named: name.text, of: resolved(type), isStatic: false).first != nil {
      error("instance member '\(name.text)' cannot be used on type '\(shown(type))'", at: range)
      return
    }
    reportNoMember(name.text, ofType: shown(wanted), at: range)
    reportUninferred(in: wanted)
  }
}
