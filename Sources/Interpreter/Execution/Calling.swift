import Checking
import Diagnostics

/// What a call comes down to.
enum Target {
  case routine(Routine)
  case native(NativeBody)
  case synthesized(Synthesized, Type)
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
    let needed =
      state.pointee.top &+ header.pointee.room
    if state.pointee.frameCount >= state.pointee.depthLimit || needed >= state.pointee.capacity {
      throw LimitReached(.depth, allowed: limits.depth, at: .none, in: "")
    }
  }

  /// Enters a compiled function whose arguments are the site's operands.
  /// - Returns: what runs now, and its registers.
  @inline(__always)
  func enter(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32
  ) throws -> (UnsafeMutablePointer<RoutineHeader>, UnsafeMutablePointer<Value>) {
    if !site.pointee.isPrepared { try prepare(site) }
    guard let header = site.pointee.header else { throw Trap("a call without a target") }
    let registers = try push(
      header, site, from: r, constants, captures: nil,
      types: site.pointee.hasTypes ? types(of: site) : nil, destination: destination)
    return (header, registers)
  }

  /// A dynamic call of what it came down to the last time, or of a closure.
  /// - Returns: false where that does not hold: nothing has happened then.
  @inline(__always)
  func enterKnown(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32
  ) throws -> Bool {
    if let known = site.pointee.known {
      guard let type = site.first(r, constants)?.nominal else { return false }
      for index in 0..<site.pointee.knownCount
      where known[index].type.toOpaque() == type.toOpaque() {
        try push(
          known[index].header, site, from: r, constants, captures: nil,
          types: known[index].types, destination: destination)
        return true
      }
      return false
    }
    guard case .value(let register, let isTemporary) = site.pointee.target,
      let closure = (r + Int(register)).closure?.takeUnretainedValue(),
      let header = closure.header, header.pointee.isCompiled,
      header.pointee.parameterCount == site.pointee.operands.count
    else { return false }
    try push(
      header, site, from: r, constants, captures: closure,
      types: site.pointee.types.isEmpty ? TypeArguments.of(closure.types) : types(of: site),
      destination: destination)
    if isTemporary, register >= 0 { r[Int(register)] = .void }
    return true
  }

  /// A new frame, with the site's operands as arguments.
  /// - Returns: its registers.
  @inline(__always)
  @discardableResult
  private func push(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ site: UnsafeMutablePointer<CallSite>,
    from r: UnsafeMutablePointer<Value>, _ constants: UnsafeMutablePointer<Value>,
    captures: ClosureValue?, types: TypeArguments?, destination: Int32
  ) throws -> UnsafeMutablePointer<Value> {
    try checkDepth(header)
    let operands = site.pointee.operands
    let base = state.pointee.top &+ header.pointee.plainRegisters
    let registers = state.pointee.registers + base
    if site.pointee.isPlain {
      var index = 0
      while index < operands.count {
        (registers + index).setPlain(from: r + Int(operands[index].register))
        index &+= 1
      }
    } else {
      gather(operands, from: r, constants, to: registers)
    }
    if site.pointee.inoutCount > header.pointee.inoutCount {
      keepInout(site, header, registers, r)
    }
    var index = operands.count
    let end = header.pointee.registers
    if let captures {
      for capture in captures.captures where index < end {
        (registers + index).initialize(to: capture)
        index += 1
      }
    }
    while index < end {
      (registers + index).initialize(to: .void)
      index &+= 1
    }
    (state.pointee.frames + state.pointee.frameCount).initialize(
      to: Frame(header, base: base, destination: destination, site: site, types: types))
    state.pointee.frameCount &+= 1
    state.pointee.top = base &+ end
    return registers
  }

  /// Enters a compiled closure whose `count` arguments, as many as it takes, lie above the top.
  @inline(__always)
  func enterPrepared(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ closure: ClosureValue, count: Int
  ) throws {
    let arguments = argumentSpace
    let needed = state.pointee.top &+ header.pointee.room
    if state.pointee.frameCount >= state.pointee.depthLimit || needed >= state.pointee.capacity {
      arguments.deinitialize(count: count)
      throw LimitReached(.depth, allowed: limits.depth, at: .none, in: "")
    }
    let base = state.pointee.top &+ header.pointee.plainRegisters
    let registers = state.pointee.registers + base
    if registers != arguments { registers.moveInitialize(from: arguments, count: count) }
    var index = count
    let end = header.pointee.registers
    for capture in closure.captures where index < end {
      (registers + index).initialize(to: capture)
      index &+= 1
    }
    while index < end {
      (registers + index).initialize(to: .void)
      index &+= 1
    }
    (state.pointee.frames + state.pointee.frameCount).initialize(
      to: Frame(
        header, base: base, destination: 0, site: nil, types: TypeArguments.of(closure.types)))
    state.pointee.frameCount &+= 1
    state.pointee.top = base &+ end
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
      r[Int(operand.register)] = arguments[index]
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

  @inline(__always)
  func gather(
    _ operands: UnsafeMutableBufferPointer<Operand>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) {
    var index = 0
    while index < operands.count {
      let operand = operands[index]
      let register = Int(operand.register)
      if operand.mode == .plain {
        (target + index).setPlain(from: r + register)
        index &+= 1
        continue
      }
      switch operand.mode {
      case .copy, .plain: (target + index).initialize(to: r[register])
      case .take, .inout:
        (target + index).moveInitialize(from: r + register, count: 1)
        (r + register).initialize(to: .void)
      case .constant: (target + index).initialize(to: constants[register])
      }
      index &+= 1
    }
  }

  /// Enters a function whose `count` arguments lie above the top; captures follow them.
  func enter(
    _ routine: Routine, count: Int, captures: [Value], types: [Type], destination: Int32,
    site: UnsafeMutablePointer<CallSite>?, applied: Int = 0, completion: Completion? = nil
  ) throws {
    let arguments = state.pointee.registers + state.pointee.top
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
    let base = state.pointee.top + routine.plainRegisters
    let registers = state.pointee.registers + base
    if routine.plainRegisters > 0 { registers.moveInitialize(from: arguments, count: count) }
    if let site, site.pointee.inoutCount > routine.header.pointee.inoutCount, applied == 0 {
      let frame = state.pointee.frames + (state.pointee.frameCount - 1)
      keepInout(
        site, routine.header, registers, state.pointee.registers + frame.pointee.base)
    }
    var index = count
    for capture in captures where index < routine.registers {
      (registers + index).initialize(to: capture)
      index += 1
    }
    while index < routine.registers {
      (registers + index).initialize(to: .void)
      index &+= 1
    }
    var frame = Frame(
      routine.header, base: base, destination: destination, site: site,
      types: TypeArguments.of(types), completion: completion)
    frame.applied = Int32(applied)
    (state.pointee.frames + state.pointee.frameCount).initialize(to: frame)
    state.pointee.frameCount += 1
    state.pointee.top = base + routine.registers
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
    let frame = state.pointee.frames + (state.pointee.frameCount &- 1)
    pop(frame, frame.pointee.header, state.pointee.registers + frame.pointee.base)
  }

  /// Drops the innermost frame, which this is; inout arguments go back to the caller.
  @inline(__always)
  func pop(
    _ frame: UnsafeMutablePointer<Frame>, _ header: UnsafeMutablePointer<RoutineHeader>,
    _ registers: UnsafeMutablePointer<Value>
  ) {
    if header.pointee.inoutCount > 0 { handBack(frame, registers) }
    // What was made last goes first.
    let first = header.pointee.firstReleased
    var index = header.pointee.registers
    while index > first {
      index &-= 1
      (registers + index).deinitialize(count: 1)
    }
    state.pointee.top = frame.pointee.base &- header.pointee.plainRegisters
    state.pointee.frameCount &-= 1
    frame.pointee.release()
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
        let caller = state.pointee.registers + (frame - 1).pointee.base
        if operand.mode == .inout { caller[Int(operand.register)] = value }
      } else {
        left.append(value)
      }
    }
    if frame.pointee.site == nil { inoutResults = left }
  }
}
