import Checking
import Interpreter

/// Sets, in the order of insertion.
var setMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable,
        ExpressibleByArrayLiteral, CustomStringConvertible
      {
        typealias ArrayLiteralElement = Element
        typealias Iterator = IndexingIterator<[Element]>
        @frozen struct Index: Hashable, Comparable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
      }
      """)
  ] + tableIndices("Set", element: "Element") { $0.key } + [
    Builtin("Set", "init()") { $0.set(ValueTable()) },
    Builtin("Set", "init(minimumCapacity: Int)") { $0.set(ValueTable()) },
    Builtin("Set", "init<S: Sequence>(_ sequence: S) where S.Element == Element") {
      try $0.set($0.elements(0))
    },
    Builtin("Set", "init(arrayLiteral elements: Element...)") { try $0.set($0.elements(0)) },
    Builtin("Set", "var count: Int { get }") { .int(try $0.table(0).count) },
    Builtin("Set", "var capacity: Int { count }"),
    Builtin("Set", "var isEmpty: Bool { get }") { .bool(try $0.table(0).isEmpty) },
    Builtin("Set", "var first: Element? { get }") { .optional(try $0.table(0).first?.key) },
    Builtin(
      "Set", "func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }"),
    Builtin("Set", "func contains(_ member: Element) -> Bool") { call in
      .bool(try call.table(0).find(call.arguments[1], in: call.machine) != nil)
    },
    Builtin(
      "Set",
      """
      @discardableResult mutating func insert(_ newMember: Element)
        -> (inserted: Bool, memberAfterInsert: Element)
      """
    ) { try insertMember($0) },
    Builtin("Set", "@discardableResult mutating func update(with newMember: Element) -> Element?") {
      call in
      let member = call.arguments[1]
      var old: Value?
      _ = try call.changeSet { table in
        old = try table.remove(member, in: call.machine)?.key
        try table.set(.void, for: member, in: call.machine)
      }
      return .optional(old)
    },
    Builtin(
      "Set",
      """
      @discardableResult mutating func remove(at position: Index) -> Element {
        let member = self[position]
        remove(member)
        return member
      }
      """),
    Builtin("Set", "@discardableResult mutating func remove(_ member: Element) -> Element?") {
      call in
      let member = call.arguments[1]
      var removed: Value?
      _ = try call.changeSet { removed = try $0.remove(member, in: call.machine)?.key }
      return .optional(removed)
    },
    Builtin("Set", "@discardableResult mutating func removeFirst() -> Element") { call in
      var removed = Value.void
      _ = try call.changeSet { table in
        guard let first = table.first?.key else {
          throw call.trap("Can't removeFirst from an empty Set")
        }
        removed = first
        try table.remove(first, in: call.machine)
      }
      return removed
    },
    Builtin(
      "Set",
      "mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }"),
    Builtin("Set", "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") {
      try $0.changeSet { $0.removeAll() }
    },
    Builtin(
      "Set", "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>"
    ) { call in call.set(try call.table(0).filter { try call.test(1, $0.key) }) },
    Builtin(
      "Set",
      "func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element"
    ) { call in
      var table = try call.table(0)
      try add(call.elements(1), to: &table, call.machine)
      return call.set(table)
    },
    Builtin(
      "Set",
      "func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element"
    ) { call in call.set(try common(call)) },
    Builtin(
      "Set",
      "func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element"
    ) { call in
      var table = try call.table(0)
      for element in try call.elements(1) { try table.remove(element, in: call.machine) }
      return call.set(table)
    },
    Builtin(
      "Set",
      """
      func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
      where S.Element == Element
      """
    ) { call in call.set(try difference(call)) },
    Builtin(
      "Set",
      """
      mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
        self = union(other)
      }
      """),
    Builtin(
      "Set",
      """
      mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
      }
      """),
    Builtin(
      "Set",
      """
      mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
      }
      """),
    Builtin(
      "Set",
      """
      mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
        self = subtracting(other)
      }
      """),
    Builtin(
      "Set",
      """
      func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        subtracting(possibleSuperset).isEmpty
      }
      """),
    Builtin(
      "Set",
      """
      func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        Set(possibleSubset).subtracting(self).isEmpty
      }
      """),
    Builtin(
      "Set",
      """
      func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        isSubset(of: other) && !isSuperset(of: other)
      }
      """),
    Builtin(
      "Set",
      """
      func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        isSuperset(of: other) && !isSubset(of: other)
      }
      """),
    Builtin(
      "Set",
      """
      func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        intersection(other).isEmpty
      }
      """),
    Builtin("Set", "static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool") {
      .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1]))
    },
    Builtin("Set", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("Set: CustomDebugStringConvertible", "var debugDescription: String { get }") {
      .string(try $0.machine.debugDescription(of: $0.arguments[0]))
    },
    Builtin("Set", "var description: String { get }") {
      .string(try $0.machine.description(of: $0.arguments[0]))
    },
  ]
}

private func insertMember(_ call: Invocation) throws -> Value {
  let member = call.arguments[1]
  var result = Value.void
  _ = try call.changeSet { table in
    if let position = try table.find(member, in: call.machine) {
      result = .tuple([.bool(false), table.entry(at: position).key])
    } else {
      try table.set(.void, for: member, in: call.machine)
      result = .tuple([.bool(true), member])
    }
  }
  return result
}

private func add(
  _ elements: [Value], to table: inout ValueTable, _ machine: Machine
) throws {
  for element in elements where try table.find(element, in: machine) == nil {
    try table.set(.void, for: element, in: machine)
  }
}

private func common(_ call: Invocation) throws -> ValueTable {
  var others = ValueTable()
  try add(call.elements(1), to: &others, call.machine)
  return try call.table(0).filter { try others.find($0.key, in: call.machine) != nil }
}

private func difference(_ call: Invocation) throws -> ValueTable {
  var others = ValueTable()
  try add(call.elements(1), to: &others, call.machine)
  let own = try call.table(0)
  var result = try own.filter { try others.find($0.key, in: call.machine) == nil }
  for entry in others.elements where try own.find(entry.key, in: call.machine) == nil {
    try result.set(.void, for: entry.key, in: call.machine)
  }
  return result
}

extension Invocation {
  /// A set of the element type that `self` has.
  func set(_ table: ValueTable) -> Value { .native(SetValue(element: type(0), table: table)) }

  func set(_ elements: [Value]) throws -> Value {
    var table = ValueTable()
    try add(elements, to: &table, machine)
    return set(table)
  }

  /// Changes the set that is argument 0; a shared one is copied first.
  func changeSet(_ change: (inout ValueTable) throws -> Void) throws -> Value {
    guard var set = nativeValue(arguments.take(0), as: SetValue.self) else {
      throw trap("navlab's library expected a set")
    }
    if !isKnownUniquelyReferenced(&set) {
      set = SetValue(element: set.element, table: set.table)
    }
    defer { arguments[0] = .native(set) }
    try change(&set.table)
    return .void
  }
}
