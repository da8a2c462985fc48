import Interpreter

/// Declarations whose natives are still to come, one a line.
func pending(_ owner: String?, _ lines: String) -> [Builtin] {
  lines.split(separator: "\n").map { Builtin(owner, String($0)) }
}

let pendingTypes: [Builtin] = pending(
  nil,
  """
  @frozen struct Bool: Hashable, Codable, Sendable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible { typealias BooleanLiteralType = Bool }
  @frozen struct Double: BinaryFloatingPoint, Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, LosslessStringConvertible { typealias IntegerLiteralType = Int; typealias FloatLiteralType = Double; typealias Magnitude = Double; typealias Stride = Double }
  @frozen struct Float: BinaryFloatingPoint, Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, LosslessStringConvertible { typealias IntegerLiteralType = Int; typealias FloatLiteralType = Float; typealias Magnitude = Float; typealias Stride = Float }
  @frozen struct CGFloat: BinaryFloatingPoint, Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible { typealias IntegerLiteralType = Int; typealias FloatLiteralType = Double; typealias Magnitude = CGFloat; typealias Stride = CGFloat }
  protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, LosslessStringConvertible where Element == Character, Index == String.Index {}
  @frozen struct String: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, Codable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible, LosslessStringConvertible, TextOutputStream { typealias Element = Character; typealias SubSequence = Substring; typealias Iterator = IndexingIterator<String>; typealias StringLiteralType = String; @frozen struct Index: Hashable, Comparable, Sendable { var _offset: Int; static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset } } }
  @frozen struct Substring: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, LosslessStringConvertible { typealias Element = Character; typealias Index = String.Index; typealias SubSequence = Substring; typealias Iterator = IndexingIterator<Substring>; typealias StringLiteralType = String }
  @frozen struct Character: Hashable, Comparable, Codable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, LosslessStringConvertible { typealias ExtendedGraphemeClusterLiteralType = Character; typealias UnicodeScalarLiteralType = Character }
  @frozen enum Unicode { @frozen struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible { var value: UInt32; static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value } } }
  @frozen struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible { typealias Index = Int; typealias Indices = Range<Int>; typealias SubSequence = ArraySlice<Element>; typealias Iterator = IndexingIterator<[Element]>; typealias ArrayLiteralElement = Element }
  @frozen struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible { typealias Element = (key: Key, value: Value); typealias Iterator = IndexingIterator<[Element]>; @frozen struct Index: Hashable, Comparable { var _offset: Int; static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset } } }
  @frozen struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible { typealias ArrayLiteralElement = Element; typealias Iterator = IndexingIterator<[Element]>; @frozen struct Index: Hashable, Comparable { var _offset: Int; static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset } } }
  @frozen enum Optional<Wrapped>: ExpressibleByNilLiteral { case none; case some(Wrapped) }
  @frozen enum Never: Hashable, Comparable, Codable, Error, Identifiable, Sendable { var id: Never { fatalError() } }
  @frozen enum Result<Success, Failure: Error> { case success(Success); case failure(Failure) }
  protocol RangeExpression<Bound> { associatedtype Bound: Comparable; func contains(_ element: Bound) -> Bool }
  @frozen struct Range<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible, Sendable { let lowerBound: Bound; let upperBound: Bound; init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper } }
  @frozen struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible, Sendable { let lowerBound: Bound; let upperBound: Bound; init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper } }
  @frozen struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Sendable { let lowerBound: Bound; init(_ lowerBound: Bound) { self.lowerBound = lowerBound }; func contains(_ element: Bound) -> Bool { lowerBound <= element } }
  @frozen struct PartialRangeUpTo<Bound: Comparable>: RangeExpression, Sendable { let upperBound: Bound; init(_ upperBound: Bound) { self.upperBound = upperBound }; func contains(_ element: Bound) -> Bool { element < upperBound } }
  @frozen struct PartialRangeThrough<Bound: Comparable>: RangeExpression, Sendable { let upperBound: Bound; init(_ upperBound: Bound) { self.upperBound = upperBound }; func contains(_ element: Bound) -> Bool { element <= upperBound } }
  @frozen enum UnboundedRange_ {}
  class AnyKeyPath {}
  class PartialKeyPath<Root>: AnyKeyPath {}
  class KeyPath<Root, Value>: PartialKeyPath<Root> {}
  class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
  class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
  struct SystemRandomNumberGenerator: RandomNumberGenerator { init() {} }
  protocol RandomNumberGenerator { mutating func next() -> UInt64 }
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
    "FixedWidthInteger",
    """
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
    static func * (lhs: Self, rhs: Self) -> Self
    static func / (lhs: Self, rhs: Self) -> Self
    static func % (lhs: Self, rhs: Self) -> Self
    static func == (lhs: Self, rhs: Self) -> Bool
    static func < (lhs: Self, rhs: Self) -> Bool
    init<T>(_ source: T) where T: BinaryInteger
    init<T>(_ source: T) where T: BinaryFloatingPoint
    init?<T>(exactly source: T) where T: BinaryInteger
    init<S>(_ text: S, radix: Int = 10) where S: StringProtocol
    init?(_ description: String)
    static var max: Self { get }
    static var min: Self { get }
    static var bitWidth: Int { get }
    """),
  ["Double", "CGFloat"].flatMap { (type: String) -> [Builtin] in
    pending(
      type,
      """
      static func + (lhs: \(type), rhs: \(type)) -> \(type)
      static func - (lhs: \(type), rhs: \(type)) -> \(type)
      static func * (lhs: \(type), rhs: \(type)) -> \(type)
      static func / (lhs: \(type), rhs: \(type)) -> \(type)
      static func += (lhs: inout \(type), rhs: \(type))
      static func -= (lhs: inout \(type), rhs: \(type))
      static func *= (lhs: inout \(type), rhs: \(type))
      static func /= (lhs: inout \(type), rhs: \(type))
      static prefix func - (operand: \(type)) -> \(type)
      static func == (lhs: \(type), rhs: \(type)) -> Bool
      static func != (lhs: \(type), rhs: \(type)) -> Bool
      static func < (lhs: \(type), rhs: \(type)) -> Bool
      static func <= (lhs: \(type), rhs: \(type)) -> Bool
      static func > (lhs: \(type), rhs: \(type)) -> Bool
      static func >= (lhs: \(type), rhs: \(type)) -> Bool
      init(_ value: Int)
      """)
  },
  pending(
    "BinaryFloatingPoint",
    """
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
    static func * (lhs: Self, rhs: Self) -> Self
    static func / (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
    static func /= (lhs: inout Self, rhs: Self)
    static func == (lhs: Self, rhs: Self) -> Bool
    static func < (lhs: Self, rhs: Self) -> Bool
    init<Source>(_ value: Source) where Source: BinaryInteger
    init<Source>(_ value: Source) where Source: BinaryFloatingPoint
    static var pi: Self { get }
    static var infinity: Self { get }
    static var nan: Self { get }
    static var greatestFiniteMagnitude: Self { get }
    func rounded() -> Self
    """),
  pending(
    "Bool",
    """
    static prefix func ! (a: Bool) -> Bool
    static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    static func == (lhs: Bool, rhs: Bool) -> Bool
    mutating func toggle()
    init?(_ description: String)
    var description: String { get }
    """),
  pending(
    nil,
    """
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
    func == (lhs: (any Any.Type)?, rhs: (any Any.Type)?) -> Bool
    func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
    func == <each T: Equatable>(lhs: (repeat each T), rhs: (repeat each T)) -> Bool
    func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 < rhs.1 }
    func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func dump<T>(_ value: T) -> T
    func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
    func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
    func swap<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }
    func fatalError(_ message: @autoclosure () -> String = String()) -> Never
    func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never
    func assertionFailure(_ message: @autoclosure () -> String = String())
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func type<T, Metatype>(of value: T) -> Metatype
    """),
  pending(
    "Comparable",
    """
    static func ..< (minimum: Self, maximum: Self) -> Range<Self> { precondition(minimum <= maximum, "Range requires lowerBound <= upperBound"); return Range(uncheckedBounds: (lower: minimum, upper: maximum)) }
    static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> { precondition(minimum <= maximum, "Range requires lowerBound <= upperBound"); return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum)) }
    static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
    static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
    static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
    """),
  pending(
    "RangeExpression",
    "static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }")
]).flatMap { $0 }

let pendingCollections: [Builtin] = [[Builtin]]([
  pending(
    "Dictionary",
    """
    init()
    init(dictionaryLiteral elements: (Key, Value)...)
    init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    var count: Int { get }
    var isEmpty: Bool { get }
    var keys: [Key] { get }
    var values: [Value] { get }
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
    @discardableResult mutating func removeValue(forKey key: Key) -> Value?
    @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    """),
  pending(
    "Dictionary: Equatable where Value: Equatable",
    "static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool"),
  pending(
    "Set",
    """
    init()
    init<S: Sequence>(_ sequence: S) where S.Element == Element
    init(arrayLiteral elements: Element...)
    var count: Int { get }
    var isEmpty: Bool { get }
    func contains(_ member: Element) -> Bool
    @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func remove(_ member: Element) -> Element?
    func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
    """),
  pending(
    "Optional",
    """
    init(_ some: Wrapped)
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    """),
  pending(
    "Optional: Equatable where Wrapped: Equatable",
    "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool\nstatic func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool { !(lhs == rhs) }"),
  pending("Optional: Hashable where Wrapped: Hashable", "func hash(into hasher: inout Hasher)"),
  pending(
    "Range",
    """
    func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
    var isEmpty: Bool { lowerBound == upperBound }
    var description: String { "\\(lowerBound)..<\\(upperBound)" }
    """),
  pending(
    "Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger",
    """
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = IndexingIterator<Range<Bound>>
    typealias SubSequence = Range<Bound>
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound }
    var indices: Range<Bound> { self }
    var count: Int { get }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
    """),
  pending(
    "ClosedRange",
    """
    func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
    var isEmpty: Bool { false }
    var description: String { "\\(lowerBound)...\\(upperBound)" }
    """),
  pending(
    "ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger",
    """
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = AnyIterator<Bound>
    typealias SubSequence = [Bound]
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound.advanced(by: 1) }
    var count: Int { get }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
    """),
  pending("PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger", "typealias Element = Bound\ntypealias Iterator = AnyIterator<Bound>\nfunc makeIterator() -> AnyIterator<Bound>"),
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
