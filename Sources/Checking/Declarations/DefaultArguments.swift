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

  private func findDefault(_ symbol: Symbol, _ index: Int) -> DefaultArgument {
    let parameters: [Parameter]
    switch symbol.kind {
    case .function(let item): parameters = item.signature.parameters
    case .initializer(let item): parameters = item.signature.parameters
    case .subscript(let item): parameters = item.signature.parameters
    case .enumCase(_, let item): parameters = item.payload ?? []
    default: parameters = []
    }
    guard parameters.indices.contains(index), let expression = parameters[index].defaultValue
    else { return .failed }
    var type = signature(of: symbol).parameters[index].type
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
