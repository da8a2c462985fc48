import Checking
import Drawing
import Geometry
import Glibc
import Interpreter
import LayoutEngine
import ViewTree

/// `Path`: an outline drawn step by step, and a view as large as it may be.
var paths: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Path: Equatable, LosslessStringConvertible, Shape, Sendable {
        typealias Body = Never
      }
      """),
    Builtin("Path", "init()") { _ in .native(PathValue([])) },
    Builtin("Path", "init(_ callback: (inout Path) -> Void)") { call in
      var arguments: [Value] = [.native(PathValue([]))]
      _ = try call.machine.call(call.arguments[0], updating: &arguments)
      return arguments[0]
    },
    Builtin("Path", "init(_ rect: CGRect)") {
      .native(PathValue(PathShapes.rectangle($0.arguments[0].asRect)))
    },
    Builtin("Path", "init(ellipseIn rect: CGRect)") {
      .native(PathValue(PathShapes.ellipse($0.arguments[0].asRect)))
    },
    Builtin(
      "Path",
      """
      init(roundedRect rect: CGRect, cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous)
      """
    ) {
      .native(
        PathValue(
          PathShapes.roundedRectangle($0.arguments[0].asRect, radius: $0.length(1) ?? 0)))
    },
    Builtin("Path", "func path(in rect: CGRect) -> Path") { $0.arguments[0] },
    Builtin("Path", "var isEmpty: Bool { get }") { call in
      .bool(call.arguments[0].as(PathValue.self)?.elements.isEmpty ?? true)
    },
    Builtin("Path", "var boundingRect: CGRect { get }") { call in
      call.machine.rect(call.arguments[0].as(PathValue.self)?.bounds ?? .zero)
    },
    Builtin("Path", "var currentPoint: CGPoint? { get }") { call in
      call.arguments[0].as(PathValue.self)?.end.map { call.machine.point($0) } ?? .none
    },
    Builtin(
      "Path", "func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path"
    ) {
      call in
      let whole = call.arguments[0].as(PathValue.self)?.elements ?? []
      let part = PathShapes.trimmed(whole, from: call.length(1) ?? 0, to: call.length(2) ?? 1)
      return .native(PathValue(part))
    },
    Builtin("Path", "func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool") { call in
      let elements = call.arguments[0].as(PathValue.self)?.elements ?? []
      let outline = PathOutline(elements, closing: true)
      return .bool(outline.contains(call.point(1), isEvenOdd: try call.flag(2)))
    },
    adding("move(to end: CGPoint)") { call, _ in [.move(call.point(1))] },
    adding("addLine(to end: CGPoint)") { call, _ in [.line(call.point(1))] },
    adding("addQuadCurve(to end: CGPoint, control: CGPoint)") { call, _ in
      [.quadCurve(call.point(1), control: call.point(2))]
    },
    adding("addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)") { call, _ in
      [.curve(call.point(1), control1: call.point(2), control2: call.point(3))]
    },
    adding("closeSubpath()") { _, _ in [.close] },
    adding("addRect(_ rect: CGRect)") { call, _ in
      PathShapes.rectangle(call.arguments[1].asRect)
    },
    adding("addEllipse(in rect: CGRect)") { call, _ in
      PathShapes.ellipse(call.arguments[1].asRect)
    },
    adding(
      "addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)"
    ) { call, _ in
      PathShapes.roundedRectangle(
        call.arguments[1].asRect, radius: call.arguments[2].asSize?.width ?? 0)
    },
    adding("addPath(_ path: Path)") { call, _ in
      call.arguments[1].as(PathValue.self)?.elements ?? []
    },
    adding("addLines(_ lines: [CGPoint])") { call, _ in
      guard case .array(let values) = call.arguments[1] else { return [] }
      return values.compactMap(\.asPoint).enumerated().map {
        $0.offset == 0 ? .move($0.element) : .line($0.element)
      }
    },
    adding(
      """
      addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle,
        clockwise: Bool)
      """
    ) { call, path in
      PathShapes.arc(
        center: call.point(1), radius: call.length(2) ?? 0, from: call.arguments[3].radians,
        to: call.arguments[4].radians, clockwise: try call.flag(5), continuing: path.end != nil)
    },
    adding("addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat)") {
      call, path in
      let corner = call.point(1)
      return PathShapes.corner(
        from: path.end ?? corner, at: corner, to: call.point(2), radius: call.length(3) ?? 0)
    },
    adding(
      "addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle)"
    ) { call, path in
      let start = call.arguments[3].radians
      let delta = call.arguments[4].radians
      return PathShapes.arc(
        center: call.point(1), radius: call.length(2) ?? 0, from: start, to: start + delta,
        clockwise: delta < 0, continuing: path.end != nil)
    },
    Builtin("Path", "func applying(_ transform: CGAffineTransform) -> Path") { call in
      guard let path = call.arguments[0].as(PathValue.self),
        case .structure(let matrix) = call.arguments[1], matrix.fields.count == 6
      else { return call.arguments[0] }
      let m = matrix.fields.map { $0.asLength ?? 0 }
      return .native(
        PathValue(
          path.elements.map { element in
            element.map {
              Point(
                x: m[0] * $0.x + m[2] * $0.y + m[4], y: m[1] * $0.x + m[3] * $0.y + m[5])
            }
          }))
    },
    Builtin("Path", "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") { call in
      guard let path = call.arguments[0].as(PathValue.self) else { return call.arguments[0] }
      let origin = Point(x: call.length(1) ?? 0, y: call.length(2) ?? 0)
      return .native(PathValue(path.elements.map { $0.offset(by: origin) }))
    },
    Builtin("Path", "func strokedPath(_ style: StrokeStyle) -> Path") { $0.arguments[0] },
  ]
}

/// A method that adds to a path.
private func adding(
  _ declaration: String,
  _ elements: @escaping @Sendable (Invocation, PathValue) throws -> [PathElement]
) -> Builtin {
  Builtin("Path", "mutating func \(declaration)") { call in
    let path = call.arguments[0].as(PathValue.self) ?? PathValue([])
    try call.machine.charge(steps: 1)
    let new = try elements(call, path)
    call.arguments[0] = .native(PathValue(path.elements + new))
    return .void
  }
}

extension Invocation {
  fileprivate func point(_ index: Int) -> Point { arguments[index].asPoint ?? .zero }
}

extension Value {
  /// Of an `Angle`.
  var radians: Double {
    guard case .structure(let angle) = self else { return 0 }
    return angle.fields.first?.asLength ?? 0
  }
}

/// A `Path`, as a value of the program and as a view.
final class PathValue: ViewElement, ComparableNative {
  let elements: [PathElement]
  init(_ elements: [PathElement]) { self.elements = elements }

  var viewName: String { "Path" }

  func build(_ build: inout ViewBuild) throws {
    try ShapeValue("Path", .path(self)).build(&build)
  }

  /// Where the next step starts; nil before the first.
  var end: Point? { elements.last { $0.end != nil }?.end }

  /// Around all points, control points included.
  var bounds: Rect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Path") }
  func describe(in machine: Machine) throws -> String {
    elements.map(\.description).joined(separator: " ")
  }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? PathValue)?.elements == elements
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool { isSame(as: other) }
}

extension PathElement {
  fileprivate var end: Point? { points.first }

  /// As a path is written out: its control points, where it goes, and how.
  fileprivate var description: String {
    let letter =
      switch self {
      case .move: "m"
      case .line: "l"
      case .quadCurve: "q"
      case .curve: "c"
      case .close: "h"
      }
    let numbers = (points.dropFirst() + points.prefix(1)).flatMap { [$0.x, $0.y] }
    let texts = numbers.map { "\($0)".hasSuffix(".0") ? "\(Int($0))" : "\($0)" }
    return (texts + [letter]).joined(separator: " ")
  }

  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let one, let two): [point, one, two]
    case .close: []
    }
  }
}

/// Outlines made of lines and curves.
enum PathShapes {
  /// How far the control points of a quarter circle are from its ends, in radii.
  private static let quarter = 0.5522847498

  static func rectangle(_ rect: Rect) -> [PathElement] {
    [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// From its right end on clockwise, as `trim` and a dash count along it.
  static func ellipse(_ rect: Rect) -> [PathElement] {
    let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.midX + x * rx, y: rect.midY + y * ry)
    }
    func round(_ x: Double, _ y: Double, to nextX: Double, _ nextY: Double) -> PathElement {
      .curve(
        at(nextX, nextY), control1: at(x + nextX * quarter, y + nextY * quarter),
        control2: at(nextX + x * quarter, nextY + y * quarter))
    }
    return [
      .move(at(1, 0)), round(1, 0, to: 0, 1), round(0, 1, to: -1, 0), round(-1, 0, to: 0, -1),
      round(0, -1, to: 1, 0), .close,
    ]
  }

  static func roundedRectangle(_ rect: Rect, radius: Double) -> [PathElement] {
    let radius = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
    return corners(rect, radius, radius)
  }

  /// Radii from the top left corner against the clock, none longer than half a side.
  static func rectangle(_ rect: Rect, radii: [Double]) -> [PathElement] {
    let least = min(rect.size.width, rect.size.height) / 2
    let r = radii.map { min($0, least) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let rest = 1 - quarter
    return [
      .move(at(left + r[0], top)), .line(at(right - r[3], top)),
      .curve(
        at(right, top + r[3]), control1: at(right - r[3] * rest, top),
        control2: at(right, top + r[3] * rest)),
      .line(at(right, bottom - r[2])),
      .curve(
        at(right - r[2], bottom), control1: at(right, bottom - r[2] * rest),
        control2: at(right - r[2] * rest, bottom)),
      .line(at(left + r[1], bottom)),
      .curve(
        at(left, bottom - r[1]), control1: at(left + r[1] * rest, bottom),
        control2: at(left, bottom - r[1] * rest)),
      .line(at(left, top + r[0])),
      .curve(
        at(left + r[0], top), control1: at(left, top + r[0] * rest),
        control2: at(left + r[0] * rest, top)), .close,
    ]
  }

  private static func corners(_ rect: Rect, _ rx: Double, _ ry: Double) -> [PathElement] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (cx, cy) = (rx * (1 - quarter), ry * (1 - quarter))
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(at(left + rx, top)), .line(at(right - rx, top)),
      .curve(at(right, top + ry), control1: at(right - cx, top), control2: at(right, top + cy)),
      .line(at(right, bottom - ry)),
      .curve(
        at(right - rx, bottom), control1: at(right, bottom - cy), control2: at(right - cx, bottom)),
      .line(at(left + rx, bottom)),
      .curve(
        at(left, bottom - ry), control1: at(left + cx, bottom), control2: at(left, bottom - cy)),
      .line(at(left, top + ry)),
      .curve(at(left + rx, top), control1: at(left, top + cy), control2: at(left + cx, top)),
      .close,
    ]
  }

  /// A line towards a corner, and the round that leads on from it.
  static func corner(
    from start: Point, at corner: Point, to end: Point, radius: Double
  ) -> [PathElement] {
    func direction(to point: Point) -> Point {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 0, y: 0)
    }
    let (a, b) = (direction(to: start), direction(to: end))
    let cosine = a.x * b.x + a.y * b.y
    guard cosine > -1, cosine < 1 else { return [.line(corner)] }
    // tan of half the angle between the two sides
    let distance = radius / ((1 - cosine) / (1 + cosine)).squareRoot()
    return [
      .line(Point(x: corner.x + a.x * distance, y: corner.y + a.y * distance)),
      .quadCurve(
        Point(x: corner.x + b.x * distance, y: corner.y + b.y * distance), control: corner),
    ]
  }

  /// Angles in radians, growing clockwise on the screen; `clockwise` as SwiftUI means it, in a
  /// coordinate system whose y grows upwards.
  static func arc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool,
    continuing: Bool
  ) -> [PathElement] {
    guard start.isFinite, end.isFinite else { return [] }
    let full = 2 * Double.pi
    var sweep = (end - start).truncatingRemainder(dividingBy: full)
    if abs(end - start) >= full {
      sweep = clockwise ? -full : full
    } else if clockwise && sweep > 0 {
      sweep -= full
    } else if !clockwise && sweep < 0 {
      sweep += full
    }
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let steps = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(steps)
    let reach = 4 / 3 * tan(step / 4) * radius
    var elements: [PathElement] = [continuing ? .line(at(start)) : .move(at(start))]
    for index in 0..<steps {
      let a = start + Double(index) * step
      let b = a + step
      let (from, to) = (at(a), at(b))
      elements.append(
        .curve(
          to, control1: Point(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
          control2: Point(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
    }
    return elements
  }
}
