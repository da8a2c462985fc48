class Node { var value: Int; var next: Node }
let n = Node(value: 1)
class Tree<T> { var left: Tree?; var v: T; init(v: T) { v = v } }
let t = Tree(v: 3)
t.left.v = 4
