import Checking

/// Tasks: all on one thread, in the order in which they became ready.
extension Machine {
  /// Runs top-level code as the main task until it ends or waits; `scheduler` does the rest.
  /// - Returns: the task; its result is nil while it waits.
  @discardableResult
  public func run(_ main: Function, _ arguments: [Value] = []) throws -> Fiber {
    let fiber = makeFiber(.any, isMain: true)
    fiber.startsTasksElsewhere = !main.isAsync
    try begin(fiber, ClosureValue(.function(main)), arguments)
    return fiber
  }

  /// Does `action` with the result of a task that still runs, when it has ended.
  public func whenEnded(
    _ fiber: Fiber, _ action: @escaping (Result<Value, any Error>) throws -> Void
  ) {
    let end = Suspension()
    end.resumption = { [scheduler] result in
      scheduler.schedule(at: scheduler.now) { try action(result) }
    }
    fiber.waiting.append(end)
  }

  /// Starts a task: it runs when its turn comes.
  /// - Parameters:
  ///   - isMain: whether on the main thread; where the task that runs now is unless said otherwise.
  ///   - isDetached: whether it takes over nothing of the task that runs now.
  @discardableResult
  public func spawn(
    _ closure: Value, _ arguments: [Value] = [], type: Type = .any, isMain: Bool? = nil,
    isDetached: Bool = false
  ) -> Fiber {
    let fiber = makeFiber(type, isMain: isMain ?? currentFiber?.startsTasksOnMain ?? true)
    if !isDetached { fiber.taskLocals = taskLocals }
    scheduler.schedule(at: scheduler.now, isMain: fiber.isMain) { [weak self] in
      guard case .closure(let function) = closure.unboxed else { throw Trap("not a function") }
      try self?.begin(fiber, function, arguments)
    }
    return fiber
  }

  private func makeFiber(_ type: Type, isMain: Bool) -> Fiber {
    let fiber = Fiber(id: nextFiber, type: type, isMain: isMain)
    nextFiber += 1
    fibers[fiber.id] = fiber
    return fiber
  }

  private func begin(_ fiber: Fiber, _ closure: ClosureValue, _ arguments: [Value]) throws {
    try run(fiber) {
      try checkRoom(for: arguments.count)
      let floor = state.pointee.frameCount
      let space = argumentSpace
      for (index, value) in arguments.enumerated() { (space + index).initialize(to: value) }
      let value = try start(
        closure, count: arguments.count, destination: 0, site: nil)
      if state.pointee.hasRequest {
        switch try fulfilRequest(destination: 0, floor: floor) {
        case .waits: return .suspended
        case .value(let value): return .finished(value)
        case .entered: break
        }
      } else if let value {
        return .finished(value)
      }
      return try execute(downTo: floor)
    }
  }

  /// Asks a task to end; it finds out by itself, or where it waits.
  public func cancel(_ fiber: Fiber) {
    guard !fiber.isCancelled, fiber.result == nil else { return }
    fiber.isCancelled = true
    if fiber.waitsCancellably { fiber.suspension?.resume(.failure(cancellationError)) }
    for handler in fiber.takeCancellationHandlers() {
      do { try handler() } catch {
        // Whoever cancels goes on; what the handler trapped with ends the program in its turn.
        scheduler.schedule(at: scheduler.now) { throw error }
      }
    }
  }

  /// The error that a cancelled wait throws.
  public var cancellationError: Thrown {
    guard let type = types.nominal("CancellationError") else {
      return Thrown(.string("CancellationError()"))
    }
    return Thrown(.structure(StructValue(type: type, fields: [])), at: currentRange)
  }

  /// Suspends the task that runs, from inside a native function, on the suspension that `register`
  /// is given: whoever keeps it lets the task go on, and the native's call then has that result. A
  /// native returns its result. Traps where nothing can wait (a synchronous callback).
  /// - Parameter isCancellable: whether cancelling the task ends the wait by `CancellationError`.
  public func suspend(
    isCancellable: Bool = false, _ register: (Suspension) throws -> Void
  ) throws -> Value {
    guard let fiber = currentFiber, nesting == 0 else {
      throw Trap("navlab cannot wait inside a synchronous call yet")
    }
    let suspension = Suspension()
    try register(suspension)
    fiber.waitsCancellably = isCancellable
    request = .suspend(suspension)
    state.pointee.hasRequest = true
    return .void
  }

  /// Blocks the thread of what runs, as a semaphore does, until the suspension that `register` is
  /// given is resumed; other threads go on meanwhile. A native returns its result.
  public func block(_ register: (Suspension) throws -> Void) throws -> Value {
    if let fiber = currentFiber, !fiber.isMain, nesting == 0 { return try suspend(register) }
    let suspension = Suspension()
    try register(suspension)
    while !suspension.isResumed {
      guard try scheduler.runNextElsewhere() else {
        throw Trap("this waits for ever: nothing that could end the wait is left to run")
      }
    }
    return try suspension.early?.get() ?? .void
  }

  /// Suspends the task that runs until the clock shows `time` (seconds); throws
  /// `CancellationError` into it when it is cancelled before. A native returns its result.
  public func suspend(until time: Double) throws -> Value {
    if currentFiber?.isCancelled == true { throw cancellationError }
    let isMain = currentFiber?.isMain ?? true
    return try suspend(isCancellable: true) { suspension in
      let alarm = scheduler.schedule(at: time, isMain: isMain) {
        suspension.resume(.success(.void))
      }
      suspension.onResume = { [scheduler] in scheduler.cancel(alarm) }
    }
  }

  /// Lets other tasks that are ready run first (`Task.yield`). A native returns its result.
  public func yield() throws -> Value {
    guard let next = scheduler.nextTime, next > scheduler.now else {
      return try suspend { $0.resume(.success(.void)) }
    }
    // Where all others sleep, a loop that yields takes time: they wake in the end.
    let isMain = currentFiber?.isMain ?? true
    return try suspend { suspension in
      scheduler.schedule(after: Self.yieldingTime, isMain: isMain) {
        suspension.resume(.success(.void))
      }
    }
  }

  /// Seconds that a task takes to yield to none.
  private static var yieldingTime: Double { 1e-6 }

  /// Waits for a task's result, which may be there already. A native returns its result.
  public func awaitResult(of fiber: Fiber) throws -> Value {
    if let result = fiber.result { return try result.get() }
    return try suspend { fiber.waiting.append($0) }
  }

  /// Calls a closure that may suspend, in place of the native that asks for it: its result,
  /// passed through `then`, is the native call's result. A native returns what this returns.
  public func continueWith(
    _ closure: Value, _ arguments: [Value] = [],
    then: ((Result<Value, any Error>) throws -> Value)? = nil
  ) throws -> Value {
    guard case .closure(let function) = closure.unboxed else { throw Trap("not a function") }
    request = .call(function, arguments, then.map { Completion($0) })
    state.pointee.hasRequest = true
    return .void
  }
}
