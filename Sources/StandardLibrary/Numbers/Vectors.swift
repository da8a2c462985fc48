import Interpreter

/// Vectors of two to four numbers, of eight and sixteen, which are reckoned with number by number.
var vectorTypes: [Builtin] {
  [
    Builtin(
      nil, "protocol SIMDScalar: Hashable { associatedtype SIMDMaskScalar: SIMDScalar }"),
    Builtin(
      nil,
      """
      protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
        associatedtype Scalar: SIMDScalar
        associatedtype MaskStorage: SIMD
        static var scalarCount: Int { get }
        init(repeating value: Scalar)
        subscript(index: Int) -> Scalar { get set }
      }
      """),
  ] + vector("SIMD2", ["x", "y"]) + vector("SIMD3", ["x", "y", "z"])
    + vector("SIMD4", ["x", "y", "z", "w"]) + vector("SIMD8", (0..<8).map { "_\($0)" })
    + vector("SIMD16", (0..<16).map { "_\($0)" }) + vectorMembers + vectorArithmetic
    + vectorFunctionsOfTwo + vectorMasks
    + [
      "Double": "Int64", "Float": "Int32", "Int": "Int", "Int8": "Int8", "Int16": "Int16",
      "Int32": "Int32", "Int64": "Int64", "UInt": "Int", "UInt8": "Int8", "UInt16": "Int16",
      "UInt32": "Int32", "UInt64": "Int64",
    ].sorted { $0.key < $1.key }.map { name, mask in
      Builtin("\(name): SIMDScalar", "typealias SIMDMaskScalar = \(mask)")
    }
}

private func vector(_ name: String, _ parts: [String]) -> [Builtin] {
  func list(_ text: (String) -> String, _ separator: String = ", ") -> String {
    parts.map(text).joined(separator: separator)
  }
  func cases(_ text: (String) -> String) -> String {
    parts.enumerated().map { "case \($0.offset): \(text($0.element))" }.joined(separator: "; ")
  }
  let elements = parts.indices.map { "elements[\($0)]" }.joined(separator: ", ")
  let type = Builtin(
    nil,
    """
    struct \(name)<Scalar: SIMDScalar>: SIMD {
      typealias ArrayLiteralElement = Scalar
      typealias MaskStorage = \(name)<Scalar.SIMDMaskScalar>
      \(list({ "var \($0): Scalar" }, "; "))
      static var scalarCount: Int { \(parts.count) }
      init(\(list { "_ \($0): Scalar" })) {
        \(list({ "self.\($0) = \($0)" }, "; "))
      }
      init(\(list { "\($0): Scalar" })) { \(list({ "self.\($0) = \($0)" }, "; ")) }
      init(repeating value: Scalar) { \(list({ "self.\($0) = value" }, "; ")) }
      init(arrayLiteral elements: Scalar...) { self.init(\(elements)) }
      init<S: Sequence>(_ sequence: S) where S.Element == Scalar {
        let elements = Array(sequence)
        self.init(\(elements))
      }
      subscript(index: Int) -> Scalar {
        get {
          switch index { \(cases { "return \($0)" }); default: fatalError("Index out of range") }
        }
        set {
          switch index { \(cases { "\($0) = newValue" }); default: fatalError("Index out of range") }
        }
      }
    }
    """)
  return [type]
}

private var vectorMembers: [Builtin] {
  [
    "var scalarCount: Int { Self.scalarCount }",
    "var indices: Range<Int> { 0..<Self.scalarCount }",
    "var _scalars: [Scalar] { indices.map { self[$0] } }",
    """
    var description: String {
      "\\(Self.self)(" + _scalars.map { "\\($0)" }.joined(separator: ", ") + ")"
    }
    """,
    """
    func _combined(_ other: Self, _ combine: (Scalar, Scalar) -> Scalar) -> Self {
      var result = self
      for index in indices { result[index] = combine(self[index], other[index]) }
      return result
    }
    """,
  ].map { Builtin("SIMD", $0) }
    + [
      "init() { self.init(repeating: 0) }",
      "static var zero: Self { Self(repeating: 0) }",
      "static var one: Self { Self(repeating: 1) }",
    ].map { Builtin("SIMD where Scalar: ExpressibleByIntegerLiteral", $0) }
    + [
      "func min() -> Scalar { _scalars.min()! }",
      "func max() -> Scalar { _scalars.max()! }",
      """
      func clamped(lowerBound: Self, upperBound: Self) -> Self {
        _combined(lowerBound) { Swift.max($0, $1) }._combined(upperBound) { Swift.min($0, $1) }
      }
      """,
      """
      mutating func clamp(lowerBound: Self, upperBound: Self) {
        self = clamped(lowerBound: lowerBound, upperBound: upperBound)
      }
      """,
    ].map { Builtin("SIMD where Scalar: Comparable", $0) }
    + [
      "func sum() -> Scalar { _scalars.reduce(0, +) }",
      "static prefix func - (a: Self) -> Self { Self.zero - a }",
      "func addingProduct(_ a: Self, _ b: Self) -> Self { self + a * b }",
      "mutating func addProduct(_ a: Self, _ b: Self) { self = self + a * b }",
      "mutating func formSquareRoot() { self = squareRoot() }",
      """
      mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self = rounded(rule)
      }
      """,
      "func squareRoot() -> Self { _combined(self) { a, _ in a.squareRoot() } }",
      """
      func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
        _combined(self) { a, _ in a.rounded(rule) }
      }
      """,
    ].map { Builtin("SIMD where Scalar: FloatingPoint", $0) }
    + [
      Builtin(
        "SIMD where Scalar: FixedWidthInteger",
        "func wrappedSum() -> Scalar { _scalars.reduce(0) { $0 &+ $1 } }")
    ]
}

private var vectorFunctionsOfTwo: [Builtin] {
  [("pointwiseMin", "min"), ("pointwiseMax", "max")].map { name, choice in
    Builtin(
      nil,
      """
      func \(name)<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable {
        a._combined(b) { Swift.\(choice)($0, $1) }
      }
      """)
  }
    + [
      ("lowHalf", "x: x, y: y"), ("highHalf", "x: z, y: w"), ("evenHalf", "x: x, y: z"),
      ("oddHalf", "x: y, y: w"),
    ].map { Builtin("SIMD4", "var \($0.0): SIMD2<Scalar> { SIMD2<Scalar>(\($0.1)) }") }
}

private var vectorArithmetic: [Builtin] {
  ["+", "-", "*", "/"].flatMap { operators($0, "FloatingPoint") }
    + ["&+", "&-", "&*", "/", "%", "&", "|", "^"].flatMap { operators($0, "FixedWidthInteger") }
}

/// An operator of two vectors, of a vector and a number, and in place.
private func operators(_ name: String, _ scalar: String) -> [Builtin] {
  [
    "static func \(name) (a: Self, b: Self) -> Self { a._combined(b) { $0 \(name) $1 } }",
    "static func \(name) (a: Self, b: Scalar) -> Self { a \(name) Self(repeating: b) }",
    "static func \(name) (a: Scalar, b: Self) -> Self { Self(repeating: a) \(name) b }",
    "static func \(name)= (a: inout Self, b: Self) { a = a \(name) b }",
    "static func \(name)= (a: inout Self, b: Scalar) { a = a \(name) b }",
  ].map { Builtin("SIMD where Scalar: \(scalar)", $0) }
}
