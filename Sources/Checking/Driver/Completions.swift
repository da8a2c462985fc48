import SwiftSource

/// What Tab may offer of Swift.
extension Checker {
  /// The names that a line of the prompt can begin with, sorted: those of the program and of the
  /// lines before, and the library's types.
  public func names(in scopes: [PromptScope]) -> (own: [String], library: [String]) {
    var own = Set((scopes.first?.module ?? module).symbols.keys)
    for scope in scopes { own.formUnion(scope.memberNames) }
    let types = (index.entries[""] ?? [:]).keys.filter { $0.first?.isUppercase ?? false }
    return (own.filter(Self.canBeTyped).sorted(), types.sorted())
  }

  /// The names that may follow a type and a dot, sorted.
  public func staticNames(of type: Type) -> [String] {
    guard let nominal = type.nominal else { return [] }
    var names = Set(nominal.scope.ordered.filter(\.isStatic).map(\.name))
    if nominal.isBuiltin {
      names.formUnion((index.entries[qualifiedName(of: nominal)] ?? [:]).keys)
    }
    return names.filter(Self.canBeTyped).sorted()
  }

  private static func canBeTyped(_ name: String) -> Bool {
    name.first?.isLetter == true && name != "init" && name != "subscript" && name != "body"
  }
}
