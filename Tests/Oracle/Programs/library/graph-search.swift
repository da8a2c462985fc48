struct Graph<Node: Hashable & Comparable> {
  private var edges: [Node: [(to: Node, weight: Int)]] = [:]
  mutating func connect(_ a: Node, _ b: Node, weight: Int = 1) {
    edges[a, default: []].append((b, weight))
    edges[b, default: []].append((to: a, weight: weight))
  }
  var nodes: [Node] { edges.keys.sorted() }
  func neighbours(of node: Node) -> [Node] { (edges[node] ?? []).map(\.to).sorted() }
  func breadthFirst(from start: Node) -> [Node] {
    var seen: Set<Node> = [start], order: [Node] = [], queue = [start][...]
    while let node = queue.popFirst() {
      order.append(node)
      for next in neighbours(of: node) where seen.insert(next).inserted { queue.append(next) }
    }
    return order
  }
  func depthFirst(from node: Node, seen: inout Set<Node>) -> [Node] {
    guard seen.insert(node).inserted else { return [] }
    return [node] + neighbours(of: node).flatMap { depthFirst(from: $0, seen: &seen) }
  }
  func shortest(from start: Node, to end: Node) -> (cost: Int, path: [Node])? {
    var distance = [start: 0], previous: [Node: Node] = [:], open: Set = [start]
    while let node = open.min(by: { (distance[$0]!, $0) < (distance[$1]!, $1) }) {
      open.remove(node)
      if node == end { break }
      for (next, weight) in edges[node] ?? [] {
        let cost = distance[node]! + weight
        if cost < distance[next, default: .max] { distance[next] = cost; previous[next] = node; open.insert(next) }
      }
    }
    guard let cost = distance[end] else { return nil }
    let path = Array(sequence(first: end) { previous[$0] })
    return (cost, path.reversed())
  }
}
var map = Graph<String>()
for (a, b, weight) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("D", "E", 3)] { map.connect(a, b, weight: weight) }
map.connect("X", "Y")
print(map.nodes, map.neighbours(of: "B"))
print(map.breadthFirst(from: "A"))
var seen: Set<String> = []
print(map.depthFirst(from: "A", seen: &seen), seen.count)
if let route = map.shortest(from: "A", to: "E") { print(route.cost, route.path.joined(separator: "→")) }
print(map.shortest(from: "A", to: "X") == nil, map.shortest(from: "A", to: "A")!.path)
var components: [[String]] = [], left = Set(map.nodes)
while let first = left.sorted().first { let part = map.breadthFirst(from: first); left.subtract(part); components.append(part.sorted()) }
print(components)
