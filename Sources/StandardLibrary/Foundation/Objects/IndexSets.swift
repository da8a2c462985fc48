import Interpreter

/// Sets of positions, and what lists do with them. Ascending, as Foundation's are.
var foundationArrays: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct IndexSet: Hashable, Sendable, BidirectionalCollection, ExpressibleByArrayLiteral,
        CustomStringConvertible
      {
        var description: String { "\\(count) indexes" }
        typealias Element = Int
        typealias ArrayLiteralElement = Int
        var _elements: [Int]
        init() { _elements = [] }
        init(integer: Int) { _elements = [integer] }
        init(integersIn range: Range<Int>) { _elements = Array(range) }
        init(integersIn range: ClosedRange<Int>) { _elements = Array(range) }
        init(arrayLiteral elements: Int...) { _elements = Array(Set(elements)).sorted() }
        init<S: Sequence>(_ elements: S) where S.Element == Int {
          _elements = Array(Set(elements)).sorted()
        }
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Slice<IndexSet>
        typealias Iterator = IndexingIterator<[Int]>
        func makeIterator() -> IndexingIterator<[Int]> { _elements.makeIterator() }
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var indices: Range<Int> { 0..<_elements.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> Int { _elements[position] }
        func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
          IndexSet(try _elements.filter(includeInteger))
        }
        func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
          _elements.first { $0 >= integer }
        }
        func integerLessThanOrEqualTo(_ integer: Int) -> Int? { _elements.last { $0 <= integer } }
        func intersects(integersIn range: Range<Int>) -> Bool { _elements.contains { range ~= $0 } }
        func intersects(integersIn range: ClosedRange<Int>) -> Bool {
          _elements.contains { range ~= $0 }
        }
        func count(in range: Range<Int>) -> Int { _elements.filter { range ~= $0 }.count }
        func symmetricDifference(_ other: IndexSet) -> IndexSet {
          union(other).subtracting(intersection(other))
        }
        func isSubset(of other: IndexSet) -> Bool { _elements.allSatisfy { other.contains($0) } }
        func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
        func isDisjoint(with other: IndexSet) -> Bool { intersection(other).isEmpty }
        mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
        mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
        mutating func formSymmetricDifference(_ other: IndexSet) {
          self = symmetricDifference(other)
        }
        mutating func update(with integer: Int) { insert(integer) }
        /// What stands at or behind a position moves; what it moves onto is gone.
        mutating func shift(startingAt integer: Int, by delta: Int) {
          let kept = _elements.filter { delta < 0 ? $0 < integer + delta : $0 < integer }
          let moved = _elements.filter { $0 >= integer }.map { $0 + delta }
          self = IndexSet(kept + moved)
        }
        var count: Int { _elements.count }
        var isEmpty: Bool { _elements.isEmpty }
        var first: Int? { _elements.first }
        var last: Int? { _elements.last }
        func contains(_ integer: Int) -> Bool { _elements.contains(integer) }
        var rangeView: [Range<Int>] {
          var ranges: [Range<Int>] = []
          for element in _elements {
            if let last = ranges.last, last.upperBound == element {
              ranges[ranges.count - 1] = last.lowerBound..<(element + 1)
            } else {
              ranges.append(element..<(element + 1))
            }
          }
          return ranges
        }
        mutating func insert(_ integer: Int) {
          if !_elements.contains(integer) { _elements = (_elements + [integer]).sorted() }
        }
        mutating func insert(integersIn range: Range<Int>) { self = union(IndexSet(range)) }
        mutating func insert(integersIn range: ClosedRange<Int>) { self = union(IndexSet(range)) }
        mutating func remove(integersIn range: Range<Int>) {
          _elements = _elements.filter { !range.contains($0) }
        }
        mutating func removeAll() { _elements = [] }
        func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
        func contains(integersIn range: ClosedRange<Int>) -> Bool {
          range.allSatisfy { contains($0) }
        }
        func union(_ other: IndexSet) -> IndexSet { IndexSet(_elements + other._elements) }
        func intersection(_ other: IndexSet) -> IndexSet {
          IndexSet(_elements.filter { other.contains($0) })
        }
        func subtracting(_ other: IndexSet) -> IndexSet {
          IndexSet(_elements.filter { !other.contains($0) })
        }
        mutating func formUnion(_ other: IndexSet) { self = union(other) }
        func integerGreaterThan(_ integer: Int) -> Int? { _elements.first { $0 > integer } }
        func integerLessThan(_ integer: Int) -> Int? { _elements.last { $0 < integer } }
        func min() -> Int? { _elements.first }
        func max() -> Int? { _elements.last }
        mutating func remove(_ integer: Int) { _elements = _elements.filter { $0 != integer } }
      }
      """),
    Builtin("Array", "mutating func remove(atOffsets offsets: IndexSet)") { call in
      let offsets = try call.offsets(1)
      return try call.changeArray { elements in
        elements = elements.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      }
    },
    Builtin(
      "Array", "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)"
    ) { call in
      let (offsets, target) = (try call.offsets(1), try call.int(2))
      return try call.changeArray { elements in
        guard target >= 0 && target <= elements.count else {
          throw call.trap("Array index is out of range")
        }
        let moved = elements.enumerated().filter { offsets.contains($0.offset) }.map(\.element)
        let before = elements[..<target].enumerated().filter { !offsets.contains($0.offset) }
        let after = elements.enumerated().dropFirst(target).filter { !offsets.contains($0.offset) }
        elements = before.map(\.element) + moved + after.map(\.element)
      }
    },
  ]
}

extension Invocation {
  /// The positions in the IndexSet that is argument `index`.
  fileprivate func offsets(_ index: Int) throws -> Set<Int> {
    guard case .array(let elements)? = try structure(index).fields.first else {
      throw trap("navlab's library expected an IndexSet")
    }
    return try Set(elements.map(plainInt))
  }
}
