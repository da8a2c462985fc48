import Diagnostics
import SwiftSource

extension Checker {
  /// Chooses among declarations of one name and checks the call with the choice.
  func resolveCall(
    _ candidates: [Candidate], base: Typed?, _ syntax: CallArguments, expected: Type?,
    at range: SourceRange, name: Name, constructing: Type? = nil, local: Typed? = nil
  ) -> Typed {
    let unknown = unknownNames.count
    let result = chosenCall(
      candidates, base: base, syntax, expected: expected, at: range, name: name,
      constructing: constructing, local: local)
    if result.type.isError, speculation == 0, base != nil, unknown == unknownNames.count,
      mistakenCalls[range] == nil, let first = candidates.first
    {
      let type = resolved(substitute(signature(of: first.symbol).result, first.arguments))
      if isFound(type) { mistakenCalls[range] = type }
    }
    return result
  }

  /// Whether no part of a type is yet to be found.
  func isFound(_ type: Type) -> Bool {
    var result = true
    type.walk { part in
      switch part {
      case .parameter, .member, .variable, .error: result = false
      default: break
      }
    }
    return result
  }

  private func chosenCall(
    _ candidates: [Candidate], base: Typed?, _ syntax: CallArguments, expected: Type?,
    at range: SourceRange, name: Name, constructing: Type?, local: Typed?
  ) -> Typed {
    let arguments = prepare(syntax)
    if candidates.isEmpty || reportOpaqueParameters(candidates, base)
      || reportBindingSubject(candidates, arguments, name, at: range)
      || reportTernary(candidates, arguments, name, at: range)
    {
      return .failed(at: range)
    }
    let visible = named(name, candidates)
    if visible.count == 1, constructing == nil,
      signature(of: visible[0].symbol).parameters.contains(where: \.type.isError)
    {
      // What is wrong with its declaration has been said; what is not simulated is not wrong.
      if !module.usesUnsimulated { failures += 1 }
      return .failed(at: range)
    }
    let matching = visible.filter { candidate in
      return match(arguments, to: signature(of: candidate.symbol).parameters) != nil
    }
    let taking = matching.filter { takesClosures($0, arguments) }
    if taking.isEmpty, speculation == 0, isConversion(matching, arguments) {
      // Of what is in the closure only names are said.
      reportNoExact(matching, arguments, syntax, name, at: range)
      _ = check(arguments[0].expression, expected: nil)
      return .failed(at: range)
    }
    let fitting = takingUnknown(arguments, of: taking.isEmpty ? matching : taking)
    let make = { (candidate: Candidate) -> CallTarget in
      self.open(
        candidate, base: base, explicit: name.genericArguments, at: name.range,
        constructing: constructing, local: local)
    }
    if fitting.isEmpty {
      if let hidden = unfulfilled(candidates[0], arguments),
        !missesLabel(visible, arguments, of: base)
      {
        _ = apply(make(hidden), arguments, expected: expected, syntax, at: range, name: name)
        return .failed(at: range)
      }
      if constructing == nil, passOver(otherThan: visible, named: name, syntax, of: base) {
        return .failed(at: range)
      }
      return reportNone(of: visible, arguments, make, expected, syntax, name: name, at: range)
    }
    let call = { (candidate: Candidate) in
      self.apply(make(candidate), arguments, expected: expected, syntax, at: range, name: name)
    }
    let fits = { (candidate: Candidate, given: [PreparedArgument]) in
      self.supposing {
        self.apply(make(candidate), given, expected: expected, syntax, at: range, name: name)
          .flatMap { self.holdsOfTexts() ? $0 : nil }
      }.map { $0 != nil } ?? false
    }
    let none = { self.reportNoExact($0, arguments, syntax, name, at: range) }
    return orAsAnother(fitting, of: visible, arguments, call, fits: fits, none: none) {
      var chosen = fitting[0]
      if fitting.count > 1 {
        var built: Typed?
        let best = chooseOverload(fitting, arguments, make, expected, syntax, at: range) { meant in
          built = applyUnlessWrong(meant) { call(meant) }
          return built != nil
        }
        if let built { return built }
        if reportAmbiguous(expected, name, at: range) { return .failed(at: range) }
        guard let best else {
          if speculation == 0, expected != nil, chosen.symbol.isInitializer,
            arguments.allSatisfy({ $0.typed != nil && $0.expression.literalForm == nil }),
            let best = chooseOverload(fitting, arguments, make, nil, syntax, at: range)
          {
            // Of `Set(ints)` it is told what it is, not that it should be made of others.
            return apply(make(best), arguments, expected: nil, syntax, at: range, name: name)
              ?? .failed(at: range)
          }
          return reportNone(
            of: fitting, arguments, make, expected, syntax, name: name, at: range)
        }
        chosen = best
      }
      if reportUnavailable(chosen.symbol, at: name.range) { return .failed(at: range) }
      warnOfDeprecation(chosen.symbol, at: name.range)
      return call(chosen) ?? .failed(at: range)
    }
  }

  /// What nobody knows goes where anything goes, rather than where one known type is wanted:
  /// `List(samples)` is no list of a range.
  private func takingUnknown(
    _ arguments: [PreparedArgument], of candidates: [Candidate]
  ) -> [Candidate] {
    let unknown = arguments.indices.filter { arguments[$0].typed?.type.isError ?? false }
    guard module.usesUnsimulated, !unknown.isEmpty, candidates.count > 1 else { return candidates }
    let open = candidates.filter { candidate in
      let parameters = signature(of: candidate.symbol).parameters
      guard let matched = match(arguments, to: parameters) else { return false }
      return matched.arguments.enumerated().allSatisfy { index, list in
        !list.contains(where: unknown.contains) || parameters[index].type.isGeneric
      }
    }
    return open.isEmpty ? candidates : open
  }

  /// Whether a declaration is there only to say why it is not.
  func reportUnavailable(_ symbol: Symbol, at range: SourceRange) -> Bool {
    guard let message = symbol.unavailable, speculation == 0, range.file != .max else {
      return false
    }
    let reason = message.isEmpty ? "" : ": \(message)"
    error("'\(symbol.fullName)' is unavailable\(reason)", at: range)
    return true
  }

  /// Warns of what should not be used any more.
  func warnOfDeprecation(_ symbol: Symbol, at range: SourceRange) {
    guard let deprecation = symbol.deprecation, speculation == 0, range.file != .max else { return }
    var text = "'\(symbol.shownName)' is deprecated"
    var notes: [Diagnostic] = []
    if let name = deprecation.newName {
      text += deprecation.message.isEmpty ? ": renamed to '\(name)'" : ": \(deprecation.message)"
      notes = [Diagnostic(.note, "use '\(name)' instead", at: range)]
    } else if !deprecation.message.isEmpty {
      text += ": \(deprecation.message)"
    }
    report(Diagnostic(.warning, text, at: range, notes: notes))
  }

  /// Whether closures go where functions are wanted: none conforms to a protocol.
  private func takesClosures(_ candidate: Candidate, _ arguments: [PreparedArgument]) -> Bool {
    guard arguments.contains(where: { $0.typed == nil && $0.expression.isClosure }) else {
      return true
    }
    let signature = signature(of: candidate.symbol)
    guard let matched = match(arguments, to: signature.parameters) else {
      return true
    }
    for (position, index) in matched.parameters.enumerated() {
      guard arguments[position].typed == nil, arguments[position].expression.isClosure,
        case .parameter = signature.parameters[index].type
      else { continue }
      let context = candidate.symbol.context
      let known = signature.constraints + (context.nominal == nil ? [] : constraints(in: context))
      let bound = known.contains {
        if case .conforms(signature.parameters[index].type, let proto) = $0 {
          return proto.wellKnown != .sendable && proto.wellKnown?.isMarker != true
        }
        return false
      }
      if bound { return false }
    }
    return true
  }

  /// A member that the arguments are for, of an extension whose constraints do not hold.
  private func unfulfilled(
    _ candidate: Candidate, _ arguments: [PreparedArgument]
  ) -> Candidate? {
    guard let base = candidate.base, !candidate.symbol.isInitializer else { return nil }
    let found = unfulfilledMembers(
      named: candidate.symbol.name, of: base, isStatic: candidate.symbol.isStatic)
    // Of several the one that asks nothing more than that.
    return found.filter { match(arguments, to: signature(of: $0.symbol).parameters) != nil }
      .min { signature(of: $0.symbol).generics.count < signature(of: $1.symbol).generics.count }
  }

  /// Whether a call would go with a declaration that can be used, had its argument a label.
  private func missesLabel(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], of base: Typed?
  ) -> Bool {
    if case .value? = base?.access { return false }
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      candidates[0].base?.nominal?.wellKnown == .array
    else { return false }
    return candidates.contains { signature(of: $0.symbol).parameters.count == 1 }
  }

  /// `move(to:)` names one by its labels.
  private func named(_ name: Name, _ candidates: [Candidate]) -> [Candidate] {
    guard let labels = name.labels else { return candidates }
    let found = candidates.filter { isNamed($0, by: labels) }
    return found.isEmpty ? candidates : found
  }

  private struct Ranked {
    var candidate: Candidate
    var score: Score
    var position: Int
  }

  func chooseOverload(
    _ candidates: [Candidate], _ arguments: [PreparedArgument],
    _ make: (Candidate) -> CallTarget, _ expected: Type?, _ syntax: CallArguments,
    at range: SourceRange, fitsAround: (Candidate) -> Bool = { _ in false }
  ) -> Candidate? {
    let hasClosures = arguments.contains { $0.typed == nil && $0.expression.isClosure }
    var ranked = rank(candidates, arguments, make, expected, syntax, range, skipping: hasClosures)
    guard let first = ranked.first else { return nil }
    if ranked.count == 1 { return first.candidate }
    if hasClosures {
      let built = ranked.filter { buildsAsAround($0.candidate) }
      if built.count == 1, built[0].score == first.score, fitsAround(built[0].candidate) {
        return built[0].candidate
      }
      // Closures decide only among those that are equally good without them.
      let full = rank(
        ranked.map(\.candidate), arguments, make, expected, syntax, range, skipping: false)
      if full.isEmpty {
        takesAnyClosure = true
        let all = rank(candidates, arguments, make, expected, syntax, range, skipping: true)
        takesAnyClosure = false
        let equal = all.filter { $0.score == first.score }.map(\.candidate)
        let near = leastWrong(of: equal) { candidate in
          apply(make(candidate), arguments, expected: expected, syntax, at: range)
        }
        return near.first { buildsAsAround($0) } ?? near.first
      }
      ranked = full
    }
    noteAmbiguous(ranked, at: range)
    return ranked.first?.candidate
  }

  /// Notes a call that declarations of the program fit as well which take the same.
  private func noteAmbiguous(_ ranked: [Ranked], at range: SourceRange) {
    guard speculation == 0, let first = ranked.first, first.candidate.symbol.isWritten else {
      return
    }
    let shape = signature(of: first.candidate.symbol)
    let equal = ranked.filter { other in
      let one = signature(of: other.candidate.symbol)
      return other.candidate.symbol.context === first.candidate.symbol.context
        && other.score == first.score && one.generics.isEmpty && shape.generics.isEmpty
        && one.parameters.map(\.type) == shape.parameters.map(\.type)
        && one.isAsync == shape.isAsync
        // What is declared twice has been said.
        && (other.position == first.position || one.result != shape.result
          || other.candidate.symbol.fullName != first.candidate.symbol.fullName)
    }
    if equal.count > 1 { ambiguousCalls[range] = equal.map(\.candidate.symbol) }
  }

  /// Says so of such a call where nothing tells which one is meant.
  private func reportAmbiguous(_ expected: Type?, _ name: Name, at range: SourceRange) -> Bool {
    guard expected == nil, freeCall == range, speculation == 0,
      let symbols = ambiguousCalls[range]
    else { return false }
    let isOneName = symbols.allSatisfy { $0.fullName == symbols[0].fullName }
    let shown = isOneName ? symbols[0].fullName : symbols[0].name
    error(
      "ambiguous use of '\(shown)'", at: name.range,
      notes: symbols.sorted { $0.nameRange.start < $1.nameRange.start }.map {
        Diagnostic(.note, "found this candidate", at: $0.nameRange)
      })
    return true
  }

  /// Whether its closures are built as the body around the call is: where something in them is
  /// wrong, that one is meant.
  func buildsAsAround(_ candidate: Candidate) -> Bool {
    guard let around = builders.last?.nominal else { return false }
    return signature(of: candidate.symbol).parameters.contains {
      $0.builder?.nominal === around
    }
  }

  private func rank(
    _ candidates: [Candidate], _ arguments: [PreparedArgument],
    _ make: (Candidate) -> CallTarget, _ expected: Type?, _ syntax: CallArguments,
    _ range: SourceRange, skipping: Bool
  ) -> [Ranked] {
    var found: [Ranked] = []
    for (position, candidate) in candidates.enumerated() {
      if outOfTries(at: range) { break }
      if isMisfit(candidate, arguments) { continue }
      let before = score
      score = Score()
      ranking += 1
      defer { ranking -= 1 }
      let target = supposing { () -> Score in
        let result = apply(
          make(candidate), arguments, expected: expected, syntax, at: range,
          skippingClosures: skipping)
        if let result, let expected, !result.type.isError {
          if !require(result.type, convertsTo: expected, at: range) { failures += 1 }
        }
        if !holdsOfTexts() { failures += 1 }
        score.existentials += literalsToAny
        return score
      }
      score = before
      if var target {
        if candidate.symbol.isDisfavored { target.disfavored += 1 }
        if candidate.symbol.unavailable != nil { target.disfavored += 2 }
        found.append(Ranked(candidate: candidate, score: target, position: position))
      }
    }
    return found.sorted { better($0, $1) }
  }

  /// Whether an argument is of a type that does not go where the declaration would take it: known
  /// before the declaration is opened.
  private func isMisfit(_ candidate: Candidate, _ arguments: [PreparedArgument]) -> Bool {
    let parameters = signature(of: candidate.symbol).parameters
    guard let matched = match(arguments, to: parameters) else { return false }
    return matched.parameters.enumerated().contains { position, index in
      guard let type = arguments[position].typed?.type, arguments[position].isPlain,
        parameters[index].isPlain, !parameters[index].type.isGeneric
      else { return false }
      return !converts(type, to: parameters[index].type, at: arguments[position].range)
    }
  }

  /// How many literals are to be `Any`, whatever they are.
  private var literalsToAny: Int {
    solver.pending.count { item in
      guard case .convert(let from, let to, _) = item, solver.literal(of: from) != nil,
        case .existential(let protocols) = solver.shallow(to)
      else { return false }
      return protocols.isEmpty
    }
  }

  /// Whether what is asked of the elements of a literal text is true of a `String`'s: a text that
  /// has elements is nothing else.
  func holdsOfTexts() -> Bool {
    for item in solver.pending {
      guard case .projection(_, let base, _, _) = item, solver.literal(of: base) == .string,
        let text = defaultType(.string)
      else { continue }
      if !unify(base, text) { return false }
    }
    return solvePending()
  }

  /// Whether the first fits better, or as well and is the more specific declaration.
  func isBetter(_ a: Candidate, _ x: Score, than b: Candidate, _ y: Score) -> Bool {
    x != y ? x < y : specificity(a, b) < 0
  }

  private func better(_ a: Ranked, _ b: Ranked) -> Bool {
    if a.score.withoutDefaults != b.score.withoutDefaults { return a.score < b.score }
    let variadic = (isVariadic(a.candidate), isVariadic(b.candidate))
    if variadic.0 != variadic.1 { return variadic.1 }
    if a.score != b.score { return a.score < b.score }
    let order = specificity(a.candidate, b.candidate)
    if order != 0 { return order < 0 }
    return a.position < b.position
  }

  private func isVariadic(_ candidate: Candidate) -> Bool {
    signature(of: candidate.symbol).parameters.contains(where: \.isVariadic)
  }

  // MARK: Tries

  /// How many overloads a statement may have tried: a guard against inference that never ends.
  private static let mostTries = 5_000

  /// Whether too much was tried: what is left of the body is not looked at any more.
  var isOutOfTries: Bool { tries > Self.mostTries }

  /// Whether what is checked is itself one of the things tried.
  var isTrying: Bool { speculation > 0 || trials > 0 }

  /// A statement has tries of its own.
  func startTrying() {
    if !isTrying, !isOutOfTries { tries = 0 }
  }

  /// Counts a try; the first one that is too many is told of.
  private func outOfTries(at range: SourceRange) -> Bool {
    tries += 1
    if tries == Self.mostTries + 1 {
      let saved = speculation
      speculation = 0
      error(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
          + "expression into distinct sub-expressions", at: range, kind: .outOfTries)
      speculation = saved
    }
    return isOutOfTries
  }
}

extension Expression {
  var isKeyPath: Bool {
    if case .keyPath = kind { return true }
    return false
  }

  var isClosure: Bool { closure != nil }

  var isName: Bool {
    if case .name = kind { return true }
    return false
  }

  var closure: Closure? {
    if case .closure(let closure) = kind { return closure }
    return nil
  }

  var isNil: Bool {
    if case .nil = kind { return true }
    return false
  }
}
