final class Box<T> { var value: T; init(_ value: T) { self.value = value } }
struct COWList<Element> {
  private final class Storage {
    var items: [Element]
    init(_ items: [Element]) { self.items = items; copies += 1 }
  }
  private var storage = Storage([])
  private mutating func makeUnique() { if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.items) } }
  mutating func append(_ element: Element) { makeUnique(); storage.items.append(element) }
  subscript(index: Int) -> Element {
    get { storage.items[index] }
    set { makeUnique(); storage.items[index] = newValue }
  }
  var count: Int { storage.items.count }
}
var copies = 0
var a = COWList<Int>()
a.append(1); a.append(2)
var b = a
print(copies)
b.append(3)
b[0] = 9
print(copies, a.count, b.count, a[0], b[0])
class Node<T> {
  var value: T
  var next: Node?
  weak var previous: Node?
  init(_ value: T) { self.value = value }
  deinit { gone += 1 }
}
var gone = 0
class LinkedList<T>: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
  private(set) var head: Node<T>?
  private(set) var tail: Node<T>?
  required init(arrayLiteral elements: T...) { elements.forEach(append) }
  func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node; node.previous = tail } else { head = node }
    tail = node
  }
  func remove(where isUnwanted: (T) -> Bool) {
    var current = head
    while let node = current {
      current = node.next
      guard isUnwanted(node.value) else { continue }
      if let before = node.previous { before.next = node.next } else { head = node.next }
      if let after = node.next { after.previous = node.previous } else { tail = node.previous }
    }
  }
  func reverse() {
    var previous: Node<T>?, current = head
    tail = head
    while let node = current {
      current = node.next
      (node.next, node.previous) = (previous, current)
      previous = node
    }
    head = previous
  }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator { defer { current = current?.next }; return current?.value }
  }
  var description: String { "(" + map { "\($0)" }.joined(separator: " -> ") + ")" }
}
var list: LinkedList<Int>? = [1, 2, 3, 4, 5]
print(list!, list!.tail!.previous!.value, Array(list!), list!.max()!)
list!.remove { $0.isMultiple(of: 2) }
print(list!, gone)
list!.reverse()
print(list!, list!.tail!.value, list!.head!.value, list!.contains(3), list!.map { $0 * $0 })
list = nil
print(gone)
let shared = Box([1]), alias = shared
alias.value.append(2)
print(shared.value, shared === alias)
