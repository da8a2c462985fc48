import Checking

/// A `Hasher` while a program's `hash(into:)` feeds it. The machine makes one where it hashes a
/// value whose type declares its own `hash(into:)`, and reads `hasher` afterwards. A class, since
/// what the program combines has to come back.
public final class HasherValue: NativeValue {
  public var hasher: StableHasher

  public init(_ hasher: StableHasher = StableHasher()) {
    self.hasher = hasher
  }

  public func dynamicType(in machine: Machine) -> Type { machine.types.type("Hasher") }
  public func describe(in machine: Machine) -> String { "Hasher()" }
}
