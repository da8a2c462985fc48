import Diagnostics
import SwiftSource

// Where bodies are followed. Warnings of usage are said where the body itself has no errors; what
// swiftc finds in its later passes only where the whole module has none.
extension Checker {
  /// Follows the body of a declaration. `result` is what its statements must return, `isolation`
  /// where it runs if no symbol says so.
  func follow(
    _ body: CodeBlock, of symbol: Symbol? = nil, result: Type? = nil, describing what: String = "",
    isolation: Isolation = .unknown, failuresBefore: Int
  ) {
    guard body.range.file != .max, speculation == 0 else { return }
    let flow = FlowAnalysis(self, effectContext(of: symbol, isolation))
    if let symbol, symbol.isInitializer, let nominal = symbol.context.nominal {
      flow.enterInitializer(symbol, of: nominal, body)
    }
    flow.recursion = symbol.map { Recursion(symbol: $0) }
    flow.walk(body)
    flow.reportRecursion()
    flow.leaveInitializer(nil, at: body.endBrace, isEnd: true)
    flow.reportMissingReturn(body, result, what)
    // A builder's body is one expression: where it is wrong, nothing in it is looked at.
    if let symbol, failures != failuresBefore, bodyBuilder(of: symbol) != nil, !body.hasReturn {
      flow.mistakes = []
      diagnostics.removeAll {
        $0.severity == .warning && body.range.union($0.range) == body.range
      }
    }
    finish(flow, failuresBefore)
  }

  /// Follows a statement of top-level code.
  func follow(topLevel statement: Statement, failuresBefore: Int) {
    let flow = topLevelFlow()
    switch statement.kind {
    case .if, .switch: flow.globalConstants = module.flow.constants
    default: break
    }
    flow.walk([statement])
    module.flow = TopLevelFlow(flow)
    // What a `guard` or an `async let` binds here is the module's.
    if case .guard(let conditions, _) = statement.kind { flow.usage.forget(conditions) }
    if case .declaration(let declaration) = statement.kind, declaration.isConcurrent {
      flow.usage = Usage()
    }
    finish(flow, failuresBefore)
  }

  /// Follows the initial values of top-level variables.
  func follow(globals declaration: Declaration, failuresBefore: Int) {
    guard case .variable(let variable) = declaration.kind else { return }
    let flow = topLevelFlow()
    for binding in variable.bindings {
      if let value = binding.initializer {
        flow.read(value)
      } else if binding.accessors == nil, declaration.attributes.isEmpty {
        flow.track(binding, variable, isGlobal: true)
      }
    }
    module.flow = TopLevelFlow(flow)
    if let last = variable.bindings.last, let value = last.initializer, value.isNumberOrTruth,
      last.type?.namesNumber ?? true
    {
      module.flow.constants = [Spot(last.pattern.range): value]
    }
    finish(flow, failuresBefore)
  }

  /// Follows a part of a line of the prompt: what throws and waits is marked there as in a script.
  /// What a line leaves unused, a later one may use.
  func follow(promptItem item: Statement, failuresBefore: Int) {
    let flow = topLevelFlow()
    if case .declaration(let declaration) = item.kind {
      guard case .variable(let variable) = declaration.kind, !declaration.isConcurrent else {
        return
      }
      for case let value? in variable.bindings.map(\.initializer) { flow.read(value) }
    } else {
      flow.walk([item])
    }
    flow.usage = Usage()
    finish(flow, failuresBefore)
  }

  /// Follows the initial value of a property, or of a variable of a file without statements.
  func follow(initialValueOf symbol: Symbol, failuresBefore: Int) {
    guard let value = symbol.binding?.initializer, value.range.file != .max else { return }
    let context = EffectContext(
      errors: .handled, canSuspend: false, surroundings: isolation(of: symbol))
    let flow = FlowAnalysis(self, context)
    flow.read(value)
    if symbol.isMember { flow.usage = Usage() }
    finish(flow, failuresBefore)
  }

  /// Goes on where the statement before has ended.
  private func topLevelFlow() -> FlowAnalysis {
    let flow = FlowAnalysis(self, topLevelContext)
    flow.tracked = module.flow.tracked
    flow.trackedByDeclaration = module.flow.trackedByDeclaration
    flow.state = module.flow.state
    return flow
  }

  /// Top-level code may wait where it waits somewhere.
  private var topLevelContext: EffectContext {
    EffectContext(
      errors: .handled, canSuspend: module.waitsAtTopLevel,
      surroundings: context.isPrompt ? .unknown : module.waitsAtTopLevel ? .mainActor : .nonisolated
    )
  }

  private func effectContext(of symbol: Symbol?, _ isolation: Isolation) -> EffectContext {
    guard let symbol else {
      return EffectContext(errors: .unhandled, canSuspend: false, surroundings: isolation)
    }
    let signature = self.signature(of: symbol)
    let getter = symbol.accessors.first { $0.kind == .get }
    let throwing = signature.isThrowing || signature.isRethrowing || getter?.isThrowing == true
    return EffectContext(
      errors: throwing ? .handled : .unhandled,
      canSuspend: signature.isAsync || getter?.isAsync == true,
      function: symbol.isFunction || symbol.isInitializer
        ? (symbol.shownName, symbol.nameRange) : nil, surroundings: self.isolation(of: symbol),
      synchronous: symbol.isFunction ? symbol : nil)
  }

  private func finish(_ flow: FlowAnalysis, _ failuresBefore: Int) {
    // What is passed over may use anything.
    if !module.usesUnsimulated {
      if failures == failuresBefore { flow.usage.warnings.forEach(report) }
      flow.needlessTries.filter { !hasError(in: $0.range) }.forEach(report)
    }
    flow.mistakes.forEach(report)
    flowDiagnostics += flow.found
  }
}

/// What is known of top-level code's variables between two of its statements.
struct TopLevelFlow {
  var tracked: [Tracked] = []
  var trackedByDeclaration: [Spot: Int] = [:]
  var state = FlowState()
  /// The number that the statement before gave a variable: known until something is called.
  var constants: [Spot: Expression] = [:]

  init() {}

  init(_ flow: FlowAnalysis) {
    tracked = flow.tracked
    trackedByDeclaration = flow.trackedByDeclaration
    state = flow.state
    state.unreachable = nil
  }
}

extension Expression {
  var isNumberOrTruth: Bool {
    switch kind {
    case .integer, .float, .boolean: true
    case .prefix(let name, let inner): name.text == "-" && inner.isNumberOrTruth
    default: false
    }
  }
}
