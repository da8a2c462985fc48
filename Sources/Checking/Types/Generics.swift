import Diagnostics
import SwiftSource

extension Checker {
  /// A declaration's type with its context's generic parameters replaced, by index.
  func substitute(_ type: Type, _ arguments: [Type]) -> Type {
    if arguments.isEmpty { return type }
    return type.rewritten { part in
      switch part {
      case .parameter(let parameter):
        return parameter.index < arguments.count ? arguments[parameter.index] : part
      case .member(let base, let name):
        return self.memberType(name, of: self.substitute(base, arguments))
      case .tuple(let elements) where elements.contains(where: \.isExpansion):
        return .expanded(elements) {
          self.substitute($0, arguments)
        } list: { part in
          guard case .parameter(let own) = part, own.isPack, own.index < arguments.count,
            case .tuple(let list) = arguments[own.index]
          else { return nil }
          return list
        }
      default: return nil
      }
    }
  }

  func substitute(_ constraint: Constraint, _ arguments: [Type]) -> Constraint {
    switch constraint {
    case .conforms(let type, let proto): .conforms(substitute(type, arguments), proto)
    case .subclass(let type, let parent):
      .subclass(substitute(type, arguments), substitute(parent, arguments))
    case .same(let a, let b): .same(substitute(a, arguments), substitute(b, arguments))
    }
  }

  /// What the associated type, typealias or nested type `name` of `base` is.
  func memberType(_ name: String, of base: Type) -> Type {
    let base = solver.shallow(base)
    switch base {
    case .variable:
      if let awaited = solver.awaited(name, of: base) { return awaited }
      let result = solver.fresh()
      let requirement = asking ?? Solver.Requirement(range: checked)
      solver.pending.append(.projection(result, base: base, name: name, requirement))
      return result
    case .parameter, .member:
      let written = Type.member(base, name: name)
      if let same = sameType(as: written, in: context) { return same }
      // `Bound.Stride` where `Bound == Int`.
      if let known = sameType(as: base, in: context), case .nominal = known {
        return memberType(name, of: known)
      }
      return shortened(name, of: base) ?? alias(name, of: base) ?? written
    case .opaque(let opaque, let arguments):
      if let underlying = opaque.underlying {
        return memberType(name, of: substitute(underlying, arguments))
      }
      for proto in opaque.protocols {
        if let known = proto.scope.narrowed?.arguments[name] { return substitute(known, arguments) }
      }
      return .member(base, name: name)
    case .nominal(let nominal, let arguments):
      return memberType(name, of: nominal, arguments)
    case .existential(let protocols):
      if let known = fixedType(name, by: protocols) { return known }
      for proto in protocols.flatMap({ allProtocols(of: $0) }) {
        if ownMembers(of: proto, named: name).contains(where: \.isType) {
          // Of which type it is, is not known outside.
          return .existential(associatedBounds(base, name))
        }
      }
      return .error
    case .error: return .error
    case .tuple, .function, .metatype: return .error
    }
  }

  /// What an `any P<Int>` says that an associated type is.
  func fixedType(_ name: String, by protocols: [NominalType]) -> Type? {
    protocols.lazy.flatMap { self.allProtocols(of: $0) }
      .compactMap { $0.scope.narrowed?.arguments[name] ?? self.fixedType(name, by: $0) }.first
  }

  /// `C.Iterator.Element == Int` says what `C.Element` is.
  private func shortened(_ constraint: Constraint) -> Constraint {
    func short(_ type: Type) -> Type {
      guard case .member(.member(let base, "Iterator"), "Element") = type else { return type }
      return .member(base, name: "Element")
    }
    guard case .same(let a, let b) = constraint else { return constraint }
    // What tells that the two are one stays as it is.
    return short(a) == short(b) ? constraint : .same(short(a), short(b))
  }

  /// `C.Element` for the same type's longer name, `C.Iterator.Element`: its protocols say so.
  private func shortened(_ name: String, of base: Type) -> Type? {
    guard case .member(let inner, let middle) = base else { return nil }
    var known = protocols(of: inner)
    if case .existential(let own) = inner { known = own }
    for proto in known.flatMap({ allProtocols(of: $0) }) {
      guard let own = proto.scope.context, let parameter = proto.generics.first else { continue }
      let long = Type.member(.member(.parameter(parameter), name: middle), name: name)
      for case .same(let a, let b) in ownConstraints(of: own) where a == long || b == long {
        let short = a == long ? b : a
        if short.depth < long.depth { return substitute(short, [inner]) }
      }
    }
    return nil
  }

  /// What a typealias means that the protocols of a type parameter declare in their extensions.
  private func alias(_ name: String, of base: Type) -> Type? {
    for proto in protocols(of: base).flatMap({ allProtocols(of: $0) }) {
      for own in ownMembers(of: proto, named: name) {
        guard case .alias(let clause, let syntax) = own.kind, clause.parameters.isEmpty else {
          continue
        }
        let meaning = inside(own.context) { resolve(syntax, in: own.context) }
        return substitute(meaning, [base])
      }
    }
    return nil
  }

  private func memberType(
    _ name: String, of nominal: NominalType, _ arguments: [Type]
  ) -> Type {
    if let own = ownMembers(of: nominal, named: name).first(where: \.isType) {
      switch own.kind {
      case .type(let inner): return .nominal(inner, arguments)
      case .alias(_, let syntax):
        let meaning = inside(own.context) { resolve(syntax, in: own.context) }
        return substitute(meaning, arguments)
      default: break
      }
    }
    // A sequence may name its own parameter `Element`, and give something made of it.
    if name == "Element", !nominal.isBuiltin, let witness = typeWitness(name, of: nominal) {
      return substitute(witness, arguments)
    }
    if let parameter = nominal.generics.first(where: { $0.name == name }),
      parameter.index < arguments.count
    {
      return arguments[parameter.index]
    }
    if let witness = typeWitness(name, of: nominal) { return substitute(witness, arguments) }
    if let parent = superclass(of: nominal) {
      return memberType(name, of: substitute(parent, arguments))
    }
    return .error
  }

  // MARK: Constraints

  /// All constraints that hold in a context, outer levels first.
  func constraints(in context: Context) -> [Constraint] {
    if let cached = context.cached { return cached }
    var result = context.parent.map { constraints(in: $0) } ?? []
    if context.isExtension, let own = context.nominal?.scope.context {
      result += constraints(in: own)
    }
    let isPartial = context.isResolvingConstraints
    result += ownConstraints(of: context)
    if !isPartial { context.cached = result }
    return result
  }

  func ownConstraints(of context: Context) -> [Constraint] {
    if let known = context.ownConstraints { return known }
    guard !context.isResolvingConstraints else { return [] }
    context.isResolvingConstraints = true
    // What holds where it is asked for says nothing of what is written here.
    let outer = self.context
    self.context = context
    defer {
      context.isResolvingConstraints = false
      self.context = outer
    }
    var result: [Constraint] = []
    if context.isProtocolBody, let nominal = context.nominal, let own = nominal.generics.first {
      result.append(.conforms(.parameter(own), nominal))
    }
    for syntax in context.clause?.parameters ?? [] {
      guard let parameter = context.named[syntax.name], let inherited = syntax.inherited
      else { continue }
      result += bounds(of: .parameter(parameter), inherited, in: context)
    }
    let requirements =
      (context.clause?.requirements ?? []) + (context.extensionDeclaration?.requirements ?? [])
    for requirement in requirements { result += resolved(requirement, in: context) }
    result = result.map { shortened($0) }
    result += writtenArguments(of: context)
    context.ownConstraints = result
    return result
  }

  /// `extension Array<Int>`: what is written is what the parameters are.
  private func writtenArguments(of context: Context) -> [Constraint] {
    guard let extended = context.extensionDeclaration?.extended, let nominal = context.nominal
    else { return [] }
    if nominal.keyword == .protocol {
      guard let own = nominal.generics.first else { return [] }
      return primaryArguments(of: .parameter(own), extended, [nominal], in: context)
    }
    let written: [TypeSyntax]
    switch extended.kind {
    case .array(let element): written = [element]
    case .optional(let wrapped): written = [wrapped]
    case .dictionary(let key, let value): written = [key, value]
    case .name(_, _, let arguments): written = arguments
    default: return []
    }
    return zip(nominal.generics, written).map {
      .same(.parameter($0), resolve($1, in: context.parent ?? context))
    }
  }

  /// The constraints that `T: P & Q` writes.
  func bounds(of type: Type, _ syntax: TypeSyntax, in context: Context) -> [Constraint] {
    switch syntax.kind {
    case .composition(let parts): return parts.flatMap { bounds(of: type, $0, in: context) }
    case .specified("~", _): return []
    default: break
    }
    let protocols = protocolsNamed(by: syntax, in: context)
    if !protocols.isEmpty {
      var result: [Constraint] = protocols.map { .conforms(type, $0) }
      result += primaryArguments(of: type, syntax, protocols, in: context)
      return result
    }
    let parent = resolve(syntax, in: context)
    guard case .nominal(let nominal, _) = parent else { return [] }
    if nominal.isClass { return [.subclass(type, parent)] }
    if syntax.range.file != .max {
      error(
        "type '\(shown(type))' constrained to non-protocol, non-class type '\(shown(parent))'",
        at: syntax.range)
    }
    return []
  }

  /// `some Collection<Int>`: the primary associated type is the protocol's first.
  private func primaryArguments(
    of type: Type, _ syntax: TypeSyntax, _ protocols: [NominalType], in context: Context
  ) -> [Constraint] {
    guard case .name(_, _, let arguments) = syntax.kind, !arguments.isEmpty,
      let proto = protocols.first
    else { return [] }
    return zip(primaryNames(of: proto), arguments).map { name, argument in
      .same(.member(type, name: name), resolve(argument, in: context))
    }
  }

  private func primaryNames(of proto: NominalType) -> [String] {
    let names = proto.scope.syntax?.generics.parameters.map(\.name) ?? []
    if !names.isEmpty { return names }
    return allProtocols(of: proto).flatMap { $0.scope.associatedTypes.map(\.name) }
  }

  /// `P<Int>` of `any P<Int>`: a protocol that whatever conforms to `P` with that type conforms to.
  func narrowed(_ proto: NominalType, to arguments: [Type]) -> NominalType {
    if let known = proto.scope.narrower[arguments] { return known }
    let texts = arguments.map(\.description).joined(separator: ", ")
    let made = NominalType(
      name: "\(proto.name)<\(texts)>", keyword: .protocol, isBuiltin: proto.isBuiltin)
    made.generics = proto.generics
    made.scope.context = proto.scope.context
    made.scope.inherited = []
    made.scope.allProtocols = [made] + allProtocols(of: proto)
    let names = zip(primaryNames(of: proto), arguments)
    made.scope.narrowed = (proto, Dictionary(names, uniquingKeysWith: { first, _ in first }))
    proto.scope.narrower[arguments] = made
    return made
  }

  /// What a protocol's own constraints say that an associated type is: `where Value == Int`.
  private func fixedType(_ name: String, by proto: NominalType) -> Type? {
    guard let own = proto.scope.context, let first = proto.generics.first else { return nil }
    for case .same(.member(.parameter(let parameter), name: let member), let bound)
      in constraints(in: own)
    where parameter === first && member == name {
      if case .nominal = bound, !bound.isGeneric { return bound }
    }
    return nil
  }

  private func resolved(_ requirement: GenericRequirement, in context: Context) -> [Constraint] {
    switch requirement {
    case .conformance(let subject, let bound):
      return bounds(of: resolve(subject, in: context), bound, in: context)
    case .sameType(let a, let b):
      return [.same(resolve(a, in: context), resolve(b, in: context))]
    }
  }

  /// What a type parameter or its member is said to equal in this context: of several names for one
  /// type the shortest, of the first parameter.
  func sameType(as type: Type, in context: Context) -> Type? {
    for case .same(let a, let b) in constraints(in: context) {
      if a == type, b != type, b.rank < a.rank { return b }
      if b == type, a != type, a.rank <= b.rank { return a }
    }
    guard case .member(let base, let name) = type, isParameterLike(base) else { return nil }
    return requiredType(of: base, name)
  }

  /// The one type that the protocols of a type parameter ask its associated type to be, as
  /// `StringProtocol` asks for characters.
  private func requiredType(of base: Type, _ name: String) -> Type? {
    for proto in protocols(of: base).flatMap({ allProtocols(of: $0) }) {
      guard let own = proto.scope.context, let first = proto.generics.first else { continue }
      for case .same(.member(.parameter(let parameter), name: let member), let bound)
        in constraints(in: own)
      where parameter === first && member == name {
        if case .nominal = bound { return bound }
        if bound == .parameter(first) { return base }
      }
    }
    return nil
  }

  /// A type with the type parameters in it replaced by what they are said to equal here.
  func canonical(_ type: Type) -> Type {
    type.rewritten { part in
      guard self.isParameterLike(part) else { return nil }
      return self.sameType(as: part, in: self.context)
    }
  }

  /// What a type parameter is said to be here, where that says more: `Value == T?`.
  func knownHere(_ type: Type) -> Type {
    guard isParameterLike(type), let same = sameType(as: type, in: context),
      !isParameterLike(same)
    else { return type }
    return same
  }

  func isParameterLike(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member: true
    default: false
    }
  }

  /// The protocols that a type parameter or its member is known to conform to here.
  func protocols(of type: Type) -> [NominalType] {
    var result: [NominalType] = []
    let constraints = constraints(in: context)
    // What is said of a type holds of those that are the same.
    var subjects = [type]
    for case .same(let a, let b) in constraints {
      if a == type { subjects.append(b) } else if b == type { subjects.append(a) }
    }
    for case .conforms(let subject, let proto) in constraints where subjects.contains(subject) {
      if !result.contains(proto) { result.append(proto) }
    }
    // Of a parameter that is an associated type of another one, that one's protocols say more.
    for case .member(let base, let name) in subjects
    where subjects[0] == .member(base, name: name) || base.root != type.root && type.depth == 1 {
      result += associatedBounds(base, name)
    }
    return result
  }

  /// What the protocols of `base` say of their associated type.
  private func associatedBounds(_ base: Type, _ name: String) -> [NominalType] {
    var result: [NominalType] = []
    let bases: [NominalType]
    switch base {
    case .opaque(let opaque, _): bases = opaque.protocols
    case .existential(let list): bases = list
    default: bases = protocols(of: base)
    }
    for proto in bases.flatMap({ allProtocols(of: $0) }) {
      for symbol in proto.scope.associatedTypes where symbol.name == name {
        guard case .associatedType(let inherited, _) = symbol.kind else { continue }
        result += inherited.flatMap { protocolsNamed(by: $0, in: symbol.context) }
      }
      guard let own = proto.scope.context, let first = proto.generics.first else { continue }
      for case .conforms(.member(.parameter(let p), let member), let bound)
        in ownConstraints(of: own) where p === first && member == name
      {
        result.append(bound)
      }
    }
    return result
  }

  /// The class that a type parameter is known to inherit from here: of several the most derived.
  func superclassBound(of type: Type) -> Type? {
    var nearest: Type?
    for case .subclass(let subject, let parent) in constraints(in: context) where subject == type {
      if let known = nearest, !isSubclass(parent, of: known) { continue }
      nearest = parent
    }
    return nearest
  }
}

extension Type {
  /// How long its name is where it is a type parameter's or a member's of one; 0 for other types.
  var depth: Int { rank.depth }

  /// Its length, and the place of the parameter that it starts with.
  fileprivate var rank: (depth: Int, parameter: Int) {
    switch self {
    case .parameter(let parameter): (1, parameter.index)
    case .member(let base, _): (base.rank.depth + 1, base.rank.parameter)
    default: (0, 0)
    }
  }
}
