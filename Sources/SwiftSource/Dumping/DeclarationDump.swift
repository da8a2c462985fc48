import Diagnostics

extension Declaration {
  var node: DumpNode {
    DumpNode(prefix + head, at: range, attributes.compactMap(\.node) + children)
  }

  private var prefix: String {
    attributes.map { "@\($0.name) " }.joined() + modifiers.map { "\($0) " }.joined()
  }

  private var head: String {
    switch kind {
    case .import(let path): "import \(path.joined(separator: "."))"
    case .variable(let variable): variable.isLet ? "let" : "var"
    case .function(let function):
      "func \(function.name)\(function.signature.head)" + (function.body == nil ? " …" : "")
    case .initializer(let initializer):
      "init\(initializer.isFailable ? "?" : "")\(initializer.signature.head)"
    case .deinitializer: "deinit"
    case .subscript(let declaration): "subscript\(declaration.signature.head)"
    case .type(let type): type.head
    case .extension(let declaration):
      "extension \(declaration.extended)" + inheritance(declaration.inherited)
        + conditions(declaration.requirements)
    case .typealias(let name, let generics, let type):
      "typealias \(name)\(generics.head) = \(type)"
    case .associatedType(let name, let inherited, let type):
      "associatedtype \(name)\(inheritance(inherited))" + (type.map { " = \($0)" } ?? "")
    case .enumCases: "case"
    case .operator(let fixity, let name, let group):
      "\(fixity) operator \(name)" + (group.map { ": \($0)" } ?? "")
    case .precedenceGroup(let name): "precedencegroup \(name)"
    case .macro(let name, _, _): "#\(name)"
    case .missing: "missing"
    }
  }

  private var children: [DumpNode] {
    switch kind {
    case .import, .typealias, .associatedType, .operator, .precedenceGroup, .missing: []
    case .variable(let variable): variable.bindings.map(\.node)
    case .function(let function):
      function.signature.parameters.map(\.node)
        + (function.body?.statements.map(\.node) ?? [])
    case .initializer(let initializer):
      initializer.signature.parameters.map(\.node)
        + (initializer.body?.statements.map(\.node) ?? [])
    case .deinitializer(let body): body.statements.map(\.node)
    case .subscript(let declaration):
      declaration.signature.parameters.map(\.node) + declaration.accessors.list.map(\.node)
    case .type(let type): type.members.map(\.node)
    case .extension(let declaration): declaration.members.map(\.node)
    case .enumCases(let cases): cases.map(\.node)
    case .macro(_, let arguments, let trailing):
      arguments.map(\.node) + trailing.map(\.trailingNode)
    }
  }
}

private func inheritance(_ types: [TypeSyntax]) -> String {
  types.isEmpty ? "" : ": " + types.map(\.description).joined(separator: ", ")
}

private func conditions(_ requirements: [GenericRequirement]) -> String {
  requirements.isEmpty
    ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
}

extension GenericRequirement: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conformance(let type, let bound): "\(type): \(bound)"
    case .sameType(let left, let right): "\(left) == \(right)"
    }
  }
}

extension GenericClause {
  fileprivate var head: String {
    let names = parameters.map { parameter in
      (parameter.isPack ? "each " : "") + parameter.name
        + (parameter.inherited.map { ": \($0)" } ?? "")
    }
    return (names.isEmpty ? "" : "<\(names.joined(separator: ", "))>") + conditions(requirements)
  }
}

extension TypeDeclaration {
  fileprivate var head: String {
    "\(keyword.rawValue) \(name)\(generics.head)\(inheritance(inherited))"
  }
}

extension Signature {
  fileprivate var head: String {
    var text = generics.head
    if isAsync { text += " async" }
    if isThrowing { text += " throws" + (thrownType.map { "(\($0))" } ?? "") }
    if rethrowsWord != nil { text += " rethrows" }
    if let result { text += " -> \(result)" }
    return text
  }
}

extension Modifier: CustomStringConvertible {
  public var description: String { name + (detail.map { "(\($0))" } ?? "") }
}

extension Attribute {
  /// The arguments, where there are any.
  fileprivate var node: DumpNode? {
    guard let arguments, !arguments.isEmpty else { return nil }
    return DumpNode("@\(name)", at: range, arguments.map(\.node))
  }
}

extension Parameter {
  var node: DumpNode {
    var text = label == name ? name : "\(label ?? "_") \(name)"
    for attribute in attributes { text = "@\(attribute.name) \(text)" }
    if let type { text += ": \(type)" }
    if isVariadic { text += "..." }
    return DumpNode(text, at: range, defaultValue.map { [$0.node] } ?? [])
  }
}

extension VariableDeclaration.Binding {
  fileprivate var node: DumpNode {
    var children = initializer.map { [$0.node] } ?? []
    children += accessors?.list.map(\.node) ?? []
    guard case .identifier(let name) = pattern.kind else {
      return DumpNode("pattern" + (type.map { ": \($0)" } ?? ""), [pattern.node] + children)
    }
    return DumpNode(name + (type.map { ": \($0)" } ?? ""), at: pattern.range, children)
  }
}

extension Accessors.Accessor {
  fileprivate var node: DumpNode {
    var text = modifiers.map { "\($0) " }.joined() + kind.rawValue
    if let parameter { text += "(\(parameter))" }
    if isAsync { text += " async" }
    if isThrowing { text += " throws" }
    if body == nil { text += " …" }
    return DumpNode(text, at: range, body?.statements.map(\.node) ?? [])
  }
}

extension EnumCaseDeclaration {
  fileprivate var node: DumpNode {
    DumpNode(
      name, at: range,
      (payload?.map(\.node) ?? []) + (rawValue.map { [DumpNode("=", [$0.node])] } ?? []))
  }
}
