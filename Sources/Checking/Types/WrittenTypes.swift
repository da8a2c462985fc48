import SwiftSource

/// A type as a declaration writes it, and where: typealiases mean nothing to the checker, but swiftc
/// shows them beside what they stand for.
struct WrittenType {
  let syntax: TypeSyntax
  let context: Context
  /// Whose member the declaration is: `Element` is that of it.
  var owner: Type?

  /// What is optional in it.
  var unwrapped: WrittenType? {
    guard case .optional(let wrapped) = syntax.kind else { return nil }
    return part(wrapped)
  }

  func part(_ syntax: TypeSyntax) -> WrittenType {
    WrittenType(syntax: syntax, context: context, owner: owner)
  }

  func member(of owner: Type?) -> WrittenType {
    WrittenType(syntax: syntax, context: context, owner: owner)
  }
}

extension Checker {
  /// `'TimeInterval' (aka 'Double')`; a type on its own where no typealias is written.
  func quoted(_ type: Type, as written: WrittenType?) -> String {
    let type = resolved(type)
    guard let written, let text = spelling(of: written) else { return "'\(shown(type))'" }
    guard meaning(of: written) == type else {
      return quoted(type, as: written.unwrapped)
    }
    return "'\(text)' (aka '\(type.withoutSugar)')"
  }

  private func meaning(of written: WrittenType) -> Type? {
    let found = supposing { resolve(written.syntax, in: written.context) }
    guard let owner = written.owner, written.context.enclosingNominal?.keyword == .protocol else {
      return found
    }
    return found.map { resolved(substitute($0, [resolved(owner)])) }
  }

  /// A value's type.
  func quoted(typeOf value: Typed) -> String { quoted(value.type, as: value.written) }

  /// `'String.Element' (aka 'Character')`: a member type that a typealias tells.
  func memberText(_ name: String, of base: Type, _ member: Type) -> String {
    let base = resolved(base)
    guard let nominal = base.nominal, let symbol = memberType(named: name, of: nominal),
      case .alias = symbol.kind
    else { return "'\(shown(member))'" }
    return "'\(base.withoutSugar).\(name)' (aka '\(resolved(member).withoutSugar)')"
  }

  /// How what is wanted is written.
  func written(_ type: Type, for purpose: Purpose) -> WrittenType? {
    switch purpose {
    case .argument:
      calling.last?.target.parameters.first { $0.written != nil && resolved($0.type) == type }?
        .written
    case .specified(let syntax): syntax.map { WrittenType(syntax: $0, context: context) }
    case .result: scope.function.written
    case .assignment(let written, _): written
    default: nil
    }
  }

  /// The text of a type that a typealias is part of.
  private func spelling(of type: WrittenType) -> String? {
    let part = { [self] in spelling(of: type.part($0)) }
    switch type.syntax.kind {
    case .name(nil, let name, let arguments) where !arguments.isEmpty:
      return list(arguments, type.context).map { "\(name)<\($0.joined(separator: ", "))>" }
    case .name(nil, let name, _):
      return aliasName(name, type) ?? memberName(name, type)
    case .name(let base?, let name, let arguments) where arguments.isEmpty:
      let whole = supposing { resolve(type.syntax, in: type.context) }
      guard let whole, let owner = supposing({ resolve(base, in: type.context) }) else {
        return nil
      }
      let text = "\(shown(owner)).\(name)"
      return owner.isError || shown(whole) == text ? nil : text
    case .optional(let wrapped): return part(wrapped).map { "\($0)?" }
    case .array(let element): return part(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      return list([key, value], type.context).map { "[\($0.joined(separator: " : "))]" }
    case .attributed(_, let inner): return part(inner)
    default: return nil
    }
  }

  /// `String.Element`: an associated type that a typealias of the owner tells.
  private func memberName(_ name: String, _ type: WrittenType) -> String? {
    guard let owner = type.owner.map({ resolved($0) }), let nominal = owner.nominal,
      case .associatedType? = lookupType(named: name, in: type.context)?.kind,
      case .alias? = memberType(named: name, of: nominal)?.kind
    else { return nil }
    return "\(Type.nominal(nominal, owner.arguments).withoutSugar).\(name)"
  }

  /// The texts of types; nil where none of them has a typealias.
  private func list(_ types: [TypeSyntax], _ context: Context) -> [String]? {
    let texts = types.map { spelling(of: WrittenType(syntax: $0, context: context)) }
    guard texts.contains(where: { $0 != nil }) else { return nil }
    return zip(types, texts).map { type, text in
      text ?? supposing { shown(resolve(type, in: context)) } ?? "_"
    }
  }

  /// `V.Handler`: a typealias, in the type that has it.
  private func aliasName(_ name: String, _ written: WrittenType) -> String? {
    guard name != "Void", let symbol = lookupType(named: name, in: written.context),
      case .alias = symbol.kind
    else { return nil }
    guard let owner = symbol.context.nominal else { return name }
    if let used = written.owner.map({ resolved($0) }), used.nominal === owner {
      return "\(Type.nominal(owner, used.arguments).withoutSugar).\(name)"
    }
    let type = owner.keyword == .protocol ? written.context.selfType : owner.selfType
    return type.map { "\(shown($0)).\(name)" }
  }
}

extension Type {
  /// As swiftc prints it where nothing is abbreviated: `Array<Double>`, `(Int) -> ()`.
  var withoutSugar: String {
    switch self {
    case .nominal(let nominal, let arguments) where nominal.isBuiltin && nominal.parent == nil:
      if arguments.isEmpty { return nominal.name }
      return "\(nominal.name)<\(arguments.map(\.withoutSugar).joined(separator: ", "))>"
    case .function(var function):
      function.namesVoid = false
      return Type.function(function).description
    default: return description
    }
  }
}
