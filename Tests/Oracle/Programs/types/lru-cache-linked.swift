protocol Cache<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  var capacity: Int { get }
  func value(for key: Key) -> Value?
  func insert(_ value: Value, for key: Key)
}
extension Cache {
  subscript(key: Key) -> Value? { get { value(for: key) } set { if let newValue { insert(newValue, for: key) } } }
  func memoize(_ f: @escaping (Key) -> Value) -> (Key) -> Value {
    { [weak self] key in
      if let hit = self?.value(for: key) { return hit }
      let made = f(key)
      self?.insert(made, for: key)
      return made
    }
  }
}
final class LRUCache<Key: Hashable, Value>: Cache {
  final class Node { let key: Key; var value: Value; var next: Node?; weak var prev: Node?
    init(_ k: Key, _ v: Value) { key = k; value = v }
    deinit { LRUCache.log?("drop \(key)") } }
  static var log: ((String) -> Void)? { { print($0) } }
  private var map: [Key: Node] = [:]
  private var head: Node?, tail: Node?
  let capacity: Int
  private(set) var hits = 0, misses = 0
  init(capacity: Int) { precondition(capacity > 0, "capacity must be positive"); self.capacity = capacity }
  func value(for key: Key) -> Value? {
    guard let n = map[key] else { misses += 1; return nil }
    hits += 1
    moveToFront(n)
    return n.value
  }
  func insert(_ value: Value, for key: Key) {
    if let n = map[key] { n.value = value; moveToFront(n); return }
    if map.count == capacity, let last = tail { unlink(last); map[last.key] = nil }
    let n = Node(key, value)
    map[key] = n
    push(n)
  }
  private func push(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  private func unlink(_ n: Node) {
    n.prev?.next = n.next
    n.next?.prev = n.prev
    if head === n { head = n.next }
    if tail === n { tail = n.prev }
    n.next = nil; n.prev = nil
  }
  private func moveToFront(_ n: Node) { guard head !== n else { return }; unlink(n); push(n) }
}
extension LRUCache: Sequence {
  func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    var current = head
    return AnyIterator { defer { current = current?.next }; return current.map { ($0.key, $0.value) } }
  }
}
extension LRUCache: CustomStringConvertible { var description: String { "[" + map { "\($0.key)=\($0.value)" }.joined(separator: ", ") + "]" } }
let cache = LRUCache<String, Int>(capacity: 3)
for (i, w) in "one two three".split(separator: " ").enumerated() { cache[String(w)] = i + 1 }
print(cache)
_ = cache["one"]
cache["four"] = 4
print(cache, cache["two"] as Any, cache.hits, cache.misses)
let square = cache.memoize { (s: String) -> Int in print("computing \(s)"); return s.count * s.count }
print(square("hello"), square("hello"), square("one"))
let anyCache: any Cache<String, Int> = cache
anyCache.insert(99, for: "any")
print(anyCache.value(for: "any")!, anyCache.capacity, type(of: anyCache))
for (k, v) in cache where v > 4 { print(k, v) }
print(cache.map(\.value).sorted(by: >), cache.first { $0.value == 25 } ?? (key: "none", value: 0))
print(cache.max { $0.value < $1.value }!)
let bad = LRUCache<Int, Int>(capacity: cache.hits - cache.hits)
print(bad)
