import Checking

extension Machine {
  /// A value as a Swift literal: `3`, `"x"`, `.profile(userId: "a")`, `[1, 2]`, `nil`,
  /// `Item(id: 1, name: "x")`.
  public func literal(_ value: Value, as type: Type = .any) throws -> String {
    try deeper { try writeLiteral(value, as: type) }
  }

  private func writeLiteral(_ value: Value, as type: Type) throws -> String {
    let inner = unwrapped(type)
    switch value {
    case .double(let number) where !number.isFinite:
      return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
    case .void, .bool, .int, .double, .closure, .keyPath:
      return try description(of: value, as: inner)
    case .none: return "nil"
    case .string, .character: return try debugDescription(of: value)
    case .array(let elements):
      let element = arguments(of: inner).first ?? .any
      return "[\(try elements.map { try literal($0, as: element) }.joined(separator: ", "))]"
    case .tuple(let parts): return try tupleLiteral(parts, elements(of: inner))
    case .structure(let structure): return try literal(structure)
    case .enumCase(let value): return try literal(value)
    case .object(let object): return name(of: .nominal(object.type, object.arguments))
    case .type(let value): return "\(name(of: value.type)).self"
    case .native(let native): return try native.literal(in: self)
    case .some(let inner): return try literal(inner)
    case .existential(let inner, let own): return try literal(inner, as: own)
    case .box(let box): return try literal(box.value, as: type)
    }
  }

  private func unwrapped(_ type: Type) -> Type {
    if case .nominal(let nominal, let arguments) = type, nominal.isBuiltin,
      nominal.name == "Optional", let wrapped = arguments.first
    {
      return unwrapped(wrapped)
    }
    return type
  }

  private func elements(of type: Type) -> [TupleElement] {
    if case .tuple(let elements) = type { elements } else { [] }
  }

  private func tupleLiteral(_ parts: [Value], _ elements: [TupleElement]) throws -> String {
    var texts: [String] = []
    for (index, part) in parts.enumerated() {
      let element = elements.indices.contains(index) ? elements[index] : nil
      let label = element?.label.map { "\($0): " } ?? ""
      texts.append(label + (try literal(part, as: element?.type ?? .any)))
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// How types of the library's are made of their first field, where what they print as is not what
  /// makes them.
  private static let made: [String: (before: String, after: String)] = [
    "Data": ("Data(", ")"), "Date": ("Date(timeIntervalSinceReferenceDate: ", ")"),
    "IndexSet": ("IndexSet(", ")"), "URL": ("URL(string: ", ")!"),
    "UUID": ("UUID(uuidString: ", ")!"),
  ]

  private func literal(_ structure: StructValue) throws -> String {
    let type = structure.type
    if type.isBuiltin, let made = Self.made[type.name], let field = structure.fields.first {
      return try made.before + literal(field) + made.after
    }
    if type.isBuiltin, witnesses(of: type).description != nil {
      return try description(of: .structure(structure))
    }
    // One of the library's that is known by the name of a static member.
    if type.isBuiltin, type.storedProperties.first?.name == "_member",
      case .string(let member)? = structure.fields.first
    {
      return ".\(member)"
    }
    var parts: [String] = []
    for (property, field) in zip(type.storedProperties, structure.fields) {
      let own = property.type.substituting(structure.arguments, in: self)
      parts.append("\(property.wrappedName ?? property.name): \(try literal(field, as: own))")
    }
    return "\(type.name)(\(parts.joined(separator: ", ")))"
  }

  private func literal(_ value: EnumValue) throws -> String {
    guard value.type.cases.indices.contains(value.index) else { return "?" }
    let declared = value.type.cases[value.index]
    guard let payload = declared.payload else { return ".\(declared.name)" }
    let elements = payload.map { element in
      TupleElement(
        label: element.label, type: element.type.substituting(value.arguments, in: self))
    }
    return ".\(declared.name)\(try tupleLiteral(value.payload, elements))"
  }
}
