// LRU cache, doubly-linked nodes, sequences, custom iterator
final class Node<K: Hashable, V> {
  let key: K
  var value: V
  var next: Node?
  weak var prev: Node?
  init(_ key: K, _ value: V) { self.key = key; self.value = value }
  deinit { log.append("-\(key)") }
}
var log: [String] = []
struct Stats: Equatable { var hits = 0, misses = 0; var rate: Double { hits + misses == 0 ? .nan : Double(hits) / Double(hits + misses) } }
final class LRU<K: Hashable, V>: Sequence, ExpressibleByDictionaryLiteral, CustomStringConvertible {
  private var map: [K: Node<K, V>] = [:]
  private var head: Node<K, V>?
  private unowned(unsafe) var dummy: AnyObject? = nil
  private weak var tail: Node<K, V>?
  let capacity: Int
  private(set) var stats = Stats()
  init(capacity: Int) { precondition(capacity > 0, "capacity must be positive"); self.capacity = capacity }
  convenience init(dictionaryLiteral elements: (K, V)...) {
    self.init(capacity: Swift.max(1, elements.count))
    for (k, v) in elements { self[k] = v }
  }
  subscript(key: K) -> V? {
    get {
      guard let n = map[key] else { stats.misses += 1; return nil }
      stats.hits += 1
      toFront(n)
      return n.value
    }
    set {
      switch (map[key], newValue) {
      case (let n?, let v?): n.value = v; toFront(n)
      case (let n?, nil): unlink(n); map[key] = nil
      case (nil, let v?):
        if map.count == capacity, let last = tail { unlink(last); map.removeValue(forKey: last.key) }
        let n = Node(key, v); map[key] = n; link(n)
      case (nil, nil): break
      }
    }
  }
  subscript(key: K, default value: @autoclosure () -> V) -> V { self[key] ?? { let v = value(); self[key] = v; return v }() }
  private func link(_ n: Node<K, V>) { n.next = head; head?.prev = n; head = n; n.prev = nil; if tail == nil { tail = n } }
  private func unlink(_ n: Node<K, V>) {
    if n === head { head = n.next }
    if tail === n { tail = n.prev }
    n.prev?.next = n.next; n.next?.prev = n.prev; n.next = nil; n.prev = nil
  }
  private func toFront(_ n: Node<K, V>) { guard n !== head else { return }; unlink(n); link(n) }
  struct Iterator: IteratorProtocol {
    var node: Node<K, V>?
    mutating func next() -> (key: K, value: V)? { defer { node = node?.next }; return node.map { ($0.key, $0.value) } }
  }
  func makeIterator() -> Iterator { Iterator(node: head) }
  var underestimatedCount: Int { map.count }
  var description: String { "[" + map { "\($0.key)=\($0.value)" }.joined(separator: " ") + "]" }
  private func map<T>(_ f: ((key: K, value: V)) -> T) -> [T] { var r: [T] = []; for e in self { r.append(f(e)) }; return r }
}
var cache: LRU = ["a": 1, "b": 2, "c": 3]
print(cache, cache.capacity)
_ = cache["a"]; cache["d"] = 4
print(cache, cache["b"] as Any, cache.stats)
cache["a"] = nil
print(cache, cache["z", default: 26], cache.stats.rate)
print(cache.sorted { $0.key < $1.key }, cache.first { $0.value > 3 } as Any)
for (i, (k, v)) in zip(1..., cache) { print(i, k, v, terminator: "; ") }
print()
print(cache.min { $0.value < $1.value }!, cache.contains { $0.key == "d" }, cache.reduce(0) { $0 + $1.value })
print(Dictionary(uniqueKeysWithValues: cache.lazy.map { ($0.key, $0.value * 2) }).sorted { $0.value < $1.value })
cache["d"]? += 10
cache["nope"]? += 10
print(cache, Array(cache.prefix(2)), cache.dropFirst().map(\.key), cache.enumerated().map { "\($0.offset)\($0.element.key)" })
print(Mirror(reflecting: Stats(hits: 1, misses: 2)).children.map { "\($0.label ?? "?")=\($0.value)" })
print(Stats(), [Stats(hits: 1)], Optional(Stats()) as Any, type(of: cache))
cache = LRU(capacity: 2)
print(log.sorted())
var n: Node<Int, String>? = Node(1, "x"); weak var w = n
print(w?.value as Any); n = nil; print(w as Any, log.last!)
let bad = LRU<Int, Int>(capacity: 0)
print(bad)
