struct Point: Equatable, CustomStringConvertible {
  var x: Int, y: Int
  init(x: Int, y: Int) { self.x = x; self.y = y }
  init(_ value: Int) { self.init(x: value, y: value) }
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (p: Point) -> Point { Point(x: -p.x, y: -p.y) }
  static func += (a: inout Point, b: Point) { a = a + b }
  func moved(dx: Int, dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
  mutating func flip() { swap(&x, &y) }
  static func origin() -> Point { Point(0) }
  var description: String { "(\(x), \(y))" }
}
print([1, 2].map(Point.init))
print(zip([1, 2], [3, 4]).map(Point.init(x:y:)))
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *), [3, 1, 2].sorted(by: >))
print(["a", "b"].reduce("", +))
print([Point(1), Point(2)].reduce(Point.origin(), +))
let p = Point(x: 1, y: 2)
let move = p.moved(dx:dy:)
print(move(5, 6))
let unbound = Point.moved(dx:dy:)
print(unbound(p)(1, 1))
print(["1", "x", "3"].map { Int($0) }, ["1", "x", "3"].compactMap(Int.init))
print([1, 2, 3].map(String.init), [1.5, 2.5].map(Int.init), ["a", "b"].map(Character.init))
let ops: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": (*), "/": (/), "%": (%)]
for key in ops.keys.sorted() { print(key, ops[key]!(17, 5)) }
let compare: (Int, Int) -> Bool = (<)
print(compare(1, 2), [5, 3].min(by: <)!)
func addOne(_ x: Int) -> Int { x + 1 }
func addOne(_ x: String) -> String { x + "1" }
let chosen: (String) -> String = addOne
print(chosen("a"), [1, 2].map(addOne), ["q"].map(addOne))
func outer(_ n: Int) -> [Int] {
  var seen: [Int] = []
  func visit(_ k: Int) {
    guard k > 0 else { return }
    seen.append(k)
    if k % 2 == 0 { visitEven(k) } else { visit(k - 1) }
  }
  func visitEven(_ k: Int) { seen.append(-k); visit(k / 2) }
  visit(n)
  return seen
}
print(outer(10))
let fs: [(Double) -> Double] = [{ $0 * 2 }, abs, { -$0 }, { $0 + 1 }]
print(fs.map { $0(-1.5) })
var q = Point(x: 1, y: 9)
q.flip()
q += Point(1)
print(q, -q)
enum Shape { case circle(Double), square(side: Double), none }
print([1.0, 2.0].map(Shape.circle), [3].map(Shape.square(side:)))
let constructor: (Double) -> Shape = Shape.square
print(constructor(2))
class Greeter {
  let name: String
  init(name: String) { self.name = name }
  func greet(_ other: String) -> String { "\(name) greets \(other)" }
  lazy var greetBob: () -> String = { [unowned self] in self.greet("Bob") }
}
let g = Greeter(name: "Ann")
print(["x", "y"].map(g.greet), g.greetBob())
print(Greeter.greet(g)("z"))
func apply(_ f: (Int, Int) -> Int, to pair: (Int, Int)) -> Int { f(pair.0, pair.1) }
print(apply(max, to: (3, 9)), apply(min, to: (3, 9)), apply(-, to: (3, 9)))
print(type(of: addOne as (Int) -> Int), type(of: compare))
