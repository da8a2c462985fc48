import Geometry
import Glibc

// Shapes, strokes and texts.
extension SVGScene {
  mutating func paint(_ shape: Shape, _ fill: Fill, in frame: Rect) {
    if case .line = shape {
      let line = hairline(frame)
      body.append(
        element(.rectangle, in: line, attributes: paintAttributes(fill, "fill", in: line)))
      return
    }
    if case .angularGradient(let stops, let center, let start, let end) = fill {
      let name = identifier("clip")
      define("<clipPath id=\"\(name)\">\(element(shape, in: frame, attributes: ""))</clipPath>")
      body.append("<g clip-path=\"url(#\(name))\">")
      sectors(stops, center, from: start, to: end, over: bounds(of: shape, in: frame))
      body.append("</g>")
      return
    }
    body.append(element(shape, in: frame, attributes: paintAttributes(fill, "fill", in: frame)))
  }

  mutating func stroke(_ shape: Shape, _ color: Color, _ width: Double, in frame: Rect) {
    stroke(shape, .color(color), Stroke(width: width), in: frame)
  }

  mutating func stroke(_ shape: Shape, _ fill: Fill, _ line: Stroke, in frame: Rect) {
    if case .line = shape {
      paint(shape, fill, in: frame)
      return
    }
    var attributes =
      " fill=\"none\"" + paintAttributes(fill, "stroke", in: frame)
      + " stroke-width=\"\(SVGScene.number(line.width))\""
    if line.cap != .butt { attributes += " stroke-linecap=\"\(line.cap.rawValue)\"" }
    if line.join != .miter { attributes += " stroke-linejoin=\"\(line.join.rawValue)\"" }
    if !line.dash.isEmpty {
      let dash = line.dash.map(SVGScene.number).joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dash)\""
      if line.dashPhase != 0 {
        attributes += " stroke-dashoffset=\"\(SVGScene.number(line.dashPhase))\""
      }
    }
    body.append(element(shape, in: frame, attributes: attributes))
  }

  private func bounds(of shape: Shape, in frame: Rect) -> Rect {
    if case .path(let elements) = shape { return Shape.bounds(of: elements) }
    return frame
  }

  /// A gradient around a point: SVG has none, so sectors of one colour each, a little more than
  /// their part so that no gaps are seen between them.
  private mutating func sectors(
    _ stops: [Fill.Stop], _ center: Point, from start: Double, to end: Double, over frame: Rect
  ) {
    let middle = Point(
      x: frame.minX + center.x * frame.size.width, y: frame.minY + center.y * frame.size.height)
    let reach = 1.5 * (frame.size.width + frame.size.height)
    let count = 90
    let step = 2 * Double.pi / Double(count)
    for index in 0..<count {
      let angle = start + Double(index) * step
      let part = end == start ? 0 : (Double(index) + 0.5) * step / (end - start)
      let color = Fill.blend(stops, at: min(1, part), in: canvas.colorScheme)
      let ends = [angle, angle + step * 1.1].map { turn in
        Point(x: middle.x + reach * cos(turn), y: middle.y + reach * sin(turn))
      }
      let sector: [PathElement] = [.move(middle), .line(ends[0]), .line(ends[1]), .close]
      body.append(
        element(
          .path(sector), in: frame,
          attributes: SVGScene.color(Color(color), "fill", in: canvas.colorScheme)))
    }
  }

  /// A divider that is at least one pixel thick.
  private func hairline(_ frame: Rect) -> Rect {
    let pixel = 1 / max(canvas.scale, 1)
    let whole = rounded(frame)
    return Rect(
      x: whole.minX, y: whole.minY, width: max(whole.size.width, pixel),
      height: max(whole.size.height, pixel))
  }

  /// - Parameter kind: `fill` or `stroke`.
  mutating func paintAttributes(_ fill: Fill, _ kind: String, in frame: Rect) -> String {
    switch fill {
    case .color(let color): return SVGScene.color(color, kind, in: canvas.colorScheme)
    case .linearGradient(let stops, let start, let end):
      let name = identifier("gradient")
      define(
        "<linearGradient id=\"\(name)\" x1=\"\(SVGScene.number(start.x))\""
          + " y1=\"\(SVGScene.number(start.y))\" x2=\"\(SVGScene.number(end.x))\""
          + " y2=\"\(SVGScene.number(end.y))\">\(self.stops(stops))</linearGradient>")
      return " \(kind)=\"url(#\(name))\""
    case .radialGradient(let stops, let center, let radii):
      let name = identifier("gradient")
      define(
        "<radialGradient id=\"\(name)\"\(circle(center, radii, in: frame))>\(self.stops(stops))"
          + "</radialGradient>")
      return " \(kind)=\"url(#\(name))\""
    case .angularGradient(let stops, _, _, _):
      // Lines and letters have the colour in the middle of it.
      let color = Fill.blend(stops, at: 0.5, in: canvas.colorScheme)
      return SVGScene.color(Color(color), kind, in: canvas.colorScheme)
    }
  }

  private func circle(_ center: Point, _ radii: ClosedRange<Double>?, in frame: Rect) -> String {
    guard let radii else {
      return " cx=\"\(SVGScene.number(center.x))\" cy=\"\(SVGScene.number(center.y))\""
    }
    let x = frame.minX + center.x * frame.size.width
    let y = frame.minY + center.y * frame.size.height
    return " gradientUnits=\"userSpaceOnUse\" cx=\"\(SVGScene.number(x))\""
      + " cy=\"\(SVGScene.number(y))\" fr=\"\(SVGScene.number(radii.lowerBound))\""
      + " r=\"\(SVGScene.number(radii.upperBound))\""
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
    let name = kind == "stop" || kind == "flood" ? kind + "-color" : kind
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
    let isSpaced = text.style.tracking != 0
    let length =
      width > 0
      ? " textLength=\"\(SVGScene.number(width))\""
        + " lengthAdjust=\"\(isSpaced ? "spacing" : "spacingAndGlyphs")\"" : ""
    let fill = text.style.fill.map { paintAttributes($0, "fill", in: frame) }
    body.append(
      "<text x=\"\(SVGScene.number(frame.minX))\""
        + " y=\"\(SVGScene.number(rounded(frame.minY + text.baseline)))\""
        + attributes(text.style, fill: fill) + length
        + ">\(SVGScene.escaped(text.text))</text>")
  }

  /// A short text in the middle of a frame.
  mutating func centered(_ text: String, style: TextStyle, in frame: Rect) {
    guard !text.isEmpty else { return }
    body.append(
      "<text x=\"\(SVGScene.number(frame.midX))\""
        + " y=\"\(SVGScene.number(frame.midY + style.size * 0.35))\" text-anchor=\"middle\""
        + attributes(style) + ">\(SVGScene.escaped(text))</text>")
  }

  /// A short text in a frame: from 0 at its left to 1 at its right.
  mutating func line(_ text: String, style: TextStyle, in frame: Rect, at place: Double) {
    guard !text.isEmpty else { return }
    let anchor = place == 0 ? "" : " text-anchor=\"\(place == 1 ? "end" : "middle")\""
    body.append(
      "<text x=\"\(SVGScene.number(frame.minX + place * frame.size.width))\""
        + " y=\"\(SVGScene.number(frame.midY + style.size * 0.35))\"" + anchor
        + attributes(style) + ">\(SVGScene.escaped(text))</text>")
  }

  private func attributes(_ style: TextStyle, fill: String? = nil) -> String {
    let family =
      switch style.design {
      case .standard: "-apple-system, system-ui, Helvetica, Arial, sans-serif"
      case .serif: "ui-serif, Georgia, serif"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .monospaced: "ui-monospace, Menlo, monospace"
      }
    var attributes =
      " font-family=\"\(family)\" font-size=\"\(SVGScene.number(style.size))\""
      + (fill ?? SVGScene.color(style.color, "fill", in: canvas.colorScheme))
      + " xml:space=\"preserve\""
    if style.tracking != 0 {
      attributes += " letter-spacing=\"\(SVGScene.number(style.tracking))\""
    }
    if style.weight != 400 { attributes += " font-weight=\"\(style.weight)\"" }
    if style.isItalic { attributes += " font-style=\"italic\"" }
    let lines =
      (style.isUnderlined ? ["underline"] : []) + (style.isStruckThrough ? ["line-through"] : [])
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return attributes
  }
}
