import Drawing
import Geometry
import Interpreter

/// What a `Path` is made of, step by step and as a text, and the less used ways to add to it.
var pathParts: [Builtin] {
  [
    Builtin(
      "Path",
      """
      @frozen enum Element: Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
      }
      """),
    // A step as it is written: where it leads to comes last, after its control points.
    Builtin("Path", "var _steps: [(letter: String, points: [CGPoint])] { get }") { call in
      let elements = call.arguments[0].as(PathValue.self)?.elements ?? []
      return .array(
        elements.map { element in
          let (letter, points) = element.written
          return .tuple([.string(letter), .array(points.map { call.machine.point($0) })])
        })
    },
    Builtin(
      "Path",
      """
      func forEach(_ body: (Path.Element) -> Void) {
        for (letter, points) in _steps {
          switch letter {
          case "m": body(.move(to: points[0]))
          case "l": body(.line(to: points[0]))
          case "q": body(.quadCurve(to: points[1], control: points[0]))
          case "c": body(.curve(to: points[2], control1: points[0], control2: points[1]))
          default: body(.closeSubpath)
          }
        }
      }
      """),
    Builtin(
      "Path",
      """
      var description: String {
        let words = _steps.flatMap { step in
          step.points.flatMap { [$0.x, $0.y] }.map { String(format: "%g", $0) } + [step.letter]
        }
        return words.joined(separator: " ")
      }
      """),
    Builtin(
      "Path",
      """
      init?(_ string: String) {
        self.init()
        var points: [CGFloat] = []
        for word in string.split(separator: " ") {
          if let number = Double(word) {
            points.append(CGFloat(number))
            continue
          }
          let at = stride(from: 0, to: points.count - 1, by: 2).map {
            CGPoint(x: points[$0], y: points[$0 + 1])
          }
          switch (word, at.count) {
          case ("m", 1): move(to: at[0])
          case ("l", 1): addLine(to: at[0])
          case ("q", 2): addQuadCurve(to: at[1], control: at[0])
          case ("c", 3): addCurve(to: at[2], control1: at[0], control2: at[1])
          case ("h", 0): closeSubpath()
          default: return nil
          }
          points = []
        }
      }
      """),
    Builtin(
      "Path",
      """
      init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
      }
      """),
    Builtin(
      "Path",
      """
      init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
      ) { self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect) }
      """),
    Builtin(
      "Path",
      """
      mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
      ) {
        addPath(
          Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
      }
      """),
    Builtin(
      "Path",
      """
      mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addPath(Path(rect), transform: transform) }
      }
      """),
    Builtin(
      "Path",
      """
      mutating func addPath(_ path: Path, transform: CGAffineTransform) {
        addPath(path.applying(transform))
      }
      """),
    moved("addRect(_ rect: CGRect", "addRect(rect)"),
    moved("addEllipse(in rect: CGRect", "addEllipse(in: rect)"),
    moved("addLines(_ lines: [CGPoint]", "addLines(lines)"),
    moved(
      """
      addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
      """, "addRoundedRect(in: rect, cornerSize: cornerSize, style: style)"),
    moved(
      """
      addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
      """,
      """
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
      """),
  ]
}

/// A method that adds to a path, where what it adds is moved first.
private func moved(_ declaration: String, _ call: String) -> Builtin {
  Builtin(
    "Path",
    """
    mutating func \(declaration), transform: CGAffineTransform) {
      addPath(Path { $0.\(call) }, transform: transform)
    }
    """)
}

extension PathElement {
  /// Its letter and its points, as a path's description has them.
  fileprivate var written: (String, [Point]) {
    switch self {
    case .move(let point): ("m", [point])
    case .line(let point): ("l", [point])
    case .quadCurve(let point, let control): ("q", [control, point])
    case .curve(let point, let one, let two): ("c", [one, two, point])
    case .close: ("h", [])
    }
  }
}
