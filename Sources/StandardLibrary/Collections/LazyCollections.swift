import Checking
import Interpreter

/// Lazy sequences over collections are collections with their base's indices: what asks by index
/// calls the functions again, as often as Swift's own do.
var lazyCollections: [Builtin] {
  lazyCollection("LazySequence", element: "_base[position]")
    + lazyCollection("LazyMapSequence", element: "_transform(_base[position])")
    + lazyCollection("LazyFilterSequence", element: "_base[position]", skip: ("_next", "_previous"))
    + ["LazySequence", "LazyMapSequence"].flatMap(sameElements) + lazyParts
}

/// - Parameter skip: the functions that lead from an index of the base to the next one of its own,
///   and to the one before.
private func lazyCollection(
  _ name: String, element: String, skip: (next: String, previous: String) = ("", "")
) -> [Builtin] {
  [
    Builtin(name, "var _base: Base { get }") { lazyBase($0) },
    Builtin(
      "\(name): Collection where Base: Collection",
      "subscript(position: Base.Index) -> Element { \(element) }"),
    Builtin("\(name) where Base: Collection", "typealias Index = Base.Index"),
    Builtin(
      "\(name) where Base: Collection",
      "var startIndex: Base.Index { \(skip.next)(_base.startIndex) }"),
    Builtin("\(name) where Base: Collection", "var endIndex: Base.Index { _base.endIndex }"),
    Builtin(
      "\(name) where Base: Collection",
      "func index(after i: Base.Index) -> Base.Index { \(skip.next)(_base.index(after: i)) }"),
    Builtin(
      "\(name) where Base: Collection",
      "var first: Element? { let start = startIndex; return start == endIndex ? nil : self[start] }"
    ),
    Builtin(
      "\(name) where Base: BidirectionalCollection",
      "var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }"),
    Builtin(
      "\(name): BidirectionalCollection where Base: BidirectionalCollection",
      "func index(before i: Base.Index) -> Base.Index { \(skip.previous)(_base.index(before: i)) }"),
  ]
}

/// What has an element for each of its base's.
private func sameElements(_ name: String) -> [Builtin] {
  [
    Builtin("\(name) where Base: Collection", "var count: Int { _base.count }"),
    Builtin("\(name) where Base: Collection", "var isEmpty: Bool { _base.isEmpty }"),
    Builtin(
      "\(name): RandomAccessCollection where Base: RandomAccessCollection",
      """
      func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        _base.index(i, offsetBy: distance)
      }
      """),
    Builtin(
      "\(name) where Base: RandomAccessCollection",
      """
      func distance(from start: Base.Index, to end: Base.Index) -> Int {
        _base.distance(from: start, to: end)
      }
      """),
  ]
}

private var lazyParts: [Builtin] {
  [
    Builtin("LazyMapSequence", "func _transform(_ element: Base.Element) -> Element") { call in
      guard case .native(let native) = call.arguments[0], let value = native as? LazyValue,
        case .map(let body) = value.kind
      else { return call.arguments[1] }
      return try call.machine.call(body, call.arguments[1])
    },
    Builtin("LazyFilterSequence", "func _isIncluded(_ element: Base.Element) -> Bool") { call in
      guard case .native(let native) = call.arguments[0], let value = native as? LazyValue,
        case .filter(let body) = value.kind
      else { return .bool(true) }
      return try call.machine.call(body, call.arguments[1])
    },
    Builtin(
      "LazyFilterSequence where Base: Collection",
      """
      func _next(_ start: Base.Index) -> Base.Index {
        var position = start
        while position != _base.endIndex && !_isIncluded(_base[position]) {
          position = _base.index(after: position)
        }
        return position
      }
      """),
    Builtin(
      "LazyFilterSequence where Base: BidirectionalCollection",
      """
      func _previous(_ start: Base.Index) -> Base.Index {
        var position = start
        while !_isIncluded(_base[position]) { position = _base.index(before: position) }
        return position
      }
      """),
    Builtin(
      "LazyMapSequence where Base: Collection",
      "typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>"),
    Builtin(
      "LazyMapSequence where Base: Collection",
      """
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
        _base[bounds].lazy.map({ _transform($0) })
      }
      """),
    Builtin(
      "LazyFilterSequence where Base: Collection",
      "typealias SubSequence = LazyFilterSequence<Base.SubSequence>"),
    Builtin(
      "LazyFilterSequence where Base: Collection",
      """
      subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
        _base[bounds].lazy.filter({ _isIncluded($0) })
      }
      """),
    Builtin(
      "Slice: LazySequenceProtocol where Base: LazySequenceProtocol", "var _isLazy: Bool { true }"),
    Builtin(
      "LazySequenceProtocol where Self: BidirectionalCollection",
      """
      func reversed() -> LazySequence<ReversedCollection<Self>> {
        ReversedCollection(_base: self).lazy
      }
      """),
    Builtin(
      "LazySequence where Base: BidirectionalCollection",
      """
      func reversed() -> LazySequence<ReversedCollection<Base>> {
        ReversedCollection(_base: _base).lazy
      }
      """),
  ]
}
