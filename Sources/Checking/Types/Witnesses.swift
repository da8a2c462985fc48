import Diagnostics
import SwiftSource

extension Checker {
  /// How a type fulfils a protocol, found when first asked; nil where it does not conform.
  func conformance(of nominal: NominalType, to proto: NominalType) -> Conformance? {
    if let known = nominal.conformances[ObjectIdentifier(proto)] { return known }
    if let narrowed = proto.scope.narrowed {
      guard let wide = conformance(of: nominal, to: narrowed.proto) else { return nil }
      let made = Conformance(to: proto)
      made.conditions = wide.conditions
      for (name, type) in narrowed.arguments {
        made.conditions.append(.same(typeWitness(name, of: nominal) ?? .error, type))
      }
      return made
    }
    guard allProtocols(of: nominal).contains(where: { $0 === proto }) else { return nil }
    let made = Conformance(to: proto)
    nominal.conformances[ObjectIdentifier(proto)] = made
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    speculation += 1
    let before = failures
    defer {
      speculation -= 1
      failures = before
    }
    for associated in proto.scope.associatedTypes {
      made.typeWitnesses[associated.name] = typeWitness(associated.name, of: nominal)
    }
    made.conditions = conditions(of: nominal, proto)
    fillRequirements(of: proto)
    for requirement in proto.scope.ordered where requirement.isWitnessed {
      fulfil(requirement, of: nominal, in: made)
    }
    return made
  }

  /// Fills in what a protocol asks for, for the interpreter.
  private func fillRequirements(of proto: NominalType) {
    guard proto.requirements.isEmpty else { return }
    for symbol in proto.scope.ordered where symbol.isWitnessed {
      proto.requirements.append(requirement(of: symbol))
      if !symbol.isFunction, isSettable(symbol) {
        proto.requirements.append(requirement(of: symbol, setter: true))
      }
    }
  }

  private func fulfil(_ requirement: Symbol, of nominal: NominalType, in made: Conformance) {
    if inherit(requirement, nominal, in: made) { return }
    guard !requirement.isType, let witness = witness(for: requirement, of: nominal) else { return }
    let key = self.requirement(of: requirement)
    let takesSelf = witness.symbol.context.nominal?.keyword == .protocol
    made.witnesses[key] = Witness(witnessCallee(witness, nominal), takesSelf: takesSelf)
    if !requirement.isFunction, isSettable(requirement), isSettable(witness.symbol) {
      let setter = self.requirement(of: requirement, setter: true)
      let callee = self.setter(of: witness.symbol, witness, isSuper: false)
      made.witnesses[setter] = Witness(callee, takesSelf: takesSelf)
    }
  }

  /// A class fulfils an inherited promise as its superclass does, overrides apart.
  private func inherit(
    _ requirement: Symbol, _ nominal: NominalType, in made: Conformance
  ) -> Bool {
    guard let parent = superclass(of: nominal)?.nominal, parent.generics.isEmpty,
      !requirement.isStatic || requirement.isOperator, !requirement.isInitializer,
      let inherited = conformance(of: parent, to: made.proto)
    else { return false }
    let keys = [requirement.requirement, requirement.setterRequirement].compactMap(\.self)
    for key in keys { made.witnesses[key] = inherited.witnesses[key] }
    return keys.contains { made.witnesses[$0] != nil }
  }

  private func witnessCallee(_ witness: Candidate, _ nominal: NominalType) -> Callee {
    let symbol = witness.symbol
    if let native = symbol.native { return .native(NativeID(native)) }
    if case .synthesized(let what) = symbol.kind { return .synthesized(what, nominal.selfType) }
    if symbol.isInitializer || takesClass(symbol), nominal.isClass {
      return .function(ofClass(nominal, symbol))
    }
    if let owner = symbol.context.nominal, owner.isClass, isOverridable(symbol),
      let slot = methodSlot(of: symbol)
    {
      return .method(slot: slot, in: owner)
    }
    return .function(function(of: symbol))
  }

  /// The member that fulfils a requirement: the type's own first, then a protocol extension's.
  func witness(for requirement: Symbol, of nominal: NominalType) -> Candidate? {
    let own = nominal.selfType
    let isStatic = requirement.isStatic || requirement.isInitializer
    let outer = context
    if let proto = requirement.context.nominal {
      context = conformanceContext(of: nominal, to: proto) ?? context
    }
    defer { context = outer }
    var candidates = members(named: requirement.name, of: own, isStatic: isStatic)
      .filter { !$0.isRequirement && $0.symbol !== requirement }
    if requirement.isOperator {
      let globals = (module.symbols[requirement.name] ?? []).map {
        Candidate(symbol: $0, arguments: [])
      }
      candidates += globals.filter(\.symbol.isFunction)
    }
    let wanted = signature(of: requirement)
    var fitting = candidates.filter { fits($0, wanted, requirement, nominal) }
    if fitting.isEmpty, !requirement.isFunction {
      // A member of another type stands beside what an extension gives: `Int` for `Int?`.
      fitting = defaults(named: requirement.name, of: own, isStatic: isStatic)
        .filter { fits($0, wanted, requirement, nominal) }
    }
    let changes = !requirement.isFunction && isSettable(requirement)
    let settable = changes ? fitting.filter { isSettable($0.symbol) } : []
    let chosen = settable.isEmpty ? fitting : settable
    return chosen.first { !$0.isFromProtocol } ?? mostSpecific(chosen)
  }

  /// What a conformance that an extension states depends on.
  private func conditions(
    of nominal: NominalType, _ proto: NominalType
  ) -> [Conformance.Condition] {
    guard let place = conformanceContext(of: nominal, to: proto), place.isExtension else {
      return []
    }
    return ownConstraints(of: place).compactMap { constraint in
      switch constraint {
      case .conforms(let type, let bound): .conforms(type, bound)
      case .same(let a, let b): .same(a, b)
      case .subclass: nil
      }
    }
  }

  /// Where a type says that it conforms: what its members may count on there.
  func conformanceContext(of nominal: NominalType, to proto: NominalType) -> Context? {
    inherited(of: nominal).first { inherits($0.proto, from: proto) }?.context
      ?? nominal.scope.context
  }

  private func mostSpecific(_ candidates: [Candidate]) -> Candidate? {
    guard var best = candidates.first else { return nil }
    for other in candidates.dropFirst() {
      guard let a = best.symbol.context.nominal, let b = other.symbol.context.nominal else {
        continue
      }
      if a === b {
        if order(ofExtensions: other.symbol.context, best.symbol.context) < 0 { best = other }
      } else if inherits(b, from: a) {
        best = other
      }
    }
    return best
  }

  /// Whether a member has the type that a requirement asks for, as far as associated types that
  /// are yet to be inferred let one say.
  private func fits(
    _ candidate: Candidate, _ wanted: Signature, _ requirement: Symbol, _ nominal: NominalType
  ) -> Bool {
    let symbol = candidate.symbol
    if requirement.isFunction != symbol.isFunction {
      if case .enumCase = symbol.kind {} else { return false }
    }
    if isUnfit(symbol, for: requirement) { return false }
    let found = signature(of: symbol)
    guard found.parameters.count == wanted.parameters.count else { return false }
    if !requirement.isOperator, found.parameters.map(\.label) != wanted.parameters.map(\.label) {
      return false
    }
    guard takes(found, asMuchAs: wanted) else { return false }
    let saved = solver.mark()
    defer { solver.rollBack(to: saved) }
    let types = candidate.arguments + found.generics.map { _ in solver.fresh() }
    let own = nominal.selfType
    let required = [own] + wanted.generics.map { _ in solver.fresh() }
    for (mine, theirs) in zip(found.parameters, wanted.parameters) {
      let type = witnessed(theirs.type, required, nominal)
      if mine.isInout != theirs.isInout { return false }
      if !unify(substitute(mine.type, types), type) { return false }
    }
    for case .conforms(let type, let proto) in found.constraints
    where conforms(resolved(substitute(type, types)), to: proto) == .no {
      return false
    }
    // An inherited initializer makes the class itself.
    if requirement.isInitializer, nominal.isClass, found.result.wrapped == nil { return true }
    // What a class gives as `Self` is of the subclass that it is asked of.
    if found.returnsSelf, nominal.isClass, symbol.context.nominal?.isClass == true { return true }
    let result = substitute(found.result, types)
    let expected = witnessed(wanted.result, required, nominal)
    if result.isError { return true }
    // What is wrapped or hidden by converting is of another type than the one that is asked for.
    let (made, asked) = (solver.shallow(result), solver.shallow(expected))
    if symbol.isWritten, !requirement.isInitializer, !made.hasVariables,
      made.wrapped == nil && asked.wrapped != nil || !made.isExistential && asked.isExistential
    {
      return false
    }
    return conversion(result, expected) != .no
  }

  /// Whether a generic member asks no more of its parameters than the requirement says of its own.
  private func takes(_ found: Signature, asMuchAs wanted: Signature) -> Bool {
    guard found.generics.count == wanted.generics.count else { return true }
    func bounds(_ signature: Signature, _ index: Int) -> [NominalType] {
      signature.constraints.compactMap { constraint in
        guard case .conforms(.parameter(let parameter), let proto) = constraint,
          parameter === signature.generics[index]
        else { return nil }
        return proto
      }
    }
    return found.generics.indices.allSatisfy { index in
      let given = bounds(wanted, index)
      return bounds(found, index).allSatisfy { asked in
        asked.wellKnown?.isMarker == true || given.contains { inherits($0, from: asked) }
      }
    }
  }

  /// A requirement's type with Self put in; what is not known yet of associated types is open.
  private func witnessed(_ type: Type, _ arguments: [Type], _ nominal: NominalType) -> Type {
    type.rewritten { part in
      switch part {
      case .parameter(let parameter):
        return parameter.index < arguments.count ? arguments[parameter.index] : part
      case .member(.parameter(let own), let name) where own.index == 0:
        if self.resolvingWitnesses.contains(WitnessKey(nominal: nominal, name: name)) {
          return self.solver.fresh()
        }
        let found = self.memberType(name, of: arguments[0])
        return found.isError ? self.solver.fresh() : found
      default: return nil
      }
    }
  }

  // MARK: Associated types

  struct WitnessKey: Hashable {
    var nominal: NominalType
    var name: String
  }

  /// What an associated type of the type's protocols is, from the members that fulfil
  /// requirements, or from its default. In terms of the type's own parameters.
  func typeWitness(_ name: String, of nominal: NominalType) -> Type? {
    let key = WitnessKey(nominal: nominal, name: name)
    if let known = typeWitnessCache[key] { return known }
    guard resolvingWitnesses.insert(key).inserted else { return nil }
    defer { resolvingWitnesses.remove(key) }
    let protocols = allProtocols(of: nominal).filter { proto in
      loadAssociated(proto).contains { $0.name == name }
    }
    guard !protocols.isEmpty else { return nil }
    let found =
      ofIterator(name, nominal) ?? explicit(name, nominal) ?? inferred(name, nominal)
      ?? standard(name, protocols, nominal) ?? ofStandardIterator(name, nominal)
    if let found { typeWitnessCache[key] = found }
    return found
  }

  /// A sequence's elements are what its own iterator gives.
  private func ofIterator(_ name: String, _ nominal: NominalType) -> Type? {
    guard name == "Element", !nominal.isBuiltin else { return nil }
    for kind in ["Iterator", "AsyncIterator"] {
      guard ownMembers(of: nominal, named: "make" + kind).contains(where: \.isFunction),
        let iterator = typeWitness(kind, of: nominal), iterator != nominal.selfType
      else { continue }
      let element = resolved(memberType("Element", of: iterator))
      if !element.isError { return element }
    }
    return nil
  }

  /// The same where only a default says what the iterator is.
  private func ofStandardIterator(_ name: String, _ nominal: NominalType) -> Type? {
    guard name == "Element", !nominal.isBuiltin,
      let iterator = typeWitness("Iterator", of: nominal), iterator != nominal.selfType
    else { return nil }
    let element = resolved(memberType("Element", of: iterator))
    return element.isError ? nil : element
  }

  private func loadAssociated(_ proto: NominalType) -> [Symbol] { proto.scope.associatedTypes }

  private func explicit(_ name: String, _ nominal: NominalType) -> Type? {
    if let own = ownMembers(of: nominal, named: name).first(where: \.isType) {
      switch own.kind {
      case .type(let inner): return .nominal(inner, nominal.generics.map(Type.parameter))
      case .alias(_, let syntax): return inside(own.context) { resolve(syntax, in: own.context) }
      default: break
      }
    }
    return nominal.generics.first { $0.name == name }.map(Type.parameter)
  }

  /// From the members that fulfil the requirements which mention it.
  private func inferred(_ name: String, _ nominal: NominalType) -> Type? {
    for proto in allProtocols(of: nominal) {
      for requirement in proto.scope.ordered where requirement.isWitnessed {
        guard mentions(name, requirement),
          let witness = witness(for: requirement, of: nominal)
        else { continue }
        if let found = match(name, requirement, witness, nominal) { return found }
      }
    }
    return nil
  }

  private func mentions(_ name: String, _ requirement: Symbol) -> Bool {
    let signature = self.signature(of: requirement)
    var found = false
    for type in signature.parameters.map(\.type) + [signature.result] {
      type.walk { part in
        if case .member(_, name) = part { found = true }
      }
    }
    return found
  }

  private func match(
    _ name: String, _ requirement: Symbol, _ witness: Candidate, _ nominal: NominalType
  ) -> Type? {
    let saved = solver.mark()
    defer { solver.rollBack(to: saved) }
    let open = solver.fresh()
    let wanted = signature(of: requirement)
    let found = signature(of: witness.symbol)
    let types = witness.arguments + found.generics.map { _ in solver.fresh() }
    let required = [nominal.selfType] + wanted.generics.map { _ in solver.fresh() }
    func put(_ type: Type) -> Type {
      type.rewritten { part in
        if case .member(.parameter, name) = part { return open }
        if case .member = part { return self.solver.fresh() }
        if case .parameter(let parameter) = part, parameter.index < required.count {
          return required[parameter.index]
        }
        return nil
      }
    }
    for (mine, theirs) in zip(found.parameters, wanted.parameters) {
      _ = unify(put(theirs.type), substitute(mine.type, types))
    }
    // What a generic function hides is another type for each of its arguments.
    if found.generics.isEmpty || !isOpaque(found.result) {
      _ = unify(put(wanted.result), substitute(found.result, types))
    }
    let result = resolved(open)
    return result.hasVariables || result.isError ? nil : result
  }

  private func isOpaque(_ type: Type) -> Bool {
    var found = false
    type.walk { if case .opaque = $0 { found = true } }
    return found
  }

  private func standard(
    _ name: String, _ protocols: [NominalType], _ nominal: NominalType
  ) -> Type? {
    for proto in protocols {
      // A typealias in an extension of the protocol, then the declaration's default.
      for symbol in ownMembers(of: proto, named: name) {
        if case .alias(_, let syntax) = symbol.kind {
          let meaning = inside(symbol.context) { resolve(syntax, in: symbol.context) }
          return substitute(meaning, [nominal.selfType])
        }
        if case .associatedType(_, let syntax?) = symbol.kind {
          let meaning = inside(symbol.context) { resolve(syntax, in: symbol.context) }
          return substitute(meaning, [nominal.selfType])
        }
      }
    }
    return nil
  }
}

extension Symbol {
  /// Whether it is a requirement that a member fulfils.
  var isWitnessed: Bool {
    switch kind {
    case .variable, .function, .initializer, .subscript: isRequirement
    default: false
    }
  }

  /// Where a note about it stands: nowhere in the program's files, for a library's declaration.
  var visibleRange: SourceRange { context.file == .max ? .none : nameRange }

  /// `property 'id' with type 'Int'`, `function 'f()' with type '() -> Int'`.
  func describedRequirement(_ checker: Checker, _ nominal: NominalType) -> String {
    let type = "with type '\(checker.describedType(of: self, in: nominal))'"
    switch kind {
    case .function: return "function '\(shownName)' \(type)"
    case .initializer: return "initializer '\(fullName)' \(type)"
    case .subscript: return "subscript \(type)"
    default: return "property '\(name)' \(type)"
    }
  }
}
