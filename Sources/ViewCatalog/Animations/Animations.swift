import Interpreter
import ViewTree

/// Animations: what they change is there at once, so they have no effect of their own.
var animations: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Animation: Equatable, Sendable {
        let _name: String
        static let `default` = Animation(_name: "default")
        static let linear = Animation(_name: "linear")
        static let easeIn = Animation(_name: "easeIn")
        static let easeOut = Animation(_name: "easeOut")
        static let easeInOut = Animation(_name: "easeInOut")
        static let spring = Animation(_name: "spring")
        static let smooth = Animation(_name: "smooth")
        static let snappy = Animation(_name: "snappy")
        static let bouncy = Animation(_name: "bouncy")
        static let interactiveSpring = Animation(_name: "interactiveSpring")
        static func linear(duration: Double) -> Animation { .linear }
        static func easeIn(duration: Double) -> Animation { .easeIn }
        static func easeOut(duration: Double) -> Animation { .easeOut }
        static func easeInOut(duration: Double) -> Animation { .easeInOut }
        @_disfavoredOverload static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation { .spring }
        static func spring(
          duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
        ) -> Animation { .spring }
        static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation { .interactiveSpring }
        static var interpolatingSpring: Animation { .spring }
        static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
        static func interpolatingSpring(
          duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
        ) -> Animation { .spring }
        static func interpolatingSpring(
          _ spring: Spring, initialVelocity: Double = 0
        ) -> Animation { .spring }
        static func interactiveSpring(
          duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
        ) -> Animation { .interactiveSpring }
        static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .linear }
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation { .spring }
        static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
        static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
        static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
        static func timingCurve(
          _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
        ) -> Animation { .linear }
        func delay(_ delay: Double) -> Animation { self }
        func speed(_ speed: Double) -> Animation { self }
        func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
        func repeatForever(autoreverses: Bool = true) -> Animation { self }
      }
      """),
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
        completion()
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
        init() { animation = nil }
        init(animation: Animation?) { self.animation = animation }
        mutating func addAnimationCompletion(
          criteria: AnimationCompletionCriteria = .logicallyComplete,
          _ completion: @escaping () -> Void
        ) { completion() }
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
      "navigationTransition(_ style: some NavigationTransition)",
    ])
}
