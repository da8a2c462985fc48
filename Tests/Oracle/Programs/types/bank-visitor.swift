protocol Visitor {
  associatedtype Output
  func visit(_ node: Literal) -> Output
  func visit(_ node: Sum) -> Output
  func visit(_ node: Product) -> Output
}
protocol Node {
  func accept<V: Visitor>(_ visitor: V) -> V.Output
}
struct Literal: Node {
  var value: Int
  func accept<V: Visitor>(_ visitor: V) -> V.Output { visitor.visit(self) }
}
struct Sum: Node {
  var parts: [any Node]
  init(_ parts: any Node...) { self.parts = parts }
  func accept<V: Visitor>(_ visitor: V) -> V.Output { visitor.visit(self) }
}
struct Product: Node {
  var left: any Node
  var right: any Node
  func accept<V: Visitor>(_ visitor: V) -> V.Output { visitor.visit(self) }
}
struct Evaluate: Visitor {
  func visit(_ node: Literal) -> Int { node.value }
  func visit(_ node: Sum) -> Int { node.parts.map { $0.accept(self) }.reduce(0, +) }
  func visit(_ node: Product) -> Int { node.left.accept(self) * node.right.accept(self) }
}
struct Show: Visitor {
  var nested = false
  func visit(_ node: Literal) -> String { String(node.value) }
  func visit(_ node: Sum) -> String {
    let text = node.parts.map { $0.accept(Show(nested: true)) }.joined(separator: " + ")
    return nested ? "(\(text))" : text
  }
  func visit(_ node: Product) -> String {
    [node.left, node.right].map { $0.accept(Show(nested: true)) }.joined(separator: " * ")
  }
}
struct Depth: Visitor {
  func visit(_ node: Literal) -> Int { 1 }
  func visit(_ node: Sum) -> Int { 1 + (node.parts.map { $0.accept(self) }.max() ?? 0) }
  func visit(_ node: Product) -> Int { 1 + max(node.left.accept(self), node.right.accept(self)) }
}
func * (left: any Node, right: any Node) -> Product { Product(left: left, right: right) }
func + (left: any Node, right: any Node) -> Sum { Sum(left, right) }
extension Literal: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.value = value }
}

let two: Literal = 2
let tree: any Node = (two + Literal(value: 3)) * Sum(two, two * Literal(value: 5), Literal(value: -1))
print(tree.accept(Show()), "=", tree.accept(Evaluate()), "depth", tree.accept(Depth()))
let visitors: [any Visitor] = [Evaluate(), Show(), Depth()]
func run<V: Visitor>(_ visitor: V, on node: any Node) -> String {
  "\(V.self) -> \(V.Output.self): \(node.accept(visitor))"
}
for visitor in visitors { print(run(visitor, on: two * two)) }
