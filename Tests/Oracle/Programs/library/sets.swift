var fruits: Set = ["apple", "pear", "fig"]
print(fruits.insert("kiwi").inserted, fruits.insert("fig").inserted, fruits.count, fruits.contains("pear"))
print(fruits.remove("pear") ?? "-", fruits.remove("pear") as Any, fruits.sorted())
let a: Set<Int> = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: 1...10), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), Set([1, 2]) == [2, 1])
var c = a
c.formUnion([10]); c.formIntersection(2...10); c.subtract([3]); c.formSymmetricDifference([2, 99])
print(c.sorted(), c.min()!, c.max()!, c.reduce(0, +), c.isEmpty)
print(Set("mississippi").sorted(), Set([1, 1, 2]).count, Array(Set(["x"])), c.map { $0 * 2 }.sorted(), c.filter { $0 > 5 }.sorted())
func unique<T: Hashable>(_ items: [T]) -> [T] {
  var seen = Set<T>()
  return items.filter { seen.insert($0).inserted }
}
print(unique([3, 1, 3, 2, 1]), unique(["b", "a", "b"]))
enum Tag: String, CaseIterable { case red, green }
var tags: Set<Tag> = []
tags.insert(.red)
print(tags.contains(.red), tags.contains(.green), Set(Tag.allCases).count, tags)
struct Pair: Hashable { let x: Int, y: String }
let pairs: Set = [Pair(x: 1, y: "a"), Pair(x: 1, y: "a"), Pair(x: 2, y: "a")]
print(pairs.count, pairs.contains(Pair(x: 2, y: "a")), pairs.first != nil, pairs.firstIndex(of: Pair(x: 3, y: "")) as Any)
if tags.isSubset(of: Set(Tag.allCases)) { print("subset") }
print(fruits.update(with: "apple") ?? "none", fruits.popFirst() != nil, fruits.count)
let sorted = fruits.union(["zebra"]).sorted { $0.count < $1.count || ($0.count == $1.count && $0 < $1) }
print(sorted.last!)
var dict: [Set<Int>: String] = [[1, 2]: "x"]
dict[[2, 1]] = "y"
print(dict.count, dict[[1, 2]]!)
for item in a.sorted() where item.isMultiple(of: 2) { print(item) }
fruits.removeAll()
print(fruits.isEmpty, fruits.randomElement() as Any, a.contains { $0 > 3 }, a.allSatisfy { $0 > 0 }, a.sorted().prefix(2))
