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

  /// `made()`
  fileprivate var isFunctionCall: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return name.text.first?.isLowercase ?? false
  }
}

// Comparisons that a type does not have.
extension Checker {
  /// Values compared whose type has no such operator. Where the type is found late, in a subscript,
  /// in `$0` or beside literals, swiftc says what the operator asks for.
  func reportComparison(
    of a: Typed, _ b: Typed, _ name: Name, _ left: Expression, _ right: Expression
  ) -> Bool {
    let asked: WellKnown
    switch name.text {
    case "==": asked = .equatable
    case "<": asked = .comparable
    default: return false
    }
    let isArgument = !calling.isEmpty && (left.isFunctionCall || right.isFunctionCall)
    guard isLogicalOperand || isArgument || left.isTypedLate || right.isTypedLate,
      let nominal = resolved(a.type).nominal, nominal === resolved(b.type).nominal,
      !nominal.isBuiltin, let proto = known(asked), conforms(a.type, to: proto) == .no,
      !operators(name.text, a.type).contains(where: { $0.symbol.context.nominal === nominal }),
      !(module.symbols[name.text] ?? []).contains(where: \.isFunction)
    else { return false }
    error(
      "referencing operator function '\(name.text)' on '\(proto.name)' requires that "
        + "'\(shown(a.type))' conform to '\(proto.name)'", at: name.range)
    return true
  }
}
