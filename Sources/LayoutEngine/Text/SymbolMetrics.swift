import Geometry

/// The box of an SF Symbol beside text of a font (layout rule 4.3), in points.
public struct SymbolMetrics: Hashable, Sendable {
  /// How large a symbol is drawn beside the same text.
  public enum ImageScale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  public var size: Size
  /// From the box's top to the baseline of the text that it stands beside: a symbol is centred on
  /// the height of capitals.
  public var baseline: Double

  /// As recorded at 17 points; beside other text it is as much wider as the text is larger, and
  /// grows in height as the star does. Sizes are half points.
  public init(name: String, font: Font, scale: ImageScale = .medium) {
    let points = font.size.isFinite ? min(max(0, font.size), 10_000) : 0
    // Large symbols were recorded: they grow more in height than in width.
    let (across, down): (Double, Double) =
      switch scale {
      case .small: (0.8, 0.8)
      case .medium: (1, 1)
      case .large: (1.28, 1.35)
      }
    let box = SymbolBoxes.size(of: name)
    let weight = Self.growth(of: font.weight)
    let height = (box.height * Self.growth(at: points) + weight.height * points) * down
    let width = (box.width / 17 + weight.width) * points * across
    size = Size(width: (width * 2).rounded() / 2, height: (height * 2).rounded() / 2)
    baseline = (size.height + FontMetrics(font).capHeight) / 2
  }

  /// What heavier strokes add to a box, in parts of the type's size: the mean over the symbols
  /// recorded at 13 points in semibold and bold, and what a star showed in light and black.
  private static func growth(of weight: Font.Weight) -> Size {
    switch weight {
    case .ultraLight: Size(width: -0.05, height: -0.05)
    case .thin: Size(width: -0.045, height: -0.045)
    case .light: Size(width: -0.038, height: -0.038)
    case .regular: .zero
    case .medium: Size(width: 0.016, height: 0.014)
    case .semibold: Size(width: 0.032, height: 0.029)
    case .bold: Size(width: 0.052, height: 0.043)
    case .heavy: Size(width: 0.064, height: 0.058)
    case .black: Size(width: 0.077, height: 0.077)
    }
  }

  /// How many times as high a symbol is as beside text of 17 points: between two sizes at which a
  /// star was recorded, what lies between.
  private static func growth(at points: Double) -> Double {
    let star = SymbolBoxes.heightsOfStar
    let next = star.firstIndex { $0.points > points } ?? star.count
    let (low, high) = (star[next - 1], next < star.count ? star[next] : (points, points * 1.175))
    guard high.0 > low.points else { return low.height / 20 }
    let part = (points - low.points) / (high.0 - low.points)
    return (low.height + (high.1 - low.height) * part) / 20
  }
}
