import Checking
import Interpreter

/// A `Binding`: reads and writes a value that lives elsewhere.
public final class BindingValue: ComparableNative, PropertyWrapperValue {
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
