import Interpreter

/// Slices: the elements and where they stood. They share the array's indices, as Swift's do.
var arraySliceMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct ArraySlice<Element>: RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible
      {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = ArraySlice<Element>
        typealias Iterator = IndexingIterator<[Element]>
        typealias ArrayLiteralElement = Element
        var _elements: [Element]
        var startIndex: Int
      }
      """),
    Builtin(
      "ArraySlice: CustomReflectable",
      "var customMirror: Mirror { Mirror(self, unlabeledChildren: _elements, displayStyle: .collection) }"
    ),
    Builtin("ArraySlice", "init() { self.init(_elements: [], startIndex: 0) }"),
    Builtin(
      "ArraySlice",
      """
      init<S: Sequence>(_ s: S) where S.Element == Element {
        self.init(_elements: Array(s), startIndex: 0)
      }
      """),
    Builtin(
      "ArraySlice",
      "init(arrayLiteral elements: Element...) { self.init(_elements: elements, startIndex: 0) }"),
    Builtin("ArraySlice", "var endIndex: Int { startIndex + _elements.count }"),
    Builtin("ArraySlice", "var count: Int { _elements.count }"),
    Builtin("ArraySlice", "var isEmpty: Bool { _elements.isEmpty }"),
    Builtin("ArraySlice", "var indices: Range<Int> { startIndex..<endIndex }"),
    Builtin("ArraySlice", "var first: Element? { _elements.first }"),
    Builtin("ArraySlice", "var last: Element? { _elements.last }"),
    Builtin("ArraySlice", "func index(after i: Int) -> Int { i + 1 }"),
    Builtin("ArraySlice", "func index(before i: Int) -> Int { i - 1 }"),
    Builtin("ArraySlice", "func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }"),
    Builtin("ArraySlice", "func distance(from start: Int, to end: Int) -> Int { end - start }"),
    Builtin(
      "ArraySlice",
      "func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }"),
    Builtin(
      "ArraySlice",
      """
      subscript(index: Int) -> Element {
        get {
          _precondition(index >= startIndex && index < endIndex, "Index out of bounds")
          return _elements[index - startIndex]
        }
        set {
          _precondition(index >= startIndex && index < endIndex, "Index out of bounds")
          _elements[index - startIndex] = newValue
        }
      }
      """),
    Builtin(
      "ArraySlice",
      """
      subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> {
        self[startIndex..<(bounds.upperBound + 1)]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        guard let index = try _elements.lastIndex(where: predicate) else { return nil }
        return index + startIndex
      }
      """),
    Builtin(
      "ArraySlice",
      """
      mutating func swapAt(_ i: Int, _ j: Int) {
        _elements.swapAt(i - startIndex, j - startIndex)
      }
      """),
    Builtin("ArraySlice", "mutating func reverse() { _elements.reverse() }"),
    Builtin(
      "ArraySlice",
      "func prefix(upTo end: Int) -> ArraySlice<Element> { self[startIndex..<end] }"),
    Builtin(
      "ArraySlice",
      "func suffix(from start: Int) -> ArraySlice<Element> { self[start..<endIndex] }"),
    Builtin(
      "ArraySlice",
      "func prefix(through position: Int) -> ArraySlice<Element> { self[startIndex...position] }"),
    Builtin(
      "ArraySlice",
      """
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        let end = try firstIndex(where: { try !predicate($0) }) ?? endIndex
        return self[startIndex..<end]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        let start = try firstIndex(where: { try !predicate($0) }) ?? endIndex
        return self[start..<endIndex]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        _precondition(
          bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
          "ArraySlice index is out of range")
        let lower = bounds.lowerBound - startIndex
        let upper = bounds.upperBound - startIndex
        return ArraySlice(_elements: _elements._part(lower..<upper), startIndex: bounds.lowerBound)
      }
      """),
    Builtin(
      "ArraySlice",
      """
      subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> {
        self[bounds.lowerBound..<(bounds.upperBound + 1)]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> {
        self[bounds.lowerBound..<endIndex]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
        self[startIndex..<bounds.upperBound]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func prefix(_ maxLength: Int) -> ArraySlice<Element> {
        self[startIndex..<(startIndex + Swift.min(count, maxLength))]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func suffix(_ maxLength: Int) -> ArraySlice<Element> {
        self[(endIndex - Swift.min(count, maxLength))..<endIndex]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
        self[(startIndex + Swift.min(count, k))..<endIndex]
      }
      """),
    Builtin(
      "ArraySlice",
      """
      func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
        self[startIndex..<(endIndex - Swift.min(count, k))]
      }
      """),
    Builtin(
      "ArraySlice", "mutating func append(_ newElement: Element) { _elements.append(newElement) }"),
    Builtin(
      "ArraySlice",
      """
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        _elements.append(contentsOf: newElements)
      }
      """),
    Builtin(
      "ArraySlice",
      """
      @discardableResult mutating func removeFirst() -> Element {
        _precondition(!_elements.isEmpty, "Can't remove items from an empty collection")
        startIndex += 1
        return _elements.removeFirst()
      }
      """),
    Builtin(
      "ArraySlice",
      "@discardableResult mutating func removeLast() -> Element { _elements.removeLast() }"),
    Builtin(
      "ArraySlice",
      """
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element {
        let lower = subrange.lowerBound - startIndex
        _elements.replaceSubrange(lower..<(lower + subrange.count), with: newElements)
      }
      """),
    Builtin(
      "ArraySlice",
      """
      mutating func popFirst() -> Element? {
        if _elements.isEmpty { return nil }
        startIndex += 1
        return _elements.removeFirst()
      }
      """),
    Builtin("ArraySlice", "mutating func popLast() -> Element? { _elements.popLast() }"),
    Builtin(
      "ArraySlice",
      """
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try _elements.sort(by: areInIncreasingOrder)
      }
      """),
    Builtin(
      "ArraySlice where Element: Comparable", "mutating func sort() { _elements.sort() }"),
    Builtin(
      "ArraySlice",
      """
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        guard let index = try _elements.firstIndex(where: predicate) else { return nil }
        return index + startIndex
      }
      """),
    Builtin(
      "ArraySlice where Element: Equatable",
      """
      func firstIndex(of element: Element) -> Int? {
        guard let index = _elements.firstIndex(of: element) else { return nil }
        return index + startIndex
      }
      """),
    Builtin("ArraySlice", "var description: String { _elements.description }"),
    Builtin(
      "ArraySlice: CustomDebugStringConvertible",
      "var debugDescription: String { \"ArraySlice(\" + _elements.debugDescription + \")\" }"),
    Builtin(
      "ArraySlice: Equatable where Element: Equatable",
      """
      static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
        lhs._elements == rhs._elements
      }
      """),
    Builtin(
      "ArraySlice: Hashable where Element: Hashable",
      "func hash(into hasher: inout Hasher) { hasher.combine(_elements) }"),
    Builtin(
      "ArraySlice",
      """
      static func + <Other: Sequence>(lhs: ArraySlice<Element>, rhs: Other) -> ArraySlice<Element>
      where Other.Element == Element {
        ArraySlice(_elements: lhs._elements + Array(rhs), startIndex: lhs.startIndex)
      }
      """),
  ]
}

/// What arrays give as slices.
var arrayParts: [Builtin] {
  [
    Builtin(
      "Array",
      "subscript(x: (UnboundedRange_) -> ()) -> ArraySlice<Element> { self[0..<count] }"),
    Builtin(
      "Array",
      """
      func prefix(_ maxLength: Int) -> ArraySlice<Element> {
        _precondition(maxLength >= 0, "Can't take a prefix of negative length from a collection")
        return self[0..<Swift.min(count, maxLength)]
      }
      """),
    Builtin(
      "Array",
      """
      func suffix(_ maxLength: Int) -> ArraySlice<Element> {
        _precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        return self[Swift.max(0, count - maxLength)..<count]
      }
      """),
    Builtin(
      "Array",
      """
      func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
        _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        return self[Swift.min(count, k)..<count]
      }
      """),
    Builtin(
      "Array",
      """
      func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
        _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        return self[0..<Swift.max(0, count - k)]
      }
      """),
    Builtin(
      "Array",
      """
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        for index in 0..<count { if try !predicate(self[index]) { return self[0..<index] } }
        return self[0..<count]
      }
      """),
    Builtin(
      "Array",
      """
      func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        for index in 0..<count { if try !predicate(self[index]) { return self[index..<count] } }
        return self[count..<count]
      }
      """),
    Builtin("Array", "func prefix(upTo end: Int) -> ArraySlice<Element> { self[0..<end] }"),
    Builtin(
      "Array", "func prefix(through position: Int) -> ArraySlice<Element> { self[0...position] }"),
    Builtin("Array", "func suffix(from start: Int) -> ArraySlice<Element> { self[start..<count] }"),
    Builtin(
      "Array",
      """
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        var start = 0
        for index in 0..<count {
          if parts.count == maxSplits { break }
          if try isSeparator(self[index]) {
            if start < index || !omittingEmptySubsequences { parts.append(self[start..<index]) }
            start = index + 1
          }
        }
        if start < count || !omittingEmptySubsequences { parts.append(self[start..<count]) }
        return parts
      }
      """),
    Builtin(
      "Array where Element: Equatable",
      """
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [ArraySlice<Element>] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator })
      }
      """),
  ]
}
