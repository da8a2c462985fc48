import Checking
import Interpreter
import ViewTree

/// Focused values: what the view with the focus, or the scene, says to the rest of the app.
var focusedValues: [Builtin] {
  [
    Builtin(nil, "protocol FocusedValueKey { associatedtype Value }"),
    Builtin(nil, "struct FocusedValues {}"),
    Builtin(
      "FocusedValues",
      "subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }",
      set: { call in
        guard let key = call.environmentKey(1) else { return .void }
        var values = call.arguments[0].as(FocusedValuesValue.self)?.values ?? [:]
        values[.key(key)] = call.arguments[2].optionalContent
        call.arguments[0] = .native(FocusedValuesValue(values))
        return .void
      },
      native: { call in
        guard let key = call.environmentKey(1),
          let value = call.arguments[0].as(FocusedValuesValue.self)?.values[.key(key)]
        else { return .none }
        return .some(value)
      }),
    Builtin(nil, "@propertyWrapper struct FocusedValue<Value>: DynamicProperty {}"),
    Builtin("FocusedValue", "init(_ keyPath: KeyPath<FocusedValues, Value?>)") { call in
      guard case .keyPath(let path) = call.arguments[0] else { return .void }
      return .native(FocusedProperty(.path(path)))
    },
    Builtin("FocusedValue where Value: AnyObject & Observable", "init(_ objectType: Value.Type)") {
      .native(FocusedProperty(.object($0.types.first ?? .any)))
    },
    Builtin("FocusedValue", "var wrappedValue: Value? { get }") { try focused($0) },
    Builtin(
      nil,
      """
      @propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
        let _binding: FocusedValue<Binding<Value>>
        init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
          _binding = FocusedValue(keyPath)
        }
        var wrappedValue: Value? {
          get { _binding.wrappedValue?.wrappedValue }
          nonmutating set {
            guard let newValue, let binding = _binding.wrappedValue else { return }
            binding.wrappedValue = newValue
          }
        }
        var projectedValue: Binding<Value?> {
          Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
        }
      }
      """),
    Builtin(
      nil,
      "@propertyWrapper struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {}"),
    Builtin("FocusedObject", "init()") {
      .native(FocusedProperty(.object($0.types.first ?? .any)))
    },
    Builtin("FocusedObject", "var wrappedValue: ObjectType? { get }") { try focused($0) },
  ]
    + [("focusedValue", false), ("focusedSceneValue", true)].flatMap { name, isOfScene in
      [
        Builtin(
          "View",
          """
          func \(name)<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
          """
        ) { offer(.some($0.arguments[2]), $0, isOfScene: isOfScene) },
        Builtin(
          "View",
          """
          func \(name)<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
          """
        ) { offer($0.arguments[2], $0, isOfScene: isOfScene) },
        Builtin("View", "func \(name)<T: AnyObject & Observable>(_ object: T?) -> some View") {
          offer(object: $0.arguments[1].optionalContent, $0, isOfScene: isOfScene)
        },
      ]
    }
    + [("focusedObject", false), ("focusedSceneObject", true)].flatMap { name, isOfScene in
      ["T", "T?"].map { type in
        Builtin("View", "func \(name)<T: ObservableObject>(_ object: \(type)) -> some View") {
          offer(object: $0.arguments[1].optionalContent, $0, isOfScene: isOfScene)
        }
      }
    }
}

/// `focusedValue(_:_:)`: a value, an optional, at the key path.
private func offer(_ value: Value, _ call: Invocation, isOfScene: Bool) -> Value {
  guard case .keyPath(let path) = call.arguments[1] else { return call.arguments[0] }
  return .modifier("focusedValue", of: call.arguments[0]) { build in
    var root = Value.native(FocusedValuesValue([:]))
    try build.machine.set(value, at: path, of: &root)
    build.offer(root.as(FocusedValuesValue.self)?.values ?? [:], isOfScene: isOfScene)
  }
}

/// `focusedObject(_:)`: an object, found by its type.
private func offer(object: Value?, _ call: Invocation, isOfScene: Bool) -> Value {
  let type = call.types.last?.nominalType
  return .modifier("focusedObject", of: call.arguments[0]) { build in
    var values: [EnvironmentKey: Value] = [:]
    if let object, case .object(let instance) = object {
      values[.object(type ?? instance.type)] = object
    }
    build.offer(values, isOfScene: isOfScene)
  }
}

private func focused(_ call: Invocation) throws -> Value {
  try call.arguments[0].as(FocusedProperty.self)?.read(in: call.machine) ?? .none
}

/// `FocusedValues`, as a value of the program.
private final class FocusedValuesValue: NativeValue {
  let values: [EnvironmentKey: Value]

  init(_ values: [EnvironmentKey: Value]) { self.values = values }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("FocusedValues") }
  func describe(in machine: Machine) throws -> String { "FocusedValues" }
}

/// A property that reads a focused value: what it asks for, and once connected what there is.
private final class FocusedProperty: DynamicPropertyValue, ComparableNative {
  enum Source {
    case path(KeyPathValue)
    case object(Type)
  }

  private let source: Source
  private let values: [EnvironmentKey: Value]

  init(_ source: Source, of values: [EnvironmentKey: Value] = [:]) {
    self.source = source
    self.values = values
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    let values = context.graph.focusedValues()
    let connected = FocusedProperty(source, of: values)
    if case .object(let object) = connected.object?.optionalContent {
      let (node, graph) = (context.node, context.graph)
      context.storage { ObjectSubscription(object, for: node, in: graph, isOwner: false) }
        .follow(object)
    }
    return .native(connected)
  }

  private var object: Value? {
    guard case .object(let type) = source, let nominal = type.nominalType else { return nil }
    return values[.object(nominal)].map(Value.some)
  }

  func read(in machine: Machine) throws -> Value {
    guard case .path(let path) = source else { return object ?? .none }
    return try machine.value(at: path, of: .native(FocusedValuesValue(values)))
  }

  /// What it asks for never changes.
  func isSame(as other: any NativeValue) -> Bool { other is FocusedProperty }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("FocusedValue") }
  func describe(in machine: Machine) throws -> String { "FocusedValue" }
}
