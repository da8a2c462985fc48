import Checking
import Interpreter

/// Tasks, sleeping and cancellation, on the machine's scheduler and its virtual clock.
let taskTypes: [Builtin] = [
  Builtin(nil, "@frozen struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {}"),
  Builtin(
    nil,
    """
    struct TaskPriority: Hashable, Sendable {
      var rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      static var high: TaskPriority { TaskPriority(rawValue: 25) }
      static var userInitiated: TaskPriority { TaskPriority(rawValue: 25) }
      static var medium: TaskPriority { TaskPriority(rawValue: 21) }
      static var low: TaskPriority { TaskPriority(rawValue: 17) }
      static var utility: TaskPriority { TaskPriority(rawValue: 17) }
      static var background: TaskPriority { TaskPriority(rawValue: 9) }
    }
    """),
  Builtin(nil, "struct CancellationError: Error { init() {} }"),
  Builtin(
    "Task where Failure == Never",
    """
    @discardableResult
    init(priority: TaskPriority? = nil, operation: @escaping @MainActor () async -> Success)
    """
  ) { spawnTask($0) },
  Builtin(
    "Task where Failure == any Error",
    """
    @discardableResult
    init(
      priority: TaskPriority? = nil, operation: @escaping @MainActor () async throws -> Success
    )
    """
  ) { spawnTask($0) },
  Builtin(
    "Task where Failure == Never",
    """
    @discardableResult
    static func detached(
      priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task<Success, Never>
    """
  ) { spawnTask($0) },
  Builtin(
    "Task where Failure == any Error",
    """
    @discardableResult
    static func detached(
      priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error>
    """
  ) { spawnTask($0) },
  Builtin("Task where Failure == Never", "var value: Success { get async }") { call in
    try call.machine.awaitResult(of: call.native(0, as: Fiber.self))
  },
  Builtin("Task where Failure == any Error", "var value: Success { get async throws }") { call in
    try call.machine.awaitResult(of: call.native(0, as: Fiber.self))
  },
  Builtin("Task", "func cancel()") { call in
    call.machine.cancel(try call.native(0, as: Fiber.self))
    return .void
  },
  Builtin("Task", "var isCancelled: Bool { get }") {
    .bool(try $0.native(0, as: Fiber.self).isCancelled)
  },
  Builtin(
    "Task", "static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool"
  ) { .bool(try $0.native(0, as: Fiber.self) === $0.native(1, as: Fiber.self)) },
  Builtin("Task", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
  Builtin(nil, "func _isCancelled() -> Bool") { call in
    .bool(call.machine.currentFiber?.isCancelled ?? false)
  },
  Builtin(nil, "func _sleep(_ seconds: Double) async throws") { call in
    let seconds = max(0, try call.double(0))
    return try call.machine.suspend(until: call.machine.scheduler.now + seconds)
  },
  Builtin(nil, "func _yieldTask() async") { try $0.machine.yield() },
  Builtin(
    "Task where Success == Never, Failure == Never",
    "static var isCancelled: Bool { _isCancelled() }"),
  Builtin(
    "Task where Success == Never, Failure == Never",
    "static func checkCancellation() throws { if _isCancelled() { throw CancellationError() } }"),
  Builtin(
    "Task where Success == Never, Failure == Never",
    "static func yield() async { await _yieldTask() }"),
  Builtin(
    "Task where Success == Never, Failure == Never",
    """
    static func sleep(nanoseconds duration: UInt64) async throws {
      try await _sleep(Double(duration) / 1000000000)
    }
    """),
  Builtin(
    "Task where Success == Never, Failure == Never",
    """
    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      try await _sleep(duration._seconds)
    }
    """),
  Builtin(
    nil,
    """
    struct Duration: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
      var _seconds: Double
      static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
      static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
        Duration(_seconds: Double(seconds))
      }
      static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
        Duration(_seconds: Double(milliseconds) / 1000)
      }
      static func milliseconds(_ milliseconds: Double) -> Duration {
        Duration(_seconds: milliseconds / 1000)
      }
      static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
        Duration(_seconds: Double(microseconds) / 1000000)
      }
      static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
        Duration(_seconds: Double(nanoseconds) / 1000000000)
      }
      static var zero: Duration { Duration(_seconds: 0) }
      static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._seconds < rhs._seconds }
      static func + (lhs: Duration, rhs: Duration) -> Duration {
        Duration(_seconds: lhs._seconds + rhs._seconds)
      }
      static func - (lhs: Duration, rhs: Duration) -> Duration {
        Duration(_seconds: lhs._seconds - rhs._seconds)
      }
      static func * (lhs: Duration, rhs: Int) -> Duration {
        Duration(_seconds: lhs._seconds * Double(rhs))
      }
      var description: String { "\\(_seconds) seconds" }
    }
    """),
  Builtin(
    nil,
    """
    final class MainActor {
      init() {}
      static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T {
        try body()
      }
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
    }
    """),
  Builtin(
    nil,
    """
    struct CheckedContinuation<T, E: Error>: Sendable {
      var _wait: _Suspension
      func resume(returning value: T) { _resume(_wait, value) }
      func resume(throwing error: E) { _fail(_wait, error) }
      func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _resume(_wait, value)
        case .failure(let error): _fail(_wait, error)
        }
      }
    }
    """),
  Builtin(
    "CheckedContinuation where T == Void", "func resume() { _resume(_wait, ()) }"),
  Builtin(nil, "struct _Suspension: Sendable {}"),
  Builtin(nil, "func _resume<T>(_ suspension: _Suspension, _ value: T)") { call in
    let suspension = try call.native(0, as: SuspensionValue.self).suspension
    suspension.resume(.success(call.arguments[1]))
    return .void
  },
  Builtin(nil, "func _fail<E: Error>(_ suspension: _Suspension, _ error: E)") { call in
    let suspension = try call.native(0, as: SuspensionValue.self).suspension
    suspension.resume(.failure(Thrown(call.arguments[1], at: call.range)))
    return .void
  },
  Builtin(nil, "func _suspend<T>(_ body: (_Suspension) -> Void) async throws -> T") { call in
    let suspension = try call.machine.suspend()
    _ = try call.machine.call(call.arguments[0], [.native(SuspensionValue(suspension))])
    return .void
  },
  Builtin(
    nil,
    """
    func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      try! await _suspend { body(CheckedContinuation(_wait: $0)) }
    }
    """),
  Builtin(
    nil,
    """
    func withCheckedThrowingContinuation<T>(
      _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T { try await _suspend { body(CheckedContinuation(_wait: $0)) } }
    """),
]

/// A suspended call in the hands of the program. A class as all native values are.
private final class SuspensionValue: NativeValue {
  let suspension: Suspension

  init(_ suspension: Suspension) {
    self.suspension = suspension
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("_Suspension") }
  func describe(in machine: Machine) -> String { "Continuation" }
}

private func spawnTask(_ call: Invocation) -> Value {
  let type = call.machine.types.type("Task", [call.type(0), call.type(1)])
  let operation = call.arguments[call.arguments.count - 1]
  return .native(call.machine.spawn(operation, type: type))
}
