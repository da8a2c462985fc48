import Diagnostics
import SwiftSource

/// An expression that starts with an implicit member where a longer chain begins, so that only the
/// chain's end tells whose member it is: `[.red, .blue].randomElement()!`. It is checked when its
/// type is known.
final class DeferredMember {
  let type: Type
  fileprivate let expression: Expression
  fileprivate let scope: LocalScope
  fileprivate let context: Context
  fileprivate var found: Typed?

  fileprivate init(_ expression: Expression, _ type: Type, in checker: Checker) {
    self.expression = expression
    self.type = type
    scope = checker.scope
    context = checker.context
  }
}

extension Checker {
  /// What a member or an element is taken of. Implicit members inside of it may wait for what
  /// follows.
  func checkBase(_ expression: Expression, expected: Type?) -> Typed {
    if startsImplicitly(expression) { return check(expression, expected: expected) }
    chainBases += 1
    defer { chainBases -= 1 }
    return check(expression, expected: expected)
  }

  /// An expression whose type waits for the end of the chain; nil where the context tells it.
  func deferring(_ expression: Expression, _ expected: Type?) -> Typed? {
    guard chainBases > 0, startsImplicitly(expression), let name = implicitMember(expression)
    else { return nil }
    if let expected {
      guard case .variable(let index) = solver.shallow(expected),
        solver.literals[index] != nil
          || !pendingProtocols(of: index).contains(where: { $0.wellKnown == nil }),
        members(named: name.text, of: expected, isStatic: true).isEmpty,
        assetKind(of: solver.shallow(expected)) == nil
      else { return nil }
    }
    let member = DeferredMember(expression, expected ?? solver.fresh(), in: self)
    solver.pending.append(.deferred(member))
    score.deferredMembers += 1
    return Typed(member.type, at: expression.range) { builder in
      guard let found = member.found else {
        return Code(.unsupported("code with errors"), type: .error, at: member.expression.range)
      }
      return builder.coerce(found.build(builder), to: member.type)
    }
  }

  /// What stands beside a value whose type is still open.
  func check(_ expression: Expression, beside type: Type) -> Typed {
    guard case .variable = solver.shallow(type) else { return check(expression, expected: type) }
    chainBases += 1
    defer { chainBases -= 1 }
    return check(expression, expected: type)
  }

  /// Checks a deferred expression, whose type is known now. False where it does not fit.
  func check(_ member: DeferredMember) -> Bool {
    let before = failures
    let typed = check(member, expected: member.type)
    member.found = convert(typed, to: member.type, .element)
    return failures == before
  }

  private func check(_ member: DeferredMember, expected: Type?) -> Typed {
    let outer = (scope, context, chainBases)
    (scope, context, chainBases) = (member.scope, member.context, 0)
    defer { (scope, context, chainBases) = outer }
    return check(member.expression, expected: expected)
  }

  /// Reports the members that wait for a type that nothing told, of the variables made since
  /// `start`.
  func reportUndecided(from start: Int) {
    var undecided: [DeferredMember] = []
    solver.pending.removeAll { item in
      guard case .deferred(let member) = item,
        case .variable(let root) = solver.shallow(member.type), root >= start
      else { return false }
      undecided.append(member)
      return true
    }
    for member in undecided {
      if isUnasked(member.type) {
        _ = check(member, expected: nil)
      } else {
        // Its protocols tell whose member it is: `fill([.red, .blue][0])`.
        _ = check(member)
      }
    }
    for member in undecided { _ = unify(member.type, .error) }
  }

  /// Whether nothing is asked of a type that is not known.
  private func isUnasked(_ type: Type) -> Bool {
    guard case .variable(let index) = solver.shallow(type) else { return false }
    return pendingProtocols(of: index).isEmpty
  }
}
