import Checking
import Interpreter

/// Durations, instants and clocks; every clock shows the machine's virtual time.
var clockTypes: [Builtin] {
  durations + [
    Builtin(
      nil,
      """
      protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
        static func / (lhs: Self, rhs: Int) -> Self
        static func * (lhs: Self, rhs: Int) -> Self
        static func / (lhs: Self, rhs: Self) -> Double
      }
      """),
    Builtin(
      nil,
      """
      protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
        associatedtype Duration: DurationProtocol
        func advanced(by duration: Duration) -> Self
        func duration(to other: Self) -> Duration
      }
      """),
    Builtin(
      nil,
      """
      protocol Clock<Duration>: Sendable {
        associatedtype Duration where Duration == Instant.Duration
        associatedtype Instant: InstantProtocol
        var now: Instant { get }
        var minimumResolution: Instant.Duration { get }
        func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
      }
      """),
    Builtin(
      "Clock",
      """
      func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
      }
      """),
    Builtin(
      "Clock",
      """
      func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
      """),
    Builtin(
      "Clock",
      """
      func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
        let start = now
        try await work()
        return start.duration(to: now)
      }
      """),
  ] + ["Continuous", "Suspending"].flatMap { clock($0) }
}

private func clock(_ kind: String) -> [Builtin] {
  let name = "\(kind)Clock"
  return [
    Builtin(
      nil,
      """
      struct \(name): Clock, Sendable {
        typealias Duration = _Duration
        struct Instant: InstantProtocol, Codable {
          typealias Duration = _Duration
          var _time: _Duration
          static var now: Instant { \(name)().now }
          func advanced(by duration: _Duration) -> Instant { Instant(_time: _time + duration) }
          func duration(to other: Instant) -> _Duration {
            other._time - _time
          }
          static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._time < rhs._time }
          static func + (lhs: Instant, rhs: _Duration) -> Instant { lhs.advanced(by: rhs) }
          static func - (lhs: Instant, rhs: _Duration) -> Instant {
            Instant(_time: lhs._time - rhs)
          }
          static func - (lhs: Instant, rhs: Instant) -> _Duration { rhs.duration(to: lhs) }
          static func += (lhs: inout Instant, rhs: _Duration) { lhs = lhs + rhs }
          static func -= (lhs: inout Instant, rhs: _Duration) { lhs = lhs - rhs }
        }
        init() {}
        static var now: Instant { \(name)().now }
        var now: Instant { Instant(_time: _uptime()) }
        var minimumResolution: _Duration { .nanoseconds(1) }
        func sleep(until deadline: Instant, tolerance: _Duration? = nil) async throws {
          try await _sleep(now.duration(to: deadline) / .seconds(1))
        }
      }
      """),
    Builtin(
      "Clock where Self == \(name)",
      "static var \(kind.lowercased()): \(name) { \(name)() }"),
  ]
}

private var durations: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Duration: DurationProtocol, Hashable, Codable, Sendable,
        CustomStringConvertible {}
      """),
    // For the types that have a `Duration` of their own.
    Builtin(nil, "typealias _Duration = Duration"),
    Builtin(nil, "func _uptime() -> Duration") { call in
      // A clock counts nanoseconds: what slept 20 ms has slept no less.
      duration(.nanoseconds(Int64((call.machine.scheduler.now * 1e9).rounded())))
    },
    Builtin("Duration", "static var zero: Duration { get }") { _ in duration(.zero) },
    Builtin("Duration", "var components: (seconds: Int64, attoseconds: Int64) { get }") { call in
      let parts = try call.duration(0).components
      return .tuple([.int(Int(parts.seconds)), .int(Int(parts.attoseconds))])
    },
    Builtin("Duration", "init(secondsComponent: Int64, attosecondsComponent: Int64)") { call in
      let (seconds, attoseconds) = (Int64(try call.int(0)), Int64(try call.int(1)))
      return duration(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
    },
    Builtin("Duration", "var description: String { get }") {
      .string(try $0.duration(0).description)
    },
    Builtin("Duration", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    compare("<") { $0 < $1 },
    compare("==") { $0 == $1 },
    arithmetic("+") { $0 + $1 },
    arithmetic("-") { $0 - $1 },
    Builtin("Duration", "static func / (lhs: Duration, rhs: Duration) -> Double") { call in
      let divisor = try call.duration(1)
      return .double(try call.duration(0) / divisor)
    },
    Builtin("Duration", "static func / (lhs: Duration, rhs: Double) -> Duration") { call in
      duration(try call.duration(0) / call.double(1))
    },
    Builtin("Duration", "static func * (lhs: Duration, rhs: Double) -> Duration") { call in
      duration(try call.duration(0) * call.double(1))
    },
    Builtin("Duration", "static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration") {
      call in
      let divisor = try call.int(1)
      guard divisor != 0 else { throw call.trap("Division by zero") }
      return duration(try call.duration(0) / divisor)
    },
    Builtin("Duration", "static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration") {
      call in duration(try call.duration(0) * call.int(1))
    },
  ]
    + [
      ("+=", "Duration"), ("-=", "Duration"), ("*=", "Int"), ("/=", "Int"), ("*=", "Double"),
      ("/=", "Double"),
    ].map { name, other in
      Builtin(
        "Duration",
        """
        static func \(name) (lhs: inout Duration, rhs: \(other)) {
          lhs = lhs \(name.dropLast()) rhs
        }
        """)
    }
    + ["seconds", "milliseconds", "microseconds", "nanoseconds"].flatMap { unit in
      [
        Builtin("Duration", "static func \(unit)<T: BinaryInteger>(_ \(unit): T) -> Duration") {
          call in
          let count = try call.int(0)
          switch unit {
          case "seconds": return duration(.seconds(count))
          case "milliseconds": return duration(.milliseconds(count))
          case "microseconds": return duration(.microseconds(count))
          default: return duration(.nanoseconds(count))
          }
        },
        Builtin("Duration", "static func \(unit)(_ \(unit): Double) -> Duration") { call in
          let count = try call.double(0)
          guard count.isFinite, count.magnitude < 9e18 else {
            throw call.trap(
              "Double value cannot be converted to _Int128 because it is either infinite or NaN")
          }
          switch unit {
          case "seconds": return duration(.seconds(count))
          case "milliseconds": return duration(.milliseconds(count))
          case "microseconds": return duration(.microseconds(count))
          default: return duration(.nanoseconds(count))
          }
        },
      ]
    }
}

private func arithmetic(
  _ name: String, _ operation: @escaping @Sendable (Duration, Duration) -> Duration
) -> Builtin {
  Builtin("Duration", "static func \(name) (lhs: Duration, rhs: Duration) -> Duration") { call in
    duration(operation(try call.duration(0), try call.duration(1)))
  }
}

private func compare(
  _ name: String, _ operation: @escaping @Sendable (Duration, Duration) -> Bool
) -> Builtin {
  Builtin("Duration", "static func \(name) (lhs: Duration, rhs: Duration) -> Bool") { call in
    .bool(operation(try call.duration(0), try call.duration(1)))
  }
}

private func duration(_ value: Duration) -> Value { .native(DurationValue(value)) }

extension Invocation {
  public func duration(_ index: Int) throws -> Duration {
    try native(index, as: DurationValue.self).duration
  }
}

/// A duration: exact, as Swift's own. A class as all native values are.
final class DurationValue: NativeValue {
  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Duration") }

  func isEqual(to other: any NativeValue, in machine: Machine) -> Bool {
    (other as? DurationValue)?.duration == duration
  }

  func hash(into hasher: inout StableHasher, in machine: Machine) {
    let parts = duration.components
    hasher.combine(Int(parts.seconds))
    hasher.combine(Int(parts.attoseconds))
  }

  func describe(in machine: Machine) -> String { duration.description }
}
