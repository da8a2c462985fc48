import Checking
import Interpreter

/// Characters and Unicode scalars.
let characterMembers: [Builtin] = [
  Builtin(
    nil,
    """
    @frozen struct Character: Hashable, Comparable, Codable, Sendable,
      ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible,
      LosslessStringConvertible
    {
      typealias ExtendedGraphemeClusterLiteralType = Character
      typealias UnicodeScalarLiteralType = Character
    }
    """),
  Builtin(
    nil,
    """
    @frozen enum Unicode {
      @frozen struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible {
        var value: UInt32
        static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
      }
    }
    """),
  Builtin(nil, "typealias UnicodeScalar = Unicode.Scalar"),
  Builtin("Character", "init(extendedGraphemeClusterLiteral value: Character)") {
    $0.arguments[0]
  },
  Builtin("Character", "init(_ s: String)") { call in
    let text = try call.string(0)
    guard text.count == 1, let character = text.first else {
      throw call.trap(
        "Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    return .character(character)
  },
  Builtin("Character", "init(_ content: Unicode.Scalar)") {
    .character(try $0.scalarText(0).first)
  },
  Builtin("Character", "static func == (lhs: Character, rhs: Character) -> Bool") {
    .bool(try $0.character(0) == $0.character(1))
  },
  Builtin("Character", "static func != (lhs: Character, rhs: Character) -> Bool") {
    .bool(try $0.character(0) != $0.character(1))
  },
  Builtin("Character", "static func < (lhs: Character, rhs: Character) -> Bool") {
    .bool(try $0.character(0) < $0.character(1))
  },
  Builtin("Character", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
  Builtin("Character", "func uppercased() -> String") {
    .string(try $0.character(0).uppercased())
  },
  Builtin("Character", "func lowercased() -> String") {
    .string(try $0.character(0).lowercased())
  },
  Builtin("Character", "var description: String { get }") { .string(try $0.string(0)) },
  Builtin("Character", "var debugDescription: String { get }") {
    .string(try $0.character(0).debugDescription)
  },
  Builtin("Character", "var unicodeScalars: [Unicode.Scalar] { get }") { call in
    .array(try call.string(0).unicodeScalars.map { try call.scalar($0) })
  },
  Builtin("Character", "var utf8: [UInt8] { get }") {
    .array(try $0.string(0).utf8.map { .int(Int($0)) })
  },
  Builtin("Character", "var asciiValue: UInt8? { get }") {
    .index(try $0.character(0).asciiValue.map(Int.init))
  },
  Builtin("Character", "var wholeNumberValue: Int? { get }") {
    .index(try $0.character(0).wholeNumberValue)
  },
  Builtin("Character", "var hexDigitValue: Int? { get }") {
    .index(try $0.character(0).hexDigitValue)
  },
  question("isLetter") { $0.isLetter }, question("isNumber") { $0.isNumber },
  question("isWholeNumber") { $0.isWholeNumber }, question("isHexDigit") { $0.isHexDigit },
  question("isWhitespace") { $0.isWhitespace }, question("isNewline") { $0.isNewline },
  question("isUppercase") { $0.isUppercase }, question("isLowercase") { $0.isLowercase },
  question("isCased") { $0.isCased }, question("isPunctuation") { $0.isPunctuation },
  question("isSymbol") { $0.isSymbol }, question("isMathSymbol") { $0.isMathSymbol },
  question("isCurrencySymbol") { $0.isCurrencySymbol }, question("isASCII") { $0.isASCII },
  Builtin("Unicode.Scalar", "init?(_ v: UInt32)") { call in
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try call.int(0))) else {
      return .none
    }
    return try call.scalar(scalar)
  },
  Builtin("Unicode.Scalar", "init(_ v: UInt8)") { call in
    try call.scalar(Unicode.Scalar(UInt8(truncatingIfNeeded: try call.int(0))))
  },
  Builtin("Unicode.Scalar", "var description: String { String(Character(self)) }"),
  Builtin("Unicode.Scalar", "var isASCII: Bool { value < 128 }"),
]

private func question(
  _ name: String, _ answer: @escaping @Sendable (Character) -> Bool
) -> Builtin {
  Builtin("Character", "var \(name): Bool { get }") { .bool(answer(try $0.character(0))) }
}

extension Invocation {
  func scalar(_ scalar: Unicode.Scalar) throws -> Value {
    try structure("Unicode.Scalar", [.int(Int(scalar.value))])
  }

  /// The scalar that argument `index` is, as text.
  func scalarText(_ index: Int) throws -> String {
    guard case .int(let value)? = try structure(index).fields.first,
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value))
    else { throw trap("navlab's library expected a Unicode scalar") }
    return String(Character(scalar))
  }
}
