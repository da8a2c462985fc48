import Checking
import Interpreter

/// `Dictionary.Keys` and `Dictionary.Values`: the dictionary seen as one half of it.
var dictionaryParts: [Builtin] {
  part(.keys, of: "Key", "")
    + part(.values, of: "Value", ", MutableCollection")
    + [
      Builtin("Dictionary.Keys", "func contains(_ element: Key) -> Bool") { call in
        .bool(try call.table(0).find(call.arguments[1], in: call.machine) != nil)
      },
      Builtin(
        "Dictionary.Keys: Equatable",
        """
        static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
        """
      ) { .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1])) },
      Builtin("Dictionary", "var keys: Dictionary<Key, Value>.Keys { get }") { call in
        try part(.keys, call)
      },
      Builtin(
        "Dictionary", "var values: Dictionary<Key, Value>.Values { get set }",
        set: { call in
          let values = try call.native(1, as: DictionaryPart.self)
          return try call.changeDictionary { $0 = values.dictionary.table }
        }
      ) { try part(.values, $0) },
      Builtin(
        "Dictionary.Values",
        """
        subscript(position: Dictionary<Key, Value>.Index) -> Value {
          get { _element(position._offset) }
          set { _put(newValue, position._offset) }
        }
        """),
      Builtin("Dictionary.Values", "mutating func _put(_ value: Value, _ position: Int)") { call in
        let dictionary = try call.native(0, as: DictionaryPart.self).dictionary
        var table = dictionary.table
        table.setValue(call.arguments[1], at: try call.int(2))
        let changed = DictionaryValue(
          key: dictionary.key, value: dictionary.value, table: table)
        call.arguments[0] = .native(DictionaryPart(.values, of: changed))
        return .void
      },
    ]
}

private func part(_ kind: DictionaryPart.Kind, _ call: Invocation) throws -> Value {
  .native(DictionaryPart(kind, of: try call.native(0, as: DictionaryValue.self)))
}

private func part(
  _ kind: DictionaryPart.Kind, of element: String, _ protocols: String
) -> [Builtin] {
  let name = "Dictionary.\(kind.rawValue)"
  let type = Builtin(
    "Dictionary",
    """
    @frozen struct \(kind.rawValue): Collection, CustomStringConvertible,
      CustomDebugStringConvertible\(protocols)
    {
      typealias Element = \(element)
      typealias Index = Dictionary<Key, Value>.Index
      typealias Iterator = _NativeIterator<\(element)>
    }
    """)
  let indices = tableIndices(name, element: "Element", isMutable: kind == .values) {
    kind == .keys ? $0.key : $0.value
  }
  return [type] + indices + [
    Builtin(name, "var count: Int { get }") { .int(try $0.table(0).count) },
    Builtin(name, "var isEmpty: Bool { get }") { .bool(try $0.table(0).isEmpty) },
    Builtin(name, "var first: Element? { get }") { call in
      let entry = try call.table(0).first
      return .optional(kind == .keys ? entry?.key : entry?.value)
    },
    Builtin(name, "var description: String { get }") {
      .string(try $0.machine.description(of: $0.arguments[0]))
    },
    Builtin(name, "var debugDescription: String { get }") {
      .string(try $0.machine.debugDescription(of: $0.arguments[0]))
    },
    lazyIterator(name),
  ]
}
