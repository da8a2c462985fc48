import Diagnostics
import SwiftSource

extension Checker {
  /// The operator functions of that name that the program declares, wherever.
  func ownOperators(_ name: String) -> [Candidate] {
    let global = (module.symbols[name] ?? []).filter(\.isFunction).map {
      Candidate(symbol: $0, arguments: [])
    }
    let members = (module.operatorMembers[name] ?? []).map {
      Candidate(symbol: $0, arguments: $0.context.generics.map { _ in solver.fresh() })
    }
    return global + members
  }

  /// An operation by one of the program's own operators, where operands are functions' arguments as
  /// any others: `even && !large` of two predicates.
  func ownOperation(
    _ left: Expression, _ name: Name, _ right: Expression, _ expected: Type?,
    at range: SourceRange
  ) -> Typed? {
    let own = ownOperators(name.text)
    if own.isEmpty { return nil }
    let call = CallArguments(
      arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
      trailing: [], parentheses: range)
    let resolve = {
      self.resolveCall(own, base: nil, call, expected: expected, at: range, name: name)
    }
    return attempt(resolve).map { _ in resolve() }
  }

  /// Whether an operator of a generic type takes that type of something else than its own
  /// parameters: `(a: Parser<Void>, b: Parser)`.
  func takesOthers(_ symbol: Symbol) -> Bool {
    guard let nominal = symbol.context.nominal, !nominal.generics.isEmpty,
      nominal.keyword != .protocol
    else { return false }
    return signature(of: symbol).parameters.contains { parameter in
      guard case .nominal(nominal, _) = parameter.type else { return false }
      return parameter.type != nominal.selfType
    }
  }
}
