import Checking
import SwiftSource

extension Compiler {
  /// Compiles a list of operations with its defers.
  /// - Parameter bound: the variables of a pattern that live as long as the list.
  mutating func compile(_ operations: [Checking.Operation], binding bound: [Int] = []) {
    scopes.append(Scope())
    let outer = live.count
    release(bound)
    compileList(operations[...])
    end(after: outer)
    if machine.runsDeinitializers { releaseLocals(from: 0) }
    scopes.removeLast()
    if !scopes.isEmpty, !machine.runsDeinitializers { releaseObjects(of: operations) }
  }

  /// What a block's own variables refer to may end with the block.
  private mutating func releaseObjects(of operations: [Checking.Operation]) {
    for case .initialize(let local, _) in operations
    where !function.locals[local].name.isEmpty && isObject(function.locals[local].type) {
      emit(.clear, registers[local])
    }
  }

  private func mayHoldObject(_ local: Int) -> Bool {
    machine.runsDeinitializers && registers[local] >= 0 && !function.locals[local].name.isEmpty
      && (local >= function.parameterCount + function.captureCount
        || function.locals[local].isConsumed)
  }

  /// Notes the variables that an operation of a list adds to its scope.
  private mutating func note(_ operation: Checking.Operation) {
    switch operation {
    case .initialize(let local, _): release([local])
    case .if(let tests, let body, _) where body.isEmpty:
      // `guard let`, and variables in a tuple.
      release(boundLocals(of: tests))
    default: break
    }
  }

  /// Notes variables that the innermost scope is to let go of.
  private mutating func release(_ locals: [Int]) {
    let held = locals.filter { mayHoldObject($0) }
    released += held
    scopes[scopes.count - 1].cleanups += held.map { .release(local: $0) }
  }

  /// Lets go of the innermost scope's variables noted from a position on, the last one first.
  private mutating func releaseLocals(from position: Int) {
    for case .release(let local) in scopes[scopes.count - 1].cleanups[position...].reversed() {
      emit(.clear, registers[local])
    }
    endObjects()
  }

  /// Runs the `deinit` of what went.
  mutating func endObjects() {
    let mark = next
    emitNative([], into: allocateReleased()) { call in
      try call.machine.runDeinitializers()
      return .void
    }
    next = mark
  }

  /// What a statement's temporaries refer to ends with the statement.
  private mutating func endStatement(from first: Int) {
    for register in first..<max(first, peak) { emit(.clear, Int32(register)) }
    endObjects()
  }

  private func isObject(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type else { return false }
    if nominal.keyword == .class { return true }
    return nominal.isBuiltin && nominal.name == "Optional"
      && arguments.first.map(isObject) ?? false
  }

  /// A `defer` guards the rest of its list.
  private mutating func compileList(_ operations: ArraySlice<Checking.Operation>) {
    for index in operations.indices {
      guard case .defer(let body) = operations[index] else {
        compile(operations[index])
        if machine.runsDeinitializers { note(operations[index]) }
        continue
      }
      scopes[scopes.count - 1].cleanups.append(.defer(body))
      let depth = scopes[scopes.count - 1].cleanups.count
      let start = code.count
      compileList(operations[(index + 1)...])
      let failed = makeLabel()
      let end = makeLabel()
      handle(from: start, .defer, failed)
      if machine.runsDeinitializers { releaseLocals(from: depth) }
      let guarded = scopes[scopes.count - 1].cleanups[(depth - 1)...]
      scopes[scopes.count - 1].cleanups.removeSubrange((depth - 1)...)
      compile(body)
      jump(end)
      place(failed)
      if machine.runsDeinitializers {
        for case .release(let local) in guarded.reversed() { emit(.clear, registers[local]) }
        endObjects()
      }
      compile(body)
      emit(.rethrow)
      place(end)
      return
    }
  }

  private mutating func compile(_ operation: Checking.Operation) {
    let mark = next
    let outerPeak = peak
    let outerLent = lent
    peak = next.up
    lent = []
    defer {
      lent = outerLent
      if machine.runsDeinitializers, !operation.leaves { endStatement(from: mark.up) }
      next = mark
      peak = max(peak, outerPeak)
    }
    routine.statements.append(Int32(code.count))
    switch operation {
    case .evaluate(let code): evaluate(code)
    case .initialize(let local, let code): initialize(local, code)
    case .assign(let place, let code):
      range = code.range
      assign(place, code)
    case .if(let tests, let body, let otherwise): compileIf(tests, body, otherwise)
    case .while(let label, let tests, let body): compileWhile(label, tests, body)
    case .repeatWhile(let label, let body, let condition): compileRepeat(label, body, condition)
    case .for(let loop): compile(loop)
    case .forEach(let label, let packs, let body): compileForEach(label, packs, body)
    case .switch(let label, let subject, let local, let cases):
      compileSwitch(label, subject, local, cases)
    case .do(let label, let body, let catches, let error):
      compileDo(label, body, catches, error)
    case .defer: break
    case .block(let label, let body):
      let end = makeLabel()
      scopes.append(Scope(leave: (label, end)))
      compile(body)
      scopes.removeLast()
      place(end)
    case .return(let code): compileReturn(code)
    case .throw(let code):
      range = code.range
      let error = source(code)
      emit(.throwValue, error.register)
    case .leave(let label): leave(to: label) { $0.leave.map(\.target) }
    case .next(let label): leave(to: label) { $0.next }
    case .fallThrough: fallThrough()
    }
  }

  /// Gives a local its first value.
  mutating func initialize(_ local: Int, _ code: Code) {
    defer {
      begin(local)
      consumed.remove(local)
    }
    guard isBoxed(local) else { return evaluate(code, into: registers[local]) }
    let value = source(code)
    emit(.storeBox, registers[local], value.register)
    drop(value)
  }

  private mutating func compileReturn(_ code: Code?) {
    guard let code else {
      leaveAll()
      return emit(.returnVoid)
    }
    let hasDefers = machine.runsDeinitializers || scopes.contains { !$0.cleanups.isEmpty }
    if case .ternary(let condition, let first, let second) = code.kind, !hasDefers {
      let otherwise = makeLabel()
      jump(to: otherwise, unless: condition)
      compileReturn(first)
      place(otherwise)
      return compileReturn(second)
    }
    if case .local(let local) = code.kind, !isBoxed(local), !hasDefers {
      let isInout = function.locals[local].isInout
      return emit(isInout ? .returnCopy : .returnTake, registers[local])
    }
    let result = allocate(for: code.type)
    evaluate(code, into: result)
    leaveAll()
    emit(.returnTake, result)
  }

  /// Runs the defers of every scope that a return leaves.
  private mutating func leaveAll() { runDefers(downTo: 0) }

  private mutating func runDefers(downTo depth: Int) {
    let saved = scopes
    while scopes.count > depth {
      while let cleanup = scopes[scopes.count - 1].cleanups.popLast() {
        switch cleanup {
        case .defer(let body):
          if machine.runsDeinitializers { endObjects() }
          compile(body)
        case .release(let local): emit(.clear, registers[local])
        }
      }
      scopes.removeLast()
      if machine.runsDeinitializers { endObjects() }
    }
    scopes = saved
  }

  private mutating func leave(to label: Int, _ target: (Scope) -> Label?) {
    guard let depth = scopes.lastIndex(where: { $0.leave?.label == label }),
      let target = target(scopes[depth])
    else { return }
    runDefers(downTo: depth + 1)
    jump(target)
  }

  private mutating func fallThrough() {
    guard let depth = scopes.lastIndex(where: { $0.fallThrough != nil }),
      let target = scopes[depth].fallThrough
    else { return }
    runDefers(downTo: depth + 1)
    jump(target)
  }

  // MARK: Conditions and loops

  private mutating func compileIf(
    _ tests: [Test], _ body: [Checking.Operation], _ otherwise: [Checking.Operation]
  ) {
    let fails = makeLabel()
    let outer = live.count
    compile(tests, orJumpTo: fails)
    var branches = Branches(consumed)
    compile(body, binding: body.isEmpty ? [] : boundLocals(of: tests))
    let bound = end(after: outer)
    // What `guard` and a declaration bind goes on after them.
    defer { if body.isEmpty { resume(bound) } }
    join(&branches, body)
    if otherwise.isEmpty {
      place(fails)
    } else {
      let end = makeLabel()
      jump(end)
      place(fails)
      compile(otherwise)
      place(end)
      join(&branches, otherwise)
    }
    finish(branches)
  }

  // MARK: Values that went elsewhere

  /// What is known of consumed variables where branches meet.
  struct Branches {
    let before: Set<Int>
    var after: Set<Int>

    init(_ consumed: Set<Int>) {
      before = consumed
      after = consumed
    }
  }

  /// Notes what a branch consumed, where it goes on behind the others.
  mutating func join(_ branches: inout Branches, _ body: [Checking.Operation]) {
    if !body.leaves { branches.after.formUnion(consumed) }
    consumed = branches.before
  }

  /// What one branch consumed ends with the others.
  mutating func finish(_ branches: Branches) {
    consumed = branches.after
    let ended = branches.after.subtracting(branches.before).filter { mayHoldObject($0) }
    guard !ended.isEmpty else { return }
    for local in ended.sorted(by: >) { emit(.clear, registers[local]) }
    endObjects()
  }

  private mutating func compile(_ tests: [Test], orJumpTo fails: Label) {
    for test in tests {
      switch test {
      case .code(let code): jump(to: fails, unless: code)
      case .match(let pattern, let code):
        let subject = source(code)
        match(pattern, subject.register, orJumpTo: fails)
        drop(subject)
      }
    }
  }

  private mutating func compileWhile(
    _ label: Int, _ tests: [Test], _ body: [Checking.Operation]
  ) {
    let conditions = tests.compactMap { test in
      if case .code(let condition) = test { condition } else { nil }
    }
    if conditions.count == tests.count { return compileWhile(label, conditions, body) }
    let start = makeLabel()
    let again = makeLabel()
    let end = makeLabel()
    place(start)
    let outer = live.count
    let bound = boundLocals(of: tests)
    compile(tests, orJumpTo: end)
    scopes.append(Scope(leave: (label, end), next: again))
    freshBoxes(of: body)
    compile(body, binding: bound)
    scopes.removeLast()
    self.end(after: outer)
    place(again)
    emit(.loop, start.index)
    place(end)
    clearObjects(of: bound)
  }

  /// Lets go of what a loop's pattern bound in a turn that went no further.
  mutating func clearObjects(of bound: [Int]) {
    for local in bound where mayHoldObject(local) { emit(.clear, registers[local]) }
  }

  /// The conditions stand behind the body, so that a turn jumps once.
  private mutating func compileWhile(
    _ label: Int, _ conditions: [Code], _ body: [Checking.Operation]
  ) {
    let start = makeLabel()
    let again = makeLabel()
    let end = makeLabel()
    jump(again)
    place(start)
    scopes.append(Scope(leave: (label, end), next: again))
    freshBoxes(of: body)
    compile(body)
    scopes.removeLast()
    place(again)
    for condition in conditions.dropLast() { jump(to: end, unless: condition) }
    if let last = conditions.last { jump(to: start, if: last) }
    place(end)
  }

  private mutating func compileRepeat(
    _ label: Int, _ body: [Checking.Operation], _ condition: Code
  ) {
    let start = makeLabel()
    let again = makeLabel()
    let end = makeLabel()
    place(start)
    scopes.append(Scope(leave: (label, end), next: again))
    freshBoxes(of: body)
    compile(body)
    scopes.removeLast()
    place(again)
    jump(to: start, if: condition)
    place(end)
  }

  /// Variables that closures share are new in each turn of a loop.
  mutating func freshBoxes(of body: [Checking.Operation]) {
    for operation in body {
      switch operation {
      case .initialize(let local, _) where isBoxed(local): emit(.clear, registers[local])
      case .if(let tests, _, _):
        for case .match(let pattern, _) in tests { freshBoxes(of: pattern) }
      case .block(_, let inner): freshBoxes(of: inner)
      default: break
      }
    }
  }

  private func boundLocals(of tests: [Test]) -> [Int] {
    tests.flatMap { test -> [Int] in
      if case .match(let pattern, _) = test { boundLocals(of: pattern) } else { [] }
    }
  }

  func boundLocals(of pattern: Match) -> [Int] {
    switch pattern {
    case .anything, .none, .expression: []
    case .bind(let local): [local]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(boundLocals)
    case .some(let inner), .cast(_, let inner), .payload(_, let inner): boundLocals(of: inner)
    }
  }

  mutating func freshBoxes(of pattern: Match) {
    for local in boundLocals(of: pattern) where isBoxed(local) { emit(.clear, registers[local]) }
  }
}

extension [Checking.Operation] {
  /// Whether nothing comes after them, as far as the last one tells.
  fileprivate var leaves: Bool {
    switch last {
    case .if(_, let body, let otherwise)?:
      !otherwise.isEmpty && body.leaves && otherwise.leaves
    case .switch(_, _, _, let cases)?: cases.allSatisfy(\.body.leaves)
    case .block(_, let body)?: body.leaves
    case let last?: last.leaves
    case nil: false
    }
  }
}

extension Checking.Operation {
  /// Whether nothing comes after it.
  fileprivate var leaves: Bool {
    switch self {
    case .return, .throw, .leave, .next, .fallThrough, .defer: true
    default: false
    }
  }
}
