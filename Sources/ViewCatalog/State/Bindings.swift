import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// `Binding`: a way to read and to change a value that lives elsewhere.
var bindings: [Builtin] {
  [
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
          identity: nil, get: { try machine.call(get, []) },
          set: { _ = try machine.call(set, [$0]) })
      )
    },
    Builtin(
      "Binding",
      """
      init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { value in set(value, Transaction()) })
      }
      """),
    Builtin("Binding", "static func constant(_ value: Value) -> Binding<Value>") { call in
      let value = call.arguments[0]
      return .native(BindingValue(identity: nil, get: { value }, set: { _ in }))
    },
    Builtin(
      "Binding", "var wrappedValue: Value { get nonmutating set }",
      set: { call in
        try call.bound(0).set(call.arguments[1])
        return .void
      },
      native: { try $0.bound(0).get() }),
    Builtin("Binding", "var projectedValue: Binding<Value> { get }") { $0.arguments[0] },
    Builtin("Binding", "init(projectedValue: Binding<Value>)") { $0.arguments[0] },
    Builtin(
      "Binding",
      """
      subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
        -> Binding<Subject> { get }
      """
    ) { call in
      guard case .keyPath(let path) = call.arguments[1] else { return .void }
      return .native(try call.bound(0).appending(path, in: call.machine))
    },
    Builtin("Binding", "init?(_ base: Binding<Value?>)") { call in
      let base = try call.bound(0)
      guard let first = try base.get().optionalContent else { return .none }
      return .native(unwrapping(base, last: first))
    },
    Builtin("Binding", "init<V>(_ base: Binding<V>) where Value == V?") { call in
      let base = try call.bound(0)
      return .native(
        BindingValue(
          identity: base.identity, carried: base.carried, get: base.get,
          set: { if let value = $0.optionalContent { try base.set(value) } }))
    },
    Builtin(
      "Binding: Identifiable where Value: Identifiable", "var id: Value.ID { wrappedValue.id }"),
    // Of a collection it is one of bindings to the elements.
    Builtin(
      "Binding: Sequence where Value: MutableCollection",
      """
      typealias Element = Binding<Value.Element>
      typealias Iterator = IndexingIterator<Binding<Value>>
      """),
    Builtin(
      "Binding: Collection where Value: MutableCollection",
      """
      typealias Index = Value.Index
      var startIndex: Value.Index { wrappedValue.startIndex }
      var endIndex: Value.Index { wrappedValue.endIndex }
      func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
      """),
    Builtin(
      "Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection",
      "func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }"),
    Builtin(
      "Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection",
      "typealias _RandomAccess = Never"),
  ]
}

/// A binding to what the optional holds; its last value, once the optional has become nil.
private func unwrapping(_ base: BindingValue, last: Value) -> BindingValue {
  var last = last
  return BindingValue(
    identity: base.identity, carried: base.carried?.optionalContent,
    get: {
      if let value = try base.get().optionalContent { last = value }
      return last
    },
    set: { if try base.get().optionalContent != nil { try base.set($0) } })
}

extension Invocation {
  /// The binding that is argument `index`.
  func bound(_ index: Int) throws -> BindingValue {
    guard let binding = arguments[index].as(BindingValue.self) else {
      throw trap("navlab's library expected a Binding as argument \(index)")
    }
    return binding
  }

  /// The views that the builder closure at `index` makes, at once.
  func views(_ index: Int) throws -> Value { try machine.call(arguments[index], []) }

  /// A title's text, in whichever type of string it was given.
  func name(_ index: Int) throws -> String {
    if let text = arguments[index].as(TextValue.self) { return text.string }
    return try machine.description(of: arguments[index])
  }

  /// A text view of the title at `index`.
  func titleView(_ index: Int) throws -> Value {
    if arguments[index].as(TextValue.self) != nil { return arguments[index] }
    return .native(TextValue(try name(index)))
  }
}

extension Value {
  /// What an optional holds; nil for nil.
  var optionalContent: Value? {
    if case .none = self { return nil }
    if case .some(let value) = self { return value }
    return self
  }

  var asBool: Bool {
    if case .bool(let value) = self { return value }
    return false
  }
}
