var numbers = [5, 3, 8, 1, 9, 2, 7]
print(numbers.sorted(), numbers.sorted(by: >), numbers.max()!, numbers.min()!)
print(numbers.first(where: { $0 > 5 })!, numbers.last(where: { $0 < 5 })!, numbers.firstIndex(of: 8)!, numbers.lastIndex(where: { $0 > 5 })!)
print(numbers.prefix(3), numbers.suffix(2), numbers.dropFirst(2), numbers.dropLast(5), numbers.prefix(while: { $0 != 1 }), numbers.drop { $0 != 1 })
let pivot = numbers.partition { $0 > 4 }
print(numbers[..<pivot].sorted(), numbers[pivot...].sorted())
numbers = Array(1...10)
numbers.swapAt(0, 9)
numbers.removeAll { $0 % 3 == 0 }
print(numbers)
numbers.insert(contentsOf: [100, 200], at: 2)
numbers.replaceSubrange(0..<2, with: [0])
numbers.removeSubrange(3...)
print(numbers)
numbers += [1, 2, 3]
numbers.append(contentsOf: stride(from: 10, to: 0, by: -4))
print(numbers, numbers.count, numbers.isEmpty, numbers.endIndex)
print(Array(numbers.reversed()), numbers.reversed().first!)
print(zip(numbers, "abcdef").map { "\($0)\($1)" })
print(numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
print([[1, 2], [3], []].flatMap { $0 }, ["1", "x", "3"].compactMap(Int.init), [[1, 2], [3]].joined().map { $0 * 2 })
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.count)
print([1, 2, 3].contains(2), [1, 2, 3].allSatisfy { $0 > 0 }, [3, 1].elementsEqual([3, 1]), [1, 2].lexicographicallyPrecedes([1, 3]))
print([1, 2, 3, 4, 5, 6].split { $0 % 3 == 0 }, [1, 0, 2, 0].split(separator: 0))
let slice = [10, 20, 30, 40][1...2]
print(slice, slice.startIndex, slice[1], slice.indices, Array(slice)[0])
var rotated = [1, 2, 3, 4, 5]
rotated.append(rotated.removeFirst())
rotated.insert(rotated.removeLast(), at: 0)
rotated.reverse()
print(rotated, rotated.randomElement() != nil, rotated.shuffled().count)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 7
grid[0][0] += 5
print(grid, grid.map { $0.reduce(0, +) }, grid.flatMap { $0 }.max()!)
struct P: Equatable { var name: String; var age: Int }
let people = [P(name: "Bo", age: 30), P(name: "Al", age: 25), P(name: "Cy", age: 30)]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name), people.min { $0.age < $1.age }!.name, people.contains(P(name: "Al", age: 25)))
print(people.map(\.age).reduce(0, +) / people.count, people.firstIndex { $0.name == "Cy" } ?? -1)
print([1, 2, 3] == [1, 2, 3], [1, 2] != [2, 1], [3, 4, 5].indices, Array<Int>().first as Any, [Int]().last as Any)
var stack: [Int] = []
stack.append(1); stack.append(2)
print(stack.popLast() ?? 0, stack.last ?? 0, stack.removeLast(), stack.popLast() as Any)
let difference = [1, 2, 4, 5].difference(from: [1, 2, 3, 4])
print(difference.count, difference.insertions.count, difference.removals.count)
for change in difference {
  switch change {
  case .insert(let offset, let element, _): print("insert", offset, element)
  case .remove(let offset, let element, _): print("remove", offset, element)
  }
}
print([1, 2, 3, 4].applying([1, 2, 4, 5].difference(from: [1, 2, 3, 4]))!)
print(repeatElement("ab", count: 3).joined(), Array(repeatElement(0, count: 2)), CollectionOfOne(4).map { $0 + 1 }, EmptyCollection<Int>().count)
print([3, 1, 2].sorted().reversed() as [Int], [1, 2, 3, 4].chunked(2))
extension Array {
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 5] as Any, [1, 2][safe: 1]!)
