struct SortedSet<Element: Comparable>: RandomAccessCollection, SetLike {
  private var storage: [Element] = []
  init() {}
  init<S: Sequence>(_ s: S) where S.Element == Element { for x in s { insert(x) } }
  var startIndex: Int { storage.startIndex }
  var endIndex: Int { storage.endIndex }
  subscript(i: Int) -> Element { storage[i] }
  private func lowerBound(_ x: Element) -> Int { var lo = 0, hi = storage.count; while lo < hi { let m = lo + (hi - lo) / 2; if storage[m] < x { lo = m + 1 } else { hi = m } }; return lo }
  func contains(_ x: Element) -> Bool { let i = lowerBound(x); return i < count && storage[i] == x }
  @discardableResult mutating func insert(_ x: Element) -> Bool { let i = lowerBound(x); if i < count, storage[i] == x { return false }; storage.insert(x, at: i); return true }
}
protocol SetLike { associatedtype Element; func contains(_ x: Element) -> Bool; @discardableResult mutating func insert(_ x: Element) -> Bool }
extension SetLike { mutating func insert(all xs: Element...) -> Int { xs.reduce(0) { n, x in n + (insert(x) ? 1 : 0) } } }
extension SortedSet: ExpressibleByArrayLiteral { init(arrayLiteral xs: Element...) { self.init(xs) } }
var s: SortedSet = [5, 1, 4, 1, 3]
print(Array(s), s.count, s.first!, s.last!, s.insert(all: 9, 1, 2), s.map { $0 * 2 }, s.contains(4), s.reversed() as [Int])
print(s[1..<3], Array(s[1..<3]), s.dropFirst(2).first as Any, s.firstIndex(of: 4)!, s.prefix(while: { $0 < 4 }).count, s.suffix(2).map(String.init), s.randomElement() != nil, s.indices)
print(s, type(of: s.lazy.filter { $0 > 1 }.map { $0 }), s.lazy.filter { $0 % 2 == 1 }.first!)
for (i, x) in zip(s.indices, s) where i % 2 == 0 { print(i, x, terminator: ", ") }; print()
struct LinkedList<T>: Sequence, CustomStringConvertible { final class N { var v: T; var next: N?; init(_ v: T, _ n: N?) { self.v = v; next = n } }
  var head: N?
  mutating func push(_ v: T) { if !isKnownUniquelyReferenced(&head) { copy() }; head = N(v, head) }
  private mutating func copy() { var xs: [T] = []; for x in self { xs.append(x) }; head = nil; for x in xs.reversed() { head = N(x, head) }; if !xs.isEmpty { print("copied \(xs.count)") } }
  func makeIterator() -> Iterator { Iterator(cur: head) }
  struct Iterator: IteratorProtocol { var cur: N?; mutating func next() -> T? { defer { cur = cur?.next }; return cur?.v } }
  var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
  var underestimatedCount: Int { 0 } }
var l = LinkedList<String>(); l.push("a"); l.push("b"); var l2 = l; l2.push("c"); print(l, l2, l.contains("c"), l2.sorted(), Array(l2.enumerated()).map(\.offset))
var it = l2.makeIterator(); while let x = it.next() { print(x, terminator: " ") }; print()
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(10)), Array(Fib().lazy.filter { $0.isMultiple(of: 2) }.prefix(4)), Fib().first { $0 > 100 }!, Array(Fib().drop { $0 < 50 }.prefix(2)))
struct Grid: MutableCollection, RandomAccessCollection { var cells: [Int]; var startIndex: Int { 0 }; var endIndex: Int { cells.count }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }
  subscript(p: Int) -> Int { get { cells[p] } set { cells[p] = newValue } } }
var g = Grid(cells: [3, 1, 2, 5, 4]); g.sort(); print(g.cells, g.partition { $0 > 3 }); g.reverse(); g.swapAt(0, 4); print(g.cells); g[1...2] = g[3...4]; print(g.cells, g.sorted(by: >)); g.shuffle(using: &rng); print(g.count)
struct LCG: RandomNumberGenerator { var s: UInt64 = 42; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var rng = LCG(); print(Int.random(in: 1...6, using: &rng), [1, 2, 3, 4, 5].shuffled(using: &rng), Double.random(in: 0..<1, using: &rng), Bool.random(using: &rng), "abc".randomElement(using: &rng)!)
var a = Array(1...10); a.removeAll { $0 % 3 == 0 }; a.insert(contentsOf: [100, 200], at: 2); a.removeSubrange(4...5); a.replaceSubrange(0..<1, with: [7, 7]); print(a, a.firstIndex { $0 > 50 }!, a.lastIndex(of: 7)!, a.split(separator: 100), a.chunked(3))
extension Collection { func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
var sl = a[2...4]; sl[2] = 0; sl.append(5); print(sl, sl.startIndex, sl.endIndex, a[2], sl.indices, Array(sl))
var d = ["b": 2, "a": 1]; d.merge(["a": 10, "c": 3]) { $0 + $1 }; print(d.sorted { $0.key < $1.key }, d.keys.sorted(), d.values.sorted(), d.removeValue(forKey: "zz") as Any, d.updateValue(5, forKey: "b") as Any, d.mapValues { $0 * 2 }["b"]!, d.compactMapValues { $0 > 4 ? $0 : nil }.count, d.first { $0.value == 3 }!, Dictionary(uniqueKeysWithValues: zip("xy", 1...)).count, d.min { $0.value < $1.value }!)
let st: Set = [1, 2, 3]; print(st.union([4]).sorted(), st.intersection([2, 9]), st.symmetricDifference([3, 4]).sorted(), st.isSubset(of: 1...5), st.subtracting([1]).sorted(), st.isDisjoint(with: [7]), Set("hello").count)
print([3, 1, 2].sorted().reversed().map { $0 }, [1, 2, 3].reduce(into: "") { $0 += "\($1)" }, [[1], [2, 3]].joined().map { $0 }, zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [1, 2, 3, 4].partitioned { $0 > 2 }, (1...3).flatMap { Array(repeating: $0, count: $0) }, ["1", "x"].compactMap(Int.init), [1, 2, 3].allSatisfy { $0 > 0 }, Array("abc".enumerated()), [1, 5, 2].max()!, stride(from: 1, through: 0, by: -0.25).map { $0 })
extension Sequence { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(p), filter { !p($0) }) } }
print([1, 2, 3].starts(with: [1, 2]), [1, 2] == [1, 2], [1, 2].lexicographicallyPrecedes([1, 3]), [1, 2, 3].difference(from: [1, 3]).count, [5, 6].enumerated().map { $0 * $1 }, Array(sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s < 0 ? nil : s }), repeatElement("z", count: 2).joined(), [1,2,3,4,5].suffix(from: 3), Array([1, 2, 3].dropLast()), [1, 2, 3][...1], [Int](unsafeUninitializedCapacity: 2) { b, n in b[0] = 1; n = 1 })
print(a[a.count])
