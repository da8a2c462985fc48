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
  /// Told when it is cancelled, in order of registration.
  public var onCancel: [() -> Void] = []
  var saved: SavedFrames?
  /// What it waits for.
  var suspension: Suspension?
  /// Whether cancelling it ends its wait with a `CancellationError`.
  var waitsCancellably = false
  var waiting: [Suspension] = []

  init(id: Int, type: Type) {
    self.id = id
    self.type = type
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

  init() {}

  /// Lets the call return `result`, when the task's turn comes. Only the first time counts.
  /// - Returns: whether this was the first time.
  @discardableResult
  public func resume(_ result: Result<Value, any Error>) -> Bool {
    guard !isResumed else { return false }
    isResumed = true
    if let resumption {
      self.resumption = nil
      resumption(result)
    } else {
      early = result
    }
    return true
  }
}
