import Foundation
var items = ["a", "b", "c", "d", "e", "f"]
var set = IndexSet([1, 3])
set.insert(5)
print(set.count, set.contains(3), set.first!, set.last!, Array(set), set.min()!, set.sorted(by: >))
for index in set.reversed() { items.remove(at: index) }
print(items)
set.remove(3)
set.insert(integersIn: 7...9)
print(Array(set), set.isEmpty, IndexSet(integer: 4).first!, IndexSet(integersIn: 2..<5).count, set.map { $0 * 2 })
print(IndexSet(1...3).union(IndexSet([5])).count, IndexSet(1...5).intersection(IndexSet(4...9)).map { $0 }, IndexSet().isEmpty, set == IndexSet([1, 5, 7, 8, 9]))
print(set.integerGreaterThan(5) ?? -1, set.contains(integersIn: 7...8))
func move<T>(_ array: inout [T], from source: IndexSet, to destination: Int) {
  let moved = source.map { array[$0] }
  let before = source.filter { $0 < destination }.count
  for index in source.reversed() { array.remove(at: index) }
  array.insert(contentsOf: moved, at: destination - before)
}
var letters = ["a", "b", "c", "d"]
move(&letters, from: IndexSet([0, 1]), to: 4)
print(letters)
