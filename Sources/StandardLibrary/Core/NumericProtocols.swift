import Interpreter

/// What numbers have in common.
var numericProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol AdditiveArithmetic: Equatable {
        static var zero: Self { get }
        static func + (lhs: Self, rhs: Self) -> Self
        static func += (lhs: inout Self, rhs: Self)
        static func - (lhs: Self, rhs: Self) -> Self
        static func -= (lhs: inout Self, rhs: Self)
      }
      """),
    Builtin(
      "AdditiveArithmetic", "static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }"),
    Builtin(
      "AdditiveArithmetic", "static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }"),
    Builtin("AdditiveArithmetic", "static prefix func + (x: Self) -> Self { x }"),
    Builtin(
      "AdditiveArithmetic where Self: ExpressibleByIntegerLiteral", "static var zero: Self { 0 }"),
    Builtin(
      nil,
      """
      protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
        associatedtype Magnitude: Comparable, Numeric
        init?<T>(exactly source: T) where T: BinaryInteger
        var magnitude: Magnitude { get }
        static func * (lhs: Self, rhs: Self) -> Self
        static func *= (lhs: inout Self, rhs: Self)
      }
      """),
    Builtin(
      nil,
      """
      protocol SignedNumeric: Numeric {
        static prefix func - (operand: Self) -> Self
        mutating func negate()
      }
      """),
    Builtin("SignedNumeric", "static prefix func - (operand: Self) -> Self { 0 - operand }"),
    Builtin("SignedNumeric", "mutating func negate() { self = 0 - self }"),
    Builtin(
      nil,
      """
      protocol Strideable<Stride>: Comparable {
        associatedtype Stride: SignedNumeric, Comparable
        func distance(to other: Self) -> Stride
        func advanced(by n: Stride) -> Self
      }
      """),
    Builtin("Strideable", "static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }"),
    Builtin("Strideable", "static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }"),
    Builtin(
      nil,
      """
      protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
      where Magnitude: BinaryInteger {
        static var isSigned: Bool { get }
        init<T>(_ source: T) where T: BinaryInteger
        init<T>(_ source: T) where T: BinaryFloatingPoint
        init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
        init<T>(clamping source: T) where T: BinaryInteger
        static func / (lhs: Self, rhs: Self) -> Self
        static func /= (lhs: inout Self, rhs: Self)
        static func % (lhs: Self, rhs: Self) -> Self
        static func %= (lhs: inout Self, rhs: Self)
        static prefix func ~ (x: Self) -> Self
        static func & (lhs: Self, rhs: Self) -> Self
        static func | (lhs: Self, rhs: Self) -> Self
        static func ^ (lhs: Self, rhs: Self) -> Self
      }
      """),
    Builtin(
      nil,
      """
      protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
      where Magnitude: FixedWidthInteger & UnsignedInteger {
        static var bitWidth: Int { get }
        static var max: Self { get }
        static var min: Self { get }
      }
      """),
    Builtin(nil, "protocol SignedInteger: BinaryInteger, SignedNumeric {}"),
    Builtin(nil, "protocol UnsignedInteger: BinaryInteger {}"),
    Builtin(
      nil,
      """
      protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
        init<Source>(_ value: Source) where Source: BinaryInteger
        static var nan: Self { get }
        static var infinity: Self { get }
        static var pi: Self { get }
        var isNaN: Bool { get }
        static func / (lhs: Self, rhs: Self) -> Self
        static func /= (lhs: inout Self, rhs: Self)
      }
      """),
    Builtin(
      nil,
      """
      protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
        init<Source>(_ value: Source) where Source: BinaryFloatingPoint
      }
      """),
  ]
}
