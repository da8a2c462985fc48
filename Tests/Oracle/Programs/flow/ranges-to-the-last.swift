// Ranges that end at the greatest integer, or begin at the least.
for i in (Int.max - 2)...Int.max { print(i) }
for i in 1...Int.max {
  if i > 2 { break }
  print(i)
}
func count(from first: Int, to last: Int) -> Int {
  var turns = 0
  for i in first...last {
    turns += 1
    if turns == 4 || i == last { break }
  }
  return turns
}
print(count(from: Int.min, to: Int.min + 9), count(from: Int.max - 1, to: Int.max))
for i in Int.min..<Int.min { print("none", i) }
for i in Int.min..<(Int.min + 2) { print(i) }
let tail = (Int.max - 2)...Int.max
print(tail.map { $0 - Int.max }, tail.count, tail.reversed().map { Int.max - $0 })
for i in tail { print(i, terminator: " ") }
print(Array(Int.max...Int.max), (1...Int.max).first { $0 > 3 } ?? 0)
print((1...Int.max).contains(5), (Int.max - 1...Int.max).reduce(0) { $0 ^ $1 })
var walk = tail.makeIterator()
while let next = walk.next() { print(next) }
print(tail.lazy.map { $0 / 2 }.first ?? 0, zip(tail, 1...).map { $1 })
for (i, n) in tail.enumerated() { print(i, n) }
for i in Int.min...Int.max {
  if i > Int.min + 1 { break }
  print(i)
}
let whole = Int.min...Int.max
for i in whole {
  print(i)
  break
}
print(whole.first { $0 > Int.min + 3 } ?? 0, whole.contains(5))
