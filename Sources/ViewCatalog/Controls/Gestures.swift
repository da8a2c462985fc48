import Checking
import Geometry
import Interpreter
import ViewTree

/// Taps and presses as closures.
var gestures: [Builtin] {
  [
    Builtin(
      "View", "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View"
    ) { call in
      let (machine, action) = (call.machine, call.arguments[2])
      return tappable(call) { _ in _ = try machine.call(action, []) }
    },
    Builtin(
      "View",
      """
      func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void) -> some View
      """
    ) { call in try located(call) },
    Builtin(
      "View",
      """
      func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void) -> some View
      """
    ) { call in try located(call) },
    Builtin(
      "View",
      """
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil)
        -> some View
      """
    ) { call in pressable(call, action: 3, pressing: 4) },
    Builtin(
      "View",
      """
      @_disfavoredOverload
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
      """
    ) { call in pressable(call, action: 4, pressing: 3) },
  ]
}

private func tappable(_ call: Invocation, _ action: @escaping (Touch) throws -> Void) -> Value {
  let count = call.integer(1) ?? 1
  return .modifier("onTapGesture", of: call.arguments[0]) { build in
    let touch = Touch(build)
    var interaction = build.interaction(.view) { try action(touch) }
    interaction.tapCount = count
    build.facets.interaction = interaction
  }
}

/// A tap whose closure is told where.
private func located(_ call: Invocation) throws -> Value {
  let (machine, action) = (call.machine, call.arguments[3])
  let space = try CoordinateSpaceName(call.arguments[2])
  return tappable(call) { touch in
    _ = try machine.call(action, [machine.point(touch.place(in: space))])
  }
}

/// Where a finger touches the view that a gesture is attached to.
struct Touch {
  private weak let node: ViewNode?
  private unowned let graph: ViewGraph

  init(_ build: ViewBuild) { (node, graph) = (build.node, build.graph) }

  var machine: Machine { graph.machine }

  /// The finger stays down until what has changed is on the screen.
  func stay() throws { try graph.showChanges?() }

  func place(in space: CoordinateSpaceName) -> Point {
    guard let node, let finger = graph.finger ?? graph.frame(of: node)?.center else { return .zero }
    let place = Rect(origin: finger, size: .zero)
    let around = node.view(of: space, machine)
    let own = around.map { GeometryProxyValue(.zero, $0, graph).place(place) } ?? place
    return own.origin.inThousandths
  }
}

private func pressable(_ call: Invocation, action: Int, pressing: Int) -> Value {
  let machine = call.machine
  let (perform, pressing) = (call.arguments[action], call.arguments[pressing])
  return .modifier("onLongPressGesture", of: call.arguments[0]) { build in
    var interaction = build.interaction(.view)
    let touch = Touch(build)
    func press(_ held: () throws -> Void = {}) throws {
      if case .closure = pressing { _ = try machine.call(pressing, [.bool(true)]) }
      try touch.stay()
      try held()
      if case .closure = pressing { _ = try machine.call(pressing, [.bool(false)]) }
    }
    if case .closure = pressing {
      // A tap is a press that ends early; any other tap comes before it.
      interaction.tapCount = .max
      interaction.tap = { try press() }
    }
    interaction.longPress = { try press { _ = try machine.call(perform, []) } }
    build.facets.interaction = interaction
  }
}
