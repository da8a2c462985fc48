struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element {
    guard let last = items.popLast() else { preconditionFailure("pop of an empty stack") }
    return last
  }
}
var stack = Stack<Int>()
stack.push(1)
print(stack.pop())
print(stack.pop())
