import Interpreter

/// Windows, screens and what a Mac tells of its keyboard and pointer.
var appKitWindows: [Builtin] {
  [
    Builtin(nil, "var NSApp: NSApplication! { NSApplication.shared }"),
    Builtin(
      nil,
      """
      class NSApplication: UIResponder {
        static let shared: NSApplication = NSApplication()
        enum ActivationPolicy: Int { case regular, accessory, prohibited }
        static let didBecomeActiveNotification = Notification.Name(
          "NSApplicationDidBecomeActiveNotification")
        static let didResignActiveNotification = Notification.Name(
          "NSApplicationDidResignActiveNotification")
        static let willTerminateNotification = Notification.Name(
          "NSApplicationWillTerminateNotification")
        var delegate: (any NSApplicationDelegate)?
        var windows: [NSWindow] { [NSWindow()] }
        var keyWindow: NSWindow? { NSWindow() }
        var mainWindow: NSWindow? { NSWindow() }
        var isActive: Bool { true }
        @discardableResult func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
        func activate(ignoringOtherApps flag: Bool) {}
        func activate() {}
        func hide(_ sender: Any?) {}
        func unhide(_ sender: Any?) {}
        func terminate(_ sender: Any?) {}
        @discardableResult func sendAction(
          _ action: Selector, to target: Any?, from sender: Any?
        ) -> Bool { true }
      }
      """),
    Builtin(
      nil,
      """
      class NSMenuItem: NSObject {
        var title: String
        var keyEquivalent: String
        var action: Selector?
        weak var target: AnyObject?
        var submenu: NSMenu?
        var isEnabled: Bool = true
        var isHidden: Bool = false
        var state: NSControl.StateValue = .off
        var image: UIImage?
        var tag: Int = 0
        init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
          title = string
          action = selector
          keyEquivalent = charCode
        }
        class func separator() -> NSMenuItem {
          NSMenuItem(title: "", action: nil, keyEquivalent: "")
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSMenu: NSObject {
        var title: String = ""
        var items: [NSMenuItem] = []
        override init() {}
        init(title: String) { self.title = title }
        func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
        @discardableResult func addItem(
          withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
        ) -> NSMenuItem {
          let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
          items.append(item)
          return item
        }
        func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
        func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
        func removeAllItems() { items = [] }
        func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
      }
      """),
    option("StateValue", ["off", "on", "mixed"], in: "NSControl"),
    Builtin(
      nil,
      """
      struct HSplitView<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { HStack(spacing: 1) { content } }
      }
      """),
    Builtin(
      nil,
      """
      struct VSplitView<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack(spacing: 1) { content } }
      }
      """),
    Builtin(
      nil, "func NSStringFromClass(_ aClass: AnyClass) -> String { String(describing: aClass) }"),
    Builtin(nil, "protocol NSWindowDelegate: NSObjectProtocol {}"),
    Builtin(nil, "typealias NSWindow = UIWindow"),
    Builtin(
      nil,
      """
      class NSScreen: NSObject {
        static var main: NSScreen? { NSScreen() }
        static var screens: [NSScreen] { [NSScreen()] }
        override init() {}
        var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
        var visibleFrame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 875) }
        var backingScaleFactor: CGFloat { 2 }
      }
      """),
    Builtin(
      nil,
      """
      class NSEvent: NSObject {
        struct ModifierFlags: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let capsLock = ModifierFlags(rawValue: 65536)
          static let shift = ModifierFlags(rawValue: 131072)
          static let control = ModifierFlags(rawValue: 262144)
          static let option = ModifierFlags(rawValue: 524288)
          static let command = ModifierFlags(rawValue: 1048576)
        }
        struct EventTypeMask: OptionSet {
          let rawValue: UInt64
          init(rawValue: UInt64) { self.rawValue = rawValue }
          static let leftMouseDown = EventTypeMask(rawValue: 2)
          static let leftMouseUp = EventTypeMask(rawValue: 4)
          static let rightMouseDown = EventTypeMask(rawValue: 8)
          static let rightMouseUp = EventTypeMask(rawValue: 16)
          static let mouseMoved = EventTypeMask(rawValue: 32)
          static let leftMouseDragged = EventTypeMask(rawValue: 64)
          static let keyDown = EventTypeMask(rawValue: 1024)
          static let keyUp = EventTypeMask(rawValue: 2048)
          static let flagsChanged = EventTypeMask(rawValue: 4096)
          static let scrollWheel = EventTypeMask(rawValue: 4194304)
        }
        var keyCode: UInt16 { 0 }
        var characters: String? { nil }
        var charactersIgnoringModifiers: String? { nil }
        var modifierFlags: ModifierFlags { [] }
        var locationInWindow: CGPoint { .zero }
        var clickCount: Int { 1 }
        var deltaX: CGFloat { 0 }
        var deltaY: CGFloat { 0 }
        static var mouseLocation: CGPoint { .zero }
        static var modifierFlags: ModifierFlags { [] }
        class func addGlobalMonitorForEvents(
          matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
        ) -> Any? { nil }
        class func addLocalMonitorForEvents(
          matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
        ) -> Any? { nil }
        class func removeMonitor(_ eventMonitor: Any) {}
      }
      """),
  ]
}

/// Panels are cancelled at once, and alerts answered by their first button.
var appKitPanels: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSSavePanel: NSObject {
        var url: URL? { nil }
        var directoryURL: URL?
        var title: String! = ""
        var message: String! = ""
        var prompt: String! = ""
        var nameFieldStringValue: String = ""
        var nameFieldLabel: String! = ""
        var allowedContentTypes: [UTType] = []
        var allowedFileTypes: [String]?
        var canCreateDirectories: Bool = true
        var isExtensionHidden: Bool = false
        var showsTagField: Bool = true
        var allowsOtherFileTypes: Bool = false
        override init() {}
        func runModal() -> NSApplication.ModalResponse { .cancel }
        func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
          handler(.cancel)
        }
        func beginSheetModal(
          for window: NSWindow,
          completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
        ) { handler(.cancel) }
      }
      """),
    Builtin(
      nil,
      """
      class NSOpenPanel: NSSavePanel {
        var urls: [URL] { [] }
        var canChooseFiles: Bool = true
        var canChooseDirectories: Bool = false
        var allowsMultipleSelection: Bool = false
        var resolvesAliases: Bool = true
      }
      """),
    Builtin(
      "NSApplication",
      """
      struct ModalResponse: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let OK = ModalResponse(rawValue: 1)
        static let cancel = ModalResponse(rawValue: 0)
        static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
      }
      """),
    Builtin(
      nil,
      """
      class NSAlert: NSObject {
        enum Style: UInt { case warning, informational, critical }
        var messageText: String = ""
        var informativeText: String = ""
        var alertStyle: Style = .warning
        var icon: UIImage!
        override init() {}
        init(error: any Error) { messageText = error.localizedDescription }
        @discardableResult func addButton(withTitle title: String) -> NSButton { NSButton() }
        @discardableResult func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
      }
      """),
    Builtin(
      "NSWorkspace",
      """
      class OpenConfiguration: NSObject {
        var activates: Bool = true
        var arguments: [String] = []
        var createsNewApplicationInstance: Bool = false
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSRunningApplication: NSObject {
        static let current: NSRunningApplication = NSRunningApplication()
        override init() {}
        var localizedName: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String }
        var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
        var bundleURL: URL? { Bundle.main.bundleURL }
        var icon: UIImage? { UIImage() }
        var isActive: Bool { true }
        var isHidden: Bool { false }
        var isTerminated: Bool { false }
        var processIdentifier: Int32 { 1 }
        @discardableResult func activate() -> Bool { true }
        @discardableResult func hide() -> Bool { true }
        @discardableResult func terminate() -> Bool { false }
        class func runningApplications(
          withBundleIdentifier bundleIdentifier: String
        ) -> [NSRunningApplication] { [] }
      }
      """),
    Builtin(
      nil,
      """
      class NSWorkspace: NSObject {
        static let shared: NSWorkspace = NSWorkspace()
        override init() {}
        var notificationCenter: NotificationCenter { .default }
        @discardableResult func open(_ url: URL) -> Bool { true }
        func open(
          _ urls: [URL], withApplicationAt applicationURL: URL,
          configuration: NSWorkspace.OpenConfiguration,
          completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
        ) { completionHandler?(nil, nil) }
        func openApplication(
          at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration,
          completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
        ) { completionHandler?(nil, nil) }
        func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
        func urlForApplication(toOpen url: URL) -> URL? { nil }
        func icon(forFile fullPath: String) -> UIImage { UIImage() }
        func icon(for contentType: UTType) -> UIImage { UIImage() }
        var frontmostApplication: NSRunningApplication? { NSRunningApplication.current }
        var menuBarOwningApplication: NSRunningApplication? { NSRunningApplication.current }
        var runningApplications: [NSRunningApplication] { [NSRunningApplication.current] }
        static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
        static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
        static let didActivateApplicationNotification = Notification.Name(
          "NSWorkspaceDidActivateApplicationNotification")
        static let didLaunchApplicationNotification = Notification.Name(
          "NSWorkspaceDidLaunchApplicationNotification")
        static let didTerminateApplicationNotification = Notification.Name(
          "NSWorkspaceDidTerminateApplicationNotification")
        func activateFileViewerSelecting(_ fileURLs: [URL]) {}
        @discardableResult func selectFile(
          _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
        ) -> Bool { true }
      }
      """),
    Builtin(
      nil,
      """
      class NSPasteboard: NSObject {
        struct PasteboardType: RawRepresentable, Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let string = PasteboardType(rawValue: "public.utf8-plain-text")
          static let fileURL = PasteboardType(rawValue: "public.file-url")
          static let png = PasteboardType(rawValue: "public.png")
          static let tiff = PasteboardType(rawValue: "public.tiff")
        }
        static let general: NSPasteboard = NSPasteboard()
        var _texts: [PasteboardType: String] = [:]
        override init() {}
        var changeCount: Int = 0
        @discardableResult func clearContents() -> Int {
          _texts = [:]
          changeCount += 1
          return changeCount
        }
        @discardableResult func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int {
          clearContents()
        }
        @discardableResult func setString(
          _ string: String, forType dataType: PasteboardType
        ) -> Bool {
          _texts[dataType] = string
          return true
        }
        func string(forType dataType: PasteboardType) -> String? { _texts[dataType] }
      }
      """),
  ]
}
