import Interpreter

/// `UIBezierPath`, over a path of SwiftUI's, and UIKit's spelling, which finds no mistake.
var uiKitPaths: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIBezierPath: NSObject {
        var _path: Path = Path()
        var lineWidth: CGFloat = 1
        var lineCapStyle: CGLineCap = .butt
        var lineJoinStyle: CGLineJoin = .miter
        var miterLimit: CGFloat = 10
        var usesEvenOddFillRule: Bool = false
        var cgPath: CGPath { get { CGPath(_path) } set { _path = newValue._path } }
        var bounds: CGRect { _path.boundingRect }
        var isEmpty: Bool { _path.isEmpty }
        var currentPoint: CGPoint { _path.currentPoint ?? .zero }
        override init() {}
        init(rect: CGRect) { _path = Path(rect) }
        init(ovalIn rect: CGRect) { _path = Path(ellipseIn: rect) }
        init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
          _path = Path(roundedRect: rect, cornerRadius: cornerRadius)
        }
        init(
          roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
        ) {
          let radius = cornerRadii.width
          func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
          _path = UnevenRoundedRectangle(
            topLeadingRadius: at(.topLeft), bottomLeadingRadius: at(.bottomLeft),
            bottomTrailingRadius: at(.bottomRight), topTrailingRadius: at(.topRight)
          ).path(in: rect)
        }
        init(
          arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
          clockwise: Bool
        ) {
          _path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
        }
        init(cgPath: CGPath) { _path = cgPath._path }
        func move(to point: CGPoint) { _path.move(to: point) }
        func addLine(to point: CGPoint) { _path.addLine(to: point) }
        func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
          _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
        }
        func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
          _path.addQuadCurve(to: endPoint, control: controlPoint)
        }
        func addArc(
          withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
          clockwise: Bool
        ) {
          _path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
        }
        func close() { _path.closeSubpath() }
        func append(_ bezierPath: UIBezierPath) { _path.addPath(bezierPath._path) }
        func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }
      }
      """),
    Builtin("Path", "init(_ path: CGPath) { self = path._path }"),
    Builtin("Path", "var cgPath: CGPath { CGPath(self) }"),
    Builtin(
      nil,
      """
      class CGPath: Hashable {
        var _path: Path = Path()
        init(_ path: Path) { _path = path }
        init(rect: CGRect, transform: CGAffineTransform?) { _path = Path(rect) }
        init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
          _path = Path(ellipseIn: rect)
        }
        init(
          roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
          transform: CGAffineTransform?
        ) { _path = Path(roundedRect: rect, cornerRadius: cornerWidth) }
        var isEmpty: Bool { _path.isEmpty }
        var currentPoint: CGPoint { _path.currentPoint ?? .zero }
        var boundingBox: CGRect { _path.boundingRect }
        var boundingBoxOfPath: CGRect { _path.boundingRect }
        func contains(_ point: CGPoint) -> Bool { _path.contains(point) }
        static func == (a: CGPath, b: CGPath) -> Bool { a._path == b._path }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      """),
    Builtin(
      nil,
      """
      class CGMutablePath: CGPath {
        init() { super.init(Path()) }
        func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
          _path.move(to: point.applying(transform))
        }
        func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
          _path.addLine(to: point.applying(transform))
        }
        func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
          _path.addLines(points, transform: transform)
        }
        func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
          _path.addRect(rect, transform: transform)
        }
        func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
          _path.addRects(rects, transform: transform)
        }
        func addRoundedRect(
          in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          _path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
            style: .circular, transform: transform)
        }
        func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
          _path.addEllipse(in: rect, transform: transform)
        }
        func addQuadCurve(
          to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
        ) {
          _path.addQuadCurve(
            to: end.applying(transform), control: control.applying(transform))
        }
        func addCurve(
          to end: CGPoint, control1: CGPoint, control2: CGPoint,
          transform: CGAffineTransform = .identity
        ) {
          _path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        }
        func addArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
          transform: CGAffineTransform = .identity
        ) {
          _path.addArc(
            center: center.applying(transform), radius: radius,
            startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
            clockwise: clockwise)
        }
        func addRelativeArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          _path.addRelativeArc(
            center: center.applying(transform), radius: radius,
            startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)))
        }
        func addArc(
          tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          _path.addArc(
            tangent1End: tangent1End.applying(transform),
            tangent2End: tangent2End.applying(transform), radius: radius)
        }
        func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
          _path.addPath(path._path, transform: transform)
        }
        func closeSubpath() { _path.closeSubpath() }
      }
      """),
    optionSet("UIRectCorner", raw: "UInt", ["topLeft", "topRight", "bottomLeft", "bottomRight"]),
    Builtin("UIRectCorner", "static let allCorners = UIRectCorner(rawValue: 15)"),
    Builtin(
      nil,
      """
      class UITextChecker: NSObject {
        override init() {}
        func rangeOfMisspelledWord(
          in stringToCheck: String, range: NSRange, startingAt: Int, wrap wrapFlag: Bool,
          language: String
        ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
        func guesses(forWordRange range: NSRange, in string: String, language: String)
          -> [String]?
        { nil }
        class func hasLearnedWord(_ word: String) -> Bool { false }
        class func learnWord(_ word: String) {}
      }
      """),
  ]
}
