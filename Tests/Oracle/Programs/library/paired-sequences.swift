print(zip([1, 2], ["a", "b"]), [1].enumerated(), stride(from: 0, to: 10, by: 3), stride(from: 0, through: 1, by: 0.5), type(of: zip([1], ["a"])), type(of: [1].enumerated()), type(of: stride(from: 0, to: 1, by: 1)), type(of: stride(from: 0, through: 1, by: 1)), [[1], [2]].joined(), ["ab"].joined(), type(of: [[1]].joined()), repeatElement(1, count: 2), type(of: repeatElement(1, count: 2)), "ab".enumerated(), [1, 2].indices, "ab".unicodeScalars, type(of: "ab".utf8), type(of: [1].makeIterator()), type(of: (1...2).makeIterator()))
func pairs<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B> { zip(a, b) }
for (x, y) in pairs([1, 2], "ab") { print(x, y) }
let e: EnumeratedSequence<[String]> = ["x"].enumerated()
for (i, s) in e { print(i, s) }
func evens(_ n: Int) -> StrideTo<Int> { stride(from: 0, to: n, by: 2) }
print(Array(evens(5)))
var it = zip([1, 2], [3, 4]).makeIterator()
print(it.next()!, it.next()!, it.next() as Any)
var ei = "ab".enumerated().makeIterator()
print(ei.next()!, ei.next()!.element)
let z = zip(1..., [9, 8])
print(z.map { $0 * $1 }, Array(z), z.reversed().count, z.sorted { $0.1 < $1.1 }, z.first { $0.1 == 8 }!, z.contains { $0.0 == 2 }, z.reduce(0) { $0 + $1.0 }, z.dropFirst().map { $0 }, z.prefix(1).map { $0 }, z.filter { $0.0 > 1 }, z.compactMap { $0.1 }, z.allSatisfy { $0 < $1 + 10 }, z.min { $0.1 < $1.1 }!, z.enumerated().map { $0.element.0 }, z.forEach { print($0, $1) }, z.lazy.map { $0.0 + $0.1 }.first0, z.underestimatedCount, z.flatMap { [$0, $1] }, z.shuffled().count, z.suffix(1), z.dropLast())
extension Sequence { var first0: Element? { first { _ in true } } }
let en = ["a", "b"].enumerated()
print(en.count0, en.map { "\($0)\($1)" }, Array(en), en.first { $0.offset == 1 }!, en.filter { $0.offset % 2 == 0 }.map(\.element), en.reversed(), en.sorted { $0.offset > $1.offset }.map(\.offset), en.max { $0.element < $1.element }!.offset, en.reduce("") { $0 + $1.element }, en.forEach { print($0.offset) }, Dictionary(uniqueKeysWithValues: en.map { ($0.element, $0.offset) })["b"]!, en.dropFirst().map { $0.element }, en.contains { $0.element == "b" }, en.min { $0.offset < $1.offset }!, en.flatMap { Array(repeating: $0.element, count: $0.offset) }, en.compactMap { $0.offset > 0 ? $0.element : nil }, en.lazy.map { $0.offset }.first0!)
extension Sequence { var count0: Int { reduce(0) { n, _ in n + 1 } } }
