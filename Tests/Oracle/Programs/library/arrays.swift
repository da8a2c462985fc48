var a = [5, 3, 8]
a.append(1); a += [2]; a.insert(9, at: 0); a.remove(at: 1); a.swapAt(0, 1)
print(a, a.sorted(), a.reversed(), a.first!, a.last!, a.count, a.isEmpty)
print(a.map(String.init), a.map { "\($0)" }.joined(), a.reduce(0, +), a.reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }[0]!)
print(a.compactMap { $0 > 2 ? $0 : nil }, [[1], [2, 3]].flatMap { $0 }, a.enumerated().map { $0.offset * $0.element })
print(a[1...2], a[..<2], a.prefix(2), a.suffix(2), a.dropLast(3), Array(a[1...]))
print(a.firstIndex(of: 8)!, a.firstIndex { $0 < 3 }!, a.contains { $0 == 9 }, a.allSatisfy { $0 > 0 })
a.removeAll { $0 % 2 == 0 }; print(a)
a.sort(by: >); print(a); a.shuffle(); a.sort(); print(a)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 7; grid[0][0] += 1; print(grid)
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, Array(zip(1...2, "ab")).count)
print([3, 1, 2].min()!, ["b", "a"].max()!, [1, 2, 3].split { $0 == 2 }.map(Array.init))
print(Array("abc"), Array(1...3), [Int](repeating: 1, count: 2), Array(stride(from: 0, to: 6, by: 2)))
print(a.randomElement() != nil, a.indices, a.lastIndex(of: 5) ?? -1, [1, 1, 2].elementsEqual([1, 1, 2]))
var e: [String] = []; print(e.popLast() as Any, e.first as Any); e.append(contentsOf: ["x", "y"]); print(e.removeLast(), e.removeFirst(), e)
for (i, x) in [10, 20].enumerated().reversed() { print(i, x) }
a.replaceSubrange(0..<1, with: [7, 7]); print(a)
print([1, 2, 3, 4].partitioned { $0 > 2 })
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
let people = [("Ann", 30), ("Bo", 20)]
print(people.sorted { $0.1 < $1.1 }.map { $0.0 }, people.map(\.0))
