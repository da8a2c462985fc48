import Checking

/// What the library asks about values.
extension Machine {
  /// `==`: the program's own where it declares one, member by member where the compiler writes it.
  public func areEqual(_ a: Value, _ b: Value) throws -> Bool { throw Trap("not yet") }

  public func hash(_ value: Value, into hasher: inout StableHasher) throws { throw Trap("not yet") }

  public func hash(of value: Value) throws -> Int {
    var hasher = StableHasher()
    try hash(value, into: &hasher)
    return hasher.finalize()
  }

  /// `<`: the program's own where it declares one; numbers, strings, and enums in case order.
  public func isLess(_ a: Value, _ b: Value) throws -> Bool { throw Trap("not yet") }

  /// What `print` and `String(describing:)` show.
  /// - Parameter type: the static type, which an integer, optional or array does not know.
  public func description(of value: Value, as type: Type = .any) throws -> String { "" }

  /// What `debugPrint` and `String(reflecting:)` show; what collections show of elements.
  public func debugDescription(of value: Value, as type: Type = .any) throws -> String { "" }

  /// A value as a Swift literal: `3`, `"x"`, `.profile(userId: "a")`, `[1, 2]`, `nil`,
  /// `Item(id: 1, name: "x")`.
  public func literal(_ value: Value, as type: Type = .any) throws -> String { "" }

  /// The type as `print(type(of: x))` shows it: `Int`, `Array<Int>`, `Optional<Int>`, `Point`.
  public func name(of type: Type) -> String { "" }

  /// The value's own type; `type` where the value does not know.
  public func dynamicType(of value: Value, as type: Type = .any) -> Type { type }

  /// `T` to `any P`: boxes what does not know its own type.
  public func erase(_ value: Value, from type: Type) -> Value { value }

  /// `value as? T`: the value as that type; nil where it is not one.
  /// - Parameter static: the static type of `value`, `Any` where unknown.
  public func cast(_ value: Value, from static: Type = .any, to type: Type) throws -> Value? {
    nil
  }

  /// Whether a type conforms to a protocol.
  public func conforms(_ type: Type, to proto: NominalType) -> Bool { false }
}
