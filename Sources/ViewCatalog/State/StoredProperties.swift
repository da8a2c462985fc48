import Checking
import Interpreter
import LayoutEngine
import ViewTree

/// `@GestureState`, `@Namespace`, `@ScaledMetric` and `@SceneStorage`: values that live with a view
/// or with the scene (navigation rule 10.9).
var storedProperties: [Builtin] {
  stateLike("GestureState", conformance: "")
    + [
      Builtin("GestureState", "init(wrappedValue: Value)") {
        .native(StateValue($0.arguments[0]))
      },
      Builtin("GestureState", "init(initialValue: Value)") {
        .native(StateValue($0.arguments[0]))
      },
    ]
    + ["wrappedValue", "initialValue"].flatMap { label in
      ["resetTransaction: Transaction", "reset: @escaping (Value, inout Transaction) -> Void"].map {
        // It goes back at once.
        Builtin("GestureState", "init(\(label): Value, \($0))") {
          .native(StateValue($0.arguments[0]))
        }
      }
    }
    + [
      Builtin("GestureState", "var projectedValue: GestureState<Value> { get }") {
        $0.arguments[0]
      },
      Builtin(nil, "@frozen @propertyWrapper struct Namespace: DynamicProperty {}"),
      Builtin("Namespace", "@frozen struct ID: Hashable {}"),
      Builtin("Namespace", "init()") { _ in .native(StateValue(.int(0), isReported: false)) },
      Builtin("Namespace", "var wrappedValue: Namespace.ID { get }") {
        $0.arguments[0].as(StateValue.self)?.read() ?? .void
      },
      Builtin(
        nil, "@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {}"),
      Builtin("ScaledMetric", "init(wrappedValue: Value)") {
        .native(ScaledMetricValue($0.length(0) ?? 0, .body))
      },
      Builtin("ScaledMetric", "init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)") {
        .native(ScaledMetricValue($0.length(0) ?? 0, $0.arguments[1].asTextStyle))
      },
      Builtin("ScaledMetric", "var wrappedValue: Value { get }") {
        .double($0.arguments[0].as(ScaledMetricValue.self)?.scaled ?? 0)
      },
    ]
    + stateLike("SceneStorage", conformance: "")
    + [
      Builtin("SceneStorage", "init(wrappedValue: Value, _ key: String)") {
        .native(SceneStorageValue($0.arguments[0], key: $0.arguments[1].asName))
      },
      Builtin("SceneStorage where Value: ExpressibleByNilLiteral", "init(_ key: String)") {
        .native(SceneStorageValue(.none, key: $0.arguments[0].asName))
      },
      Builtin("SceneStorage", "var projectedValue: Binding<Value> { get }") { call in
        guard let state = call.arguments[0].as(StateValue.self) else { return .void }
        return .native(state.binding)
      },
    ]
}

/// A wrapper whose value is read and set as `@State`'s.
private func stateLike(_ name: String, conformance: String) -> [Builtin] {
  [
    Builtin(nil, "@frozen @propertyWrapper struct \(name)<Value>: DynamicProperty {}"),
    Builtin(
      name, "var wrappedValue: Value { get nonmutating set }",
      set: { call in
        call.arguments[0].as(StateValue.self)?.write(call.arguments[1])
        return .void
      },
      native: { $0.arguments[0].as(StateValue.self)?.read() ?? .void }),
  ]
}

/// A `@SceneStorage` property: one value for each key, shared by all views.
final class SceneStorageValue: DynamicPropertyValue, ComparableNative {
  private let initial: Value
  private let key: String

  init(_ initial: Value, key: String) {
    self.initial = initial
    self.key = key
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    let graph = context.graph
    let slot = context.storage { graph.sceneSlot(key, initial) }
    return .native(StateValue(initial, slot: slot))
  }

  func isSame(as other: any NativeValue) -> Bool { other is SceneStorageValue }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("SceneStorage") }
  func describe(in machine: Machine) throws -> String { "SceneStorage" }
}

/// A `@ScaledMetric` property: a length that follows the user's size of type.
final class ScaledMetricValue: DynamicPropertyValue, ComparableNative {
  private let value: Double
  private let style: Font.TextStyle
  /// As long as it is for the user.
  let scaled: Double

  init(_ value: Double, _ style: Font.TextStyle, scaled: Double? = nil) {
    self.value = value
    self.style = style
    self.scaled = scaled ?? value
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    let scaled = context.environment.system.scaled(value, by: style)
    return .native(ScaledMetricValue(value, style, scaled: scaled))
  }

  func isSame(as other: any NativeValue) -> Bool { other is ScaledMetricValue }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("ScaledMetric") }
  func describe(in machine: Machine) throws -> String { "\(scaled)" }
}
