import Geometry

/// What is said of the scroll views inside, up to the next one.
public struct Scrolling: Hashable, Sendable {
  /// Kept free around the content (layout rule 12.11), in points.
  public var margins = EdgeInsets.zero
  /// Where the content starts (layout rule 12.7).
  public var anchor: UnitPoint?

  public init() {}
}
