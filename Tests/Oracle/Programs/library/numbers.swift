import Foundation
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 7.5.truncatingRemainder(dividingBy: 2), 17.quotientAndRemainder(dividingBy: 5))
print(12.isMultiple(of: 4), (-5).magnitude, abs(-3.5), (-8).signum(), max(1, 2, 3), min(2.5, 1))
print(3.7.rounded(), 2.5.rounded(), 3.5.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up), 2.9.rounded(.down), (-2.9).rounded(.towardZero), 2.1.rounded(.awayFromZero))
print(Int(3.99), Int(-3.99), Int8(clamping: 300), UInt8(truncatingIfNeeded: 300), Int(exactly: 3.5) as Any, Int(exactly: 4.0)!, UInt8(exactly: 256) as Any)
print(Int.max, Int.min, UInt8.max, Int16.min, UInt64.max, Double.pi, Float.pi, Int8.bitWidth)
print(1_000_000, 0xFF, 0b1010, 0o17, 1e3, 1.5e-7, 0x1p4, 100000000000000000.0, 1e16, 123456789012345680.0, 0.1 + 0.2, 1.0, 1/3.0, Float(1)/3, 5e-324, 1e100)
print(Double.infinity, -Double.infinity, Double.nan, Double.nan == Double.nan, (0.0/0.0).isNaN, 1.0.isZero, Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.ulpOfOne)
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, -16 >> 2, UInt8(0b1111_0000) >> 4, 0xFF.nonzeroBitCount, 8.trailingZeroBitCount, 1.leadingZeroBitCount, UInt16(0x1234).byteSwapped)
print(Int.max &+ 1, UInt8(200) &+ 100, 200.addingReportingOverflow(1).overflow, UInt8(255).addingReportingOverflow(1), UInt8(16).multipliedReportingOverflow(by: 16).partialValue, 5.subtractingReportingOverflow(7))
print((4.0).squareRoot(), 2.0.remainder(dividingBy: 1.5), 9.5.truncatingRemainder(dividingBy: 3), (1.0).nextUp > 1, 3.0.sign, (-0.0).sign, 10.0.exponent, 10.0.significand, 10.0.binade)
var total = 0
for n in stride(from: 1, through: 10, by: 3) { total += n }
print(total, (1...5).reduce(1, *), (1..<5).contains(5), (1...5).contains(5), 5.clamped(to: 1...3))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), String(format(3.14159, 2)), Double(7) / 2, Int(7.0 / 2), Float(0.1), Double(Float(0.1)), 0.1 as Float + 0.2)
func format(_ value: Double, _ places: Int) -> String { let p = (0..<places).reduce(1.0) { r, _ in r * 10 }; return String((value * p).rounded() / p) }
let mixed: [Double] = [1, 2.5, 3]
print(mixed.reduce(0, +) / Double(mixed.count), mixed.map { Int($0) }, mixed.max()!, type(of: 1), type(of: 1.0), type(of: Float(1)), type(of: UInt8(1)))
print(Int("0x1F") as Any, Int("1F", radix: 16)!, UInt("18446744073709551615")!, Int("99999999999999999999") as Any, Double("0x1p3")!, Double("inf")!, Double(" 1") as Any, Float("1.25")!, Double(".5")!, Double("5.")!)
print(1.0 == 1, 10.description + "!", String(1.50), "\(100.0)", 25.0 * 4, 1e15, 1e-4, 0.00001, 12345678.9)
print(Int.random(in: 1...1), Double.random(in: 0..<1) < 1, Bool.random() || true, (1...6).randomElement()! <= 6)
var x = 10; x += 5; x -= 3; x *= 2; x /= 4; x %= 4; x <<= 3; x |= 1; x ^= 2; x &= 0xF
print(x, -x, +x, x.advanced(by: 3), x.distance(to: 100), 3.words.count, (7 as UInt).leadingZeroBitCount)
print(UInt32.max.hashValue == UInt32.max.hashValue, Int64(5) == 5, Int32(7) * 3, Int(Int32(8)) + 1, UInt8(ascii: "A"), Int(UInt8(ascii: "z")))
