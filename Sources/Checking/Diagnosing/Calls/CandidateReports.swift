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
    let notes = candidates.prefix(8).compactMap { note(on: $0, arguments, at: name.range) }
    let distinct = notes.indices.filter { !notes[..<$0].contains(notes[$0]) }.map { notes[$0] }
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
    reportNoExact(what, at: place, notes: distinct)
  }

  /// What one of the overloads misses: other labels, one other type, or several things. Of the
  /// library's it is said at the call, and only of types.
  private func note(
    on candidate: Candidate, _ arguments: [PreparedArgument], at call: SourceRange
  ) -> Diagnostic? {
    let symbol = candidate.symbol
    let isOfLibrary = symbol.context.file == .max
    let parameters = signature(of: symbol).parameters
    func note(_ text: String) -> Diagnostic {
      Diagnostic(.note, text, at: isOfLibrary ? call : symbol.nameRange)
    }
    if isOfLibrary, !isOfCollections(symbol) {
      // An argument too many, and one that is missing: two changes.
      guard parameters.count > 1,
        case .count(let missing, let extra, _, _, _) = mismatch(arguments, parameters),
        !missing.isEmpty, !extra.isEmpty
      else { return nil }
      return note("candidate has partially matching parameter list (\(list(parameters)))")
    }
    var given = arguments
    if match(arguments, to: parameters) == nil {
      if case .labels(_, let expected) = mismatch(arguments, parameters) {
        given = relabelled(arguments, expected)
      }
    }
    let unfit = match(given, to: parameters).map { unfitting(given, candidate, $0) }
    let areLabelsOther = given.map(\.labelText) != arguments.map(\.labelText)
    if isOfLibrary {
      guard areLabelsOther, let (index, typed) = unfit?.first, unfit?.count == 1 else {
        return nil
      }
      let parameter = parameters[index]
      let type = substitute(parameter.type, candidate.arguments)
      let written = parameter.written?.member(of: candidate.base)
      return note(
        "candidate expects value of type \(quoted(type, as: written)) for parameter "
          + "#\(index + 1) (got '\(shown(typed.type))')")
    }
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
    return note("candidate has partially matching parameter list (\(list(parameters)))")
  }

  private func list(_ parameters: [ParameterInfo]) -> String {
    parameters.map { ($0.label.map { "\($0): " } ?? "") + shown($0.type) }.joined(separator: ", ")
  }

  /// The parameters that arguments go to which are of another type, with those.
  private func unfitting(
    _ arguments: [PreparedArgument], _ candidate: Candidate, _ matched: ArgumentMatch
  ) -> [(Int, Typed)] {
    let types = signature(of: candidate.symbol).parameters.map {
      substitute($0.type, candidate.arguments)
    }
    return matched.arguments.enumerated().flatMap { index, list in
      list.compactMap { position -> (Int, Typed)? in
        guard let typed = arguments[position].typed, !types[index].isGeneric,
          !converts(typed.type, to: types[index], at: .none)
        else { return nil }
        return (index, typed)
      }
    }
  }

  private func labels(_ arguments: [PreparedArgument]) -> String {
    "(" + arguments.map { ($0.labelText ?? "_") + ":" }.joined() + ")"
  }

  /// Whether a library's member is one of a protocol's extension, too, so that of two none is meant
  /// where the labels are wrong.
  func isDeclaredTwice(_ symbol: Symbol) -> Bool {
    guard symbol.context.file == .max, let nominal = symbol.context.nominal,
      symbol.isFunction || symbol.isInitializer && nominal.wellKnown == .array
    else { return false }
    if symbol.name == "split" { return true }
    guard nominal.keyword != .protocol else { return false }
    let labels = signature(of: symbol).parameters.map(\.label)
    // Ours has some more of arrays twice than Swift's.
    let protocols = allProtocols(of: nominal).filter {
      ["RangeReplaceableCollection", "StringProtocol", "SetAlgebra"].contains($0.name)
    }
    return protocols.contains { proto in
      ownMembers(of: proto, named: symbol.name).contains { other in
        other.context.isExtension && signature(of: other).parameters.map(\.label) == labels
      }
    }
  }

  /// Whether a method of the library's collections takes an index or an element, so that the types
  /// have it beside their protocols, each with its own word for that: `remove(at:)`.
  func isOfCollections(_ symbol: Symbol) -> Bool {
    guard symbol.context.file == .max, symbol.isMutating, symbol.isFunction,
      let owner = symbol.context.nominal
    else { return false }
    let labels = signature(of: symbol).parameters.map(\.label)
    return ([owner] + allProtocols(of: owner)).contains { proto in
      ownMembers(of: proto, named: symbol.name).contains { other in
        let parameters = signature(of: other).parameters
        guard other.isRequirement, parameters.map(\.label) == labels else { return false }
        return parameters.contains { if case .member = $0.type { true } else { false } }
      }
    }
  }
}
