import Interpreter

/// The sequences that count or pair the elements of others, or walk one after the other.
var pairedSequences: [Builtin] {
  [
    Builtin("Sequence", "func enumerated() -> EnumeratedSequence<Self>") { call in
      lazySequence(call, "EnumeratedSequence", .enumerated)
    },
    Builtin("EnumeratedSequence", "var _base: Base { get }") { lazyBase($0) },
    Builtin(
      "EnumeratedSequence: Collection where Base: Collection",
      """
      subscript(position: Base.Index) -> (offset: Int, element: Base.Element) {
        (offset: _base.distance(from: _base.startIndex, to: position), element: _base[position])
      }
      """),
    Builtin("EnumeratedSequence where Base: Collection", "typealias Index = Base.Index"),
    Builtin(
      "EnumeratedSequence where Base: Collection",
      "var startIndex: Base.Index { _base.startIndex }"),
    Builtin(
      "EnumeratedSequence where Base: Collection", "var endIndex: Base.Index { _base.endIndex }"),
    Builtin("EnumeratedSequence where Base: Collection", "var count: Int { _base.count }"),
    Builtin(
      "EnumeratedSequence where Base: Collection",
      "func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }"),
    Builtin(
      "EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection",
      "func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }"),
    Builtin(
      "EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection",
      """
      func distance(from start: Base.Index, to end: Base.Index) -> Int {
        _base.distance(from: start, to: end)
      }
      """),
    Builtin(
      nil,
      """
      func zip<Sequence1: Sequence, Sequence2: Sequence>(
        _ sequence1: Sequence1, _ sequence2: Sequence2
      ) -> Zip2Sequence<Sequence1, Sequence2>
      """
    ) { call in
      let type = call.machine.types.type("Zip2Sequence", [call.type(0), call.type(1)])
      return .native(LazyValue(type, of: call.arguments[0], .zip(call.arguments[1])))
    },
    Builtin(
      "Sequence where Element: Sequence",
      "@_disfavoredOverload func joined() -> FlattenSequence<Self>"
    ) { lazySequence($0, "FlattenSequence", .flatten) },
    Builtin(
      "FlattenSequence where Base: Collection, Base.Element: Collection",
      "var count: Int { reduce(0) { count, _ in count + 1 } }"),
    Builtin(
      "FlattenSequence where Base: Collection, Base.Element: Collection",
      "var isEmpty: Bool { allSatisfy { _ in false } }"),
    Builtin(
      "FlattenSequence where Base: Collection, Base.Element: Collection",
      "var first: Base.Element.Element? { first { _ in true } }"),
    Builtin(
      "FlattenSequence where Base: Collection, Base.Element: Collection",
      "var last: Base.Element.Element? { Array(self).last }"),
    Builtin(
      nil,
      """
      @frozen struct Repeated<Element>: RandomAccessCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<[Element]>
        let count: Int
        let repeatedValue: Element
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        var indices: Range<Int> { 0..<count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> Element {
          _precondition(position >= 0 && position < count, "Index out of range")
          return repeatedValue
        }
        func makeIterator() -> IndexingIterator<[Element]> {
          [Element](repeating: repeatedValue, count: count).makeIterator()
        }
      }
      """),
    Builtin(
      nil,
      """
      func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
        Repeated(count: n, repeatedValue: element)
      }
      """),
  ]
}
