import Diagnostics
import SwiftSource

/// What a name means where it stands.
enum NameMeaning {
  case local(LocalVariable)
  case localFunction(LocalFunction)
  /// Declarations, with the implicit `self` they are members of.
  case candidates([Candidate], base: Typed?)
  case generic(Type)
  case nothing
  /// Found, but an error was reported.
  case failed
}

extension Checker {
  /// Looks a name up: locals, then members of the types around, then the module, then the library.
  func lookup(_ name: Name) -> NameMeaning {
    if name.text.hasPrefix("$"), let anonymous = anonymous(name) { return .local(anonymous) }
    for entry in scope.lookup(name.text) {
      switch entry {
      case .variable(let variable):
        let isEarly = variable.getter != nil && variable.range.start > name.range.start
        if isEarly, variable.owner === scope.function.identity {
          reportUnknown(name)
          return .failed
        }
        return .local(variable)
      case .function(let function): return .localFunction(function)
      case .type(let symbol):
        return .candidates(
          [Candidate(symbol: symbol, arguments: symbol.context.generics.map(Type.parameter))],
          base: nil)
      }
    }
    if let parameter = context.parameter(named: name.text) {
      return .generic(.parameter(parameter))
    }
    var current: Context? = context
    var isInnermost = true
    while let one = current {
      if let local = one.localTypes[name.text] {
        return .candidates([Candidate(symbol: local, arguments: [])], base: nil)
      }
      if let nominal = one.nominal {
        if let found = lookupMember(name, of: nominal, isInnermost) { return found }
        isInnermost = false
      }
      current = one.parent
    }
    if let variable = module.guarded[name.text], variable.range.file == context.file,
      scope.function.root.isInitialValue || module.symbols[name.text] == nil
    {
      return .local(variable)
    }
    return lookupGlobal(name)
  }

  private func lookupGlobal(_ name: Name) -> NameMeaning {
    if context.file == .max {
      let shared = libraryLookup(name.text).filter { !isHiddenWrapperPart($0) }
      if !shared.isEmpty {
        return .candidates(shared.map { Candidate(symbol: $0, arguments: []) }, base: nil)
      }
    }
    var found = (module.symbols[name.text] ?? []).filter { symbol in
      symbol.access > .fileprivate || symbol.context.file == context.file || context.isPrompt
    }.filter { !isHiddenWrapperPart($0) }
    if found.isEmpty || found.allSatisfy(\.isFunction),
      !frameworks.isHidden(name.text, imports: module.imports)
    {
      found += libraryLookup(name.text).filter { !isHiddenWrapperPart($0) && isImported($0) }
    }
    if found.isEmpty { return .nothing }
    return .candidates(found.map { Candidate(symbol: $0, arguments: []) }, base: nil)
  }

  private func isHiddenWrapperPart(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .wrapperStorage(let original): wrapperUse(of: original) == nil
    case .wrapperProjection(let original): wrapperUse(of: original)?.projection == nil
    default: false
    }
  }

  /// A member named without its `self.`.
  private func lookupMember(
    _ name: Name, of nominal: NominalType, _ isInnermost: Bool
  ) -> NameMeaning? {
    let own = nominal.selfType
    if isInnermost, let variable = selfVariable() {
      let found = members(named: name.text, of: own, isStatic: false)
      if let first = found.first {
        guard mayImplySelf(variable, first.symbol, name) else { return .failed }
        let base = use(variable, at: name.range)
        if base.type.isError { return .failed }
        return .candidates(found, base: base)
      }
    }
    let statics = members(named: name.text, of: own, isStatic: true)
      .filter { !$0.symbol.isInitializer }
    guard !statics.isEmpty else {
      // A member of an outer type's instance: found, but there is no instance.
      if selfVariable() == nil || !isInnermost,
        let found = members(named: name.text, of: own, isStatic: false).first
      {
        guard isInnermost || !found.symbol.isFunction else { return nil }
        if scope.function.parent == nil, scope.function.result == nil, scope.function.isInitialValue
        {
          error(
            "cannot use instance member '\(name.text)' within property initializer; property "
              + "initializers run before 'self' is available", at: name.range)
        } else if isInnermost {
          error(
            "instance \(found.symbol.isFunction ? "member" : "member") '\(name.text)' cannot be used "
              + "on type '\(nominal.name)'", at: name.range)
        } else {
          error(
            "instance member '\(name.text)' of type '\(nominal.name)' cannot be used on instance "
              + "of nested type '\(context.enclosingNominal?.name ?? "")'", at: name.range)
        }
        return .failed
      }
      return nil
    }
    if isInnermost, selfVariable() != nil, let first = statics.first, !first.symbol.isType {
      let isCase: Bool
      if case .enumCase = first.symbol.kind { isCase = true } else { isCase = false }
      error(
        isCase
          ? "enum case '\(name.text)' cannot be used as an instance member"
          : "static member '\(name.text)' cannot be used on instance of type '\(nominal.name)'",
        at: name.range)
      return .failed
    }
    let isOfClass = isInnermost && nominal.isClass && statics.first?.symbol.isType == false
    return .candidates(statics, base: isOfClass ? selfClass(at: name.range) : nil)
  }

  /// `self` of the function around, through closures.
  func selfVariable() -> LocalVariable? {
    for entry in scope.lookup("self") {
      if case .variable(let variable) = entry { return variable }
    }
    var function: FunctionContext? = scope.function
    while let one = function {
      if let own = one.selfVariable { return own }
      function = one.parent
    }
    return nil
  }

  /// `$0` in a closure without a parameter clause.
  private func anonymous(_ name: Name) -> LocalVariable? {
    guard let index = Int(name.text.dropFirst()) else { return nil }
    var function: FunctionContext? = scope.function
    while let one = function {
      if one.isClosure, !one.anonymous.isEmpty {
        return index < one.anonymous.count ? one.anonymous[index] : nil
      }
      if one.isClosure, one.takesAnonymous { return nil }
      function = one.parent
    }
    return nil
  }

  /// The value of a local variable; notes who captures it.
  func use(_ variable: LocalVariable, at range: SourceRange) -> Typed {
    noteUse(of: variable, at: range)
    if speculation == 0, unprojected.contains(variable.range) { mistakenUses += 1 }
    if variable.wrapper == nil, variable.projects == nil, variable.getter == nil,
      variable.global == nil || scope.function.isInside(variable.owner)
    {
      noteCapture(variable, at: range)
    }
    if let wrapper = variable.wrapper {
      return wrappedLocal(wrapper.storage, wrapper.use, "wrappedValue", at: range)
    }
    if let projected = variable.projects {
      return wrappedLocal(projected.storage, projected.use, "projectedValue", at: range)
    }
    if let global = variable.global, !scope.function.isInside(variable.owner) {
      return guardedValue(variable, global, at: range)
    }
    if let getter = variable.getter { return computedLocal(variable, getter, at: range) }
    if variable.type.isError {
      meetUnknownType()
      return .failed(at: range)
    }
    let isMutable = !variable.isLet
    var typed = Typed(variable.type, at: range) { builder in
      let type = builder.checker.resolved(variable.type)
      let kept = Code(.local(builder.slot(variable)), type: type, at: range)
      return builder.owned(kept, variable.ownership)
    }
    typed.written = variable.written
    typed.isSelf = variable.name == "self"
    if !variable.name.hasPrefix("$") { typed.declared = (variable.name, variable.range) }
    if variable.isNonescaping { typed.nonescaping = variable }
    if variable.ownership != .strong { typed.reference = Reference(variable) }
    typed.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    if isMutable || variable.isDeferred {
      typed.access = .place { $0.place(.local($0.slot(variable)), variable.ownership) }
      typed.variable = .local(variable)
    } else {
      typed.access = .immutable(immutability(of: variable))
    }
    return typed
  }

  private func computedLocal(
    _ variable: LocalVariable, _ getter: LocalVariable, at range: SourceRange
  ) -> Typed {
    let closure = use(getter, at: range)
    let type = variable.type
    var typed = Typed(type, at: range) { builder in
      Code(
        .call(Call(.value(closure.build(builder)), [])), type: builder.checker.resolved(type),
        at: range)
    }
    guard let setter = variable.setter else {
      typed.access = .immutable(.getOnly(variable.name))
      return typed
    }
    let change = use(setter, at: range)
    typed.access = .place { builder in
      .property(
        base: .none, getter: .value(closure.build(builder)), setter: .value(change.build(builder)),
        arguments: [], types: [], range)
    }
    typed.variable = .local(variable)
    typed.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    noteUse(of: variable, at: range)
    return typed
  }

  /// What a `guard` of top-level code bound, as functions and initial values see it.
  private func guardedValue(
    _ variable: LocalVariable, _ global: GlobalVariable, at range: SourceRange
  )
    -> Typed
  {
    noteUse(of: variable, at: range)
    var typed = Typed(variable.type, at: range) { _ in
      Code(.global(global), type: global.type, at: range)
    }
    typed.access = .immutable(immutability(of: variable))
    return typed
  }

  private func immutability(of variable: LocalVariable) -> Immutability {
    if variable.name == "self" { return .selfIsImmutable }
    if variable.isCaseBinding || variable.name.hasPrefix("$") { return .bound(variable.name) }
    return .letConstant(variable.name, keyword: variable.keyword)
  }

  func wrappedLocal(
    _ storage: LocalVariable, _ use: WrapperUse, _ member: String, at range: SourceRange
  ) -> Typed {
    guard let symbol = ownMembers(of: use.nominal, named: member).first else {
      return .failed(at: range)
    }
    let base = self.use(storage, at: range)
    let candidate = Candidate(symbol: symbol, arguments: use.storage.arguments, base: use.storage)
    return property(candidate, of: base, at: range)
  }

  /// Every function between the use and the declaration captures the variable.
  private func noteCapture(_ variable: LocalVariable, at range: SourceRange) {
    var function: FunctionContext? = scope.function
    while let one = function, one.identity !== variable.owner {
      if variable.isInout || variable.isNonescaping, let closure = one.escapingClosure {
        reportEscaping(variable, in: closure, at: range)
      }
      if !one.captures.contains(where: { $0 === variable }) {
        one.captures.append(variable)
        variable.isCaptured = true
      }
      function = one.parent
    }
  }

  // MARK: Names as values

  func checkName(_ name: Name, expected: Type?) -> Typed {
    if isOperatorName(name.text) { return operatorReference(name, expected) }
    switch lookup(name) {
    case .local(let variable): return use(variable, at: name.range)
    case .localFunction(let function):
      var typed = use(function.variable, at: name.range)
      typed.type = .function(signature(of: function.symbol).functionType)
      typed.access = .value
      return typed
    case .generic(let type): return typeValue(type, at: name.range)
    case .candidates(let found, let base): return reference(found, base, name, expected)
    case .nothing:
      if let macro = macroReference(name) { return macro }
      reportUnknown(name)
      return .failed(at: name.range)
    case .failed: return .failed(at: name.range)
    }
  }

  /// `+` where a function is wanted.
  private func operatorReference(_ name: Name, _ expected: Type?) -> Typed {
    var types: [Type] = []
    if let expected, case .function(let function) = solver.shallow(expected.wrapped ?? expected) {
      types = function.parameters.map(\.type)
      if types.count == 1, case .tuple(let parts) = solver.shallow(types[0]) {
        types = parts.map(\.type)
      }
    }
    var found: [Candidate] = []
    let isOpen = types.allSatisfy { if case .variable = solver.shallow($0) { true } else { false } }
    for type in types + (isOpen ? [self.type(.int)] : []) {
      for candidate in operators(name.text, type)
      where !found.contains(where: { $0.symbol === candidate.symbol }) {
        found.append(candidate)
      }
    }
    let count = types.count
    let fitting = found.filter { count == 0 || signature(of: $0.symbol).parameters.count == count }
    guard !fitting.isEmpty else {
      reportUnknown(name)
      return .failed(at: name.range)
    }
    return functionReference(chooseReference(fitting, name, expected, nil), of: nil, at: name.range)
  }

  func typeValue(_ type: Type, at range: SourceRange) -> Typed {
    if type.isError { return .failed(at: range) }
    return Typed(.metatype(type), at: range, isType: true) { builder in
      let type = builder.checker.resolved(type)
      // The library's classes are laid out as they are used: its class methods are found in it.
      if let nominal = type.nominal, nominal.isBuiltin, nominal.isClass {
        builder.checker.fillMethods(nominal)
      }
      return Code(.metatype(type), type: .metatype(type), at: range)
    }
  }

  private func reference(
    _ found: [Candidate], _ base: Typed?, _ name: Name, _ expected: Type?
  ) -> Typed {
    guard let first = found.first else { return .failed(at: name.range) }
    if let labels = name.labels,
      !found.contains(where: { $0.symbol.isFunction && isNamed($0, by: labels) })
    {
      error("cannot find '\(name.spelled)' in scope", at: name.range)
      return .failed(at: name.range)
    }
    if first.symbol.isType { return typeValue(typeNamed(first.symbol, name), at: name.range) }
    if let variable = variable(among: found, expected) {
      noteMutatingGetter(of: variable.symbol, base, at: name.range)
      warnOfOwnAccess(variable.symbol, at: name.range)
      return property(variable, of: base, at: name.range)
    }
    let chosen = chooseReference(found, name, expected, base)
    return functionReference(chosen, of: base, at: name.range)
  }

  /// Whether a function is the one that `move(to:)` names.
  func isNamed(_ candidate: Candidate, by labels: [String]) -> Bool {
    signature(of: candidate.symbol).parameters.map { $0.label ?? "_" } == labels
  }

  /// The type that a found name stands for: `Stack<Int>` or with arguments to be inferred.
  func typeNamed(_ symbol: Symbol, _ name: Name) -> Type {
    type(of: symbol, arguments: name.genericArguments, name.range, in: context)
  }
}
