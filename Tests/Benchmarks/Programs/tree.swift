final class Node {
  var key: Int
  var left: Node?
  var right: Node?
  init(_ key: Int) { self.key = key }
}
func insert(_ node: Node?, _ key: Int) -> Node {
  guard let node else { return Node(key) }
  if key < node.key {
    node.left = insert(node.left, key)
  } else {
    node.right = insert(node.right, key)
  }
  return node
}
func depth(_ node: Node?) -> Int {
  guard let node else { return 0 }
  return 1 + max(depth(node.left), depth(node.right))
}
var root: Node? = nil
var s = 42
for _ in 0..<8_000 {
  s = (s * 1_103_515_245 + 12345) % 2_147_483_648
  root = insert(root, s)
}
print(depth(root))
