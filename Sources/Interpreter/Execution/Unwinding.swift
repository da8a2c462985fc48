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
          let register =
            state.pointee.registers + frame.pointee.base + Int(handler.register)
          register.pointee = thrown?.value ?? .void
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
        let caller = state.pointee.frames[state.pointee.frameCount - 1].base + Int(destination)
        let register = state.pointee.registers + caller
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
    let source = state.pointee.registers + (frame.pointee.base + Int(i.a))
    var value = Value.void
    if i.op == .returnTake {
      value = source.move()
      source.initialize(to: .void)
    } else if i.op == .returnCopy {
      value = source.pointee
    }
    if frame.pointee.completion != nil { value = try complete(.success(value)) }
    let destination = frame.pointee.destination
    popFrame()
    if state.pointee.frameCount == floor { return value }
    let caller = state.pointee.frames[state.pointee.frameCount - 1].base + Int(destination)
    let target = state.pointee.registers + caller
    if destination < 0 { target.initialize(to: value) } else { target.pointee = value }
    return nil
  }

  /// The result of a closure that ran in a native's place, as the native wants it.
  @inline(never)
  func complete(_ result: Result<Value, any Error>) throws -> Value {
    let frame = state.pointee.frames + (state.pointee.frameCount - 1)
    guard let completion = frame.pointee.completion else { return try result.get() }
    frame.pointee.completion = nil
    return try completion.then(result)
  }

  /// The error with its place, and for a trap with what the frames show.
  private func located(_ error: any Error) -> any Error {
    guard state.pointee.frameCount > 0 else { return error }
    let frame = state.pointee.frames[state.pointee.frameCount - 1]
    let place = currentRange
    switch error {
    case var trap as Trap:
      if trap.range == .none { trap.range = place }
      if trap.trace.isEmpty {
        trap.variables = variables(of: frame)
        trap.trace = trace()
      }
      return trap
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

  /// Where the innermost frame is.
  public var currentRange: SourceRange {
    guard state.pointee.frameCount > 0 else { return .none }
    var index = state.pointee.frameCount - 1
    while index >= 0 {
      let frame = state.pointee.frames[index]
      let position = frame.position - 1
      if frame.routine.ranges.indices.contains(position) {
        let range = frame.routine.ranges[position]
        if range != .none { return range }
      }
      index -= 1
    }
    return .none
  }

  private func trace() -> [String] {
    var names: [String] = []
    var index = state.pointee.frameCount - 1
    while index >= 0, names.count < 20 {
      names.append(state.pointee.frames[index].routine.function.name)
      index -= 1
    }
    return names
  }

  private func variables(of frame: Frame) -> [Trap.Variable] {
    let registers = state.pointee.registers + frame.base
    var shown: [Trap.Variable] = []
    for (name, register, type) in frame.routine.variables where shown.count < 12 {
      // A plain register holds nothing until its variable has a value.
      guard register >= 0 else { continue }
      var value = registers[Int(register)]
      if case .box(let box) = value { value = box.value }
      if case .void = value { continue }
      let type = type.substituting(frame.types?.list ?? [], in: self)
      shown.append(Trap.Variable(name: name, value: brief(value, as: type)))
    }
    return shown
  }

  /// A value for a trap's list of variables, cut where it is long. Runs none of the program's code.
  private func brief(_ value: Value, as type: Type) -> String {
    guard let text = try? plainDescription(of: value, as: type) else { return "…" }
    return text.count > 80 ? text.prefix(79) + "…" : text
  }
}
