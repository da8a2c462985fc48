/// A regular expression, read: what a regex literal says, for its type and for matching.
public struct RegexPattern: Sendable {
  public let root: RegexNode
  /// The groups that capture, in order.
  public let captures: [Capture]

  public struct Capture: Sendable {
    /// nil for a group that is only numbered.
    public let name: String?
    /// Whether a match may leave it out.
    public let isOptional: Bool
  }

  /// nil for text that is no regular expression.
  /// - Parameter isSpaced: spaces and line breaks mean nothing, as in a literal over several lines.
  public init?(_ text: String, isSpaced: Bool = false) {
    var reader = RegexReader(text, isSpaced: isSpaced)
    guard let root = reader.pattern() else { return nil }
    self.root = root
    captures = reader.names.enumerated().map { index, name in
      Capture(name: name, isOptional: !root.always(captures: index + 1))
    }
  }
}

public indirect enum RegexNode: Sendable {
  public enum Kind: Sendable { case greedy, lazy, possessive }
  public enum Anchor: Sendable {
    case lineStart, lineEnd, textStart, textEnd, textEndOrNewline, wordBoundary, noWordBoundary
  }

  case set(RegexSet)
  case sequence([RegexNode])
  case alternation([RegexNode])
  /// A group; nil does not capture.
  case group(RegexNode, index: Int?)
  case repetition(RegexNode, ClosedRange<Int>, Kind)
  case anchor(Anchor, isMultiline: Bool)
  case look(RegexNode, isAhead: Bool, isNegated: Bool)
  case atomic(RegexNode)
  case reference(Int, ignoresCase: Bool)

  /// Whether every match fills that group.
  func always(captures wanted: Int) -> Bool {
    switch self {
    case .set, .anchor, .reference: false
    case .sequence(let parts): parts.contains { $0.always(captures: wanted) }
    case .alternation(let parts): parts.allSatisfy { $0.always(captures: wanted) }
    case .group(let inner, let index): index == wanted || inner.always(captures: wanted)
    case .repetition(let inner, let count, _):
      count.lowerBound > 0 && inner.always(captures: wanted)
    case .look(let inner, _, let isNegated): !isNegated && inner.always(captures: wanted)
    case .atomic(let inner): inner.always(captures: wanted)
    }
  }
}

/// What one character may be.
public struct RegexSet: Sendable {
  public indirect enum Item: Sendable {
    case character(Character)
    case range(Character, Character)
    case any(takesNewline: Bool)
    case word, digit, space, horizontalSpace, newline
    case property(String)
    case set(RegexSet)
    case both(RegexSet, RegexSet)
    case without(RegexSet, RegexSet)
  }

  public var items: [Item]
  public var isNegated = false
  public var ignoresCase = false

  public func contains(_ character: Character) -> Bool {
    items.contains { Self.matches($0, character, ignoresCase) } != isNegated
  }

  private static func matches(_ item: Item, _ character: Character, _ ignoresCase: Bool) -> Bool {
    switch item {
    case .character(let wanted):
      wanted == character || ignoresCase && wanted.lowercased() == character.lowercased()
    case .range(let first, let last):
      isIn(first, last, character)
        || ignoresCase
          && (isIn(first, last, character.lowercased().first ?? character)
            || isIn(first, last, character.uppercased().first ?? character))
    case .any(let takesNewline): takesNewline || !character.isNewline
    case .word: character.isLetter || character.isNumber || character == "_"
    case .digit: character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .space: character.isWhitespace
    case .horizontalSpace: character.isWhitespace && !character.isNewline
    case .newline: character.isNewline
    case .property(let name): RegexProperty.matches(name, character)
    case .set(let set): set.contains(character)
    case .both(let a, let b): a.contains(character) && b.contains(character)
    case .without(let a, let b): a.contains(character) && !b.contains(character)
    }
  }

  private static func isIn(_ first: Character, _ last: Character, _ one: Character) -> Bool {
    first <= one && one <= last
  }
}

/// `\p{…}`: general categories, a few scripts and other properties.
enum RegexProperty {
  static func matches(_ name: String, _ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    var name = name.filter { $0 != "_" && $0 != " " && $0 != "-" }.lowercased()
    for prefix in ["script=", "sc=", "generalcategory=", "gc="] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return category(name, character, scalar) ?? script(name, scalar.value) ?? false
  }

  static func isKnown(_ name: String) -> Bool {
    let plain = name.drop { $0 != "=" }.dropFirst()
    let key = (plain.isEmpty ? name[...] : plain).filter { $0 != "_" && $0 != " " }.lowercased()
    return category(key, "a", "a") != nil || script(key, 0) != nil
  }

  private static func category(
    _ name: String, _ character: Character, _ scalar: Unicode.Scalar
  ) -> Bool? {
    let properties = scalar.properties
    switch name {
    case "l", "letter": return character.isLetter
    case "lu", "uppercaseletter", "uppercase": return character.isUppercase
    case "ll", "lowercaseletter", "lowercase": return character.isLowercase
    case "alphabetic", "alpha": return properties.isAlphabetic
    case "n", "number": return character.isNumber
    case "nd", "decimalnumber", "digit": return properties.generalCategory == .decimalNumber
    case "p", "punctuation", "punct": return character.isPunctuation
    case "s", "symbol": return character.isSymbol
    case "sc", "currencysymbol": return character.isCurrencySymbol
    case "sm", "mathsymbol": return character.isMathSymbol
    case "z", "separator", "whitespace", "space": return character.isWhitespace
    case "emoji": return properties.isEmoji
    case "emojipresentation": return properties.isEmojiPresentation
    case "ascii": return character.isASCII
    case "any": return true
    case "m", "mark": return properties.canonicalCombiningClass != .notReordered
    case "alnum": return properties.isAlphabetic || character.isNumber
    case "upper": return character.isUppercase
    case "lower": return character.isLowercase
    case "xdigit": return character.isHexDigit
    case "word": return character.isLetter || character.isNumber || character == "_"
    case "blank": return character.isWhitespace && !character.isNewline
    default: return nil
    }
  }

  private static func script(_ name: String, _ value: UInt32) -> Bool? {
    switch name {
    case "latin", "latn":
      return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        || (0xC0...0x24F).contains(value) && value != 0xD7 && value != 0xF7
        || (0x1E00...0x1EFF).contains(value)
    case "greek": return (0x370...0x3FF).contains(value) || (0x1F00...0x1FFF).contains(value)
    case "cyrillic": return (0x400...0x52F).contains(value)
    case "hebrew": return (0x590...0x5FF).contains(value)
    case "arabic": return (0x600...0x6FF).contains(value)
    case "thai": return (0xE00...0xE7F).contains(value)
    case "hiragana": return (0x3041...0x309F).contains(value)
    case "katakana": return (0x30A1...0x30FA).contains(value) || (0x31F0...0x31FF).contains(value)
    case "han":
      return (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value)
        || (0x20000...0x323AF).contains(value) || value == 0x3005 || value == 0x3007
    case "hangul": return (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
    default: return nil
    }
  }
}
