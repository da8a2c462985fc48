import Interpreter

/// How an app without `App` comes up: its delegates are told that it was launched and that a scene
/// was connected, and what the window's root controller hosts is shown.
var uiKitScenes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UISceneSession: NSObject {
        struct Role: Hashable, Sendable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }
        var role: UISceneSession.Role { .windowApplication }
        var persistentIdentifier: String { "scene" }
      }
      """),
    Builtin(
      nil,
      """
      class UISceneConfiguration: NSObject {
        let name: String?
        let role: UISceneSession.Role
        var delegateClass: AnyClass?
        init(name: String?, sessionRole: UISceneSession.Role) {
          self.name = name
          role = sessionRole
        }
      }
      """),
    Builtin(
      "UIScene",
      """
      class ConnectionOptions: NSObject {
        var urlContexts: Set<UIOpenURLContext> { [] }
        var userActivities: Set<NSUserActivity> { [] }
        var shortcutItem: UIApplicationShortcutItem? { nil }
      }
      """),
    Builtin(
      nil, "class UIOpenURLContext: NSObject { let url: URL; init(_url: URL) { url = _url } }"),
    Builtin(
      nil,
      """
      class UIApplicationShortcutItem: NSObject {
        let type: String
        let localizedTitle: String
        init(type: String, localizedTitle: String) {
          self.type = type
          self.localizedTitle = localizedTitle
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol UISceneDelegate: NSObjectProtocol {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions)
        func sceneDidDisconnect(_ scene: UIScene)
        func sceneDidBecomeActive(_ scene: UIScene)
        func sceneWillResignActive(_ scene: UIScene)
        func sceneWillEnterForeground(_ scene: UIScene)
        func sceneDidEnterBackground(_ scene: UIScene)
      }
      """),
    Builtin(nil, "protocol UIWindowSceneDelegate: UISceneDelegate {}"),
    Builtin(
      nil,
      """
      protocol UIApplicationDelegate: NSObjectProtocol {
        func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        func applicationDidBecomeActive(_ application: UIApplication)
        func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
      }
      """),
    Builtin(
      "UIApplicationDelegate",
      """
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      }
      """),
    Builtin(
      "UIApplicationDelegate", "func applicationDidBecomeActive(_ application: UIApplication) {}"),
    Builtin(
      "UIApplicationDelegate",
      """
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
      """),
    Builtin(
      "UIApplicationDelegate",
      """
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
      """),
    Builtin(
      nil,
      """
      class UIWindow: UIView {
        static var _key: UIWindow?
        static let _first: UIWindow = UIWindow()
        static var _shown: UIWindow { _key ?? _first }
        var rootViewController: UIViewController? = UIViewController()
        var windowScene: UIWindowScene?
        convenience init() { self.init(frame: UIScreen.main.bounds) }
        override init(frame: CGRect) { super.init(frame: frame) }
        init(windowScene: UIWindowScene) {
          self.windowScene = windowScene
          super.init(frame: UIScreen.main.bounds)
        }
        var isKeyWindow: Bool { UIWindow._shown === self }
        func makeKeyAndVisible() { UIWindow._key = self }
        func makeKey() { UIWindow._key = self }
        // The Mac's.
        struct StyleMask: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let borderless = StyleMask([])
          static let titled = StyleMask(rawValue: 1)
          static let closable = StyleMask(rawValue: 2)
          static let miniaturizable = StyleMask(rawValue: 4)
          static let resizable = StyleMask(rawValue: 8)
          static let fullScreen = StyleMask(rawValue: 16384)
          static let fullSizeContentView = StyleMask(rawValue: 32768)
        }
        enum BackingStoreType: UInt { case buffered = 2 }
        struct Level: RawRepresentable, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let normal = Level(rawValue: 0)
          static let floating = Level(rawValue: 3)
          static let statusBar = Level(rawValue: 25)
          static let screenSaver = Level(rawValue: 1000)
        }
        static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
        static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
        static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
        var title: String = ""
        var contentView: UIView?
        var contentViewController: NSViewController?
        weak var delegate: (any NSWindowDelegate)?
        var styleMask: StyleMask = []
        var level: Level = .normal
        var hasShadow: Bool = true
        var alphaValue: CGFloat = 1
        var isMovableByWindowBackground: Bool = false
        var isReleasedWhenClosed: Bool = true
        var titlebarAppearsTransparent: Bool = false
        var ignoresMouseEvents: Bool = false
        init(
          contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType,
          defer flag: Bool
        ) {
          styleMask = style
          super.init(frame: contentRect)
        }
        func center() {}
        func close() {}
        func makeKeyAndOrderFront(_ sender: Any?) { UIWindow._key = self }
        func orderOut(_ sender: Any?) {}
        func orderFront(_ sender: Any?) { UIWindow._key = self }
        func toggleFullScreen(_ sender: Any?) {}
        func performClose(_ sender: Any?) {}
        func setContentSize(_ size: CGSize) {}
        func setFrame(_ frameRect: CGRect, display flag: Bool) {}
        @discardableResult func setFrameAutosaveName(_ name: String) -> Bool { true }
        @discardableResult func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
      }
      """),
    Builtin(
      nil,
      """
      struct _DelegateRoot: View {
        let content: AnyView
        init(_ delegate: any UISceneDelegate) {
          let scene = UIWindowScene()
          delegate.scene(
            scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
          delegate.sceneWillEnterForeground(scene)
          delegate.sceneDidBecomeActive(scene)
          content = UIWindow._key?.rootViewController?._shown() ?? AnyView(EmptyView())
        }
        init(_ delegate: any UISceneDelegate, of app: any UIApplicationDelegate) {
          _launched(app)
          self.init(delegate)
        }
        init(_ delegate: any UIApplicationDelegate) {
          _launched(delegate)
          content = UIWindow._key?.rootViewController?._shown() ?? AnyView(EmptyView())
        }
        init(_ delegate: any NSApplicationDelegate) {
          _launched(delegate)
          let window = UIWindow._key
          content =
            window?.contentViewController?._fitted() ?? window?.contentView?._shown()
            ?? AnyView(EmptyView())
        }
        var body: some View { content }
      }
      """),
  ]
    + [
      """
      scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
      """,
      "sceneDidDisconnect(_ scene: UIScene)", "sceneDidBecomeActive(_ scene: UIScene)",
      "sceneWillResignActive(_ scene: UIScene)", "sceneWillEnterForeground(_ scene: UIScene)",
      "sceneDidEnterBackground(_ scene: UIScene)",
    ].map { Builtin("UISceneDelegate", "func \($0) {}") }
}
