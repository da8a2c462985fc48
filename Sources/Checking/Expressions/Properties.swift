import Diagnostics
import SwiftSource

extension Checker {
  /// The value of a property: of an instance, a type or the module.
  func property(_ candidate: Candidate, of base: Typed?, at range: SourceRange) -> Typed {
    let symbol = candidate.symbol
    let signature = self.signature(of: symbol)
    var type = substitute(signature.result, candidate.arguments)
    let kept = type
    let isOptional = symbol.isOptionalRequirement
    if isOptional { type = optional(type) }
    if type.isError {
      if let other = reportUnfulfilled(requirement: candidate, of: base, at: range) {
        return property(other, of: base, at: range)
      }
      meetUnknownType()
      return .failed(at: range)
    }
    if symbol.isInitializer || symbol.isFunction { return .failed(at: range) }
    switch symbol.kind {
    case .enumCase(let index, _):
      return enumCaseValue(candidate, index, signature, at: range)
    case .variable, .wrapperStorage, .wrapperProjection, .synthesized: break
    case .function, .initializer, .subscript, .type, .alias, .associatedType, .memberwise:
      return .failed(at: range)
    }
    if let base, signature.result.nominal?.parent?.wellKnown == .dictionary,
      reportUnhashable(base, "property '\(symbol.name)'", at: range.last(symbol.name.utf8.count))
    {
      return .failed(at: range)
    }
    if base != nil, symbol.context.isExtension { fulfil(candidate) }
    if base == nil, symbol.isFollowed, range.file != .max {
      facts.referents[Spot(range)] = .local(Spot(symbol.nameRange))
    }
    if base == nil, symbol.context.isScript, symbol.binding?.initializer?.isNumberOrTruth == true {
      facts.numbers[Spot(range)] = Spot(symbol.nameRange)
    }
    noteEffects(ofReading: symbol, signature, base, at: range)
    let final = type
    var result = Typed(type, at: range) { builder in
      let value = builder.read(symbol, candidate, base, kept, at: range)
      return isOptional
        ? Code(.wrap(value), type: builder.checker.resolved(final), at: range) : value
    }
    result.written = signature.written?.member(of: candidate.base, written: base?.written)
    result.access = access(to: symbol, candidate, base, at: range)
    result.isImplicitlyUnwrapped = symbol.isImplicitlyUnwrapped
    if base?.isSelf ?? false, scope.function.isInitializer, let use = wrapperUse(of: symbol),
      isMadeByAssignment(symbol, use)
    {
      result.wrapped = symbol
    }
    if let base {
      if !isReference(base.type) { result.variable = base.variable }
    } else if symbol.isFollowed {
      result.variable = .topLevel
    }
    result.wrapper = wrapperUse(of: symbol)
    if case .wrapperProjection(let original) = symbol.kind, let use = wrapperUse(of: original) {
      result.projected = substitute(use.value, candidate.arguments)
    }
    result.declared = (symbol.name, symbol.nameRange)
    result.isMember = symbol.isMember ? true : nil
    if symbol.ownership != .strong { result.reference = Reference(symbol) }
    return result
  }

  /// A requirement that the type does not fulfil, of which nobody knows the type: an extension that
  /// would fulfil it is for classes, `id` of `Identifiable`.
  private func reportUnfulfilled(
    requirement: Candidate, of base: Typed?, at range: SourceRange
  ) -> Candidate? {
    guard requirement.isRequirement, let base, let nominal = resolved(base.type).nominal,
      !nominal.isBuiltin, !nominal.isClass, nominal.keyword != .protocol,
      let other = unfulfilledMembers(
        named: requirement.symbol.name, of: base.type, isStatic: requirement.symbol.isStatic
      ).first(where: { candidate in
        constraints(in: candidate.symbol.context).contains {
          if case .conforms(_, let proto) = $0 { proto.wellKnown == .anyObject } else { false }
        }
      })
    else { return nil }
    let length = UInt32(other.symbol.name.utf8.count)
    error(
      "property '\(other.symbol.name)' requires that '\(shown(base.type))' be a class type",
      at: SourceRange(file: range.file, start: range.end - length, end: range.end))
    return other
  }

  /// What a property's extension says of its type says it of literals too: `[1, 2].mean`.
  private func fulfil(_ candidate: Candidate) {
    guard candidate.arguments.contains(where: { resolved($0).hasVariables }) else { return }
    for case .same(let a, let b) in constraints(in: candidate.symbol.context) {
      _ = unify(substitute(a, candidate.arguments), substitute(b, candidate.arguments))
    }
  }

  private func enumCaseValue(
    _ candidate: Candidate, _ index: Int, _ signature: Signature, at range: SourceRange
  ) -> Typed {
    guard let nominal = candidate.symbol.context.nominal else { return .failed(at: range) }
    let own = substitute(signature.result, candidate.arguments)
    if signature.parameters.isEmpty {
      return Typed(own, at: range) { builder in
        if nominal.wellKnown == .optional {
          return Code(.constant(.nil), type: builder.checker.resolved(own), at: range)
        }
        return Code(
          .enumCase(nominal, index: index, []), type: builder.checker.resolved(own), at: range)
      }
    }
    return functionReference(candidate, of: nil, at: range)
  }

  // MARK: Changing it

  private func access(
    to symbol: Symbol, _ candidate: Candidate, _ base: Typed?, at range: SourceRange
  ) -> Typed.Access {
    if !isAccessible(symbol.setterAccess, symbol) {
      return .immutable(.inaccessibleSetter(symbol.name))
    }
    guard isSettable(symbol) else {
      if symbol.isLet, isInitializing(symbol, base), scope.function.isDelegating {
        return .immutable(.delegatedProperty(symbol.name, declared: symbol.nameRange))
      }
      if symbol.isLet, isInitializing(symbol, base) || isDeferredGlobal(symbol) {
        return place(symbol, candidate, base, range)
      }
      if symbol.isLet {
        return .immutable(
          symbol.isMember
            ? .letProperty(symbol.name, keyword: symbol.keyword)
            : .letConstant(symbol.name, keyword: symbol.keyword))
      }
      return .immutable(.getOnly(symbol.name))
    }
    if let base, !symbol.isStatic, !changesReference(symbol, base) {
      switch base.access {
      case .place: break
      case .immutable(let reason): return .immutable(reason)
      case .value:
        return .immutable(.functionCall)
      }
    }
    return place(symbol, candidate, base, range)
  }

  /// Whether setting it leaves the base alone: bases of class type, non-mutating setters.
  private func changesReference(_ symbol: Symbol, _ base: Typed) -> Bool {
    if isReference(base.type) { return true }
    return hasNonmutatingSetter(symbol)
  }

  func isReference(_ type: Type) -> Bool {
    switch resolved(type) {
    case .nominal(let nominal, _): return nominal.isClass
    case .parameter, .member:
      if superclassBound(of: type) != nil { return true }
      guard let proto = known(.anyObject) else { return false }
      return conforms(type, to: proto) == .yes
    case .existential(let bounds):
      return bounds.contains { $0.isClass || isClassBound($0) }
    case .opaque(let opaque, _):
      return opaque.protocols.contains { $0.isClass || isClassBound($0) }
    default: return false
    }
  }

  func isClassBound(_ proto: NominalType) -> Bool {
    allProtocols(of: proto).contains {
      $0.wellKnown == .anyObject || $0.wellKnown == .observableObject
    }
  }

  /// Setters that do not change the value they stand on: marked so, or of wrapped properties whose
  /// wrapper is a reference or has a non-mutating setter.
  func hasNonmutatingSetter(_ symbol: Symbol) -> Bool {
    if symbol.isNonmutating { return true }
    if let accessors = symbol.binding?.accessors,
      accessors.list.contains(where: { accessor in
        accessor.kind == .set && accessor.modifiers.contains { $0.name == "nonmutating" }
      })
    {
      return true
    }
    guard let use = wrapperUse(of: symbol) else { return false }
    if use.nominal.isClass { return true }
    return ownMembers(of: use.nominal, named: "wrappedValue").first.map(hasNonmutatingSetter)
      ?? false
  }

  func isSettable(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .wrapperStorage: return true
    case .wrapperProjection(let original):
      guard let use = wrapperUse(of: original) else { return false }
      return ownMembers(of: use.nominal, named: "projectedValue").first.map(isSettable) ?? false
    case .variable(let binding, let isLet):
      if isLet { return false }
      if let use = wrapperUse(of: symbol) {
        return ownMembers(of: use.nominal, named: "wrappedValue").first.map(isSettable) ?? false
      }
      guard let accessors = binding.accessors else { return true }
      if symbol.isStored || symbol.hasObservers { return true }
      return accessors.list.contains { $0.kind == .set }
    case .subscript(let syntax):
      return syntax.accessors.list.contains { $0.kind == .set }
    default: return false
    }
  }

  /// `self.x = …` in an initializer gives a `let` its value.
  private func isInitializing(_ symbol: Symbol, _ base: Typed?) -> Bool {
    guard let function = initializerAround(scope.function) else { return false }
    return symbol.isStored && function.selfVariable != nil && base != nil
      && symbol.context.nominal === context.enclosingNominal
  }

  /// `let x: Int` of top-level code, which that code sets later.
  private func isDeferredGlobal(_ symbol: Symbol) -> Bool {
    guard let binding = symbol.binding else { return false }
    return symbol.context.nominal == nil && scope.function.isTopLevel
      && binding.initializer == nil && binding.accessors == nil
  }

  private func initializerAround(_ function: FunctionContext) -> FunctionContext? {
    function.isInitializer ? function : nil
  }

  private func place(
    _ symbol: Symbol, _ candidate: Candidate, _ base: Typed?, _ range: SourceRange
  ) -> Typed.Access {
    .place { builder in builder.place(symbol, candidate, base, at: range) }
  }
}

extension FunctionBuilder {
  /// Code that reads a property.
  func read(
    _ symbol: Symbol, _ candidate: Candidate, _ base: Typed?, _ type: Type, at range: SourceRange
  ) -> Code {
    let type = checker.resolved(type)
    if case .wrapperStorage(let original) = symbol.kind {
      return readStored(original, base, type, at: range)
    }
    if case .wrapperProjection(let original) = symbol.kind {
      return readThroughWrapper(original, "projectedValue", candidate, base, type, at: range)
    }
    if checker.wrapperUse(of: symbol) != nil, !checker.isReadThroughOwner(symbol) {
      return readThroughWrapper(symbol, "wrappedValue", candidate, base, type, at: range)
    }
    if symbol.isStored, !symbol.isLazy, symbol.isMember, checker.wrapperUse(of: symbol) == nil,
      isObserved(symbol, base) || !checker.isDispatched(symbol, base)
    {
      return readStored(symbol, base, type, at: range)
    }
    if let global = checker.global(of: symbol) {
      return owned(Code(.global(global), type: type, at: range), symbol.ownership)
    }
    var instance = base.map { symbol.isStatic ? [] : [CallArgument.value($0.build(self))] } ?? []
    if checker.takesClass(symbol), let own = checker.classValue(candidate, base) {
      instance = [.value(own.build(self))]
    }
    if symbol.isLazy || symbol.hasMutatingGetter, let base, !checker.isReference(base.type),
      case .place(let make) = base.access
    {
      instance = [.inout(make(self))]
    }
    let callee = checker.getter(of: symbol, candidate, isSuper: base?.isSuper ?? false)
    if let opened = checker.openedMetatype(of: symbol, base) {
      let types = candidate.arguments.map(checker.resolved)
      return callOpened(callee, opened, [], types, type, at: range)
    }
    let types = candidate.arguments.map(checker.resolved)
    if case .existential(let protocols)? = types.first, !protocols.isEmpty,
      symbol.isExtensionMember, case .value? = instance.first
    {
      return callOpening(callee, 0, instance, types, type, at: range)
    }
    let call = Call(callee, instance, types: callee.types(types))
    return Code(.call(call), type: type, at: range)
  }

  private func readStored(
    _ symbol: Symbol, _ base: Typed?, _ type: Type, at range: SourceRange
  ) -> Code {
    guard let base, let index = checker.slot(of: symbol) else {
      if let global = checker.global(of: symbol) {
        return owned(Code(.global(global), type: type, at: range), symbol.ownership)
      }
      return Code(.unsupported("the property '\(symbol.name)'"), type: type, at: range)
    }
    let kept = Code(.field(base.build(self), index: index), type: type, at: range)
    return owned(kept, symbol.ownership)
  }

  private func readThroughWrapper(
    _ symbol: Symbol, _ member: String, _ candidate: Candidate, _ base: Typed?, _ type: Type,
    at range: SourceRange
  ) -> Code {
    guard let use = checker.wrapperUse(of: symbol) else {
      return Code(.unsupported("the wrapper of '\(symbol.name)'"), type: type, at: range)
    }
    let storageType = checker.substitute(use.storage, candidate.arguments)
    var storage = storedTyped(symbol, storageType, base, at: range)
    storage.variable = base?.variable
    guard let (found, holder) = wrapperMember(member, use, storage, at: range) else {
      return Code(.unsupported("the wrapper of '\(symbol.name)'"), type: type, at: range)
    }
    return read(found.symbol, found, holder, type, at: range)
  }

  /// The member of a wrapper that a property is, and what it is a member of: the wrapper itself, or
  /// for a value in several of them the innermost.
  private func wrapperMember(
    _ name: String, _ use: WrapperUse, _ storage: Typed, at range: SourceRange
  ) -> (Candidate, holder: Typed)? {
    var holder = storage
    var depth = name == "wrappedValue" ? use.depth : 0
    while let nominal = checker.resolved(holder.type).nominal,
      let symbol = checker.ownMembers(of: nominal, named: name).first
    {
      let type = checker.resolved(holder.type)
      let found = Candidate(symbol: symbol, arguments: type.arguments, base: type)
      if depth == 0 { return (found, holder) }
      depth -= 1
      let outer = holder
      let value = checker.substitute(checker.signature(of: symbol).result, type.arguments)
      holder = Typed(
        value, at: range, access: .place { $0.place(symbol, found, outer, at: range) }
      ) { $0.read(symbol, found, outer, value, at: range) }
      holder.variable = outer.variable
    }
    return nil
  }

  /// Where a property can be changed.
  func place(
    _ symbol: Symbol, _ candidate: Candidate, _ base: Typed?, at range: SourceRange
  ) -> Place {
    if case .wrapperStorage(let original) = symbol.kind {
      return storedPlace(original, base, at: range)
    }
    var (wrapped, member) = (symbol, "wrappedValue")
    if case .wrapperProjection(let original) = symbol.kind {
      (wrapped, member) = (original, "projectedValue")
    }
    if let use = checker.wrapperUse(of: wrapped) {
      let hasAccessors = symbol.hasObservers || checker.isReadThroughOwner(symbol)
      if wrapped === symbol, hasAccessors, !isObserved(symbol, base) {
        return .property(
          base: placeBase(symbol, base, candidate, range),
          getter: .function(checker.wrappedGetter(of: symbol)),
          setter: .function(checker.wrappedSetter(of: symbol)), arguments: [],
          types: candidate.arguments.map(checker.resolved), range)
      }
      let storageType = checker.substitute(use.storage, candidate.arguments)
      let storage = storedTyped(wrapped, storageType, base, at: range)
      if let (found, holder) = wrapperMember(member, use, storage, at: range) {
        return place(found.symbol, found, holder, at: range)
      }
    }
    if let global = checker.global(of: symbol), !symbol.hasObservers {
      return place(.global(global), symbol.ownership)
    }
    let isInitializing = setsDirectly(symbol, base)
    if symbol.isStored, !symbol.isLazy, symbol.isMember, !symbol.hasObservers || isInitializing,
      isInitializing || !checker.isDispatched(symbol, base)
    {
      return storedPlace(symbol, base, at: range)
    }
    let getter = checker.getter(of: symbol, candidate, isSuper: base?.isSuper ?? false)
    let setter = checker.setter(of: symbol, candidate, isSuper: base?.isSuper ?? false)
    return .property(
      base: placeBase(symbol, base, candidate, range), getter: getter, setter: setter,
      arguments: [], types: getter.types(candidate.arguments.map(checker.resolved)), range)
  }

  /// Whether its observers are not told: in an initializer, and by themselves.
  private func setsDirectly(_ symbol: Symbol, _ base: Typed?) -> Bool {
    isObserved(symbol, base)
      || function.isInitializer && symbol.context.nominal != nil && base?.isSelf ?? false
  }

  /// Whether an observer speaks of its own property, which it reads and sets as it is kept.
  private func isObserved(_ symbol: Symbol, _ base: Typed?) -> Bool {
    function.observed === symbol && symbol.context.nominal != nil && base?.isSelf ?? false
  }

  func placeBase(
    _ symbol: Symbol, _ base: Typed?, _ candidate: Candidate, _ range: SourceRange
  ) -> Place.Base {
    if checker.takesClass(symbol), let own = checker.classValue(candidate, base) {
      return .value(own.build(self))
    }
    guard let base, !symbol.isStatic else { return .none }
    if checker.isReference(base.type) || checker.hasNonmutatingSetter(symbol) {
      return .value(base.build(self))
    }
    if case .place(let make) = base.access { return .place(make(self)) }
    return .value(base.build(self))
  }

  private func storedTyped(
    _ symbol: Symbol, _ type: Type, _ base: Typed?, at range: SourceRange
  ) -> Typed {
    Typed(
      type, at: range, access: .place { $0.storedPlace(symbol, base, at: range) }
    ) { builder in
      builder.readStored(symbol, base, builder.checker.resolved(type), at: range)
    }
  }

  private func storedPlace(_ symbol: Symbol, _ base: Typed?, at range: SourceRange) -> Place {
    guard let base, let index = checker.slot(of: symbol) else {
      if let global = checker.global(of: symbol) {
        return place(.global(global), symbol.ownership)
      }
      return .discarded
    }
    if case .place(let make) = base.access, !checker.isReference(base.type) {
      return place(.field(make(self), index: index), symbol.ownership)
    }
    return place(.objectField(base.build(self), index: index), symbol.ownership)
  }
}

extension SourceRange {
  /// Its last bytes: a name that it ends with.
  fileprivate func last(_ count: Int) -> SourceRange {
    SourceRange(file: file, start: end - UInt32(count), end: end)
  }
}
