struct Heap<Element> {
  private var items: [Element] = []
  private let isBefore: (Element, Element) -> Bool
  init(sort: @escaping (Element, Element) -> Bool) { isBefore = sort }
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
  var peek: Element? { items.first }
  mutating func push(_ element: Element) {
    items.append(element)
    var child = items.count - 1
    while child > 0 { let parent = (child - 1) / 2; guard isBefore(items[child], items[parent]) else { break }; items.swapAt(child, parent); child = parent }
  }
  mutating func pop() -> Element? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < items.count }
      guard let best = children.min(by: { isBefore(items[$0], items[$1]) }), isBefore(items[best], items[parent]) else { return first }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
struct Job: CustomStringConvertible { let name: String; let priority: Int; var description: String { "\(name)#\(priority)" } }
var heap = Heap<Job> { ($0.priority, $1.name) > ($1.priority, $0.name) }
for (index, name) in ["wash", "cook", "read", "sleep", "walk"].enumerated() { heap.push(Job(name: name, priority: index * 7 % 5)) }
print(heap.count, heap.peek!)
while let job = heap.pop() { print(job, terminator: heap.isEmpty ? "\n" : ", ") }
var numbers = Heap<Int>(sort: <)
[5, 3, 9, 1, 7, 1].forEach { numbers.push($0) }
print((0..<numbers.count).compactMap { _ in numbers.pop() }, numbers.pop() as Any)
extension Array { func heapSorted(by areInOrder: @escaping (Element, Element) -> Bool) -> [Element] { var heap = Heap(sort: areInOrder); forEach { heap.push($0) }; return (0..<count).map { _ in heap.pop()! } } }
print([3, 1, 2].heapSorted(by: >), ["b", "a"].heapSorted(by: <))
