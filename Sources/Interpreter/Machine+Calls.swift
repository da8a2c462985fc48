import Checking
import Diagnostics

/// Running code from outside, and from natives. None of these may suspend, but for `run` and
/// `spawn`; a callback that awaits something unfinished traps.
extension Machine {
  /// Runs a function to its end.
  /// - Parameter types: what its generic parameters stand for, its type's first.
  public func call(
    _ function: Function, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    throw Trap("not yet", at: function.range)
  }

  /// Runs a method with a mutable `self`, or other inout parameters: what they hold afterwards is
  /// put into `arguments`.
  public func call(
    _ function: Function, updating arguments: inout [Value], types: [Type] = []
  ) throws -> Value {
    throw Trap("not yet", at: function.range)
  }

  /// Calls a closure, or a function as a value.
  public func call(_ closure: Value, _ arguments: [Value] = []) throws -> Value {
    throw Trap("not yet")
  }

  /// Calls a closure with one argument.
  public func call(_ closure: Value, _ argument: Value) throws -> Value {
    try call(closure, [argument])
  }

  /// Calls a closure whose parameters may be inout: what they hold afterwards is put into
  /// `arguments`.
  public func call(_ closure: Value, updating arguments: inout [Value]) throws -> Value {
    throw Trap("not yet")
  }

  /// Calls what fulfils `requirement` in the value's own type.
  public func call(
    _ requirement: Requirement, on value: Value, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    throw Trap("not yet")
  }

  /// Calls a static requirement (`defaultValue`, `init(from:)`) of a type.
  public func call(
    _ requirement: Requirement, onType type: Type, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    throw Trap("not yet")
  }

  /// Calls a static requirement with inout parameters (`PreferenceKey.reduce`): what they hold
  /// afterwards is put into `arguments`.
  public func call(
    _ requirement: Requirement, onType type: Type, updating arguments: inout [Value],
    types: [Type] = []
  ) throws -> Value {
    throw Trap("not yet")
  }

  /// A member that a protocol asks for, by name: `requirement("body", of: "View")`.
  public func requirement(_ name: String, of proto: String) -> Requirement? {
    types.nominal(proto)?.requirements.first { $0.name == name }
  }

  /// Runs top-level code as the main task until it ends or waits; `scheduler` does the rest.
  @discardableResult
  public func run(_ main: Function) throws -> Fiber {
    throw Trap("not yet", at: main.range)
  }

  /// A global variable's value, made now if nobody read it before.
  public func value(of variable: GlobalVariable) throws -> Value {
    throw Trap("not yet")
  }

  public func set(_ variable: GlobalVariable, to value: Value) {}

  /// An instance of a class, without running an initializer.
  public func makeObject(_ type: NominalType, arguments: [Type] = [], fields: [Value])
    -> ObjectValue
  {
    ObjectValue(type: type, arguments: arguments, fields: fields, heap: heap)
  }

  /// Reads through a key path.
  public func value(at path: KeyPathValue, of root: Value) throws -> Value {
    throw Trap("not yet")
  }

  /// Writes through a key path; a reference's object changes in place.
  public func set(_ value: Value, at path: KeyPathValue, of root: inout Value) throws {
    throw Trap("not yet")
  }

  /// Tells observers and the tracker that a stored property of an object is about to change.
  public func willChange(_ object: ObjectValue, property: Int) {
    tracker?.willWrite(object, property: property)
  }

  /// Tells everything that observes `object` that it is about to change (`objectWillChange.send`).
  public func notifyObservers(of object: ObjectValue) {
    for observer in object.observers { observer.objectWillChange(object) }
  }

  /// Prints; stops the program where it printed too much.
  public func print(_ text: String) throws {
    counters.printed += text.utf8.count
    guard counters.printed <= limits.output else {
      throw LimitReached(.output, allowed: limits.output, at: .none, in: "")
    }
    output.write(text)
  }

  /// Counts work that a native does by itself (a loop over a million elements), so that it cannot
  /// outrun the budget.
  public func charge(steps: Int) throws {
    counters.steps += steps
    guard counters.steps <= limits.steps else {
      throw LimitReached(.steps, allowed: limits.steps, at: .none, in: "")
    }
  }

  /// Counts memory before a native asks for it: `Array(repeating:count:)`, joined strings.
  public func charge(bytes: Int) throws {
    counters.allocated += bytes
  }
}

/// Tasks.
extension Machine {
  /// Starts a task: it runs when its turn comes.
  @discardableResult
  public func spawn(_ closure: Value, _ arguments: [Value] = [], type: Type = .any) -> Fiber {
    Fiber(id: 0, type: type)
  }

  /// Asks a task to end; it finds out by itself, or where it waits.
  public func cancel(_ fiber: Fiber) { fiber.isCancelled = true }

  /// The task that runs now; nil outside of tasks.
  public var currentFiber: Fiber? { nil }

  /// Suspends the task that runs, from inside a native function; whoever holds the suspension lets
  /// it go on, and the native's call then has that result. What the native itself returns is
  /// ignored. Traps where nothing can wait (a synchronous callback).
  public func suspend() throws -> Suspension { throw Trap("not yet") }

  /// Suspends the task that runs until the clock shows `time` (seconds); throws
  /// `CancellationError` into it when it is cancelled before. A native returns its result.
  public func suspend(until time: Double) throws -> Value { throw Trap("not yet") }

  /// Lets other tasks that are ready run first (`Task.yield`). A native returns its result.
  public func yield() throws -> Value { throw Trap("not yet") }

  /// Waits for a task's result, which may be there already. A native returns its result.
  public func awaitResult(of fiber: Fiber) throws -> Value { throw Trap("not yet") }

  /// Calls a closure that may suspend, in place of the native that asks for it: its result,
  /// passed through `then`, is the native call's result. A native returns what this returns.
  public func continueWith(
    _ closure: Value, _ arguments: [Value] = [],
    then: ((Result<Value, any Error>) throws -> Value)? = nil
  ) throws -> Value { throw Trap("not yet") }
}
