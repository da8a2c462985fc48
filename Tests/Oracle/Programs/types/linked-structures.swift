final class Node<T> {
  var value: T
  var next: Node?
  weak var previous: Node?
  init(_ value: T) { self.value = value }
}
struct LinkedList<T>: Sequence, CustomStringConvertible, ExpressibleByArrayLiteral {
  private(set) var head: Node<T>?
  private var tail: Node<T>?
  private(set) var count = 0
  init() {}
  init(arrayLiteral elements: T...) { elements.forEach { append($0) } }
  mutating func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node; node.previous = tail } else { head = node }
    tail = node
    count += 1
  }
  mutating func removeFirst() -> T? {
    guard let first = head else { return nil }
    head = first.next
    head?.previous = nil
    if head == nil { tail = nil }
    count -= 1
    return first.value
  }
  mutating func reverse() {
    var current = head, previous: Node<T>?
    tail = head
    while let node = current {
      let next = node.next
      node.next = previous
      previous = node
      current = next
    }
    head = previous
  }
  struct Iterator: IteratorProtocol {
    var node: Node<T>?
    mutating func next() -> T? {
      defer { node = node?.next }
      return node?.value
    }
  }
  func makeIterator() -> Iterator { Iterator(node: head) }
  var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
}
var list: LinkedList<Int> = [1, 2, 3]
list.append(4)
print(list, list.count, list.contains(3), list.reduce(0, +), Array(list.dropFirst()))
list.reverse()
print(list, list.removeFirst() ?? 0, list.head?.value ?? 0)
for (i, v) in list.enumerated() where i > 0 { print(i, v) }
print(list.sorted(), list.max()!, list.first { $0 < 3 } ?? 0, list.map { $0 * 2 }.filter { $0 > 2 })

class TreeNode<Value: Comparable> {
  let value: Value
  private(set) var left: TreeNode?
  private(set) var right: TreeNode?
  init(_ value: Value) { self.value = value }
  @discardableResult func insert(_ new: Value) -> Bool {
    if new == value { return false }
    if new < value {
      if let left { return left.insert(new) }
      left = TreeNode(new)
    } else if let right {
      return right.insert(new)
    } else {
      right = TreeNode(new)
    }
    return true
  }
  func walk(_ visit: (Value) -> Void) {
    left?.walk(visit)
    visit(value)
    right?.walk(visit)
  }
  var height: Int { 1 + max(left?.height ?? 0, right?.height ?? 0) }
}
let root = TreeNode(5)
let inserted = [3, 8, 3, 1, 9, 4].map { root.insert($0) }
var seen: [Int] = []
root.walk { seen.append($0) }
print(inserted, seen, root.height, root.left?.right?.value ?? 0)

struct Graph<V: Hashable> {
  private var edges: [V: [V]] = [:]
  mutating func connect(_ a: V, _ b: V) {
    edges[a, default: []].append(b)
    edges[b, default: []].append(a)
  }
  func path(from: V, to: V) -> [V]? {
    var queue = [[from]], visited: Set<V> = [from]
    while !queue.isEmpty {
      let path = queue.removeFirst()
      guard let last = path.last else { continue }
      if last == to { return path }
      for next in edges[last] ?? [] where visited.insert(next).inserted { queue.append(path + [next]) }
    }
    return nil
  }
}
var graph = Graph<String>()
for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("a", "e")] { graph.connect(a, b) }
print(graph.path(from: "a", to: "d") ?? [], graph.path(from: "e", to: "z") as Any)
struct Stack<T> {
  fileprivate var storage: [T] = []
  var isEmpty: Bool { storage.isEmpty }
  var peek: T? { storage.last }
  mutating func push(_ t: T) { storage.append(t) }
  @discardableResult mutating func pop() -> T? { storage.popLast() }
}
extension Stack: Equatable where T: Equatable {}
extension Stack: CustomDebugStringConvertible { var debugDescription: String { "Stack(\(storage))" } }
func balanced(_ text: String) -> Bool {
  var stack = Stack<Character>()
  let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  for c in text {
    if pairs.values.contains(c) { stack.push(c) } else if let open = pairs[c] {
      guard stack.pop() == open else { return false }
    }
  }
  return stack.isEmpty
}
print(["(a[b]{c})", "(]", "((", ""].map(balanced))
var s = Stack<Int>()
s.push(1); s.push(2)
print(s, s.peek as Any, s == s)
debugPrint(s)
