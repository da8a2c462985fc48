import Interpreter

/// Modifiers that change neither where a view stands nor what it does: accepted with their real
/// signatures, and transparent (layout rules 4.4 and 6.11).
func inert(_ declarations: [String], of owner: String = "View") -> [Builtin] {
  declarations.map { Builtin(owner, "func \($0) -> some View") { $0.arguments[0] } }
}

/// A type whose values only have names: `struct BlendMode { static let multiply … }`.
func option(_ type: String, _ names: [String], in owner: String? = nil) -> Builtin {
  let members = names.map { "static let \($0) = \(type)(_name: \"\($0)\")" }
  return Builtin(
    owner,
    "struct \(type): Hashable, Sendable { let _name: String; \(members.joined(separator: "; ")) }")
}

/// An option set of values that only have names, one bit each, in this order.
func optionSet(_ type: String, raw: String = "Int", _ names: [String]) -> Builtin {
  let members = names.enumerated().map { position, name in
    "static let \(name) = \(type)(rawValue: \(1 << position))"
  }
  return Builtin(
    nil,
    """
    struct \(type): OptionSet, Sendable {
      let rawValue: \(raw)
      init(rawValue: \(raw)) { self.rawValue = rawValue }
      \(members.joined(separator: "\n"))
    }
    """)
}
