import SwiftSource

/// Encoding and decoding as the compiler writes them: Swift source, checked and run like what
/// people write themselves.
extension Checker {
  /// Adds `CodingKeys`, `encode(to:)` and `init(from:)` where the type promises to be coded and
  /// does not declare them. Done when one of these names is first asked for.
  func addCoding(to nominal: NominalType) {
    guard !nominal.scope.hasCoding, !nominal.scope.isResolvingInherited, !nominal.isBuiltin,
      nominal.keyword != .protocol
    else { return }
    let promised = inherited(of: nominal)
    guard !nominal.scope.hasCoding else { return }
    nominal.scope.hasCoding = true
    func context(promising known: WellKnown) -> Context? {
      guard let proto = self.known(known),
        nominal.superclass.map({ allProtocols(of: $0).contains { $0 === proto } }) != true
      else { return nil }
      return promised.first { inherits($0.proto, from: proto) }?.context
    }
    if let place = context(promising: .codingKey), nominal.keyword == .enum,
      nominal.scope.members["stringValue"] == nil
    {
      let names = codingCases(of: nominal).map(\.name)
      let raw = nominal.scope.rawType?.nominal?.wellKnown
      let text = raw == .string ? CodingSource.textKey : CodingSource.key(names)
      addMembers(written: raw == .int ? CodingSource.numberKey : text, in: place)
    }
    let hasRawValue = nominal.keyword == .enum && nominal.scope.rawType != nil
    let encodes = hasRawValue ? nil : context(promising: .encodable)
    let decodes = hasRawValue ? nil : context(promising: .decodable)
    let writesEncoding = encodes != nil && !declares("encode", labelled: "to", nominal)
    let writesDecoding = decodes != nil && !declares("init", labelled: "from", nominal)
    guard writesEncoding || writesDecoding else { return }
    var source = CodingSource(
      isClass: nominal.isClass, hasSuperclass: nominal.superclass != nil,
      cases: codingCases(of: nominal), properties: codingProperties(of: nominal))
    source.select(ownCodingKeys(of: nominal))
    if nominal.keyword == .enum {
      addMembers(written: source.caseKeys, in: nominal.scope.context)
    } else if nominal.scope.members["CodingKeys"] == nil {
      addMembers(written: source.keys, in: nominal.scope.context)
    }
    let isEnum = nominal.keyword == .enum
    if writesEncoding {
      addMembers(written: isEnum ? source.encodingOfCases : source.encoding, in: encodes)
    }
    if writesDecoding {
      addMembers(written: isEnum ? source.decodingOfCases : source.decoding, in: decodes)
    }
  }

  private func addMembers(written text: String, in context: Context?) {
    guard let context, let nominal = context.nominal else { return }
    let declarations = parse(text).items.compactMap { item -> Declaration? in
      if case .declaration(let declaration) = item.kind { declaration } else { nil }
    }
    addMembers(declarations, to: nominal, in: context)
  }

  private func declares(_ name: String, labelled label: String, _ nominal: NominalType) -> Bool {
    (nominal.scope.members[name] ?? []).contains { symbol in
      switch symbol.kind {
      case .function(let function): function.signature.parameters.map(\.label) == [label]
      case .initializer(let item): item.signature.parameters.map(\.label) == [label]
      default: false
      }
    }
  }

  private func codingCases(of nominal: NominalType) -> [CodingSource.Case] {
    nominal.scope.ordered.compactMap { symbol in
      guard case .enumCase(_, let item) = symbol.kind else { return nil }
      let payload = (item.payload ?? []).map { parameter in
        CodingSource.Property(
          name: parameter.label ?? "", isOptional: isOptionalSyntax(parameter.type),
          hasValue: false, isConstant: true)
      }
      return CodingSource.Case(name: item.name, payload: payload)
    }
  }

  private func codingProperties(of nominal: NominalType) -> [CodingSource.Property] {
    if !nominal.scope.isCompleted { complete(nominal) }
    let properties = nominal.scope.storedSymbols.compactMap { symbol -> CodingSource.Property? in
      guard !symbol.isLazy else { return nil }
      if let use = wrapperUse(of: symbol), !use.nominal.isBuiltin {
        return CodingSource.Property(
          name: symbol.name, isOptional: false, hasValue: false, isConstant: false,
          wrapper: shown(use.storage))
      }
      let isOptional = isOptionalSyntax(symbol.binding?.type)
      return CodingSource.Property(
        name: symbol.name, isOptional: isOptional,
        hasValue: symbol.binding?.initializer != nil || isOptional && !symbol.isLet,
        isConstant: symbol.isLet && symbol.binding?.initializer != nil,
        key: codingName(of: symbol, in: nominal))
    }
    guard hasMacro("Observable", nominal) else { return properties }
    let registrar = CodingSource.Property(
      name: "_$observationRegistrar", isOptional: false, hasValue: true, isConstant: true,
      value: "[String: Int]()")
    return properties + [registrar]
  }

  /// The name by which a stored property is coded: `@Observable` stores `_count` for `count`.
  func codingName(of property: Symbol, in nominal: NominalType) -> String {
    let isMoved =
      hasMacro("Observable", nominal) && !property.isLet
      && !property.hasAttribute("ObservationIgnored")
    return isMoved ? "_" + property.name : property.name
  }

  private func hasMacro(_ name: String, _ nominal: NominalType) -> Bool {
    nominal.scope.declaration?.attributes.contains { $0.baseName == name } == true
  }

  /// The cases of the `CodingKeys` that the program declares; nil without one.
  private func ownCodingKeys(of nominal: NominalType) -> [String]? {
    for symbol in nominal.scope.members["CodingKeys"] ?? [] {
      if case .type(let keys) = symbol.kind { return codingCases(of: keys).map(\.name) }
    }
    return nil
  }
}

/// The text of what the compiler writes for a type that is coded.
struct CodingSource {
  struct Property {
    var name: String
    var isOptional: Bool
    var hasValue: Bool
    /// A `let` that has its value: encoded, never decoded.
    var isConstant: Bool
    /// The type of a wrapped property's wrapper, which is what is coded.
    var wrapper: String?

    /// The name by which it is coded, where that is another.
    var key: String?
    /// What is coded in its place: an expression.
    var value: String?

    var keyName: String { key ?? name }
    /// What an instance keeps for it.
    var storage: String { wrapper == nil ? CodingSource.escaped(name) : "_" + name }
  }

  struct Case {
    var name: String
    var payload: [Property]
  }

  var isClass: Bool
  var hasSuperclass: Bool
  var cases: [Case]
  var properties: [Property]

  /// Only what the program's own keys name is coded.
  mutating func select(_ keys: [String]?) {
    guard let keys else { return }
    properties.removeAll { !keys.contains($0.keyName) }
  }

  /// A name that is a keyword of Swift stands in backticks.
  fileprivate static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "default", "switch", "case", "class", "struct", "enum", "extension", "protocol", "func", "var",
    "let", "in", "for", "while", "repeat", "if", "else", "guard", "return", "throw", "do", "try",
    "catch", "is", "as", "import", "init", "deinit", "subscript", "operator", "static", "public",
    "private", "internal", "fileprivate", "where", "true", "false", "nil", "super", "self", "Self",
    "Any", "throws", "rethrows", "break", "continue", "fallthrough", "defer", "inout", "typealias",
    "associatedtype",
  ]

  /// The members of keys that have texts or numbers of their own.
  static let textKey = """
    var stringValue: String { rawValue }
    init?(stringValue: String) { self.init(rawValue: stringValue) }
    var intValue: Int? { nil }
    init?(intValue: Int) { return nil }
    """
  static let numberKey = """
    var stringValue: String { String(rawValue) }
    init?(stringValue: String) { return nil }
    var intValue: Int? { rawValue }
    init?(intValue: Int) { self.init(rawValue: intValue) }
    """

  static func key(_ names: [String]) -> String {
    let names = names.map { ($0, escaped($0)) }
    let texts = names.map { "case .\($0.1): return \"\($0.0)\"" }.joined(separator: "\n")
    let matches = names.map { "case \"\($0.0)\": self = .\($0.1)" }.joined(separator: "\n")
    return """
      var stringValue: String {
        switch self {
        \(names.isEmpty ? "default: return \"\"" : texts)
        }
      }
      init?(stringValue: String) {
        switch stringValue {
        \(matches)
        default: return nil
        }
      }
      var intValue: Int? { nil }
      init?(intValue: Int) { return nil }
      """
  }

  private static func keyType(_ name: String, _ cases: [String]) -> String {
    let list = cases.map { "case \(escaped($0))\n" }.joined()
    return "private enum \(name): CodingKey {\n\(list)}\n"
  }

  var keys: String { Self.keyType("CodingKeys", properties.map(\.keyName)) }

  var encoding: String {
    let lines = properties.map { property in
      "try container.encode\(property.isOptional ? "IfPresent" : "")"
        + "(\(property.value ?? "self." + property.storage), "
        + "forKey: .\(Self.escaped(property.keyName)))\n"
    }
    return """
      func encode(to encoder: any Encoder) throws {
        \(lines.isEmpty ? "let" : "var") container = encoder.container(keyedBy: CodingKeys.self)
        \(lines.isEmpty ? "_ = container" : lines.joined())
      }
      """
  }

  var decoding: String {
    let lines = properties.filter { !$0.isConstant }.map { property in
      if let wrapper = property.wrapper {
        return "self.\(property.storage) = try container.decode(\(wrapper).self, forKey: "
          + ".\(Self.escaped(property.keyName)))\n"
      }
      let present = property.isOptional ? "_decodeIfPresent" : "_decode"
      return "self.\(Self.escaped(property.name)) = try container.\(present)"
        + "(.\(Self.escaped(property.keyName)))\n"
    }
    return """
      \(isClass ? "required " : "")init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        \(lines.isEmpty ? "_ = container" : lines.joined())
        \(hasSuperclass ? "super.init()" : "")
      }
      """
  }

  // MARK: Enums with payloads

  /// `RadiusCodingKeys` of `radius`.
  private func keyTypeName(_ one: Case) -> String {
    one.name.prefix(1).uppercased() + one.name.dropFirst() + "CodingKeys"
  }

  private func names(_ one: Case) -> [String] {
    one.payload.enumerated().map { $0.element.name.isEmpty ? "_\($0.offset)" : $0.element.name }
  }

  var caseKeys: String {
    Self.keyType("CodingKeys", cases.map(\.name))
      + cases.map { Self.keyType(keyTypeName($0), names($0)) }.joined()
  }

  var encodingOfCases: String {
    let branches = cases.map { one in
      let names = names(one)
      let bound = names.enumerated().map { "value\($0.offset)" }.joined(separator: ", ")
      let lines = names.enumerated().map { index, name in
        let suffix = one.payload[index].isOptional ? "IfPresent" : ""
        return "try nested.encode\(suffix)(value\(index), forKey: .\(Self.escaped(name)))\n"
      }
      return """
        case \(names.isEmpty ? ".\(Self.escaped(one.name))" : "let .\(Self.escaped(one.name))(\(bound))"):
          \(names.isEmpty ? "let" : "var") nested = container.nestedContainer(
            keyedBy: \(keyTypeName(one)).self, forKey: .\(Self.escaped(one.name)))
          \(names.isEmpty ? "_ = nested" : lines.joined())
        """
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        \(branches.joined(separator: "\n"))
        }
      }
      """
  }

  var decodingOfCases: String {
    let branches = cases.map { one in
      let values = zip(names(one), one.payload).map { name, property in
        let label = property.name.isEmpty ? "" : "\(Self.escaped(property.name)): "
        let present = property.isOptional ? "_decodeIfPresent" : "_decode"
        return "\(label)try nested.\(present)(.\(Self.escaped(name)))"
      }
      return """
        case .\(Self.escaped(one.name)):
          let nested = try container.nestedContainer(
            keyedBy: \(keyTypeName(one)).self, forKey: .\(Self.escaped(one.name)))
          _ = nested
          self = .\(Self.escaped(one.name))\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        """
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let keys = container.allKeys
        guard keys.count == 1, let key = keys.first else {
          throw DecodingError.typeMismatch(
            Self.self,
            DecodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "Invalid number of keys found, expected one."))
        }
        switch key {
        \(branches.joined(separator: "\n"))
        }
      }
      """
  }
}
