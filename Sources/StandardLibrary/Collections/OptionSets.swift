import Interpreter

/// What `OptionSet` and `SetAlgebra` come with, in Swift itself.
var optionSetMembers: [Builtin] {
  [
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger", "init() { self.init(rawValue: 0) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      "func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      """
      func symmetricDifference(_ other: Self) -> Self {
        Self(rawValue: rawValue ^ other.rawValue)
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "mutating func formUnion(_ other: Self) { self = union(other) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "mutating func formIntersection(_ other: Self) { self = intersection(other) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }"
    ),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      """
      @discardableResult
      mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        if contains(newMember) { return (inserted: false, memberAfterInsert: newMember) }
        self = union(newMember)
        return (inserted: true, memberAfterInsert: newMember)
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      """
      @discardableResult mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        if common.rawValue == 0 { return nil }
        self = Self(rawValue: rawValue ^ common.rawValue)
        return common
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      """
      @discardableResult mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        self = union(newMember)
        return common.rawValue == newMember.rawValue ? common : nil
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      """
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
      """),
  ] + setAlgebraMembers
}

/// What every kind of set has by its union, intersection and symmetric difference.
private var setAlgebraMembers: [Builtin] {
  [
    "func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }",
    "mutating func subtract(_ other: Self) { self = subtracting(other) }",
    "func isSubset(of other: Self) -> Bool { intersection(other) == self }",
    "func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }",
    "func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }",
    "func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }",
    "func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }",
    "var isEmpty: Bool { self == Self() }",
    """
    init(arrayLiteral elements: Element...) {
      self.init()
      for element in elements { insert(element) }
    }
    """,
    """
    init<S: Sequence>(_ sequence: S) where S.Element == Element {
      self.init()
      for element in sequence { insert(element) }
    }
    """,
  ].map { Builtin("SetAlgebra", $0) }
}
