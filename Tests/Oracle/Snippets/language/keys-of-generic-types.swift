class Cache<Key, Value> {
    private var store: [Key: Value] = [:]
    func get(key: Key) -> Value? {
        return store[key]
    }
    func set(_ v: Value, for key: Key) { store[key] = v }
}
struct Store<Key, Value> {
    var store = [Key: Value]()
    var all: Set<Key>
    let d: Dictionary<Key, Value>
    mutating func set(_ v: Value, for key: Key) { store[key] = v; all.insert(key) }
}
func uniq<T>(_ xs: [T]) -> [T] {
  var seen = Set<T>()
  var out: [T] = []
  for x in xs where !seen.contains(x) { seen.insert(x); out.append(x) }
  return out
}
func uniq2<T>(_ xs: [T]) -> [T] {
  var seen: Set<T> = []
  return xs.filter { seen.insert($0).inserted }
}
func count<T>(_ xs: [T]) -> [T: Int] {
  var d: [T: Int] = [:]
  for x in xs { d[x, default: 0] += 1 }
  return d
}
