struct Node { var kids: [Int] = [3, 1] }
func f(_ a: [Int]) -> [Int] { a.reversed() }
func g(_ a: [Int], _ b: Bool) -> [Int] { b ? a : a.reversed() }
func h(_ s: String) -> Bool { s == String(s.reversed()) }
func k(_ s: String) -> Bool { Array(s) == s.reversed() }
func path() -> (p: [String], n: Int) { let a = ["x", "y"]; return (a.reversed(), 2) }
var n = Node(); n.kids = n.kids.reversed(); print(n.kids, f([1, 2]), g([1, 2], false), h("abba"), k("aba"), path())
let r = [1, 2, 3].reversed(); print(r.first!, r.last!, r.count, r.map { $0 }, Array(r), r.isEmpty, r.contains(2), r.sorted(), r.min()!)
for (i, x) in [5, 6].reversed().enumerated() { print(i, x) }
for i in (0..<3).reversed() { print(i, terminator: " ") }; print()
for c in "abc".reversed() { print(c, terminator: "") }; print()
for i in stride(from: 0, to: 6, by: 2).reversed() { print(i, terminator: " ") }; print()
let all: [[Int]] = [[1, 2], [3]].map { $0.reversed() }; print(all)
print([1, 2].reversed() + [3], [0] + [1, 2].reversed(), [1, 2] == [2, 1].reversed())
var acc = [0]; acc += [1, 2].reversed(); acc.append(contentsOf: [3, 4].reversed()); print(acc)
print("hello world".split(separator: " ").reversed().joined(separator: " "), ["a", "b"].reversed().joined())
print(String("abc".reversed()), "a b".split(separator: " ").map { String($0.reversed()) })
let d: [String: [Int]] = ["k": [1, 2].reversed()]; print(d)
print([3, 1, 2].sorted().reversed().prefix(2).map { $0 }, Array([1, 2, 3].reversed().dropFirst()), [1, 2, 3].reversed().first { $0 < 3 }!)
func gen<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }; print(gen([1, 2].reversed()))
func col<C: RandomAccessCollection>(_ c: C) -> Int { c.count }; print(col([1, 2].reversed()))
let o: [Int]? = nil; print((o ?? [1, 2]).reversed().map(String.init), zip([1, 2], [3, 4].reversed()).map { $0 * $1 })
let w: [Character] = "ab".reversed(); print(w); print("ab".reversed() == ["b", "a"])
print(Set([1]).reversed(), (1...4).reversed().filter { $0 % 2 == 0 }, [1, 2, 3].enumerated().reversed().map { $0.offset })
let idx = [1, 2, 3].indices.reversed(); for i in idx { print(i, terminator: ",") }; print(idx.map { $0 })
let s2 = sequence(first: 3) { $0 > 0 ? $0 - 1 : nil }.reversed(); print(s2)
print([1, 2, 3].reversed()[r.startIndex], r[r.index(after: r.startIndex)], [[1, 2], [3]].reversed().flatMap { $0.reversed() }, [1, 2].reversed().reduce("") { "\($0)\($1)" })
func ret(_ x: [Int]) -> some Collection<Int> { x.reversed() }; print(ret([1, 2]).first!)
let (q, z) = ([1, 2].reversed() as [Int], 3); print(q, z); let sw = switch z { case 3: [1, 2].reversed() as [Int]; default: [] }; print(sw)
print("level".lowercased() == String("level".lowercased().reversed()), "abc".reversed().map { $0.uppercased() }.joined(), "ab".reversed().last!, "abc".reversed().firstIndex(of: "c") != nil, String(describing: type(of: "a".reversed())))
print(r, "ab".reversed(), (1...2).reversed(), [1: 2].sorted { $0 < $1 }.reversed(), "\([1].reversed())", [[1].reversed()])
print([1, 2].reversed()[0], "abc".reversed()[1], ["x", "y"].reversed()[1...].count)
func route(_ found: Bool) -> (cost: Int, path: [String])? { found ? nil : (3, ["a", "b"].reversed()) }
func cheapest() -> (cost: Int, path: [String])? { return (1, ["c", "d"].reversed()) }
print(cheapest()!.path, cheapest()!)

// An argument that is an array: what reversed() gives is one.
func listed<T>(_ list: [T]) -> String { list.map { "\($0)" }.joined(separator: "-") }
func total(_ list: [Int]?) -> Int { list?.reduce(0, +) ?? 0 }
extension Collection { func backwards() -> String { listed(Array(self).reversed()) } }
let numbers = [1, 2, 3]
print(listed(numbers.reversed()), total(numbers.reversed()), numbers.backwards())
