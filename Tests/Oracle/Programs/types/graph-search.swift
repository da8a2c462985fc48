struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let before: (Element, Element) -> Bool
  init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
  var isEmpty: Bool { heap.isEmpty }
  var count: Int { heap.count }
  mutating func push(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0, case let parent = (child - 1) / 2, before(heap[child], heap[parent]) {
      heap.swapAt(child, parent)
      child = parent
    }
  }
  mutating func pop() -> Element? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let best = children.min(by: { before(heap[$0], heap[$1]) }), before(heap[best], heap[parent]) else { return first }
      heap.swapAt(best, parent)
      parent = best
    }
  }
}
extension PriorityQueue where Element: Comparable { init() { self.init(by: <) } }
struct Graph<Node: Hashable> {
  private var edges: [Node: [(to: Node, weight: Int)]] = [:]
  mutating func connect(_ a: Node, _ b: Node, _ weight: Int = 1, isDirected: Bool = false) {
    edges[a, default: []].append((b, weight))
    if !isDirected { edges[b, default: []].append((a, weight)) }
  }
  func neighbours(of node: Node) -> [Node] { edges[node]?.map(\.to) ?? [] }
  func distances(from start: Node) -> [Node: Int] {
    var known = [start: 0]
    var queue = PriorityQueue<(node: Node, distance: Int)> { $0.distance < $1.distance }
    queue.push((start, 0))
    while let (node, distance) = queue.pop() {
      guard distance == known[node] else { continue }
      for (next, weight) in edges[node] ?? [] where distance + weight < known[next] ?? .max {
        known[next] = distance + weight
        queue.push((node: next, distance: distance + weight))
      }
    }
    return known
  }
  func path(from start: Node, to goal: Node) -> [Node]? {
    var previous: [Node: Node] = [:], seen: Set = [start], queue = [start]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      if node == goal {
        return sequence(first: goal) { previous[$0] }.reversed()
      }
      for next in neighbours(of: node) where seen.insert(next).inserted {
        previous[next] = node
        queue.append(next)
      }
    }
    return nil
  }
}
var map = Graph<String>()
for (a, b, km) in [("Rome", "Pisa", 350), ("Pisa", "Genoa", 160), ("Rome", "Genoa", 600), ("Genoa", "Turin", 170), ("Bari", "Lecce", 150)] { map.connect(a, b, km) }
print(map.distances(from: "Rome").sorted { $0.value < $1.value }.map { "\($0.key) \($0.value)" })
print(map.path(from: "Rome", to: "Turin") ?? [], map.path(from: "Rome", to: "Lecce") == nil)
print(map.neighbours(of: "Genoa").sorted())
var numbers = PriorityQueue<Int>()
[5, 1, 4, 1, 3].forEach { numbers.push($0) }
var sorted: [Int] = []
while let n = numbers.pop() { sorted.append(n) }
print(sorted, numbers.isEmpty, numbers.count)
