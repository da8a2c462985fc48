public import Geometry

/// A handle to a node of a `LayoutTree`. A handle to a removed node is harmless: changes through it
/// are ignored, and it has no frame.
public struct LayoutNode: Hashable, Sendable {
  let index: UInt32
  let generation: UInt32

  /// No node.
  public static let none = LayoutNode(index: 0, generation: 0)
}

/// Where a root is laid out: a window, or a sheet's or column's part of one.
public struct LayoutHost: Equatable, Sendable {
  /// The host's whole size, in points; a nil or infinite length proposes that and does not centre.
  public var size: ProposedSize
  /// Its top left corner in the window, in points.
  public var origin: Point
  public var safeArea: EdgeInsets
  /// The part of the safe area that the keyboard takes, inside `safeArea` (layout rule 15.6).
  public var keyboard: EdgeInsets
  public var direction: LayoutDirection
  /// 1 / display scale, in points.
  public var pixelLength: Double

  public init(
    size: ProposedSize, origin: Point = .zero, safeArea: EdgeInsets = .zero,
    keyboard: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, pixelLength: Double = 1
  ) {
    self.size = size
    self.origin = origin
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.direction = direction
    self.pixelLength = pixelLength
  }
}

/// What a scroll view or list knows after a layout.
public struct ScrollGeometry: Hashable, Sendable {
  /// The viewport's size, in points.
  public var viewport: Size
  /// The content's size without insets; lazy content not yet seen is estimated.
  public var contentSize: Size
  /// Safe area and margins inside the viewport.
  public var contentInsets: EdgeInsets
  /// How far the content is scrolled; zero shows its top leading corner below the insets.
  public var contentOffset: Point
  /// The furthest offset, at least zero on each axis.
  public var maximumOffset: Point

  public init(
    viewport: Size, contentSize: Size, contentInsets: EdgeInsets, contentOffset: Point,
    maximumOffset: Point
  ) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.contentOffset = contentOffset
    self.maximumOffset = maximumOffset
  }
}

/// How much work a tree has done since it was made or `resetCounters()`.
public struct LayoutCounters: Hashable, Sendable {
  /// Sizes computed rather than found in a cache.
  public var measurements = 0
  /// Nodes given a new position or proposal.
  public var placements = 0
  /// Calls of the program's closures: measurers, custom layouts, alignment guides.
  public var calls = 0

  public init() {}
}

/// What went wrong during a layout; the layout is finished all the same.
public enum LayoutProblem: Hashable, Sendable {
  /// The tree is nested deeper than the engine follows; the node was given no size.
  case tooDeep(LayoutNode)
  /// A measurer or custom layout answered NaN or a negative length; zero was used.
  case impossibleSize(LayoutNode)
  /// A modifier's length was NaN, infinite or negative and was not used (layout rule 5.1).
  case impossibleLength(LayoutNode)
  /// A frame's minimum, ideal and maximum length are not in order (layout rule 5.2).
  case contradictoryFrame(LayoutNode)
  /// Sizes that depend on each other did not settle.
  case unsettled(LayoutNode)
}
