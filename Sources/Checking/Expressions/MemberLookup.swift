import Diagnostics
import SwiftSource

/// A declaration that a name may mean, seen from a base.
struct Candidate {
  var symbol: Symbol
  /// What the generic parameters of the declaration's context stand for.
  var arguments: [Type]
  /// The type it is a member of; nil for globals.
  var base: Type?
  /// Found in a protocol or its extension although the base is a concrete type.
  var isFromProtocol = false
  /// A requirement of a protocol: another member that fulfils it is preferred.
  var isRequirement: Bool { symbol.isRequirement && !symbol.isType }
}

extension Checker {
  /// The members of that name of an instance (or, `isStatic`, of the type itself), nearest first.
  func members(named name: String, of type: Type, isStatic: Bool) -> [Candidate] {
    let type = solver.shallow(type)
    var found: [Candidate] = []
    collectMembers(name, type, isStatic, base: type, into: &found)
    if module.isPlain { found.removeAll { !isImported($0.symbol) } }
    // Of a type that is yet to be found, all may be meant: `where Self == IntegerFormatStyle<Int>`.
    if case .variable = type { return found }
    // What protocols ask of a type, and it has not, is no member of it.
    if case .nominal(let nominal, _) = type, found.allSatisfy(\.isRequirement) {
      found.removeAll { !$0.symbol.isInitializer && !isSupplied($0.symbol, to: nominal) }
    }
    if found.count > 1 { found = withoutFulfilled(withoutNonconforming(found)) }
    return found
  }

  /// Whether the library gives a type, or others in its place, what one of its protocols asks for.
  private func isSupplied(_ requirement: Symbol, to nominal: NominalType) -> Bool {
    guard requirement.context.file == .max else { return false }
    guard !nominal.isBuiltin, !requirement.isOperator, let proto = requirement.context.nominal
    else {
      return true
    }
    return isSynthesized(proto, for: nominal)
      || ownMembers(of: proto, named: requirement.name).contains { !$0.isRequirement }
  }

  /// The members that extensions of its protocols give a type, those too that its own hide.
  func defaults(named name: String, of type: Type, isStatic: Bool) -> [Candidate] {
    var found: [Candidate] = []
    collectMembers(name, type, isStatic, base: type, into: &found)
    return found.filter { $0.isFromProtocol && !$0.isRequirement }
  }

  /// Members of protocols that the type's arguments do not let it conform to go where others are
  /// found: `(0.0...1.0).contains(_:)` is no sequence's.
  private func withoutNonconforming(_ found: [Candidate]) -> [Candidate] {
    let conforming = found.filter { candidate in
      guard candidate.isFromProtocol, let base = candidate.base,
        let proto = candidate.symbol.context.nominal
      else { return true }
      let answer = conforms(base, to: proto)
      return answer == .unknown ? conforms(withFloats(base), to: proto) != .no : answer == .yes
    }
    return conforming.isEmpty ? found : conforming
  }

  /// A type with the literals in it that have a point as numbers of their default type: no other
  /// type that takes them can be counted through.
  private func withFloats(_ type: Type) -> Type {
    solver.resolved(type).rewritten { part in
      guard case .variable = part, self.solver.literal(of: part) == .float else { return nil }
      return self.type(.double)
    }
  }

  /// The members, too, of extensions whose constraints the type does not fulfil; none while an
  /// overload is only tried.
  func unfulfilledMembers(named name: String, of type: Type, isStatic: Bool) -> [Candidate] {
    guard speculation == 0 else { return [] }
    findsUnfulfilled = true
    defer { findsUnfulfilled = false }
    return members(named: name, of: type, isStatic: isStatic).filter(\.symbol.context.isExtension)
  }

  /// Requirements go where a member fulfils them; overridden members where an override is found.
  private func withoutFulfilled(_ found: [Candidate]) -> [Candidate] {
    let concrete = found.contains { !$0.isRequirement }
    let isVariable = found.allSatisfy { $0.symbol.binding != nil }
    var result = concrete ? found.filter { !$0.isRequirement || isOpen($0.base) } : found
    if isVariable {
      let own = result.filter { !$0.isFromProtocol }
      result = mostSpecific(own.isEmpty ? result : own).map { [$0] } ?? result
    }
    return result
  }

  /// Of properties the nearest, where no extension says more of the type.
  private func mostSpecific(_ found: [Candidate]) -> Candidate? {
    found.dropFirst().reduce(found.first) { best, next in
      guard let best, next.symbol.context.isExtension else { return best }
      return specificity(next, best) < 0 ? next : best
    }
  }

  private func isOpen(_ base: Type?) -> Bool {
    switch base {
    case .parameter, .member, .existential, .opaque: true
    default: false
    }
  }

  private func collectMembers(
    _ name: String, _ type: Type, _ isStatic: Bool, base: Type, into found: inout [Candidate]
  ) {
    switch type {
    case .nominal(let nominal, let arguments):
      collect(name, nominal, arguments, isStatic, base: base, into: &found)
    case .parameter, .member:
      for proto in protocols(of: type) { collect(name, proto, isStatic, base: base, into: &found) }
      if let parent = superclassBound(of: type) {
        collectMembers(name, parent, isStatic, base: base, into: &found)
      }
      if found.isEmpty, let same = sameType(as: type, in: context) {
        collectMembers(name, same, isStatic, base: same, into: &found)
      }
    case .opaque(let opaque, _):
      for proto in opaque.protocols { collect(name, proto, isStatic, base: base, into: &found) }
    case .existential(let protocols):
      for proto in protocols { collect(name, proto, isStatic, base: base, into: &found) }
    case .variable(let index):
      for proto in pendingProtocols(of: index) {
        collect(name, proto, isStatic, base: base, into: &found)
      }
    case .tuple, .function, .metatype, .error: break
    }
  }

  /// The protocols that a variable still has to conform to.
  func pendingProtocols(of index: Int) -> [NominalType] {
    solver.pending.compactMap { item in
      guard case .conforms(let type, let proto, _) = item,
        case .variable(index) = solver.shallow(type)
      else { return nil }
      return proto
    }
  }

  private func collect(
    _ name: String, _ nominal: NominalType, _ arguments: [Type], _ isStatic: Bool, base: Type,
    into found: inout [Candidate]
  ) {
    for symbol in ownMembers(of: nominal, named: name)
    where matches(symbol, isStatic) && isVisible(symbol) {
      if symbol.context.isExtension, !findsUnfulfilled,
        holds(ownConstraints(of: symbol.context), arguments) == .no
      {
        continue
      }
      found.append(Candidate(symbol: symbol, arguments: arguments, base: base))
    }
    if let parent = superclass(of: nominal) {
      let overridden = found.isEmpty ? [] : found.filter { $0.symbol.isOverride }
      var inherited: [Candidate] = []
      collectMembers(name, substitute(parent, arguments), isStatic, base: base, into: &inherited)
      if name == "init", !found.allSatisfy(\.symbol.isConvenience) {
        found += inheritedConvenience(inherited, found)
      } else if overridden.isEmpty {
        found += inherited
      } else {
        found += inherited.filter { one in !overridden.contains { overrides($0.symbol, one.symbol) }
        }
      }
    }
    for proto in protocols(of: nominal, declaring: name) where proto !== nominal {
      let known = found.count
      collectOwn(name, proto, isStatic, base: base, isConcrete: true, into: &found)
      // `$item.count` is the value's: a binding to what is no collection is none either.
      if found.count > known, !findsUnfulfilled, !arguments.isEmpty, isDynamic(nominal),
        conforms(.nominal(nominal, arguments), to: proto) == .no
      {
        found.removeSubrange(known...)
      }
    }
  }

  /// A class that overrides every designated initializer inherits the convenience ones.
  private func inheritedConvenience(_ inherited: [Candidate], _ own: [Candidate]) -> [Candidate] {
    let isComplete = inherited.allSatisfy { one in
      one.symbol.isConvenience || own.contains { overrides($0.symbol, one.symbol) }
    }
    return isComplete ? inherited.filter(\.symbol.isConvenience) : []
  }

  private func overrides(_ symbol: Symbol, _ other: Symbol) -> Bool {
    if symbol.binding != nil { return true }
    let a = signature(of: symbol).parameters
    let b = signature(of: other).parameters
    return a.map(\.label) == b.map(\.label) && zip(a, b).allSatisfy { $0.type == $1.type }
  }

  private func collect(
    _ name: String, _ proto: NominalType, _ isStatic: Bool, base: Type,
    into found: inout [Candidate]
  ) {
    for one in protocols(of: proto, declaring: name) {
      collectOwn(name, one, isStatic, base: base, isConcrete: false, into: &found)
    }
  }

  /// The members that a protocol itself and its extensions declare.
  private func collectOwn(
    _ name: String, _ proto: NominalType, _ isStatic: Bool, base: Type, isConcrete: Bool,
    into found: inout [Candidate]
  ) {
    for symbol in ownMembers(of: proto, named: name)
    where matches(symbol, isStatic) && isVisible(symbol) {
      if found.contains(where: { $0.symbol === symbol }) { continue }
      var own = base
      if symbol.context.isExtension {
        // `extension ShapeStyle where Self == Color` fixes Self where only the protocol is known.
        let fixed = fixedSelf(of: symbol.context)
        if case .variable = base, let fixed { own = fixed }
        if case .existential = base, let fixed { own = fixed }
        if !findsUnfulfilled, holds(ownConstraints(of: symbol.context), [own]) == .no {
          continue
        }
      }
      found.append(
        Candidate(symbol: symbol, arguments: [own], base: own, isFromProtocol: isConcrete))
    }
  }

  /// The type that an extension's `where Self == T` names.
  func fixedSelf(of context: Context) -> Type? {
    guard let own = context.nominal?.generics.first else { return nil }
    for case .same(.parameter(let parameter), let type) in ownConstraints(of: context)
    where parameter === own {
      // `where Self == Style<T>` may have parameters of its own only in functions.
      return type
    }
    return nil
  }

  private func matches(_ symbol: Symbol, _ isStatic: Bool) -> Bool {
    switch symbol.kind {
    case .initializer, .memberwise: return isStatic
    case .synthesized(let what):
      if what == .fromRawValue { return isStatic }
      return symbol.isStatic == isStatic
    case .type, .alias, .associatedType: return isStatic
    case .wrapperStorage(let original):
      return symbol.isStatic == isStatic && wrapperUse(of: original) != nil
    case .wrapperProjection(let original):
      return symbol.isStatic == isStatic && wrapperUse(of: original)?.projection != nil
    case .variable, .function, .subscript, .enumCase: return symbol.isStatic == isStatic
    }
  }

  /// Whether access control lets the code being checked see a member: private ones are for their
  /// own type and its extensions in the same file, fileprivate ones for the file.
  func isVisible(_ symbol: Symbol) -> Bool {
    isAccessible(symbol.access, symbol)
  }

  func isAccessible(_ access: Symbol.Access, _ symbol: Symbol) -> Bool {
    switch access {
    case .internal, .public: return true
    case .fileprivate: return symbol.context.file == context.file
    case .private:
      guard let nominal = symbol.context.nominal else { return symbol.context.file == context.file }
      guard symbol.context.file == context.file || context.isPrompt else { return false }
      var current: Context? = context
      while let one = current {
        if one.nominal === nominal { return true }
        current = one.parent
      }
      return false
    }
  }
}
