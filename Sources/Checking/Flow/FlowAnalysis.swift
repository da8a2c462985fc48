import Diagnostics
import SwiftSource

/// Follows a body's statements in the order in which they run: what is unreachable, what returns
/// nothing, which variables are used before they have a value, and which are not used at all. A
/// class: one walk over a function and the closures in it.
final class FlowAnalysis {
  unowned let checker: Checker
  let facts: FlowFacts
  var state = FlowState()
  var usage = Usage()
  var tracked: [Tracked] = []
  var trackedByDeclaration: [Spot: Int] = [:]
  var targets: [JumpTarget] = []
  /// The states in which the `do` around may be left by an error.
  var thrown: [FlowState]?
  /// The state in which what `try` stands before leaves where it throws: an initializer that is
  /// handed on to, or a call that never returns.
  var beforeError: FlowState?
  /// For each closure around, the tracked variables of outer functions that it uses.
  var captures: [Set<Int>] = []
  /// What the functions inside this one capture.
  var captured: [Spot: Set<Int>] = [:]
  /// Above zero where a loop's body is walked only to see what it gives a value.
  var silence = 0
  /// The variables of `async let`, and whether reading them may throw.
  var concurrentLets: [Spot: Bool] = [:]
  /// What may run beside what is around it, innermost last: `@Sendable` closures, the values of
  /// `async let`.
  var concurrent: [SourceRange] = []
  /// `let` variables whose value is a literal.
  var constants: [Spot: Expression] = [:]
  /// The same of the variable of top-level code before, until something is called.
  var globalConstants: [Spot: Expression] = [:]
  var initializer: InitializerFlow?
  /// Of the body of a declaration: whether it ends.
  var recursion: Recursion?
  /// What may throw and wait here.
  var context: EffectContext
  /// Where the call is said whose arguments are read.
  var enclosingCall: SourceRange?
  /// The expression that is no part of another.
  var outermost: SourceRange?
  /// What was last said of an expression that should wait, how it is said beside others, and how
  /// many mistakes there were then.
  var notAwaited: (whole: SourceRange, note: Diagnostic, count: Int)?
  /// Whether an expression around does not check: what it does besides is not looked at.
  var isInsideMistake = false
  /// Each `try` without a call that throws: said where the body itself is right.
  var needlessTries: [Diagnostic] = []
  /// What is wrong whatever else is.
  var mistakes: [Diagnostic] = []
  /// What swiftc finds when everything else is right.
  var found: [Diagnostic] = []

  init(_ checker: Checker, _ context: EffectContext) {
    self.checker = checker
    self.context = context
    facts = checker.facts
  }

  func report(
    _ severity: Diagnostic.Severity, _ message: String, at range: SourceRange,
    notes: [Diagnostic] = []
  ) {
    guard silence == 0 else { return }
    found.append(Diagnostic(severity, message, at: range, notes: notes))
  }

  // MARK: Statements

  func walk(_ block: CodeBlock) { walk(block.statements) }

  func walk(_ statements: [Statement]) {
    for statement in statements {
      if !state.isReachable { reportUnreachable(statement) }
      walk(statement)
    }
  }

  private func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): read(expression)
    case .declaration(let declaration): declare(declaration)
    case .if(let inner): walk(inner)
    case .switch(let inner): walk(inner)
    case .guard(let conditions, let body): walkGuard(conditions, body)
    case .while(let label, let conditions, let body): walkWhile(label, conditions, body)
    case .repeatWhile(let label, let body, let condition): walkRepeat(label, body, condition)
    case .for(let loop): walk(loop)
    case .do(let label, _, let body, let catches): walkDo(label, body, catches)
    case .defer(let body): walkDefer(body)
    case .return(let value):
      if let value { read(value) }
      leaveInitializer(value, at: statement.range)
      mayLeave()
      jump("return")
    case .throw(let value):
      read(value)
      if !checker.hasError(in: value.range) { followThrow(at: statement.range) }
      thrown?.append(state)
      if thrown == nil { mayLeave() }
      jump("throw")
    case .break(let label):
      if let index = target(label, where: \.takesPlainBreak) { targets[index].breaks.append(state) }
      jump("break")
    case .continue(let label):
      if let index = target(label, where: \.isLoop) { targets[index].continues.append(state) }
      jump("continue")
    case .fallthrough:
      fallsThrough.append(state)
      jump("fallthrough")
    }
  }

  private func jump(_ word: String) {
    if state.isReachable { state.unreachable = .after(word) }
  }

  private func target(_ label: Name?, where fits: (JumpTarget) -> Bool) -> Int? {
    if let label { return targets.lastIndex { $0.label == label.text } }
    return targets.lastIndex(where: fits)
  }

  /// The states of `fallthrough`s on their way to the next case.
  private var fallsThrough: [FlowState] = []

  // MARK: Branches

  func walk(_ statement: IfStatement) {
    if let label = statement.label {
      targets.append(JumpTarget(label: label.text, isLoop: false, takesPlainBreak: false))
    }
    let constant = read(statement.conditions)
    let (start, known) = (state, globalConstants)
    enter(when: true, constant)
    walk(statement.then)
    let then = state
    (state, globalConstants) = (start, known)
    enter(when: false, constant)
    switch statement.else {
    case .block(let block): walk(block)
    case .if(let nested): walk(nested)
    case nil: break
    }
    globalConstants = [:]
    var ways = [then, state]
    if statement.label != nil { ways += targets.removeLast().breaks }
    state = .join(
      ways.map { way in
        var way = way
        if case .condition? = way.unreachable { way.unreachable = .quiet }
        return way
      })
  }

  /// A branch whose condition is always the other way is never entered.
  private func enter(when value: Bool, _ constant: ConstantCondition?) {
    guard let constant, constant.value != value else { return }
    // Of several conditions that keep a branch from being entered, the innermost is told.
    switch state.unreachable {
    case nil, .condition: break
    default: return
    }
    state.unreachable = .condition(constant.value, constant.place)
  }

  func walk(_ statement: SwitchStatement) {
    read(statement.subject)
    let chosen = chosenCase(of: statement)
    let known = globalConstants
    targets.append(
      JumpTarget(label: statement.label?.text, isLoop: false, takesPlainBreak: true))
    let start = state
    let outer = fallsThrough
    fallsThrough = []
    var ways: [FlowState] = []
    for (index, item) in statement.cases.enumerated() {
      state = .join([start] + fallsThrough)
      if let chosen, fallsThrough.isEmpty, index != chosen {
        let isPast = index > chosen
        enter(
          when: !isPast,
          ConstantCondition(value: isPast, place: statement.subject.anchor.emptyStart))
      }
      globalConstants = known
      fallsThrough = []
      walk(item.items)
      walk(item.body)
      ways.append(state)
    }
    fallsThrough = outer
    globalConstants = [:]
    for index in ways.indices {
      if case .condition? = ways[index].unreachable { ways[index].unreachable = .quiet }
    }
    state = .join(ways.filter { !$0.isFallingThrough } + targets.removeLast().breaks)
  }

  private func walk(_ items: [CaseItem]) {
    for (index, item) in items.enumerated() {
      // The variables of all patterns are those of the first.
      if index == 0 { declare(item.pattern, isLet: nil, .part) }
      if let condition = item.condition { read(condition) }
    }
  }

  private func walkGuard(_ conditions: [Condition], _ body: CodeBlock) {
    globalConstants = [:]
    let constant = read(conditions)
    let start = state
    enter(when: false, constant)
    walk(body)
    if state.isReachable {
      report(
        .error,
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: body.endBrace)
    }
    state = start
  }

  // MARK: Loops

  private func walkWhile(_ label: Name?, _ conditions: [Condition], _ body: CodeBlock) {
    globalConstants = [:]
    loop(label) {
      let constant = self.read(conditions)
      var exit: FlowState? = self.state
      if conditions.isEndless || constant?.value == true {
        exit = nil
        if let constant { self.endless = constant }
      }
      self.walk(body)
      return exit.map { [$0] } ?? []
    }
  }

  private func walkRepeat(_ label: Name?, _ body: CodeBlock, _ condition: Expression) {
    loop(label) {
      self.walk(body)
      self.state = .join([self.state] + self.targets[self.targets.count - 1].continues)
      self.read(condition)
      if case .boolean(true) = condition.kind { return [] }
      return [self.state]
    }
  }

  private func walk(_ loop: ForStatement) {
    read(loop.sequence)
    if loop.isTry { thrown?.append(state) }
    self.loop(loop.label) {
      let exit = self.state
      self.declare(loop.pattern, isLet: true, .loop)
      if let condition = loop.condition { self.read(condition) }
      self.walk(loop.body)
      return [exit]
    }
  }

  /// Walks a loop's body twice, first to see what it gives a value: on the second way round, that
  /// has one already. `body` gives the states in which the loop ends by itself.
  private func loop(_ label: Name?, _ body: () -> [FlowState]) {
    let start = state
    let outerEndless = endless
    endless = nil
    targets.append(JumpTarget(label: label?.text, isLoop: true, takesPlainBreak: true))
    if silence == 0 {
      let outerThrown = thrown
      silence += 1
      _ = body()
      silence -= 1
      thrown = outerThrown
      let around = state
      let continues = targets[targets.count - 1].continues
      state = start
      for way in [around] + continues where way.isReachable {
        state.possibly.formUnion(way.possibly)
      }
      targets[targets.count - 1].breaks = []
      targets[targets.count - 1].continues = []
    }
    let ends = body()
    let ways = ends + targets.removeLast().breaks
    state = .join(ways)
    if ways.isEmpty {
      state = start
      if state.isReachable {
        state.unreachable = endless.map { .condition($0.value, $0.place) } ?? .quiet
      }
    }
    endless = outerEndless
  }

  /// Why the innermost loop has no end, where that is worth saying.
  private var endless: ConstantCondition?

  // MARK: Errors

  private func walkDo(_ label: Name?, _ body: CodeBlock, _ catches: [CatchClause]) {
    if label != nil {
      targets.append(JumpTarget(label: label?.text, isLoop: false, takesPlainBreak: false))
    }
    let outer = thrown
    let handling = context.errors
    if !catches.isEmpty {
      thrown = []
      if catches.areExhaustive {
        context.errors = .handled
      } else if case .unhandled = handling {
        context.errors = .partly
      }
    }
    walk(body)
    context.errors = handling
    if let first = catches.first, thrown?.isEmpty ?? false, state.isReachable,
      !checker.hasError(in: body.range)
    {
      mistake(
        "'catch' block is unreachable because no errors are thrown in 'do' block",
        at: first.range, severity: .warning)
    }
    var ways = [state]
    let errors = thrown ?? []
    thrown = outer
    if !catches.isEmpty { walk(catches, errors, &ways) }
    if label != nil { ways += targets.removeLast().breaks }
    state = .join(ways)
  }

  private func walk(_ catches: [CatchClause], _ errors: [FlowState], _ ways: inout [FlowState]) {
    // Where nothing throws, the clauses are walked for the names in them only.
    var start = errors.isEmpty ? ways[0] : FlowState.join(errors)
    if errors.isEmpty { start.unreachable = .quiet }
    for clause in catches {
      state = start
      walk(clause.items)
      walk(clause.body)
      ways.append(state)
    }
    // What no clause takes goes on.
    thrown? += errors
  }

  /// Code that runs at another time: nothing is known of its variables.
  func apart(_ body: () -> Void) {
    let outer = (state, targets, thrown, context.tries, context.awaits)
    context.tries = []
    context.awaits = []
    state = FlowState(
      unreachable: nil, definitely: Set(tracked.indices), possibly: Set(tracked.indices))
    targets = []
    thrown = nil
    body()
    (state, targets, thrown, context.tries, context.awaits) = outer
  }
}

extension FlowState {
  fileprivate var isFallingThrough: Bool {
    if case .after("fallthrough")? = unreachable { return true }
    return false
  }
}

extension [Condition] {
  /// `while true`
  fileprivate var isEndless: Bool {
    guard count == 1, case .expression(let test) = self[0], case .boolean(true) = test.kind
    else { return false }
    return true
  }
}

extension CodeBlock {
  /// Where it ends: the closing brace.
  var endBrace: SourceRange {
    SourceRange(file: range.file, start: Swift.max(1, range.end) - 1, end: range.end)
  }
}
