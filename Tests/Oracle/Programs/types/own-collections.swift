struct Ring<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private var items: [Element] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Element { get { items[i] } set { items[i] = newValue } }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with other: C) where C.Element == Element {
    items.replaceSubrange(range, with: other)
  }
}
var ring = Ring<Int>()
ring.append(3)
ring.append(contentsOf: [1, 2])
ring.insert(9, at: 1)
print(Array(ring), ring.first!, ring.last!, ring.count)
ring.sort()
ring.swapAt(0, 3)
print(ring.remove(at: 1), Array(ring), ring.popLast()!, ring.removeFirst(), Array(ring))
ring += [7, 8, 6]
ring.removeAll { $0 == 8 }
print(Array(ring + [5]), Array(ring[1...]), Array(ring[..<2]), Array(ring[0..<1]), ring.isEmpty)
ring.removeSubrange(0..<1)
print(Array(ring), Array(Ring(repeating: 0, count: 2)), Ring([4, 5]).map { $0 * 2 })
struct Pages<Base: Collection>: Sequence {
  let base: Base
  let size: Int
  func makeIterator() -> AnyIterator<Base.SubSequence> {
    var i = base.startIndex
    return AnyIterator {
      guard i < base.endIndex else { return nil }
      let j = base.index(i, offsetBy: size, limitedBy: base.endIndex) ?? base.endIndex
      defer { i = j }
      return base[i..<j]
    }
  }
}
for page in Pages(base: [1, 2, 3, 4, 5], size: 2) { print(Array(page)) }
for page in Pages(base: "abcdefg", size: 3) { print(page) }
struct Rows {
  var cells: [[Int]]
  subscript<R: RangeExpression>(rows range: R) -> [[Int]] where R.Bound == Int { Array(cells[range]) }
}
let rows = Rows(cells: [[1], [2], [3]])
print(rows[rows: 1...], rows[rows: 0..<1], rows[rows: ...1])
var iterator = [1, 2, 3].makeIterator()
_ = iterator.next()
print(IteratorSequence(iterator).map { $0 }, AnyCollection([1, 2]).count)
