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
  /// The value as it was when the binding was made, for what nobody notes the readers of: an
  /// observable object tells its own observers, so to others a binding is another one when its
  /// value is (navigation rule 10.4). nil where readers are noted.
  public let carried: Value?
  public let get: () throws -> Value
  public let set: (Value) throws -> Void

  public init(
    identity: [Step]?, carried: Value? = nil, get: @escaping () throws -> Value,
    set: @escaping (Value) throws -> Void
  ) {
    self.identity = identity
    self.carried = carried
    self.get = get
    self.set = set
  }

  /// A binding to a part of the bound value: `$user.name`, `$items[0]`.
  public func appending(_ path: KeyPathValue, in machine: Machine) throws -> BindingValue {
    let steps = path.code.components.map { Step.member($0.name) }
    return try BindingValue(
      identity: path.arguments.isEmpty ? identity.map { $0 + steps } : nil,
      carried: carried.map { try machine.value(at: path, of: $0) },
      get: { [get] in try machine.value(at: path, of: get()) },
      set: { [get, set] in
        var root = try get()
        try machine.set($0, at: path, of: &root)
        try set(root)
      })
  }

  /// A binding to one element of the bound array.
  public func element(_ position: Int) -> BindingValue {
    var element: Value?
    if case .array(let all)? = carried, all.indices.contains(position) { element = all[position] }
    return BindingValue(
      identity: identity.map { $0 + [.element(position)] }, carried: element,
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
    guard other.identity == identity else { return false }
    guard let carried, let theirs = other.carried else { return true }
    return carried.isSame(as: theirs)
  }

  public func dynamicType(in machine: Machine) -> Type { machine.types.type("Binding") }

  public func describe(in machine: Machine) throws -> String {
    try "Binding(\(machine.debugDescription(of: get())))"
  }
}
