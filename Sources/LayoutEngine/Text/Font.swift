/// The system font at one size: all that measuring a text needs to know of its type.
///
/// A value is concrete: a text style has been looked up for a platform and a dynamic type size by
/// `Font.preferred(_:on:at:)`.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are; the raw value is the weight as CSS counts it.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The family: SF Pro, New York, SF Rounded or SF Mono.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide the letters are drawn.
  public enum Width: Hashable, Sendable, CaseIterable {
    case compressed, condensed, standard, expanded
  }

  /// The point size.
  public var size: Double
  public var weight: Weight
  public var design: Design
  public var width: Width
  public var isItalic: Bool
  /// Whether digits all have one width, as `monospacedDigit()` asks.
  public var hasMonospacedDigits: Bool
  /// The distance between the baselines of two lines that the text style asks for, in points; nil
  /// for a font that is no text style. It spaces two texts in a stack (layout rule 8.3), and never
  /// the lines of one text (layout rule 17.8).
  public var styleLeading: Double?

  public init(
    size: Double, weight: Weight = .regular, design: Design = .default, width: Width = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, styleLeading: Double? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.styleLeading = styleLeading
  }
}

/// Which tables of type apply: a Mac's text styles have other sizes, and do not follow dynamic type.
public enum TypePlatform: Hashable, Sendable, CaseIterable {
  /// iPhone, iPad, Apple Watch and Apple TV; only the first two are exact.
  case iOS
  case macOS
}
