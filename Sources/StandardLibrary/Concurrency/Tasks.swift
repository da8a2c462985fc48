import Checking
import Interpreter

/// Tasks, their results, sleeping and cancellation, on the machine's scheduler and its virtual
/// clock.
var taskTypes: [Builtin] {
  [
    Builtin(nil, "@frozen struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {}"),
    Builtin(
      nil,
      """
      struct TaskPriority: RawRepresentable, Hashable, Comparable, Codable, Sendable,
        CustomStringConvertible
      {
        var rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue }
        static var high: TaskPriority { TaskPriority(rawValue: 25) }
        static var userInitiated: TaskPriority { TaskPriority(rawValue: 25) }
        static var medium: TaskPriority { TaskPriority(rawValue: 21) }
        static var low: TaskPriority { TaskPriority(rawValue: 17) }
        static var utility: TaskPriority { TaskPriority(rawValue: 17) }
        static var background: TaskPriority { TaskPriority(rawValue: 9) }
        var description: String {
          switch self {
          case .high: "TaskPriority.high"
          case .medium: "TaskPriority.medium"
          case .low: "TaskPriority.low"
          case .background: "TaskPriority.background"
          default: "TaskPriority(rawValue: \\(rawValue))"
          }
        }
        static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool {
          lhs.rawValue < rhs.rawValue
        }
        static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool {
          lhs.rawValue == rhs.rawValue
        }
      }
      """),
    Builtin(nil, "struct CancellationError: Error { init() {} }"),
  ] + taskMakers
    + [
      Builtin("Task where Failure == Never", "var value: Success { get async }") { call in
        try call.machine.awaitResult(of: call.native(0, as: Fiber.self))
      },
      Builtin("Task where Failure == any Error", "var value: Success { get async throws }") {
        call in
        try call.machine.awaitResult(of: call.native(0, as: Fiber.self))
      },
      Builtin(
        "Task where Failure == Never",
        "var result: Result<Success, Failure> { get async { .success(await value) } }"),
      Builtin(
        "Task where Failure == any Error",
        """
        var result: Result<Success, Failure> {
          get async {
            do { return .success(try await value) } catch { return .failure(error) }
          }
        }
        """),
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
    ] + earlierTasks + currentTask + cancellationHandlers + taskLocals
}

/// The ways to start a task of one's own.
private var taskMakers: [Builtin] {
  [
    ("Never", "async -> Success", "Never"),
    ("any Error", "async throws -> Success", "any Error"),
  ].flatMap { failure, effects, shown in
    [
      Builtin(
        "Task where Failure == \(failure)",
        """
        @discardableResult
        init(
          name: String? = nil, priority: TaskPriority? = nil,
          @_implicitSelfCapture operation: sending @escaping @isolated(any) () \(effects)
        )
        """
      ) { spawnTask($0, isDetached: false) },
      Builtin(
        "Task where Failure == \(failure)",
        """
        @discardableResult
        static func detached(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: sending @escaping @isolated(any) () \(effects)
        ) -> Task<Success, \(shown)>
        """
      ) { spawnTask($0, isDetached: true) },
    ]
  }
}

/// The functions that `Task` has replaced.
private var earlierTasks: [Builtin] {
  [
    ("async", "Task.init", "Task"),
    ("asyncDetached", "Task.detached", "Task.detached"),
    ("detach", "Task.detached", "Task.detached"),
  ].flatMap { name, heir, call in
    [("", "Never"), (" throws", "any Error")].map { effect, failure in
      Builtin(
        nil,
        """
        @available(*, deprecated, message: "`\(name)` was replaced by `\(heir)` and will be removed shortly.")
        @discardableResult func \(name)<T: Sendable>(
          priority: TaskPriority? = nil,
          @_implicitSelfCapture operation: sending @escaping @isolated(any) () async\(effect) -> T
        ) -> Task<T, \(failure)> { \(call)(priority: priority, operation: operation) }
        """)
    }
  }
}

/// What code finds out about, and does with, the task that it runs in.
private var currentTask: [Builtin] {
  [
    Builtin(nil, "func _isCancelled() -> Bool") { call in
      .bool(call.machine.currentFiber?.isCancelled ?? false)
    },
    Builtin(nil, "func _cancelCurrentTask()") { call in
      if let fiber = call.machine.currentFiber { call.machine.cancel(fiber) }
      return .void
    },
    Builtin(
      nil,
      """
      struct UnsafeCurrentTask {
        var isCancelled: Bool { _isCancelled() }
        var priority: TaskPriority { .medium }
        func cancel() { _cancelCurrentTask() }
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
        try body(UnsafeCurrentTask())
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeCurrentTask<T>(
        body: (UnsafeCurrentTask?) async throws -> T
      ) async rethrows -> T { try await body(UnsafeCurrentTask()) }
      """),
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
      "static var currentPriority: TaskPriority { .medium }"),
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
      @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)", message: "replaced by 'Task.sleep(nanoseconds:)'")
      static func sleep(_ duration: UInt64) async { try? await _sleep(Double(duration) / 1000000000) }
      """
    ),
    Builtin(
      "Task where Success == Never, Failure == Never",
      """
      static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
      ) async throws {
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
      }
      """),
    Builtin(
      "Task where Success == Never, Failure == Never",
      """
      static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await _sleep(duration / .seconds(1))
      }
      """),
    Builtin(
      "Task where Success == Never, Failure == Never",
      """
      static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
      ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
      """),
    Builtin(
      "Task where Success == Never, Failure == Never",
      """
      static func sleep(
        until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
      ) async throws { try await ContinuousClock().sleep(until: deadline) }
      """),
  ]
}

private var cancellationHandlers: [Builtin] {
  [
    Builtin(nil, "func _addCancellationHandler(_ handler: () -> Void) -> Int") { call in
      guard let fiber = call.machine.currentFiber else { return .int(0) }
      let (machine, handler) = (call.machine, call.arguments[0])
      return .int(
        fiber.addCancellationHandler { [unowned machine] in _ = try machine.call(handler) })
    },
    Builtin(nil, "func _removeCancellationHandler(_ token: Int)") { call in
      call.machine.currentFiber?.removeCancellationHandler(try call.int(0))
      return .void
    },
    Builtin(
      nil,
      """
      func withTaskCancellationHandler<T>(
        operation: () async throws -> T, onCancel handler: @Sendable () -> Void
      ) async rethrows -> T {
        if _isCancelled() {
          handler()
          return try await operation()
        }
        let token = _addCancellationHandler(handler)
        defer { _removeCancellationHandler(token) }
        return try await operation()
      }
      """),
  ]
}

/// Task-local variables: a value for a task and the tasks that it starts.
private var taskLocals: [Builtin] {
  [
    Builtin(
      nil,
      """
      @propertyWrapper final class TaskLocal<Value: Sendable>: Sendable, CustomStringConvertible {
        let _defaultValue: Value
        init(wrappedValue: Value) { _defaultValue = wrappedValue }
        var wrappedValue: Value { self.get() }
        var projectedValue: TaskLocal<Value> { self }
        var description: String { "TaskLocal<\\(Value.self)>(defaultValue: \\(_defaultValue))" }
        func get() -> Value { _taskLocal(self, _defaultValue) }
        @discardableResult
        func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
          let outer = _setTaskLocal(self, valueDuringOperation)
          defer { _restoreTaskLocal(self, outer) }
          return try operation()
        }
        @discardableResult
        func withValue<R>(
          _ valueDuringOperation: Value, operation: () async throws -> R
        ) async rethrows -> R {
          let outer = _setTaskLocal(self, valueDuringOperation)
          defer { _restoreTaskLocal(self, outer) }
          return try await operation()
        }
      }
      """),
    Builtin(nil, "func _taskLocal<Value>(_ key: AnyObject, _ value: Value) -> Value") { call in
      call.machine.taskLocals[try call.identity(0)] ?? call.arguments[1]
    },
    // What was there before comes back as an array of none or one.
    Builtin(nil, "func _setTaskLocal<Value>(_ key: AnyObject, _ value: Value) -> [Value]") { call in
      let key = try call.identity(0)
      let old = call.machine.taskLocals.updateValue(call.arguments[1], forKey: key)
      return .array(old.map { [$0] } ?? [])
    },
    Builtin(nil, "func _restoreTaskLocal<Value>(_ key: AnyObject, _ outer: [Value])") { call in
      guard case .array(let outer) = call.arguments[1] else { return .void }
      call.machine.taskLocals[try call.identity(0)] = outer.first
      return .void
    },
  ]
}

extension Invocation {
  /// Which object argument `index` is.
  fileprivate func identity(_ index: Int) throws -> ObjectIdentifier {
    guard case .object(let object) = arguments[index] else {
      throw trap("navlab's library expected an object as argument \(index)")
    }
    return ObjectIdentifier(object)
  }
}

private func spawnTask(_ call: Invocation, isDetached: Bool) -> Value {
  let type = call.machine.types.type("Task", [call.type(0), call.type(1)])
  let operation = call.arguments[call.arguments.count - 1]
  return .native(
    call.machine.spawn(
      operation, type: type, isMain: isDetached ? false : nil, isDetached: isDetached))
}
