// Integers that say whether they overflow, and shifts of any integer.
for divisor: Int8 in [-1, 0, 3] {
  let (least, seven) = (Int8.min, Int8(7))
  print(least.dividedReportingOverflow(by: divisor), seven.dividedReportingOverflow(by: divisor))
  print(least.remainderReportingOverflow(dividingBy: divisor))
}
print(UInt8(200).addingReportingOverflow(100), UInt8(3).subtractingReportingOverflow(5))
func power<T: BinaryInteger>(_ base: T, _ exponent: T, mod: T) -> T {
  var (result, base, exponent): (T, T, T) = (1, base % mod, exponent)
  while exponent > 0 {
    if exponent & 1 == 1 { result = result * base % mod }
    base = base * base % mod
    exponent >>= 1
  }
  return result
}
func bits<T: BinaryInteger>(_ value: T) -> (T, T, Int) {
  var changed = value
  changed <<= 2
  changed |= 1
  changed ^= 2
  return (changed, value >> 1 & 3, value.trailingZeroBitCount)
}
print(power(3, 200, mod: 13), power(UInt8(2), 7, mod: 11), bits(12), bits(UInt16(40)))
print(CollectionOfOne(3), [CollectionOfOne("x")], Unicode.Scalar(65 as UInt8))
let known = ["a": 1]
print(known.merging(zip(["b"], [2])) { $1 }.count, known.merging([("a", 5)]) { $0 + $1 }, known.merging(["a": 7]) { $1 })
