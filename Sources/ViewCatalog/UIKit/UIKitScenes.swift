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
        var rootViewController: UIViewController? = UIViewController()
        var windowScene: UIWindowScene?
        override init() { super.init(frame: UIScreen.main.bounds) }
        override init(frame: CGRect) { super.init(frame: frame) }
        init(windowScene: UIWindowScene) {
          self.windowScene = windowScene
          super.init(frame: UIScreen.main.bounds)
        }
        var isKeyWindow: Bool { UIWindow._key === self }
        func makeKeyAndVisible() { UIWindow._key = self }
        func makeKey() { UIWindow._key = self }
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
          content = UIWindow._key?.rootViewController?._content ?? AnyView(EmptyView())
        }
        init(_ delegate: any UIApplicationDelegate) {
          _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
          content = UIWindow._key?.rootViewController?._content ?? AnyView(EmptyView())
        }
        var body: some View { content }
      }
      """),
    Builtin(
      "UIViewController",
      "var _content: AnyView { (self as? any _HostingController)?._hosted ?? AnyView(EmptyView()) }"
    ),
    Builtin(nil, "protocol _HostingController { var _hosted: AnyView { get } }"),
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
