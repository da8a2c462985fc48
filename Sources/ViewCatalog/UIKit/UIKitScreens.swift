import Interpreter

/// Screens of the system's own that a program presents, to pick something or to print it: there is
/// nothing to pick, so that they can only be left.
var uiKitScreens: [Builtin] {
  documentPickers + colorAndFontPickers + printing + videoEditors
    + [
      systemScreen(
        "UIReferenceLibraryViewController", title: "Dictionary",
        """
        let _term: String
        init(term: String) {
          _term = term
          super.init()
        }
        class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
        """)
    ]
}

/// A view controller that shows a screen of the system's.
/// - Parameter left: what it does when it is left.
func systemScreen(
  _ type: String, of parent: String = "UIViewController", title: String, left: String = "",
  _ members: String
) -> Builtin {
  Builtin(
    nil,
    """
    class \(type): \(parent) {
      \(members)
      override func _shown() -> AnyView {
        AnyView(_SystemSheet(title: "\(title)", left: { \(left) }))
      }
    }
    """)
}

private var documentPickers: [Builtin] {
  [
    Builtin(
      nil, "enum UIDocumentPickerMode: UInt { case `import`, open, exportToService, moveToService }"
    ),
    systemScreen(
      "UIDocumentPickerViewController", title: "Files",
      left: "self.delegate?.documentPickerWasCancelled(self)",
      """
      weak var delegate: (any UIDocumentPickerDelegate)?
      var allowsMultipleSelection: Bool = false
      var shouldShowFileExtensions: Bool = false
      var directoryURL: URL?
      init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init() }
      init(forExporting urls: [URL], asCopy: Bool = false) { super.init() }
      init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { super.init() }
      init(url: URL, in mode: UIDocumentPickerMode) { super.init() }
      init(urls: [URL], in mode: UIDocumentPickerMode) { super.init() }
      """),
  ]
    + delegate(
      "UIDocumentPickerDelegate",
      [
        """
        documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
        """,
        "documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)",
        "documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)",
      ])
}

private var colorAndFontPickers: [Builtin] {
  [
    systemScreen(
      "UIColorPickerViewController", title: "Colors",
      left: "self.delegate?.colorPickerViewControllerDidFinish(self)",
      """
      weak var delegate: (any UIColorPickerViewControllerDelegate)?
      var selectedColor: UIColor = .black
      var supportsAlpha: Bool = true
      override init() { super.init() }
      """),
    systemScreen(
      "UIFontPickerViewController", title: "Choose Font",
      left: "self.delegate?.fontPickerViewControllerDidCancel(self)",
      """
      weak var delegate: (any UIFontPickerViewControllerDelegate)?
      var selectedFontDescriptor: UIFontDescriptor?
      let configuration: UIFontPickerViewController.Configuration
      override init() {
        configuration = UIFontPickerViewController.Configuration()
        super.init()
      }
      init(configuration: UIFontPickerViewController.Configuration) {
        self.configuration = configuration
        super.init()
      }
      """),
    Builtin(
      "UIFontPickerViewController",
      """
      class Configuration: NSObject {
        var includeFaces: Bool = false
        var displayUsingSystemFont: Bool = false
        var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        var filteredLanguagesPredicate: NSPredicate?
        override init() {}
      }
      """),
  ]
    + delegate(
      "UIColorPickerViewControllerDelegate",
      [
        """
        colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
        """,
        "colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)",
        """
        colorPickerViewController(
          _ viewController: UIColorPickerViewController, didSelect color: UIColor,
          continuously: Bool)
        """,
      ])
    + delegate(
      "UIFontPickerViewControllerDelegate",
      [
        "fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)",
        "fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)",
      ])
}

/// No printer is there.
private var printing: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIPrintInfo: NSObject {
        enum OutputType: Int { case general, photo, grayscale, photoGrayscale }
        enum Orientation: Int { case portrait, landscape }
        enum Duplex: Int { case none, longEdge, shortEdge }
        var jobName: String = ""
        var outputType: OutputType = .general
        var orientation: Orientation = .portrait
        var duplex: Duplex = .none
        var printerID: String?
        override init() {}
        init(dictionary: [AnyHashable: Any]?) {}
        class func printInfo() -> UIPrintInfo { UIPrintInfo() }
      }
      """),
    Builtin(
      nil,
      """
      class UIPrintFormatter: NSObject {
        var perPageContentInsets: UIEdgeInsets = .zero
        var maximumContentWidth: CGFloat = 0
        var maximumContentHeight: CGFloat = 0
        var startPage: Int = 0
        var pageCount: Int { 1 }
        override init() {}
      }
      """),
    Builtin(nil, "class UIViewPrintFormatter: UIPrintFormatter {}"),
    Builtin(
      "UIView", "func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }"),
    Builtin(
      nil,
      """
      class UISimpleTextPrintFormatter: UIPrintFormatter {
        var text: String?
        var font: UIFont?
        var color: UIColor?
        var textAlignment: NSTextAlignment = .natural
        init(text: String) { self.text = text }
        init(attributedText: NSAttributedString) { text = attributedText.string }
      }
      """),
    Builtin(
      nil,
      """
      class UIMarkupTextPrintFormatter: UIPrintFormatter {
        var markupText: String?
        init(markupText: String) { self.markupText = markupText }
      }
      """),
    Builtin(
      nil,
      """
      class UIPrintPageRenderer: NSObject {
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        var printFormatters: [UIPrintFormatter]?
        var numberOfPages: Int { 1 }
        override init() {}
        func addPrintFormatter(
          _ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int
        ) { printFormatters = (printFormatters ?? []) + [formatter] }
      }
      """),
    Builtin(
      nil,
      """
      class UIPrintInteractionController: NSObject {
        typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
        static let shared: UIPrintInteractionController = UIPrintInteractionController()
        class var isPrintingAvailable: Bool { false }
        class func canPrint(_ url: URL) -> Bool { false }
        class func canPrint(_ data: Data) -> Bool { false }
        var printInfo: UIPrintInfo?
        var printFormatter: UIPrintFormatter?
        var printPageRenderer: UIPrintPageRenderer?
        var printingItem: Any?
        var printingItems: [Any]?
        var showsNumberOfCopies: Bool = true
        var showsPaperSelectionForLoadedPapers: Bool = false
        @discardableResult func present(
          animated: Bool, completionHandler completion: CompletionHandler? = nil
        ) -> Bool {
          completion?(self, false, nil)
          return true
        }
        @discardableResult func present(
          from rect: CGRect, in view: UIView, animated: Bool,
          completionHandler completion: CompletionHandler? = nil
        ) -> Bool { present(animated: animated, completionHandler: completion) }
        func dismiss(animated: Bool) {}
      }
      """),
  ]
}

private var videoEditors: [Builtin] {
  [
    systemScreen(
      "UIVideoEditorController", of: "UINavigationController", title: "Edit Video",
      """
      weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
      var videoPath: String = ""
      var videoMaximumDuration: TimeInterval = 0
      class func canEditVideo(atPath videoPath: String) -> Bool { false }
      override init() { super.init() }
      """)
  ]
    + delegate(
      "UIVideoEditorControllerDelegate",
      [
        """
        videoEditorController(
          _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
        """,
        """
        videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
        """,
        "videoEditorControllerDidCancel(_ editor: UIVideoEditorController)",
      ])
}
