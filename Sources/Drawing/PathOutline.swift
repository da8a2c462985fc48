public import Geometry

/// The outline of a path as straight lines.
public struct PathOutline {
  /// One after the other, closed where the path says so.
  public let lines: [(start: Point, end: Point)]
  /// The same, and those that close what the path leaves open, where it is filled.
  private let edges: [(start: Point, end: Point)]

  /// How many straight lines stand for a curve.
  private static let pieces = 16

  public init(_ elements: [PathElement]) {
    var lines: [(start: Point, end: Point)] = []
    var closing: [(start: Point, end: Point)] = []
    var (current, start) = (Point.zero, Point.zero)
    func go(to point: Point) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        closing.append((current, start))
        (current, start) = (point, point)
      case .line(let point): go(to: point)
      case .close: go(to: start)
      case .quadCurve(let point, let control):
        let from = current
        for step in 1...Self.pieces {
          let t = Double(step) / Double(Self.pieces)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          go(
            to: Point(
              x: a * from.x + b * control.x + c * point.x,
              y: a * from.y + b * control.y + c * point.y))
        }
      case .curve(let point, let one, let two):
        let from = current
        for step in 1...Self.pieces {
          let t = Double(step) / Double(Self.pieces)
          let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
          let (c, d) = (3 * t * t * (1 - t), t * t * t)
          go(
            to: Point(
              x: a * from.x + b * one.x + c * two.x + d * point.x,
              y: a * from.y + b * one.y + c * two.y + d * point.y))
        }
      }
    }
    self.lines = lines
    edges = lines + closing + [(current, start)]
  }

  /// Whether a point is inside: by how often the outline goes around it, or by how often a ray from
  /// there crosses the outline.
  public func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    var (windings, crossings) = (0, 0)
    for line in edges {
      let (a, b) = (line.start, line.end)
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { continue }
      crossings += 1
      windings += a.y < b.y ? 1 : -1
    }
    return isEvenOdd ? crossings % 2 == 1 : windings != 0
  }
}
