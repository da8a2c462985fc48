struct BitSet: SetAlgebra, Sequence, CustomStringConvertible { var bits: UInt64 = 0; init() {}; init(arrayLiteral e: Int...) { e.forEach { insert($0) } }
  func contains(_ m: Int) -> Bool { bits & (1 << UInt64(m)) != 0 }
  @discardableResult mutating func insert(_ m: Int) -> (inserted: Bool, memberAfterInsert: Int) { let had = contains(m); bits |= 1 << m; return (!had, m) }
  @discardableResult mutating func remove(_ m: Int) -> Int? { guard contains(m) else { return nil }; bits &= ~(1 << m); return m }
  mutating func update(with m: Int) -> Int? { insert(m).inserted ? nil : m }
  func union(_ o: BitSet) -> BitSet { var r = self; r.bits |= o.bits; return r }; func intersection(_ o: BitSet) -> BitSet { var r = self; r.bits &= o.bits; return r }; func symmetricDifference(_ o: BitSet) -> BitSet { var r = self; r.bits ^= o.bits; return r }
  mutating func formUnion(_ o: BitSet) { self = union(o) }; mutating func formIntersection(_ o: BitSet) { self = intersection(o) }; mutating func formSymmetricDifference(_ o: BitSet) { self = symmetricDifference(o) }
  func makeIterator() -> AnyIterator<Int> { var b = bits; return AnyIterator { guard b != 0 else { return nil }; defer { b &= b - 1 }; return b.trailingZeroBitCount } }
  var description: String { "{\(map(String.init).joined(separator: ","))}" } }
var a: BitSet = [1, 5, 9]; let b: BitSet = [5, 63]; print(a, a.union(b), a.intersection(b), a.symmetricDifference(b), a.subtracting(b), a.isSubset(of: b), a.isDisjoint(with: [2]), a.insert(2), a.remove(9) as Any, a.isEmpty, a == [1, 2, 5], a.isSuperset(of: [1]), a)
struct Perm: OptionSet, Hashable { let rawValue: UInt8; static let read = Perm(rawValue: 1 << 0), write = Perm(rawValue: 1 << 1), exec = Perm(rawValue: 1 << 2); static let all: Perm = [.read, .write, .exec] }
var p: Perm = [.read, .exec]; print(p, p.contains(.read), p.rawValue, Perm.all.subtracting(p), p.insert(.write).inserted, p == .all, p.isStrictSubset(of: .all), Perm(rawValue: 6).union(.read) == .all, [Perm.read: "r"][.read]!); p.toggle(.read); print(p.rawValue); extension OptionSet { mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } } }
func bin<T: FixedWidthInteger>(_ x: T) -> String { let s = String(x, radix: 2); return x < 0 ? s : String(repeating: "0", count: T.bitWidth - s.count) + s }
print(bin(UInt8(5)), bin(Int16(300)), bin(~UInt8(5)), bin(UInt8(0b11) << 3), bin(UInt8(200) >> 2), bin(Int8(-3)))
func crc(_ s: String) -> UInt32 { var c: UInt32 = 0xFFFF_FFFF; for b in s.utf8 { c ^= UInt32(b); for _ in 0..<8 { c = (c >> 1) ^ (0xEDB8_8320 & (0 &- (c & 1))) } }; return ~c }
print(String(crc("123456789"), radix: 16), crc(""))
func fnv(_ s: String) -> UInt64 { s.utf8.reduce(0xcbf29ce484222325) { ($0 ^ UInt64($1)) &* 0x100000001b3 } }; print(fnv("hello"), String(fnv("a"), radix: 16, uppercase: true))
func rotl(_ x: UInt32, _ n: UInt32) -> UInt32 { (x << n) | (x >> (32 - n)) }; print(rotl(0x80000001, 4), 0x1234_5678.byteSwapped, UInt16(0x1234).bigEndian, UInt32(1).littleEndian)
struct XorShift: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s } }
var g = XorShift(s: 88172645463325252); print(g.next(), Int.random(in: 0..<100, using: &g), (0..<5).map { _ in UInt8.random(in: .min ... .max, using: &g) }, Float.random(in: 0...1, using: &g), [1, 2, 3, 4].shuffled(using: &g))
func isPow2(_ n: Int) -> Bool { n > 0 && n & (n - 1) == 0 }; print((0...16).filter(isPow2), (1...8).map { $0 ^ ($0 >> 1) }.map { String($0, radix: 2) })
let subsets = (0..<(1 << 3)).map { m in ["a", "b", "c"].enumerated().filter { m & (1 << $0.offset) != 0 }.map(\.element) }; print(subsets)
print(Int32(bitPattern: 0xFFFF_FFFF), UInt64(bitPattern: -1), Int8(truncatingIfNeeded: 0x1FF), UInt8(truncatingIfNeeded: -2), Int(Int8(-5)), UInt16(0xFF) << 8 | 0x12, -1 >> 1, Int.min >> 63, UInt.max >> 63, 5 << -1, 1 &<< 65)
func pack(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt32 { UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) }; func unpack(_ c: UInt32) -> (r: UInt8, g: UInt8, b: UInt8) { (UInt8(c >> 16 & 0xFF), UInt8(c >> 8 & 0xFF), UInt8(c & 0xFF)) }; print(pack(255, 128, 1), unpack(0xFF8001))
let (hi, lo) = UInt64.max.multipliedFullWidth(by: 2); print(hi, lo, UInt8(250).addingReportingOverflow(10), Int.min.subtractingReportingOverflow(1).partialValue == .max, 100.dividingFullWidth((0, 250)))
var big: [UInt32] = [1]; for i in 1...25 { var carry: UInt64 = 0; for j in big.indices { let t = UInt64(big[j]) * UInt64(i) + carry; big[j] = UInt32(t & 0xFFFF_FFFF); carry = t >> 32 }; if carry > 0 { big.append(UInt32(carry)) } }; print(big)
func dec(_ b: [UInt32]) -> String { var n = b, s = ""; while n.contains(where: { $0 != 0 }) { var r: UInt64 = 0; for i in n.indices.reversed() { let c = r << 32 | UInt64(n[i]); n[i] = UInt32(c / 10); r = c % 10 }; s = "\(r)" + s }; return s.isEmpty ? "0" : s }; print(dec(big))
func low(_ x: Int) -> UInt8 { UInt8(x) }; print(low(255)); print(low(256))
