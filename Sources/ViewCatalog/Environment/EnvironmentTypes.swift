import Checking
import Interpreter
import ViewTree

/// `EnvironmentValues` with keys of the program's own, and the modifiers that change it
/// (navigation rule 11).
var environmentValues: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol EnvironmentKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
      }
      """),
    Builtin(nil, "struct EnvironmentValues: CustomStringConvertible {}"),
    Builtin("EnvironmentValues", "init()") { _ in
      .native(EnvironmentValue(EnvironmentValues()))
    },
    Builtin("EnvironmentValues", "var description: String { get }") { _ in .string("[]") },
    Builtin(
      "EnvironmentValues", "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }",
      set: { call in
        guard let key = call.environmentKey(1) else { return .void }
        let value = call.arguments[2]
        call.changeEnvironment { $0[.key(key)] = value }
        return .void
      },
      native: { call in
        guard let key = call.environmentKey(1) else { return .void }
        if let value = call.environment(0)[.key(key)] { return value }
        guard let requirement = call.machine.requirement("defaultValue", of: "EnvironmentKey")
        else {
          return .void
        }
        return try call.machine.call(requirement, onType: .nominal(key, []))
      }),
    Builtin(
      "View",
      """
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
      """
    ) { keyedEnvironment($0) },
    Builtin("View", "func environment<T: AnyObject & Observable>(_ object: T?) -> some View") {
      call in
      let object = call.arguments[1]
      let type = call.types.last?.nominalType
      return environmentModifier("environment", of: call.arguments[0], value: object) { values, _ in
        guard case .object(let instance) = object else { return }
        values[.object(type ?? instance.type)] = object
      }
    },
    Builtin(
      "View",
      """
      func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void) -> some View
      """
    ) { call in
      guard case .keyPath(let path) = call.arguments[1] else { return call.arguments[0] }
      let transform = call.arguments[2]
      return .modifier("transformEnvironment", of: call.arguments[0]) { build in
        var root = Value.native(EnvironmentValue(build.environment))
        var changed = [try build.machine.value(at: path, of: root)]
        _ = try build.machine.call(transform, updating: &changed)
        try build.machine.set(changed[0], at: path, of: &root)
        build.environment = root.as(EnvironmentValue.self)?.values ?? build.environment
      }
    },
  ]
}

/// `EnvironmentValues`, as a value of the program.
final class EnvironmentValue: NativeValue {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("EnvironmentValues") }
  func describe(in machine: Machine) throws -> String { "EnvironmentValues" }
}

/// `environment(_:_:)` of a view or a scene: the value at the key path inside.
func keyedEnvironment(_ call: Invocation) -> Value {
  guard case .keyPath(let path) = call.arguments[1] else { return call.arguments[0] }
  let value = call.arguments[2]
  return environmentModifier("environment", of: call.arguments[0], value: value) {
    values, machine in
    var root = Value.native(EnvironmentValue(values))
    try machine.set(value, at: path, of: &root)
    values = root.as(EnvironmentValue.self)?.values ?? values
  }
}

extension Invocation {
  func environment(_ index: Int) -> EnvironmentValues {
    arguments[index].as(EnvironmentValue.self)?.values ?? EnvironmentValues()
  }

  /// Changes the environment that is `self`.
  mutating func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = environment(0)
    change(&values)
    arguments[0] = .native(EnvironmentValue(values))
  }

  /// The type that is argument `index`.
  func environmentKey(_ index: Int) -> NominalType? {
    guard case .type(let type) = arguments[index] else { return nil }
    if case .metatype(let instance) = type.type { return instance.nominalType }
    return type.type.nominalType
  }
}

/// A modifier that changes the environment inside. While neither the surroundings nor `value` have
/// changed, what is inside sees the same environment, so that nothing is updated for nothing.
func environmentModifier(
  _ name: String, of content: Value, value: Value,
  _ change: @escaping (inout EnvironmentValues, Machine) throws -> Void
) -> Value {
  .modifier(name, of: content) { build in
    if let known = build.node.storage as? KnownEnvironment,
      known.incoming.isSame(as: build.environment), known.value.isSame(as: value)
    {
      build.environment = known.outgoing
      return
    }
    let incoming = build.environment
    try change(&build.environment, build.machine)
    build.node.storage = KnownEnvironment(incoming, value, build.environment)
  }
}

/// What an environment modifier made of what last.
private final class KnownEnvironment: NodeStorage {
  let incoming: EnvironmentValues
  let value: Value
  let outgoing: EnvironmentValues

  init(_ incoming: EnvironmentValues, _ value: Value, _ outgoing: EnvironmentValues) {
    self.incoming = incoming
    self.value = value
    self.outgoing = outgoing
  }
}
