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

  /// How heavy a text asks to be: of one weight, or bold, which each text style has a weight for.
  public enum Strength: Hashable, Sendable {
    case weight(Weight)
    case bold
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
  /// What `bold()` makes of the weight: a trait, for which a text style has a weight of its own.
  public var boldWeight: Weight
  public var design: Design
  public var width: Width
  public var isItalic: Bool
  /// Whether digits all have one width, as `monospacedDigit()` asks.
  public var hasMonospacedDigits: Bool
  /// The distance between the baselines of two lines that the text style asks for, in points; nil
  /// for a font that is no text style. It spaces two texts in a stack (layout rule 8.3), and the
  /// lines of one text only from iOS 26 on (layout rules 17.8 and 17.9).
  public var styleLeading: Double?
  /// What the text style adds to the height of its lines, in points: from iOS 26 on they stand
  /// looser (layout rule 17.9).
  public var looseness: Double

  public init(
    size: Double, weight: Weight = .regular, boldWeight: Weight = .bold, design: Design = .default,
    width: Width = .standard, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    styleLeading: Double? = nil, looseness: Double = 0
  ) {
    self.size = size
    self.weight = weight
    self.boldWeight = boldWeight
    self.design = design
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.styleLeading = styleLeading
    self.looseness = looseness
  }

  /// Gives it the strength that a text asks for, if it asks for any.
  public mutating func strengthen(_ strength: Strength?) {
    switch strength {
    case .weight(let asked): weight = asked
    case .bold: weight = boldWeight
    case nil: break
    }
  }

  /// The same font at another point size.
  public func resized(to size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }
}

/// Which tables of type apply.
public struct TypePlatform: Hashable, Sendable {
  /// Whether text styles have a Mac's sizes, which do not follow dynamic type.
  public var isMac: Bool
  /// Whether the lines of text styles stand as far apart as from iOS 26 on (layout rule 17.9).
  public var isLoose: Bool

  public init(isMac: Bool, isLoose: Bool) {
    self.isMac = isMac
    self.isLoose = isLoose
  }

  /// iPhone, iPad, Apple Watch and Apple TV before 26; only the first two are exact.
  public static let iOS = TypePlatform(isMac: false, isLoose: false)
  public static let macOS = TypePlatform(isMac: true, isLoose: false)
}
