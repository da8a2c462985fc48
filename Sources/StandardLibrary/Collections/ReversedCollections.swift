import Interpreter

/// What `reversed()` makes of a collection that can be walked backwards: the collection, seen from
/// its end.
var reversedCollections: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
        @frozen struct Index: Comparable {
          let base: Base.Index
          init(_ base: Base.Index) { self.base = base }
          static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
          static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
        }
        typealias Element = Base.Element
        typealias Iterator = _NativeIterator<Base.Element>
        typealias SubSequence = Slice<ReversedCollection<Base>>
        let _base: Base
        var startIndex: Index { Index(_base.endIndex) }
        var endIndex: Index { Index(_base.startIndex) }
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
        func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
        func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
        func index(_ i: Index, offsetBy distance: Int) -> Index {
          Index(_base.index(i.base, offsetBy: -distance))
        }
        func distance(from start: Index, to end: Index) -> Int {
          _base.distance(from: end.base, to: start.base)
        }
        subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
        func reversed() -> Base { _base }
      }
      """),
    Builtin("ReversedCollection", "func makeIterator() -> _NativeIterator<Base.Element>") { call in
      .native(try call.machine.makeIterator(over: call.arguments[0]))
    },
    Builtin(
      "ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection",
      "var _isCounted: Bool { true }"),
    Builtin(
      "BidirectionalCollection",
      "func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }"),
  ]
}
