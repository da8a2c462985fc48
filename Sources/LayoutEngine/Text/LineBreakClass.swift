/// What a character allows at its two sides when a line is broken: a subset of Unicode's line
/// breaking with the rules of Japanese typesetting (kinsoku).
enum LineBreakClass: UInt8 {
  /// Letters and digits: no break between two of them.
  case alphabetic
  case digit
  /// A break after it, none before: a hyphen, an em dash, a slash.
  case breakAfter
  case hyphen
  case slash
  /// White space that a line may end with and that then does not count.
  case space
  case newline
  /// A break on either side: ideographs, kana, emoji.
  case ideographic
  /// Never at a line's start: closing brackets and quotes, 、。, small kana, ー.
  case noStart
  /// Never at a line's end: opening brackets and quotes.
  case noEnd
  /// No break on either side: no-break space, word joiner.
  case glue
  /// A break after it, though nothing is seen: zero width space.
  case zeroWidthSpace

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .alphabetic
      return
    }
    if scalar.isASCII {
      self = LineBreakClass(ascii: UInt8(truncatingIfNeeded: scalar.value))
    } else {
      self = LineBreakClass(beyondASCII: scalar)
    }
    // A mark on a space is drawn.
    if self == .space, character.unicodeScalars.count > 1 { self = .alphabetic }
  }

  init(ascii code: UInt8) {
    switch code {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: self = .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .noEnd
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "%"):
      self = .noStart
    default: self = .alphabetic
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0xFEFF: self = .glue
    case 0x2000...0x200A, 0x205F, 0x1680, 0x3000: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0xAD, 0x2010, 0x2012, 0x2013, 0x2014: self = .breakAfter
    case 0x2018, 0x201C, 0xAB: self = .noEnd
    case 0x2019, 0x201D, 0xBB, 0x2026, 0x2025, 0x2030: self = .noStart
    default:
      if LineBreakClass.neverFirst.contains(scalar) {
        self = .noStart
      } else if LineBreakClass.neverLast.contains(scalar) {
        self = .noEnd
      } else if LineBreakClass.isIdeographic(scalar) {
        self = .ideographic
      } else {
        self = .alphabetic
      }
    }
  }

  /// Hangul is left out: Korean breaks between words.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3, 0x3130...0x318F: false
    case 0xFF66...0xFF9D: true
    default: scalar.isFullWidth || scalar.properties.isEmojiPresentation
    }
  }

  private static let neverFirst = Set(
    ("、。，．・：；？！゛゜ヽヾゝゞ々ー―）］｝〕〉》」』】〙〗〟｠〜゠–"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡､･ｰﾞﾟｧｨｩｪｫｯｬｭｮ｣％℃‼⁇⁈⁉").unicodeScalars)

  private static let neverLast = Set("（［｛〔〈《「『【〘〖〝｟｢￥＄￡".unicodeScalars)

  /// Whether a line may end between a character of this class and one of `next`.
  func allowsBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.newline, _): true
    case (_, .newline), (_, .space), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (_, .glue), (.glue, _): false
    case (.space, _): true
    case (_, .noStart), (.noEnd, _): false
    case (_, .hyphen), (_, .slash), (_, .breakAfter): self == .ideographic
    case (.breakAfter, _): true
    case (.hyphen, .digit), (.slash, .digit): false
    case (.hyphen, _), (.slash, _): true
    case (.ideographic, _), (_, .ideographic): true
    case (.noStart, .noEnd), (.noStart, .alphabetic), (.noStart, .digit): false
    case (.alphabetic, .noEnd), (.digit, .noEnd): false
    case (.alphabetic, .alphabetic), (.alphabetic, .digit), (.digit, .alphabetic),
      (.digit, .digit):
      false
    }
  }
}
