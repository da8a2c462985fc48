import Checking

/// Values as text, as Swift prints them.
extension Machine {
  /// What `print` and `String(describing:)` show.
  /// - Parameter type: the static type, which an integer, optional or array does not know.
  public func description(of value: Value, as type: Type = .any) throws -> String {
    var describer = Describer(machine: self)
    return try describer.describe(value, as: type, isDebug: false)
  }

  /// What `debugPrint` and `String(reflecting:)` show; what collections show of elements.
  public func debugDescription(of value: Value, as type: Type = .any) throws -> String {
    var describer = Describer(machine: self)
    return try describer.describe(value, as: type, isDebug: true)
  }

  /// What the type's own `debugDescription` or `description` says; nil where it has none.
  func ownDescription(of value: Value) throws -> String? {
    let type = dynamicType(of: value)
    guard case .nominal(let nominal, _) = type else { return nil }
    return try Describer(machine: self).own(value, nominal, type, isDebug: true)
  }

  /// The value without running any of the program's code.
  func plainDescription(of value: Value, as type: Type) throws -> String {
    var describer = Describer(machine: self, runsCode: false)
    return try describer.describe(value, as: type, isDebug: true)
  }

  /// The type as `print(type(of: x))` shows it: `Int`, `Array<Int>`, `Optional<Int>`, `Point`.
  /// - Parameter isQualified: with modules and enclosing types: `Swift.Int`, `main.Outer.Inner`.
  public func name(of type: Type, isQualified: Bool = false) -> String {
    switch type {
    case .nominal(let nominal, let arguments):
      return isQualified
        ? qualifiedName(of: nominal, arguments[...])
        : nominal.name + list(nominal, arguments.dropFirst(nominal.parentGenericsCount), false)
    case .parameter(let parameter): return parameter.name
    case .member(let base, let name):
      return "\(self.name(of: base, isQualified: isQualified)).\(name)"
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.isInout ? "inout " : "") + name(of: $0.type, isQualified: isQualified)
      }
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let result = name(of: function.result, isQualified: isQualified)
      return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
    case .tuple(let elements):
      let list = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + name(of: element.type, isQualified: isQualified)
      }
      return "(\(list.joined(separator: ", ")))"
    case .metatype(let type): return "\(name(of: type, isQualified: isQualified)).Type"
    case .existential(let all):
      // A marker leaves no trace at run time.
      let protocols = all.filter { !$0.isBuiltin || $0.name != "Sendable" }
      if protocols.isEmpty { return "Any" }
      return protocols.map { isQualified ? qualifiedName(of: $0) : $0.name }
        .joined(separator: " & ")
    case .opaque(let opaque, _):
      return opaque.underlying.map { name(of: $0, isQualified: isQualified) }
        ?? "some \(opaque.protocols.map(\.name).joined(separator: " & "))"
    case .variable, .error: return "_"
    }
  }

  /// With the types around it; those have the first of the arguments.
  private func qualifiedName(
    of nominal: NominalType, _ arguments: ArraySlice<Type> = []
  ) -> String {
    let outer = arguments.prefix(nominal.parentGenericsCount)
    let lead =
      nominal.parent.map { qualifiedName(of: $0, outer) }
      ?? (nominal.isBuiltin
        ? ModuleNames.module(of: nominal.name, showsViews: showsViews) : moduleName)
    return "\(lead).\(nominal.name)\(list(nominal, arguments.dropFirst(outer.count), true))"
  }

  private func list(
    _ nominal: NominalType, _ arguments: ArraySlice<Type>, _ isQualified: Bool
  ) -> String {
    if arguments.isEmpty { return "" }
    let isPack = nominal.generics.last?.isPack == true
    let names = arguments.enumerated().map { index, argument -> String in
      guard isPack, index == arguments.count - 1 else {
        return name(of: argument, isQualified: isQualified)
      }
      let elements = argument.packElements.map { name(of: $0.type, isQualified: isQualified) }
      return "Pack{\(elements.joined(separator: ", "))}"
    }
    return "<\(names.joined(separator: ", "))>"
  }
}

extension NominalType {
  fileprivate var parentGenericsCount: Int { parent?.generics.count ?? 0 }
}

/// Writes one value as text.
struct Describer {
  let machine: Machine
  /// Whether the program's own `description` is asked.
  var runsCode = true

  mutating func describe(_ value: Value, as type: Type, isDebug: Bool) throws -> String {
    if case .native(let native) = value, let weak = native as? WeakValue {
      return try describe(weak.value, as: type, isDebug: isDebug)
    }
    if isDebug, case .nominal(let nominal, []) = type, nominal.isBuiltin,
      nominal.name == "AnyHashable"
    {
      return "AnyHashable(\(try nested(value, as: .any)))"
    }
    if case .nominal(let nominal, let arguments) = type, nominal.isBuiltin,
      nominal.name == "Optional", let wrapped = arguments.first
    {
      if case .existential(let inner, let own) = value, !isAny(wrapped) || isOptional(own) {
        return try describe(inner, as: own, isDebug: isDebug)
      }
      if case .none = value { return "nil" }
      var inner = value
      if case .some(let one) = value { inner = one }
      return "Optional(\(try nested(inner, as: wrapped)))"
    }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return integer(value, type)
    case .double(let value): return double(value, type)
    case .string(let text): return isDebug ? text.debugDescription : text
    case .character(let value): return isDebug ? value.debugDescription : String(value)
    case .array(let elements): return try array(elements, type)
    case .tuple(let parts): return try tuple(parts, type)
    case .structure, .enumCase, .object: return try nominal(value, isDebug: isDebug)
    case .closure: return "(Function)"
    case .type(let value): return machine.name(of: value.type, isQualified: isDebug)
    case .keyPath(let path): return keyPath(path)
    case .native(let native):
      return try machine.deeper {
        try isDebug ? native.debugDescribe(in: machine) : native.describe(in: machine)
      }
    case .some(let inner): return "Optional(\(try nested(inner, as: .any)))"
    case .existential(let inner, let own): return try describe(inner, as: own, isDebug: isDebug)
    case .box(let box): return try describe(box.value, as: type, isDebug: isDebug)
    }
  }

  private func isAny(_ type: Type) -> Bool {
    if case .existential(let protocols) = type { return protocols.isEmpty }
    return false
  }

  private func isOptional(_ type: Type) -> Bool { machine.wrapped(type) != nil }

  private mutating func nested(_ value: Value, as type: Type) throws -> String {
    let machine = machine
    return try machine.deeper { try describe(value, as: type, isDebug: true) }
  }

  private func integer(_ value: Int, _ type: Type) -> String {
    if case .nominal(let nominal, _) = type, nominal.name == "UInt64" || nominal.name == "UInt" {
      return String(UInt(bitPattern: value))
    }
    return String(value)
  }

  private func double(_ value: Double, _ type: Type) -> String {
    // What the processors of Linux machines make of `0.0 / 0`; Apple's give it no sign.
    if value.isNaN, value.sign == .minus, !machine.showsViews { return "-nan" }
    if case .nominal(let nominal, _) = type, nominal.name == "Float" {
      return Float(value).description
    }
    return value.description
  }

  private mutating func array(_ elements: [Value], _ type: Type) throws -> String {
    let element = machine.arguments(of: type).first ?? .any
    if elements.count > 1_000 { try machine.charge(steps: elements.count) }
    var parts: [String] = []
    for one in elements { parts.append(try nested(one, as: element)) }
    return "[\(parts.joined(separator: ", "))]"
  }

  private mutating func tuple(_ parts: [Value], _ type: Type) throws -> String {
    var elements: [TupleElement] = []
    if case .tuple(let known) = type { elements = known }
    var texts: [String] = []
    for (index, part) in parts.enumerated() {
      let element = elements.indices.contains(index) ? elements[index] : nil
      let label = element?.label.map { "\($0): " } ?? ""
      texts.append(label + (try nested(part, as: element?.type ?? .any)))
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private func keyPath(_ path: KeyPathValue) -> String {
    let names = path.code.components.map { component in
      switch component.kind {
      case .field, .element, .property: ".\(component.name)"
      case .optionalChain: "?"
      case .forceUnwrap: "!"
      case .optionalWrap: "?"
      }
    }
    let whole = names.isEmpty ? ".self" : names.joined()
    return "\\\(machine.name(of: path.code.root))\(whole)"
  }

  // MARK: Structs, enums, classes

  private mutating func nominal(_ value: Value, isDebug: Bool) throws -> String {
    let type = machine.dynamicType(of: value)
    guard case .nominal(let nominal, let arguments) = type else { return "" }
    if runsCode, let text = try own(value, nominal, type, isDebug: isDebug) { return text }
    let name = machine.name(of: type, isQualified: isDebug && runsCode)
    if runsCode, let mirror = try Shape.mirror(of: value, machine) {
      guard mirror.isStruct else { return machine.name(of: type, isQualified: true) }
      let parts = try mirror.shape.parts.map { part in
        (part.label.map { "\($0): " } ?? "") + (try nested(part.value, as: part.type))
      }
      return "\(name)(\(parts.joined(separator: ", ")))"
    }
    switch value {
    case .structure(let structure):
      var parts: [String] = []
      for (property, field) in zip(nominal.storedProperties, structure.fields) {
        let type = property.type.substituting(arguments, in: machine)
        parts.append("\(property.name): \(try nested(field, as: type))")
      }
      return "\(name)(\(parts.joined(separator: ", ")))"
    case .enumCase(let one): return try enumCase(one, isDebug ? runsCode ? "\(name)." : "." : "")
    default: return machine.name(of: type, isQualified: runsCode)
    }
  }

  private mutating func enumCase(_ value: EnumValue, _ lead: String) throws -> String {
    guard value.type.cases.indices.contains(value.index) else { return lead + "?" }
    let declared = value.type.cases[value.index]
    guard let payload = declared.payload else { return lead + declared.name }
    let elements = payload.map { element in
      TupleElement(
        label: element.label, type: element.type.substituting(value.arguments, in: machine))
    }
    // One tuple is shown as its elements would be.
    if elements.count == 1, elements[0].label == nil, case .tuple = elements[0].type {
      var parts: [Value] = []
      if case .tuple(let known)? = value.payload.first { parts = known }
      return lead + declared.name + (try tuple(parts, elements[0].type))
    }
    return lead + declared.name + (try tuple(value.payload, .tuple(elements)))
  }

  /// What the type's own `description` or `debugDescription` says; nil where it has none.
  fileprivate func own(
    _ value: Value, _ nominal: NominalType, _ type: Type, isDebug: Bool
  ) throws -> String? {
    let known = machine.witnesses(of: nominal)
    if known.write != nil, !isDebug { return try streamed(value) }
    if known.description == nil, known.debugDescription == nil {
      return known.write == nil ? nil : try streamed(value)
    }
    let order =
      isDebug
      ? [known.debugDescription, known.description] : [known.description, known.debugDescription]
    let protocols = ["CustomStringConvertible", "CustomDebugStringConvertible"]
    for (index, found) in order.enumerated() {
      guard let witness = found else { continue }
      let isDescription = (index == 0) != isDebug
      if !nominal.generics.isEmpty,
        let proto = machine.types.nominal(protocols[isDescription ? 0 : 1]),
        !machine.conforms(type, to: proto)
      {
        continue
      }
      if case .synthesized = witness.callee { continue }
      let result = try machine.deeper {
        try machine.call(witness, on: type, [value])
      }
      if case .string(let text) = result { return text }
    }
    return nil
  }

  /// What a `TextOutputStreamable` value writes.
  private func streamed(_ value: Value) throws -> String? {
    guard let write = machine.requirement("write(to:)", of: "TextOutputStreamable") else {
      return nil
    }
    var stream: [Value] = [.string("")]
    _ = try machine.deeper {
      try machine.call(write, on: value, updating: &stream, types: [machine.types.string])
    }
    if case .string(let text)? = stream.first { return text }
    return nil
  }
}
