struct Vec: Equatable { var x = 0.0, y = 0.0
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func * (a: Vec, s: Double) -> Vec { Vec(x: a.x * s, y: a.y * s) }
  static func * (s: Double, a: Vec) -> Vec { a * s }
  static func += (a: inout Vec, b: Vec) { a = a + b }
}
infix operator **: MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1) { r, _ in r * a } }
prefix operator √
prefix func √ (a: Double) -> Double { a.squareRoot() }
postfix operator %%
postfix func %% (a: Double) -> Double { a / 100 }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
var v = Vec(x: 1, y: 2); v += Vec(x: 1, y: 1)
print(v, -v, v * 2, 2 * v - Vec(x: 1, y: 0), v == v * 1)
print(2.0 ** 10, √16, 50.0%%, 3 |> { $0 + 1 } |> { "n\($0)" })
print(true && !false || false, 5 > 3 ? "yes" : "no", 1...3 ~= 2, 7 & 3 | 8, 1 == 1.0)
let o: Int? = nil; print(o ?? 1 + 2, (o ?? 1) + 2)
var n = 5; n -= 1; n *= 3; n /= 2; n %= 4; n <<= 3; n |= 1; print(n)
print("a" + "b" < "b", [1, 2] + [3], "x" == "x", ("a", 1) < ("a", 2))
precedencegroup Low { lowerThan: AdditionPrecedence
  associativity: left
}
infix operator <+>: Low
func <+> (a: Int, b: Int) -> Int { a * 100 + b }
print(1 <+> 2 + 3 <+> 4)
print([3, 1, 2].sorted(by: <), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(*), zip([1], [2]).map(-))
