import Diagnostics
import SwiftSource

/// Lines of a prompt, checked one after the other in the scope of a program: declarations and
/// variables stay. A class, since it grows with each line.
public final class PromptScope {
  let module: Module
  /// The type whose members are visible as inside a method of it; nil for none.
  public let instance: NominalType?
  let context: Context

  init(module: Module, instance: NominalType?, context: Context) {
    self.module = module
    self.instance = instance
    self.context = context
  }

  /// The names of the members that an instance of its type has.
  public var memberNames: Set<String> {
    Set((instance?.scope.ordered ?? []).filter { !$0.isStatic }.map(\.name))
  }
}

/// A line of the prompt that checked: what to run.
public struct PromptLine {
  /// Takes `self` as an inout parameter where the scope has an instance. nil with errors, or where
  /// the line only declares.
  public var function: Function?
  /// Whether it waits somewhere: it runs as a task, which the clock lets go on.
  public var waits: Bool
  /// The type of the value it returns; `()` for none.
  public var result: Type
  public var diagnostics: [Diagnostic]
  /// Variables that the line declares: their values stay in these.
  public var globals: [GlobalVariable]
}

extension Checker {
  /// A scope for the prompt over the program of another one, or over the one checked last.
  public func promptScope(
    in instance: NominalType?, beside other: PromptScope? = nil
  ) -> PromptScope {
    let module = other?.module ?? module
    let file = UInt16(module.files.count)
    let outer = instance?.scope.context ?? Context(parent: nil, file: file)
    let context = Context(parent: outer.parent, nominal: instance, file: file)
    context.generics = outer.generics
    context.named = outer.named
    context.ownConstraints = instance?.scope.context.map { ownConstraints(of: $0) } ?? []
    context.isPrompt = true
    return PromptScope(module: module, instance: instance, context: context)
  }

  /// Checks one entry in a scope. It gives the value of the expression that it ends with.
  public func check(prompt line: ParsedFile, in prompt: PromptScope) -> PromptLine {
    let outerModule = module
    module = prompt.module
    module.isPlain = false
    let outerDiagnostics = diagnostics
    diagnostics = line.diagnostics
    defer {
      module = outerModule
      diagnostics = outerDiagnostics
    }
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    flowDiagnostics = []
    impliedSelves = []
    openChains = [:]
    lost = nil
    facts = FlowFacts()
    context = prompt.context
    module.waitsAtTopLevel = true
    module.flow = TopLevelFlow()
    let declared = PromptDeclarations(of: module)
    declareAll(line, in: prompt, declared)
    let function = FunctionContext(parent: nil, result: nil)
    function.name = "prompt"
    function.isAsync = true
    function.isThrowing = true
    function.isTopLevel = true
    scope = LocalScope(parent: nil, function: function)
    var parameters: [LocalVariable] = []
    if let instance = prompt.instance {
      let own = LocalVariable(
        "self", type: instance.selfType, isLet: instance.isClass, isInout: !instance.isClass,
        in: function, at: .none)
      own.isMutated = true
      function.selfVariable = own
      parameters = [own]
    }
    let before = failures
    let (operations, result) = checkLine(line, prompt)
    runPendingBodies()
    reportImpliedSelves()
    reportLost()
    let found = sorted(diagnostics + flowDiagnostics)
    let made = Function(name: "prompt", range: SourceRange(file: context.file, start: 0, end: 0)) {
      _ in []
    }
    made.isAsync = true
    made.body = finish(operations, function, parameters, made, before, at: made.range)
    let failed = found.contains { $0.severity == .error }
    // A line with errors leaves nothing behind: what it would have declared is not there.
    if failed { declared.restore(module) }
    return PromptLine(
      function: failed ? nil : made, waits: line.waits, result: resolved(result),
      diagnostics: found, globals: module.globals)
  }

  private func checkLine(
    _ line: ParsedFile, _ prompt: PromptScope
  ) -> (BuildOperations, Type) {
    var parts: [BuildOperations] = []
    var result = Type.void
    for (index, item) in line.items.enumerated() {
      tries = 0
      let start = failures
      defer { follow(promptItem: item, failuresBefore: start) }
      if index == line.items.count - 1, case .expression(let expression) = item.kind {
        let (value, type) = checkValue(expression)
        parts.append(value)
        result = type
        continue
      }
      if case .declaration(let declaration) = item.kind {
        if case .variable = declaration.kind {
          parts += promptVariables(declaration, waits: item.waits)
        }
        continue
      }
      if let part = checkStatement(item) { parts.append(part) }
    }
    let all = parts
    return ({ builder in all.flatMap { $0(builder) } }, result)
  }

  private func checkValue(_ expression: Expression) -> (BuildOperations, Type) {
    let start = solver.variableCount
    if case .if = expression.kind {
      return (checkExpressionStatement(expression) ?? { _ in [] }, .void)
    }
    if case .switch = expression.kind {
      return (checkExpressionStatement(expression) ?? { _ in [] }, .void)
    }
    let typed = check(expression, expected: nil)
    settle(from: start)
    if resolved(typed.type).hasVariables { reportUndetermined(resolved(typed.type), expression) }
    let type = resolved(typed.type)
    return ({ builder in [.return(typed.build(builder))] }, type)
  }

  /// Variables of a line are globals; their values are made in the line's own scope.
  private func promptVariables(_ declaration: Declaration, waits: Bool) -> [BuildOperations] {
    guard case .variable(let variable) = declaration.kind else { return [] }
    var parts: [BuildOperations] = []
    for symbol in module.ordered where symbol.declaration === declaration {
      guard let binding = symbol.binding, variable.bindings.count >= 1 else { continue }
      if symbol.isComputed || wrapperUse(of: symbol) != nil {
        _ = global(of: symbol)
        continue
      }
      guard let expression = binding.initializer else {
        _ = global(of: symbol)
        continue
      }
      let start = solver.variableCount
      let declared = binding.type.map { resolve($0, in: context) }
      var typed = check(expression, expected: declared)
      if let declared { typed = convert(typed, to: declared, .specified(binding.type)) }
      settle(from: start)
      let whole = declared ?? resolved(typed.type)
      if whole.hasVariables { reportUndetermined(whole, expression) }
      symbol.signature = Signature(
        result: part(named: symbol.name, of: binding.pattern, whole) ?? whole)
      let made = GlobalVariable(name: symbol.name, type: whole, initializer: nil)
      made.isAwaited = waits
      symbol.global = made
      module.globals.append(made)
      let value = typed
      parts.append { builder in
        [.assign(.global(made), builder.coerce(value.build(builder), to: whole))]
      }
    }
    return parts
  }
}
