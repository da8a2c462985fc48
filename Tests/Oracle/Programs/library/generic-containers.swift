struct Stack<Element>: ExpressibleByArrayLiteral, Sequence, CustomStringConvertible {
  private var items: [Element] = []
  init() {}
  init(arrayLiteral elements: Element...) { items = elements }
  mutating func push(_ element: Element) { items.append(element) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  func makeIterator() -> AnyIterator<Element> { var rest = items; return AnyIterator { rest.popLast() } }
  var description: String { "Stack(\(items.map { "\($0)" }.joined(separator: ", ")))" }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Numeric { var sum: Element { reduce(0, +) } }
var stack: Stack = [1, 2, 3]
stack.push(4); stack.pop(); stack.push(10)
print(stack, stack.top!, Array(stack), stack.sum, stack.contains(2), stack == [1, 2, 3, 10], stack.map { $0 * 2 }, stack.max()!, stack.sorted())
for (index, element) in stack.enumerated() where index < 2 { print(index, element) }
struct Queue<T> { private var inbox: [T] = [], outbox: [T] = []
  mutating func enqueue(_ value: T) { inbox.append(value) }
  mutating func dequeue() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast() }
  var count: Int { inbox.count + outbox.count } }
var queue = Queue<String>()
["a", "b", "c"].forEach { queue.enqueue($0) }
print(queue.dequeue()!, queue.count, queue.dequeue()!, queue.dequeue()!, queue.dequeue() as Any)
struct RingBuffer<Element>: RandomAccessCollection, MutableCollection {
  private var storage: [Element]
  private var head = 0
  init(_ elements: [Element]) { storage = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(position: Int) -> Element { get { storage[(head + position) % storage.count] } set { storage[(head + position) % storage.count] = newValue } }
  mutating func rotate(by n: Int) { head = (head + n) % storage.count }
}
var ring = RingBuffer([10, 20, 30, 40])
ring.rotate(by: 1); ring[0] = 21
print(Array(ring), ring.count, ring.first!, ring.last!, ring.reversed().map { $0 }, ring.firstIndex(of: 30)!, ring.map { $0 / 10 }, ring.indices.map { $0 }, ring.isEmpty, ring.prefix(2).map { $0 }, ring.dropFirst(3).map { $0 })
ring.swapAt(0, 3); ring.sort()
print(ring.map { $0 }, ring.index(ring.startIndex, offsetBy: 2), ring.distance(from: 1, to: 3), ring.max()!, ring.shuffled().count)
final class LRU<Key: Hashable, Value> {
  private var values: [Key: Value] = [:], order: [Key] = []
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get { guard let value = values[key] else { return nil }; touch(key); return value }
    set { guard let newValue else { values[key] = nil; order.removeAll { $0 == key }; return }; values[key] = newValue; touch(key); if order.count > capacity { values[order.removeFirst()] = nil } }
  }
  private func touch(_ key: Key) { order.removeAll { $0 == key }; order.append(key) }
  var keys: [Key] { order }
}
let cache = LRU<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2; _ = cache["a"]; cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["a"] ?? 0); cache["a"] = nil; print(cache.keys)
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  func inserting(_ value: T) -> Tree { switch self { case .leaf: return .node(.leaf, value, .leaf); case let .node(l, v, r): return value < v ? .node(l.inserting(value), v, r) : value > v ? .node(l, v, r.inserting(value)) : self } }
  var inOrder: [T] { switch self { case .leaf: return []; case let .node(l, v, r): return l.inOrder + [v] + r.inOrder } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
  func contains(_ value: T) -> Bool { guard case let .node(l, v, r) = self else { return false }; return v == value || (value < v ? l : r).contains(value) } }
let tree = [5, 2, 8, 1, 9, 3, 5].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tree.inOrder, tree.depth, tree.contains(8), tree.contains(7))
struct Defaults<Wrapped> { var values: [String: Wrapped] = [:]; subscript(_ key: String, default fallback: @autoclosure () -> Wrapped) -> Wrapped { get { values[key] ?? fallback() } set { values[key] = newValue } } }
var d = Defaults<Int>(); d["x", default: 5] += 1; print(d.values, d["y", default: 7])
