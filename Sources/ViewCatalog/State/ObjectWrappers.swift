import Checking
import Interpreter
import ViewTree

/// `@StateObject`, `@ObservedObject` and `@EnvironmentObject` (navigation rules 10.2 to 10.6).
var objectWrappers: [Builtin] {
  [
    Builtin(
      nil,
      "@frozen @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {}"
    ),
    Builtin(
      "StateObject", "init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)"
    ) { .native(ObjectWrapperValue(.made(by: $0.arguments[0]))) },
    Builtin("StateObject", "var wrappedValue: ObjectType { get }") { try object(of: $0) },
    Builtin("StateObject", "var projectedValue: ObservedObject<ObjectType>.Wrapper { get }") {
      .native(memberBindings(of: try object(of: $0)))
    },

    Builtin(
      nil,
      "@frozen @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {}"
    ),
    Builtin("ObservedObject", "init(wrappedValue: ObjectType)") {
      .native(ObjectWrapperValue(.given($0.arguments[0])))
    },
    Builtin("ObservedObject", "init(initialValue: ObjectType)") {
      .native(ObjectWrapperValue(.given($0.arguments[0])))
    },
    Builtin(
      "ObservedObject", "var wrappedValue: ObjectType { get set }",
      set: { call in
        call.arguments[0] = .native(ObjectWrapperValue(.given(call.arguments[1])))
        return .void
      },
      native: { try object(of: $0) }),
    Builtin("ObservedObject", "var projectedValue: ObservedObject<ObjectType>.Wrapper { get }") {
      .native(memberBindings(of: try object(of: $0)))
    },
    Builtin("ObservedObject", "@dynamicMemberLookup @frozen struct Wrapper {}"),
    Builtin(
      "ObservedObject.Wrapper",
      """
      subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
        -> Binding<Subject> { get }
      """
    ) { try memberBinding($0) },

    Builtin(
      nil,
      """
      @frozen @propertyWrapper
      struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {}
      """),
    Builtin("EnvironmentObject", "init()") {
      .native(ObjectWrapperValue(.environment($0.types.first ?? .any)))
    },
    Builtin("EnvironmentObject", "var wrappedValue: ObjectType { get }") { try object(of: $0) },
    Builtin("EnvironmentObject", "var projectedValue: ObservedObject<ObjectType>.Wrapper { get }") {
      .native(memberBindings(of: try object(of: $0)))
    },
    Builtin("View", "func environmentObject<T: ObservableObject>(_ object: T) -> some View") {
      call in
      let object = call.arguments[1]
      let type = call.types.last?.nominalType
      return environmentModifier("environmentObject", of: call.arguments[0], value: object) {
        values, _ in
        guard case .object(let instance) = object else { return }
        values[.object(type ?? instance.type)] = object
      }
    },
  ]
}

private func object(of call: Invocation) throws -> Value {
  guard let wrapper = call.arguments[0].as(ObjectWrapperValue.self) else { return .void }
  return try wrapper.object(in: call.machine)
}

/// Bindings to an object's properties: `$model.path`.
///
/// - Parameter notesReaders: whether the object itself notes who reads its properties.
func memberBindings(of object: Value, notesReaders: Bool = false) -> BindingValue {
  var identity: [BindingValue.Step]?
  if case .object(let instance) = object { identity = [.object(ObjectIdentifier(instance))] }
  return BindingValue(
    identity: identity, carried: notesReaders ? nil : object, get: { object }, set: { _ in })
}

/// The native of a dynamic member that is a binding to a property.
func memberBinding(_ call: Invocation) throws -> Value {
  guard case .keyPath(let path) = call.arguments[1] else { return .void }
  return .native(try call.bound(0).appending(path, in: call.machine))
}

/// A wrapper of an observed object: its source before it is connected, then the object.
final class ObjectWrapperValue: DynamicPropertyValue, ComparableNative {
  enum Source {
    /// An autoclosure that runs once for the view's life.
    case made(by: Value)
    case given(Value)
    case environment(Type)
  }

  private let source: Source
  private let subscription: ObjectSubscription?
  /// An object that is needed before there is a view.
  private var early: Value?

  init(_ source: Source, subscription: ObjectSubscription? = nil) {
    self.source = source
    self.subscription = subscription
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    let machine = context.graph.machine
    let node = context.node
    let graph = context.graph
    switch source {
    case .made(let thunk):
      let subscription = try context.storage {
        try subscribe(try early ?? machine.call(thunk, []), node, graph, isOwner: true)
      }
      return .native(ObjectWrapperValue(source, subscription: subscription))
    case .given(let value):
      let subscription = try context.storage { try subscribe(value, node, graph, isOwner: false) }
      if case .object(let object) = value { subscription.follow(object) }
      return .native(ObjectWrapperValue(source, subscription: subscription))
    case .environment(let type):
      guard let nominal = type.nominalType, let value = context.object(of: nominal)
      else { return .native(self) }
      let subscription = try context.storage { try subscribe(value, node, graph, isOwner: false) }
      if case .object(let object) = value { subscription.follow(object) }
      return .native(ObjectWrapperValue(source, subscription: subscription))
    }
  }

  private func subscribe(
    _ value: Value, _ node: ViewNode, _ graph: ViewGraph, isOwner: Bool
  ) throws -> ObjectSubscription {
    guard case .object(let object) = value else { throw Trap("only a class can be observed") }
    return ObjectSubscription(object, for: node, in: graph, isOwner: isOwner)
  }

  func object(in machine: Machine) throws -> Value {
    if let subscription { return .object(subscription.object) }
    switch source {
    case .made(let thunk):
      let value = try early ?? machine.call(thunk, [])
      early = value
      return value
    case .given(let value): return value
    case .environment(let type):
      let name = machine.name(of: type)
      throw Trap(
        "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may "
          + "be missing as an ancestor of this view.")
    }
  }

  /// What the program makes anew is the same to a view that keeps its own; a given object is the
  /// same only as one instance.
  func isSame(as other: any NativeValue) -> Bool {
    guard let other = other as? ObjectWrapperValue else { return false }
    if case .given(let mine) = source, case .given(let theirs) = other.source {
      return mine.isSame(as: theirs)
    }
    return true
  }

  func dynamicType(in machine: Machine) -> Type {
    switch source {
    case .made: machine.types.type("StateObject")
    case .given: machine.types.type("ObservedObject")
    case .environment: machine.types.type("EnvironmentObject")
    }
  }

  func describe(in machine: Machine) throws -> String {
    try machine.debugDescription(of: object(in: machine))
  }
}

extension Type {
  /// The struct, class or enum that it is; nil for anything else.
  var nominalType: NominalType? {
    if case .nominal(let nominal, _) = self { return nominal }
    return nil
  }
}
