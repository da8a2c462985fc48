import Checking

/// One task of the program: suspended calls with their registers, or its result. A class: whoever
/// awaits it shares it.
public final class Fiber: NativeValue {
  /// In the order in which tasks were made.
  public let id: Int
  /// What the task was made as: `Task<Int, Error>`.
  public let type: Type
  public internal(set) var isCancelled = false
  /// What it returned or threw; nil while it runs.
  public internal(set) var result: Result<Value, any Error>?
  /// Whether it runs on the main thread, which one thing at a time can occupy.
  public let isMain: Bool
  /// Whether the tasks that it starts run beside the main thread: those of top-level code that
  /// never awaits, which is no actor's.
  var startsTasksElsewhere = false
  /// Told when it is cancelled, latest first.
  private(set) var cancellationHandlers: [(token: Int, handler: () throws -> Void)] = []
  private var nextToken = 0
  /// What its task-local variables hold, by the variable.
  var taskLocals: [ObjectIdentifier: Value] = [:]
  /// Errors of its own that go on once a `defer` has run.
  var pendingErrors: [any Error] = []
  var saved: SavedFrames?
  /// What it waits for.
  var suspension: Suspension?
  /// Whether cancelling it ends its wait with a `CancellationError`.
  var waitsCancellably = false
  var waiting: [Suspension] = []

  init(id: Int, type: Type, isMain: Bool) {
    self.id = id
    self.type = type
    self.isMain = isMain
  }

  /// Lets `handler` run when the task is cancelled, unless it is removed before.
  /// - Returns: what removes it.
  public func addCancellationHandler(_ handler: @escaping () throws -> Void) -> Int {
    nextToken += 1
    cancellationHandlers.append((nextToken, handler))
    return nextToken
  }

  public func removeCancellationHandler(_ token: Int) {
    cancellationHandlers.removeAll { $0.token == token }
  }

  /// Whether a task that it starts, and that is no actor's, occupies the main thread.
  var startsTasksOnMain: Bool { isMain && !startsTasksElsewhere }

  /// The handlers, to be run once.
  func takeCancellationHandlers() -> [() throws -> Void] {
    defer { cancellationHandlers = [] }
    return cancellationHandlers.reversed().map(\.handler)
  }

  public func dynamicType(in machine: Machine) -> Type { type }
  public func describe(in machine: Machine) throws -> String { machine.name(of: type) }
}

/// A suspended call of a native function, to be resumed once. Whoever holds it decides when.
public final class Suspension {
  var resumption: ((Result<Value, any Error>) -> Void)?
  /// The result, where it came before the task had stopped.
  var early: Result<Value, any Error>?
  public private(set) var isResumed = false
  /// Told when it is resumed.
  var onResume: (() -> Void)?

  init() {}

  /// Lets the call return `result`, when the task's turn comes. Only the first time counts.
  /// - Returns: whether this was the first time.
  @discardableResult
  public func resume(_ result: Result<Value, any Error>) -> Bool {
    guard !isResumed else { return false }
    isResumed = true
    onResume?()
    onResume = nil
    if let resumption {
      self.resumption = nil
      resumption(result)
    } else {
      early = result
    }
    return true
  }
}
