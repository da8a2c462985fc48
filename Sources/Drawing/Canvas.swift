import Geometry

/// What is painted on: the size of the window and how it looks.
public struct Canvas: Hashable, Sendable {
  /// What is drawn around the window.
  public enum Frame: Hashable, Sendable {
    case phone, tablet, window, watch
    case none
  }

  /// In points.
  public var size: Size
  public var colorScheme: ColorScheme
  public var frame: Frame
  /// Pixels for one point, for the rounding of edges (layout rule 3.2).
  public var scale: Double

  public init(
    size: Size, colorScheme: ColorScheme = .light, frame: Frame = .phone, scale: Double = 3
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.frame = frame
    self.scale = scale
  }
}
