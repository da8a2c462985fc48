import Glibc

/// The vertical metrics of a font, in points, before any rounding.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Double
  /// The height of a capital letter.
  public var capHeight: Double
  /// What two texts in a stack keep between them, before it is rounded up to a pixel (layout rule
  /// 8.3): the text style's leading less the line, and 0 for a font that is no text style.
  public var leading: Double
  /// The part of `height` that is the text style's looseness, above and below in equal parts.
  private let looseness: Double

  /// Ascent and descent together: the unrounded height of a line.
  public var height: Double { ascent + descent }

  /// The metrics of the platform's system font, and the looseness of its text styles.
  ///
  /// On iOS before 26 ascent and descent are 1950 and 494 of 2048 units, which is the 1.193359375 of
  /// layout rule 17.8; on a Mac and from 26 on 1980 and 432 (layout rule 8.3). The height of capitals
  /// is that of SF Pro for every design.
  public init(_ font: Font, on platform: TypePlatform = .iOS) {
    let size = font.size.isFinite ? max(0, font.size) : 0
    let (above, below): (Double, Double) =
      platform == .iOS ? (1950, 494) : (1980, 432)
    looseness = font.looseness
    ascent = size * above / 2048 + looseness / 2
    descent = size * below / 2048 + looseness / 2
    capHeight = size * 0.70458984375
    let line = size * (above + below) / 2048
    leading = font.styleLeading.map { max(0, $0 - line) } ?? 0
  }

  /// The height of one line: rounded up to a pixel (layout rule 17.8); on a Mac ascent and descent of
  /// a font that is no loose style are rounded up to a point each, so that 13 points stand 16 high
  /// (layout rule 17.9).
  public func lineHeight(on platform: TypePlatform = .iOS, scale: Double) -> Double {
    guard platform.isMac, looseness == 0 else { return PixelGrid(scale: scale).up(height) }
    return ascent.rounded(.up) + descent.rounded(.up)
  }
}

/// Rounding to the pixels of a screen (layout rules 3.2 and 3.3).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels for one point: 1, 2 or 3.
  public var scale: Double

  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The next pixel boundary at or above; what lies within a millionth of a pixel above a boundary
  /// counts as on it.
  public func up(_ value: Double) -> Double {
    value.isFinite ? (value * scale - 1e-6).rounded(.up) / scale : value
  }

  /// The nearest pixel boundary, halves going up.
  public func nearest(_ value: Double) -> Double {
    value.isFinite ? (value * scale + 0.5).rounded(.down) / scale : value
  }
}
