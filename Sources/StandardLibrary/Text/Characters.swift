import Checking
import Interpreter

/// Characters and Unicode scalars.
var characterMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Character: Hashable, Comparable, Sendable,
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
        @frozen struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible,
          LosslessStringConvertible, ExpressibleByUnicodeScalarLiteral
        {
          typealias UnicodeScalarLiteralType = Scalar
          var value: UInt32
          static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
        }
        enum UTF8 {}
        enum UTF16 {}
        enum UTF32 {}
      }
      """),
    Builtin(nil, "typealias UTF8 = Unicode.UTF8"),
    Builtin(nil, "typealias UTF16 = Unicode.UTF16"),
    Builtin(nil, "typealias UTF32 = Unicode.UTF32"),
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
    Builtin(
      "Character", "var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }"),
    Builtin("Character", "var utf8: String.UTF8View { String(self).utf8 }"),
    Builtin("Character", "var utf16: String.UTF16View { String(self).utf16 }"),
    Builtin("Character", "var asciiValue: UInt8? { get }") {
      .index(try $0.character(0).asciiValue.map(Int.init))
    },
    Builtin("Character", "var wholeNumberValue: Int? { get }") {
      .index(try $0.character(0).wholeNumberValue)
    },
    Builtin("Character", "var hexDigitValue: Int? { get }") {
      .index(try $0.character(0).hexDigitValue)
    },
    question("isLetter", ascii: { $0.isLarge || $0.isSmall }) { $0.isLetter },
    question("isNumber", ascii: { $0.isDigit }) { $0.isNumber },
    question("isWholeNumber") { $0.isWholeNumber }, question("isHexDigit") { $0.isHexDigit },
    question("isWhitespace", ascii: { $0 == 32 || 9...13 ~= $0 }) { $0.isWhitespace },
    question("isNewline", ascii: { 10...13 ~= $0 }) { $0.isNewline },
    question("isUppercase", ascii: { $0.isLarge }) { $0.isUppercase },
    question("isLowercase", ascii: { $0.isSmall }) { $0.isLowercase },
    question("isCased") { $0.isCased }, question("isPunctuation") { $0.isPunctuation },
    question("isSymbol") { $0.isSymbol }, question("isMathSymbol") { $0.isMathSymbol },
    question("isCurrencySymbol") { $0.isCurrencySymbol }, question("isASCII") { $0.isASCII },
    Builtin("Unicode.Scalar", "init(_ v: UInt8)") { call in
      try call.scalar(Unicode.Scalar(UInt8(truncatingIfNeeded: try call.int(0))))
    },
    Builtin("Unicode.Scalar", "init?(_ v: UInt32)") { call in
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try call.int(0))) else {
        return .none
      }
      return try call.scalar(scalar)
    },
    Builtin("Unicode.Scalar", "init?(_ v: UInt16) { self.init(UInt32(v)) }"),
    Builtin("Unicode.Scalar", "init(unicodeScalarLiteral value: Unicode.Scalar)") { call in
      guard let scalar = call.arguments[0].asText?.unicodeScalars.first else {
        return call.arguments[0]
      }
      return try call.scalar(scalar)
    },
    Builtin("Unicode.Scalar", "init(_ v: Unicode.Scalar)") { $0.arguments[0] },
    Builtin("Unicode.Scalar", "@_disfavoredOverload init?(_ v: Int)") { call in
      guard let value = UInt32(exactly: try call.int(0)), let scalar = Unicode.Scalar(value) else {
        return .none
      }
      return try call.scalar(scalar)
    },
    Builtin("Unicode.Scalar", "init?(_ description: String)") { call in
      let scalars = try call.string(0).unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return .none }
      return try call.scalar(scalar)
    },
    Builtin("Unicode.Scalar", "var description: String { String(Character(self)) }"),
    Builtin(
      "Unicode.Scalar: CustomDebugStringConvertible",
      """
      var debugDescription: String { "\\"\\(escaped(asASCII: true))\\"" }
      """),
    Builtin("Unicode.Scalar", "var utf8: String.UTF8View { String(Character(self)).utf8 }"),
    Builtin("Unicode.Scalar", "func escaped(asASCII forceASCII: Bool) -> String") { call in
      .string(try call.scalarValue(0).escaped(asASCII: call.bool(1)))
    },
    Builtin(
      "Unicode.Scalar",
      """
      struct Properties: Sendable {
        var _scalar: Unicode.Scalar
        init(_scalar: Unicode.Scalar) { self._scalar = _scalar }
      }
      """),
    Builtin(
      "Unicode.Scalar", "var properties: Properties { Properties(_scalar: self) }"),
    property("isAlphabetic") { $0.isAlphabetic }, property("isEmoji") { $0.isEmoji },
    property("isEmojiPresentation") { $0.isEmojiPresentation },
    property("isEmojiModifier") { $0.isEmojiModifier },
    property("isUppercase") { $0.isUppercase }, property("isLowercase") { $0.isLowercase },
    property("isWhitespace") { $0.isWhitespace }, property("isMath") { $0.isMath },
    property("isIdeographic") { $0.isIdeographic }, property("isDiacritic") { $0.isDiacritic },
    property("isDash") { $0.isDash }, property("isASCIIHexDigit") { $0.isASCIIHexDigit },
    Builtin("Unicode.Scalar.Properties", "var titlecaseMapping: String { get }") { call in
      .string(try call.propertiesScalar().properties.titlecaseMapping)
    },
    Builtin("Unicode", "enum NumericType: Hashable, Sendable { case decimal, digit, numeric }"),
    Builtin(
      "Unicode.Scalar.Properties",
      """
      var numericType: Unicode.NumericType? {
        switch _numericKind {
        case 0: .decimal
        case 1: .digit
        case 2: .numeric
        default: nil
        }
      }
      """),
    Builtin("Unicode.Scalar.Properties", "var _numericKind: Int { get }") { call in
      switch try call.propertiesScalar().properties.numericType {
      case .decimal: .int(0)
      case .digit: .int(1)
      case .numeric: .int(2)
      case nil: .int(-1)
      @unknown default: .int(-1)
      }
    },
    Builtin(
      "Unicode.Scalar.Properties",
      "var generalCategory: Unicode.GeneralCategory { Unicode.GeneralCategory._all[_category] }"),
    Builtin("Unicode.Scalar.Properties", "var _category: Int { get }") { call in
      let category = "\(try call.propertiesScalar().properties.generalCategory)"
      return .int(generalCategories.firstIndex(of: category) ?? generalCategories.count - 1)
    },
    Builtin(
      "Unicode",
      """
      enum GeneralCategory: Hashable, Sendable {
        case \(generalCategories.joined(separator: ", "))
        static let _all: [Unicode.GeneralCategory] = [
          \(generalCategories.map { ".\($0)" }.joined(separator: ", "))
        ]
      }
      """),
    Builtin("Unicode.Scalar.Properties", "var name: String? { get }") { call in
      .optionalString(try call.propertiesScalar().properties.name)
    },
    Builtin("Unicode.Scalar.Properties", "var uppercaseMapping: String { get }") { call in
      .string(try call.propertiesScalar().properties.uppercaseMapping)
    },
    Builtin("Unicode.Scalar.Properties", "var lowercaseMapping: String { get }") { call in
      .string(try call.propertiesScalar().properties.lowercaseMapping)
    },
    Builtin("Unicode.Scalar.Properties", "var numericValue: Double? { get }") { call in
      try call.propertiesScalar().properties.numericValue.map(Value.double) ?? .none
    },
    Builtin("Unicode.Scalar", "var isASCII: Bool { value < 128 }"),
  ] + rareProperties
}

/// What Unicode knows of a scalar and hardly a program asks.
private var rareProperties: [Builtin] {
  [
    property("changesWhenCaseFolded") { $0.changesWhenCaseFolded },
    property("changesWhenCaseMapped") { $0.changesWhenCaseMapped },
    property("changesWhenLowercased") { $0.changesWhenLowercased },
    property("changesWhenNFKCCaseFolded") { $0.changesWhenNFKCCaseFolded },
    property("changesWhenTitlecased") { $0.changesWhenTitlecased },
    property("changesWhenUppercased") { $0.changesWhenUppercased },
    property("isBidiControl") { $0.isBidiControl },
    property("isBidiMirrored") { $0.isBidiMirrored },
    property("isCaseIgnorable") { $0.isCaseIgnorable },
    property("isCased") { $0.isCased },
    property("isDefaultIgnorableCodePoint") { $0.isDefaultIgnorableCodePoint },
    property("isDeprecated") { $0.isDeprecated },
    property("isEmojiModifierBase") { $0.isEmojiModifierBase },
    property("isExtender") { $0.isExtender },
    property("isFullCompositionExclusion") { $0.isFullCompositionExclusion },
    property("isGraphemeBase") { $0.isGraphemeBase },
    property("isGraphemeExtend") { $0.isGraphemeExtend },
    property("isHexDigit") { $0.isHexDigit },
    property("isIDContinue") { $0.isIDContinue },
    property("isIDStart") { $0.isIDStart },
    property("isJoinControl") { $0.isJoinControl },
    property("isLogicalOrderException") { $0.isLogicalOrderException },
    property("isNoncharacterCodePoint") { $0.isNoncharacterCodePoint },
    property("isPatternSyntax") { $0.isPatternSyntax },
    property("isPatternWhitespace") { $0.isPatternWhitespace },
    property("isQuotationMark") { $0.isQuotationMark },
    property("isRadical") { $0.isRadical },
    property("isSentenceTerminal") { $0.isSentenceTerminal },
    property("isSoftDotted") { $0.isSoftDotted },
    property("isTerminalPunctuation") { $0.isTerminalPunctuation },
    property("isUnifiedIdeograph") { $0.isUnifiedIdeograph },
    property("isVariationSelector") { $0.isVariationSelector },
    property("isXIDContinue") { $0.isXIDContinue },
    property("isXIDStart") { $0.isXIDStart },
  ]
}

private func property(
  _ name: String, _ answer: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool
) -> Builtin {
  Builtin("Unicode.Scalar.Properties", "var \(name): Bool { get }") {
    .bool(answer(try $0.propertiesScalar().properties))
  }
}

/// A question about a character; `ascii` answers it quicker for ASCII ones.
private func question(
  _ name: String, ascii: (@Sendable (UInt8) -> Bool)? = nil,
  _ answer: @escaping @Sendable (Character) -> Bool
) -> Builtin {
  Builtin("Character", "var \(name): Bool { get }") { call in
    let character = try call.character(0)
    if let ascii, let byte = character.asciiByte { return .bool(ascii(byte)) }
    return .bool(answer(character))
  }
}

extension Character {
  /// The one byte that it is made of, where it is ASCII and no line break of two.
  var asciiByte: UInt8? {
    let bytes = utf8
    guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return nil }
    return first
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLarge: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}

extension Invocation {
  func scalar(_ scalar: Unicode.Scalar) throws -> Value {
    try structure("Unicode.Scalar", [.int(Int(scalar.value))])
  }

  /// The scalar that argument `index` is, as text.
  func scalarText(_ index: Int) throws -> String { String(Character(try scalarValue(index))) }

  func scalarValue(_ index: Int) throws -> Unicode.Scalar {
    guard let scalar = arguments[index].asScalar else {
      throw trap("navlab's library expected a Unicode scalar")
    }
    return scalar
  }

  /// Whose `properties` these are.
  fileprivate func propertiesScalar() throws -> Unicode.Scalar {
    guard let scalar = try structure(0).fields.first?.asScalar else {
      throw trap("navlab's library expected the properties of a Unicode scalar")
    }
    return scalar
  }
}

extension Value {
  var asScalar: Unicode.Scalar? {
    // A literal is text still.
    if let text = asText { return text.unicodeScalars.first }
    guard case .structure(let scalar) = self, case .int(let value)? = scalar.fields.first else {
      return nil
    }
    return Unicode.Scalar(UInt32(truncatingIfNeeded: value))
  }
}

private let generalCategories = [
  "uppercaseLetter", "lowercaseLetter", "titlecaseLetter", "modifierLetter", "otherLetter",
  "nonspacingMark", "spacingMark", "enclosingMark", "decimalNumber", "letterNumber", "otherNumber",
  "connectorPunctuation", "dashPunctuation", "openPunctuation", "closePunctuation",
  "initialPunctuation", "finalPunctuation", "otherPunctuation", "mathSymbol", "currencySymbol",
  "modifierSymbol", "otherSymbol", "spaceSeparator", "lineSeparator", "paragraphSeparator",
  "control", "format", "surrogate", "privateUse", "unassigned",
]
