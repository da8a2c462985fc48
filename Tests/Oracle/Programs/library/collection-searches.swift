print([1,2,3,4].contains([2,3]), [1,2].contains([3]), [1,2,3,2,3].ranges(of: [2,3]), [1,2,3].firstRange(of: [3]) as Any, [1,2,3,4,5].split(separator: [3]), [1,2,3].trimmingPrefix([1,2]), [1,2,3,2].replacing([2], with: [9,9]))
var a = [1,2,3]; a.replace([2], with: []); print(a); a.trimPrefix([1]); print(a)
print([1,2,3].trimmingPrefix { $0 < 2 }, Array("hello".trimmingPrefix("he")))
struct MC: MutableCollection, RandomAccessCollection { var c: [Int]; var startIndex: Int { 0 }; var endIndex: Int { c.count }; subscript(i: Int) -> Int { get { c[i] } set { c[i] = newValue } } }
struct G: RandomNumberGenerator { var s: UInt64 = 1; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = G(); var m = MC(c: [1,2,3,4,5]); m.shuffle(using: &g); print(m.c); var sl = [1,2,3,4,5][1...]; sl.shuffle(using: &g); print(sl)
print(unsafeBitCast(1.5, to: UInt64.self), unsafeBitCast(UInt32(0x40490fdb), to: Float.self), unsafeBitCast(Int8(-1), to: UInt8.self))
let d = [1,2,4].difference(from: [1,2,3]); print([1,2,3].applying(d) as Any); for c in d { switch c { case .remove(let o, let e, _): print("rm", o, e); case .insert(let o, let e, _): print("ins", o, e) } }
var arr = [3,1,2]; arr.withUnsafeMutableBufferPointer { $0[0] = 9 }; print(arr, arr.withContiguousStorageIfAvailable { $0.reduce(0, +) } as Any)
print("héllo".utf8.withContiguousStorageIfAvailable { $0.count } as Any, ArraySlice([1,2]).withUnsafeBufferPointer { $0.count })
var sa = [1,2,3][...]; print(sa.popFirst() as Any, sa.removeLast(), sa, sa.popLast() as Any, sa.popLast() as Any)
print((1.0).isTotallyOrdered(belowOrEqualTo: 2), Double.minimum(1, 2), Double.maximumMagnitude(-3, 2), 5.0.exponentBitPattern, Double(sign: .minus, exponent: 2, significand: 1.5), 3.7.significandBitPattern)
func info<T: BinaryInteger>(_ x: T) -> String { "\(x.bitWidth) \(x.trailingZeroBitCount) \(x.quotientAndRemainder(dividingBy: 2)) \(x.isMultiple(of: 2)) \(x.signum()) \(Array(x.words))" }
print(info(12), info(UInt8(7)))
func fl<T: FloatingPoint>(_ x: T) -> String { "\(x.exponent) \(x.significand) \(x.ulp) \(x.sign) \(x.isNormal) \(T.minimum(x, 2)) \(x.rounded(.down)) \(x.nextDown) \(x.floatingPointClass)" }
print(fl(2.5), fl(Float(1)))
let s = "ab cd\nef";
print(String(decoding: [72, 105], as: UTF8.self), "hi".utf8CString.count, Array("é".utf16))
let idx = s.index(s.startIndex, offsetBy: 3); print(idx.utf16Offset(in: s), String.Index(utf16Offset: 1, in: s) < idx, s[String.Index(utf16Offset: 1, in: s)])
print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), ["a": 1].isEmpty, [1: 2].randomElement()!, Dictionary(grouping: 1...5) { $0 % 2 }[1]!, (1...3).lazy.map { $0 * 2 }.reversed().map { $0 }, stride(from: 0, to: 1, by: 0.25).reversed())
