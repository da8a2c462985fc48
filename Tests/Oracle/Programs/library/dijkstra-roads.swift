struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let before: (Element, Element) -> Bool
  init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
  var isEmpty: Bool { heap.isEmpty }
  mutating func push(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard before(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }
  mutating func pop() -> Element? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    defer { siftDown() }
    return heap.removeLast()
  }
  private mutating func siftDown() {
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let best = children.min(by: { before(heap[$0], heap[$1]) }), before(heap[best], heap[parent])
      else { return }
      heap.swapAt(parent, best)
      parent = best
    }
  }
}
struct Graph<Node: Hashable & Comparable> {
  private var edges: [Node: [Node: Int]] = [:]
  mutating func connect(_ a: Node, _ b: Node, _ length: Int, oneWay: Bool = false) {
    edges[a, default: [:]][b] = length
    if !oneWay { edges[b, default: [:]][a] = length }
  }
  var nodes: [Node] { edges.keys.sorted() }
  func path(from start: Node, to goal: Node) -> (length: Int, nodes: [Node])? {
    var queue = PriorityQueue<(cost: Int, node: Node)> { ($0.cost, $0.node) < ($1.cost, $1.node) }
    var best = [start: 0], previous: [Node: Node] = [:]
    queue.push((0, start))
    while let (cost, node) = queue.pop() {
      if node == goal {
        let nodes = sequence(first: goal) { previous[$0] }
        return (cost, nodes.reversed())
      }
      guard cost <= best[node, default: .max] else { continue }
      for (next, length) in edges[node] ?? [:] where cost + length < best[next, default: .max] {
        best[next] = cost + length
        previous[next] = node
        queue.push((cost + length, next))
      }
    }
    return nil
  }
  func reachable(from start: Node) -> Set<Node> {
    var seen: Set = [start], open = [start]
    while let node = open.popLast() {
      for next in (edges[node] ?? [:]).keys where seen.insert(next).inserted { open.append(next) }
    }
    return seen
  }
}
var roads = Graph<String>()
for (a, b, km) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("E", "F", 3)] {
  roads.connect(a, b, km)
}
roads.connect("D", "E", 1, oneWay: true)
print(roads.nodes)
for goal in ["D", "F", "A"] {
  if let (length, nodes) = roads.path(from: "A", to: goal) { print("\(length) km: \(nodes.joined(separator: "→"))") }
}
print(roads.path(from: "F", to: "A") == nil, roads.reachable(from: "E").sorted(), roads.reachable(from: "A").count)
var numbers = PriorityQueue<Int>(by: >)
for n in [3, 1, 4, 1, 5, 9, 2, 6] { numbers.push(n) }
var sorted: [Int] = []
while let n = numbers.pop() { sorted.append(n) }
print(sorted, numbers.isEmpty)
