import SwiftSource

// What a member is taken of has to be known before the member is looked up.
extension Checker {
  /// Whether nothing is known of a type yet, or a literal's own parts are asked for: the characters
  /// of `zip("abc", "abd")`.
  private func isOpen(_ type: Type) -> Bool {
    switch solver.shallow(type) {
    case .variable(let index):
      guard solver.literals[index] != nil else { return true }
      return solver.pending.contains { item in
        guard case .conforms(let one, let proto, _) = item, solver.shallow(one) == .variable(index)
        else { return false }
        return ownMembers(of: proto, named: "Element").contains(where: \.isType)
      }
    case .tuple(let elements): return elements.contains { isOpen($0.type) }
    default: return false
    }
  }

  /// `12.dollars` is of `Double` where only that has the member.
  func takeFloat(_ base: Typed, for name: Name) {
    guard solver.literal(of: base.type) == .integer,
      members(named: name.text, of: type(.int), isStatic: false).isEmpty,
      !members(named: name.text, of: type(.double), isStatic: false).isEmpty
    else { return }
    _ = unify(base.type, type(.double))
  }

  /// The literals in a type that cannot be integers.
  private func takeFloats(_ type: Type) {
    guard case .nominal(_, let arguments) = solver.shallow(type) else { return }
    for argument in arguments {
      if case .variable(let index) = solver.shallow(argument), needsFloat(index) {
        _ = unify(argument, self.type(.double))
      }
    }
  }

  /// A base must be known before its members are looked up: literals take their default, also those
  /// that tell what the type is made of, as in `Array("abc")`.
  func settleBase(_ base: Typed, from start: Int? = nil) {
    takeFloats(base.type)
    let type = solver.resolved(base.type)
    if let start, case .nominal(_, let arguments) = type, arguments.contains(where: isOpen) {
      settle(from: start, isBase: true)
      return
    }
    guard case .variable(let index) = solver.shallow(base.type) else { return }
    if let literal = solver.literals[index], let standard = defaultType(literal) {
      _ = unify(.variable(index), standard)
      _ = solvePending()
      return
    }
    _ = solvePending()
  }
}

extension Expression {
  /// The name that a chain of members begins with.
  var firstName: Name? {
    switch kind {
    case .name(let name): name
    case .member(let base?, _): base.firstName
    default: nil
    }
  }
}
