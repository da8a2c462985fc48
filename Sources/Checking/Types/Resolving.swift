import Diagnostics
import SwiftSource

extension Checker {
  /// A written type's meaning. Reports what it cannot find, and gives `.error` then.
  func resolve(_ syntax: TypeSyntax, in context: Context) -> Type {
    switch syntax.kind {
    case .name(let base, let name, let arguments):
      let found = resolveName(
        base: base, name: name, arguments: arguments, syntax.range, in: context)
      warnOfBareProtocol(found, named: name, at: syntax.range)
      return found
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return absorbing([resolve(wrapped, in: context)]) { optional($0[0]) }
    case .array(let element):
      return absorbing([resolve(element, in: context)]) { type(.array, $0) }
    case .dictionary(let key, let value):
      let parts = [resolve(key, in: context), resolve(value, in: context)]
      return absorbing(parts) { parts in
        let made = type(.dictionary, parts)
        // Keys that are none are said to be so, here and wherever they are used.
        if let nominal = made.nominal { _ = takes(nominal, parts, at: syntax.range, in: context) }
        return made
      }
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return resolve(elements[0].type, in: context)
      }
      return .tuple(
        elements.map {
          TupleElement(label: $0.label == "_" ? nil : $0.label, type: resolve($0.type, in: context))
        })
    case .function(let function): return resolve(function, in: context)
    case .some(let inner):
      if namesParameters { return unnamedParameter(inner, in: context) }
      if namesClass(inner, in: context) { return resolve(inner, in: context) }
      // Outside of results and parameters: the constraint's own protocols.
      let protocols = protocolsNamed(by: inner, in: context)
      return .opaque(OpaqueType(of: "", protocols: protocols), [])
    case .any(let inner):
      if case .metatype(let instance) = inner.kind {
        return .metatype(.existential(protocolsNamed(by: instance, in: context)))
      }
      return .existential(narrowedProtocols(inner, in: context))
    case .composition(let parts):
      return .existential(parts.flatMap { protocolsNamed(by: $0, in: context) })
    case .metatype(let instance): return .metatype(resolve(instance, in: context))
    case .specified("repeat", let type): return resolve(type, in: context).expansion
    case .specified(_, let type): return resolve(type, in: context)
    case .attributed(let attributes, let type):
      return resolve(type, in: context).attributed(attributes)
    case .placeholder: return solver.fresh()
    case .missing: return .error
    }
  }

  /// The meaning of a type that alone says what it is: of a parameter, of a variable without a
  /// value.
  func resolveWhole(_ syntax: TypeSyntax, in context: Context) -> Type {
    let outer = wantsArguments
    wantsArguments = syntax.range
    defer { wantsArguments = outer }
    return resolve(syntax, in: context)
  }

  /// What a typealias stands for: a protocol too, which is no type there.
  func aliased(_ syntax: TypeSyntax, in context: Context) -> Type {
    guard case .name(let base, let name, let arguments) = syntax.kind else {
      return resolve(syntax, in: context)
    }
    return resolveName(base: base, name: name, arguments: arguments, syntax.range, in: context)
  }

  /// A protocol that only `any` makes a type of.
  private func warnOfBareProtocol(_ type: Type, named name: String, at range: SourceRange) {
    guard range.file != .max, case .existential(let protocols) = type, protocols.count == 1,
      protocols[0].name == name, protocols[0].needsAny(self)
    else { return }
    report(
      Diagnostic(
        .warning,
        "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error "
          + "in a future Swift language mode", at: range))
  }

  private func absorbing(_ parts: [Type], _ make: ([Type]) -> Type) -> Type {
    parts.contains(where: \.isError) ? .error : make(parts)
  }

  private func resolve(_ syntax: FunctionTypeSyntax, in context: Context) -> Type {
    let parameters = syntax.parameters.map { functionParameter($0.type, in: context) }
    var type = FunctionType(
      parameters, result: resolve(syntax.result, in: context), isAsync: syntax.isAsync,
      isThrowing: syntax.isThrowing)
    type.thrown = syntax.thrownType.map { resolve($0, in: context) }
    if let thrown = type.thrown, isNever(thrown) { (type.thrown, type.isThrowing) = (nil, false) }
    if case .name(nil, "Void", _) = syntax.result.kind { type.namesVoid = true }
    type.takesActor = syntax.parameters.contains {
      if case .specified("isolated", _) = $0.type.kind { true } else { false }
    }
    return .function(type)
  }

  private func functionParameter(
    _ syntax: TypeSyntax, in context: Context
  ) -> FunctionType.Parameter {
    switch syntax.kind {
    case .specified("inout", let inner):
      return .init(resolve(inner, in: context), isInout: true)
    case .specified("...", let inner):
      return .init(resolve(inner, in: context), isVariadic: true)
    case .attributed(let attributes, let inner):
      var parameter = functionParameter(inner, in: context)
      parameter.builder = builder(in: attributes, in: context)
      parameter.type = parameter.type.attributed(attributes)
      return parameter
    default: return .init(resolve(syntax, in: context))
    }
  }

  /// The result builder among attributes.
  func builder(in attributes: [Attribute], in context: Context) -> Type? {
    for attribute in attributes where !KnownAttribute.names.contains(attribute.baseName) {
      if let symbol = typeSymbol(named: attribute.name, in: context), symbol.isResultBuilder {
        return resolve(attribute.name, in: context)
      }
    }
    return nil
  }

  private func resolveName(
    base: TypeSyntax?, name: String, arguments: [TypeSyntax], _ range: SourceRange,
    in context: Context
  ) -> Type {
    if let base {
      if case .name(nil, let module, _) = base.kind, isModuleName(module),
        lookupType(named: module, in: context) == nil
      {
        // Not what the name means here: a type may have a `Duration` of its own.
        let found = libraryLookup("_\(module)_\(name)") + libraryLookup(name)
        if let symbol = found.first(where: \.isType) {
          return type(of: symbol, arguments: arguments, range, in: context)
        }
        return resolveName(base: nil, name: name, arguments: arguments, range, in: context)
      }
      let outer = aliased(base, in: context)
      if outer.isError { return .error }
      return resolveMember(name, of: outer, arguments: arguments, range, in: context)
    }
    if name == "Self" { return context.selfType ?? notFound(name, range, in: context) }
    if name == "Any" { return .any }
    if name == "Void" { return .void }
    if let parameter = context.parameter(named: name) { return .parameter(parameter) }
    guard let symbol = lookupType(named: name, in: context) else {
      return notFound(name, range, in: context)
    }
    return type(of: symbol, arguments: arguments, range, in: context)
  }

  private func notFound(_ name: String, _ range: SourceRange, in context: Context) -> Type {
    if !passOver(unsimulated: name, at: range), !passOver(inheritedType: name, in: context) {
      error("cannot find type '\(name)' in scope", at: range)
    }
    return .error
  }

  /// Whether the first name of a type is of a framework that is not simulated.
  func isUnsimulated(_ syntax: TypeSyntax, _ name: String) -> Bool {
    if case .name(let base?, _, _) = syntax.kind, case .name(_, let outer, _) = base.kind {
      return isUnsimulated(base, outer)
    }
    return passOver(unsimulated: name, at: syntax.range)
  }

  /// The type that a found symbol names: `Stack<Int>`, a typealias's meaning, `Self.Element`.
  func type(
    of symbol: Symbol, arguments: [TypeSyntax], _ range: SourceRange, in context: Context
  ) -> Type {
    let resolved = arguments.map { resolve($0, in: context) }
    if resolved.contains(where: \.isError) { return .error }
    switch symbol.kind {
    case .type(let nominal): return applied(nominal, resolved, range, in: context)
    case .alias(let clause, let syntax):
      let meaning = meaning(of: symbol, clause, syntax, namedAt: range)
      // `typealias Order = KeyPathComparator`: what is written is the generic type's.
      if clause.parameters.isEmpty, !resolved.isEmpty, let nominal = meaning.nominal {
        return applied(nominal, resolved, range, in: context)
      }
      let outer = outerArguments(of: symbol, in: context)
      let own = resolved.isEmpty ? clause.parameters.map { _ in solver.fresh() } : resolved
      return substitute(meaning, outer + own)
    case .associatedType:
      return .member(symbol.context.selfType ?? .error, name: symbol.name)
        .rewritten { self.selfMember($0, in: context) }
    default: return .error
    }
  }

  /// What a typealias stands for, in its own generic parameters.
  private func meaning(
    of alias: Symbol, _ clause: GenericClause, _ syntax: TypeSyntax, namedAt place: SourceRange
  ) -> Type {
    if let circle = aliasTrail.circle(closedBy: alias, at: place) {
      report(circle)
      return .error
    }
    aliasTrail.enter(alias, at: place)
    defer { aliasTrail.leave() }
    let inner = Context(parent: alias.context, file: alias.context.file)
    addGenerics(clause, to: inner)
    return inside(inner) { aliased(syntax, in: inner) }
  }

  /// `Element` inside of a type that conforms: that type's own meaning of it.
  private func selfMember(_ type: Type, in context: Context) -> Type? {
    guard case .member(_, let name) = type, let own = context.selfType else { return nil }
    return memberType(name, of: own)
  }

  private func outerArguments(of symbol: Symbol, in context: Context) -> [Type] {
    guard symbol.context.nominal != nil else { return symbol.context.generics.map(Type.parameter) }
    if case .parameter? = symbol.context.selfType, let own = context.selfType { return [own] }
    return symbol.context.generics.map(Type.parameter)
  }

  private func applied(
    _ nominal: NominalType, _ arguments: [Type], _ range: SourceRange, in context: Context
  ) -> Type {
    if nominal.keyword == .protocol { return .existential([nominal]) }
    let outer = nominal.parent?.generics.count ?? 0
    let ownCount = nominal.generics.count - outer
    let outerArguments = nominal.parent?.generics.map(Type.parameter) ?? []
    var arguments = arguments
    if nominal.generics.last?.isPack == true, !arguments.isEmpty, arguments.count >= ownCount {
      let list = arguments[(ownCount - 1)...].map { TupleElement(label: nil, type: $0) }
      let isPack = list.count == 1 && list[0].type.packs.map(Type.parameter) == [list[0].type]
      arguments.replaceSubrange((ownCount - 1)..., with: [isPack ? list[0].type : .tuple(list)])
    }
    if arguments.count == ownCount, !arguments.isEmpty {
      let all = outerArguments + arguments
      return takes(nominal, all, at: range, in: context) ? .nominal(nominal, all) : .error
    }
    if arguments.isEmpty {
      if ownCount == 0 { return .nominal(nominal, outerArguments) }
      // Inside of itself a generic type may leave out its arguments; elsewhere they are inferred.
      var enclosing: Context? = context
      while let current = enclosing {
        if current.nominal === nominal {
          return .nominal(nominal, nominal.generics.map(Type.parameter))
        }
        enclosing = current.parent
      }
      if wantsArguments?.contains(range) ?? false, range.file != .max {
        error(
          "reference to generic type '\(nominal.name)' requires arguments in <...>", at: range,
          notes: nominal.isBuiltin ? [] : [declarationNote(nominal)])
        return .error
      }
      return .nominal(
        nominal, outerArguments + nominal.generics.suffix(ownCount).map { solver.fresh(for: $0) })
    }
    let more = arguments.count > ownCount
    if ownCount == 0 {
      error("cannot specialize non-generic type '\(nominal.name)'", at: range)
    } else {
      error(
        "generic type '\(nominal.name)' specialized with too \(more ? "many" : "few") type "
          + "parameters (got \(arguments.count), but expected \(ownCount))", at: range,
        notes: nominal.isBuiltin ? [] : [declarationNote(nominal)])
    }
    return .error
  }

  private func declarationNote(_ nominal: NominalType) -> Diagnostic {
    Diagnostic(
      .note, "generic \(nominal.keyword.rawValue) '\(nominal.name)' declared here",
      at: nominal.scope.declaration?.nameRange ?? .none)
  }

  /// Whether written type arguments are what the type's parameters ask for, as far as that is
  /// known of them without looking at what is being resolved.
  private func takes(
    _ nominal: NominalType, _ arguments: [Type], at range: SourceRange, in context: Context
  ) -> Bool {
    guard range.file != .max, resolvingInheritance == 0, !nominal.scope.isResolvingInherited,
      let own = nominal.scope.context, !own.isResolvingConstraints
    else { return true }
    for case .subclass(.parameter(let parameter), let parent) in constraints(in: own)
    where parameter.index < arguments.count {
      let argument = arguments[parameter.index]
      guard let given = argument.nominal, !argument.hasVariables, !inheritsUnknown(given),
        !isSubclass(argument, of: parent)
      else { continue }
      let text =
        "requirement specified as '\(parameter.name)' : '\(shown(parent))' [with "
        + "\(parameter.name) = \(shown(argument))]"
      error(
        "'\(nominal.name)' requires that '\(shown(argument))' inherit from '\(shown(parent))'",
        at: range,
        notes: nominal.scope.declaration.map { [Diagnostic(.note, text, at: $0.nameRange)] } ?? [])
      return false
    }
    for case .conforms(.parameter(let parameter), let proto) in constraints(in: own)
    where parameter.index < arguments.count {
      let argument = arguments[parameter.index]
      if argument.hasVariables || argument.isGeneric && !isKnown(argument, in: context) { continue }
      guard inside(context, { conforms(argument, to: proto) }) == .no else { continue }
      error(
        "type '\(shown(argument))' does not conform to protocol '\(proto.name)'", at: range)
      return false
    }
    return true
  }

  /// Whether a type is a generic parameter of which all is known that is asked: what the types of
  /// a signature ask of its own parameters, they fulfil.
  private func isKnown(_ type: Type, in context: Context) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    var current: Context? = context
    while let one = current {
      if one.isResolvingConstraints { return false }
      if one.isResolvingSignature, parameter.index >= one.parent?.generics.count ?? 0 {
        return false
      }
      current = one.parent
    }
    return true
  }

  private func resolveMember(
    _ name: String, of base: Type, arguments: [TypeSyntax], _ range: SourceRange,
    in context: Context
  ) -> Type {
    if name == "Type" { return .metatype(base) }
    let resolved = arguments.map { resolve($0, in: context) }
    if case .existential(let protocols) = base, protocols.count == 1,
      let symbol = memberType(named: name, of: protocols[0]),
      case .alias(let clause, let syntax) = symbol.kind
    {
      // `ToggleStyle.Configuration`: one type for all that conform.
      let meaning = meaning(of: symbol, clause, syntax, namedAt: range)
      if !meaning.isGeneric { return meaning }
    }
    if let nominal = base.nominal, let symbol = memberType(named: name, of: nominal) {
      switch symbol.kind {
      case .type(let inner):
        if inner.keyword == .protocol { return .existential([inner]) }
        let missing = inner.generics.count - base.arguments.count - resolved.count
        let fresh = (0..<max(0, missing)).map { _ in solver.fresh() }
        return .nominal(inner, base.arguments + resolved + fresh)
      case .alias(let clause, let syntax):
        let meaning = meaning(of: symbol, clause, syntax, namedAt: range)
        // A protocol's alias is of its `Self`.
        let isOfProtocol = symbol.context.nominal?.keyword == .protocol
        return substitute(meaning, (isOfProtocol ? [base] : base.arguments) + resolved)
      default: break
      }
    }
    let found = memberType(name, of: base)
    if found.isError, !passOver(memberType: name, of: base) {
      error("'\(name)' is not a member type of \(base.kindWord) '\(base)'", at: range)
    }
    return found
  }

  /// The protocols of `any P<Int> & Q`, with their arguments where these are known types.
  func narrowedProtocols(_ syntax: TypeSyntax, in context: Context) -> [NominalType] {
    switch syntax.kind {
    case .composition(let parts): return parts.flatMap { narrowedProtocols($0, in: context) }
    case .name(_, _, let written) where !written.isEmpty:
      let protocols = protocolsNamed(by: syntax, in: context)
      let arguments = written.map { resolve($0, in: context) }
      guard let proto = protocols.first, protocols.count == 1,
        !arguments.contains(where: { $0.isGeneric || $0.hasVariables || $0.isError })
      else { return protocols }
      return [narrowed(proto, to: arguments)]
    default: return protocolsNamed(by: syntax, in: context)
    }
  }

  /// The protocols (and the superclass, left out) that a constraint's syntax names.
  func protocolsNamed(by syntax: TypeSyntax, in context: Context) -> [NominalType] {
    switch syntax.kind {
    case .composition(let parts): return parts.flatMap { protocolsNamed(by: $0, in: context) }
    case .any(let inner), .some(let inner), .attributed(_, let inner):
      return protocolsNamed(by: inner, in: context)
    case .specified(let word, let inner):
      return word == "~" ? [] : protocolsNamed(by: inner, in: context)
    case .name(let base, let name, let arguments):
      if base == nil, name == "Any" { return [] }
      guard let symbol = typeSymbol(named: syntax, in: context) else {
        if !isUnsimulated(syntax, name) {
          error("cannot find type '\(name)' in scope", at: syntax.range)
        }
        return []
      }
      switch symbol.kind {
      case .type(let nominal) where nominal.keyword == .protocol:
        reportPrimaryArguments(arguments.count, of: nominal, at: syntax.range)
        return [nominal]
      case .alias(_, let target): return protocolsNamed(by: target, in: symbol.context)
      default: return []
      }
    default: return []
    }
  }

  /// `any Container<Int>` of a program's protocol that names fewer associated types after its own
  /// name.
  private func reportPrimaryArguments(
    _ count: Int, of proto: NominalType, at range: SourceRange
  ) {
    guard count > 0, !proto.isBuiltin, let declared = proto.scope.syntax else { return }
    let primary = declared.generics.parameters.count
    if primary == 0 {
      let place = proto.scope.declaration?.nameRange ?? .none
      error(
        "protocol '\(proto.name)' does not have primary associated types that can be constrained",
        at: range, notes: [Diagnostic(.note, "'\(proto.name)' declared here", at: place)])
    } else if count > primary {
      error(
        "protocol type '\(proto.name)' specialized with too many type arguments (got \(count), but "
          + "expected \(primary))", at: range)
    }
  }
}

extension NominalType {
  /// Whether a protocol has associated types, or asks for `Self` in a parameter.
  fileprivate func needsAny(_ checker: Checker) -> Bool {
    checker.allProtocols(of: self).contains { proto in
      if !proto.scope.associatedTypes.isEmpty { return true }
      return proto.scope.ordered.contains { symbol in
        guard case .function(let function) = symbol.kind, symbol.isRequirement else { return false }
        return function.signature.parameters.contains { $0.type?.isSelf ?? false }
      }
    }
  }
}

extension Type {
  /// A function type with the attributes before it that are shown.
  func attributed(_ attributes: [Attribute]) -> Type {
    guard case .function(var function) = self else { return self }
    if attributes.contains(where: { $0.baseName == "MainActor" }) { function.isMainActor = true }
    if attributes.contains(where: { $0.baseName == "Sendable" }) {
      function.isSendable = true
      function.runsApart = true
    }
    if attributes.contains(where: { $0.baseName == "isolated" }) { function.runsApart = true }
    return .function(function)
  }

  /// Whether type parameters, or types that only a body tells, are part of it.
  var isGeneric: Bool {
    var found = false
    walk { part in
      switch part {
      case .parameter, .member, .opaque, .error: found = true
      default: break
      }
    }
    return found
  }

  /// `struct`, `class`, `type`: what swiftc calls it before its name.
  var kindWord: String {
    nominal?.keyword.rawValue ?? "type"
  }
}
