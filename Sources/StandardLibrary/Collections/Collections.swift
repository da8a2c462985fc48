import Interpreter

/// What any collection gets from its indices. The library's own types have natives instead.
var collectionMembers: [Builtin] {
  [
    Builtin("Collection", "var isEmpty: Bool { startIndex == endIndex }"),
    Builtin("Collection", "var count: Int { distance(from: startIndex, to: endIndex) }"),
    Builtin(
      "Collection",
      "var first: Element? { let start = startIndex; return start == endIndex ? nil : self[start] }"
    ),
    Builtin(
      "Collection",
      """
      func distance(from start: Index, to end: Index) -> Int {
        var position = start
        var count = 0
        while position != end {
          position = index(after: position)
          count += 1
        }
        return count
      }
      """),
    Builtin(
      "Collection",
      """
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var position = i
        for _ in 0..<distance { position = index(after: position) }
        return position
      }
      """),
    Builtin(
      "Collection",
      """
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var position = i
        for _ in 0..<distance {
          if position == limit { return nil }
          position = index(after: position)
        }
        return position
      }
      """),
    Builtin(
      "BidirectionalCollection",
      """
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var position = i
        for _ in 0..<abs(distance) {
          position = distance < 0 ? index(before: position) : index(after: position)
        }
        return position
      }
      """),
    Builtin(
      "RandomAccessCollection",
      """
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        let room = self.distance(from: i, to: limit)
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return index(i, offsetBy: distance)
      }
      """),
    Builtin(
      "Collection",
      """
      func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
      """),
    Builtin(
      "Collection",
      """
      func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        guard let found = index(i, offsetBy: distance, limitedBy: limit) else {
          i = limit
          return false
        }
        i = found
        return true
      }
      """),
    Builtin("Collection", "var underestimatedCount: Int { count }"),
    Builtin(
      "BidirectionalCollection",
      """
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var position = i
        for _ in 0..<abs(distance) {
          if position == limit { return nil }
          position = distance < 0 ? index(before: position) : index(after: position)
        }
        return position
      }
      """),
    Builtin(
      "Collection",
      """
      var indices: DefaultIndices<Self> {
        DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex)
      }
      """),
    Builtin(
      "Collection",
      """
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = startIndex
        while position != endIndex {
          if try predicate(self[position]) { return position }
          position = index(after: position)
        }
        return nil
      }
      """),
    Builtin(
      "Collection where Element: Equatable",
      """
      func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
      """),
    Builtin(
      "Collection where Element: Equatable",
      """
      @available(*, deprecated, renamed: "firstIndex(of:)")
      func index(of element: Element) -> Index? { firstIndex(of: element) }
      """),
    Builtin(
      "Collection",
      """
      @available(*, deprecated, renamed: "firstIndex(where:)")
      func index(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        try firstIndex(where: predicate)
      }
      """),
    Builtin(
      "BidirectionalCollection",
      "var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }"),
    Builtin(
      "BidirectionalCollection",
      """
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in reversed() { if try predicate(element) { return element } }
        return nil
      }
      """),
    Builtin(
      "BidirectionalCollection",
      """
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = endIndex
        while position != startIndex {
          position = index(before: position)
          if try predicate(self[position]) { return position }
        }
        return nil
      }
      """),
    Builtin(
      "BidirectionalCollection where Element: Equatable",
      "func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }"),
    Builtin(
      "MutableCollection where Self: RandomAccessCollection",
      """
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        _assign(try sorted(by: areInIncreasingOrder))
      }
      """),
    Builtin(
      "MutableCollection where Self: RandomAccessCollection, Element: Comparable",
      "mutating func sort() { _assign(sorted()) }"),
    Builtin(
      "MutableCollection where Self: RandomAccessCollection",
      "mutating func shuffle() { _assign(shuffled()) }"),
    Builtin(
      "MutableCollection where Self: BidirectionalCollection",
      "mutating func reverse() { _assign(Array(self).reversed()) }"),
    Builtin(
      "MutableCollection",
      """
      mutating func _assign(_ elements: [Element]) {
        var position = startIndex
        for element in elements {
          self[position] = element
          position = index(after: position)
        }
      }
      """),
    Builtin(
      "MutableCollection",
      """
      mutating func swapAt(_ i: Index, _ j: Index) {
        let element = self[i]
        self[i] = self[j]
        self[j] = element
      }
      """),
  ] + partitioning
}

/// Changes that move elements about.
private var partitioning: [Builtin] {
  [
    Builtin(
      "MutableCollection",
      """
      mutating func partition(
        by belongsInSecondPartition: (Element) throws -> Bool
      ) rethrows -> Index {
        guard var pivot = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
        var position = index(after: pivot)
        while position != endIndex {
          if try !belongsInSecondPartition(self[position]) {
            swapAt(pivot, position)
            formIndex(after: &pivot)
          }
          formIndex(after: &position)
        }
        return pivot
      }
      """),
    Builtin(
      "MutableCollection where Self: BidirectionalCollection",
      """
      mutating func partition(
        by belongsInSecondPartition: (Element) throws -> Bool
      ) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
          while low < high, try !belongsInSecondPartition(self[low]) { formIndex(after: &low) }
          if low == high { return low }
          repeat {
            formIndex(before: &high)
            if low == high { return low }
          } while try belongsInSecondPartition(self[high])
          swapAt(low, high)
          formIndex(after: &low)
        }
      }
      """),
    Builtin(
      "MutableCollection",
      """
      mutating func withContiguousMutableStorageIfAvailable<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R? { nil }
      """),
    Builtin(
      "Collection",
      """
      func removingSubranges(_ subranges: RangeSet<Index>) -> [Element] {
        indices.filter { !subranges.contains($0) }.map { self[$0] }
      }
      """),
    Builtin(
      "MutableCollection",
      """
      @discardableResult mutating func moveSubranges(
        _ subranges: RangeSet<Index>, to insertionPoint: Index
      ) -> Range<Index> {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        var position = startIndex
        while position != endIndex {
          if subranges.contains(position) {
            moved.append(self[position])
          } else if position < insertionPoint {
            before.append(self[position])
          } else {
            after.append(self[position])
          }
          formIndex(after: &position)
        }
        _assign(before + moved + after)
        let start = index(startIndex, offsetBy: before.count)
        return start..<index(start, offsetBy: moved.count)
      }
      """),
  ]
}

/// The indices of a collection that says nothing of them itself.
var defaultIndices: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct DefaultIndices<Elements: Collection>: Collection {
        typealias Element = Elements.Index
        typealias Index = Elements.Index
        typealias Indices = DefaultIndices<Elements>
        typealias SubSequence = DefaultIndices<Elements>
        var _elements: Elements
        var _startIndex: Elements.Index
        var _endIndex: Elements.Index
        var startIndex: Elements.Index { _startIndex }
        var endIndex: Elements.Index { _endIndex }
        var indices: DefaultIndices<Elements> { self }
        func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
        subscript(position: Elements.Index) -> Elements.Index { position }
        subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
          DefaultIndices(
            _elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound)
        }
      }
      """),
    Builtin(
      "DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection",
      "func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }"),
    Builtin(
      "DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection",
      "var _isCounted: Bool { true }"),
  ]
}

/// What indices that can be counted give a collection for nothing.
var countedIndices: [Builtin] {
  [
    "func index(after i: Index) -> Index { i.advanced(by: 1) }",
    "func index(before i: Index) -> Index { i.advanced(by: -1) }",
    "func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }",
    "func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }",
    "var indices: Range<Index> { startIndex..<endIndex }",
  ].map { Builtin("RandomAccessCollection where Index: Strideable, Index.Stride == Int", $0) }
}
