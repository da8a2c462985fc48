import Checking
import SwiftSource

/// Types at run time: what a value is, and what it can be seen as.
extension Machine {
  /// The value's own type; `type` where the value does not know.
  public func dynamicType(of value: Value, as type: Type = .any) -> Type {
    if isOptional(type) { return type }
    return switch value {
    case .structure(let value): .nominal(value.type, value.arguments)
    case .enumCase(let value): .nominal(value.type, value.arguments)
    case .object(let value): .nominal(value.type, value.arguments)
    case .native(let value): value.dynamicType(in: self)
    case .existential(let inner, let own): dynamicType(of: inner, as: own)
    case .type(let value): .metatype(value.type)
    case .void: .void
    case .bool: known(type) ?? types.bool
    case .int: known(type) ?? types.int
    case .double: known(type) ?? types.double
    case .string: known(type) ?? types.string
    case .character: known(type) ?? types.character
    case .keyPath(let path):
      types.type(path.code.kind.rawValue, [path.code.root, path.code.value])
    case .array: known(type) ?? types.array(of: .any)
    case .none, .some: known(type) ?? types.optional(of: .any)
    case .tuple(let parts):
      known(type)
        ?? .tuple(parts.map { TupleElement(label: nil, type: dynamicType(of: $0)) })
    case .closure: type
    case .box(let box): dynamicType(of: box.value, as: type)
    }
  }

  /// The static type where it says more than a protocol.
  private func known(_ type: Type) -> Type? {
    switch type {
    case .nominal, .function, .tuple, .metatype: type
    case .opaque(let opaque, let arguments):
      opaque.underlying.flatMap { known($0.substituting(arguments, in: self)) }
    case .parameter, .member, .existential, .variable, .error: nil
    }
  }

  /// `T` to `any P`: boxes what does not know its own type. That is every integer but Int, every
  /// floating type but Double, arrays, optionals, tuples and functions, and text that is no String.
  public func erase(_ value: Value, from type: Type) -> Value {
    guard let type = known(type) else { return value }
    switch value {
    case .structure, .enumCase, .object, .native, .type, .keyPath, .existential, .box:
      return isOptional(type) ? .existential(value, type) : value
    case .int: return type == types.int ? value : .existential(value, type)
    case .double: return type == types.double ? value : .existential(value, type)
    case .string: return type == types.string ? value : .existential(value, type)
    case .bool: return type == types.bool ? value : .existential(value, type)
    case .character: return type == types.character ? value : .existential(value, type)
    case .array, .none, .some, .tuple, .closure, .void: return .existential(value, type)
    }
  }

  private func isOptional(_ type: Type) -> Bool { wrapped(type) != nil }

  public func wrapped(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, nominal.isBuiltin,
      nominal.name == "Optional"
    else { return nil }
    return arguments.first
  }

  /// Whether a type conforms to a protocol.
  public func conforms(_ type: Type, to proto: NominalType) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      if proto.isBuiltin, proto.name == "AnyObject" { return nominal.keyword == .class }
      if proto.isBuiltin, proto.name == "Sendable" { return true }
      guard let conformance = nominal.conformance(to: proto) else { return false }
      return conformance.conditions.allSatisfy { holds($0, arguments) }
    case .existential(let protocols): return protocols.contains { $0 === proto }
    case .opaque(let opaque, let arguments):
      if let underlying = opaque.underlying {
        return conforms(underlying.substituting(arguments, in: self), to: proto)
      }
      return opaque.protocols.contains { $0 === proto }
    case .parameter, .member, .function, .tuple, .metatype, .variable, .error: return false
    }
  }

  private func holds(_ condition: Conformance.Condition, _ arguments: [Type]) -> Bool {
    switch condition {
    case .conforms(let type, let proto):
      conforms(type.substituting(arguments, in: self), to: proto)
    case .same(let a, let b):
      a.substituting(arguments, in: self) == b.substituting(arguments, in: self)
    }
  }

  /// `value as? T`: the value as that type; nil where it is not one.
  /// - Parameter source: the static type of `value`, `Any` where unknown.
  public func cast(_ value: Value, from source: Type = .any, to type: Type) throws -> Value? {
    if case .existential(let inner, let own) = value {
      return try cast(inner, from: own, to: type)
    }
    if let target = wrapped(type) {
      if case .none = value { return Value.none }
      return try cast(value, from: source, to: target)
    }
    if let inner = wrapped(source) {
      switch value {
      case .none: return nil
      case .some(let value): return try cast(value, from: inner, to: type)
      default: return try cast(value, from: inner, to: type)
      }
    }
    switch type {
    case .existential(let protocols):
      let own = dynamicType(of: value, as: source)
      guard protocols.allSatisfy({ conforms(own, to: $0) }) else { return nil }
      return erase(value, from: own)
    case .nominal(let nominal, let arguments):
      return try cast(value, from: source, to: nominal, arguments)
    case .tuple(let elements):
      if elements.isEmpty, case .void = value { return value }
      guard case .tuple(let parts) = value, parts.count == elements.count else { return nil }
      var result: [Value] = []
      for (part, element) in zip(parts, elements) {
        guard let found = try cast(part, to: element.type) else { return nil }
        result.append(found)
      }
      return .tuple(result)
    case .metatype(let target):
      guard case .type(let value) = value else { return nil }
      return isSubtype(value.type, of: target) ? .type(value) : nil
    case .function: return dynamicType(of: value, as: source) == type ? value : nil
    case .opaque(let opaque, let own):
      guard let underlying = opaque.underlying else { return nil }
      return try cast(value, from: source, to: underlying.substituting(own, in: self))
    case .parameter, .member, .variable, .error: return nil
    }
  }

  private func isSubtype(_ type: Type, of target: Type) -> Bool {
    if type == target { return true }
    switch target {
    case .existential(let protocols): return protocols.allSatisfy { conforms(type, to: $0) }
    case .nominal(let wanted, _):
      guard case .nominal(let nominal, _) = type else { return false }
      return inherits(nominal, from: wanted)
    default: return false
    }
  }

  private func inherits(_ nominal: NominalType, from wanted: NominalType) -> Bool {
    var current: NominalType? = nominal
    while let type = current {
      if type === wanted { return true }
      current = type.superclass
    }
    return false
  }

  private func cast(
    _ value: Value, from source: Type, to nominal: NominalType, _ arguments: [Type]
  ) throws -> Value? {
    let own = dynamicType(of: value, as: source)
    let target = Type.nominal(nominal, arguments)
    if own == target { return value }
    if nominal.isBuiltin, nominal.name == "AnyHashable" {
      let isHashable = types.nominal("Hashable").map { conforms(own, to: $0) } ?? false
      return isHashable ? erase(value, from: own) : nil
    }
    switch value {
    case .object(let object):
      return inherits(object.type, from: nominal)
        ? value : try bridged(object, to: nominal, arguments)
    case .array(let elements) where nominal.isBuiltin && nominal.name == "Array":
      let from = self.arguments(of: own).first ?? .any
      let to = arguments.first ?? .any
      var result: [Value] = []
      for element in elements {
        guard let found = try cast(element, from: from, to: to) else { return nil }
        result.append(found)
      }
      return .array(result)
    case .native(let native): return try cast(native, to: nominal, arguments)
    case .keyPath(let path): return isPath(path, nominal, arguments) ? value : nil
    case .bool(let flag): return numberObject(flag ? "1" : "0", "__NSCFBoolean", as: nominal)
    case .double(let number): return numberObject("\(number)", "NSNumber", as: nominal)
    case .int(let number):
      let isWide = own == types.type("UInt") || own == types.type("UInt64")
      let text = isWide ? "\(UInt(bitPattern: number))" : "\(number)"
      return numberObject(text, "NSNumber", as: nominal)
    default: return nil
    }
  }

  /// `number as? NSNumber`: an object of Foundation's with that text.
  private func numberObject(_ text: String, _ name: String, as nominal: NominalType) -> Value? {
    guard nominal.isBuiltin, ["NSNumber", name].contains(nominal.name),
      let type = types.nominal(name)
    else { return nil }
    return .object(makeObject(type, fields: [.string(text)]))
  }

  /// Whether a key path's class is `nominal`, or inherits from it.
  private func isPath(
    _ path: KeyPathValue, _ nominal: NominalType, _ arguments: [Type]
  ) -> Bool {
    let classes = [
      "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
    ]
    guard nominal.isBuiltin, let wanted = classes.firstIndex(of: nominal.name),
      let own = classes.firstIndex(of: path.code.kind.rawValue), wanted <= own
    else { return false }
    return arguments == Array([path.code.root, path.code.value].prefix(arguments.count))
  }

  /// What Foundation's numbers and arrays are as values: `number as? Double`, `array as? [String]`.
  private func bridged(
    _ object: ObjectValue, to nominal: NominalType, _ arguments: [Type]
  ) throws -> Value? {
    guard nominal.isBuiltin, object.type.isBuiltin, let content = object.fields.first else {
      return nil
    }
    switch (object.type.name, nominal.name, content) {
    case ("NSNumber", _, .string(let text)), ("__NSCFBoolean", _, .string(let text)):
      return number(text, as: nominal)
    case ("NSArray", "Array", _), ("NSMutableArray", "Array", _), ("NSMutableSet", "Set", _),
      ("NSDictionary", "Dictionary", _), ("NSMutableDictionary", "Dictionary", _),
      ("NSString", "String", _):
      return try cast(content, to: .nominal(nominal, arguments))
    default: return nil
    }
  }

  /// What Foundation keeps as a number, as a type that can hold it exactly.
  private func number(_ text: String, as nominal: NominalType) -> Value? {
    guard let exact = Double(text), isPlain(nominal) else { return nil }
    switch nominal.name {
    case "Double", "CGFloat": return .double(exact)
    case "Float": return Double(exactly: Float(exact)).flatMap { $0 == exact ? .double($0) : nil }
    case "Bool": return exact == 0 ? .bool(false) : exact == 1 ? .bool(true) : nil
    case let name:
      guard let whole = Int128(text) ?? Int128(exactly: exact) else { return nil }
      let bits = Int(name.drop { !$0.isNumber }) ?? 64
      let range = name.hasPrefix("U") ? 0..<Int128(1) << bits : -1 << (bits - 1)..<1 << (bits - 1)
      return range.contains(whole) ? .int(Int(truncatingIfNeeded: whole)) : nil
    }
  }

  private func cast(
    _ native: any NativeValue, to nominal: NominalType, _ arguments: [Type]
  ) throws -> Value? {
    guard nominal.isBuiltin else { return nil }
    if let dictionary = native as? DictionaryValue, nominal.name == "Dictionary",
      arguments.count == 2
    {
      var table = ValueTable()
      for entry in dictionary.table.elements {
        guard let key = try cast(entry.key, from: dictionary.key, to: arguments[0]),
          let value = try cast(entry.value, from: dictionary.value, to: arguments[1])
        else { return nil }
        try table.set(value, for: key, in: self)
      }
      return .native(DictionaryValue(key: arguments[0], value: arguments[1], table: table))
    }
    if let set = native as? SetValue, nominal.name == "Set", arguments.count == 1 {
      var table = ValueTable()
      for entry in set.table.elements {
        guard let key = try cast(entry.key, from: set.element, to: arguments[0]) else { return nil }
        try table.set(.void, for: key, in: self)
      }
      return .native(SetValue(element: arguments[0], table: table))
    }
    return nil
  }
}
