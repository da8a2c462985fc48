import Interpreter

/// `ObservableObject` and `@Published`. A published property's storage is an object of its own; it
/// tells its observers that it is about to change, among them the object that it belongs to
/// (see `ObjectValue.observers`).
var observableObjects: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol ObservableObject: AnyObject {
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never
        var objectWillChange: ObjectWillChangePublisher { get }
      }
      """),
    Builtin(
      "ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher",
      """
      var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_object: self) }
      """),
    Builtin(nil, "func _willChange(_ object: AnyObject)") { call in
      if case .object(let object) = call.arguments[0] { call.machine.notifyObservers(of: object) }
      return .void
    },
    Builtin(
      nil, "func _observe(_ object: AnyObject, _ body: @escaping () -> Void) -> AnyCancellable"
    ) { call in
      guard case .object(let object) = call.arguments[0] else {
        throw call.trap("navlab's library expected an object")
      }
      let observer = ClosureObserver(call.arguments[1], call.machine)
      object.observers.append(observer)
      let cancel = ClosureValue(
        .native { [weak object] _ in
          object?.observers.removeAll { $0 === observer }
          return .void
        })
      guard let type = call.machine.types.nominal("AnyCancellable") else { return .void }
      return .object(call.machine.makeObject(type, fields: [.closure(cancel)]))
    },
    Builtin(
      nil,
      """
      final class ObservableObjectPublisher: Publisher {
        typealias Output = Void
        typealias Failure = Never
        var _object: AnyObject?
        init() { _object = nil }
        init(_object: AnyObject) { self._object = _object }
        func send() { _willChange(_object ?? self) }
        func _subscribe(
          _ receive: @escaping (Void) -> Void,
          _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { _observe(_object ?? self, { receive(()) }) }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper final class Published<Value> {
        var _value: Value
        var _subject: PassthroughSubject<Value, Never> = PassthroughSubject<Value, Never>()
        var _keep: [AnyCancellable] = []
        init(wrappedValue: Value) { _value = wrappedValue }
        init(initialValue: Value) { _value = initialValue }
        var wrappedValue: Value {
          get { _value }
          set {
            _willChange(self)
            _subject.send(newValue)
            _value = newValue
          }
        }
        var projectedValue: Publisher {
          get { Publisher(_storage: self) }
          set {}
        }
        struct Publisher: _Publisher {
          typealias Output = Value
          typealias Failure = Never
          var _storage: Published<Value>
          func _subscribe(
            _ receive: @escaping (Value) -> Void,
            _ complete: @escaping (Subscribers.Completion<Never>) -> Void
          ) -> AnyCancellable {
            receive(_storage._value)
            return _storage._subject._subscribe(receive, complete)
          }
        }
      }
      """),
  ]
}

/// Calls a closure of the program before an object changes. A class, since objects hold their
/// observers by identity.
private final class ClosureObserver: ObjectObserver {
  private let closure: Value
  private unowned let machine: Machine

  init(_ closure: Value, _ machine: Machine) {
    self.closure = closure
    self.machine = machine
  }

  func objectWillChange(_ object: ObjectValue) {
    // An observer cannot throw: what the closure throws or traps with ends with it.
    _ = try? machine.call(closure)
  }
}
