import Foundation
print(Double("3.5")!, Int(3.9), String(7), Int("12") ?? 0, Int("x") ?? -1)
print(Double(3) / 2, Int(-2.7), Float(1.5), UInt8(200), Int("ff", radix: 16)!)
print(String(255, radix: 16), String(3.0), String(true), String("abc".reversed()))
let x = 7, y = 2.5
print(Double(x) * y, x / 2, x % 4, -x / 2)
print((2.0).squareRoot(), 3.7.rounded(), Int(3.5.rounded(.down)), abs(-4), max(1, 2, 3), min(2.5, 1.5))
print(Int.max, Int8.min, UInt.max)
print(1_000_000, 0xFF, 0b101, 1e3)
print(x.isMultiple(of: 7), 5.0.truncatingRemainder(dividingBy: 3))
print(Int8.max &+ 1, 200 & 15, 1 << 4, ~5)
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r)
print(Int(exactly: 3.5) as Any, Int8(exactly: 300) as Any, UInt8(truncatingIfNeeded: 300))
let tenth: Float = 0.1
print(Double(exactly: tenth) ?? -1, Double(exactly: Float.nan) as Any, Float(exactly: 0.1) as Any)
print(Float(exactly: 0.5) as Any, Float(exactly: 1e300) as Any, Double(exactly: 3) as Any)
