import Checking
import Diagnostics

/// Calling closures from natives: what a native that takes a function does for each element.
extension Machine {
  /// Calls a closure, or a function as a value.
  public func call(_ closure: Value, _ arguments: [Value] = []) throws -> Value {
    // `map(\.name)`: a key path stands where a function is expected.
    if case .keyPath(let path) = closure, arguments.count == 1 {
      return try value(at: path, of: arguments[0])
    }
    let function = try function(closure)
    try checkRoom(for: arguments.count)
    let space = argumentSpace
    for (index, value) in arguments.enumerated() { (space + index).initialize(to: value) }
    return try run(function, count: arguments.count)
  }

  /// Calls a closure with one argument.
  public func call(_ closure: Value, _ argument: consuming Value) throws -> Value {
    if case .keyPath(let path) = closure { return try value(at: path, of: argument) }
    let function = try function(closure)
    try checkRoom(for: 1)
    argumentSpace.initialize(to: argument)
    return try run(function, count: 1)
  }

  /// Calls a closure with two arguments.
  public func call(
    _ closure: Value, _ first: consuming Value, _ second: consuming Value
  ) throws -> Value {
    let function = try function(closure)
    try checkRoom(for: 2)
    argumentSpace.initialize(to: first)
    (argumentSpace + 1).initialize(to: second)
    return try run(function, count: 2)
  }

  @inline(__always)
  private func function(_ closure: Value) throws -> ClosureValue {
    if case .closure(let function) = closure { return function }
    guard case .closure(let function) = closure.unboxed else { throw Trap("not a function") }
    return function
  }

  /// Runs a closure whose `count` arguments lie in `argumentSpace` to its end.
  private func run(_ closure: ClosureValue, count: Int) throws -> Value {
    state.pointee.fuel &-= Machine.stepsOfCallback
    if state.pointee.fuel < 0 { try refuelOutside() }
    return try nested {
      if let header = closure.header, header.pointee.isCompiled,
        header.pointee.parameterCount == count
      {
        try enterPrepared(header, closure, count: count)
        return nil
      }
      return try start(closure, count: count, destination: 0, site: nil)
    }
  }

  /// Calls a closure whose parameters may be inout: what they hold afterwards is put into
  /// `arguments`.
  public func call(_ closure: Value, updating arguments: inout [Value]) throws -> Value {
    let function = try function(closure)
    if case .function(let code) = function.body {
      let passed = arguments
      arguments = []
      defer {
        // The locals are known once it was called.
        let positions = code.locals.indices.prefix(code.parameterCount)
        arguments = merged(passed, positions.filter { code.locals[$0].isInout })
      }
      inoutResults = []
      return try nested(passed) { count in
        try start(function, count: count, destination: 0, site: nil)
      }
    }
    inoutResults = []
    let outer = wantsInoutResults
    wantsInoutResults = true
    defer { wantsInoutResults = outer }
    let passed = arguments
    let value = try call(closure, passed)
    if inoutResults.count >= passed.count { arguments = Array(inoutResults.suffix(passed.count)) }
    return value
  }
}
