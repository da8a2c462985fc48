import Checking
import Interpreter
import ViewTree

/// `ObservableObject` and `@Published` (navigation rule 10.4).
let observableObjects: [Builtin] = [
  Builtin(nil, "protocol ObservableObject: AnyObject {}"),
  Builtin(nil, "final class ObservableObjectPublisher { init() }"),
  Builtin("ObservableObjectPublisher", "func send()") { call in
    call.arguments[0].as(ObjectPublisherValue.self)?.send(in: call.machine)
    return .void
  },
  Builtin("ObservableObject", "var objectWillChange: ObservableObjectPublisher { get }") { call in
    guard case .object(let object) = call.arguments[0] else { return .void }
    object.adoptPublished()
    return .native(ObjectPublisherValue(object))
  },
  Builtin(nil, "@propertyWrapper struct Published<Value> {}"),
  Builtin("Published", "init(wrappedValue: Value)") { .native(PublishedValue($0.arguments[0])) },
  Builtin("Published", "init(initialValue: Value)") { .native(PublishedValue($0.arguments[0])) },
  Builtin(
    "Published", "var wrappedValue: Value { get nonmutating set }",
    set: { call in
      call.arguments[0].as(PublishedValue.self)?.write(call.arguments[1], in: call.machine)
      return .void
    },
    native: { $0.arguments[0].as(PublishedValue.self)?.wrapped ?? .void }),
  Builtin("Published", "var projectedValue: Published<Value>.Publisher { get }") {
    $0.arguments[0]
  },
  Builtin("Published", "struct Publisher {}"),
]

/// A `@Published` property: tells the object it belongs to before it changes.
final class PublishedValue: PropertyWrapperValue {
  private(set) var wrapped: Value
  /// Known from when somebody first observes the object.
  weak var owner: ObjectValue?
  /// Told of each new value, before the object has it.
  var subscribers: [(Value) throws -> Void] = []

  init(_ value: Value) { wrapped = value }

  func write(_ value: Value, in machine: Machine) {
    if let owner { machine.notifyObservers(of: owner) }
    wrapped = value
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Published") }
  func describe(in machine: Machine) throws -> String { "Published" }
  func forEachChild(_ visit: (Value) -> Void) { visit(wrapped) }
}

/// `objectWillChange` of one object.
final class ObjectPublisherValue: NativeValue {
  private let object: ObjectValue

  init(_ object: ObjectValue) { self.object = object }

  func send(in machine: Machine) { machine.notifyObservers(of: object) }

  func dynamicType(in machine: Machine) -> Type {
    machine.types.type("ObservableObjectPublisher")
  }
  func describe(in machine: Machine) throws -> String { "ObservableObjectPublisher" }
}

extension ObjectValue {
  /// Makes the object's published properties tell its observers of their changes.
  func adoptPublished() {
    for field in fields {
      if case .native(let native) = field, let published = native as? PublishedValue {
        published.owner = self
      }
    }
  }
}
