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
  /// The part of `height` that is the text style's looseness.
  private let looseness: Double
  private let size: Double

  /// Ascent and descent together: the unrounded height of a line.
  public var height: Double { ascent + descent }

  /// The metrics of the platform's system font, and the looseness of its text styles.
  ///
  /// On iOS before 26 ascent and descent are 1950 and 494 of 2048 units, which is the 1.193359375
  /// of layout rule 17.8; on a Mac and from 26 on 1980 and 432 (layout rule 8.3), and of a loose
  /// line 0.23069 lie below the baseline, as the distances recorded on a Mac show (layout rule
  /// 8.3). The height of capitals is that of SF Pro for every design.
  public init(_ font: Font, on platform: TypePlatform = .iOS) {
    size = font.size.isFinite ? max(0, font.size) : 0
    let (above, below): (Double, Double) =
      platform == .iOS ? (1950, 494) : (1980, 432)
    looseness = font.looseness
    let line = size * (above + below) / 2048
    descent = looseness > 0 ? (line + looseness) * 0.23069 : size * below / 2048
    ascent = line + looseness - descent
    capHeight = size * 0.70458984375
    leading = font.styleLeading.map { max(0, $0 - line) } ?? 0
  }

  /// What the font gives to a line of text (layout rules 17.7 to 17.9).
  ///
  /// A line is rounded up to a pixel. On a Mac baselines stand on whole points, and so do the lines
  /// of a font that is no loose style: 13 points stand 16 high. Of the heights recorded there from
  /// 10 to 40 points, the descent of those up to 20 is rounded up, that of larger ones to the
  /// nearest. Loose lines are as far apart as the text style's leading asks.
  func line(on platform: TypePlatform, scale: Double) -> PreparedText.LineMetrics {
    let isLoose = looseness > 0
    guard platform.isMac, !isLoose else {
      let up = PixelGrid(scale: scale).up(height)
      return PreparedText.LineMetrics(
        ascent: platform.isMac ? ascent.rounded() : ascent, height: height, lineHeight: up,
        pitch: isLoose ? max(up, height + leading) : up)
    }
    let above = ascent.rounded()
    let whole = above + descent.rounded(size > 20 ? .toNearestOrAwayFromZero : .up)
    return PreparedText.LineMetrics(ascent: above, height: whole, lineHeight: whole, pitch: whole)
  }

  /// The height of one line (layout rule 17.8).
  public func lineHeight(on platform: TypePlatform = .iOS, scale: Double) -> Double {
    line(on: platform, scale: scale).lineHeight
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
