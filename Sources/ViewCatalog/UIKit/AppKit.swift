import Interpreter

/// The parts of AppKit and WatchKit that SwiftUI programs configure. There is no Mac around: what
/// they show and ask of it is not seen.
var appKit: [Builtin] {
  appKitValues + appKitViews + appKitWindows + appKitPanels + appKitControls + appKitTables
    + watchKit
}

private var appKitValues: [Builtin] {
  [
    Builtin(nil, "typealias NSRect = CGRect"), Builtin(nil, "typealias NSSize = CGSize"),
    Builtin(nil, "typealias NSPoint = CGPoint"), Builtin(nil, "typealias NSColor = UIColor"),
    Builtin(nil, "typealias NSFont = UIFont"), Builtin(nil, "typealias NSImage = UIImage"),
    Builtin(nil, "typealias NSBezierPath = UIBezierPath"),
    Builtin("UIImage", "var tiffRepresentation: Data? { Data() }"),
    Builtin(
      "UIImage",
      "convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage: cgImage) }"),
    Builtin("Color", "init(nsColor: UIColor) { self.init(uiColor: nsColor) }"),
    Builtin("Image", "init(nsImage: UIImage) { self.init(uiImage: nsImage) }"),
    Builtin(
      "UIImage",
      """
      convenience init?(
        systemSymbolName symbolName: String, accessibilityDescription description: String?
      ) { self.init(systemName: symbolName) }
      """),
    Builtin(
      nil,
      """
      class NSCursor: NSObject {
        static let arrow = NSCursor()
        static let pointingHand = NSCursor()
        static let openHand = NSCursor()
        static let closedHand = NSCursor()
        static let iBeam = NSCursor()
        static let crosshair = NSCursor()
        static let resizeLeftRight = NSCursor()
        static let resizeUpDown = NSCursor()
        static let operationNotAllowed = NSCursor()
        override init() {}
        func push() {}
        func pop() {}
        func set() {}
        class func pop() {}
        class func hide() {}
        class func unhide() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSSound: NSObject {
        init?(named name: String) {}
        init?(contentsOf url: URL, byReference: Bool) {}
        init?(contentsOfFile path: String, byReference: Bool) {}
        init?(data: Data) {}
        var isPlaying: Bool = false
        var volume: Float = 1
        var loops: Bool = false
        var currentTime: TimeInterval = 0
        var duration: TimeInterval { 0 }
        @discardableResult func play() -> Bool {
          isPlaying = true
          return true
        }
        @discardableResult func pause() -> Bool { stop() }
        @discardableResult func stop() -> Bool {
          defer { isPlaying = false }
          return isPlaying
        }
        class func beep() {}
      }
      """),
  ]
    + [
      ("windowBackgroundColor", "systemBackground"), ("labelColor", "label"),
      ("controlBackgroundColor", "systemBackground"), ("textBackgroundColor", "systemBackground"),
      ("underPageBackgroundColor", "systemGray"), ("textColor", "label"),
      ("secondaryLabelColor", "secondaryLabel"), ("tertiaryLabelColor", "tertiaryLabel"),
      ("quaternaryLabelColor", "quaternaryLabel"), ("separatorColor", "separator"),
      ("controlColor", "systemBackground"), ("controlTextColor", "label"),
      ("controlAccentColor", "systemBlue"), ("selectedContentBackgroundColor", "systemBlue"),
      ("placeholderTextColor", "placeholderText"), ("linkColor", "link"),
    ].map { Builtin("UIColor", "class var \($0.0): UIColor { .\($0.1) }") }
}

private var appKitViews: [Builtin] {
  [
    Builtin(nil, "typealias NSResponder = UIResponder"),
    Builtin(nil, "typealias NSView = UIView"),
    Builtin(
      nil,
      """
      class NSViewController: UIResponder {
        var view: UIView = UIView()
        var title: String?
        override init() {}
        init(nibName: String?, bundle: Bundle?) {}
        func loadView() {}
        func viewDidLoad() {}
        func viewWillAppear() {}
        func viewDidAppear() {}
        func viewWillDisappear() {}
        func viewDidDisappear() {}
        func viewDidLayout() {}
        var _host: (() -> Void)? { didSet { view._host = _host } }
        var _isLoaded: Bool = false
        func _load() {
          if _isLoaded { return }
          _isLoaded = true
          loadView()
          viewDidLoad()
          viewWillAppear()
          viewDidAppear()
        }
        func _fitted() -> AnyView {
          _load()
          return AnyView(view._visible().frame(maxWidth: .infinity, maxHeight: .infinity))
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSHostingView<Content: View>: UIView {
        var rootView: Content
        init(rootView: Content) {
          self.rootView = rootView
          super.init(frame: .zero)
        }
        override func _shown() -> AnyView { AnyView(rootView) }
      }
      """),
    Builtin(
      nil,
      """
      class NSHostingController<Content: View>: NSViewController {
        var rootView: Content
        init(rootView: Content) {
          self.rootView = rootView
          super.init()
          view = NSHostingView(rootView: rootView)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSVisualEffectView: UIView {
        enum Material: Int {
          case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet
          case windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17, contentBackground
          case underWindowBackground = 21, underPageBackground
        }
        enum BlendingMode: Int { case behindWindow, withinWindow }
        enum State: Int { case followsWindowActiveState, active, inactive }
        var material: Material = .titlebar
        var blendingMode: BlendingMode = .behindWindow
        var state: State = .followsWindowActiveState
        var isEmphasized: Bool = false
        override func _shown() -> AnyView {
          AnyView(super._shown().background(Rectangle().fill(.regularMaterial)))
        }
      }
      """),
  ]
}

private var watchKit: [Builtin] {
  [
    Builtin(
      nil,
      """
      class WKInterfaceObject: NSObject {
        var _host: (() -> Void)?
        override init() {}
        func _fitted() -> AnyView { AnyView(Color.clear) }
      }
      """),
    Builtin(
      nil,
      """
      enum WKHapticType: Int {
        case notification, directionUp, directionDown, success, failure, retry, start, stop, click
      }
      """),
    Builtin(
      nil,
      """
      class WKInterfaceDevice: NSObject {
        static let _current: WKInterfaceDevice = WKInterfaceDevice()
        override init() {}
        class func current() -> WKInterfaceDevice { _current }
        var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
        var screenScale: CGFloat { 2 }
        var name: String { "Apple Watch" }
        func play(_ type: WKHapticType) {}
      }
      """),
  ]
}
