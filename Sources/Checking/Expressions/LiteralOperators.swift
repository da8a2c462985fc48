import Diagnostics
import SwiftSource

// Operators between literals alone, where the program has types of its own that take literals.
extension Checker {
  /// `let e: Expr = "x" * 3`: the type that is wanted says whose operator is meant.
  func literalOperation(
    _ left: Expression, _ name: Name, _ right: Expression, _ expected: Type?,
    at range: SourceRange
  ) -> Typed? {
    guard module.takesLiterals, let expected,
      let nominal = solver.shallow(expected).nominal, !nominal.isBuiltin,
      left.isOfLiterals, right.isOfLiterals
    else { return nil }
    let own =
      members(named: name.text, of: expected, isStatic: true).filter(\.symbol.isFunction)
      + (module.symbols[name.text] ?? []).filter(\.isFunction).map {
        Candidate(symbol: $0, arguments: [])
      }
    if own.isEmpty { return nil }
    let call = CallArguments(
      arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
      trailing: [], parentheses: range)
    let resolve = {
      self.resolveCall(own, base: nil, call, expected: expected, at: range, name: name)
    }
    return attempt(resolve).map { _ in resolve() }
  }

  /// Whether only what stands beside it, or what is wanted, says what it is: `"x" * 3`.
  func isOfMixedLiterals(_ expression: Expression) -> Bool {
    module.takesLiterals && expression.isOfLiterals
      && expression.holdsText && !expression.isSingleLiteral
  }
}

extension Expression {
  /// Whether it is a literal, or operators between literals.
  fileprivate var isOfLiterals: Bool {
    switch kind {
    case .integer, .float, .string, .boolean: true
    case .binary(let left, _, let right): left.isOfLiterals && right.isOfLiterals
    case .prefix(_, let inner): inner.isOfLiterals
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil && elements[0].value.isOfLiterals
    default: false
    }
  }

  /// Whether a number stands beside a text in it.
  fileprivate var holdsText: Bool {
    switch kind {
    case .string: true
    case .binary(let left, _, let right): left.holdsText != right.holdsText
    case .prefix(_, let inner): inner.holdsText
    case .tuple(let elements): elements.contains { $0.value.holdsText }
    default: false
    }
  }

  fileprivate var isSingleLiteral: Bool {
    switch kind {
    case .binary, .prefix: false
    case .tuple(let elements): elements.allSatisfy { $0.value.isSingleLiteral }
    default: true
    }
  }
}
