import Checking
import Interpreter
import ViewTree

/// `Binding`: a way to read and to change a value that lives elsewhere.
let bindings: [Builtin] = [
  Builtin(
    nil,
    """
    @frozen @propertyWrapper @dynamicMemberLookup struct Binding<Value> {}
    """),
  Builtin(
    "Binding", "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)"
  ) { call in
    let machine = call.machine
    let (get, set) = (call.arguments[0], call.arguments[1])
    return .native(
      BindingValue(
        identity: nil, get: { try machine.call(get, []) }, set: { _ = try machine.call(set, [$0]) })
    )
  },
  Builtin("Binding", "static func constant(_ value: Value) -> Binding<Value>") { call in
    let value = call.arguments[0]
    return .native(BindingValue(identity: nil, get: { value }, set: { _ in }))
  },
  Builtin(
    "Binding", "var wrappedValue: Value { get nonmutating set }",
    set: { call in
      try call.arguments[0].as(BindingValue.self)?.set(call.arguments[1])
      return .void
    },
    native: { try $0.arguments[0].as(BindingValue.self)?.get() ?? .void }),
  Builtin("Binding", "var projectedValue: Binding<Value> { get }") { $0.arguments[0] },
  Builtin("Binding", "init(projectedValue: Binding<Value>)") { $0.arguments[0] },
  Builtin(
    "Binding",
    """
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
      -> Binding<Subject> { get }
    """
  ) { call in
    guard let base = call.arguments[0].as(BindingValue.self),
      case .keyPath(let path) = call.arguments[1]
    else { return .void }
    return .native(base.appending(path, in: call.machine))
  },
]
