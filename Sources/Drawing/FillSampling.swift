import Geometry
import Glibc

extension Fill {
  var isGradient: Bool {
    switch self {
    case .color: false
    case .linearGradient, .radialGradient, .angularGradient: true
    }
  }

  /// What a box that is filled with it is called where there is no colour: `blue`, `gradient`.
  var title: String {
    switch self {
    case .color(let color): color.title
    case .linearGradient, .radialGradient, .angularGradient: "gradient"
    }
  }

  /// The colour at a place in parts of the frame, whose size is `size`.
  func color(at place: Point, in scheme: ColorScheme, size: Size = .zero) -> RGBA {
    switch self {
    case .color(let color): return color.resolved(in: scheme)
    case .linearGradient(let stops, let start, let end):
      let dx = end.x - start.x
      let dy = end.y - start.y
      let length = dx * dx + dy * dy
      let part = length > 0 ? ((place.x - start.x) * dx + (place.y - start.y) * dy) / length : 0
      return Fill.blend(stops, at: part, in: scheme)
    case .radialGradient(let stops, let center, let radii):
      let dx = place.x - center.x
      let dy = place.y - center.y
      guard let radii, size != .zero else {
        return Fill.blend(stops, at: (dx * dx + dy * dy).squareRoot() * 2, in: scheme)
      }
      let distance = hypot(dx * size.width, dy * size.height)
      let length = radii.upperBound - radii.lowerBound
      let part = length > 0 ? (distance - radii.lowerBound) / length : 1
      return Fill.blend(stops, at: part, in: scheme)
    case .angularGradient(let stops, let center, let start, let end):
      let turn = 2 * Double.pi
      let angle = atan2(
        (place.y - center.y) * max(size.height, 1), (place.x - center.x) * max(size.width, 1))
      let rest = (angle - start).truncatingRemainder(dividingBy: turn)
      let part = end == start ? 0 : (rest < 0 ? rest + turn : rest) / (end - start)
      return Fill.blend(stops, at: part, in: scheme)
    }
  }

  static func blend(_ stops: [Stop], at part: Double, in scheme: ColorScheme) -> RGBA {
    guard var before = stops.first else { return .transparent }
    for stop in stops {
      if stop.location >= part {
        let room = stop.location - before.location
        let share = room > 0 ? (part - before.location) / room : 1
        return before.color.resolved(in: scheme).mixed(
          with: stop.color.resolved(in: scheme), part: share)
      }
      before = stop
    }
    return before.color.resolved(in: scheme)
  }
}

extension Color {
  /// The name of a colour that is one for the eye; empty for backgrounds and labels.
  var title: String {
    guard case .system(let system) = value else { return "" }
    switch system {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .white, .black:
      return system.rawValue
    case .accentColor: return "accent"
    case .gray2, .gray3, .gray4: return SystemColor.gray.rawValue
    case .gray5, .gray6, .clear, .primary, .secondary, .tertiary, .quaternary, .background,
      .secondaryBackground,
      .groupedBackground, .groupedRow, .bar, .separator, .fill, .placeholder, .dimming:
      return ""
    }
  }
}

extension RGBA {
  /// The colour `part` of the way to `other`.
  func mixed(with other: RGBA, part: Double) -> RGBA {
    let part = RGBA.clamped(part)
    return RGBA(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, opacity: opacity + (other.opacity - opacity) * part)
  }

  /// How far apart two colours are, from 0 to 1, by their largest component.
  func distance(to other: RGBA) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

extension Size {
  /// Whether both lengths are finite and not absurdly large.
  var isDrawable: Bool { abs(width) < 1e7 && abs(height) < 1e7 }
}

extension Point {
  /// Whether it is finite and not absurdly far away; false for what is no number.
  var isDrawable: Bool { abs(x) < 1e7 && abs(y) < 1e7 }
}

extension Rect {
  /// Whether all of it is finite and not absurdly large; false for what is no number.
  var isDrawable: Bool { origin.isDrawable && size.isDrawable }

  /// Where a point lies in parts of the rectangle.
  func part(at point: Point) -> Point {
    Point(
      x: size.width > 0 ? (point.x - minX) / size.width : 0,
      y: size.height > 0 ? (point.y - minY) / size.height : 0)
  }
}

/// What a fill covers, cell by cell.
struct FilledArea {
  private let shape: Shape
  private let frame: Rect
  private let cell: Size
  private let outline: PathOutline?
  /// A path of more elements counts as its frame.
  private static let mostSampled = 500

  init(_ shape: Shape, in frame: Rect, cell: Size) {
    self.shape = shape
    self.frame = frame
    self.cell = cell
    if case .path(let elements) = shape, elements.count <= Self.mostSampled {
      outline = PathOutline(elements, closing: true)
    } else {
      outline = nil
    }
  }

  /// Whether the cell around a point is covered: of a path, a good part of the cell.
  func covers(_ point: Point) -> Bool {
    guard let outline else { return shape.contains(point, in: frame) }
    if outline.contains(point) { return true }
    let corners = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].filter { x, y in
      outline.contains(Point(x: point.x + x * cell.width / 4, y: point.y + y * cell.height / 4))
    }
    return corners.count > 1
  }
}

extension Shape {
  /// Whether a point lies in the shape; rounded corners count as their frame, and so does a path,
  /// which `PathOutline` knows better.
  func contains(_ point: Point, in frame: Rect) -> Bool {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .line, .path: return frame.contains(point)
    case .ellipse: return frame.containsInEllipse(point)
    case .circle:
      let side = min(frame.size.width, frame.size.height)
      let square = Rect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return square.containsInEllipse(point)
    }
  }

  /// The smallest rectangle around all of a path's points, control points left out.
  static func bounds(of elements: [PathElement]) -> Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Rect {
  fileprivate func containsInEllipse(_ point: Point) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let x = (point.x - midX) / (size.width / 2)
    let y = (point.y - midY) / (size.height / 2)
    return x * x + y * y <= 1
  }
}
