import Diagnostics
import SwiftSource

/// Calls that turn out to be of `callAsFunction`.
extension Checker {
  /// `Operation.add(2, 3)`: the case has no associated values, but `callAsFunction`.
  func callsPlainCase(_ symbol: Symbol, of type: Type, _ syntax: CallArguments) -> Bool {
    guard case .enumCase = symbol.kind, signature(of: symbol).parameters.isEmpty else {
      return false
    }
    return members(named: "callAsFunction", of: type, isStatic: false).contains {
      takes(syntax, $0)
    }
  }

  /// `Flow(spacing: 8) { … }`, where no initializer takes a closure: the instance is made, and its
  /// `callAsFunction` gets the trailing closure.
  func callMade(
    _ type: Type, _ initializers: [Candidate], _ dynamic: Typed?, _ syntax: CallArguments,
    _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard !syntax.trailing.isEmpty, type.nominal != nil,
      !members(named: "callAsFunction", of: type, isStatic: false).isEmpty,
      !initializers.contains(where: {
        signature(of: $0.symbol).takesClosure && takes(syntax, $0)
      })
    else { return nil }
    var own = syntax
    own.trailing = []
    var rest = syntax
    rest.arguments = []
    let made = construct(type, dynamic: dynamic, own, nil, at: range)
    return callValue(made, rest, expected, at: range)
  }
}

extension Signature {
  /// Whether an argument can be a closure.
  fileprivate var takesClosure: Bool {
    parameters.contains { parameter in
      switch parameter.type {
      case .function: true
      case .nominal(let type, let arguments) where type.name == "Optional":
        arguments.contains {
          if case .function = $0 { return true }
          return false
        }
      case .nominal, .parameter, .member, .tuple, .metatype, .existential, .opaque, .variable,
        .error:
        false
      }
    }
  }
}

// Calls of values: of functions, of what has `callAsFunction`, of local functions.
extension Checker {
  /// A call of a function value, or of a value with `callAsFunction`.
  func callValue(
    _ callee: Typed, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let callee = implicitlyUnwrapped(callee)
    let type = knownHere(solver.shallow(callee.type))
    switch type {
    case .error:
      _ = prepare(syntax)
      return .failed(at: range)
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        ParameterInfo(
          label: nil, name: "", type: parameter.type, isInout: parameter.isInout,
          isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure,
          builder: parameter.builder)
      }
      var target = CallTarget(
        parameters: parameters, result: function.result, isAsync: function.isAsync,
        isThrowing: function.isThrowing
      ) { builder in .value(callee.build(builder)) }
      target.thrown = function.thrown
      target.declared = callee.declared
      var called =
        apply(target, prepare(syntax), expected: expected, syntax, at: range)
        ?? .failed(at: range)
      called.written = callee.written?.result
      return called
    case .metatype(let instance):
      if !callee.isType {
        _ = prepare(syntax)
        error(
          "initializing from a metatype value must reference 'init' explicitly",
          at: syntax.parentheses)
        return .failed(at: range)
      }
      return construct(instance, dynamic: callee, syntax, expected, at: range)
    default: break
    }
    let found = members(named: "callAsFunction", of: type, isStatic: false)
    if !found.isEmpty {
      return resolveCall(
        found, base: callee, syntax, expected: expected, at: range,
        name: Name("callAsFunction", at: callee.range))
    }
    if let call = callDynamically(callee, syntax, expected, at: range) { return call }
    if case .variable = type {
      // A closure's parameter that nothing has typed yet: make it a function of the arguments.
      let prepared = prepare(syntax)
      let parameters = prepared.map { FunctionType.Parameter($0.typed?.type ?? solver.fresh()) }
      let result = solver.fresh()
      if unify(type, .function(FunctionType(parameters, result: result))) {
        return callValue(callee, syntax, expected, at: range)
      }
    }
    if let wrapped = type.wrapped, case .function = solver.shallow(wrapped) {
      _ = prepare(syntax)
      reportMustUnwrap(callee, to: wrapped, isCalled: true)
      return .failed(at: range)
    }
    prepareUnresolved(syntax)
    error(
      "cannot call value of non-function type '\(shown(callee.type))'", at: callee.anchor,
      kind: .callOfValue)
    return .failed(at: range)
  }

  /// A call of a value whose type is `@dynamicCallable`: its arguments are one list, or pairs with
  /// their labels.
  private func callDynamically(
    _ callee: Typed, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    let type = solver.shallow(callee.type)
    guard let attributes = type.nominal?.scope.declaration?.attributes,
      attributes.contains(where: { $0.baseName == "dynamicCallable" })
    else { return nil }
    let found = members(named: "dynamicallyCall", of: type, isStatic: false)
    let given = syntax.arguments + syntax.trailing
    let takesList = found.contains {
      signature(of: $0.symbol).parameters.first?.label == "withArguments"
    }
    let isList = takesList && given.allSatisfy { $0.label == nil }
    let values: Expression.Kind
    if isList {
      values = .array(given.map(\.value))
    } else {
      values = .dictionary(
        given.map { argument in
          let text = Expression(
            .string([.text(argument.label?.text ?? "")]), at: argument.value.range)
          return (key: text, value: argument.value)
        })
    }
    let label = Name(isList ? "withArguments" : "withKeywordArguments", at: range)
    let arguments = CallArguments(
      arguments: [Argument(label: label, value: Expression(values, at: range))], trailing: [],
      parentheses: syntax.parentheses)
    return resolveCall(
      found, base: callee, arguments, expected: expected, at: range,
      name: Name("dynamicallyCall", at: callee.range))
  }

  func callLocal(
    _ function: LocalFunction, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let candidate = Candidate(
      symbol: function.symbol, arguments: function.symbol.context.generics.map(Type.parameter),
      base: nil)
    let value = use(function.variable, at: range)
    return resolveCall(
      [candidate], base: nil, syntax, expected: expected, at: range,
      name: Name(function.symbol.name, at: range), local: value)
  }
}
