import Interpreter

/// PDFKit: a document of pages that a program makes, with what it adds to them; of a file's content
/// nothing is known but that it is there, as one page.
var pdfDocuments: [Builtin] { pdfPages + pdfParts + pdfViews + pdfRenderers }

private var pdfPages: [Builtin] {
  [
    Builtin(nil, "enum PDFDisplayBox: Int { case mediaBox, cropBox, bleedBox, trimBox, artBox }"),
    Builtin(
      nil,
      """
      class PDFDocument: NSObject {
        var documentURL: URL?
        var documentAttributes: [AnyHashable: Any]?
        var outlineRoot: PDFOutline?
        weak var delegate: AnyObject?
        var _pages: [PDFPage] = []
        override init() {}
        init?(url: URL) {
          documentURL = url
          super.init()
          insert(PDFPage(), at: 0)
        }
        init?(data: Data) {
          super.init()
          insert(PDFPage(), at: 0)
        }
        var pageCount: Int { _pages.count }
        var string: String? { _pages.compactMap { $0.string }.joined(separator: "\\n") }
        var isLocked: Bool { false }
        var isEncrypted: Bool { false }
        var allowsPrinting: Bool { true }
        var allowsCopying: Bool { true }
        var isFinding: Bool { false }
        func unlock(withPassword password: String) -> Bool { true }
        func page(at index: Int) -> PDFPage? {
          _pages.indices.contains(index) ? _pages[index] : nil
        }
        func index(for page: PDFPage) -> Int { _pages.firstIndex { $0 === page } ?? NSNotFound }
        func insert(_ page: PDFPage, at index: Int) {
          page.document = self
          _pages.insert(page, at: index)
        }
        func removePage(at index: Int) { _pages.remove(at: index) }
        func exchangePage(at indexA: Int, withPageAt indexB: Int) { _pages.swapAt(indexA, indexB) }
        func findString(
          _ string: String, withOptions options: NSString.CompareOptions = []
        ) -> [PDFSelection] { [] }
        func beginFindString(
          _ string: String, withOptions options: NSString.CompareOptions = []
        ) {}
        func cancelFindString() {}
        func dataRepresentation() -> Data? { Data("%PDF-1.3".utf8) }
        @discardableResult func write(to url: URL) -> Bool {
          (try? dataRepresentation()?.write(to: url)) != nil
        }
        @discardableResult func write(toFile path: String) -> Bool {
          write(to: URL(fileURLWithPath: path))
        }
      }
      """),
    Builtin(
      nil,
      """
      class PDFPage: NSObject {
        weak var document: PDFDocument?
        var rotation: Int = 0
        var displaysAnnotations: Bool = true
        var annotations: [PDFAnnotation] = []
        let _image: UIImage?
        override init() { _image = nil }
        init?(image: UIImage) { _image = image }
        var label: String? { document.map { "\\($0.index(for: self) + 1)" } }
        var pageRef: AnyObject? { nil }
        var string: String? { nil }
        var attributedString: NSAttributedString? { nil }
        var numberOfCharacters: Int { 0 }
        func bounds(for box: PDFDisplayBox) -> CGRect {
          CGRect(origin: .zero, size: _image?.size ?? CGSize(width: 612, height: 792))
        }
        func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
        func addAnnotation(_ annotation: PDFAnnotation) {
          annotation.page = self
          annotations.append(annotation)
        }
        func removeAnnotation(_ annotation: PDFAnnotation) {
          annotations.removeAll { $0 === annotation }
        }
        func annotation(at point: CGPoint) -> PDFAnnotation? {
          annotations.first { $0.bounds.contains(point) }
        }
        func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { _image ?? UIImage() }
        func selection(for rect: CGRect) -> PDFSelection? { nil }
        func draw(with box: PDFDisplayBox, to context: CGContext) {}
      }
      """),
  ]
}

private var pdfParts: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct PDFAnnotationSubtype: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let text = PDFAnnotationSubtype(rawValue: "/Text")
        static let link = PDFAnnotationSubtype(rawValue: "/Link")
        static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
        static let line = PDFAnnotationSubtype(rawValue: "/Line")
        static let square = PDFAnnotationSubtype(rawValue: "/Square")
        static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
        static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
        static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
        static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
        static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
        static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
        static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
      }
      """),
    Builtin(
      nil,
      """
      class PDFAnnotation: NSObject {
        weak var page: PDFPage?
        var bounds: CGRect
        var type: String?
        var contents: String?
        var color: UIColor = .yellow
        var font: UIFont?
        var fontColor: UIColor?
        var alignment: NSTextAlignment = .natural
        var url: URL?
        var destination: PDFDestination?
        var userName: String?
        var fieldName: String?
        var widgetStringValue: String?
        var shouldDisplay: Bool = true
        var shouldPrint: Bool = true
        init(
          bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
          withProperties properties: [AnyHashable: Any]?
        ) {
          self.bounds = bounds
          type = String(annotationType.rawValue.dropFirst())
        }
        func add(_ path: UIBezierPath) {}
        func draw(with box: PDFDisplayBox, in context: CGContext) {}
      }
      """),
    Builtin(
      nil,
      """
      class PDFSelection: NSObject {
        var pages: [PDFPage] { [] }
        var string: String? { nil }
        var color: UIColor?
        init(document: PDFDocument) {}
        func selectionsByLine() -> [PDFSelection] { [] }
        func bounds(for page: PDFPage) -> CGRect { .zero }
      }
      """),
    Builtin(
      nil,
      """
      class PDFDestination: NSObject {
        weak var page: PDFPage?
        let point: CGPoint
        var zoom: CGFloat = 1
        init(page: PDFPage, at point: CGPoint) {
          self.page = page
          self.point = point
        }
      }
      """),
    Builtin(
      nil,
      """
      class PDFOutline: NSObject {
        var label: String?
        var destination: PDFDestination?
        var isOpen: Bool = true
        weak var parent: PDFOutline?
        var _children: [PDFOutline] = []
        var numberOfChildren: Int { _children.count }
        override init() {}
        func child(at index: Int) -> PDFOutline? {
          _children.indices.contains(index) ? _children[index] : nil
        }
        func insertChild(_ child: PDFOutline, at index: Int) {
          child.parent = self
          _children.insert(child, at: index)
        }
      }
      """),
  ]
}

private var pdfViews: [Builtin] {
  [
    Builtin(
      nil,
      "enum PDFDisplayMode: Int { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }"),
    Builtin(nil, "enum PDFDisplayDirection: Int { case vertical, horizontal }"),
    Builtin(nil, "enum PDFInterpolationQuality: Int { case none, low, high }"),
    Builtin(
      nil,
      """
      class PDFView: UIView {
        var document: PDFDocument? { didSet { _go(to: 0) } }
        weak var delegate: (any PDFViewDelegate)?
        var autoScales: Bool = false
        var displayMode: PDFDisplayMode = .singlePageContinuous
        var displayDirection: PDFDisplayDirection = .vertical
        var displayBox: PDFDisplayBox = .cropBox
        var displaysPageBreaks: Bool = true
        var displaysAsBook: Bool = false
        var displaysRTL: Bool = false
        var pageBreakMargins: UIEdgeInsets = .zero
        var pageShadowsEnabled: Bool = true
        var interpolationQuality: PDFInterpolationQuality = .high
        var scaleFactor: CGFloat = 1
        var minScaleFactor: CGFloat = 0.1
        var maxScaleFactor: CGFloat = 10
        var scaleFactorForSizeToFit: CGFloat { 1 }
        var isInMarkupMode: Bool = false
        var isUsingPageViewController: Bool = false
        var enableDataDetectors: Bool = false
        var currentSelection: PDFSelection?
        var highlightedSelections: [PDFSelection]?
        var documentView: UIView? { nil }
        var _index: Int = 0
        var currentPage: PDFPage? { document?.page(at: _index) }
        var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
        var currentDestination: PDFDestination? {
          currentPage.map { PDFDestination(page: $0, at: .zero) }
        }
        var canGoToNextPage: Bool { _index + 1 < (document?.pageCount ?? 0) }
        var canGoToPreviousPage: Bool { _index > 0 }
        var canGoToFirstPage: Bool { _index > 0 }
        var canGoToLastPage: Bool { canGoToNextPage }
        var canGoBack: Bool { false }
        var canGoForward: Bool { false }
        var canZoomIn: Bool { scaleFactor < maxScaleFactor }
        var canZoomOut: Bool { scaleFactor > minScaleFactor }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        func _go(to index: Int) {
          _index = index
          NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
          _changed()
        }
        func go(to page: PDFPage) { _go(to: document?.index(for: page) ?? 0) }
        func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
        func go(to selection: PDFSelection) {}
        func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
        func goToNextPage(_ sender: Any?) { if canGoToNextPage { _go(to: _index + 1) } }
        func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { _go(to: _index - 1) } }
        func goToFirstPage(_ sender: Any?) { _go(to: 0) }
        func goToLastPage(_ sender: Any?) { _go(to: max(0, (document?.pageCount ?? 0) - 1)) }
        func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
        func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
        func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
          currentSelection = selection
        }
        func clearSelection() { currentSelection = nil }
        func usePageViewController(
          _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
        ) { isUsingPageViewController = enable }
        func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
        func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
        func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
        func layoutDocumentView() {}
        override func _shown() -> AnyView {
          AnyView(
            ZStack {
              Color(backgroundColor ?? .systemGray5)
              if let currentPage {
                Color.white.aspectRatio(
                  currentPage.bounds(for: .cropBox).size, contentMode: .fit)
              }
            })
        }
      }
      """),
    Builtin(
      nil,
      """
      class PDFThumbnailView: UIView {
        weak var pdfView: PDFView?
        var thumbnailSize: CGSize = .zero
        enum LayoutMode: Int { case vertical, horizontal }
        var layoutMode: LayoutMode = .vertical
        var contentInset: UIEdgeInsets = .zero
      }
      """),
  ]
    + [
      "PDFViewPageChanged", "PDFViewDocumentChanged", "PDFViewScaleChanged",
      "PDFViewSelectionChanged", "PDFViewVisiblePagesChanged", "PDFDocumentDidFindMatch",
      "PDFDocumentDidEndFind",
    ].map {
      Builtin("Notification.Name", "static let \($0) = Notification.Name(\"\($0)Notification\")")
    }
    + delegate(
      "PDFViewDelegate",
      [
        "pdfViewWillClick(onLink sender: PDFView, with url: URL)",
        "pdfViewPerformFind(_ sender: PDFView)",
        "pdfViewPerformGo(toPage sender: PDFView)",
      ])
    + delegate(
      "PDFDocumentDelegate",
      [
        "didMatchString(_ instance: PDFSelection)",
        "classForPage() -> AnyClass = PDFPage.self",
      ])
}

private var pdfRenderers: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
        var documentInfo: [String: Any] = [:]
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
        let pdfContextBounds: CGRect
        init(_ bounds: CGRect) {
          pdfContextBounds = bounds
          super.init(CGContext(size: bounds.size))
        }
        func beginPage() {}
        func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
      }
      """),
    Builtin(
      nil,
      """
      class UIGraphicsPDFRenderer: NSObject {
        let _bounds: CGRect
        init(bounds: CGRect) { _bounds = bounds }
        init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { _bounds = bounds }
        func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
          let context = UIGraphicsPDFRendererContext(_bounds)
          UIGraphicsPushContext(context.cgContext)
          defer { UIGraphicsPopContext() }
          actions(context)
          return Data("%PDF-1.3".utf8)
        }
        func writePDF(
          to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
        ) throws { try pdfData(actions: actions).write(to: url) }
      }
      """),
    Builtin(nil, "let kCGPDFContextTitle: String = \"kCGPDFContextTitle\""),
    Builtin(nil, "let kCGPDFContextAuthor: String = \"kCGPDFContextAuthor\""),
    Builtin(nil, "let kCGPDFContextCreator: String = \"kCGPDFContextCreator\""),
  ]
}
