struct Letters: BidirectionalCollection {
  let letters: [Character]
  struct Index: Comparable {
    var place: Int
    static func < (a: Index, b: Index) -> Bool { a.place < b.place }
  }
  var startIndex: Index { Index(place: 0) }
  var endIndex: Index { Index(place: letters.count) }
  func index(after i: Index) -> Index { Index(place: i.place + 1) }
  func index(before i: Index) -> Index { Index(place: i.place - 1) }
  subscript(i: Index) -> Character { letters[i.place] }
}
let word = Letters(letters: Array("swift"))
print(type(of: word.indices), word.indices.count, word.indices.map(\.place))
print(word.indices.last?.place ?? -1, word.indices.dropFirst().first?.place ?? -1)
for index in word.indices.reversed() where word[index] != "i" { print(word[index], terminator: "") }
print(word.indices[word.startIndex].place, word.indices.contains(word.endIndex))
print(type(of: (1...3).indices), type(of: [1, 2].reversed().indices), type(of: [1: 2].keys.indices))
// One more function of a lazy sequence makes no more layers of it.
print(type(of: [1, 2].lazy.map { $0 + 1 }.map { "\($0)" }))
print([1, 2, 3].lazy.filter { $0 > 1 }.filter { $0 < 3 })
print(Array((1...9).lazy.map { $0 * 2 }.map { $0 + 1 }.filter { $0 % 3 == 0 }.filter { $0 > 3 }))
// A state that is an array is none of the elements.
let counts = sequence(state: [Int]()) { (state: inout [Int]) -> Int? in
  state.append(state.count)
  return state.reduce(0, +)
}
print(Array(counts.prefix(4)), counts.lazy.first { $0 > 9 } ?? 0)
var slice: ArraySlice = [1, 2, 3, 4]
slice.remove(at: 1)
slice.insert(9, at: 0)
slice.removeAll { $0 == 4 }
slice.replaceSubrange(0..<1, with: [7, 7])
print(slice, slice.startIndex)
