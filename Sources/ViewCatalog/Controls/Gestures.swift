import Checking
import Geometry
import Interpreter
import ViewTree

/// Gestures: taps and presses as closures, and gesture values with what they tell.
let gestures: [Builtin] =
  [
    Builtin(
      "View", "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View"
    ) { call in
      let (machine, action) = (call.machine, call.arguments[2])
      return tappable("onTapGesture", call.arguments[0]) { _ = try machine.call(action, []) }
    },
    Builtin(
      "View",
      """
      func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void) -> some View
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[3])
      return tappable("onTapGesture", call.arguments[0]) {
        _ = try machine.call(action, [machine.point(.zero)])
      }
    },
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
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
      """
    ) { call in pressable(call, action: 4, pressing: 3) },
    Builtin(nil, "protocol Gesture<Value> { associatedtype Value }"),
    Builtin(
      "Gesture",
      "func onChanged(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value>"
    ) { call in
      let action = call.arguments[1]
      return changed(call) { $0.onChanged.append(action) }
    },
    Builtin(
      "Gesture",
      "func onEnded(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value>"
    ) { call in
      let action = call.arguments[1]
      return changed(call) { $0.onEnded.append(action) }
    },
    Builtin(
      "Gesture",
      """
      func updating<State>(_ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void)
        -> some Gesture<Self.Value>
      """
    ) { call in
      guard let state = call.arguments[1].as(StateValue.self) else { return call.arguments[0] }
      let body = call.arguments[2]
      return changed(call) { $0.updating.append((state, body)) }
    },
    Builtin(
      "Gesture",
      "func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Self.Value>"
    ) { joined($0) },
    Builtin(
      "Gesture", "func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Self.Value>"
    ) { joined($0) },
    Builtin(
      "Gesture", "func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Self.Value>"
    ) { joined($0) },
    Builtin(
      nil,
      "struct GestureMask: OptionSet { let rawValue: UInt32; init(rawValue: UInt32) { self.rawValue = rawValue }; static let none = GestureMask(rawValue: 0); static let gesture = GestureMask(rawValue: 1); static let subviews = GestureMask(rawValue: 2); static let all = GestureMask(rawValue: 3) }"
    ),
    Builtin(nil, "struct TapGesture: Gesture { typealias Value = Void }"),
    Builtin("TapGesture", "init(count: Int = 1)") { _ in .native(GestureValue(.tap)) },
    Builtin(
      nil, "struct SpatialTapGesture: Gesture { struct Value: Equatable { var location: CGPoint } }"
    ),
    Builtin("SpatialTapGesture", "init(count: Int = 1)") { _ in .native(GestureValue(.spatialTap))
    },
    Builtin(nil, "struct LongPressGesture: Gesture { typealias Value = Bool }"),
    Builtin(
      "LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)"
    ) { _ in .native(GestureValue(.longPress)) },
    Builtin(
      nil,
      """
      struct DragGesture: Gesture {
        struct Value: Equatable, Sendable {
          var time: Date
          var location: CGPoint
          var startLocation: CGPoint
          var translation: CGSize
          var velocity: CGSize { CGSize(width: 0, height: 0) }
          var predictedEndLocation: CGPoint { location }
          var predictedEndTranslation: CGSize { translation }
        }
      }
      """),
    Builtin(
      "DragGesture",
      "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)"
    ) { _ in .native(GestureValue(.drag)) },
    Builtin(
      nil,
      """
      struct MagnifyGesture: Gesture {
        struct Value: Equatable { var magnification: CGFloat }
      }
      """),
    Builtin("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0.01)") { _ in
      .native(GestureValue(.other("MagnifyGesture")))
    },
    Builtin(nil, "struct MagnificationGesture: Gesture { typealias Value = CGFloat }"),
    Builtin("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0.01)") { _ in
      .native(GestureValue(.other("MagnificationGesture")))
    },
    Builtin(
      nil, "struct RotateGesture: Gesture { struct Value: Equatable { var rotation: Angle } }"),
    Builtin("RotateGesture", "init()") { _ in .native(GestureValue(.other("RotateGesture"))) },
    Builtin(nil, "struct RotationGesture: Gesture { typealias Value = Angle }"),
    Builtin("RotationGesture", "init()") { _ in .native(GestureValue(.other("RotationGesture"))) },
  ]
  + ["gesture", "highPriorityGesture", "simultaneousGesture"].map { name in
    Builtin(
      "View",
      "func \(name)<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View"
    ) { call in attach(call, name) }
  }

private func changed(_ call: Invocation, _ change: (GestureValue) -> Void) -> Value {
  guard let gesture = call.arguments[0].as(GestureValue.self) else { return call.arguments[0] }
  let copy = gesture.copy()
  change(copy)
  return .native(copy)
}

private func joined(_ call: Invocation) -> Value {
  let other = call.arguments[1].as(GestureValue.self)
  return changed(call) { $0.others += other.map { [$0] } ?? [] }
}

/// A gesture with its closures.
final class GestureValue: NativeValue {
  enum Kind: Hashable {
    case tap, spatialTap, longPress, drag
    case other(String)
  }

  let kind: Kind
  var onChanged: [Value] = []
  var onEnded: [Value] = []
  var updating: [(StateValue, Value)] = []
  /// Gestures that were combined with it.
  var others: [GestureValue] = []

  init(_ kind: Kind) { self.kind = kind }

  func copy() -> GestureValue {
    let copy = GestureValue(kind)
    copy.onChanged = onChanged
    copy.onEnded = onEnded
    copy.updating = updating
    copy.others = others
    return copy
  }

  var all: [GestureValue] { [self] + others.flatMap(\.all) }

  /// The gesture changed to `value`.
  func change(_ value: Value, in machine: Machine) throws {
    for (state, body) in updating {
      var arguments = [value, state.read(), machine.structure("Transaction", [])]
      _ = try machine.call(body, updating: &arguments)
      state.write(arguments[1])
    }
    for action in onChanged { _ = try machine.call(action, [value]) }
  }

  /// The gesture ended with `value`; its states are as before it began.
  func end(_ value: Value, in machine: Machine) throws {
    for (state, _) in updating { state.reset() }
    for action in onEnded {
      _ = try machine.call(action, kind == .tap ? [] : [value])
    }
  }

  func dynamicType(in machine: Machine) -> Type {
    switch kind {
    case .tap: machine.types.type("TapGesture")
    case .spatialTap: machine.types.type("SpatialTapGesture")
    case .longPress: machine.types.type("LongPressGesture")
    case .drag: machine.types.type("DragGesture")
    case .other(let name): machine.types.type(name)
    }
  }

  func describe(in machine: Machine) throws -> String { "Gesture" }
}

private func attach(_ call: Invocation, _ name: String) -> Value {
  guard let gesture = call.arguments[1].as(GestureValue.self) else { return call.arguments[0] }
  let gestures = gesture.all
  return .modifier(name, of: call.arguments[0]) { build in
    let machine = build.machine
    var interaction = build.interaction(.view)
    for gesture in gestures { add(gesture, to: &interaction, build.node, machine) }
    build.facets.interaction = interaction
  }
}

private func add(
  _ gesture: GestureValue, to interaction: inout Interaction, _ node: ViewNode, _ machine: Machine
) {
  switch gesture.kind {
  case .tap: interaction.tap = { try gesture.end(.void, in: machine) }
  case .spatialTap:
    interaction.tap = {
      let nested = machine.types.nominal("SpatialTapGesture.Value")
      guard let nested else { return }
      let value = StructValue(type: nested, fields: [machine.point(.zero)])
      try gesture.end(.structure(value), in: machine)
    }
  case .longPress:
    interaction.longPress = {
      try gesture.change(.bool(true), in: machine)
      try gesture.end(.bool(true), in: machine)
    }
  case .drag:
    interaction.drag = { x, y in
      let value = machine.dragValue(x, y)
      try gesture.change(value, in: machine)
      try gesture.end(value, in: machine)
    }
  case .other: break
  }
}

extension Machine {
  /// A drag from the view's origin by so many points.
  fileprivate func dragValue(_ x: Double, _ y: Double) -> Value {
    guard let type = types.nominal("DragGesture.Value") else { return .void }
    let end = point(Point(x: x, y: y))
    return .structure(
      StructValue(
        type: type,
        fields: [
          structure("Date", [.double(scheduler.now)]), end, point(.zero),
          size(Size(width: x, height: y)),
        ]))
  }
}

private func tappable(
  _ name: String, _ content: Value, _ action: @escaping () throws -> Void
) -> Value {
  .modifier(name, of: content) { build in
    build.facets.interaction = build.interaction(.view, tap: action)
  }
}

private func pressable(_ call: Invocation, action: Int, pressing: Int) -> Value {
  let machine = call.machine
  let (perform, pressing) = (call.arguments[action], call.arguments[pressing])
  return .modifier("onLongPressGesture", of: call.arguments[0]) { build in
    var interaction = build.interaction(.view)
    interaction.longPress = {
      if case .closure = pressing { _ = try machine.call(pressing, [.bool(true)]) }
      _ = try machine.call(perform, [])
      if case .closure = pressing { _ = try machine.call(pressing, [.bool(false)]) }
    }
    build.facets.interaction = interaction
  }
}
