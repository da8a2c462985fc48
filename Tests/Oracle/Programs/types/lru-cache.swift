final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    weak var previous: Node?
    var next: Node?
    init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
    deinit { freed += 1 }
  }
  private var nodes: [Key: Node] = [:]
  private var first: Node?, last: Node?
  let capacity: Int
  var onEvict: ((Key, Value) -> Void)?
  init(capacity: Int) {
    precondition(capacity > 0, "capacity must be positive")
    self.capacity = capacity
  }
  subscript(key: Key) -> Value? {
    get {
      guard let node = nodes[key] else { return nil }
      moveToFront(node)
      return node.value
    }
    set {
      guard let newValue else { return remove(key) }
      if let node = nodes[key] {
        node.value = newValue
        moveToFront(node)
        return
      }
      let node = Node(key, newValue)
      nodes[key] = node
      link(node)
      if nodes.count > capacity, let oldest = last {
        onEvict?(oldest.key, oldest.value)
        remove(oldest.key)
      }
    }
  }
  private func link(_ node: Node) {
    node.next = first
    first?.previous = node
    first = node
    if last == nil { last = node }
  }
  private func unlink(_ node: Node) {
    node.previous?.next = node.next
    node.next?.previous = node.previous
    if first === node { first = node.next }
    if last === node { last = node.previous }
    node.next = nil
    node.previous = nil
  }
  private func moveToFront(_ node: Node) {
    guard first !== node else { return }
    unlink(node)
    link(node)
  }
  private func remove(_ key: Key) {
    guard let node = nodes.removeValue(forKey: key) else { return }
    unlink(node)
  }
  var keys: [Key] { Array(sequence(first: first) { $0?.next }.compactMap { $0?.key }) }
  var count: Int { nodes.count }
}
var freed = 0
do {
  let cache = LRUCache<String, Int>(capacity: 2)
  cache.onEvict = { print("evicted \($0)=\($1)") }
  cache["a"] = 1
  cache["b"] = 2
  print(cache["a"] ?? 0, cache.count)
  cache["c"] = 3
  print(cache["b"] as Any, cache["c"]!, cache.count)
  cache["a"] = nil
  cache["a"]? += 1
  cache["c"]? += 10
  print(cache["c"]!, cache.count, freed)
}
print("freed", freed)
