import Checking

/// How a type fulfils `Equatable`, `Hashable`, `Comparable` and the descriptions, looked up once.
struct KnownWitnesses {
  var equals: Witness?
  var hash: Witness?
  var isLess: Witness?
  var description: Witness?
  var debugDescription: Witness?
  /// `write(to:)` of a `TextOutputStreamable` type.
  var write: Witness?
}

extension Machine {
  func witnesses(of type: NominalType) -> KnownWitnesses {
    if let known = witnesses[ObjectIdentifier(type)] { return known }
    var found = KnownWitnesses()
    found.equals = witness("==", of: "Equatable", in: type)
    found.hash = witness("hash", of: "Hashable", in: type)
    found.isLess = witness("<", of: "Comparable", in: type)
    found.description = witness("description", of: "CustomStringConvertible", in: type)
    found.debugDescription = witness(
      "debugDescription", of: "CustomDebugStringConvertible", in: type)
    found.write = witness("write", of: "TextOutputStreamable", in: type)
    witnesses[ObjectIdentifier(type)] = found
    return found
  }

  private func witness(_ name: String, of proto: String, in type: NominalType) -> Witness? {
    guard let proto = types.nominal(proto), let conformance = type.conformance(to: proto),
      let requirement = proto.requirements.first(where: { $0.baseName == name })
    else { return nil }
    return conformance.witnesses[requirement]
  }

  /// Whether the program or library wrote the member itself.
  private func isWritten(_ witness: Witness?) -> Witness? {
    guard let witness else { return nil }
    switch witness.callee {
    case .synthesized: return nil
    case .function, .native, .method, .requirement, .value: return witness
    }
  }

  func call(_ witness: Witness, on type: Type, _ arguments: [Value]) throws -> Value {
    let types = witness.takesSelf ? [type] : self.arguments(of: type)
    return try call(
      .closure(ClosureValue(.callee(witness.callee, applied: []), types: types)), arguments)
  }

  /// `==`: the program's own where it declares one, member by member where the compiler writes it.
  public func areEqual(_ a: Value, _ b: Value) throws -> Bool {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    // Only in an `AnyHashable`.
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Int(exactly: b) == a
    case (.bool(let a), .bool(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    case (.void, .void), (.none, .none): return true
    case (.existential(let a, let first), .existential(let b, let second)):
      if first != second { return areEqualNumbers(a, first, b, second) }
      return try areEqual(a, b)
    case (.existential(let a, _), let b), (let a, .existential(let b, _)):
      return try areEqual(a, b)
    case (.type(let a), .type(let b)): return a.type == b.type
    case (.native(let a), .native(let b)): return try deeper { try a.isEqual(to: b, in: self) }
    case (.native, .string), (.string, .native): return a.text == b.text
    case (.some(let a), .some(let b)): return try areEqual(a, b)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      return try areEqual(a, b)
    case (.structure(let x), .structure(let y)):
      guard x.type === y.type else { return false }
      if let own = isWritten(witnesses(of: x.type).equals) {
        return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
      }
      return try areEqualByMembers(a, b)
    case (.enumCase(let x), .enumCase(let y)):
      guard x.type === y.type else { return false }
      if let own = isWritten(witnesses(of: x.type).equals) {
        return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
      }
      return try areEqualByMembers(a, b)
    case (.object(let x), .object(let y)):
      if let own = isWritten(witnesses(of: x.type).equals) {
        return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
      }
      return x === y
    case (.closure(let a), .closure(let b)): return a === b
    case (.keyPath(let a), .keyPath(let b)): return try areEqual(a, b)
    default: return false
    }
  }

  /// Whether an `AnyHashable` of one number type is one of another: where they are the same number.
  private func areEqualNumbers(_ a: Value, _ first: Type, _ b: Value, _ second: Type) -> Bool {
    guard first.isNumber, second.isNumber else { return false }
    switch (a, b) {
    case (.int(let x), .int(let y)):
      // From 2⁶³ on, unsigned numbers are kept by their bits.
      return x == y && (x >= 0 || first.isWide == second.isWide)
    case (.double(let x), .double(let y)): return x == y
    case (.int(let x), .double(let y)): return Int(exactly: y) == x && (x >= 0 || !first.isWide)
    case (.double, .int): return areEqualNumbers(b, second, a, first)
    default: return false
    }
  }

  private func isTrue(_ value: Value) -> Bool {
    if case .bool(true) = value { true } else { false }
  }

  /// `==` as the compiler writes it.
  func areEqualByMembers(_ a: Value, _ b: Value) throws -> Bool {
    switch (a.unboxed, b.unboxed) {
    case (.structure(let a), .structure(let b)):
      return try a === b && !a.fields.contains { $0.isUnordered } || areEqual(a.fields, b.fields)
    case (.enumCase(let a), .enumCase(let b)):
      return try a.index == b.index && areEqual(a.payload, b.payload)
    case (.object(let a), .object(let b)): return a === b
    case (let a, let b): return try areEqual(a, b)
    }
  }

  private func areEqual(_ a: [Value], _ b: [Value]) throws -> Bool {
    guard a.count == b.count else { return false }
    if a.count > 1_000 { try charge(steps: a.count) }
    return try deeper {
      for index in a.indices where try !areEqual(a[index], b[index]) { return false }
      return true
    }
  }

  private func areEqual(_ a: KeyPathValue, _ b: KeyPathValue) throws -> Bool {
    guard a.code.root == b.code.root,
      a.code.components.map(\.name) == b.code.components.map(\.name)
    else { return false }
    return try areEqual(a.arguments, b.arguments)
  }

  // MARK: Hashing

  public func hash(of value: Value) throws -> Int {
    var hasher = StableHasher()
    try hash(value, into: &hasher)
    return hasher.finalize()
  }

  /// What `hash(into:)` of the value feeds.
  public func hash(_ value: Value, into hasher: inout StableHasher) throws {
    switch value {
    case .void, .none: hasher.combine(0)
    case .bool(let value): hasher.combine(value ? 1 : 0)
    case .int(let value): hasher.combine(value)
    case .double(let value):
      // As the integer that it is equal to in an `AnyHashable`.
      if let whole = Int(exactly: value) {
        hasher.combine(whole)
      } else {
        hasher.combine(value.bitPattern)
      }
    case .string(let value): hasher.combine(value)
    case .character(let value): hasher.combine(String(value))
    case .array(let values), .tuple(let values):
      hasher.combine(values.count)
      try deeper { for value in values { try hash(value, into: &hasher) } }
    case .some(let inner), .existential(let inner, _): try hash(inner, into: &hasher)
    case .structure(let structure):
      try hash(value, structure.type, structure.arguments, into: &hasher)
    case .enumCase(let one): try hash(value, one.type, one.arguments, into: &hasher)
    case .object(let object):
      if isWritten(witnesses(of: object.type).hash) == nil {
        hasher.combine(ObjectIdentifier(object))
      } else {
        try hash(value, object.type, object.arguments, into: &hasher)
      }
    case .native(let native): try deeper { try native.hash(into: &hasher, in: self) }
    case .type(let value): hasher.combine(name(of: value.type))
    case .keyPath(let path): for part in path.code.components { hasher.combine(part.name) }
    case .closure(let closure): hasher.combine(ObjectIdentifier(closure))
    case .box: break
    }
  }

  private func hash(
    _ value: Value, _ type: NominalType, _ arguments: [Type], into hasher: inout StableHasher
  ) throws {
    guard let own = isWritten(witnesses(of: type).hash) else {
      return try hashMembers(of: value, into: &hasher)
    }
    let fed = HasherValue()
    _ = try call(own, on: .nominal(type, arguments), [value, .native(fed)])
    hasher.combine(fed.hasher.finalize())
  }

  /// `hash(into:)` as the compiler writes it.
  func hashMembers(of value: Value, into hasher: inout StableHasher) throws {
    try deeper {
      switch value.unboxed {
      case .structure(let structure):
        for field in structure.fields { try hash(field, into: &hasher) }
      case .enumCase(let one):
        hasher.combine(one.index)
        for part in one.payload { try hash(part, into: &hasher) }
      default: try hash(value, into: &hasher)
      }
    }
  }

  // MARK: Order

  /// `<`: the program's own where it declares one; numbers, strings, and enums in case order.
  public func isLess(_ a: Value, _ b: Value) throws -> Bool {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.character(let a), .character(let b)): return a < b
    case (.bool(let a), .bool(let b)): return !a && b
    case (.existential(let a, _), let b), (let a, .existential(let b, _)):
      return try isLess(a, b)
    case (.tuple(let a), .tuple(let b)), (.array(let a), .array(let b)):
      for (x, y) in zip(a, b) {
        if try isLess(x, y) { return true }
        if try isLess(y, x) { return false }
      }
      return a.count < b.count
    case (.structure(let x), .structure):
      guard let own = witnesses(of: x.type).isLess else { return false }
      return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
    case (.object(let x), .object):
      guard let own = witnesses(of: x.type).isLess else { return false }
      return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
    case (.enumCase(let x), .enumCase(let y)):
      if let own = isWritten(witnesses(of: x.type).isLess) {
        return try isTrue(call(own, on: .nominal(x.type, x.arguments), [a, b]))
      }
      return try isLessByCase(x, y)
    case (.native(let native), _):
      if let x = a.text, let y = b.text { return x < y }
      guard case .nominal(let type, let arguments) = native.dynamicType(in: self),
        let own = witnesses(of: type).isLess
      else { return false }
      return try isTrue(call(own, on: .nominal(type, arguments), [a, b]))
    case (.string(let x), .native): return b.text.map { x[...] < $0 } ?? false
    default: return false
    }
  }

  /// `<` as the compiler writes it for an enum.
  func isLessByCase(_ a: EnumValue, _ b: EnumValue) throws -> Bool {
    a.index == b.index ? try isLess(.tuple(a.payload), .tuple(b.payload)) : a.index < b.index
  }
}

extension Requirement {
  /// `==` of `==(lhs:rhs:)`.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

extension Type {
  /// Whether it is one of Swift's own number types.
  fileprivate var isNumber: Bool {
    guard case .nominal(let nominal, _) = self, nominal.isBuiltin else { return false }
    return Self.numbers.contains(nominal.name)
  }

  fileprivate var isWide: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.name == "UInt" || nominal.name == "UInt64"
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]
}

extension Value {
  /// Whether a value can differ from itself, as `nan` does, or is not looked through.
  fileprivate var isUnordered: Bool {
    switch self {
    case .int, .string, .bool, .character, .none, .void: false
    default: true
    }
  }
}
