let big: Int128 = 170_141_183_460_469_231_731_687_303_715_884_105_727
print(big, big == .max, Int128.min, UInt128.max, Int128(5) * 3 - 20, (1 as UInt128) << 100)
func factorial(_ n: Int) -> UInt128 { (1...n).reduce(1) { $0 * UInt128($1) } }
print(factorial(30), String(factorial(20), radix: 16), UInt128("340282366920938463463374607431768211455") ?? 0)
func power(_ base: UInt64, _ exponent: UInt64, modulo: UInt64) -> UInt64 {
  var (result, base, exponent): (UInt128, UInt128, UInt64) = (1, UInt128(base), exponent)
  while exponent > 0 {
    if exponent & 1 == 1 { result = result * base % UInt128(modulo) }
    base = base * base % UInt128(modulo)
    exponent >>= 1
  }
  return UInt64(result)
}
print(power(2, 1_000_000, modulo: 18_446_744_073_709_551_557))
print(big.quotientAndRemainder(dividingBy: 1_000_000_007), big.leadingZeroBitCount, ~big, big ^ 1)
print(big.addingReportingOverflow(1), big &+ 1, -Int128(7) / 2, -Int128(7) % 2, abs(Int128(-4)))
print([3, -1, 2].map { Int128($0) }.sorted(), Set([1 as Int128, 1]).count, (Int128(7)...9).map { $0 })
print(stride(from: 0 as Int128, to: 10, by: 4).map { $0 }, Int128(clamping: UInt128.max) == .max)
print(UInt64(truncatingIfNeeded: factorial(30)), Int(exactly: big) as Any, Double(factorial(25)))
print(0xFFFF_FFFF_FFFF_FFFF_FFFF as UInt128, -0x10 as Int128, Int128(2.9), Int128(exactly: 1.5) as Any)
print(MemoryLayout<Int128>.size, type(of: big.magnitude), [1: Int128(2)], Int128(3) < Int8(4))
print(factorial(34).multipliedFullWidth(by: 1 << 20), UInt128.max.nonzeroBitCount)
print(factorial(35))
