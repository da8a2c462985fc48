import Checking
import Interpreter

/// The width and sign of an integer type. Values of each are kept in an Int: 64-bit unsigned ones
/// as their bit pattern, all others as themselves.
struct IntegerKind {
  let name: String
  let bits: Int
  let isSigned: Bool

  static let int = IntegerKind(name: "Int", bits: 64, isSigned: true)
  /// Every one, in the order in which they are declared.
  static let all = [
    int,
    IntegerKind(name: "Int8", bits: 8, isSigned: true),
    IntegerKind(name: "Int16", bits: 16, isSigned: true),
    IntegerKind(name: "Int32", bits: 32, isSigned: true),
    IntegerKind(name: "Int64", bits: 64, isSigned: true),
    IntegerKind(name: "UInt", bits: 64, isSigned: false),
    IntegerKind(name: "UInt8", bits: 8, isSigned: false),
    IntegerKind(name: "UInt16", bits: 16, isSigned: false),
    IntegerKind(name: "UInt32", bits: 32, isSigned: false),
    IntegerKind(name: "UInt64", bits: 64, isSigned: false),
  ]

  init(name: String, bits: Int, isSigned: Bool) {
    self.name = name
    self.bits = bits
    self.isSigned = isSigned
  }

  /// nil for a type that is no integer.
  init?(_ type: Type) {
    guard case .nominal(let nominal, _) = type,
      let kind = IntegerKind.all.first(where: { $0.name == nominal.name })
    else { return nil }
    self = kind
  }

  /// Whether the Int is a bit pattern.
  var isWide: Bool { bits == 64 && !isSigned }

  var minimum: Int { isSigned ? Int.min >> (64 - bits) : 0 }
  /// As it is kept: all ones for a wide type.
  var maximum: Int {
    if isWide { return -1 }
    return isSigned ? Int.max >> (64 - bits) : (1 << bits) - 1
  }

  func contains(_ value: Int) -> Bool {
    isWide || value >= minimum && value <= maximum
  }

  /// The low bits of `value`, as this type reads them.
  func truncating(_ value: Int) -> Int {
    if bits == 64 { return value }
    let shifted = value << (64 - bits)
    return isSigned
      ? shifted >> (64 - bits) : Int(bitPattern: UInt(bitPattern: shifted) >> UInt(64 - bits))
  }

  /// The number that `value` stands for, in a type wide enough for all of them.
  func widened(_ value: Int) -> Int128 {
    isWide ? Int128(UInt(bitPattern: value)) : Int128(value)
  }

  /// nil where this type cannot hold it.
  func narrowed(_ value: Int128) -> Int? {
    if isWide { return UInt(exactly: value).map { Int(bitPattern: $0) } }
    guard let value = Int(exactly: value), contains(value) else { return nil }
    return value
  }

  func describe(_ value: Int) -> String {
    isWide ? String(UInt(bitPattern: value)) : String(value)
  }
}

extension IntegerKind {
  func shiftedRight(_ value: Int, by count: Int) -> Int {
    isWide ? Int(bitPattern: UInt(bitPattern: value) >> UInt(count)) : value >> count
  }

  /// A smart shift: a negative count shifts the other way, a large one shifts everything out.
  func shiftedLeft(_ value: Int, by count: Int) -> Int {
    if count < 0 { return shiftedRight(value, by: min(count.magnitude, 64)) }
    return count >= bits ? 0 : truncating(value << count)
  }

  private func shiftedRight(_ value: Int, by count: UInt) -> Int {
    isWide ? Int(bitPattern: UInt(bitPattern: value) >> count) : value >> count
  }
}
