import Geometry

/// What is said of the scroll views inside, up to the next one.
public struct Scrolling: Hashable, Sendable {
  /// Kept free around the content (layout rule 12.11), in points; the container's own where nothing
  /// is said.
  public var margins: [Edge: Double] = [:]
  /// Where the content starts and stands, unless the next two say otherwise (layout rule 12.7).
  public var anchor: UnitPoint?
  /// Where the content starts.
  public var start: UnitPoint?
  /// Where content stands that is smaller than the scroll view.
  public var alignment: UnitPoint?

  public init() {}
}
