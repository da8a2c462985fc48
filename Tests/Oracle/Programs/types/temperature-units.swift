protocol UnitType { static var symbol: String { get }; static var toBase: (Double) -> Double { get }; static var fromBase: (Double) -> Double { get } }
enum Celsius: UnitType {
  static let symbol = "°C"
  static let toBase: (Double) -> Double = { $0 }
  static let fromBase: (Double) -> Double = { $0 }
}
enum Fahrenheit: UnitType {
  static let symbol = "°F"
  static let toBase: (Double) -> Double = { ($0 - 32) * 5 / 9 }
  static let fromBase: (Double) -> Double = { $0 * 9 / 5 + 32 }
}
enum Kelvin: UnitType {
  static let symbol = "K"
  static var toBase: (Double) -> Double { { $0 - 273.15 } }
  static var fromBase: (Double) -> Double { { $0 + 273.15 } }
}
struct Quantity<U: UnitType>: CustomStringConvertible {
  var value: Double
  init(_ value: Double) { self.value = value }
  init<Other: UnitType>(_ other: Quantity<Other>) { value = U.fromBase(Other.toBase(other.value)) }
  var description: String { "\((value * 100).rounded() / 100)\(U.symbol)" }
  func converted<V: UnitType>(to _: V.Type) -> Quantity<V> { Quantity<V>(self) }
}
extension Quantity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(Double(value)) }
}
extension Quantity: Comparable {
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
extension Quantity: AdditiveArithmetic {
  static var zero: Self { 0 }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
}
extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
}
let body: Quantity<Celsius> = 36.6
print(body, body.converted(to: Fahrenheit.self), Quantity<Kelvin>(body))
let week: [Quantity<Celsius>] = [21, 19.5, 23, 18]
print(week.sum(), week.max() ?? 0, week.sorted(), week.min()! < 19)
let total = week.map { $0.converted(to: Kelvin.self) }.sum()
print(total, type(of: total))
print(Quantity<Fahrenheit>(451).converted(to: Celsius.self))
var changed = body
changed += 1.5
print(changed > body, changed - body)
