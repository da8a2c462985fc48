final class LRU<Key: Hashable, Value> {
  private final class Node { let key: Key; var value: Value; var next: Node?; weak var prev: Node?; init(_ k: Key, _ v: Value) { key = k; value = v } ; deinit { print("evict \(key)") } }
  private var map: [Key: Node] = [:]; private var head: Node?; private weak var tail: Node?; let capacity: Int
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  private func unlink(_ n: Node) { if let p = n.prev { p.next = n.next } else { head = n.next }; if let x = n.next { x.prev = n.prev } else { tail = n.prev }; n.next = nil; n.prev = nil }
  private func push(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  subscript(key: Key) -> Value? { get { guard let n = map[key] else { return nil }; unlink(n); push(n); return n.value }
    set { if let v = newValue { if let n = map[key] { n.value = v; unlink(n); push(n) } else { if map.count == capacity, let t = tail { unlink(t); map[t.key] = nil }; let n = Node(key, v); map[key] = n; push(n) } } else if let n = map.removeValue(forKey: key) { unlink(n) } } }
  var keys: [Key] { var r: [Key] = []; var n = head; while let c = n { r.append(c.key); n = c.next }; return r } }
let c = LRU<String, Int>(capacity: 2); c["a"] = 1; c["b"] = 2; print(c["a"]!, c.keys); c["c"] = 3; print(c["b"] as Any, c.keys); c["a"]? += 10; print(c["a"]!); c["a"] = nil; print(c.keys)
