import Interpreter

/// Core Graphics' values, in Swift itself: their fields are CGFloats in the order written. Where
/// no views are shown, they print as where Swift is compiled without Apple's Foundation.
var graphicsTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CGPoint: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var x: CGFloat = 0
        var y: CGFloat = 0
        init() {}
        init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
        init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          x = CGFloat(try container.decode(Double.self))
          y = CGFloat(try container.decode(Double.self))
        }
        func encode(to encoder: any Encoder) throws {
          try [Double(x), Double(y)].encode(to: encoder)
        }
        static var zero: CGPoint { CGPoint() }
        var debugDescription: String {
          _showsViews() ? "(\\(x), \\(y))" : "Foundation.\\(description)"
        }
        var description: String {
          _showsViews() ? debugDescription : "CGPoint(x: \\(x), y: \\(y))"
        }
        func applying(_ t: CGAffineTransform) -> CGPoint {
          CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct CGSize: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var width: CGFloat = 0
        var height: CGFloat = 0
        init() {}
        init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
        init(width: Int, height: Int) {
          self.width = CGFloat(width)
          self.height = CGFloat(height)
        }
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          width = CGFloat(try container.decode(Double.self))
          height = CGFloat(try container.decode(Double.self))
        }
        func encode(to encoder: any Encoder) throws {
          try [Double(width), Double(height)].encode(to: encoder)
        }
        static var zero: CGSize { CGSize() }
        var debugDescription: String {
          _showsViews() ? "(\\(width), \\(height))" : "Foundation.\\(description)"
        }
        var description: String {
          _showsViews() ? debugDescription : "CGSize(width: \\(width), height: \\(height))"
        }
      }
      """),
    Builtin(
      nil,
      """
      struct CGVector: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        var dx: CGFloat = 0
        var dy: CGFloat = 0
        init() {}
        init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          dx = CGFloat(try container.decode(Double.self))
          dy = CGFloat(try container.decode(Double.self))
        }
        func encode(to encoder: any Encoder) throws {
          try [Double(dx), Double(dy)].encode(to: encoder)
        }
        static var zero: CGVector { CGVector() }
        var debugDescription: String { "(\\(dx), \\(dy))" }
      }
      """),
    Builtin(
      nil,
      """
      struct CGRect: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var origin: CGPoint = CGPoint()
        var size: CGSize = CGSize()
        init() {}
        init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
          origin = CGPoint(x: x, y: y)
          size = CGSize(width: width, height: height)
        }
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          origin = try container.decode(CGPoint.self)
          size = try container.decode(CGSize.self)
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          try container.encode(origin)
          try container.encode(size)
        }
        static var zero: CGRect { CGRect() }
        static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
        var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        var debugDescription: String {
          _showsViews()
            ? "(\\(origin.x), \\(origin.y), \\(size.width), \\(size.height))"
            : "Foundation.\\(description)"
        }
        var description: String {
          if _showsViews() { return debugDescription }
          return "CGRect(origin: \\(origin.debugDescription), size: \\(size.debugDescription))"
        }
      }
      """),
    Builtin("CGRect", "var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }"),
    Builtin("CGRect", "var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }"),
    Builtin("CGRect", "var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }"),
    Builtin("CGRect", "var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }"),
    Builtin("CGRect", "var midX: CGFloat { origin.x + size.width / 2 }"),
    Builtin("CGRect", "var midY: CGFloat { origin.y + size.height / 2 }"),
    Builtin("CGRect", "var width: CGFloat { size.width < 0 ? -size.width : size.width }"),
    Builtin("CGRect", "var height: CGFloat { size.height < 0 ? -size.height : size.height }"),
    Builtin("CGRect", "var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }"),
    Builtin(
      "CGRect",
      """
      func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      """),
    Builtin(
      "CGRect",
      """
      func contains(_ rect2: CGRect) -> Bool {
        rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
      }
      """),
    Builtin(
      "CGRect",
      """
      var standardized: CGRect {
        CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
      }
      """),
    Builtin(
      "CGRect",
      """
      var integral: CGRect {
        if isNull { return self }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return CGRect(
          x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
      }
      """),
    Builtin("CGRect", "func intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isNull }"),
    Builtin(
      "CGRect",
      """
      func intersection(_ r2: CGRect) -> CGRect {
        let left = max(minX, r2.minX)
        let top = max(minY, r2.minY)
        let right = min(maxX, r2.maxX)
        let bottom = min(maxY, r2.maxY)
        if left > right || top > bottom { return CGRect.null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      """),
    Builtin(
      "CGRect",
      """
      func union(_ r2: CGRect) -> CGRect {
        if isNull { return r2 }
        if r2.isNull { return self }
        let left = min(minX, r2.minX)
        let top = min(minY, r2.minY)
        return CGRect(
          x: left, y: top, width: max(maxX, r2.maxX) - left, height: max(maxY, r2.maxY) - top)
      }
      """),
    Builtin(
      "CGRect",
      """
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
      }
      """),
    Builtin(
      "CGRect",
      """
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      """),
    Builtin(
      nil,
      """
      struct CGAffineTransform: Hashable, Codable, Sendable {
        var a: CGFloat = 1
        var b: CGFloat = 0
        var c: CGFloat = 0
        var d: CGFloat = 1
        var tx: CGFloat = 0
        var ty: CGFloat = 0
        init() {}
        init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
          self.a = a
          self.b = b
          self.c = c
          self.d = d
          self.tx = tx
          self.ty = ty
        }
        init(translationX tx: CGFloat, y ty: CGFloat) { self.tx = tx; self.ty = ty }
        init(scaleX sx: CGFloat, y sy: CGFloat) { a = sx; d = sy }
        init(rotationAngle angle: CGFloat) {
          a = cos(angle)
          b = sin(angle)
          c = -sin(angle)
          d = cos(angle)
        }
        static var identity: CGAffineTransform { CGAffineTransform() }
        var isIdentity: Bool { self == CGAffineTransform() }
        func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
          CGAffineTransform(
            a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c,
            d: c * t.b + d * t.d, tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
        }
        func inverted() -> CGAffineTransform {
          let scale = a * d - b * c
          if scale == 0 { return self }
          return CGAffineTransform(
            a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
            tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
        }
        func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
          CGAffineTransform(translationX: x, y: y).concatenating(self)
        }
        func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
          CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }
        func rotated(by angle: CGFloat) -> CGAffineTransform {
          CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
      }
      """),
  ]
    + ["CGPoint", "CGSize", "CGRect"].map { (type: String) in
      Builtin(type, "func equalTo(_ other: \(type)) -> Bool { self == other }")
    }
}
