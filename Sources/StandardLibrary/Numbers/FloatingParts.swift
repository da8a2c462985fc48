import Checking
import Interpreter

/// The bits of floating-point numbers, and comparisons by name.
var floatingParts: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen enum FloatingPointClassification: Sendable {
        case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal,
          negativeZero, positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
      }
      """),
    Builtin("FloatingPoint", "var ulp: Self { get }") { call in
      let value = try call.double(0)
      return .double(call.isFloat() ? Double(Float(value).ulp) : value.ulp)
    },
    Builtin("FloatingPoint", "var isSubnormal: Bool { get }") { call in
      let value = try call.double(0)
      return .bool(call.isFloat() ? Float(value).isSubnormal : value.isSubnormal)
    },
    Builtin("FloatingPoint", "var isSignalingNaN: Bool { get }") {
      .bool(try $0.double(0).isSignalingNaN)
    },
    Builtin("FloatingPoint", "var isCanonical: Bool { true }"),
    Builtin(
      "FloatingPoint",
      """
      var floatingPointClass: FloatingPointClassification {
        let isMinus = _isMinus
        if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
        if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
        if isZero { return isMinus ? .negativeZero : .positiveZero }
        if isSubnormal { return isMinus ? .negativeSubnormal : .positiveSubnormal }
        return isMinus ? .negativeNormal : .positiveNormal
      }
      """),
    Builtin("FloatingPoint", "func isEqual(to other: Self) -> Bool { self == other }"),
    Builtin("FloatingPoint", "func isLess(than other: Self) -> Bool { self < other }"),
    Builtin(
      "FloatingPoint", "func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }"),
    Builtin("FloatingPoint", "mutating func formSquareRoot() { self = squareRoot() }"),
    Builtin(
      "FloatingPoint",
      "mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }"),
    Builtin(
      "FloatingPoint",
      """
      mutating func formTruncatingRemainder(dividingBy other: Self) {
        self = truncatingRemainder(dividingBy: other)
      }
      """),
    Builtin(
      "FloatingPoint",
      "mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }"),
    Builtin("FloatingPoint", "static var radix: Int { 2 }"),
    Builtin("BinaryFloatingPoint", "var significandWidth: Int { get }") { call in
      let value = try call.double(0)
      return .int(call.isFloat() ? Float(value).significandWidth : value.significandWidth)
    },
    Builtin("BinaryFloatingPoint", "static var significandBitCount: Int { get }") {
      .int($0.isFloat() ? Float.significandBitCount : Double.significandBitCount)
    },
    Builtin("BinaryFloatingPoint", "static var exponentBitCount: Int { get }") {
      .int($0.isFloat() ? Float.exponentBitCount : Double.exponentBitCount)
    },
    Builtin(
      "BinaryFloatingPoint",
      "init(sign: FloatingPointSign, exponent: Int, significand: Self)"
    ) { call in
      guard case .enumCase(let sign) = call.arguments[0] else {
        throw call.trap("navlab's library expected a sign")
      }
      return call.floating(
        Double(
          sign: sign.index == 0 ? .plus : .minus, exponent: try call.int(1),
          significand: try call.double(2)))
    },
    Builtin(
      "FloatingPoint",
      """
      init(signOf sign: Self, magnitudeOf magnitude: Self) {
        self = sign.sign == magnitude.sign ? magnitude : -magnitude
      }
      """),
    Builtin(
      "FloatingPoint",
      """
      static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
        if x.isNaN || y.isNaN { return minimum(x, y) }
        return x.magnitude <= y.magnitude ? x : y
      }
      """),
    Builtin(
      "FloatingPoint",
      """
      static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
        if x.isNaN || y.isNaN { return maximum(x, y) }
        return x.magnitude > y.magnitude ? x : y
      }
      """),
    Builtin(
      "FloatingPoint",
      """
      func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
        if self < other { return true }
        if other < self { return false }
        if self == other { return _isMinus || !other._isMinus }
        return isNaN ? _isMinus || other.isNaN && !other._isMinus : !other._isMinus
      }
      """),
    Builtin("Float", "var bitPattern: UInt32 { get }") {
      .int(Int(Float(try $0.double(0)).bitPattern))
    },
    Builtin("Float", "init(bitPattern: UInt32)") { call in
      .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try call.int(0)))))
    },
  ]
    + ["Double", "CGFloat"].flatMap { name in
      [
        Builtin(name, "var bitPattern: UInt64 { get }") {
          .int(Int(bitPattern: UInt(try $0.double(0).bitPattern)))
        },
        Builtin(name, "init(bitPattern: UInt64)") { call in
          .double(Double(bitPattern: UInt64(UInt(bitPattern: try call.int(0)))))
        },
      ]
    }
    + bitParts
}

/// The parts of a number's bits.
private var bitParts: [Builtin] {
  let kinds = [("Double", "UInt64"), ("CGFloat", "UInt64"), ("Float", "UInt32")]
  return kinds.flatMap { name, bits in
    [
      """
      var significandBitPattern: \(bits) { bitPattern & (1 << Self.significandBitCount - 1) }
      """,
      """
      var exponentBitPattern: UInt {
        UInt(bitPattern >> Self.significandBitCount) & (1 << Self.exponentBitCount - 1)
      }
      """,
    ].map { Builtin(name, $0) }
  }
}
