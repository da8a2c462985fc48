struct Countdown: Sequence {
  let start: Int
  func makeIterator() -> CountdownIterator { CountdownIterator(current: start) }
}
struct CountdownIterator: IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    guard current > 0 else { return nil }
    defer { current -= 1 }
    return current
  }
}
for n in Countdown(start: 3) { print(n) }
print(Countdown(start: 4).map { $0 * 2 })
print(Countdown(start: 5).filter { $0 % 2 == 1 })
print(Array(Countdown(start: 3)))
print(Countdown(start: 4).reduce(0, +))
print(Countdown(start: 3).contains(2), Countdown(start: 3).sorted())
for (index, n) in Countdown(start: 2).enumerated() { print(index, n) }
var iterator = Countdown(start: 1).makeIterator()
print(iterator.next() as Any, iterator.next() as Any)
