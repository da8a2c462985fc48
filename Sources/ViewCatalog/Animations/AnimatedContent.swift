import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Views that animate by themselves: a `PhaseAnimator` goes from phase to phase.
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
    ) { try phases($0, content: 2, trigger: 1) },
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
    ) { try phases($0, content: 3, trigger: 2, of: $0.arguments[0]) },
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
        var response: Double { duration }
        var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
        var mass: Double { 1 }
        var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
        var damping: Double { 4 * .pi * dampingRatio / duration }
        var settlingDuration: TimeInterval { duration * (1.5 + max(bounce, 0) * 4) }
        /// How far a spring let go at 0 has come to 1 by `time`.
        func _progress(_ time: TimeInterval) -> Double {
          if time <= 0 { return 0 }
          let omega = 2 * Double.pi / duration
          let zeta = min(dampingRatio, 1)
          if zeta >= 1 { return 1 - (1 + omega * time) * exp(-omega * time) }
          let damped = omega * (1 - zeta * zeta).squareRoot()
          return 1 - exp(-zeta * omega * time)
            * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
        }
        func value<V: VectorArithmetic>(
          target: V, initialVelocity: V = .zero, time: TimeInterval
        ) -> V {
          var result = target
          result.scale(by: _progress(time))
          return result
        }
        func value<V: VectorArithmetic>(
          fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
        ) -> V {
          var way = toValue - fromValue
          way.scale(by: _progress(time))
          return fromValue + way
        }
        func value<V: Animatable>(
          fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
        ) -> V {
          var way = toValue.animatableData - fromValue.animatableData
          way.scale(by: _progress(time))
          var result = fromValue
          result.animatableData = fromValue.animatableData + way
          return result
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UnitCurve: Hashable, Sendable {
        let _name: String
        var _start: UnitPoint = UnitPoint(x: 0.42, y: 0)
        var _end: UnitPoint = UnitPoint(x: 0.58, y: 1)
        init(_name: String) { self._name = _name }
        static let linear = UnitCurve(_name: "linear")
        static let easeIn: UnitCurve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        static let easeOut: UnitCurve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
        static let easeInOut: UnitCurve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
        static let circularEaseIn = UnitCurve(_name: "circularEaseIn")
        static let circularEaseOut = UnitCurve(_name: "circularEaseOut")
        static let circularEaseInOut = UnitCurve(_name: "circularEaseInOut")
        static func bezier(
          startControlPoint: UnitPoint, endControlPoint: UnitPoint
        ) -> UnitCurve {
          var curve = UnitCurve(_name: "bezier")
          curve._start = startControlPoint
          curve._end = endControlPoint
          return curve
        }
        var inverse: UnitCurve { self }
        func value(at progress: Double) -> Double {
          let t = min(max(progress, 0), 1)
          switch _name {
          case "linear": return t
          case "circularEaseIn": return 1 - (1 - t * t).squareRoot()
          case "circularEaseOut": return (1 - (t - 1) * (t - 1)).squareRoot()
          case "circularEaseInOut":
            return t < 0.5
              ? (1 - (1 - 4 * t * t).squareRoot()) / 2
              : (1 + (1 - (2 * t - 2) * (2 * t - 2)).squareRoot()) / 2
          default: break
          }
          var low = 0.0
          var high = 1.0
          for _ in 0..<40 {
            let middle = (low + high) / 2
            if _bezier(_start.x, _end.x, middle) < t { low = middle } else { high = middle }
          }
          return _bezier(_start.y, _end.y, low)
        }
        func velocity(at progress: Double) -> Double {
          (value(at: progress + 0.001) - value(at: progress - 0.001)) / 0.002
        }
        func _bezier(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
          let rest = 1 - t
          return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
        }
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

/// - Parameters:
///   - content: which argument makes a phase's view; how it is come to stands behind.
///   - trigger: which argument starts the phases when it changes; nil where they never end.
private func phases(
  _ call: Invocation, content: Int, trigger: Int? = nil, of view: Value? = nil
) throws -> Value {
  let machine = call.machine
  let phases = try call.elements(view == nil ? 0 : 1)
  guard !phases.isEmpty else { return view ?? .void }
  let (show, animation) = (call.arguments[content], call.arguments[content + 1])
  let trigger = trigger.map { call.arguments[$0] }
  return .view("PhaseAnimator") { build in
    let now = machine.scheduler.now
    // What started it last, and when that was.
    let slot = build.slot(
      initially: .array([trigger ?? .void, .double(trigger == nil ? now : -.infinity)]))
    if let trigger, case .array(let last) = slot.read(), let before = last.first,
      try !machine.areEqual(before, trigger)
    {
      slot.write(.array([trigger, .double(now)]))
    }
    guard case .array(let run) = slot.read(), case .double(let start)? = run.last else { return }
    let lengths = try phases.map { try machine.call(animation, [$0]).animationLength }
    let step = PhaseStep(lengths, after: now - start, repeats: trigger == nil)
    if let rest = step.rest { build.graph.wake(build.node, after: rest) }
    let phase = phases[step.phase]
    build.child(try machine.call(show, view.map { [$0, phase] } ?? [phase]))
  }
}

/// Where a run of phases stands: the second one begins at once, each with its animation, and the
/// next when that is over, the first one again at the end.
private struct PhaseStep {
  var phase = 0
  /// Seconds to the next phase; nil where it stays.
  var rest: Double?

  init(_ lengths: [Double], after seconds: Double, repeats: Bool) {
    let whole = lengths.reduce(0, +)
    guard whole > 0, seconds.isFinite, repeats || seconds < whole else { return }
    let passed =
      repeats && whole.isFinite ? seconds.truncatingRemainder(dividingBy: whole) : seconds
    var due = 0.0
    for next in Array(lengths.indices.dropFirst()) + [0] {
      phase = next
      due += lengths[next]
      guard passed >= due - 0.000_01 else {
        rest = due.isFinite && (repeats || next != 0) ? due - passed : nil
        return
      }
    }
    guard repeats else { return }
    phase = lengths.count > 1 ? 1 : 0
    rest = due - passed + lengths[phase]
  }
}

extension Value {
  /// The seconds that an animation takes; none takes none.
  fileprivate var animationLength: Double {
    guard case .structure(let animation)? = optionalContent else { return 0 }
    return animation.fields.lazy.compactMap(\.asLength).first.map { max(0, $0) } ?? 0
  }
}
