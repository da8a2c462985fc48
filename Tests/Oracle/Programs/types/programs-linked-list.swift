final class Node<T> { var value: T; var next: Node?; init(_ v: T, next: Node? = nil) { value = v; self.next = next } }
struct List<T>: Sequence { private var head: Node<T>?; private(set) var count = 0
  mutating func push(_ v: T) { head = Node(v, next: head); count += 1 }
  mutating func pop() -> T? { defer { head = head?.next; if count > 0 { count -= 1 } }; return head?.value }
  mutating func reverse() { var previous: Node<T>?; var current = head; while let node = current { current = node.next; node.next = previous; previous = node }; head = previous }
  func makeIterator() -> AnyIterator<T> { var node = head; return AnyIterator { defer { node = node?.next }; return node?.value } } }
extension List: CustomStringConvertible { var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" } }
extension List: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { for x in e.reversed() { push(x) } } }
var l: List = [1, 2, 3]; print(l, l.count, l.contains(2)); l.push(0); l.reverse(); print(l); print(l.pop()!, l.pop()!, l, l.map { $0 * 10 }.reduce(0, +))
for x in l { print("x", x) }
var e = List<String>(); print(e.pop() as Any, e, e.count)
