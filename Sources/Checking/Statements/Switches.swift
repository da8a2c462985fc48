import Diagnostics
import SwiftSource

extension Checker {
  func checkSwitch(_ statement: SwitchStatement) -> BuildOperations {
    let (start, atStart) = (solver.variableCount, failures)
    var subject = check(statement.subject, expected: nil)
    if failures > atStart { subject = .failed(at: subject.range) }
    settle(from: start)
    let type = canonical(resolved(subject.type))
    let label = scope.function.newLabel(statement.label, isLoop: false)
    let before = patternFailures
    let cases = statement.cases.map { item in
      switchCase(item, type) { checkBlock($0) }
    }
    scope.function.labels.removeLast()
    if !subject.type.isError, patternFailures == before { checkExhaustive(statement, type) }
    if subject.type.isError, module.usesUnsimulated {
      // Nobody knows which case it is: the last, which is `default` where there is one.
      return { builder in [.block(label: label, cases.last?(builder).body ?? [])] }
    }
    return { builder in
      let local = builder.temporary("", type)
      return [
        .switch(
          label: label, subject: subject.build(builder), local: local,
          cases.map { $0(builder) })
      ]
    }
  }

  /// One case: its patterns bind in a scope that its body shares.
  func switchCase(
    _ item: SwitchStatement.Case, _ type: Type, isBuilt: Bool = false,
    body: (CodeBlock) -> BuildOperations
  ) -> (FunctionBuilder) -> SwitchCase {
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    defer { scope = outer }
    let before = failures
    let solves = solvesPatterns
    solvesPatterns = isBuilt
    let items = caseItems(item.items, type)
    solvesPatterns = solves
    patternFailures += failures - before
    scope.function.switchDepth += 1
    defer { scope.function.switchDepth -= 1 }
    if item.body.statements.isEmpty {
      error(
        "'\(item.isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement",
        at: item.range)
    }
    let inner = body(item.body)
    return { builder in SwitchCase(items: items(builder), body: inner(builder)) }
  }

  func caseItems(
    _ items: [CaseItem], _ type: Type
  ) -> (FunctionBuilder) -> [(Match, condition: Code?)] {
    var parts: [(match: BuildMatch, condition: Typed?)] = []
    var first: [String: LocalVariable] = [:]
    for (index, item) in items.enumerated() {
      let match = checkPattern(item.pattern, type, isLet: true)
      reportTwice(in: item.pattern)
      if index == 0 {
        for (name, entries) in scope.names {
          if case .variable(let variable)? = entries.first { first[name] = variable }
        }
      } else {
        share(first)
      }
      let start = solver.variableCount
      let condition = item.condition.map { checkCondition($0) }
      settle(from: start)
      parts.append((match, condition))
    }
    let all = parts
    return { builder in
      all.map { ($0.match(builder), condition: $0.condition?.build(builder)) }
    }
  }

  /// `case .a(let x), .b(let x)`: one variable for both.
  private func share(_ first: [String: LocalVariable]) {
    for (name, variable) in first {
      guard case .variable(let own)? = scope.names[name]?.first, own !== variable else { continue }
      own.sharedWith = variable
      scope.names[name] = [.variable(variable)]
    }
  }

  // MARK: do

  func checkDo(
    _ label: Name?, _ thrown: TypeSyntax?, _ body: CodeBlock, _ catches: [CatchClause]
  ) -> BuildOperations {
    let number = scope.function.newLabel(label, isLoop: false)
    let isExhaustive = catches.areExhaustive
    let outerThrown = scope.function.thrownTypes
    scope.function.thrownTypes = []
    scope.function.branchDepth += 1
    defer { scope.function.branchDepth -= 1 }
    if isExhaustive { scope.function.catchDepth += 1 }
    let stated = thrown.map { resolve($0, in: context) }
    let outerStated = scope.function.statedThrown
    scope.function.statedThrown = stated
    var following = FollowingErrors(isKept: !scope.function.isClosure)
    let inner = following.watch(self) { checkBlock(body) }
    scope.function.statedThrown = outerStated
    if isExhaustive { scope.function.catchDepth -= 1 }
    let errorType = stated ?? caughtType(scope.function.thrownTypes)
    scope.function.thrownTypes = outerThrown + (isExhaustive ? [] : scope.function.thrownTypes)
    var clauses: [(FunctionBuilder) -> SwitchCase] = []
    let errorVariable = LocalVariable(
      "error", type: errorType, isLet: true, in: scope.function, at: body.range)
    for clause in catches.map(\.bridged) {
      let outer = scope
      scope = LocalScope(parent: outer, function: outer.function)
      let items: (FunctionBuilder) -> [(Match, condition: Code?)]
      if clause.items.isEmpty {
        scope.declare(errorVariable)
        items = { _ in [] }
      } else {
        items = caseItems(clause.items, errorType)
      }
      let body = following.watch(self) { checkBlock(clause.body) }
      scope = outer
      clauses.append { builder in SwitchCase(items: items(builder), body: body(builder)) }
    }
    scope.function.labels.removeLast()
    let all = clauses
    return { builder in
      let local = builder.slot(errorVariable)
      if all.isEmpty { return [.block(label: number, inner(builder))] }
      return [
        .do(
          label: number, body: inner(builder), catches: all.map { $0(builder) }, errorLocal: local)
      ]
    }
  }

  /// `any Error`, unless all that is thrown comes from `throws(E)` of one `E`.
  private func caughtType(_ thrown: [Type?]) -> Type {
    if let first = thrown.first, let type = first, thrown.allSatisfy({ $0 == type }) { return type }
    return known(.error).map { Type.existential([$0]) } ?? .error
  }

  // MARK: if and switch as expressions

  func checkIfExpression(
    _ statement: IfStatement, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    checkBranches(expected, at: range) { valueIf(statement, $0) }
  }

  func checkSwitchExpression(
    _ statement: SwitchStatement, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    checkBranches(expected, at: range) { valueSwitch(statement, $0) }
  }

  /// A value that one of several branches gives to a variable.
  private func checkBranches(
    _ expected: Type?, at range: SourceRange, _ check: (LocalVariable) -> BuildOperations
  ) -> Typed {
    let result = expected ?? solver.fresh()
    let value = LocalVariable("", type: result, isLet: true, in: scope.function, at: range)
    if case .variable = solver.shallow(result) { value.branches = BranchValues() }
    let before = failures
    let operations = check(value)
    if value.branches?.differ == true { reportBranches(value) }
    if failures != before { return .failed(at: range) }
    return Typed(value.type, at: range) { builder in
      let local = builder.slot(value)
      return Code(
        .block(operations(builder), local: local), type: builder.checker.resolved(value.type),
        at: range)
    }
  }

  /// - Parameter start: where the first `if` of the chain stands.
  private func valueIf(
    _ statement: IfStatement, _ value: LocalVariable, from start: SourceRange? = nil
  ) -> BuildOperations {
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    var following = FollowingErrors()
    let tests = following.watch(self) { checkConditions(statement.conditions) }
    let then = following.watch(self) { valueBlock(statement.then, value, of: "if") }
    scope = outer
    let otherwise = following.watch(self) { () -> BuildOperations in
      switch statement.else {
      case .block(let block): return valueBlock(block, value, of: "if")
      case .if(let nested): return valueIf(nested, value, from: start ?? statement.range)
      case nil:
        error(
          "'if' must have an unconditional 'else' to be used as expression",
          at: start ?? statement.range)
        return { _ in [] }
      }
    }
    return { builder in [.if(tests(builder), then: then(builder), else: otherwise(builder))] }
  }

  /// A branch of an `if` or `switch` expression: one expression, or something that leaves.
  private func valueBlock(
    _ block: CodeBlock, _ value: LocalVariable, of keyword: String
  ) -> BuildOperations {
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    defer { scope = outer }
    guard let last = block.statements.last else {
      error("expected expression in branch of 'if' expression", at: block.range)
      return { _ in [] }
    }
    if reportUnended(block, last, of: keyword) { return checkStatements(block.statements) }
    switch last.kind {
    case .expression(let expression):
      if case .if(let nested) = expression.kind { return valueIf(nested, value) }
      if case .switch(let nested) = expression.kind { return valueSwitch(nested, value) }
      let before = checkStatements(Array(block.statements.dropLast()))
      var typed = check(expression, expected: isOwnBranch(expression, value) ? nil : value.type)
      if isNever(typed.type) {
        let never = typed
        return { builder in before(builder) + [.evaluate(never.build(builder))] }
      }
      guard takeBranch(expression, typed, value) else { return { _ in [] } }
      typed = convert(typed, to: value.type, .other)
      let final = typed
      return { builder in
        before(builder) + [
          .initialize(
            local: builder.slot(value), builder.coerce(final.build(builder), to: value.type))
        ]
      }
    case .if(let nested): return valueIf(nested, value)
    case .switch(let nested): return valueSwitch(nested, value)
    default: return checkStatements(block.statements)
    }
  }

  private func valueSwitch(_ statement: SwitchStatement, _ value: LocalVariable) -> BuildOperations
  {
    let start = solver.variableCount
    let subject = check(statement.subject, expected: nil)
    if case .variable(let index) = solver.shallow(value.type), index < start {
      settleBase(subject)
    } else {
      settle(from: start)
    }
    let type = canonical(resolved(subject.type))
    let label = scope.function.newLabel(statement.label, isLoop: false)
    var following = FollowingErrors()
    let cases = statement.cases.map { item in
      following.watch(self) { switchCase(item, type) { valueBlock($0, value, of: "switch") } }
    }
    scope.function.labels.removeLast()
    if !subject.type.isError { checkExhaustive(statement, type) }
    return { builder in
      let local = builder.temporary("", type)
      return [
        .switch(
          label: label, subject: subject.build(builder), local: local, cases.map { $0(builder) })
      ]
    }
  }
}

extension Pattern {
  /// Whether it takes every value: a name or `_`.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .identifier: true
    case .binding(_, let inner): inner.isIrrefutable
    case .tuple(let elements): elements.allSatisfy(\.pattern.isIrrefutable)
    case .expression(let expression):
      if case .discard = expression.kind { true } else { false }
    case .optional, .is, .cast, .enumCase: false
    }
  }
}
