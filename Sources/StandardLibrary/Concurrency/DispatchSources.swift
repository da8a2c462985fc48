import Interpreter

/// Timers of Dispatch.
var dispatchSources: [Builtin] {
  [
    Builtin(
      nil,
      """
      class DispatchSource {
        struct TimerFlags: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let strict: TimerFlags = TimerFlags(rawValue: 1)
        }
        class func makeTimerSource(
          flags: TimerFlags = [], queue: DispatchQueue? = nil
        ) -> any DispatchSourceTimer { _DispatchTimer(queue ?? DispatchQueue.global()) }
      }
      """),
    Builtin(
      nil,
      """
      protocol DispatchSourceProtocol: AnyObject {
        func setEventHandler(handler: (() -> Void)?)
        func setCancelHandler(handler: (() -> Void)?)
        func activate()
        func resume()
        func suspend()
        func cancel()
        var isCancelled: Bool { get }
      }
      """),
    Builtin(
      nil,
      """
      protocol DispatchSourceTimer: DispatchSourceProtocol {
        func schedule(
          deadline: DispatchTime, repeating interval: DispatchTimeInterval,
          leeway: DispatchTimeInterval)
      }
      """),
    Builtin(
      "DispatchSourceTimer",
      """
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
      ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }
      """),
    Builtin(
      "DispatchSourceTimer",
      """
      func schedule(
        deadline: DispatchTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        schedule(
          deadline: deadline, repeating: .nanoseconds(Int(interval * 1e9)), leeway: leeway)
      }
      """),
    Builtin(
      nil,
      """
      final class _DispatchTimer: DispatchSourceTimer {
        let _queue: DispatchQueue
        var _deadline: DispatchTime?
        var _interval: DispatchTimeInterval = .never
        var _event: (() -> Void)?
        var _end: (() -> Void)?
        var _isRunning: Bool = false
        // Which schedule counts: a later one takes the place of those before.
        var _turn: Int = 0
        var isCancelled: Bool = false
        init(_ queue: DispatchQueue) { _queue = queue }
        func setEventHandler(handler: (() -> Void)?) { _event = handler }
        func setCancelHandler(handler: (() -> Void)?) { _end = handler }
        func schedule(
          deadline: DispatchTime, repeating interval: DispatchTimeInterval,
          leeway: DispatchTimeInterval
        ) {
          _deadline = deadline
          _interval = interval
          if _isRunning { _wait() }
        }
        func activate() { resume() }
        func resume() {
          if _isRunning || isCancelled { return }
          _isRunning = true
          _wait()
        }
        func suspend() { _isRunning = false }
        func cancel() {
          if isCancelled { return }
          isCancelled = true
          _isRunning = false
          _queue.async { self._end?() }
        }
        func _wait() {
          guard let deadline = _deadline else { return }
          _turn += 1
          let turn = _turn
          _queue.asyncAfter(deadline: deadline) { [weak self] in
            guard let self, self._isRunning, self._turn == turn else { return }
            self._event?()
            if self._interval == .never { return }
            self._deadline = deadline + self._interval
            if self._isRunning && self._turn == turn { self._wait() }
          }
        }
      }
      """),
  ]
}
