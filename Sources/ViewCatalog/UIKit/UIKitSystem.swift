import Geometry
import Interpreter
import ViewTree

/// The device, the app and its windows as UIKit tells of them, and taps that a user only feels.
var uiKitSystem: [Builtin] {
  [
    Builtin("UIScreen", "var bounds: CGRect { get }") { call in
      let size = (call.machine.tracker as? ViewGraph)?.surroundings?().system.windowSize
      return call.machine.rect(Rect(origin: .zero, size: size ?? .zero))
    },
    Builtin("UIScreen", "var scale: CGFloat { get }") { call in
      let graph = call.machine.tracker as? ViewGraph
      return .double(graph?.surroundings?().system.displayScale ?? 1)
    },
    Builtin(
      nil,
      """
      class UIScreen: NSObject {
        static let main: UIScreen = UIScreen()
        var nativeBounds: CGRect { bounds }
        var brightness: CGFloat = 0.5
      }
      """),
    Builtin("UIDevice", "var userInterfaceIdiom: UIUserInterfaceIdiom { get }") { call in
      let graph = call.machine.tracker as? ViewGraph
      let idiom = graph?.surroundings?().system.idiom ?? .phone
      return call.machine.enumCase(
        "UIUserInterfaceIdiom", idiom == .watch ? "phone" : idiom.rawValue)
    },
    Builtin(
      nil,
      """
      enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
      """),
    Builtin(
      nil,
      """
      class UIDevice: NSObject {
        static let current: UIDevice = UIDevice()
        var name: String { "iPhone" }
        var model: String { "iPhone" }
        var systemName: String { _systemName() }
        var systemVersion: String { _systemVersion() }
        var orientation: UIDeviceOrientation { _isLandscape() ? .landscapeLeft : .portrait }
        func beginGeneratingDeviceOrientationNotifications() {}
        func endGeneratingDeviceOrientationNotifications() {}
        var batteryLevel: Float { 1 }
        var isBatteryMonitoringEnabled: Bool = false
        var isProximityMonitoringEnabled: Bool = false
        var proximityState: Bool { false }
        static let proximityStateDidChangeNotification = Notification.Name(
          "UIDeviceProximityStateDidChangeNotification")
        var identifierForVendor: UUID? { UUID() }
        static let orientationDidChangeNotification = Notification.Name(
          "UIDeviceOrientationDidChangeNotification")
      }
      """),
    Builtin(nil, "func _isLandscape() -> Bool") { call in
      let window = (call.machine.tracker as? ViewGraph)?.surroundings?().system.windowSize ?? .zero
      return .bool(window.width > window.height)
    },
    Builtin(
      nil,
      """
      enum UIDeviceOrientation: Int {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isFlat: Bool { self == .faceUp || self == .faceDown }
        var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
      }
      """),
    Builtin(
      nil,
      """
      class UIApplication: UIResponder {
        static let shared: UIApplication = UIApplication()
        struct LaunchOptionsKey: Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let url = LaunchOptionsKey(rawValue: "url")
          static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        }
        var delegate: (any UIApplicationDelegate)?
        var windows: [UIWindow] { [UIWindow._shown] }
        var keyWindow: UIWindow? { UIWindow._shown }
        var connectedScenes: Set<UIScene> { [UIWindowScene()] }
        var isIdleTimerDisabled: Bool = false
        var applicationIconBadgeNumber: Int = 0
        var statusBarHeight: CGFloat { 0 }
        enum State: Int { case active, inactive, background }
        var applicationState: State { .active }
        var supportsAlternateIcons: Bool { true }
        var alternateIconName: String?
        func setAlternateIconName(
          _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
        ) {
          self.alternateIconName = alternateIconName
          completionHandler?(nil)
        }
        var preferredContentSizeCategory: UIContentSizeCategory { .large }
        var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
        func beginBackgroundTask(
          withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
        ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
        func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
        func registerForRemoteNotifications() {}
        func unregisterForRemoteNotifications() {}
        var isRegisteredForRemoteNotifications: Bool { false }
        func beginReceivingRemoteControlEvents() {}
        func endReceivingRemoteControlEvents() {}
        func canOpenURL(_ url: URL) -> Bool { true }
        func open(
          _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
        ) {
          _leave(for: url)
          completionHandler?(true)
        }
        @discardableResult func sendAction(
          _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool { _endEditing(); return true }
        static let openSettingsURLString: String = "app-settings:"
        static let didBecomeActiveNotification = Notification.Name(
          "UIApplicationDidBecomeActiveNotification")
        static let willResignActiveNotification = Notification.Name(
          "UIApplicationWillResignActiveNotification")
        static let didEnterBackgroundNotification = Notification.Name(
          "UIApplicationDidEnterBackgroundNotification")
        static let willEnterForegroundNotification = Notification.Name(
          "UIApplicationWillEnterForegroundNotification")
        static let willTerminateNotification = Notification.Name(
          "UIApplicationWillTerminateNotification")
        static let userDidTakeScreenshotNotification = Notification.Name(
          "UIApplicationUserDidTakeScreenshotNotification")
      }
      """),
    Builtin(
      nil,
      """
      struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
      }
      """),
    Builtin(nil, "func _endEditing()") { call in
      try (call.machine.tracker as? ViewGraph)?.resignFocus?()
      return .void
    },
    Builtin(nil, "class UIEvent: NSObject {}"),
    Builtin(
      nil,
      """
      class UIScene: NSObject {
        var activationState: UIScene.ActivationState { .foregroundActive }
        enum ActivationState: Int {
          case unattached = -1, foregroundActive, foregroundInactive, background
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIWindowScene: UIScene {
        var windows: [UIWindow] { [UIWindow._shown] }
        var keyWindow: UIWindow? { UIWindow._shown }
        var screen: UIScreen { UIScreen.main }
        var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
      }
      """),
    Builtin(
      nil,
      "class UIStatusBarManager: NSObject { var statusBarFrame: CGRect { .zero } }"),
    Builtin(
      nil,
      """
      @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
        var wrappedValue: DelegateType
      }
      """),
    Builtin(
      "UIApplicationDelegateAdaptor",
      """
      init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateType()
        if let delegate = wrappedValue as? any UIApplicationDelegate,
          UIApplication.shared.delegate == nil
        {
          _launched(delegate)
          _connected(delegate)
        }
      }
      """
    ),
    // The scene's delegate, where the app's names one.
    Builtin(
      nil,
      """
      func _connected(_ delegate: any UIApplicationDelegate) {
        let (scene, session) = (UIWindowScene(), UISceneSession())
        let options = UIScene.ConnectionOptions()
        let asked = delegate.application(
          UIApplication.shared, configurationForConnecting: session, options: options)
        guard let type = asked.delegateClass as? NSObject.Type,
          let sceneDelegate = type.init() as? any UISceneDelegate
        else { return }
        _share(sceneDelegate)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
      }
      """),
    // A delegate that is observed is in every view's environment.
    Builtin(nil, "func _share(_ delegate: AnyObject)") { call in
      if case .object(let object) = call.arguments[0] {
        (call.machine.tracker as? ViewGraph)?.systemObjects[object.type] = call.arguments[0]
      }
      return .void
    },
    Builtin(nil, "protocol WKExtensionDelegate: NSObjectProtocol {}"),
    Builtin(
      nil,
      """
      @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
        var wrappedValue: DelegateType
        init(_ delegateType: DelegateType.Type = DelegateType.self) {
          wrappedValue = DelegateType()
        }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper struct WKExtensionDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
        var wrappedValue: DelegateType
        init(_ delegateType: DelegateType.Type = DelegateType.self) {
          wrappedValue = DelegateType()
        }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
        var wrappedValue: DelegateType
        init(_ delegateType: DelegateType.Type = DelegateType.self) {
          wrappedValue = DelegateType()
          if let delegate = wrappedValue as? any NSApplicationDelegate { _launched(delegate) }
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol NSApplicationDelegate: NSObjectProtocol {
        func applicationWillFinishLaunching(_ notification: Notification)
        func applicationDidFinishLaunching(_ notification: Notification)
      }
      """),
    Builtin(
      "NSApplicationDelegate",
      "func applicationWillFinishLaunching(_ notification: Notification) {}"),
    Builtin(
      "NSApplicationDelegate",
      "func applicationDidFinishLaunching(_ notification: Notification) {}"),
    Builtin(
      nil,
      """
      func _launched(_ delegate: any NSApplicationDelegate) {
        delegate.applicationWillFinishLaunching(
          Notification(name: Notification.Name("NSApplicationWillFinishLaunchingNotification")))
        delegate.applicationDidFinishLaunching(
          Notification(name: Notification.Name("NSApplicationDidFinishLaunchingNotification")))
      }
      """),
    Builtin(
      nil,
      """
      func _launched(_ delegate: any UIApplicationDelegate) {
        let app = UIApplication.shared
        // The app's value may be made anew; its delegate is told once.
        if app.delegate != nil { return }
        app.delegate = delegate
        _share(delegate)
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidBecomeActive(app)
      }
      """),
    Builtin(
      nil,
      """
      class UIPasteboard: NSObject {
        static let general: UIPasteboard = UIPasteboard()
        var string: String?
        var url: URL?
        var image: UIImage?
        var hasStrings: Bool { string != nil }
      }
      """),
    Builtin(
      nil,
      """
      class UIResponder: NSObject {
        override init() {}
        @discardableResult func becomeFirstResponder() -> Bool { true }
        @discardableResult func resignFirstResponder() -> Bool { _endEditing(); return true }
        var next: UIResponder? { nil }
        var canBecomeFirstResponder: Bool { false }
        var keyCommands: [UIKeyCommand]? { nil }
        func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
        static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
        static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
        static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
        static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
        static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
        static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
        static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
      }
      """),
    Builtin(
      nil,
      """
      class UIFeedbackGenerator: NSObject {
        override init() {}
        func prepare() {}
      }
      """),
    Builtin(
      nil,
      """
      class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
        override init() {}
        init(style: FeedbackStyle) {}
        func impactOccurred() {}
        func impactOccurred(intensity: CGFloat) {}
      }
      """),
    Builtin(
      nil,
      """
      class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        enum FeedbackType: Int { case success, warning, error }
        func notificationOccurred(_ notificationType: FeedbackType) {}
      }
      """),
    Builtin(
      nil,
      "class UISelectionFeedbackGenerator: UIFeedbackGenerator { func selectionChanged() {} }"),
    Builtin(
      nil,
      "enum UIAccessibility { static var isVoiceOverRunning: Bool { false }; static var isReduceMotionEnabled: Bool { false }; static func post(notification: UIAccessibility.Notification, argument: Any?) {} }"
    ),
    option(
      "Notification", ["announcement", "layoutChanged", "screenChanged"], in: "UIAccessibility"),
    Builtin(
      "Notification.Name",
      "static let UIKeyboardWillShow = Notification.Name(\"UIKeyboardWillShowNotification\")"),
  ]
}
