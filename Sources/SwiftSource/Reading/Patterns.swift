import Diagnostics
import SwiftSyntax

extension Converter {
  func pattern(_ node: PatternSyntax) -> Pattern {
    nested(at: node) { Pattern(patternKind(node), at: range(of: node)) }
      ?? Pattern(.wildcard, at: range(of: node))
  }

  private func patternKind(_ node: PatternSyntax) -> Pattern.Kind {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return .identifier(text(node.identifier))
    case .wildcardPattern: return .wildcard
    case .tuplePattern(let node):
      return .tuple(
        node.elements.map { (label: $0.label.map(name), pattern: pattern($0.pattern)) })
    case .valueBindingPattern(let node):
      return .binding(isLet: isLet(node.bindingSpecifier), pattern(node.pattern))
    case .isTypePattern(let node): return .is(type(node.type))
    case .expressionPattern(let node): return matched(node.expression)
    case .missingPattern: return .wildcard
    @unknown default:
      reportUnsupported("pattern", at: range(of: node))
      return .wildcard
    }
  }

  /// `let` and `var`; `inout` and the like in patterns are not run yet.
  func isLet(_ specifier: TokenSyntax) -> Bool {
    switch specifier.tokenKind {
    case .keyword(.let): return true
    case .keyword(.var): return false
    default:
      reportUnsupported(specifier.text, at: range(of: specifier))
      return true
    }
  }

  /// A pattern written as an expression: of patterns where it binds names, a value otherwise.
  private func matched(_ node: ExprSyntax) -> Pattern.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return pattern(node.pattern).kind
    case .discardAssignmentExpr: return .wildcard
    case .optionalChainingExpr(let node) where isPattern(node.expression):
      return .optional(pattern(matching: node.expression))
    case .tupleExpr(let node):
      return .tuple(
        node.elements.map {
          (label: $0.label.map(name), pattern: pattern(matching: $0.expression))
        })
    case .functionCallExpr(let node) where node.arguments.contains { isPattern($0.expression) }:
      return enumCase(node)
    case .sequenceExpr(let sequence):
      if let cast = castPattern(sequence) { return cast }
    default: break
    }
    return .expression(expression(node))
  }

  private func pattern(matching node: ExprSyntax) -> Pattern {
    nested(at: node) {
      let kind = matched(node)
      // One unlabelled element in parentheses is that element.
      if case .tuple(let elements) = kind, elements.count == 1, elements[0].label == nil {
        return elements[0].pattern
      }
      return Pattern(kind, at: range(of: node))
    } ?? Pattern(.wildcard, at: range(of: node))
  }

  /// Whether the expression binds or ignores something, so that it is no mere value.
  private func isPattern(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr, .discardAssignmentExpr: true
    case .optionalChainingExpr(let node): isPattern(node.expression)
    case .tupleExpr(let node): node.elements.contains { isPattern($0.expression) }
    case .functionCallExpr(let node): node.arguments.contains { isPattern($0.expression) }
    case .sequenceExpr(let node): node.elements.first.map(isPattern) ?? false
    default: false
    }
  }

  /// `.name(patterns)` and `Type.name(patterns)`.
  private func enumCase(_ node: FunctionCallExprSyntax) -> Pattern.Kind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      reportUnsupported("pattern", at: range(of: node))
      return .wildcard
    }
    let base = member.base.flatMap { type(from: expression($0)) }
    return .enumCase(
      type: base, name: name(member.declName),
      payload: node.arguments.map {
        (label: $0.label.map(name), pattern: pattern(matching: $0.expression))
      })
  }

  /// `pattern as Type`.
  private func castPattern(_ node: SequenceExprSyntax) -> Pattern.Kind? {
    let elements = Array(node.elements)
    guard elements.count == 3, let operation = elements[1].as(UnresolvedAsExprSyntax.self),
      operation.questionOrExclamationMark == nil,
      let target = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(pattern(matching: elements[0]), type(target.type))
  }
}
