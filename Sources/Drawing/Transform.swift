import Geometry

/// A change of places in the plane: turned, scaled, slanted, moved.
///
/// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Whether a rectangle stays one, its sides along the axes.
  public var keepsRectangles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The same around a point that keeps its place.
  public func around(_ anchor: Point) -> Transform {
    var moved = self
    moved.tx = anchor.x - a * anchor.x - c * anchor.y + tx
    moved.ty = anchor.y - b * anchor.x - d * anchor.y + ty
    return moved
  }

  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the corners of the changed one.
  public func apply(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// First `other`, then this.
  public func after(_ other: Transform) -> Transform {
    let origin = apply(Point(x: other.tx, y: other.ty))
    return Transform(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b,
      c: a * other.c + c * other.d, d: b * other.c + d * other.d, tx: origin.x, ty: origin.y)
  }

  /// What takes the change back; nil where all falls on one line.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    var back = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: 0,
      ty: 0)
    let origin = back.apply(Point(x: tx, y: ty))
    (back.tx, back.ty) = (-origin.x, -origin.y)
    return back
  }
}

extension Transform {
  /// Whether rectangles stay upright.
  public var keepsCorners: Bool {
    abs(b) < 1e-6 && abs(c) < 1e-6 || abs(a) < 1e-6 && abs(d) < 1e-6
  }
}

extension Shape {
  /// The shape where its own points are changed; others are changed by their frame.
  func moved(by transform: Transform?) -> Shape {
    guard let transform, case .path(let elements) = self else { return self }
    return .path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadCurve(let point, let control):
          .quadCurve(transform.apply(point), control: transform.apply(control))
        case .curve(let point, let one, let two):
          .curve(
            transform.apply(point), control1: transform.apply(one),
            control2: transform.apply(two))
        case .close: .close
        }
      })
  }
}
