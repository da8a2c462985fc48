import Diagnostics
import SwiftSource

extension Checker {
  /// Operands that no operator takes as they are, where one is a call that may give what the other
  /// is: `letters == letters.reversed()` compares arrays.
  func agreeing(
    _ left: (expression: Expression, typed: Typed), _ right: (expression: Expression, typed: Typed),
    _ name: Name, _ expected: Type?, at range: SourceRange
  ) -> (Typed, Typed)? {
    let leads = makesValue(left.expression)
    guard leads || makesValue(right.expression),
      let p = solver.shallow(left.typed.type).nominal,
      let q = solver.shallow(right.typed.type).nominal, p !== q, !isNumeric(p), !isNumeric(q)
    else { return nil }
    let arguments = [left, right].map {
      PreparedArgument(
        label: nil, expression: Expression(.missing, at: $0.typed.range), typed: $0.typed)
    }
    let found = operators(name.text, left.typed.type, right.typed.type)
    guard chooseOperator(found, arguments, expected, at: range) == nil else { return nil }
    if makesValue(right.expression), becomes(right.expression, left.typed.type) {
      return (left.typed, check(right.expression, expected: left.typed.type))
    }
    if leads, becomes(left.expression, right.typed.type) {
      return (check(left.expression, expected: right.typed.type), right.typed)
    }
    return nil
  }

  /// `letters.reversed()[0]`: a call that gives something else may give an array instead.
  func arrayForm(of expression: Expression, _ typed: Typed) -> (() -> Typed)? {
    guard case .call = expression.kind, let nominal = solver.shallow(typed.type).nominal,
      nominal.isBuiltin, nominal.wellKnown != .array
    else { return nil }
    guard becomes(expression, type(.array, [solver.fresh()])) else { return nil }
    return { self.checkBase(expression, expected: self.type(.array, [self.solver.fresh()])) }
  }

  private func becomes(_ expression: Expression, _ type: Type) -> Bool {
    let found: Void? = supposing {
      let typed = checkBase(expression, expected: type)
      if !require(typed.type, convertsTo: type, at: typed.range) { failures += 1 }
    }
    return found != nil
  }
}
