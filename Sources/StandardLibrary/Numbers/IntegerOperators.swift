import Checking
import Interpreter

/// Operators of every integer type, declared on their protocol: Int has its own.
var integerOperators: [Builtin] {
  [
    arithmetic("+") { $0 + $1 },
    arithmetic("-") { $0 - $1 },
    arithmetic("*") { $0 * $1 },
    arithmetic("/", zero: "Division by zero") { $0 / $1 },
    arithmetic("%", zero: "Division by zero in remainder operation") { $0 % $1 },
    bitwise("&") { a, b, _ in a & b },
    bitwise("|") { a, b, _ in a | b },
    bitwise("^") { a, b, _ in a ^ b },
    bitwise("&+") { a, b, _ in a &+ b },
    bitwise("&-") { a, b, _ in a &- b },
    bitwise("&*") { a, b, _ in a &* b },
    bitwise("&<<") { a, b, kind in a << (b & (kind.bits - 1)) },
    bitwise("&>>") { a, b, kind in kind.shiftedRight(a, by: b & (kind.bits - 1)) },
    Builtin("BinaryInteger", "static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self") {
      call in
      if let own = call.wideInteger(0) {
        return own.shifted(left: Int(clamping: try call.wide(1, type: 1)))
      }
      let kind = call.integerKind
      return .int(kind.shiftedLeft(try call.int(0), by: try call.int(1)))
    },
    Builtin("BinaryInteger", "static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self") {
      call in
      if let own = call.wideInteger(0) {
        return own.shifted(left: 0 - Int(clamping: try call.wide(1, type: 1)))
      }
      let kind = call.integerKind
      return .int(kind.shiftedLeft(try call.int(0), by: 0 - (try call.int(1))))
    },
    Builtin("FixedWidthInteger", "static prefix func ~ (x: Self) -> Self") { call in
      if let own = call.wideInteger(0) { return own.inverted }
      return .int(call.integerKind.truncating(~(try call.int(0))))
    },
    Builtin("FixedWidthInteger", "static func == (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.wideOrder().map { $0 == 0 } ?? ($0.int(0) == $0.int(1)))
    },
    Builtin("FixedWidthInteger", "static func != (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.wideOrder().map { $0 != 0 } ?? ($0.int(0) != $0.int(1)))
    },
    Builtin("FixedWidthInteger", "static func < (lhs: Self, rhs: Self) -> Bool") { call in
      .bool(try call.wideOrder().map { $0 < 0 } ?? (call.wide(0) < call.wide(1)))
    },
    mixed("==") { $0 == $1 }, mixed("<") { $0 < $1 },
    mixed(">") { $0 > $1 }, mixed("<=") { $0 <= $1 }, mixed(">=") { $0 >= $1 },
    mixed("!=") { $0 != $1 },
    compound("*"), compound("/"), compound("%"), compound("&"), compound("|"), compound("^"),
    compound("&+"), compound("&-"), compound("&*"),
    Builtin(
      "BinaryInteger",
      "static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }"),
    Builtin(
      "BinaryInteger",
      "static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }"),
  ]
}

/// A comparison of integers that may be of different types.
private func mixed(
  _ name: String, _ compare: @escaping @Sendable (Int128, Int128) -> Bool
) -> Builtin {
  Builtin(
    "BinaryInteger", "static func \(name) <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool"
  ) { call in
    if let order = call.wideOrder() { return .bool(compare(Int128(order), 0)) }
    return .bool(compare(try call.wide(0), try call.wide(1, type: 1)))
  }
}

private func arithmetic(
  _ name: String, zero: String? = nil,
  _ compute: @escaping @Sendable (Int128, Int128) -> Int128
) -> Builtin {
  Builtin("FixedWidthInteger", "static func \(name) (lhs: Self, rhs: Self) -> Self") { call in
    if let result = try call.wideResult(name) { return result }
    let (a, b) = (try call.wide(0), try call.wide(1))
    if let zero, b == 0 { throw call.trap(zero) }
    guard let result = call.integerKind.narrowed(compute(a, b)) else {
      throw Trap.overflow
    }
    return .int(result)
  }
}

/// An operator that cannot overflow: what does not fit is cut off.
private func bitwise(
  _ name: String, _ compute: @escaping @Sendable (Int, Int, IntegerKind) -> Int
) -> Builtin {
  Builtin("FixedWidthInteger", "static func \(name) (lhs: Self, rhs: Self) -> Self") { call in
    if let result = try call.wideResult(name) { return result }
    let kind = call.integerKind
    return .int(kind.truncating(compute(try call.int(0), try call.int(1), kind)))
  }
}

private func compound(_ name: String) -> Builtin {
  Builtin(
    name.hasPrefix("&") && name.count > 1 ? "FixedWidthInteger" : "BinaryInteger",
    "static func \(name)= (lhs: inout Self, rhs: Self) { lhs = lhs \(name) rhs }")
}

extension Invocation {
  /// What `Self` is, in a member of an integer protocol.
  var integerKind: IntegerKind { IntegerKind(type(0)) ?? .int }

  /// The number that argument `index` stands for; `type` is its generic parameter.
  func wide(_ index: Int, type parameter: Int = 0) throws -> Int128 {
    if let own = wideInteger(index) { return own.clamped }
    let kind = IntegerKind(type(parameter)) ?? .int
    return kind.widened(try int(index))
  }
}
