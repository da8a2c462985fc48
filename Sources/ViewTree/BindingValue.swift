import Checking
import Interpreter

/// A `Binding`: reads and writes a value that lives elsewhere.
public final class BindingValue: ComparableNative, PropertyWrapperValue, SequenceValue {
  /// One step on the way to what is bound.
  public enum Step: Hashable {
    case object(ObjectIdentifier)
    case member(String)
    case element(Int)
  }

  /// Where the bound value lives; bindings to one place are the same. nil is like no other.
  public let identity: [Step]?
  public let get: () throws -> Value
  public let set: (Value) throws -> Void

  public init(
    identity: [Step]?, get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void
  ) {
    self.identity = identity
    self.get = get
    self.set = set
  }

  /// A binding to a part of the bound value: `$user.name`, `$items[0]`.
  public func appending(_ path: KeyPathValue, in machine: Machine) -> BindingValue {
    let steps = path.code.components.map { Step.member($0.name) }
    return BindingValue(
      identity: path.arguments.isEmpty ? identity.map { $0 + steps } : nil,
      get: { [get] in try machine.value(at: path, of: get()) },
      set: { [get, set] in
        var root = try get()
        try machine.set($0, at: path, of: &root)
        try set(root)
      })
  }

  /// A binding to one element of the bound array.
  public func element(_ position: Int) -> BindingValue {
    BindingValue(
      identity: identity.map { $0 + [.element(position)] },
      get: { [elements] in
        let all = try elements()
        guard all.indices.contains(position) else { throw Trap("Index out of range") }
        return all[position]
      },
      set: { [elements, set] in
        var all = try elements()
        guard all.indices.contains(position) else { throw Trap("Index out of range") }
        all[position] = $0
        try set(.array(all))
      })
  }

  /// The elements of the bound array, as they are now.
  public func elements() throws -> [Value] {
    if case .array(let elements) = try get() { return elements }
    throw Trap("navlab does not bind elements of this collection yet")
  }

  public func makeIterator(in machine: Machine) throws -> any IteratorValue {
    let bindings = try elements().indices.map { Value.native(element($0)) }
    return try machine.makeIterator(over: .array(bindings))
  }

  public var wrapped: Value { (try? get()) ?? .void }

  public func isSame(as other: any NativeValue) -> Bool {
    guard let identity, let other = other as? BindingValue else { return false }
    return other.identity == identity
  }

  public func dynamicType(in machine: Machine) -> Type { machine.types.type("Binding") }

  public func describe(in machine: Machine) throws -> String {
    try "Binding(\(machine.debugDescription(of: get())))"
  }
}
