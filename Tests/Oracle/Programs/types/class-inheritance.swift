class Shape { var name: String { "shape" }; func area() -> Double { 0 }; final func info() -> String { "\(name): \(area())" } }
class Rect: Shape { let w, h: Double; init(w: Double, h: Double) { self.w = w; self.h = h }; override var name: String { "rect" }; override func area() -> Double { w * h } }
class Square: Rect { init(_ s: Double) { super.init(w: s, h: s) }; override var name: String { "square/" + super.name } }
let all: [Shape] = [Shape(), Rect(w: 2, h: 3), Square(2)]
all.forEach { print($0.info()) }
print(all.map { type(of: $0) }, all.last is Rect, (all[1] as? Square) == nil)
class Counter { private(set) var n = 0; func add(_ k: Int = 1) -> Self { n += k; return self } }
class Loud: Counter { override func add(_ k: Int = 1) -> Self { print("adding", k); return super.add(k * 2) } }
print(Counter().add().add(4).n, Loud().add().add(3).n)
class A { init() { setup() }; func setup() { print("A setup") } }
class B: A { var v = 1; override func setup() { super.setup(); print("B setup", v) } }
_ = B()
class Stack { private var items: [Int] = []; func push(_ n: Int) { items.append(n) }; func pop() -> Int? { items.popLast() }; var isEmpty: Bool { items.isEmpty } }
class Logged: Stack { var log: [String] = []; override func push(_ n: Int) { log.append("push \(n)"); super.push(n) }; override func pop() -> Int? { defer { log.append("pop") }; return super.pop() } }
let l = Logged(); l.push(1); l.push(2); _ = l.pop(); print(l.log, l.isEmpty, l.pop() ?? 0, l.pop() as Any)
class Node: Equatable { let id: Int; unowned var parent: Node?; var children: [Node] = []; init(_ id: Int) { self.id = id }
  func add(_ c: Node) -> Node { c.parent = self; children.append(c); return c }
  var depth: Int { (parent?.depth ?? -1) + 1 }
  static func == (a: Node, b: Node) -> Bool { a.id == b.id } }
let root = Node(0); let leaf = root.add(Node(1)).add(Node(2)); print(leaf.depth, leaf.parent == Node(1), root.children.count)
