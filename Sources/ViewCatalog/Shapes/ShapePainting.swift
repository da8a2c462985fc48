import Drawing
import Interpreter

/// Fills and strokes of shapes. What they make is a `ShapeView`, which can be painted once more:
/// `Circle().fill(.red).stroke(.blue)`.
var shapePainting: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol ShapeView<Content>: View {
        associatedtype Content: Shape
        @MainActor @preconcurrency var shape: Self.Content { get }
      }
      """)
  ]
    + ["FillShapeView", "StrokeShapeView", "StrokeBorderShapeView"].map { type in
      Builtin(
        nil,
        """
        @frozen struct \(type)<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
          typealias Body = Never
          var shape: Content
        }
        """)
    }
    + [
      fill("Shape", "<Self, S, EmptyView>"), fill("ShapeView", "<Self.Content, S, Self>"),
      Builtin("Shape", "func fill(style: FillStyle = FillStyle()) -> some View") {
        .native(ShapeValue(of: $0.arguments[0]))
      },
      Builtin("Shape", "func stroke(lineWidth: CGFloat = 1) -> some Shape") {
        stroked($0.arguments[0], nil, $0.length(1) ?? 1)
      },
      Builtin("Shape", "func stroke(style: StrokeStyle) -> some Shape") {
        stroked($0.arguments[0], nil, $0.arguments[1].stroke)
      },
      Builtin(
        "InsettableShape",
        "func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View"
      ) {
        stroked($0.arguments[0], nil, $0.length(1) ?? 1, isInside: true)
      },
      Builtin(
        "InsettableShape",
        "func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View"
      ) {
        stroked($0.arguments[0], nil, $0.arguments[1].stroke, isInside: true)
      },
    ]
    + strokes("stroke", "Shape", "StrokeShapeView<Self, S, EmptyView>")
    + strokes("stroke", "ShapeView", "StrokeShapeView<Self.Content, S, Self>")
    + strokes("strokeBorder", "InsettableShape", "StrokeBorderShapeView<Self, S, EmptyView>")
    + strokes(
      "strokeBorder", "ShapeView where Self.Content: InsettableShape",
      "StrokeBorderShapeView<Self.Content, S, Self>")
}

/// A filled shape; over what was painted before.
private func fill(_ owner: String, _ arguments: String) -> Builtin {
  Builtin(
    owner,
    """
    func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
      -> FillShapeView\(arguments)
    """
  ) { filled($0.arguments[1], in: $0.arguments[0]) }
}

/// `stroke` or `strokeBorder` with a width and with a style.
private func strokes(_ name: String, _ owner: String, _ result: String) -> [Builtin] {
  let isInside = name == "strokeBorder"
  return [
    (
      "lineWidth: CGFloat = 1",
      { @Sendable (call: Invocation) in Stroke(width: call.length(2) ?? 1) }
    ),
    ("style: StrokeStyle", { @Sendable (call: Invocation) in call.arguments[2].stroke }),
  ].map { parameter, width in
    Builtin(
      owner,
      """
      func \(name)<S: ShapeStyle>(_ content: S, \(parameter), antialiased: Bool = true)
        -> \(result)
      """
    ) { stroked($0.arguments[0], $0.arguments[1], width($0), isInside: isInside) }
  }
}
