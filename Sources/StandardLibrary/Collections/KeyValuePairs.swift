import Interpreter

/// Pairs in the order in which they are written.
var keyValuePairs: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral,
        RandomAccessCollection, CustomStringConvertible {
        let _pairs: [(key: Key, value: Value)]
        init(dictionaryLiteral elements: (Key, Value)...) {
          _pairs = elements.map { (key: $0.0, value: $0.1) }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _pairs.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
        var description: String {
          if _pairs.isEmpty { return "[:]" }
          let texts = _pairs.map {
            String(reflecting: $0.key) + ": " + String(reflecting: $0.value)
          }
          return "[" + texts.joined(separator: ", ") + "]"
        }
      }
      """)
  ]
}
