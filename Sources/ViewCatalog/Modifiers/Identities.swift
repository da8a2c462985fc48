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
    Builtin("EquatableView", "init(content: Content)") { $0.arguments[0] },
    Builtin("View where Self: Equatable", "func equatable() -> EquatableView<Self>") {
      $0.arguments[0]
    },
    Builtin(nil, "struct TimelineView<Schedule, Content>: View { typealias Body = Never }"),
    Builtin(
      "TimelineView where Schedule: TimelineSchedule, Content: View",
      """
      init(_ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
      """
    ) { call in
      let (machine, content) = (call.machine, call.arguments[1])
      return .view("TimelineView") { build in
        let context = machine.structure("TimelineViewDefaultContext", [])
        build.child(try machine.call(content, [context]))
      }
    },
    Builtin(
      nil,
      """
      struct TimelineViewDefaultContext {
        var date: Date { Date() }
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
        where Entries.Element == Date { init(_ dates: Entries) {} }
      """),
    Builtin(
      "TimelineSchedule",
      """
      static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
        where Self == ExplicitTimelineSchedule<S>, S.Element == Date
      { ExplicitTimelineSchedule(dates) }
      """),
    Builtin(nil, "protocol TimelineSchedule {}"),
    Builtin(
      nil,
      """
      struct PeriodicTimelineSchedule: TimelineSchedule {
        init(from startDate: Date, by interval: TimeInterval) {}
      }
      """),
    Builtin(
      nil,
      """
      struct AnimationTimelineSchedule: TimelineSchedule {
        init(minimumInterval: Double? = nil, paused: Bool = false) {}
      }
      """),
    Builtin(nil, "struct EveryMinuteTimelineSchedule: TimelineSchedule { init() {} }"),
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
