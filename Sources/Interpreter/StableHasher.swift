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

  /// Canonically equivalent strings are equal, so only ASCII text is hashed by its bytes; of other
  /// text the number of characters is all that may count.
  public mutating func combine(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      var word: UInt64 = 0
      var length = 0
      for byte in text.utf8 {
        word = word << 8 | UInt64(byte)
        length += 1
        if length & 7 == 0 {
          combine(word)
          word = 0
        }
      }
      combine(word)
      combine(length)
    } else {
      combine(text.count)
      combine(0xFF)
    }
  }

  public mutating func combine(_ object: ObjectIdentifier) { combine(object.hashValue) }

  public func finalize() -> Int { Int(truncatingIfNeeded: Int64(bitPattern: state)) }
}
