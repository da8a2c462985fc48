import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Shapes: views as large as they may be, painted with the foreground style (layout rule 4).
var shapes: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Shape: View, Animatable, Sendable {
        func path(in rect: CGRect) -> Path
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
        static var role: ShapeRole { get }
      }
      """),
    Builtin(nil, "enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }"),
    Builtin("Shape", "static var role: ShapeRole { .fill }"),
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
    Builtin(nil, "@frozen struct AnyShape: Shape { typealias Body = Never }"),
    Builtin("AnyShape", "init<S: Shape>(_ shape: S)") { $0.arguments[0] },
    Builtin("AnyShape", "func path(in rect: CGRect) -> Path") { try outlined($0) },
  ]
    + [
      ("Rectangle", Shape.rectangle), ("Circle", .circle), ("Ellipse", .ellipse),
      ("ContainerRelativeShape", .rectangle),
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
    + [
      "Rectangle", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle",
      "ContainerRelativeShape",
    ]
    .flatMap { name in
      [
        Builtin(name, "func path(in rect: CGRect) -> Path") { try outlined($0) },
        Builtin(name, "func inset(by amount: CGFloat) -> some InsettableShape") { call in
          let shape = ShapeValue(of: call.arguments[0])
          return .native(shape.inset(by: call.length(1) ?? 0))
        },
      ]
    }
}
