import Interpreter
import StandardLibrary
import ViewTree

/// Bars and their looks, which the app's own bars do not take on.
var uiKitBars: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIBarAppearance: NSObject {
        var backgroundColor: UIColor?
        var shadowColor: UIColor?
        var backgroundImage: UIImage?
        var shadowImage: UIImage?
        var backgroundEffect: UIBlurEffect?
        override init() {}
        func configureWithOpaqueBackground() {}
        func configureWithTransparentBackground() {}
        func configureWithDefaultBackground() {}
      }
      """),
    Builtin(
      nil,
      """
      class UINavigationBarAppearance: UIBarAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
        var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
        var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
        var titlePositionAdjustment: UIOffset = UIOffset()
        func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
      }
      """),
    Builtin(
      nil,
      """
      class UITabBarAppearance: UIBarAppearance {
        var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
        var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
        var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
        var selectionIndicatorTintColor: UIColor?
        var stackedItemSpacing: CGFloat = 0
      }
      """),
    Builtin(
      nil,
      """
      class UITabBarItemAppearance: NSObject {
        var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
        var selected: UIBarItemStateAppearance = UIBarItemStateAppearance()
        var disabled: UIBarItemStateAppearance = UIBarItemStateAppearance()
        var focused: UIBarItemStateAppearance = UIBarItemStateAppearance()
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class UIBarButtonItemAppearance: NSObject {
        enum Style: Int { case plain, done = 2 }
        var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
        var highlighted: UIBarItemStateAppearance = UIBarItemStateAppearance()
        var disabled: UIBarItemStateAppearance = UIBarItemStateAppearance()
        override init() {}
        init(style: Style) {}
      }
      """),
    Builtin(
      nil,
      """
      class UIBarItemStateAppearance: NSObject {
        var iconColor: UIColor?
        var badgeBackgroundColor: UIColor?
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment: UIOffset = UIOffset()
        var backgroundImage: UIImage?
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      struct UIOffset: Hashable {
        var horizontal: CGFloat = 0
        var vertical: CGFloat = 0
        static let zero = UIOffset()
      }
      """),
    Builtin(nil, "class UIToolbarAppearance: UIBarAppearance {}"),
    appearing(
      "UINavigationBar",
      """
      var barTintColor: UIColor?
      var isTranslucent: Bool = true
      var prefersLargeTitles: Bool = false
      var titleTextAttributes: [NSAttributedString.Key: Any]?
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
      var scrollEdgeAppearance: UINavigationBarAppearance?
      var compactAppearance: UINavigationBarAppearance?
      var shadowImage: UIImage?
      var backIndicatorImage: UIImage?
      var backIndicatorTransitionMaskImage: UIImage?
      var compactScrollEdgeAppearance: UINavigationBarAppearance?
      func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
      """),
    Builtin(nil, "enum UIBarMetrics: Int { case `default`, compact }"),
    appearing(
      "UITabBar",
      """
      override var isHidden: Bool {
        didSet { if self === UITabBar._looksUITabBar { _hideTabBars(isHidden) } }
      }
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
      var isTranslucent: Bool = true
      var standardAppearance: UITabBarAppearance = UITabBarAppearance()
      var scrollEdgeAppearance: UITabBarAppearance?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      """),
    Builtin(nil, "func _hideTabBars(_ isHidden: Bool)") { call in
      (call.machine.tracker as? ViewGraph)?.hidesTabBars = try call.bool(0)
      return .void
    },
    appearing(
      "UIToolbar",
      """
      var barTintColor: UIColor?
      var isTranslucent: Bool = true
      var items: [UIBarButtonItem]?
      var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
      var scrollEdgeAppearance: UIToolbarAppearance?
      func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      """),
  ]
}
