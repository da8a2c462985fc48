import Interpreter

/// Equality, order, identity and the other promises that most types make.
var basicProtocols: [Builtin] {
  [
    Builtin(nil, "protocol AnyObject {}"),
    Builtin(nil, "protocol Sendable {}"),
    Builtin(nil, "protocol Copyable {}"),
    Builtin(nil, "protocol BitwiseCopyable {}"),
    Builtin(nil, "protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }"),
    Builtin("Equatable", "static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }"),
    Builtin(
      nil,
      """
      protocol Hashable: Equatable {
        func hash(into hasher: inout Hasher)
        var hashValue: Int { get }
      }
      """),
    Builtin(
      nil,
      """
      protocol Comparable: Equatable {
        static func < (lhs: Self, rhs: Self) -> Bool
        static func <= (lhs: Self, rhs: Self) -> Bool
        static func > (lhs: Self, rhs: Self) -> Bool
        static func >= (lhs: Self, rhs: Self) -> Bool
      }
      """),
    Builtin("Comparable", "static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }"),
    Builtin("Comparable", "static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }"),
    Builtin("Comparable", "static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }"),
    Builtin(
      nil,
      """
      protocol Identifiable<ID> {
        associatedtype ID: Hashable
        var id: ID { get }
      }
      """),
    Builtin(
      "Identifiable where Self: AnyObject",
      "var id: ObjectIdentifier { ObjectIdentifier(self) }"),
    Builtin(
      nil,
      """
      protocol CaseIterable {
        associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
        static var allCases: AllCases { get }
      }
      """),
    Builtin(
      nil,
      """
      protocol RawRepresentable<RawValue> {
        associatedtype RawValue
        init?(rawValue: RawValue)
        var rawValue: RawValue { get }
      }
      """),
    Builtin(nil, "protocol CustomStringConvertible { var description: String { get } }"),
    Builtin(nil, "protocol CustomDebugStringConvertible { var debugDescription: String { get } }"),
    Builtin(
      nil,
      """
      protocol LosslessStringConvertible: CustomStringConvertible {
        init?(_ description: String)
      }
      """),
    Builtin(nil, "protocol TextOutputStream { mutating func write(_ string: String) }"),
    Builtin(
      nil,
      """
      protocol TextOutputStreamable {
        func write<Target: TextOutputStream>(to target: inout Target)
      }
      """),
    Builtin(nil, "protocol Error: Sendable {}"),
    Builtin(
      nil,
      """
      protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
        associatedtype Element
        init()
        func contains(_ member: Element) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        @discardableResult
        mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult mutating func remove(_ member: Element) -> Element?
        mutating func formUnion(_ other: Self)
        mutating func formIntersection(_ other: Self)
        mutating func formSymmetricDifference(_ other: Self)
        @discardableResult mutating func update(with newMember: Element) -> Element?
      }
      """),
    Builtin(
      nil,
      """
      protocol OptionSet: SetAlgebra, RawRepresentable {
        associatedtype Element = Self
        init(rawValue: RawValue)
      }
      """),
  ]
}
