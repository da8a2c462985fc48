import Interpreter

/// Core Graphics' context, which draws as a canvas does: shapes, one upon the other. What is
/// clipped, shadowed or blended is drawn plainly, and a bitmap has no points.
var coreGraphics: [Builtin] { graphicsValues + [graphicsContext] + graphicsMembers + viewDrawing }

private var graphicsValues: [Builtin] {
  [
    Builtin(
      nil,
      """
      class CGColorSpace: Hashable {
        let name: CFString?
        let numberOfComponents: Int
        init?(name: CFString) {
          self.name = name
          numberOfComponents = name.contains("Gray") ? 1 : 3
        }
        init(_ name: CFString, _ count: Int) {
          self.name = name
          numberOfComponents = count
        }
        static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
        \(["sRGB", "displayP3", "extendedSRGB", "linearSRGB", "extendedLinearSRGB", "adobeRGB1998",
          "genericGrayGamma2_2", "genericCMYK"].map {
            "static let \($0): CFString = \"kCGColorSpace\($0)\""
          }.joined(separator: "\n"))
      }
      """),
    Builtin(
      nil,
      "func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(\"kCGColorSpaceDeviceRGB\", 3) }"
    ),
    Builtin(
      nil,
      "func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(\"kCGColorSpaceDeviceGray\", 1) }"
    ),
    Builtin(
      nil, "enum CGPathDrawingMode: Int32 { case fill, eoFill, stroke, fillStroke, eoFillStroke }"),
    Builtin(nil, "enum CGPathFillRule: Int { case winding, evenOdd }"),
    Builtin(nil, "enum CGInterpolationQuality: Int32 { case `default`, none, low, high, medium }"),
    Builtin(
      nil,
      """
      enum CGBlendMode: Int32 {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
        case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
        case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusDarker, plusLighter
      }
      """),
    Builtin(
      nil,
      """
      enum CGImageAlphaInfo: UInt32 {
        case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast
        case noneSkipFirst, alphaOnly
      }
      """),
    Builtin(
      nil,
      """
      struct CGBitmapInfo: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
        static let floatComponents = CGBitmapInfo(rawValue: 256)
        static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
        static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
      }
      """),
    optionSet(
      "CGGradientDrawingOptions", raw: "UInt32",
      ["drawsBeforeStartLocation", "drawsAfterEndLocation"]),
    Builtin(
      nil,
      """
      class CGGradient {
        let _gradient: Gradient
        init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
          let count = max(colors.count - 1, 1)
          _gradient = Gradient(
            stops: colors.enumerated().map { place, color in
              Gradient.Stop(
                color: (color as? CGColor)?._color ?? .clear,
                location: locations?[place] ?? CGFloat(place) / CGFloat(count))
            })
        }
      }
      """),
    Builtin(nil, "typealias CFArray = [Any]"), Builtin(nil, "typealias CFURL = NSURL"),
  ]
}

private let graphicsContext = Builtin(
  nil,
  """
  class CGContext {
    var _drawing: GraphicsContext
    var _path: Path = Path()
    var _fill: Color = .black
    var _stroke: Color = .black
    var _style: StrokeStyle = StrokeStyle(lineWidth: 1)
    var _saved: [(GraphicsContext, Color, Color, StrokeStyle)] = []
    var interpolationQuality: CGInterpolationQuality = .default
    var textMatrix: CGAffineTransform = .identity
    init(size: CGSize) {
      _drawing = GraphicsContext(_canvas: _CanvasDrawing(size: size, symbols: nil))
    }
    init(_ drawing: GraphicsContext) { _drawing = drawing }
    convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
      bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) { self.init(size: CGSize(width: width, height: height)) }
    convenience init?(
      _ url: CFURL, mediaBox: inout CGRect, _ auxiliaryInfo: CFDictionary?
    ) { self.init(size: mediaBox.size) }
    convenience init?(
      _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) { self.init(size: CGSize(width: 612, height: 792)) }
    var width: Int { Int(_drawing._canvas.size.width) }
    var height: Int { Int(_drawing._canvas.size.height) }
    var ctm: CGAffineTransform { _drawing.transform }
    var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: _drawing._canvas.size) }
    var path: CGPath? { _path.isEmpty ? nil : CGPath(_path) }
    var isPathEmpty: Bool { _path.isEmpty }
    var currentPointOfPath: CGPoint { _path.currentPoint ?? .zero }
    func saveGState() { _saved.append((_drawing, _fill, _stroke, _style)) }
    func restoreGState() {
      if let state = _saved.popLast() { (_drawing, _fill, _stroke, _style) = state }
    }
    func translateBy(x tx: CGFloat, y ty: CGFloat) { _drawing.translateBy(x: tx, y: ty) }
    func scaleBy(x sx: CGFloat, y sy: CGFloat) { _drawing.scaleBy(x: sx, y: sy) }
    func rotate(by angle: CGFloat) { _drawing.rotate(by: .radians(Double(angle))) }
    func concatenate(_ transform: CGAffineTransform) { _drawing.concatenate(transform) }
    func setFillColor(_ color: CGColor) { _fill = color._color }
    func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    func setStrokeColor(_ color: CGColor) { _stroke = color._color }
    func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    func setLineWidth(_ width: CGFloat) { _style.lineWidth = width }
    func setLineCap(_ cap: CGLineCap) { _style.lineCap = cap }
    func setLineJoin(_ join: CGLineJoin) { _style.lineJoin = join }
    func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (_style.dashPhase, _style.dash) = (phase, lengths)
    }
    func setMiterLimit(_ limit: CGFloat) { _style.miterLimit = limit }
    func setAlpha(_ alpha: CGFloat) { _drawing.opacity = Double(alpha) }
    func setBlendMode(_ mode: CGBlendMode) {}
    func setShadow(offset: CGSize, blur: CGFloat) {}
    func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    func setShouldAntialias(_ shouldAntialias: Bool) {}
    func beginPath() { _path = Path() }
    func move(to point: CGPoint) { _path.move(to: point) }
    func addLine(to point: CGPoint) { _path.addLine(to: point) }
    func addLines(between points: [CGPoint]) { _path.addLines(points) }
    func addRect(_ rect: CGRect) { _path.addRect(rect) }
    func addRects(_ rects: [CGRect]) { _path.addRects(rects) }
    func addEllipse(in rect: CGRect) { _path.addEllipse(in: rect) }
    func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      _path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      _path.addCurve(to: end, control1: control1, control2: control2)
    }
    func addQuadCurve(to end: CGPoint, control: CGPoint) {
      _path.addQuadCurve(to: end, control: control)
    }
    func addPath(_ path: CGPath) { _path.addPath(path._path) }
    func closePath() { _path.closeSubpath() }
    func _take() -> Path {
      defer { _path = Path() }
      return _path
    }
    func _filling(_ path: Path, evenOdd: Bool = false) {
      _drawing.fill(path, with: .color(_fill), style: FillStyle(eoFill: evenOdd))
    }
    func _stroking(_ path: Path) { _drawing.stroke(path, with: .color(_stroke), style: _style) }
    func strokePath() { _stroking(_take()) }
    func fillPath(using rule: CGPathFillRule = .winding) {
      _filling(_take(), evenOdd: rule == .evenOdd)
    }
    func drawPath(using mode: CGPathDrawingMode) {
      let path = _take()
      if mode != .stroke { _filling(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
      if mode != .fill && mode != .eoFill { _stroking(path) }
    }
    func fill(_ rect: CGRect) { _filling(Path(rect)) }
    func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    func fillEllipse(in rect: CGRect) { _filling(Path(ellipseIn: rect)) }
    func stroke(_ rect: CGRect) { _stroking(Path(rect)) }
    func stroke(_ rect: CGRect, width: CGFloat) {
      setLineWidth(width)
      stroke(rect)
    }
    func strokeEllipse(in rect: CGRect) { _stroking(Path(ellipseIn: rect)) }
    func strokeLineSegments(between points: [CGPoint]) {
      for place in stride(from: 0, to: points.count - 1, by: 2) {
        move(to: points[place])
        addLine(to: points[place + 1])
      }
      strokePath()
    }
    func clear(_ rect: CGRect) {}
    func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    func clip(to rect: CGRect) {}
    func clip(to rects: [CGRect]) {}
    func resetClip() {}
    func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      _drawing.fill(
        Path(boundingBoxOfClipPath),
        with: .linearGradient(gradient._gradient, startPoint: startPoint, endPoint: endPoint))
    }
    func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      _drawing.fill(
        Path(boundingBoxOfClipPath),
        with: .radialGradient(
          gradient._gradient, center: startCenter, startRadius: startRadius, endRadius: endRadius))
    }
    func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
    func endTransparencyLayer() {}
    func beginPDFPage(_ pageInfo: CFDictionary?) {}
    func endPDFPage() {}
    func closePDF() {}
    func flush() {}
    func makeImage() -> CGImage? { CGImage() }
  }
  """)

private var graphicsMembers: [Builtin] {
  [
    Builtin(nil, "struct _Contexts { static var stack: [CGContext] = [] }"),
    Builtin(nil, "func UIGraphicsGetCurrentContext() -> CGContext? { _Contexts.stack.last }"),
    Builtin(
      nil,
      "func UIGraphicsPushContext(_ context: CGContext) { _Contexts.stack.append(context) }"),
    Builtin(nil, "func UIGraphicsPopContext() { _ = _Contexts.stack.popLast() }"),
    Builtin(
      nil,
      """
      func UIGraphicsBeginImageContext(_ size: CGSize) {
        UIGraphicsPushContext(CGContext(size: size))
      }
      """),
    Builtin(
      nil,
      """
      func UIGraphicsBeginImageContextWithOptions(
        _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
      ) { UIGraphicsBeginImageContext(size) }
      """),
    Builtin(
      nil,
      """
      func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
        UIGraphicsGetCurrentContext().map { UIImage(_drawn: $0) }
      }
      """),
    Builtin(nil, "func UIGraphicsEndImageContext() { UIGraphicsPopContext() }"),
    Builtin(
      "UIImage",
      """
      convenience init(_drawn context: CGContext) {
        self.init()
        _size = context._drawing._canvas.size
      }
      """),
    Builtin(nil, "func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }"),
    Builtin(
      nil, "func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }"),
    Builtin(
      "UIColor", "func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }"),
    Builtin(
      "UIColor", "func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }"),
    Builtin("UIColor", "func set() { setFill(); setStroke() }"),
    Builtin("UIBezierPath", "func fill() { UIGraphicsGetCurrentContext()?._filling(_path) }"),
    Builtin(
      "UIBezierPath",
      """
      func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context._stroking(_path)
        context.restoreGState()
      }
      """),
    Builtin("UIBezierPath", "func addClip() {}"),
  ]
}

/// A view that draws itself, and pictures that are drawn.
private var viewDrawing: [Builtin] {
  [
    Builtin(
      "UIView",
      """
      func _draw(in drawing: GraphicsContext, _ size: CGSize) {
        let old = frame
        if frame.size == .zero { frame.size = size }
        UIGraphicsPushContext(CGContext(drawing))
        draw(CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        frame = old
      }
      """),
    // Whether it draws anything is seen once.
    Builtin(
      "UIView",
      """
      var _drawn: AnyView? {
        if _draws == nil {
          let canvas = _CanvasDrawing(size: CGSize(width: 100, height: 100), symbols: nil)
          _draw(in: GraphicsContext(_canvas: canvas), canvas.size)
          _draws = !canvas.layers.isEmpty
        }
        guard _draws == true else { return nil }
        return AnyView(Canvas { context, size in self._draw(in: context, size) })
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsRendererFormat: NSObject {
        var bounds: CGRect { .zero }
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
        enum Range: Int { case unspecified = -1, automatic, extended, standard }
        var scale: CGFloat = UIScreen.main.scale
        var opaque: Bool = false
        var preferredRange: Range = .automatic
        class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
        class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsRendererContext: NSObject {
        let cgContext: CGContext
        init(_ context: CGContext) { cgContext = context }
        func fill(_ rect: CGRect) { cgContext.fill(rect) }
        func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
        func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
        func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
        func clip(to rect: CGRect) { cgContext.clip(to: rect) }
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
        var currentImage: UIImage { UIImage(_drawn: cgContext) }
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsImageRenderer: NSObject {
        let _size: CGSize
        init(size: CGSize) { _size = size }
        init(bounds: CGRect) { _size = bounds.size }
        init(size: CGSize, format: UIGraphicsImageRendererFormat) { _size = size }
        init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { _size = bounds.size }
        func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
          let context = UIGraphicsImageRendererContext(CGContext(size: _size))
          UIGraphicsPushContext(context.cgContext)
          defer { UIGraphicsPopContext() }
          actions(context)
          return context.currentImage
        }
        func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
          image(actions: actions).pngData() ?? Data()
        }
        func jpegData(
          withCompressionQuality compressionQuality: CGFloat,
          actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data { image(actions: actions).pngData() ?? Data() }
      }
      """),
  ]
}
