import Diagnostics
import SwiftSource

// `-x`, `!x`, `~x`.
extension Checker {
  func checkUnary(
    _ name: Name, _ operandExpression: Expression, isPrefix: Bool, _ expected: Type?,
    at range: SourceRange
  ) -> Typed {
    if isPrefix, name.text == "-", let literal = negated(operandExpression) {
      return check(Expression(literal, at: range), expected: expected)
    }
    let operand = implicitlyUnwrapped(check(operandExpression, expected: expected))
    if operand.type.isError {
      reportIncrement(name)
      return operand
    }
    let type = solver.shallow(operand.type)
    if isPrefix, name.text == "-" || name.text == "+",
      isNumberLiteral(type) || type.nominal.map(isNumeric) == true
    {
      return Typed(type, at: range) { builder in
        builder.negation(name, operand, builder.checker.resolved(type), at: range)
      }
    }
    let found = unaryOperators(name.text, type, isPrefix: isPrefix)
    // `++x` of the program's own changes its operand.
    let isChanged = found.contains { signature(of: $0.symbol).parameters[0].isInout }
    let passed =
      isChanged
      ? Expression(.inout(operandExpression), at: operandExpression.range) : operandExpression
    let prepared = [PreparedArgument(label: nil, expression: passed, typed: operand)]
    guard let chosen = chooseOperator(found, prepared, expected, at: range) else {
      if let wrapped = type.wrapped, takes(operand, as: wrapped, name.text, isPrefix: isPrefix) {
        reportMustUnwrap(operand, to: wrapped)
        return .failed(at: range)
      }
      if isPrefix, name.text == "!" {
        if let literal = operand.integerLiteral, literal == "0" || literal == "1" {
          reportIntegerAsBoolean(literal, at: operand.anchor)
          return .failed(at: range)
        }
        if reportUncalled(operand, type, self.type(.bool)) { return .failed(at: range) }
        if let value = operand.projected, value == self.type(.bool) {
          reportProjected(operand, as: value)
        } else if type.nominal?.wellKnown?.isInteger ?? false {
          error(
            "type '\(shown(type))' cannot be used as a boolean; test for '== 0' instead",
            at: operand.anchor)
        } else if type.wrapped != nil {
          error(
            "optional type '\(shown(type))' cannot be used as a boolean; test for '== nil' instead",
            at: operand.anchor)
        } else {
          error(
            "cannot convert value of type '\(shown(type))' to expected argument type 'Bool'",
            at: operand.anchor)
        }
        // What it gives is known.
        var result = Typed.failed(at: range)
        result.type = self.type(.bool)
        return result
      }
      if reportIncrement(name) { return .failed(at: range) }
      if isUntold(type) {
        error("ambiguous use of operator '\(name.text)'", at: name.range)
        return .failed(at: range)
      }
      if name.text == "-", case .function(let function) = type,
        solver.shallow(function.result).nominal.map(isNumeric) == true,
        reportUncalled(operand, type, function.result)
      {
        return .failed(at: range)
      }
      if reportMisfits([operand], of: found) { return .failed(at: range) }
      let isDeclared = isDeclared(name.text, isPrefix: isPrefix)
      if !isDeclared, found.isEmpty, operators(name.text).isEmpty, !isDeclaredOperator(name.text) {
        reportUnknown(operator: name)
      } else if !isDeclared {
        if speculation == 0 { unknownNames.insert(name.range) }
        error(
          "'\(name.text)' is not a \(isPrefix ? "prefix" : "postfix") unary operator",
          at: name.range)
      } else {
        error(
          "unary operator '\(name.text)' cannot be applied to an operand of type '\(shown(type))'",
          at: name.range)
      }
      return .failed(at: range)
    }
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    return apply(open(chosen, base: nil, at: range), prepared, expected: expected, call, at: range)
      ?? .failed(at: range)
  }

  private func unaryOperators(_ name: String, _ type: Type, isPrefix: Bool) -> [Candidate] {
    operators(name, type).filter { candidate in
      (isPrefix ? candidate.symbol.isPrefix : candidate.symbol.isPostfix)
        && signature(of: candidate.symbol).parameters.count == 1
    }
  }

  /// Whether an operator takes what an optional holds.
  private func takes(
    _ operand: Typed, as wrapped: Type, _ name: String, isPrefix: Bool
  ) -> Bool {
    let wrapped = solver.shallow(wrapped)
    if isPrefix, name == "-" || name == "+", wrapped.nominal.map(isNumeric) == true { return true }
    var value = operand
    value.type = wrapped
    let missing = Expression(.missing, at: operand.range)
    let prepared = [PreparedArgument(label: nil, expression: missing, typed: value)]
    let found = unaryOperators(name, wrapped, isPrefix: isPrefix)
    return chooseOperator(found, prepared, nil, at: operand.range) != nil
  }

  /// Whether anything has such an operator before, or after, its operand.
  private func isDeclared(_ name: String, isPrefix: Bool) -> Bool {
    // Those of Swift's own types, and signs, which are no declarations of our library.
    if isPrefix ? ["-", "+", "~", "...", "..<"].contains(name) : name == "..." { return true }
    return operators(name).contains { candidate in
      isPrefix ? candidate.symbol.isPrefix : candidate.symbol.isPostfix
    }
  }

  /// `x++`, which Swift has not.
  @discardableResult
  private func reportIncrement(_ name: Name) -> Bool {
    guard name.text == "++" || name.text == "--",
      !(module.symbols[name.text] ?? []).contains(where: \.isFunction)
    else { return false }
    reportUnknown(operator: name)
    return true
  }

  private func negated(_ expression: Expression) -> Expression.Kind? {
    switch expression.kind {
    case .integer(let text) where !text.hasPrefix("-"): .integer("-" + text)
    case .float(let text) where !text.hasPrefix("-"): .float("-" + text)
    default: nil
    }
  }
}
