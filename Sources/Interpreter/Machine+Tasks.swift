import Checking

/// Tasks: all on one thread, in the order in which they became ready.
extension Machine {
  /// Runs top-level code as the main task until it ends or waits; `scheduler` does the rest.
  /// - Returns: the task; its result is nil while it waits.
  @discardableResult
  public func run(_ main: Function) throws -> Fiber {
    let fiber = makeFiber(.any)
    try begin(fiber, ClosureValue(.function(main)), [])
    return fiber
  }

  /// Starts a task: it runs when its turn comes.
  @discardableResult
  public func spawn(_ closure: Value, _ arguments: [Value] = [], type: Type = .any) -> Fiber {
    let fiber = makeFiber(type)
    scheduler.schedule(at: scheduler.now) { [weak self] in
      guard case .closure(let function) = closure.unboxed else { throw Trap("not a function") }
      try self?.begin(fiber, function, arguments)
    }
    return fiber
  }

  private func makeFiber(_ type: Type) -> Fiber {
    let fiber = Fiber(id: nextFiber, type: type)
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
    let handlers = fiber.onCancel
    fiber.onCancel = []
    for handler in handlers { handler() }
    if fiber.waitsCancellably { fiber.suspension?.resume(.failure(cancellationError)) }
  }

  /// The error that a cancelled wait throws.
  public var cancellationError: Thrown {
    guard let type = types.nominal("CancellationError") else {
      return Thrown(.string("CancellationError()"))
    }
    return Thrown(.structure(StructValue(type: type, fields: [])), at: currentRange)
  }

  /// Suspends the task that runs, from inside a native function; whoever holds the suspension lets
  /// it go on, and the native's call then has that result. What the native itself returns is
  /// ignored. Traps where nothing can wait (a synchronous callback).
  /// - Parameter isCancellable: whether cancelling the task ends the wait by `CancellationError`.
  public func suspend(isCancellable: Bool = false) throws -> Suspension {
    guard let fiber = currentFiber, nesting == 0 else {
      throw Trap("navlab cannot wait inside a synchronous call yet")
    }
    let suspension = Suspension()
    fiber.waitsCancellably = isCancellable
    request = .suspend(suspension)
    state.pointee.hasRequest = true
    return suspension
  }

  /// Suspends the task that runs until the clock shows `time` (seconds); throws
  /// `CancellationError` into it when it is cancelled before. A native returns its result.
  public func suspend(until time: Double) throws -> Value {
    if currentFiber?.isCancelled == true { throw cancellationError }
    let suspension = try suspend(isCancellable: true)
    scheduler.schedule(at: time) { suspension.resume(.success(.void)) }
    return .void
  }

  /// Lets other tasks that are ready run first (`Task.yield`). A native returns its result.
  public func yield() throws -> Value {
    let suspension = try suspend()
    suspension.resume(.success(.void))
    return .void
  }

  /// Waits for a task's result, which may be there already. A native returns its result.
  public func awaitResult(of fiber: Fiber) throws -> Value {
    if let result = fiber.result { return try result.get() }
    fiber.waiting.append(try suspend())
    return .void
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
