import Diagnostics
import SwiftSource

// Statements whose value nobody uses.
extension Checker {
  func reportUnused(_ expression: Expression, _ typed: Typed) {
    guard speculation == 0, expression.range.file != .max, !context.isPrompt else { return }
    let type = resolved(typed.type)
    if isNothing(type) { return }
    switch expression.kind {
    case .assignment, .if, .switch, .missing, .discard, .macro: return
    case .closure:
      let note = Diagnostic(.note, "did you mean to use a 'do' statement?", at: expression.range)
      return errorLater("closure expression is unused", at: expression.range, notes: [note])
    case .name where isFunction(type), .member where isFunction(type):
      return errorLater("function is unused", at: expression.anchor)
    default: break
    }
    guard let words = unusedWords(expression, typed, type) else { return }
    report(Diagnostic(.warning, words.text, at: words.place))
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type { return true }
    return false
  }

  private func isNothing(_ type: Type) -> Bool {
    if type.isVoid || type.isError || isNever(type) { return true }
    return type.wrapped.map(isNothing) ?? false
  }

  func isFunctionName(_ expression: Expression) -> Bool {
    if case .member(let base?, let name) = expression.kind {
      guard let typed = attempt({ check(base, expected: nil) }), !typed.isType else { return false }
      return members(named: name.text, of: typed.type, isStatic: false).first?.symbol.isFunction
        ?? false
    }
    guard case .name(let name) = expression.kind else { return false }
    switch lookup(name) {
    case .localFunction: return true
    case .candidates(let found, _): return found.first?.symbol.isFunction ?? false
    case .local, .generic, .nothing, .failed: return false
    }
  }

  private func unusedWords(
    _ expression: Expression, _ typed: Typed, _ type: Type
  ) -> (text: String, place: SourceRange)? {
    let place = expression.anchor
    switch expression.kind {
    case .call:
      return unusedCall(expression, type)
    case .try(.optional, let inner):
      return isDiscardable(inner) ? nil : ("result of 'try?' is unused", expression.range)
    case .try(_, let inner), .await(let inner), .optionalChain(let inner), .keyword(_, let inner):
      if case .call = inner.kind { return unusedCall(inner, type) }
      return unusedWords(inner, typed, type)
    case .tuple(let elements) where elements.count == 1:
      return unusedWords(elements[0].value, typed, type)
    case .binary(_, let name, _), .prefix(let name, _), .postfix(_, let name):
      if isCompoundAssignment(name.text) { return nil }
      return ("result of operator '\(name.text)' is unused", place)
    case .integer: return ("integer literal is unused", place)
    case .float: return ("floating-point literal is unused", place)
    case .boolean: return ("boolean literal is unused", place)
    case .string: return ("string literal is unused", place)
    default: break
    }
    if case .place = typed.access {
      switch expression.kind {
      case .name where isNameOfNoMember(expression): return ("variable is unused", place)
      // In a closure, the value is what is left.
      case .name where scope.function.isClosure: break
      case .name: return ("property is accessed but result is unused", place)
      case .member: return ("property is accessed but result is unused", place)
      case .subscript: return ("subscript is accessed but result is unused", place)
      default: break
      }
    }
    return ("expression of type '\(shown(type))' is unused", place)
  }

  private func isDiscardable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call: facts.callees[expression.range]?.isDiscardable ?? false
    case .await(let inner), .optionalChain(let inner), .try(_, let inner): isDiscardable(inner)
    default: false
    }
  }

  private func unusedCall(_ call: Expression, _ type: Type) -> (text: String, place: SourceRange)? {
    guard let callee = facts.callees[call.range] else {
      return ("result of call to function returning '\(shown(type))' is unused", call.range)
    }
    if callee.isDiscardable { return nil }
    switch callee.kind {
    case .initializer, .memberwise:
      let owner = callee.context.nominal?.selfType.withoutSugar ?? shown(type)
      return ("result of '\(owner)' initializer is unused", call.anchor)
    case .function:
      return ("result of call to '\(callee.shownName)' is unused", call.anchor)
    default: return ("expression of type '\(shown(type))' is unused", call.anchor)
    }
  }
}

extension Symbol {
  var isDiscardable: Bool {
    declaration?.attributes.contains { $0.baseName == "discardableResult" } ?? false
  }
}
