import Interpreter

/// Sets of indices, kept as ranges in ascending order that do not touch.
var rangeSets: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
        private(set) var ranges: [Range<Bound>] = []
        init() {}
        init(_ range: Range<Bound>) { insert(contentsOf: range) }
        init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
          for range in ranges { insert(contentsOf: range) }
        }
        var isEmpty: Bool { ranges.isEmpty }
        var description: String { ranges.description }
        func contains(_ value: Bound) -> Bool { ranges.contains { $0.contains(value) } }
        mutating func insert(contentsOf range: Range<Bound>) {
          if range.isEmpty { return }
          var lower = range.lowerBound
          var upper = range.upperBound
          for other in ranges where other.lowerBound <= upper && lower <= other.upperBound {
            lower = Swift.min(lower, other.lowerBound)
            upper = Swift.max(upper, other.upperBound)
          }
          ranges.removeAll { $0.lowerBound >= lower && $0.upperBound <= upper }
          ranges = ranges + [lower..<upper]
          ranges.sort { $0.lowerBound < $1.lowerBound }
        }
        mutating func remove(contentsOf range: Range<Bound>) {
          ranges = ranges.flatMap { other in
            [
              other.lowerBound..<Swift.max(
                other.lowerBound, Swift.min(other.upperBound, range.lowerBound)),
              Swift.min(other.upperBound, Swift.max(other.lowerBound, range.upperBound))
                ..< other.upperBound,
            ].filter { !$0.isEmpty }
          }
        }
        mutating func formUnion(_ other: RangeSet<Bound>) {
          for range in other.ranges { insert(contentsOf: range) }
        }
        mutating func subtract(_ other: RangeSet<Bound>) {
          for range in other.ranges { remove(contentsOf: range) }
        }
        mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
        mutating func formSymmetricDifference(_ other: RangeSet<Bound>) {
          self = symmetricDifference(other)
        }
        func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          union(other).subtracting(intersection(other))
        }
        func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
        func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
        func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
        func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
        func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
        func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          var result = self
          result.formUnion(other)
          return result
        }
        func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          var result = self
          result.subtract(other)
          return result
        }
        func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
          subtracting(subtracting(other))
        }
      }
      """),
    Builtin(
      "Collection",
      """
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var result = RangeSet<Index>()
        var position = startIndex
        while position != endIndex {
          let next = index(after: position)
          if try predicate(self[position]) { result.insert(contentsOf: position..<next) }
          position = next
        }
        return result
      }
      """),
  ]
}
