import Diagnostics
import SwiftSource

// Arithmetic with a value of the program's own type: swiftc tries the operators of whole protocols,
// and says what one of these asks, or names the overloads that are near.
extension Checker {
  /// What stands beside the program's own value.
  private enum OtherOperand {
    case own, integer, float, text

    init?(_ type: Type, beside own: NominalType) {
      guard let nominal = type.nominal else { return nil }
      if nominal === own {
        self = .own
      } else if let known = nominal.wellKnown, known.isInteger {
        self = .integer
      } else if let known = nominal.wellKnown, known.isFloatingPoint {
        self = .float
      } else if nominal.wellKnown == .string {
        self = .text
      } else {
        return nil
      }
    }
  }

  /// Whether an operator's operands are one of the program's own type and one that does not go with
  /// it, and something has been said of them.
  func reportOwnOperand(
    _ name: Name, _ a: Typed, _ b: Typed, _ found: [Candidate], _ expected: Type?
  ) -> Bool {
    guard speculation == 0, !a.isNil, !b.isNil else { return false }
    let types = [defaulted(a.type), defaulted(b.type)]
    if reportCharacters(name, a, b, expected) { return true }
    let own = found.filter { $0.symbol.context.file != .max }
    let isOrdered = isComparison(name.text) && name.text != "==" && name.text != "!="
    if isOrdered, expected != nil, !own.isEmpty, a.literal == nil, b.literal == nil,
      types.contains(where: { $0.programs != nil }),
      types.contains(where: { $0.nominal?.wellKnown?.isFloatingPoint == true })
    {
      // Where a truth is wanted, neither is meant.
      sayBinary(name, types, notes: overloads(own, name))
      return true
    }
    if let left = types[0].programs, let other = OtherOperand(types[1], beside: left) {
      if isCompoundAssignment(name.text) {
        return reportChanged(name, types, other, own, isMade: isMade(b))
      }
      if isComparison(name.text) { return reportCompared(a, types[0], beside: b, other, name) }
      if expected.map({ resolved($0) }) == types[0] {
        return reportGiving(name, (b, other), types, own, isLeft: true)
      }
      return reportUsed(name, a, beside: b, other, expected)
    }
    guard let right = types[1].programs, let other = OtherOperand(types[0], beside: right) else {
      return false
    }
    if other == .text {
      if name.text == "+", a.literal == nil {
        sayBinary(name, types, notes: [])
        return true
      }
      guard name.text == "+=" else { return false }
      sayAsked(name, "Sequence", of: types[1], isReferenced: false)
      return true
    }
    guard !isCompoundAssignment(name.text), !isComparison(name.text),
      expected.map({ resolved($0) }) == types[1]
    else { return false }
    return reportGiving(name, (a, other), types, own, isLeft: false)
  }

  /// `position += 1`
  private func reportChanged(
    _ name: Name, _ types: [Type], _ other: OtherOperand, _ own: [Candidate], isMade: Bool
  ) -> Bool {
    let asked: String? =
      switch (name.text, other) {
      case (_, .own): isMade ? "FloatingPoint" : nil
      case ("*=", .integer), ("/=", .integer): "DurationProtocol"
      case ("%=", .integer), ("*=", .float): "SIMD"
      case ("+=", .text): "RangeReplaceableCollection"
      default: nil
      }
    if let asked, own.isEmpty || other == .text {
      sayAsked(name, asked, of: types[0])
    } else {
      sayBinary(name, types, notes: overloads(own, name))
    }
    return true
  }

  /// `next = position + 1`, where what is given should be of the program's type.
  private func reportGiving(
    _ name: Name, _ value: (typed: Typed, kind: OtherOperand), _ types: [Type], _ own: [Candidate],
    isLeft: Bool
  ) -> Bool {
    let isProduct = name.text == "*" || name.text == "/"
    let isScaled = isLeft && isProduct && value.kind == .integer
    switch value.kind {
    case .own:
      guard own.isEmpty, isLeft, isMade(value.typed), protocolOfNumbers(name.text) else {
        return false
      }
      sayAsked(name, "FloatingPoint", of: types[0])
    case .text:
      guard name.text == "+" else { return false }
      sayBinary(name, types, notes: overloads(own, name))
    case .integer, .float:
      if own.isEmpty, isScaled {
        sayAsked(name, "DurationProtocol", of: types[0])
      } else if own.isEmpty {
        sayBinary(name, types, notes: partialMatches(name, types[0], types[1]))
      } else if isScaled {
        sayBinary(name, types, notes: overloads(own, name))
      } else if let wanted = wanted(own, besides: types[isLeft ? 0 : 1], isLeft: isLeft) {
        reportOperand(value.typed, as: wanted)
      } else {
        return false
      }
    }
    return true
  }

  /// `let total: Double = price * 2`, `print(price * rate)`
  private func reportUsed(
    _ name: Name, _ value: Typed, beside operand: Typed, _ other: OtherOperand, _ expected: Type?
  ) -> Bool {
    let types = [resolved(value.type), defaulted(operand.type)]
    if other == .text, name.text == "+" {
      sayAsked(name, "Sequence", of: types[0], isReferenced: false)
      return true
    }
    guard other == .integer || other == .float else { return false }
    if let wanted = expected.map({ resolved($0) }), wanted.nominal?.wellKnown?.isNumber ?? false,
      operand.literal != nil || wanted == types[1]
    {
      reportOperand(value, as: wanted)
      return true
    }
    guard name.text == "*" || name.text == "/" else { return false }
    sayBinary(name, types, notes: partialMatches(name, types[0], types[1]))
    return true
  }

  /// `price > 2.5`
  private func reportCompared(
    _ value: Typed, _ type: Type, beside operand: Typed, _ other: OtherOperand, _ name: Name
  ) -> Bool {
    guard other == .float else { return false }
    let asked = known(name.text == "==" || name.text == "!=" ? .equatable : .comparable)
    guard let asked, conforms(type, to: asked) == .no else { return false }
    reportOperand(value, as: defaulted(operand.type))
    return true
  }

  /// What the program's one operator takes beside a type.
  private func wanted(_ own: [Candidate], besides type: Type, isLeft: Bool) -> Type? {
    let wanted = own.compactMap { candidate -> Type? in
      let types = signature(of: candidate.symbol).parameters.map(\.type)
      guard types.count == 2, types[isLeft ? 0 : 1] == type else { return nil }
      return types[isLeft ? 1 : 0]
    }
    return wanted.count == 1 ? wanted[0] : nil
  }

  /// `angle += 45`: what a type has one such operator for says what the right operand is to be.
  func reportRight(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    let type = resolved(a.type)
    guard let nominal = type.nominal, nominal.wellKnown == nil, !b.isNil else { return false }
    let right = operators(name.text, type).compactMap { candidate -> ParameterInfo? in
      let parameters = signature(of: candidate.symbol).parameters
      guard candidate.symbol.context.nominal === nominal, parameters.first?.isInout == true
      else { return nil }
      return parameters.last
    }
    guard right.count == 1, !right[0].type.isGeneric else { return false }
    error(
      "cannot convert value of type \(quoted(typeOf: b)) to expected argument type "
        + quoted(right[0].type, as: right[0].written), at: b.anchor)
    return true
  }

  /// Whether a value is made by the initializer that a struct has without writing one.
  private func isMade(_ value: Typed) -> Bool {
    if case .memberwise? = facts.callees[value.range]?.kind { return true }
    return false
  }

  private func protocolOfNumbers(_ name: String) -> Bool { ["+", "-", "*", "/"].contains(name) }

  /// The program's own operators, as near ones.
  private func overloads(_ own: [Candidate], _ name: Name) -> [Diagnostic] {
    let texts = own.map { candidate in
      let parameters = signature(of: candidate.symbol).parameters
      let types = parameters.map { ($0.isInout ? "inout " : "") + shown($0.type) }
      return "(\(types.joined(separator: ", ")))"
    }
    return texts.isEmpty ? [] : [noteOfOverloads(name, texts)]
  }

  func sayBinary(_ name: Name, _ types: [Type], notes: [Diagnostic]) {
    let operands =
      types[0] == types[1]
      ? "two '\(shown(types[0]))' operands"
      : "operands of type '\(shown(types[0]))' and '\(shown(types[1]))'"
    error(
      "binary operator '\(name.text)' cannot be applied to \(operands)", at: name.range,
      notes: notes)
  }

  func sayAsked(
    _ name: Name, _ proto: String, of type: Type, isReferenced: Bool = true
  ) {
    let what = "operator function '\(name.text)'"
    error(
      "\(isReferenced ? "referencing \(what) on '\(proto)'" : what) requires that "
        + "'\(shown(type))' conform to '\(proto)'", at: name.range)
  }
}

extension Type {
  /// The struct, class or enum of the program that it is.
  fileprivate var programs: NominalType? {
    guard let nominal, !nominal.isBuiltin, nominal.wellKnown == nil else { return nil }
    return nominal
  }
}
