import Checking
import Interpreter

/// Dispatch: everything runs on the one scheduler, in the order in which it falls due. Blocks of
/// queues other than the main one are tasks apart from the main thread: what blocks one of them,
/// or the main thread, lets the others go on.
var dispatchTypes: [Builtin] {
  schedulingPrimitives + dispatchTimes + dispatchQueues + dispatchWaits
}

/// What the libraries of timers, queues and publishers are made of.
private var schedulingPrimitives: [Builtin] {
  [
    Builtin(nil, "struct _Timeout {}"),
    Builtin(nil, "func _schedule(_ delay: Double, _ body: @escaping () -> Void) -> _Timeout") {
      call in
      let (machine, body) = (call.machine, call.arguments[1])
      let scheduler = machine.scheduler
      // What is reckoned with dates is exact to a tenth of a microsecond.
      let time = scheduler.time(after: max(0, try call.double(0)), perSecond: 1e6)
      let token = scheduler.schedule(at: time) { [unowned machine] in
        _ = try machine.call(body)
      }
      return .native(TimeoutValue(token))
    },
    Builtin(nil, "func _unschedule(_ timeout: _Timeout)") { call in
      call.machine.scheduler.cancel(try call.native(0, as: TimeoutValue.self).token)
      return .void
    },
    // Runs `body` on a thread of its own, or on the main one.
    Builtin(
      nil,
      "func _thread(_ delay: Double, _ isMain: Bool, _ body: @escaping () -> Void)"
    ) { call in
      let (machine, body, isMain) = (call.machine, call.arguments[2], try call.bool(1))
      let delay = max(0, try call.double(0))
      guard delay > 0 else {
        machine.spawn(body, isMain: isMain, isDetached: true)
        return .void
      }
      machine.scheduler.schedule(after: delay, isMain: isMain) { [unowned machine] in
        machine.spawn(body, isMain: isMain, isDetached: true)
      }
      return .void
    },
    Builtin(nil, "func _isMainThread() -> Bool") { call in
      .bool(call.machine.currentFiber?.isMain ?? true)
    },
    // Lets time pass on the main thread; without an end until nothing is left to do.
    Builtin(nil, "func _runLoop(_ seconds: Double?)") { call in
      let scheduler = call.machine.scheduler
      if let seconds = call.arguments[0].unwrapped {
        guard case .double(let seconds) = seconds else { return .void }
        try scheduler.advance(by: seconds)
      } else {
        try scheduler.advanceUntilIdle(limit: 3600)
        throw ProgramEnded()
      }
      return .void
    },
    Builtin(nil, "func dispatchMain() -> Never") { call in
      try call.machine.scheduler.advanceUntilIdle(limit: 3600)
      throw ProgramEnded()
    },
  ]
}

private var dispatchTimes: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum DispatchTimeInterval: Equatable, Sendable {
        case seconds(Int)
        case milliseconds(Int)
        case microseconds(Int)
        case nanoseconds(Int)
        case never
        var _seconds: Double {
          switch self {
          case .seconds(let count): return Double(count)
          case .milliseconds(let count): return Double(count) / 1000
          case .microseconds(let count): return Double(count) / 1000000
          case .nanoseconds(let count): return Double(count) / 1000000000
          case .never: return .infinity
          }
        }
      }
      """)
  ]
    + ["DispatchTime", "DispatchWallTime"].map { name in
      Builtin(
        nil,
        """
        struct \(name): Comparable, Sendable {
          var _seconds: Double
          static let distantFuture = \(name)(_seconds: .infinity)
          static func now() -> \(name) { \(name)(_seconds: _now()) }
          static func < (a: \(name), b: \(name)) -> Bool { a._seconds < b._seconds }
          static func + (time: \(name), seconds: Double) -> \(name) {
            \(name)(_seconds: time._seconds + seconds)
          }
          static func - (time: \(name), seconds: Double) -> \(name) {
            \(name)(_seconds: time._seconds - seconds)
          }
          static func + (time: \(name), interval: DispatchTimeInterval) -> \(name) {
            \(name)(_seconds: time._seconds + interval._seconds)
          }
          static func - (time: \(name), interval: DispatchTimeInterval) -> \(name) {
            \(name)(_seconds: time._seconds - interval._seconds)
          }
          func advanced(by interval: DispatchTimeInterval) -> \(name) { self + interval }
        }
        """)
    }
    + [
      Builtin(
        "DispatchTime",
        "var uptimeNanoseconds: UInt64 { UInt64((_seconds - 771154860) * 1000000000) }"),
      Builtin("DispatchTime", "var rawValue: UInt64 { uptimeNanoseconds }"),
      Builtin(
        "DispatchTime",
        """
        init(uptimeNanoseconds: UInt64) {
          _seconds = Double(uptimeNanoseconds) / 1000000000 + 771154860
        }
        """),
      Builtin(nil, "var NSEC_PER_SEC: UInt64 { 1000000000 }"),
      Builtin(nil, "var NSEC_PER_MSEC: UInt64 { 1000000 }"),
      Builtin(nil, "var NSEC_PER_USEC: UInt64 { 1000 }"),
      Builtin(nil, "var USEC_PER_SEC: UInt64 { 1000000 }"),
    ]
}

private var dispatchQueues: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct DispatchQoS: Equatable, Sendable {
        enum QoSClass: Hashable, Sendable {
          case background, utility, `default`, userInitiated, userInteractive, unspecified
        }
        var qosClass: QoSClass
        var relativePriority: Int = 0
        init(qosClass: QoSClass, relativePriority: Int = 0) {
          self.qosClass = qosClass
          self.relativePriority = relativePriority
        }
        static let background = DispatchQoS(qosClass: .background)
        static let utility = DispatchQoS(qosClass: .utility)
        static let `default` = DispatchQoS(qosClass: .default)
        static let userInitiated = DispatchQoS(qosClass: .userInitiated)
        static let userInteractive = DispatchQoS(qosClass: .userInteractive)
        static let unspecified = DispatchQoS(qosClass: .unspecified)
      }
      """),
    Builtin(
      nil,
      """
      struct DispatchWorkItemFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let barrier = DispatchWorkItemFlags(rawValue: 1)
        static let detached = DispatchWorkItemFlags(rawValue: 2)
        static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
        static let noQoS = DispatchWorkItemFlags(rawValue: 8)
        static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
        static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
      }
      """),
    Builtin(
      nil,
      """
      class DispatchWorkItem {
        var _block: () -> Void
        var _group: DispatchGroup = DispatchGroup()
        var isCancelled: Bool = false
        init(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
          block: @escaping () -> Void
        ) {
          _block = block
          _group.enter()
        }
        func perform() {
          if !isCancelled { _block() }
          if _group._count > 0 { _group.leave() }
        }
        func cancel() { isCancelled = true }
        func wait() { _group.wait() }
        func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
          _group.notify(queue: queue, execute: work)
        }
        func notify(queue: DispatchQueue, execute work: DispatchWorkItem) {
          _group.notify(queue: queue, work: work)
        }
      }
      """),
    Builtin(
      nil,
      """
      class DispatchQueue {
        struct Attributes: OptionSet, Sendable {
          let rawValue: UInt64
          init(rawValue: UInt64) { self.rawValue = rawValue }
          static let concurrent = Attributes(rawValue: 2)
          static let initiallyInactive = Attributes(rawValue: 4)
        }
        enum AutoreleaseFrequency { case inherit, workItem, never }
        enum GlobalQueuePriority { case high, `default`, low, background }
        let label: String
        let qos: DispatchQoS
        let _isMain: Bool
        let _isConcurrent: Bool
        var _jobs: [() -> Void] = []
        var _isRunning = false
        init(
          label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
          autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
        ) {
          self.label = label
          self.qos = qos
          _isMain = false
          _isConcurrent = attributes.contains(.concurrent)
        }
        init(_system label: String, isMain: Bool) {
          self.label = label
          qos = .unspecified
          _isMain = isMain
          _isConcurrent = !isMain
        }
        static let main = DispatchQueue(_system: "com.apple.main-thread", isMain: true)
        static let _global = DispatchQueue(_system: "com.apple.root.default-qos", isMain: false)
        static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
        static func global(priority: GlobalQueuePriority) -> DispatchQueue { _global }
        static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
          for index in 0..<iterations { work(index) }
        }
        func _add(_ job: @escaping () -> Void) {
          if _isMain || _isConcurrent {
            _thread(0, _isMain, job)
            return
          }
          _jobs.append(job)
          _start()
        }
        func _start() {
          if _isRunning || _jobs.isEmpty { return }
          _isRunning = true
          let job = _jobs.removeFirst()
          _thread(0, false) {
            job()
            self._isRunning = false
            self._start()
          }
        }
        func async(
          group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
        ) {
          guard let group else {
            _add(work)
            return
          }
          group.enter()
          _add {
            work()
            group.leave()
          }
        }
        func async(execute workItem: DispatchWorkItem) { _add { workItem.perform() } }
        func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
          async(group: group) { workItem.perform() }
        }
        func sync<T>(execute work: () throws -> T) rethrows -> T {
          _drain()
          return try work()
        }
        func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
          _drain()
          return try work()
        }
        func sync(execute workItem: DispatchWorkItem) {
          _drain()
          workItem.perform()
        }
        func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T {
          _drain()
          return try work()
        }
        // Waits until what is queued has run.
        func _drain() {
          if _isMain || _isConcurrent || (!_isRunning && _jobs.isEmpty) { return }
          let _: Void = _block { suspension in self._add { _resume(suspension, ()) } }
        }
        func asyncAfter(
          deadline: DispatchTime, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
        ) { _later(deadline._seconds - _now(), work) }
        func asyncAfter(
          wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
        ) { _later(wallDeadline._seconds - _now(), work) }
        func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
          _later(deadline._seconds - _now()) { execute.perform() }
        }
        func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
          _later(wallDeadline._seconds - _now()) { execute.perform() }
        }
        func _later(_ delay: Double, _ work: @escaping () -> Void) {
          if _isMain || _isConcurrent {
            _thread(delay, _isMain, work)
          } else {
            _thread(delay, false) { self._add(work) }
          }
        }
      }
      """),
  ]
}

/// Groups, semaphores and locks.
private var dispatchWaits: [Builtin] {
  [
    Builtin(nil, "enum DispatchTimeoutResult: Hashable, Sendable { case success, timedOut }"),
    Builtin(
      nil,
      """
      class DispatchGroup {
        var _count = 0
        var _told: [(DispatchQueue, () -> Void)] = []
        var _waiting: [_Suspension] = []
        init() {}
        func enter() { _count += 1 }
        func leave() {
          precondition(_count > 0, "Unbalanced call to dispatch_group_leave()")
          _count -= 1
          if _count == 0 { _finish() }
        }
        func _finish() {
          let (told, waiting) = (_told, _waiting)
          _told = []
          _waiting = []
          for (queue, work) in told { queue._add(work) }
          for suspension in waiting { _resume(suspension, DispatchTimeoutResult.success) }
        }
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
          execute work: @escaping () -> Void
        ) {
          _told.append((queue, work))
          if _count == 0 { _finish() }
        }
        func notify(queue: DispatchQueue, work: DispatchWorkItem) {
          notify(queue: queue) { work.perform() }
        }
        func wait() { _ = _wait(.infinity) }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
          _wait(timeout._seconds - _now())
        }
        func _wait(_ seconds: Double) -> DispatchTimeoutResult {
          if _count == 0 { return .success }
          return _block { suspension in
            self._waiting.append(suspension)
            if seconds < .infinity {
              _thread(seconds, false) { _resume(suspension, DispatchTimeoutResult.timedOut) }
            }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class DispatchSemaphore {
        var _value: Int
        var _waiting: [(id: Int, suspension: _Suspension)] = []
        var _next = 0
        init(value: Int) { _value = value }
        @discardableResult func signal() -> Int {
          if _waiting.isEmpty {
            _value += 1
            return 0
          }
          _resume(_waiting.removeFirst().suspension, DispatchTimeoutResult.success)
          return 1
        }
        func wait() { _ = _wait(.infinity) }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
          _wait(timeout._seconds - _now())
        }
        func _wait(_ seconds: Double) -> DispatchTimeoutResult {
          if _value > 0 {
            _value -= 1
            return .success
          }
          _next += 1
          let id = _next
          return _block { suspension in
            self._waiting.append((id, suspension))
            if seconds < .infinity {
              _thread(seconds, false) {
                self._waiting.removeAll { $0.id == id }
                _resume(suspension, DispatchTimeoutResult.timedOut)
              }
            }
          }
        }
      }
      """),
  ]
    + [
      Builtin(nil, "protocol NSLocking { func lock(); func unlock() }"),
      Builtin(
        "NSLocking",
        """
        func withLock<R>(_ body: () throws -> R) rethrows -> R {
          lock()
          defer { unlock() }
          return try body()
        }
        """),
      Builtin(
        nil,
        """
        class NSLock: NSLocking {
          var name: String?
          let _semaphore = DispatchSemaphore(value: 1)
          init() {}
          func lock() { _semaphore.wait() }
          func unlock() { _semaphore.signal() }
          func `try`() -> Bool { _semaphore._wait(0) == .success }
        }
        """),
      // Nobody else runs while its holder does not wait, and holders do not.
      Builtin(
        nil,
        """
        class NSRecursiveLock: NSLocking {
          var name: String?
          init() {}
          func lock() {}
          func unlock() {}
          func `try`() -> Bool { true }
        }
        """),
    ]
}

/// Something scheduled, in the hands of the program. A class as all native values are.
private final class TimeoutValue: NativeValue {
  let token: Scheduler.Token

  init(_ token: Scheduler.Token) {
    self.token = token
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("_Timeout") }
  func describe(in machine: Machine) -> String { "Timeout" }
}
