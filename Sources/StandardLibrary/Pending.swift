import Interpreter

/// Declarations whose natives are still to come, one a line.
func pending(_ owner: String?, _ lines: String) -> [Builtin] {
  lines.split(separator: "\n").map { Builtin(owner, String($0)) }
}

let pendingTypes: [Builtin] = pending(
  nil,
  """
  protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, LosslessStringConvertible where Element == Character, Index == String.Index {}
  @frozen struct String: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, Codable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible, LosslessStringConvertible, TextOutputStream { typealias Element = Character; typealias SubSequence = Substring; typealias Iterator = IndexingIterator<String>; typealias StringLiteralType = String; @frozen struct Index: Hashable, Comparable, Sendable { var _offset: Int; static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset } } }
  @frozen struct Substring: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, LosslessStringConvertible { typealias Element = Character; typealias Index = String.Index; typealias SubSequence = Substring; typealias Iterator = IndexingIterator<Substring>; typealias StringLiteralType = String }
  @frozen struct Character: Hashable, Comparable, Codable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, LosslessStringConvertible { typealias ExtendedGraphemeClusterLiteralType = Character; typealias UnicodeScalarLiteralType = Character }
  @frozen enum Unicode { @frozen struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible { var value: UInt32; static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value } } }
  @frozen struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible { typealias Index = Int; typealias Indices = Range<Int>; typealias SubSequence = ArraySlice<Element>; typealias Iterator = IndexingIterator<[Element]>; typealias ArrayLiteralElement = Element }
  @frozen enum Never: Hashable, Comparable, Codable, Error, Identifiable, Sendable { var id: Never { fatalError() } }
  @frozen enum Result<Success, Failure: Error> { case success(Success); case failure(Failure) }
  class AnyKeyPath {}
  class PartialKeyPath<Root>: AnyKeyPath {}
  class KeyPath<Root, Value>: PartialKeyPath<Root> {}
  class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
  class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
  protocol Encodable { func encode(to encoder: any Encoder) throws }
  protocol Decodable { init(from decoder: any Decoder) throws }
  typealias Codable = Decodable & Encodable
  protocol CodingKey: CustomStringConvertible, Sendable { var stringValue: String { get }; init?(stringValue: String); var intValue: Int? { get }; init?(intValue: Int) }
  protocol Encoder {}
  protocol Decoder {}
  typealias Void = ()
  typealias CVarArg = Any
  """)

let pendingOperators: [Builtin] = [[Builtin]]([
  pending(
    nil,
    """
    func == (lhs: (any Any.Type)?, rhs: (any Any.Type)?) -> Bool
    func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
    func == <each T: Equatable>(lhs: (repeat each T), rhs: (repeat each T)) -> Bool
    func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 < rhs.1 }
    func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func dump<T>(_ value: T) -> T
    func swap<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }
    func fatalError(_ message: @autoclosure () -> String = String()) -> Never
    func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never
    func assertionFailure(_ message: @autoclosure () -> String = String())
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func type<T, Metatype>(of value: T) -> Metatype
    """),
]).flatMap { $0 }

let pendingCollections: [Builtin] = [[Builtin]]([
  pending(
    "Result",
    """
    func get() throws -> Success { switch self { case .success(let value): return value; case .failure(let error): throw error } }
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> { switch self { case .success(let value): return .success(transform(value)); case .failure(let error): return .failure(error) } }
    """),
]).flatMap { $0 }

let pendingStrings: [Builtin] = [[Builtin]]([
  pending(
    "StringProtocol",
    """
    var count: Int { get }
    var isEmpty: Bool { get }
    var startIndex: String.Index { get }
    var endIndex: String.Index { get }
    subscript(i: String.Index) -> Character { get }
    func index(after i: String.Index) -> String.Index
    func index(before i: String.Index) -> String.Index
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
    func uppercased() -> String
    func lowercased() -> String
    func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
    func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
    static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    """),
  pending(
    "String",
    """
    init()
    init<T: LosslessStringConvertible>(_ value: T)
    init<S: Sequence>(_ elements: S) where S.Element == Character
    init<Subject>(describing instance: Subject)
    init<Subject>(reflecting subject: Subject)
    init(repeating repeatedValue: String, count: Int)
    static func + (lhs: String, rhs: String) -> String
    static func += (lhs: inout String, rhs: String)
    static func == (lhs: String, rhs: String) -> Bool
    static func != (lhs: String, rhs: String) -> Bool
    static func < (lhs: String, rhs: String) -> Bool
    mutating func append(_ other: String)
    mutating func append(_ c: Character)
    var description: String { self }
    """),
  pending(
    "Character",
    """
    static func == (lhs: Character, rhs: Character) -> Bool
    static func < (lhs: Character, rhs: Character) -> Bool
    func uppercased() -> String
    func lowercased() -> String
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var description: String { get }
    """)
]).flatMap { $0 }
