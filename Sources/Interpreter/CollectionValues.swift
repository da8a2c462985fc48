import Checking

/// A dictionary. A class for its identity in memory only: copied before it is changed, unless
/// nobody else holds it (`isKnownUniquelyReferenced`).
public final class DictionaryValue: NativeValue, SequenceValue {
  public let key: Type
  public let value: Type
  @exclusivity(unchecked) public var table: ValueTable

  public init(key: Type, value: Type, table: ValueTable = ValueTable()) {
    self.key = key
    self.value = value
    self.table = table
  }

  public func dynamicType(in machine: Machine) -> Type {
    machine.types.type("Dictionary", [key, value])
  }

  public func makeIterator(in machine: Machine) -> any IteratorValue {
    TableIterator(table) { .tuple([$0.key, $0.value]) }
  }

  public func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    guard let other = other as? DictionaryValue, table.count == other.table.count else {
      return false
    }
    for entry in table.elements {
      guard let found = try other.table.value(for: entry.key, in: machine),
        try machine.areEqual(found, entry.value)
      else { return false }
    }
    return true
  }

  public func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    var sum = 0
    for entry in table.elements {
      var pair = StableHasher()
      try machine.hash(entry.key, into: &pair)
      try machine.hash(entry.value, into: &pair)
      sum ^= pair.finalize()
    }
    hasher.combine(sum)
  }

  public func describe(in machine: Machine) throws -> String {
    if table.isEmpty { return "[:]" }
    let pairs = try table.elements.map { entry in
      let name = try machine.debugDescription(of: entry.key, as: key)
      return try "\(name): \(machine.debugDescription(of: entry.value, as: value))"
    }
    return "[\(pairs.joined(separator: ", "))]"
  }

  public func literal(in machine: Machine) throws -> String {
    if table.isEmpty { return "[:]" }
    let pairs = try table.elements.map { entry in
      let name = try machine.literal(entry.key, as: key)
      return try "\(name): \(machine.literal(entry.value, as: value))"
    }
    return "[\(pairs.joined(separator: ", "))]"
  }

  public func forEachChild(_ visit: (Value) -> Void) {
    for entry in table.elements {
      visit(entry.key)
      visit(entry.value)
    }
  }
}

/// A set, in the order of insertion. A class as `DictionaryValue` is.
public final class SetValue: NativeValue, SequenceValue {
  public let element: Type
  @exclusivity(unchecked) public var table: ValueTable

  public init(element: Type, table: ValueTable = ValueTable()) {
    self.element = element
    self.table = table
  }

  public func dynamicType(in machine: Machine) -> Type { machine.types.type("Set", [element]) }

  public func makeIterator(in machine: Machine) -> any IteratorValue {
    TableIterator(table) { $0.key }
  }

  public func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    guard let other = other as? SetValue, table.count == other.table.count else { return false }
    for entry in table.elements where try other.table.find(entry.key, in: machine) == nil {
      return false
    }
    return true
  }

  public func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    var sum = 0
    for entry in table.elements {
      var one = StableHasher()
      try machine.hash(entry.key, into: &one)
      sum ^= one.finalize()
    }
    hasher.combine(sum)
  }

  public func describe(in machine: Machine) throws -> String {
    let elements = try table.elements.map { try machine.debugDescription(of: $0.key, as: element) }
    return "[\(elements.joined(separator: ", "))]"
  }

  public func debugDescribe(in machine: Machine) throws -> String {
    "Set(\(try describe(in: machine)))"
  }

  public func literal(in machine: Machine) throws -> String {
    let elements = try table.elements.map { try machine.literal($0.key, as: element) }
    return "[\(elements.joined(separator: ", "))]"
  }

  public func forEachChild(_ visit: (Value) -> Void) {
    for entry in table.elements { visit(entry.key) }
  }
}

/// Walks the table of a dictionary or set as it was when the walk began.
final class TableIterator: IteratorValue {
  private let table: ValueTable
  private let element: (ValueTable.Entry) -> Value
  private var position = 0

  init(_ table: ValueTable, element: @escaping (ValueTable.Entry) -> Value) {
    self.table = table
    self.element = element
  }

  func next(in machine: Machine) -> Value? {
    guard let found = table.position(from: position) else { return nil }
    position = found + 1
    return element(table.entry(at: found))
  }

  func describe(in machine: Machine) -> String { "Iterator" }
}

/// The keys or the values of a dictionary, as it was when it was asked for them.
public final class DictionaryPart: NativeValue, SequenceValue {
  public enum Kind: String, Sendable {
    case keys = "Keys"
    case values = "Values"
  }

  public let dictionary: DictionaryValue
  public let kind: Kind

  public init(_ kind: Kind, of dictionary: DictionaryValue) {
    self.dictionary = dictionary
    self.kind = kind
  }

  public func dynamicType(in machine: Machine) -> Type {
    machine.types.type("Dictionary.\(kind.rawValue)", [dictionary.key, dictionary.value])
  }

  public func makeIterator(in machine: Machine) -> any IteratorValue {
    TableIterator(dictionary.table) { [kind] in kind == .keys ? $0.key : $0.value }
  }

  public func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    guard let other = other as? DictionaryPart, kind == .keys, other.kind == .keys else {
      return false
    }
    let (table, others) = (dictionary.table, other.dictionary.table)
    return try table.count == others.count
      && table.elements.allSatisfy { try others.find($0.key, in: machine) != nil }
  }

  public func describe(in machine: Machine) throws -> String {
    let elements = try dictionary.table.elements.map { entry in
      kind == .keys
        ? try machine.debugDescription(of: entry.key, as: dictionary.key)
        : try machine.debugDescription(of: entry.value, as: dictionary.value)
    }
    return "[\(elements.joined(separator: ", "))]"
  }

  public func debugDescribe(in machine: Machine) throws -> String {
    "Dictionary.\(kind.rawValue)(\(try describe(in: machine)))"
  }

  public func forEachChild(_ visit: (Value) -> Void) { visit(.native(dictionary)) }
}
