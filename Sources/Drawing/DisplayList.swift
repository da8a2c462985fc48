import Geometry

/// What to paint, bottom first, in the window's points.
public struct DisplayList: Hashable, Sendable {
  public var items: [DisplayItem]

  public init(_ items: [DisplayItem] = []) { self.items = items }

  public mutating func append(_ item: DisplayItem) { items.append(item) }

  public mutating func append(_ content: DisplayItem.Content, in frame: Rect) {
    items.append(DisplayItem(content, in: frame))
  }

  /// Appends `.begin(scope)`, what `draw` appends, and `.end`.
  public mutating func scope(
    _ scope: Scope, in frame: Rect, _ draw: (inout DisplayList) throws -> Void
  ) rethrows {
    append(.begin(scope), in: frame)
    try draw(&self)
    append(.end, in: frame)
  }
}

/// One thing to paint, and where.
public struct DisplayItem: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case fill(Shape, Fill)
    case stroke(Shape, Fill, Stroke)
    case text(DisplayText)
    case symbol(Symbol)
    /// The painted part of a control that has no label of its own inside: a switch, a track.
    case control(Control)
    /// What follows, up to the matching `.end`, belongs to the scope.
    case begin(Scope)
    case end

    /// A whole line of one colour, `lineWidth` points wide.
    public static func stroke(_ shape: Shape, _ color: Color, lineWidth: Double) -> Content {
      .stroke(shape, .color(color), Stroke(width: lineWidth))
    }
  }

  public var frame: Rect
  public var content: Content

  public init(_ content: Content, in frame: Rect) {
    self.content = content
    self.frame = frame
  }
}

/// The outline of a fill, a stroke or a clip, inscribed in the item's frame.
public enum Shape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case capsule
  case ellipse
  /// As large as fits, in the middle.
  case circle
  /// A thin line along the middle of the frame's longer side, such as a divider.
  case line
  /// Points in the window's coordinates.
  case path([PathElement])
}

public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadCurve(Point, control: Point)
  case curve(Point, control1: Point, control2: Point)
  case close
}

/// What a shape is filled with.
public enum Fill: Hashable, Sendable {
  /// A colour at a place of a gradient, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  case color(Color)
  /// From `start` to `end`, in parts of the frame: (0, 0) is its top left, (1, 1) its bottom right.
  case linearGradient([Stop], start: Point, end: Point)
  /// From the centre outwards, between two distances in points; without those from the centre to
  /// the farthest edge.
  case radialGradient([Stop], center: Point, radii: ClosedRange<Double>? = nil)
  /// Around the centre, between two angles in radians that grow clockwise from the right.
  case angularGradient([Stop], center: Point, from: Double, to: Double)
}

/// How the line of a stroke is drawn.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// In points, as are the dashes.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// Lengths of lines and gaps in turn; none is a whole line.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// One line of text in one style; the item's frame is the line's.
public struct DisplayText: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  /// From the frame's top to the baseline, in points.
  public var baseline: Double

  public init(_ text: String, style: TextStyle, baseline: Double) {
    self.text = text
    self.style = style
    self.baseline = baseline
  }
}

public struct TextStyle: Hashable, Sendable {
  public enum Design: Hashable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// In points.
  public var size: Double
  /// As CSS counts it: 400 regular, 700 bold.
  public var weight: Int
  public var design: Design
  public var isItalic: Bool
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  public var color: Color
  /// What the letters are filled with, where that is more than the one colour.
  public var fill: Fill?
  /// Added after every letter, in points.
  public var tracking = 0.0

  public init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, color: Color = Color(.primary)
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.color = color
  }
}

/// A picture by name: an SF Symbol, or an image that navlab does not have.
public struct Symbol: Hashable, Sendable {
  public var name: String
  public var color: Color
  /// The size of the type it stands beside, in points.
  public var size: Double

  public init(_ name: String, color: Color = Color(.primary), size: Double = 17) {
    self.name = name
    self.color = color
    self.size = size
  }
}

/// What a stretch of the list belongs to.
public enum Scope: Hashable, Sendable {
  /// Nothing is painted outside the shape in the item's frame.
  case clip(Shape)
  /// Only what lies under what the list paints is seen.
  case mask(DisplayList)
  case opacity(Double)
  /// What is inside is painted turned, larger or smaller.
  case transform(Transform)
  /// Colours by name are those of the scheme.
  case colorScheme(ColorScheme)
  /// A shadow of all that is inside, so far off and so soft, in points.
  case shadow(Color, radius: Double, offset: Point)
  /// In points.
  case blur(radius: Double)
  /// The texts and symbols in the scope are the control's label.
  case control(Control)
  /// The item's frame is a surface above the rest; with `dims`, the rest is dimmed.
  case layer(Layer)
}

public struct Layer: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case sheet, fullScreenCover, popover, alert, menu, bar
    /// What stands on it paints its own surface.
    case floating
  }

  public var kind: Kind
  /// Whether what lies below is dimmed, over the whole canvas.
  public var dims: Bool

  public init(_ kind: Kind, dims: Bool = false) {
    self.kind = kind
    self.dims = dims
  }
}

/// Something that a user can act on, as far as it shows.
public struct Control: Hashable, Sendable {
  public enum ButtonStyle: Hashable, Sendable {
    case plain, bordered, prominent
  }

  public enum Kind: Hashable, Sendable {
    case button(ButtonStyle)
    case link
    /// A row that pushes: a chevron at its trailing edge.
    case disclosure
    /// A section that opens and closes.
    case outline(isExpanded: Bool)
    case back
    case toggle(isOn: Bool)
    case checkbox(isOn: Bool)
    case checkmark
    case radio(isOn: Bool)
    case textField(text: String, placeholder: String, isFocused: Bool)
    case secureField(count: Int, placeholder: String, isFocused: Bool)
    case searchField(text: String, placeholder: String, isFocused: Bool)
    /// From 0 to 1.
    /// Its place, and those of its ticks, from 0 to 1.
    case slider(Double, ticks: [Double] = [])
    case stepper
    case segmented([String], selection: Int?)
    case menu
    case wheel([String], selection: Int?)
    /// From 0 to 1; nil turns for ever.
    case progress(Double?)
    case spinner
    case gauge(Double)
    case pageDots(count: Int, current: Int)
    case tab(isSelected: Bool)
    /// The handle at a sheet's top.
    case grabber
    case colorWell(Color)
  }

  public var kind: Kind
  public var isEnabled: Bool
  /// Stands for the accent colour, and for a switch's green.
  public var tint: Color?
  /// Of a button's shape, in points; nil is a capsule.
  public var cornerRadius: Double?
  /// Whether a field has a box of its own.
  public var isBordered = true
  /// How a field's text looks; its placeholder is grey.
  public var textStyle = TextStyle(size: 17)
  /// Where a field's text stands: from 0 at its left end to 1 at its right.
  public var textPlace = 0.0
  /// Whether what stands at its trailing end is on its left.
  public var isMirrored = false

  public init(_ kind: Kind, isEnabled: Bool = true, tint: Color? = nil) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.tint = tint
  }
}
