protocol Cache: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
  var count: Int { get }
}
final class Node<K, V> {
  let key: K; var value: V
  var next: Node?
  weak var prev: Node?
  init(_ k: K, _ v: V) { key = k; value = v }
  deinit { print("free \(key)") }
}
final class LRU<K: Hashable, V>: Cache {
  private var map: [K: Node<K, V>] = [:]
  private var head: Node<K, V>?, tail: Node<K, V>?
  let capacity: Int
  private(set) var hits = 0, misses = 0
  init(capacity: Int) { precondition(capacity > 0, "capacity must be positive"); self.capacity = capacity }
  var count: Int { map.count }
  subscript(key: K) -> V? {
    get {
      guard let n = map[key] else { misses += 1; return nil }
      hits += 1
      moveToFront(n)
      return n.value
    }
    set {
      if let v = newValue {
        if let n = map[key] { n.value = v; moveToFront(n) } else {
          let n = Node(key, v)
          map[key] = n
          push(n)
          if map.count > capacity, let last = tail { remove(last); map[last.key] = nil }
        }
      } else if let n = map.removeValue(forKey: key) { remove(n) }
    }
  }
  private func push(_ n: Node<K, V>) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  private func remove(_ n: Node<K, V>) {
    if n === head { head = n.next } else { n.prev?.next = n.next }
    if n === tail { tail = n.prev }
    n.next?.prev = n.prev
    n.next = nil; n.prev = nil
  }
  private func moveToFront(_ n: Node<K, V>) { guard n !== head else { return }; remove(n); push(n) }
}
extension LRU: Sequence {
  struct Iterator: IteratorProtocol { var cur: Node<K, V>?; mutating func next() -> (key: K, value: V)? { defer { cur = cur?.next }; return cur.map { ($0.key, $0.value) } } }
  func makeIterator() -> Iterator { Iterator(cur: head) }
}
extension LRU: CustomStringConvertible { var description: String { "[" + map { "\($0.key)=\($0.value)" }.joined(separator: " > ") + "]" } }
func fill<C: Cache>(_ c: C, _ items: [(C.Key, C.Value)]) { for (k, v) in items { c[k] = v } }
do {
  let c = LRU<String, Int>(capacity: 3)
  fill(c, [("a", 1), ("b", 2), ("c", 3)])
  print(c)
  print(c["a"] ?? -1, c["z", default: 0])
  c["d"] = 4
  print(c, c.count)
  c["a"] = nil
  c["c"]! += 10
  print(c)
  print(c.hits, c.misses)
  for case let (k, v) in c where v > 3 { print(k, v) }
  print(c.max { $0.value < $1.value }!)
}
extension LRU { subscript(k: K, default d: @autoclosure () -> V) -> V { self[k] ?? d() } }
print("done")
let bad = LRU<Int, Int>(capacity: 0)
print(bad)
