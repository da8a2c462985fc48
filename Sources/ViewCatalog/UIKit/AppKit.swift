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
    Builtin("CGRect", "func fill() {}"), Builtin("CGRect", "func frame() {}"),
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
    // A Mac's view has a layer only where it wants one.
    Builtin(
      nil,
      """
      class NSView: UIView {
        var wantsLayer: Bool = false
        var layer: CALayer! { get { _madeLayer } set { _layer = newValue } }
        var needsDisplay: Bool = false
        var needsLayout: Bool = false
        var alphaValue: CGFloat { get { alpha } set { alpha = newValue } }
        var toolTip: String?
        var isFlipped: Bool { false }
        var acceptsFirstResponder: Bool { false }
        var mouseDownCanMoveWindow: Bool { !isOpaque }
        var postsFrameChangedNotifications: Bool = true
        var postsBoundsChangedNotifications: Bool = true
        var trackingAreas: [NSTrackingArea] = []
        var visibleRect: CGRect { bounds }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override init?(coder: NSCoder) { super.init(coder: coder) }
        func layout() {}
        func updateLayer() {}
        func viewDidMoveToWindow() {}
        func viewDidMoveToSuperview() {}
        func viewWillMove(toWindow newWindow: NSWindow?) {}
        func viewDidChangeEffectiveAppearance() {}
        func updateTrackingAreas() {}
        func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
        func removeTrackingArea(_ trackingArea: NSTrackingArea) {
          trackingAreas.removeAll { $0 === trackingArea }
        }
        func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
        func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
        func hitTest(_ point: CGPoint) -> NSView? { nil }
        func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
        func performKeyEquivalent(with event: NSEvent) -> Bool { false }
        func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
        func resetCursorRects() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSTrackingArea: NSObject {
        struct Options: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let mouseEnteredAndExited = Options(rawValue: 1)
          static let mouseMoved = Options(rawValue: 2)
          static let cursorUpdate = Options(rawValue: 4)
          static let activeWhenFirstResponder = Options(rawValue: 16)
          static let activeInKeyWindow = Options(rawValue: 32)
          static let activeInActiveApp = Options(rawValue: 64)
          static let activeAlways = Options(rawValue: 128)
          static let inVisibleRect = Options(rawValue: 512)
          static let enabledDuringMouseDrag = Options(rawValue: 1024)
        }
        let rect: CGRect
        let options: Options
        init(rect: CGRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
          (self.rect, self.options) = (rect, options)
        }
      }
      """),
  ]
    + [
      "mouseDown", "mouseUp", "mouseDragged", "mouseMoved", "mouseEntered", "mouseExited",
      "rightMouseDown", "rightMouseUp", "keyDown", "keyUp", "flagsChanged", "scrollWheel",
      "magnify",
    ].map { Builtin("UIResponder", "func \($0)(with event: NSEvent) {}") } + [
      Builtin(
        nil,
        """
        class NSViewController: UIResponder {
          var view: NSView = NSView()
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
        class NSHostingView<Content: View>: NSView {
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
        class NSVisualEffectView: NSView {
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
