import Interpreter

/// Animators of UIKit, which end at once, and what would move by physics or by tilting the device,
/// and lies still.
var uiKitMotion: [Builtin] { propertyAnimators + dynamics + motionEffects + contentSizes }

private var propertyAnimators: [Builtin] {
  [
    Builtin(nil, "enum UIViewAnimatingState: Int { case inactive, active, stopped }"),
    Builtin(nil, "enum UIViewAnimatingPosition: Int { case end, start, current }"),
    Builtin(nil, "protocol UITimingCurveProvider {}"),
    Builtin(
      nil,
      """
      class UICubicTimingParameters: NSObject, UITimingCurveProvider {
        let animationCurve: UIView.AnimationCurve
        init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
        init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
          animationCurve = .easeInOut
        }
      }
      """),
    Builtin(
      nil,
      """
      class UISpringTimingParameters: NSObject, UITimingCurveProvider {
        let initialVelocity: CGVector
        init(dampingRatio ratio: CGFloat) { initialVelocity = .zero }
        init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
          initialVelocity = velocity
        }
        init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
          initialVelocity = velocity
        }
      }
      """),
    Builtin("UIView", "enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }"),
    Builtin(
      nil,
      """
      class UIViewPropertyAnimator: NSObject {
        let duration: TimeInterval
        var state: UIViewAnimatingState = .inactive
        var fractionComplete: CGFloat = 0
        var isReversed: Bool = false
        var isRunning: Bool { state == .active }
        var isInterruptible: Bool = true
        var pausesOnCompletion: Bool = false
        var scrubsLinearly: Bool = true
        var _animations: [() -> Void] = []
        var _completions: [(UIViewAnimatingPosition) -> Void] = []
        init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
          self.duration = duration
        }
        init(
          duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
        ) {
          self.duration = duration
          if let animations { addAnimations(animations) }
        }
        init(
          duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
        ) {
          self.duration = duration
          if let animations { addAnimations(animations) }
        }
        init(
          duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
          animations: (() -> Void)? = nil
        ) {
          self.duration = duration
          if let animations { addAnimations(animations) }
        }
        @discardableResult class func runningPropertyAnimator(
          withDuration duration: TimeInterval, delay: TimeInterval,
          options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
          completion: ((UIViewAnimatingPosition) -> Void)? = nil
        ) -> UIViewPropertyAnimator {
          let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
          if let completion { animator.addCompletion(completion) }
          animator.startAnimation(afterDelay: delay)
          return animator
        }
        func addAnimations(_ animation: @escaping () -> Void) { _animations.append(animation) }
        func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
          _animations.append(animation)
        }
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
          _completions.append(completion)
        }
        func startAnimation() { startAnimation(afterDelay: 0) }
        func startAnimation(afterDelay delay: TimeInterval) {
          state = .active
          for one in _animations { one() }
          _animations = []
          DispatchQueue.main.asyncAfter(deadline: .now() + delay + duration) {
            if self.state == .active { self._end(self.isReversed ? .start : .end) }
          }
        }
        func pauseAnimation() { state = .active }
        func continueAnimation(
          withTimingParameters parameters: (any UITimingCurveProvider)?,
          durationFactor: CGFloat
        ) { startAnimation() }
        func stopAnimation(_ withoutFinishing: Bool) {
          state = withoutFinishing ? .inactive : .stopped
        }
        func finishAnimation(at finalPosition: UIViewAnimatingPosition) { _end(finalPosition) }
        func _end(_ position: UIViewAnimatingPosition) {
          (state, fractionComplete) = (.inactive, 1)
          for one in _completions { one(position) }
        }
      }
      """),
  ]
}

private var dynamics: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol UIDynamicItem: NSObjectProtocol {
        var center: CGPoint { get set }
        var bounds: CGRect { get }
        var transform: CGAffineTransform { get set }
      }
      """),
    Builtin("UIView: UIDynamicItem", "var _isDynamic: Bool { true }"),
    Builtin(
      nil,
      """
      class UIDynamicBehavior: NSObject {
        var action: (() -> Void)?
        var childBehaviors: [UIDynamicBehavior] = []
        weak var dynamicAnimator: UIDynamicAnimator?
        override init() {}
        func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
        func removeChildBehavior(_ behavior: UIDynamicBehavior) {
          childBehaviors.removeAll { $0 === behavior }
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIDynamicAnimator: NSObject {
        let referenceView: UIView?
        var behaviors: [UIDynamicBehavior] = []
        var isRunning: Bool { false }
        weak var delegate: (any UIDynamicAnimatorDelegate)?
        override init() { referenceView = nil }
        init(referenceView view: UIView) { referenceView = view }
        func addBehavior(_ behavior: UIDynamicBehavior) {
          behavior.dynamicAnimator = self
          behaviors.append(behavior)
        }
        func removeBehavior(_ behavior: UIDynamicBehavior) {
          behaviors.removeAll { $0 === behavior }
        }
        func removeAllBehaviors() { behaviors = [] }
        func updateItem(usingCurrentState item: any UIDynamicItem) {}
      }
      """),
    Builtin(
      nil,
      """
      class UIGravityBehavior: UIDynamicBehavior {
        var items: [any UIDynamicItem]
        var gravityDirection: CGVector = CGVector(dx: 0, dy: 1)
        var angle: CGFloat = .pi / 2
        var magnitude: CGFloat = 1
        init(items: [any UIDynamicItem] = []) { self.items = items }
        func addItem(_ item: any UIDynamicItem) { items.append(item) }
        func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
        func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
          (self.angle, self.magnitude) = (angle, magnitude)
        }
      }
      """),
    Builtin(
      nil,
      """
      class UICollisionBehavior: UIDynamicBehavior {
        var items: [any UIDynamicItem]
        var translatesReferenceBoundsIntoBoundary: Bool = false
        var collisionDelegate: AnyObject?
        init(items: [any UIDynamicItem] = []) { self.items = items }
        func addItem(_ item: any UIDynamicItem) { items.append(item) }
        func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
        func addBoundary(withIdentifier identifier: AnyObject, for bezierPath: UIBezierPath) {}
        func addBoundary(withIdentifier identifier: AnyObject, from p1: CGPoint, to p2: CGPoint) {}
        func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
        func removeAllBoundaries() {}
      }
      """),
    Builtin(
      nil,
      """
      class UIDynamicItemBehavior: UIDynamicBehavior {
        var items: [any UIDynamicItem]
        var elasticity: CGFloat = 0
        var friction: CGFloat = 0
        var density: CGFloat = 1
        var resistance: CGFloat = 0
        var angularResistance: CGFloat = 0
        var allowsRotation: Bool = true
        var isAnchored: Bool = false
        init(items: [any UIDynamicItem] = []) { self.items = items }
        func addItem(_ item: any UIDynamicItem) { items.append(item) }
        func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
        func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
        func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
      }
      """),
    Builtin(
      nil,
      """
      class UISnapBehavior: UIDynamicBehavior {
        var snapPoint: CGPoint
        var damping: CGFloat = 0.5
        init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
      }
      """),
    Builtin(
      nil,
      """
      class UIAttachmentBehavior: UIDynamicBehavior {
        var anchorPoint: CGPoint = .zero
        var length: CGFloat = 0
        var damping: CGFloat = 0
        var frequency: CGFloat = 0
        init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
        init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
      }
      """),
    Builtin(
      nil,
      """
      class UIPushBehavior: UIDynamicBehavior {
        enum Mode: Int { case continuous, instantaneous }
        let mode: Mode
        var active: Bool = true
        var angle: CGFloat = 0
        var magnitude: CGFloat = 0
        var pushDirection: CGVector = .zero
        init(items: [any UIDynamicItem], mode: Mode) { self.mode = mode }
        func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
          (self.angle, self.magnitude) = (angle, magnitude)
        }
      }
      """),
  ]
    + delegate(
      "UIDynamicAnimatorDelegate",
      [
        "dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)",
        "dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)",
      ])
}

private var motionEffects: [Builtin] {
  [
    Builtin(nil, "class UIMotionEffect: NSObject { override init() {} }"),
    Builtin(
      nil,
      """
      class UIInterpolatingMotionEffect: UIMotionEffect {
        enum EffectType: Int { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
        let keyPath: String
        let type: EffectType
        var minimumRelativeValue: Any?
        var maximumRelativeValue: Any?
        init(keyPath: String, type: EffectType) {
          self.keyPath = keyPath
          self.type = type
        }
      }
      """),
    Builtin(
      nil, "class UIMotionEffectGroup: UIMotionEffect { var motionEffects: [UIMotionEffect]? }"),
    Builtin(
      "UIView", "func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }"),
    Builtin(
      "UIView",
      """
      func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
      }
      """),
  ]
}

private var contentSizes: [Builtin] {
  let names = [
    ("extraSmall", "XS"), ("small", "S"), ("medium", "M"), ("large", "L"), ("extraLarge", "XL"),
    ("extraExtraLarge", "XXL"), ("extraExtraExtraLarge", "XXXL"),
    ("accessibilityMedium", "AccessibilityM"), ("accessibilityLarge", "AccessibilityL"),
    ("accessibilityExtraLarge", "AccessibilityXL"),
    ("accessibilityExtraExtraLarge", "AccessibilityXXL"),
    ("accessibilityExtraExtraExtraLarge", "AccessibilityXXXL"),
  ]
  return [
    Builtin(
      nil,
      """
      struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let unspecified = UIContentSizeCategory(
          rawValue: "_UICTContentSizeCategoryUnspecified")
        \(names.map {
          "static let \($0.0) = UIContentSizeCategory(rawValue: \"UICTContentSizeCategory\($0.1)\")"
        }.joined(separator: "\n"))
        static let _all: [UIContentSizeCategory] = [\(names.map { "." + $0.0 }.joined(separator: ", "))]
        static let didChangeNotification = Notification.Name(
          "UIContentSizeCategoryDidChangeNotification")
        var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
        var _place: Int { Self._all.firstIndex(of: self) ?? -1 }
        static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
          lhs._place < rhs._place
        }
      }
      """),
    Builtin(
      "DynamicTypeSize",
      """
      init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard uiSizeCategory._place >= 0 else { return nil }
        self = DynamicTypeSize.allCases[uiSizeCategory._place]
      }
      """),
    Builtin(
      "UIContentSizeCategory",
      """
      init(_ dynamicTypeSize: DynamicTypeSize?) {
        let place = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
        self = place.map { UIContentSizeCategory._all[$0] } ?? .unspecified
      }
      """),
  ]
}
