import Diagnostics
import SwiftSource

// Functions that stand as operands and are not called: `$0.area < $1.area`, `item.count + 1`.
extension Checker {
  /// A function beside a value. Where the operator is part of something larger swiftc says that
  /// the function is to be called, otherwise which operands the operator would take.
  func reportUncalledOperand(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?, at range: SourceRange
  ) -> Bool {
    guard speculation == 0, isComparison(name.text) || isArithmetic(name) else { return false }
    let results = [a, b].map { uncalledResult(resolved($0.type)) }
    if let x = results[0], let y = results[1] {
      guard isPartOfLarger, x == y, isComparison(name.text),
        x.nominal?.wellKnown?.isInteger == true
      else { return false }
      return reportUncalled(a, resolved(a.type), x) && reportUncalled(b, resolved(b.type), y)
    }
    guard let result = results[0] ?? results[1], result.wrapped == nil else { return false }
    let isLeft = results[0] != nil
    let (function, other) = isLeft ? (a, b) : (b, a)
    let type = resolved(function.type)
    let beside = defaulted(other.type)
    let isWhole = beside.nominal?.wellKnown?.isInteger == true
    if isComparison(name.text), isWhole, result != beside {
      reportUnconforming(type, "BinaryInteger", name, isLeft: isLeft)
      return true
    }
    let isNumber = result.nominal?.wellKnown?.isFloatingPoint == true
    let isTaken = isNumber && solver.literal(of: resolved(other.type)) == .integer
    guard beside == result || isTaken else { return false }
    if isLarger(name, result, expected, at: range) { return reportUncalled(function, type, result) }
    let isText = result == self.type(.string)
    let isSum = isText && name.text == "+"
    guard isTaken || isText && (!isSum || expected.map { resolved($0) } == result) else {
      return false
    }
    let list = "(\(shown(result)), \(shown(result)))"
    sayBinary(
      name, isLeft ? [type, result] : [result, type], notes: [noteOfOverloads(name, [list])])
    return true
  }

  /// Whether what an operator gives is a part of something that tells what it should be.
  private func isLarger(
    _ name: Name, _ result: Type, _ expected: Type?, at range: SourceRange
  ) -> Bool {
    if interpolated == range { return true }
    if isComparison(name.text) { return scope.function.isClosure || isLogicalOperand }
    guard scope.function.isClosure, scope.function.anonymous.count < 2 else { return false }
    return result == type(.string) && expected == nil || expected.map { resolved($0) } == result
  }

  /// What a function that takes nothing gives.
  private func uncalledResult(_ type: Type) -> Type? {
    guard case .function(let function) = type, function.parameters.isEmpty,
      !function.isAsync
    else { return nil }
    return resolved(function.result)
  }

  /// Two functions, or two values of which only the protocol is known, in a closure or where their
  /// type is found late: these conform to nothing.
  func reportUnconforming(
    _ type: Type, _ name: Name, _ left: Expression, _ right: Expression, _ proto: String
  ) -> Bool {
    guard scope.function.isClosure || left.startsLate || right.startsLate else { return false }
    switch type {
    case .function:
      if uncalledResult(type)?.nominal?.wellKnown?.isInteger == true { return false }
    case .existential where type != .any: break
    default: return false
    }
    reportUnconforming(type, proto, name, isLeft: true)
    return true
  }

  private func reportUnconforming(_ type: Type, _ proto: String, _ name: Name, isLeft: Bool) {
    let operation = "operator function '\(name.text)'"
    let user =
      isLeft ? "referencing \(operation) on '\(proto)' where 'Self'" : "\(operation) where 'Other'"
    error(
      "type '\(shown(type))' cannot conform to '\(proto)'", at: name.range,
      notes: reasons("\(user) = '\(shown(type))'", at: name.range, declared: nil),
      kind: .functionForProtocol)
  }
}

extension Expression {
  /// Whether it is a member of what is found late, or that itself: of a subscript or `$0`.
  fileprivate var startsLate: Bool {
    switch kind {
    case .member(let base?, _): base.startsLate
    case .subscript: true
    case .name(let name): name.text.hasPrefix("$")
    default: false
    }
  }
}
