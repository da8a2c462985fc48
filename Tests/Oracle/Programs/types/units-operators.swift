protocol Unit { static var symbol: String { get }; static var factor: Double { get } }
enum Metre: Unit { static let symbol = "m"; static let factor = 1.0 }
enum Kilometre: Unit { static let symbol = "km"; static let factor = 1000.0 }
enum Mile: Unit { static let symbol = "mi"; static let factor = 1609.344 }
struct Length<U: Unit>: Comparable, CustomStringConvertible, AdditiveArithmetic {
  var value: Double
  init(_ value: Double) { self.value = value }
  func converted<V: Unit>(to unit: V.Type = V.self) -> Length<V> { Length<V>(value * U.factor / V.factor) }
  var description: String { "\(value)\(U.symbol)" }
  static var zero: Self { Length(0) }
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  static prefix func - (a: Self) -> Self { Self(-a.value) }
}
func + <A: Unit, B: Unit>(a: Length<A>, b: Length<B>) -> Length<A> { Length(a.value + b.converted(to: A.self).value) }
extension Double {
  var m: Length<Metre> { Length(self) }
  var km: Length<Kilometre> { Length(self) }
}
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ^^: PowerPrecedence
infix operator |>: AdditionPrecedence
prefix operator √
postfix operator %%
func ^^ (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { n, _ in n * base } }
func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
struct Vector: Equatable { var x = 0.0, y = 0.0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x, y: k * v.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static prefix func - (v: Vector) -> Vector { -1 * v }
  static func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
}
infix operator •: MultiplicationPrecedence
print((1.5).km.converted(to: Metre.self), (2.0).km + (500.0).m, (10.0).m < (11.0).m, -(3.0).m)
print([(1.0).m, (2.5).m].reduce(.zero, +), Length<Mile>(1).converted() as Length<Kilometre>, [(3.0).km, (1.0).km].max()!)
print(2 ^^ 3 ^^ 2, 2 * 3 ^^ 2, √16.0 + 1, (50.0)%%)
print(5 |> { $0 + 1 } |> String.init |> { "<\($0)>" })
var v = Vector(x: 1, y: 2)
v += 2 * Vector(x: 1)
print(v, -v, v • v + 1, v == Vector(x: 3, y: 2))
