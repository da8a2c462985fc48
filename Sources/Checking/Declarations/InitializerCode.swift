import Diagnostics
import SwiftSource

extension FunctionBuilder {
  /// A struct from the values of its memberwise initializer, the rest from initial values.
  func memberwise(
    _ nominal: NominalType, _ stored: [StoredVariable], _ given: [Code], _ type: Type,
    at range: SourceRange
  ) -> Code {
    // `struct Node { var next = Node() }`: what makes it would never end.
    let identity = ObjectIdentifier(nominal)
    guard checker.structuresBeingMade.insert(identity).inserted else {
      return Code(.unsupported("an initial value that holds itself"), type: type, at: range)
    }
    defer { checker.structuresBeingMade.remove(identity) }
    checker.layOut(nominal)
    var wholes = PatternValues()
    let fields = nominal.scope.storedSymbols.map { symbol -> Code in
      if let index = stored.firstIndex(where: { $0.symbol === symbol }), index < given.count {
        let value = memberwiseField(symbol, given[index], type, &wholes, at: range)
        return storable(value, symbol.ownership)
      }
      if let initial = initialValue(of: symbol, in: type, &wholes, at: range) {
        return storable(initial, symbol.ownership)
      }
      return Code(.constant(symbol.isLazy ? .nil : .void), type: .error, at: range)
    }
    return Code(.structure(nominal, fields), type: type, at: range)
  }

  /// The initial value of a property of an instance of `type`. That of a generic type is made by a
  /// function, which is told what the type's parameters stand for.
  private func initialValue(
    of symbol: Symbol, in type: Type, _ wholes: inout PatternValues, at range: SourceRange
  ) -> Code? {
    let arguments = type.arguments
    if arguments.isEmpty || arguments == symbol.context.nominal?.selfType.arguments {
      return initialValue(of: symbol, &wholes)
    }
    return checker.inside(symbol.context) {
      let inner = FunctionBuilder(checker, checker.scope.function)
      var inside = PatternValues()
      guard let code = inner.initialValue(of: symbol, &inside) else { return nil }
      if case .constant = code.kind { return code }
      let made = Function(
        name: "variable initialization expression of \(symbol.name)", range: range
      ) { _ in [] }
      made.body = [.return(code)]
      made.locals = inner.finished()
      let own = checker.substitute(code.type, arguments)
      return Code(.call(Call(.function(made), [], types: arguments)), type: own, at: range)
    }
  }

  /// The values of the tuple patterns that an instance's properties are declared with, and the
  /// locals that hold them.
  private typealias PatternValues = [SourceRange: (local: Int, type: Type)]

  /// A property's initial value. The names of a tuple pattern take theirs from one value, which
  /// the first of them makes.
  private func initialValue(of symbol: Symbol, _ wholes: inout PatternValues) -> Code? {
    guard let initial = checker.initialValue(of: symbol) else { return nil }
    guard let pattern = symbol.binding?.pattern, pattern.isTuple else { return initial(self) }
    let path = checker.path(to: symbol.name, in: pattern)
    if let (local, type) = wholes[pattern.range] {
      return Code(.local(local), type: type, at: symbol.nameRange).element(at: path)
    }
    let code = initial(self)
    let type = checker.resolved(code.type)
    // What a block gives ends with it; the whole is for the other names too.
    let (local, given) = (temporary("", type), temporary("", type))
    wholes[pattern.range] = (local, type)
    let whole = Code(.local(local), type: type, at: code.range)
    return Code(
      .block([.initialize(local: local, code), .initialize(local: given, whole)], local: given),
      type: type, at: code.range
    ).element(at: path)
  }

  private func memberwiseField(
    _ symbol: Symbol, _ value: Code, _ type: Type, _ wholes: inout PatternValues,
    at range: SourceRange
  ) -> Code {
    if case .unsupported(defaultFieldMark) = value.kind {
      return initialValue(of: symbol, in: type, &wholes, at: range)
        ?? Code(.constant(.nil), type: .error, at: range)
    }
    if let use = checker.wrapperUse(of: symbol), checker.memberTakesValue(symbol, use) {
      return wrap(value, symbol, use, type, at: range)
    }
    if case .function = value.type, checker.memberwiseTakesBuilder(symbol) {
      // `@ViewBuilder var content: Content` is made by calling the closure once.
      let result = checker.resolved(
        checker.substitute(checker.signature(of: symbol).result, type.arguments))
      if case .function = result { return value }
      return Code(.call(Call(.value(value), [])), type: result, at: range)
    }
    return value
  }

  /// `State(wrappedValue: value)`, and `AppStorage(wrappedValue: value, "page")` where the
  /// declaration says what else the wrapper is made with.
  private func wrap(
    _ value: Code, _ owner: Symbol, _ use: WrapperUse, _ type: Type, at range: SourceRange
  ) -> Code {
    let storage = checker.resolved(checker.substitute(use.storage, type.arguments))
    let given = Typed(value.type, at: range) { _ in value }
    if let made = checker.wrapping(given, as: owner, storage, at: range) { return made.build(self) }
    for symbol in checker.ownMembers(of: use.nominal, named: "init") {
      let signature = checker.signature(of: symbol)
      guard signature.parameters.first?.label == "wrappedValue",
        signature.parameters.dropFirst().allSatisfy(\.hasDefault)
      else { continue }
      let candidate = Candidate(symbol: symbol, arguments: storage.arguments, base: storage)
      var target = checker.open(candidate, base: nil, at: range, constructing: storage)
      // The member's own parameter made the closure.
      if target.parameters[0].isAutoclosure, case .function = value.type {
        target.parameters[0].isAutoclosure = false
      }
      let match = ArgumentMatch(parameters: [0], parameterCount: signature.parameters.count)
      return call(target, match, [given], at: range)
    }
    return value
  }

  /// `self` of a struct before its initializer has run: initial values, and room for the rest.
  func emptySelf(
    _ nominal: NominalType, _ variable: LocalVariable, delegates: Bool, at range: SourceRange
  ) -> Operation {
    checker.layOut(nominal)
    let type = nominal.selfType
    if nominal.keyword == .enum || delegates {
      return .initialize(local: slot(variable), Code(.constant(.void), type: type, at: range))
    }
    var wholes = PatternValues()
    let fields = nominal.scope.storedSymbols.map { symbol -> Code in
      if let initial = initialValue(of: symbol, &wholes) {
        return storable(initial, symbol.ownership)
      }
      return Code(.constant(isUnmade(symbol) ? .nil : .void), type: .error, at: range)
    }
    return .initialize(
      local: slot(variable), Code(.structure(nominal, fields), type: type, at: range))
  }

  /// The initial values of a class's own properties.
  func initialFields(
    of nominal: NominalType, _ variable: LocalVariable, at range: SourceRange
  ) -> [Operation] {
    checker.layOut(nominal)
    let first = nominal.storedProperties.count - nominal.scope.storedSymbols.count
    var wholes = PatternValues()
    return nominal.scope.storedSymbols.enumerated().compactMap { index, symbol in
      let base = Code(.local(slot(variable)), type: variable.type, at: range)
      let place = Place.objectField(base, index: first + index)
      if let initial = initialValue(of: symbol, &wholes) {
        return .assign(place, storable(initial, symbol.ownership))
      }
      guard isUnmade(symbol) else { return nil }
      return .assign(place, Code(.constant(.nil), type: .error, at: range))
    }
  }

  /// Whether nil stands where its value or its wrapper will be.
  private func isUnmade(_ symbol: Symbol) -> Bool {
    symbol.isLazy
      || checker.wrapperUse(of: symbol).map { checker.isMadeByAssignment(symbol, $0) } ?? false
  }

  /// `self.x = value` in an initializer, where `x` is wrapped: the first one makes the wrapper.
  func assignWrapped(
    _ symbol: Symbol, _ value: Code, _ place: Place, at range: SourceRange
  ) -> Code {
    guard let use = checker.wrapperUse(of: symbol), let index = checker.slot(of: symbol),
      let own = function.selfVariable
    else { return Code(.assign(place, value), type: .void, at: range) }
    let isClass = symbol.context.nominal?.isClass ?? false
    let instance = Code(.local(slot(own)), type: own.type, at: range)
    let storage = checker.optional(use.storage)
    let made = wrap(value, symbol, use, checker.resolved(own.type), at: range)
    let stored: Place =
      isClass ? .objectField(instance, index: index) : .field(.local(slot(own)), index: index)
    let result = temporary("", .void)
    let kept = Code(.field(instance, index: index), type: storage, at: range)
    return Code(
      .block(
        [
          .if(
            [.match(.none, kept)], then: [.assign(stored, made)], else: [.assign(place, value)]),
          .initialize(local: result, Code(.constant(.void), type: .void, at: range)),
        ], local: result), type: .void, at: range)
  }

  func initializedSelf(at range: SourceRange) -> Code {
    guard let variable = function.selfVariable else {
      return Code(.constant(.void), type: .void, at: range)
    }
    let own = Code(.local(slot(variable)), type: checker.resolved(variable.type), at: range)
    guard function.isFailable else { return own }
    return Code(.wrap(own), type: checker.optional(own.type), at: range)
  }

  /// An object whose initializer fails goes before the initializer's nil is anybody's.
  func givenUpSelf(at range: SourceRange) -> [Operation] {
    guard let variable = function.selfVariable, checker.isReference(variable.type) else {
      return []
    }
    return [
      .assign(.local(slot(variable)), Code(.constant(.void), type: variable.type, at: range))
    ]
  }

  func callSuper(_ candidate: Candidate, _ variable: LocalVariable, at range: SourceRange)
    -> [Operation]
  {
    let own = Code(.local(slot(variable)), type: variable.type, at: range)
    let callee = checker.initializer(candidate.symbol, of: candidate.base?.nominal)
    let types = candidate.arguments.map(checker.resolved)
    return [
      .evaluate(Code(.call(Call(callee, [.value(own)], types: types)), type: own.type, at: range))
    ]
  }

  /// An initializer's call applied to the instance at hand, not to a new one.
  func onSelf(_ code: Code, _ own: Typed, at range: SourceRange) -> Code {
    guard case .call(var call) = code.kind, let first = call.arguments.first,
      case .value(let made) = first, case .newObject(_, _) = made.kind
    else { return code }
    call.arguments[0] = .value(own.build(self))
    return Code(.call(call), type: .void, at: range)
  }

  /// A failable initializer that another one hands on to: its nil is that one's too.
  /// - Parameter variable: the struct's or enum's `self`; nil for a class.
  func propagating(
    _ code: Code, to variable: LocalVariable?, or failure: Type, at range: SourceRange
  ) -> Code {
    let done = temporary("", .void)
    let nothing = Operation.return(
      Code(.constant(.nil), type: checker.resolved(failure), at: range))
    let test: Test
    var then: [Operation] = []
    if let variable {
      let type = code.type.wrapped ?? code.type
      let made = temporary("", type)
      test = .match(.some(.bind(local: made)), code)
      then = [.assign(.local(slot(variable)), Code(.local(made), type: type, at: range))]
    } else {
      test = .match(.some(.anything), code)
    }
    return Code(
      .block(
        [
          .if([test], then: then, else: [nothing]),
          .initialize(local: done, Code(.constant(.void), type: .void, at: range)),
        ], local: done), type: .void, at: range)
  }

  /// A default argument: its constant, or a call of the function that makes it.
  func defaultValue(
    _ target: CallTarget, _ index: Int, _ type: Type, _ types: [Type], at range: SourceRange
  ) -> Code {
    guard let symbol = target.symbol else { return Code(.constant(.nil), type: type, at: range) }
    if case .memberwise = symbol.kind {
      return Code(.unsupported(defaultFieldMark), type: type, at: range)
    }
    if target.parameters[index].isAutoclosure, case .function(let function) = type {
      let context = FunctionContext(parent: self.function, result: function.result)
      context.isClosure = true
      return closure(context, parameters: [], type: type, at: range, name: "implicit closure") {
        [.return($0.madeDefault(of: symbol, index, function.result, types, at: range))]
      }
    }
    return madeDefault(of: symbol, index, type, types, at: range)
  }

  private func madeDefault(
    of symbol: Symbol, _ index: Int, _ type: Type, _ types: [Type], at range: SourceRange
  ) -> Code {
    switch checker.defaultArgument(of: symbol, index) {
    case .constant(let constant, let own):
      return coerce(
        Code(.constant(constant), type: checker.substitute(own, types), at: range), to: type)
    case .function(let function, let own):
      let call = Call(.function(function), [], types: types)
      return Code(.call(call), type: checker.substitute(own, types), at: range)
    case .location(let expression, let own):
      let own = checker.substitute(own, types)
      guard case .macro(let name, _, _) = expression.kind,
        let code = location(name, in: function, own, at: range)
      else { return Code(.unsupported("a default argument"), type: type, at: range) }
      return coerce(code, to: type)
    case .failed: return Code(.unsupported("a default argument"), type: type, at: range)
    }
  }
}

/// Marks a field whose initial value is used; never in finished code.
let defaultFieldMark = "default field"
