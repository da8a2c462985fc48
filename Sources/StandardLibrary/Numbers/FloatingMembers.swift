import Checking
import Glibc
import Interpreter

/// Making floating-point numbers, and what they know about themselves.
var floatingMembers: [Builtin] {
  [
    Builtin("BinaryFloatingPoint", "init() { self = 0 }"),
    Builtin("BinaryFloatingPoint", "init(integerLiteral value: Int)") {
      $0.floating(try $0.double(0))
    },
    Builtin("BinaryFloatingPoint", "init(floatLiteral value: Self)") { $0.arguments[0] },
    Builtin("BinaryFloatingPoint", "init<Source>(_ value: Source) where Source: BinaryInteger") {
      call in
      call.floating(try call.wideInteger(0)?.double ?? Double(call.wide(0, type: 1)))
    },
    Builtin(
      "BinaryFloatingPoint", "init<Source>(_ value: Source) where Source: BinaryFloatingPoint"
    ) { $0.floating(try $0.double(0)) },
    Builtin("Double", "init(_ value: Int)") { .double(try $0.double(0)) },
    Builtin("CGFloat", "init(_ value: Int)") { .double(try $0.double(0)) },
    Builtin("Double", "init(_ value: CGFloat)") { .double(try $0.double(0)) },
    Builtin("CGFloat", "init(_ value: Double)") { .double(try $0.double(0)) },
    Builtin("Double", "init?<S: StringProtocol>(_ text: S)") { call in
      Double(try call.string(0)).map(Value.double) ?? .none
    },
    Builtin("Float", "init?<S: StringProtocol>(_ text: S)") { call in
      Float(try call.string(0)).map { .double(Double($0)) } ?? .none
    },
    Builtin("BinaryFloatingPoint", "init?<T>(exactly source: T) where T: BinaryInteger") { call in
      Double(exactly: try call.wide(0, type: 1)).map(Value.double) ?? .none
    },
    Builtin("BinaryFloatingPoint", "init?<T>(exactly source: T) where T: BinaryFloatingPoint") {
      call in
      let value = try call.double(0)
      return call.isFloat()
        ? Float(exactly: value).map { .double(Double($0)) } ?? .none
        : Double(exactly: value).map(Value.double) ?? .none
    },
    Builtin("FloatingPoint", "var nextUp: Self { get }") { call in
      let value = try call.double(0)
      return .double(call.isFloat() ? Double(Float(value).nextUp) : value.nextUp)
    },
    Builtin("FloatingPoint", "var nextDown: Self { get }") { call in
      let value = try call.double(0)
      return .double(call.isFloat() ? Double(Float(value).nextDown) : value.nextDown)
    },
    Builtin("FloatingPoint", "var exponent: Int { get }") {
      .int(Int(try $0.double(0).exponent))
    },
    Builtin("FloatingPoint", "var significand: Self { get }") {
      .double(try $0.double(0).significand)
    },
    Builtin("BinaryFloatingPoint", "var binade: Self { get }") {
      .double(try $0.double(0).binade)
    },
    constant("pi") { $0 ? Double(Float.pi) : .pi },
    constant("infinity") { _ in .infinity },
    constant("nan") { _ in .nan },
    constant("greatestFiniteMagnitude") {
      $0 ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
    },
    constant("leastNormalMagnitude") {
      $0 ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude
    },
    constant("leastNonzeroMagnitude") {
      $0 ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude
    },
    constant("ulpOfOne") { $0 ? Double(Float.ulpOfOne) : .ulpOfOne },
    constant("zero") { _ in 0 },
    question("isNaN") { $0.isNaN },
    question("isInfinite") { $0.isInfinite },
    question("isFinite") { $0.isFinite },
    question("isZero") { $0.isZero },
    question("isNormal") { $0.isNormal },
    Builtin("FloatingPoint", "var sign: FloatingPointSign { _isMinus ? .minus : .plus }"),
    Builtin("FloatingPoint", "var _isMinus: Bool { get }") {
      .bool(try $0.double(0).sign == .minus)
    },
    Builtin("FloatingPoint", "var magnitude: Self { get }") {
      .double(try $0.double(0).magnitude)
    },
    Builtin("BinaryFloatingPoint", "mutating func negate() { self = -self }"),
    Builtin("Double: CustomDebugStringConvertible", "var debugDescription: String { description }"),
    Builtin("Float: CustomDebugStringConvertible", "var debugDescription: String { description }"),
    Builtin("BinaryFloatingPoint", "var description: String { get }") {
      .string(try describeFloating($0))
    },
    Builtin("BinaryFloatingPoint", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("BinaryFloatingPoint", "func distance(to other: Self) -> Self { other - self }"),
    Builtin("BinaryFloatingPoint", "func advanced(by n: Self) -> Self { self + n }"),
    Builtin("FloatingPoint", "func squareRoot() -> Self") {
      $0.floating(try $0.double(0).squareRoot())
    },
    Builtin("FloatingPoint", "func truncatingRemainder(dividingBy other: Self) -> Self") {
      $0.floating(try $0.double(0).truncatingRemainder(dividingBy: try $0.double(1)))
    },
    Builtin("FloatingPoint", "func remainder(dividingBy other: Self) -> Self") {
      $0.floating(try $0.double(0).remainder(dividingBy: try $0.double(1)))
    },
    Builtin("FloatingPoint", "func addingProduct(_ lhs: Self, _ rhs: Self) -> Self") {
      $0.floating(try $0.double(0).addingProduct($0.double(1), $0.double(2)))
    },
    Builtin("FloatingPoint", "static func maximum(_ x: Self, _ y: Self) -> Self") {
      .double(.maximum(try $0.double(0), try $0.double(1)))
    },
    Builtin("FloatingPoint", "static func minimum(_ x: Self, _ y: Self) -> Self") {
      .double(.minimum(try $0.double(0), try $0.double(1)))
    },
    Builtin("BinaryFloatingPoint", "static func random(in range: Range<Self>) -> Self") { call in
      let (lower, upper) = try call.doubleBounds(0)
      guard lower < upper, (upper - lower).isFinite else {
        throw call.trap("Can't get random value with an empty range")
      }
      return call.floating(.random(in: lower..<upper, using: &call.machine.random))
    },
    Builtin("BinaryFloatingPoint", "static func random(in range: ClosedRange<Self>) -> Self") {
      call in
      let (lower, upper) = try call.doubleBounds(0)
      guard (upper - lower).isFinite else {
        throw call.trap("There is no uniform distribution on an infinite range")
      }
      return call.floating(.random(in: lower...upper, using: &call.machine.random))
    },
  ]
}

/// Rounding.
var rounding: [Builtin] {
  [
    Builtin(nil, "enum FloatingPointSign: Int { case plus; case minus }"),
    Builtin(
      nil,
      """
      enum FloatingPointRoundingRule: Hashable, Sendable {
        case toNearestOrAwayFromZero
        case toNearestOrEven
        case up
        case down
        case towardZero
        case awayFromZero
      }
      """),
    Builtin("FloatingPoint", "func rounded() -> Self") {
      .double(try $0.double(0).rounded())
    },
    Builtin("FloatingPoint", "func rounded(_ rule: FloatingPointRoundingRule) -> Self") {
      .double(try $0.double(0).rounded($0.roundingRule(1)))
    },
    Builtin("FloatingPoint", "mutating func round() { self = rounded() }"),
    Builtin(
      "BinaryFloatingPoint",
      "mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }"),
  ]
}

private func constant(
  _ name: String, _ value: @escaping @Sendable (_ isFloat: Bool) -> Double
) -> Builtin {
  Builtin("FloatingPoint", "static var \(name): Self { get }") {
    .double(value($0.isFloat()))
  }
}

private func question(
  _ name: String, _ answer: @escaping @Sendable (Double) -> Bool
) -> Builtin {
  Builtin("FloatingPoint", "var \(name): Bool { get }") { .bool(answer(try $0.double(0))) }
}

private func describeFloating(_ call: Invocation) throws -> String {
  let value = try call.double(0)
  return call.isFloat() ? Float(value).description : value.description
}

extension Invocation {
  /// The bounds of a range of floating-point numbers.
  func doubleBounds(_ index: Int) throws -> (Double, Double) {
    let fields = try structure(index).fields
    guard fields.count == 2, case .double(let lower) = fields[0],
      case .double(let upper) = fields[1]
    else { throw trap("navlab's library expected a range of numbers") }
    return (lower, upper)
  }

  func roundingRule(_ index: Int) throws -> FloatingPointRoundingRule {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    guard case .enumCase(let value) = arguments[index], rules.indices.contains(value.index) else {
      throw trap("navlab's library expected a rounding rule")
    }
    return rules[value.index]
  }
}
