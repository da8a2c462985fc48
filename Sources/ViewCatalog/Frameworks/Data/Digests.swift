import Glibc

/// The hashes that CryptoKit gives, by their published algorithms.
enum Digests {
  static func digest(_ algorithm: String, of bytes: [UInt8]) -> [UInt8] {
    switch algorithm {
    case "MD5": return md5(bytes)
    case "SHA1": return sha1(bytes)
    case "SHA256":
      let state = sha2(
        bytes, initial: roots[..<8].map { UInt32($0 >> 32) },
        constants: cubeRoots[..<64].map { UInt32($0 >> 32) },
        schedule: ((7, 18, 3), (17, 19, 10)), rounds: ((6, 11, 25), (2, 13, 22)))
      return state.flatMap { bigEndian($0) }
    default:
      let initial = algorithm == "SHA384" ? roots[8...] : roots[..<8]
      let state = sha2(
        bytes, initial: Array(initial), constants: cubeRoots,
        schedule: ((1, 8, 7), (19, 61, 6)), rounds: ((14, 18, 41), (28, 34, 39)))
      return Array(state.flatMap { bigEndian($0) }.prefix(algorithm == "SHA384" ? 48 : 64))
    }
  }

  private typealias Turns = (Int, Int, Int)

  /// SHA-2, whose members differ in their words, how far these turn, and how they begin.
  private static func sha2<Word: FixedWidthInteger & UnsignedInteger>(
    _ bytes: [UInt8], initial: [Word], constants: [Word], schedule: (Turns, Turns),
    rounds: (Turns, Turns)
  ) -> [Word] {
    let size = Word.bitWidth / 8
    func mixed(_ word: Word, _ turns: Turns, _ last: Word) -> Word {
      turned(word, turns.0) ^ turned(word, turns.1) ^ last
    }
    var state = initial
    for block in blocks(of: bytes, size: 16 * size, isBigEndian: true) {
      var words: [Word] = (0..<16).map { index in
        block[index * size..<(index + 1) * size].reduce(0) { $0 << 8 | Word($1) }
      }
      for index in 16..<constants.count {
        let (a, b) = (words[index - 15], words[index - 2])
        let small = mixed(a, schedule.0, a >> Word(schedule.0.2))
        let large = mixed(b, schedule.1, b >> Word(schedule.1.2))
        words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
      }
      var s = state
      for index in constants.indices {
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        let rise = mixed(s[4], rounds.0, turned(s[4], rounds.0.2))
        let fall = mixed(s[0], rounds.1, turned(s[0], rounds.1.2))
        let first = s[7] &+ rise &+ choice &+ constants[index] &+ words[index]
        s = [first &+ fall &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state
  }

  private static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in blocks(of: bytes, size: 64, isBigEndian: true) {
      var words: [UInt32] = (0..<16).map { index in
        block[index * 4..<(index + 1) * 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(turned(word, 31))
      }
      var s = state
      for index in 0..<80 {
        let parity = s[1] ^ s[2] ^ s[3]
        let (mix, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (s[1] & s[2] | ~s[1] & s[3], 0x5A82_7999)
          case 1: (parity, 0x6ED9_EBA1)
          case 2: (s[1] & s[2] | s[1] & s[3] | s[2] & s[3], 0x8F1B_BCDC)
          default: (parity, 0xCA62_C1D6)
          }
        let next = turned(s[0], 27) &+ mix &+ s[4] &+ constant &+ words[index]
        s = [next, s[0], turned(s[1], 2), s[2], s[3]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { bigEndian($0) }
  }

  private static func md5(_ bytes: [UInt8]) -> [UInt8] {
    let turns: [[Int]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for block in blocks(of: bytes, size: 64, isBigEndian: false) {
      let words: [UInt32] = (0..<16).map { index in
        block[index * 4..<(index + 1) * 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
      var s = state
      for index in 0..<64 {
        let (mix, place) =
          switch index / 16 {
          case 0: (s[1] & s[2] | ~s[1] & s[3], index)
          case 1: (s[3] & s[1] | ~s[3] & s[2], 5 * index + 1)
          case 2: (s[1] ^ s[2] ^ s[3], 3 * index + 5)
          default: (s[2] ^ (s[1] | ~s[3]), 7 * index)
          }
        let constant = UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
        let sum = mix &+ s[0] &+ constant &+ words[place % 16]
        s = [s[3], s[1] &+ turned(sum, 32 - turns[index / 16][index % 4]), s[1], s[2]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { bigEndian($0).reversed() }
  }

  /// The message with a bit after it and its length at its end, in whole blocks.
  private static func blocks(of bytes: [UInt8], size: Int, isBigEndian: Bool) -> [[UInt8]] {
    let room = size / 8
    var padded = bytes + [0x80]
    while padded.count % size != size - room { padded.append(0) }
    let length = bigEndian(UInt64(bytes.count) * 8)
    padded += Array(repeating: 0, count: room - 8) + (isBigEndian ? length : length.reversed())
    return stride(from: 0, to: padded.count, by: size).map { Array(padded[$0..<$0 + size]) }
  }

  private static func turned<Word: FixedWidthInteger>(_ word: Word, _ count: Int) -> Word {
    word >> Word(count) | word << Word(Word.bitWidth - count)
  }

  static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> Word($0))
    }
  }

  /// The first bits of the fractions of the square roots of the first primes.
  private static let roots: [UInt64] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
  ]

  /// And of their cube roots.
  private static let cubeRoots: [UInt64] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
  ]
}
