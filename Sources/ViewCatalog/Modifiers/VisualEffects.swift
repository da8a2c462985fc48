import Checking
import Drawing
import Geometry
import Interpreter
import ViewTree

/// `visualEffect` and `scrollTransition`: what they change is only how a view looks, never where it
/// stands (layout rule 6.11). A transition's closure is checked and never called: what is wholly in
/// sight looks as it is.
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
    + [
      Builtin(
        "View",
        """
        func visualEffect<E: VisualEffect>(
          _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E) -> some View
        """
      ) { visualEffect($0) }
    ]
    + inert([
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
    + (moves + transformEffects).map { effect in
      Builtin("VisualEffect", "func \(effect.declaration) -> some VisualEffect") { call in
        var look = call.look
        look.changes.append(effect.change(call))
        return .native(VisualEffectValue(look))
      }
    }
    + [
      Builtin("VisualEffect", "func opacity(_ opacity: Double) -> some VisualEffect") { call in
        var look = call.look
        look.opacity *= max(0, min(1, call.length(1) ?? 1))
        return .native(VisualEffectValue(look))
      },
      Builtin(
        "VisualEffect", "func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect"
      ) { call in
        var look = call.look
        look.blur = call.length(1) ?? 0
        return .native(VisualEffectValue(look))
      },
    ]
    + [
      "brightness(_ amount: Double)", "contrast(_ amount: Double)", "grayscale(_ amount: Double)",
      "hueRotation(_ angle: Angle)", "saturation(_ amount: Double)",
      "blendMode(_ blendMode: BlendMode)",
      "colorEffect(_ shader: Shader, isEnabled: Bool = true)",
      "distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
      "layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
    ].map { Builtin("VisualEffect", "func \($0) -> some VisualEffect { self }") }
    + shaders
}

private let moves = [
  TransformEffect(declaration: "offset(x: CGFloat = 0, y: CGFloat = 0)", anchor: nil) {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: $0.length(1) ?? 0, ty: $0.length(2) ?? 0)
  },
  TransformEffect(declaration: "offset(_ offset: CGSize)", anchor: nil) {
    let offset = $0.arguments[1].asSize ?? .zero
    return Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
  },
]

/// How a visual effect makes a view look.
private struct Look {
  /// By the view's frame, innermost first.
  var changes: [(Rect) -> Transform] = []
  var opacity = 1.0
  var blur = 0.0

  func transform(in frame: Rect) -> Transform {
    changes.reduce(.identity) { $1(frame).after($0) }
  }
}

/// What a visual effect's closure gets and returns.
private final class VisualEffectValue: NativeValue {
  let look: Look

  init(_ look: Look) { self.look = look }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("EmptyVisualEffect") }
  func describe(in machine: Machine) throws -> String { "EmptyVisualEffect()" }
}

extension Invocation {
  fileprivate var look: Look { arguments[0].as(VisualEffectValue.self)?.look ?? Look() }
}

/// The program says how the view looks when it is painted, and its frame is known.
private func visualEffect(_ call: Invocation) -> Value {
  let (machine, effect) = (call.machine, call.arguments[1])
  return .modifier("visualEffect", of: call.arguments[0]) { build in
    let (graph, node) = (build.graph, build.node)
    let look = { [unowned graph, unowned node] (frame: Rect) -> Look in
      let proxy = GeometryProxyValue(frame.size, node, graph)
      let content = Value.native(VisualEffectValue(Look()))
      let result = try? machine.call(effect, [content, .native(proxy)])
      return result?.withoutExistential.as(VisualEffectValue.self)?.look ?? Look()
    }
    build.facets.transform = { look($0).transform(in: $0) }
    build.draw { context in
      let look = look(context.frame)
      context.list.append(
        .begin(.transform(look.transform(in: context.frame))), in: context.frame)
      context.list.append(.begin(.opacity(look.opacity)), in: context.frame)
      context.list.append(.begin(.blur(radius: look.blur)), in: context.frame)
    }
    build.drawOver { context in
      for _ in 0..<3 { context.list.append(.end, in: context.frame) }
    }
  }
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
