import Diagnostics
import SwiftSource

// Which of an operator's operands is to blame.
extension Checker {
  /// `total / 100 * tip` of other numbers than one type's: the literal is of the type of what stands
  /// beside both, so that the inner operator, or its other operand, is blamed.
  /// - Returns: the type that the whole is of.
  func reportInner(
    _ name: Name, _ left: (Expression, Typed), _ right: (Expression, Typed), _ expected: Type?,
    at range: SourceRange
  ) -> Type? {
    let isInterpolated = interpolated == range
    guard speculation == 0, expected == nil || expected == .any || isInterpolated,
      isArithmetic(name.text)
    else { return nil }
    for (inner, outer) in [(left, right), (right, left)] {
      guard case .binary(let x, let sign, let y) = inner.0.withoutParentheses.kind,
        isArithmetic(sign.text), let wanted = plainNumber(outer.1), wanted == self.type(.int),
        let type = plainNumber(inner.1), wanted != type, case let isLast = x.isInteger,
        isLast != y.isInteger
      else { continue }
      if isInterpolated {
        guard let typed = attempt({ check(isLast ? y : x, expected: nil) }),
          resolved(typed.type) == type
        else { return nil }
        reportOperand(typed, as: wanted)
        return wanted
      }
      guard inner.0.range == left.0.range,
        !["+", "-"].contains(where: { $0 == name.text || $0 == sign.text })
      else { return nil }
      let types = isLast ? [wanted, type] : [type, wanted]
      let lists = (isLast ? ["(Duration, Double)"] : []) + ["(Int, Int)"]
      error(
        "binary operator '\(sign.text)' cannot be applied to operands of type '\(types[0])' and "
          + "'\(types[1])'", at: sign.range,
        notes: module.imports.isEmpty ? [noteOfOverloads(sign, lists)] : [])
      return wanted
    }
    return nil
  }

  /// Two numbers of other types in a part of what is interpolated: what stands beside the part tells
  /// which of them is wrong.
  func partOfInterpolated(_ a: Typed, _ b: Typed, at range: SourceRange) -> (Typed, Type)? {
    guard let operand, operand.range == range, range.union(operand.other.range) == interpolated,
      let x = plainNumber(a), let y = plainNumber(b), x != y
    else { return nil }
    let other = operand.other.isInteger ? type(.int) : nil
    guard
      let wanted = other ?? attempt({ check(operand.other, expected: nil) }).flatMap(plainNumber)
    else { return nil }
    return (x == wanted ? b : a, wanted)
  }

  private func isArithmetic(_ sign: String) -> Bool { ["+", "-", "*", "/"].contains(sign) }

  /// `Int` or `Double`, where a value is of that, and no literal.
  private func plainNumber(_ value: Typed) -> Type? {
    let type = resolved(value.type)
    return type == self.type(.int) || type == self.type(.double) ? type : nil
  }

  /// `theme == .dark`, where it is a member's type that is not known. A variable of the body, and a
  /// name that is declared nowhere, are passed over.
  func reportBaseless(
    _ operand: Expression, beside other: Expression, of name: Name
  ) -> Bool {
    guard let member = implicitMember(operand), !startsWithUnknown(other), !module.usesUnsimulated
    else { return false }
    let isLocal = other.firstName.map { !isMember($0) } ?? false
    switch other.kind {
    case .call: return false
    case .name: if isLocal { return false }
    default: break
    }
    let isOfBinding = !isLocal && bindingSubjects.contains(other.range)
    if isOfBinding {
      let isLeft = other.range.start < operand.range.start
      let types = isLeft ? "'Binding<Subject>' and 'Other'" : "'Self' and 'Binding<Subject>'"
      error(
        "binary operator '\(name.text)' cannot be applied to operands of type \(types)",
        at: name.range)
    }
    if name.text == "==" || name.text == "!=", !isOfBinding {
      reportBaseless(member, at: member.range)
    } else {
      error(
        "reference to member '\(member.text)' cannot be resolved without a contextual type",
        at: member.range)
    }
    return true
  }

  private func isMember(_ name: Name) -> Bool {
    guard case .candidates(let found, _) = lookup(name) else { return false }
    return found.contains(where: \.symbol.isMember)
  }

  /// A value of another kind beside a number or a text written out.
  func reportBesideLiteral(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    let isLeft = solver.literal(of: resolved(a.type)) == nil
    let (value, other) = isLeft ? (a, b) : (b, a)
    let type = resolved(value.type)
    guard let literal = solver.literal(of: resolved(other.type)), solver.literal(of: type) == nil,
      let wanted = defaultType(literal), !isCompoundAssignment(name.text),
      let kind = OperandKind(type),
      isComparison(name.text) || type.nominal?.isBuiltin != true || kind != .own,
      isComparison(name.text) || !declaresOperator(name.text, type)
    else { return false }
    let isEquality = name.text == "==" || name.text == "!="
    let isOrder = isComparison(name.text) && !isEquality
    // What is compared with a raw value is not the case.
    if isComparison(name.text), let raw = type.nominal?.scope.rawType, raw == wanted {
      reportOperand(value, as: raw)
      return true
    }
    switch (literal, kind) {
    case (.integer, .own) where isComparison(name.text),
      (.string, .own) where isComparison(name.text):
      let proto = literal == .string ? "StringProtocol" : "BinaryInteger"
      let lead =
        isLeft
        ? "referencing operator function '\(name.text)' on '\(proto)'"
        : "operator function '\(name.text)'"
      error("\(lead) requires that '\(shown(type))' conform to '\(proto)'", at: name.range)
    case (.string, .own) where isLeft && name.text == "+":
      error(
        "operator function '+' requires that '\(shown(type))' conform to 'Sequence'",
        at: name.range)
    case (.string, .bool) where name.text == "+", (.string, .character) where name.text == "+",
      (.string, .optional) where name.text == "+" || (isEquality && isLeft),
      (.integer, .optional) where isEquality && isLeft,
      (.integer, .bool) where isOrder && isLeft:
      reportOperand(value, as: wanted)
    case (.integer, _), (.float, _):
      guard name.text == "+", !type.isFunction else { return false }
      reportOperand(value, as: wanted)
    default: return false
    }
    return true
  }

  /// What stands beside a literal that is not of its kind.
  private enum OperandKind {
    case bool, character, optional
    /// Void, a tuple or a function.
    case structural
    /// A type of the program's.
    case own

    init?(_ type: Type) {
      switch type {
      case .tuple, .function: self = .structural
      case .nominal(let nominal, let arguments):
        switch nominal.wellKnown {
        case .bool: self = .bool
        case .character: self = .character
        case .optional:
          if arguments.first == .any {
            self = .structural
            return
          }
          self = .optional
        default:
          if nominal.isBuiltin, nominal.wellKnown != nil || !arguments.isEmpty { return nil }
          self = .own
        }
      case .parameter, .member, .metatype, .existential, .opaque, .variable, .error: return nil
      }
    }
  }

  /// Whether the program declares an operator of that name, for a type or for all.
  private func declaresOperator(_ name: String, _ type: Type) -> Bool {
    operators(name, type).contains { $0.symbol.context.file != .max }
  }

  /// Where only one type goes with the operator, for one operand is of it and the other's type has
  /// no such operator, the other is blamed.
  func misfit(
    _ name: Name, _ a: Typed, _ b: Typed
  ) -> (operand: Typed, wanted: Type)? {
    guard ["+", "-", "*", "/", "<", ">", "<=", ">="].contains(name.text) else { return nil }
    for (index, one) in [a, b].enumerated() {
      let other = index == 0 ? b : a
      let (type, found) = (resolved(one.type), resolved(other.type))
      guard let known = type.nominal?.wellKnown, solver.literal(of: found) == nil,
        !found.isFunction
      else { continue }
      if known.isNumber {
        if declaresItself(name.text, found) { return nil }
        let isText = found.nominal?.wellKnown == .string
        if found.nominal?.wellKnown?.isNumber ?? false { continue }
        if name.text == "+", found.nominal?.wellKnown == .array { continue }
        if !isCertain(name, beside: type, isLeft: index == 0) { continue }
        if isText, index == 1 || ["+", "<", ">", "<=", ">="].contains(name.text) { continue }
        return (other, type)
      }
      if known == .string, name.text == "+",
        [.bool, .character].contains((found.wrapped ?? found).nominal?.wellKnown)
      {
        return (other, type)
      }
    }
    return nil
  }

  /// A truth or an optional beside a number or text: only one operator takes either of the two.
  func misfitOfOther(
    _ name: Name, _ a: Typed, _ b: Typed
  ) -> (operand: Typed, wanted: Type)? {
    for (one, other, isLeft) in [(a, b, true), (b, a, false)] {
      let (type, found) = (defaulted(one.type), resolved(other.type))
      guard let known = type.nominal?.wellKnown, known.isNumber || known == .string,
        !other.isNil, isCertain(name, beside: type, isLeft: isLeft)
      else { continue }
      let isEquality = name.text == "==" || name.text == "!="
      let takes =
        isEquality || isComparison(name.text) || name.text == "+"
        || name.text == "-" && known.isNumber
      guard takes, known != .cgFloat else { continue }
      if let wrapped = found.wrapped {
        if wrapped != type, wrapped.nominal?.wellKnown != .bool { return (other, type) }
      } else if found.nominal?.wellKnown == .bool, !isEquality {
        return (other, type)
      }
    }
    return nil
  }

  /// `Text("a") + Text("b").padding()`: beside an operand whose type has the operator itself, some
  /// view is blamed.
  func besideOwn(
    _ a: Typed, _ b: Typed, _ found: [Candidate]
  ) -> (operand: Typed, wanted: Type)? {
    for (one, other) in [(a, b), (b, a)] {
      let type = resolved(one.type)
      guard case .opaque = resolved(other.type),
        found.contains(where: { signature(of: $0.symbol).parameters.map(\.type) == [type, type] })
      else { continue }
      return (other, type)
    }
    return nil
  }

  /// Operators that only numbers have: the operand that is none is blamed. But what may be
  /// multiplied and divided besides is not told from numbers on its left.
  func noNumber(_ name: Name, _ a: Typed, _ b: Typed) -> (operand: Typed, wanted: Type)? {
    guard ["-", "*", "/", "%", "&", "|", "^"].contains(name.text) else { return nil }
    let (x, y) = (defaulted(a.type), defaulted(b.type))
    let isNumber = { (type: Type) in type.nominal?.wellKnown?.isNumber ?? false }
    if isNumber(x), isNoNumber(y), !declaresOperator(name.text, y),
      isCertain(name, beside: x, isLeft: true)
    {
      return (b, x)
    }
    if isNumber(y), isNoNumber(x), !declaresOperator(name.text, x),
      !["*", "/"].contains(name.text),
      isCertain(name, beside: y, isLeft: false)
    {
      return (a, y)
    }
    return nil
  }

  /// Of two numbers in a text the one that is blamed: beside another it should be a floating-point
  /// number, compared with it what the first is.
  func otherNumber(_ name: Name, _ a: Typed, _ b: Typed) -> (operand: Typed, wanted: Type)? {
    let types = [defaulted(a.type), defaulted(b.type)]
    guard types[0] != types[1],
      types.allSatisfy({ $0.nominal?.wellKnown?.isNumber ?? false })
    else { return nil }
    if isComparison(name.text) { return (b, types[0]) }
    guard ["+", "-", "*", "/"].contains(name.text),
      let floating = types.firstIndex(where: { $0.nominal?.wellKnown?.isFloatingPoint ?? false })
    else { return nil }
    return (floating == 0 ? b : a, types[floating])
  }

  /// `radius ^ 2`: what only whole numbers have, which gives one.
  func reportBitwise(_ name: Name, _ a: Typed, _ b: Typed, at range: SourceRange) -> Typed? {
    let types = [a, b].map { defaulted($0.type) }
    let wrong = zip([a, b], types).filter { $1.nominal?.wellKnown?.isFloatingPoint ?? false }
    let isRemainder = name.text == "%" && wrong.first?.0.range == b.range
    guard speculation == 0, isRemainder || ["^", "&", "|"].contains(name.text), !wrong.isEmpty,
      types.allSatisfy({ $0.nominal?.wellKnown?.isNumber ?? false })
    else { return nil }
    let wanted = types.first { $0.nominal?.wellKnown?.isInteger ?? false } ?? type(.int)
    for (operand, _) in wrong { reportOperand(operand, as: wanted) }
    var result = Typed(wanted, at: range) { _ in
      Code(.unsupported("an expression with errors"), type: wanted, at: range)
    }
    result.anchor = name.range
    return result
  }

  private func isNoNumber(_ type: Type) -> Bool {
    switch type {
    case .tuple: return true
    case .nominal(let nominal, _):
      switch nominal.wellKnown {
      case .string, .character, .bool, .array, .dictionary, .set: return true
      default: return !nominal.isBuiltin
      }
    default: return false
    }
  }

  /// Operands that are not what the only overload, one of the program's, asks for; whether any is.
  func reportMisfits(_ operands: [Typed], of found: [Candidate]) -> Bool {
    guard speculation == 0, found.count == 1, let only = found.first?.symbol,
      only.context.file != .max
    else { return false }
    let parameters = signature(of: only).parameters
    guard parameters.count == operands.count, !parameters.contains(where: \.type.isGeneric) else {
      return false
    }
    let wrong = zip(operands, parameters).filter {
      !converts($0.type, to: $1.type, at: $0.range)
    }
    for (operand, parameter) in wrong { reportOperand(operand, as: parameter.type) }
    return !wrong.isEmpty
  }
}

extension Expression {
  fileprivate var isInteger: Bool {
    if case .integer = kind { return true }
    return false
  }
}
