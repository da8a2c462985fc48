import Interpreter

/// View controllers of UIKit, which show their views, and what they host.
var uiKitControllers: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIViewController: UIResponder {
        var view: UIView! = UIView()
        var title: String?
        var presentedViewController: UIViewController?
        weak var presentingViewController: UIViewController?
        var navigationController: UINavigationController? { parent as? UINavigationController }
        var tabBarController: UITabBarController? { parent as? UITabBarController }
        var parent: UIViewController? { _parent }
        var children: [UIViewController] = []
        var modalPresentationStyle: UIModalPresentationStyle = .automatic
        var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
        var isModalInPresentation: Bool = false
        var preferredContentSize: CGSize = .zero
        var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        var traitCollection: UITraitCollection { UITraitCollection() }
        var isViewLoaded: Bool { _isLoaded }
        var viewIfLoaded: UIView? { _isLoaded ? view : nil }
        var prefersStatusBarHidden: Bool { false }
        var prefersHomeIndicatorAutoHidden: Bool { false }
        var shouldAutorotate: Bool { true }
        var hidesBottomBarWhenPushed: Bool = false
        var additionalSafeAreaInsets: UIEdgeInsets = .zero
        weak var _parent: UIViewController?
        var _isLoaded: Bool = false
        var _host: (() -> Void)? { didSet { view._host = _host } }
        override init() {}
        init(nibName: String?, bundle: Bundle?) {}
        init?(coder: NSCoder) {}
        func loadView() {}
        func viewDidLoad() {}
        func viewWillAppear(_ animated: Bool) {}
        func viewDidAppear(_ animated: Bool) {}
        func viewWillDisappear(_ animated: Bool) {}
        func viewDidDisappear(_ animated: Bool) {}
        func viewWillLayoutSubviews() {}
        func viewDidLayoutSubviews() {}
        func loadViewIfNeeded() { _load() }
        func updateViewConstraints() {}
        func didReceiveMemoryWarning() {}
        func setNeedsStatusBarAppearanceUpdate() {}
        func present(
          _ viewControllerToPresent: UIViewController, animated flag: Bool,
          completion: (() -> Void)? = nil
        ) {
          presentedViewController = viewControllerToPresent
          viewControllerToPresent.presentingViewController = self
          viewControllerToPresent._number = viewControllerToPresent._show()
          completion?()
        }
        func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
          _closeOver((presentedViewController ?? self)._number)
          completion?()
        }
        var _number: Int = 0
        var _sheet: UISheetPresentationController?
        var _popover: UIPopoverPresentationController?
        func _show() -> Int {
          let covers = modalPresentationStyle == .fullScreen
            || modalPresentationStyle == .overFullScreen
          let shown = AnyView(_PresentedController(controller: self))
          return _presentOver(
            covers ? 1 : 0, title ?? "", { self._sheet?._sized(shown) ?? shown },
            { AnyView(EmptyView()) }, { self._gone() })
        }
        func _gone() {
          viewWillDisappear(true)
          viewDidDisappear(true)
          if let sheet = _sheet { sheet.delegate?.presentationControllerDidDismiss(sheet) }
          presentingViewController?.presentedViewController = nil
          presentingViewController = nil
          _number = 0
        }
        func addChild(_ childController: UIViewController) {
          childController._parent = self
          children.append(childController)
        }
        func removeFromParent() {
          _parent?.children.removeAll { $0 === self }
          _parent = nil
        }
        func willMove(toParent parent: UIViewController?) {}
        func didMove(toParent parent: UIViewController?) {}
        func _load() {
          if _isLoaded { return }
          _isLoaded = true
          loadView()
          viewDidLoad()
          viewWillAppear(false)
          viewDidAppear(false)
        }
        func _shown() -> AnyView {
          _load()
          return view._visible()
        }
        func _fitted() -> AnyView {
          AnyView(_shown().frame(maxWidth: .infinity, maxHeight: .infinity))
        }
      }
      """),
    Builtin(
      nil,
      """
      enum UIModalPresentationStyle: Int {
        case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom
        case overFullScreen, overCurrentContext, popover
      }
      """),
    Builtin(
      nil,
      """
      enum UIModalTransitionStyle: Int {
        case coverVertical, flipHorizontal, crossDissolve, partialCurl
      }
      """),
    Builtin(
      nil,
      """
      class UINavigationController: UIViewController {
        let navigationBar: UINavigationBar = UINavigationBar()
        var isNavigationBarHidden: Bool = false
        var hidesBarsOnSwipe: Bool = false
        var interactivePopGestureRecognizer: UIGestureRecognizer? {
          UIGestureRecognizer(target: nil, action: nil)
        }
        var viewControllers: [UIViewController] = []
        var topViewController: UIViewController? { viewControllers.last }
        var visibleViewController: UIViewController? { viewControllers.last }
        override init() { super.init() }
        init(rootViewController: UIViewController) {
          super.init()
          pushViewController(rootViewController, animated: false)
        }
        override init?(coder: NSCoder) { super.init(coder: coder) }
        func pushViewController(_ viewController: UIViewController, animated: Bool) {
          viewController._parent = self
          viewControllers.append(viewController)
          view._changed()
        }
        @discardableResult func popViewController(animated: Bool) -> UIViewController? {
          if viewControllers.count < 2 { return nil }
          view._changed()
          return viewControllers.removeLast()
        }
        @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]? {
          let gone = Array(viewControllers.dropFirst())
          viewControllers = Array(viewControllers.prefix(1))
          return gone
        }
        func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
          self.viewControllers = viewControllers
        }
        func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
          isNavigationBarHidden = hidden
        }
        override func _shown() -> AnyView { viewControllers.last?._shown() ?? AnyView(EmptyView()) }
      }
      """),
    Builtin(
      nil,
      """
      class UITabBarController: UIViewController {
        let tabBar: UITabBar = UITabBar()
        var viewControllers: [UIViewController]?
        var selectedIndex: Int = 0
        var selectedViewController: UIViewController? {
          viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
        }
        var moreNavigationController: UINavigationController { UINavigationController() }
        func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
          self.viewControllers = viewControllers
        }
        override func _shown() -> AnyView { selectedViewController?._shown() ?? AnyView(EmptyView()) }
      }
      """),
    Builtin(
      nil,
      """
      class UIHostingController<Content: View>: UIViewController {
        var rootView: Content { didSet { view._changed() } }
        init(rootView: Content) {
          self.rootView = rootView
          super.init()
          view = _HostingView(self)
        }
        init?(coder: NSCoder, rootView: Content) {
          self.rootView = rootView
          super.init()
          view = _HostingView(self)
        }
        var sizingOptions: UIHostingControllerSizingOptions = []
        func sizeThatFits(in size: CGSize) -> CGSize { size }
        override func _shown() -> AnyView {
          _load()
          return AnyView(rootView)
        }
      }
      """),
    optionSet(
      "UIHostingControllerSizingOptions", ["preferredContentSize", "intrinsicContentSize"]),
    Builtin(
      nil,
      """
      class _HostingView: UIView {
        weak var _controller: UIViewController?
        init(_ controller: UIViewController) {
          _controller = controller
          super.init(frame: .zero)
        }
        override func _shown() -> AnyView { _controller?._shown() ?? AnyView(EmptyView()) }
      }
      """),
    systemScreen(
      "UIActivityViewController", title: "Share",
      left: "self.completionWithItemsHandler?(nil, false, nil, nil)",
      """
      var excludedActivityTypes: [UIActivity.ActivityType]?
      var completionWithItemsHandler: (
        (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
      )?
      init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
      """),
    Builtin(
      nil,
      """
      @MainActor protocol UIActivityItemSource: NSObjectProtocol {
        func activityViewControllerPlaceholderItem(
          _ activityViewController: UIActivityViewController
        ) -> Any
        func activityViewController(
          _ activityViewController: UIActivityViewController,
          itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any?
      }
      """),
    Builtin(nil, "class UIActivity: NSObject { override init() {} }"),
    option(
      "ActivityType",
      [
        "airDrop", "message", "mail", "print", "copyToPasteboard", "assignToContact", "markupAsPDF",
        "saveToCameraRoll", "addToReadingList", "postToFacebook", "postToTwitter", "postToWeibo",
        "postToVimeo", "postToFlickr", "postToTencentWeibo", "openInIBooks",
      ], in: "UIActivity"),
    Builtin("UIActivity.ActivityType", "init(rawValue: String) { _name = rawValue }"),
    Builtin("UIActivity.ActivityType", "var rawValue: String { _name }"),
    Builtin(
      nil,
      """
      class UIPageViewController: UIViewController {
        enum TransitionStyle: Int { case pageCurl, scroll }
        enum NavigationOrientation: Int { case horizontal, vertical }
        enum NavigationDirection: Int { case forward, reverse }
        struct OptionsKey: Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
          static let spineLocation = OptionsKey(rawValue: "spineLocation")
        }
        weak var dataSource: (any UIPageViewControllerDataSource)?
        weak var delegate: (any UIPageViewControllerDelegate)?
        var viewControllers: [UIViewController]?
        init(
          transitionStyle style: TransitionStyle,
          navigationOrientation: NavigationOrientation,
          options: [OptionsKey: Any]? = nil
        ) { super.init() }
        override init?(coder: NSCoder) { super.init(coder: coder) }
        func setViewControllers(
          _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
          completion: ((Bool) -> Void)? = nil
        ) {
          self.viewControllers = viewControllers
          completion?(true)
        }
        // The pages around the one that is shown, in their order; each once.
        var _pages: [UIViewController] {
          guard let first = viewControllers?.first else { return [] }
          var pages = [first]
          while pages.count < 100,
            let next = dataSource?.pageViewController(self, viewControllerAfter: pages.last!),
            !pages.contains(where: { $0 === next })
          { pages.append(next) }
          while pages.count < 100,
            let next = dataSource?.pageViewController(self, viewControllerBefore: pages[0]),
            !pages.contains(where: { $0 === next })
          { pages.insert(next, at: 0) }
          return pages
        }
        override func _shown() -> AnyView {
          _load()
          let pages = _pages
          let selection = Binding<Int>(
            get: { pages.firstIndex { $0 === self.viewControllers?.first } ?? 0 },
            set: { index in
              let before = self.viewControllers ?? []
              self.viewControllers = [pages[index]]
              self.delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: before,
                transitionCompleted: true)
              self.view._changed()
            })
          return AnyView(
            TabView(selection: selection) {
              ForEach(pages.indices, id: \\.self) { pages[$0]._shown().tag($0) }
            }.tabViewStyle(.page(indexDisplayMode: .never)))
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol UIPageViewControllerDataSource: NSObjectProtocol {
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController?
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController?
        func presentationCount(for pageViewController: UIPageViewController) -> Int
        func presentationIndex(for pageViewController: UIPageViewController) -> Int
      }
      """),
    Builtin(
      "UIPageViewControllerDataSource",
      "func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }"),
    Builtin(
      "UIPageViewControllerDataSource",
      "func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }"),
  ]
    + delegate(
      "UIPageViewControllerDelegate",
      [
        """
        pageViewController(
          _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
        """,
        """
        pageViewController(
          _ pageViewController: UIPageViewController,
          willTransitionTo pendingViewControllers: [UIViewController])
        """,
      ])
}

/// A protocol whose methods nobody has to write: without one, what is given stands.
/// - Parameter methods: `name(_ x: X)` or `name(_ x: X) -> Bool = true`.
func delegate(
  _ name: String, of parent: String = "NSObjectProtocol", _ methods: [String]
) -> [Builtin] {
  let parts = methods.map { method -> (declaration: String, value: String) in
    guard let sign = method.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (method, "") }
    return (String(method[..<sign].dropLast()), String(method[sign...].dropFirst(2)))
  }
  let requirements = parts.map { "func \($0.declaration)" }.joined(separator: "\n")
  return [Builtin(nil, "protocol \(name): \(parent) {\n\(requirements)\n}")]
    + parts.map { Builtin(name, "func \($0.declaration) { \($0.value) }") }
}
