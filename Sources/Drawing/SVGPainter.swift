import Diagnostics
import Geometry

/// Paints a display list as a self-contained SVG file: the window in its own points, edges rounded
/// to pixels as the device draws them (layout rule 3.2), texts as text.
///
/// A text names the system's fonts and is held to the width that layout gave it, so that the
/// picture fits where those fonts are missing. Nothing is loaded from elsewhere.
public struct SVGPainter: Hashable, Sendable {
  public init() {}

  /// The file's text, ending in a line break; the same list gives the same text.
  public func paint(_ list: DisplayList, on canvas: Canvas) -> String {
    var scene = SVGScene(canvas)
    scene.add(list)
    return scene.document()
  }
}

/// An SVG document on its way.
struct SVGScene {
  private(set) var canvas: Canvas
  var body: [String] = []
  private var definitions: [String] = []
  /// The scopes that are open: their closing tags, and the colour scheme around them.
  private var open: [(tags: String, scheme: ColorScheme)] = []
  private var identifiers = 0

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  mutating func add(_ list: DisplayList) {
    for item in list.items { add(item) }
  }

  private mutating func add(_ item: DisplayItem) {
    let frame = item.frame
    switch item.content {
    case .fill(let shape, let fill): paint(shape, fill, in: frame)
    case .stroke(let shape, let fill, let line): stroke(shape, fill, line, in: frame)
    case .text(let text): write(text, in: frame)
    case .symbol(let symbol):
      let style = TextStyle(size: symbol.size, color: symbol.color)
      centered(String(symbol.glyph), style: style, in: frame)
    case .control(let control): draw(control, in: frame)
    case .begin(let scope): begin(scope, in: frame)
    case .end:
      guard let scope = open.popLast() else { return }
      body.append(scope.tags)
      canvas.colorScheme = scope.scheme
    }
  }

  private mutating func begin(_ scope: Scope, in frame: Rect) {
    var tags = "</g>"
    let scheme = canvas.colorScheme
    switch scope {
    case .clip(let shape): clip(shape, in: frame)
    case .mask(let list): mask(list)
    case .opacity(let opacity):
      body.append("<g opacity=\"\(SVGScene.number(RGBA.clamped(opacity)))\">")
    case .transform(let change):
      let parts = [change.a, change.b, change.c, change.d, change.tx, change.ty]
      let matrix = parts.map(SVGScene.fine).joined(separator: " ")
      body.append("<g transform=\"matrix(\(matrix))\">")
    case .colorScheme(let inside):
      canvas.colorScheme = inside
      body.append("<g>")
    case .shadow(let color, let radius, let offset):
      // The parts of feDropShadow, which not every program that shows pictures knows: it would leave
      // out all that has the filter.
      filter(
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGScene.number(radius / 2))\"/>"
          + "<feOffset dx=\"\(SVGScene.number(offset.x))\" dy=\"\(SVGScene.number(offset.y))\""
          + " result=\"shape\"/><feFlood\(SVGScene.color(color, "flood", in: scheme))/>"
          + "<feComposite in2=\"shape\" operator=\"in\"/>"
          + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    case .blur(let radius):
      filter("<feGaussianBlur stdDeviation=\"\(SVGScene.number(radius))\"/>")
    case .control(let control):
      body.append(control.isEnabled ? "<g>" : "<g opacity=\"0.4\">")
      draw(control, in: frame)
      // A label has a colour of its own for that.
      if !control.isEnabled, control.kind.joinsLabels { body += ["</g>", "<g>"] }
    case .layer(let layer):
      if layer.dims {
        let whole = Rect(origin: .zero, size: canvas.size)
        paint(.rectangle, .color(Color(.dimming)), in: whole)
      }
      body.append("<g>")
      surface(layer.kind, in: frame)
      if layer.kind == .sheet {
        clip(.roundedRectangle(radius: Self.sheetRadius), in: frame)
        tags = "</g>\n</g>"
      }
    }
    open.append((tags, scheme))
  }

  private static let sheetRadius = 10.0

  private mutating func clip(_ shape: Shape, in frame: Rect) {
    let name = identifier("clip")
    definitions.append(
      "<clipPath id=\"\(name)\">\(element(shape, in: frame, attributes: ""))</clipPath>")
    body.append("<g clip-path=\"url(#\(name))\">")
  }

  /// What the list paints, by its opacity.
  private mutating func mask(_ list: DisplayList) {
    let (around, outer) = (body, open)
    (body, open) = ([], [])
    add(list)
    let picture = (body + open.reversed().map { $0.tags }).joined()
    (body, open) = (around, outer)
    let name = identifier("mask")
    let whole = "x=\"0\" y=\"0\" width=\"\(SVGScene.number(canvas.size.width))\" height=\""
    definitions.append(
      "<mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(whole)"
        + "\(SVGScene.number(canvas.size.height))\">\(picture)</mask>")
    body.append("<g mask=\"url(#\(name))\">")
  }

  private mutating func filter(_ effect: String) {
    let name = identifier("filter")
    definitions.append(
      "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">\(effect)"
        + "</filter>")
    body.append("<g filter=\"url(#\(name))\">")
  }

  private mutating func surface(_ kind: Layer.Kind, in frame: Rect) {
    switch kind {
    case .sheet:
      paint(.roundedRectangle(radius: Self.sheetRadius), .color(Color(.background)), in: frame)
    case .popover, .alert, .menu:
      paint(.roundedRectangle(radius: 14), .color(Color(.background)), in: frame)
    case .fullScreenCover: paint(.rectangle, .color(Color(.background)), in: frame)
    case .bar: paint(.rectangle, .color(Color(.bar)), in: frame)
    case .floating: break
    }
  }

  mutating func identifier(_ prefix: String) -> String {
    identifiers += 1
    return "\(prefix)\(identifiers)"
  }

  mutating func define(_ definition: String) { definitions.append(definition) }

  func document() -> String {
    let width = SVGScene.number(canvas.size.width)
    let height = SVGScene.number(canvas.size.height)
    let background = SystemColor.background.resolved(in: canvas.colorScheme)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    if !definitions.isEmpty { lines.append("<defs>\(definitions.joined())</defs>") }
    lines.append(
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(SVGScene.hex(background))\"/>")
    lines += body + open.reversed().map { $0.tags } + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

// Numbers and text.
extension SVGScene {
  /// A number with at most three decimals; what is no finite number is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let whole = abs(thousandths) / 1000
    var rest = String(abs(thousandths) % 1000)
    rest = String(repeating: "0", count: 3 - rest.utf8.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return rest.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// The same with six decimals, for what is multiplied.
  static func fine(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func hex(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { part -> String in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Text that may stand in an element or between double quotes, its control characters visible.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.showingControls().unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The nearest pixel boundary, halves going up (layout rule 3.2).
  func rounded(_ value: Double) -> Double {
    guard value.isFinite, canvas.scale > 0, canvas.scale.isFinite else { return 0 }
    return (value * canvas.scale + 0.5).rounded(.down) / canvas.scale
  }

  func rounded(_ frame: Rect) -> Rect {
    let x = rounded(frame.minX)
    let y = rounded(frame.minY)
    return Rect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
  }
}
