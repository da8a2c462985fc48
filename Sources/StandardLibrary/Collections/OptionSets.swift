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
      "OptionSet where RawValue: FixedWidthInteger",
      "func subtracting(_ other: Self) -> Self { symmetricDifference(intersection(other)) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "mutating func subtract(_ other: Self) { self = subtracting(other) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func isSubset(of other: Self) -> Bool { intersection(other).rawValue == rawValue }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger", "var isEmpty: Bool { rawValue == 0 }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      """
      init(arrayLiteral elements: Self...) {
        self.init(rawValue: 0)
        for element in elements { self = union(element) }
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger, Element == Self",
      """
      init<S: Sequence>(_ sequence: S) where S.Element == Self {
        self.init(rawValue: 0)
        for element in sequence { self = union(element) }
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
      func isStrictSubset(of other: Self) -> Bool {
        isSubset(of: other) && rawValue != other.rawValue
      }
      """),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      "func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }"),
    Builtin(
      "OptionSet where RawValue: FixedWidthInteger",
      """
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
      """),
  ]
}
