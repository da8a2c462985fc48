func largest<T: Comparable>(_ list: [T]) -> T? {
  guard var best = list.first else { return nil }
  for item in list.dropFirst() where item > best { best = item }
  return best
}
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ f: (Element) -> T) -> Stack<T> { var s = Stack<T>(); items.forEach { s.push(f($0)) }; return s }
}
extension Stack where Element: Equatable { func contains(_ e: Element) -> Bool { items.contains(e) } }
extension Stack: Equatable where Element: Equatable {}
var s = Stack<Int>()
s.push(1)
print(largest([1, 3, 2]) ?? 0, s.contains(1), s == s, s.map { "\($0)" }.isEmpty)
