import Checking
import Interpreter

/// The text types. At run time a Substring is a `TextSlice`, or a string where it is a whole one.
var textTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol StringProtocol: BidirectionalCollection, Hashable, Comparable,
        ExpressibleByStringInterpolation, LosslessStringConvertible
      where Element == Character, Index == String.Index, SubSequence == Substring {}
      """),
    Builtin(
      nil,
      """
      @frozen struct String: StringProtocol, RangeReplaceableCollection, Hashable, Comparable,
        Codable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
        CustomStringConvertible, LosslessStringConvertible, TextOutputStream,
        TextOutputStreamable, CVarArg
      {
        typealias Element = Character
        typealias SubSequence = Substring
        typealias Iterator = IndexingIterator<String>
        typealias StringLiteralType = String
        typealias ExtendedGraphemeClusterLiteralType = String
        typealias UnicodeScalarLiteralType = String
        @frozen struct Index: Hashable, Comparable, Sendable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct Substring: StringProtocol, RangeReplaceableCollection, Hashable, Comparable,
        Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
        CustomStringConvertible, LosslessStringConvertible, CVarArg
      {
        typealias Element = Character
        typealias Index = String.Index
        typealias SubSequence = Substring
        typealias Iterator = IndexingIterator<Substring>
        typealias StringLiteralType = String
        typealias ExtendedGraphemeClusterLiteralType = String
        typealias UnicodeScalarLiteralType = String
      }
      """),
  ]
}

private let integerRanges = [
  "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
]

/// Making strings, joining and comparing them.
var stringMembers: [Builtin] {
  [
    Builtin(
      "String",
      """
      @available(
        *, unavailable, message: "cannot subscript String with an Int, use a String.Index instead.")
      subscript(i: Int) -> Character
      """),
    Builtin("String", "init()") { _ in .string("") },
    Builtin("String", "init(stringLiteral value: String)") { $0.arguments[0] },
    Builtin("String", "init(_ value: String)") { $0.arguments[0] },
    Builtin("String", "init(_ c: Character)") { .string(try $0.string(0)) },
    Builtin("String", "init(_ substring: Substring)") { .string(try $0.string(0)) },
    Builtin("String", "init(_ scalar: Unicode.Scalar)") { .string(try $0.scalarText(0)) },
    Builtin("String", "init<T: LosslessStringConvertible>(_ value: T)") { call in
      .string(try call.machine.description(of: call.arguments[0], as: call.type(0)))
    },
    Builtin("String", "init<S: Sequence>(_ elements: S) where S.Element == Character") { call in
      .string(String(try call.elements(0).compactMap(\.asCharacter)))
    },
    Builtin(
      "String",
      "init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)"
    ) { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { throw call.trap("Radix must be between 2 and 36") }
      let uppercase = try call.bool(2)
      if let own = call.wideInteger(0) {
        return .string(own.text(radix: radix, uppercase: uppercase))
      }
      return .string(String(try call.wide(0), radix: radix, uppercase: uppercase))
    },
    Builtin("String", "init<Subject>(describing instance: Subject)") { call in
      .string(try call.machine.description(of: call.arguments[0], as: call.type(0)))
    },
    Builtin("String", "init<Subject>(reflecting subject: Subject)") { call in
      .string(try call.machine.debugDescription(of: call.arguments[0], as: call.type(0)))
    },
    Builtin("String", "init(repeating repeatedValue: String, count: Int)") {
      try repeatedText($0)
    },
    Builtin("String", "init(repeating repeatedValue: Character, count: Int)") {
      try repeatedText($0)
    },
    Builtin("Substring", "init()") { _ in .string("") },
    Builtin("Substring", "init(stringLiteral value: String)") { $0.arguments[0] },
    Builtin("Substring", "init<S: Sequence>(_ elements: S) where S.Element == Character") { call in
      .string(try call.arguments[0].asText ?? String(call.elements(0).compactMap(\.asCharacter)))
    },
    Builtin("String", "static func + (lhs: String, rhs: String) -> String") {
      .string(try $0.string(0) + $0.string(1))
    },
    Builtin("String", "static func += (lhs: inout String, rhs: String)") { call in
      let added = try call.string(1)
      return try call.changeText { $0 += added }
    },
    Builtin(
      "String",
      """
      static func + <Other: Sequence>(lhs: String, rhs: Other) -> String
      where Other.Element == Character
      """
    ) { .string(try $0.string(0) + $0.string(1)) },
    Builtin(
      "Substring",
      """
      static func + <Other: Sequence>(lhs: Substring, rhs: Other) -> Substring
      where Other.Element == Character
      """
    ) { .string(try $0.string(0) + $0.string(1)) },
    Builtin(
      "String",
      """
      static func + <Other: Sequence>(lhs: Other, rhs: String) -> String
      where Other.Element == Character
      """
    ) { .string(try $0.string(0) + $0.string(1)) },
    Builtin(
      "String",
      """
      static func += <Other: Sequence>(lhs: inout String, rhs: Other)
      where Other.Element == Character { lhs.append(contentsOf: rhs) }
      """),
    Builtin(
      "Substring",
      """
      static func += <Other: Sequence>(lhs: inout Substring, rhs: Other)
      where Other.Element == Character { lhs = lhs + rhs }
      """),
    Builtin("String", "static func == (lhs: String, rhs: String) -> Bool") {
      .bool(try $0.string(0) == $0.string(1))
    },
    Builtin("String", "static func != (lhs: String, rhs: String) -> Bool") {
      .bool(try $0.string(0) != $0.string(1))
    },
    Builtin("String", "static func < (lhs: String, rhs: String) -> Bool") {
      .bool(try $0.string(0) < $0.string(1))
    },
    Builtin(
      "StringProtocol", "static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool"
    ) { .bool(try $0.string(0) == $0.string(1)) },
    Builtin(
      "StringProtocol", "static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool"
    ) { .bool(try $0.string(0) != $0.string(1)) },
    Builtin(
      "StringProtocol", "static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool"
    ) { .bool(try $0.string(0) < $0.string(1)) },
    Builtin(
      "String",
      "func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }"),
    Builtin("StringProtocol", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("StringProtocol", "var description: String { get }") { .string(try $0.string(0)) },
    Builtin("StringProtocol", "var debugDescription: String { get }") {
      .string(try $0.string(0).debugDescription)
    },
    Builtin("StringProtocol", "var count: Int { get }") { .int(try $0.string(0).count) },
    Builtin("StringProtocol", "var isEmpty: Bool { get }") { .bool(try $0.string(0).isEmpty) },
    Builtin("StringProtocol", "var first: Element? { get }") {
      .character(try $0.string(0).first)
    },
    Builtin("StringProtocol", "var last: Element? { get }") {
      .character(try $0.string(0).last)
    },
    Builtin("StringProtocol", "func uppercased() -> String") {
      .string(try $0.string(0).uppercased())
    },
    Builtin("StringProtocol", "func lowercased() -> String") {
      .string(try $0.string(0).lowercased())
    },
    Builtin("String", "func hasPrefix(_ prefix: String) -> Bool") {
      .bool(try $0.string(0).hasPrefix(try $0.string(1)))
    },
    Builtin("String", "func hasSuffix(_ suffix: String) -> Bool") {
      .bool(try $0.string(0).hasSuffix(try $0.string(1)))
    },
    Builtin(
      "StringProtocol", "func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool"
    ) { .bool(try $0.string(0).hasPrefix($0.string(1))) },
    Builtin(
      "StringProtocol", "func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool"
    ) { .bool(try $0.string(0).hasSuffix($0.string(1))) },
  ]
    + integerRanges.map { range in
      Builtin(
        "String",
        """
        @available(
          *, unavailable,
          message: "cannot subscript String with an integer range, use a String.Index range instead.")
        subscript(bounds: \(range)<Int>) -> String
        """)
    }
}

private func repeatedText(_ call: Invocation) throws -> Value {
  let (text, count) = (try call.string(0), try call.int(1))
  if count < 0 { throw call.trap("Negative count not allowed") }
  try call.machine.charge(bytes: min(count, 1 << 40) * max(1, text.utf8.count))
  return .string(String(repeating: text, count: count))
}

extension Value {
  static func character(_ value: Character?) -> Value { value.map(Value.character) ?? .none }
}
