import Checking
import Interpreter

/// A `Decimal`: 38 digits, as Foundation keeps them.
final class DecimalValue: NativeValue {
  /// nil where it is not a number.
  let number: DecimalNumber?

  init(_ number: DecimalNumber?) {
    guard let number else {
      self.number = nil
      return
    }
    let long = number.rounded(toDigits: 39, .nearestOrAway)
    let short = long.fitsDecimal ? long : number.rounded(toDigits: 38, .nearestOrAway)
    self.number = short.wholeDigits > 165 ? nil : short
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Decimal", []) }

  func isEqual(to other: any NativeValue, in machine: Machine) -> Bool {
    (other as? DecimalValue)?.number == number
  }

  func hash(into hasher: inout StableHasher, in machine: Machine) {
    hasher.combine(describe(in: machine))
  }

  func describe(in machine: Machine) -> String { number?.description ?? "NaN" }
}

extension DecimalNumber {
  /// Whether the digits are a number of 128 bits.
  fileprivate var fitsDecimal: Bool {
    let most = "340282366920938463463374607431768211455".utf8.map { $0 - 48 }
    return digits.count < most.count
      || digits.count == most.count && !most.lexicographicallyPrecedes(digits)
  }
}

/// `Decimal`, natively; its many conveniences in Swift.
var decimalTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, Sendable, Codable,
        ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible
      {
        typealias Magnitude = Decimal
        typealias Stride = Decimal
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
      }
      """),
    Builtin("Decimal", "init()") { _ in decimal(DecimalNumber()) },
    Builtin("Decimal", "init(integerLiteral value: Int)") { decimal(DecimalNumber(try $0.int(0))) },
    Builtin("Decimal", "init(floatLiteral value: Double)") {
      decimal(decimalFromDouble(try $0.double(0)))
    },
    Builtin("Decimal", "init(_ value: Double)") { decimal(decimalFromDouble(try $0.double(0))) },
    Builtin("Decimal", "init(_ value: Int)") { decimal(DecimalNumber(try $0.int(0))) },
    Builtin("Decimal", "init<T>(_ value: T) where T: BinaryInteger") { call in
      decimal(DecimalNumber(String(try call.wide(0))))
    },
    Builtin("Decimal", "init?<T>(exactly source: T) where T: BinaryInteger") { call in
      decimal(DecimalNumber(String(try call.wide(0))))
    },
    Builtin("Decimal", "init?(string: String, locale: Locale? = nil)") { call in
      // What follows the number is passed over, as Foundation does.
      let text = try call.string(0)
      let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
      return DecimalNumber(number).map { decimal($0) } ?? .none
    },
    Builtin("Decimal", "init(sign: FloatingPointSign, exponent: Int, significand: Decimal)") {
      call in
      guard case .enumCase(let sign) = call.arguments[0] else { return .none }
      let number = try call.decimal(2)?.scaled(byPowerOfTen: call.int(1))
      return decimal(sign.index == 1 ? number.map { -$0 } : number)
    },
    arithmetic("+") { $0 + $1 }, arithmetic("-") { $0 - $1 }, arithmetic("*") { $0 * $1 },
    Builtin("Decimal", "static func / (lhs: Decimal, rhs: Decimal) -> Decimal") { call in
      guard let a = try call.decimal(0), let b = try call.decimal(1), !b.isZero else {
        return decimal(nil)
      }
      return decimal(.quotient(a, b, digits: 39).rounded(toDigits: 38, .towardZero))
    },
    Builtin("Decimal", "static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }"),
    Builtin("Decimal", "static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }"),
    Builtin("Decimal", "static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }"),
    Builtin("Decimal", "static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }"),
    Builtin("Decimal", "static prefix func - (operand: Decimal) -> Decimal { 0 - operand }"),
    Builtin("Decimal", "mutating func negate() { self = 0 - self }"),
    Builtin("Decimal", "static func == (lhs: Decimal, rhs: Decimal) -> Bool") {
      .bool(try $0.decimal(0) == $0.decimal(1))
    },
    Builtin("Decimal", "static func < (lhs: Decimal, rhs: Decimal) -> Bool") { call in
      guard let a = try call.decimal(0), let b = try call.decimal(1) else { return .bool(false) }
      return .bool(a < b)
    },
    Builtin("Decimal", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("Decimal", "var description: String { get }") {
      .string(try $0.decimal(0)?.description ?? "NaN")
    },
    Builtin("Decimal", "var isNaN: Bool { get }") { .bool(try $0.decimal(0) == nil) },
    Builtin("Decimal", "var isZero: Bool { self == 0 }"),
    Builtin("Decimal", "var isFinite: Bool { !isNaN }"),
    Builtin("Decimal", "var isSignMinus: Bool { self < 0 }"),
    Builtin("Decimal", "var sign: FloatingPointSign { self < 0 ? .minus : .plus }"),
    Builtin("Decimal", "var magnitude: Decimal { self < 0 ? -self : self }"),
    Builtin("Decimal", "var exponent: Int { get }") { .int(try $0.decimal(0)?.exponent ?? 0) },
    Builtin("Decimal", "var significand: Decimal { get }") { call in
      let number = try call.decimal(0)
      return decimal(number.map { $0.scaled(byPowerOfTen: -$0.exponent) })
    },
    Builtin("Decimal", "func distance(to other: Decimal) -> Decimal { other - self }"),
    Builtin("Decimal", "func advanced(by n: Decimal) -> Decimal { self + n }"),
    Builtin("Decimal", "static var zero: Decimal { 0 }"),
    Builtin("Decimal", "static var nan: Decimal { get }") { _ in decimal(nil) },
    Builtin("Decimal", "static var pi: Decimal { get }") { _ in
      decimal(DecimalNumber("3.14159265358979323846264338327950288419"))
    },
    Builtin(
      "Decimal", "static var greatestFiniteMagnitude: Decimal { get }"
    ) { _ in decimal(DecimalNumber("34028236692093846346337460743176821145e127")) },
    Builtin("Decimal", "func _rounded(_ scale: Int, _ rule: Int) -> Decimal") { call in
      let rule = DecimalNumber.Rounding(rawValue: try call.int(2)) ?? .nearestOrAway
      return decimal(try call.decimal(0)?.rounded(toPlace: -call.int(1), rule))
    },
    Builtin("Decimal", "var _double: Double { get }") {
      .double(try $0.decimal(0)?.double ?? .nan)
    },
    Builtin(
      nil,
      """
      func NSDecimalRound(
        _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: Decimal.RoundingMode
      ) {
        switch mode {
        case .plain: result = number._rounded(scale, 0)
        case .bankers: result = number._rounded(scale, 1)
        case .up: result = number._rounded(scale, 2)
        case .down: result = number._rounded(scale, 3)
        }
      }
      """),
    Builtin(
      nil,
      """
      func pow(_ x: Decimal, _ y: Int) -> Decimal {
        var result: Decimal = 1
        for _ in 0..<Swift.abs(y) { result *= x }
        return y < 0 ? 1 / result : result
      }
      """),
    Builtin("Decimal", "init(_bridging value: NSDecimalNumber) { self = value.decimalValue }"),
    Builtin(nil, "func lround(_ x: Double) -> Int { Int(x.rounded()) }"),
    Builtin(nil, "func abs(_ x: Decimal) -> Decimal { x.magnitude }"),
  ] + bridgedNumbers
}

/// What numbers are made of an object that holds one.
private var bridgedNumbers: [Builtin] {
  let integers = ["Int", "Int8", "Int16", "Int32", "Int64"].map { ($0, "intValue") }
  let unsigned = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map { ($0, "uintValue") }
  let floats = ["Double", "Float", "CGFloat"].map { ($0, "doubleValue") }
  return (integers + unsigned).map { type, value in
    Builtin(
      type,
      "init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.\(value)) }")
  }
    + floats.map { type, value in
      Builtin(type, "init(truncating number: NSNumber) { self.init(number.\(value)) }")
    }
    + [Builtin("Bool", "init(truncating number: NSNumber) { self = number.boolValue }")]
}

private func decimal(_ number: DecimalNumber?) -> Value { .native(DecimalValue(number)) }

private func arithmetic(
  _ symbol: String, _ compute: @escaping @Sendable (DecimalNumber, DecimalNumber) -> DecimalNumber
) -> Builtin {
  Builtin("Decimal", "static func \(symbol) (lhs: Decimal, rhs: Decimal) -> Decimal") { call in
    guard let a = try call.decimal(0), let b = try call.decimal(1) else { return decimal(nil) }
    return decimal(compute(a, b))
  }
}

/// As Foundation makes it: the number is scaled towards 2^64 by tens, and cut off. The errors that
/// this leaves (`19.99` becomes 19.98999999999999488) are Foundation's own.
private func decimalFromDouble(_ value: Double) -> DecimalNumber? {
  if value == 0 { return DecimalNumber() }
  guard value.isFinite else { return nil }
  let most = Double(UInt64.max)
  var magnitude = value.magnitude
  var exponent = 0
  while magnitude < Double(UInt64.max - 1), exponent > -128 {
    magnitude *= 10
    exponent -= 1
  }
  while magnitude >= most, exponent < 127 {
    magnitude /= 10
    exponent += 1
  }
  let mantissa = UInt64(min(magnitude, most.nextDown))
  return DecimalNumber(
    isNegative: value < 0, digits: String(mantissa).utf8.map { $0 - 48 }, exponent: exponent)
}

extension Invocation {
  /// nil for a Decimal that is not a number.
  func decimal(_ index: Int) throws -> DecimalNumber? {
    try native(index, as: DecimalValue.self).number
  }
}
