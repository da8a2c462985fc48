import Diagnostics
import SwiftSource

extension Checker {
  func memberwiseTakesBuilder(_ symbol: Symbol) -> Bool {
    guard let attributes = symbol.declaration?.attributes else { return false }
    return builder(in: attributes, in: symbol.context) != nil
  }

  /// A parameter's default: a constant, or a function that makes it for each call.
  func defaultArgument(of symbol: Symbol, _ index: Int) -> DefaultArgument {
    if let known = symbol.defaults[index] { return known }
    let found = findDefault(symbol, index)
    symbol.defaults[index] = found
    return found
  }

  /// What a parameter is where its argument is left out, if only its default value says so: a
  /// generic parameter of the function, or of the type that it makes, stands for what the value is.
  func inferredDefault(of symbol: Symbol, _ index: Int) -> Type? {
    if let known = symbol.inferredDefaults[index] { return known }
    symbol.inferredDefaults[index] = .some(nil)
    let type = signature(of: symbol).parameters[index].type
    guard type.hasParameters, let expression = defaultExpression(of: symbol, index) else {
      return nil
    }
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    let found = inside(symbol.genericContext(self)) { () -> Type? in
      func checked(_ wanted: Type) -> Type? {
        let start = solver.variableCount
        return attempt {
          _ = convert(check(expression, expected: wanted), to: wanted, .defaultArgument)
          settle(from: start)
          return resolved(wanted)
        }
      }
      return checked(type) == nil ? checked(opened(symbol, at: expression.range)[index].type) : nil
    }
    if let found, !found.hasVariables { symbol.inferredDefaults[index] = found }
    return symbol.inferredDefaults[index] ?? nil
  }

  /// A function's parameters for any types that its generic parameters may stand for; an
  /// initializer's also for any of the type that it makes.
  private func opened(_ symbol: Symbol, at range: SourceRange) -> [ParameterInfo] {
    let outer = symbol.context.generics.map { parameter in
      symbol.isInitializer ? solver.fresh(for: parameter) : .parameter(parameter)
    }
    let made = symbol.isInitializer ? symbol.context.selfType : nil
    let candidate = Candidate(symbol: symbol, arguments: outer)
    return open(candidate, base: nil, at: range, constructing: made).parameters
  }

  private func defaultExpression(of symbol: Symbol, _ index: Int) -> Expression? {
    let parameters: [Parameter]
    switch symbol.kind {
    case .function(let item): parameters = item.signature.parameters
    case .initializer(let item): parameters = item.signature.parameters
    case .subscript(let item): parameters = item.signature.parameters
    case .enumCase(_, let item): parameters = item.payload ?? []
    default: parameters = []
    }
    return parameters.indices.contains(index) ? parameters[index].defaultValue : nil
  }

  private func findDefault(_ symbol: Symbol, _ index: Int) -> DefaultArgument {
    guard let expression = defaultExpression(of: symbol, index) else { return .failed }
    var type = inferredDefault(of: symbol, index) ?? signature(of: symbol).parameters[index].type
    let info = signature(of: symbol).parameters[index]
    if info.isAutoclosure, case .function(let function) = type { type = function.result }
    if case .macro = expression.kind { return .location(expression, type) }
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    speculation = 0
    let inner = symbol.genericContext(self)
    return inside(inner) {
      scope.function.name = "default argument of \(symbol.fullName)"
      let before = failures
      let typed = convert(check(expression, expected: type), to: type, .defaultArgument)
      settle(from: 0)
      guard failures == before else { return .failed }
      let builder = FunctionBuilder(self, scope.function)
      let code = builder.coerce(typed.build(builder), to: type)
      if case .constant(let constant) = code.kind { return .constant(constant, resolved(type)) }
      let made = Function(name: scope.function.name, range: expression.range) { _ in [] }
      made.body = [.return(code)]
      made.locals = builder.finished()
      return .function(made, resolved(type))
    }
  }
}
