protocol Container: Sequence {
  associatedtype Item = Element
  var count: Int { get }
  var isEmpty: Bool { get }
  mutating func add(_ item: Item)
  mutating func remove() -> Item?
}
extension Container { var isEmpty: Bool { count == 0 } }
struct Stack<Element>: Container, ExpressibleByArrayLiteral {
  private var items: [Element] = []
  init(arrayLiteral elements: Element...) { items = elements }
  var count: Int { items.count }
  var top: Element? { items.last }
  mutating func add(_ item: Element) { items.append(item) }
  @discardableResult mutating func remove() -> Element? { items.popLast() }
  func makeIterator() -> AnyIterator<Element> {
    var rest = items
    return AnyIterator { rest.popLast() }
  }
}
struct Queue<Element>: Container {
  private var inbox: [Element] = [], outbox: [Element] = []
  init<S: Sequence>(_ elements: S) where S.Element == Element { inbox = Array(elements) }
  init() {}
  var count: Int { inbox.count + outbox.count }
  mutating func add(_ item: Element) { inbox.append(item) }
  @discardableResult mutating func remove() -> Element? {
    if outbox.isEmpty {
      outbox = inbox.reversed()
      inbox.removeAll()
    }
    return outbox.popLast()
  }
  func makeIterator() -> IndexingIterator<[Element]> { (outbox.reversed() + inbox).makeIterator() }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible { var description: String { "[" + map { "\($0)" }.joined(separator: "|") + "]" } }
func drain<C: Container>(_ container: inout C, limit: Int = .max) -> [C.Item] {
  var result: [C.Item] = []
  while result.count < limit, let item = container.remove() { result.append(item) }
  return result
}
func isBalanced(_ text: String) -> Bool {
  let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var stack: Stack<Character> = []
  for c in text {
    if pairs.values.contains(c) { stack.add(c) }
    else if let open = pairs[c], stack.remove() != open { return false }
  }
  return stack.isEmpty
}
var stack: Stack = [1, 2, 3]
stack.add(4)
print(stack, stack.top!, stack.contains(2), stack.max()!, Array(stack), stack == [1, 2, 3, 4])
print(drain(&stack, limit: 2), stack.count)
var queue = Queue("abc")
queue.add("d")
print(queue.remove()!, queue.map { $0.uppercased() }, queue.count)
queue.add("e")
print(String(queue), drain(&queue), queue.isEmpty)
print(["([]{})", "([)]", "((", ""].map(isBalanced))
print(zip(Stack<Int>(arrayLiteral: 1, 2), ["x", "y"]).map { "\($0)\($1)" }, stack.sorted(by: >), Queue<Int>().first(where: { $0 > 0 }) as Any)
