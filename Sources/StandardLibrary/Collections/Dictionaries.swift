import Checking
import Interpreter

/// Dictionaries. They keep the order of insertion, so that a program prints the same each time.
var dictionaryMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral,
        CustomStringConvertible
      {
        typealias Element = (key: Key, value: Value)
        typealias Iterator = IndexingIterator<[Element]>
        @frozen struct Index: Hashable, Comparable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
      }
      """),
    Builtin("Dictionary", "func index(forKey key: Key) -> Index?") { call in
      guard let position = try call.table(0).find(call.arguments[1], in: call.machine) else {
        return .none
      }
      return try call.structure("Dictionary.Index", arguments: call.types, [.int(position)])
    },
  ]
    + tableIndices("Dictionary", element: "Element") {
      .tuple([$0.key, $0.value])
    } + [
      Builtin("Dictionary", "init()") { $0.dictionary(ValueTable()) },
      Builtin("Dictionary", "init(minimumCapacity: Int)") { $0.dictionary(ValueTable()) },
      Builtin("Dictionary", "init(dictionaryLiteral elements: (Key, Value)...)") { call in
        try call.dictionary(pairs: call.elements(0)) { _, _ in
          throw call.trap("Dictionary literal contains duplicate keys")
        }
      },
      Builtin(
        "Dictionary",
        "init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)"
      ) { call in
        let pairs = try call.elements(0)
        var seen = ValueTable()
        for case .tuple(let pair) in pairs
        where try seen.set(.void, for: pair[0], in: call.machine) != nil {
          throw call.trap(
            "Duplicate values for key: '\(try call.machine.description(of: pair[0]))'")
        }
        return try call.dictionary(pairs: pairs) { _, new in new }
      },
      Builtin(
        "Dictionary",
        """
        init<S: Sequence>(
          _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
        ) rethrows where S.Element == (Key, Value)
        """
      ) { call in
        try call.dictionary(pairs: call.elements(0)) { try call.call(1, $0, $1) }
      },
      Builtin(
        "Dictionary",
        """
        init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
        where Value == [S.Element]
        """
      ) { try groupedDictionary($0) },
      Builtin(
        "Dictionary", "subscript(key: Key) -> Value? { get set }",
        set: { call in
          let (key, value) = (call.arguments.take(1), call.arguments.take(2).unwrapped)
          return try call.changeDictionary { table in
            if let value {
              try table.set(value, for: key, in: call.machine)
            } else {
              try table.remove(key, in: call.machine)
            }
          }
        },
        take: { .optional(try $0.takeEntry()) }
      ) { .optional(try $0.found(1)) },
      Builtin(
        "Dictionary",
        "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
        set: { call in
          let (key, value) = (call.arguments.take(1), call.arguments.take(3))
          return try call.changeDictionary { try $0.set(value, for: key, in: call.machine) }
        },
        take: { call in try call.takeEntry() ?? call.machine.call(call.arguments[2]) }
      ) { call in
        if let found = try call.found(1) { return found }
        return try call.machine.call(call.arguments[2])
      },
      Builtin("Dictionary", "var capacity: Int { count }"),
      Builtin("Dictionary", "var count: Int { get }") { .int(try $0.table(0).count) },
      Builtin("Dictionary", "var isEmpty: Bool { get }") { .bool(try $0.table(0).isEmpty) },
      Builtin("Dictionary", "var first: Element? { get }") {
        .optional(try $0.table(0).first.map { .tuple([$0.key, $0.value]) })
      },
      Builtin(
        "Dictionary",
        "func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }"),
      Builtin(
        "Dictionary",
        """
        @discardableResult mutating func remove(at index: Index) -> Element {
          let element = self[index]
          removeValue(forKey: element.key)
          return element
        }
        """),
      Builtin("Dictionary", "mutating func reserveCapacity(_ minimumCapacity: Int) {}"),
      Builtin("Set", "mutating func reserveCapacity(_ minimumCapacity: Int) {}"),
      Builtin(
        "Dictionary",
        "mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }"),
      Builtin(
        "Dictionary", "func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]"
      ) { call in
        let table = try call.table(0).mapValues { try call.call(1, $0.value) }
        return .native(DictionaryValue(key: call.type(0), value: call.type(2), table: table))
      },
      Builtin(
        "Dictionary",
        "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]"
      ) { call in
        let table = try call.table(0).mapValues { try call.call(1, $0.value).unwrapped }
        return .native(DictionaryValue(key: call.type(0), value: call.type(2), table: table))
      },
      Builtin(
        "Dictionary", "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]"
      ) { call in
        call.dictionary(
          try call.table(0).filter { try call.test(1, .tuple([$0.key, $0.value])) })
      },
      Builtin(
        "Dictionary", "@discardableResult mutating func removeValue(forKey key: Key) -> Value?"
      ) { call in
        let key = call.arguments[1]
        var removed: Value?
        _ = try call.changeDictionary { removed = try $0.remove(key, in: call.machine)?.value }
        return .optional(removed)
      },
      Builtin(
        "Dictionary",
        "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?"
      ) { call in
        let (value, key) = (call.arguments[1], call.arguments[2])
        var old: Value?
        _ = try call.changeDictionary { old = try $0.set(value, for: key, in: call.machine) }
        return .optional(old)
      },
      Builtin("Dictionary", "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") {
        try $0.changeDictionary { $0.removeAll() }
      },
      Builtin(
        "Dictionary",
        """
        mutating func merge(
          _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
        ) rethrows
        """
      ) { try mergeDictionary($0) },
      Builtin(
        "Dictionary",
        """
        mutating func merge<S: Sequence>(
          _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
        ) rethrows where S.Element == (Key, Value)
        """
      ) { try mergeDictionary($0) },
      Builtin(
        "Dictionary",
        """
        func merging<S: Sequence>(
          _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
        ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
          var result = self
          try result.merge(other, uniquingKeysWith: combine)
          return result
        }
        """),
      Builtin(
        "Dictionary",
        """
        func merging(
          _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
        ) rethrows -> [Key: Value] {
          var result = self
          try result.merge(other, uniquingKeysWith: combine)
          return result
        }
        """),
      Builtin("Dictionary", "var description: String { get }") {
        .string(try $0.machine.description(of: $0.arguments[0]))
      },
      Builtin("Dictionary", "var debugDescription: String { get }") {
        .string(try $0.machine.debugDescription(of: $0.arguments[0]))
      },
      Builtin(
        "Dictionary: Equatable where Value: Equatable",
        "static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool"
      ) { .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1])) },
      Builtin("Dictionary: Hashable where Value: Hashable", "func hash(into hasher: inout Hasher)")
      {
        try combine(&$0)
      },
    ]
}

private func groupedDictionary(_ call: Invocation) throws -> Value {
  var table = ValueTable()
  for element in try call.elements(0) {
    let key = try call.call(1, element)
    if let position = try table.find(key, in: call.machine) {
      guard case .array(var group) = table.takeValue(at: position) else { continue }
      group.append(element)
      table.setValue(.array(group), at: position)
    } else {
      try table.set(.array([element]), for: key, in: call.machine)
    }
  }
  return call.dictionary(table)
}

private func mergeDictionary(_ call: Invocation) throws -> Value {
  let pairs = try call.elements(1)
  return try call.changeDictionary { table in
    for case .tuple(let pair) in pairs {
      let old = try table.value(for: pair[0], in: call.machine)
      let value = try old.map { try call.call(2, $0, pair[1]) } ?? pair[1]
      try table.set(value, for: pair[0], in: call.machine)
    }
  }
}

extension Invocation {
  /// The entries of the dictionary or set that is argument `index`.
  func table(_ index: Int) throws -> ValueTable {
    if case .native(let value) = arguments[index] {
      if let dictionary = value as? DictionaryValue { return dictionary.table }
      if let set = value as? SetValue { return set.table }
      if let part = value as? DictionaryPart { return part.dictionary.table }
    }
    throw trap("navlab's library expected a dictionary or a set")
  }

  /// What the dictionary that is `self` holds for the key that is argument `index`.
  fileprivate func found(_ index: Int) throws -> Value? {
    guard let dictionary = nativeValue(arguments[0], as: DictionaryValue.self) else {
      throw trap("navlab's library expected a dictionary")
    }
    return try dictionary.table.value(for: arguments[index], in: machine)
  }

  /// Takes the value for the key that is argument 1 out of the dictionary that is `self`, which
  /// keeps the key; the setter has to put it back.
  fileprivate func takeEntry() throws -> Value? {
    var taken: Value?
    _ = try changeDictionary { table in
      if let position = try table.find(arguments[1], in: machine) {
        taken = table.takeValue(at: position)
      }
    }
    return taken
  }

  /// A dictionary of the types that `self` has.
  func dictionary(_ table: ValueTable) -> Value {
    .native(DictionaryValue(key: type(0), value: type(1), table: table))
  }

  func dictionary(
    pairs: [Value], combining combine: (Value, Value) throws -> Value
  ) throws -> Value {
    var table = ValueTable()
    for case .tuple(let pair) in pairs {
      let old = try table.value(for: pair[0], in: machine)
      try table.set(try old.map { try combine($0, pair[1]) } ?? pair[1], for: pair[0], in: machine)
    }
    return dictionary(table)
  }

  /// Changes the dictionary that is argument 0; a shared one is copied first.
  func changeDictionary(_ change: (inout ValueTable) throws -> Void) throws -> Value {
    guard var dictionary = nativeValue(arguments.take(0), as: DictionaryValue.self) else {
      throw trap("navlab's library expected a dictionary")
    }
    if !isKnownUniquelyReferenced(&dictionary) {
      dictionary = DictionaryValue(
        key: dictionary.key, value: dictionary.value, table: dictionary.table)
    }
    defer { arguments[0] = .native(dictionary) }
    try change(&dictionary.table)
    return .void
  }
}

/// Indices of a dictionary, of a half of one or of a set: positions in its table, which stay while
/// nothing is removed.
/// - Parameter isMutable: whether the type has a subscript of its own.
func tableIndices(
  _ type: String, element: String, isMutable: Bool = false,
  _ value: @escaping @Sendable (ValueTable.Entry) -> Value
) -> [Builtin] {
  let reading = Builtin(
    type, "subscript(position: Index) -> \(element) { _element(position._offset) }")
  return (isMutable ? [] : [reading]) + [
    Builtin(type, "var startIndex: Index { Index(_offset: _position(0)) }"),
    Builtin(type, "var endIndex: Index { Index(_offset: _position(Int.max)) }"),
    Builtin(
      type, "func index(after i: Index) -> Index { Index(_offset: _position(i._offset + 1)) }"),
    Builtin(type, "func _position(_ start: Int) -> Int") { call in
      let table = try call.table(0)
      return .int(table.position(from: try call.int(1)) ?? table.end)
    },
    Builtin(type, "func _element(_ position: Int) -> \(element)") { call in
      let (table, position) = (try call.table(0), try call.int(1))
      guard table.position(from: position) == position else {
        throw call.trap("Attempting to access \(type) elements using an invalid index")
      }
      return value(table.entry(at: position))
    },
  ]
}
