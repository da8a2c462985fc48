import Diagnostics
import SwiftSource

extension Expression {
  /// Where swiftc points when it says something of the whole expression: at an operator, at a
  /// member's name, at a callee.
  var anchor: SourceRange {
    switch kind {
    case .member(let base?, let name) where name.text == "self": base.anchor
    case .member(_, let name): name.range
    case .call(let callee, _): callee.anchor
    case .binary(_, let name, _): name.range
    case .postfix(_, let name): name.range
    case .subscript(_, let arguments): arguments.parentheses
    case .forceUnwrap: lastCharacter
    case .optionalLink: lastCharacter
    case .optionalChain(let inner), .try(_, let inner), .keyword(_, let inner): inner.anchor
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil ? elements[0].value.anchor : range
    case .assignment(let target, _): target.range.equalsSign
    case .ternary(_, let then, _): then.range.before(2)
    case .is(let inner, _), .cast(let inner, _, _): inner.range.equalsSign
    case .integer, .float, .boolean, .nil, .string, .regex, .macro, .array, .dictionary, .name,
      .self, .super, .selfType, .discard, .keyPath, .prefix, .inout, .closure, .type, .await, .if,
      .switch, .missing:
      range
    }
  }

  /// `a + b` of `(a + b)`.
  var withoutParentheses: Expression {
    guard case .tuple(let elements) = kind, elements.count == 1, elements[0].label == nil else {
      return self
    }
    return elements[0].value.withoutParentheses
  }

  /// Where swiftc asks to unwrap it before a member is used: at its last token.
  var unwrappedPlace: SourceRange {
    switch kind {
    case .subscript, .call: lastCharacter
    case .tuple(let elements) where elements.count == 1: lastCharacter
    default: anchor
    }
  }

  var isPlainLiteral: Bool { literalForm == .plain }

  var literalForm: LiteralForm? {
    switch kind {
    case .integer, .float, .boolean, .string: .plain
    case .array, .dictionary: .collection
    default: nil
    }
  }

  var isSubscript: Bool {
    if case .subscript = kind { return true }
    return false
  }

  private var lastCharacter: SourceRange {
    SourceRange(file: range.file, start: max(1, range.end) - 1, end: range.end)
  }
}

extension SourceRange {
  /// The operator after an operand, as it is mostly written: one blank further on.
  var equalsSign: SourceRange { SourceRange(file: file, start: end + 1, end: end + 2) }

  func before(_ distance: UInt32) -> SourceRange {
    SourceRange(file: file, start: start > distance ? start - distance : 0, end: start)
  }
}
