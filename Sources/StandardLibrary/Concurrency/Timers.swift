import Interpreter

/// Timers, run loops, threads and operation queues.
var timerTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class RunLoop {
        init() {}
        static let main: RunLoop = RunLoop()
        static var current: RunLoop { main }
        struct Mode: Hashable, Sendable {
          var rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
          static var common: Mode { Mode(rawValue: "kCFRunLoopCommonModes") }
          static var `default`: Mode { Mode(rawValue: "kCFRunLoopDefaultMode") }
          static var tracking: Mode { Mode(rawValue: "UITrackingRunLoopMode") }
        }
        func add(_ timer: Timer, forMode mode: Mode) { timer._start() }
        func perform(_ block: @escaping () -> Void) { _thread(0, true, block) }
        func run() { _runLoop(nil) }
        func run(until limitDate: Date) { _runLoop(limitDate.timeIntervalSinceNow) }
        @discardableResult
        func run(mode: Mode, before limitDate: Date) -> Bool {
          _runLoop(limitDate.timeIntervalSinceNow)
          return true
        }
      }
      """),
    Builtin(
      nil,
      """
      class Timer {
        var timeInterval: TimeInterval
        var tolerance: TimeInterval = 0
        var userInfo: Any? = nil
        var isValid: Bool = true
        var fireDate: Date
        // Fires are counted from there: dates are not exact enough to add one interval after another.
        var _begin: Date
        var _fired = 0.0
        var _repeats: Bool
        var _block: (Timer) -> Void
        var _timeout: _Timeout?
        init(
          timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
        ) {
          timeInterval = interval > 0 ? interval : 0.0001
          fireDate = Date().addingTimeInterval(timeInterval)
          _begin = fireDate
          _repeats = repeats
          _block = block
        }
        /// A timer that never fires, as programs hold one before they start their own.
        convenience init() { self.init(timeInterval: 1, repeats: false) { _ in } }
        convenience init(
          fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
        ) {
          self.init(timeInterval: interval, repeats: repeats, block: block)
          fireDate = date
        }
        @discardableResult
        class func scheduledTimer(
          withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer {
          let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
          timer._start()
          return timer
        }
        func _start() {
          if isValid && _timeout == nil {
            _timeout = _schedule(fireDate.timeIntervalSinceNow, { self._due() })
          }
        }
        func _due() {
          _timeout = nil
          if !isValid { return }
          if _repeats {
            if fireDate != _begin.addingTimeInterval(_fired * timeInterval) {
              _begin = fireDate
              _fired = 0
            }
            _fired += 1
            fireDate = _begin.addingTimeInterval(_fired * timeInterval)
            _start()
          }
          _block(self)
          if !_repeats { isValid = false }
        }
        func fire() {
          if !isValid { return }
          _block(self)
          if !_repeats { invalidate() }
        }
        func invalidate() {
          isValid = false
          if let timeout = _timeout { _unschedule(timeout) }
          _timeout = nil
        }
      }
      """),
    Builtin(
      nil,
      """
      class Thread: CustomStringConvertible {
        var name: String?
        var _isMain: Bool = false
        var _block: () -> Void
        var isCancelled = false
        var isFinished = false
        var isExecuting = false
        init(block: @escaping () -> Void) { _block = block }
        init() { _block = {} }
        static var isMainThread: Bool { _isMainThread() }
        class var current: Thread {
          let thread = Thread()
          thread._isMain = _isMainThread()
          return thread
        }
        class var main: Thread {
          let thread = Thread()
          thread._isMain = true
          return thread
        }
        var isMainThread: Bool { _isMain }
        var description: String {
          _isMain
            ? "<_NSMainThread: 0x600001704040>{number = 1, name = main}"
            : "<NSThread: 0x600001707c00>{number = 2, name = \\(name ?? "(null)")}"
        }
        class func sleep(forTimeInterval ti: TimeInterval) { _sleepThread(ti) }
        class func sleep(until date: Date) { _sleepThread(date.timeIntervalSinceNow) }
        class func detachNewThread(_ block: @escaping () -> Void) { _thread(0, false, block) }
        func start() {
          isExecuting = true
          _thread(0, false) {
            self._block()
            self.isExecuting = false
            self.isFinished = true
          }
        }
        func cancel() { isCancelled = true }
      }
      """),
    Builtin(
      nil,
      """
      func _sleepThread(_ seconds: Double) {
        let _: Void = _block { suspension in _thread(seconds, false) { _resume(suspension, ()) } }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func sleep(_ seconds: UInt32) -> UInt32 {
        _sleepThread(Double(seconds))
        return 0
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func usleep(_ microseconds: UInt32) -> Int32 {
        _sleepThread(Double(microseconds) / 1000000)
        return 0
      }
      """),
    Builtin(
      nil,
      """
      class Operation {
        var completionBlock: (() -> Void)?
        var name: String?
        var dependencies: [Operation] = []
        var isCancelled: Bool = false
        var isExecuting: Bool = false
        var isFinished: Bool = false
        var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
        var _group = DispatchGroup()
        init() { _group.enter() }
        func main() {}
        func start() {
          if !isCancelled {
            isExecuting = true
            main()
            isExecuting = false
          }
          isFinished = true
          completionBlock?()
          _group.leave()
        }
        func cancel() { isCancelled = true }
        func addDependency(_ op: Operation) { dependencies.append(op) }
        func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }
        func waitUntilFinished() { _group.wait() }
      }
      """),
    Builtin(
      nil,
      """
      class BlockOperation: Operation {
        var _blocks: [() -> Void] = []
        override init() { super.init() }
        convenience init(block: @escaping () -> Void) {
          self.init()
          _blocks = [block]
        }
        func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
        override func main() { for block in _blocks { block() } }
      }
      """),
    Builtin(
      nil,
      """
      class OperationQueue {
        static let main: OperationQueue = OperationQueue(_isMain: true)
        static var current: OperationQueue? { main }
        static let defaultMaxConcurrentOperationCount: Int = -1
        var name: String?
        var maxConcurrentOperationCount: Int = -1
        var isSuspended: Bool = false { didSet { _start() } }
        var operations: [Operation] = []
        var _running = 0
        var _waiting: [Operation] = []
        var _group = DispatchGroup()
        let _isMain: Bool
        init() { _isMain = false }
        init(_isMain: Bool) { self._isMain = _isMain }
        var operationCount: Int { operations.count }
        func addOperation(_ op: Operation) {
          operations.append(op)
          _waiting.append(op)
          _group.enter()
          _start()
        }
        func addOperation(_ block: @escaping () -> Void) {
          addOperation(BlockOperation(block: block))
        }
        func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
          for operation in ops { addOperation(operation) }
          if wait { waitUntilAllOperationsAreFinished() }
        }
        func addBarrierBlock(_ barrier: @escaping () -> Void) {
          let operation = BlockOperation(block: barrier)
          for earlier in operations { operation.addDependency(earlier) }
          addOperation(operation)
        }
        func cancelAllOperations() { for operation in operations { operation.cancel() } }
        func waitUntilAllOperationsAreFinished() { _group.wait() }
        func _start() {
          let limit = _isMain ? 1 : maxConcurrentOperationCount
          while !isSuspended && (limit < 0 || _running < limit) {
            guard let index = _waiting.firstIndex(where: { $0.isReady || $0.isCancelled }) else {
              return
            }
            let operation = _waiting.remove(at: index)
            _running += 1
            _thread(0, _isMain) {
              operation.start()
              self._running -= 1
              self.operations.removeAll { $0 === operation }
              self._group.leave()
              self._start()
            }
          }
        }
      }
      """),
  ]
}
