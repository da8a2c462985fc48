indirect enum Expr: Equatable {
  case number(Double)
  case variable(String)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
}
extension Expr: CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .variable(value) }
  var description: String {
    switch self {
    case .number(let n): return n == n.rounded() ? String(Int(n)) : String(n)
    case .variable(let name): return name
    case let .add(a, b): return "(\(a) + \(b))"
    case let .multiply(a, b): return "\(a) * \(b)"
    case .negate(let e): return "-\(e)"
    }
  }
  func evaluate(_ env: [String: Double] = [:]) -> Double? {
    switch self {
    case .number(let n): return n
    case .variable(let v): return env[v]
    case .add(let a, let b):
      guard let x = a.evaluate(env), let y = b.evaluate(env) else { return nil }
      return x + y
    case .multiply(let a, let b): return a.evaluate(env).flatMap { x in b.evaluate(env).map { x * $0 } }
    case .negate(let e): return e.evaluate(env).map { -$0 }
    }
  }
  var simplified: Expr {
    switch self {
    case .multiply(.number(0), _), .multiply(_, .number(0)): return .number(0)
    case .multiply(.number(1), let e), .multiply(let e, .number(1)): return e.simplified
    case .add(.number(0), let e), .add(let e, .number(0)): return e.simplified
    case .negate(.negate(let e)): return e.simplified
    case let .add(a, b): return .add(a.simplified, b.simplified)
    default: return self
    }
  }
}
let e: Expr = .add(.multiply(1.0, "x"), .negate(.negate(.add(0.0, 2.5))))
print(e, "=>", e.simplified, e.evaluate(["x": 4]) ?? 0, e.evaluate() as Any)
print(e == .number(1), Expr.add("a", "b") == .add("a", "b"))

indirect enum Tree<T: Comparable> {
  case empty
  case node(Tree<T>, T, Tree<T>)
  init() { self = .empty }
  func inserting(_ value: T) -> Tree {
    switch self {
    case .empty: return .node(.empty, value, .empty)
    case let .node(l, v, r):
      if value < v { return .node(l.inserting(value), v, r) }
      if value > v { return .node(l, v, r.inserting(value)) }
      return self
    }
  }
  var depth: Int {
    if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }
    return 0
  }
  var elements: [T] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.elements + [v] + r.elements
  }
}
let tree = [5, 2, 8, 1, 9, 2].reduce(Tree()) { $0.inserting($1) }
print(tree.elements, tree.depth)
print(["m", "c", "z"].reduce(Tree<String>()) { $0.inserting($1) }.elements)
indirect enum List<Element> { case end; case cons(Element, List) }
extension List: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var current = self
    return AnyIterator {
      guard case let .cons(head, tail) = current else { return nil }
      current = tail
      return head
    }
  }
}
extension List: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self = elements.reversed().reduce(.end) { .cons($1, $0) } }
}
let list: List<Int> = [1, 2, 3]
print(Array(list), list.map { $0 * 2 }, list.contains(2), list.reduce(0, +))
print(list)
enum JSON { case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)]) }
func text(_ j: JSON) -> String {
  switch j {
  case .null: "null"
  case .bool(let b): "\(b)"
  case .number(let n): "\(n)"
  case .string(let s): "\"\(s)\""
  case .array(let a): "[" + a.map(text).joined(separator: ",") + "]"
  case .object(let o): "{" + o.map { "\"\($0.0)\":\(text($0.1))" }.joined(separator: ",") + "}"
  }
}
print(text(.object([("a", .array([.number(1), .null, .bool(true)])), ("b", .string("x"))])))
