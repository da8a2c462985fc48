import Checking
import Interpreter

/// Dispatch queues and timers: everything runs on the one scheduler, in the order it falls due.
let dispatchTypes: [Builtin] = [
  Builtin(nil, "struct _Timeout {}"),
  Builtin(nil, "func _schedule(_ delay: Double, _ body: @escaping () -> Void) -> _Timeout") {
    call in
    let (machine, body) = (call.machine, call.arguments[1])
    let token = machine.scheduler.schedule(after: max(0, try call.double(0))) {
      [unowned machine] in
      _ = try machine.call(body)
    }
    return .native(TimeoutValue(token))
  },
  Builtin(nil, "func _unschedule(_ timeout: _Timeout)") { call in
    call.machine.scheduler.cancel(try call.native(0, as: TimeoutValue.self).token)
    return .void
  },
  Builtin(
    nil,
    """
    struct DispatchTime: Comparable, Sendable {
      var _seconds: Double
      static func now() -> DispatchTime { DispatchTime(_seconds: _now()) }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool { a._seconds < b._seconds }
      static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(_seconds: time._seconds + seconds)
      }
      static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(_seconds: time._seconds - seconds)
      }
      static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(_seconds: time._seconds + interval._seconds)
      }
      var uptimeNanoseconds: UInt64 { UInt64((_seconds - 771154860) * 1000000000) }
    }
    """),
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
    """),
  Builtin(
    nil,
    """
    class DispatchWorkItem {
      var _block: () -> Void
      var isCancelled: Bool = false
      init(block: @escaping () -> Void) { _block = block }
      func perform() { if !isCancelled { _block() } }
      func cancel() { isCancelled = true }
    }
    """),
  Builtin(
    nil,
    """
    struct DispatchQoS: Equatable, Sendable {
      enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      var qosClass: QoSClass
      static var background: DispatchQoS { DispatchQoS(qosClass: .background) }
      static var utility: DispatchQoS { DispatchQoS(qosClass: .utility) }
      static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated) }
      static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive) }
    }
    """),
  Builtin(
    nil,
    """
    class DispatchQueue {
      var label: String
      init(label: String, qos: DispatchQoS = .userInitiated) { self.label = label }
      static let main: DispatchQueue = DispatchQueue(label: "com.apple.main-thread")
      static let _global: DispatchQueue = DispatchQueue(label: "com.apple.root.default-qos")
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
      func async(execute work: @escaping () -> Void) { _ = _schedule(0, work) }
      func async(execute workItem: DispatchWorkItem) { _ = _schedule(0, { workItem.perform() }) }
      func async(qos: DispatchQoS, execute work: @escaping () -> Void) { _ = _schedule(0, work) }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
      func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        _ = _schedule(deadline._seconds - _now(), work)
      }
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        _ = _schedule(deadline._seconds - _now(), { execute.perform() })
      }
    }
    """),
  Builtin(
    nil,
    """
    class RunLoop {
      init() {}
      static let main: RunLoop = RunLoop()
      static var current: RunLoop { main }
      struct Mode: Hashable, Sendable {
        var rawValue: String
        static var common: Mode { Mode(rawValue: "common") }
        static var `default`: Mode { Mode(rawValue: "default") }
        static var tracking: Mode { Mode(rawValue: "tracking") }
      }
      func add(_ timer: Timer, forMode mode: Mode) { timer._start() }
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
      var _repeats: Bool
      var _block: (Timer) -> Void
      var _timeout: _Timeout?
      init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
      ) {
        timeInterval = interval > 0 ? interval : 0.0001
        _repeats = repeats
        _block = block
      }
      @discardableResult
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
      ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._start()
        return timer
      }
      var fireDate: Date { Date().addingTimeInterval(timeInterval) }
      func _start() {
        if isValid && _timeout == nil { _timeout = _schedule(timeInterval, { self._due() }) }
      }
      func _due() {
        _timeout = nil
        if !isValid { return }
        if _repeats { _start() } else { isValid = false }
        _block(self)
      }
      func fire() {
        if !isValid { return }
        if !_repeats { invalidate() }
        _block(self)
      }
      func invalidate() {
        isValid = false
        if let timeout = _timeout { _unschedule(timeout) }
        _timeout = nil
      }
    }
    """),
]

/// Something scheduled, in the hands of the program. A class as all native values are.
private final class TimeoutValue: NativeValue {
  let token: Scheduler.Token

  init(_ token: Scheduler.Token) {
    self.token = token
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("_Timeout") }
  func describe(in machine: Machine) -> String { "Timeout" }
}
