import Checking
import Interpreter
import ViewTree

/// `@Environment`: reads one value, or an `@Observable` object, from the surroundings.
var environmentProperty: [Builtin] {
  [
    Builtin(nil, "@frozen @propertyWrapper struct Environment<Value>: DynamicProperty {}"),
    Builtin("Environment", "init(_ keyPath: KeyPath<EnvironmentValues, Value>)") { call in
      guard case .keyPath(let path) = call.arguments[0] else { return .void }
      return .native(EnvironmentPropertyValue(.path(path)))
    },
    Builtin(
      "Environment where Value: AnyObject, Value: Observable", "init(_ objectType: Value.Type)"
    ) { call in .native(EnvironmentPropertyValue(.object(call.types.first ?? .any))) },
    Builtin(
      "Environment",
      "init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?"
    ) { call in .native(EnvironmentPropertyValue(.optionalObject(call.types.last ?? .any))) },
    Builtin("Environment", "var wrappedValue: Value { get }") { call in
      guard let property = call.arguments[0].as(EnvironmentPropertyValue.self) else { return .void }
      return try property.read(in: call.machine)
    },
  ]
}

/// An `@Environment` property: what it asks for, and once connected the surroundings.
final class EnvironmentPropertyValue: DynamicPropertyValue, ComparableNative {
  enum Source {
    case path(KeyPathValue)
    case object(Type)
    case optionalObject(Type)
  }

  private let source: Source
  private let environment: EnvironmentValues
  /// The object that was asked for.
  private let found: Value?

  init(
    _ source: Source, in environment: EnvironmentValues = EnvironmentValues(), found: Value? = nil
  ) {
    self.source = source
    self.environment = environment
    self.found = found
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    var found: Value?
    switch source {
    case .path: break
    case .object(let type), .optionalObject(let type):
      found = type.nominalType.flatMap { context.object(of: $0) }
    }
    return .native(EnvironmentPropertyValue(source, in: context.environment, found: found))
  }

  func read(in machine: Machine) throws -> Value {
    switch source {
    case .path(let path):
      return try machine.value(at: path, of: .native(EnvironmentValue(environment)))
    case .object(let type):
      if let found { return found }
      let name = machine.name(of: type)
      throw Trap(
        "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may "
          + "be missing as an ancestor of this view.")
    case .optionalObject: return found ?? .none
    }
  }

  /// What it asks for never changes; what it finds is the environment's business.
  func isSame(as other: any NativeValue) -> Bool { other is EnvironmentPropertyValue }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Environment") }
  func describe(in machine: Machine) throws -> String { "Environment" }
}
