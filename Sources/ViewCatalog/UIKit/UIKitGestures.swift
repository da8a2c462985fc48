import Interpreter

/// Recognizers and touches of UIKit, which no act reaches.
var uiKitGestures: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIGestureRecognizer: NSObject {
        enum State: Int {
          case possible, began, changed, ended, cancelled, failed
          static var recognized: State { .ended }
        }
        var state: State = .possible
        var isEnabled: Bool = true
        var cancelsTouchesInView: Bool = true
        var delaysTouchesBegan: Bool = false
        var name: String?
        weak var delegate: (any UIGestureRecognizerDelegate)?
        var view: UIView? { nil }
        var numberOfTouches: Int { 0 }
        init(target: Any?, action: Selector?) {}
        func location(in view: UIView?) -> CGPoint { .zero }
      }
      """),
    Builtin(nil, "protocol UIGestureRecognizerDelegate: NSObjectProtocol {}"),
    Builtin(
      nil,
      """
      class UITapGestureRecognizer: UIGestureRecognizer {
        var numberOfTapsRequired: Int = 1
        var numberOfTouchesRequired: Int = 1
      }
      """),
    Builtin(
      nil,
      """
      class UIPanGestureRecognizer: UIGestureRecognizer {
        var minimumNumberOfTouches: Int = 1
        var maximumNumberOfTouches: Int = 10
        func translation(in view: UIView?) -> CGPoint { .zero }
        func setTranslation(_ translation: CGPoint, in view: UIView?) {}
        func velocity(in view: UIView?) -> CGPoint { .zero }
      }
      """),
    Builtin(
      nil,
      "class UIPinchGestureRecognizer: UIGestureRecognizer { var scale: CGFloat = 1; var velocity: CGFloat { 0 } }"
    ),
    Builtin(
      nil,
      "class UIRotationGestureRecognizer: UIGestureRecognizer { var rotation: CGFloat = 0 }"),
    Builtin(
      nil,
      "class UILongPressGestureRecognizer: UIGestureRecognizer { var minimumPressDuration: TimeInterval = 0.5 }"
    ),
    // In a view, or in a node of a scene.
    Builtin(
      nil,
      """
      class UITouch: NSObject {
        enum Phase: Int { case began, moved, stationary, ended, cancelled }
        var phase: UITouch.Phase { .began }
        var timestamp: TimeInterval { 0 }
        var tapCount: Int { 1 }
        var force: CGFloat { 0 }
        var maximumPossibleForce: CGFloat { 0 }
        func location(in view: Any?) -> CGPoint { .zero }
        func previousLocation(in view: Any?) -> CGPoint { .zero }
      }
      """),
  ]
}
