import Diagnostics

/// Gives the variables of one function their slots while its code is made. A class: the parts of
/// the function's code share it.
final class FunctionBuilder {
  let checker: Checker
  let function: FunctionContext
  private(set) var locals: [Local] = []
  private var variables: [LocalVariable?] = []
  private var slots: [ObjectIdentifier: Int] = [:]
  /// Closures made inside: their tables of locals are finished with this function's.
  var nested: [(FunctionBuilder, Function)] = []
  /// Variables of other functions that were asked for.
  private(set) var foreign: [LocalVariable] = []

  init(_ checker: Checker, _ function: FunctionContext) {
    self.checker = checker
    self.function = function
  }

  /// The slot of a variable, made when it is first asked for.
  func slot(_ variable: LocalVariable) -> Int {
    if let shared = variable.sharedWith { return slot(shared) }
    if let known = slots[ObjectIdentifier(variable)] { return known }
    locals.append(
      Local(
        name: variable.name, type: checker.resolved(variable.type), isBoxed: false,
        isInout: variable.isInout, isConsumed: variable.isConsumed))
    variables.append(variable)
    if variable.owner !== function.identity { foreign.append(variable) }
    slots[ObjectIdentifier(variable)] = locals.count - 1
    return locals.count - 1
  }

  func temporary(_ name: String = "", _ type: Type) -> Int {
    locals.append(Local(name: name, type: checker.resolved(type)))
    variables.append(nil)
    return locals.count - 1
  }

  /// The finished table of locals: what is captured and changed lives in a box.
  func finished() -> [Local] {
    finishNested()
    for (index, variable) in variables.enumerated() {
      guard let variable else { continue }
      locals[index].type = checker.resolved(variable.type)
      locals[index].isBoxed = variable.isCaptured && variable.isMutated
    }
    return locals
  }
}
