import Checking

extension Machine {
  /// A value as a Swift literal: `3`, `"x"`, `.profile(userId: "a")`, `[1, 2]`, `nil`,
  /// `Item(id: 1, name: "x")`.
  public func literal(_ value: Value, as type: Type = .any) throws -> String {
    counters.literals += 1
    var text = ""
    try write(value, as: type, to: &text)
    return text
  }

  private func write(_ value: Value, as type: Type = .any, to text: inout String) throws {
    switch value {
    case .double(let number) where !number.isFinite:
      text += number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
    case .void, .bool, .int, .double, .closure, .keyPath:
      text += try description(of: value, as: unwrapped(type))
    case .none: text += "nil"
    case .string(let own): text += own.debugDescription
    case .character(let own): text += own.debugDescription
    case .array(let elements):
      let element = arguments(of: unwrapped(type)).first ?? .any
      text += "["
      try deeper {
        for (index, one) in elements.enumerated() {
          if index > 0 { text += ", " }
          try write(one, as: element, to: &text)
        }
      }
      text += "]"
    case .tuple(let parts): try write(parts, elements(of: unwrapped(type)), to: &text)
    case .structure(let structure): try deeper { try write(structure, to: &text) }
    case .enumCase(let value): try write(value, to: &text)
    case .object(let object): text += name(of: .nominal(object.type, object.arguments))
    case .type(let value): text += "\(name(of: value.type)).self"
    case .native(let native): text += try deeper { try native.literal(in: self) }
    case .some(let inner): try deeper { try write(inner, to: &text) }
    case .existential(let inner, let own): try deeper { try write(inner, as: own, to: &text) }
    case .box(let box): try deeper { try write(box.value, as: type, to: &text) }
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

  private func write(
    _ parts: [Value], _ elements: [TupleElement], to text: inout String
  ) throws {
    text += "("
    try deeper {
      for (index, part) in parts.enumerated() {
        let element = elements.indices.contains(index) ? elements[index] : nil
        if index > 0 { text += ", " }
        if let label = element?.label { text += "\(label): " }
        try write(part, as: element?.type ?? .any, to: &text)
      }
    }
    text += ")"
  }

  /// How types of the library's are made of their first field, where what they print as is not what
  /// makes them.
  private static let made: [String: (before: String, after: String)] = [
    "Data": ("Data(", ")"), "Date": ("Date(timeIntervalSinceReferenceDate: ", ")"),
    "IndexSet": ("IndexSet(", ")"), "URL": ("URL(string: ", ")!"),
    "UUID": ("UUID(uuidString: ", ")!"),
  ]

  private func write(_ structure: StructValue, to text: inout String) throws {
    let type = structure.type
    if type.isBuiltin, let made = Self.made[type.name], let field = structure.fields.first {
      text += made.before
      try write(field, to: &text)
      text += made.after
      return
    }
    if type.isBuiltin, witnesses(of: type).description != nil {
      text += try description(of: .structure(structure))
      return
    }
    // One of the library's that is known by the name of a static member.
    if type.isBuiltin, type.storedProperties.first?.name == "_member",
      case .string(let member)? = structure.fields.first
    {
      text += ".\(member)"
      return
    }
    text += "\(type.name)("
    for (index, (property, field)) in zip(type.storedProperties, structure.fields).enumerated() {
      let own = property.type.substituting(structure.arguments, in: self)
      if index > 0 { text += ", " }
      text += "\(property.wrappedName ?? property.name): "
      try write(field, as: own, to: &text)
    }
    text += ")"
  }

  private func write(_ value: EnumValue, to text: inout String) throws {
    guard value.type.cases.indices.contains(value.index) else {
      text += "?"
      return
    }
    let declared = value.type.cases[value.index]
    text += ".\(declared.name)"
    guard let payload = declared.payload else { return }
    let elements = payload.map { element in
      TupleElement(
        label: element.label, type: element.type.substituting(value.arguments, in: self))
    }
    try write(value.payload, elements, to: &text)
  }
}

/// The literals of values that are told of again and again, each made once for as long as its value
/// stays as it is: nobody looks through ten thousand rows after each tap that changes none.
public struct KnownLiterals {
  private var known: [String: (value: Value, text: String)] = [:]
  private var former: [String: (value: Value, text: String)] = [:]

  public init() {}

  /// Starts another look at all of them; what is not asked for in it is forgotten with the next.
  public mutating func beginAgain() {
    former = known
    known = [:]
  }

  /// A value's literal.
  /// - Parameter name: whose value it is: the same in each look.
  public mutating func literal(
    of value: Value, named name: String, in machine: Machine
  ) throws -> String {
    if let old = former[name], value.isSame(as: old.value) {
      known[name] = old
      return old.text
    }
    let text = try machine.literal(value)
    if value.hasParts, value.isData { known[name] = (value, text) }
    return text
  }
}

extension Value {
  /// Whether it lies where the other lies: while somebody holds that, neither changes.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.array(let own), .array(let others)):
      own.count == others.count
        && own.withUnsafeBufferPointer { own in
          others.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    case (.structure(let own), .structure(let others)): own === others
    case (.native(let own), .native(let others)): own === others
    default: false
    }
  }

  /// Whether it is nothing but data: its literal says all of it, and nobody sees when it goes.
  fileprivate var isData: Bool {
    switch self {
    case .void, .none, .bool, .int, .double, .string, .character, .type: true
    case .array(let values), .tuple(let values): values.allSatisfy(\.isData)
    case .structure(let value):
      value.type.deinitializers.isEmpty && value.fields.allSatisfy(\.isData)
    case .enumCase(let value): value.payload.allSatisfy(\.isData)
    case .some(let inner), .existential(let inner, _): inner.isData
    case .native(let native):
      if let dictionary = native as? DictionaryValue {
        dictionary.table.elements.allSatisfy { $0.key.isData && $0.value.isData }
      } else {
        (native as? SetValue)?.table.elements.allSatisfy(\.key.isData) ?? false
      }
    case .object, .closure, .keyPath, .box: false
    }
  }
}
