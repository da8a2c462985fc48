import Interpreter

/// Keyframe animations: what leads a value from one to the next, and the views that follow it. How
/// they run is in `KeyframeRun`.
var keyframes: [Builtin] {
  [
    Builtin(nil, "protocol Keyframes<Value> { associatedtype Value }"),
    Builtin(nil, "protocol KeyframeTrackContent<Value> { associatedtype Value }"),
    Builtin(
      nil,
      """
      @resultBuilder struct KeyframesBuilder<Value> {
        static func buildExpression<T>(_ expression: KeyframeTrack<Value, T>)
          -> KeyframeTrack<Value, T>
        { expression }
        static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _Keyframes<Value>
        where K.Value == Value { KeyframeTrack<Value, Value>._alone(expression) }
      }
      """),
    Builtin(
      "KeyframesBuilder",
      "static func buildArray<K: Keyframes>(_ components: [K]) -> _Keyframes<Value>"
    ) { .array(flattened($0.arguments)) },
    Builtin(
      "KeyframesBuilder",
      "static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _Keyframes<Value>"
    ) { .array(flattened($0.arguments)) },
    Builtin(nil, "struct _Keyframes<Value>: Keyframes { init() {} }"),
    Builtin(
      nil,
      """
      @resultBuilder struct KeyframeTrackContentBuilder<Value> {
        static func buildExpression(_ expression: LinearKeyframe<Value>) -> LinearKeyframe<Value> {
          expression
        }
        static func buildExpression(_ expression: CubicKeyframe<Value>) -> CubicKeyframe<Value> {
          expression
        }
        static func buildExpression(_ expression: SpringKeyframe<Value>) -> SpringKeyframe<Value> {
          expression
        }
        static func buildExpression(_ expression: MoveKeyframe<Value>) -> MoveKeyframe<Value> {
          expression
        }
        @_disfavoredOverload static func buildExpression<K: KeyframeTrackContent>(_ expression: K)
          -> K
        where K.Value == Value { expression }
        static func buildEither<K>(first component: K) -> K { component }
        static func buildEither<K>(second component: K) -> K { component }
      }
      """),
    Builtin(
      "KeyframeTrackContentBuilder",
      """
      static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K)
        -> _KeyframeList<Value>
      """
    ) { .array(flattened($0.arguments)) },
    Builtin(
      "KeyframeTrackContentBuilder",
      "static func buildOptional<K>(_ component: K?) -> _KeyframeList<Value>"
    ) { .array(flattened($0.arguments)) },
    Builtin(
      "KeyframeTrackContentBuilder",
      "static func buildArray<K>(_ components: [K]) -> _KeyframeList<Value>"
    ) { .array(flattened($0.arguments)) },
    Builtin(nil, "struct _KeyframeList<Value>: KeyframeTrackContent { init() {} }"),
    Builtin(nil, "struct KeyframeTrack<Root, Value>: Keyframes {}"),
    Builtin(
      "KeyframeTrack",
      """
      init<K: KeyframeTrackContent>(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> K
      )
      """
    ) { .tuple([$0.arguments[0], try $0.machine.call($0.arguments[1], [])]) },
    Builtin(
      "KeyframeTrack where Root == Value",
      "init<K: KeyframeTrackContent>(@KeyframeTrackContentBuilder<Value> content: () -> K)"
    ) { .tuple([.void, try $0.machine.call($0.arguments[0], [])]) },
    // Keyframes without a track of their own are one of the value itself.
    Builtin(
      "KeyframeTrack",
      "static func _alone<K: KeyframeTrackContent>(_ frame: K) -> _Keyframes<Value>"
    ) { .tuple([.void, .array([$0.arguments[0]])]) },
  ] + frameTypes + animators
}

/// The kinds of keyframes: where each leads, how long it takes, and how far it has come after which
/// part of that time.
private var frameTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct LinearKeyframe<Value>: KeyframeTrackContent {
        let _to: Value
        let _duration: TimeInterval
        let _eased: (Double) -> Double
        init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
          _to = to
          _duration = duration
          _eased = { timingCurve.value(at: $0) }
        }
      }
      """),
    // Where the motion is not said and no other cubic keyframe adjoins, it rests.
    Builtin(
      nil,
      """
      struct CubicKeyframe<Value>: KeyframeTrackContent {
        let _to: Value
        let _duration: TimeInterval
        let _startVelocity: Value?
        let _endVelocity: Value?
        init(
          _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
          endVelocity: Value? = nil
        ) {
          _to = to
          _duration = duration
          _startVelocity = startVelocity
          _endVelocity = endVelocity
        }
      }
      """),
    Builtin(
      nil,
      """
      struct SpringKeyframe<Value>: KeyframeTrackContent {
        let _to: Value
        let _duration: TimeInterval
        let _eased: (Double) -> Double
        init(
          _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
          startVelocity: Value? = nil
        ) {
          let length = duration ?? spring.settlingDuration
          _to = to
          _duration = length
          _eased = { spring._progress($0 * length) }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MoveKeyframe<Value>: KeyframeTrackContent {
        let _to: Value
        let _duration: TimeInterval
        let _eased: (Double) -> Double
        init(_ to: Value) {
          _to = to
          _duration = 0
          _eased = { _ in 1 }
        }
      }
      """),
  ]
}

/// The views and values that keyframes lead.
private var animators: [Builtin] {
  [
    Builtin(
      nil, "struct KeyframeAnimator<Value, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "KeyframeAnimator",
      """
      init<K: Keyframes>(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
      """
    ) { animator($0, repeats: false) },
    Builtin(
      "KeyframeAnimator",
      """
      init<K: Keyframes>(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
      """
    ) { animator($0, repeats: $0.arguments[1].asBool) },
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View
      """
    ) { animator($0, repeats: false, of: $0.arguments[0]) },
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View
      """
    ) { animator($0, repeats: $0.arguments[2].asBool, of: $0.arguments[0]) },
    Builtin(
      nil,
      """
      struct KeyframeTimeline<Value> {
        let _initial: Value
        let _frames: any Keyframes
        init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) {
          _initial = initialValue
          _frames = content()
        }
        func value(progress: Double) -> Value { value(time: progress * duration) }
      }
      """),
    Builtin("KeyframeTimeline", "var duration: TimeInterval") { call in
      guard case .structure(let timeline) = call.arguments[0] else { return .double(0) }
      return .double(KeyframeRun(timeline.fields[1]).duration)
    },
    Builtin("KeyframeTimeline", "func value(time: TimeInterval) -> Value") { call in
      guard case .structure(let timeline) = call.arguments[0] else { return .void }
      return try KeyframeRun(timeline.fields[1]).value(
        from: timeline.fields[0], at: call.length(1) ?? 0, in: call.machine)
    },
  ]
}
