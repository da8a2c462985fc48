import Checking
import Drawing
import Interpreter
import ViewTree

/// `opacity`, of views and of styles. What is both, as a gradient is, stays both.
var opacities: [Builtin] {
  [
    ("View", "some View"), ("ShapeStyle", "some ShapeStyle"),
    ("ShapeStyle where Self: View", "some ShapeStyle & View"),
  ].map { type, result in
    Builtin(type, "func opacity(_ opacity: Double) -> \(result)") { call in
      let opacity = call.length(1) ?? 1
      if var color = call.arguments[0].as(ColorValue.self)?.color, type != "View" {
        color.opacity *= opacity
        return .native(ColorValue(color))
      }
      return .native(Faded(call.arguments[0], opacity: max(0, min(1, opacity))))
    }
  }
}

/// A view or a style that is seen through.
final class Faded: ViewElement, ShapeStyleValue {
  private let content: Value
  private let opacity: Double

  init(_ content: Value, opacity: Double) {
    self.content = content
    self.opacity = opacity
  }

  var viewName: String { "opacity" }

  func build(_ build: inout ViewBuild) throws {
    // What cannot be seen cannot be tapped or read either.
    if opacity <= 0 { build.facets.isHidden = true }
    build.facets.isTranslucent = opacity < 1
    build.scope(.opacity(opacity))
    build.child(content)
  }

  func fill(in environment: EnvironmentValues) -> Fill {
    content.fill(in: environment).faded(by: opacity)
  }

  func dynamicType(in machine: Machine) -> Type { .any }
}

extension Fill {
  fileprivate func faded(by opacity: Double) -> Fill {
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { stop in
        var stop = stop
        stop.color.opacity *= opacity
        return stop
      }
    }
    switch self {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let radii):
      return .radialGradient(faded(stops), center: center, radii: radii)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, from: start, to: end)
    }
  }
}
