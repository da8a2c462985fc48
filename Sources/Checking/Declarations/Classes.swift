import Diagnostics
import SwiftSource

/// What classes inherit and override: the slots of their methods and initializers.
extension Checker {
  /// The slot of an overridable method; an override has the slot of what it overrides.
  func methodSlot(of symbol: Symbol) -> Int? {
    guard let nominal = symbol.context.nominal else { return nil }
    fillMethods(nominal)
    return symbol.slot
  }

  func setterSlot(of symbol: Symbol) -> Int? {
    guard let nominal = symbol.context.nominal else { return nil }
    fillMethods(nominal)
    return symbol.setterSlot
  }

  func isOverridable(_ symbol: Symbol) -> Bool {
    guard !symbol.isFinal || symbol.isOverride, symbol.access > .private || symbol.isOverride,
      !symbol.context.isExtension, !symbol.isStatic || takesClass(symbol)
    else { return false }
    switch symbol.kind {
    case .function, .subscript: return true
    case .variable:
      return symbol.isComputed || symbol.isOverride
        || module.overriddenProperties.contains(symbol.name)
    default: return false
    }
  }

  func fillMethods(_ nominal: NominalType) {
    guard !nominal.scope.hasMethods else { return }
    nominal.scope.hasMethods = true
    let parent = superclass(of: nominal)?.nominal
    if let parent {
      fillMethods(parent)
      nominal.methods = parent.methods
      nominal.scope.designated = parent.scope.designated
      nominal.scope.initializerSlots = parent.scope.initializerSlots
    }
    // What the compiler writes for coding is overridden as any method.
    addCoding(to: nominal)
    for symbol in nominal.scope.ordered where isOverridable(symbol) && symbol.native == nil {
      let overridden = symbol.isOverride ? parent.flatMap { find(symbol, in: $0) } : nil
      symbol.slot = place(function(of: symbol), overridden?.slot, nominal)
      if !symbol.isFunction, isSettable(symbol) {
        symbol.setterSlot = place(setterFunction(of: symbol), overridden?.setterSlot, nominal)
      }
    }
    fillInitializers(nominal, parent)
    nominal.deinitializers =
      [deinitializer(of: nominal)].compactMap(\.self) + (parent?.deinitializers ?? [])
  }

  /// What a type's own `deinit` runs; checked when it is asked for.
  func deinitializer(of nominal: NominalType) -> Function? {
    if let known = nominal.scope.deinitializer { return known }
    guard nominal.scope.hasDeinitializer, let syntax = nominal.scope.syntax else { return nil }
    for member in syntax.members {
      guard case .deinitializer(let body) = member.kind else { continue }
      if !nominal.isClass, nominal.keyword != .actor, !syntax.inherited.contains(where: \.isInverse)
      {
        error(
          "deinitializer cannot be declared in \(nominal.keyword.rawValue) '\(nominal.name)' that "
            + "conforms to 'Copyable'", at: member.range)
      }
      nominal.scope.deinitializer = Function(name: "\(nominal.name).deinit", range: member.range) {
        [unowned self] in lowerDeinitializer(of: nominal, body, in: $0)
      }
    }
    return nominal.scope.deinitializer
  }

  private func lowerDeinitializer(
    of nominal: NominalType, _ body: CodeBlock, in made: Function
  ) -> [Operation] {
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    let function = FunctionContext(parent: nil, result: .void)
    function.name = made.name
    function.isDeinit = true
    let own = LocalVariable(
      "self", type: nominal.selfType, isLet: true, in: function, at: made.range)
    function.selfVariable = own
    context = nominal.scope.context ?? context
    scope = LocalScope(parent: nil, function: function)
    let before = failures
    let operations = checkBlock(body, isNested: false)
    let finished = finish(operations, function, [own], made, before, at: body.range)
    follow(body, isolation: .nonisolated, failuresBefore: before)
    return finished
  }

  private func place(_ function: Function, _ slot: Int?, _ nominal: NominalType) -> Int {
    if let slot {
      nominal.methods[slot] = function
      return slot
    }
    nominal.methods.append(function)
    return nominal.methods.count - 1
  }

  private func find(_ symbol: Symbol, in nominal: NominalType) -> Symbol? {
    let own = (nominal.scope.members[symbol.name] ?? []).filter { other in
      other.slot != nil && other.isStatic == symbol.isStatic
        && signature(of: other).parameters.map(\.label)
          == signature(of: symbol).parameters.map(\.label)
    }
    let types = signature(of: symbol).parameters.map(\.type)
    let exact = own.first { signature(of: $0).parameters.map(\.type) == types }
    return exact ?? own.first ?? superclass(of: nominal)?.nominal.flatMap { find(symbol, in: $0) }
  }

  // MARK: Initializers

  /// Gives initializers their slots: those of the class, and those that it inherits, which set its
  /// own properties first.
  private func fillInitializers(_ nominal: NominalType, _ parent: NominalType?) {
    let inherited = nominal.scope.designated
    var isOwn: Set<Int> = []
    var declares = false
    for symbol in nominal.scope.ordered where symbol.native == nil {
      guard case .initializer = symbol.kind else { continue }
      let slot = inherited.first { overrides(symbol, $0.value) }?.key
      let placed = place(function(of: symbol), slot, nominal)
      isOwn.insert(placed)
      nominal.scope.initializerSlots[ObjectIdentifier(symbol)] = placed
      if symbol.isConvenience || symbol.context.isExtension { continue }
      declares = true
      nominal.scope.designated[placed] = symbol
    }
    guard let parent, !declares else { return }
    for (slot, symbol) in inherited where !isOwn.contains(slot) {
      nominal.methods[slot] = inheriting(symbol, slot, nominal, parent)
    }
  }

  private func overrides(_ symbol: Symbol, _ other: Symbol) -> Bool {
    let a = signature(of: symbol).parameters
    let b = signature(of: other).parameters
    return a.map(\.label) == b.map(\.label)
      && zip(a, b).allSatisfy { unify($0.type, $1.type) || $1.type.hasParameters }
  }

  /// An inherited initializer: the class's own initial values, then the superclass's initializer.
  private func inheriting(
    _ symbol: Symbol, _ slot: Int, _ nominal: NominalType, _ parent: NominalType
  ) -> Function {
    let signature = self.signature(of: symbol)
    let own = nominal.selfType
    let arguments = superclass(of: nominal)?.arguments ?? []
    let generics = signature.generics.map(Type.parameter)
    let range = symbol.nameRange
    let made = Function(name: qualifiedName(of: symbol), range: range) { [self] function in
      let inner = FunctionContext(parent: nil, result: own)
      let variable = LocalVariable("self", type: own, isLet: true, in: inner, at: range)
      inner.selfVariable = variable
      let parameters = signature.parameters.map { parameter in
        LocalVariable(
          parameter.name, type: parameterType(parameter), isLet: true,
          isInout: parameter.isInout, in: inner, at: range)
      }
      return finish(
        { builder in
          let instance = Code(.local(builder.slot(variable)), type: own, at: range)
          let passed = parameters.map { parameter -> CallArgument in
            let local = builder.slot(parameter)
            if parameter.isInout { return .inout(.local(local)) }
            return .value(Code(.local(local), type: parameter.type, at: range))
          }
          let call = Call(
            .function(parent.methods[slot]), [.value(instance)] + passed,
            types: arguments + generics)
          return builder.initialFields(of: nominal, variable, at: range)
            + [.return(Code(.call(call), type: signature.result, at: range))]
        }, inner, [variable] + parameters, function, failures, at: range)
    }
    made.isAsync = signature.isAsync
    made.parameterCount = signature.parameters.count + 1
    return made
  }

  /// The type of a parameter inside of its function.
  private func parameterType(_ parameter: ParameterInfo) -> Type {
    parameter.isVariadic ? type(.array, [parameter.type]) : parameter.type
  }

  /// What initializes an instance of a class that the program names: its own initializer, or the
  /// inherited one.
  func initializer(_ symbol: Symbol, of nominal: NominalType?) -> Callee {
    guard let nominal, symbol.native == nil, let slot = initializerSlot(symbol, of: nominal) else {
      if let native = symbol.native { return .native(NativeID(native)) }
      return .function(function(of: symbol))
    }
    return .function(nominal.methods[slot])
  }

  private func initializerSlot(_ symbol: Symbol, of nominal: NominalType) -> Int? {
    fillMethods(nominal)
    return nominal.scope.initializerSlots[ObjectIdentifier(symbol)]
  }

  /// What a class's initializer runs.
  /// - Parameters:
  ///   - base: `self` or `super` where the initializer delegates.
  ///   - isDynamic: whether the class is only known at run time.
  func initializerCallee(
    _ symbol: Symbol, _ candidate: Candidate, of type: Type, _ base: Typed?, isDynamic: Bool
  ) -> Callee {
    if symbol.isRequirement { return requirementCallee(symbol, candidate) }
    guard let nominal = resolved(type.wrapped ?? type).nominal ?? symbol.context.nominal else {
      return .function(function(of: symbol))
    }
    let delegates = base?.isSelf ?? false && !(base?.isSuper ?? false)
    if isDynamic || delegates, symbol.native == nil,
      let slot = initializerSlot(symbol, of: nominal)
    {
      return .method(slot: slot, in: nominal)
    }
    return initializer(symbol, of: nominal)
  }

  /// The metatype that says which class is to be made: a value's, or a type parameter's.
  func allocator(
    of type: Type, _ base: Typed?, _ symbol: Symbol, at range: SourceRange
  ) -> Typed? {
    guard symbol.isInitializer, !symbol.isRequirement, let nominal = symbol.context.nominal,
      nominal.isClass, symbol.native == nil
    else { return nil }
    if let base, case .metatype = solver.shallow(base.type), !base.isType || base.isSelf {
      return base
    }
    switch solver.shallow(type) {
    case .parameter, .member: return typeValue(type, at: range)
    default: return nil
    }
  }

  /// The type arguments that a call passes: an inherited initializer has those of the class made.
  func types(of target: CallTarget) -> [Type] {
    let types = target.types.map(resolved)
    guard let made = target.allocates.map({ resolved($0.wrapped ?? $0) }),
      let symbol = target.symbol, case .nominal(let nominal, let arguments) = made,
      nominal !== symbol.context.nominal, let owner = symbol.context.nominal, owner.isClass
    else { return types }
    return arguments + types.dropFirst(owner.generics.count)
  }

  // MARK: Static members

  /// Whether a static member gets the class that it is called on: its `self`.
  func takesClass(_ symbol: Symbol) -> Bool {
    guard symbol.isStatic, symbol.native == nil, let nominal = symbol.context.nominal,
      nominal.isClass
    else { return false }
    switch symbol.kind {
    case .function, .subscript: return true
    case .variable: return symbol.isComputed
    default: return false
    }
  }

  /// The metatype that a class's static member is called on.
  func classValue(_ candidate: Candidate, _ base: Typed?) -> Typed? {
    if let base, case .metatype = solver.shallow(base.type) { return base }
    let type = candidate.base ?? candidate.symbol.context.selfType
    return type.map { typeValue($0, at: base?.range ?? .none) }
  }

  /// `Self` inside of a class: the dynamic one.
  func selfClass(at range: SourceRange) -> Typed? {
    guard let nominal = context.enclosingNominal, nominal.isClass else { return nil }
    var result: Typed
    if let own = selfVariable(), !scope.function.isInitialValue,
      solver.shallow(own.type).nominal === nominal
    {
      let instance = use(own, at: range)
      result = Typed(.metatype(nominal.selfType), at: range, isType: true) { builder in
        Code(
          .dynamicType(instance.build(builder)), type: .metatype(nominal.selfType), at: range)
      }
    } else if let variable = classVariable() {
      result = use(variable, at: range)
      result.access = .value
      result.isType = true
    } else {
      return nil
    }
    result.isSelf = true
    return result
  }

  /// The metatype of the static member around, through closures.
  private func classVariable() -> LocalVariable? {
    var function: FunctionContext? = scope.function
    while let one = function {
      if let own = one.classVariable { return own }
      function = one.parent
    }
    return nil
  }

  /// A class's initializer or static member as what fulfils a requirement: a function without the
  /// instance or the metatype, whose only type argument is the class itself.
  func ofClass(_ nominal: NominalType, _ symbol: Symbol) -> Function {
    let signature = self.signature(of: symbol)
    let range = symbol.nameRange
    let own = nominal.selfType
    let made = Function(name: qualifiedName(of: symbol), range: range) { [self] function in
      layOut(nominal)
      function.locals = signature.parameters.map { parameter in
        Local(name: parameter.name, type: parameterType(parameter), isInout: parameter.isInout)
      }
      let metatype = Code(.metatype(own), type: .metatype(own), at: range)
      let first =
        symbol.isInitializer
        ? Code(.newObject(nominal, class: nil), type: own, at: range) : metatype
      let rest = signature.parameters.enumerated().map { index, parameter -> CallArgument in
        if parameter.isInout { return .inout(.local(index)) }
        return .value(Code(.local(index), type: parameterType(parameter), at: range))
      }
      let candidate = Candidate(symbol: symbol, arguments: own.arguments, base: own)
      let callee =
        symbol.isInitializer
        ? initializer(symbol, of: nominal) : callee(of: symbol, candidate, isSuper: false)
      let call = Call(callee, [.value(first)] + rest, types: nominal.generics.map(Type.parameter))
      return [.return(Code(.call(call), type: signature.result, at: range))]
    }
    made.parameterCount = signature.parameters.count
    return made
  }

  // MARK: Overridden properties

  /// Whether a stored property is reached through its accessors, since a subclass overrides it.
  func isDispatched(_ symbol: Symbol, _ base: Typed?) -> Bool {
    guard symbol.context.nominal?.isClass == true, !symbol.isFinal,
      module.overriddenProperties.contains(symbol.name)
    else { return false }
    return !(base?.isSuper ?? false)
  }

  /// What an override with observers stands for: the superclass's property of `self`.
  func overriddenProperty(_ symbol: Symbol, at range: SourceRange) -> Typed? {
    guard let variable = selfVariable(), let nominal = symbol.context.nominal,
      let parent = superclass(of: nominal)
    else { return nil }
    var base = use(variable, at: range)
    base.type = parent
    base.isSuper = true
    return members(named: symbol.name, of: parent, isStatic: false).first.map {
      property($0, of: base, at: range)
    }
  }

  func lowerOverriddenGetter(_ symbol: Symbol, _ function: Function) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, parameters) = enter(symbol, signature)
    let range = symbol.nameRange
    let value = overriddenProperty(symbol, at: range)
    return finish(
      { builder in value.map { [.return($0.build(builder))] } ?? [] }, inner, parameters,
      function, failures, at: range)
  }
}

extension Symbol {
  /// `override var x: T { didSet { … } }`
  var isObservingOverride: Bool { isOverride && hasObservers }
}
