extension Name: CustomStringConvertible {
  /// As written: `count`, `move(to:)`, `Array<Int>`.
  public var description: String {
    var text = text
    if !genericArguments.isEmpty {
      text += "<\(genericArguments.map(\.description).joined(separator: ", "))>"
    }
    if let labels { text += "(\(labels.map { $0 + ":" }.joined()))" }
    return text
  }
}

extension TypeSyntax: CustomStringConvertible {
  /// As Swift writes it, with one space after commas and around arrows.
  public var description: String {
    switch kind {
    case .name(let base, let name, let arguments):
      let list = arguments.map(\.description).joined(separator: ", ")
      return (base.map { "\($0)." } ?? "") + name + (arguments.isEmpty ? "" : "<\(list)>")
    case .optional(let type): return type.operand + "?"
    case .implicitlyUnwrapped(let type): return type.operand + "!"
    case .array(let type): return "[\(type)]"
    case .dictionary(let key, let value): return "[\(key): \(value)]"
    case .tuple(let elements): return TypeSyntax.list(elements)
    case .function(let type): return type.description
    case .some(let type): return "some \(type)"
    case .any(let type): return "any \(type)"
    case .composition(let types):
      return types.map(\.description).joined(separator: " & ")
    case .metatype(let type): return "\(type.operand).Type"
    case .specified("~", let type): return "~\(type)"
    case .specified("...", let type): return "\(type)..."
    case .specified(let word, let type): return "\(word) \(type)"
    case .attributed(let attributes, let type):
      return attributes.map { "@\($0.name) " }.joined() + type.description
    case .placeholder: return "_"
    case .missing: return "<missing>"
    }
  }

  /// In parentheses where `?` or `.Type` would bind to the last part alone.
  private var operand: String {
    switch kind {
    case .function, .some, .any, .composition, .specified, .attributed: "(\(description))"
    case .name, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype,
      .placeholder, .missing:
      description
    }
  }

  fileprivate static func list(_ elements: [TupleElement]) -> String {
    let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
    return "(\(parts.joined(separator: ", ")))"
  }
}

extension FunctionTypeSyntax: CustomStringConvertible {
  public var description: String {
    var text = TypeSyntax.list(parameters)
    if isAsync { text += " async" }
    if isThrowing { text += " throws" + (thrownType.map { "(\($0))" } ?? "") }
    return text + " -> \(result)"
  }
}
