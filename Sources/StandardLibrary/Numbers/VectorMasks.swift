import Interpreter

/// What comparing two vectors gives: for each place, whether it holds there.
var vectorMasks: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct SIMDMask<Storage: SIMD>: Hashable, CustomStringConvertible {
        var _flags: [Bool]
        init() { self.init(repeating: false) }
        init(repeating value: Bool) {
          _flags = Array(repeating: value, count: Storage.scalarCount)
        }
        init(_flags: [Bool]) { self._flags = _flags }
        var scalarCount: Int { Storage.scalarCount }
        subscript(index: Int) -> Bool {
          get { _flags[index] }
          set { _flags[index] = newValue }
        }
        var description: String {
          "\\(Self.self)(" + _flags.map { "\\($0)" }.joined(separator: ", ") + ")"
        }
        static prefix func .! (a: Self) -> Self { Self(_flags: a._flags.map { !$0 }) }
      }
      """),
    Builtin(
      nil, "func any<Storage>(_ mask: SIMDMask<Storage>) -> Bool { mask._flags.contains(true) }"),
    Builtin(
      nil, "func all<Storage>(_ mask: SIMDMask<Storage>) -> Bool { !mask._flags.contains(false) }"),
    Builtin(
      "SIMD",
      """
      func replacing(with other: Self, where mask: SIMDMask<MaskStorage>) -> Self {
        var result = self
        for index in indices where mask[index] { result[index] = other[index] }
        return result
      }
      """),
    Builtin(
      "SIMD",
      """
      func replacing(with other: Scalar, where mask: SIMDMask<MaskStorage>) -> Self {
        replacing(with: Self(repeating: other), where: mask)
      }
      """),
    Builtin(
      "SIMD",
      """
      mutating func replace(with other: Self, where mask: SIMDMask<MaskStorage>) {
        self = replacing(with: other, where: mask)
      }
      """),
    Builtin(
      "SIMD",
      """
      mutating func replace(with other: Scalar, where mask: SIMDMask<MaskStorage>) {
        self = replacing(with: other, where: mask)
      }
      """),
  ]
    + ["==", "!="].flatMap { comparisons($0, "SIMD") }
    + ["<", "<=", ">", ">="].flatMap { comparisons($0, "SIMD where Scalar: Comparable") }
    + [("&", "$0 && $1"), ("|", "$0 || $1"), ("^", "$0 != $1")].map { name, both in
      Builtin(
        "SIMDMask",
        """
        static func .\(name) (a: Self, b: Self) -> Self {
          Self(_flags: zip(a._flags, b._flags).map { \(both) })
        }
        """)
    }
}

/// A comparison of two vectors, and of a vector and a number.
private func comparisons(_ name: String, _ owner: String) -> [Builtin] {
  [
    """
    static func .\(name) (a: Self, b: Self) -> SIMDMask<MaskStorage> {
      SIMDMask<MaskStorage>(_flags: a.indices.map { a[$0] \(name) b[$0] })
    }
    """,
    """
    static func .\(name) (a: Self, b: Scalar) -> SIMDMask<MaskStorage> {
      a .\(name) Self(repeating: b)
    }
    """,
    """
    static func .\(name) (a: Scalar, b: Self) -> SIMDMask<MaskStorage> {
      Self(repeating: a) .\(name) b
    }
    """,
  ].map { Builtin(owner, $0) }
}
