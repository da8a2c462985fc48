import Checking
import Drawing
import Interpreter
import ViewTree

/// `ShapeStyle`: colours, gradients, materials, and where a style may stand.
let shapeStyles: [Builtin] =
  [
    Builtin(nil, "protocol ShapeStyle: Sendable {}"),
    Builtin(nil, "@frozen struct AnyShapeStyle: ShapeStyle {}"),
    Builtin("AnyShapeStyle", "init<S: ShapeStyle>(_ style: S)") { $0.arguments[0] },
    Builtin(nil, "struct HierarchicalShapeStyle: ShapeStyle {}"),
    Builtin(
      "ShapeStyle where Self == HierarchicalShapeStyle",
      "static var primary: HierarchicalShapeStyle { get }"
    ) { _ in .native(ColorValue(.primary)) },
    Builtin(
      "ShapeStyle where Self == HierarchicalShapeStyle",
      "static var secondary: HierarchicalShapeStyle { get }"
    ) { _ in .native(ColorValue(.secondary)) },
    Builtin(
      "ShapeStyle where Self == HierarchicalShapeStyle",
      "static var tertiary: HierarchicalShapeStyle { get }"
    ) { _ in .native(ColorValue(.tertiary)) },
    Builtin(
      "ShapeStyle where Self == HierarchicalShapeStyle",
      "static var quaternary: HierarchicalShapeStyle { get }"
    ) { _ in .native(ColorValue(.quaternary)) },
    Builtin(nil, "struct BackgroundStyle: ShapeStyle { init() {} }"),
    Builtin(
      "ShapeStyle where Self == BackgroundStyle", "static var background: BackgroundStyle { get }"
    ) { _ in .native(ColorValue(.background)) },
    Builtin(nil, "struct TintShapeStyle: ShapeStyle { init() {} }"),
    Builtin("ShapeStyle where Self == TintShapeStyle", "static var tint: TintShapeStyle { get }") {
      _ in .native(ColorValue(.accentColor))
    },
    Builtin(nil, "struct Material: ShapeStyle {}"),
  ]
  + ["ultraThin", "thin", "regular", "thick", "ultraThick"].flatMap { name in
    [
      Builtin("Material", "static var \(name): Material { get }") { _ in
        .native(ColorValue(Color(.bar, opacity: 0.8)))
      },
      Builtin(
        "ShapeStyle where Self == Material", "static var \(name)Material: Material { get }"
      ) { _ in .native(ColorValue(Color(.bar, opacity: 0.8))) },
    ]
  }

/// A style that can be painted: a colour or a gradient.
protocol ShapeStyleValue: NativeValue {
  func fill(in environment: EnvironmentValues) -> Fill
}

extension Value {
  /// What a `ShapeStyle` paints; the foreground where it is unknown.
  func fill(in environment: EnvironmentValues) -> Fill {
    if case .native(let native as any ShapeStyleValue) = self {
      return native.fill(in: environment)
    }
    if case .existential(let value, _) = self { return value.fill(in: environment) }
    return .color(environment.system.foreground ?? Color(.primary))
  }
}

extension Fill {
  /// One colour for the whole: a gradient's first.
  var representative: Color {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _): stops.first?.color ?? Color(SystemColor.clear)
    case .radialGradient(let stops, _): stops.first?.color ?? Color(SystemColor.clear)
    }
  }
}
