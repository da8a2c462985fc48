import Checking
import Glibc
import Interpreter

/// Double, CGFloat and Float. All are kept as a Double; Float's results are rounded to Float.
var floatingTypes: [Builtin] {
  ["Double", "CGFloat", "Float"].flatMap { name -> [Builtin] in
    let literal = name == "Float" ? "Float" : "Double"
    return [
      Builtin(
        nil,
        """
        @frozen struct \(name): BinaryFloatingPoint, Hashable, Comparable, Codable, Sendable,
          ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible,
          \(name == "CGFloat" ? "" : "LosslessStringConvertible, ")CVarArg
        {
          typealias IntegerLiteralType = Int
          typealias FloatLiteralType = \(literal)
          typealias Magnitude = \(name)
          typealias Stride = \(name)
        }
        """)
    ]
  }
}

/// The operators of Double and CGFloat by themselves: most programs use no others.
var doubleOperators: [Builtin] {
  ["Double", "CGFloat"].flatMap { name -> [Builtin] in
    arithmeticOperators(of: name) + comparisonOperators(of: name)
  }
}

private func arithmeticOperators(of name: String) -> [Builtin] {
  [
    Builtin(name, "static func + (lhs: \(name), rhs: \(name)) -> \(name)") {
      .double(try $0.double(0) + $0.double(1))
    },
    Builtin(name, "static func - (lhs: \(name), rhs: \(name)) -> \(name)") {
      .double(try $0.double(0) - $0.double(1))
    },
    Builtin(name, "static func * (lhs: \(name), rhs: \(name)) -> \(name)") {
      .double(try $0.double(0) * $0.double(1))
    },
    Builtin(name, "static func / (lhs: \(name), rhs: \(name)) -> \(name)") {
      .double(try $0.double(0) / $0.double(1))
    },
    Builtin(name, "static func += (lhs: inout \(name), rhs: \(name))") {
      $0.arguments[0] = .double(try $0.double(0) + $0.double(1))
      return .void
    },
    Builtin(name, "static func -= (lhs: inout \(name), rhs: \(name))") {
      $0.arguments[0] = .double(try $0.double(0) - $0.double(1))
      return .void
    },
    Builtin(name, "static func *= (lhs: inout \(name), rhs: \(name))") {
      $0.arguments[0] = .double(try $0.double(0) * $0.double(1))
      return .void
    },
    Builtin(name, "static func /= (lhs: inout \(name), rhs: \(name))") {
      $0.arguments[0] = .double(try $0.double(0) / $0.double(1))
      return .void
    },
    Builtin(name, "static prefix func - (operand: \(name)) -> \(name)") {
      .double(-(try $0.double(0)))
    },
  ]
}

private func comparisonOperators(of name: String) -> [Builtin] {
  [
    comparison(name, "==") { $0 == $1 }, comparison(name, "!=") { $0 != $1 },
    comparison(name, "<") { $0 < $1 }, comparison(name, "<=") { $0 <= $1 },
    comparison(name, ">") { $0 > $1 }, comparison(name, ">=") { $0 >= $1 },
  ]
}

private func comparison(
  _ name: String, _ symbol: String, _ compare: @escaping @Sendable (Double, Double) -> Bool
) -> Builtin {
  Builtin(name, "static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool") {
    .bool(try compare($0.double(0), $0.double(1)))
  }
}

/// Operators of every floating-point type, declared on their protocol.
var floatingOperators: [Builtin] {
  [
    floatingOperator("+") { $0 + $1 }, floatingOperator("-") { $0 - $1 },
    floatingOperator("*") { $0 * $1 }, floatingOperator("/") { $0 / $1 },
    Builtin(
      "BinaryFloatingPoint", "static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }"),
    Builtin(
      "BinaryFloatingPoint", "static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }"),
    Builtin("BinaryFloatingPoint", "static prefix func - (operand: Self) -> Self") {
      .double(-(try $0.double(0)))
    },
    Builtin("BinaryFloatingPoint", "static func == (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.double(0) == $0.double(1))
    },
    Builtin("BinaryFloatingPoint", "static func < (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.double(0) < $0.double(1))
    },
    Builtin("BinaryFloatingPoint", "static func > (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.double(0) > $0.double(1))
    },
    Builtin("BinaryFloatingPoint", "static func <= (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.double(0) <= $0.double(1))
    },
    Builtin("BinaryFloatingPoint", "static func >= (lhs: Self, rhs: Self) -> Bool") {
      .bool(try $0.double(0) >= $0.double(1))
    },
  ]
}

private func floatingOperator(
  _ symbol: String, _ compute: @escaping @Sendable (Double, Double) -> Double
) -> Builtin {
  Builtin("BinaryFloatingPoint", "static func \(symbol) (lhs: Self, rhs: Self) -> Self") {
    try $0.floating(compute($0.double(0), $0.double(1)))
  }
}

extension Invocation {
  /// Whether `Self`, or the generic parameter at `index`, is Float.
  func isFloat(_ index: Int = 0) -> Bool {
    if case .nominal(let nominal, _) = type(index) { return nominal.name == "Float" }
    return false
  }

  /// A result of the type that `Self` is.
  func floating(_ value: Double) -> Value {
    .double(isFloat() ? Double(Float(value)) : value)
  }
}
