import Interpreter

/// Keyframe animations as they stand at rest: the content of the first value.
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
        where K.Value == Value { _Keyframes() }
        static func buildArray<K: Keyframes>(_ components: [K]) -> _Keyframes<Value> {
          _Keyframes()
        }
        static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _Keyframes<Value> {
          _Keyframes()
        }
      }
      """),
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
        static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K)
          -> _KeyframeList<Value>
        { _KeyframeList() }
        static func buildEither<K>(first component: K) -> K { component }
        static func buildEither<K>(second component: K) -> K { component }
        static func buildOptional<K>(_ component: K?) -> _KeyframeList<Value> { _KeyframeList() }
        static func buildArray<K>(_ components: [K]) -> _KeyframeList<Value> { _KeyframeList() }
      }
      """),
    Builtin(nil, "struct _KeyframeList<Value>: KeyframeTrackContent { init() {} }"),
    Builtin(
      nil,
      """
      struct KeyframeTrack<Root, Value>: Keyframes {
        init<K: KeyframeTrackContent>(
          _ keyPath: WritableKeyPath<Root, Value>,
          @KeyframeTrackContentBuilder<Value> content: () -> K
        ) {}
      }
      """),
    Builtin(
      "KeyframeTrack where Root == Value",
      """
      init<K: KeyframeTrackContent>(@KeyframeTrackContentBuilder<Value> content: () -> K) {}
      """),
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
          _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
          endVelocity: Value? = nil
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
    Builtin(
      nil, "struct MoveKeyframe<Value>: KeyframeTrackContent { init(_ to: Value) {} }"),
    Builtin(
      nil,
      """
      struct KeyframeAnimator<Value, Content: View>: View {
        var value: Value
        var content: (Value) -> Content
        var body: some View { content(value) }
      }
      """),
    Builtin(
      "KeyframeAnimator",
      """
      init<K: Keyframes>(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
      { value = initialValue; self.content = content }
      """),
    Builtin(
      "KeyframeAnimator",
      """
      init<K: Keyframes>(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K)
      { value = initialValue; self.content = content }
      """),
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View
      """
    ) { call in
      try call.machine.call(call.arguments[3], [call.arguments[0], call.arguments[1]])
    },
    Builtin(
      "View",
      """
      func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View
      """
    ) { call in
      try call.machine.call(call.arguments[3], [call.arguments[0], call.arguments[1]])
    },
  ]
}
