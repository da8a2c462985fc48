import Checking

/// What a mirror shows of a value: its parts, and what it is as its superclass. From the value
/// itself, or from the mirror that its type makes of it (`CustomReflectable`).
struct Shape {
  typealias Part = Dumper.Part

  /// What a mirror that a type made says of its value.
  enum Style {
    case plain
    case elements(Int)
    case pairs(Int)
    case members(Int)
    case tuple(Int)
  }

  var parts: [Part]
  /// nil where no mirror of its own says it.
  var style: Style?
  private var ancestor: Ancestor?

  private enum Ancestor {
    case object(ObjectValue, NominalType)
    case mirror(StructValue)
  }

  init(of value: Value, _ type: Type, _ machine: Machine) throws {
    if machine.wrapped(type) != nil {
      self.init(parts: try Self.parts(of: value, type, machine))
    } else if let mirror = try Self.customMirror(of: value, machine) {
      self.init(mirror: mirror)
    } else if case .object(let object) = value {
      self.init(object: object, as: object.type, machine)
    } else {
      self.init(parts: try Self.parts(of: value, type, machine))
    }
  }

  private init(parts: [Part]) { self.parts = parts }

  private init(object: ObjectValue, as type: NominalType, _ machine: Machine) {
    parts = Self.ownParts(of: object, as: type, machine)
    ancestor = type.superclass.map { .object(object, $0) }
  }

  /// The mark before its line.
  func mark(depth: Int) -> String {
    parts.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ "
  }

  /// What the value is as its superclass.
  func parent(_ machine: Machine) throws -> (name: String, shape: Shape)? {
    switch ancestor {
    case .object(let object, let type):
      let name = machine.name(of: .nominal(type, []), isQualified: true)
      return (name, Shape(object: object, as: type, machine))
    case .mirror(let mirror):
      guard case .type(let subject)? = Self.field("subjectType", of: mirror)?.unboxed else {
        return nil
      }
      return (machine.name(of: subject.type, isQualified: true), Shape(mirror: mirror))
    case nil: return nil
    }
  }

  // MARK: Mirrors of its own

  /// The mirror that the type makes of its values, for `print`; nil where it makes none.
  static func mirror(
    of value: Value, _ machine: Machine
  ) throws -> (shape: Shape, isStruct: Bool)? {
    guard let mirror = try customMirror(of: value, machine) else { return nil }
    guard case .enumCase(let style)? = field("displayStyle", of: mirror)?.unwrappedOptional else {
      return (Shape(mirror: mirror), false)
    }
    return (Shape(mirror: mirror), style.type.cases[style.index].name == "struct")
  }

  private static func customMirror(of value: Value, _ machine: Machine) throws -> StructValue? {
    guard case .nominal(let nominal, _) = machine.dynamicType(of: value),
      let wanted = machine.requirement("customMirror", of: "CustomReflectable"),
      nominal.conformance(to: wanted.proto) != nil,
      case .structure(let mirror) = try machine.call(wanted, on: value)
    else { return nil }
    return mirror
  }

  private init(mirror: StructValue) {
    parts = []
    if case .array(let children)? = Self.field("children", of: mirror) {
      parts = children.compactMap { child in
        guard case .tuple(let pair) = child, pair.count == 2 else { return nil }
        var label: String?
        if case .string(let text)? = pair[0].unwrappedOptional { label = text }
        return Part(label: label, value: pair[1], type: .any)
      }
    }
    style = Self.style(Self.field("displayStyle", of: mirror), parts.count)
    if case .array(let ancestors)? = Self.field("_superclass", of: mirror),
      case .structure(let parent)? = ancestors.first
    {
      ancestor = .mirror(parent)
    }
  }

  private static func field(_ name: String, of mirror: StructValue) -> Value? {
    mirror.type.storedProperties.firstIndex { $0.name == name }.map { mirror.fields[$0] }
  }

  private static func style(_ value: Value?, _ count: Int) -> Style {
    guard case .enumCase(let one)? = value?.unwrappedOptional else { return .plain }
    switch one.type.cases[one.index].name {
    case "collection": return .elements(count)
    case "dictionary": return .pairs(count)
    case "set": return .members(count)
    case "tuple": return .tuple(count)
    default: return .plain
    }
  }

  // MARK: Parts

  /// The fields that a class adds to its superclass's.
  static func ownParts(
    of object: ObjectValue, as type: NominalType, _ machine: Machine
  ) -> [Part] {
    let inherited = type.superclass?.storedProperties.count ?? 0
    return Array(fields(object.fields, of: type, object.arguments, machine).dropFirst(inherited))
  }

  static func parts(of value: Value, _ type: Type, _ machine: Machine) throws -> [Part] {
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
      return fields(structure.fields, of: structure.type, structure.arguments, machine)
    case .enumCase(let one): return payload(of: one, machine)
    case .native(let native):
      if let dictionary = native as? DictionaryValue { return entries(of: dictionary) }
      if let set = native as? SetValue {
        return set.table.elements.map { Part(label: nil, value: $0.key, type: set.element) }
      }
      return []
    default: return []
    }
  }

  private static func fields(
    _ values: [Value], of type: NominalType, _ arguments: [Type], _ machine: Machine
  ) -> [Part] {
    zip(type.storedProperties, values).map { property, field in
      var value = field
      if case .native(let native) = field, let weak = native as? WeakValue { value = weak.value }
      return Part(
        label: property.name, value: value,
        type: property.type.substituting(arguments, in: machine))
    }
  }

  private static func tuple(_ values: [Value], _ type: Type) -> [Part] {
    var elements: [TupleElement] = []
    if case .tuple(let known) = type { elements = known }
    return values.enumerated().map { index, value in
      let element = elements.indices.contains(index) ? elements[index] : nil
      return Part(
        label: element?.label ?? ".\(index)", value: value, type: element?.type ?? .any)
    }
  }

  private static func payload(of one: EnumValue, _ machine: Machine) -> [Part] {
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

  private static func entries(of dictionary: DictionaryValue) -> [Part] {
    let type = Type.tuple([
      TupleElement(label: "key", type: dictionary.key),
      TupleElement(label: "value", type: dictionary.value),
    ])
    return dictionary.table.elements.map {
      Part(label: nil, value: .tuple([$0.key, $0.value]), type: type)
    }
  }
}

extension Value {
  /// What an optional holds; nil for nil.
  fileprivate var unwrappedOptional: Value? {
    switch self {
    case .none: nil
    case .some(let inner): inner
    default: self
    }
  }
}
