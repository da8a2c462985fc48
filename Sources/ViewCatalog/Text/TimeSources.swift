import Interpreter

/// Texts of the present time: `Text(.currentDate, format: .timer(countingDownIn: range))`.
var timeSources: [Builtin] {
  [
    Builtin(nil, "struct TimeDataSource<Value>: Sendable { let _now: () -> Value }"),
    Builtin(
      "TimeDataSource where Value == Date",
      "static var currentDate: TimeDataSource<Date> { TimeDataSource(_now: { Date() }) }"),
    Builtin(
      "TimeDataSource where Value == Duration",
      """
      static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(_now: { .seconds(Date().timeIntervalSince(date)) })
      }
      """),
    Builtin(
      "TimeDataSource where Value == Range<Date>",
      """
      static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(_now: { date..<max(date, Date()) })
      }
      """),
    Builtin(
      "TimeDataSource where Value == Range<Date>",
      """
      static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(_now: { min(date, Date())..<date })
      }
      """),
    Builtin(
      "Text",
      """
      init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
      where V == F.FormatInput, F.FormatOutput == String {
        self = Text._telling { format.format(source._now()) }
      }
      """),
    Builtin(
      nil,
      """
      enum SystemFormatStyle {
        struct Timer: FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = String
          let _range: Range<Date>
          let _countsDown: Bool
          let _showsHours: Bool
          func format(_ value: Date) -> String {
            let now = min(max(value, _range.lowerBound), _range.upperBound)
            let passed = _countsDown
              ? _range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(_range.lowerBound)
            return _clock(passed, fraction: 0, showsHours: _showsHours)
          }
        }
        struct Stopwatch: FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = String
          let _start: Date
          let _showsHours: Bool
          let _fraction: Int
          func format(_ value: Date) -> String {
            _clock(max(0, value.timeIntervalSince(_start)), fraction: _fraction, showsHours: _showsHours)
          }
        }
        struct DateReference: FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = String
          let _date: Date
          let _threshold: Date.ComponentsFormatStyle.Field
          func format(_ value: Date) -> String {
            if abs(_date.timeIntervalSince(value)) >= _limit {
              return _date.formatted(date: .abbreviated, time: .omitted)
            }
            let formatter = RelativeDateTimeFormatter()
            return formatter.localizedString(for: _date, relativeTo: value)
          }
          // From how many seconds on the date itself is said.
          var _limit: Double {
            switch _threshold {
            case .second: return 1
            case .minute: return 60
            case .hour: return 3600
            case .day: return 86400
            case .week: return 7 * 86400
            case .month: return 30 * 86400
            case .year: return 365 * 86400
            }
          }
        }
        struct DateOffset: FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = String
          let _anchor: Date
          let _count: Int
          func format(_ value: Date) -> String {
            let passed = value.timeIntervalSince(_anchor).rounded(.down)
            let text = Duration.seconds(abs(passed)).formatted(
              .units(
                allowed: [.days, .hours, .minutes, .seconds], width: .wide,
                maximumUnitCount: _count))
            return passed < 0 ? "-" + text : text
          }
        }
        static func _clock(_ seconds: Double, fraction: Int, showsHours: Bool) -> String {
          let duration = Duration.seconds(seconds)
          return showsHours && seconds >= 3600
            ? duration.formatted(
              .time(
                pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: fraction)))
            : duration.formatted(
              .time(
                pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: fraction)))
        }
      }
      """),
  ]
    + [("Down", "true"), ("Up", "false")].map { name, down in
      Builtin(
        "FormatStyle where Self == SystemFormatStyle.Timer",
        """
        static func timer(
          counting\(name)In interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
          maxPrecision: Duration = .seconds(1)
        ) -> SystemFormatStyle.Timer {
          SystemFormatStyle.Timer(
            _range: interval, _countsDown: \(down), _showsHours: showsHours)
        }
        """)
    }
    + [
      Builtin(
        "FormatStyle where Self == SystemFormatStyle.Stopwatch",
        """
        static func stopwatch(
          startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
          maxPrecision: Duration = .milliseconds(10)
        ) -> SystemFormatStyle.Stopwatch {
          SystemFormatStyle.Stopwatch(
            _start: startDate, _showsHours: showsHours,
            _fraction: maxPrecision >= .seconds(1) ? 0 : 2)
        }
        """),
      Builtin(
        "FormatStyle where Self == SystemFormatStyle.DateReference",
        """
        static func reference(
          to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
          maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) -> SystemFormatStyle.DateReference {
          SystemFormatStyle.DateReference(_date: date, _threshold: thresholdField)
        }
        """),
      Builtin(
        "FormatStyle where Self == SystemFormatStyle.DateOffset",
        """
        static func offset(
          to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
          maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) -> SystemFormatStyle.DateOffset {
          SystemFormatStyle.DateOffset(_anchor: anchor, _count: maxFieldCount)
        }
        """),
    ]
}
