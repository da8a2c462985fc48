import Geometry

/// The box of an SF Symbol beside text of a font (layout rule 4.3), in points.
public struct SymbolMetrics: Hashable, Sendable {
  /// How large a symbol is drawn beside the same text.
  public enum ImageScale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  public var size: Size
  /// From the box's top to the baseline of the text that it stands beside: a symbol is centred on the
  /// height of capitals.
  public var baseline: Double

  /// The box of a symbol as wide as most.
  ///
  /// A star at 17 points was recorded as 22 × 20, at 28 as 36 × 34, an arrow at 13 as 15 × 12; other
  /// names are taken to be as large as the star, and chevrons and other narrow ones half as wide,
  /// which is an estimate. Sizes are whole points.
  public init(name: String, font: Font, scale: ImageScale = .medium) {
    let points = font.size.isFinite ? min(max(0, font.size), 10_000) : 0
    let factor: Double =
      switch scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let height = (points * 1.19 * factor).rounded()
    let width = (points * (SymbolMetrics.isNarrow(name) ? 0.65 : 1.29) * factor).rounded()
    size = Size(width: width, height: height)
    baseline = (height + FontMetrics(font).capHeight) / 2
  }

  private static func isNarrow(_ name: String) -> Bool {
    let first = name.prefix { $0 != "." }
    switch first {
    case "chevron":
      return !name.hasSuffix("up") && !name.hasSuffix("down") && !name.hasSuffix("circle")
    case "bolt", "iphone", "mappin", "drop", "thermometer", "exclamationmark", "questionmark":
      return name == first || name.hasSuffix("fill") && !name.contains("circle")
    default: return false
    }
  }
}
