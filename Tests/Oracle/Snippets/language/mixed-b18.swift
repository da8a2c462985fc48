struct Stack<Element> {
  private var items: [Element]
  mutating func push(_ e: Element) { items.append(e) }
  func pop() -> Element? { items.popLast() }
  var top: Element { items.last }
}
var s = Stack<Int>()
s.push("a")
s.items = []
let t: String = s.pop()
