extension Type: CustomStringConvertible {
  /// The type as swiftc prints it: `[Int]`, `String?`, `[String : Int]`, `(Int) -> Void`.
  public var description: String {
    switch self {
    case .nominal(let nominal, let arguments):
      return nominalDescription(nominal, arguments)
    case .parameter(let parameter):
      return parameter.isPack ? "repeat each \(parameter.name)" : parameter.name
    case .member(let base, let name):
      let text = base.description
      return text.contains(" ") ? "(\(text)).\(name)" : "\(text).\(name)"
    case .function(let function): return function.description
    case .tuple(let elements):
      let texts = elements.map { element in
        if element.isExpansion { return "repeat \(element.type)" }
        return element.label.map { "\($0): \(element.type)" } ?? element.type.description
      }
      return "(\(texts.joined(separator: ", ")))"
    case .metatype(let type):
      if case .existential = type { return "(\(type)).Type" }
      return "\(type).Type"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return "any \(protocols.map(\.name).joined(separator: " & "))"
    case .opaque(let opaque, _):
      return "some \(opaque.protocols.map(\.name).joined(separator: " & "))"
    case .variable: return "_"
    case .error: return "_"
    }
  }

  private func nominalDescription(_ nominal: NominalType, _ arguments: [Type]) -> String {
    if nominal.isBuiltin, nominal.parent == nil {
      if nominal.name == "Array", arguments.count == 1 { return "[\(arguments[0])]" }
      if nominal.name == "Optional", arguments.count == 1 { return arguments[0].optionalText }
      if nominal.name == "Dictionary", arguments.count == 2 {
        return "[\(arguments[0]) : \(arguments[1])]"
      }
    }
    let own = arguments.suffix(nominal.generics.count - (nominal.parent?.generics.count ?? 0))
    let isPack = nominal.generics.last?.isPack == true
    let shown = isPack ? own.flatMap { $0.packElements.map(\.type) } : Array(own)
    let texts = shown.map(\.description).joined(separator: ", ")
    let name = own.isEmpty ? nominal.name : "\(nominal.name)<\(texts)>"
    guard let parent = nominal.parent else { return name }
    let outer = Array(arguments.prefix(parent.generics.count))
    return "\(unsugared(parent, outer)).\(name)"
  }

  /// `Dictionary<String, Int>`, as what encloses another type is written.
  private func unsugared(_ nominal: NominalType, _ arguments: [Type]) -> String {
    guard nominal.isBuiltin, nominal.parent == nil, !arguments.isEmpty else {
      return nominalDescription(nominal, arguments)
    }
    return "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  private var optionalText: String {
    switch self {
    case .function, .existential, .opaque:
      return self == .any ? "Any?" : "(\(self))?"
    default: return "\(self)?"
    }
  }
}

extension FunctionType: CustomStringConvertible {
  public var description: String {
    let output = result == .void && namesVoid ? "Void" : "\(result)"
    return text(parameters.map(\.type.description), output)
  }

  /// With its parts in these words.
  func text(_ types: [String], _ output: String) -> String {
    let texts = zip(parameters, types).map { parameter, type in
      (parameter.isInout ? "inout " : "") + type + (parameter.isVariadic ? "..." : "")
    }
    let type = thrown.map { "(\($0))" } ?? ""
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws\(type)" : "")
    return (isMainActor ? "@MainActor " : "") + (isSendable ? "@Sendable " : "")
      + "(\(texts.joined(separator: ", ")))\(effects) -> \(output)"
  }
}

extension Type {
  var nominal: NominalType? {
    if case .nominal(let nominal, _) = self { return nominal }
    return nil
  }

  var arguments: [Type] {
    if case .nominal(_, let arguments) = self { return arguments }
    return []
  }

  /// The type inside `Optional`, or nil for other types.
  public var wrapped: Type? {
    guard case .nominal(let nominal, let arguments) = self, nominal.wellKnown == .optional
    else { return nil }
    return arguments.first
  }

  /// How many optionals are around what is no optional.
  var optionalDepth: Int { wrapped.map { 1 + $0.optionalDepth } ?? 0 }

  var isError: Bool {
    if case .error = self { return true }
    return false
  }

  var isExistential: Bool {
    if case .existential = self { return true }
    return false
  }

  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  var isVoid: Bool {
    if case .tuple(let elements) = self { return elements.isEmpty }
    return false
  }

  /// Calls `visit` with this type and every type inside it.
  func walk(_ visit: (Type) -> Void) {
    visit(self)
    switch self {
    case .nominal(_, let arguments), .opaque(_, let arguments):
      for argument in arguments { argument.walk(visit) }
    case .member(let base, _): base.walk(visit)
    case .metatype(let type): type.walk(visit)
    case .tuple(let elements):
      for element in elements { element.type.walk(visit) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.walk(visit) }
      function.result.walk(visit)
    case .parameter, .existential, .variable, .error: break
    }
  }

  /// This type with its leaves replaced: `leaf` gives a replacement, or nil to look inside.
  func rewritten(_ leaf: (Type) -> Type?) -> Type { replacement(leaf) ?? self }

  /// nil where nothing in it is replaced: most types are asked for nothing, and are not made again.
  fileprivate func replacement(_ leaf: (Type) -> Type?) -> Type? {
    if let replaced = leaf(self) { return replaced }
    switch self {
    case .nominal(let nominal, let arguments):
      return arguments.replacing { $0.replacement(leaf) }.map { .nominal(nominal, $0) }
    case .opaque(let opaque, let arguments):
      return arguments.replacing { $0.replacement(leaf) }.map { .opaque(opaque, $0) }
    case .member(let base, let name): return base.replacement(leaf).map { .member($0, name: name) }
    case .metatype(let type): return type.replacement(leaf).map { .metatype($0) }
    case .tuple(let elements):
      let replaced = elements.replacing { element in
        element.type.replacement(leaf).map {
          TupleElement(label: element.label, type: $0, isExpansion: element.isExpansion)
        }
      }
      return replaced.map { .tuple($0) }
    case .function(let function): return function.replacement(leaf).map { .function($0) }
    case .parameter, .existential, .variable, .error: return nil
    }
  }
}

extension FunctionType {
  fileprivate func replacement(_ leaf: (Type) -> Type?) -> FunctionType? {
    let parameters = parameters.replacing { parameter in
      let type = parameter.type.replacement(leaf)
      let builder = parameter.builder.flatMap { $0.replacement(leaf) }
      guard type != nil || builder != nil else { return nil }
      var replaced = parameter
      if let type { replaced.type = type }
      if let builder { replaced.builder = builder }
      return replaced
    }
    let result = result.replacement(leaf)
    let thrown = thrown?.replacement(leaf)
    guard parameters != nil || result != nil || thrown != nil else { return nil }
    var replaced = self
    if let parameters { replaced.parameters = parameters }
    if let result { replaced.result = result }
    if let thrown { replaced.thrown = thrown }
    return replaced
  }
}

extension Array {
  /// The array with those elements replaced that `body` replaces; nil where it replaces none.
  fileprivate func replacing(_ body: (Element) -> Element?) -> [Element]? {
    var result: [Element]?
    for index in indices {
      if let replaced = body(self[index]) {
        if result == nil { result = self }
        result?[index] = replaced
      }
    }
    return result
  }
}
