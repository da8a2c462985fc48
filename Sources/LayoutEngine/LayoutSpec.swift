public import Geometry

/// What a node is to layout: a leaf, a container or a modifier, with its parameters.
///
/// A modifier has its content as its only child unless its case says otherwise. Lengths are points.
/// Lengths that are NaN, infinite or negative where SwiftUI would warn are treated as not given.
public enum LayoutSpec {
  // Leaves.

  /// A colour or a shape: answers the proposal, nil → 10 (layout rule 1.4).
  case flexible
  /// A square of the smaller side (layout rule 4, the row of `Circle`).
  case circle
  /// A size that ignores the proposal, such as an image that is not resizable.
  case fixed(FixedLeaf)
  /// Text, a control or a custom shape: whoever made the node answers.
  case measured(any LeafMeasurer)
  /// A control that hugs its content on some axes and takes the proposal on others (4.5).
  case control(ControlLeaf)
  /// Takes what is left along the nearest stack's axis, at least `minLength` (nil: 8).
  case spacer(minLength: Double?)
  /// A line across the nearest stack's axis, `thickness` thick (layout rules 4.1 and 4.2).
  case divider(thickness: Double)

  // Containers.

  /// A row or a column: one algorithm on either axis (layout rule 7). `spacing` nil asks the
  /// children for the distances that they prefer.
  case hStack(VerticalAlignment, spacing: Double?)
  case vStack(HorizontalAlignment, spacing: Double?)
  case zStack(Alignment)
  /// Rows are children of kind `gridRow`; any other child spans all columns (layout rule 14).
  case grid(GridSpec)
  case gridRow(VerticalAlignment?)
  /// The first child whose ideal size fits (layout rule 16.1).
  case viewThatFits(Axis.Set)
  /// The program's own `Layout` (layout rule 16.2).
  case custom(any CustomLayout)
  /// A scroll view over its only child (layout rule 12).
  case scroll(ScrollSpec)
  /// A lazy row, column or grid: its children come from a provider (layout rules 12.8 and 13).
  case lazy(LazySpec)
  /// Rows with insets, separators, section headers and footers, in their own scroll view (20).
  case list(ListSpec)
  /// A leaf for its parent; its children are laid out with its size, at the top leading corner, and
  /// may be set after a layout has told the size (layout rule 11).
  case geometryReader
  /// Without effect on layout: what makes several views one (an `AnyView`, a `Group` of one), or a
  /// modifier that only draws.
  case passthrough

  // Modifiers.

  case frame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(FlexibleFrame, Alignment)
  case padding(EdgeInsets)
  case fixedSize(Axis.Set)
  /// `ratio` nil is the content's own (layout rule 6.3).
  case aspectRatio(Double?, ContentMode)
  /// The content's centre at this point of the proposed area (layout rule 6.4).
  case position(Point)
  /// Moves the content without the surroundings noticing (layout rule 6.5).
  case offset(Point)
  /// The first child is the primary view, the second lies over or behind it (layout rule 6.6).
  case overlay(Alignment)
  /// As `overlay`, behind the primary. The fill of a style extends through the safe area on these
  /// edges where it touches it (layout rule 6.7).
  case background(Alignment, ignoresSafeArea: Edge.Set)
  case layoutPriority(Double)
  case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
  /// What a cell asks of its grid (layout rules 14.7 to 14.10).
  case gridCell(GridCell)
  /// The first child is the content, the second the bar (layout rule 15.2).
  case safeAreaInset(Edge, SafeAreaInset)
  case safeAreaPadding(EdgeInsets)
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  case containerRelativeFrame(ContainerRelativeFrame, Alignment)
}

/// The size of a leaf that ignores its proposal, and its baselines from its top, where it has any.
public struct FixedLeaf: Hashable, Sendable {
  public var size: Size
  public var firstBaseline: Double?
  public var lastBaseline: Double?

  public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// A control of size `ideal` that takes the proposal, never less than `minimum`, along `expands`.
public struct ControlLeaf: Hashable, Sendable {
  public var ideal: Size
  public var minimum: Size
  public var expands: Axis.Set
  public var firstBaseline: Double?
  public var lastBaseline: Double?

  public init(
    ideal: Size, minimum: Size = .zero, expands: Axis.Set = [], firstBaseline: Double? = nil,
    lastBaseline: Double? = nil
  ) {
    self.ideal = ideal
    self.minimum = minimum
    self.expands = expands
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Answers for a leaf that the layout engine does not know: a text, a control, a shape.
public protocol LeafMeasurer {
  /// The size for `proposal`; the same proposal must always get the same answer.
  func measure(_ proposal: ProposedSize) -> LeafAnswer
  /// The distances that the leaf prefers from its neighbours (layout rule 8).
  var spacing: ViewSpacing { get }
  /// Whether its end is not shown in what it takes of `proposal`, as that of a text can be.
  func isCut(for proposal: ProposedSize) -> Bool
  /// Whether `other` answers everything the same, so that replacing it changes nothing. False, the
  /// default, is always safe.
  func isEquivalent(to other: any LeafMeasurer) -> Bool
}

extension LeafMeasurer {
  public func isEquivalent(to other: any LeafMeasurer) -> Bool { false }
  public var spacing: ViewSpacing { .plain }
  public func isCut(for proposal: ProposedSize) -> Bool { false }
}

/// A leaf's size, and its baselines from its top, where it has any.
public struct LeafAnswer: Hashable, Sendable {
  public var size: Size
  public var firstBaseline: Double?
  public var lastBaseline: Double?

  public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The bounds of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)` (5.2).
public struct FlexibleFrame: Hashable, Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }
}

/// Whether content keeps inside its area or covers it.
public enum ContentMode: Hashable, Sendable {
  case fit, fill
}

/// The parts of the safe area (layout rule 15.6).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The bar of `safeAreaInset`: its distance from the content (nil: the preferred one) and the
/// alignment of the two across the edge (only the alignment of that axis is read).
public struct SafeAreaInset: Hashable, Sendable {
  public var alignment: Alignment
  public var spacing: Double?

  public init(alignment: Alignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A frame measured in parts of the nearest container (layout rule 16.4).
public struct ContainerRelativeFrame {
  public var axes: Axis.Set
  public var count: Int
  public var span: Int
  public var spacing: Double
  /// The length for the container's length on an axis, instead of `count`, `span` and `spacing`.
  public var length: ((Double, Axis) -> Double)?

  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
    length: ((Double, Axis) -> Double)? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.length = length
  }
}
