import Diagnostics
import SwiftSource

extension Checker {
  /// What the type and its extensions write after the colon: the protocols, with the context whose
  /// constraints they depend on.
  func inherited(
    of nominal: NominalType
  ) -> [(proto: NominalType, context: Context, range: SourceRange)] {
    if let known = nominal.scope.inherited { return known }
    guard !nominal.scope.isResolvingInherited else { return [] }
    nominal.scope.isResolvingInherited = true
    resolvingInheritance += 1
    defer {
      nominal.scope.isResolvingInherited = false
      resolvingInheritance -= 1
    }
    loadConformingEntries(of: nominal)
    var result: [(proto: NominalType, context: Context, range: SourceRange)] = []
    let own = nominal.scope.context
    if let own, let syntax = nominal.scope.syntax {
      for item in syntax.inherited { result += inheritance(item, of: nominal, in: own) }
      if syntax.keyword == .protocol {
        for requirement in syntax.generics.requirements {
          if case .conformance(let subject, let bound) = requirement,
            case .name(nil, "Self", _) = subject.kind
          {
            result += inheritance(bound, of: nominal, in: own)
          }
        }
      }
    }
    for context in nominal.scope.extensions {
      for item in context.extensionDeclaration?.inherited ?? [] {
        result += inheritance(item, of: nominal, in: context)
      }
    }
    for item in result where item.proto === nominal {
      error(
        "protocol '\(nominal.name)' refines itself",
        at: nominal.scope.declaration?.nameRange ?? item.range)
    }
    nominal.scope.inherited = result.filter { $0.proto !== nominal }
    addImplied(to: nominal)
    return nominal.scope.inherited ?? []
  }

  private func inheritance(
    _ syntax: TypeSyntax, of nominal: NominalType, in context: Context
  ) -> [(proto: NominalType, context: Context, range: SourceRange)] {
    let outer = context.nominal == nil ? context : context.parent ?? context
    if nominal.keyword != .protocol {
      if case .name(nil, let name, _) = syntax.kind, let own = nominal.scope.declaration,
        nominal.generics.contains(where: { $0.name == name })
      {
        error("inheritance from \(nominal.unsuited) type '\(name)'", at: own.nameRange)
        return []
      }
      if case .name = syntax.kind, let symbol = typeSymbol(named: syntax, in: outer),
        let found = concreteType(of: symbol, syntax, in: context), found.keyword != .protocol
      {
        let parent = inside(context) { resolve(syntax, in: context) }
        let place = nominal.scope.declaration?.nameRange ?? syntax.range
        if found.isClass, nominal.isClass {
          if found === nominal || superclasses(of: found).contains(where: { $0 === nominal }) {
            reportCircular([nominal, found] + superclasses(of: found))
            return []
          }
          if let first = nominal.superclass, first !== found {
            error(
              "multiple inheritance from classes '\(first.name)' and '\(found.name)'",
              at: syntax.range)
            return []
          }
          if nominal.scope.superclassType == nil,
            nominal.scope.syntax?.inherited.first?.range != syntax.range
          {
            error(
              "superclass '\(found.name)' must appear first in the inheritance clause",
              at: syntax.range)
          }
          if found.scope.declaration?.modifiers.contains(where: { $0.name == "final" }) ?? false {
            error("inheritance from a final class '\(found.name)'", at: place)
          }
          nominal.superclass = found
          nominal.scope.superclassType = parent
        } else if nominal.keyword == .enum {
          nominal.scope.rawType = parent
        } else {
          error("inheritance from \(nominal.unsuited) type '\(parent)'", at: place)
        }
        return []
      }
    }
    if case .name(_, let name, _) = syntax.kind, typeSymbol(named: syntax, in: outer) == nil,
      isUnsimulated(syntax, name)
    {
      nominal.scope.isPartlyUnknown = true
      return []
    }
    return protocolsNamed(by: syntax, in: outer).map { ($0, context, syntax.range) }
  }

  /// The type that a name in an inheritance clause stands for, also by way of a typealias.
  private func concreteType(
    of symbol: Symbol, _ syntax: TypeSyntax, in context: Context
  ) -> NominalType? {
    switch symbol.kind {
    case .type(let found): found
    case .alias: inside(context) { aliased(syntax, in: context) }.nominal
    default: nil
    }
  }

  /// Classes that inherit from each other: said of the first.
  private func reportCircular(_ classes: [NominalType]) {
    let places = classes.compactMap { one in
      one.scope.declaration.map { (name: one.name, place: $0.nameRange) }
    }
    guard let first = places.min(by: { $0.place.start < $1.place.start }) else { return }
    error("'\(first.name)' inherits from itself", at: first.place)
  }

  /// The superclasses found so far.
  private func superclasses(of nominal: NominalType) -> [NominalType] {
    var result: [NominalType] = []
    var current = nominal.superclass
    while let one = current, !result.contains(where: { $0 === one }) {
      result.append(one)
      current = one.superclass
    }
    return result
  }

  /// Conformances that nobody writes: enums without payload are Hashable, those with a raw type
  /// RawRepresentable, actors Actor.
  private func addImplied(to nominal: NominalType) {
    guard let context = nominal.scope.context else { return }
    func add(_ known: WellKnown) {
      guard let proto = self.known(known) else { return }
      let place = nominal.scope.declaration?.nameRange ?? .none
      nominal.scope.inherited?.append((proto, context, place))
    }
    if nominal.keyword == .enum, !nominal.isBuiltin || nominal.scope.rawType != nil {
      let plain = nominal.scope.ordered.allSatisfy {
        if case .enumCase(_, let item) = $0.kind { return item.payload == nil }
        return true
      }
      if plain, !nominal.scope.ordered.isEmpty { add(.hashable) }
      if nominal.scope.rawType != nil { add(.rawRepresentable) }
    }
    // A subclass of what the library observes is observed as that is.
    if let parent = nominal.superclass, parent.isBuiltin, parent.isObservable {
      nominal.isObservable = true
    }
    if nominal.isObservable { add(.observable) }
    if nominal.scope.isModel { add(.persistentModel) }
  }

  /// Reads the library's entries that make a type conform to something.
  private func loadConformingEntries(of nominal: NominalType) {
    guard nominal.isBuiltin else { return }
    for entry in index.conforming[qualifiedName(of: nominal)] ?? [] {
      let extending = library.entries[entry].extending ?? ""
      for item in parse("extension \(extending) {}").items {
        guard case .declaration(let declaration) = item.kind,
          case .extension(let syntax) = declaration.kind
        else { continue }
        nominal.scope.extensions.append(
          extensionContext(of: nominal, syntax, in: libraryContext))
      }
    }
  }

  func superclass(of nominal: NominalType) -> Type? {
    guard nominal.isClass else { return nil }
    _ = inherited(of: nominal)
    return nominal.scope.superclassType
  }

  /// Every protocol that the type or protocol inherits from, itself included for a protocol.
  func allProtocols(of nominal: NominalType) -> [NominalType] {
    if let known = nominal.scope.allProtocols { return known }
    if nominal.scope.isResolvingInherited { return nominal.keyword == .protocol ? [nominal] : [] }
    var seen = Set<ObjectIdentifier>()
    var result: [NominalType] = []
    var queue = [nominal]
    var position = 0
    // What is still being resolved may inherit more: asked again next time.
    var isPartial = false
    while position < queue.count {
      let current = queue[position]
      position += 1
      guard seen.insert(ObjectIdentifier(current)).inserted else { continue }
      if current.keyword == .protocol { result.append(current) }
      if current.scope.isResolvingInherited { isPartial = true }
      queue += inherited(of: current).map(\.proto)
      if let parent = current.superclass { queue.append(parent) }
    }
    if !isPartial { nominal.scope.allProtocols = result }
    return result
  }

  func inherits(_ proto: NominalType, from other: NominalType) -> Bool {
    proto === other || allProtocols(of: proto).contains { $0 === other }
  }

  // MARK: Does it conform?

  enum Answer { case yes, no, unknown }

  /// Whether a type conforms to a protocol; unknown while inference has not found the type.
  func conforms(_ type: Type, to proto: NominalType) -> Answer {
    if proto.wellKnown?.isMarker == true || proto.wellKnown == .sendable { return .yes }
    let type = solver.shallow(type)
    if let narrowed = proto.scope.narrowed, !type.isError {
      let answer = conforms(type, to: narrowed.proto)
      guard answer == .yes else { return answer }
      let fits = narrowed.arguments.allSatisfy { name, wanted in
        let own = memberType(name, of: type)
        // What hides behind `some P` is not known before its body is checked.
        if case .opaque = type, case .member = own { return true }
        return unify(own, wanted)
      }
      return fits ? .yes : .no
    }
    switch type {
    case .error: return .yes
    case .variable: return literalConforms(type, to: proto)
    case .nominal(let nominal, let arguments):
      return conforms(nominal, arguments, to: proto)
    case .parameter, .member:
      if isLostElement(type) { return .yes }
      if protocols(of: type).contains(where: { inherits($0, from: proto) }) { return .yes }
      if let parent = superclassBound(of: type) { return conforms(parent, to: proto) }
      if let same = sameType(as: type, in: context) { return conforms(same, to: proto) }
      return .no
    case .opaque(let opaque, _):
      if opaque.protocols.contains(where: { inherits($0, from: proto) }) { return .yes }
      return .no
    case .existential(let protocols):
      // Of all that classes fulfil, `AnyObject` alone is an object by itself.
      if proto.wellKnown == .anyObject {
        return protocols.count == 1 && protocols[0] === proto ? .yes : .no
      }
      return protocols.contains { inherits($0, from: proto) } ? .yes : .no
    case .metatype, .function: return .no
    case .tuple: return .no
    }
  }

  /// A literal that is yet to find its type conforms to what its default types conform to.
  private func literalConforms(_ type: Type, to proto: NominalType) -> Answer {
    guard let literal = solver.literal(of: type), let standard = defaultType(literal),
      !standard.isError
    else { return .unknown }
    if conforms(standard, to: proto) != .no {
      proto.scope.fittingLiterals |= 1 << literal.rawValue
      return .unknown
    }
    if literal == .integer, conforms(self.type(.double), to: proto) != .no { return .unknown }
    // Types of the program may take the literal too.
    guard proto.isBuiltin else { return .unknown }
    let takesIt = module.takesLiterals && module.types.contains { inherits($0, from: proto) }
    return takesIt ? .unknown : .no
  }

  private func conforms(
    _ nominal: NominalType, _ arguments: [Type], to proto: NominalType
  ) -> Answer {
    if proto.wellKnown == .anyObject { return nominal.isClass ? .yes : .no }
    guard allProtocols(of: nominal).contains(where: { $0 === proto }) else { return .no }
    if arguments.isEmpty { return .yes }
    var best = Answer.no
    for item in inherited(of: nominal) where inherits(item.proto, from: proto) {
      guard item.context.isExtension else { return .yes }
      switch holds(ownConstraints(of: item.context), arguments) {
      case .yes: return .yes
      case .unknown: best = .unknown
      case .no: break
      }
    }
    if best != .yes, let parent = superclass(of: nominal) {
      return conforms(substitute(parent, arguments), to: proto)
    }
    return best
  }

  /// Whether constraints hold with type arguments put in.
  func holds(_ constraints: [Constraint], _ arguments: [Type]) -> Answer {
    var answer = Answer.yes
    for constraint in constraints {
      switch substitute(constraint, arguments) {
      case .conforms(let type, let proto):
        let one = conforms(type, to: proto)
        if one == .no { return .no }
        if one == .unknown { answer = .unknown }
      case .same(let a, let b):
        let a = solver.resolved(a)
        let b = solver.resolved(b)
        if a == b || canonical(a) == canonical(b) { continue }
        if a.hasVariables || b.hasVariables { answer = .unknown } else { return .no }
      case .subclass(let type, let parent):
        let type = solver.resolved(type)
        if type.hasVariables {
          answer = .unknown
        } else if !isSubclass(type, of: parent) {
          return .no
        }
      }
    }
    return answer
  }

  func isSubclass(_ type: Type, of parent: Type) -> Bool {
    var current: Type? = type
    while let one = current {
      if solver.resolved(one) == solver.resolved(parent) { return true }
      if let nominal = one.nominal {
        current = superclass(of: nominal).map { substitute($0, one.arguments) }
      } else {
        current = superclassBound(of: one)
      }
    }
    return false
  }

  /// The nearest class that objects of several classes have in common, or collections of them; nil
  /// for anything else.
  func commonClass(of types: [Type]) -> Type? {
    if case .nominal(let nominal, let parts)? = types.first, isCovariant(nominal) {
      guard types.allSatisfy({ $0.nominal === nominal }) else { return nil }
      var common: [Type] = []
      for index in parts.indices {
        let all = types.map { $0.arguments[index] }
        guard let one = all.allSatisfy({ $0 == all[0] }) ? all[0] : commonClass(of: all) else {
          return nil
        }
        common.append(one)
      }
      return .nominal(nominal, common)
    }
    guard types.allSatisfy({ $0.nominal?.isClass == true }) else { return nil }
    var current = types.first
    while let one = current {
      if types.allSatisfy({ isSubclass($0, of: one) }) { return one }
      current = one.nominal.flatMap { superclass(of: $0) }.map { substitute($0, one.arguments) }
    }
    return nil
  }
}

extension Type {
  var hasVariables: Bool {
    switch self {
    case .variable: return true
    case .nominal(_, let arguments), .opaque(_, let arguments):
      return arguments.contains(where: \.hasVariables)
    case .member(let base, _): return base.hasVariables
    case .metatype(let type): return type.hasVariables
    case .tuple(let elements): return elements.contains { $0.type.hasVariables }
    case .function(let function):
      return function.result.hasVariables || function.parameters.contains { $0.type.hasVariables }
    case .parameter, .existential, .error: return false
    }
  }

  /// Whether a member of a type that was not known stands in it: `T.Element`.
  var hasMembers: Bool {
    switch self {
    case .member: return true
    case .nominal(_, let arguments), .opaque(_, let arguments):
      return arguments.contains(where: \.hasMembers)
    case .metatype(let type): return type.hasMembers
    case .tuple(let elements): return elements.contains { $0.type.hasMembers }
    case .function(let function):
      return function.result.hasMembers
        || function.parameters.contains { parameter in
          parameter.type.hasMembers || parameter.builder?.hasMembers == true
        }
    case .parameter, .existential, .error, .variable: return false
    }
  }

  var hasParameters: Bool {
    var found = false
    walk { if case .parameter = $0 { found = true } }
    return found
  }
}

extension NominalType {
  /// What a type is called that this one cannot inherit from.
  fileprivate var unsuited: String { isClass ? "non-protocol, non-class" : "non-protocol" }
}
