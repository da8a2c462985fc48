import Interpreter

/// Collections of one and of none, and contiguous arrays, which are arrays here.
var smallCollections: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection,
        CustomStringConvertible
      {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<[Element]>
        var _elements: [Element]
        init(_ element: Element) { _elements = [element] }
        var description: String { "CollectionOfOne(\\(String(reflecting: _elements[0])))" }
        var startIndex: Int { 0 }
        var endIndex: Int { 1 }
        var count: Int { 1 }
        var indices: Range<Int> { 0..<1 }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
        subscript(position: Int) -> Element {
          get { _elements[position] }
          set { _elements[position] = newValue }
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct EmptyCollection<Element>: RandomAccessCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = EmptyCollection<Element>
        typealias Iterator = IndexingIterator<[Element]>
        init() {}
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        var count: Int { 0 }
        var indices: Range<Int> { 0..<0 }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> IndexingIterator<[Element]> { [].makeIterator() }
        subscript(position: Int) -> Element { fatalError("Index out of range") }
        subscript(bounds: Range<Int>) -> EmptyCollection<Element> { self }
      }
      """),
    Builtin(nil, "typealias ContiguousArray = Array"),
  ]
}

/// What has to be done to a collection to make another of it.
var differences: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CollectionDifference<ChangeElement>: Collection {
        enum Change {
          case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
          case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        }
        typealias Element = Change
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<[Change]>
        // The removals from the last to the first, then the insertions from the first to the last.
        var _changes: [Change]
        var insertions: [Change]
        var removals: [Change]
        init(_removals: [Change], insertions: [Change]) {
          _changes = _removals.reversed() + insertions
          self.insertions = insertions
          removals = _removals
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _changes.count }
        var count: Int { endIndex }
        var isEmpty: Bool { endIndex == 0 }
        var indices: Range<Int> { 0..<endIndex }
        func index(after i: Int) -> Int { i + 1 }
        subscript(position: Int) -> Change { _changes[position] }
        func makeIterator() -> IndexingIterator<[Change]> { _changes.makeIterator() }
      }
      """),
    Builtin(
      "CollectionDifference",
      """
      func inverse() -> CollectionDifference<ChangeElement> {
        func turned(_ change: Change) -> Change {
          switch change {
          case .remove(let offset, let element, let other):
            .insert(offset: offset, element: element, associatedWith: other)
          case .insert(let offset, let element, let other):
            .remove(offset: offset, element: element, associatedWith: other)
          }
        }
        return CollectionDifference(
          _removals: insertions.map(turned), insertions: removals.map(turned))
      }
      """),
    Builtin(
      "CollectionDifference where ChangeElement: Hashable",
      """
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        // What went from one place and came to one place has moved.
        var gone: [ChangeElement: [Int]] = [:]
        var come: [ChangeElement: [Int]] = [:]
        for change in _changes {
          switch change {
          case .remove(let offset, let element, _): gone[element, default: []].append(offset)
          case .insert(let offset, let element, _): come[element, default: []].append(offset)
          }
        }
        func place(_ element: ChangeElement, _ places: [ChangeElement: [Int]]) -> Int? {
          gone[element]?.count == 1 && come[element]?.count == 1 ? places[element]![0] : nil
        }
        func moved(_ change: Change) -> Change {
          switch change {
          case .remove(let offset, let element, _):
            .remove(offset: offset, element: element, associatedWith: place(element, come))
          case .insert(let offset, let element, _):
            .insert(offset: offset, element: element, associatedWith: place(element, gone))
          }
        }
        return CollectionDifference(
          _removals: removals.map(moved), insertions: insertions.map(moved))
      }
      """),
    Builtin(
      "BidirectionalCollection where Element: Equatable",
      """
      func difference<C: BidirectionalCollection>(
        from other: C
      ) -> CollectionDifference<Element> where C.Element == Element {
        difference(from: other, by: ==)
      }
      """),
    Builtin(
      "BidirectionalCollection",
      """
      func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
      ) -> CollectionDifference<Element> where C.Element == Element {
        let old = Array(other)
        let new = Array(self)
        var lengths = Array(
          repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in stride(from: old.count - 1, through: 0, by: -1) {
          for j in stride(from: new.count - 1, through: 0, by: -1) {
            lengths[i][j] = areEquivalent(old[i], new[j])
              ? lengths[i + 1][j + 1] + 1 : Swift.max(lengths[i + 1][j], lengths[i][j + 1])
          }
        }
        var removals: [CollectionDifference<Element>.Change] = []
        var insertions: [CollectionDifference<Element>.Change] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
          if i < old.count && j < new.count && areEquivalent(old[i], new[j]) {
            i += 1
            j += 1
          } else if i < old.count && (j == new.count || lengths[i + 1][j] >= lengths[i][j + 1]) {
            removals.append(.remove(offset: i, element: old[i], associatedWith: nil))
            i += 1
          } else {
            insertions.append(.insert(offset: j, element: new[j], associatedWith: nil))
            j += 1
          }
        }
        return CollectionDifference(_removals: removals, insertions: insertions)
      }
      """),
    Builtin(
      "Array",
      """
      func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
        var result = self
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            if offset >= result.count { return nil }
            result.remove(at: offset)
          case .insert(let offset, let element, _):
            if offset > result.count { return nil }
            result.insert(element, at: offset)
          }
        }
        return result
      }
      """),
  ]
}
