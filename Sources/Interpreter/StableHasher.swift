@_spi(_Unicode) import Swift

/// Hashes that are the same in every process, since a program may print one.
public struct StableHasher {
  private var state: UInt64

  public init(seed: UInt64 = 0x51_7C_C1_B7_27_22_0A_95) {
    state = seed
  }

  public mutating func combine(_ bits: UInt64) {
    var mixed = (state ^ bits) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 32)) &* 0xBF58_476D_1CE4_E5B9
    state = mixed ^ (mixed >> 29)
  }

  public mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Canonically equivalent strings are equal, so only ASCII text is hashed by its bytes; other
  /// text by its composed form.
  public mutating func combine(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { combine(ascii: UnsafeRawBufferPointer($0)) }
    if isASCII { return }
    for scalar in text._nfc { combine(UInt64(scalar.value)) }
    combine(0xFF)
  }

  /// - Returns: false, with nothing combined, where a byte is not ASCII.
  private mutating func combine(ascii bytes: UnsafeRawBufferPointer) -> Bool {
    var mixed = self
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      mixed.combine(UInt64(littleEndian: word))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      if bytes[index] >= 0x80 { return false }
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mixed.combine(rest)
    mixed.combine(bytes.count)
    self = mixed
    return true
  }

  public mutating func combine(_ object: ObjectIdentifier) { combine(object.hashValue) }

  public func finalize() -> Int { Int(truncatingIfNeeded: Int64(bitPattern: state)) }
}
