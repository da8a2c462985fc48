import Diagnostics
import SwiftSource

/// A callee with its generic parameters opened: what its parameters and result are here.
struct CallTarget {
  var parameters: [ParameterInfo]
  var result: Type
  var isAsync = false
  var isThrowing = false
  /// `E` of `throws(E)`.
  var thrown: Type?
  var symbol: Symbol?
  /// What the generic parameters stand for, passed along at run time.
  var types: [Type] = []
  /// `self`, evaluated before the arguments.
  var receiver: Typed?
  var isMutating = false
  /// A class's initializer makes the instance first.
  var allocates: Type?
  /// The metatype that says which class it is an instance of, where only that does.
  var allocator: Typed?
  /// `any P.Type`'s value, whose type a static member of the protocol is called on.
  var opened: Typed?
  /// The memberwise initializer's struct, or an enum's case.
  var making: Making?
  /// Of a function that is a value: what it is called, and where that is declared.
  var declared: (name: String, place: SourceRange)?
  /// What each element of a parameter pack has to conform to.
  var packProtocols: [(pack: GenericParameter, proto: NominalType)] = []
  var callee: (FunctionBuilder) -> Callee

  enum Making {
    case structure(NominalType, [StoredVariable])
    case enumCase(NominalType, Int)
  }

  init(
    parameters: [ParameterInfo], result: Type, isAsync: Bool = false, isThrowing: Bool = false,
    callee: @escaping (FunctionBuilder) -> Callee
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.callee = callee
  }
}

extension Checker {
  /// Opens a declaration's generic parameters for one use of it.
  func open(
    _ candidate: Candidate, base: Typed?, explicit: [TypeSyntax] = [], at range: SourceRange,
    constructing: Type? = nil, local: Typed? = nil
  ) -> CallTarget {
    let symbol = candidate.symbol
    let signature = self.signature(of: symbol)
    var types = candidate.arguments
    for (index, parameter) in signature.generics.enumerated() {
      if index < explicit.count {
        types.append(resolve(explicit[index], in: context))
      } else {
        types.append(solver.fresh(for: parameter))
      }
    }
    var packProtocols: [(pack: GenericParameter, proto: NominalType)] = []
    for constraint in signature.constraints {
      if let pack = constraint.pack {
        if let proto = pack.proto { packProtocols.append((pack.parameter, proto)) }
      } else {
        ask(constraint, of: types, Solver.Requirement(symbol: symbol, range: range))
      }
    }
    // A value of the type fulfils the type's own constraints; only a making shows them.
    if constructing != nil || symbol.context.isExtension || symbol.isRequirement {
      for constraint in constraints(in: symbol.context) where concerns(constraint, candidate) {
        if let pack = constraint.pack {
          if let proto = pack.proto { packProtocols.append((pack.parameter, proto)) }
          continue
        }
        let source = source(of: constraint, symbol)
        ask(
          constraint, of: types, Solver.Requirement(symbol: symbol, source: source, range: range))
      }
    }
    if case .nominal(let made, let arguments)? = constructing.map(solver.shallow),
      symbol.context.nominal?.keyword == .protocol, let own = made.scope.context
    {
      for constraint in constraints(in: own) {
        ask(
          constraint, of: arguments,
          Solver.Requirement(symbol: symbol, source: .type(made), range: range))
      }
    }
    let parameters = signature.parameters.map { parameter -> ParameterInfo in
      var result = parameter
      result.type = substitute(parameter.type, types)
      // What a generic parameter stands for may be kept.
      if !parameter.type.isFunction { result.isEscaping = true }
      result.builder = parameter.builder.map { substitute($0, types) }
      return result
    }
    var result = substitute(signature.result, types)
    if let constructing, symbol.isInitializer, symbol.context.nominal?.keyword == .protocol {
      result = result.wrapped == nil ? constructing : optional(constructing)
    }
    if let constructing, symbol.isInitializer, symbol.context.nominal?.isClass == true {
      result = result.wrapped == nil ? constructing : optional(constructing)
    }
    let dynamicSelf = base?.isSuper == true ? context.selfType : candidate.base
    if signature.returnsSelf, symbol.context.nominal?.isClass == true, let own = dynamicSelf {
      result = result.wrapped == nil ? own : optional(own)
    }
    let allocator = constructing.flatMap { self.allocator(of: $0, base, symbol, at: range) }
    var target = CallTarget(
      parameters: parameters, result: result, isAsync: signature.isAsync,
      isThrowing: signature.isThrowing
    ) { builder in
      if let local { return .value(local.build(builder)) }
      if let constructing, symbol.isInitializer, symbol.context.nominal?.isClass == true {
        return builder.checker.initializerCallee(
          symbol, candidate, of: constructing, base, isDynamic: allocator != nil)
      }
      return builder.checker.callee(of: symbol, candidate, isSuper: base?.isSuper ?? false)
    }
    target.allocator = allocator
    target.symbol = symbol
    target.thrown = signature.thrown.map { substitute($0, types) }
    target.types = types
    target.opened = openedMetatype(of: symbol, base)
    target.packProtocols = packProtocols
    finish(&target, candidate, base, constructing)
    return target
  }

  /// Notes what a declaration asks of the types that its generic parameters stand for.
  private func ask(
    _ constraint: Constraint, of types: [Type], _ requirement: Solver.Requirement
  ) {
    let outer = asking
    asking = requirement
    defer { asking = outer }
    require(substitute(constraint, types), requirement)
  }

  private func concerns(_ constraint: Constraint, _ candidate: Candidate) -> Bool {
    if case .conforms(.parameter(let own), let proto) = constraint,
      candidate.symbol.context.nominal === proto, own.name == "Self", !candidate.isFromProtocol
    {
      return false
    }
    return true
  }

  private func finish(
    _ target: inout CallTarget, _ candidate: Candidate, _ base: Typed?, _ constructing: Type?
  ) {
    let symbol = candidate.symbol
    switch symbol.kind {
    case .memberwise(let stored):
      if let nominal = symbol.context.nominal { target.making = .structure(nominal, stored) }
    case .enumCase(let index, _):
      if let nominal = symbol.context.nominal { target.making = .enumCase(nominal, index) }
    case .initializer:
      if let nominal = symbol.context.nominal, nominal.isClass, symbol.native == nil,
        !nominal.isBuiltin || symbol.native == nil
      {
        target.allocates = constructing ?? target.result
      }
    case .function, .subscript:
      if takesClass(symbol) {
        target.receiver = classValue(candidate, base)
      } else if !symbol.isStatic, symbol.isMember {
        target.receiver = base
        target.isMutating =
          (symbol.isMutating || symbol.hasMutatingGetter)
          && !(base.map { isReference($0.type) } ?? false)
      }
    case .variable, .type, .alias, .associatedType, .synthesized, .wrapperStorage,
      .wrapperProjection:
      break
    }
  }

  /// Whether the type's declaration or an extension of it states a constraint.
  private func source(
    of constraint: Constraint, _ symbol: Symbol
  ) -> Solver.Requirement.Source {
    guard let nominal = symbol.context.nominal else { return .declaration }
    let isOwn =
      symbol.context.isExtension && ownConstraints(of: symbol.context).contains(constraint)
    return isOwn ? .extension(of: nominal) : .type(nominal)
  }

  /// The metatype that says which type conforms, where only its value does.
  func openedMetatype(of symbol: Symbol, _ base: Typed?) -> Typed? {
    guard symbol.isStatic || symbol.isInitializer, let base, !base.isType,
      symbol.context.nominal?.keyword == .protocol,
      case .metatype(let instance) = solver.shallow(base.type),
      case .existential = solver.shallow(instance)
    else { return nil }
    return base
  }

  func require(_ constraint: Constraint, at range: SourceRange) {
    require(constraint, Solver.Requirement(range: range))
  }

  /// Notes what a use needs of its types.
  func require(_ constraint: Constraint, _ requirement: Solver.Requirement) {
    switch constraint {
    case .conforms(let type, let proto):
      switch conforms(type, to: proto) {
      case .yes: break
      case .no: reportUnfulfilled(type, proto, requirement)
      case .unknown: solver.pending.append(.conforms(type, proto, requirement))
      }
    case .same(let a, let b):
      if !unify(a, b), !unify(canonical(resolved(a)), canonical(resolved(b))) {
        reportDifferent(a, b, requirement)
      }
    case .subclass(let type, let parent):
      solver.pending.append(.subclass(type, parent, requirement))
    }
  }

  /// What runs a declaration.
  func callee(
    of symbol: Symbol, _ candidate: Candidate, isSuper: Bool
  ) -> Callee {
    if let native = symbol.native { return .native(NativeID(native)) }
    if symbol.isRequirement { return requirementCallee(symbol, candidate) }
    if case .synthesized(let what) = symbol.kind {
      return .synthesized(what, resolved(candidate.base ?? .error))
    }
    if let nominal = symbol.context.nominal, nominal.isClass, !isSuper, isOverridable(symbol),
      let slot = methodSlot(of: symbol)
    {
      return .method(slot: slot, in: nominal)
    }
    return .function(function(of: symbol))
  }

  func requirementCallee(_ symbol: Symbol, _ candidate: Candidate, setter: Bool = false) -> Callee {
    let requirement = self.requirement(of: symbol, setter: setter)
    return .requirement(requirement, selfType: resolved(candidate.arguments.first ?? .error))
  }

  func requirement(of symbol: Symbol, setter: Bool = false) -> Requirement {
    if let known = setter ? symbol.setterRequirement : symbol.requirement { return known }
    let proto = symbol.context.nominal ?? NominalType(name: "", keyword: .protocol, isBuiltin: true)
    let made = Requirement(
      name: symbol.fullName, proto: proto, isStatic: symbol.isStatic || symbol.isInitializer)
    if setter { symbol.setterRequirement = made } else { symbol.requirement = made }
    return made
  }

  /// The callee that reads a computed property.
  func getter(of symbol: Symbol, _ candidate: Candidate, isSuper: Bool) -> Callee {
    callee(of: symbol, candidate, isSuper: isSuper)
  }

  func setter(of symbol: Symbol, _ candidate: Candidate, isSuper: Bool) -> Callee {
    if let native = symbol.native { return .native(NativeID(native, isSetter: true)) }
    if symbol.isRequirement { return requirementCallee(symbol, candidate, setter: true) }
    if let nominal = symbol.context.nominal, nominal.isClass, !isSuper, isOverridable(symbol),
      let slot = setterSlot(of: symbol)
    {
      return .method(slot: slot, in: nominal)
    }
    return .function(setterFunction(of: symbol))
  }
}

extension Symbol {
  /// Its name in messages: labels that are all `_` are left out.
  var shownName: String {
    if case .memberwise = kind { return fullName }
    guard isCallable || describedKind == "enum case", !isOperator else { return name }
    let labels = fullName.dropFirst(name.count)
    let isPlain = labels.count > 2 && labels.allSatisfy { "(_:)".contains($0) }
    return isPlain ? name : fullName
  }

  /// `append(_:)`, `init(from:)`, `count`: as swiftc names it.
  var fullName: String {
    let parameters: [Parameter]
    switch kind {
    case .function(let function): parameters = function.signature.parameters
    case .initializer(let item): parameters = item.signature.parameters
    case .subscript(let item): parameters = item.signature.parameters
    case .memberwise(let stored):
      return "init(\(stored.map { $0.symbol.name + ":" }.joined()))"
    case .enumCase(_, let item):
      guard let payload = item.payload else { return name }
      return "\(name)(\(payload.map { ($0.label ?? "_") + ":" }.joined()))"
    default: return name
    }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

// What calls give.
extension Checker {
  /// What a call gives: a `some P` of what is behind an `any Q` is an `any P`.
  func erased(_ target: CallTarget) -> Type {
    guard let symbol = target.symbol,
      case .opaque(let opaque, _) = solver.shallow(target.result)
    else { return target.result }
    let isOfProtocol = symbol.context.nominal?.keyword == .protocol
    let own = target.types.suffix(
      isOfProtocol ? target.types.count : signature(of: symbol).generics.count)
    let isOpened = own.contains { type in
      if case .existential(let protocols) = solver.shallow(type) {
        !protocols.isEmpty
      } else {
        false
      }
    }
    return isOpened ? .existential(opaque.protocols) : target.result
  }
}
