import Interpreter
import ViewTree

/// Modifiers that change neither where a view stands nor what it does: accepted with their real
/// signatures, and transparent (layout rules 4.4 and 6.11).
var effects: [Builtin] {
  [
    "blendMode(_ blendMode: BlendMode)", "compositingGroup()",
    "drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)",
    "brightness(_ amount: Double)",
    "contrast(_ amount: Double)", "saturation(_ amount: Double)", "grayscale(_ amount: Double)",
    "hueRotation(_ angle: Angle)", "colorInvert()", "colorMultiply(_ color: Color)",
    "luminanceToAlpha()",
    "contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)",
    "contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)",
    "containerShape<T: InsettableShape>(_ shape: T)",
    "projectionEffect(_ transform: ProjectionTransform)",
    "scrollIndicatorsFlash(trigger value: some Equatable)",
    "previewDevice(_ value: PreviewDevice?)",
    "previewInterfaceOrientation(_ value: InterfaceOrientation)",
    "glassEffect(_ glass: Glass = .regular)",
    "glassEffect(_ glass: Glass = .regular, in shape: some Shape)",
    "glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)",
    "glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)",
    "glassEffectTransition(_ transition: GlassEffectTransition)",
    "backgroundExtensionEffect()", "badgeProminence(_ prominence: BadgeProminence)",
    "scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)",
    "tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)",
    "textRenderer<T: TextRenderer>(_ renderer: T)",
    "scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])",
    "scrollClipDisabled(_ disabled: Bool = true)",
    "scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])",
    "scrollTargetLayout(isEnabled: Bool = true)",
    "scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B)",
    "scrollIndicatorsFlash(onAppear: Bool)", "statusBar(hidden: Bool)",
    "statusBarHidden(_ hidden: Bool = true)", "persistentSystemOverlays(_ visibility: Visibility)",
    "textSelection<S: TextSelectability>(_ selectability: S)",
    "redacted(reason: RedactionReasons)", "unredacted()",
    "privacySensitive(_ sensitive: Bool = true)",
    "previewDisplayName(_ value: String?)", "previewLayout(_ value: PreviewLayout)",
    "defersSystemGestures(on edges: Edge.Set)",
    "layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior)",
    "geometryGroup()", "flipsForRightToLeftLayoutDirection(_ enabled: Bool)",
  ].map { Builtin("View", "func \($0) -> some View") { $0.arguments[0] } }
    + [
      option(
        "BlendMode",
        [
          "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
          "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
          "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
          "plusLighter",
        ]),
      option("ScrollIndicatorVisibility", ["automatic", "visible", "hidden", "never"]),
      option("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"]),
      option("LayoutDirectionBehavior", ["fixed", "mirrors"]),
      Builtin(
        "LayoutDirectionBehavior",
        "static func mirrors(in layoutDirection: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }"
      ),
      option("PreviewLayout", ["device", "sizeThatFits"]),
      Builtin(
        "PreviewLayout",
        "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { .device }"),
      Builtin(
        nil,
        """
        struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
          var rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          init(stringLiteral: String) { rawValue = stringLiteral }
        }
        """),
      Builtin(
        nil,
        "struct InterfaceOrientation: Hashable, CaseIterable, Sendable { let _name: String; static let portrait = InterfaceOrientation(_name: \"portrait\"); static let portraitUpsideDown = InterfaceOrientation(_name: \"portraitUpsideDown\"); static let landscapeLeft = InterfaceOrientation(_name: \"landscapeLeft\"); static let landscapeRight = InterfaceOrientation(_name: \"landscapeRight\"); static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }"
      ),
      optionSet(
        "ContentShapeKinds",
        [
          "interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect",
          "accessibility",
        ]),
      Builtin(
        nil,
        "@frozen struct ProjectionTransform: Equatable, Sendable { init() {}; init(_ m: CGAffineTransform) {} }"
      ),
      option("ScrollEdgeEffectStyle", ["automatic", "hard", "soft"]),
      option("TabBarMinimizeBehavior", ["automatic", "onScrollDown", "onScrollUp", "never"]),
      option("GlassEffectTransition", ["identity", "matchedGeometry", "materialize"]),
      Builtin(
        nil,
        """
        struct Glass: Equatable, Sendable {
          static let regular = Glass()
          static let clear = Glass()
          static let identity = Glass()
          func tint(_ color: Color?) -> Glass { self }
          func interactive(_ isEnabled: Bool = true) -> Glass { self }
        }
        """),
      Builtin(
        nil,
        """
        struct GlassEffectContainer<Content: View>: View {
          var content: Content
          init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
            self.content = content()
          }
          var body: some View { content }
        }
        """),
      Builtin(nil, "protocol TextRenderer: Animatable {}"),
      Builtin(nil, "protocol TextAttribute {}"),
      // A text draws itself as it always does: a renderer is given no lines.
      Builtin(
        "Text",
        """
        struct Layout: RandomAccessCollection {
          struct TypographicBounds: Equatable {
            var origin: CGPoint { .zero }
            var width: CGFloat { 0 }
            var ascent: CGFloat { 0 }
            var descent: CGFloat { 0 }
            var leading: CGFloat { 0 }
            var rect: CGRect { .zero }
          }
          struct RunSlice: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Int { position }
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
          }
          struct Run: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Text.Layout.RunSlice { RunSlice() }
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
          }
          struct Line: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Text.Layout.Run { Run() }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
          }
          var startIndex: Int { 0 }
          var endIndex: Int { 0 }
          subscript(position: Int) -> Text.Layout.Line { Line() }
        }
        """),
      Builtin(
        "Text.Layout",
        """
        struct DrawingOptions: OptionSet {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
        """),
      Builtin(
        "GraphicsContext",
        "func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}"),
      Builtin(
        "GraphicsContext",
        "func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}"),
      Builtin(
        "GraphicsContext",
        "func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}"),
      Builtin(
        "GraphicsContext.Filter",
        """
        static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize)
          -> GraphicsContext.Filter
        { GraphicsContext.Filter { $0 } }
        """),
      Builtin("Text", "func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }"),
      Builtin(
        nil,
        """
        struct RedactionReasons: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let placeholder = RedactionReasons(rawValue: 1)
          static let privacy = RedactionReasons(rawValue: 2)
        }
        """),
      Builtin(nil, "protocol TextSelectability {}"),
      Builtin(nil, "struct EnabledTextSelectability: TextSelectability { init() {} }"),
      Builtin(
        "TextSelectability where Self == EnabledTextSelectability",
        "static var enabled: EnabledTextSelectability { EnabledTextSelectability() }"),
    ]
}
