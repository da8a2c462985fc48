import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Shapes: views as large as they may be, painted with the foreground style (layout rule 4).
let shapes: [Builtin] =
  [
    Builtin(
      nil,
      """
      protocol Shape: View, Animatable, Sendable {
        func path(in rect: CGRect) -> Path
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      }
      """),
    Builtin(
      "Shape",
      """
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      """),
    Builtin("Shape", "var body: some View { get }") {
      .native(ShapeValue(of: $0.arguments[0]))
    },
    Builtin(
      nil,
      """
      protocol InsettableShape: Shape {
        associatedtype InsetShape: InsettableShape = Self
        func inset(by amount: CGFloat) -> InsetShape
      }
      """),
    Builtin(nil, "enum RoundedCornerStyle { case circular, continuous }"),
    Builtin(
      nil, "@frozen struct RoundedRectangle: InsettableShape { typealias Body = Never }"),
    Builtin(
      "RoundedRectangle",
      "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)"
    ) {
      .native(ShapeValue("RoundedRectangle", .roundedRectangle(radius: $0.length(0) ?? 0)))
    },
    Builtin(
      "RoundedRectangle", "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)"
    ) {
      .native(
        ShapeValue(
          "RoundedRectangle", .roundedRectangle(radius: $0.arguments[0].asSize?.width ?? 0)))
    },
    Builtin(
      "Shape", "func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View"
    ) { filled($0.arguments[1], in: $0.arguments[0]) },
    Builtin("Shape", "func fill(style: FillStyle = FillStyle()) -> some View") {
      .native(ShapeValue(of: $0.arguments[0]))
    },
    Builtin(
      "Shape", "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View"
    ) { stroked($0.arguments[0], $0.arguments[1], $0.length(2) ?? 1) },
    Builtin(
      "Shape", "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View"
    ) { stroked($0.arguments[0], $0.arguments[1], $0.arguments[2].lineWidth) },
    Builtin("Shape", "func stroke(lineWidth: CGFloat = 1) -> some Shape") {
      stroked($0.arguments[0], nil, $0.length(1) ?? 1)
    },
    Builtin("Shape", "func stroke(style: StrokeStyle) -> some Shape") {
      stroked($0.arguments[0], nil, $0.arguments[1].lineWidth)
    },
    Builtin(
      "InsettableShape",
      """
      func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1,
        antialiased: Bool = true) -> some View
      """
    ) { stroked($0.arguments[0], $0.arguments[1], $0.length(2) ?? 1, isInside: true) },
    Builtin(
      "InsettableShape",
      "func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View"
    ) { stroked($0.arguments[0], $0.arguments[1], $0.arguments[2].lineWidth, isInside: true) },
    Builtin("InsettableShape", "func strokeBorder(lineWidth: CGFloat = 1) -> some View") {
      stroked($0.arguments[0], nil, $0.length(1) ?? 1, isInside: true)
    },
    Builtin(
      nil,
      """
      @frozen struct StrokeStyle: Equatable, Sendable {
        var lineWidth: CGFloat
        var lineCap: CGLineCap
        var lineJoin: CGLineJoin
        var miterLimit: CGFloat
        var dash: [CGFloat]
        var dashPhase: CGFloat
        init(
          lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
          miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
        ) {
          self.lineWidth = lineWidth
          self.lineCap = lineCap
          self.lineJoin = lineJoin
          self.miterLimit = miterLimit
          self.dash = dash
          self.dashPhase = dashPhase
        }
      }
      """),
    Builtin(nil, "enum CGLineCap: Int32 { case butt, round, square }"),
    Builtin(nil, "enum CGLineJoin: Int32 { case miter, round, bevel }"),
    Builtin(
      "Shape",
      "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
    ) { $0.arguments[0] },
    Builtin("Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape") {
      $0.arguments[0]
    },
    Builtin("Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape") {
      $0.arguments[0]
    },
    Builtin("Shape", "func size(_ size: CGSize) -> some Shape") { $0.arguments[0] },
    Builtin("Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape") {
      $0.arguments[0]
    },
    Builtin(nil, "struct AnyShape: Shape {}"),
    Builtin("AnyShape", "init<S: Shape>(_ shape: S)") { $0.arguments[0] },
    Builtin(nil, "struct UnevenRoundedRectangle: InsettableShape {}"),
    Builtin(
      "UnevenRoundedRectangle",
      """
      init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous)
      """
    ) { call in
      let radius = (0..<4).map { call.length($0) ?? 0 }.max() ?? 0
      return .native(
        ShapeValue("UnevenRoundedRectangle", .roundedRectangle(radius: radius)))
    },
  ]
  + [
    ("Rectangle", Shape.rectangle), ("Circle", .circle), ("Ellipse", .ellipse),
  ].flatMap { name, outline in
    [
      Builtin(nil, "@frozen struct \(name): InsettableShape { typealias Body = Never }"),
      Builtin(name, "init()") { _ in .native(ShapeValue(name, outline)) },
    ]
  }
  + [
    Builtin(nil, "@frozen struct Capsule: InsettableShape { typealias Body = Never }"),
    Builtin("Capsule", "init(style: RoundedCornerStyle = .continuous)") { _ in
      .native(ShapeValue("Capsule", .capsule))
    },
  ]
  + ["Rectangle", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle"]
  .flatMap { name in
    [
      Builtin(name, "func path(in rect: CGRect) -> Path") { call in
        let rect = call.arguments[1].asRect
        return .native(PathValue(ShapeValue(of: call.arguments[0]).elements(in: rect)))
      },
      Builtin(name, "func inset(by amount: CGFloat) -> some InsettableShape") { call in
        let shape = ShapeValue(of: call.arguments[0])
        return .native(shape.inset(by: call.length(1) ?? 0))
      },
    ]
  }
  + [
    ("rect", "Rectangle", "Rectangle()"), ("circle", "Circle", "Circle()"),
    ("ellipse", "Ellipse", "Ellipse()"), ("capsule", "Capsule", "Capsule()"),
  ].map { member, type, make in
    Builtin("Shape where Self == \(type)", "static var \(member): \(type) { \(make) }")
  }
  + [
    Builtin(
      "Shape where Self == RoundedRectangle",
      """
      static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
      {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
      }
      """)
  ]
