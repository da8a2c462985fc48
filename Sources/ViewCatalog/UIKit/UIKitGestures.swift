import Interpreter

/// Recognizers of UIKit, which tell their targets of what SwiftUI's gestures find on their views,
/// and touches.
var uiKitGestures: [Builtin] { recognizers + movedRecognizers + touches }

private var recognizers: [Builtin] {
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
        var delaysTouchesEnded: Bool = true
        var requiresExclusiveTouchType: Bool = true
        var allowedTouchTypes: [NSNumber] = []
        var name: String?
        weak var delegate: (any UIGestureRecognizerDelegate)?
        weak var view: UIView?
        var numberOfTouches: Int { 1 }
        var _place: CGPoint = .zero
        var _targets: [(receiver: () -> AnyObject?, action: Selector)] = []
        init(target: Any?, action: Selector?) {
          if let action { addTarget(target, action: action) }
        }
        func addTarget(_ target: Any?, action: Selector) {
          let receiver = target as AnyObject?
          _targets.append(({ [weak receiver] in receiver }, action))
        }
        func removeTarget(_ target: Any?, action: Selector?) { _targets = [] }
        func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
        func location(in view: UIView?) -> CGPoint { _place }
        func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { _place }
        func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        func reset() {}
        func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
        func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
        func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
        func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
        func _wrapping(_ shown: AnyView) -> AnyView { shown }
        func _send(_ state: State) {
          guard isEnabled else { return }
          self.state = state
          for one in _targets { one.action._send?(one.receiver(), self) }
          if state == .ended { self.state = .possible }
          view?._changed()
        }
        // A drag begins with its first change.
        func _move(_ state: State) {
          _send(state == .changed && self.state == .possible ? .began : state)
        }
      }
      """)
  ]
    + delegate(
      "UIGestureRecognizerDelegate",
      [
        "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool = true",
        """
        gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool = false
        """,
        """
        gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool = false
        """,
        """
        gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool = false
        """,
        """
        gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool = true
        """,
      ])
    + [
      Builtin(
        nil,
        """
        class UITapGestureRecognizer: UIGestureRecognizer {
          var numberOfTapsRequired: Int = 1
          var numberOfTouchesRequired: Int = 1
          override func _wrapping(_ shown: AnyView) -> AnyView {
            AnyView(
              shown.contentShape(Rectangle()).onTapGesture(count: numberOfTapsRequired) { place in
                self._place = place
                self._send(.ended)
              })
          }
        }
        """),
      Builtin(
        nil,
        """
        class UILongPressGestureRecognizer: UIGestureRecognizer {
          var minimumPressDuration: TimeInterval = 0.5
          var numberOfTapsRequired: Int = 0
          var numberOfTouchesRequired: Int = 1
          var allowableMovement: CGFloat = 10
          override func _wrapping(_ shown: AnyView) -> AnyView {
            AnyView(
              shown.contentShape(Rectangle()).onLongPressGesture(
                minimumDuration: minimumPressDuration
              ) {
                self._send(.began)
                self._send(.ended)
              })
          }
        }
        """),
      Builtin(nil, "class UIHoverGestureRecognizer: UIGestureRecognizer {}"),
    ]
}

private var movedRecognizers: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIPanGestureRecognizer: UIGestureRecognizer {
        var minimumNumberOfTouches: Int = 1
        var maximumNumberOfTouches: Int = 10
        var _translation: CGSize = .zero
        var _origin: CGSize = .zero
        var _velocity: CGSize = .zero
        func translation(in view: UIView?) -> CGPoint {
          CGPoint(x: _translation.width - _origin.width, y: _translation.height - _origin.height)
        }
        func setTranslation(_ translation: CGPoint, in view: UIView?) {
          _origin = CGSize(
            width: _translation.width - translation.x, height: _translation.height - translation.y)
        }
        func velocity(in view: UIView?) -> CGPoint {
          CGPoint(x: _velocity.width, y: _velocity.height)
        }
        func _take(_ value: DragGesture.Value, _ state: State) {
          if self.state == .possible { _origin = .zero }
          (_place, _translation, _velocity) = (value.location, value.translation, value.velocity)
          _move(state)
        }
        override func _wrapping(_ shown: AnyView) -> AnyView {
          AnyView(
            shown.contentShape(Rectangle()).gesture(
              DragGesture().onChanged { self._take($0, .changed) }.onEnded { self._take($0, .ended) }))
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
        var edges: UIRectEdge = []
      }
      """),
    optionSet("UIRectEdge", raw: "UInt", ["top", "left", "bottom", "right"]),
    Builtin("UIRectEdge", "static let all = UIRectEdge(rawValue: 15)"),
    Builtin(
      nil,
      """
      class UISwipeGestureRecognizer: UIGestureRecognizer {
        struct Direction: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let right = Direction(rawValue: 1)
          static let left = Direction(rawValue: 2)
          static let up = Direction(rawValue: 4)
          static let down = Direction(rawValue: 8)
        }
        var direction: Direction = .right
        var numberOfTouchesRequired: Int = 1
        func _way(_ by: CGSize) -> Direction {
          abs(by.width) > abs(by.height)
            ? (by.width > 0 ? .right : .left) : (by.height > 0 ? .down : .up)
        }
        override func _wrapping(_ shown: AnyView) -> AnyView {
          AnyView(
            shown.contentShape(Rectangle()).simultaneousGesture(
              DragGesture(minimumDistance: 30).onEnded { value in
                self._place = value.startLocation
                if self.direction.contains(self._way(value.translation)) { self._send(.ended) }
              }))
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIPinchGestureRecognizer: UIGestureRecognizer {
        var scale: CGFloat = 1
        var velocity: CGFloat { 0 }
        func _take(_ value: CGFloat, _ state: State) {
          scale = value
          _move(state)
        }
        override func _wrapping(_ shown: AnyView) -> AnyView {
          AnyView(
            shown.contentShape(Rectangle()).gesture(
              MagnificationGesture().onChanged { self._take($0, .changed) }
                .onEnded { self._take($0, .ended) }))
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIRotationGestureRecognizer: UIGestureRecognizer {
        var rotation: CGFloat = 0
        var velocity: CGFloat { 0 }
        func _take(_ value: Angle, _ state: State) {
          rotation = CGFloat(value.radians)
          _move(state)
        }
        override func _wrapping(_ shown: AnyView) -> AnyView {
          AnyView(
            shown.contentShape(Rectangle()).gesture(
              RotationGesture().onChanged { self._take($0, .changed) }
                .onEnded { self._take($0, .ended) }))
        }
      }
      """),
  ]
}

private var touches: [Builtin] {
  [
    // In a view, or in a node of a scene.
    Builtin(
      nil,
      """
      class UITouch: NSObject {
        enum Phase: Int { case began, moved, stationary, ended, cancelled }
        enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
        var phase: UITouch.Phase { .began }
        var type: UITouch.TouchType { .direct }
        var timestamp: TimeInterval { 0 }
        var tapCount: Int { 1 }
        var force: CGFloat { 0 }
        var maximumPossibleForce: CGFloat { 0 }
        weak var view: UIView?
        func location(in view: Any?) -> CGPoint { .zero }
        func previousLocation(in view: Any?) -> CGPoint { .zero }
      }
      """),
    Builtin(
      "UIEvent", "var allTouches: Set<UITouch>? { nil }"),
    Builtin("UIEvent", "func touches(for view: UIView) -> Set<UITouch>? { nil }"),
  ]
}
