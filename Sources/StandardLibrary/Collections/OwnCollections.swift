import Interpreter

/// What a program's own collections get for what they say of themselves; the library's own types
/// have natives instead.
var ownCollections: [Builtin] {
  ranging + replacing
}

private var ranging: [Builtin] {
  [
    relative("Range", "self"),
    relative("ClosedRange", "lowerBound..<collection.index(after: upperBound)"),
    relative("PartialRangeFrom", "lowerBound..<collection.endIndex"),
    relative("PartialRangeUpTo", "collection.startIndex..<upperBound"),
    relative(
      "PartialRangeThrough", "collection.startIndex..<collection.index(after: upperBound)"),
    Builtin(
      nil,
      """
      struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
        var _base: Base
        init(_ base: Base) { _base = base }
        mutating func next() -> Base.Element? { _base.next() }
      }
      """),
    Builtin(
      nil,
      """
      struct AnyCollection<Element>: RandomAccessCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<[Element]>
        var _elements: [Element]
        init<C: Collection>(_ base: C) where C.Element == Element { _elements = Array(base) }
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var count: Int { _elements.count }
        var indices: Range<Int> { 0..<_elements.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
        subscript(position: Int) -> Element { _elements[position] }
      }
      """),
  ]
}

/// What a range means in a collection.
private func relative(_ range: String, _ body: String) -> Builtin {
  Builtin(
    range,
    """
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
      \(body)
    }
    """)
}

private var replacing: [Builtin] {
  [
    "init(repeating repeatedValue: Element, count: Int) { self.init(); append(contentsOf: Array(repeating: repeatedValue, count: count)) }",
    "mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }",
    """
    mutating func insert(_ newElement: Element, at i: Index) {
      replaceSubrange(i..<i, with: CollectionOfOne(newElement))
    }
    """,
    """
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
    where C.Element == Element { replaceSubrange(i..<i, with: newElements) }
    """,
    """
    @discardableResult mutating func remove(at i: Index) -> Element {
      let element = self[i]
      replaceSubrange(i..<index(after: i), with: EmptyCollection<Element>())
      return element
    }
    """,
    """
    mutating func removeSubrange(_ bounds: Range<Index>) {
      replaceSubrange(bounds, with: EmptyCollection<Element>())
    }
    """,
    """
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
      removeSubrange(bounds.relative(to: self))
    }
    """,
    """
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(
      _ subrange: R, with newElements: C
    ) where C.Element == Element, R.Bound == Index {
      replaceSubrange(subrange.relative(to: self), with: newElements)
    }
    """,
    """
    mutating func removeFirst(_ k: Int) {
      for _ in 0..<k { remove(at: startIndex) }
    }
    """,
    "mutating func reserveCapacity(_ n: Int) {}",
    """
    mutating func removeSubranges(_ subranges: RangeSet<Index>) {
      for range in subranges.ranges.reversed() { removeSubrange(range) }
    }
    """,
    """
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
      self = Self(try filter { try !shouldBeRemoved($0) })
    }
    """,
    """
    static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
      var result = lhs
      result.append(contentsOf: rhs)
      return result
    }
    """,
    """
    static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
      lhs.append(contentsOf: rhs)
    }
    """,
  ].map { Builtin("RangeReplaceableCollection", $0) }
    + [
      """
      @discardableResult mutating func removeLast() -> Element {
        remove(at: index(before: endIndex))
      }
      """,
      "mutating func removeLast(_ k: Int) { for _ in 0..<k { removeLast() } }",
      "mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }",
    ].map { Builtin("RangeReplaceableCollection where Self: BidirectionalCollection", $0) }
}
