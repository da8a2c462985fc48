import Interpreter

/// PencilKit: a canvas that nobody draws on, showing the strokes that a program puts there.
var pencilDrawings: [Builtin] { pencilTools + pencilStrokes + pencilCanvases }

private var pencilTools: [Builtin] {
  [
    Builtin(nil, "protocol PKTool {}"),
    Builtin(
      nil,
      """
      struct PKInkingTool: PKTool, Equatable {
        enum InkType: String {
          case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
          var defaultWidth: CGFloat { self == .marker ? 15 : 3 }
          var validWidthRange: ClosedRange<CGFloat> { 1...30 }
        }
        var inkType: InkType
        var color: UIColor
        var width: CGFloat
        init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
          self.inkType = inkType
          self.color = color
          self.width = width ?? inkType.defaultWidth
        }
        init(ink: PKInk, width: CGFloat) {
          self.init(ink.inkType, color: ink.color, width: width)
        }
        var ink: PKInk { PKInk(inkType, color: color) }
      }
      """),
    Builtin(
      nil,
      """
      struct PKInk: Equatable {
        typealias InkType = PKInkingTool.InkType
        var inkType: PKInkingTool.InkType
        var color: UIColor
        init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) {
          self.inkType = inkType
          self.color = color
        }
      }
      """),
    Builtin(
      nil,
      """
      struct PKEraserTool: PKTool, Equatable {
        enum EraserType: Int { case vector, bitmap, fixedWidthBitmap }
        var eraserType: EraserType
        var width: CGFloat
        init(_ eraserType: EraserType, width: CGFloat = 16) {
          self.eraserType = eraserType
          self.width = width
        }
      }
      """),
    Builtin(nil, "struct PKLassoTool: PKTool, Equatable { init() {} }"),
    Builtin(
      nil,
      """
      class PKToolPicker: NSObject {
        static let _shared: PKToolPicker = PKToolPicker()
        class func shared(for window: UIWindow) -> PKToolPicker? { _shared }
        var selectedTool: any PKTool = PKInkingTool(.pen)
        var isVisible: Bool = false
        var isRulerActive: Bool = false
        var showsDrawingPolicyControls: Bool = true
        var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        var colorUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        var stateAutosaveName: String?
        override init() {}
        func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
          isVisible = visible
        }
        func addObserver(_ observer: any PKToolPickerObserver) {
          (observer as? PKCanvasView)?.tool = selectedTool
        }
        func removeObserver(_ observer: any PKToolPickerObserver) {}
        func frameObscured(in view: UIView) -> CGRect { .null }
      }
      """),
  ]
    + delegate(
      "PKToolPickerObserver",
      [
        "toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)",
        "toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)",
        "toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)",
        "toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)",
      ])
}

private var pencilStrokes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct PKStrokePoint: Hashable {
        var location: CGPoint
        var timeOffset: TimeInterval
        var size: CGSize
        var opacity: CGFloat
        var force: CGFloat
        var azimuth: CGFloat
        var altitude: CGFloat
        init(
          location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat,
          force: CGFloat, azimuth: CGFloat, altitude: CGFloat
        ) {
          (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
          (self.opacity, self.force) = (opacity, force)
          (self.azimuth, self.altitude) = (azimuth, altitude)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct PKStrokePath: RandomAccessCollection {
        let _points: [PKStrokePoint]
        let creationDate: Date
        init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
          _points = Array(controlPoints)
          self.creationDate = creationDate
        }
        init() {
          _points = []
          creationDate = Date()
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _points.count }
        subscript(position: Int) -> PKStrokePoint { _points[position] }
      }
      """),
    Builtin(
      nil,
      """
      struct PKStroke {
        var ink: PKInk
        var path: PKStrokePath
        var transform: CGAffineTransform
        var mask: UIBezierPath?
        init(
          ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
          mask: UIBezierPath? = nil
        ) { (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask) }
        var _path: Path {
          var line = Path()
          line.addLines(path._points.map { $0.location })
          return line.applying(transform)
        }
        var renderBounds: CGRect { _path.boundingRect }
      }
      """),
    Builtin(
      nil,
      """
      struct PKDrawing: Codable, Equatable {
        static var _kept: [PKDrawing] = []
        var strokes: [PKStroke]
        init() { strokes = [] }
        init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
        init(data: Data) throws {
          guard let place = Int(String(decoding: data, as: UTF8.self).dropFirst(6)),
            PKDrawing._kept.indices.contains(place)
          else { throw CocoaError(.coderReadCorrupt) }
          self = PKDrawing._kept[place]
        }
        init(from decoder: any Decoder) throws {
          try self.init(data: try decoder.singleValueContainer().decode(Data.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(dataRepresentation())
        }
        func dataRepresentation() -> Data {
          PKDrawing._kept.append(self)
          return Data("pencil\\(PKDrawing._kept.count - 1)".utf8)
        }
        var bounds: CGRect {
          strokes.dropFirst().reduce(strokes.first?.renderBounds ?? .null) {
            $0.union($1.renderBounds)
          }
        }
        func image(from rect: CGRect, scale: CGFloat) -> UIImage {
          let image = UIImage()
          image._size = rect.size
          return image
        }
        func appending(_ drawing: PKDrawing) -> PKDrawing {
          PKDrawing(strokes: strokes + drawing.strokes)
        }
        mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
        func transformed(using transform: CGAffineTransform) -> PKDrawing {
          var drawing = self
          drawing.transform(using: transform)
          return drawing
        }
        mutating func transform(using transform: CGAffineTransform) {
          for place in strokes.indices {
            strokes[place].transform = strokes[place].transform.concatenating(transform)
          }
        }
        static func == (lhs: PKDrawing, rhs: PKDrawing) -> Bool {
          lhs.strokes.map { $0.path._points } == rhs.strokes.map { $0.path._points }
        }
      }
      """),
  ]
}

private var pencilCanvases: [Builtin] {
  [
    Builtin(nil, "enum PKCanvasViewDrawingPolicy: UInt { case `default`, anyInput, pencilOnly }"),
    Builtin(
      nil,
      """
      class PKCanvasView: UIScrollView, PKToolPickerObserver {
        var drawing: PKDrawing = PKDrawing() {
          didSet {
            _canvasDelegate?.canvasViewDrawingDidChange(self)
            _changed()
          }
        }
        var tool: any PKTool = PKInkingTool(.pen)
        var drawingPolicy: PKCanvasViewDrawingPolicy = .default
        var isRulerActive: Bool = false
        var allowsFingerDrawing: Bool = true
        var isDrawingEnabled: Bool = true
        var drawingGestureRecognizer: UIGestureRecognizer {
          UIGestureRecognizer(target: nil, action: nil)
        }
        var undoManager: UndoManager? { nil }
        var _canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func _shown() -> AnyView {
          AnyView(
            Canvas { context, _ in
              for stroke in self.drawing.strokes {
                let width = stroke.path.first?.size.width ?? 1
                context.stroke(
                  stroke._path, with: .color(Color(stroke.ink.color)), lineWidth: width)
              }
            }.background(Color(backgroundColor ?? .systemBackground)))
        }
      }
      """),
  ]
    + delegate(
      "PKCanvasViewDelegate", of: "UIScrollViewDelegate",
      [
        "canvasViewDrawingDidChange(_ canvasView: PKCanvasView)",
        "canvasViewDidFinishRendering(_ canvasView: PKCanvasView)",
        "canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)",
        "canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)",
      ])
}
