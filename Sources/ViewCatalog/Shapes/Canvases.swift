import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Canvas`: what its renderer draws into a context of the size it is given, as shapes, texts and
/// images one upon the other, within its bounds. Blending is not drawn.
var canvases: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Canvas<Symbols: View>: View {
        var symbols: Symbols
        var renderer: (inout GraphicsContext, CGSize) -> Void
        var body: some View { GeometryReader { proxy in _drawn(proxy.size) } }
        func _drawn(_ size: CGSize) -> some View {
          let resolved = symbols is EmptyView ? nil : AnyView(symbols)
          var context = GraphicsContext(_canvas: _CanvasDrawing(size: size, symbols: resolved))
          renderer(&context, size)
          return context._canvas.drawn.clipped()
        }
      }
      """),
    Builtin(
      "Canvas",
      """
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols)
      { self.renderer = renderer; self.symbols = symbols() }
      """),
    Builtin(
      "Canvas where Symbols == EmptyView",
      """
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
      { self.renderer = renderer; self.symbols = EmptyView() }
      """),
    option("ColorRenderingMode", ["nonLinear", "linear", "extendedLinear"]),
    Builtin(
      nil,
      """
      class _CanvasDrawing {
        let size: CGSize
        let symbols: AnyView?
        var layers: [AnyView] = []
        init(size: CGSize, symbols: AnyView?) {
          self.size = size
          self.symbols = symbols
        }
        var drawn: some View {
          ZStack(alignment: .topLeading) { ForEach(layers.indices, id: \\.self) { layers[$0] } }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct GraphicsContext {
        var _canvas: _CanvasDrawing
        var opacity: Double = 1
        var blendMode: GraphicsContext.BlendMode = .normal
        var transform: CGAffineTransform = .identity
        var environment: EnvironmentValues { EnvironmentValues() }
        var _clips: [Path] = []
        var _masks: [AnyView] = []
        var _filters: [GraphicsContext.Filter] = []
        var clipBoundingRect: CGRect {
          _clips.reduce(CGRect(origin: .zero, size: _canvas.size)) {
            $0.intersection($1.boundingRect)
          }
        }
        init(_canvas: _CanvasDrawing) { self._canvas = _canvas }
        mutating func translateBy(x: CGFloat, y: CGFloat) {
          transform = transform.translatedBy(x: x, y: y)
        }
        mutating func scaleBy(x: CGFloat, y: CGFloat) {
          transform = transform.scaledBy(x: x, y: y)
        }
        mutating func rotate(by angle: Angle) {
          transform = transform.rotated(by: CGFloat(angle.radians))
        }
        mutating func concatenate(_ matrix: CGAffineTransform) {
          transform = matrix.concatenating(transform)
        }
        mutating func clip(
          to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = []
        ) { if !options.contains(.inverse) { _clips.append(path.applying(transform)) } }
        mutating func clipToLayer(
          opacity: Double = 1, options: GraphicsContext.ClipOptions = [],
          content: (inout GraphicsContext) throws -> Void
        ) rethrows {
          let layer = try _layer(content)
          if !options.contains(.inverse) { _masks.append(AnyView(layer.drawn.opacity(opacity))) }
        }
        mutating func addFilter(
          _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = []
        ) { _filters.append(filter) }
        func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
          _add(try _layer(content).drawn)
        }
        // What is drawn by itself: the opacity, clips and filters here are of the whole.
        func _layer(
          _ content: (inout GraphicsContext) throws -> Void
        ) rethrows -> _CanvasDrawing {
          var layer = GraphicsContext(
            _canvas: _CanvasDrawing(size: _canvas.size, symbols: _canvas.symbols))
          layer.transform = transform
          try content(&layer)
          return layer._canvas
        }
        func fill(
          _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
        ) { _add(path.applying(transform).fill(shading._style, style: style)) }
        func stroke(
          _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
        ) { _add(path.applying(transform).stroke(shading._style, style: style)) }
        func stroke(
          _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
        ) { _add(path.applying(transform).stroke(shading._style, lineWidth: lineWidth)) }
        func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
          _add(text, at: point, anchor)
        }
        func draw(_ text: Text, in rect: CGRect) { _add(text, in: rect) }
        func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
          _add(image, at: point, anchor)
        }
        func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
          _add(image.resizable(), in: rect)
        }
        func draw(
          _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
        ) { _add(text._text, at: point, anchor) }
        func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
          _add(text._text, in: rect)
        }
        func draw(
          _ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
        ) { _add(image._image, at: point, anchor) }
        func draw(
          _ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
        ) { _add(image._image.resizable(), in: rect) }
        func draw(
          _ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center
        ) { _add(symbol._view, at: point, anchor) }
        func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
          _add(symbol._view, in: rect)
        }
        func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
          GraphicsContext.ResolvedText(_text: text)
        }
        func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
          GraphicsContext.ResolvedImage(_image: image)
        }
        func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
        func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? {
          _canvas.symbols.map {
            GraphicsContext.ResolvedSymbol(_view: AnyView(_canvasSymbol($0, id)))
          }
        }
        func _add(_ view: some View) {
          var layer = AnyView(view.opacity(opacity))
          let isThreshold = _filters.contains { $0._isThreshold }
          for filter in _filters.reversed() {
            // A threshold takes back what a blur spreads.
            if !isThreshold || !filter._isBlur { layer = filter._change(AnyView(_whole(layer))) }
          }
          for path in _clips { layer = AnyView(_whole(layer).clipShape(path)) }
          for mask in _masks { layer = AnyView(_whole(layer).mask(alignment: .topLeading) { mask }) }
          _canvas.layers.append(layer)
        }
        func _whole(_ view: some View) -> some View {
          view.frame(
            width: _canvas.size.width, height: _canvas.size.height, alignment: .topLeading)
        }
        func _add(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
          let place = point.applying(transform)
          _add(
            _whole(
              view.fixedSize()
                .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
                .alignmentGuide(.top) { $0.height * anchor.y - place.y }))
        }
        func _add(_ view: some View, in rect: CGRect) {
          let place = rect.applying(transform)
          _add(
            view.frame(width: place.width, height: place.height, alignment: .topLeading)
              .offset(x: place.minX, y: place.minY))
        }
        struct ResolvedText {
          let _text: Text
          var shading: GraphicsContext.Shading = .foreground
          func measure(in size: CGSize) -> CGSize {
            let answer = _measured(_text, size)
            return CGSize(width: answer[0], height: answer[1])
          }
          func firstBaseline(in size: CGSize) -> CGFloat { _measured(_text, size)[2] }
          func lastBaseline(in size: CGSize) -> CGFloat { _measured(_text, size)[3] }
        }
        struct ResolvedImage {
          let _image: Image
          var shading: GraphicsContext.Shading?
          var size: CGSize { CGSize(width: 20, height: 20) }
          var baseline: CGFloat { 20 }
        }
        struct ResolvedSymbol {
          let _view: AnyView
          var size: CGSize { .zero }
        }
        struct ClipOptions: OptionSet, Sendable {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          static let inverse = ClipOptions(rawValue: 1)
        }
        struct FilterOptions: OptionSet, Sendable {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          static let linearColor = FilterOptions(rawValue: 1)
        }
        struct BlendMode: Hashable, Sendable {
          let _name: String
          static let normal = BlendMode(_name: "normal")
          static let multiply = BlendMode(_name: "multiply")
          static let screen = BlendMode(_name: "screen")
          static let overlay = BlendMode(_name: "overlay")
          static let darken = BlendMode(_name: "darken")
          static let lighten = BlendMode(_name: "lighten")
          static let colorDodge = BlendMode(_name: "colorDodge")
          static let colorBurn = BlendMode(_name: "colorBurn")
          static let softLight = BlendMode(_name: "softLight")
          static let hardLight = BlendMode(_name: "hardLight")
          static let difference = BlendMode(_name: "difference")
          static let exclusion = BlendMode(_name: "exclusion")
          static let hue = BlendMode(_name: "hue")
          static let saturation = BlendMode(_name: "saturation")
          static let color = BlendMode(_name: "color")
          static let luminosity = BlendMode(_name: "luminosity")
          static let clear = BlendMode(_name: "clear")
          static let copy = BlendMode(_name: "copy")
          static let sourceIn = BlendMode(_name: "sourceIn")
          static let sourceOut = BlendMode(_name: "sourceOut")
          static let sourceAtop = BlendMode(_name: "sourceAtop")
          static let destinationOver = BlendMode(_name: "destinationOver")
          static let destinationIn = BlendMode(_name: "destinationIn")
          static let destinationOut = BlendMode(_name: "destinationOut")
          static let destinationAtop = BlendMode(_name: "destinationAtop")
          static let xor = BlendMode(_name: "xor")
          static let plusDarker = BlendMode(_name: "plusDarker")
          static let plusLighter = BlendMode(_name: "plusLighter")
        }
      }
      """),
    // Of a canvas's symbols the one with that tag.
    Builtin(nil, "func _canvasSymbol<ID: Hashable>(_ symbols: AnyView, _ id: ID) -> some View") {
      call in
      let id = call.arguments[1]
      return .modifier("symbol", of: call.arguments[0]) { $0.environment.canvasSymbol = id }
    },
    // A text's size where so much is offered, then its first and its last baseline.
    Builtin(nil, "func _measured(_ text: Text, _ size: CGSize) -> [CGFloat]") { call in
      let answer = call.arguments[0].as(TextValue.self).flatMap { text in
        let layout = TextLayout(text.textRuns(in: SystemValues()), scale: 3)
        return call.arguments[1].asSize.map {
          layout.measure(ProposedSize(width: $0.width, height: $0.height))
        }
      }
      let numbers = answer.map {
        [$0.size.width, $0.size.height, $0.firstBaseline, $0.lastBaseline]
      }
      return .array((numbers ?? [0, 0, 0, 0]).map { .double($0) })
    },
    Builtin(
      "GraphicsContext",
      """
      struct Shading {
        let _style: AnyShapeStyle
        static var foreground: Shading { Shading(_style: AnyShapeStyle(.primary)) }
        static var backdrop: Shading { Shading(_style: AnyShapeStyle(.background)) }
        static func color(_ color: Color) -> Shading { Shading(_style: AnyShapeStyle(color)) }
        static func color(
          _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
          opacity: Double = 1
        ) -> Shading {
          .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        static func color(
          _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
        static func style<S: ShapeStyle>(_ style: S) -> Shading {
          Shading(_style: AnyShapeStyle(style))
        }
        static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        static func linearGradient(
          _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
          options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
          let isUpright = abs(endPoint.y - startPoint.y) > abs(endPoint.x - startPoint.x)
          return Shading(
            _style: AnyShapeStyle(
              LinearGradient(
                gradient: gradient, startPoint: isUpright ? .top : .leading,
                endPoint: isUpright ? .bottom : .trailing)))
        }
        static func radialGradient(
          _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
          options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
          Shading(
            _style: AnyShapeStyle(
              RadialGradient(
                gradient: gradient, center: .center, startRadius: startRadius,
                endRadius: endRadius)))
        }
        static func conicGradient(
          _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
          options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
          Shading(
            _style: AnyShapeStyle(AngularGradient(gradient: gradient, center: .center)))
        }
        static func tiledImage(_ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1)
          -> Shading
        { .foreground }
      }
      """),
    Builtin(
      "GraphicsContext",
      """
      struct GradientOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let `repeat` = GradientOptions(rawValue: 1)
        static let mirror = GradientOptions(rawValue: 2)
        static let linearColor = GradientOptions(rawValue: 4)
      }
      """),
  ] + canvasFilters
}

extension EnvironmentValues {
  /// The tag of the only symbol of a canvas that is shown here.
  var canvasSymbol: Value? {
    get { self[.property("canvasSymbol")] }
    set { self[.property("canvasSymbol")] = newValue }
  }
}
