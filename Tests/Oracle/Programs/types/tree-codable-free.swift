indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree, Value, Tree)

  init(_ values: some Sequence<Value>) {
    self = values.reduce(.leaf) { $0.inserting($1) }
  }
  func inserting(_ new: Value) -> Tree {
    switch self {
    case .leaf: .node(.leaf, new, .leaf)
    case let .node(left, value, right) where new < value: .node(left.inserting(new), value, right)
    case let .node(left, value, right) where new > value: .node(left, value, right.inserting(new))
    case .node: self
    }
  }
  var height: Int {
    guard case let .node(left, _, right) = self else { return 0 }
    return 1 + Swift.max(left.height, right.height)
  }
  func fold<R>(_ empty: R, _ combine: (R, Value, R) -> R) -> R {
    switch self {
    case .leaf: empty
    case .node(let l, let v, let r): combine(l.fold(empty, combine), v, r.fold(empty, combine))
    }
  }
  func contains(_ value: Value) -> Bool {
    var current = self
    while case let .node(left, own, right) = current {
      if value == own { return true }
      current = value < own ? left : right
    }
    return false
  }
}
extension Tree: Sequence {
  struct Iterator: IteratorProtocol {
    private var stack: [(Value, Tree)] = []
    init(_ tree: Tree) { push(tree) }
    private mutating func push(_ tree: Tree) {
      var tree = tree
      while case let .node(left, value, right) = tree {
        stack.append((value, right))
        tree = left
      }
    }
    mutating func next() -> Value? {
      guard let (value, right) = stack.popLast() else { return nil }
      push(right)
      return value
    }
  }
  func makeIterator() -> Iterator { Iterator(self) }
}
extension Tree: CustomStringConvertible {
  var description: String { fold("·") { "(\($0) \($1) \($2))" } }
}
extension Tree: Equatable {
  static func == (a: Tree, b: Tree) -> Bool { a.elementsEqual(b) }
}
let tree = Tree([5, 2, 8, 1, 9, 3, 5])
print(tree, tree.height, Array(tree))
print(tree.contains(8), tree.contains(7), tree.map { $0 * 2 }.filter { $0 > 6 }, tree.reduce(0, +))
print(tree == Tree([1, 2, 3, 5, 8, 9]), tree == Tree([1]), tree.first { $0 > 2 } ?? 0)
print(tree.fold(0) { $0 + 1 + $2 }, tree.min()!, tree.sorted(by: >), zip(tree, "abc").map { "\($0)\($1)" })
let words = Tree("the quick brown fox jumps over the lazy dog".split(separator: " ").map(String.init))
print(words.joined(separator: " "), words.dropFirst(5).prefix(2).map { $0.uppercased() })
for (index, word) in words.enumerated() where index % 3 == 0 { print(index, word, terminator: "; ") }
print()
print(Tree<Character>("hello") , Set(tree).count, tree.max(by: { $0 % 5 < $1 % 5 }) ?? -1)
