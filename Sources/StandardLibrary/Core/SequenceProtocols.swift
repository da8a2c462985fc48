import Interpreter

/// Sequences and collections: what they promise. Their algorithms are natives over any of them.
var sequenceProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
      }
      """),
    Builtin(
      nil,
      """
      protocol Sequence<Element> {
        associatedtype Element where Element == Iterator.Element
        associatedtype Iterator: IteratorProtocol
        func makeIterator() -> Iterator
        func _forEachElement(_ body: (Element) throws -> Bool) rethrows
      }
      """),
    // How natives walk a sequence that the program declares.
    Builtin(
      "Sequence",
      """
      func _forEachElement(_ body: (Element) throws -> Bool) rethrows {
        for element in self { if try !body(element) { return } }
      }
      """),
    Builtin(
      "Sequence where Self: IteratorProtocol",
      "func makeIterator() -> Self { self }"),
    Builtin(
      nil,
      """
      protocol Collection<Element>: Sequence {
        associatedtype Index: Comparable
        associatedtype Iterator = IndexingIterator<Self>
        associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
        associatedtype SubSequence: Collection = Slice<Self>
        where SubSequence.Element == Element, SubSequence.Index == Index,
          SubSequence.SubSequence == SubSequence
        var startIndex: Index { get }
        var endIndex: Index { get }
        var indices: Indices { get }
        subscript(position: Index) -> Element { get }
        subscript(bounds: Range<Index>) -> SubSequence { get }
        var isEmpty: Bool { get }
        var count: Int { get }
        func index(after i: Index) -> Index
        func index(_ i: Index, offsetBy distance: Int) -> Index
        func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        func distance(from start: Index, to end: Index) -> Int
        func formIndex(after i: inout Index)
      }
      """),
    Builtin(
      "Collection",
      "func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }"),
    Builtin(
      nil,
      """
      protocol BidirectionalCollection<Element>: Collection
      where SubSequence: BidirectionalCollection {
        func index(before i: Index) -> Index
        func formIndex(before i: inout Index)
      }
      """),
    Builtin(
      nil,
      """
      protocol RandomAccessCollection<Element>: BidirectionalCollection
      where SubSequence: RandomAccessCollection {}
      """),
    Builtin(
      nil,
      """
      protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
        subscript(position: Index) -> Element { get set }
        subscript(bounds: Range<Index>) -> SubSequence { get set }
        mutating func swapAt(_ i: Index, _ j: Index)
      }
      """),
    Builtin(
      nil,
      """
      protocol RangeReplaceableCollection<Element>: Collection {
        init()
        mutating func replaceSubrange<C: Collection>(
          _ subrange: Range<Index>, with newElements: C
        ) where C.Element == Element
        mutating func append(_ newElement: Element)
        mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
        mutating func insert(_ newElement: Element, at i: Index)
        @discardableResult mutating func remove(at position: Index) -> Element
        @discardableResult mutating func removeFirst() -> Element
        mutating func removeAll(keepingCapacity keepCapacity: Bool)
      }
      """),
    Builtin(
      "RangeReplaceableCollection",
      """
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
      }
      """),
    Builtin(
      "RangeReplaceableCollection",
      """
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
      }
      """),
    Builtin(
      "RangeReplaceableCollection",
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }"),
    Builtin(
      "RangeReplaceableCollection",
      """
      @discardableResult mutating func removeFirst() -> Element { remove(at: startIndex) }
      """),
    Builtin(
      "RangeReplaceableCollection",
      """
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
      }
      """),
    Builtin(
      nil,
      """
      struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
        var _elements: Elements
        var _position: Elements.Index

        init(_elements: Elements) {
          self._elements = _elements
          self._position = _elements.startIndex
        }

        mutating func next() -> Elements.Element? {
          if _position == _elements.endIndex { return nil }
          let element = _elements[_position]
          _position = _elements.index(after: _position)
          return element
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AnyIterator<Element>: IteratorProtocol, Sequence {
        var _body: () -> Element?
        init(_ body: @escaping () -> Element?) { _body = body }
        init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
          var iterator = base
          _body = { iterator.next() }
        }
        func next() -> Element? { _body() }
      }
      """),
    Builtin("Collection", "func formIndex(after i: inout Index) { i = index(after: i) }"),
    Builtin(
      "BidirectionalCollection",
      "func formIndex(before i: inout Index) { i = index(before: i) }"),
  ]
}
