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

  /// Ascent and descent together: the unrounded height of a line.
  public var height: Double { ascent + descent }

  /// The classic metrics, those of applications built against an SDK before 26.
  ///
  /// On iOS ascent and descent are 1950 and 494 of 2048 units, which is the 1.193359375 of layout
  /// rule 17.8; on a Mac 1980 and 432 (layout rule 8.3). The height of capitals is that of SF Pro
  /// for every design.
  public init(_ font: Font, on platform: TypePlatform = .iOS) {
    let size = font.size.isFinite ? max(0, font.size) : 0
    switch platform {
    case .iOS:
      ascent = size * 1950 / 2048
      descent = size * 494 / 2048
    case .macOS:
      ascent = size * 1980 / 2048
      descent = size * 432 / 2048
    }
    capHeight = size * 0.70458984375
    let line = ascent + descent
    leading = font.styleLeading.map { max(0, $0 - line) } ?? 0
  }

  /// The height of one line: rounded up to a pixel (layout rule 17.8); on a Mac ascent and descent
  /// are rounded up to a point each, so that 13 points stand 16 high (layout rule 17.9).
  public func lineHeight(on platform: TypePlatform = .iOS, scale: Double) -> Double {
    switch platform {
    case .iOS: PixelGrid(scale: scale).up(height)
    case .macOS: ascent.rounded(.up) + descent.rounded(.up)
    }
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
