public import Geometry

/// The distances that one edge of a view prefers, by category; NaN is absent (layout rule 8.1).
public struct EdgeSpacing: Sendable {
  public var general = Double.nan
  public var textToText = Double.nan
  public var edgeAboveText = Double.nan
  public var edgeBelowText = Double.nan
  public var edgeLeftText = Double.nan
  public var edgeRightText = Double.nan
  public var textBaseline = Double.nan

  public init() {}

  /// The distance between this trailing edge and `next`, the leading edge of what follows (8.1).
  public func distance(to next: EdgeSpacing) -> Double {
    var found = -Double.infinity
    found = Self.larger(found, textToText + next.textToText)
    found = Self.larger(found, edgeAboveText + next.edgeAboveText)
    found = Self.larger(found, edgeBelowText + next.edgeBelowText)
    found = Self.larger(found, edgeLeftText + next.edgeLeftText)
    found = Self.larger(found, edgeRightText + next.edgeRightText)
    found = Self.larger(found, textBaseline + next.textBaseline)
    if found > -.infinity { return found }
    found = Self.larger(Self.larger(found, general), next.general)
    return found > -.infinity ? found : ViewSpacing.defaultDistance
  }

  /// The larger value of each category (layout rule 8.6).
  public mutating func merge(_ other: EdgeSpacing) {
    general = Self.present(general, other.general)
    textToText = Self.present(textToText, other.textToText)
    edgeAboveText = Self.present(edgeAboveText, other.edgeAboveText)
    edgeBelowText = Self.present(edgeBelowText, other.edgeBelowText)
    edgeLeftText = Self.present(edgeLeftText, other.edgeLeftText)
    edgeRightText = Self.present(edgeRightText, other.edgeRightText)
    textBaseline = Self.present(textBaseline, other.textBaseline)
  }

  private static func larger(_ found: Double, _ value: Double) -> Double {
    value > found ? value : found
  }

  private static func present(_ one: Double, _ other: Double) -> Double {
    one.isNaN ? other : (other > one ? other : one)
  }
}

extension EdgeSpacing: Equatable {
  public static func == (one: EdgeSpacing, other: EdgeSpacing) -> Bool {
    func same(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
    return same(one.general, other.general) && same(one.textToText, other.textToText)
      && same(one.edgeAboveText, other.edgeAboveText)
      && same(one.edgeBelowText, other.edgeBelowText)
      && same(one.edgeLeftText, other.edgeLeftText)
      && same(one.edgeRightText, other.edgeRightText)
      && same(one.textBaseline, other.textBaseline)
  }
}

/// The distances that a view prefers from its neighbours, per edge (layout rule 8).
public struct ViewSpacing: Equatable, Sendable {
  public var top: EdgeSpacing
  public var leading: EdgeSpacing
  public var bottom: EdgeSpacing
  public var trailing: EdgeSpacing

  /// Where neighbours have no preference in common, in points.
  public static let defaultDistance = 8.0

  /// No preferences at all: the start of a merge, and an empty stack's spacing.
  public init() {
    top = EdgeSpacing()
    leading = EdgeSpacing()
    bottom = EdgeSpacing()
    trailing = EdgeSpacing()
  }

  /// A colour, an image, a control: 8 from its like, its own distances from text (8.2).
  public static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top.edgeBelowText = 0
    spacing.bottom.edgeAboveText = 0
    spacing.leading.edgeRightText = 0
    spacing.trailing.edgeLeftText = 0
    return spacing
  }()

  /// No distance from any neighbour on the edges of `axes`: a spacer's (layout rule 8.7).
  public static func zero(_ axes: Axis.Set) -> ViewSpacing {
    var spacing = plain
    var none = EdgeSpacing()
    none.general = 0
    if axes.contains(.horizontal) {
      spacing.leading = none
      spacing.trailing = none
    }
    if axes.contains(.vertical) {
      spacing.top = none
      spacing.bottom = none
    }
    return spacing
  }

  public subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The distance to a view that follows along `axis`, in points (layout rule 8.9).
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// The larger value of each category on `edges` (layout rule 8.6).
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].merge(other[edge]) }
  }
}

extension ViewSpacing {
  /// What a text's largest font asks of its neighbours, in points (layout rule 8.3).
  public struct TextMetrics: Hashable, Sendable {
    public var ascent: Double
    /// Positive.
    public var descent: Double
    public var capHeight: Double
    public var leading: Double
    /// From the text's top.
    public var firstBaseline: Double
    /// From the text's bottom, negative above it.
    public var lastBaselineFromBottom: Double
    public var pixelLength: Double

    public init(
      ascent: Double, descent: Double, capHeight: Double, leading: Double, firstBaseline: Double,
      lastBaselineFromBottom: Double, pixelLength: Double
    ) {
      self.ascent = ascent
      self.descent = descent
      self.capHeight = capHeight
      self.leading = leading
      self.firstBaseline = firstBaseline
      self.lastBaselineFromBottom = lastBaselineFromBottom
      self.pixelLength = pixelLength
    }
  }

  /// A text's preferences: none beside it, its font's above and below (layout rule 8.3).
  public static func text(_ metrics: TextMetrics) -> ViewSpacing {
    func up(_ length: Double) -> Double {
      guard metrics.pixelLength > 0 else { return length }
      return (length / metrics.pixelLength).rounded(.up) * metrics.pixelLength
    }
    let line = metrics.ascent + metrics.descent
    let extra = up(line * 0.1)
    var spacing = ViewSpacing()
    spacing.top.textToText = up(metrics.leading)
    spacing.top.edgeAboveText = line + extra - metrics.ascent
    spacing.top.textBaseline = -metrics.firstBaseline
    spacing.bottom.textToText = 0
    spacing.bottom.edgeBelowText = max(
      line + extra - metrics.capHeight, extra + metrics.descent)
    spacing.bottom.textBaseline = metrics.lastBaselineFromBottom
    return spacing
  }
}
