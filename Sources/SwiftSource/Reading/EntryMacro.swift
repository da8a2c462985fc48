import Diagnostics

extension ExtensionDeclaration {
  /// What SwiftUI's macro makes of `@Entry var spacing: CGFloat = 8` in an extension of one of its
  /// types of keyed values: a key with that default, and accessors that read and write by it.
  func expandingEntries() -> ExtensionDeclaration {
    guard case .name(_, let type, _) = extended.kind, let proto = Self.keys[type] else {
      return self
    }
    var expanded = self
    expanded.members = members.flatMap { member -> [Declaration] in
      guard member.attributes.contains(where: { $0.baseName == "Entry" }),
        case .variable(let variable) = member.kind, let entry = Entry(member, variable)
      else { return [member] }
      return [entry.key(conformingTo: proto), entry.property]
    }
    return expanded
  }

  /// The protocol of the keys, by the type of the values.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]
}

/// One entry, and what stands for it.
private struct Entry {
  private let declaration: Declaration
  private let variable: VariableDeclaration
  private let binding: VariableDeclaration.Binding
  private let range: SourceRange
  private let keyName: String

  init?(_ declaration: Declaration, _ variable: VariableDeclaration) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessors == nil, case .identifier(let name) = binding.pattern.kind
    else { return nil }
    self.declaration = declaration
    self.variable = variable
    self.binding = binding
    range = binding.pattern.range
    keyName = "__Key_" + name
  }

  /// `struct __Key_spacing: EnvironmentKey { static let defaultValue: CGFloat = 8 }`
  func key(conformingTo proto: String) -> Declaration {
    let isFocused = proto == "FocusedValueKey"
    return Declaration(
      .type(
        TypeDeclaration(
          keyword: .struct, name: keyName, inherited: [named(proto)],
          members: [isFocused ? focusedValue : defaultValue], bodyRange: range)),
      nameRange: range, range: range)
  }

  private var defaultValue: Declaration {
    let value = VariableDeclaration.Binding(
      pattern: Pattern(.identifier("defaultValue"), at: range), type: binding.type,
      initializer: binding.initializer ?? Expression(.nil, at: range), accessors: nil)
    return Declaration(
      .variable(
        VariableDeclaration(isLet: true, bindings: [value], keyword: variable.keyword)),
      modifiers: [Modifier(name: "static", detail: nil, range: range)], nameRange: range,
      range: range)
  }

  /// A focused value may always be missing: its key is of what the optional wraps.
  private var focusedValue: Declaration {
    var type = binding.type ?? TypeSyntax(.missing, at: range)
    if case .optional(let wrapped) = type.kind { type = wrapped }
    return Declaration(
      .typealias(name: "Value", generics: GenericClause(), type: type), nameRange: range,
      range: range)
  }

  /// `var spacing: CGFloat { get { self[__Key_spacing.self] } set { self[…] = newValue } }`
  var property: Declaration {
    var computed = variable
    computed.bindings[0].type =
      binding.type
      ?? TypeSyntax(.name(base: named(keyName), name: "Value", arguments: []), at: range)
    computed.bindings[0].initializer = nil
    computed.bindings[0].accessors = Accessors(
      [
        Accessors.Accessor(.get, body: body(stored), range: range),
        Accessors.Accessor(
          .set,
          body: body(Expression(.assignment(target: stored, value: name("newValue")), at: range)),
          range: range),
      ], at: range)
    return Declaration(
      .variable(computed),
      attributes: declaration.attributes.filter { $0.baseName != "Entry" },
      modifiers: declaration.modifiers, nameRange: declaration.nameRange,
      range: declaration.range)
  }

  private var stored: Expression {
    let key = Expression(.member(base: name(keyName), name: Name("self", at: range)), at: range)
    return Expression(
      .subscript(
        Expression(.self, at: range),
        CallArguments(
          arguments: [Argument(label: nil, value: key)], trailing: [], parentheses: range)),
      at: range)
  }

  private func name(_ text: String) -> Expression {
    Expression(.name(Name(text, at: range)), at: range)
  }

  private func named(_ text: String) -> TypeSyntax {
    TypeSyntax(.name(base: nil, name: text, arguments: []), at: range)
  }

  private func body(_ expression: Expression) -> CodeBlock {
    CodeBlock([Statement(.expression(expression), at: range)], at: range)
  }
}
