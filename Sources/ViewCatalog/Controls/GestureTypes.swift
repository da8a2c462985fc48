import Checking
import Interpreter
import ViewTree

/// Gestures as values: what they recognise, what hears of it, and how they are put together.
var gestureTypes: [Builtin] {
  [
    Builtin(nil, "protocol Gesture<Value> { associatedtype Value }"),
    Builtin(
      "Gesture",
      "func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>"
    ) { call in
      let action = call.arguments[1]
      return changed(call) { $0.onChanged.append(action) }
    },
    Builtin(
      "Gesture", "func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>"
    ) { call in
      let action = call.arguments[1]
      return changed(call) { $0.onEnded.append(action) }
    },
    // The keys of a keyboard, which nobody holds.
    Builtin("Gesture", "func modifiers(_ modifiers: EventModifiers) -> Self { self }"),
    Builtin(
      "Gesture",
      """
      func updating<State>(_ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void)
        -> GestureStateGesture<Self, State>
      """
    ) { call in
      guard let state = call.arguments[1].as(StateValue.self) else { return call.arguments[0] }
      let body = call.arguments[2]
      return changed(call) { $0.updating.append((state, body)) }
    },
    Builtin(
      "Gesture", "func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T>"
    ) { call in
      guard let gesture = call.arguments[0].as(GestureValue.self) else { return call.arguments[0] }
      return .native(GestureValue(.mapped(gesture, call.arguments[1])))
    },
    Builtin(
      nil, "struct _ChangedGesture<Content: Gesture>: Gesture { typealias Value = Content.Value }"),
    Builtin(
      nil, "struct _EndedGesture<Content: Gesture>: Gesture { typealias Value = Content.Value }"),
    Builtin(nil, "struct _MapGesture<Content: Gesture, Value>: Gesture {}"),
    Builtin(
      nil,
      "@frozen struct GestureStateGesture<Base: Gesture, State>: Gesture { typealias Value = Base.Value }"
    ),
    Builtin(nil, "@frozen struct AnyGesture<Value>: Gesture {}"),
    Builtin("AnyGesture", "init<T: Gesture>(_ gesture: T) where Value == T.Value") {
      $0.arguments[0]
    },
    Builtin("Optional: Gesture where Wrapped: Gesture", "typealias Value = Wrapped.Value"),
    joining(
      "simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>",
      .simultaneous),
    joining(
      "sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>", .sequence),
    joining(
      "exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>",
      .exclusive),
    Builtin(
      nil,
      """
      @frozen struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
        @frozen struct Value {
          var first: First.Value?
          var second: Second.Value?
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
        @frozen enum Value {
          case first(First.Value)
          case second(First.Value, Second.Value?)
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
        @frozen enum Value {
          case first(First.Value)
          case second(Second.Value)
        }
      }
      """),
    initializer("SimultaneousGesture", .simultaneous), initializer("SequenceGesture", .sequence),
    initializer("ExclusiveGesture", .exclusive),
    Builtin(
      nil,
      """
      @frozen struct GestureMask: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let none = GestureMask(rawValue: 0)
        static let gesture = GestureMask(rawValue: 1)
        static let subviews = GestureMask(rawValue: 2)
        static let all = GestureMask(rawValue: 3)
      }
      """),
  ]
    + recognized
    + ["gesture", "highPriorityGesture", "simultaneousGesture"].flatMap { name in
      [
        "including mask: GestureMask = .all", "isEnabled: Bool",
        "name: String, isEnabled: Bool = true",
      ].map { last in
        Builtin("View", "func \(name)<T: Gesture>(_ gesture: T, \(last)) -> some View") { call in
          var isEnabled = true
          if case .bool(false)? = call.arguments.last { isEnabled = false }
          return attach(call, name, isEnabled: isEnabled)
        }
      }
    }
}

/// What single gestures recognise, and the values that they tell.
private var recognized: [Builtin] {
  [
    Builtin(nil, "struct TapGesture: Gesture { typealias Value = Void }"),
    Builtin("TapGesture", "init(count: Int = 1)") {
      .native(GestureValue(.leaf(.tap(count: $0.integer(0) ?? 1))))
    },
    Builtin(
      nil,
      """
      struct SpatialTapGesture: Gesture {
        struct Value: Equatable, @unchecked Sendable { var location: CGPoint }
      }
      """),
    Builtin(nil, "struct LongPressGesture: Gesture { typealias Value = Bool }"),
    Builtin(
      "LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)"
    ) { _ in .native(GestureValue(.leaf(.longPress))) },
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
      nil,
      """
      struct MagnifyGesture: Gesture {
        struct Value: Equatable, Sendable {
          var time: Date
          var magnification: CGFloat
          var velocity: CGFloat
          var startAnchor: UnitPoint
          var startLocation: CGPoint
        }
      }
      """),
    Builtin(
      nil,
      """
      struct RotateGesture: Gesture {
        struct Value: Equatable, Sendable {
          var time: Date
          var rotation: Angle
          var velocity: Angle
          var startAnchor: UnitPoint
          var startLocation: CGPoint
        }
      }
      """),
    Builtin(nil, "struct MagnificationGesture: Gesture { typealias Value = CGFloat }"),
    Builtin(nil, "struct RotationGesture: Gesture { typealias Value = Angle }"),
    other("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0.01)"),
    other("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0.01)"),
    other("RotateGesture", "init(minimumAngleDelta: Angle = .degrees(1))"),
    other("RotationGesture", "init(minimumAngleDelta: Angle = .degrees(1))"),
  ]
    + ["CoordinateSpace", "some CoordinateSpaceProtocol"].flatMap { space in
      [
        Builtin(
          "SpatialTapGesture", "init(count: Int = 1, coordinateSpace: \(space) = .local)"
        ) {
          let space = try CoordinateSpaceName($0.arguments[1])
          return .native(GestureValue(.leaf(.spatialTap(count: $0.integer(0) ?? 1, space))))
        },
        Builtin(
          "DragGesture", "init(minimumDistance: CGFloat = 10, coordinateSpace: \(space) = .local)"
        ) { call in
          let space = try CoordinateSpaceName(call.arguments[1])
          return .native(
            GestureValue(.leaf(.drag(space, needsWay: (call.length(0) ?? 10) > 0))))
        },
      ]
    }
}

/// A gesture that no act of the simulator makes.
private func other(_ type: String, _ declaration: String) -> Builtin {
  Builtin(type, declaration) { _ in .native(GestureValue(.leaf(.other(type)))) }
}

private func joining(_ declaration: String, _ join: GestureValue.Join) -> Builtin {
  Builtin("Gesture", "func \(declaration)") { joined($0, join) }
}

private func initializer(_ type: String, _ join: GestureValue.Join) -> Builtin {
  Builtin(type, "init(_ first: First, _ second: Second)") { joined($0, join) }
}

private func joined(_ call: Invocation, _ join: GestureValue.Join) -> Value {
  guard let first = call.arguments[0].as(GestureValue.self),
    let second = call.arguments[1].as(GestureValue.self)
  else { return call.arguments[0] }
  return .native(GestureValue(.joined(join, first, second)))
}

private func changed(_ call: Invocation, _ change: (GestureValue) -> Void) -> Value {
  guard let gesture = call.arguments[0].as(GestureValue.self) else { return call.arguments[0] }
  let copy = gesture.copy()
  change(copy)
  return .native(copy)
}

private func attach(_ call: Invocation, _ name: String, isEnabled: Bool) -> Value {
  guard isEnabled, let gesture = call.arguments[1].as(GestureValue.self) else {
    return call.arguments[0]
  }
  return .modifier(name, of: call.arguments[0]) { build in
    var interaction = build.interaction(.view)
    gesture.attach(to: &interaction, at: Touch(build))
    interaction.precedence =
      name == "simultaneousGesture" ? .both : name == "highPriorityGesture" ? .outer : .inner
    build.facets.interaction = interaction
  }
}
