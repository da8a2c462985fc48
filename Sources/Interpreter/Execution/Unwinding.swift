import Checking
import Diagnostics

/// Errors on their way: to a handler, or out of the machine.
extension Machine {
  /// Finds the handler of an error, dropping the frames above it.
  /// - Returns: a result, where what called the last dropped frame turned the error into one;
  ///   throws the error where nothing down to `floor` handles it.
  @inline(never)
  func unwind(_ error: any Error, downTo floor: Int) throws -> Value? {
    var error = located(error)
    while state.pointee.frameCount > floor {
      let frame = state.pointee.frames + (state.pointee.frameCount - 1)
      let routine = frame.pointee.routine
      let thrown = error as? Thrown
      // `pc` is one past the instruction that failed.
      if let handler = routine.handler(at: frame.pointee.position - 1, thrown: thrown != nil) {
        frame.pointee.pc = frame.pointee.header.pointee.code + Int(handler.target)
        switch handler.kind {
        case .catch:
          frame.pointee.registers.at(handler.register).pointee = thrown?.value ?? .void
        case .defer, .putBack: pendingErrors.append(error)
        }
        return nil
      }
      let completion = frame.pointee.completion
      let destination = frame.pointee.destination
      popFrame()
      guard let completion else { continue }
      do {
        let value = try completion.then(.failure(error))
        if state.pointee.frameCount == floor { return value }
        let caller = state.pointee.frames + (state.pointee.frameCount - 1)
        let register = caller.pointee.registers.at(destination)
        if destination < 0 { register.initialize(to: value) } else { register.pointee = value }
        return nil
      } catch let other {
        error = other
      }
    }
    throw error
  }

  /// Ends a frame whose result goes out of this loop, or through a completion.
  /// - Returns: the result where it goes out.
  @inline(never)
  func finishFrame(_ i: Instruction, _ floor: Int) throws -> Value? {
    let frame = state.pointee.frames + (state.pointee.frameCount - 1)
    let source = frame.pointee.registers.at(i.a)
    var value = Value.void
    if i.op == .returnTake {
      value = source.move()
      source.initialize(to: .void)
    } else if i.op == .returnCopy {
      value = source.pointee
    }
    if frame.pointee.hasCompletion { value = try complete(.success(value)) }
    let destination = frame.pointee.destination
    popFrame()
    if state.pointee.frameCount == floor { return value }
    let caller = state.pointee.frames + (state.pointee.frameCount - 1)
    let target = caller.pointee.registers.at(destination)
    if destination < 0 { target.initialize(to: value) } else { target.pointee = value }
    return nil
  }

  /// The result of a closure that ran in a native's place, as the native wants it.
  @inline(never)
  func complete(_ result: Result<Value, any Error>) throws -> Value {
    let frame = state.pointee.frames + (state.pointee.frameCount - 1)
    guard let completion = frame.pointee.takeCompletion() else { return try result.get() }
    return try completion.then(result)
  }

  /// The error with its place, and for a trap with what the frames show.
  private func located(_ error: any Error) -> any Error {
    guard state.pointee.frameCount > 0 else { return error }
    let frame = state.pointee.frames[state.pointee.frameCount - 1]
    let place = currentRange
    switch error {
    case let trap as Trap: return located(trap)
    case var thrown as Thrown:
      if thrown.range == .none { thrown.range = place }
      return thrown
    case var limit as LimitReached:
      if limit.range == .none { limit.range = place }
      if limit.function.isEmpty { limit.function = frame.routine.function.name }
      return limit
    default: return error
    }
  }
}
