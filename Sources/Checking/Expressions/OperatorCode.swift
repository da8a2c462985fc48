import Diagnostics
import SwiftSource

extension FunctionBuilder {
  /// The library's operator on two values of one numeric type.
  func numericOperator(
    _ name: Name, _ left: Code, _ right: Code, _ operand: Type, _ result: Type,
    at range: SourceRange
  ) -> Code {
    let found = checker.operators(name.text, operand)
    let wanted = found.first { candidate in
      let signature = checker.signature(of: candidate.symbol)
      guard signature.parameters.count == 2, signature.generics.isEmpty else { return false }
      return signature.parameters.allSatisfy {
        checker.substitute($0.type, candidate.arguments) == operand
      }
    }
    let generic =
      wanted ?? found.first { candidate in
        checker.signature(of: candidate.symbol).parameters.count == 2
          && candidate.symbol.context.nominal?.keyword == .protocol
      } ?? found.first { checker.signature(of: $0.symbol).generics.count == 1 }
    guard let chosen = generic else {
      checker.error(
        name.text == "%"
          ? "'%' is unavailable: For floating point numbers use truncatingRemainder instead"
          : "binary operator '\(name.text)' cannot be applied to two '\(operand)' operands",
        at: name.range)
      return Code(.unsupported("the operator '\(name.text)'"), type: result, at: range)
    }
    let callee = checker.callee(of: chosen.symbol, chosen, isSuper: false)
    var types = chosen.arguments.map(checker.resolved)
    let signature = checker.signature(of: chosen.symbol)
    if !signature.generics.isEmpty { types += signature.generics.map { _ in operand } }
    return Code(
      .call(Call(callee, [.value(left), .value(right)], types: types)), type: result, at: range)
  }

  func negation(_ name: Name, _ operand: Typed, _ type: Type, at range: SourceRange) -> Code {
    let value = coerce(operand.build(self), to: type)
    if name.text == "+" { return value }
    for candidate in checker.operators("-", type) {
      let signature = checker.signature(of: candidate.symbol)
      guard candidate.symbol.isPrefix || signature.parameters.count == 1 else { continue }
      let callee = checker.callee(of: candidate.symbol, candidate, isSuper: false)
      let types = candidate.arguments.map(checker.resolved)
      return Code(.call(Call(callee, [.value(value)], types: types)), type: type, at: range)
    }
    let zero = number("0", isFloat: false, type, at: range)
    return numericOperator(Name("-", at: name.range), zero, value, type, type, at: range)
  }
}
