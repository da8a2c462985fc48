import Interpreter
import LayoutEngine
import ViewTree

/// Views of UIKit: a SwiftUI program configures them and puts them into its own; what they show is
/// not simulated, so that a placeholder stands for them.
var uiKitViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UITraitCollection: NSObject {
        var userInterfaceStyle: UIUserInterfaceStyle { .light }
        static var current: UITraitCollection { UITraitCollection() }
      }
      """),
    Builtin(nil, "enum UIUserInterfaceStyle: Int { case unspecified, light, dark }"),
    Builtin(
      nil,
      """
      class UIView: UIResponder {
        var frame: CGRect
        var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame.size = newValue.size } }
        var center: CGPoint = .zero
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var alpha: CGFloat = 1
        var isHidden: Bool = false
        var clipsToBounds: Bool = false
        var isUserInteractionEnabled: Bool = true
        var contentMode: UIView.ContentMode = .scaleToFill
        var translatesAutoresizingMaskIntoConstraints: Bool = true
        var tag: Int = 0
        var transform: CGAffineTransform = .identity
        var layer: CALayer = CALayer()
        var mask: UIView?
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var isAccessibilityElement: Bool = false
        var isMultipleTouchEnabled: Bool = false
        var isOpaque: Bool = true
        var gestureRecognizers: [UIGestureRecognizer]?
        var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        var traitCollection: UITraitCollection { UITraitCollection() }
        var autoresizingMask: UIView.AutoresizingMask = []
        class var layerClass: AnyClass { CALayer.self }
        struct AutoresizingMask: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
          static let flexibleWidth = AutoresizingMask(rawValue: 2)
          static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
          static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
          static let flexibleHeight = AutoresizingMask(rawValue: 16)
          static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        }
        struct AnimationOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let allowUserInteraction = AnimationOptions(rawValue: 2)
          static let beginFromCurrentState = AnimationOptions(rawValue: 4)
          static let `repeat` = AnimationOptions(rawValue: 8)
          static let autoreverse = AnimationOptions(rawValue: 16)
          static let curveEaseInOut = AnimationOptions([])
          static let curveEaseIn = AnimationOptions(rawValue: 65536)
          static let curveEaseOut = AnimationOptions(rawValue: 131072)
          static let curveLinear = AnimationOptions(rawValue: 196608)
          static let transitionFlipFromLeft = AnimationOptions(rawValue: 1048576)
          static let transitionFlipFromRight = AnimationOptions(rawValue: 2097152)
          static let transitionCrossDissolve = AnimationOptions(rawValue: 5242880)
        }
        var subviews: [UIView] = []
        var superview: UIView? { nil }
        var window: UIWindow? { nil }
        var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
        var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        override init() { frame = .zero }
        init(frame: CGRect) { self.frame = frame }
        func addSubview(_ view: UIView) { subviews.append(view) }
        func removeFromSuperview() {}
        func setNeedsDisplay() {}
        func setNeedsLayout() {}
        func layoutIfNeeded() {}
        func layoutSubviews() {}
        func draw(_ rect: CGRect) {}
        func sizeToFit() {}
        func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
        @discardableResult func endEditing(_ force: Bool) -> Bool { _endEditing(); return true }
        class func appearance() -> UIView { UIView() }
        class func appearance(
          whenContainedInInstancesOf containerTypes: [any Any.Type]
        ) -> UIView { UIView() }
        class func setAnimationsEnabled(_ enabled: Bool) {}
        class func animate(
          withDuration duration: TimeInterval, animations: @escaping () -> Void,
          completion: ((Bool) -> Void)? = nil
        ) { animations(); completion?(true) }
        class func animate(
          withDuration duration: TimeInterval, delay: TimeInterval,
          options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
          completion: ((Bool) -> Void)? = nil
        ) { animations(); completion?(true) }
        class func animate(
          withDuration duration: TimeInterval, delay: TimeInterval,
          usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
          options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
          completion: ((Bool) -> Void)? = nil
        ) { animations(); completion?(true) }
        class func transition(
          with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
          animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) { animations?(); completion?(true) }
        class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
          actionsWithoutAnimation()
        }
        func sizeThatFits(_ size: CGSize) -> CGSize { size }
        func bringSubviewToFront(_ view: UIView) {}
        func sendSubviewToBack(_ view: UIView) {}
        func insertSubview(_ view: UIView, at index: Int) { subviews.insert(view, at: index) }
        func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
        func didMoveToWindow() {}
        func didMoveToSuperview() {}
        func updateConstraints() {}
        func invalidateIntrinsicContentSize() {}
        func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
        func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        enum ContentMode: Int {
          case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UIEdgeInsets: Hashable {
        var top: CGFloat
        var left: CGFloat
        var bottom: CGFloat
        var right: CGFloat
        init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
        init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
          self.top = top
          self.left = left
          self.bottom = bottom
          self.right = right
        }
        static let zero = UIEdgeInsets()
      }
      """),
    Builtin(
      nil,
      """
      class UIControl: UIView {
        var isEnabled: Bool = true
        var isSelected: Bool = false
        func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
        struct Event: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let touchUpInside = Event(rawValue: 64)
          static let valueChanged = Event(rawValue: 4096)
          static let editingChanged = Event(rawValue: 131072)
        }
        struct State: OptionSet, Hashable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let normal = State(rawValue: 0)
          static let highlighted = State(rawValue: 1)
          static let disabled = State(rawValue: 2)
          static let selected = State(rawValue: 4)
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIViewController: UIResponder {
        var view: UIView! = UIView()
        var title: String?
        var presentedViewController: UIViewController? { nil }
        var navigationController: UINavigationController? { nil }
        var children: [UIViewController] { [] }
        override init() {}
        init(nibName: String?, bundle: Bundle?) {}
        func viewDidLoad() {}
        func viewWillAppear(_ animated: Bool) {}
        func viewDidAppear(_ animated: Bool) {}
        func viewWillDisappear(_ animated: Bool) {}
        func viewDidDisappear(_ animated: Bool) {}
        func present(
          _ viewControllerToPresent: UIViewController, animated flag: Bool,
          completion: (() -> Void)? = nil
        ) {}
        func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
        func addChild(_ childController: UIViewController) {}
        func didMove(toParent parent: UIViewController?) {}
      }
      """),
    Builtin(
      nil,
      "class UINavigationController: UIViewController, _HostingController { var navigationBar: UINavigationBar { UINavigationBar() }; var viewControllers: [UIViewController] = []; override init() {}; init(rootViewController: UIViewController) { viewControllers = [rootViewController] }; var _hosted: AnyView { viewControllers.last?._content ?? AnyView(EmptyView()) }; func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) } }"
    ),
    Builtin(
      nil,
      """
      class UIHostingController<Content: View>: UIViewController, _HostingController {
        var rootView: Content
        init(rootView: Content) { self.rootView = rootView }
        var _hosted: AnyView { AnyView(rootView) }
      }
      """),
    Builtin(
      nil,
      """
      class UIActivityViewController: UIViewController {
        init(activityItems: [Any], applicationActivities: [Any]?) {}
      }
      """),
  ] + bars + simpleViews + [changingTexts]
}

/// Bars and their looks, which the app's own bars do not take on.
private var bars: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIBarAppearance: NSObject {
        var backgroundColor: UIColor?
        var shadowColor: UIColor?
        var backgroundImage: UIImage?
        var shadowImage: UIImage?
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
        func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
      }
      """),
    Builtin(nil, "class UITabBarAppearance: UIBarAppearance {}"),
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
      func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
      """),
    Builtin(nil, "enum UIBarMetrics: Int { case `default`, compact }"),
    appearing(
      "UITabBar",
      """
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
      var isTranslucent: Bool = true
      var standardAppearance: UITabBarAppearance = UITabBarAppearance()
      var scrollEdgeAppearance: UITabBarAppearance?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      """),
    appearing("UIToolbar", "var barTintColor: UIColor?"),
    Builtin(
      nil,
      """
      class NSAttributedString: NSObject {
        var _text: String
        var string: String { _text }
        var length: Int { _text.utf16.count }
        init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
          _text = str
        }
        struct Key: Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let font = Key(rawValue: "NSFont")
          static let foregroundColor = Key(rawValue: "NSColor")
          static let backgroundColor = Key(rawValue: "NSBackgroundColor")
          static let kern = Key(rawValue: "NSKern")
          static let underlineStyle = Key(rawValue: "NSUnderline")
          static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
          static let link = Key(rawValue: "NSLink")
        }
      }
      """),
  ]
}

private let changingTexts = Builtin(
  nil,
  """
  class NSMutableAttributedString: NSAttributedString {
    func append(_ attrString: NSAttributedString) { _text += attrString._text }
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
    func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {}
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
  }
  """)

/// A view of UIKit with properties that only its looks depend on, and the one instance that stands
/// for the looks of all.
private func appearing(
  _ type: String, _ members: String, of parent: String = "UIView", made: String = "frame: .zero"
) -> Builtin {
  Builtin(
    nil,
    """
    class \(type): \(parent) {
      static let _looks\(type): \(type) = \(type)(\(made))
      override class func appearance() -> \(type) { _looks\(type) }
      override class func appearance(
        whenContainedInInstancesOf containerTypes: [any Any.Type]
      ) -> \(type) { _looks\(type) }
      \(members)
    }
    """)
}

private var simpleViews: [Builtin] {
  [
    appearing(
      "UILabel",
      """
      var text: String?
      var textColor: UIColor!
      var font: UIFont!
      var textAlignment: NSTextAlignment = .natural
      var numberOfLines: Int = 1
      var attributedText: NSAttributedString?
      """),
    Builtin(nil, "enum NSTextAlignment: Int { case left, center, right, justified, natural }"),
    appearing(
      "UIImageView",
      """
      var image: UIImage?
      var highlightedImage: UIImage?
      override init() { super.init() }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
      }
      """,
      made: "image: nil"),
    appearing(
      "UIScrollView",
      """
      var contentOffset: CGPoint = .zero
      var contentSize: CGSize = .zero
      var bounces: Bool = true
      var isScrollEnabled: Bool = true
      var isPagingEnabled: Bool = false
      var showsVerticalScrollIndicator: Bool = true
      var showsHorizontalScrollIndicator: Bool = true
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
      enum KeyboardDismissMode: Int { case none, onDrag, interactive }
      """),
    appearing(
      "UITableView",
      """
      var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      var separatorColor: UIColor?
      var tableFooterView: UIView?
      var tableHeaderView: UIView?
      var sectionHeaderTopPadding: CGFloat = 0
      var allowsSelection: Bool = true
      """, of: "UIScrollView"),
    appearing(
      "UITableViewCell",
      """
      var selectionStyle: UITableViewCell.SelectionStyle = .default
      enum SeparatorStyle: Int { case none, singleLine }
      enum SelectionStyle: Int { case none, blue, gray, `default` }
      """),
    appearing("UITableViewHeaderFooterView", ""),
    appearing("UICollectionView", "", of: "UIScrollView"),
    appearing(
      "UITextView",
      """
      var text: String! = ""
      var font: UIFont?
      var textColor: UIColor?
      var isEditable: Bool = true
      weak var delegate: UITextViewDelegate?
      """, of: "UIScrollView"),
    Builtin(nil, "protocol UITextViewDelegate: AnyObject {}"),
    appearing(
      "UITextField",
      """
      var text: String?
      var placeholder: String?
      var font: UIFont?
      var textColor: UIColor?
      var isSecureTextEntry: Bool = false
      var keyboardType: UIKeyboardType = .default
      var clearButtonMode: UITextField.ViewMode = .never
      weak var delegate: UITextFieldDelegate?
      enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
      """, of: "UIControl"),
    Builtin(nil, "protocol UITextFieldDelegate: AnyObject {}"),
    appearing(
      "UISwitch", "var isOn: Bool = false; var onTintColor: UIColor?; var thumbTintColor: UIColor?",
      of: "UIControl"),
    appearing(
      "UISlider",
      """
      var value: Float = 0
      var minimumValue: Float = 0
      var maximumValue: Float = 1
      var minimumTrackTintColor: UIColor?
      var maximumTrackTintColor: UIColor?
      var thumbTintColor: UIColor?
      func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
      """, of: "UIControl"),
    appearing(
      "UISegmentedControl",
      """
      var selectedSegmentTintColor: UIColor?
      var selectedSegmentIndex: Int = 0
      func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
      ) {}
      """, of: "UIControl"),
    appearing(
      "UIPageControl",
      """
      var numberOfPages: Int = 0
      var currentPage: Int = 0
      var currentPageIndicatorTintColor: UIColor?
      var pageIndicatorTintColor: UIColor?
      """, of: "UIControl"),
    appearing(
      "UIButton", "func setTitle(_ title: String?, for state: UIControl.State) {}", of: "UIControl"),
    appearing("UISearchBar", "var text: String?; var placeholder: String?"),
    appearing(
      "UIActivityIndicatorView",
      """
      var color: UIColor!
      var hidesWhenStopped: Bool = true
      var style: UIActivityIndicatorView.Style = .medium
      var isAnimating: Bool = false
      enum Style: Int { case medium = 100, large = 101 }
      init(style: UIActivityIndicatorView.Style) { super.init(frame: .zero) }
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
      """),
    appearing(
      "UIVisualEffectView",
      "var effect: UIVisualEffect?; init(effect: UIVisualEffect?) { self.effect = effect; super.init(frame: .zero) }"
    ),
    Builtin(nil, "class UIVisualEffect: NSObject {}"),
    Builtin(
      nil,
      "class UIBlurEffect: UIVisualEffect { enum Style: Int { case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial }; init(style: UIBlurEffect.Style) {} }"
    ),
  ]
}
