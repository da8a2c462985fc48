import Diagnostics
import SwiftSource

/// A condition that is always the same, though it is not written as `true` or `false`.
struct ConstantCondition {
  var value: Bool
  var place: SourceRange
}

extension FlowAnalysis {
  /// A statement that is never reached, said once for those after it too.
  func reportUnreachable(_ statement: Statement) {
    guard let reason = state.unreachable else { return }
    if case .declaration(let declaration) = statement.kind {
      guard case .variable = declaration.kind else { return }
    }
    let start = statement.range.emptyStart
    switch reason {
    case .quiet: return
    case .after(let word):
      report(.warning, "code after '\(word)' will never be executed", at: start)
    case .branches: report(.warning, "will never be executed", at: start)
    case .call(let call):
      guard let place = firstPlace(of: statement) else { return }
      let note = Diagnostic(.note, "a call to a never-returning function", at: call)
      report(.warning, "will never be executed", at: place, notes: [note])
    case .condition(let value, let condition):
      guard let place = firstPlace(of: statement) else { return }
      let note = Diagnostic(.note, "condition always evaluates to \(value)", at: condition)
      report(.warning, "will never be executed", at: place, notes: [note])
    }
    state.unreachable = .quiet
  }

  // MARK: The first thing that would run

  private func firstPlace(of statement: Statement) -> SourceRange? {
    switch statement.kind {
    case .expression(let expression): return firstPlace(of: expression)
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind else { return nil }
      return variable.bindings.lazy.compactMap { $0.initializer.flatMap(self.firstPlace) }.first
    case .return(let value):
      return value.flatMap(firstPlace) ?? statement.range
    case .if(let inner): return firstPlace(of: inner.conditions)
    case .guard(let conditions, _), .while(_, let conditions, _):
      return firstPlace(of: conditions)
    case .for(let loop): return firstPlace(of: loop.sequence) ?? loop.sequence.range
    case .switch(let inner): return firstPlace(of: inner.subject) ?? inner.subject.range
    case .do(_, _, let body, _), .repeatWhile(_, let body, _):
      return body.statements.lazy.compactMap(firstPlace).first
    case .throw(let value): return firstPlace(of: value)
    case .defer, .break, .continue, .fallthrough: return nil
    }
  }

  private func firstPlace(of conditions: [Condition]) -> SourceRange? {
    switch conditions.first {
    case .expression(let expression): firstPlace(of: expression)
    case .binding(_, _, _, let value, _): value.flatMap(firstPlace)
    case .case(_, let value, _): firstPlace(of: value)
    case nil: nil
    }
  }

  /// The part of an expression that is evaluated first; parameters and constants are there already.
  private func firstPlace(of expression: Expression) -> SourceRange? {
    switch expression.kind {
    case .name, .self, .super, .selfType, .discard, .type, .missing: return nil
    case .member(let base, let name):
      if let base, case .name(let type) = base.kind, facts.referents[Spot(type.range)] == nil {
        return base.range
      }
      return base.flatMap(firstPlace) ?? name.range
    case .call(let callee, let syntax):
      if case .member(let base?, _) = callee.kind, let place = firstPlace(of: base) { return place }
      let arguments = syntax.arguments + syntax.trailing
      for argument in arguments {
        if let place = firstPlace(of: argument.value) { return place }
      }
      if case .member(_, let name) = callee.kind { return name.range }
      if case .name(let name) = callee.kind, name.text == "print", let first = arguments.first {
        return first.value.range
      }
      return callee.range
    case .binary(let left, let name, let right):
      return firstPlace(of: left) ?? firstPlace(of: right) ?? name.range
    case .assignment(_, let value): return firstPlace(of: value)
    case .prefix(_, let inner), .try(_, let inner), .await(let inner), .forceUnwrap(let inner),
      .optionalChain(let inner), .optionalLink(let inner), .keyword(_, let inner):
      return firstPlace(of: inner)
    case .tuple(let elements):
      return elements.lazy.compactMap { self.firstPlace(of: $0.value) }.first
    case .ternary(let condition, _, _): return firstPlace(of: condition)
    case .integer, .float, .boolean, .nil, .string, .regex, .macro, .array, .dictionary,
      .subscript, .keyPath, .postfix, .inout, .closure, .is, .cast, .if, .switch:
      return expression.range
    }
  }

  // MARK: Constant conditions

  /// What a condition always is: of literals, and of constants that are literals.
  func constant(_ expression: Expression) -> ConstantCondition? {
    switch expression.kind {
    case .boolean: return nil
    default: break
    }
    guard case .boolean(let value)? = folded(expression)?.kind else { return nil }
    if case .binary(_, let name, _) = expression.kind {
      return ConstantCondition(value: value, place: name.range)
    }
    return ConstantCondition(value: value, place: expression.range)
  }

  /// A constant whose value is the integer 0.
  func isConstantZero(_ expression: Expression) -> Bool {
    guard case .name = expression.kind, case .integer("0")? = folded(expression)?.kind else {
      return false
    }
    return true
  }

  /// The literal that an expression comes to.
  func folded(_ expression: Expression) -> Expression? {
    switch expression.kind {
    case .boolean, .integer, .float: return expression
    case .tuple(let items) where items.count == 1: return folded(items[0].value)
    case .name(let name):
      let spot = Spot(name.range)
      if let global = facts.numbers[spot] { return globalConstants[global].flatMap(folded) }
      guard case .local(let declaration)? = facts.referents[spot] else { return nil }
      return constants[declaration].flatMap(folded)
    case .prefix(let name, let inner):
      switch (name.text, folded(inner)?.kind) {
      case ("!", .boolean(let value)): return Expression(.boolean(!value), at: expression.range)
      case ("-", .integer(let digits)):
        return Expression(.integer(digits.negated), at: expression.range)
      case ("-", .float(let digits)):
        return Expression(.float(digits.negated), at: expression.range)
      default: return nil
      }
    case .binary(let left, let name, let right):
      guard let a = folded(left), let b = folded(right) else { return nil }
      if case .boolean(let x) = a.kind, case .boolean(let y) = b.kind {
        guard name.text == "==" || name.text == "!=" else { return nil }
        return Expression(.boolean((x == y) == (name.text == "==")), at: expression.range)
      }
      if let x = a.wholeNumber, let y = b.wholeNumber {
        if let value = compare(x, name.text, y) {
          return Expression(.boolean(value), at: expression.range)
        }
        return calculate(x, name.text, y).map {
          Expression(.integer(String($0)), at: expression.range)
        }
      }
      guard let x = a.number, let y = b.number, let value = compare(x, name.text, y) else {
        return nil
      }
      return Expression(.boolean(value), at: expression.range)
    default: return nil
    }
  }

  private func compare<Value: Comparable>(_ x: Value, _ name: String, _ y: Value) -> Bool? {
    switch name {
    case "<": x < y
    case ">": x > y
    case "<=": x <= y
    case ">=": x >= y
    case "==": x == y
    case "!=": x != y
    default: nil
    }
  }

  private func calculate(_ x: Int, _ name: String, _ y: Int) -> Int? {
    let (result, overflows) =
      switch name {
      case "+": x.addingReportingOverflow(y)
      case "-": x.subtractingReportingOverflow(y)
      case "*": x.multipliedReportingOverflow(by: y)
      case "/": x.dividedReportingOverflow(by: y)
      case "%": x.remainderReportingOverflow(dividingBy: y)
      default: (0, true)
      }
    return overflows ? nil : result
  }

  /// Which case of a `switch` a constant number chooses, where all that are asked are literals.
  func chosenCase(of statement: SwitchStatement) -> Int? {
    guard let subject = folded(statement.subject)?.number else { return nil }
    var chosen: Int?
    for (index, item) in statement.cases.enumerated() {
      let isHere = item.items.map { asked -> Bool? in
        guard asked.condition == nil else { return nil }
        switch asked.pattern.kind {
        case .wildcard: return true
        case .expression(let value):
          guard value.isPlainLiteral || value.number != nil else { return nil }
          return folded(value)?.number.map { $0 == subject }
        default: return nil
        }
      }
      if isHere.contains(nil) { return nil }
      if item.isDefault || isHere.contains(true) { chosen = chosen ?? index }
    }
    return chosen
  }
}

extension String {
  fileprivate var negated: String { hasPrefix("-") ? String(dropFirst()) : "-" + self }
}

extension Expression {
  fileprivate var wholeNumber: Int? {
    guard case .integer(let text) = kind else { return nil }
    let digits = text.filter { $0 != "_" }
    let radix: [String: Int] = ["0x": 16, "0o": 8, "0b": 2]
    guard let base = radix[String(digits.prefix(2))] else { return Int(digits) }
    return Int(digits.dropFirst(2), radix: base)
  }

  fileprivate var number: Double? {
    switch kind {
    case .integer: wholeNumber.map(Double.init)
    case .float(let digits): Double(digits.filter { $0 != "_" })
    default: nil
    }
  }
}
