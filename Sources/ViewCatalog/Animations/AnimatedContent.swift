import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Views that animate by themselves, as they stand at rest: a `PhaseAnimator` in its first phase.
var animatedContent: [Builtin] {
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
  ] + motionTypes
}

/// Springs, curves and the transitions of screens, as values.
private var motionTypes: [Builtin] {
  [
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
}

private func phases(_ call: Invocation, content: Int, of view: Value? = nil) throws -> Value {
  let (machine, closure) = (call.machine, call.arguments[content])
  guard let first = try call.elements(view == nil ? 0 : 1).first else { return view ?? .void }
  return .view("PhaseAnimator") {
    $0.child(try machine.call(closure, view.map { [$0, first] } ?? [first]))
  }
}
