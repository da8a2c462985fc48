import Diagnostics
import SwiftSource

/// What is wrong with one overload, had it been chosen.
struct Trial {
  var candidate: Candidate
  var errors: [Diagnostic]
  /// How much would have to be changed for it to fit.
  var weight: Int
  var score: Score
  /// What the call gives, as far as it is known.
  var type: Type
}

extension Candidate {
  fileprivate func isPlainSubscript(_ checker: Checker) -> Bool {
    guard case .subscript = symbol.kind, symbol.context.file == .max, !isFromProtocol else {
      return false
    }
    let signature = checker.signature(of: symbol)
    if case .function? = signature.parameters.first?.type { return false }
    return signature.generics.isEmpty
  }

  fileprivate func isByKey(_ checker: Checker) -> Bool {
    if case .parameter? = checker.signature(of: symbol).parameters.first?.type { return true }
    return false
  }
}

extension Checker {
  /// Whether nothing more is to be said of a call, for what is wrong with an argument has been: but
  /// a variable that has no type, for what it was to be is wrong, may be anything, and labels that
  /// no candidate takes are a mistake of their own.
  private func isFollowing(
    _ candidates: [Candidate], _ arguments: [PreparedArgument]
  ) -> Bool {
    let matching = candidates.filter {
      match(arguments, to: signature(of: $0.symbol).parameters) != nil
    }
    let isOne = candidates.count == 1 || arguments.count > 1 && matching.count == 1
    let isTold = arguments.contains { argument in
      guard argument.typed?.type.isError ?? false else { return false }
      return !isOne || module.usesUnsimulated || hasError(in: argument.range)
    }
    return isTold && !matching.isEmpty
  }

  /// A member that there is not, in an operand of an argument: `list[list.length - 1]`. Whatever
  /// overload is meant, it is wrong.
  func reportMissingMember(in arguments: [PreparedArgument]) -> Bool {
    for argument in arguments where argument.typed == nil {
      guard case .binary = argument.expression.kind else { continue }
      let (said, failed) = (diagnostics, failures)
      diagnostics = []
      _ = check(argument.expression, expected: nil)
      let errors = diagnostics.filter { $0.severity == .error }
      diagnostics = said
      if !errors.isEmpty, errors.allSatisfy({ $0.kind.isMissingMember }) {
        errors.forEach(report)
        return true
      }
      failures = failed
    }
    return false
  }

  /// No overload fits: the one that the fewest changes would make fit says what is wrong. Where
  /// several are as near and say different things, none does.
  func reportNone(
    of candidates: [Candidate], _ arguments: [PreparedArgument],
    _ make: (Candidate) -> CallTarget, _ expected: Type?, _ syntax: CallArguments, name: Name,
    at range: SourceRange
  ) -> Typed {
    if speculation > 0 || isFollowing(candidates, arguments) {
      if speculation > 0 || !module.usesUnsimulated { failures += 1 }
      return .failed(at: range)
    }
    if reportMissingMember(in: arguments) || reportIndex(candidates, arguments) {
      return .failed(at: range)
    }
    if let receiver = immutableReceiver(of: candidates, make) {
      func changeable(_ candidate: Candidate) -> CallTarget {
        var target = make(candidate)
        target.isMutating = false
        return target
      }
      let fits = candidates.contains { candidate in
        supposing { apply(changeable(candidate), arguments, expected: nil, syntax, at: range) }
          != nil
      }
      if fits || candidates.count == 1 {
        reportImmutable(receiver, nil, .mutatingMember, at: name.range)
      }
      if fits { return .failed(at: range) }
      return reportNone(
        of: candidates, arguments, changeable, expected, syntax, name: name, at: range)
    }
    func wouldFit(_ candidate: Candidate) -> Bool {
      let target = make(candidate)
      return supposing {
        apply(target, arguments, expected: nil, syntax, at: range, name: name)
      } != nil
    }
    if isConversion(candidates, arguments), !candidates.contains(where: wouldFit) {
      if reportProjection(arguments[0]) || reportUncalledNumber(arguments[0]) {
        return .failed(at: range)
      }
      if let interpolated, interpolated.union(range) == interpolated,
        let nominal = resolved(arguments[0].typed?.type ?? .error).nominal, !nominal.isBuiltin,
        arguments[0].label == nil, candidates[0].base?.nominal?.wellKnown?.isNumber == true
      {
        error(
          "initializer 'init(_:)' requires that '\(nominal.name)' conform to 'BinaryInteger'",
          at: range)
        return .failed(at: range)
      }
      reportNoExact(candidates, arguments, syntax, name, at: range)
      return .failed(at: range)
    }
    var trials = candidates.map { candidate in
      trial(candidate) {
        apply(
          make(candidate), arguments, expected: expected, syntax, at: range, name: name,
          skippingClosures: true)
      }
    }
    if range == wrapping?.wrapper {
      // A property is not made of what may be nil.
      for index in trials.indices where trials[index].type.wrapped != nil {
        trials[index].weight += 4
      }
    }
    facts.effects[range] = nil
    let least = trials.map(\.weight).min() ?? 0
    let near = trials.filter { $0.weight == least }
    let best = near.filter { one in
      !near.contains {
        !areLabelled($0, otherThan: one)
          && isBetter($0.candidate, $0.score, than: one.candidate, one.score)
      }
    }
    guard let first = best.first else { return .failed(at: range) }
    if isOfKeyPath(first, arguments), let bound = overloadOfBinding(candidates, arguments) {
      _ = apply(make(bound), arguments, expected: expected, syntax, at: range, name: name)
      return .failed(at: range)
    }
    if least == 0 {
      // What is wrong is in a closure, or in what the result is used for.
      return apply(
        make(first.candidate), arguments, expected: expected, syntax, at: range, name: name)
        ?? .failed(at: range)
    }
    // Of a library's subscripts the one that people mean: by key, or by index.
    let plain = near.filter { $0.candidate.isPlainSubscript(self) }
    let usual =
      plain.first { $0.candidate.isByKey(self) } ?? plain.first ?? functionOfDouble(trials)
      ?? leastMissing(near)
    let meant = usual ?? first
    if best.count > 1, let member = memberOfNone(best, arguments) {
      error(
        "reference to member '\(member.text)' cannot be resolved without a contextual type",
        at: member.range)
      return .failed(at: range)
    }
    mistakenCalls[range] = meant.type.isError ? nil : meant.type
    if !meant.errors.isEmpty, usual != nil || best.allSatisfy({ $0.errors == first.errors }) {
      for error in meant.errors { report(error) }
      if arguments.contains(where: { $0.expression.isClosure }) {
        let built = best.first { buildsAsAround($0.candidate) } ?? meant
        let count = diagnostics.count
        _ = apply(
          make(built.candidate), arguments, expected: expected, syntax, at: range, name: name)
        let inside = diagnostics[min(count, diagnostics.count)...].filter { found in
          arguments.contains {
            $0.expression.isClosure && $0.range.start < found.range.start
              && found.range.start < $0.range.end
          }
        }
        diagnostics.replaceSubrange(min(count, diagnostics.count)..., with: inside)
      }
      return best.count == 1 ? mistaken(meant, at: range) : .failed(at: range)
    }
    reportNoExact(best.map(\.candidate), arguments, syntax, name, at: range)
    reportOfAll(best, arguments)
    return .failed(at: range)
  }

  /// A call that is known to be wrong, and what it would give: what that is used for is looked at.
  private func mistaken(_ call: Trial, at range: SourceRange) -> Typed {
    var typed = Typed.failed(at: range)
    if isFound(call.type) { typed.type = call.type }
    if case .subscript = call.candidate.symbol.kind { typed.access = .place { _ in .discarded } }
    return typed
  }

  /// What is wrong in the arguments themselves, whichever overload is meant: in closures, and of
  /// key paths, which no overload tells where they start.
  private func reportOfAll(_ trials: [Trial], _ arguments: [PreparedArgument]) {
    for argument in arguments {
      let errors = trials.map { trial in
        trial.errors.filter { argument.range.union($0.range) == argument.range }
      }
      if argument.expression.isClosure {
        errors[0].filter { error in errors.allSatisfy { $0.contains(error) } }.forEach(report)
      } else if errors.allSatisfy({ !$0.isEmpty }), case .keyPath(nil, _) = argument.expression.kind
      {
        reportContextless([argument.expression])
      }
    }
  }

  /// Whether one overload misses another label than the other, and is no better. Of the library's
  /// that leave arguments out, the more specific one is meant.
  private func areLabelled(_ a: Trial, otherThan b: Trial) -> Bool {
    let words = [a, b].compactMap { trial -> String? in
      guard let label = trial.errors.first, label.kind == .missingLabel,
        trial.candidate.symbol.isWritten || trial.score.defaults == 0,
        signature(of: trial.candidate.symbol).generics.isEmpty
      else { return nil }
      return label.message
    }
    return words.count == 2 && words[0] != words[1] && a.score == b.score
  }

  /// Whether all that is wrong is a key path to a member that there is not.
  private func isOfKeyPath(_ trial: Trial, _ arguments: [PreparedArgument]) -> Bool {
    trial.errors.count == 1
      && arguments.contains { $0.expression.isKeyPath && $0.range == trial.errors[0].range }
  }

  /// Those overloads of which the least would have to be changed, closures included.
  func leastWrong(of candidates: [Candidate], _ check: (Candidate) -> Typed?) -> [Candidate] {
    guard candidates.count > 1, !isTrying else { return candidates }
    let weighed = candidates.map { candidate in trial(candidate) { check(candidate) } }
    let least = weighed.map(\.weight).min()
    return weighed.filter { $0.weight == least }.map(\.candidate)
  }

  /// An implicit member that no overload's type has, where nothing else is wrong.
  private func memberOfNone(_ trials: [Trial], _ arguments: [PreparedArgument]) -> Name? {
    arguments.lazy.compactMap { self.implicitMember($0.expression) }.first { name in
      trials.allSatisfy {
        $0.errors.count == 1 && $0.errors[0].range == name.range
          && $0.errors[0].kind != .callOfValue
      }
    }
  }

  /// Where all miss arguments and nothing else is wrong, the first of those that leave the least
  /// open.
  private func leastMissing(_ trials: [Trial]) -> Trial? {
    let areMissing = trials.allSatisfy { trial in
      !trial.errors.isEmpty
        && trial.errors.allSatisfy { $0.kind == .missingArgument || $0.kind == .uninferred }
    }
    guard areMissing else { return nil }
    // What takes defaults is as near as what takes none.
    let costs = trials.map { trial in
      let parameters = signature(of: trial.candidate.symbol).parameters
      let open = parameters.count { if case .parameter = $0.type { true } else { false } }
      return (trial.score.disfavored, trial.errors.count, open)
    }
    return costs.min(by: <).flatMap { least in
      costs.firstIndex { $0 == least }.map { trials[$0] }
    }
  }

  /// Of C's functions that are declared for all floating-point numbers, too, the one of `Double`.
  private func functionOfDouble(_ trials: [Trial]) -> Trial? {
    let symbols = trials.map(\.candidate.symbol)
    guard symbols.allSatisfy({ $0.context.file == .max && !$0.isMember }),
      symbols.contains(where: { !signature(of: $0).generics.isEmpty })
    else { return nil }
    return trials.first { trial in
      let types = signature(of: trial.candidate.symbol).parameters.map(\.type)
      return !types.isEmpty && types.allSatisfy { $0 == type(.double) }
    }
  }

  /// `Int(true)`, `String(found)` of an optional: of the many initializers of a number or text none
  /// is nearer than the others.
  func isConversion(_ candidates: [Candidate], _ arguments: [PreparedArgument]) -> Bool {
    guard let first = candidates.first, first.symbol.isInitializer, arguments.count == 1,
      let made = first.base?.nominal?.wellKnown, made.isNumber || made == .string
    else { return false }
    let argument = arguments[0]
    if let label = argument.labelText {
      let isKnown = (members(named: "init", of: first.base ?? .error, isStatic: true) + candidates)
        .contains { signature(of: $0.symbol).parameters.first?.label == label }
      return !isKnown && isMislabelled(argument, made)
    }
    if argument.expression.isClosure || argument.expression.literalForm == .collection {
      return true
    }
    guard let type = argument.typed.map({ resolved($0.type) }), solver.literal(of: type) == nil
    else { return false }
    guard let wrapped = type.wrapped else { return type.nominal != nil || made != .string }
    if made == .string { return !isOfOverloads(argument.expression) }
    // What would go, were it unwrapped, is to be unwrapped.
    let known = wrapped.nominal?.wellKnown
    return made.isInteger && !(known?.isNumber ?? false) && known != .string
  }

  /// `Int(value: text)`: under a label that no initializer has.
  private func isMislabelled(_ argument: PreparedArgument, _ made: WellKnown) -> Bool {
    let isNumber = argument.typed.map { defaulted(resolved($0.type)) }?.nominal?.wellKnown?.isNumber
    return made == .int || made == .string || isNumber == true && made.isFloatingPoint
  }

  /// Whether a value is made by one of several initializers, or of several methods by one that
  /// takes arguments.
  private func isOfOverloads(_ expression: Expression) -> Bool {
    guard case .call(let callee, let syntax) = expression.kind,
      !(syntax.arguments + syntax.trailing).isEmpty, let symbol = facts.callees[expression.range]
    else { return false }
    if symbol.isInitializer { return true }
    guard case .member = callee.kind, let owner = symbol.context.nominal else { return false }
    return members(named: symbol.name, of: owner.selfType, isStatic: symbol.isStatic).count > 1
  }

  /// What none of the overloads may change.
  private func immutableReceiver(
    of candidates: [Candidate], _ make: (Candidate) -> CallTarget
  ) -> Typed? {
    guard candidates.allSatisfy(\.symbol.isMutating), let first = candidates.first else {
      return nil
    }
    guard let target = supposing({ make(first) }), target.isMutating,
      let receiver = target.receiver,
      !receiver.type.isError
    else { return nil }
    if case .place = receiver.access { return nil }
    return receiver
  }

  /// Checks as if one overload were the only one, and takes back what that says.
  func trial(_ candidate: Candidate, _ check: () -> Typed?) -> Trial {
    let before = Said(self)
    score = Score()
    // What has been said is said again here: it counts.
    diagnostics = []
    trials += 1
    let made = check()
    trials -= 1
    var errors = diagnostics.filter { $0.severity == .error && !laterErrors.contains($0.range) }
    errors.sort { $0.range.start < $1.range.start }
    var result = Trial(
      candidate: candidate, errors: errors,
      weight: max(errors.count, failures - before.failures) * 4,
      score: score, type: made.map { found($0.type) } ?? .error)
    // An optional that is to be unwrapped is the smallest change.
    result.weight -= smallChanges - before.smallChanges
    if candidate.symbol.isDisfavored { result.score.disfavored += 1 }
    before.restore(self)
    diagnostics += errors.filter { $0.kind == .outOfTries }
    return result
  }

  /// What is found of a type by now.
  private func found(_ type: Type) -> Type {
    resolved(type).rewritten { if case .variable = $0 { .error } else { nil } }
  }

  /// Whether a value is what is wanted but for what the generic declaration asks of its type, which
  /// is said of the declaration then. What fits once it is unwrapped is said to be optional.
  func fitsButForRequirements(_ typed: Typed, _ wanted: Type, _ purpose: Purpose) -> Bool {
    guard speculation == 0 else { return false }
    switch purpose {
    case .argument, .element, .dictionaryKey, .dictionaryValue, .closureResult: break
    default: guard typed.range == wrapping?.value else { return false }
    }
    let from = resolved(typed.type)
    if let wrapped = from.wrapped, solver.shallow(wanted).wrapped == nil,
      converts(wrapped, to: wanted, at: typed.range)
    {
      return false
    }
    let mark = solver.mark()
    if conversion(from, wanted) != .no { return true }
    solver.rollBack(to: mark)
    return false
  }
}

/// What has been said and found so far: to take back what is said after it.
struct Said {
  private let diagnostics: [Diagnostic]
  private let libraryDiagnostics: [Diagnostic]
  private let hidesErrors: Bool
  let failures: Int
  let smallChanges: Int
  private let score: Score
  private let mistakenCalls: [SourceRange: Type]
  private let bindingSubjects: Set<SourceRange>
  private let unknown: (isUsed: Bool, count: Int)
  private let mark: Solver.Mark

  init(_ checker: Checker) {
    diagnostics = checker.diagnostics
    libraryDiagnostics = checker.libraryDiagnostics
    hidesErrors = checker.hidesErrors
    failures = checker.failures
    smallChanges = checker.smallChanges
    score = checker.score
    mistakenCalls = checker.mistakenCalls
    bindingSubjects = checker.bindingSubjects
    unknown = checker.module.unknown
    mark = checker.solver.mark()
  }

  func restore(_ checker: Checker) {
    checker.diagnostics = diagnostics
    checker.libraryDiagnostics = libraryDiagnostics
    checker.hidesErrors = hidesErrors
    checker.failures = failures
    checker.smallChanges = smallChanges
    checker.score = score
    checker.mistakenCalls = mistakenCalls
    checker.bindingSubjects = bindingSubjects
    checker.module.unknown = unknown
    checker.solver.rollBack(to: mark)
  }
}
