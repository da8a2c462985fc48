import Checking

extension Compiler {
  /// Matches the value in a register; what does not match jumps.
  mutating func match(_ pattern: Match, _ subject: Int32, orJumpTo fails: Label) {
    switch pattern {
    case .anything: return
    case .bind(let local):
      emit(isBoxed(local) ? .storeBox : .copy, registers[local], subject)
      begin(local)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .anything = part { continue }
        matchPart(.getElement, part, subject, index, fails)
      }
    case .enumCase(let index, let parts):
      emit(.jumpUnlessCase, subject, Int32(index), fails.index)
      for (index, part) in parts.enumerated() {
        if case .anything = part { continue }
        matchPart(.getPayload, part, subject, index, fails)
      }
    case .payload(let index, let inner):
      emit(.jumpUnlessCase, subject, Int32(index), fails.index)
      let value = allocateReleased()
      emitNative([Operand(subject, .copy)], into: value) { call in
        guard case .enumCase(let one) = call.arguments[0].unboxed else { return .void }
        return .tuple(one.payload)
      }
      match(inner, value, orJumpTo: fails)
      emit(.clear, value)
    case .some(let inner):
      emit(.jumpIfNone, subject, fails.index)
      if case .anything = inner { return }
      if case .bind(let local) = inner, !isBoxed(local) {
        emit(.unwrap, registers[local], subject)
        return begin(local)
      }
      let value = allocateReleased()
      emit(.unwrap, value, subject)
      match(inner, value, orJumpTo: fails)
      emit(.clear, value)
    case .none: emit(.jumpIfSome, subject, fails.index)
    case .cast(let type, let inner):
      let site = castSite(from: .any, to: type)
      routine.casts[Int(site)].target = fails.index
      let value = allocateReleased()
      emit(.castOrJump, value, subject, site)
      match(inner, value, orJumpTo: fails)
      emit(.clear, value)
    case .expression(let local, let code):
      emit(isBoxed(local) ? .storeBox : .copy, registers[local], subject)
      guard machine.runsDeinitializers, registers[local] >= 0 else {
        return jump(to: fails, unless: code)
      }
      // The copy that the pattern is asked about goes either way.
      let differs = makeLabel()
      let matches = makeLabel()
      jump(to: differs, unless: code)
      emit(.clear, registers[local])
      jump(matches)
      place(differs)
      emit(.clear, registers[local])
      jump(fails)
      place(matches)
    }
  }

  private mutating func matchPart(
    _ op: Opcode, _ part: Match, _ subject: Int32, _ index: Int, _ fails: Label
  ) {
    if case .bind(let local) = part, !isBoxed(local) {
      emit(op, registers[local], subject, Int32(index))
      return begin(local)
    }
    let value = allocateReleased()
    emit(op, value, subject, Int32(index))
    match(part, value, orJumpTo: fails)
    emit(.clear, value)
  }

  // MARK: Switch

  mutating func compileSwitch(
    _ label: Int, _ subject: Code, _ local: Int, _ cases: [SwitchCase]
  ) {
    initialize(local, subject)
    if machine.runsDeinitializers, subject.usesTemporaryObject { endObjects() }
    let end = makeLabel()
    let isReleased = machine.runsDeinitializers && registers[local] >= 0
    scopes.append(Scope(cleanups: isReleased ? [.release(local: local)] : []))
    let branches = compile(cases, on: subjectRegister(local), leave: (label, end))
    scopes.removeLast()
    place(end)
    finish(branches)
    if isReleased { emit(.clear, registers[local]) }
  }

  private mutating func subjectRegister(_ local: Int) -> Int32 {
    guard isBoxed(local) else { return registers[local] }
    let register = allocateReleased()
    emit(.loadBox, register, registers[local])
    return register
  }

  /// Tries the cases in order, and goes on after them where none matches.
  private mutating func compile(
    _ cases: [SwitchCase], on subject: Int32, leave: (label: Int, target: Label)
  ) -> Branches {
    let bodies = cases.map { _ in makeLabel() }
    var branches = Branches(consumed)
    for (index, one) in cases.enumerated() {
      let otherwise = makeLabel()
      let outer = live.count
      compile(one.items, on: subject, body: bodies[index], orJumpTo: otherwise)
      place(bodies[index])
      var scope = Scope(leave: leave)
      scope.fallThrough = index + 1 < bodies.count ? bodies[index + 1] : nil
      scopes.append(scope)
      compile(one.body, binding: one.items.first.map { boundLocals(of: $0.0) } ?? [])
      scopes.removeLast()
      end(after: outer)
      jump(leave.target)
      place(otherwise)
      join(&branches, one.body)
    }
    return branches
  }

  private mutating func compile(
    _ items: [(Match, condition: Code?)], on subject: Int32, body: Label,
    orJumpTo otherwise: Label
  ) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let nextItem = isLast ? otherwise : makeLabel()
      freshBoxes(of: item.0)
      match(item.0, subject, orJumpTo: nextItem)
      if let condition = item.condition { jump(to: nextItem, unless: condition) }
      if !isLast {
        jump(body)
        place(nextItem)
      }
    }
  }

  // MARK: Errors

  mutating func compileDo(
    _ label: Int, _ body: [Checking.Operation], _ catches: [SwitchCase], _ error: Int
  ) {
    let end = makeLabel()
    let start = code.count
    let (firstTemporary, firstReleased) = (next.up, released.count)
    scopes.append(Scope(leave: (label, end)))
    compile(body)
    scopes.removeLast()
    guard !catches.isEmpty else { return place(end) }
    let left = Array(released[firstReleased...])
    let failed = makeLabel()
    let caught = isBoxed(error) ? allocateReleased() : registers[error]
    jump(end)
    handle(from: start, .catch, failed, register: caught)
    place(failed)
    if machine.runsDeinitializers {
      // What the body held goes before the error is handled.
      for register in firstTemporary..<max(firstTemporary, peak) where Int(caught) != register {
        emit(.clear, Int32(register))
      }
      for local in left.reversed() { emit(.clear, registers[local]) }
      endObjects()
    }
    if isBoxed(error) {
      emit(.clear, registers[error])
      emit(.storeBox, registers[error], caught)
    }
    let outer = live.count
    begin(error)
    let branches = compile(catches, on: caught, leave: (label, end))
    self.end(after: outer)
    emit(.throwValue, caught)
    place(end)
    finish(branches)
    if machine.runsDeinitializers { emit(.clear, caught) }
  }
}
