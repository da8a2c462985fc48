import Checking
import Interpreter

/// Making integers from other numbers and from text.
var integerInitializers: [Builtin] {
  [
    Builtin("FixedWidthInteger", "init() { self = 0 }"),
    Builtin("FixedWidthInteger", "init(integerLiteral value: Self)") { $0.arguments[0] },
    Builtin("FixedWidthInteger", "init<T>(_ source: T) where T: BinaryInteger") { call in
      guard let value = call.integerKind.narrowed(try call.wide(0, type: 1)) else {
        throw call.trap(notRepresentable(try call.wide(0, type: 1), call.integerKind))
      }
      return .int(value)
    },
    Builtin("FixedWidthInteger", "init<T>(_ source: T) where T: BinaryFloatingPoint") {
      .int(try integer(fromDouble: $0))
    },
    Builtin("FixedWidthInteger", "init?<T>(exactly source: T) where T: BinaryInteger") { call in
      .index(call.integerKind.narrowed(try call.wide(0, type: 1)))
    },
    Builtin("FixedWidthInteger", "init?<T>(exactly source: T) where T: BinaryFloatingPoint") {
      call in
      guard let wide = Int128(exactly: try call.double(0)) else { return .none }
      return .index(call.integerKind.narrowed(wide))
    },
    Builtin("FixedWidthInteger", "init<T>(truncatingIfNeeded source: T) where T: BinaryInteger") {
      .int($0.integerKind.truncating(try $0.wideInteger(0)?.low ?? $0.int(0)))
    },
    Builtin("UInt", "init(bitPattern x: Int)") { .int(try $0.int(0)) },
    Builtin("Int", "init(bitPattern x: UInt)") { .int(try $0.int(0)) },
    Builtin("FixedWidthInteger", "init<T>(clamping source: T) where T: BinaryInteger") { call in
      let (kind, wide) = (call.integerKind, try call.wide(0, type: 1))
      if let value = kind.narrowed(wide) { return .int(value) }
      return .int(wide < 0 ? kind.minimum : kind.maximum)
    },
    Builtin("FixedWidthInteger", "init?<S: StringProtocol>(_ text: S, radix: Int = 10)") { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { throw call.trap("Radix must be in the range 2...36") }
      guard let wide = Int128(try call.string(0), radix: radix) else { return .none }
      return .index(call.integerKind.narrowed(wide))
    },
    Builtin("FixedWidthInteger", "init?(_ description: String)") { call in
      guard let wide = Int128(try call.string(0)) else { return .none }
      return .index(call.integerKind.narrowed(wide))
    },
  ]
}

/// Properties and methods of every integer type.
var integerMembers: [Builtin] {
  [
    Builtin("FixedWidthInteger", "static var max: Self { get }") { .int($0.integerKind.maximum) },
    Builtin("FixedWidthInteger", "static var min: Self { get }") { .int($0.integerKind.minimum) },
    Builtin("FixedWidthInteger", "static var bitWidth: Int { get }") { .int($0.integerKind.bits) },
    Builtin("BinaryInteger", "var bitWidth: Int { get }") { .int($0.integerKind.bits) },
    Builtin("FixedWidthInteger", "static var zero: Self { 0 }"),
    Builtin("FixedWidthInteger", "static var isSigned: Bool { get }") {
      .bool($0.integerKind.isSigned)
    },
    Builtin("FixedWidthInteger", "var description: String { get }") {
      .string($0.integerKind.describe(try $0.int(0)))
    },
    Builtin("FixedWidthInteger", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("FixedWidthInteger", "var magnitude: Magnitude { get }") { call in
      .int(Int(truncatingIfNeeded: try call.wide(0).magnitude))
    },
    Builtin("BinaryInteger", "func signum() -> Self") { .int(try $0.wide(0).signum().asInt) },
    Builtin("BinaryInteger", "func isMultiple(of other: Self) -> Bool") { call in
      .bool(try call.wide(0).isMultiple(of: call.wide(1)))
    },
    Builtin(
      "BinaryInteger",
      "func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) "
        + "{ (self / rhs, self % rhs) }"),
    Builtin("FixedWidthInteger", "func distance(to other: Self) -> Int") { call in
      .int(try (call.wide(1) - call.wide(0)).asInt)
    },
    Builtin("FixedWidthInteger", "func advanced(by n: Int) -> Self") { call in
      guard let value = call.integerKind.narrowed(try call.wide(0) + Int128(call.int(1))) else {
        throw Trap.overflow
      }
      return .int(value)
    },
    Builtin("FixedWidthInteger", "var nonzeroBitCount: Int { get }") { call in
      .int(call.integerKind.bits(of: try call.int(0)).nonzeroBitCount)
    },
    Builtin("FixedWidthInteger", "var bigEndian: Self { byteSwapped }"),
    Builtin(
      nil, "func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }"),
    Builtin("FixedWidthInteger", "var littleEndian: Self { self }"),
    Builtin("FixedWidthInteger", "init(bigEndian value: Self) { self = value.byteSwapped }"),
    Builtin("FixedWidthInteger", "init(littleEndian value: Self) { self = value }"),
    Builtin("BinaryInteger", "var words: [UInt] { [UInt(truncatingIfNeeded: self)] }"),
    Builtin("UInt8", "init(ascii v: Unicode.Scalar)") { call in
      guard let value = UInt8(exactly: try call.scalarValue(0).value) else {
        throw call.trap("Code point value does not fit into ASCII")
      }
      return .int(Int(value))
    },
    Builtin("FixedWidthInteger", "var leadingZeroBitCount: Int { get }") { call in
      let kind = call.integerKind
      return .int(kind.bits(of: try call.int(0)).leadingZeroBitCount - (64 - kind.bits))
    },
    Builtin("BinaryInteger", "var trailingZeroBitCount: Int { get }") { call in
      let kind = call.integerKind
      return .int(min(kind.bits, kind.bits(of: try call.int(0)).trailingZeroBitCount))
    },
    Builtin("FixedWidthInteger", "var byteSwapped: Self { get }") { call in
      let kind = call.integerKind
      let swapped = kind.bits(of: try call.int(0)).byteSwapped >> UInt(64 - kind.bits)
      return .int(kind.truncating(Int(bitPattern: swapped)))
    },
    reportingOverflow("adding", "_") { $0 + $1 },
    reportingOverflow("subtracting", "_") { $0 - $1 },
    reportingOverflow("multiplied", "by") { $0 * $1 },
    reportingOverflow("divided", "by") { $0 / $1 },
    reportingOverflow("remainder", "dividingBy") { $0 % $1 },
    Builtin("FixedWidthInteger", "static func random(in range: Range<Self>) -> Self") { call in
      try randomInteger(call, upperIsIncluded: false)
    },
    Builtin("FixedWidthInteger", "static func random(in range: ClosedRange<Self>) -> Self") {
      call in
      try randomInteger(call, upperIsIncluded: true)
    },
  ]
}

/// `Int.random(in:using:)`: the generator is asked, but the range is the machine's to draw from.
var randomness: [Builtin] {
  [
    Builtin(
      nil, "protocol RandomNumberGenerator { mutating func next() -> UInt64 }"),
    Builtin(nil, "struct SystemRandomNumberGenerator: RandomNumberGenerator { init() {} }"),
    Builtin("SystemRandomNumberGenerator", "mutating func next() -> UInt64") {
      .int(Int(bitPattern: UInt($0.machine.random.next())))
    },
    Builtin(
      "RandomNumberGenerator",
      """
      mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
        _precondition(upperBound != 0, "upperBound cannot be zero.")
        var bits: UInt64 = next()
        var product = T(truncatingIfNeeded: bits).multipliedFullWidth(by: upperBound)
        if product.low < upperBound {
          let least = (0 &- upperBound) % upperBound
          while product.low < least {
            bits = next()
            product = T(truncatingIfNeeded: bits).multipliedFullWidth(by: upperBound)
          }
        }
        return product.high
      }
      """),
    Builtin(
      "FixedWidthInteger",
      "func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) "
        + "-> (quotient: Self, remainder: Self)"
    ) { call in
      guard case .tuple(let parts) = call.arguments[1], case .int(let high) = parts[0],
        case .int(let low) = parts[1]
      else { throw call.trap("navlab's library expected a pair") }
      let (kind, divisor) = (call.integerKind, try call.wide(0))
      if divisor == 0 { throw call.trap("Division by zero") }
      let lowest = IntegerKind(name: "", bits: kind.bits, isSigned: false).widened(low)
      let dividend = kind.widened(high) << Int128(kind.bits) | lowest
      // The upper half of an unsigned number may be as large as the type.
      let (whole, rest) =
        kind.isSigned
        ? dividend.quotientAndRemainder(dividingBy: divisor)
        : unsigned(dividend, dividedBy: divisor)
      guard let quotient = kind.narrowed(whole), let remainder = kind.narrowed(rest) else {
        throw call.trap("Quotient is not representable")
      }
      return .tuple([.int(quotient), .int(remainder)])
    },
    Builtin(
      "FixedWidthInteger",
      "func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)"
    ) { call in
      let product = try call.wide(0).multipliedFullWidth(by: call.wide(1))
      let kind = call.integerKind
      let whole = Int128(truncatingIfNeeded: product.low)
      let high = whole >> Int128(kind.bits)
      return .tuple([
        .int(kind.truncating(Int(truncatingIfNeeded: high))),
        .int(
          IntegerKind(name: "", bits: kind.bits, isSigned: false).truncating(
            Int(truncatingIfNeeded: whole))),
      ])
    },
    Builtin(
      "FixedWidthInteger",
      """
      static func random<T: RandomNumberGenerator>(
        in range: Range<Self>, using generator: inout T
      ) -> Self {
        _precondition(!range.isEmpty, "Can't get random value with an empty range")
        let width = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        let random = Self._random(below: width, using: &generator)
        return range.lowerBound &+ Self(truncatingIfNeeded: random)
      }
      """),
    Builtin(
      "FixedWidthInteger",
      """
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Self>, using generator: inout T
      ) -> Self {
        if range.lowerBound == .min && range.upperBound == .max {
          let bits: UInt64 = generator.next()
          return Self(truncatingIfNeeded: bits)
        }
        let width = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound) &+ 1
        let random = Self._random(below: width, using: &generator)
        return range.lowerBound &+ Self(truncatingIfNeeded: random)
      }
      """),
    // The width decides how much of what the generator gives is used.
    Builtin(
      "FixedWidthInteger",
      """
      static func _random<T: RandomNumberGenerator>(
        below width: UInt64, using generator: inout T
      ) -> UInt64 {
        switch Self.bitWidth {
        case 8: UInt64(generator.next(upperBound: UInt8(truncatingIfNeeded: width)))
        case 16: UInt64(generator.next(upperBound: UInt16(truncatingIfNeeded: width)))
        case 32: UInt64(generator.next(upperBound: UInt32(truncatingIfNeeded: width)))
        default: generator.next(upperBound: width)
        }
      }
      """),
    Builtin(
      "Bool",
      """
      static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
        let bits: UInt64 = generator.next()
        return (bits >> 17) & 1 == 0
      }
      """),
    Builtin(
      "BinaryFloatingPoint",
      """
      static func random<T: RandomNumberGenerator>(
        in range: Range<Self>, using generator: inout T
      ) -> Self {
        _precondition(!range.isEmpty, "Can't get random value with an empty range")
        let most: UInt64 = Self._significandCount == 24 ? 1 << 24 : 1 << 53
        let bits: UInt64 = generator.next()
        let unit = Self(bits & (most - 1)) / Self(most)
        let result = (range.upperBound - range.lowerBound) * unit + range.lowerBound
        return result == range.upperBound ? random(in: range, using: &generator) : result
      }
      """),
    Builtin(
      "BinaryFloatingPoint",
      """
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Self>, using generator: inout T
      ) -> Self {
        let most: UInt64 = Self._significandCount == 24 ? 1 << 24 : 1 << 53
        let isSmall = Self._significandCount == 24
        let bits =
          isSmall
          ? UInt64(generator.next(upperBound: UInt32(most + 1)))
          : generator.next(upperBound: most + 1)
        if bits == most { return range.upperBound }
        return (range.upperBound - range.lowerBound) * (Self(bits) / Self(most)) + range.lowerBound
      }
      """),
    Builtin("BinaryFloatingPoint", "static var _significandCount: Int { get }") { call in
      .int(call.machine.name(of: call.type(0)) == "Float" ? 24 : 53)
    },
    Builtin(
      "Sequence",
      """
      func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
      """),
    Builtin(
      "MutableCollection where Self: RandomAccessCollection",
      """
      mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var amount = count
        var current = startIndex
        while amount > 1 {
          let random = Int(generator.next(upperBound: UInt64(amount)))
          amount -= 1
          swapAt(current, index(current, offsetBy: random))
          current = index(after: current)
        }
      }
      """),
    Builtin(
      "Collection",
      """
      func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
        isEmpty ? nil : Array(self)[Int(generator.next(upperBound: UInt64(count)))]
      }
      """),
  ]
}

private func reportingOverflow(
  _ name: String, _ label: String, _ compute: @escaping @Sendable (Int128, Int128) -> Int128
) -> Builtin {
  let divides = name == "divided" || name == "remainder"
  return Builtin(
    "FixedWidthInteger",
    """
    func \(name)ReportingOverflow(\(label) rhs: Self) -> (partialValue: Self, overflow: Bool)
    """
  ) { call in
    let (kind, a, b) = (call.integerKind, try call.wide(0), try call.wide(1))
    // Nothing is divided by zero, and what is left is the number itself.
    if divides, b == 0 { return .tuple([.int(try call.int(0)), .bool(true)]) }
    let wide = compute(a, b)
    let partial = kind.truncating(Int(truncatingIfNeeded: wide))
    let whole = name == "remainder" ? a / b : wide
    return .tuple([.int(partial), .bool(kind.narrowed(whole) == nil)])
  }
}

private func randomInteger(_ call: Invocation, upperIsIncluded: Bool) throws -> Value {
  let fields = try call.structure(0).fields
  let kind = call.integerKind
  guard fields.count == 2, case .int(let lower) = fields[0], case .int(let upper) = fields[1]
  else { throw call.trap("navlab's library expected a range of integers") }
  let (first, end) = (kind.widened(lower), kind.widened(upper))
  if !upperIsIncluded && first >= end {
    throw call.trap("Can't get random value with an empty range")
  }
  let last = upperIsIncluded ? end : end - 1
  guard let value = kind.narrowed(Int128.random(in: first...last, using: &call.machine.random))
  else { throw Trap.overflow }
  return .int(value)
}

private func notRepresentable(_ value: Int128, _ kind: IntegerKind) -> String {
  if !kind.isSigned && value < 0 { return "Negative value is not representable" }
  return "Not enough bits to represent the passed value"
}

/// The integer part of argument 0, or the trap that Swift has for it.
private func integer(fromDouble call: Invocation) throws -> Int {
  let (value, kind) = (try call.double(0), call.integerKind)
  let start = "Double value cannot be converted to \(kind.name) because "
  guard value.isFinite else { throw call.trap(start + "it is either infinite or NaN") }
  guard let result = kind.narrowed(Int128(max(-1e30, min(1e30, value)))) else {
    let limit = value < 0 ? "less than \(kind.name).min" : "greater than \(kind.name).max"
    throw call.trap(start + "the result would be " + limit)
  }
  return result
}

extension Int128 {
  fileprivate var asInt: Int { Int(truncatingIfNeeded: self) }
}

extension IntegerKind {
  /// The value's bits, without the sign's copies above them.
  fileprivate func bits(of value: Int) -> UInt {
    (UInt(bitPattern: value) << UInt(64 - bits)) >> UInt(64 - bits)
  }
}

/// `Int8(bitPattern: 200)`: the same bits, read with the other sign.
var bitPatterns: [Builtin] {
  ["8", "16", "32", "64"].flatMap { (bits: String) -> [Builtin] in
    [("Int\(bits)", "UInt\(bits)"), ("UInt\(bits)", "Int\(bits)")].map {
      (own: String, other: String) in
      Builtin(own, "init(bitPattern x: \(other)) { self = \(own)(truncatingIfNeeded: x) }")
    }
  }
}

private func unsigned(_ dividend: Int128, dividedBy divisor: Int128) -> (Int128, Int128) {
  let (quotient, remainder) = UInt128(truncatingIfNeeded: dividend).quotientAndRemainder(
    dividingBy: UInt128(divisor))
  return (Int128(clamping: quotient), Int128(remainder))
}
