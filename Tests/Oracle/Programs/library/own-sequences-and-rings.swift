struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
struct Ring<T>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private var s: [T]; init() { s = [] }; var startIndex: Int { 0 }; var endIndex: Int { s.count }
  subscript(i: Int) -> T { get { s[(i % s.count + s.count) % s.count] } set { s[i % s.count] = newValue } }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { s.replaceSubrange(r, with: c) } }
extension Ring: CustomStringConvertible { var description: String { "Ring" + s.description } }
extension Ring: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(); append(contentsOf: e) } }
struct Grid: Collection { struct Index: Comparable { var r, c: Int; static func < (a: Self, b: Self) -> Bool { (a.r, a.c) < (b.r, b.c) } }
  let rows: [[Character]]; var startIndex: Index { Index(r: 0, c: 0) }; var endIndex: Index { Index(r: rows.count, c: 0) }
  func index(after i: Index) -> Index { i.c + 1 < rows[i.r].count ? Index(r: i.r, c: i.c + 1) : Index(r: i.r + 1, c: 0) }
  subscript(i: Index) -> Character { rows[i.r][i.c] } }
extension Sequence { func chunked(_ n: Int) -> [[Element]] { var out: [[Element]] = [], cur: [Element] = []; for e in self { cur.append(e); if cur.count == n { out.append(cur); cur = [] } }; return cur.isEmpty ? out : out + [cur] }
  func scan<R>(_ initial: R, _ f: (R, Element) throws -> R) rethrows -> [R] { var acc = initial; return try map { acc = try f(acc, $0); return acc } } }
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  var pairs: Zip2Sequence<Self, SubSequence> { zip(self, dropFirst()) } }
extension Collection where Element: Hashable { var mode: Element? { Dictionary(grouping: self) { $0 }.max { ($0.value.count, String(describing: $1.key)) < ($1.value.count, String(describing: $0.key)) }?.key } }
print(Array(Fib().prefix(10)), Fib().first { $0 > 100 }!, Array(Fib().dropFirst(5).prefix(2)))
for (i, x) in Fib().enumerated() where i.isMultiple(of: 3) { if i > 9 { break }; print(i, x, terminator: ";") }; print()
var r: Ring = [1, 2, 3, 4]; print(r[-1], r[5], r.count, r.reversed(), r.last!, r.sorted(by: >), r.firstIndex(of: 3)!)
r.append(5); r.insert(0, at: 0); r.removeAll { $0 % 2 == 0 }; print(r, r.map { $0 * 2 }, r[1...], r.dropLast(), r.contains(5)); r.swapAt(0, 2); r[1] = 9; print(r, r.index(of: 9) as Any); r.sort(); print(r, r + [7], r.filter { $0 > 3 }); r.reverse(); print(r.popLast() as Any, r.removeFirst(), r)
let g = Grid(rows: ["abc", "de", "f"].map(Array.init)); print(String(g), g.count, g.map { $0.uppercased() }.joined(), g[safe: g.endIndex] as Any, g.firstIndex(of: "e")!, g.min()!)
print(String(g.dropFirst(2).prefix(3)), g.split(separator: "d").map { String($0) }, g.distance(from: g.startIndex, to: g.firstIndex(of: "f")!))
print((1...7).chunked(3), [1, 2, 3].scan(0, +), [3, 1, 4].pairs.map { $1 - $0 }, [1, 2, 3][safe: 5] as Any, "hello"[safe: "hello".startIndex]!, "banana".mode!)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 > 20 ? nil : s.0 }.reduce(0, +))
print(stride(from: 10, through: 0, by: -2.5).map { $0 }, Array(stride(from: 0, to: 1, by: 0.25)), zip(1..., "abc").map { "\($0)\($1)" }, repeatElement("x", count: 3).joined(), Array(repeating: [0], count: 2))
print([5, 2, 8].sorted().reversed() as [Int], [1, 2, 3, 4, 5].partitioned { $0 > 2 }, [[1], [2, 3]].joined().map { $0 * -1 }, [["a"], ["b"]].joined(separator: ["-"]).joined(), [1, 2, 3].elementsEqual(1...3), [1, 2].lexicographicallyPrecedes([1, 3]), [3, 4].starts(with: [3]))
extension Array { func partitioned(_ f: (Element) -> Bool) -> (Self, Self) { var c = self; let i = c.partition { f($0) }; return (Array(c[..<i]), Array(c[i...])) } }
var it = AnyIterator([1, 2, 3].makeIterator()); print(it.next()!, Array(it)); let any: AnySequence<Int> = AnySequence(Fib().prefix(5)); print(any.reduce(0, +), AnyCollection([1, 2]).count, any.underestimatedCount)
var arr = Array(1...10); arr.removeSubrange(2..<5); arr.replaceSubrange(0...1, with: [100, 200, 300]); arr.insert(contentsOf: [7, 7], at: 1); print(arr, arr.firstIndex { $0 > 100 }!, arr.lastIndex(of: 7)!, arr.prefix { $0 < 200 }, arr.suffix(2), arr.drop { $0 > 6 }, arr.indices, arr[2...4].startIndex, arr.randomElement() != nil)
print(arr.split { $0 == 7 }, arr.max()!, arr.allSatisfy { $0 > 0 }, arr.reduce(into: [:]) { $0[$1 % 2 == 0 ? "e" : "o", default: 0] += 1 } == ["e": 5, "o": 5], arr.difference(from: [100]).count, Set(arr).isSuperset(of: [6]), arr.trimmingPrefix([100]))
