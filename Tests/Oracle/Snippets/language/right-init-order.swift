struct Circle {
  let radius: Double
  let area: Double
  init(radius: Double) {
    self.radius = radius
    area = radius * radius * 3.14
  }
}
class Node {
  let id: Int
  var children: [Node] = []
  weak var parent: Node?
  lazy var depth: Int = (parent?.depth ?? -1) + 1
  init(id: Int, children: [Node] = []) {
    self.id = id
    self.children = children
    children.forEach { $0.parent = self }
  }
  convenience init() { self.init(id: 0) }
}
