import Diagnostics
import SwiftSource

// Functions, methods, cases and initializers that are named and not called.
extension Checker {
  /// The variable among members of one name, one of which is named and not called; nil where there
  /// is none, or where a function is wanted and it holds none.
  func variable(among found: [Candidate], _ expected: Type?) -> Candidate? {
    guard let variable = found.first(where: { !$0.symbol.isFunction }),
      case .function? = expected.map(solver.shallow), found.contains(where: \.symbol.isFunction)
    else { return found.first { !$0.symbol.isFunction } }
    guard case .function = signature(of: variable.symbol).result else { return nil }
    return variable
  }

  /// Among functions of one name: the one named by labels, or that has the wanted type.
  func chooseReference(
    _ found: [Candidate], _ name: Name, _ expected: Type?, _ base: Typed?
  ) -> Candidate {
    // Of how many arguments a variadic one would be is for its calls to say.
    let plain = found.filter { !signature(of: $0.symbol).parameters.contains(where: \.isVariadic) }
    var fitting = plain.isEmpty ? found : plain
    if let labels = name.labels {
      let named = found.filter { isNamed($0, by: labels) }
      if !named.isEmpty { fitting = named }
    }
    if expected == nil, fitting.count > 1 {
      fitting = fitting.filter { signature(of: $0.symbol).generics.isEmpty && !$0.isFromProtocol }
      if fitting.isEmpty { fitting = plain.isEmpty ? found : plain }
    }
    if let expected, fitting.count > 1 {
      // What takes literals takes them as what they are by themselves.
      let plainly = fitting.filter { works($0, name, expected, base, takesDefaults: true) }
      let working =
        plainly.isEmpty
        ? fitting.filter { works($0, name, expected, base, takesDefaults: false) } : plainly
      if !working.isEmpty {
        fitting = working.sorted {
          (rank($0), signature(of: $0.symbol).generics.count)
            < (rank($1), signature(of: $1.symbol).generics.count)
        }
      }
    }
    return fitting.first ?? found[0]
  }

  /// Whether a function or method goes where a function is wanted.
  private func works(
    _ candidate: Candidate, _ name: Name, _ expected: Type, _ base: Typed?, takesDefaults: Bool
  ) -> Bool {
    supposing {
      if takesDefaults { self.takeDefaults(expected) }
      let value = functionReference(candidate, of: base, at: name.range)
      return conversion(value.type, expected) != .no && solvePending()
    } == true
  }

  private func rank(_ candidate: Candidate) -> Int { candidate.symbol.isDisfavored ? 1 : 0 }

  /// A function or method as a value.
  func functionReference(
    _ candidate: Candidate, of base: Typed?, at range: SourceRange, constructing: Type? = nil,
    name: Name? = nil
  ) -> Typed {
    let made = candidate.symbol.isInitializer ? constructing : nil
    let target = open(candidate, base: base, at: name?.range ?? range, constructing: made)
    if let name { noteOpen(target, at: name.range) }
    var function = FunctionType(
      target.parameters.map(\.asFunctionParameter), result: target.result,
      isAsync: target.isAsync, isThrowing: target.isThrowing)
    function.thrown = target.thrown
    return Typed(.function(function), at: range) { builder in
      builder.reference(target, .function(function), at: range)
    }
  }
}

extension FunctionBuilder {
  func reference(_ target: CallTarget, _ type: Type, at range: SourceRange) -> Code {
    let type = checker.resolved(type)
    let types = target.types.map(checker.resolved)
    if let making = target.making { return makingClosure(making, target, type, at: range) }
    if target.allocates != nil { return initializingClosure(target, type, at: range) }
    let applied = target.receiver.map { [$0.build(self)] } ?? []
    let callee = target.callee(self)
    return Code(
      .reference(callee, applied: applied, types: callee.types(types)), type: type, at: range)
  }

  /// `Account.init` as a function: a closure that makes an instance.
  private func initializingClosure(
    _ target: CallTarget, _ type: Type, at range: SourceRange
  ) -> Code {
    let context = FunctionContext(parent: function, result: target.result)
    context.isClosure = true
    let parameters = target.parameters.map {
      LocalVariable($0.name, type: $0.type, isLet: true, in: context, at: range)
    }
    return closure(context, parameters: parameters, type: type, at: range, name: "implicit closure")
    { inner in
      let values = parameters.map { parameter in
        Typed(parameter.type, at: range) { builder in
          Code(
            .local(builder.slot(parameter)), type: builder.checker.resolved(parameter.type),
            at: range)
        }
      }
      let match = ArgumentMatch(
        parameters: Array(parameters.indices), parameterCount: parameters.count)
      return [.return(inner.call(target, match, values, at: range))]
    }
  }

  /// `Route.item` as a function: a closure that makes the case.
  private func makingClosure(
    _ making: CallTarget.Making, _ target: CallTarget, _ type: Type, at range: SourceRange
  ) -> Code {
    let context = FunctionContext(parent: function, result: target.result)
    context.isClosure = true
    let parameters = target.parameters.map {
      LocalVariable($0.name, type: $0.type, isLet: true, in: context, at: range)
    }
    let result = checker.resolved(target.result)
    return closure(context, parameters: parameters, type: type, at: range, name: "implicit closure")
    {
      inner in
      let values = parameters.map { parameter in
        Code(
          .local(inner.slot(parameter)), type: inner.checker.resolved(parameter.type), at: range)
      }
      switch making {
      case .enumCase(let nominal, let index):
        return [.return(Code(.enumCase(nominal, index: index, values), type: result, at: range))]
      case .structure(let nominal, let stored):
        return [.return(inner.memberwise(nominal, stored, values, result, at: range))]
      }
    }
  }
}
