import Geometry

// Shapes, strokes and texts.
extension SVGScene {
  mutating func paint(_ shape: Shape, _ fill: Fill, in frame: Rect) {
    if case .line = shape {
      body.append(element(.rectangle, in: hairline(frame), attributes: paintAttributes(fill)))
      return
    }
    body.append(element(shape, in: frame, attributes: paintAttributes(fill)))
  }

  mutating func stroke(_ shape: Shape, _ color: Color, _ width: Double, in frame: Rect) {
    if case .line = shape {
      paint(shape, .color(color), in: frame)
      return
    }
    let attributes =
      " fill=\"none\"" + SVGScene.color(color, "stroke", in: canvas.colorScheme)
      + " stroke-width=\"\(SVGScene.number(width))\""
    body.append(element(shape, in: frame, attributes: attributes))
  }

  /// A divider that is at least one pixel thick.
  private func hairline(_ frame: Rect) -> Rect {
    let pixel = 1 / max(canvas.scale, 1)
    return Rect(
      x: frame.minX, y: frame.minY, width: max(frame.size.width, pixel),
      height: max(frame.size.height, pixel))
  }

  private mutating func paintAttributes(_ fill: Fill) -> String {
    switch fill {
    case .color(let color): return SVGScene.color(color, "fill", in: canvas.colorScheme)
    case .linearGradient(let stops, let start, let end):
      let name = identifier("gradient")
      define(
        "<linearGradient id=\"\(name)\" x1=\"\(SVGScene.number(start.x))\""
          + " y1=\"\(SVGScene.number(start.y))\" x2=\"\(SVGScene.number(end.x))\""
          + " y2=\"\(SVGScene.number(end.y))\">\(self.stops(stops))</linearGradient>")
      return " fill=\"url(#\(name))\""
    case .radialGradient(let stops, let center):
      let name = identifier("gradient")
      define(
        "<radialGradient id=\"\(name)\" cx=\"\(SVGScene.number(center.x))\""
          + " cy=\"\(SVGScene.number(center.y))\">\(self.stops(stops))</radialGradient>")
      return " fill=\"url(#\(name))\""
    }
  }

  private func stops(_ stops: [Fill.Stop]) -> String {
    stops.map { stop in
      "<stop offset=\"\(SVGScene.number(stop.location))\""
        + SVGScene.color(stop.color, "stop", in: canvas.colorScheme) + "/>"
    }.joined()
  }

  /// Colour and opacity as attributes: `fill` and `fill-opacity`, or `stop-color`.
  static func color(_ color: Color, _ kind: String, in scheme: ColorScheme) -> String {
    let value = color.resolved(in: scheme)
    let name = kind == "stop" ? "stop-color" : kind
    let opacity = value.opacity < 1 ? " \(kind)-opacity=\"\(number(value.opacity))\"" : ""
    return " \(name)=\"\(hex(value))\"" + opacity
  }

  func element(_ shape: Shape, in given: Rect, attributes: String) -> String {
    let frame = rounded(given)
    switch shape {
    case .rectangle, .line: return rectangle(frame, radius: 0, attributes)
    case .roundedRectangle(let radius): return rectangle(frame, radius: radius, attributes)
    case .capsule:
      return rectangle(frame, radius: min(frame.size.width, frame.size.height) / 2, attributes)
    case .ellipse:
      return ellipse(frame, frame.size.width / 2, frame.size.height / 2, attributes)
    case .circle:
      let radius = min(frame.size.width, frame.size.height) / 2
      return ellipse(frame, radius, radius, attributes)
    case .path(let elements):
      return "<path d=\"\(SVGScene.data(elements))\"\(attributes)/>"
    }
  }

  private func rectangle(_ frame: Rect, radius: Double, _ attributes: String) -> String {
    let corner = radius > 0 ? " rx=\"\(SVGScene.number(radius))\"" : ""
    return "<rect x=\"\(SVGScene.number(frame.minX))\" y=\"\(SVGScene.number(frame.minY))\""
      + " width=\"\(SVGScene.number(max(0, frame.size.width)))\""
      + " height=\"\(SVGScene.number(max(0, frame.size.height)))\"\(corner)\(attributes)/>"
  }

  private func ellipse(_ frame: Rect, _ rx: Double, _ ry: Double, _ attributes: String) -> String {
    "<ellipse cx=\"\(SVGScene.number(frame.midX))\" cy=\"\(SVGScene.number(frame.midY))\""
      + " rx=\"\(SVGScene.number(max(0, rx)))\" ry=\"\(SVGScene.number(max(0, ry)))\"\(attributes)/>"
  }

  private static func data(_ elements: [PathElement]) -> String {
    func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadCurve(let point, let control): "Q\(pair(control)) \(pair(point))"
      case .curve(let point, let first, let second):
        "C\(pair(first)) \(pair(second)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }

  mutating func write(_ text: DisplayText, in frame: Rect) {
    guard !text.text.isEmpty else { return }
    let width = frame.size.width
    let length =
      width > 0
      ? " textLength=\"\(SVGScene.number(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    body.append(
      "<text x=\"\(SVGScene.number(frame.minX))\""
        + " y=\"\(SVGScene.number(rounded(frame.minY + text.baseline)))\""
        + attributes(text.style) + length + ">\(SVGScene.escaped(text.text))</text>")
  }

  /// A short text in the middle of a frame.
  mutating func centered(_ text: String, style: TextStyle, in frame: Rect) {
    guard !text.isEmpty else { return }
    body.append(
      "<text x=\"\(SVGScene.number(frame.midX))\""
        + " y=\"\(SVGScene.number(frame.midY + style.size * 0.35))\" text-anchor=\"middle\""
        + attributes(style) + ">\(SVGScene.escaped(text))</text>")
  }

  /// A short text at the left of a frame, or at `x`.
  mutating func leading(_ text: String, style: TextStyle, in frame: Rect, x: Double) {
    guard !text.isEmpty else { return }
    body.append(
      "<text x=\"\(SVGScene.number(x))\" y=\"\(SVGScene.number(frame.midY + style.size * 0.35))\""
        + attributes(style) + ">\(SVGScene.escaped(text))</text>")
  }

  private func attributes(_ style: TextStyle) -> String {
    let family =
      switch style.design {
      case .standard: "-apple-system, system-ui, Helvetica, Arial, sans-serif"
      case .serif: "ui-serif, Georgia, serif"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .monospaced: "ui-monospace, Menlo, monospace"
      }
    var attributes =
      " font-family=\"\(family)\" font-size=\"\(SVGScene.number(style.size))\""
      + SVGScene.color(style.color, "fill", in: canvas.colorScheme) + " xml:space=\"preserve\""
    if style.weight != 400 { attributes += " font-weight=\"\(style.weight)\"" }
    if style.isItalic { attributes += " font-style=\"italic\"" }
    let lines =
      (style.isUnderlined ? ["underline"] : []) + (style.isStruckThrough ? ["line-through"] : [])
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return attributes
  }
}
