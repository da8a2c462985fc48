import Interpreter
import ViewTree

/// `visualEffect` and `scrollTransition`: their closures are checked, and what they change is only
/// how a view looks, never where it stands (layout rule 4.4).
var visualEffects: [Builtin] {
  [
    Builtin(nil, "protocol VisualEffect: Sendable {}"),
    Builtin(nil, "struct EmptyVisualEffect: VisualEffect { init() {} }"),
    option("ScrollTransitionConfiguration", ["animated", "identity", "interactive"]),
    Builtin(
      "ScrollTransitionConfiguration",
      """
      static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        .animated
      }
      """),
    Builtin(
      "ScrollTransitionConfiguration",
      """
      static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
      }
      """),
    Builtin(
      "ScrollTransitionConfiguration",
      "func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }"),
    Builtin(
      "ScrollTransitionConfiguration",
      """
      func threshold(_ threshold: ScrollTransitionConfiguration.Threshold)
        -> ScrollTransitionConfiguration
      { self }
      """),
    Builtin(
      "ScrollTransitionConfiguration",
      """
      struct Threshold: Hashable, Sendable {
        static let visible = Threshold()
        static let hidden = Threshold()
        static let centered = Threshold()
        static func visible(_ amount: Double) -> Threshold { Threshold() }
        func inset(by distance: Double) -> Threshold { self }
      }
      """),
    Builtin(
      nil,
      """
      @frozen enum ScrollTransitionPhase: Hashable, Sendable {
        case topLeading, identity, bottomTrailing
        var isIdentity: Bool { self == .identity }
        var value: Double {
          switch self {
          case .topLeading: return -1
          case .identity: return 0
          case .bottomTrailing: return 1
          }
        }
      }
      """),
  ]
    + inert([
      """
      visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E)
      """,
      """
      scrollTransition<E: VisualEffect>(_ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E)
      """,
      """
      scrollTransition<E: VisualEffect>(topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E)
      """,
    ])
    + [
      "offset(x: CGFloat = 0, y: CGFloat = 0)", "offset(_ offset: CGSize)",
      "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)",
      "scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)",
      "scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
      "rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)",
      """
      rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
      """,
      "transformEffect(_ transform: CGAffineTransform)",
      "blur(radius: CGFloat, opaque: Bool = false)", "opacity(_ opacity: Double)",
      "brightness(_ amount: Double)", "contrast(_ amount: Double)", "grayscale(_ amount: Double)",
      "hueRotation(_ angle: Angle)", "saturation(_ amount: Double)",
      "blendMode(_ blendMode: BlendMode)",
      "colorEffect(_ shader: Shader, isEnabled: Bool = true)",
      "distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
      "layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
    ].map { Builtin("VisualEffect", "func \($0) -> some VisualEffect { self }") }
    + shaders
}

/// Shaders by name; what they paint is the graphics card's business.
private var shaders: [Builtin] {
  [
    Builtin(
      nil,
      """
      @dynamicMemberLookup struct ShaderLibrary: Equatable, Sendable {
        static let `default` = ShaderLibrary()
        static subscript(dynamicMember name: String) -> ShaderFunction {
          ShaderFunction(library: .default, name: name)
        }
        subscript(dynamicMember name: String) -> ShaderFunction {
          ShaderFunction(library: self, name: name)
        }
      }
      """),
    Builtin(
      nil,
      """
      @dynamicCallable struct ShaderFunction: Equatable, Sendable {
        var library: ShaderLibrary
        var name: String
        init(library: ShaderLibrary, name: String) {
          self.library = library
          self.name = name
        }
        func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
          Shader(function: self, arguments: args)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Shader: ShapeStyle, Sendable {
        var function: ShaderFunction
        var dithersColor: Bool = false
        init(function: ShaderFunction, arguments: [Shader.Argument]) { self.function = function }
      }
      """),
    Builtin(
      "Shader",
      """
      struct Argument: Sendable {
        static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        static func float2(_ point: CGPoint) -> Argument { Argument() }
        static func float2(_ size: CGSize) -> Argument { Argument() }
        static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
          Argument()
        }
        static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
          Argument()
        }
        static func floatArray(_ array: [Float]) -> Argument { Argument() }
        static var boundingRect: Argument { Argument() }
        static func color(_ color: Color) -> Argument { Argument() }
        static func colorArray(_ array: [Color]) -> Argument { Argument() }
        static func image(_ image: Image) -> Argument { Argument() }
      }
      """),
  ]
    + inert([
      "colorEffect(_ shader: Shader, isEnabled: Bool = true)",
      "distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
      "layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
    ])
}
