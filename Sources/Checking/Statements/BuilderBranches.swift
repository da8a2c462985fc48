import Diagnostics
import SwiftSource

/// What a result builder makes of branches and loops.
extension Checker {
  /// `if` with its `else if`s: each branch's value goes into one type by a balanced tree of
  /// `buildEither`; without an `else`, what comes of it is optional.
  func builderIf(_ statement: IfStatement, _ builder: Type) -> BuilderPart? {
    let range = statement.range
    var branches: [BuilderBranch] = []
    var following = FollowingErrors()
    for one in statement.chain {
      let outer = scope
      scope = LocalScope(parent: outer, function: outer.function)
      let tests = one.conditions.map { list in following.watch(self) { checkConditions(list) } }
      let (operations, value) = following.watch(self) { builderBlock(one.body, builder) }
      scope = outer
      // The whole branch is what the builder takes.
      var whole = value
      whole?.range = one.body.range
      branches.append(BuilderBranch(tests: tests, operations: operations, value: whole))
    }
    let values = branches.compactMap(\.value)
    guard values.count == branches.count else { return nil }
    guard let injected = inject(values, builder, at: range) else { return nil }
    let isComplete = branches.last.map { $0.tests == nil } ?? false
    let type = isComplete ? injected[0].type : optional(injected[0].type)
    let holder = LocalVariable("", type: type, isLet: true, in: scope.function, at: range)
    let choice: BuildOperations = { builder in
      let slot = builder.slot(holder)
      let none = Code(.constant(.nil), type: builder.checker.resolved(type), at: range)
      var result: [Operation] = isComplete ? [] : [.initialize(local: slot, none)]
      for (branch, value) in zip(branches, injected).reversed() {
        let code = builder.coerce(value.build(builder), to: type)
        let then = branch.operations(builder) + [.initialize(local: slot, code)]
        result = branch.tests.map { [.if($0(builder), then: then, else: result)] } ?? then
      }
      return result
    }
    if isComplete { return BuilderPart(operations: choice, value: holder) }
    let name = hasMember("buildOptional", builder) ? "buildOptional" : "buildIf"
    guard
      let built = builderCall(
        name, builder, [(nil, read(holder, at: statement.then.range))], at: range)
    else {
      if !hasMember(name, builder) {
        reportControlFlow(builder, at: range)
      }
      return nil
    }
    return stored(choice, built, at: range)
  }

  private struct BuilderBranch {
    /// nil for `else`.
    var tests: ((FunctionBuilder) -> [Test])?
    var operations: BuildOperations
    var value: Typed?
  }

  func builderSwitch(_ statement: SwitchStatement, _ builder: Type) -> BuilderPart? {
    let start = solver.variableCount
    let subject = check(statement.subject, expected: nil)
    settle(from: start)
    let type = canonical(resolved(subject.type))
    let label = scope.function.newLabel(statement.label, isLoop: false)
    var values: [Typed?] = []
    var bodies: [BuildOperations] = []
    var patterns: [(FunctionBuilder) -> SwitchCase] = []
    let before = patternFailures
    var following = FollowingErrors()
    for item in statement.cases {
      let pattern = following.watch(self) {
        switchCase(item, type, isBuilt: true) { block in
          let (operations, value) = builderBlock(block, builder)
          values.append(value)
          bodies.append(operations)
          return { _ in [] }
        }
      }
      patterns.append(pattern)
    }
    scope.function.labels.removeLast()
    if !subject.type.isError, patternFailures == before { checkExhaustive(statement, type) }
    let found = values.compactMap { $0 }
    guard found.count == values.count, !found.isEmpty else { return nil }
    guard let injected = inject(found, builder, at: statement.range) else { return nil }
    let result = LocalVariable(
      "", type: injected[0].type, isLet: true, in: scope.function, at: statement.range)
    return BuilderPart(
      operations: { builder in
        let local = builder.temporary("", type)
        let slot = builder.slot(result)
        let cases = patterns.enumerated().map { index, make -> SwitchCase in
          var item = make(builder)
          item.body =
            bodies[index](builder) + [
              .initialize(local: slot, injected[index].build(builder))
            ]
          return item
        }
        return [.switch(label: label, subject: subject.build(builder), local: local, cases)]
      }, value: result)
  }

  /// Puts each branch's value into one type, by a balanced tree of `buildEither`.
  private func inject(_ values: [Typed], _ builder: Type, at range: SourceRange) -> [Typed]? {
    if values.count == 1 { return values }
    let middle = (values.count + 1) / 2
    guard let left = inject(Array(values[..<middle]), builder, at: range),
      let right = inject(Array(values[middle...]), builder, at: range)
    else { return nil }
    let result = solver.fresh()
    var all: [Typed] = []
    for (side, label) in [(left, "first"), (right, "second")] {
      for value in side {
        guard let built = builderCall("buildEither", builder, [(label, value)], at: range) else {
          return nil
        }
        guard unify(result, built.type) else {
          error(
            "branches have mismatching types '\(shown(result))' and '\(shown(built.type))'",
            at: range)
          return nil
        }
        all.append(built)
      }
    }
    return all
  }

  func builderFor(_ loop: ForStatement, _ builder: Type, at range: SourceRange)
    -> BuilderPart?
  {
    guard hasMember("buildArray", builder) else {
      reportControlFlow(builder, at: range)
      return nil
    }
    let element = LocalVariable(
      "", type: solver.fresh(), isLet: true, in: scope.function, at: range)
    let array = LocalVariable(
      "", type: type(.array, [element.type]), isLet: false, in: scope.function, at: range)
    var failed = false
    builderLoop = { block in
      let (operations, value) = self.builderBlock(block, builder)
      guard let value, self.unify(element.type, value.type) else {
        failed = true
        return operations
      }
      return { builder in
        operations(builder) + [builder.append(value.build(builder), to: array, at: range)]
      }
    }
    let operations = checkFor(loop, at: range)
    builderLoop = nil
    guard let operations, !failed,
      let built = builderCall("buildArray", builder, [(nil, read(array, at: range))], at: range)
    else { return nil }
    let result = LocalVariable("", type: built.type, isLet: true, in: scope.function, at: range)
    return BuilderPart(
      operations: { builder in
        let type = builder.checker.resolved(array.type)
        let empty = Code(.array([]), type: type, at: range)
        return [.initialize(local: builder.slot(array), empty)] + operations(builder)
          + [.initialize(local: builder.slot(result), built.build(builder))]
      }, value: result)
  }
}

extension FunctionBuilder {
  /// `array.append(value)`, by the library's own.
  func append(_ value: Code, to array: LocalVariable, at range: SourceRange) -> Operation {
    let type = checker.resolved(array.type)
    let found = checker.members(named: "append", of: type, isStatic: false).first {
      let parameters = checker.signature(of: $0.symbol).parameters
      return parameters.count == 1 && parameters[0].label == nil
    }
    guard let found else {
      return .evaluate(Code(.unsupported("'for' in a result builder"), type: .void, at: range))
    }
    let callee = checker.callee(of: found.symbol, found, isSuper: false)
    let call = Call(
      callee, [.inout(.local(slot(array))), .value(value)],
      types: found.arguments.map(checker.resolved))
    return .evaluate(Code(.call(call), type: .void, at: range))
  }
}
