import Checking
import Diagnostics

/// Runs checked functions within a budget. A class: calls, tasks and the library share it, and a
/// program's objects live as long as it does.
///
/// Not thread-safe: a machine and its values stay on one thread.
public final class Machine {
  /// What a program may use before it is stopped, a command at a time.
  public struct Limits: Sendable {
    /// Calls, and turns of loops.
    public var steps = 50_000_000
    /// Calls inside calls.
    public var depth = 2_000
    /// Bytes of live values, estimated.
    public var memory = 512 << 20
    /// Bytes printed.
    public var output = 1 << 20

    public init() {}
  }

  /// What running cost so far, since `beginCommand`.
  public struct Counters: Sendable {
    public var steps = 0
    /// Bytes asked for by values, whether still alive or not; an estimate.
    public var allocated = 0
    public var printed = 0

    public init() {}
  }

  /// Where `print` goes.
  public var output: any OutputSink
  public var limits: Limits
  public internal(set) var counters = Counters()
  /// The program's random numbers.
  public var random: RandomSource
  /// What is told of reads and writes of observable properties.
  public weak var tracker: (any AccessTracker)?
  /// Asked every few thousand steps; true stops the program (Ctrl-C).
  public var isInterrupted: (() -> Bool)?
  /// The module's name as types print it: `main.Point`.
  public var moduleName = "main"
  public let types: KnownTypes
  public let scheduler: Scheduler

  let library: [Builtin]
  let heap = Heap()

  /// - Parameters:
  ///   - library: what `NativeID`s refer to, in order.
  ///   - types: finds a type of the library by its name: `Int`, `Equatable`.
  public init(
    library: [Builtin], types: @escaping (String) -> NominalType?, limits: Limits = Limits(),
    seed: UInt64 = 0, output: any OutputSink = OutputBuffer()
  ) {
    self.library = library
    self.types = KnownTypes(types)
    self.limits = limits
    self.output = output
    random = RandomSource(seed: seed)
    scheduler = Scheduler()
  }

  deinit { heap.releaseAll() }

  /// Starts a command's budget afresh.
  public func beginCommand() { counters = Counters() }
}
