let r = 1..<5, c = 1...5
print(r, c, r.count, c.count, r.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty, r.contains(5), c.contains(5), 2... ~= 7)
print(Array(r), c.map { $0 * $0 }, Array(c.reversed()), r.sorted(by: >), c.filter { $0 % 2 == 1 }, (1...3).flatMap { Array(repeating: $0, count: $0) })
print(r.overlaps(4..<9), r.clamped(to: 3..<10), c.clamped(to: 3...4), r == 1..<5, Range(c), ClosedRange(r), (0.5...1.5).contains(1), ("a"..."f").contains("c"))
let arr = ["a", "b", "c", "d", "e"]
print(arr[1...3], arr[..<2], arr[...2], arr[3...], arr[...], arr.indices, arr[1..<1].isEmpty)
for i in (0..<3).reversed() { print(i, terminator: " ") }
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
print()
func grade(_ score: Int) -> String {
  switch score {
  case 90...: return "A"
  case 80..<90: return "B"
  case ..<0, 101...: return "?"
  default: return "C"
  }
}
print([95, 85, 10, -1].map(grade), (1...10).reduce(0, +), (1...4).randomElement() != nil, (1...3).first!, (1...3).last!, (1..<4).min()!)
let (lower, upper) = (3, 1)
print(min(lower, upper)...max(lower, upper), (0..<10).index(after: 3), (0..<10)[4], (5..<8).startIndex, (5..<8).endIndex, (1...3).indices.count)
print((1...3).map { i in (1...i).map(String.init).joined() }, zip(1...3, 4...6).map { $0 * $1 }, (1...3).elementsEqual([1, 2, 3]), Array(1...3) + (7...8), [Int](10...12))
var total = 0
for x in 0..<3 { for y in x...3 where (x + y).isMultiple(of: 2) { total += x * y } }
print(total, (0..<0).reduce(0, +), Set(1...3).count, (1...3).contains { $0 == 2 }, (1...100).lazy.filter { $0 % 7 == 0 }.first!, (1...3).isEmpty)
let partial = ...3, from = 2...
print(partial.contains(2), from.contains(1), from.lowerBound, partial.upperBound, (1..<3).hashValue == (1..<3).hashValue, (1...3).shuffled().sorted(), String(describing: 1...2), (1...).prefix(2).map { $0 })
print(type(of: r), type(of: c), type(of: from), r.distance(from: 1, to: 4), (-3...3).map(abs))
extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
print((2...8).middle, (Int.max - 1)...Int.max, ((Int.max - 1)...Int.max).count, (1...3).isEmpty, (UInt8(1)...3).map { $0 })
