struct BitSet: Equatable, ExpressibleByArrayLiteral, Sequence, CustomStringConvertible {
  private var words: [UInt64] = []
  init(arrayLiteral elements: Int...) { elements.forEach { insert($0) } }
  init<S: Sequence>(_ elements: S) where S.Element == Int { for element in elements { insert(element) } }
  mutating func insert(_ n: Int) {
    let (word, bit) = n.quotientAndRemainder(dividingBy: 64)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(bit)
  }
  mutating func remove(_ n: Int) {
    guard n / 64 < words.count else { return }
    words[n / 64] &= ~(1 << UInt64(n % 64))
    while words.last == 0 { words.removeLast() }
  }
  func contains(_ n: Int) -> Bool { n / 64 < words.count && words[n / 64] >> UInt64(n % 64) & 1 == 1 }
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  func makeIterator() -> AnyIterator<Int> {
    var index = 0, rest = words.first ?? 0
    return AnyIterator { [words] in
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      return index * 64 + bit
    }
  }
  static func | (a: BitSet, b: BitSet) -> BitSet { BitSet(Array(a) + Array(b)) }
  static func & (a: BitSet, b: BitSet) -> BitSet { BitSet(a.filter(b.contains)) }
  var description: String { "{" + map(String.init).joined(separator: " ") + "}" }
}
var set: BitSet = [3, 70, 1, 200, 64]
print(set, set.count, set.contains(70), set.contains(71))
set.remove(200); set.remove(5)
print(set, set == [1, 3, 64, 70], set & [3, 4, 64], set | [0], Array(set.prefix(2)))
func popcount(_ n: UInt8) -> Int { n == 0 ? 0 : Int(n & 1) + popcount(n >> 1) }
print((0...8).map { popcount(UInt8($0)) }, popcount(255))
func isPowerOfTwo(_ n: Int) -> Bool { n > 0 && n & (n - 1) == 0 }
print((0...20).filter(isPowerOfTwo), 0b1010 ^ 0b0110, ~0 as Int, 1 << 10, -8 >> 1, UInt8.max &+ 1, 0xFF & 0x0F)
func gray(_ n: Int) -> String { let s = String(n ^ (n >> 1), radix: 2); return String(repeating: "0", count: 3 - s.count) + s }
print((0..<8).map(gray))
let (sum, overflow) = Int8(100).addingReportingOverflow(50)
print(sum, overflow, Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int("7f", radix: 16)!, String(255, radix: 16, uppercase: true))
struct Flags: OptionSet, Hashable { let rawValue: UInt8
  static let read = Flags(rawValue: 1 << 0), write = Flags(rawValue: 1 << 1), run = Flags(rawValue: 1 << 2)
  static let all: Flags = [.read, .write, .run]
}
extension Flags: CustomStringConvertible {
  var description: String { [(Flags.read, "r"), (.write, "w"), (.run, "x")].map { contains($0.0) ? $0.1 : "-" }.joined() }
}
var flags: Flags = [.read]
flags.insert(.run); flags.formUnion(.write); flags.remove(.read)
print(flags, Flags.all.subtracting(flags), flags.isSubset(of: .all), flags.rawValue, Flags.all.symmetricDifference([.write]), Flags(rawValue: 5))
var hash: UInt32 = 2_166_136_261
for byte in "navigation".utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
print(hash, hash.leadingZeroBitCount, hash.byteSwapped)
