import Interpreter
import ViewTree

/// Animations: what they change is there at once, so they have no effect of their own.
let animations: [Builtin] =
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
        static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation { .spring }
        static func spring(
          duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
        ) -> Animation { .spring }
        static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation { .interactiveSpring }
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
        init() { animation = nil }
        init(animation: Animation?) { self.animation = animation }
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
    Builtin("View", "func animation(_ animation: Animation?) -> some View") { $0.arguments[0] },
    Builtin("View", "func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View")
    {
      $0.arguments[0]
    },
    Builtin("View", "func transition(_ t: AnyTransition) -> some View") { $0.arguments[0] },
    Builtin(
      "View", "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View"
    ) { $0.arguments[0] },
    Builtin("View", "func contentTransition(_ transition: ContentTransition) -> some View") {
      $0.arguments[0]
    },
    Builtin(
      "View",
      """
      func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true) -> some View
      """
    ) { $0.arguments[0] },
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
    Builtin(
      nil,
      """
      struct ContentTransition: Equatable, Sendable {
        static let identity = ContentTransition()
        static let opacity = ContentTransition()
        static let interpolate = ContentTransition()
        static let symbolEffect = ContentTransition()
        static func numericText(countsDown: Bool = false) -> ContentTransition {
          ContentTransition()
        }
        static func numericText(value: Double) -> ContentTransition { ContentTransition() }
      }
      """),
    Builtin(
      nil,
      """
      struct AnyTransition {
        static let opacity = AnyTransition()
        static let identity = AnyTransition()
        static let slide = AnyTransition()
        static let scale = AnyTransition()
        static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
          AnyTransition()
        }
        static func move(edge: Edge) -> AnyTransition { AnyTransition() }
        static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
        static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
        static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
        static func asymmetric(
          insertion: AnyTransition, removal: AnyTransition
        ) -> AnyTransition { AnyTransition() }
        func combined(with other: AnyTransition) -> AnyTransition { self }
        func animation(_ animation: Animation?) -> AnyTransition { self }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct AnimatablePair<First, Second>: Equatable {
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) {
          self.first = first
          self.second = second
        }
      }
      """),
    Builtin("Binding", "func animation(_ animation: Animation? = .default) -> Binding<Value>") {
      $0.arguments[0]
    },
  ]
