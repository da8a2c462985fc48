import Checking
import Interpreter
import LayoutEngine
import ViewTree

/// What tells views apart, and when they are the same: `id`, `equatable`.
var identities: [Builtin] {
  [
    Builtin("View", "func id<ID: Hashable>(_ id: ID) -> some View") { call in
      let (content, id) = (call.arguments[0], call.arguments[1].withoutExistential)
      return .view("id") { $0.child(content, key: .id(ValueKey(id, in: $0.machine))) }
    },
    Builtin(
      nil,
      "@frozen struct EquatableView<Content: Equatable & View>: View { typealias Body = Never }"),
    Builtin("EquatableView", "init(content: Content)") { equatable($0.arguments[0]) },
    Builtin("View where Self: Equatable", "func equatable() -> EquatableView<Self>") {
      equatable($0.arguments[0])
    },
    Builtin(nil, "struct TimelineView<Schedule, Content>: View { typealias Body = Never }"),
    Builtin(
      "TimelineView where Schedule: TimelineSchedule, Content: View",
      """
      init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
      ) {
        let animation = schedule as? AnimationTimelineSchedule
        self = Self._following(animation != nil && animation?._isPaused == false, content) {
          Self._entries(of: schedule, around: Date())
        }
      }
      """),
    // The last entry before now, and the seconds to the next one; negative where there is none.
    Builtin(
      "TimelineView where Schedule: TimelineSchedule, Content: View",
      """
      static func _entries(of schedule: Schedule, around now: Date) -> (Date, Double) {
        var shown: Date?
        for date in schedule.entries(from: now, mode: .normal) {
          let rest = date.timeIntervalSince(now)
          // Dates are no more exact.
          if rest > 0.00001 { return (shown ?? date, rest) }
          shown = date
        }
        return (shown ?? now, -1)
      }
      """),
    Builtin(
      "TimelineView where Schedule: TimelineSchedule, Content: View",
      """
      static func _following(
        _ isContinuous: Bool, _ content: @escaping (TimelineViewDefaultContext) -> Content,
        _ entries: @escaping () -> (Date, Double)
      ) -> TimelineView<Schedule, Content>
      """
    ) { call in
      let (machine, content, entries) = (call.machine, call.arguments[1], call.arguments[2])
      let isContinuous = try call.flag(0)
      return .view("TimelineView") { build in
        guard case .tuple(let entry) = try machine.call(entries, []), entry.count == 2,
          case .double(let rest) = entry[1]
        else { return }
        if isContinuous || rest > 0 {
          build.graph.wake(build.node, after: isContinuous ? nil : rest)
        }
        let context = machine.structure("TimelineViewDefaultContext", [entry[0]])
        build.child(try machine.call(content, [context]))
      }
    },
    Builtin(
      nil,
      """
      struct TimelineViewDefaultContext {
        let date: Date
        var cadence: TimelineViewDefaultContext.Cadence { .live }
        enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        func invalidateTimelineContent() {}
      }
      """),
    Builtin("TimelineView", "typealias Context = TimelineViewDefaultContext"),
    Builtin(
      nil,
      """
      struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
        where Entries.Element == Date
      {
        let _dates: Entries
        init(_ dates: Entries) { _dates = dates }
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { _dates }
      }
      """),
    Builtin(
      "TimelineSchedule",
      """
      static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
        where Self == ExplicitTimelineSchedule<S>, S.Element == Date
      { ExplicitTimelineSchedule(dates) }
      """),
    Builtin(nil, "enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }"),
    Builtin("TimelineSchedule", "typealias Mode = TimelineScheduleMode"),
    Builtin(
      nil,
      """
      protocol TimelineSchedule {
        associatedtype Entries: Sequence where Entries.Element == Date
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
      }
      """),
    Builtin(
      nil,
      """
      struct _TimelineEntries: Sequence, IteratorProtocol, Sendable {
        var _next: Date
        let interval: TimeInterval
        init(_ next: Date, _ interval: TimeInterval) {
          _next = next
          self.interval = interval
        }
        mutating func next() -> Date? {
          defer { _next = _next.addingTimeInterval(interval) }
          return _next
        }
      }
      """),
    Builtin(
      nil,
      """
      struct PeriodicTimelineSchedule: TimelineSchedule {
        typealias Entries = _TimelineEntries
        let _interval: TimeInterval
        let _start: Date
        init(from startDate: Date, by interval: TimeInterval) {
          _start = startDate
          _interval = interval
        }
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineEntries {
          let past = (startDate.timeIntervalSince(_start) / _interval).rounded(.down)
          return _TimelineEntries(_start.addingTimeInterval(max(0, past) * _interval), _interval)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AnimationTimelineSchedule: TimelineSchedule {
        typealias Entries = _TimelineEntries
        let _interval: Double
        let _isPaused: Bool
        init(minimumInterval: Double? = nil, paused: Bool = false) {
          _interval = minimumInterval ?? 1 / 60
          _isPaused = paused
        }
        func entries(from start: Date, mode: TimelineScheduleMode) -> _TimelineEntries {
          _TimelineEntries(start, _interval)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct EveryMinuteTimelineSchedule: TimelineSchedule {
        typealias Entries = _TimelineEntries
        init() {}
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineEntries {
          let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
          return _TimelineEntries(Date(timeIntervalSinceReferenceDate: minutes * 60), 60)
        }
      }
      """),
    Builtin(
      "TimelineSchedule where Self == PeriodicTimelineSchedule",
      """
      static func periodic(from startDate: Date, by interval: TimeInterval)
        -> PeriodicTimelineSchedule
      {
        PeriodicTimelineSchedule(from: startDate, by: interval)
      }
      """),
    Builtin(
      "TimelineSchedule where Self == AnimationTimelineSchedule",
      "static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }"),
    Builtin(
      "TimelineSchedule where Self == AnimationTimelineSchedule",
      """
      static func animation(minimumInterval: Double? = nil, paused: Bool = false)
        -> AnimationTimelineSchedule
      { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
      """),
    Builtin(
      "TimelineSchedule where Self == EveryMinuteTimelineSchedule",
      "static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }"),
  ]
}

private func equatable(_ content: Value) -> Value {
  .view("EquatableView") { $0.child(content, isEquatable: true) }
}
