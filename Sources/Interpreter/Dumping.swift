import Checking

/// `dump`: a value and its parts, a line each, as Swift's mirror shows them.
public struct Dumper {
  private let machine: Machine
  private var numbers: [ObjectIdentifier: Int] = [:]
  public private(set) var text = ""

  public init(_ machine: Machine) {
    self.machine = machine
  }

  /// One part of a value: a property, an element, what a case holds.
  public struct Part {
    public var label: String?
    public var value: Value
    public var type: Type
  }

  public mutating func write(
    _ value: Value, as type: Type, label: String? = nil, indent: Int = 0
  ) throws {
    switch value {
    case .existential(let inner, let own):
      return try write(inner, as: own, label: label, indent: indent)
    case .native(let native):
      if let weak = native as? WeakValue {
        return try write(weak.value, as: type, label: label, indent: indent)
      }
    default: break
    }
    if case .object(let object) = value {
      return try write(object, as: object.type, label: label, indent: indent)
    }
    let parts = try parts(of: value, type)
    try line(try summary(of: value, type), hasParts: !parts.isEmpty, label, indent)
    for part in parts {
      try write(part.value, as: part.type, label: part.label, indent: indent + 2)
    }
  }

  /// An object, or what it is as its superclass; one that was shown before only by its number.
  private mutating func write(
    _ object: ObjectValue, as type: NominalType, label: String?, indent: Int
  ) throws {
    let inherited = type.superclass?.storedProperties.count ?? 0
    let own = fields(object.fields, of: type, object.arguments).dropFirst(inherited)
    let hasParts = type.superclass != nil || !own.isEmpty
    let known = numbers[ObjectIdentifier(object)]
    var summary = try summary(of: .object(object), .nominal(type, object.arguments))
    if type === object.type {
      let number = known ?? numbers.count
      numbers[ObjectIdentifier(object)] = number
      summary += " #\(number)"
    } else {
      summary = machine.name(of: .nominal(type, []), isQualified: true)
    }
    try line(summary, hasParts: hasParts, label, indent)
    if known != nil, type === object.type { return }
    if let parent = type.superclass {
      try write(object, as: parent, label: "super", indent: indent + 2)
    }
    for part in own { try write(part.value, as: part.type, label: part.label, indent: indent + 2) }
  }

  private mutating func line(
    _ summary: String, hasParts: Bool, _ label: String?, _ indent: Int
  ) throws {
    try machine.charge(steps: 1)
    let lead = label.map { "\($0): " } ?? ""
    text += String(repeating: " ", count: indent) + (hasParts ? "▿ " : "- ") + lead + summary + "\n"
  }

  // MARK: Mirrors

  /// The parts of a value as its mirror lists them; of an object those of its own class.
  public func children(of value: Value, as type: Type) throws -> [Part] {
    switch value {
    case .existential(let inner, let own): return try children(of: inner, as: own)
    case .object(let object):
      let inherited = object.type.superclass?.storedProperties.count ?? 0
      return Array(fields(object.fields, of: object.type, object.arguments).dropFirst(inherited))
    default: return try parts(of: value, type)
    }
  }

  private func summary(of value: Value, _ type: Type) throws -> String {
    if machine.wrapped(type) != nil { return try machine.debugDescription(of: value, as: type) }
    switch value {
    case .void: return "(0 elements)"
    case .array(let elements): return count(elements.count, "element", "elements")
    case .tuple(let elements): return "(\(count(elements.count, "element", "elements")))"
    case .structure, .object:
      let own = machine.dynamicType(of: value)
      if let text = try machine.ownDescription(of: value) { return text }
      return machine.name(of: own, isQualified: true)
    case .enumCase(let one):
      let name = machine.name(of: machine.dynamicType(of: value), isQualified: true)
      return "\(name).\(one.type.cases[one.index].name)"
    case .native(let native):
      if let dictionary = native as? DictionaryValue {
        return count(dictionary.table.count, "key/value pair", "key/value pairs")
      }
      if let set = native as? SetValue { return count(set.table.count, "member", "members") }
    default: break
    }
    return try machine.debugDescription(of: value, as: type)
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }

  private func parts(of value: Value, _ type: Type) throws -> [Part] {
    if let wrapped = machine.wrapped(type) {
      switch value {
      case .none: return []
      case .some(let inner): return [Part(label: "some", value: inner, type: wrapped)]
      default: return [Part(label: "some", value: value, type: wrapped)]
      }
    }
    switch value {
    case .array(let elements):
      let element = machine.arguments(of: type).first ?? .any
      return elements.map { Part(label: nil, value: $0, type: element) }
    case .tuple(let values): return tuple(values, type)
    case .structure(let structure):
      return fields(structure.fields, of: structure.type, structure.arguments)
    case .enumCase(let one): return payload(of: one)
    case .native(let native):
      if let dictionary = native as? DictionaryValue { return entries(of: dictionary) }
      if let set = native as? SetValue {
        return set.table.elements.map { Part(label: nil, value: $0.key, type: set.element) }
      }
      return []
    default: return []
    }
  }

  private func fields(_ values: [Value], of type: NominalType, _ arguments: [Type]) -> [Part] {
    zip(type.storedProperties, values).map { property, value in
      Part(
        label: property.name, value: value,
        type: property.type.substituting(arguments, in: machine))
    }
  }

  private func tuple(_ values: [Value], _ type: Type) -> [Part] {
    var elements: [TupleElement] = []
    if case .tuple(let known) = type { elements = known }
    return values.enumerated().map { index, value in
      let element = elements.indices.contains(index) ? elements[index] : nil
      return Part(
        label: element?.label ?? ".\(index)", value: value, type: element?.type ?? .any)
    }
  }

  private func payload(of one: EnumValue) -> [Part] {
    let declared = one.type.cases[one.index]
    guard let payload = declared.payload, !one.payload.isEmpty else { return [] }
    let elements = payload.map { element in
      TupleElement(
        label: element.label, type: element.type.substituting(one.arguments, in: machine))
    }
    if elements.count == 1, elements[0].label == nil, let value = one.payload.first {
      return [Part(label: declared.name, value: value, type: elements[0].type)]
    }
    return [Part(label: declared.name, value: .tuple(one.payload), type: .tuple(elements))]
  }

  private func entries(of dictionary: DictionaryValue) -> [Part] {
    let type = Type.tuple([
      TupleElement(label: "key", type: dictionary.key),
      TupleElement(label: "value", type: dictionary.value),
    ])
    return dictionary.table.elements.map {
      Part(label: nil, value: .tuple([$0.key, $0.value]), type: type)
    }
  }
}
