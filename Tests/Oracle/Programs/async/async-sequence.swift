struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var current: Int
    mutating func next() async -> Int? {
      guard current > 0 else { return nil }
      defer { current -= 1 }
      await Task.yield()
      return current
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
for await n in Countdown(start: 3) { print(n) }
for await n in Countdown(start: 6) where n.isMultiple(of: 2) {
  if n == 2 { break }
  print("even", n)
}
for await n in Countdown(start: 3).map({ $0 * 10 }) { print("mapped", n) }
for await n in Countdown(start: 5).filter({ $0 > 2 }).map({ "<\($0)>" }) { print(n) }
print(await Countdown(start: 4).reduce(0, +))
print(await Countdown(start: 4).contains(2), await Countdown(start: 4).contains { $0 > 9 })
print(await Countdown(start: 4).first { $0 < 3 } as Any)
print(await Countdown(start: 4).max() as Any, await Countdown(start: 4).min() as Any)
print(await Countdown(start: 4).allSatisfy { $0 > 0 })
for await n in Countdown(start: 5).prefix(2) { print("prefix", n) }
for await n in Countdown(start: 5).dropFirst(3) { print("dropped", n) }
for await n in Countdown(start: 5).compactMap({ $0 % 2 == 0 ? nil : "odd \($0)" }) { print(n) }
for await n in Countdown(start: 5).prefix(while: { $0 > 3 }) { print("while", n) }
for await n in Countdown(start: 5).drop(while: { $0 > 3 }) { print("drop", n) }
for await n in Countdown(start: 2).flatMap({ Countdown(start: $0) }) { print("flat", n) }
print(await Countdown(start: 3).reduce(into: [Int]()) { $0.append($1) })
struct Failing: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  struct Stop: Error {}
  var n = 0
  mutating func next() async throws -> Int? {
    n += 1
    if n == 3 { throw Stop() }
    return n
  }
  func makeAsyncIterator() -> Failing { self }
}
do {
  for try await n in Failing() { print("failing", n) }
} catch { print("stopped", error) }
do {
  print(try await Failing().reduce(0, +))
} catch { print("again", error) }
func collect<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] {
  var all: [S.Element] = []
  for try await element in s { all.append(element) }
  return all
}
print(await collect(Countdown(start: 3)))
outer: for await a in Countdown(start: 3) {
  for await b in Countdown(start: 3) {
    if b == a { continue outer }
    if a == 1 { break outer }
    print(a, b)
  }
}
var iterator = Countdown(start: 2).makeAsyncIterator()
while let n = await iterator.next() { print("manual", n) }
