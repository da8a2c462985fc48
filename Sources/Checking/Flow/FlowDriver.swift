import Diagnostics
import SwiftSource

// Where bodies are followed. Warnings of usage are said where the body itself has no errors; what
// swiftc finds in its later passes only where the whole module has none.
extension Checker {
  /// Follows the body of a declaration. `result` is what its statements must return.
  func follow(
    _ body: CodeBlock, of symbol: Symbol? = nil, result: Type? = nil, describing what: String = "",
    failuresBefore: Int
  ) {
    guard body.range.file != .max, speculation == 0 else { return }
    let flow = FlowAnalysis(self, effectContext(of: symbol))
    if let symbol, symbol.isInitializer, let nominal = symbol.context.nominal {
      flow.enterInitializer(symbol, of: nominal, body)
    }
    flow.walk(body)
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
    finish(flow, failuresBefore)
  }

  /// Follows the initial value of a property, or of a variable of a file without statements.
  func follow(initialValueOf symbol: Symbol, failuresBefore: Int) {
    guard let value = symbol.binding?.initializer, value.range.file != .max else { return }
    let flow = FlowAnalysis(self, .topLevel)
    flow.read(value)
    if symbol.isMember { flow.usage = Usage() }
    finish(flow, failuresBefore)
  }

  /// Goes on where the statement before has ended.
  private func topLevelFlow() -> FlowAnalysis {
    let flow = FlowAnalysis(self, topLevelContext)
    flow.tracked = module.flow.tracked
    flow.trackedByDeclaration = module.flow.trackedByDeclaration
    flow.throwingChildren = module.flow.throwingChildren
    flow.state = module.flow.state
    return flow
  }

  /// Top-level code may wait where it waits somewhere.
  private var topLevelContext: EffectContext {
    EffectContext(
      errors: .handled, canSuspend: module.waitsAtTopLevel, surroundings: .unknown)
  }

  private func effectContext(of symbol: Symbol?) -> EffectContext {
    guard let symbol else { return EffectContext(errors: .unhandled, canSuspend: false) }
    let signature = self.signature(of: symbol)
    let getter = symbol.accessors.first { $0.kind == .get }
    let throwing = signature.isThrowing || signature.isRethrowing || getter?.isThrowing == true
    return EffectContext(
      errors: throwing ? .handled : .unhandled,
      canSuspend: signature.isAsync || getter?.isAsync == true,
      function: symbol.isFunction || symbol.isInitializer
        ? (symbol.shownName, symbol.nameRange) : nil, surroundings: surroundings(of: symbol),
      synchronous: symbol.isFunction ? symbol : nil)
  }

  /// On which actor a member or function runs, where its declaration tells.
  private func surroundings(of symbol: Symbol) -> EffectContext.Surroundings {
    guard let declaration = symbol.declaration, !symbol.takesIsolation else { return .unknown }
    let known: Set<String> = ["discardableResult", "available", "inlinable"]
    guard declaration.attributes.allSatisfy({ known.contains($0.baseName) }) else {
      return symbol.hasAttribute("MainActor") ? .mainActor : .unknown
    }
    guard let nominal = symbol.context.nominal else {
      return symbol.isFunction && symbol.localScope == nil ? .nonisolated : .unknown
    }
    if nominal.scope.isMainActor { return .mainActor }
    let isPlain =
      !nominal.isBuiltin && nominal.keyword != .actor && nominal.keyword != .protocol
      && nominal.parent == nil && superclass(of: nominal) == nil && inherited(of: nominal).isEmpty
    return isPlain && !symbol.isInitializer ? .nonisolated : .unknown
  }

  private func finish(_ flow: FlowAnalysis, _ failuresBefore: Int) {
    // What is passed over may use anything.
    if failures == failuresBefore, !module.usesUnsimulated {
      (flow.usage.warnings + flow.needlessTries).forEach(report)
    }
    flow.mistakes.forEach(report)
    flowDiagnostics += flow.found
  }
}

/// What is known of top-level code's variables between two of its statements.
struct TopLevelFlow {
  var tracked: [Tracked] = []
  var trackedByDeclaration: [Spot: Int] = [:]
  var throwingChildren: [Spot: Bool] = [:]
  var state = FlowState()

  init() {}

  init(_ flow: FlowAnalysis) {
    tracked = flow.tracked
    trackedByDeclaration = flow.trackedByDeclaration
    throwingChildren = flow.throwingChildren
    state = flow.state
    state.unreachable = nil
  }
}

extension EffectContext {
  static var topLevel: EffectContext {
    EffectContext(errors: .handled, canSuspend: true, surroundings: .unknown)
  }
}
