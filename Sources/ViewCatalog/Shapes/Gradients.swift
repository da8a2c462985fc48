import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Gradients: styles, and views as large as they may be (layout rule 4).
var gradients: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Gradient: Equatable, ShapeStyle {
        @frozen struct Stop: Equatable, Sendable {
          var color: Color
          var location: CGFloat
          init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
          }
        }
        var stops: [Gradient.Stop]
        init(stops: [Gradient.Stop]) { self.stops = stops }
        init(colors: [Color]) {
          stops = []
          for (index, color) in colors.enumerated() {
            let place = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            stops.append(Gradient.Stop(color: color, location: place))
          }
        }
      }
      """)
  ]
    + [
      ("LinearGradient", "linearGradient", "startPoint: UnitPoint, endPoint: UnitPoint"),
      (
        "RadialGradient", "radialGradient",
        "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"
      ),
      (
        "EllipticalGradient", "ellipticalGradient",
        "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
      ),
      (
        "AngularGradient", "angularGradient",
        "center: UnitPoint, startAngle: Angle, endAngle: Angle"
      ),
      ("AngularGradient", "conicGradient", "center: UnitPoint, angle: Angle = .zero"),
    ].flatMap { type, member, parameters in gradientForms(type, member, parameters) }
    + ["LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient"].map { type in
      Builtin(nil, "@frozen struct \(type): ShapeStyle, View, Sendable { typealias Body = Never }")
    }
    + [
      Builtin(nil, "struct MeshGradient: ShapeStyle, View { typealias Body = Never }"),
      Builtin(
        "MeshGradient",
        """
        init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
          background: Color = .clear, smoothsColors: Bool = true)
        """
      ) { call in
        .native(
          GradientValue("MeshGradient", .linear(.zero, UnitPoint(x: 1, y: 1)), call.arguments[3]))
      },
    ]
}

/// The initializers of a gradient over a `Gradient`, colours or stops, and its static functions.
private func gradientForms(_ type: String, _ member: String, _ parameters: String) -> [Builtin] {
  let native: Native = { call in
    .native(GradientValue(type, shape(type, call, 1), call.arguments[0]))
  }
  let forms = ["gradient: Gradient", "colors: [Color]", "stops: [Gradient.Stop]"]
  return forms.map { Builtin(type, "init(\($0), \(parameters))", native: native) }
    + forms.map { form in
      let unlabelled = form == "gradient: Gradient" ? "_ gradient: Gradient" : form
      return Builtin(
        "ShapeStyle where Self == \(type)",
        "static func \(member)(\(unlabelled), \(parameters)) -> \(type)", native: native)
    }
}

private func shape(_ type: String, _ call: Invocation, _ first: Int) -> GradientValue.Shape {
  let point = call.arguments[first].asUnitPoint ?? .center
  if type == "LinearGradient" {
    return .linear(point, call.arguments[first + 1].asUnitPoint ?? .bottom)
  }
  switch type {
  case "RadialGradient":
    let (low, high) = (call.length(first + 1) ?? 0, call.length(first + 2) ?? 0)
    return .radial(point, max(0, min(low, high))...max(0, max(low, high)))
  case "AngularGradient":
    let start = call.arguments[first + 1].radians
    let hasEnd = call.arguments.count > first + 2
    return .angular(point, start, hasEnd ? call.arguments[first + 2].radians : start + 2 * .pi)
  default: return .radial(point, nil)
  }
}

/// A gradient, as a value of the program, a style and a view.
final class GradientValue: ViewElement, ShapeStyleValue {
  enum Shape {
    case linear(UnitPoint, UnitPoint)
    /// Between two distances from the centre, in points.
    case radial(UnitPoint, ClosedRange<Double>?)
    /// In radians.
    case angular(UnitPoint, Double, Double)
  }

  let viewName: String
  private let shape: Shape
  private let stops: Value

  init(_ viewName: String, _ shape: Shape, _ stops: Value) {
    self.viewName = viewName
    self.shape = shape
    self.stops = stops
  }

  func fill(in environment: EnvironmentValues) -> Fill {
    let stops = stops.gradientStops(in: environment)
    switch shape {
    case .linear(let start, let end):
      return .linearGradient(
        stops, start: Point(x: start.x, y: start.y), end: Point(x: end.x, y: end.y))
    case .radial(let center, let radii):
      return .radialGradient(stops, center: Point(x: center.x, y: center.y), radii: radii)
    case .angular(let center, let start, let end):
      return .angularGradient(
        stops, center: Point(x: center.x, y: center.y), from: start, to: end)
    }
  }

  func build(_ build: inout ViewBuild) throws {
    build.layout(.flexible)
    build.facets.cover = fill(in: build.environment).cover
    build.draw { [self] context in
      context.list.append(.fill(.rectangle, fill(in: context.environment)), in: context.frame)
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(viewName) }
  func describe(in machine: Machine) throws -> String { viewName }
}

extension Value {
  /// A `Gradient`, an array of its stops, or one of colours.
  func gradientStops(in environment: EnvironmentValues) -> [Fill.Stop] {
    if case .structure(let gradient) = self {
      return gradient.fields.first?.gradientStops(in: environment) ?? []
    }
    guard case .array(let values) = self else { return [] }
    let last = Double(max(1, values.count - 1))
    return values.enumerated().map { index, value in
      if case .structure(let stop) = value, stop.fields.count == 2 {
        let color = stop.fields[0].fill(in: environment).representative
        return Fill.Stop(color, at: stop.fields[1].asLength ?? 0)
      }
      return Fill.Stop(value.fill(in: environment).representative, at: Double(index) / last)
    }
  }
}
