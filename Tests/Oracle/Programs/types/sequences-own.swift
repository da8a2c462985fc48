struct Fibonacci: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fibonacci().prefix(8)), Fibonacci().first { $0 > 50 } ?? 0, Fibonacci().prefix { $0 < 10 }.reduce(0, +))
struct Countdown: Sequence { let from: Int; func makeIterator() -> Iterator { Iterator(n: from) }
  struct Iterator: IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } } }
for i in Countdown(from: 3) { print(i, terminator: " ") }
print(Countdown(from: 4).map { $0 * $0 }, Countdown(from: 3).sorted(), Countdown(from: 5).contains(2), Countdown(from: 3).enumerated().map { "\($0.offset)\($0.element)" })
struct Ring: Collection { let items: [String]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> String { items[i % items.count] } }
let ring = Ring(items: ["a", "b", "c"])
print(ring.count, ring.first ?? "", ring[4], ring.map { $0 + "!" }, ring.isEmpty, Array(ring.dropFirst()), ring.firstIndex(of: "c") ?? -1)
struct Matrix: Sequence { let rows: [[Int]]; func makeIterator() -> AnyIterator<Int> { var r = 0, c = 0; return AnyIterator { while r < rows.count { if c < rows[r].count { defer { c += 1 }; return rows[r][c] }; r += 1; c = 0 }; return nil } } }
print(Array(Matrix(rows: [[1, 2], [], [3]])), Matrix(rows: [[4]]).max() ?? 0)
func pairs<S: Sequence>(_ s: S) -> [(S.Element, S.Element)] { Array(zip(s, s.dropFirst())) }
print(pairs([1, 2, 3]).map { $0 + $1 }, pairs(Countdown(from: 3)).count)
let seq = sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }
print(Array(seq), Array(sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n >= 0 ? n : nil }))
var it = [1, 2].makeIterator(); print(it.next() as Any, it.next() as Any, it.next() as Any)
let any = AnySequence([3, 4]); print(any.map { $0 }, AnySequence { AnyIterator { nil as Int? } }.map { $0 })
