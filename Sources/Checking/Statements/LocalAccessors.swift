import Diagnostics
import SwiftSource

/// Local variables that are read or written by code: computed, observed and lazy ones. Their
/// accessors are closures in variables of their own, which capture what they use like others do.
extension Checker {
  /// `var x: Int { … }` or `var x: Int { get { … } set { … } }` inside a function.
  func localComputed(
    _ binding: VariableDeclaration.Binding, _ accessors: Accessors, builder: Type?
  ) -> BuildOperations {
    guard let (name, range) = binding.pattern.boundNames.first, let syntax = binding.type,
      let getter = accessors.list.first(where: { $0.kind == .get }), let body = getter.body
    else { return { _ in [] } }
    var declared: LocalVariable?
    if case .variable(let early)? = scope.names[name]?.first, early.range == range {
      declared = early
      scope.names[name] = nil
    }
    let type = declared?.type ?? resolve(syntax, in: context)
    let opaque: OpaqueType? =
      if case .opaque(let opaque, _) = solver.shallow(type) { opaque } else { nil }
    let result = opaque == nil ? type : solver.fresh()
    let closure = Closure(parameters: [], body: body)
    let value = checkClosure(
      closure, expected: .function(FunctionType([], result: result)), builder: builder,
      isEscaping: false, at: range)
    // What the body gives is what the `some P` stands for.
    if let opaque, !value.type.isError {
      _ = fixOpaque(
        opaque, Typed(result, at: range) { _ in Code(.constant(.void), type: .void, at: range) },
        type)
    }
    let variable = declared ?? computedLocal(name, type, binding, at: range)
    var setting: Typed?
    if let setter = accessors.list.first(where: { $0.kind == .set }), let body = setter.body {
      let parameter = Parameter(
        label: nil, name: setter.parameter ?? "newValue", type: nil, range: setter.range)
      let write = Type.function(FunctionType([.init(type)], result: .void))
      setting = checkClosure(
        Closure(parameters: [parameter], body: body), expected: write, builder: nil,
        isEscaping: false, at: setter.range)
    }
    redeclare(variable)
    return { builder in
      var result: [Operation] = []
      if let getter = variable.getter {
        result.append(.initialize(local: builder.slot(getter), value.build(builder)))
      }
      if let setter = variable.setter, let setting {
        result.append(.initialize(local: builder.slot(setter), setting.build(builder)))
      }
      return result
    }
  }

  /// A variable and those of its accessors.
  func computedLocal(
    _ name: String, _ type: Type, _ binding: VariableDeclaration.Binding, at range: SourceRange
  ) -> LocalVariable {
    let variable = LocalVariable(name, type: type, isLet: true, in: scope.function, at: range)
    let holder = { [self] (type: FunctionType) in
      LocalVariable("", type: .function(type), isLet: true, in: scope.function, at: range)
    }
    variable.getter = holder(FunctionType([], result: type))
    if binding.accessors?.list.contains(where: { $0.kind == .set }) ?? false {
      variable.setter = holder(FunctionType([.init(type)], result: .void))
    }
    return variable
  }

  /// `var x = 0 { didSet { … } }` inside a function: in its observers, `x` is what it keeps.
  func localObserved(
    _ variable: LocalVariable, _ accessors: Accessors, initial: @escaping (FunctionBuilder) -> Code
  ) -> BuildOperations {
    let (type, range) = (variable.type, variable.range)
    let storage = LocalVariable(
      variable.name, type: type, isLet: false, in: scope.function, at: range)
    storage.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    let getter = accessor("get", of: storage, type) { _, kept in
      return { builder in [.return(kept.build(builder))] }
    }
    let willSet = accessors.list.first { $0.kind == .willSet }
    let didSet = accessors.list.first { $0.kind == .didSet }
    let setter = accessor("set", of: storage, type, parameter: willSet?.parameter ?? "newValue") {
      new, _ in
      let before = willSet?.body.map { self.checkBlock($0) }
      let old = LocalVariable(
        didSet?.parameter ?? "oldValue", type: type, isLet: true, in: self.scope.function,
        at: range)
      self.scope.names[new.name] = nil
      self.scope.declare(storage)
      self.scope.declare(old)
      let after = didSet?.body.map { self.checkBlock($0) }
      return { builder in
        let place = Place.local(builder.slot(storage))
        var result: [Operation] = [
          .initialize(local: builder.slot(old), Code(.load(place), type: type, at: range))
        ]
        if let before { result.append(.block(label: -1, before(builder))) }
        result.append(
          .assign(place, Code(.local(builder.slot(new)), type: type, at: range)))
        if let after { result.append(.block(label: -2, after(builder))) }
        return result
      }
    }
    return accessed(variable, getter, setter) { builder in
      [.initialize(local: builder.slot(storage), initial(builder))]
    }
  }

  /// `lazy var x = value` inside a function: the value is made when it is first read.
  func localLazy(_ binding: VariableDeclaration.Binding, _ value: Expression) -> BuildOperations {
    guard let (name, range) = binding.pattern.boundNames.first else { return { _ in [] } }
    let declared = binding.type.map { resolve($0, in: context) }
    // Its type is that of the value; the accessors are checked with it.
    let type =
      declared
      ?? attempt { () -> Type in
        let start = solver.variableCount
        let typed = check(value, expected: nil)
        settle(from: start)
        return resolved(typed.type)
      } ?? .error
    let storage = LocalVariable(
      name, type: optional(type), isLet: false, in: scope.function, at: range)
    let getter = accessor("get", of: storage, type) { _, kept in
      let start = self.solver.variableCount
      let typed = self.convert(
        self.check(value, expected: type), to: type, .specified(binding.type))
      self.settle(from: start)
      return { builder in
        let local = builder.temporary("", type)
        let result = Code(.local(local), type: type, at: range)
        return [
          .if(
            [.match(.some(.bind(local: local)), kept.build(builder))], then: [.return(result)],
            else: []),
          .initialize(local: local, builder.coerce(typed.build(builder), to: type)),
          .assign(
            .local(builder.slot(storage)),
            Code(.wrap(result), type: self.optional(type), at: range)),
          .return(result),
        ]
      }
    }
    let setter = accessor("set", of: storage, type, parameter: "newValue") { new, _ in
      return { builder in
        let value = Code(.local(builder.slot(new)), type: type, at: range)
        return [
          .assign(
            .local(builder.slot(storage)), Code(.wrap(value), type: self.optional(type), at: range))
        ]
      }
    }
    let variable = LocalVariable(name, type: type, isLet: false, in: scope.function, at: range)
    variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
    return accessed(variable, getter, setter) { builder in
      let none = Code(.constant(.nil), type: self.optional(type), at: range)
      return [.initialize(local: builder.slot(storage), none)]
    }
  }

  /// A closure in a variable.
  private typealias Accessor = (variable: LocalVariable, code: (FunctionBuilder) -> Code)

  /// A closure that reads or, with a parameter, writes what is kept in a variable.
  private func accessor(
    _ name: String, of storage: LocalVariable, _ type: Type, parameter: String? = nil,
    body: (_ new: LocalVariable, _ kept: Typed) -> BuildOperations
  ) -> Accessor {
    let range = storage.range
    storage.isMutated = true
    let inner = FunctionContext(parent: scope.function, result: parameter == nil ? type : .void)
    inner.isClosure = true
    inner.name = "\(storage.name).\(name) in \(scope.function.name)"
    let new = LocalVariable(parameter ?? "", type: type, isLet: true, in: inner, at: range)
    let outer = scope
    scope = LocalScope(parent: outer, function: inner)
    scope.declare(storage)
    if parameter != nil { scope.declare(new) }
    let kept = use(storage, at: range)
    let operations = body(new, kept)
    scope = outer
    let parameters = parameter == nil ? [] : [new]
    let function = Type.function(
      FunctionType(parameters.map { .init($0.type) }, result: inner.result ?? .void))
    let holder = LocalVariable("", type: function, isLet: true, in: scope.function, at: range)
    return (
      holder,
      { builder in
        builder.closure(
          inner, parameters: parameters, type: builder.checker.resolved(function), at: range,
          name: inner.name, body: operations)
      }
    )
  }

  /// Declares the variable that its accessors stand for.
  private func accessed(
    _ variable: LocalVariable, _ getter: Accessor, _ setter: Accessor,
    start: @escaping BuildOperations
  ) -> BuildOperations {
    variable.getter = getter.variable
    variable.setter = setter.variable
    redeclare(variable)
    return { builder in
      start(builder) + [
        .initialize(local: builder.slot(getter.variable), getter.code(builder)),
        .initialize(local: builder.slot(setter.variable), setter.code(builder)),
      ]
    }
  }
}
