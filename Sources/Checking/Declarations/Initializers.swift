import Diagnostics
import SwiftSource

extension Checker {
  /// An initializer: the properties' initial values, then its body; it returns `self`.
  func lowerInitializer(
    _ symbol: Symbol, _ block: CodeBlock?, _ function: Function
  ) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, own) = enter(symbol, signature)
    inner.isInitializer = true
    inner.initializer = symbol
    if case .initializer(let syntax) = symbol.kind { inner.isFailable = syntax.isFailable }
    guard let block, let nominal = symbol.context.nominal, let own2 = inner.selfVariable else {
      return []
    }
    let before = failures
    let parameters = own + declareParameters(signature, in: inner)
    let delegates = block.delegatesToSelf
    inner.isDelegating = delegates || symbol.isConvenience
    let operations = checkBlock(block, isNested: false)
    let isClass = nominal.isClass
    let callsSuper = block.callsSuper
    let range = symbol.nameRange
    let parentInit = isClass && !callsSuper && !delegates ? implicitSuper(of: nominal) : nil
    // What a class without initializers leaves undone is said of the class.
    defer { if symbol.declaration != nil { follow(block, of: symbol, failuresBefore: before) } }
    return finish(
      { builder in
        var result: [Operation] = []
        if isClass {
          if !delegates { result += builder.initialFields(of: nominal, own2, at: range) }
        } else {
          result.append(builder.emptySelf(nominal, own2, delegates: delegates, at: range))
        }
        result += operations(builder)
        if let parentInit { result += builder.callSuper(parentInit, own2, at: range) }
        result.append(.return(builder.initializedSelf(at: range)))
        return result
      }, inner, parameters, function, before, at: block.range)
  }

  /// `super.init()`, which a designated initializer may leave out.
  private func implicitSuper(of nominal: NominalType) -> Candidate? {
    guard let parent = superclass(of: nominal) else { return nil }
    return initializers(of: parent).first { signature(of: $0.symbol).parameters.isEmpty }
  }

  /// `self.init(…)` and `super.init(…)`.
  /// - Parameters:
  ///   - name: the place of `init`.
  ///   - isForced: whether a `!` follows, at the end of `range`.
  func delegate(
    _ base: Typed, _ syntax: CallArguments, isForced: Bool = false, name: SourceRange,
    at range: SourceRange
  ) -> Typed {
    guard let variable = selfVariable() else { return .failed(at: range) }
    let found = initializers(of: base.type)
    let isUnknown =
      !found.contains { takes(syntax, $0) }
      && base.type.nominal.map {
        passOver(initializerOf: $0, syntax, at: range)
      } ?? false
    if found.isEmpty || isUnknown {
      _ = prepare(syntax)
      // A class of the library that has nothing to initialize.
      return Typed(.void, at: range) { _ in Code(.constant(.void), type: .void, at: range) }
    }
    let isClass = isReference(base.type)
    reportDelegation(to: base, name)
    let call = resolveDelegate(found, base, syntax, at: range)
    if call.type.isError { return call }
    if base.isSuper, let callee = facts.callees[range], callee.isConvenience, callee.isWritten {
      let note = Diagnostic(
        .note, "convenience initializer is declared here", at: callee.nameRange)
      error(
        "must call a designated initializer of the superclass '\(shown(base.type))'",
        at: base.range, notes: [note])
    }
    let mayFail =
      solver.shallow(call.type).wrapped != nil && solver.shallow(base.type).wrapped == nil
    let propagates = mayFail && !isForced && scope.function.isFailable
    if mayFail, !isForced, !propagates {
      let callee = facts.callees[range]?.fullName ?? "init"
      error(
        "a non-failable initializer cannot \(base.isSuper ? "chain" : "delegate") to failable "
          + "initializer '\(callee)' written with 'init?'", at: name)
      return .failed(at: range)
    }
    variable.isMutated = true
    let own = use(variable, at: range)
    let result = scope.function.result
    return Typed(.void, at: range) { builder in
      let made = call.build(builder)
      var code = isClass ? builder.onSelf(made, own, at: range) : made
      if propagates {
        code.type = made.type
        return builder.propagating(
          code, to: isClass ? nil : variable, or: result ?? made.type, at: range)
      }
      if mayFail {
        // A trap points at the `!`.
        var mark = range
        mark.start = max(range.start + 1, range.end) - 1
        code.type = made.type
        code = Code(.unwrap(code), type: made.type.wrapped ?? made.type, at: mark)
      }
      if isClass { return Code(code.kind, type: .void, at: code.range) }
      return Code(.assign(.local(builder.slot(variable)), code), type: .void, at: range)
    }
  }

  /// Extensions of classes have convenience initializers only.
  func reportDesignated(_ symbol: Symbol) {
    guard symbol.context.isExtension, !symbol.isConvenience, let nominal = symbol.context.nominal,
      nominal.keyword == .class
    else { return }
    error(
      "designated initializer cannot be declared in an extension of '\(nominal.name)'; did you "
        + "mean this to be a convenience initializer?", at: symbol.nameRange)
  }

  /// A class's convenience initializer calls another of its own, the others call the superclass's.
  private func reportDelegation(to base: Typed, _ name: SourceRange) {
    guard let own = scope.function.initializer, let nominal = own.context.nominal else { return }
    let isConvenience = own.isConvenience || own.context.isExtension
    guard nominal.keyword == .class, isConvenience == base.isSuper else { return }
    if isConvenience {
      error(
        "convenience initializer for '\(nominal.name)' must delegate (with 'self.init') rather "
          + "than chaining to a superclass initializer (with 'super.init')", at: name)
    } else {
      error(
        "designated initializer for '\(nominal.name)' cannot delegate (with 'self.init'); did you "
          + "mean this to be a convenience initializer?", at: own.nameRange,
        notes: [Diagnostic(.note, "delegation occurs here", at: name)])
    }
  }

  private func resolveDelegate(
    _ found: [Candidate], _ base: Typed, _ syntax: CallArguments, at range: SourceRange
  ) -> Typed {
    resolveCall(
      found, base: base, syntax, expected: nil, at: range, name: Name("init", at: range),
      constructing: found.first?.base)
  }

  // MARK: What the compiler writes

  func lowerMemberwise(
    _ symbol: Symbol, _ stored: [StoredVariable], _ function: Function
  ) -> [Operation] {
    lowerMaking(symbol, function) { builder, nominal, codes in
      builder.memberwise(nominal, stored, codes, nominal.selfType, at: symbol.nameRange)
    }
  }

  func lowerCase(_ symbol: Symbol, _ index: Int, _ function: Function) -> [Operation] {
    lowerMaking(symbol, function) { _, nominal, codes in
      Code(
        .enumCase(nominal, index: index, codes), type: nominal.selfType, at: symbol.nameRange)
    }
  }

  /// A function that makes a value of its type of its parameters.
  private func lowerMaking(
    _ symbol: Symbol, _ function: Function,
    _ make: @escaping (FunctionBuilder, NominalType, [Code]) -> Code
  ) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, _) = enter(symbol, signature)
    let parameters = declareParameters(signature, in: inner)
    guard let nominal = symbol.context.nominal else { return [] }
    let range = symbol.nameRange
    return finish(
      { builder in
        let codes = parameters.map { parameter in
          Code(.local(builder.slot(parameter)), type: parameter.type, at: range)
        }
        return [.return(make(builder, nominal, codes))]
      }, inner, parameters, function, failures, at: range)
  }

  /// A stored property as a getter: what fulfils a requirement.
  func lowerStoredGetter(_ symbol: Symbol, _ function: Function) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, parameters) = enter(symbol, signature)
    let range = symbol.nameRange
    if let global = global(of: symbol) {
      return [.return(Code(.global(global), type: global.type, at: range))]
    }
    guard let own = inner.selfVariable, let index = slot(of: symbol) else { return [] }
    return finish(
      { builder in
        let base = Code(.local(builder.slot(own)), type: own.type, at: range)
        let kept = Code(.field(base, index: index), type: signature.result, at: range)
        return [.return(builder.owned(kept, symbol.ownership))]
      }, inner, parameters, function, failures, at: range)
  }

  /// A lazy property: its value is made when it is first read.
  func lowerLazy(_ symbol: Symbol, _ function: Function) -> [Operation] {
    let signature = self.signature(of: symbol)
    symbol.isMutating = true
    let (inner, parameters) = enter(symbol, signature)
    symbol.isMutating = false
    function.isMutating = !(symbol.context.nominal?.isClass ?? false)
    let range = symbol.nameRange
    let before = failures
    guard let own = inner.selfVariable, let index = slot(of: symbol),
      let expression = symbol.binding?.initializer
    else { return [] }
    let value = convert(
      check(expression, expected: signature.result), to: signature.result,
      .specified(symbol.binding?.type))
    settle(from: 0)
    let isClass = symbol.context.nominal?.isClass ?? false
    let type = signature.result
    return finish(
      { builder in
        let base = Code(.local(builder.slot(own)), type: own.type, at: range)
        let kept = Code(.field(base, index: index), type: self.optional(type), at: range)
        let place: Place =
          isClass
          ? .objectField(base, index: index) : .field(.local(builder.slot(own)), index: index)
        let local = builder.temporary("", type)
        let result = Code(.local(local), type: type, at: range)
        return [
          .if([.match(.some(.bind(local: local)), kept)], then: [.return(result)], else: []),
          .initialize(local: local, builder.coerce(value.build(builder), to: type)),
          .assign(place, Code(.wrap(result), type: self.optional(type), at: range)),
          .return(Code(.unwrap(kept), type: type, at: range)),
        ]
      }, inner, parameters, function, before, at: range)
  }

  func lowerLazySetter(
    _ symbol: Symbol, _ type: Type, _ inner: FunctionContext, _ parameters: [LocalVariable],
    _ function: Function
  ) -> [Operation] {
    let range = symbol.nameRange
    guard let own = inner.selfVariable, let index = slot(of: symbol) else { return [] }
    let value = LocalVariable("newValue", type: type, isLet: true, in: inner, at: range)
    let isClass = symbol.context.nominal?.isClass ?? false
    return finish(
      { builder in
        let base = Code(.local(builder.slot(own)), type: own.type, at: range)
        let place: Place =
          isClass
          ? .objectField(base, index: index) : .field(.local(builder.slot(own)), index: index)
        let code = Code(.local(builder.slot(value)), type: type, at: range)
        return [.assign(place, Code(.wrap(code), type: self.optional(type), at: range))]
      }, inner, parameters + [value], function, failures, at: range)
  }

  /// `willSet`, the change, `didSet`.
  func lowerObserved(
    _ symbol: Symbol, _ type: Type, _ inner: FunctionContext, _ parameters: [LocalVariable],
    _ function: Function
  ) -> [Operation] {
    let range = symbol.nameRange
    let before = failures
    let accessors = symbol.binding?.accessors?.list ?? []
    let willSet = accessors.first { $0.kind == .willSet }
    let didSet = accessors.first { $0.kind == .didSet }
    let new = LocalVariable(
      willSet?.parameter ?? "newValue", type: type, isLet: true, in: inner, at: range)
    let old = LocalVariable(
      didSet?.parameter ?? "oldValue", type: type, isLet: true, in: inner, at: range)
    let outer = scope
    inner.observed = symbol
    scope = LocalScope(parent: outer, function: inner)
    scope.declare(new)
    let beforeChange = willSet?.body.map { checkBlock($0) }
    scope = LocalScope(parent: outer, function: inner)
    scope.declare(old)
    let afterChange = didSet?.body.map { checkBlock($0) }
    scope = outer
    let index = slot(of: symbol)
    let global = self.global(of: symbol)
    let isClass = symbol.context.nominal?.isClass ?? false
    let overridden =
      symbol.isOverride
      ? overriddenProperty(symbol, at: range) : wrappedProperty(symbol, inner, at: range)
    defer {
      for body in [willSet?.body, didSet?.body].compactMap({ $0 }) {
        follow(body, isolation: isolation(of: symbol), failuresBefore: before)
      }
    }
    return finish(
      { builder in
        let place: Place
        if case .place(let make)? = overridden?.access {
          place = make(builder)
        } else if let own = inner.selfVariable, let index {
          let base = Code(.local(builder.slot(own)), type: own.type, at: range)
          place = builder.place(
            isClass
              ? .objectField(base, index: index) : .field(.local(builder.slot(own)), index: index),
            symbol.ownership)
        } else if let global {
          place = .global(global)
        } else {
          place = .discarded
        }
        let value = Code(.local(builder.slot(new)), type: type, at: range)
        var result: [Operation] = [
          .initialize(local: builder.slot(old), Code(.load(place), type: type, at: range))
        ]
        if let beforeChange { result.append(.block(label: -1, beforeChange(builder))) }
        result.append(.assign(place, value))
        if let afterChange { result.append(.block(label: -2, afterChange(builder))) }
        return result
      }, inner, parameters + [new], function, before, at: range)
  }

  // MARK: Wrapped properties as accessors

  /// A wrapped property as its observers find it.
  private func wrappedProperty(
    _ symbol: Symbol, _ inner: FunctionContext, at range: SourceRange
  ) -> Typed? {
    guard wrapperUse(of: symbol) != nil else { return nil }
    let base = inner.selfVariable.map { own -> Typed in
      var typed = use(own, at: range)
      typed.isSelf = true
      return typed
    }
    let candidate = Candidate(
      symbol: symbol, arguments: symbol.context.generics.map(Type.parameter), base: base?.type)
    return property(candidate, of: base, at: range)
  }

  /// What the accessors of a wrapped property read and set.
  private func wrappedValue(
    of symbol: Symbol, _ type: Type, _ inner: FunctionContext
  ) -> Typed {
    let range = symbol.nameRange
    if isReadThroughOwner(symbol) { return check(throughOwner(symbol), expected: type) }
    let base = inner.selfVariable.map { use($0, at: range) }
    let candidate = Candidate(
      symbol: symbol, arguments: symbol.context.generics.map(Type.parameter), base: base?.type)
    return property(candidate, of: base, at: range)
  }

  func wrappedGetter(of symbol: Symbol) -> Function { function(of: symbol) }
  func wrappedSetter(of symbol: Symbol) -> Function { setterFunction(of: symbol) }

  func lowerWrapped(_ symbol: Symbol, _ function: Function) -> [Operation] {
    let signature = self.signature(of: symbol)
    let (inner, parameters) = enter(symbol, signature)
    let range = symbol.nameRange
    let value = wrappedValue(of: symbol, signature.result, inner)
    return finish(
      { [.return(value.build($0))] }, inner, parameters, function, failures, at: range)
  }

  func lowerWrappedSetter(
    _ symbol: Symbol, _ type: Type, _ inner: FunctionContext, _ parameters: [LocalVariable],
    _ function: Function
  ) -> [Operation] {
    let range = symbol.nameRange
    let new = LocalVariable("newValue", type: type, isLet: true, in: inner, at: range)
    let value = wrappedValue(of: symbol, type, inner)
    guard case .place(let make) = value.access else { return [] }
    return finish(
      { builder in
        [.assign(make(builder), Code(.local(builder.slot(new)), type: type, at: range))]
      }, inner, parameters + [new], function, failures, at: range)
  }
}

extension CodeBlock {
  /// Whether an initializer hands on to another of its type.
  var delegatesToSelf: Bool { calls { if case .self = $0.kind { true } else { false } } }
  var callsSuper: Bool { calls { if case .super = $0.kind { true } else { false } } }

  private func calls(_ isBase: (Expression) -> Bool) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expression(let expression): return expression.isInitCall(isBase)
      case .if(let inner): return inner.blocks.contains { $0.calls(isBase) }
      case .switch(let inner): return inner.cases.contains { $0.body.calls(isBase) }
      case .guard(_, let body): return body.calls(isBase)
      case .do(_, _, let body, _): return body.calls(isBase)
      default: return false
      }
    }
  }
}

extension IfStatement {
  var blocks: [CodeBlock] {
    switch `else` {
    case .block(let block): [then, block]
    case .if(let nested): [then] + nested.blocks
    case nil: [then]
    }
  }
}

extension Expression {
  fileprivate func isInitCall(_ isBase: (Expression) -> Bool) -> Bool {
    switch kind {
    case .call(let callee, _):
      if case .member(let base?, let name) = callee.kind, name.text == "init" {
        return isBase(base)
      }
      return false
    case .try(_, let inner), .await(let inner), .forceUnwrap(let inner):
      return inner.isInitCall(isBase)
    default: return false
    }
  }
}
