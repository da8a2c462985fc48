import Diagnostics
import SwiftSource

extension Expression {
  /// Whether overloads or literals tell its type.
  fileprivate var isTypedLate: Bool {
    switch kind {
    case .subscript: true
    case .name(let name): name.text.hasPrefix("$")
    case .call(let callee, _): takesLiteral && !callee.isImplicit
    default: false
    }
  }

  /// `.left` of `.left(1)`
  private var isImplicit: Bool {
    if case .member(nil, _) = kind { return true }
    return false
  }

  /// `Point()`
  fileprivate var isBareCall: Bool {
    guard case .call(let callee, let syntax) = kind, case .name(let name) = callee.kind else {
      return false
    }
    return syntax.arguments.isEmpty && syntax.trailing.isEmpty
      && name.text.first?.isUppercase ?? false
  }

  /// The operator of `list.reduce(0, +)` that may also stand before one operand.
  fileprivate var reducingSign: SourceRange? {
    guard case .call(let callee, let syntax) = kind, case .member(_?, let name) = callee.kind,
      name.text == "reduce", syntax.arguments.count == 2, syntax.trailing.isEmpty,
      syntax.arguments.allSatisfy({ $0.label == nil }),
      case .name(let sign) = syntax.arguments[1].value.kind, sign.text == "+" || sign.text == "-"
    else { return nil }
    switch syntax.arguments[0].value.kind {
    case .integer, .float: return sign.range
    default: return nil
    }
  }

  /// `made()`
  fileprivate var isFunctionCall: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return name.text.first?.isLowercase ?? false
  }
}

// Operators that a type does not have.
extension Checker {
  /// Two values of a type that has no such operator. Where the type is found late, in a subscript,
  /// in `$0` or beside literals, or the operands are part of a larger condition, swiftc says what
  /// the operator asks for.
  func reportComparison(
    of a: Typed, _ b: Typed, _ name: Name, _ left: Expression, _ right: Expression
  ) -> Bool {
    guard let asked = protocolAsked(by: name.text) else { return false }
    let isArgument = !calling.isEmpty && (left.isFunctionCall || right.isFunctionCall)
    let type = resolved(a.type)
    let isOverloaded = [left, right].contains { $0.isBareCall && isMadeTwice(type) }
    guard isLogicalOperand || isArgument || isOverloaded || left.isTypedLate || right.isTypedLate
    else { return false }
    guard lacks(type, name.text, asked.known), same(type, resolved(b.type)) else { return false }
    error(
      "referencing operator function '\(name.text)' on '\(asked.name)' requires that "
        + "'\(shown(type))' conform to '\(asked.name)'", at: name.range)
    return true
  }

  /// Whether a struct can be made without arguments by both of the initializers that the compiler
  /// writes.
  private func isMadeTwice(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.keyword == .struct, !nominal.isBuiltin,
      !nominal.scope.storedSymbols.isEmpty
    else { return false }
    return !ownMembers(of: nominal, named: "init").contains(where: \.isWritten)
  }

  /// The protocol that swiftc misses of operands which an operator is not for, and the one that
  /// would be enough.
  private func protocolAsked(by name: String) -> (name: String, known: WellKnown?)? {
    switch name {
    case "==": ("Equatable", .equatable)
    case "!=": ("BinaryInteger", .equatable)
    case "<", "<=", ">", ">=": ("Comparable", .comparable)
    case "+", "-", "*", "/": ("FloatingPoint", nil)
    default: nil
    }
  }

  private func same(_ a: Type, _ b: Type) -> Bool {
    if let nominal = a.nominal { return nominal === b.nominal }
    return a == b
  }

  /// Whether neither a type of the program, or a generic parameter, nor anything for all types
  /// declares an operator.
  private func lacks(_ type: Type, _ name: String, _ asked: WellKnown?) -> Bool {
    switch type {
    case .parameter: break
    case .nominal(let nominal, _) where !nominal.isBuiltin: break
    default: return false
    }
    if let proto = asked.flatMap({ known($0) }), conforms(type, to: proto) != .no { return false }
    return !operators(name, type).contains {
      $0.symbol.context.nominal === type.nominal && type.nominal != nil || $0.isRequirement
        || $0.symbol.context.nominal?.isBuiltin == false
    } && !(module.symbols[name] ?? []).contains(where: \.isFunction)
  }

  /// `list.reduce(0, +) / 2.0`, where the list is of another type: the sum is to be of the other
  /// operand's type, and no `+` gives that.
  func reportReduced(
    _ name: Name, _ left: (Expression, Typed), _ right: (Expression, Typed)
  ) -> Bool {
    guard speculation == 0, ["+", "-", "*", "/"].contains(name.text) else { return false }
    for (sum, other) in [(left, right), (right, left)] {
      guard let sign = sum.0.reducingSign,
        case let wanted = solver.literal(of: other.1.type).flatMap(defaultType)
          ?? resolved(other.1.type),
        case let element = resolved(sum.1.type), wanted != element,
        let known = wanted.nominal?.wellKnown, known.isNumber,
        let own = element.nominal?.wellKnown, own.isNumber, known != .cgFloat, own != .cgFloat,
        solver.literal(of: other.1.type) != .integer
      else { continue }
      let (x, e) = (shown(wanted), shown(element))
      error(
        "cannot convert value of type '(\(x)) -> \(x)' to expected argument type "
          + "'(\(x), \(e)) throws -> \(x)'", at: sign)
      return true
    }
    return false
  }
}
