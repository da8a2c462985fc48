import Interpreter

/// CryptoKit's hash that programs use most.
var cryptoHashes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct SHA256Digest: Sequence, Hashable, CustomStringConvertible {
        typealias Element = UInt8
        typealias Iterator = IndexingIterator<[UInt8]>
        let _bytes: [UInt8]
        static var byteCount: Int { 32 }
        func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
        var description: String {
          "SHA256 digest: " + _bytes.map { String(format: "%02x", $0) }.joined()
        }
      }
      """),
    Builtin(
      nil,
      """
      struct SHA256 {
        static var byteCount: Int { 32 }
        var _message: [UInt8] = []
        init() {}
        static func hash<D: Sequence>(data: D) -> SHA256Digest where D.Element == UInt8 {
          var one = SHA256()
          one.update(data: data)
          return one.finalize()
        }
        mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { _message += Array(data) }
        func finalize() -> SHA256Digest {
          var bytes = _message + [0x80]
          while bytes.count % 64 != 56 { bytes.append(0) }
          let length = UInt64(_message.count) * 8
          for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * shift))) }
          var state = SHA256._roots(8, 1.0 / 2)
          let constants = SHA256._roots(64, 1.0 / 3)
          for start in Swift.stride(from: 0, to: bytes.count, by: 64) {
            SHA256._mix(Array(bytes[start..<start + 64]), constants, &state)
          }
          return SHA256Digest(
            _bytes: state.flatMap { word in
              [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
            })
        }
        // The first bits of the fractions of the roots of the first primes.
        static func _roots(_ count: Int, _ power: Double) -> [UInt32] {
          var primes: [Int] = []
          var next = 2
          while primes.count < count {
            if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
            next += 1
          }
          return primes.map { prime in
            let root = power < 0.4 ? cbrt(Double(prime)) : Double(prime).squareRoot()
            return UInt32((root - root.rounded(.down)) * 4_294_967_296)
          }
        }
        static func _turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
          word >> count | word << (32 - count)
        }
        static func _mix(_ block: [UInt8], _ constants: [UInt32], _ state: inout [UInt32]) {
          var words: [UInt32] = (0..<16).map { index in
            block[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
          }
          for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let small = _turned(a, 7) ^ _turned(a, 18) ^ a >> 3
            let large = _turned(b, 17) ^ _turned(b, 19) ^ b >> 10
            words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          for index in 0..<64 {
            let rise = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
            let first = h &+ rise &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
            let fall = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
            let second = fall &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
          }
          for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
        }
      }
      """),
  ]
}
