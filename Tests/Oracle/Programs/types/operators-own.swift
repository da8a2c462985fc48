struct Vector: Equatable, CustomStringConvertible {
  var x: Double, y: Double
  static let zero = Vector(x: 0, y: 0)
  var description: String { "(\(x), \(y))" }
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vector) -> Vector { a * k }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func ** (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
}
infix operator **: MultiplicationPrecedence
prefix operator √
postfix operator %%
infix operator <=>: ComparisonPrecedence
infix operator |>: PipePrecedence
precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: NilCoalescingPrecedence
}
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ^^: PowerPrecedence
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
func ^^ (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1) * 2
print(v, -v, 2 * v - Vector.zero, v ** Vector(x: 1, y: 0), v == Vector(x: 3, y: 4))
print(√16 + 1, 50%% * 2, 3 <=> 4, "b" <=> "a", 2 <=> 2)
print(2 ^^ 3 ^^ 2, 2 * 3 ^^ 2, 5 |> { $0 + 1 } |> { "n\($0)" })
func double(_ n: Int) -> Int { n * 2 }
print([1, 2, 3] |> { $0.map(double) }, 4 |> double |> String.init)
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var maybe: Int?
maybe ??= 5
maybe ??= 6
print(maybe as Any)
extension Array {
  static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } }
}
print([1, 2] * 2, ["x"] * 3)
struct Money: Comparable, Hashable { var cents: Int
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
let wallet = [Money(cents: 5), Money(cents: 2)]
print(wallet.sorted().map(\.cents), wallet.min()!.cents, wallet.reduce(Money(cents: 0), +).cents, Money(cents: 1) >= Money(cents: 1), max(wallet[0], wallet[1]))
let op: (Int, Int) -> Int = (+)
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }, "/": (/)]
print(op(2, 3), ["+", "-", "*", "/"].map { ops[$0]!(6, 3) }, [3, 1].sorted(by: >), zip([1, 2], [3, 4]).map(*))
