import Interpreter
import LayoutEngine
import ViewTree

/// Views of UIKit, as a SwiftUI program configures them and puts them into its own.
var uiKitViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UITraitCollection: NSObject {
        var userInterfaceStyle: UIUserInterfaceStyle = .light
        var preferredContentSizeCategory: UIContentSizeCategory { .large }
        var horizontalSizeClass: UIUserInterfaceSizeClass { _isLandscape() ? .regular : .compact }
        var verticalSizeClass: UIUserInterfaceSizeClass { _isLandscape() ? .compact : .regular }
        var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
        var displayScale: CGFloat { UIScreen.main.scale }
        var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
        static var current: UITraitCollection { UITraitCollection() }
        override init() {}
        init(userInterfaceStyle: UIUserInterfaceStyle) {
          self.userInterfaceStyle = userInterfaceStyle
        }
      }
      """),
    Builtin(nil, "enum UIUserInterfaceStyle: Int { case unspecified, light, dark }"),
    Builtin(nil, "enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }"),
    Builtin(
      nil,
      """
      enum UITraitEnvironmentLayoutDirection: Int {
        case unspecified = -1, leftToRight, rightToLeft
      }
      """),
    // A view of AppKit has a layer of another type, which can hide this one and not override it.
    Builtin(nil, "protocol _Layered: AnyObject { var _madeLayer: CALayer { get } }"),
    Builtin("_Layered", "var layer: CALayer { _madeLayer }"),
    Builtin(
      nil,
      """
      class UIView: UIResponder, _Layered {
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
        var _layer: CALayer?
        var _madeLayer: CALayer {
          let layer = _layer ?? (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
          _layer = layer
          return layer
        }
        var mask: UIView?
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var isAccessibilityElement: Bool = false
        var isMultipleTouchEnabled: Bool = false
        var isOpaque: Bool = true
        var gestureRecognizers: [UIGestureRecognizer]?
        var interactions: [any UIInteraction] = []
        var motionEffects: [UIMotionEffect] = []
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
        var superview: UIView? { _superview }
        var window: UIWindow? { UIWindow._key }
        var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
        var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
        var insetsLayoutMarginsFromSafeArea: Bool = true
        var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        var semanticContentAttribute: UISemanticContentAttribute = .unspecified
        var accessibilityTraits: UIAccessibilityTraits = []
        var accessibilityHint: String?
        var accessibilityValue: String?
        weak var _superview: UIView?
        var _draws: Bool?
        var _host: (() -> Void)?
        var _hugsX: Bool?
        var _hugsY: Bool?
        var _pins: [String: CGFloat] = [:]
        override convenience init() { self.init(frame: .zero) }
        init(frame: CGRect) { self.frame = frame }
        init?(coder: NSCoder) { frame = .zero }
        func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
        func removeFromSuperview() {
          _superview?.subviews.removeAll { $0 === self }
          _superview = nil
        }
        func setNeedsDisplay() { if _draws == true { _changed() } }
        func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
        func setNeedsLayout() {}
        func layoutIfNeeded() {}
        func layoutSubviews() {}
        func draw(_ rect: CGRect) {}
        func sizeToFit() {}
        func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
          gestureRecognizer.view = self
          gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        }
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
        func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count - 1) }
        func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
        @discardableResult func drawHierarchy(
          in rect: CGRect, afterScreenUpdates afterUpdates: Bool
        ) -> Bool { true }
        func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
        func setNeedsUpdateConstraints() {}
        func safeAreaInsetsDidChange() {}
        func layoutMarginsDidChange() {}
        func tintColorDidChange() {}
        func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
        func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
        func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
        func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
        func isDescendant(of view: UIView) -> Bool {
          self === view || (_superview?.isDescendant(of: view) ?? false)
        }
        func insertSubview(_ view: UIView, at index: Int) {
          view.removeFromSuperview()
          view._superview = self
          subviews.insert(view, at: index)
        }
        func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
          insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
        }
        func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
          insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? -1) + 1)
        }
        func viewWithTag(_ tag: Int) -> UIView? {
          if self.tag == tag { return self }
          return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }
        func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
          gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        }
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
        var _fitsWidth: Bool { false }
        var _fitsHeight: Bool { false }
        func _shown() -> AnyView {
          AnyView(
            ZStack(alignment: .topLeading) {
              if let backgroundColor { Color(backgroundColor) } else { Color.clear }
              if let _drawn { _drawn }
              ForEach(subviews.indices, id: \\.self) { self.subviews[$0]._placed() }
            }.clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
        }
        // As large as it may be, but where it hugs what it shows.
        func _fitted() -> AnyView {
          AnyView(
            _visible().frame(
              maxWidth: _hugsX ?? _fitsWidth ? nil : .infinity,
              maxHeight: _hugsY ?? _fitsHeight ? nil : .infinity, alignment: .leading))
        }
        func _visible() -> AnyView {
          var shown = AnyView(_shown().opacity(isHidden ? 0 : alpha))
          for one in gestureRecognizers ?? [] { shown = one._wrapping(shown) }
          for case let one as UIContextMenuInteraction in interactions { shown = one._wrapping(shown) }
          return shown
        }
        func _changed() {
          if let _superview { _superview._changed() } else { _host?() }
        }
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
  ] + uiKitLayout + uiKitControllers + uiKitBars + uiKitTexts + styledTexts + uiKitControls
    + uiKitTextInput
    + uiKitLists + uiKitTables + uiKitCollections + uiKitMenus + uiKitMotion + uiKitScreens
    + uiKitSheets
}

/// A type of UIKit with properties that only its looks depend on, and the one instance that stands
/// for the looks of all.
/// - Parameter overrides: whether what it inherits from has such an instance.
func appearing(
  _ type: String, _ members: String, of parent: String = "UIView", made: String = "frame: .zero",
  overrides: Bool = true
) -> Builtin {
  let lead = overrides ? "override class func" : "class func"
  return Builtin(
    nil,
    """
    class \(type): \(parent) {
      static let _looks\(type): \(type) = \(type)(\(made))
      \(lead) appearance() -> \(type) { _looks\(type) }
      \(lead) appearance(
        whenContainedInInstancesOf containerTypes: [any Any.Type]
      ) -> \(type) { _looks\(type) }
      \(members)
    }
    """)
}
