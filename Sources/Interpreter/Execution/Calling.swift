import Checking
import Diagnostics

/// What a call comes down to.
enum Target {
  case routine(Routine)
  case native(NativeBody)
  case synthesized(Synthesized, Type)
}

/// What runs after a call began, and its registers.
struct Entered {
  let header: UnsafeMutablePointer<RoutineHeader>
  let registers: UnsafeMutablePointer<Value>
}

/// Pushing and popping frames.
extension Machine {
  func routine(for function: Function) -> Routine {
    if let known = routines[ObjectIdentifier(function)] { return known }
    let routine = Routine(function)
    routines[ObjectIdentifier(function)] = routine
    return routine
  }

  /// Makes sure that another call fits.
  @inline(__always)
  func checkDepth(_ header: UnsafeMutablePointer<RoutineHeader>) throws {
    guard state.pointee.frameCount < state.pointee.depthLimit,
      state.pointee.top.at(header.pointee.room) < state.pointee.end
    else {
      throw LimitReached(.depth, allowed: limits.depth, at: .none, in: "")
    }
  }

  /// Enters a compiled function whose arguments are the site's operands.
  /// - Parameter frame: the caller's.
  /// - Returns: what runs now, and its registers.
  @inline(__always)
  func enter(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32,
    above frame: UnsafeMutablePointer<Frame>
  ) throws -> Entered {
    guard site.pointee.isDirect else {
      return try enterIndirect(site, from: r, constants, destination: destination, above: frame)
    }
    let header = site.pointee.header.unsafelyUnwrapped
    try checkDepth(header)
    let registers = state.pointee.top.at(header.pointee.plainRoom)
    let next = gather(site.pointee.operands, from: r, constants, to: registers)
    push(
      header, registers, next: next, destination: destination, site: site, types: nil,
      above: frame, returnsDirectly: header.pointee.holdsNothing)
    return Entered(header: header, registers: registers)
  }

  /// The first call of a site, and those with type arguments or of what hands less back than it is
  /// passed `inout`.
  @inline(never)
  private func enterIndirect(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32,
    above frame: UnsafeMutablePointer<Frame>
  ) throws -> Entered {
    if !site.pointee.isPrepared { try prepare(site) }
    guard let header = site.pointee.header else { throw Trap("a call without a target") }
    return try enter(
      header, site, from: r, constants, captures: nil, types: types(of: site),
      destination: destination, above: frame)
  }

  /// A dynamic call of what it came down to the last time, or of a closure.
  /// - Returns: nil where that does not hold: nothing has happened then.
  @inline(__always)
  func enterKnown(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32,
    above frame: UnsafeMutablePointer<Frame>
  ) throws -> Entered? {
    if let known = site.pointee.known {
      guard let type = site.first(r, constants)?.nominal else { return nil }
      for index in 0..<site.pointee.knownCount
      where known[index].type.toOpaque() == type.toOpaque() {
        return try enter(
          known[index].header, site, from: r, constants, captures: nil,
          types: known[index].types, destination: destination, above: frame)
      }
      return nil
    }
    guard case .value(let register, let isTemporary) = site.pointee.target,
      let closure = r.at(register).closure?.takeUnretainedValue(),
      let header = closure.header, header.pointee.isCompiled,
      header.pointee.parameterCount == site.pointee.operands.count
    else { return nil }
    let entered = try enter(
      header, site, from: r, constants, captures: closure,
      types: site.pointee.hasTypes ? types(of: site) : TypeArguments.of(closure.types),
      destination: destination, above: frame)
    if isTemporary, register >= 0 { r.at(register).pointee = .void }
    return entered
  }

  /// Enters what a site's call came down to.
  @inline(__always)
  private func enter(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ site: UnsafeMutablePointer<CallSite>,
    from r: UnsafeMutablePointer<Value>, _ constants: UnsafeMutablePointer<Value>,
    captures: ClosureValue?, types: TypeArguments?, destination: Int32,
    above frame: UnsafeMutablePointer<Frame>
  ) throws -> Entered {
    try checkDepth(header)
    let registers = state.pointee.top.at(header.pointee.plainRoom)
    var next = gather(site.pointee.operands, from: r, constants, to: registers)
    if site.pointee.inoutCount > header.pointee.inoutCount {
      keepInout(site, header, registers, r)
    }
    if let captures { next = fill(next, with: captures.captures, header, registers) }
    push(
      header, registers, next: next, destination: destination, site: site, types: types,
      above: frame)
    return Entered(header: header, registers: registers)
  }

  /// Puts what a closure captured behind its arguments.
  /// - Returns: the first register without a value.
  @inline(__always)
  private func fill(
    _ start: UnsafeMutablePointer<Value>, with captures: [Value],
    _ header: UnsafeMutablePointer<RoutineHeader>, _ registers: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value> {
    let end = registers.at(header.pointee.ownRoom)
    var next = start
    for capture in captures where next < end {
      next.initialize(to: capture)
      next += 1
    }
    return next
  }

  /// A new frame, whose registers up to `next` have a value.
  @inline(__always)
  private func push(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ registers: UnsafeMutablePointer<Value>,
    next: UnsafeMutablePointer<Value>, destination: Int32, site: UnsafeMutablePointer<CallSite>?,
    types: TypeArguments?, completion: Completion? = nil, applied: Int = 0,
    above frame: UnsafeMutablePointer<Frame>, returnsDirectly: Bool = false
  ) {
    let end = registers.at(header.pointee.ownRoom)
    var register = next
    while register < end {
      register.initialize(to: .void)
      register += 1
    }
    (frame + 1).initialize(
      to: Frame(
        header, registers, destination: destination, applied: applied,
        returnsDirectly: returnsDirectly, site: site, types: types, completion: completion))
    state.pointee.frameCount &+= 1
    state.pointee.top = end
  }

  /// The innermost frame; before the first where there is none.
  private var innermost: UnsafeMutablePointer<Frame> {
    state.pointee.frames + (state.pointee.frameCount &- 1)
  }

  /// Enters a compiled closure whose `count` arguments, as many as it takes, lie above the top.
  @inline(__always)
  func enterPrepared(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ closure: ClosureValue, count: Int
  ) throws {
    let arguments = argumentSpace
    do {
      try checkDepth(header)
    } catch {
      arguments.deinitialize(count: count)
      throw error
    }
    let registers = arguments.at(header.pointee.plainRoom)
    if registers != arguments { registers.moveInitialize(from: arguments, count: count) }
    let next = fill(registers + count, with: closure.captures, header, registers)
    push(
      header, registers, next: next, destination: 0, site: nil,
      types: TypeArguments.of(closure.types), above: innermost)
  }

  /// Leaves a copy with the caller where the callee hands nothing back: what fulfils a mutating
  /// requirement need not be mutating itself.
  @inline(never)
  private func keepInout(
    _ site: UnsafeMutablePointer<CallSite>, _ callee: UnsafeMutablePointer<RoutineHeader>,
    _ arguments: UnsafeMutablePointer<Value>, _ r: UnsafeMutablePointer<Value>
  ) {
    let handedBack = callee.pointee.routine.takeUnretainedValue().inoutParameters
    for (index, operand) in site.pointee.operands.enumerated()
    where operand.mode == .inout && !handedBack.contains(index) {
      r.at(operand.register).pointee = arguments[index]
    }
  }

  /// The routine of a closure over a function, found once.
  func routine(for function: Function, of closure: ClosureValue) -> Routine {
    if let header = closure.header { return header.pointee.routine.takeUnretainedValue() }
    let routine = routine(for: function)
    closure.header = routine.header
    return routine
  }

  /// Compiles a site's function when it is first called there.
  @inline(never)
  private func prepare(_ site: UnsafeMutablePointer<CallSite>) throws {
    guard let routine = site.pointee.routine?.takeUnretainedValue() else { return }
    if !routine.header.pointee.isCompiled { Compiler.compile(routine, for: self) }
    guard site.pointee.operands.count == routine.parameterCount else {
      throw Trap(
        "'\(routine.function.name)' is called with \(site.pointee.operands.count) arguments")
    }
    site.pointee.isPrepared = true
    site.pointee.isDirect =
      !site.pointee.hasTypes && site.pointee.inoutCount <= routine.header.pointee.inoutCount
  }

  /// What a call's generic parameters stand for.
  @inline(__always)
  func types(of site: UnsafeMutablePointer<CallSite>) -> TypeArguments? {
    site.pointee.isGeneric ? genericTypes(of: site) : site.pointee.fixedTypes
  }

  /// In a frame without type arguments they are always the same: opaque types, say.
  @inline(never)
  private func genericTypes(of site: UnsafeMutablePointer<CallSite>) -> TypeArguments? {
    guard currentTypes.isEmpty else {
      return TypeArguments.of(resolve(site.pointee.types))
    }
    if !site.pointee.isResolved {
      site.pointee.fixedTypes = TypeArguments.of(resolve(site.pointee.types))
      site.pointee.isResolved = true
    }
    return site.pointee.fixedTypes
  }

  /// Puts the operands in a row.
  /// - Returns: where the row ends.
  @inline(__always)
  @discardableResult
  func gather(
    _ operands: UnsafeMutableBufferPointer<Operand>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, to start: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value> {
    var target = start
    for operand in operands {
      if operand.mode == .plain {
        target.setPlain(from: r.at(operand.register))
        target += 1
        continue
      }
      let source = (operand.mode == .constant ? constants : r).at(operand.register)
      switch operand.mode {
      case .plain: target.setPlain(from: source)
      case .copy, .constant: target.initialize(to: source.pointee)
      case .take, .inout:
        target.moveInitialize(from: source, count: 1)
        source.initialize(to: .void)
      }
      target += 1
    }
    return target
  }

  /// Enters a function whose `count` arguments lie above the top; captures follow them.
  func enter(
    _ routine: Routine, count: Int, captures: [Value], types: [Type], destination: Int32,
    site: UnsafeMutablePointer<CallSite>?, applied: Int = 0, completion: Completion? = nil
  ) throws {
    let arguments = argumentSpace
    if !routine.header.pointee.isCompiled { Compiler.compile(routine, for: self) }
    do {
      try checkDepth(routine.header)
    } catch {
      arguments.deinitialize(count: count)
      throw error
    }
    let count = spread(arguments, count: count, to: routine.parameterCount)
    guard count == routine.parameterCount else {
      arguments.deinitialize(count: count)
      throw Trap("'\(routine.function.name)' is called with \(count) arguments")
    }
    let registers = arguments + routine.plainRegisters
    if registers != arguments { registers.moveInitialize(from: arguments, count: count) }
    if let site, site.pointee.inoutCount > routine.header.pointee.inoutCount, applied == 0 {
      keepInout(site, routine.header, registers, innermost.pointee.registers)
    }
    let next = fill(registers + count, with: captures, routine.header, registers)
    push(
      routine.header, registers, next: next, destination: destination, site: site,
      types: TypeArguments.of(types), completion: completion, applied: applied, above: innermost)
  }

  /// A closure of several parameters takes a tuple apart; one of one parameter gets them together.
  private func spread(
    _ arguments: UnsafeMutablePointer<Value>, count: Int, to wanted: Int
  ) -> Int {
    if count == 1, wanted > 1, case .tuple(let parts) = arguments.pointee, parts.count == wanted {
      arguments.deinitialize(count: 1)
      for (index, part) in parts.enumerated() { (arguments + index).initialize(to: part) }
      return wanted
    }
    if wanted == 0, count == 1, case .void = arguments.pointee {
      arguments.deinitialize(count: 1)
      return 0
    }
    return count
  }

  /// Drops the innermost frame.
  func popFrame() {
    let frame = innermost
    pop(frame, frame.pointee.header, frame.pointee.registers)
  }

  /// Drops the innermost frame, which this is; inout arguments go back to the caller.
  @inline(__always)
  func pop(
    _ frame: UnsafeMutablePointer<Frame>, _ header: UnsafeMutablePointer<RoutineHeader>,
    _ registers: UnsafeMutablePointer<Value>
  ) {
    if header.pointee.inoutCount > 0 { handBack(frame, registers) }
    // What was made last goes first.
    let first = registers.at(header.pointee.plainArguments)
    var register = registers.at(header.pointee.ownRoom)
    while register > first {
      register -= 1
      register.deinitialize(count: 1)
    }
    drop(header, registers)
    frame.pointee.release()
  }

  /// Drops the innermost frame, which holds nothing.
  @inline(__always)
  func drop(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ registers: UnsafeMutablePointer<Value>
  ) {
    state.pointee.top = registers.at(0 &- header.pointee.plainRoom)
    state.pointee.frameCount &-= 1
  }

  @inline(never)
  private func handBack(
    _ frame: UnsafeMutablePointer<Frame>, _ registers: UnsafeMutablePointer<Value>
  ) {
    let routine = frame.pointee.routine
    var left: [Value] = []
    for parameter in routine.inoutParameters {
      var value = (registers + parameter).move()
      (registers + parameter).initialize(to: .void)
      if case .box(let box) = value { value = box.value }
      if let site = frame.pointee.site {
        let position = parameter - Int(frame.pointee.applied)
        guard site.pointee.operands.indices.contains(position) else { continue }
        let operand = site.pointee.operands[position]
        if operand.mode == .inout {
          (frame - 1).pointee.registers.at(operand.register).pointee = value
        }
      } else {
        left.append(value)
      }
    }
    if frame.pointee.site == nil { inoutResults = left }
  }
}
