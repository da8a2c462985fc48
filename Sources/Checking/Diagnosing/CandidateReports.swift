import Diagnostics
import SwiftSource

// Calls that none of several overloads takes, each as near as the others.
extension Checker {
  /// A protocol's method that takes what only the type behind an `any P` tells.
  func reportOpaqueParameters(_ candidates: [Candidate], _ base: Typed?) -> Bool {
    guard let base, case .existential(let protocols) = solver.shallow(base.type), !base.isType,
      let first = candidates.first?.symbol, first.context.nominal?.keyword == .protocol,
      candidates.allSatisfy({ takesOwnType($0.symbol, protocols) })
    else { return false }
    error(
      "member '\(first.name)' cannot be used on value of type '\(shown(base.type))'; consider using "
        + "a generic constraint instead", at: base.range)
    return true
  }

  private func takesOwnType(_ symbol: Symbol, _ protocols: [NominalType]) -> Bool {
    guard let own = symbol.context.nominal?.generics.first else { return false }
    return signature(of: symbol).parameters.contains { parameter in
      if case .function = parameter.type { return false }
      // `any Cache<String>` tells some of its types.
      let open = parameter.type.rewritten { part in
        guard case .member(.parameter(own), let name) = part else { return nil }
        return fixedType(name, by: protocols).map { _ in .void }
      }
      var found = false
      open.walk { if $0 == .parameter(own) { found = true } }
      return found
    }
  }

  /// A call of what only extensions have whose constraints the type does not fulfil: of several of
  /// the library's none is meant.
  func callUnfulfilled(
    _ hidden: [Candidate], base: Typed?, _ syntax: CallArguments, _ expected: Type?,
    at range: SourceRange, name: Name, constructing: Type? = nil
  ) -> Typed? {
    let functions = hidden.filter { $0.symbol.isFunction || $0.symbol.isInitializer }
    guard let first = functions.first?.symbol else { return nil }
    guard functions.count > 1, first.context.nominal?.isBuiltin ?? false else {
      return resolveCall(
        hidden, base: base, syntax, expected: expected, at: range, name: name,
        constructing: constructing)
    }
    _ = prepare(syntax)
    reportNoExact(
      first.isInitializer ? "initializer" : "\(first.describedKind) '\(name.text)'", at: name.range)
    return .failed(at: range)
  }

  func reportNoExact(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ syntax: CallArguments?,
    _ name: Name, at range: SourceRange
  ) {
    let symbol = candidates[0].symbol
    let notes = candidates.prefix(8).compactMap { note(on: $0, arguments) }
    let what: String
    var place = name.range
    if symbol.isInitializer {
      what = "initializer"
      place = range
    } else if case .subscript = symbol.kind {
      what = "subscript"
      place = syntax?.parentheses ?? place
    } else {
      what = "\(symbol.describedKind) '\(symbol.name)'"
    }
    reportNoExact(what, at: place, notes: notes)
  }

  /// What one of the overloads misses: other labels, one other type, or several things.
  private func note(on candidate: Candidate, _ arguments: [PreparedArgument]) -> Diagnostic? {
    let symbol = candidate.symbol
    guard symbol.context.file != .max else { return nil }
    let parameters = signature(of: symbol).parameters
    func note(_ text: String) -> Diagnostic { Diagnostic(.note, text, at: symbol.nameRange) }
    var given = arguments
    if match(arguments, to: parameters) == nil {
      if case .labels(_, let expected) = mismatch(arguments, parameters) {
        given = relabelled(arguments, expected)
      }
    }
    let unfit = match(given, to: parameters).map { unfitting(given, parameters, $0) }
    let areLabelsOther = given.map(\.labelText) != arguments.map(\.labelText)
    if unfit?.isEmpty == true, areLabelsOther {
      let have = labels(arguments)
      return note("incorrect labels for candidate (have: '\(have)', expected: '\(labels(given))')")
    }
    if let (index, typed) = unfit?.first, unfit?.count == 1,
      !areLabelsOther || parameters.count == 1
    {
      return note(
        "candidate expects value of type '\(shown(parameters[index].type))' for parameter "
          + "#\(index + 1) (got '\(shown(typed.type))')")
    }
    if unfit?.isEmpty == true { return note("found this candidate") }
    let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + shown($0.type) }
    return note("candidate has partially matching parameter list (\(list.joined(separator: ", ")))")
  }

  /// The parameters that arguments go to which are of another type, with those.
  private func unfitting(
    _ arguments: [PreparedArgument], _ parameters: [ParameterInfo], _ matched: ArgumentMatch
  ) -> [(Int, Typed)] {
    matched.arguments.enumerated().flatMap { index, list in
      list.compactMap { position -> (Int, Typed)? in
        guard let typed = arguments[position].typed, !parameters[index].type.isGeneric,
          !converts(typed.type, to: parameters[index].type, at: .none)
        else { return nil }
        return (index, typed)
      }
    }
  }

  private func labels(_ arguments: [PreparedArgument]) -> String {
    "(" + arguments.map { ($0.labelText ?? "_") + ":" }.joined() + ")"
  }
}
