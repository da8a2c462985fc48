import Interpreter

/// Ranges: structs in Swift itself. The machine walks those of integers directly.
var rangeTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol RangeExpression<Bound> {
        associatedtype Bound: Comparable
        func contains(_ element: Bound) -> Bool
        func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct Range<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible,
        Sendable
      {
        let lowerBound: Bound
        let upperBound: Bound
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          lowerBound = bounds.lower
          upperBound = bounds.upper
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable,
        CustomStringConvertible, Sendable
      {
        let lowerBound: Bound
        let upperBound: Bound
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          lowerBound = bounds.lower
          upperBound = bounds.upper
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Sendable {
        let lowerBound: Bound
        init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
        func contains(_ element: Bound) -> Bool { lowerBound <= element }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct PartialRangeUpTo<Bound: Comparable>: RangeExpression, Sendable {
        let upperBound: Bound
        init(_ upperBound: Bound) { self.upperBound = upperBound }
        func contains(_ element: Bound) -> Bool { element < upperBound }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct PartialRangeThrough<Bound: Comparable>: RangeExpression, Sendable {
        let upperBound: Bound
        init(_ upperBound: Bound) { self.upperBound = upperBound }
        func contains(_ element: Bound) -> Bool { element <= upperBound }
      }
      """),
    Builtin(nil, "@frozen enum UnboundedRange_ {}"),
    Builtin("UnboundedRange_", "static postfix func ... (_: UnboundedRange_) -> () {}"),
    Builtin(
      "Comparable",
      """
      static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
        _precondition(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return Range(uncheckedBounds: (lower: minimum, upper: maximum))
      }
      """),
    Builtin(
      "Comparable",
      """
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
        _precondition(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
      }
      """),
    Builtin(
      "Comparable",
      "static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }"
    ),
    Builtin(
      "Comparable",
      """
      static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> {
        PartialRangeThrough(maximum)
      }
      """),
    Builtin(
      "Comparable",
      "static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }"
    ),
    Builtin(
      "RangeExpression",
      "static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }"),
  ]
}

var rangeMembers: [Builtin] {
  [
    Builtin(
      "Range",
      "func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }"),
    Builtin("Range", "var isEmpty: Bool { lowerBound == upperBound }"),
    Builtin("Range", "var description: String { \"\\(lowerBound)..<\\(upperBound)\" }"),
    Builtin(
      "Range: CustomDebugStringConvertible",
      """
      var debugDescription: String {
        "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")"
      }
      """),
    Builtin(
      "Range",
      """
      func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        let upper = Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound)
        return Range(uncheckedBounds: (lower: lower, upper: upper))
      }
      """),
    Builtin(
      "Range",
      """
      func overlaps(_ other: Range<Bound>) -> Bool {
        !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
      }
      """),
    Builtin(
      "Range where Bound: Strideable, Bound.Stride: SignedInteger",
      """
      init(_ other: ClosedRange<Bound>) {
        self.init(
          uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
      }
      """),
    Builtin(
      "Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection "
        + "where Bound: Strideable, Bound.Stride: SignedInteger",
      "typealias Element = Bound"),
  ] + rangeCollection("Range", "typealias Index = Bound")
    + rangeCollection("Range", "typealias Iterator = IndexingIterator<Range<Bound>>")
    + rangeCollection("Range", "typealias SubSequence = Range<Bound>")
    + rangeCollection("Range", "typealias Indices = Range<Bound>")
    + rangeCollection("Range", "var startIndex: Bound { lowerBound }")
    + rangeCollection("Range", "var endIndex: Bound { upperBound }")
    + rangeCollection("Range", "var indices: Range<Bound> { self }")
    + rangeCollection("Range", "var count: Int { Int(lowerBound.distance(to: upperBound)) }")
    + rangeCollection("Range", "func index(after i: Bound) -> Bound { i.advanced(by: 1) }")
    + rangeCollection("Range", "func index(before i: Bound) -> Bound { i.advanced(by: -1) }")
    + rangeCollection("Range", "subscript(position: Bound) -> Bound { position }")
    + rangeCollection("Range", "subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }")
    + [
      ("prefix", "lowerBound..<_offset(maxLength)"),
      ("suffix", "_offset(count - maxLength)..<upperBound"),
    ].flatMap {
      rangeCollection("Range", "func \($0.0)(_ maxLength: Int) -> Range<Bound> { \($0.1) }")
    }
    + [("dropFirst", "_offset(k)..<upperBound"), ("dropLast", "lowerBound..<_offset(count - k)")]
    .flatMap {
      rangeCollection("Range", "func \($0.0)(_ k: Int = 1) -> Range<Bound> { \($0.1) }")
    }
    + rangeCollection(
      "Range",
      "func _offset(_ n: Int) -> Bound { lowerBound.advanced(by: Bound.Stride(Swift.max(0, Swift.min(count, n)))) }"
    )
}

var closedRangeMembers: [Builtin] {
  [
    Builtin(
      "ClosedRange",
      "func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }"),
    Builtin("ClosedRange", "var isEmpty: Bool { false }"),
    Builtin("ClosedRange", "var description: String { \"\\(lowerBound)...\\(upperBound)\" }"),
    Builtin(
      "ClosedRange: CustomDebugStringConvertible",
      """
      var debugDescription: String {
        "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound) + ")"
      }
      """),
    Builtin(
      "ClosedRange",
      """
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        let upper = Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound)
        return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
      }
      """),
    Builtin(
      "ClosedRange",
      """
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
      }
      """),
    Builtin(
      "ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger",
      """
      init(_ other: Range<Bound>) {
        self.init(
          uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
      }
      """),
    Builtin(
      "ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection "
        + "where Bound: Strideable, Bound.Stride: SignedInteger",
      "typealias Element = Bound"),
    Builtin(
      "ClosedRange",
      """
      enum _Index: Comparable {
        case pastEnd
        case inRange(Bound)
        static func < (lhs: _Index, rhs: _Index) -> Bool {
          switch (lhs, rhs) {
          case (.inRange(let a), .inRange(let b)): a < b
          case (.inRange, .pastEnd): true
          default: false
          }
        }
      }
      """),
  ]
    + [
      "typealias Index = _Index", "typealias Iterator = IndexingIterator<ClosedRange<Bound>>",
      "var startIndex: _Index { .inRange(lowerBound) }",
      "var endIndex: _Index { .pastEnd }",
      "var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }",
      """
      func index(after i: _Index) -> _Index {
        guard case .inRange(let bound) = i else { fatalError("Incrementing past end index") }
        return bound == upperBound ? .pastEnd : .inRange(bound.advanced(by: 1))
      }
      """,
      """
      func index(before i: _Index) -> _Index {
        guard case .inRange(let bound) = i else { return .inRange(upperBound) }
        _precondition(bound > lowerBound, "Incrementing past start index")
        return .inRange(bound.advanced(by: -1))
      }
      """,
      """
      func index(_ i: _Index, offsetBy distance: Int) -> _Index {
        let offset = _offset(i) + distance
        return offset == count ? .pastEnd : .inRange(lowerBound.advanced(by: Bound.Stride(offset)))
      }
      """,
      "func distance(from start: _Index, to end: _Index) -> Int { _offset(end) - _offset(start) }",
      """
      func _offset(_ i: _Index) -> Int {
        switch i {
        case .inRange(let bound): Int(lowerBound.distance(to: bound))
        case .pastEnd: count
        }
      }
      """,
      """
      subscript(position: _Index) -> Bound {
        guard case .inRange(let bound) = position else { fatalError("Index out of range") }
        return bound
      }
      """,
    ].flatMap { rangeCollection("ClosedRange", $0) }
    + [
      Builtin(
        "PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger",
        "typealias Element = Bound"),
      Builtin(
        "PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger",
        "typealias Iterator = AnyIterator<Bound>"),
      Builtin(
        "PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger",
        """
        func makeIterator() -> AnyIterator<Bound> {
          var next = lowerBound
          return AnyIterator {
            let current = next
            next = next.advanced(by: 1)
            return current
          }
        }
        """),
    ]
}

/// A member that a range has where its bounds can be counted.
private func rangeCollection(_ type: String, _ declaration: String) -> [Builtin] {
  [Builtin("\(type) where Bound: Strideable, Bound.Stride: SignedInteger", declaration)]
}
