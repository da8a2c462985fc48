/// AES in Galois's counter mode: FIPS 197 and NIST's SP 800-38D.
struct GaloisCounterCipher {
  private let roundKeys: [[UInt8]]

  /// - Parameter key: of 16, 24 or 32 bytes.
  init(key: [UInt8]) {
    let own = key.count / 4
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in own..<4 * (own + 7) {
      var word = words[index - 1]
      if index % own == 0 {
        word = (word[1...] + word[..<1]).map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if own > 6, index % own == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      words.append(zip(word, words[index - own]).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { words[$0..<$0 + 4].flatMap { $0 } }
  }

  /// The bytes enciphered, which deciphers them too.
  func crypt(_ bytes: [UInt8], nonce: [UInt8]) -> [UInt8] {
    let start = counter(nonce)
    var result: [UInt8] = []
    for (index, first) in stride(from: 0, to: bytes.count, by: 16).enumerated() {
      let stream = encrypt(counting(start, UInt32(index + 1)))
      result += zip(bytes[first...].prefix(16), stream).map { $0 ^ $1 }
    }
    return result
  }

  /// What tells that neither the enciphered bytes nor what is sent beside them was changed.
  func tag(_ enciphered: [UInt8], nonce: [UInt8], beside: [UInt8]) -> [UInt8] {
    let lengths =
      Digests.bigEndian(UInt64(beside.count) * 8) + Digests.bigEndian(UInt64(enciphered.count) * 8)
    let hash = galoisHash(Self.padded(beside) + Self.padded(enciphered) + lengths)
    return zip(hash, encrypt(counter(nonce))).map { $0 ^ $1 }
  }

  private func counter(_ nonce: [UInt8]) -> [UInt8] {
    if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
    let length = Digests.bigEndian(UInt64(0)) + Digests.bigEndian(UInt64(nonce.count) * 8)
    return galoisHash(Self.padded(nonce) + length)
  }

  private func counting(_ start: [UInt8], _ steps: UInt32) -> [UInt8] {
    let last = start[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return start[..<12] + Digests.bigEndian(last &+ steps)
  }

  private func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for round in 1..<roundKeys.count {
      // Each byte substituted, each row turned by its number.
      let moved = (0..<16).map { Self.substitutes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      state = round == roundKeys.count - 1 ? moved : Self.mixedColumns(moved)
      state = zip(state, roundKeys[round]).map { $0 ^ $1 }
    }
    return state
  }

  private static func mixedColumns(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      let (a, b) = (state[index], state[column + (index + 1) % 4])
      return doubled(a) ^ doubled(b) ^ b ^ state[column + (index + 2) % 4]
        ^ state[column + (index + 3) % 4]
    }
  }

  private func galoisHash(_ bytes: [UInt8]) -> [UInt8] {
    func number(_ bytes: some Sequence<UInt8>) -> (UInt64, UInt64) {
      let all = Array(bytes)
      return (
        all[..<8].reduce(0) { $0 << 8 | UInt64($1) }, all[8...].reduce(0) { $0 << 8 | UInt64($1) }
      )
    }
    let key = number(encrypt(Array(repeating: 0, count: 16)))
    var sum: (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = number(bytes[start..<start + 16])
      let factor = (sum.0 ^ block.0, sum.1 ^ block.1)
      sum = (0, 0)
      var power = key
      for bit in 0..<128 {
        let word = bit < 64 ? factor.0 : factor.1
        if word >> UInt64(63 - bit % 64) & 1 == 1 { sum = (sum.0 ^ power.0, sum.1 ^ power.1) }
        let isOdd = power.1 & 1 == 1
        power = (power.0 >> 1, power.1 >> 1 | power.0 << 63)
        if isOdd { power.0 ^= 0xE1 << 56 }
      }
    }
    return Digests.bigEndian(sum.0) + Digests.bigEndian(sum.1)
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte >> 7) * 0x1B }

  /// Each byte's inverse in the field of bytes, with its bits mixed.
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    for _ in 0..<255 {
      // Three times the one, a third of the other.
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      inverse ^= (inverse >> 7) * 0x09
      func turned(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
      table[Int(power)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    }
    return table
  }()
}
