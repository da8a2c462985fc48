import Diagnostics
import SwiftSource

// An overload that fits but for what stands in its closures: another one may be less wrong.
extension Checker {
  /// Checks a call; where it is wrong, and would be less so as rows of a binding of the collection,
  /// or with a closure of fewer parameters, says what is wrong with those.
  func orAsAnother(
    _ candidates: [Candidate], _ arguments: [PreparedArgument],
    _ check: (Candidate) -> Typed?, _ body: () -> Typed
  ) -> Typed {
    let before = (diagnostics, failures, solver.mark())
    let result = body()
    guard failures != before.1, speculation == 0, candidates.count > 1 else { return result }
    let said = (diagnostics, failures)
    let found = solver.snapshot()
    solver.rollBack(to: before.2)
    let own = Array(diagnostics[min(before.0.count, diagnostics.count)...])
    let bound = overloadOfBinding(candidates, arguments, own, check)
    guard let other = bound ?? overloadOfFewer(candidates, arguments, own, check) else {
      solver.restore(found)
      return result
    }
    (diagnostics, failures) = (before.0, before.1)
    _ = check(other)
    // Where that is as wrong with the binding, this is not what is wrong.
    if bound != nil, diagnostics.contains(where: { said.0.last == $0 }) {
      (diagnostics, failures) = said
    }
    return .failed(at: result.range)
  }

  /// `onChange(of: tab) { old, new in print(new.title) }`: a member that a closure's parameter does
  /// not have is worse than a parameter too many, of which nothing is known.
  private func overloadOfFewer(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ said: [Diagnostic],
    _ check: (Candidate) -> Typed?
  ) -> Candidate? {
    guard trials == 0, let closure = arguments.compactMap(\.expression.closure).last else {
      return nil
    }
    let count = closure.parameters?.count ?? closure.highestAnonymous.map { $0 + 1 } ?? 0
    let others = candidates.filter { closureParameters($0) < count }
    guard !others.isEmpty else { return nil }
    func cost(_ errors: [Diagnostic]) -> Int {
      errors.reduce(0) { $0 + ($1.severity != .error ? 0 : $1.isOfValueWithout ? 2 : 1) }
    }
    let weighed = others.map { other in
      (other, [cost(trial(other) { check(other) }.errors), -closureParameters(other)])
    }
    let least = weighed.min { $0.1.lexicographicallyPrecedes($1.1) }
    return least.flatMap { $0.1[0] < cost(said) ? $0.0 : nil }
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

extension Diagnostic {
  /// `value of type 'Int' has no member 'name'`, `value of type 'Int' has no subscripts`
  fileprivate var isOfValueWithout: Bool {
    message.hasPrefix("value of ") && message.contains(" has no ")
  }
}
