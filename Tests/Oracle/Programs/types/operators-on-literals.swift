enum Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { case num(Int), v(String), neg([Expr]), add([Expr])
  init(integerLiteral v: Int) { self = .num(v) }
  init(stringLiteral v: String) { self = .v(v) }
  static func + (a: Expr, b: Expr) -> Expr { .add([a, b]) }
  static func * (a: Expr, b: Expr) -> Expr { .add([a, b, b]) }
  static prefix func - (a: Expr) -> Expr { .neg([a]) }
}
let e0: Expr = "x" * 3
print(e0)
let e1: Expr = 2 + "x" * 3
print(e1)
let e2: Expr = -(2 + "x")
print(e2)
let e3 = -("x" + 2 as Expr)
print(e3)
func f(_ e: Expr) { print(e) }
f("a" + 1)
f(-("a" + 1))
infix operator <+>
extension FloatingPoint { static func <+> (a: Self, b: Self) -> Self { (a + b) / 2 } }
var middle: Double = 0
middle = 17 <+> 2
let half: Float = 1 <+> 2
func between() -> Double { 1 <+> 4 }
print(middle, half, between(), 2.5 <+> 3, 1.0 <+> 2)
