import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Views that animate by themselves, as they stand at rest: a `PhaseAnimator` in its first phase,
/// a `KeyframeAnimator` at its initial value.
let animatedContent: [Builtin] =
  [
    Builtin(
      nil,
      "struct PhaseAnimator<Phase: Equatable, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "PhaseAnimator",
      """
      init(_ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default })
      """
    ) { try phases($0, content: 2) },
    Builtin(
      "PhaseAnimator",
      """
      init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default })
      """
    ) { try phases($0, content: 1) },
    Builtin(
      "View",
      """
      func phaseAnimator<Phase: Equatable, V: View>(_ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
      """
    ) { try phases($0, content: 3, of: $0.arguments[0]) },
    Builtin(
      "View",
      """
      func phaseAnimator<Phase: Equatable, V: View>(_ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
      """
    ) { try phases($0, content: 2, of: $0.arguments[0]) },
    Builtin(
      nil,
      """
      struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
        where Value == KeyframePath.Value { typealias Body = Never }
      """),
    Builtin(
      "KeyframeAnimator",
      """
      init(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
      """
    ) { keyframes($0, initial: 0, content: 2) },
    Builtin(
      "KeyframeAnimator",
      """
      init(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
      """
    ) { keyframes($0, initial: 0, content: 2) },
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
        -> some View where K.Value == Value
      """
    ) { keyframes($0, initial: 1, content: 3, of: $0.arguments[0]) },
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
        -> some View where K.Value == Value
      """
    ) { keyframes($0, initial: 1, content: 3, of: $0.arguments[0]) },
  ] + keyframeTypes

/// What a keyframe closure is made of. It is checked and never run.
private let keyframeTypes: [Builtin] =
  [
    Builtin(nil, "protocol Keyframes<Value> { associatedtype Value }"),
    Builtin(nil, "protocol KeyframeTrackContent<Value> { associatedtype Value }"),
    Builtin(
      nil,
      """
      @resultBuilder struct KeyframesBuilder<Value> {
        static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
        static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
          expression
        }
        static func buildBlock() -> _Keyframes<Value> { _Keyframes() }
        static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
        static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
        static func buildPartialBlock<A, B>(accumulated: A, next: B) -> _Keyframes<Value> {
          _Keyframes()
        }
        static func buildFinalResult<C: KeyframeTrackContent<Value>>(_ component: C)
          -> KeyframeTrack<Value, Value, C>
        {
          KeyframeTrack { component }
        }
        static func buildFinalResult<C: Keyframes<Value>>(_ component: C) -> C { component }
      }
      """),
    Builtin(nil, "struct _Keyframes<Value>: Keyframes { init() {} }"),
    Builtin(
      nil,
      """
      @resultBuilder struct KeyframeTrackContentBuilder<Value> {
        static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
          expression
        }
        static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
        static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
          accumulated: A, next: B
        ) -> _KeyframeTrackContent<Value> { _KeyframeTrackContent() }
        static func buildArray(_ components: [some KeyframeTrackContent<Value>])
          -> _KeyframeTrackContent<Value>
        { _KeyframeTrackContent() }
        static func buildEither<K: KeyframeTrackContent<Value>>(first component: K)
          -> _KeyframeTrackContent<Value>
        { _KeyframeTrackContent() }
        static func buildEither<K: KeyframeTrackContent<Value>>(second component: K)
          -> _KeyframeTrackContent<Value>
        { _KeyframeTrackContent() }
      }
      """),
    Builtin(nil, "struct _KeyframeTrackContent<Value>: KeyframeTrackContent { init() {} }"),
    Builtin(
      nil,
      """
      struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
        where Value == Content.Value
      {
        init(
          @KeyframeTrackContentBuilder<Root> content: () -> Content
        ) where Root == Value {}
        init(
          _ keyPath: WritableKeyPath<Root, Value>,
          @KeyframeTrackContentBuilder<Value> content: () -> Content
        ) {}
      }
      """),
    Builtin("KeyframeTrack", "typealias Value = Root"),
    Builtin(
      nil,
      """
      struct LinearKeyframe<Value>: KeyframeTrackContent {
        init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
      }
      """),
    Builtin(
      nil,
      """
      struct CubicKeyframe<Value>: KeyframeTrackContent {
        init(
          _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      struct SpringKeyframe<Value>: KeyframeTrackContent {
        init(
          _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
          startVelocity: Value? = nil
        ) {}
      }
      """),
    Builtin(nil, "struct MoveKeyframe<Value>: KeyframeTrackContent { init(_ to: Value) {} }"),
    Builtin(
      nil,
      """
      struct Spring: Hashable, Sendable {
        var duration: TimeInterval
        var bounce: Double
        init(duration: TimeInterval = 0.5, bounce: Double = 0) {
          self.duration = duration
          self.bounce = bounce
        }
        init(response: Double, dampingRatio: Double) {
          self.init(duration: response, bounce: 1 - dampingRatio)
        }
        init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
          self.init()
        }
        static var smooth: Spring { Spring() }
        static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
        static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
        static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: extraBounce)
        }
        static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: 0.15 + extraBounce)
        }
        static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: 0.3 + extraBounce)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UnitCurve: Hashable, Sendable {
        let _name: String
        static let linear = UnitCurve(_name: "linear")
        static let easeIn = UnitCurve(_name: "easeIn")
        static let easeOut = UnitCurve(_name: "easeOut")
        static let easeInOut = UnitCurve(_name: "easeInOut")
        static let circularEaseIn = UnitCurve(_name: "circularEaseIn")
        static let circularEaseOut = UnitCurve(_name: "circularEaseOut")
        static let circularEaseInOut = UnitCurve(_name: "circularEaseInOut")
        static func bezier(
          startControlPoint: UnitPoint, endControlPoint: UnitPoint
        ) -> UnitCurve { UnitCurve(_name: "bezier") }
      }
      """),
    Builtin(nil, "protocol NavigationTransition {}"),
    Builtin(nil, "struct ZoomNavigationTransition: NavigationTransition { init() {} }"),
    Builtin(nil, "struct AutomaticNavigationTransition: NavigationTransition { init() {} }"),
    Builtin(
      "NavigationTransition where Self == AutomaticNavigationTransition",
      "static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }"),
    Builtin(
      "NavigationTransition where Self == ZoomNavigationTransition",
      """
      static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
        -> ZoomNavigationTransition
      { ZoomNavigationTransition() }
      """),
  ]

private func phases(_ call: Invocation, content: Int, of view: Value? = nil) throws -> Value {
  let (machine, closure) = (call.machine, call.arguments[content])
  guard let first = try call.elements(view == nil ? 0 : 1).first else { return view ?? .void }
  return .view("PhaseAnimator") {
    $0.child(try machine.call(closure, view.map { [$0, first] } ?? [first]))
  }
}

private func keyframes(
  _ call: Invocation, initial: Int, content: Int, of view: Value? = nil
) -> Value {
  let (machine, closure) = (call.machine, call.arguments[content])
  let value = call.arguments[initial]
  return .view("KeyframeAnimator") {
    $0.child(try machine.call(closure, view.map { [$0, value] } ?? [value]))
  }
}
