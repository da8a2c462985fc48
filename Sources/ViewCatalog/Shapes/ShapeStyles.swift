import Checking
import Drawing
import Interpreter
import ViewTree

/// `ShapeStyle`: colours, gradients, materials, and where a style may stand.
var shapeStyles: [Builtin] {
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
    Builtin(
      "ShapeStyle where Self == HierarchicalShapeStyle",
      "static var quinary: HierarchicalShapeStyle { get }"
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
    Builtin("Material", "static var bar: Material { get }") { _ in .native(ColorValue(.bar)) },
    Builtin("ShapeStyle where Self == Material", "static var bar: Material { get }") { _ in
      .native(ColorValue(.bar))
    },
    Builtin("ShapeStyle", "var secondary: some ShapeStyle { opacity(0.5) }"),
    Builtin("ShapeStyle", "var tertiary: some ShapeStyle { opacity(0.25) }"),
    Builtin("ShapeStyle", "var quaternary: some ShapeStyle { opacity(0.18) }"),
    Builtin("ShapeStyle", "var quinary: some ShapeStyle { opacity(0.1) }"),
    Builtin("ShapeStyle", "func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }"),
    Builtin(
      "ShapeStyle where Self: View",
      "func blendMode(_ mode: BlendMode) -> some ShapeStyle & View { self }"),
    Builtin("ShapeStyle", "func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }"),
    Builtin("ShapeStyle", "func `in`(_ rect: CGRect) -> some ShapeStyle { self }"),
    Builtin(
      "Material",
      "func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }"),
    option("MaterialActiveAppearance", ["automatic", "active", "inactive", "matchWindow"]),
    Builtin(
      nil,
      """
      struct ShadowStyle: Equatable, Sendable {
        static func drop(
          color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
          x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle { ShadowStyle() }
        static func inner(
          color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
          x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle { ShadowStyle() }
      }
      """),
    Builtin(
      "ShapeStyle where Self == AnyShapeStyle",
      "static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }"),
    Builtin(
      nil,
      "struct ImagePaint: ShapeStyle { var image: Image; var sourceRect: CGRect; var scale: CGFloat; init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { self.image = image; self.sourceRect = sourceRect; self.scale = scale } }"
    ),
    Builtin(
      "ShapeStyle where Self == ImagePaint",
      """
      static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
      ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
      """),
  ]
    + [
      ("foreground", "ForegroundStyle", .primary),
      ("selection", "SelectionShapeStyle", .accentColor),
      ("placeholder", "PlaceholderTextShapeStyle", .placeholder),
      ("separator", "SeparatorShapeStyle", .separator), ("link", "LinkShapeStyle", .blue),
      ("fill", "FillShapeStyle", .fill),
      ("windowBackground", "WindowBackgroundShapeStyle", .background),
    ].flatMap { (member: String, type: String, color: SystemColor) -> [Builtin] in
      [
        Builtin(nil, "struct \(type): ShapeStyle { init() {} }"),
        Builtin("ShapeStyle where Self == \(type)", "static var \(member): \(type) { get }") { _ in
          .native(ColorValue(color))
        },
      ]
    }
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
    if let fill = environment.system.foregroundFill { return fill }
    return .color(environment.system.foreground ?? Color(.primary))
  }
}

extension Fill {
  /// One colour for the whole: a gradient's first.
  var representative: Color {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _): stops.first?.color ?? Color(SystemColor.clear)
    case .radialGradient(let stops, _, _): stops.first?.color ?? Color(SystemColor.clear)
    case .angularGradient(let stops, _, _, _): stops.first?.color ?? Color(SystemColor.clear)
    }
  }
}

extension Fill {
  /// What an area that is painted so covers: nothing where it cannot be seen.
  var cover: Cover? {
    let opacities =
      switch self {
      case .color(let color): [color.alpha]
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _),
        .angularGradient(let stops, _, _, _):
        stops.map(\.color.alpha)
      }
    guard opacities.contains(where: { $0 > 0 }) else { return nil }
    return .paint(isOpaque: opacities.allSatisfy { $0 >= 1 })
  }
}

extension Color {
  /// From 0 to 1.
  fileprivate var alpha: Double {
    switch value {
    case .system(let name): name == .clear ? 0 : opacity
    case .fixed(let color): color.opacity * opacity
    }
  }
}
