public import Geometry

/// A `Grid`'s alignment and distances; nil is the preferred distance (layout rule 14.3).
public struct GridSpec: Hashable, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What one cell asks of its grid. Several in a row add up; the outermost wins.
public struct GridCell: Hashable, Sendable {
  public var columns: Int?
  public var anchor: UnitPoint?
  public var unsizedAxes: Axis.Set?
  public var columnAlignment: HorizontalAlignment?

  public init(
    columns: Int? = nil, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set? = nil,
    columnAlignment: HorizontalAlignment? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }
}

/// A scroll view's axes, margins and start.
public struct ScrollSpec: Hashable, Sendable {
  public var axes: Axis.Set
  /// Room kept free around the content, inside the viewport (layout rule 12.11).
  public var contentMargins: EdgeInsets
  /// Where the content starts until somebody scrolls; nil is top leading (layout rule 12.7).
  public var anchor: UnitPoint?
  /// Where content stands that is smaller than the viewport; nil is top leading (layout rule 12.4).
  public var alignment: UnitPoint?

  public init(
    axes: Axis.Set = .vertical, contentMargins: EdgeInsets = .zero, anchor: UnitPoint? = nil,
    alignment: UnitPoint? = nil
  ) {
    self.axes = axes
    self.contentMargins = contentMargins
    self.anchor = anchor
    self.alignment = alignment
  }
}

/// Makes the children of a lazy container when they come into view.
///
/// An existential of a class: the provider is the view graph's own node, and remembers what it
/// made.
public protocol LazyProvider: AnyObject {
  /// How many items there are now. After a change call `LayoutTree.itemsChanged(in:)`.
  var count: Int { get }
  /// The layout node of an item, made now if need be. The container links it as its child.
  func node(at index: Int, in tree: LayoutTree) -> LayoutNode
  /// The item has left the neighbourhood of the viewport: its node is unlinked, and may be removed.
  func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree)
  /// The length to assume for an item that nobody has measured; nil is the average of the measured.
  var estimatedLength: Double? { get }
  /// The items that are not rows of the section of the row before: headers, footers, and the first
  /// row behind one of those or of another section. In order.
  var landmarks: [Int] { get }
  /// The part an item plays in a list or a container with sections.
  func role(at index: Int) -> LazyRole
  /// Whether a list of these items begins right below a large title.
  var isBelowLargeTitle: Bool { get }
}

extension LazyProvider {
  public var estimatedLength: Double? { nil }
  public var landmarks: [Int] { [] }
  public var isBelowLargeTitle: Bool { false }
  public func role(at index: Int) -> LazyRole { .row(ListRow()) }
  public func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree) {}
}

/// The part of an item of a lazy container.
public enum LazyRole: Hashable, Sendable {
  case header(section: Int)
  case row(ListRow)
  case footer(section: Int)
}

/// The insets that a row asks for, on the edges it names; the others are its list's.
public struct RowInsets: Hashable, Sendable {
  private var edges: Edge.Set = []
  private var lengths = EdgeInsets.zero

  public init() {}

  public init(_ insets: EdgeInsets) {
    edges = .all
    lengths = insets
  }

  public init(_ edges: Edge.Set, _ length: Double?) {
    guard let length else { return }
    self.edges = edges
    lengths = EdgeInsets(edges, length)
  }

  /// These insets, and on the edges that they do not name those of `outer`.
  public func over(_ outer: RowInsets) -> RowInsets {
    var result = outer
    result.edges.formUnion(edges)
    result.lengths = over(outer.lengths)
    return result
  }

  public func over(_ outer: EdgeInsets) -> EdgeInsets {
    var result = outer
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = lengths[edge] }
    return result
  }
}

/// A list's row: its section, and its own insets and minimum height where they are not the style's.
public struct ListRow: Hashable, Sendable {
  public var section: Int
  public var insets: RowInsets
  public var hidesSeparator: Bool

  public init(section: Int = 0, insets: RowInsets = RowInsets(), hidesSeparator: Bool = false) {
    self.section = section
    self.insets = insets
    self.hidesSeparator = hidesSeparator
  }
}

/// A lazy stack or grid over a provider.
public struct LazySpec {
  public enum Arrangement: Hashable, Sendable {
    case vStack(HorizontalAlignment)
    case hStack(VerticalAlignment)
    case vGrid([GridTrack], HorizontalAlignment)
    case hGrid([GridTrack], VerticalAlignment)
  }

  public var arrangement: Arrangement
  /// The distance between items (stacks) or lines (grids); nil is the preferred one.
  public var spacing: Double?
  public var pins: PinnedParts
  public var provider: any LazyProvider

  public init(
    _ arrangement: Arrangement, spacing: Double? = nil, pins: PinnedParts = [],
    provider: any LazyProvider
  ) {
    self.arrangement = arrangement
    self.spacing = spacing
    self.pins = pins
    self.provider = provider
  }
}

/// What of a section stays in sight while the section is (layout rule 12.10).
public struct PinnedParts: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let headers = PinnedParts(rawValue: 1)
  public static let footers = PinnedParts(rawValue: 2)
}

/// A `GridItem`: one column (or several, if adaptive) of a lazy grid (layout rule 13.3).
public struct GridTrack: Hashable, Sendable {
  public enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  public var length: Length
  /// nil is 8.
  public var spacing: Double?
  /// nil centres the cell in its track.
  public var alignment: Alignment?

  public init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A list or a grouped form over a provider of headers, rows and footers.
public struct ListSpec {
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    case plain, inset, bordered, grouped, insetGrouped, sidebar

    /// Whether rows stand on the list's own ground, and not on cards.
    public var isPlain: Bool {
      switch self {
      case .plain, .inset, .bordered: true
      case .grouped, .insetGrouped, .sidebar: false
      }
    }
  }

  /// Whose measures the style has: iOS before 26, from 26 on, a Mac's.
  public enum Design: UInt8, Hashable, Sendable, CaseIterable {
    case classic, glass, mac
  }

  public var style: Style
  public var design: Design
  /// `defaultMinListRowHeight`; nil is the style's own (layout rule 18.2).
  public var minimumRowHeight: Double?
  /// `defaultMinListHeaderHeight`; nil is the style's own (layout rule 18.2).
  public var minimumHeaderHeight: Double?
  /// Between sections, by `listSectionSpacing`; nil is the style's own.
  public var sectionSpacing: Double?
  /// Between the rows of a section, by `listRowSpacing`; nil is none.
  public var rowSpacing: Double?
  /// What is kept free at an edge in place of the style's own, by `contentMargins` (layout rule
  /// 12.11).
  public var contentMargins: [Edge: Double] = [:]
  /// Whether neither cards nor separators are around the rows: in a sidebar, on a watch.
  public var isBare = false
  public var provider: any LazyProvider

  public init(
    style: Style = .insetGrouped, design: Design = .classic, minimumRowHeight: Double? = nil,
    provider: any LazyProvider
  ) {
    self.style = style
    self.design = design
    self.minimumRowHeight = minimumRowHeight
    self.provider = provider
  }
}

/// The program's own layout, seen from the engine (layout rule 16.2).
///
/// Everything is in left-to-right coordinates; the engine mirrors the result where needed.
public protocol CustomLayout {
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size
  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews)
  /// The container's own preferences; nil merges the subviews' on all edges.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing?
  /// The container's own value of a guide, in points from its top leading corner; nil is the
  /// guide's default.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double?
  /// The axis that spacers and dividers inside follow; nil is none.
  var stackOrientation: Axis? { get }
  /// It stands for `old` from now on, with the same node: what was remembered may be kept.
  func replace(_ old: any CustomLayout)
  /// The subviews, or what they answer, are not what they were.
  func subviewsChanged()
}

extension CustomLayout {
  public func spacing(subviews: LayoutSubviews) -> ViewSpacing? { nil }
  public func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double? { subviews.mergedAlignment(of: key, proposal: proposal, size: bounds.size) }
  public var stackOrientation: Axis? { nil }
  public func replace(_ old: any CustomLayout) {}
  public func subviewsChanged() {}
}
