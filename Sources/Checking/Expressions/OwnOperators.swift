import Diagnostics
import SwiftSource

extension Checker {
  /// The operator functions of that name that the program declares, wherever.
  func ownOperators(_ name: String) -> [Candidate] {
    let global = (module.symbols[name] ?? []).filter(\.isFunction).map {
      Candidate(symbol: $0, arguments: [])
    }
    let extended = module.extensions.compactMap(\.2.nominal).filter(\.isBuiltin)
    var seen: Set<ObjectIdentifier> = []
    let members = (module.types + extended).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .flatMap { nominal in
        ownMembers(of: nominal, named: name).filter { $0.isFunction && $0.context.file != .max }
          .map { Candidate(symbol: $0, arguments: nominal.generics.map { _ in solver.fresh() }) }
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
}
