let evens = (1...).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }
print(Array(evens.prefix(5)), evens.first { $0 > 50 }!)
var calls = 0
let mapped = [1, 2, 3, 4].lazy.map { value -> Int in calls += 1; return value * 10 }
print(calls, mapped[1], calls, mapped.first!, calls, Array(mapped))
print((1...20).lazy.filter { $0 % 3 == 0 }.map { $0 }.reversed().map { $0 })
for (index, name) in zip(1..., ["a", "b", "c"]) { print(index, name, terminator: "; ") }
print()
let powers = sequence(first: 1) { $0 < 1000 ? $0 * 2 : nil }
print(Array(powers), powers.reduce(0, +))
let fibonacci = sequence(state: (0, 1)) { state -> Int? in
  let next = state.0
  state = (state.1, state.0 + state.1)
  return next
}
print(Array(fibonacci.prefix(10)), fibonacci.prefix(while: { $0 < 50 }).map { $0 })
print(sequence(first: 5, next: { $0 > 1 ? $0 - 1 : nil }).map { String($0) }.joined(separator: ">"))
struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= 1 }
    return count
  }
}
print(Array(Countdown(count: 3)), Countdown(count: 4).lazy.map { $0 * 2 }.filter { $0 > 2 }.prefix(2).map { $0 })
let any = AnySequence { () -> AnyIterator<Int> in
  var n = 0
  return AnyIterator { n += 1; return n }
}
print(any.prefix(3).map { $0 }, any.dropFirst(2).prefix(2).map { $0 }, any.lazy.compactMap { $0 % 4 == 0 ? $0 : nil }.first(where: { _ in true })!)
print(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, Array(stride(from: 10, to: 0, by: -3)))
var iterator = [1, 2, 3].makeIterator()
while let value = iterator.next() { print(value, terminator: " ") }
print(iterator.next() as Any)
let flat = [[1, 2], [3, 4]].lazy.flatMap { $0 }.filter { $0 > 1 }
print(Array(flat), (1...3).lazy.map { $0 * $0 }.contains(9), (1...5).lazy.map { $0 }.prefix(while: { $0 < 3 }).map { $0 })
print(zip([1, 2, 3], [4, 5, 6]).map(*).reduce(0, +), Array(zip("ab", 1...)).count)
let primes = (2...).lazy.filter { n in !(2..<n).contains { n % $0 == 0 } }
print(Array(primes.prefix(8)))
for n in (1...).lazy.map({ $0 * 3 }) { if n > 10 { break }; print(n, terminator: ",") }
print()
