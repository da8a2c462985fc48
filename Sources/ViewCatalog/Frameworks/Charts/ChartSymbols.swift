import Interpreter

/// The symbols at a chart's data, and how lines run between them.
var chartSymbols: [Builtin] {
  [
    Builtin(nil, "protocol ChartSymbolShape: Shape { var perceptualUnitRect: CGRect { get } }"),
    Builtin(
      "ChartSymbolShape",
      "var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }"),
    Builtin(
      nil,
      """
      struct BasicChartSymbolShape: ChartSymbolShape {
        let _path: (CGRect) -> Path
        init(_path: @escaping (CGRect) -> Path) { self._path = _path }
        init(_corners: [CGPoint]) {
          _path = { rect in
            if _corners.isEmpty { return Path(ellipseIn: rect) }
            return Path { path in
              path.addLines(
                _corners.map {
                  CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
                })
              path.closeSubpath()
            }
          }
        }
        func path(in rect: CGRect) -> Path { _path(rect) }
        static var _all: [BasicChartSymbolShape] {
          [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
        }
      }
      """),
    Builtin("Circle: ChartSymbolShape", "typealias _Symbol = BasicChartSymbolShape"),
    Builtin(
      "ChartSymbolShape",
      """
      func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape {
        BasicChartSymbolShape(_path: { rect in
          var path = self.path(in: rect)
          path.addPath(self.path(in: rect.insetBy(dx: lineWidth, dy: lineWidth)))
          return path
        })
      }
      """),
    Builtin(
      nil,
      """
      struct InterpolationMethod {
        let _kind: String
        static let linear = InterpolationMethod(_kind: "linear")
        static let monotone = InterpolationMethod(_kind: "monotone")
        static let cardinal = InterpolationMethod(_kind: "curve")
        static let catmullRom = InterpolationMethod(_kind: "curve")
        static let stepStart = InterpolationMethod(_kind: "start")
        static let stepCenter = InterpolationMethod(_kind: "center")
        static let stepEnd = InterpolationMethod(_kind: "end")
        static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
        static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
        // From the second point, where the path is, to the third.
        func _reach(_ path: inout Path, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
          switch _kind {
          case "start": path.addLine(to: CGPoint(x: b.x, y: c.y))
          case "end": path.addLine(to: CGPoint(x: c.x, y: b.y))
          case "center":
            path.addLine(to: CGPoint(x: (b.x + c.x) / 2, y: b.y))
            path.addLine(to: CGPoint(x: (b.x + c.x) / 2, y: c.y))
          case "curve", "monotone":
            let third = (c.x - b.x) / 3
            path.addCurve(
              to: c, control1: CGPoint(x: b.x + third, y: b.y + third * _slope(a, b, c)),
              control2: CGPoint(x: c.x - third, y: c.y - third * _slope(b, c, d)))
            return
          default: break
          }
          path.addLine(to: c)
        }
        // How steep the curve is at the middle one; a monotone one is level where it turns.
        func _slope(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
          if c.x == a.x { return 0 }
          if _kind == "monotone", (b.y - a.y) * (c.y - b.y) <= 0 { return 0 }
          return (c.y - a.y) / (c.x - a.x)
        }
      }
      """),
  ]
    + symbolCorners.map { name, corners in
      Builtin(
        "ChartSymbolShape where Self == BasicChartSymbolShape",
        """
        static var \(name): BasicChartSymbolShape {
          BasicChartSymbolShape(
            _corners: [\(corners.map { "CGPoint(x: \($0.0), y: \($0.1))" }.joined(separator: ", "))])
        }
        """)
    }
}

/// The corners of each symbol in a square of one point; a circle has none.
private let symbolCorners: KeyValuePairs<String, [(Double, Double)]> = [
  "circle": [],
  "square": [(0, 0), (1, 0), (1, 1), (0, 1)],
  "triangle": [(0.5, 0), (1, 1), (0, 1)],
  "diamond": [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)],
  "pentagon": [(0.5, 0), (1, 0.4), (0.8, 1), (0.2, 1), (0, 0.4)],
  "plus": plus,
  "cross": plus.map { x, y in
    (0.5 + ((x - 0.5) - (y - 0.5)) * 0.7, 0.5 + ((x - 0.5) + (y - 0.5)) * 0.7)
  },
  "asterisk": [
    (0.5, 0), (0.6, 0.35), (1, 0.3), (0.7, 0.55), (0.8, 1), (0.5, 0.7), (0.2, 1), (0.3, 0.55),
    (0, 0.3), (0.4, 0.35),
  ],
]

private let plus: [(Double, Double)] = [
  (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1), (0.35, 1),
  (0.35, 0.65), (0, 0.65), (0, 0.35), (0.35, 0.35),
]
