func maxOf<T: Comparable>(_ a: T, _ b: T, _ rest: T...) -> T { rest.reduce(a > b ? a : b) { $0 > $1 ? $0 : $1 } }
print(maxOf(1, 2), maxOf("a", "c", "b"), maxOf(1.5, 0.5, 9.25))
func indices<C: Collection>(of value: C.Element, in c: C) -> [C.Index] where C.Element: Equatable { c.indices.filter { c[$0] == value } }
print(indices(of: 2, in: [1, 2, 3, 2]))
struct Cache<Key: Hashable, Value> { private var items: [Key: Value] = [:]; private(set) var hits = 0
  mutating func get(_ key: Key, make: (Key) -> Value) -> Value {
    if let v = items[key] { hits += 1; return v }
    let v = make(key); items[key] = v; return v } }
var cache = Cache<String, Int>()
print(cache.get("abc") { $0.count }, cache.get("abc") { _ in 0 }, cache.hits)
func zipMap<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) throws -> C) rethrows -> [C] { var r: [C] = []; for (x, y) in zip(a, b) { r.append(try f(x, y)) }; return r }
print(zipMap([1, 2], ["a", "b"]) { "\($1)\($0)" })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let inc = { (x: Int) in x + 1 }, str = { (x: Int) in "<\(x)>" }
print(compose(inc, str)(4), compose(compose(inc, inc), str)(0))
func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
print(sum([1, 2, 3]), sum([0.5, 0.25]), sum([UInt8(1), 2]))
func average<T: BinaryInteger>(_ v: [T]) -> Double { v.isEmpty ? 0 : Double(v.reduce(0, +)) / Double(v.count) }
print(average([1, 2, 4]), average([Int]()))
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var p = "x", q = "y"
swapTwo(&p, &q)
print(p, q)
func make<T>(_ n: Int, _ f: @autoclosure () -> T) -> [T] { (0..<n).map { _ in f() } }
var k = 0
func nextK() -> Int { k += 1; return k }
print(make(3, nextK()), k)
func firstWhere<S: Sequence>(_ s: S, _ p: (S.Element) -> Bool) -> S.Element? { for e in s where p(e) { return e }; return nil }
print(firstWhere(1...10) { $0 * $0 > 20 } ?? 0, firstWhere("hello") { "aeiou".contains($0) } ?? "-")
