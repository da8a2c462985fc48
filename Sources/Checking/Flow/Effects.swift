import Diagnostics
import SwiftSource

/// What a call may do besides returning.
struct CallEffects {
  enum Kind: String {
    case call
    case property = "property access"
    case `subscript` = "subscript access"
    case `operator`
  }

  /// Of what.
  var kind = Kind.call
  var throwsError = false
  var suspends = false
  /// The argument that a `rethrows` function passes an error on from.
  var rethrown: SourceRange?
  /// A member of an actor, used from outside.
  var isolated: IsolatedUse?
  /// A closure that may run beside what is around it.
  var isSendable = false
  /// A closure that runs on no actor of what is around it.
  var runsApart = false
  /// A closure that the main actor runs, wherever it is written.
  var isMain = false
}

/// What a body may do with errors, and whether it may wait.
struct EffectContext {
  enum Handling {
    case handled
    case unhandled
    /// Inside of a `do` whose clauses do not take every error.
    case partly
    /// Inside of a `defer`, which no error leaves.
    case deferred
  }

  var errors: Handling
  var canSuspend: Bool
  /// Whether it is the body of a `defer`.
  var isDeferred = false
  /// The function to make `async`: its name as shown, and the place of it.
  var function: (name: String, place: SourceRange)?
  /// On which actor the body runs.
  var surroundings = Isolation.unknown
  /// Whether what is called is passed to the main queue.
  var isOfMainQueue = false
  /// Whether it is the body of a `@Sendable` closure.
  var isSendable = false
  /// The function that could be made the main actor's.
  var synchronous: Symbol?
  /// The `try`s and `await`s around, innermost last.
  var tries: [EffectMark] = []
  var awaits: [EffectMark] = []
}

/// A `try` or `await`, and whether it covers what it is for.
struct EffectMark {
  var range: SourceRange
  var isPlain = true
  /// An `async let`, not a `try` or an `await`.
  var isStart = false
  var isUsed = false
}

// Calls that throw or wait are marked, and what they throw is handled.
extension FlowAnalysis {
  func follow(_ effects: CallEffects, of range: SourceRange, _ anchor: SourceRange) {
    if effects.throwsError { followError(effects, range, anchor) }
    if let use = effects.isolated, context.canSuspend || !effects.suspends,
      follow(use, at: anchor, of: range)
    {
      return
    }
    if effects.suspends {
      let what = effects.kind.rawValue
      followWait(range, "\(what) is 'async'", of: "'async' \(what)")
    }
  }

  /// The body of a `defer`: nothing is waited for in it, and no error leaves it.
  func walkDefer(_ body: CodeBlock) {
    let outer = context
    context.errors = .deferred
    context.isDeferred = true
    apart { walk(body) }
    context = outer
  }

  private func followError(_ effects: CallEffects, _ range: SourceRange, _ anchor: SourceRange) {
    if case .deferred = context.errors, context.tries.last?.isPlain ?? true {
      if let index = context.tries.indices.last { context.tries[index].isUsed = true }
      return mistake(
        "\(effects.kind.rawValue) can throw, but errors cannot be thrown out of a defer body",
        at: range)
    }
    guard let index = context.tries.indices.last else {
      thrown?.append(state)
      return reportUnmarked(effects, at: range)
    }
    let isFirst = !context.tries[index].isUsed
    context.tries[index].isUsed = true
    guard context.tries[index].isPlain, isFirst else { return }
    let place = context.tries[index].range
    switch context.errors {
    case .handled: break
    case .unhandled: mistake("errors thrown from here are not handled", at: place)
    case .partly, .deferred:
      mistake(
        "errors thrown from here are not handled because the enclosing catch is not exhaustive",
        at: place)
    }
  }

  private func reportUnmarked(_ effects: CallEffects, at range: SourceRange) {
    if let argument = effects.rethrown {
      let note = Diagnostic(
        .note, "call is to 'rethrows' function, but argument function can throw", at: argument)
      return mistake("call can throw but is not marked with 'try'", at: range, notes: [note])
    }
    let what = effects.kind.rawValue
    guard case .handled = context.errors else {
      return mistake(
        "\(what) can throw, but it is not marked with 'try' and the error is not handled", at: range
      )
    }
    let notes = [
      "did you mean to use 'try'?", "did you mean to handle error as optional value?",
      "did you mean to disable error propagation?",
    ].map { Diagnostic(.note, $0, at: range) }
    let marked = effects.kind == .operator ? "expression is not marked" : "is not marked"
    mistake("\(what) can throw but \(marked) with 'try'", at: range, notes: notes)
  }

  private func followWait(_ range: SourceRange, _ reason: String, of what: String) {
    if let index = context.awaits.indices.last {
      context.awaits[index].isUsed = true
      if context.awaits[index].isStart { return }
    }
    if context.isDeferred {
      return mistake("\(what) cannot occur in a defer body", at: range)
    }
    guard context.canSuspend else {
      return mistake(
        "\(what) in a function that does not support concurrency",
        at: range, notes: noteOfFunction)
    }
    guard context.awaits.isEmpty else { return }
    let message = "expression is 'async' but is not marked with 'await'"
    let note = Diagnostic(.note, reason, at: range)
    // Of one expression all is said at once.
    let said = mistakes.lastIndex { $0.message == message && $0.range == outermost }
    if let index = said {
      mistakes[index].notes.append(note)
    } else {
      mistake(message, at: outermost ?? range, notes: [note])
    }
  }

  var noteOfFunction: [Diagnostic] {
    guard let function = context.function else { return [] }
    return [
      Diagnostic(
        .note, "add 'async' to function '\(function.name)' to make it asynchronous",
        at: function.place)
    ]
  }

  /// A variable of `async let`: its value is waited for, and may not have come to be.
  func readConcurrent(_ name: String, throwsError: Bool, at range: SourceRange) {
    if throwsError, !context.tries.isEmpty {
      followError(CallEffects(throwsError: true), range, range)
    } else if throwsError {
      thrown?.append(state)
      if case .handled = context.errors {
        mistake("reading 'async let' can throw but is not marked with 'try'", at: range)
      } else {
        mistake(
          "call can throw, but it is not marked with 'try' and the error is not handled",
          at: range)
      }
    }
    if captures.isEmpty || context.canSuspend {
      followWait(range, "reference to async let '\(name)' is 'async'", of: "'async let'")
    }
  }

  /// `async let`: its value is waited for, and its errors handled, where it is used.
  func startConcurrently(at range: SourceRange) {
    if !context.canSuspend {
      mistake(
        "'async let' in a function that does not support concurrency", at: range,
        notes: noteOfFunction)
    }
    context.awaits.append(EffectMark(range: range, isStart: true))
    context.tries.append(EffectMark(range: range, isPlain: false, isStart: true))
    context.errors = .handled
  }

  /// What an `async let` binds throws, when it is read, what its value may throw.
  func bindConcurrently(_ binding: VariableDeclaration.Binding) {
    guard let index = context.tries.indices.last else { return }
    for (_, range) in binding.pattern.boundNames {
      concurrentLets[Spot(range)] = context.tries[index].isUsed
    }
    context.tries[index].isUsed = false
  }

  func endConcurrency() {
    context.awaits.removeLast()
    context.tries.removeLast()
  }

  func readTry(_ mode: TryMode, _ inner: Expression, at range: SourceRange) {
    context.tries.append(EffectMark(range: range, isPlain: mode == .plain))
    let outer = beforeError
    beforeError = nil
    read(inner)
    let failing = beforeError ?? state
    beforeError = outer
    let mark = context.tries.removeLast()
    if mode == .plain, mark.isUsed, let index = context.tries.indices.last,
      context.tries[index].isStart
    {
      context.tries[index].isUsed = true
    }
    if mode == .plain, mark.isUsed || !(isHarmless(inner) || isPlainCall(inner)) {
      thrown?.append(failing)
      if thrown == nil { mayLeave() }
    }
    guard !mark.isUsed, silence == 0, !isInsideMistake else { return }
    let needless = Diagnostic(
      .warning, "no calls to throwing functions occur within 'try' expression", at: range)
    // Of a function at the top level all is known, whatever else is wrong.
    if isPlainCall(inner) {
      mistakes.append(needless)
    } else if isHarmless(inner) {
      needlessTries.append(needless)
    }
  }

  func readAwait(_ inner: Expression, at range: SourceRange) {
    context.awaits.append(EffectMark(range: range))
    read(inner)
    let mark = context.awaits.removeLast()
    if !mark.isUsed, isPlainCall(inner) || isPlainAssignment(inner) {
      mistake(
        "no 'async' operations occur within 'await' expression", at: range, severity: .warning)
    }
  }

  /// Whether all is known of what an expression does: calls with plain arguments, literals.
  private func isHarmless(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .boolean, .nil: return true
    case .string(let segments): return !segments.contains(where: \.isInterpolation)
    case .array(let elements): return elements.allSatisfy(isHarmless)
    case .tuple(let elements): return elements.allSatisfy { isHarmless($0.value) }
    case .ternary(let condition, let then, let otherwise):
      return [condition, then, otherwise].allSatisfy(isHarmless)
    case .name:
      if case .local? = facts.referents[Spot(expression.range)] { return true }
      return false
    case .await(let inner):
      guard case .name(let name) = inner.kind,
        case .local(let declaration)? = facts.referents[Spot(name.range)]
      else { return false }
      return concurrentLets[declaration] == false
    case .binary(let left, _, let right): return isHarmless(left) && isHarmless(right)
    case .call(let callee, let syntax):
      guard let symbol = facts.callees[expression.range], syntax.trailing.isEmpty,
        symbol.declaration?.attributes.isEmpty ?? true, !symbol.takesIsolation,
        syntax.arguments.allSatisfy({ isHarmless($0.value) })
      else { return false }
      switch callee.kind {
      case .name, .member(nil, _): return true
      case .member(let base?, _): return isHarmless(base)
      default: return false
      }
    default: return false
    }
  }

  private func isPlainAssignment(_ expression: Expression) -> Bool {
    guard case .assignment(_, let value) = expression.kind else { return false }
    return isHarmless(value)
  }

  /// A call of a function at the top level, or of a value's method, of which all is known.
  private func isPlainCall(_ expression: Expression) -> Bool {
    if case .await(let inner) = expression.kind { return isPlainCall(inner) }
    guard case .call(let called, let syntax) = expression.kind,
      let callee = facts.callees[expression.range], callee.isFunction, !callee.takesIsolation,
      callee.declaration?.attributes.isEmpty ?? false
    else { return false }
    if callee.isMember {
      guard case .member(let base?, _) = called.kind, isHarmless(base),
        callee.context.nominal.map(isUnattributed) ?? false
      else { return false }
    }
    return syntax.trailing.isEmpty
      && syntax.arguments.allSatisfy { argument in
        switch argument.value.kind {
        case .name, .integer, .float, .boolean, .string, .nil: true
        default: false
        }
      }
  }

  /// Whether neither a type of the program nor what it inherits from says which actor it is of.
  private func isUnattributed(_ nominal: NominalType) -> Bool {
    !nominal.isBuiltin && nominal.keyword != .protocol
      && nominal.scope.declaration?.attributes.isEmpty ?? false
      && checker.allProtocols(of: nominal).allSatisfy {
        $0.scope.declaration?.attributes.isEmpty ?? true
      }
      && checker.superclass(of: nominal)?.nominal.map(isUnattributed) ?? true
  }

  func followThrow(at range: SourceRange) {
    switch context.errors {
    case .handled: break
    case .unhandled:
      mistake(
        "error is not handled because the enclosing function is not declared 'throws'", at: range)
    case .partly:
      mistake("error is not handled because the enclosing catch is not exhaustive", at: range)
    case .deferred: mistake("errors cannot be thrown out of a defer body", at: range)
    }
  }

  /// What swiftc says while it checks types, not later.
  func mistake(
    _ message: String, at range: SourceRange, notes: [Diagnostic] = [],
    severity: Diagnostic.Severity = .error
  ) {
    guard silence == 0, !isInsideMistake else { return }
    mistakes.append(Diagnostic(severity, message, at: range, notes: notes))
  }
}

extension [CatchClause] {
  /// Whether they take every error.
  var areExhaustive: Bool {
    contains { clause in
      clause.items.isEmpty
        || clause.items.contains { $0.condition == nil && $0.pattern.takesEveryError }
    }
  }
}

extension Pattern {
  /// `let error as NSError` takes every error, as every error is one.
  fileprivate var takesEveryError: Bool {
    switch kind {
    case .binding(_, let inner): inner.takesEveryError
    case .cast(let inner, let type): inner.isIrrefutable && type.namesEveryError
    default: isIrrefutable
    }
  }
}

extension TypeSyntax {
  fileprivate var namesEveryError: Bool {
    switch kind {
    case .any(let inner): inner.namesEveryError
    case .name(nil, let name, _): name == "NSError" || name == "Error"
    default: false
    }
  }
}

extension Symbol {
  /// A function that runs where one of its arguments does.
  var takesIsolation: Bool {
    guard case .function(let function) = kind else { return false }
    return function.signature.parameters.contains { parameter in
      if case .specified? = parameter.type?.kind { return true }
      return false
    }
  }
}
