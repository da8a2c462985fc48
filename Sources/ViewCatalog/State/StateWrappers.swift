import Checking
import Interpreter
import ViewTree

/// `@State`: a value that lives as long as its view (navigation rule 10.1).
var stateWrappers: [Builtin] {
  [
    Builtin(nil, "@frozen @propertyWrapper struct State<Value>: DynamicProperty {}"),
    Builtin("State", "init(wrappedValue value: Value)") { .native(StateValue($0.arguments[0])) },
    Builtin("State", "init(initialValue value: Value)") { .native(StateValue($0.arguments[0])) },
    Builtin("State where Value: ExpressibleByNilLiteral", "init()") { _ in
      .native(StateValue(.none))
    },
    Builtin(
      "State", "var wrappedValue: Value { get nonmutating set }",
      set: { call in
        call.arguments[0].as(StateValue.self)?.write(call.arguments[1])
        return .void
      },
      native: { $0.arguments[0].as(StateValue.self)?.read() ?? .void }),
    Builtin("State", "var projectedValue: Binding<Value> { get }") { call in
      guard let state = call.arguments[0].as(StateValue.self) else { return .void }
      return .native(state.binding)
    },
  ]
}

/// A `@State` property: its initial value, and the slot of the view that it belongs to.
final class StateValue: DynamicPropertyValue, ComparableNative, PropertyWrapperValue {
  /// Before it is connected to a view, what a `State` made by hand holds.
  private var initial: Value
  private let slot: StateSlot?
  private let isReported: Bool

  /// - Parameter isReported: whether reports show it as state.
  init(_ initial: Value, slot: StateSlot? = nil, isReported: Bool = true) {
    self.initial = initial
    self.slot = slot
    self.isReported = isReported
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    guard isReported else { return .native(self) }
    let graph = context.graph
    let slot = context.storage { StateSlot(initial, in: graph) }
    return .native(StateValue(initial, slot: slot))
  }

  func read() -> Value { slot?.read() ?? initial }

  var wrapped: Value { slot?.reported ?? initial }

  func write(_ value: Value) {
    if let slot { slot.write(value) } else { initial = value }
  }

  /// Back to the first value, as a gesture's state at the gesture's end.
  func reset() { write(initial) }

  var binding: BindingValue {
    BindingValue(
      identity: slot.map { [.object(ObjectIdentifier($0))] },
      get: { [self] in read() }, set: { [self] in write($0) })
  }

  /// The initial value counts only once, so a new wrapper changes nothing for the view.
  func isSame(as other: any NativeValue) -> Bool { other is StateValue }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("State") }
  func describe(in machine: Machine) throws -> String {
    try "State(\(machine.debugDescription(of: read())))"
  }
}
