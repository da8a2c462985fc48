import Checking
import Diagnostics

/// What a native asks for instead of returning a result.
enum Request {
  case suspend(Suspension)
  case call(ClosureValue, [Value], Completion?)
}

/// The frames and registers of a task that waits, moved out of the machine's.
final class SavedFrames {
  var frames: [(frame: Frame, base: Int)] = []
  /// From the first frame's lowest register on; those that need no release may be unset.
  var registers: [Value] = []
  /// Where the result of what it waits for goes; nil where it waits in a native's stead.
  var destination: Int32 = 0

  deinit {
    registers.withUnsafeMutableBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return }
      // What needs no release may never have been set.
      for (frame, base) in frames {
        let plain = frame.routine.plainRegisters
        (all + (base - plain)).initialize(repeating: .void, count: plain)
      }
    }
    for (frame, _) in frames { frame.release() }
  }

  func forEachValue(_ visit: (Value) -> Void) {
    for (frame, base) in frames {
      registers[base..<base + frame.routine.registers].forEach(visit)
    }
  }
}

/// What became of a native's request.
enum Fulfilment {
  /// The task waits: its frames were moved away.
  case waits
  /// A frame was entered.
  case entered
  /// The native's result is there.
  case value(Value)
}

extension Machine {
  /// Does what a native asked for.
  @inline(never)
  func fulfilRequest(destination: Int32, floor: Int) throws -> Fulfilment {
    state.pointee.hasRequest = false
    guard let request else { return .value(.void) }
    self.request = nil
    switch request {
    case .suspend(let suspension):
      guard let fiber = currentFiber else { throw Trap("nothing can wait here") }
      fiber.saved = save(downTo: floor, destination: destination)
      keep(fiber, waitingFor: suspension)
      return .waits
    case .call(let closure, let arguments, let completion):
      try checkRoom(for: arguments.count)
      let space = argumentSpace
      for (index, value) in arguments.enumerated() { (space + index).initialize(to: value) }
      let value = try start(
        closure, count: arguments.count, destination: destination, site: nil,
        completion: completion)
      if state.pointee.hasRequest {
        return try fulfilRequest(destination: destination, floor: floor)
      }
      return value.map { .value($0) } ?? .entered
    }
  }

  /// Moves the frames above `floor` out.
  private func save(downTo floor: Int, destination: Int32) -> SavedFrames {
    let saved = SavedFrames()
    saved.destination = destination
    guard state.pointee.frameCount > floor else { return saved }
    let first = state.pointee.frames + floor
    let start = first.pointee.registers - first.pointee.routine.plainRegisters
    for index in floor..<state.pointee.frameCount {
      let frame = (state.pointee.frames + index).move()
      let plain = frame.routine.plainRegisters
      let low = frame.registers - plain
      // What needs no release may never have been set: moved as it is.
      for _ in 0..<plain { saved.registers.append(.void) }
      saved.registers.withUnsafeMutableBufferPointer { buffer in
        guard let end = buffer.baseAddress.map({ $0 + (buffer.count - plain) }) else { return }
        UnsafeMutableRawPointer(end).copyMemory(
          from: low, byteCount: plain * MemoryLayout<Value>.stride)
      }
      for register in 0..<frame.routine.registers {
        saved.registers.append((low + plain + register).move())
      }
      saved.frames.append((frame, frame.registers - start))
    }
    state.pointee.frameCount = floor
    state.pointee.top = start
    return saved
  }

  /// Puts a task's frames back on top.
  private func restore(_ saved: SavedFrames) throws {
    try checkRoom(for: saved.registers.count)
    guard state.pointee.frameCount + saved.frames.count < state.pointee.frameCapacity else {
      throw LimitReached(.depth, allowed: limits.depth, at: .none, in: "")
    }
    let registers = state.pointee.top
    saved.registers.withUnsafeMutableBufferPointer { buffer in
      guard let source = buffer.baseAddress else { return }
      UnsafeMutableRawPointer(registers).copyMemory(
        from: source, byteCount: buffer.count * MemoryLayout<Value>.stride)
      // Moved out: what stays behind needs no release.
      for index in 0..<buffer.count { (source + index).initialize(to: .void) }
    }
    for (var frame, base) in saved.frames {
      frame.registers = registers + base
      (state.pointee.frames + state.pointee.frameCount).initialize(to: frame)
      state.pointee.frameCount += 1
      state.pointee.top = frame.registers + frame.routine.registers
    }
    saved.frames = []
  }

  /// Lets the task go on, when its turn comes, with what it waited for.
  private func keep(_ fiber: Fiber, waitingFor suspension: Suspension) {
    fiber.suspension = suspension
    if let early = suspension.early {
      suspension.early = nil
      scheduleResumption(of: fiber, with: early)
      return
    }
    suspension.resumption = { [weak self] in self?.scheduleResumption(of: fiber, with: $0) }
  }

  private func scheduleResumption(of fiber: Fiber, with result: Result<Value, any Error>) {
    scheduler.schedule(at: scheduler.now, isMain: fiber.isMain) { [weak self] in
      try self?.resume(fiber, with: result)
    }
  }

  /// Runs a task from where it waits.
  func resume(_ fiber: Fiber, with result: Result<Value, any Error>) throws {
    guard let saved = fiber.saved else { return }
    fiber.saved = nil
    fiber.suspension = nil
    try run(fiber) {
      let floor = state.pointee.frameCount
      guard !saved.frames.isEmpty else { return .finished(try result.get()) }
      try restore(saved)
      switch result {
      case .success(let value):
        let register = state.pointee.frames[state.pointee.frameCount - 1].registers
          .at(saved.destination)
        if saved.destination < 0 {
          register.initialize(to: value)
        } else {
          register.pointee = value
        }
      case .failure(let error):
        if let value = try unwind(error, downTo: floor) { return .finished(value) }
      }
      return try execute(downTo: floor)
    }
  }

  /// Runs `body` as a part of the task, and keeps its end.
  func run(_ fiber: Fiber, _ body: () throws -> Outcome) throws {
    let outer = (currentFiber, nesting, taskLocals, pendingErrors)
    (currentFiber, nesting) = (fiber, 0)
    (taskLocals, pendingErrors) = (fiber.taskLocals, fiber.pendingErrors)
    defer {
      (fiber.taskLocals, fiber.pendingErrors) = (taskLocals, pendingErrors)
      (currentFiber, nesting, taskLocals, pendingErrors) = outer
    }
    do {
      switch try body() {
      case .finished(let value): finish(fiber, .success(value))
      case .suspended: break
      }
    } catch let error as Thrown {
      finish(fiber, .failure(error))
    } catch {
      finish(fiber, .failure(error))
      throw error
    }
  }

  private func finish(_ fiber: Fiber, _ result: Result<Value, any Error>) {
    fiber.result = result
    fibers[fiber.id] = nil
    _ = fiber.takeCancellationHandlers()
    let waiting = fiber.waiting
    fiber.waiting = []
    for suspension in waiting { suspension.resume(result) }
  }
}
