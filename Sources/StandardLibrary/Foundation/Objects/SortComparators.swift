import Interpreter

/// Sorting by comparators.
var sortComparators: [Builtin] {
  [
    Builtin(nil, "enum SortOrder: Hashable, Codable, Sendable { case forward, reverse }"),
    Builtin(
      nil,
      """
      protocol SortComparator<Compared>: Hashable {
        associatedtype Compared
        var order: SortOrder { get set }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      }
      """),
    Builtin(
      nil,
      """
      struct KeyPathComparator<Compared>: SortComparator {
        let keyPath: PartialKeyPath<Compared>
        var order: SortOrder
        var _compare: (Compared, Compared) -> ComparisonResult
        init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
          self.keyPath = keyPath
          self.order = order
          _compare = { a, b in
            let x = a[keyPath: keyPath]
            let y = b[keyPath: keyPath]
            return x == y ? .orderedSame : x < y ? .orderedAscending : .orderedDescending
          }
        }
        init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
          self.keyPath = keyPath
          self.order = order
          _compare = { a, b in
            guard let x = a[keyPath: keyPath] else {
              return b[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending
            }
            guard let y = b[keyPath: keyPath] else { return .orderedDescending }
            return x == y ? .orderedSame : x < y ? .orderedAscending : .orderedDescending
          }
        }
        init(
          _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator,
          order: SortOrder = .forward
        ) {
          self.keyPath = keyPath
          self.order = order
          _compare = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          let result = _compare(lhs, rhs)
          if order == .forward || result == .orderedSame { return result }
          return result == .orderedAscending ? .orderedDescending : .orderedAscending
        }
        static func == (a: KeyPathComparator<Compared>, b: KeyPathComparator<Compared>) -> Bool {
          a.keyPath == b.keyPath && a.order == b.order
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(keyPath)
          hasher.combine(order)
        }
      }
      """),
    Builtin(nil, "typealias SortDescriptor = KeyPathComparator"),
    Builtin(
      "String",
      """
      struct StandardComparator: SortComparator, Codable, Sendable {
        var _kind: Int
        var order: SortOrder
        init(_kind: Int) {
          self._kind = _kind
          order = .forward
        }
        init(_ base: StandardComparator, order: SortOrder = .forward) {
          _kind = base._kind
          self.order = order
        }
        static var lexical: StandardComparator { StandardComparator(_kind: 0) }
        static var localized: StandardComparator { StandardComparator(_kind: 1) }
        static var localizedStandard: StandardComparator { StandardComparator(_kind: 2) }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
          let (a, b) = order == .forward ? (lhs, rhs) : (rhs, lhs)
          switch _kind {
          case 0: return a.compare(b)
          case 1: return a.localizedCompare(b)
          default: return a.localizedStandardCompare(b)
          }
        }
      }
      """),
    Builtin(
      "SortComparator where Self == String.StandardComparator",
      "static var lexical: String.StandardComparator { String.StandardComparator.lexical }"),
    Builtin(
      "SortComparator where Self == String.StandardComparator",
      "static var localized: String.StandardComparator { String.StandardComparator.localized }"),
    Builtin(
      "SortComparator where Self == String.StandardComparator",
      """
      static var localizedStandard: String.StandardComparator {
        String.StandardComparator.localizedStandard
      }
      """),
    Builtin(
      "Sequence",
      """
      func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
      where Comparator.Compared == Element {
        sorted { comparator.compare($0, $1) == .orderedAscending }
      }
      """),
    Builtin(
      "Sequence",
      """
      func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
      where S.Element == Comparator, Comparator.Compared == Element {
        sorted { a, b in
          for comparator in comparators {
            let result = comparator.compare(a, b)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        }
      }
      """),
    Builtin(
      "Array",
      """
      mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
      where Comparator.Compared == Element { self = sorted(using: comparator) }
      """),
    Builtin(
      "Array",
      """
      mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S)
      where S.Element == Comparator, Comparator.Compared == Element {
        self = sorted(using: comparators)
      }
      """),
  ]
}
