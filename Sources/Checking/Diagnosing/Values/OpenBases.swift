import Diagnostics
import SwiftSource

// What a chain starts with may be of any type for swiftc until its end tells: the elements of a
// literal, `[1, 2].filter { $0 }`, or what a closure or a key path gives,
// `people.map { $0.height }.reduce(0, +) / people.count`. Where the chain then is wrong, they are.
extension Checker {
  /// What stands for the start of a chain while its end is asked what that should be.
  typealias StandIn = (range: SourceRange, type: Type)

  /// A chain that starts so, as it was found. It is noted for what is said where it does not go
  /// where it stands. Where it is wrong itself, that is said of its start in place of what was said
  /// of the chain; or the chain is right without what its context wants.
  /// - Parameter before: what had been said before the chain was looked at, and the failures.
  func withOpenBase(
    _ expression: Expression, _ found: Typed, _ expected: Type?,
    before: (said: [Diagnostic], failures: Int)
  ) -> Typed {
    guard standIn == nil else { return found }
    guard failures != before.failures else {
      openChains[expression.range] = expression
      return found
    }
    guard expression.openBases.contains(where: isOpen) else { return found }
    let (all, failuresBefore) = (diagnostics, failures)
    diagnostics = before.said
    let wrong = all.dropFirst(before.said.count).map(\.range)
    if reportOpenBase(of: expression, expected, to: nil, wrong: wrong) {
      return .failed(at: expression.range)
    }
    if expected != nil, supposing({ check(expression, expected: nil) }) != nil {
      failures = before.failures
      return check(expression, expected: nil)
    }
    (diagnostics, failures) = (all, failuresBefore)
    return found
  }

  /// Says that the start of a chain is not what its end wants, where the chain gives another type
  /// than is wanted of it. Whether it has been said.
  func reportOpenBase(of typed: Typed, to wanted: Type) -> Bool {
    guard speculation == 0, standIn == nil, let chain = openChains[typed.range] else {
      return false
    }
    return reportOpenBase(of: chain, wanted, to: wanted, wrong: [])
  }

  private func reportOpenBase(
    of chain: Expression, _ expected: Type?, to wanted: Type?, wrong: [SourceRange]
  ) -> Bool {
    let (saved, failuresBefore) = (diagnostics, failures)
    for base in chain.openBases.filter(isOpen) where wanted != nil || base.range != chain.range {
      let isWrong = wrong.contains { base.isOpen(at: $0) }
      // Of a chain that is wrong itself, what its context wants is only asked where it gives that.
      let tries = wanted == nil && expected != nil ? [expected, nil] : [wanted]
      let found = tries.lazy.compactMap {
        self.wantedType(of: base, in: chain, expected, to: $0, takesOdd: isWrong)
      }
      guard let whole = found.first else { continue }
      diagnostics = []
      reporting { _ = convert(check(base, expected: whole), to: whole, .other) }
      let errors = diagnostics.filter { $0.severity == .error }
      if !errors.isEmpty, errors.allSatisfy({ base.isOpen(at: $0.range) }) {
        diagnostics = saved + diagnostics
        return true
      }
      (diagnostics, failures) = (saved, failuresBefore)
    }
    return false
  }

  /// Whether only the end of a chain tells what such a start is of: of the calls, those of an array
  /// of what a parameter gives.
  private func isOpen(_ base: Expression) -> Bool {
    guard case .call(let callee, _) = base.kind else { return true }
    guard case .member(_, let name) = callee.kind else { return false }
    return members(named: name.text, of: type(.array, [.any]), isStatic: false).contains {
      let signature = signature(of: $0.symbol)
      guard case .nominal(let nominal, let elements) = signature.result,
        nominal.wellKnown == .array, case .parameter(let own)? = elements.first
      else { return false }
      return signature.generics.contains(own)
    }
  }

  /// Runs `body`, which reports, and binds nothing. No chain in it is asked again.
  private func reporting(_ body: () -> Void) {
    let (mark, scoreBefore) = (solver.mark(), score)
    standIn = (.none, .error)
    body()
    standIn = nil
    score = scoreBefore
    solver.rollBack(to: mark)
  }

  /// The array that the rest of a chain wants at its start; nil where it goes with none, or where
  /// it asks for less if the start stays as it is: a literal in it is then of a type that is not
  /// its own.
  /// - Parameter takesOdd: whether the start is wrong as it is, so that it asks for no less.
  private func wantedType(
    of base: Expression, in chain: Expression, _ expected: Type?, to wanted: Type?, takesOdd: Bool
  ) -> Type? {
    supposing {
      let start = solver.variableCount
      let element = solver.fresh()
      let whole = type(.array, [element])
      let oddBefore = score.nonDefaultLiterals
      standIn = (base.range, whole)
      defer { standIn = nil }
      let typed = check(chain, expected: expected)
      if let wanted { _ = convert(typed, to: wanted, .other) }
      settle(from: start)
      if case .variable(let index) = solver.shallow(element),
        pendingProtocols(of: index).contains(where: { $0.name == "StringProtocol" })
      {
        // Of `joined` of texts and of strings, that of strings is the better one.
        _ = unify(element, type(.string))
      }
      let found = resolved(whole)
      let isOdd = score.nonDefaultLiterals != oddBefore && !takesOdd
      if found.hasVariables || found.isError || isOdd { failures += 1 }
      return found
    }
  }
}

extension Expression {
  /// What a chain, or one of the operands of an operator, starts with whose elements only its end
  /// tells, from the innermost; with the expression itself, where it is a call whose closure says.
  var openBases: [Expression] {
    switch kind {
    case .call(let callee, _):
      guard case .member(let base?, _) = callee.kind else { return [] }
      // What a closure makes of the elements is not known before they are.
      let isAsked = !takesClosure || base.literalForm == .collection
      return (isAsked ? base.openBases + base.openLiteral : [])
        + (onlyArgument == nil ? [] : [self])
    case .member(let base?, _): return base.openBases + base.openLiteral
    case .forceUnwrap(let inner), .optionalChain(let inner), .optionalLink(let inner):
      return inner.openBases
    case .binary(let left, _, let right): return left.openBases + right.openBases
    default: return []
    }
  }

  private var openLiteral: [Expression] {
    guard case .array(let elements) = kind, !elements.isEmpty else { return [] }
    return [self]
  }

  private var takesClosure: Bool {
    guard case .call(_, let syntax) = kind else { return false }
    return !syntax.trailing.isEmpty
      || syntax.arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  /// The closure or the path of `people.map { $0.name }`.
  private var onlyArgument: Expression? {
    guard case .call(let callee, let syntax) = kind, case .member(_?, _) = callee.kind,
      case let all = syntax.arguments + syntax.trailing, all.count == 1, let only = all.first,
      only.label == nil
    else { return nil }
    return only.value
  }

  /// Whether what is said there is said of what only the end of the chain tells.
  fileprivate func isOpen(at place: SourceRange) -> Bool {
    if case .array(let elements) = kind {
      return elements.contains { $0.range.contains(place) }
    }
    return onlyArgument?.range.contains(place) ?? false
  }
}
