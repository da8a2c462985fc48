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
      "View", "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View"
    ) { call in
      let angle = call.arguments[1].radians
      let turn = Transform(
        a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
      return transformed(call, "rotationEffect", turn, anchor: 2)
    },
    Builtin("View", "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View") {
      call in
      let scale = call.length(1) ?? 1
      return transformed(call, "scaleEffect", .scale(scale, scale), anchor: 2)
    },
    Builtin("View", "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View") {
      call in
      let scale = call.arguments[1].asSize ?? Size(width: 1, height: 1)
      return transformed(call, "scaleEffect", .scale(scale.width, scale.height), anchor: 2)
    },
    Builtin(
      "View",
      """
      func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
      """
    ) { call in
      let scale = Transform.scale(call.length(1) ?? 1, call.length(2) ?? 1)
      return transformed(call, "scaleEffect", scale, anchor: 3)
    },
    Builtin(
      "View",
      """
      func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
      """
    ) { call in
      transformed(
        call, "rotation3DEffect",
        .turn(by: call.arguments[1].radians, around: call.arguments[2].parts), anchor: 3)
    },
    Builtin("View", "func transformEffect(_ transform: CGAffineTransform) -> some View") { call in
      transformed(call, "transformEffect", call.arguments[1].transform, anchor: nil)
    },
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
}

/// Paints the content changed around a place in its frame; without an anchor, around its corner.
private func transformed(
  _ call: Invocation, _ name: String, _ change: Transform, anchor: Int?
) -> Value {
  let anchor = anchor.map { call.arguments[$0].asUnitPoint ?? .center }
  let whole = { (frame: Rect) in
    change.around(
      Point(
        x: frame.minX + frame.size.width * (anchor?.x ?? 0),
        y: frame.minY + frame.size.height * (anchor?.y ?? 0)))
  }
  return .modifier(name, of: call.arguments[0]) { build in
    build.facets.transform = whole
    // What has shrunk to nothing can be neither seen nor tapped.
    build.facets.isHidden = change.a * change.d == change.b * change.c
    build.draw { $0.list.append(.begin(.transform(whole($0.frame))), in: $0.frame) }
    build.drawOver { $0.list.append(.end, in: $0.frame) }
  }
}

extension Transform {
  fileprivate static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// What is seen from the front, without perspective, of a turn around an axis in space.
  fileprivate static func turn(by angle: Double, around axis: [Double]) -> Transform {
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
