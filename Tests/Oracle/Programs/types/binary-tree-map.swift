struct OrderedMap<Key: Comparable, Value> {
  private indirect enum Node {
    case empty
    case node(left: Node, key: Key, value: Value, right: Node)
    func find(_ key: Key) -> Value? {
      guard case let .node(left, own, value, right) = self else { return nil }
      if key == own { return value }
      return key < own ? left.find(key) : right.find(key)
    }
    func setting(_ key: Key, _ value: Value) -> Node {
      switch self {
      case .empty: return .node(left: .empty, key: key, value: value, right: .empty)
      case .node(let left, let own, let old, let right):
        if key < own { return .node(left: left.setting(key, value), key: own, value: old, right: right) }
        if key > own { return .node(left: left, key: own, value: old, right: right.setting(key, value)) }
        return .node(left: left, key: key, value: value, right: right)
      }
    }
    func visit(_ body: (Key, Value) throws -> Void) rethrows {
      guard case let .node(left, key, value, right) = self else { return }
      try left.visit(body)
      try body(key, value)
      try right.visit(body)
    }
    var height: Int {
      switch self {
      case .empty: 0
      case let .node(left, _, _, right): 1 + max(left.height, right.height)
      }
    }
  }
  private var root = Node.empty
  private(set) var count = 0
  var height: Int { root.height }
  subscript(key: Key) -> Value? {
    get { root.find(key) }
    set {
      guard let newValue else { return }
      if root.find(key) == nil { count += 1 }
      root = root.setting(key, newValue)
    }
  }
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }
  func forEach(_ body: (Key, Value) throws -> Void) rethrows { try root.visit(body) }
  var keys: [Key] {
    var result: [Key] = []
    forEach { key, _ in result.append(key) }
    return result
  }
}
extension OrderedMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Key, Value)...) { for (key, value) in elements { self[key] = value } }
}
extension OrderedMap: CustomStringConvertible {
  var description: String {
    var parts: [String] = []
    forEach { parts.append("\($0): \($1)") }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}
var map: OrderedMap = ["m": 1, "c": 2, "x": 3]
map["a"] = 4
map["m"] = 10
map["zz", default: 100] += 1
print(map, map.count, map.height, map["c"] ?? 0, map["q"] as Any)
for word in "the cat and the dog and the bird".split(separator: " ") { map[String(word), default: 0] += 1 }
print(map.keys, map["the"]!)
struct Stop: Error {}
var seen = 0
do { try map.forEach { key, _ in seen += 1; if key == "c" { throw Stop() } } } catch { print("stopped after", seen, error) }
var numbers = OrderedMap<Int, [String]>()
for word in ["one", "three", "two", "four"] { numbers[word.count, default: []].append(word) }
print(numbers)
