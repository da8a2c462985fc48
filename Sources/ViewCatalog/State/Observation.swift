import Checking
import Interpreter
import ViewTree

/// `@Observable` classes as views use them: `@Bindable` (navigation rules 10.4 and 10.7).
var observation: [Builtin] {
  [
    Builtin(nil, "protocol Observable {}"),
    Builtin(
      nil,
      """
      func withObservationTracking<T>(
        _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
      ) -> T
      """
    ) { call in
      let (apply, onChange) = (call.arguments[0], call.arguments[1])
      return try call.machine.track(
        { try call.machine.call(apply) }, onChange: { try call.machine.call(onChange) })
    },
    Builtin(
      nil,
      """
      struct Observations<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
        let _emit: () -> Element?
        init(
          @_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () -> Element
        ) where Failure == Never {
          _emit = { emit() }
        }
        enum Iteration: Sendable {
          case next(Element)
          case finish
        }
        static func untilFinished(
          @_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () -> Iteration
        ) -> Observations<Element, Never> {
          Observations<Element, Never>(_emit: {
            if case .next(let element) = emit() { return element }
            return nil
          })
        }
        init(_emit: @escaping () -> Element?) { self._emit = _emit }
        func makeAsyncIterator() -> Iterator { Iterator(_emit: _emit) }
        struct Iterator: AsyncIteratorProtocol {
          let _emit: () -> Element?
          var _changes: AsyncStream<Void>.Iterator?
          mutating func next() async -> Element? {
            if _changes != nil, await _changes!.next() == nil { return nil }
            let (stream, continuation) = AsyncStream.makeStream(
              of: Void.self, bufferingPolicy: .bufferingNewest(1))
            _changes = stream.makeAsyncIterator()
            return withObservationTracking(_emit, onChange: { continuation.yield(()) })
          }
        }
      }
      """),
    Builtin(nil, "@frozen @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {}"),
    Builtin("Bindable where Value: AnyObject, Value: Observable", "init(wrappedValue: Value)") {
      .native(BindableValue($0.arguments[0]))
    },
    Builtin("Bindable where Value: AnyObject, Value: Observable", "init(_ wrappedValue: Value)") {
      .native(BindableValue($0.arguments[0]))
    },
    Builtin("Bindable where Value: ObservableObject", "init(wrappedValue: Value)") {
      .native(BindableValue($0.arguments[0]))
    },
    Builtin(
      "Bindable",
      """
      @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
      init(wrappedValue: Value) { fatalError() }
      """),
    Builtin(
      "Bindable", "var wrappedValue: Value { get set }",
      set: { call in
        call.arguments[0] = .native(BindableValue(call.arguments[1]))
        return .void
      },
      native: { $0.arguments[0].as(BindableValue.self)?.object ?? .void }),
    Builtin("Bindable", "var projectedValue: Bindable<Value> { get }") { $0.arguments[0] },
    Builtin(
      "Bindable",
      """
      subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
        -> Binding<Subject> { get }
      """
    ) { call in
      guard let bindable = call.arguments[0].as(BindableValue.self),
        case .keyPath(let path) = call.arguments[1]
      else { return .void }
      let members = memberBindings(of: bindable.object, notesReaders: true)
      return .native(try members.appending(path, in: call.machine))
    },
  ]
}

/// A `Bindable`: an object that bindings are made from.
final class BindableValue: ComparableNative {
  let object: Value

  init(_ object: Value) { self.object = object }

  func isSame(as other: any NativeValue) -> Bool {
    (other as? BindableValue)?.object.isSame(as: object) ?? false
  }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("Bindable") }
  func describe(in machine: Machine) throws -> String {
    try "Bindable(\(machine.debugDescription(of: object)))"
  }
}
