indirect enum Expr {
  case num(Double)
  case add(Expr, Expr)
  case mul(lhs: Expr, rhs: Expr)
  case neg(Expr)
  case variable(name: String)
}
func eval(_ e: Expr, _ env: [String: Double] = [:]) -> Double? {
  switch e {
  case .num(let v): return v
  case let .add(l, r):
    guard let a = eval(l, env), let b = eval(r, env) else { return nil }
    return a + b
  case .mul(lhs: .num(0), rhs: _), .mul(_, rhs: .num(0)): return 0
  case .mul(let l, let r):
    return eval(l, env).flatMap { a in eval(r, env).map { a * $0 } }
  case .neg(.neg(let inner)): return eval(inner, env)
  case .neg(let inner): return eval(inner, env).map(-)
  case .variable(name: "pi"): return 3.14
  case .variable(let name): return env[name]
  }
}
let e = Expr.add(.mul(lhs: .num(2), rhs: .variable(name: "x")), .neg(.neg(.num(1))))
print(eval(e, ["x": 4]) as Any, eval(e) as Any, eval(.mul(lhs: .num(0), rhs: .variable(name: "q"))) as Any)
print(eval(.variable(name: "pi"))!)
// Tuples and ranges
func where_(_ p: (x: Int, y: Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y axis at \(y)"
  case let (x, y) where x == y: "diagonal"
  case (-2...2, -2...2): "near"
  case (let x, _) where x > 100: "far right"
  default: "somewhere"
  }
}
for p in [(0, 0), (3, 0), (0, 4), (5, 5), (1, -2), (101, 3), (9, 8)] { print(p, where_(p)) }
// Own ~=
struct Divisible { let by: Int }
func ~= (pattern: Divisible, value: Int) -> Bool { value % pattern.by == 0 }
func ~= (pattern: (String) -> Bool, value: String) -> Bool { pattern(value) }
func fizz(_ n: Int) -> String {
  switch n {
  case Divisible(by: 15): "FizzBuzz"
  case Divisible(by: 5): "Buzz"
  case Divisible(by: 3): "Fizz"
  default: "\(n)"
  }
}
print((1...15).map(fizz).joined(separator: " "))
func startsWith(_ prefix: String) -> (String) -> Bool { { $0.hasPrefix(prefix) } }
switch "hello" {
case startsWith("x"): print("x")
case startsWith("he"): print("he")
default: print("?")
}
// Optional patterns
let nested: Int?? = .some(nil)
switch nested {
case .some(.some(let x)): print("value", x)
case .some(.none): print("inner nil")
case .none: print("outer nil")
}
let pair: (Int?, String?) = (1, nil)
switch pair {
case let (a?, b?): print(a, b)
case (let a?, nil): print("only a", a)
case (nil, _): print("none")
}
if case let .some(x) = pair.0 { print(x) }
if case .add(.mul, _) = e { print("sum of product") }
if case .add(.mul(lhs: .num(let k), _), _) = e, k > 1 { print("k", k) }
// Tuple binding
let (a, (b, c), _) = (1, ("two", [3]), 4.0)
print(a, b, c)
var (first, second) = (10, 20)
(first, second) = (second, first + second)
print(first, second)
for (index, (name, score)) in [("Ann", 3), ("Bob", 5)].enumerated() { print(index, name, score) }
for case (let name, 5...) in [("Ann", 3), ("Bob", 5), ("Cid", 9)] { print(name) }
for case let .variable(name) in [Expr.num(1), .variable(name: "z"), .neg(.num(2))] { print(name) }
// is/as
class Animal {}; class Dog: Animal { func bark() { print("woof") } }; class Cat: Animal {}
let animals: [Animal] = [Dog(), Cat(), Dog()]
for case let dog as Dog in animals { dog.bark() }
print(animals.filter { $0 is Cat }.count)
switch animals[1] {
case is Dog: print("dog")
case is Cat: print("cat")
default: break
}
let value = 5
let other = 5
switch value { case other: print("same"); default: print("different") }
enum Level: Int, Comparable { case low = 1, mid = 5, high = 9
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
switch Level.mid { case .low: print("l"); case .mid...(.high): print("m-h"); default: print("?") }
