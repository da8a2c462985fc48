import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Shapes: views as large as they may be, painted with the foreground style (layout rule 4).
let shapes: [Builtin] =
  [
    Builtin(nil, "protocol Shape: View { func path(in rect: CGRect) -> Path }"),
    Builtin(nil, "protocol InsettableShape: Shape {}"),
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
    Builtin("Shape", "func fill<S: ShapeStyle>(_ content: S) -> some View") {
      filled($0.arguments[1], in: $0.arguments[0])
    },
    Builtin("Shape", "func fill() -> some View") { $0.arguments[0] },
    Builtin(
      "Shape", "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View"
    ) { stroked($0.arguments[0], $0.arguments[1], $0.length(2) ?? 1) },
    Builtin("Shape", "func stroke(lineWidth: CGFloat = 1) -> some Shape") {
      stroked($0.arguments[0], .native(ColorValue(.primary)), $0.length(1) ?? 1)
    },
    Builtin(
      "InsettableShape",
      "func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View"
    ) { stroked($0.arguments[0], $0.arguments[1], $0.length(2) ?? 1) },
    Builtin("InsettableShape", "func strokeBorder(lineWidth: CGFloat = 1) -> some View") {
      stroked($0.arguments[0], .native(ColorValue(.primary)), $0.length(1) ?? 1)
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

/// A shape: its outline, and how it is painted.
final class ShapeValue: ViewElement {
  enum Paint {
    case foreground
    case fill(Value)
    case stroke(Value, width: Double)
  }

  let viewName: String
  let outline: Shape
  private let paint: Paint

  init(_ viewName: String, _ outline: Shape, paint: Paint = .foreground) {
    self.viewName = viewName
    self.outline = outline
    self.paint = paint
  }

  func painted(_ paint: Paint) -> ShapeValue { ShapeValue(viewName, outline, paint: paint) }

  func build(_ build: inout ViewBuild) throws {
    build.layout(outline == .circle ? .circle : .flexible)
    let (outline, paint) = (outline, paint)
    build.draw { context in
      switch paint {
      case .foreground:
        let color = context.environment.system.foreground ?? Color(.primary)
        context.list.append(.fill(outline, .color(color)), in: context.frame)
      case .fill(let style):
        context.list.append(
          .fill(outline, style.fill(in: context.environment)), in: context.frame)
      case .stroke(let style, let width):
        let color = style.fill(in: context.environment).representative
        context.list.append(.stroke(outline, color, lineWidth: width), in: context.frame)
      }
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(viewName) }
}

/// A rectangle, or the given shape, filled with a style.
func filled(_ style: Value, in shape: Value? = nil) -> Value {
  if let shape = shape?.as(ShapeValue.self) { return .native(shape.painted(.fill(style))) }
  if shape == nil, style.as(ColorValue.self) != nil { return style }
  return .native(ShapeValue("Rectangle", .rectangle, paint: .fill(style)))
}

private func stroked(_ shape: Value, _ style: Value, _ width: Double) -> Value {
  guard let shape = shape.as(ShapeValue.self) else { return shape }
  return .native(shape.painted(.stroke(style, width: width)))
}
