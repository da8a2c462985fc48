public import Geometry

/// A path as straight lines: its curves in short parts.
public struct PathOutline {
  public struct Line {
    public var start: Point
    public var end: Point
    /// Whether it is a part of a curve.
    var isCurved = false
  }

  public private(set) var lines: [Line] = []

  /// Into how many lines a curve is taken apart.
  private static let partsOfCurve = 12

  /// A path with a point that is nowhere has no line.
  /// - Parameter closing: whether open parts end where they began, as they do when they are filled.
  public init(_ elements: [PathElement], closing: Bool) {
    var first: Point?
    var last: Point?
    func close(_ lines: inout [Line]) {
      if let last, let first, last != first { lines.append(Line(start: last, end: first)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closing { close(&lines) }
        first = point
        last = point
      case .line(let point):
        if let last { lines.append(Line(start: last, end: point)) }
        last = point
      case .quadCurve(let point, let control):
        if let last {
          let (first, second) = (last.part(2 / 3, to: control), point.part(2 / 3, to: control))
          add(from: last, first, second, point)
        }
        last = point
      case .curve(let point, let first, let second):
        if let last { add(from: last, first, second, point) }
        last = point
      case .close:
        close(&lines)
        last = first
      }
      first = first ?? last
    }
    if closing { close(&lines) }
    if !lines.allSatisfy({ $0.start.isDrawable && $0.end.isDrawable }) { lines = [] }
  }

  /// Whether all it has are upright and level lines that end where they began.
  var isBox: Bool {
    guard let first = lines.first, let last = lines.last else { return true }
    return first.start == last.end
      && lines.allSatisfy { $0.start.x == $0.end.x || $0.start.y == $0.end.y }
  }

  /// Whether a point is inside: by how often the lines wind around it, or by how often a ray from
  /// there crosses them.
  public func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in lines {
      let (low, high) = (line.start.y <= point.y, line.end.y <= point.y)
      guard low != high else { continue }
      let part = (point.y - line.start.y) / (line.end.y - line.start.y)
      guard line.start.x + (line.end.x - line.start.x) * part > point.x else { continue }
      winding += low ? 1 : -1
      crossings += 1
    }
    return isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  private mutating func add(from start: Point, _ first: Point, _ second: Point, _ end: Point) {
    var last = start
    for step in 1...Self.partsOfCurve {
      let part = Double(step) / Double(Self.partsOfCurve)
      let (a, b, c) = (
        start.part(part, to: first), first.part(part, to: second), second.part(part, to: end)
      )
      let next = a.part(part, to: b).part(part, to: b.part(part, to: c))
      lines.append(Line(start: last, end: next, isCurved: true))
      last = next
    }
  }
}

extension Point {
  /// The point that is `part` of the way to another.
  fileprivate func part(_ part: Double, to other: Point) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
