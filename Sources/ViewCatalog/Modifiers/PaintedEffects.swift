import Drawing
import Geometry
import Glibc
import Interpreter
import ViewTree

/// What changes only how a view is painted, never what layout sees of it (layout rule 6.11):
/// turned, scaled, with a shadow, blurred, in another colour scheme.
var paintedEffects: [Builtin] {
  [
    Builtin(
      "View",
      """
      func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0) -> some View
      """
    ) { call in
      let color = call.arguments[1]
      let (radius, offset) = (
        call.length(2) ?? 0, Point(x: call.length(3) ?? 0, y: call.length(4) ?? 0)
      )
      return .modifier("shadow", of: call.arguments[0]) { build in
        let shade = color.fill(in: build.environment).representative
        build.scope(.shadow(shade, radius: radius, offset: offset))
      }
    },
    Builtin("View", "func blur(radius: CGFloat, opaque: Bool = false) -> some View") { call in
      let radius = call.length(1) ?? 0
      return .modifier("blur", of: call.arguments[0]) { $0.scope(.blur(radius: radius)) }
    },
    Builtin("View", "func colorScheme(_ colorScheme: ColorScheme) -> some View") { call in
      let scheme = call.arguments[1].colorScheme
      return .modifier("colorScheme", of: call.arguments[0]) {
        $0.environment.system.colorScheme = scheme ?? $0.environment.system.colorScheme
      }
    },
    Builtin("View", "func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View") {
      call in
      let scheme = call.arguments[1].colorScheme
      return .modifier("preferredColorScheme", of: call.arguments[0]) { build in
        build.graph.hasPreferredColorScheme = true
        var traits = ScreenTraits()
        traits.colorScheme = scheme
        build.facets.traits = traits
        build.environment.system.colorScheme = scheme ?? build.environment.system.colorScheme
      }
    },
  ]
    + transformEffects.map { effect in
      Builtin("View", "func \(effect.declaration) -> some View") { call in
        transformed(call, effect.name, effect.change(call))
      }
    }
}

/// A function that paints what it is called on changed, of views and of visual effects alike.
struct TransformEffect: Sendable {
  let declaration: String
  /// What of the arguments is the point that stays where it is; nil is the frame's corner.
  let anchor: Int?
  let matrix: @Sendable (Invocation) -> Transform

  var name: String { String(declaration.prefix { $0 != "(" }) }

  /// The change of what stands in a frame.
  func change(_ call: Invocation) -> (Rect) -> Transform {
    let anchor = anchor.map { call.arguments[$0].asUnitPoint ?? .center }
    let matrix = matrix(call)
    return { frame in
      matrix.around(
        Point(
          x: frame.minX + frame.size.width * (anchor?.x ?? 0),
          y: frame.minY + frame.size.height * (anchor?.y ?? 0)))
    }
  }
}

let transformEffects = [
  TransformEffect(
    declaration: "rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)", anchor: 2
  ) { call in
    let angle = call.arguments[1].radians
    return Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  },
  TransformEffect(
    declaration: "scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)", anchor: 2
  ) { call in
    let scale = call.length(1) ?? 1
    return .scale(scale, scale)
  },
  TransformEffect(
    declaration: "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)", anchor: 2
  ) { call in
    let scale = call.arguments[1].asSize ?? Size(width: 1, height: 1)
    return .scale(scale.width, scale.height)
  },
  TransformEffect(
    declaration: "scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
    anchor: 3
  ) { .scale($0.length(1) ?? 1, $0.length(2) ?? 1) },
  TransformEffect(
    declaration: """
      rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
      """, anchor: 3
  ) { .turn(by: $0.arguments[1].radians, around: $0.arguments[2].parts) },
  TransformEffect(
    declaration: "transformEffect(_ transform: CGAffineTransform)", anchor: nil
  ) { $0.arguments[1].transform },
]

/// Paints the content changed, by the frame that it has.
private func transformed(
  _ call: Invocation, _ name: String, _ change: @escaping (Rect) -> Transform
) -> Value {
  .modifier(name, of: call.arguments[0]) { build in
    build.facets.transform = change
    // What has shrunk to nothing can be neither seen nor tapped.
    let matrix = change(.zero)
    build.facets.isHidden = matrix.a * matrix.d == matrix.b * matrix.c
    build.draw { $0.list.append(.begin(.transform(change($0.frame))), in: $0.frame) }
    build.drawOver { $0.list.append(.end, in: $0.frame) }
  }
}

extension Transform {
  static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// What is seen from the front, without perspective, of a turn around an axis in space.
  static func turn(by angle: Double, around axis: [Double]) -> Transform {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard axis.count == 3, length > 0 else { return .identity }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle), sin(angle))
    return Transform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
      d: c + y * y * (1 - c), tx: 0, ty: 0)
  }
}

extension Value {
  /// The numbers of a tuple.
  fileprivate var parts: [Double] {
    guard case .tuple(let values) = self else { return [] }
    return values.map { $0.asLength ?? 0 }
  }

  /// A `CGAffineTransform`.
  fileprivate var transform: Transform {
    guard case .structure(let matrix) = self, matrix.fields.count == 6 else { return .identity }
    let m = matrix.fields.map { $0.asLength ?? 0 }
    return Transform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  /// A `ColorScheme`; nil for none.
  fileprivate var colorScheme: ColorScheme? {
    if case .some(let value) = self { return value.colorScheme }
    return switch caseName {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }
}
