import Drawing
import Geometry
import Glibc
import Interpreter
import LayoutEngine

/// Shapes made of others: moved, turned, scaled, trimmed, put together.
var shapeEdits: [Builtin] {
  editedTypes + edits + combinations + shapeMembers
}

private var editedTypes: [Builtin] {
  ["TrimmedShape", "OffsetShape", "RotatedShape", "ScaledShape", "TransformedShape"]
    .flatMap { (type: String) -> [Builtin] in
      [
        Builtin(nil, "@frozen struct \(type)<Content: Shape>: Shape { typealias Body = Never }"),
        Builtin(type, "func path(in rect: CGRect) -> Path") { try outlined($0) },
        Builtin(
          "\(type): InsettableShape where Content: InsettableShape",
          "func inset(by amount: CGFloat) -> some InsettableShape"
        ) { .native(ShapeValue(of: $0.arguments[0]).inset(by: $0.length(1) ?? 0)) },
      ]
    }
}

private var edits: [Builtin] {
  [
    Builtin(
      "Shape",
      "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
    ) { call in
      let (from, to) = (call.length(1) ?? 0, call.length(2) ?? 1)
      return .native(
        ShapeValue(of: call.arguments[0]).edited(keepingSize: true) { outline, _ in
          PathShapes.trimmed(outline, from: from, to: to)
        })
    },
    editing("offset(_ offset: CGSize) -> OffsetShape<Self>") { call in
      moving(call.arguments[1].asSize.map { Point(x: $0.width, y: $0.height) } ?? .zero)
    },
    editing("offset(_ offset: CGPoint) -> OffsetShape<Self>") {
      moving($0.arguments[1].asPoint ?? .zero)
    },
    editing("offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>") {
      moving(Point(x: $0.length(1) ?? 0, y: $0.length(2) ?? 0))
    },
    editing("rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>") { call in
      let (angle, anchor) = (call.arguments[1].radians, call.arguments[2].asUnitPoint ?? .center)
      return around(anchor) {
        Point(x: $0.x * cos(angle) - $0.y * sin(angle), y: $0.x * sin(angle) + $0.y * cos(angle))
      }
    },
    editing(
      "scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>"
    ) { call in
      let (x, y, anchor) = (
        call.length(1) ?? 1, call.length(2) ?? 1, call.arguments[3].asUnitPoint ?? .center
      )
      return around(anchor) { Point(x: $0.x * x, y: $0.y * y) }
    },
    editing("scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>") { call in
      let (scale, anchor) = (call.length(1) ?? 1, call.arguments[2].asUnitPoint ?? .center)
      return around(anchor) { Point(x: $0.x * scale, y: $0.y * scale) }
    },
    editing("transform(_ transform: CGAffineTransform) -> TransformedShape<Self>") { call in
      let apply = call.arguments[1].affine
      return { outline, _ in outline.map { $0.map(apply) } }
    },
    Builtin("Shape", "func size(_ size: CGSize) -> some Shape") { call in
      sized(call, call.arguments[1].asSize ?? .zero)
    },
    Builtin("Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape") { call in
      sized(call, Size(width: call.length(1) ?? 0, height: call.length(2) ?? 0))
    },
  ]
}

private var combinations: [Builtin] {
  [
    "union", "subtracting", "intersection", "symmetricDifference", "lineIntersection",
    "lineSubtraction",
  ].map { (name: String) -> Builtin in
    // Both outlines together: which side of them is painted is not told apart.
    Builtin("Shape", "func \(name)<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape") {
      call in
      let (machine, other) = (call.machine, ShapeValue(of: call.arguments[1]))
      return .native(
        ShapeValue(of: call.arguments[0]).edited { outline, rect in
          name == "union" || name == "symmetricDifference"
            ? outline + ((try? other.elements(in: rect, machine)) ?? []) : outline
        })
    }
  }
}

private var shapeMembers: [Builtin] {
  [
    ("rect", "Rectangle", "Rectangle()"), ("circle", "Circle", "Circle()"),
    ("ellipse", "Ellipse", "Ellipse()"), ("capsule", "Capsule", "Capsule()"),
    ("containerRelative", "ContainerRelativeShape", "ContainerRelativeShape()"),
  ].map { member, type, make in
    Builtin("Shape where Self == \(type)", "static var \(member): \(type) { \(make) }")
  }
    + [
      Builtin(
        "ButtonBorderShape: Shape",
        "func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: _name == \"capsule\" ? min(rect.width, rect.height) / 2 : 8) }"
      ),
      Builtin(
        "Shape where Self == ButtonBorderShape",
        "static var buttonBorder: ButtonBorderShape { .automatic }"),
      Builtin(
        "Shape where Self == RoundedRectangle",
        """
        static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
          -> RoundedRectangle
        { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
        """),
      Builtin(
        "Shape where Self == RoundedRectangle",
        """
        static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
          -> RoundedRectangle
        { RoundedRectangle(cornerSize: cornerSize, style: style) }
        """),
      Builtin(
        "Shape where Self == Capsule",
        "static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }"),
      Builtin(
        "Shape where Self == UnevenRoundedRectangle",
        """
        static func rect(
          topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
          bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
          style: RoundedCornerStyle = .continuous
        ) -> UnevenRoundedRectangle {
          UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
        }
        """),
      Builtin(
        "Shape where Self == UnevenRoundedRectangle",
        """
        static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
          -> UnevenRoundedRectangle
        { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
        """),
      Builtin(nil, "struct UnevenRoundedRectangle: InsettableShape { typealias Body = Never }"),
      Builtin(
        "UnevenRoundedRectangle",
        """
        init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
          bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
          style: RoundedCornerStyle = .continuous)
        """
      ) { call in uneven((0..<4).map { call.length($0) ?? 0 }) },
      Builtin(
        "UnevenRoundedRectangle",
        "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
      ) { call in
        guard case .structure(let radii) = call.arguments[0] else { return uneven([0]) }
        return uneven(radii.fields.map { $0.asLength ?? 0 })
      },
      Builtin(
        nil,
        """
        @frozen struct RectangleCornerRadii: Equatable, Sendable {
          var topLeading: CGFloat
          var bottomLeading: CGFloat
          var bottomTrailing: CGFloat
          var topTrailing: CGFloat
          init(
            topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
            topTrailing: CGFloat = 0
          ) {
            self.topLeading = topLeading
            self.bottomLeading = bottomLeading
            self.bottomTrailing = bottomTrailing
            self.topTrailing = topTrailing
          }
        }
        """),
    ]
}

/// The path of a shape of the library's in a rectangle.
func outlined(_ call: Invocation) throws -> Value {
  let elements = try ShapeValue(of: call.arguments[0])
    .elements(in: call.arguments[1].asRect, call.machine)
  return .native(PathValue(elements))
}

/// Radii from the top leading corner against the clock.
private func uneven(_ radii: [Double]) -> Value {
  guard radii.count == 4 else {
    return .native(ShapeValue("UnevenRoundedRectangle", .rectangle))
  }
  let shape = ShapeValue("UnevenRoundedRectangle", .rectangle)
  return .native(
    shape.edited { outline, rect in
      let x = outline.compactMap(\.place?.x)
      let y = outline.compactMap(\.place?.y)
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
        return outline
      }
      let inside = Rect(x: left, y: top, width: right - left, height: bottom - top)
      let inset = (rect.size.width - inside.size.width) / 2
      return PathShapes.rectangle(inside, radii: radii.map { max(0, $0 - inset) })
    })
}

extension PathElement {
  /// Where it ends.
  fileprivate var place: Point? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close: nil
    }
  }
}

private func editing(
  _ declaration: String, _ edit: @escaping @Sendable (Invocation) -> ShapeValue.Edit
) -> Builtin {
  Builtin("Shape", "func \(declaration)") { call in
    .native(ShapeValue(of: call.arguments[0]).edited(edit(call)))
  }
}

private func moving(_ distance: Point) -> ShapeValue.Edit {
  { outline, _ in outline.map { $0.offset(by: distance) } }
}

/// A change of points around a place in the rectangle.
private func around(_ anchor: UnitPoint, _ change: @escaping (Point) -> Point) -> ShapeValue.Edit {
  { outline, rect in
    let center = Point(
      x: rect.minX + rect.size.width * anchor.x, y: rect.minY + rect.size.height * anchor.y)
    return outline.map { element in
      element.map { point in
        let moved = change(Point(x: point.x - center.x, y: point.y - center.y))
        return Point(x: moved.x + center.x, y: moved.y + center.y)
      }
    }
  }
}

private func sized(_ call: Invocation, _ size: Size) -> Value {
  let (machine, shape) = (call.machine, ShapeValue(of: call.arguments[0]))
  return .native(
    shape.edited { outline, rect in
      (try? shape.elements(in: Rect(origin: rect.origin, size: size), machine)) ?? outline
    })
}

extension Value {
  /// A `CGAffineTransform`.
  var affine: (Point) -> Point {
    guard case .structure(let matrix) = self, matrix.fields.count == 6 else { return { $0 } }
    let m = matrix.fields.map { $0.asLength ?? 0 }
    return {
      Point(x: m[0] * $0.x + m[2] * $0.y + m[4], y: m[1] * $0.x + m[3] * $0.y + m[5])
    }
  }
}

extension PathShapes {
  /// The part of an outline between two fractions of its length.
  static func trimmed(_ outline: [PathElement], from: Double, to: Double) -> [PathElement] {
    let lines = PathOutline(outline, closing: false).lines
    let lengths = lines.map { hypot($0.end.x - $0.start.x, $0.end.y - $0.start.y) }
    let total = lengths.reduce(0, +)
    let (low, high) = (max(0, min(1, from)) * total, max(0, min(1, to)) * total)
    var result: [PathElement] = []
    var (position, end) = (0.0, Point?.none)
    for (line, length) in zip(lines, lengths) {
      defer { position += length }
      guard length > 0, position + length > low, position < high else { continue }
      func at(_ distance: Double) -> Point {
        let part = max(0, min(1, (distance - position) / length))
        return Point(
          x: line.start.x + (line.end.x - line.start.x) * part,
          y: line.start.y + (line.end.y - line.start.y) * part)
      }
      let (first, last) = (at(low), at(high))
      if end != first { result.append(.move(first)) }
      result.append(.line(last))
      end = last
    }
    return result
  }
}
