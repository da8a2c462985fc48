struct Fraction: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic {
  let numerator: Int, denominator: Int
  init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction of nothing")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    let divisor = max(1, gcd(abs(numerator), abs(denominator))) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }
  init(integerLiteral value: Int) { self.init(value) }
  static var zero: Fraction { 0 }
  static func + (a: Fraction, b: Fraction) -> Fraction { Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator) }
  static func - (a: Fraction, b: Fraction) -> Fraction { a + Fraction(-b.numerator, b.denominator) }
  static func * (a: Fraction, b: Fraction) -> Fraction { Fraction(a.numerator * b.numerator, a.denominator * b.denominator) }
  static func / (a: Fraction, b: Fraction) -> Fraction { a * Fraction(b.denominator, b.numerator) }
  static prefix func - (a: Fraction) -> Fraction { 0 - a }
  static func < (a: Fraction, b: Fraction) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
  var value: Double { Double(numerator) / Double(denominator) }
}
let half = Fraction(1, 2), third = Fraction(2, 6)
print(half + third, half - third, half * third, half / third, -half, half > third, max(half, third), Fraction(4, -8), half + 1)
print([half, third, 2, Fraction(3, 4)].sorted(), [half, third, Fraction(1, 6)].reduce(.zero, +), Set([half, Fraction(2, 4)]).count, half.value)
struct Vector: Equatable { var x, y: Double
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Self, scale: Double) -> Self { Self(x: a.x * scale, y: a.y * scale) }
  static func += (a: inout Self, b: Self) { a = a + b }
  static let zero = Vector(x: 0, y: 0)
  var length: Double { (x * x + y * y).squareRoot() }
}
infix operator •: MultiplicationPrecedence
extension Vector { static func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y } }
var v = Vector(x: 3, y: 4)
v += Vector(x: 1, y: 0) * 2
print(v, v.length, v • Vector(x: 1, y: 1) + 1, [v, v].reduce(.zero, +))
struct Celsius: Strideable, CustomStringConvertible { var degrees: Double
  func distance(to other: Celsius) -> Double { other.degrees - degrees }
  func advanced(by n: Double) -> Celsius { Celsius(degrees: degrees + n) }
  var description: String { "\(degrees)°" } }
print(stride(from: Celsius(degrees: 18), through: Celsius(degrees: 20), by: 0.5).map(\.description), Celsius(degrees: 1) < Celsius(degrees: 2), (Celsius(degrees: 0)...Celsius(degrees: 5)).contains(Celsius(degrees: 3)))
print((0..<32).filter { $0 & ($0 - 1) == 0 }, String(0b1011, radix: 2), 0xFF >> 4, ~5, 6 ^ 3, UInt8(200) &+ 100, Int8(bitPattern: 200), (1...5).reduce(1, *), 17.quotientAndRemainder(dividingBy: 5), (-7) % 3, -7 / 2)
func isPrime(_ n: Int) -> Bool { n > 1 && !stride(from: 2, through: Int(Double(n).squareRoot()), by: 1).contains { n % $0 == 0 } }
print((1...50).filter(isPrime), sequence(first: 27) { $0 == 1 ? nil : $0.isMultiple(of: 2) ? $0 / 2 : $0 * 3 + 1 }.reduce(0) { n, _ in n + 1 })
var memo: [Int: Int] = [:]
func fibonacci(_ n: Int) -> Int { if let known = memo[n] { return known }; let value = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); memo[n] = value; return value }
print(fibonacci(80), memo.count, Double(fibonacci(80)) / Double(fibonacci(79)))
