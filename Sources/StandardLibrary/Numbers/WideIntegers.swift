import Checking
import Interpreter

/// An integer of 128 bits, of either sign.
protocol WideInteger: NativeValue {
  /// The number; the nearest one that an Int128 holds.
  var clamped: Int128 { get }
  /// The lowest bits.
  var low: Int { get }
  var double: Double { get }
  func text(radix: Int, uppercase: Bool) -> String
  func narrowed<Other: FixedWidthInteger>(to type: Other.Type) -> Other?
  /// What an operator gives of it and another one of its type.
  func applying(_ name: String, to other: any WideInteger, _ call: Invocation) throws -> Value
  /// - Parameter count: below zero to the right.
  func shifted(left count: Int) -> Value
  var inverted: Value { get }
  func negated() throws -> Value
}

/// A value of `Int128` or `UInt128`.
private final class WideValue<Number: FixedWidthInteger & Sendable>: WideInteger {
  let number: Number

  init(_ number: Number) { self.number = number }

  var clamped: Int128 { Int128(clamping: number) }
  var low: Int { Int(truncatingIfNeeded: number) }
  var double: Double { Double(number) }

  func text(radix: Int, uppercase: Bool) -> String {
    String(number, radix: radix, uppercase: uppercase)
  }

  func narrowed<Other: FixedWidthInteger>(to type: Other.Type) -> Other? {
    Other(exactly: number)
  }

  func applying(_ name: String, to other: any WideInteger, _ call: Invocation) throws -> Value {
    guard let own = other.narrowed(to: Number.self) else { throw Trap.overflow }
    if own == 0, name == "/" { throw call.trap("Division by zero") }
    if own == 0, name == "%" { throw call.trap("Division by zero in remainder operation") }
    let result: (partialValue: Number, overflow: Bool)
    switch name {
    case "+": result = number.addingReportingOverflow(own)
    case "-": result = number.subtractingReportingOverflow(own)
    case "*": result = number.multipliedReportingOverflow(by: own)
    case "/": result = number.dividedReportingOverflow(by: own)
    case "%": result = number.remainderReportingOverflow(dividingBy: own)
    case "&": return wide(number & own)
    case "|": return wide(number | own)
    case "^": return wide(number ^ own)
    case "&+": return wide(number &+ own)
    case "&-": return wide(number &- own)
    case "&*": return wide(number &* own)
    case "&<<": return wide(number &<< own)
    case "&>>": return wide(number &>> own)
    default: throw call.trap("navlab's library has no operator '\(name)' of wide integers")
    }
    if result.overflow {
      throw name == "/" ? call.trap("Division results in an overflow") : Trap.overflow
    }
    return wide(result.partialValue)
  }

  func shifted(left count: Int) -> Value { wide(number << count) }

  var inverted: Value { wide(~number) }

  func negated() throws -> Value {
    let result = Number(0).subtractingReportingOverflow(number)
    if result.overflow { throw Trap.overflow }
    return wide(result.partialValue)
  }

  func dynamicType(in machine: Machine) -> Type {
    machine.types.type(Number.isSigned ? "Int128" : "UInt128", [])
  }

  func isEqual(to other: any NativeValue, in machine: Machine) -> Bool {
    (other as? WideValue<Number>)?.number == number
  }

  func hash(into hasher: inout StableHasher, in machine: Machine) {
    hasher.combine(describe(in: machine))
  }

  func describe(in machine: Machine) -> String { String(number) }
}

/// `Int128` and `UInt128`: their own members stand before those of the protocols, which take
/// integers of up to 64 bits; operators are those of the protocols.
var wideIntegers: [Builtin] {
  wideInteger("Int128", Int128.self) + wideInteger("UInt128", UInt128.self)
}

private func wideInteger<Number: FixedWidthInteger & Sendable>(
  _ name: String, _ type: Number.Type
) -> [Builtin] {
  let proto = Number.isSigned ? "SignedInteger" : "UnsignedInteger"
  let declaration = Builtin(
    nil,
    """
    @frozen struct \(name): FixedWidthInteger, \(proto), Hashable, Comparable, Sendable,
      ExpressibleByIntegerLiteral, LosslessStringConvertible {
      typealias IntegerLiteralType = \(name)
      typealias Magnitude = UInt128
      typealias Stride = Int
    }
    """)
  return [declaration] + making(name, type) + members(name, type)
}

private func making<Number: FixedWidthInteger & Sendable>(
  _ name: String, _ type: Number.Type
) -> [Builtin] {
  let isOutside =
    "value cannot be converted to \(name) because it is outside the representable range"
  @Sendable func failing(_ number: Number?) -> Value { number.map(wide) ?? .none }
  return [
    // A literal says what it is by its digits: it may be too large for any other type.
    Builtin(name, "init(_digits: String)") { call in
      var digits = Substring(try call.string(0))
      let sign = digits.hasPrefix("-") ? "-" : ""
      digits = digits.dropFirst(sign.count)
      let radix = ["0x": 16, "0b": 2, "0o": 8][digits.prefix(2)] ?? 10
      let body = radix == 10 ? digits : digits.dropFirst(2)
      guard let number = Number(sign + body, radix: radix) else { throw Trap.overflow }
      return wide(number)
    },
    // In generic code a literal is an Int.
    Builtin(name, "init(integerLiteral value: Self)") { call in
      call.wideInteger(0) == nil ? wide(Number(try call.int(0))) : call.arguments[0]
    },
    Builtin(name, "init<T>(_ source: T) where T: BinaryInteger") { call in
      guard let number = try call.integer(0, as: type) else { throw call.trap(isOutside) }
      return wide(number)
    },
    Builtin(name, "init<T>(_ source: T) where T: BinaryFloatingPoint") { call in
      let value = try call.double(0).rounded(.towardZero)
      guard let number = Number(exactly: value) else { throw call.trap(isOutside) }
      return wide(number)
    },
    Builtin(name, "init?<T>(exactly source: T) where T: BinaryInteger") {
      failing(try $0.integer(0, as: type))
    },
    Builtin(name, "init?<T>(exactly source: T) where T: BinaryFloatingPoint") {
      failing(Number(exactly: try $0.double(0)))
    },
    Builtin(name, "init<T>(truncatingIfNeeded source: T) where T: BinaryInteger") { call in
      if case .native(let native) = call.arguments[0], let other = native as? WideValue<UInt128> {
        return wide(Number(truncatingIfNeeded: other.number))
      }
      return wide(Number(truncatingIfNeeded: try call.wide(0)))
    },
    Builtin(name, "init<T>(clamping source: T) where T: BinaryInteger") { call in
      wide(try call.integer(0, as: type) ?? (call.wide(0) < 0 ? .min : .max))
    },
    Builtin(name, "init?<S: StringProtocol>(_ text: S, radix: Int = 10)") {
      failing(Number(try $0.string(0), radix: try $0.int(1)))
    },
    Builtin(name, "init?(_ description: String)") { failing(Number(try $0.string(0))) },
    Builtin(name, "static func random(in range: Range<Self>) -> Self") { call in
      let (lower, upper) = try call.bounds(type)
      if lower >= upper { throw call.trap("Can't get random value with an empty range") }
      return wide(Number.random(in: lower..<upper, using: &call.machine.random))
    },
    Builtin(name, "static func random(in range: ClosedRange<Self>) -> Self") { call in
      let (lower, upper) = try call.bounds(type)
      return wide(Number.random(in: lower...upper, using: &call.machine.random))
    },
  ]
}

private func members<Number: FixedWidthInteger & Sendable>(
  _ name: String, _ type: Number.Type
) -> [Builtin] {
  func reporting(
    _ method: String, _ label: String,
    _ compute: @escaping @Sendable (Number, Number) -> (partialValue: Number, overflow: Bool)
  ) -> Builtin {
    Builtin(
      name,
      "func \(method)ReportingOverflow(\(label) rhs: Self) -> (partialValue: Self, overflow: Bool)"
    ) { call in
      let result = compute(try call.number(0), try call.number(1))
      return .tuple([wide(result.partialValue), .bool(result.overflow)])
    }
  }
  func count(
    _ property: String, _ count: @escaping @Sendable (Number) -> Int
  ) -> Builtin {
    Builtin(name, "var \(property): Int { get }") { .int(count(try $0.number(0))) }
  }
  return [
    Builtin(name, "static var max: Self { get }") { _ in wide(Number.max) },
    Builtin(name, "static var min: Self { get }") { _ in wide(Number.min) },
    Builtin(name, "static var bitWidth: Int { 128 }"),
    Builtin(name, "static var isSigned: Bool { \(Number.isSigned) }"),
    Builtin(name, "var bitWidth: Int { 128 }"),
    Builtin(name, "var description: String { get }") {
      .string(String(try $0.number(0) as Number))
    },
    Builtin(name, "func hash(into hasher: inout Hasher) { hasher.combine(description) }"),
    Builtin(name, "var magnitude: UInt128 { get }") {
      wide(UInt128(truncatingIfNeeded: (try $0.number(0) as Number).magnitude))
    },
    Builtin(name, "func signum() -> Self { self == 0 ? 0 : self < 0 ? 0 - 1 : 1 }"),
    Builtin(
      name,
      """
      func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
      """),
    Builtin(name, "func distance(to other: Self) -> Int") { call in
      let (a, b): (Number, Number) = (try call.number(0), try call.number(1))
      let size = Int(exactly: a < b ? b - a : a - b)
      guard let size else { throw Trap.overflow }
      return .int(a < b ? size : -size)
    },
    Builtin(name, "func advanced(by n: Int) -> Self") { call in
      let (number, step): (Number, Int) = (try call.number(0), try call.int(1))
      let size = Number(step.magnitude)
      let result =
        step < 0
        ? number.subtractingReportingOverflow(size) : number.addingReportingOverflow(size)
      if result.overflow { throw Trap.overflow }
      return wide(result.partialValue)
    },
    count("nonzeroBitCount") { $0.nonzeroBitCount },
    count("leadingZeroBitCount") { $0.leadingZeroBitCount },
    count("trailingZeroBitCount") { $0.trailingZeroBitCount },
    Builtin(name, "var byteSwapped: Self { get }") {
      wide((try $0.number(0) as Number).byteSwapped)
    },
    Builtin(
      name,
      "var words: [UInt] { [UInt(truncatingIfNeeded: self), UInt(truncatingIfNeeded: self >> 64)] }"
    ),
    Builtin(name, "func multipliedFullWidth(by other: Self) -> (high: Self, low: UInt128)") {
      call in
      let product = (try call.number(0) as Number).multipliedFullWidth(by: try call.number(1))
      return .tuple([wide(product.high), wide(UInt128(truncatingIfNeeded: product.low))])
    },
    reporting("adding", "_") { $0.addingReportingOverflow($1) },
    reporting("subtracting", "_") { $0.subtractingReportingOverflow($1) },
    reporting("multiplied", "by") { $0.multipliedReportingOverflow(by: $1) },
    reporting("divided", "by") { $0.dividedReportingOverflow(by: $1) },
    reporting("remainder", "dividingBy") { $0.remainderReportingOverflow(dividingBy: $1) },
  ]
}

private func wide<Number: FixedWidthInteger & Sendable>(_ number: Number) -> Value {
  .native(WideValue(number))
}

extension Invocation {
  /// What an operator gives of two wide integers; nil where they are none.
  func wideResult(_ name: String) throws -> Value? {
    guard let own = wideInteger(0), let other = wideInteger(1) else { return nil }
    return try own.applying(name, to: other, self)
  }

  /// Below zero where the first of two integers of 128 bits is the smaller one.
  func wideOrder() -> Int? {
    guard let a = wideInteger(0), let b = wideInteger(1) else { return nil }
    guard let x = a.narrowed(to: Int128.self), let y = b.narrowed(to: Int128.self) else {
      guard let x = a.narrowed(to: UInt128.self) else { return -1 }
      guard let y = b.narrowed(to: UInt128.self) else { return 1 }
      return x < y ? -1 : x == y ? 0 : 1
    }
    return x < y ? -1 : x == y ? 0 : 1
  }

  /// Argument `index` as a wide integer; nil where it is none.
  func wideInteger(_ index: Int) -> (any WideInteger)? {
    guard case .native(let native) = arguments[index] else { return nil }
    return native as? any WideInteger
  }

  fileprivate func number<Number: FixedWidthInteger>(_ index: Int) throws -> Number {
    guard let number = wideInteger(index)?.narrowed(to: Number.self) else {
      throw trap("navlab's library expected an integer of 128 bits")
    }
    return number
  }

  /// Argument `index`, an integer of the first generic parameter's type, in another type.
  fileprivate func integer<Number: FixedWidthInteger>(
    _ index: Int, as type: Number.Type
  ) throws -> Number? {
    if let own = wideInteger(index) { return own.narrowed(to: type) }
    return Number(exactly: try wide(index))
  }

  fileprivate func bounds<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws -> (Number, Number) {
    let fields = try structure(0).fields
    guard fields.count == 2, case .native(let lower) = fields[0],
      case .native(let upper) = fields[1],
      let first = (lower as? any WideInteger)?.narrowed(to: type),
      let last = (upper as? any WideInteger)?.narrowed(to: type)
    else { throw trap("navlab's library expected a range of integers") }
    return (first, last)
  }
}
