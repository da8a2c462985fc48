import Geometry

/// The part of a node that every pass touches: 64 bytes, one cache line.
struct NodeRecord {
  var kind: NodeKind
  /// Kind-specific bits: an axis, an axis set, edges, a content mode.
  var bits: UInt8
  var flags: NodeFlags
  var cacheCount: UInt8
  var cacheClass: UInt8
  var horizontal: UInt8
  var vertical: UInt8
  var parent: UInt32
  var firstChild: UInt32
  var nextSibling: UInt32
  var childCount: UInt32
  /// An index into the table of parameters that do not fit here.
  var payload: UInt32
  var cacheStart: UInt32
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  static let empty = NodeRecord(
    kind: .free, bits: 0, flags: [], cacheCount: 0, cacheClass: 0, horizontal: 1, vertical: 4,
    parent: 0, firstChild: 0, nextSibling: 0, childCount: 0, payload: 0, cacheStart: 0,
    a: .nan, b: .nan, c: .nan, d: .nan)
}

/// `LayoutSpec` without its payloads.
enum NodeKind: UInt8 {
  case free, flexible, circle, fixed, measured, control, spacer, divider
  case stack, zStack, grid, gridRow, viewThatFits, custom, scroll, lazy, list, geometryReader
  case passthrough, frame, flexibleFrame, padding, fixedSize, aspectRatio, position, offset
  case overlay, background, layoutPriority, alignmentGuide, gridCell, safeAreaInset
  case safeAreaPadding, ignoresSafeArea, containerRelativeFrame
}

struct NodeFlags: OptionSet {
  let rawValue: UInt16

  /// The size ignores the proposal: one cached answer is good for all.
  static let rigid = NodeFlags(rawValue: 1 << 0)
  /// Something below or here changed since the last placement.
  static let needsPlacement = NodeFlags(rawValue: 1 << 1)
  static let isQueued = NodeFlags(rawValue: 1 << 2)
  /// Laid out right to left the last time.
  static let mirrored = NodeFlags(rawValue: 1 << 3)
  static let directionLeftToRight = NodeFlags(rawValue: 1 << 4)
  static let directionRightToLeft = NodeFlags(rawValue: 1 << 5)
  /// Placed by its parent the last time (a `ViewThatFits` leaves candidates out).
  static let isPlaced = NodeFlags(rawValue: 1 << 6)
  static let hasCachedSpacing = NodeFlags(rawValue: 1 << 7)
  /// Somebody asked for an explicit guide of this node.
  static let wasAskedForGuides = NodeFlags(rawValue: 1 << 14)
  /// The parent has to look again even if the answers are the same.
  static let forcesChange = NodeFlags(rawValue: 1 << 15)

  // The subtree, this node included, holds ...

  /// ... explicit values of SwiftUI's own guides, other than baselines
  static let holdsGuides = NodeFlags(rawValue: 1 << 8)
  /// ... text baselines
  static let holdsBaselines = NodeFlags(rawValue: 1 << 9)
  /// ... explicit values of custom guides
  static let holdsCustomGuides = NodeFlags(rawValue: 1 << 10)
  /// ... spacing preferences other than plain
  static let holdsSpacing = NodeFlags(rawValue: 1 << 11)
  /// ... nodes whose placement depends on where they are in the window
  static let holdsContext = NodeFlags(rawValue: 1 << 12)
  /// ... spacers and dividers, that depend on the stack around them
  static let holdsOrientation = NodeFlags(rawValue: 1 << 13)

  static let inherited: NodeFlags = [
    .holdsGuides, .holdsBaselines, .holdsCustomGuides, .holdsSpacing, .holdsContext,
    .holdsOrientation,
  ]
}

/// Where a node was put the last time, relative to its parent's top left corner.
struct Placement {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// The proposal it was placed with; NaN is unspecified.
  var proposedWidth: Double
  var proposedHeight: Double

  static let none = Placement(
    x: 0, y: 0, width: 0, height: 0, proposedWidth: .nan, proposedHeight: .nan)
}

/// One answer that a node gave: proposal (NaN: unspecified) and size.
struct CachedAnswer {
  var proposedWidth: UInt64
  var proposedHeight: UInt64
  var size: Size
}
