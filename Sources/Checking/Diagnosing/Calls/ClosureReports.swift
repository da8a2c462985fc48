import Diagnostics
import SwiftSource

// Closures whose parameters are not those that are wanted.
extension Checker {
  /// What else is wrong in a closure whose parameters are not those that are wanted. What a builder
  /// would make of it is not asked.
  func checkBody(
    of closure: Closure, _ wanted: FunctionType?, _ function: FunctionContext, isBuilt: Bool
  ) {
    guard speculation == 0 else { return }
    let isIgnoring = closure.parameters == nil && closure.highestAnonymous == nil
    // Of what generic parameters stand for nothing is known yet.
    let known = (wanted?.parameters ?? []).map { parameter in
      if case .variable = parameter.type { FunctionType.Parameter(.error) } else { parameter }
    }
    declareParameters(of: closure, isBuilt || isIgnoring ? [] : known, function)
    if isBuilt { return reportNames { _ = checkBlock(closure.body, isNested: false) } }
    function.result = isIgnoring ? wanted?.result ?? .error : .error
    apart {
      if let single = closure.body.singleExpression, !isIgnoring || wanted == nil {
        _ = check(single, expected: nil)
      } else {
        _ = closureBody(
          closure, function, nil, function.result ?? .error, isArgument: true,
          at: closure.body.range)
      }
    }
  }

  /// The parameters of a closure that are written or used.
  /// - Parameter known: those whose types are known.
  private func declareParameters(
    of closure: Closure, _ known: [FunctionType.Parameter], _ function: FunctionContext
  ) {
    let named = closure.parameters ?? []
    let count = max(named.count, (closure.highestAnonymous ?? -1) + 1)
    let variables = (0..<count).map { index in
      let written = index < named.count ? named[index] : nil
      let own = written?.type.map { resolve($0, in: context) }
      return LocalVariable(
        written?.name ?? "$\(index)",
        type: own ?? (index < known.count ? known[index].type : .error), isLet: true,
        in: function, at: closure.body.range)
    }
    if named.isEmpty { function.anonymous = variables } else { variables.forEach(scope.declare) }
  }

  /// Checks what has no place: only names that are declared nowhere are wrong in it.
  func checkNames(in expression: Expression) {
    reportNames { _ = check(expression, expected: nil) }
  }

  private func reportNames(_ check: () -> Void) {
    let (said, failed) = (diagnostics, failures)
    diagnostics = []
    check()
    diagnostics = said + diagnostics.filter { unknownNames.contains($0.range) }
    failures = failed
  }

  /// What a closure with too many or too few parameters gives, where only its body says so.
  /// - Parameter known: those of its parameters whose types are known.
  func result(
    of closure: Closure, _ known: [FunctionType.Parameter], _ wanted: FunctionType,
    _ function: FunctionContext
  ) -> Type {
    guard case .variable(let index) = wanted.result else { return wanted.result }
    switch solver.shallow(wanted.result) {
    case .variable, .error: break
    default: return wanted.result
    }
    // Where the call is wrong before, what it stands for is not asked any more.
    let unknown = solver.parameter(of: index).map(Type.parameter) ?? wanted.result
    guard let single = closure.body.singleExpression else { return unknown }
    let outer = scope
    scope = LocalScope(parent: outer, function: function)
    defer { scope = outer }
    declareParameters(of: closure, known, function)
    let found = attempt { resolved(check(single, expected: nil).type) }
    return found.flatMap { $0.isError ? nil : $0 } ?? unknown
  }
}
