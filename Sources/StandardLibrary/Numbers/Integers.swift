import Interpreter

/// The integer types themselves. What they have in common is declared once, on their protocols;
/// Int's operators also by themselves, since most programs use no others.
var integerTypes: [Builtin] {
  IntegerKind.all.flatMap { kind -> [Builtin] in
    let proto = kind.isSigned ? "SignedInteger" : "UnsignedInteger"
    let name = kind.name
    return [
      Builtin(
        nil,
        """
        @frozen struct \(name): FixedWidthInteger, \(proto), Hashable, Comparable, Codable, Sendable,
          ExpressibleByIntegerLiteral, LosslessStringConvertible, CVarArg {
          typealias IntegerLiteralType = \(name)
          typealias Magnitude = \(kind.isSigned ? "U" + name : name)
          typealias Stride = Int
        }
        """)
    ]
  }
}

var intOperators: [Builtin] {
  [
    Builtin("Int", "static func + (lhs: Int, rhs: Int) -> Int") { try intAdd($0) },
    Builtin("Int", "static func - (lhs: Int, rhs: Int) -> Int") { try intSubtract($0) },
    Builtin("Int", "static func * (lhs: Int, rhs: Int) -> Int") { try intMultiply($0) },
    Builtin("Int", "static func / (lhs: Int, rhs: Int) -> Int") { try intDivide($0) },
    Builtin("Int", "static func % (lhs: Int, rhs: Int) -> Int") { try intRemainder($0) },
    Builtin("Int", "static func += (lhs: inout Int, rhs: Int)") {
      $0.arguments[0] = try intAdd($0)
      return .void
    },
    Builtin("Int", "static func -= (lhs: inout Int, rhs: Int)") {
      $0.arguments[0] = try intSubtract($0)
      return .void
    },
    Builtin("Int", "static func *= (lhs: inout Int, rhs: Int)") {
      $0.arguments[0] = try intMultiply($0)
      return .void
    },
    Builtin("Int", "static func /= (lhs: inout Int, rhs: Int)") {
      $0.arguments[0] = try intDivide($0)
      return .void
    },
    Builtin("Int", "static func %= (lhs: inout Int, rhs: Int)") {
      $0.arguments[0] = try intRemainder($0)
      return .void
    },
    Builtin("Int", "static func == (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) == $0.int(1))
    },
    Builtin("Int", "static func != (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) != $0.int(1))
    },
    Builtin("Int", "static func < (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) < $0.int(1))
    },
    Builtin("Int", "static func <= (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) <= $0.int(1))
    },
    Builtin("Int", "static func > (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) > $0.int(1))
    },
    Builtin("Int", "static func >= (lhs: Int, rhs: Int) -> Bool") {
      .bool(try $0.int(0) >= $0.int(1))
    },
    Builtin("Int", "static prefix func - (operand: Int) -> Int") {
      let value = try $0.int(0)
      if value == .min { throw Trap.overflow }
      return .int(-value)
    },
  ]
}

private func intAdd(_ call: Invocation) throws -> Value {
  let (value, overflow) = try call.int(0).addingReportingOverflow(call.int(1))
  if overflow { throw Trap.overflow }
  return .int(value)
}

private func intSubtract(_ call: Invocation) throws -> Value {
  let (value, overflow) = try call.int(0).subtractingReportingOverflow(call.int(1))
  if overflow { throw Trap.overflow }
  return .int(value)
}

private func intMultiply(_ call: Invocation) throws -> Value {
  let (value, overflow) = try call.int(0).multipliedReportingOverflow(by: call.int(1))
  if overflow { throw Trap.overflow }
  return .int(value)
}

private func intDivide(_ call: Invocation) throws -> Value {
  if try call.int(1) == 0 { throw call.trap("Division by zero") }
  let (value, overflow) = try call.int(0).dividedReportingOverflow(by: call.int(1))
  if overflow { throw call.trap("Division results in an overflow") }
  return .int(value)
}

private func intRemainder(_ call: Invocation) throws -> Value {
  if try call.int(1) == 0 { throw call.trap("Division by zero in remainder operation") }
  let (value, overflow) = try call.int(0).remainderReportingOverflow(dividingBy: call.int(1))
  if overflow { throw call.trap("Division results in an overflow in remainder operation") }
  return .int(value)
}
