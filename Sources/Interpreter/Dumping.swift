import Checking

/// `dump`: a value and its parts, a line each, as Swift's mirror shows them.
public struct Dumper {
  private let machine: Machine
  private var numbers: [AnyHashable: Int] = [:]
  /// How many more values may be written.
  private var itemsLeft: Int
  public private(set) var text = ""

  public init(_ machine: Machine, maxItems: Int = .max) {
    self.machine = machine
    itemsLeft = maxItems
  }

  /// One part of a value: a property, an element, what a case holds.
  public struct Part {
    public var label: String?
    public var value: Value
    public var type: Type
  }

  /// - Parameter depth: how many levels of parts may be written.
  public mutating func write(
    _ value: Value, as type: Type, label: String? = nil, indent: Int = 0, depth: Int = .max
  ) throws {
    switch value {
    case .existential(let inner, let own):
      return try write(inner, as: own, label: label, indent: indent, depth: depth)
    case .native(let native):
      if let weak = native as? WeakValue {
        return try write(weak.value, as: type, label: label, indent: indent, depth: depth)
      }
    default: break
    }
    guard take() else { return }
    let shape = try Shape(of: value, type, machine)
    let lead = String(repeating: " ", count: indent) + shape.mark(depth: depth)
    text += lead + (label.map { "\($0): " } ?? "") + (try summary(of: value, type, shape.style))
    if machine.wrapped(type) == nil, let identity = identity(of: value) {
      let known = numbers[identity]
      let number = known ?? numbers.count
      numbers[identity] = number
      text += " #\(number)"
      if known != nil {
        text += "\n"
        return
      }
    }
    text += "\n"
    try write(shape, indent: indent, depth: depth)
  }

  /// What stands below a value's own line.
  private mutating func write(_ shape: Shape, indent: Int, depth: Int) throws {
    try machine.charge(steps: 1)
    guard depth > 0 else { return }
    if let parent = try shape.parent(machine), take() {
      text += String(repeating: " ", count: indent + 2) + parent.shape.mark(depth: depth - 1)
      text += "super: \(parent.name)\n"
      try write(parent.shape, indent: indent + 2, depth: depth - 1)
    }
    for (index, part) in shape.parts.enumerated() {
      if itemsLeft <= 0 {
        let left = shape.parts.count - index
        let more = index > 0 ? " more" : ""
        text += String(repeating: " ", count: indent + 4)
        text += "(\(left)\(more) \(left == 1 ? "child" : "children"))\n"
        return
      }
      try write(part.value, as: part.type, label: part.label, indent: indent + 2, depth: depth - 1)
    }
  }

  private mutating func take() -> Bool {
    guard itemsLeft > 0 else { return false }
    itemsLeft -= 1
    return true
  }

  private func identity(of value: Value) -> AnyHashable? {
    switch value {
    case .object(let object): ObjectIdentifier(object)
    case .type(let metatype): metatype.type
    default: nil
    }
  }

  // MARK: Mirrors

  /// The parts of a value as its mirror lists them; of an object those of its own class, or of the
  /// superclass `level` above it.
  public static func children(of value: Value, level: Int, _ machine: Machine) throws -> [Part] {
    if case .existential(let inner, let own) = value {
      if case .object = inner, machine.wrapped(own) == nil {
        return try children(of: inner, level: level, machine)
      }
      return try Shape.parts(of: inner, own, machine)
    }
    guard case .object(let object) = value else {
      return try Shape.parts(of: value, .any, machine)
    }
    var type: NominalType? = object.type
    for _ in 0..<level { type = type?.superclass }
    return type.map { Shape.ownParts(of: object, as: $0, machine) } ?? []
  }

  private func summary(of value: Value, _ type: Type, _ style: Shape.Style?) throws -> String {
    if machine.wrapped(type) != nil { return try machine.debugDescription(of: value, as: type) }
    // Collections and tuples are told by their counts, whatever they say of themselves.
    if let style {
      switch style {
      case .elements(let number): return count(number, "element", "elements")
      case .pairs(let number): return count(number, "key/value pair", "key/value pairs")
      case .members(let number): return count(number, "member", "members")
      case .tuple(let number): return "(\(count(number, "element", "elements")))"
      case .plain: break
      }
    }
    switch value {
    case .void: return "(0 elements)"
    case .array(let elements): return count(elements.count, "element", "elements")
    case .tuple(let elements): return "(\(count(elements.count, "element", "elements")))"
    case .structure, .object:
      let own = machine.dynamicType(of: value)
      if let text = try machine.ownDescription(of: value) { return text }
      return machine.name(of: own, isQualified: true)
    case .enumCase(let one):
      if let text = try machine.ownDescription(of: value) { return text }
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
}
