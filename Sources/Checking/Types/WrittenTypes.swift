import SwiftSource

/// A type as a declaration writes it, and where: typealiases mean nothing to the checker, but
/// swiftc shows them beside what they stand for.
struct WrittenType {
  /// Whose member the declaration is: a type, and how that is written.
  final class Owner {
    let type: Type
    let written: WrittenType?

    init(_ type: Type, _ written: WrittenType?) {
      self.type = type
      self.written = written
    }
  }

  let syntax: TypeSyntax
  let context: Context
  /// `Element` is that of it.
  var owner: Owner?

  /// What is optional in it.
  var unwrapped: WrittenType? {
    guard case .optional(let wrapped) = syntax.kind else { return nil }
    return part(wrapped)
  }

  func part(_ syntax: TypeSyntax) -> WrittenType {
    WrittenType(syntax: syntax, context: context, owner: owner)
  }

  /// As a member of a value that is written so; what is of another's already stays that.
  func member(of owner: Type?, written: WrittenType? = nil) -> WrittenType {
    guard self.owner == nil, let owner else { return self }
    return WrittenType(syntax: syntax, context: context, owner: Owner(owner, written))
  }

  func member(of owner: Typed?) -> WrittenType { member(of: owner?.type, written: owner?.written) }

  /// An element of the tuple that it is.
  func element(_ index: Int) -> WrittenType? {
    guard case .tuple(let elements) = syntax.kind, index < elements.count else { return nil }
    return part(elements[index].type)
  }

  /// A parameter of the function that it is.
  func parameter(_ index: Int) -> WrittenType? {
    switch syntax.kind {
    case .attributed(_, let inner), .specified(_, let inner): part(inner).parameter(index)
    case .optional(let inner): part(inner).parameter(index)
    case .tuple(let elements) where elements.count == 1: part(elements[0].type).parameter(index)
    case .function(let function) where index < function.parameters.count:
      part(function.parameters[index].type)
    default: nil
    }
  }

  /// What the function that it is gives.
  var result: WrittenType? {
    switch syntax.kind {
    case .attributed(_, let inner), .specified(_, let inner), .optional(let inner):
      part(inner).result
    case .tuple(let elements) where elements.count == 1: part(elements[0].type).result
    case .function(let function): part(function.result)
    default: nil
    }
  }

  /// Whether the function that it is has a name.
  var isNamed: Bool {
    switch syntax.kind {
    case .attributed(_, let inner), .specified(_, let inner), .optional(let inner):
      part(inner).isNamed
    case .name: true
    default: false
    }
  }

  /// Whether it is `Void`, or what is optional in it is.
  var namesVoid: Bool {
    switch syntax.kind {
    case .name(nil, "Void", _): true
    case .optional(let inner): part(inner).namesVoid
    default: false
    }
  }

  /// A generic argument of the type that it is.
  func argument(_ index: Int) -> WrittenType? {
    switch syntax.kind {
    case .array(let element) where index == 0: part(element)
    case .dictionary(let key, let value): part(index == 0 ? key : value)
    case .name(_, _, let arguments) where index < arguments.count: part(arguments[index])
    default: nil
    }
  }
}

extension Checker {
  /// `'TimeInterval' (aka 'Double')`; a type on its own where no typealias is written.
  func quoted(_ type: Type, as written: WrittenType?) -> String {
    let type = resolved(type)
    if type.isVoid, written?.namesVoid ?? false { return "'Void'" }
    guard let written, let text = spelling(of: written) else {
      return "'\(written.flatMap { longhand($0, of: type) } ?? shown(type))'"
    }
    guard meaning(of: written).map(withDefaults) == withDefaults(type) else {
      return quoted(type, as: written.unwrapped)
    }
    return "'\(text)' (aka '\(presentable(withDefaults(type)).withoutSugar)')"
  }

  /// As a typealias names it, where one is written.
  func shown(_ type: Type, as written: WrittenType?) -> String {
    written.flatMap { spelling(of: $0) } ?? shown(type)
  }

  /// `Array<Int>`, where it is written so.
  private func longhand(_ written: WrittenType, of type: Type) -> String? {
    guard case .name(nil, let name, let arguments) = written.syntax.kind, !arguments.isEmpty,
      let nominal = type.nominal, nominal.isBuiltin, nominal.name == name,
      meaning(of: written) == type
    else { return nil }
    return "\(name)<\(type.arguments.map(shown).joined(separator: ", "))>"
  }

  private func meaning(of written: WrittenType) -> Type? {
    let found = supposing { resolve(written.syntax, in: written.context) }
    guard let found, let owner = written.owner.map({ resolved($0.type) }),
      let nominal = written.context.enclosingNominal
    else { return found }
    if nominal.keyword == .protocol { return resolved(substitute(found, [owner])) }
    return owner.nominal === nominal ? resolved(substitute(found, owner.arguments)) : found
  }

  /// A method that is named, not called: `'(String.Element) -> Bool' (aka '(Character) -> Bool')`.
  func quoted(reference type: Type, to method: Candidate) -> String {
    let signature = signature(of: method.symbol)
    guard case .function(let function) = type else { return "'\(shown(type))'" }
    let text = { [self] (type: Type, written: WrittenType?) in
      written.flatMap { spelling(of: $0.member(of: method.base)) } ?? shown(type)
    }
    let parameters = zip(function.parameters, signature.parameters).map {
      text($0.type, $1.written)
    }
    let whole = function.text(parameters, text(function.result, signature.written))
    let plain = "'\(shown(type))'"
    return "'\(whole)'" == plain
      ? plain : "'\(whole)' (aka '\(presentable(resolved(type)).withoutSugar)')"
  }

  /// A value's type.
  func quoted(typeOf value: Typed) -> String { quoted(value.type, as: value.written) }

  /// `'String.Element' (aka 'Character')`: a member type that a typealias tells.
  func memberText(_ name: String, of base: Type, _ member: Type) -> String {
    guard let text = aliasText(name, of: resolved(base)) else { return "'\(shown(member))'" }
    return "'\(text)' (aka '\(resolved(member).withoutSugar)')"
  }

  /// How the elements that a loop takes from a sequence are written: as its own arguments are, or
  /// as its subscript tells those that it pairs.
  func written(elementOf sequence: Typed) -> WrittenType? {
    let type = resolved(sequence.type)
    guard let nominal = type.nominal else { return nil }
    // In pairs with a number, what is an argument of the sequence's own has only its name.
    if nominal.name == "EnumeratedSequence",
      type.arguments.first?.nominal?.generics.contains(where: { $0.name == "Element" }) == true
    {
      return nil
    }
    if let index = nominal.generics.firstIndex(where: { $0.name == "Element" }) {
      return sequence.written?.argument(index)
    }
    return ownMembers(of: nominal, named: "subscript").lazy
      .compactMap { self.signature(of: $0).written }
      .first { if case .tuple = $0.syntax.kind { true } else { false } }?.member(of: sequence)
  }

  /// How what is wanted is written.
  func written(_ type: Type, for purpose: Purpose) -> WrittenType? {
    switch purpose {
    case .argument:
      calling.last.flatMap { call in
        call.target.parameters.first { $0.written != nil && resolved($0.type) == resolved(type) }?
          .written?.member(of: call.target.receiver)
      }
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
      return list(arguments, type).map { "\(name)<\($0.joined(separator: ", "))>" }
    case .name(nil, let name, _):
      if let argument = ownerArgument(name, type) { return spelling(of: argument) }
      return aliasName(name, type) ?? memberName(name, type)
    case .name(let base?, let name, let arguments) where arguments.isEmpty:
      guard let whole = meaning(of: type), let owner = meaning(of: type.part(base)), !owner.isError
      else { return nil }
      let text = "\(presentable(owner).withoutSugar).\(name)"
      return shown(whole) == text ? nil : text
    case .optional(let wrapped): return part(wrapped).map { "\($0)?" }
    case .array(let element): return part(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      return list([key, value], type).map { "[\($0.joined(separator: " : "))]" }
    case .attributed(_, let inner), .specified(_, let inner): return part(inner)
    case .tuple(let elements):
      return list(elements.map(\.type), type).map { texts in
        let parts = zip(elements, texts).map { element, text in
          element.label.map { "\($0): \(text)" } ?? text
        }
        return "(\(parts.joined(separator: ", ")))"
      }
    case .function(let function):
      return list(
        function.parameters.map(\.type) + [function.result], type
      ).map { texts in
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        let parameters = texts.dropLast().joined(separator: ", ")
        return "(\(parameters))\(effects) -> \(texts[texts.count - 1])"
      }
    default: return nil
    }
  }

  /// How the type is written whose generic parameter it is: `Element` of `[SubSequence]`.
  private func ownerArgument(_ name: String, _ type: WrittenType) -> WrittenType? {
    guard let owner = type.owner, let written = owner.written,
      let index = resolved(owner.type).nominal?.generics.firstIndex(where: { $0.name == name })
    else { return nil }
    return written.argument(index)
  }

  /// `String.Element`: an associated type that a typealias of the owner tells.
  private func memberName(_ name: String, _ type: WrittenType) -> String? {
    guard case .associatedType? = lookupType(named: name, in: type.context)?.kind else {
      return nil
    }
    return type.owner.flatMap { aliasText(name, of: resolved($0.type)) }
  }

  private func aliasText(_ name: String, of owner: Type) -> String? {
    guard let nominal = owner.nominal else { return nil }
    switch memberType(named: name, of: nominal)?.kind {
    case .alias: break
    case nil, .associatedType:
      // What a type of the program has for it without saying so is a typealias, too.
      guard !nominal.isBuiltin, !nominal.generics.contains(where: { $0.name == name }),
        typeWitness(name, of: nominal) != nil
      else { return nil }
    default: return nil
    }
    let owner = withDefaults(owner)
    return owner.hasVariables ? nil : "\(presentable(owner).withoutOwnSugar).\(name)"
  }

  /// The texts of types; nil where none of them has a typealias.
  private func list(_ types: [TypeSyntax], _ whole: WrittenType) -> [String]? {
    let texts = types.map { spelling(of: whole.part($0)) }
    guard texts.contains(where: { $0 != nil }) else { return nil }
    return zip(types, texts).map { type, text in
      text ?? meaning(of: whole.part(type)).map { shown($0) } ?? "_"
    }
  }

  /// `V.Handler`: a typealias, in the type that has it.
  private func aliasName(_ name: String, _ written: WrittenType) -> String? {
    guard name != "Void", let symbol = lookupType(named: name, in: written.context),
      case .alias = symbol.kind
    else { return nil }
    guard let owner = symbol.context.nominal else { return name }
    if let used = written.owner.map({ resolved($0.type) }), used.nominal === owner {
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
    case .function(let function):
      let parameters = function.parameters.map(\.type.withoutSugar)
      return function.text(parameters, function.result.withoutSugar)
    case .tuple(let elements) where !elements.contains(where: \.isExpansion):
      let texts = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + element.type.withoutSugar
      }
      return "(\(texts.joined(separator: ", ")))"
    default: return description
    }
  }

  /// `Dictionary<String, [Int]>`, as what a member's type is shown of.
  var withoutOwnSugar: String {
    guard case .nominal(let nominal, let arguments) = self, nominal.isBuiltin,
      nominal.parent == nil, !arguments.isEmpty
    else { return withoutSugar }
    return "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
