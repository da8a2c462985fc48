import Checking
import Diagnostics

/// Runs checked functions within a budget. A class: calls, tasks and the library share it, and a
/// program's objects live as long as it does.
///
/// Not thread-safe: a machine and its values stay on one thread.
public final class Machine {
  /// What a program may use before it is stopped, a command at a time.
  public struct Limits: Sendable {
    /// Calls, and turns of loops; a call of the library's native code counts as several.
    public var steps = 100_000_000
    /// Calls inside calls; what is said when the machine is made is the most there can be.
    public var depth = 50_000
    /// Bytes of the thread's stack for callbacks inside callbacks of the library's native code, and
    /// for what looks into values inside values; what any thread has, unless whoever makes the
    /// thread says more.
    public var stack = 5 << 20
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
    /// Values written as Swift literals, for reports.
    public var literals = 0

    public init() {}
  }

  /// Where `print` goes.
  public var output: any OutputSink
  public var limits: Limits {
    didSet { state.pointee.depthLimit = min(limits.depth, state.pointee.frameCapacity) }
  }
  @exclusivity(unchecked) public internal(set) var counters = Counters()
  /// The program's random numbers.
  public var random: RandomSource
  /// What is told of reads and writes of observable properties.
  public weak var tracker: (any AccessTracker)?
  /// Asked every few thousand steps; true stops the program (Ctrl-C).
  public var isInterrupted: (() -> Bool)?
  /// Whether an app is shown. A program without views says what it says where Swift is compiled;
  /// an app what Apple's Foundation says.
  public var showsViews = false
  /// The next line of what the program is given to read, with its line break; nil at the end.
  public var readLine: (() -> String?)?
  /// The bytes of a file of the app's bundle, by name.
  public var readResource: ((String) -> [UInt8]?)?
  /// The language and region that the app runs in: `en_US`.
  public var locale = "en_US" {
    didSet { if oldValue != locale { isLocalized = false } }
  }
  private var isLocalized = false
  private var knownTexts: LocalizedTexts?
  /// The app's texts in that language, read once; nil where it has no files.
  var localizedTexts: LocalizedTexts? {
    if !isLocalized, let readResource {
      isLocalized = true
      knownTexts = LocalizedTexts(locale, readResource)
    }
    return knownTexts
  }
  /// The system that the program runs on; nil for a program without views, to which all is
  /// available.
  public var system: (() -> SystemVersion)?
  /// Told of each URL that the program gives to the system.
  public var opensURL: ((String) -> Void)?
  /// Tells the program's observers of something that the system announces: `Notification.Name`'s
  /// raw value. The library sets it when the program first asks for notifications.
  public var announces: ((String) throws -> Void)?
  /// The module's name as types print it: `main.Point`.
  public var moduleName = "main"
  /// Whether a class of the program has a `deinit`: then variables let go of their objects where
  /// Swift's do.
  public var runsDeinitializers = false
  public let types: KnownTypes
  public let scheduler: Scheduler

  let library: [Builtin]
  let heap = Heap()
  /// Owned.
  let state: UnsafeMutablePointer<ExecutionState>
  var routines: [ObjectIdentifier: Routine] = [:]
  /// Owned cells: routines point to those that they use.
  var globals: [ObjectIdentifier: UnsafeMutablePointer<GlobalCell>] = [:]
  var heads: [Int: DeclarationHead] = [:]
  var plainTypes: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) var witnesses: [ObjectIdentifier: KnownWitnesses] = [:]
  /// What follows the reads of the calls of `withObservationTracking` that run, the outermost
  /// first.
  @exclusivity(unchecked) var trackings: [ObservationTracking] = []
  /// Errors that go on once a `defer` has run.
  @exclusivity(unchecked) var pendingErrors: [any Error] = []
  /// What inout parameters held at the end of the last call from outside.
  @exclusivity(unchecked) var inoutResults: [Value] = []
  /// Whether somebody asks what a native called from outside left in its arguments.
  @exclusivity(unchecked) var wantsInoutResults = false
  @exclusivity(unchecked) var request: Request?
  @exclusivity(unchecked) public internal(set) var currentFiber: Fiber?
  /// What the task-local variables of the task that runs hold, by the variable.
  @exclusivity(unchecked) public var taskLocals: [ObjectIdentifier: Value] = [:]
  /// Tasks that have not ended.
  var fibers: [Int: Fiber] = [:]
  var nextFiber = 0
  /// How many calls from natives are inside each other since the task went on.
  @exclusivity(unchecked) var nesting = 0
  /// How many calls of natives' that use the thread's stack are inside each other.
  @exclusivity(unchecked) var stackDepth = 0
  /// Where the thread's stack was at the outermost of them.
  @exclusivity(unchecked) var stackBase: UInt = 0
  var memoryCheckpoint = 0
  /// How often the budget was looked at.
  @exclusivity(unchecked) var refuels = 0

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
    state = .allocate(capacity: 1)
    state.initialize(to: ExecutionState(depth: limits.depth))
    memoryCheckpoint = processBytes() + limits.memory
  }

  deinit {
    scheduler.removeAll()
    while state.pointee.frameCount > 0 { popFrame() }
    for fiber in fibers.values {
      fiber.saved = nil
      fiber.suspension = nil
    }
    for cell in globals.values { cell.deinitialize(count: 1).deallocate() }
    globals = [:]
    heap.releaseAll()
    state.pointee.registers.deallocate()
    state.pointee.frames.deallocate()
    state.deinitialize(count: 1).deallocate()
  }

  /// Starts a command's budget afresh.
  public func beginCommand() {
    counters = Counters()
    state.pointee.fuel = 0
    memoryCheckpoint = min(memoryCheckpoint, processBytes() + limits.memory)
  }
}

extension Machine {
  /// The steps that a native call counts as: about what it takes in turns of an empty loop.
  static let stepsOfNativeCall = 8
  /// Between two looks at the budget: so many steps.
  static let portion = 4_096
  /// The steps that a native's call of a closure counts as, besides those in it.
  static let stepsOfCallback = 4

  /// The library's implementation; nil where it has none.
  func native(_ id: NativeID) -> Native? {
    guard library.indices.contains(id.index) else { return nil }
    return id.isSetter ? library[id.index].setter : library[id.index].native
  }

  /// What takes a value out for a change in place; nil where the getter does.
  func taker(_ id: NativeID) -> Native? {
    library.indices.contains(id.index) ? library[id.index].taker : nil
  }

  /// The library's declaration, for messages.
  func declaration(of id: NativeID) -> String {
    library.indices.contains(id.index) ? library[id.index].entry.text : "native \(id.index)"
  }

  func head(of id: NativeID) -> DeclarationHead? {
    if let known = heads[id.index] { return known }
    guard library.indices.contains(id.index) else { return nil }
    let head = DeclarationHead(library[id.index])
    heads[id.index] = head
    return head
  }

  /// Whether values of a type need no release.
  func isPlain(_ type: NominalType) -> Bool {
    guard type.isBuiltin else { return false }
    if let known = plainTypes[ObjectIdentifier(type)] { return known }
    let plain = Self.plainNames.contains(type.name) && type.parent == nil
    plainTypes[ObjectIdentifier(type)] = plain
    return plain
  }

  private static let plainNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool",
  ]
}
