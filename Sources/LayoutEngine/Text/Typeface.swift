/// The advances of one font, with its ASCII characters looked up beforehand.
struct Typeface {
  private let size: Double
  private let tracking: Double
  private let latinTracking: Double
  private let stretch: Double
  /// Thousandths added to each letter, by weight and by the narrower drawing of large sizes.
  private let added: Double
  private let isMonospaced: Bool
  private let ascii: [Double]

  /// One em of SF Mono, in thousandths.
  private static let monospaceAdvance = 602.0
  private static let digitAdvance = 635.0

  init(_ font: Font, tracking: Double) {
    let size = font.size.isFinite ? min(max(0, font.size), 10_000) : 0
    let tracking = tracking.isFinite ? min(max(-10_000, tracking), 10_000) : 0
    // The letters change from their text to their display form between 17 and 28 points.
    let display = min(max((size - 17) / 11, 0), 1)
    let isMonospaced = font.design == .monospaced
    let latinTracking = isMonospaced ? 0 : GlyphWidths.tracking(size: size)
    let stretch = GlyphWidths.stretch(font.width)
    let added = GlyphWidths.emboldening(font.weight) - 55 * display
    self.size = size
    self.tracking = tracking
    self.latinTracking = latinTracking
    self.stretch = stretch
    self.added = added
    self.isMonospaced = isMonospaced
    ascii = (0..<128).map { code in
      guard (32..<127).contains(code) else { return 0 }
      if isMonospaced { return max(0, size * Typeface.monospaceAdvance / 1000 + tracking) }
      let isDigit = (48..<58).contains(code)
      var width = GlyphWidths.ascii[code - 32]
      if isDigit && font.hasMonospacedDigits { width = Typeface.digitAdvance }
      width += code == 32 ? -100 * display : added
      return max(0, width * stretch * size / 1000 + latinTracking + tracking)
    }
  }

  /// The advance of an ASCII character; 0 for a control character.
  func advance(ascii code: UInt8) -> Double { ascii[Int(code & 0x7F)] }

  /// The advance of one character: that of its first scalar with an advance, since marks, joiners
  /// and variation selectors stand on it.
  func advance(_ character: Character) -> Double {
    if let code = character.asciiValue { return ascii[Int(code)] }
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) {
      return emojiAdvance
    }
    let first = scalars.first { !$0.isWidthless }
    guard let first else { return 0 }
    return advance(first)
  }

  private func advance(_ scalar: Unicode.Scalar) -> Double {
    if scalar.isASCII { return ascii[Int(scalar.value)] }
    switch GlyphClass(scalar) {
    case .fullWidth: return max(0, size + tracking)
    case .halfWidth: return max(0, size / 2 + tracking)
    case .emoji: return emojiAdvance
    case .like(let code): return ascii[Int(code)]
    case .latin(let thousandths):
      let width = isMonospaced ? Typeface.monospaceAdvance : (thousandths + added) * stretch
      return max(0, width * size / 1000 + latinTracking + tracking)
    case .space(let thousandths): return max(0, thousandths * size / 1000 + tracking)
    }
  }

  /// Emoji are drawn larger than the type they stand in, a quarter up to 16 points and no more from
  /// 24 on. An estimate.
  private var emojiAdvance: Double {
    let drawn = size <= 16 ? size * 1.25 : size >= 24 ? size : 20 + (size - 16) / 2
    return max(0, drawn + tracking)
  }

  /// The advance of the ellipsis of a truncated line.
  var ellipsis: Double { advance("…" as Unicode.Scalar) }
}

/// What sort of glyph a scalar outside ASCII has.
private enum GlyphClass {
  case fullWidth, halfWidth, emoji
  /// As wide as an ASCII character.
  case like(UInt8)
  /// A glyph of the system font, in thousandths of its size.
  case latin(Double)
  case space(Double)

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0xA0, 0x202F: self = .like(0x20)
    case 0xC0...0xFF: self = .like(GlyphWidths.latin1Bases[Int(value - 0xC0)])
    case 0x80...0x2FF: self = .latin(GlyphClass.latin1(value, scalar))
    case 0x2000...0x200A: self = .space(GlyphClass.spaces[Int(value - 0x2000)])
    case 0x2010...0x2015, 0x2018...0x2027, 0x2030...0x205E:
      self = .latin(GlyphClass.punctuation(value))
    case 0x2212: self = .like(UInt8(ascii: "+"))
    case 0x20A0...0x20CF: self = .latin(640)
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: self = .halfWidth
    default: self = GlyphClass.byScript(scalar)
    }
  }

  private static func byScript(_ scalar: Unicode.Scalar) -> GlyphClass {
    if scalar.isFullWidth { return .fullWidth }
    if scalar.properties.isEmojiPresentation { return .emoji }
    if scalar.properties.isLowercase { return .latin(575) }
    if scalar.properties.isUppercase { return .latin(680) }
    if (0x2190...0x2BFF).contains(scalar.value) { return .latin(900) }
    return .latin(600)
  }

  private static func latin1(_ value: UInt32, _ scalar: Unicode.Scalar) -> Double {
    switch value {
    case 0x80...0x9F: 0
    case 0xA1: 300
    case 0xA2...0xA5, 0xAC, 0xB1: 640
    case 0xA9, 0xAE: 790
    case 0xAA, 0xB0, 0xB2, 0xB3, 0xB4, 0xB7...0xBA: 400
    case 0xAB, 0xBB: 520
    case 0xBC...0xBE: 830
    case 0xAD: 450
    default: scalar.properties.isUppercase ? 680 : 570
    }
  }

  /// En quad to hair space.
  private static let spaces: [Double] = [500, 1000, 500, 1000, 333, 250, 167, 635, 270, 200, 100]

  private static func punctuation(_ value: UInt32) -> Double {
    switch value {
    case 0x2010, 0x2011: 449
    case 0x2012, 0x2013: 560
    case 0x2014, 0x2015: 870
    case 0x2018...0x201B: 270
    case 0x201C...0x201F: 440
    case 0x2022, 0x2023: 454
    case 0x2024: 264
    case 0x2025: 530
    case 0x2026: 850
    case 0x2030: 1150
    case 0x2039, 0x203A: 330
    default: 560
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing of it advances the line: marks, joiners, selectors, controls.
  var isWidthless: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    case 0x20...0x2FF:
      false
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark: true
      default: false
      }
    }
  }

  /// Whether it stands in a square of the type's size: ideographs, kana, full-width forms, Hangul.
  var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
