import Diagnostics
import SwiftSource

// An overload that fits but for what stands in its closures: another one may be less wrong.
extension Checker {
  /// Checks a call; where it is wrong, and would be less so under other labels, as rows of a
  /// binding of the collection, or with a closure of fewer parameters, says what is wrong with
  /// those.
  /// - Parameter all: also those whose labels are others.
  /// - Parameter none: says that none of several is meant.
  func orAsAnother(
    _ candidates: [Candidate], of all: [Candidate], _ arguments: [PreparedArgument],
    _ check: (Candidate) -> Typed?, fits: (Candidate, [PreparedArgument]) -> Bool,
    none: ([Candidate]) -> Void, _ body: () -> Typed
  ) -> Typed {
    let before = (diagnostics, failures, solver.mark())
    let result = body()
    guard failures != before.1, speculation == 0, all.count > 1 else { return result }
    let said = (diagnostics, failures)
    let found = solver.snapshot()
    solver.rollBack(to: before.2)
    let own = Array(diagnostics[min(before.0.count, diagnostics.count)...])
    let labelled = overloadsOfLabels(candidates, of: all, arguments, own, fits)
    if labelled.count > 1, isPlainCall(arguments) {
      (diagnostics, failures) = (before.0, before.1)
      none(labelled)
      return .failed(at: result.range)
    }
    let bound = labelled.first ?? overloadOfBinding(candidates, arguments, own, check)
    guard let other = bound ?? overloadOfFewer(all, arguments, own, check) else {
      solver.restore(found)
      return result
    }
    (diagnostics, failures) = (before.0, before.1)
    if bound != nil { reportUnbound(other, arguments, at: result.range) }
    _ = check(other)
    if bound != nil { forgetBinding(from: before.0.count, arguments) }
    // Where that is as wrong with the binding, this is not what is wrong.
    if bound != nil, diagnostics.contains(where: { said.0.last == $0 }) {
      (diagnostics, failures) = said
    }
    return .failed(at: result.range)
  }

  /// Whether a call is neither in an optional chain nor of subscripts or of values that are made in
  /// a literal: of those, swiftc finds one overload first.
  func isPlainCall(_ arguments: [PreparedArgument]) -> Bool {
    guard chain?.links.isEmpty ?? true else { return false }
    return !arguments.contains { argument in
      guard case .array(let elements) = argument.expression.kind else {
        return argument.expression.isSubscript
      }
      return elements.contains { element in
        guard case .call(let callee, _) = element.kind else { return element.isSubscript }
        return implicitMember(callee) == nil
      }
    }
  }

  /// `find("x")`, where `find(_:)` takes a number and `find(name:)` a text: those of which only the
  /// labels are wrong. A value of another type is the greater mistake.
  private func overloadsOfLabels(
    _ candidates: [Candidate], of all: [Candidate], _ arguments: [PreparedArgument],
    _ said: [Diagnostic], _ fits: (Candidate, [PreparedArgument]) -> Bool
  ) -> [Candidate] {
    let errors = said.filter { $0.severity == .error }
    let isOfTypes = errors.allSatisfy { error in
      error.kind == .other && arguments.contains { $0.range.union(error.range) == $0.range }
    }
    guard trials == 0, all.count > candidates.count, !errors.isEmpty, isOfTypes,
      !arguments.contains(where: { $0.isTrailing || isOptional($0) })
    else { return [] }
    return all.filter { other in
      let parameters = signature(of: other.symbol).parameters
      guard parameters.count == arguments.count, match(arguments, to: parameters) == nil,
        case .labels(_, let expected) = mismatch(arguments, parameters),
        zip(arguments, expected).allSatisfy({ $0.labelText == nil || $0.labelText == $1 })
      else { return false }
      return fits(other, relabelled(arguments, expected))
    }
  }

  /// To unwrap it is the smallest mistake.
  private func isOptional(_ argument: PreparedArgument) -> Bool {
    argument.typed.map { solver.shallow($0.type).wrapped != nil } ?? false
  }

  /// `onChange(of: tab) { old, new in print(new.title) }`: a member that a closure's parameter does
  /// not have is worse than a parameter too many, of which nothing is known.
  private func overloadOfFewer(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ said: [Diagnostic],
    _ check: (Candidate) -> Typed?
  ) -> Candidate? {
    guard trials == 0, let last = arguments.last(where: { $0.expression.isClosure }),
      let closure = last.expression.closure
    else { return nil }
    let count = closure.parameters?.count ?? closure.highestAnonymous.map { $0 + 1 } ?? 0
    let others = candidates.filter {
      closureParameters($0) < count && takesRelabelled(arguments, $0)
    }
    let isInside = said.contains {
      $0.kind.isOfValueWithout && last.range.union($0.range) == last.range
    }
    guard !others.isEmpty, isInside else { return nil }
    let weighed = others.map { other in
      let errors = trial(other) { check(other) }.errors
      return (other, [cost(of: errors), -closureParameters(other)])
    }
    let least = weighed.min { $0.1.lexicographicallyPrecedes($1.1) }
    return least.flatMap { $0.1[0] < cost(of: said) ? $0.0 : nil }
  }

  /// Whether a declaration takes arguments, if under other labels.
  private func takesRelabelled(_ arguments: [PreparedArgument], _ candidate: Candidate) -> Bool {
    let parameters = signature(of: candidate.symbol).parameters
    if match(arguments, to: parameters) != nil { return true }
    if case .labels = mismatch(arguments, parameters) { return true }
    return false
  }

  /// How much what is wrong counts where overloads with a closure are compared: what follows from
  /// other errors nothing, a `$` that is left out little, a call that no overload takes much, and
  /// most a function where a view is wanted or a member that is passed and that there is not.
  func cost(of errors: [Diagnostic]) -> Int {
    errors.reduce(0) { $0 + ($1.severity == .error ? cost(of: $1) : 0) }
  }

  private func cost(of error: Diagnostic) -> Int {
    switch error.kind {
    case .uninferred, .noWrapper: 0
    case .missingDollar: 1
    case .closureParameters: 3
    case .valueLacksMember, .valueLacksSubscript: missedArguments.contains(error.range) ? 9 : 4
    case .missingLabel, .otherLabels, .noExactMatch: 4
    case .functionForProtocol: 10
    default: 2
    }
  }

  /// How many parameters the last closure that a declaration takes has.
  private func closureParameters(_ candidate: Candidate) -> Int {
    for parameter in signature(of: candidate.symbol).parameters.reversed() {
      if case .function(let function) = parameter.type.wrapped ?? parameter.type {
        return function.parameters.count
      }
    }
    return 0
  }
}
