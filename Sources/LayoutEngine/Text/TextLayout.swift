import Geometry

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: Font
  /// Points added after every character, by `kerning(_:)` or `tracking(_:)`.
  public var tracking: Double
  /// How far its characters stand above the baseline of the line, in points.
  public var baselineOffset: Double
  /// The symbol that its one character stands for.
  public var symbol: String?

  public init(
    _ text: String, font: Font, tracking: Double = 0, baselineOffset: Double = 0,
    symbol: String? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.symbol = symbol
  }
}

/// How many lines a text may take, and how many it takes at least.
public struct LineLimit: Hashable, Sendable {
  /// Lines whose height is reserved even when the text has fewer.
  public var minimum: Int
  /// Nil for as many as it needs.
  public var maximum: Int?

  public init(minimum: Int = 1, maximum: Int? = nil) {
    self.minimum = max(1, minimum)
    self.maximum = maximum.map { max(1, $0) }
  }

  public static let none = LineLimit()
}

/// Where the ellipsis stands in a line that does not fit.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  case head, middle, tail
}

/// How the lines of one text lie beside each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// What the environment says about the lines of a text.
public struct ParagraphStyle: Hashable, Sendable {
  public var lineLimit: LineLimit
  public var truncationMode: TruncationMode
  /// The smallest part of its size that a text shrinks to before it is truncated; 1 for never.
  public var minimumScaleFactor: Double
  /// Whether the letters of a text stand closer before it shrinks or is truncated (layout rule
  /// 17.6).
  public var allowsTightening: Bool
  /// Points between the lines, above the font's own (layout rule 17.7).
  public var lineSpacing: Double
  public var alignment: TextAlignment
  public var layoutDirection: LayoutDirection

  public init(
    lineLimit: LineLimit = .none, truncationMode: TruncationMode = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false, lineSpacing: Double = 0,
    alignment: TextAlignment = .leading, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.layoutDirection = layoutDirection
  }
}

/// The answer of a text to a proposal, in points.
public struct TextMeasurement: Hashable, Sendable {
  /// Rounded up to a pixel on both axes (layout rule 3.3).
  public var size: Size
  /// From the top to the first line's baseline, on the nearest pixel (layout rule 3.4).
  public var firstBaseline: Double
  /// From the top to the last line's baseline, rounded up to a pixel.
  public var lastBaseline: Double
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  public var lineCount: Int

  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool, lineCount: Int
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.lineCount = lineCount
  }
}

/// One line as it is drawn, in the text's own coordinates.
public struct TextLine: Hashable, Sendable {
  /// A part of the line in one font.
  public struct Piece: Hashable, Sendable {
    /// What is drawn; without the line break, and with the ellipsis where it was cut.
    public var text: String
    /// Which of the layout's runs it comes from.
    public var run: Int
    /// From the line's own left edge.
    public var x: Double
    public var width: Double

    public init(text: String, run: Int, x: Double, width: Double) {
      self.text = text
      self.run = run
      self.x = x
      self.width = width
    }
  }

  /// Where the line lies; its width is that of what is drawn, trailing blanks not counted.
  public var frame: Rect
  /// From the text's top to this line's baseline.
  public var baseline: Double
  public var pieces: [Piece]
  /// The part of its size that the text is drawn at (`minimumScaleFactor`).
  public var scale: Double

  /// The whole line.
  public var text: String { pieces.map(\.text).joined() }

  public init(frame: Rect, baseline: Double, pieces: [Piece], scale: Double = 1) {
    self.frame = frame
    self.baseline = baseline
    self.pieces = pieces
    self.scale = scale
  }
}

/// What the edges of a text ask of its neighbours in a stack (layout rule 8.3), in points.
public struct TextSpacing: Hashable, Sendable {
  /// `edgeAboveText`: the distance to a plain view above.
  public var above: Double
  /// `edgeBelowText`: the distance to a plain view below.
  public var below: Double
  /// What two texts keep between them: the lower one's leading, rounded up to a pixel.
  public var textToText: Double

  public init(above: Double, below: Double, textToText: Double) {
    self.above = above
    self.below = below
    self.textToText = textToText
  }
}

/// A text that is ready to be measured: its characters' widths and the places where it may break
/// were found once, in time proportional to its length, so that each further proposal costs a few
/// steps a line.
public struct TextLayout: Sendable {
  public let style: ParagraphStyle
  public let platform: TypePlatform
  /// Pixels for one point.
  public let scale: Double
  let prepared: PreparedText
  let grid: PixelGrid

  public init(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), platform: TypePlatform = .iOS,
    scale: Double
  ) {
    self.style = style
    self.platform = platform
    grid = PixelGrid(scale: scale)
    self.scale = grid.scale
    prepared = PreparedText(runs, platform: platform, scale: grid.scale)
  }

  public var runs: [TextRun] { prepared.runs }

  /// Whether a screen of `scale` pixels for a point draws it as it is.
  public func isFor(scale: Double) -> Bool { PixelGrid(scale: scale).scale == self.scale }

  /// Size and baselines for a proposal (layout rules 17.1 to 17.8).
  public func measure(_ proposal: ProposedSize) -> TextMeasurement {
    arrangement(for: proposal).measurement
  }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { measure(proposal).size }

  /// The lines for a proposal, laid beside each other in the width that `measure` reports.
  public func lines(for proposal: ProposedSize) -> [TextLine] {
    arrangement(for: proposal).drawnLines()
  }

  /// What the text asks of its neighbours (layout rule 8.3): that of its largest font.
  public var spacing: TextSpacing {
    let metrics = prepared.largestMetrics
    let line = metrics.height
    let extra = grid.up(line * 0.1)
    return TextSpacing(
      above: line + extra - metrics.ascent,
      below: max(line + extra - metrics.capHeight, extra + metrics.descent),
      textToText: grid.up(metrics.leading))
  }
}
