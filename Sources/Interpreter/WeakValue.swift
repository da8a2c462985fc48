import Checking

/// What a weak or unowned variable holds.
public final class WeakValue: NativeValue {
  private weak var object: ObjectValue?
  private weak var native: (any NativeValue)?

  init(_ value: Value) {
    switch value.unboxed {
    case .object(let object): self.object = object
    case .native(let native): self.native = native
    default: break
    }
  }

  /// The object while it lives; nil afterwards.
  public var value: Value {
    object.map(Value.object) ?? native.map(Value.native) ?? .none
  }

  public func dynamicType(in machine: Machine) -> Type { machine.dynamicType(of: value) }
  public func describe(in machine: Machine) throws -> String {
    try machine.description(of: value)
  }
}
