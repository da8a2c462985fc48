import Interpreter
import ViewTree

/// Animations: what they change is there at once; only who waits for their end sees their length.
var animations: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Animation: Equatable, Sendable {
        let _name: String
        /// Until it is over, where nothing else is said.
        var _seconds: Double = 0.35
        static let `default` = Animation(_name: "default", _seconds: 0.5)
        static let linear = Animation(_name: "linear")
        static let easeIn = Animation(_name: "easeIn")
        static let easeOut = Animation(_name: "easeOut")
        static let easeInOut = Animation(_name: "easeInOut")
        static let spring = Animation(_name: "spring", _seconds: 0.5)
        static let smooth = Animation(_name: "smooth", _seconds: 0.5)
        static let snappy = Animation(_name: "snappy", _seconds: 0.5)
        static let bouncy = Animation(_name: "bouncy", _seconds: 0.5)
        static let interactiveSpring = Animation(_name: "interactiveSpring", _seconds: 0.15)
        static func linear(duration: Double) -> Animation { Animation.linear._lasting(duration) }
        static func easeIn(duration: Double) -> Animation { Animation.easeIn._lasting(duration) }
        static func easeOut(duration: Double) -> Animation { Animation.easeOut._lasting(duration) }
        static func easeInOut(duration: Double) -> Animation { Animation.easeInOut._lasting(duration) }
        @_disfavoredOverload static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation { Animation.spring._lasting(response) }
        static func spring(
          duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
        ) -> Animation { Animation.spring._lasting(duration) }
        @_disfavoredOverload static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation { .interactiveSpring }
        static var interpolatingSpring: Animation { .spring }
        static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
        static func interpolatingSpring(
          duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
        ) -> Animation { Animation.spring._lasting(duration) }
        static func interpolatingSpring(
          _ spring: Spring, initialVelocity: Double = 0
        ) -> Animation { .spring }
        static func interactiveSpring(
          duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
        ) -> Animation { .interactiveSpring }
        static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
          Animation.linear._lasting(duration)
        }
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation { .spring }
        static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation.smooth._lasting(duration)
        }
        static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation.snappy._lasting(duration)
        }
        static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation.bouncy._lasting(duration)
        }
        static func timingCurve(
          _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
        ) -> Animation { Animation.linear._lasting(duration) }
        func _lasting(_ seconds: Double) -> Animation {
          Animation(_name: _name, _seconds: seconds)
        }
        func delay(_ delay: Double) -> Animation { _lasting(_seconds + delay) }
        func logicallyComplete(after duration: TimeInterval) -> Animation { _lasting(duration) }
        func speed(_ speed: Double) -> Animation { _lasting(_seconds / speed) }
        func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
          _lasting(_seconds * Double(repeatCount))
        }
        func repeatForever(autoreverses: Bool = true) -> Animation { _lasting(.infinity) }
        func _whenOver(_ completion: @escaping () -> Void) {
          if _seconds.isFinite {
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + _seconds) { completion() }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol CustomAnimation: Hashable, Sendable {
        func animate<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V?
        func velocity<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: AnimationContext<V>
        ) -> V?
        func shouldMerge<V: VectorArithmetic>(
          previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool
      }
      """),
    Builtin(
      "CustomAnimation",
      """
      func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
      ) -> V? { nil }
      """),
    Builtin(
      "CustomAnimation",
      """
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool { false }
      """),
    Builtin(
      nil,
      """
      struct AnimationContext<Value: VectorArithmetic> {
        var state: AnimationState<Value>
        var isLogicallyComplete: Bool
        let environment: EnvironmentValues
      }
      """),
    Builtin(
      nil,
      """
      protocol AnimationStateKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
      }
      """),
    Builtin(
      nil,
      """
      struct AnimationState<Value: VectorArithmetic> {
        var _values: [ObjectIdentifier: Any] = [:]
        init() {}
        subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
          get { _values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
          set { _values[ObjectIdentifier(key)] = newValue }
        }
      }
      """),
    // It takes as long as the standard one.
    Builtin("Animation", "init<A: CustomAnimation>(_ base: A) { self = Animation.default }"),
    Builtin(
      nil,
      """
      @discardableResult func withAnimation<Result>(
        _ animation: Animation? = .default, _ body: () throws -> Result
      ) rethrows -> Result {
        try body()
      }
      """),
    Builtin(
      nil,
      """
      struct AnimationCompletionCriteria: Hashable, Sendable {
        static let logicallyComplete = AnimationCompletionCriteria()
        static let removed = AnimationCompletionCriteria()
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func withAnimation<Result>(
        _ animation: Animation? = .default,
        completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
        _ body: () throws -> Result, completion: @escaping () -> Void
      ) rethrows -> Result {
        let result = try body()
        (animation ?? Animation.linear(duration: 0))._whenOver(completion)
        return result
      }
      """),
    Builtin(
      nil,
      """
      struct Transaction {
        var animation: Animation?
        var disablesAnimations: Bool = false
        var isContinuous: Bool = false
        var tracksVelocity: Bool = false
        var _values: [String: Any] = [:]
        init() { animation = nil }
        init(animation: Animation?) { self.animation = animation }
        mutating func addAnimationCompletion(
          criteria: AnimationCompletionCriteria = .logicallyComplete,
          _ completion: @escaping () -> Void
        ) { (animation ?? Animation.linear(duration: 0))._whenOver(completion) }
      }
      """),
    Builtin(
      nil,
      """
      func withTransaction<Result>(
        _ transaction: Transaction, _ body: () throws -> Result
      ) rethrows -> Result {
        try body()
      }
      """),
    Builtin(
      nil,
      """
      func withTransaction<R, V>(
        _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
      ) rethrows -> R {
        var transaction = Transaction()
        transaction[keyPath: keyPath] = value
        return try withTransaction(transaction, body)
      }
      """),
    Builtin(
      nil,
      "protocol TransactionKey { associatedtype Value; static var defaultValue: Value { get } }"),
    Builtin(
      "Transaction",
      """
      subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { _values[String(describing: key)] as? K.Value ?? K.defaultValue }
        set { _values[String(describing: key)] = newValue }
      }
      """),
    Builtin(
      "View",
      """
      func animation<V: View>(_ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
      """
    ) { call in try call.machine.call(call.arguments[2], [call.arguments[0]]) },
    Builtin(
      "View",
      """
      func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
      """
    ) { call in try call.machine.call(call.arguments[2], [call.arguments[0]]) },
    Builtin(
      nil,
      """
      struct MatchedGeometryProperties: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let position = MatchedGeometryProperties(rawValue: 1)
        static let size = MatchedGeometryProperties(rawValue: 2)
        static let frame = MatchedGeometryProperties(rawValue: 3)
      }
      """),
    Builtin("Binding", "func transaction(_ transaction: Transaction) -> Binding<Value>") {
      $0.arguments[0]
    },
    Builtin("Binding", "func animation(_ animation: Animation? = .default) -> Binding<Value>") {
      $0.arguments[0]
    },
  ]
    + inert([
      "animation(_ animation: Animation?)",
      "animation<V: Equatable>(_ animation: Animation?, value: V)",
      "transaction(_ transform: @escaping (inout Transaction) -> Void)",
      "transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)",
      """
      matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true)
      """,
      "matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)",
      """
      matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> C)
      """,
      "navigationTransition(_ style: some NavigationTransition)",
    ])
    + [
      Builtin(nil, "protocol MatchedTransitionSourceConfiguration {}"),
      Builtin(
        nil,
        """
        struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
          func background(_ style: Color) -> Self { self }
          func clipShape(_ shape: RoundedRectangle) -> Self { self }
          func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0
          ) -> Self { self }
        }
        """),
    ]
}
