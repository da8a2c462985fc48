import Interpreter

/// What calendars reckon with dates.
var calendarArithmetic: [Builtin] {
  [
    Builtin(
      "Calendar",
      """
      func date(
        byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
      ) -> Date? {
        var result = date
        let order: [Component] = [
          .year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
          .nanosecond,
        ]
        for part in order {
          guard let value = components.value(for: part) else { continue }
          result = self.date(byAdding: part, value: value, to: result) ?? result
        }
        return result
      }
      """),
    Builtin(
      "Calendar",
      """
      func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
        matchingPolicy: MatchingPolicy = .nextTime,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date? {
        if hour < 0 || hour > 23 || minute < 0 || minute > 59 { return nil }
        let parts = _parts(date)
        return _date(_seconds(parts[0], parts[1], parts[2], hour, minute, second))
      }
      """),
    Builtin(
      "Calendar",
      """
      func startOfDay(for date: Date) -> Date {
        let parts = _parts(date)
        return _date(_seconds(parts[0], parts[1], parts[2], 0, 0, 0))
      }
      """),
    Builtin(
      "Calendar",
      """
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
        startOfDay(for: date1) == startOfDay(for: date2)
      }
      """),
    Builtin(
      "Calendar",
      """
      func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
        _start(of: component, date1) == _start(of: component, date2)
      }
      """),
    Builtin(
      "Calendar",
      """
      func _start(of component: Component, _ date: Date) -> Date {
        let parts = _parts(date)
        switch component {
        case .year, .yearForWeekOfYear:
          return _date(_seconds(parts[0], 1, 1, 0, 0, 0))
        case .quarter:
          let month = (parts[1] - 1) / 3 * 3 + 1
          return _date(_seconds(parts[0], month, 1, 0, 0, 0))
        case .month:
          return _date(_seconds(parts[0], parts[1], 1, 0, 0, 0))
        case .weekOfYear, .weekOfMonth:
          let back = (parts[7] - firstWeekday + 7) % 7
          return startOfDay(for: date).addingTimeInterval(-86400 * Double(back))
        case .hour:
          let seconds = Double(parts[3] * 3600)
          return startOfDay(for: date).addingTimeInterval(seconds)
        case .minute:
          let seconds = Double(parts[3] * 3600 + parts[4] * 60)
          return startOfDay(for: date).addingTimeInterval(seconds)
        case .second:
          return Date(
            timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
        default: return startOfDay(for: date)
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        // A quarter is none to add, and the others are days by another name.
        let start = _start(of: component, date)
        let step: (Component, Int) =
          switch component {
          case .quarter: (.month, 3)
          case .weekday, .weekdayOrdinal, .dayOfYear: (.day, 1)
          default: (component, 1)
          }
        guard let end = self.date(byAdding: step.0, value: step.1, to: start) else { return nil }
        return DateInterval(start: start, end: end)
      }
      """),
    Builtin(
      "Calendar",
      """
      func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        let parts = _parts(date)
        switch smaller {
        case .day where larger == .month: return 1..<(_daysInMonth(parts[0], parts[1]) + 1)
        case .day where larger == .weekOfMonth:
          let first = parts[2] - _weekdayOrdinality(date) + 1
          return max(1, first)..<min(_daysInMonth(parts[0], parts[1]) + 1, first + 7)
        case .quarter where larger == .year: return 1..<5
        // As many as have a day in it.
        case .weekOfMonth where larger == .month, .weekOfYear where larger == .year:
          guard let whole = dateInterval(of: larger, for: date),
            let days = dateComponents([.day], from: whole.start, to: whole.end).day
          else { return nil }
          return 1..<((days + _weekdayOrdinality(whole.start) + 5) / 7 + 1)
        case .day: return 1..<(_daysInMonth(parts[0], 2) == 29 ? 367 : 366)
        case .month: return 1..<13
        case .hour: return 0..<24
        case .minute, .second: return 0..<60
        case .weekday: return 1..<8
        default: return nil
        }
      }
      """),
    Builtin(
      "Calendar", "func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }"),
    Builtin(
      "Calendar",
      """
      func isDateInTomorrow(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: Date().addingTimeInterval(86400))
      }
      """),
    Builtin(
      "Calendar",
      """
      func isDateInYesterday(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: Date().addingTimeInterval(-86400))
      }
      """),
    Builtin(
      "Calendar",
      """
      func isDateInWeekend(_ date: Date) -> Bool {
        let day = component(.weekday, from: date)
        return day == 1 || day == 7
      }
      """),
    Builtin(
      "Calendar",
      """
      func compare(
        _ date1: Date, to date2: Date, toGranularity component: Component
      ) -> ComparisonResult {
        _start(of: component, date1).compare(_start(of: component, date2))
      }
      """),
    Builtin(
      "Calendar",
      """
      func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
        switch (smaller, larger) {
        case (.day, .year): component(.dayOfYear, from: date)
        case (.day, .weekOfMonth), (.day, .weekOfYear), (.weekday, .weekOfMonth),
          (.weekday, .weekOfYear):
          _weekdayOrdinality(date)
        case (.hour, _), (.minute, _), (.second, _): component(smaller, from: date) + 1
        default: component(smaller, from: date)
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func _weekdayOrdinality(_ date: Date) -> Int {
        (component(.weekday, from: date) - firstWeekday + 7) % 7 + 1
      }
      """),
    Builtin(
      "Calendar",
      """
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        var result = calendar.dateComponents(
          [
            .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .quarter,
            .weekOfMonth, .weekOfYear,
          ], from: date)
        result.calendar = self
        result.timeZone = timeZone
        return result
      }
      """),
    Builtin(
      "Calendar",
      """
      func _matches(_ components: DateComponents, _ date: Date) -> Bool {
        let order: [Component] = [.year, .month, .day, .weekday, .hour, .minute, .second]
        for part in order {
          if let wanted = components.value(for: part), component(part, from: date) != wanted {
            return false
          }
        }
        return true
      }
      """),
    Builtin(
      "Calendar",
      """
      func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date? {
        let step = direction == .forward ? 1 : -1
        let hasDay = components.day != nil || components.weekday != nil || components.month != nil
          || components.year != nil
        var hours: [Int] = Array(0..<24)
        if let hour = components.hour { hours = [hour] } else if hasDay && components.minute == nil && components.second == nil { hours = [0] }
        let minutes: [Int] = components.minute.map { [$0] } ?? (components.hour != nil || hasDay || components.second == nil ? [0] : Array(0..<60))
        let second = components.second ?? 0
        var day = startOfDay(for: date)
        for _ in 0..<14700 {
          if _matchesDay(components, day) {
            for hour in step > 0 ? hours : hours.reversed() {
              for minute in step > 0 ? minutes : minutes.reversed() {
                guard let found = self.date(
                  bySettingHour: hour, minute: minute, second: second, of: day)
                else { continue }
                if step > 0 ? found > date : found < date { return found }
              }
            }
          }
          day = self.date(byAdding: .day, value: step, to: day)!
        }
        return nil
      }
      """),
    Builtin(
      "Calendar",
      """
      func enumerateDates(
        startingAfter start: Date, matching components: DateComponents,
        matchingPolicy: MatchingPolicy, repeatedTimePolicy: RepeatedTimePolicy = .first,
        direction: SearchDirection = .forward,
        using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
      ) {
        var date = start
        var isStopped = false
        while !isStopped,
          let next = nextDate(
            after: date, matching: components, matchingPolicy: matchingPolicy, direction: direction)
        {
          block(next, true, &isStopped)
          date = next
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func dates(
        byAdding component: Component, value: Int = 1, startingAt start: Date,
        in range: Range<Date>? = nil, wrappingComponents: Bool = false
      ) -> AnySequence<Date> {
        AnySequence<Date> {
          var count = 0
          return AnyIterator<Date> {
            count += 1
            let next = self.date(byAdding: component, value: value * count, to: start)
            guard let next, range?.contains(next) ?? true else { return nil }
            return next
          }
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func dates(
        byMatching components: DateComponents, startingAt start: Date,
        in range: Range<Date>? = nil, matchingPolicy: MatchingPolicy = .nextTime,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> AnySequence<Date> {
        AnySequence<Date> {
          var last = start
          return AnyIterator<Date> {
            let next = self.nextDate(
              after: last, matching: components, matchingPolicy: matchingPolicy,
              direction: direction)
            guard let next, range?.contains(next) ?? true else { return nil }
            last = next
            return next
          }
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func maximumRange(of component: Component) -> Range<Int>? {
        switch component {
        case .day: 1..<32
        case .weekOfYear: 1..<54
        case .weekOfMonth: 1..<7
        case .weekdayOrdinal: 1..<6
        case .dayOfYear: 1..<367
        default: minimumRange(of: component)
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func minimumRange(of component: Component) -> Range<Int>? {
        switch component {
        case .era: 0..<2
        case .month: 1..<13
        case .day: 1..<29
        case .hour: 0..<24
        case .minute, .second: 0..<60
        case .weekday: 1..<8
        case .weekOfYear: 1..<53
        case .weekOfMonth, .weekdayOrdinal, .quarter: 1..<5
        case .nanosecond: 0..<1_000_000_000
        case .dayOfYear: 1..<366
        default: nil
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func nextWeekend(
        startingAfter start: Date, direction: SearchDirection = .forward
      ) -> DateInterval? {
        let step = direction == .forward ? 1 : -1
        var day = startOfDay(for: start)
        for _ in 0..<15 {
          day = date(byAdding: .day, value: step, to: day)!
          if component(.weekday, from: day) == 7 {
            return DateInterval(start: day, end: date(byAdding: .day, value: 2, to: day)!)
          }
        }
        return nil
      }
      """),
    Builtin(
      "Calendar",
      """
      func _matchesDay(_ components: DateComponents, _ date: Date) -> Bool {
        var day = components
        day.hour = nil
        day.minute = nil
        day.second = nil
        return _matches(day, date)
      }
      """),
    Builtin(
      "Calendar",
      """
      func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
        if self.component(component, from: date) == value { return date }
        var components = DateComponents()
        components._set(value, for: component)
        return nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      }
      """),
    Builtin(
      "Calendar",
      """
      func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        _matches(components, date)
      }
      """),
    Builtin(
      "Calendar",
      """
      func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
        guard isDateInWeekend(date) else { return nil }
        let isSunday = component(.weekday, from: date) == 1
        let start = self.date(byAdding: .day, value: isSunday ? -1 : 0, to: startOfDay(for: date))!
        return DateInterval(start: start, end: self.date(byAdding: .day, value: 2, to: start)!)
      }
      """),
    Builtin(
      "DateComponents",
      """
      func isValidDate(in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: self) else { return false }
        return calendar._matches(self, date)
      }
      """),
    Builtin(
      "DateComponents", "var isValidDate: Bool { isValidDate(in: calendar ?? Calendar.current) }"),
    Builtin(
      "DateComponents: CustomStringConvertible",
      """
      var description: String {
        customMirror.children.map { "\\($0.label!): \\($0.value) " }.joined()
      }
      """),
    // No month has been leapt: as good as nothing said of it.
    Builtin(
      "DateComponents",
      """
      static func == (lhs: DateComponents, rhs: DateComponents) -> Bool {
        lhs._numbers == rhs._numbers && lhs.calendar == rhs.calendar
          && lhs.timeZone == rhs.timeZone
          && (lhs.isLeapMonth ?? false) == (rhs.isLeapMonth ?? false)
      }
      """),
    Builtin("DateComponents", "func hash(into hasher: inout Hasher) { hasher.combine(_numbers) }"),
    Builtin(
      "DateComponents",
      """
      var _numbers: [Int?] {
        [
          era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter,
          weekOfMonth, weekOfYear, dayOfYear, yearForWeekOfYear,
        ]
      }
      """),
    Builtin(
      "DateComponents",
      """
      struct _Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
        static let numbers: [(String, WritableKeyPath<DateComponents, Int?>)] = [
          ("era", \\.era), ("year", \\.year), ("month", \\.month), ("day", \\.day), ("hour", \\.hour),
          ("minute", \\.minute), ("second", \\.second), ("nanosecond", \\.nanosecond),
          ("weekday", \\.weekday), ("weekdayOrdinal", \\.weekdayOrdinal), ("quarter", \\.quarter),
          ("weekOfMonth", \\.weekOfMonth), ("weekOfYear", \\.weekOfYear),
          ("dayOfYear", \\.dayOfYear), ("yearForWeekOfYear", \\.yearForWeekOfYear),
        ]
      }
      """),
    Builtin(
      "DateComponents",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        for (key, path) in _Key.numbers {
          try container.encodeIfPresent(self[keyPath: path], forKey: _Key(key))
        }
        try container.encodeIfPresent(calendar, forKey: _Key("calendar"))
        try container.encodeIfPresent(timeZone, forKey: _Key("timeZone"))
      }
      """),
    Builtin(
      "DateComponents",
      """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        self.init(
          calendar: try container.decodeIfPresent(Calendar.self, forKey: _Key("calendar")),
          timeZone: try container.decodeIfPresent(TimeZone.self, forKey: _Key("timeZone")))
        for (key, path) in _Key.numbers {
          self[keyPath: path] = try container.decodeIfPresent(Int.self, forKey: _Key(key))
        }
      }
      """),
    Builtin(
      "DateComponents: CustomReflectable",
      """
      var customMirror: Mirror {
        let all: [(String, Any?)] = [
          ("calendar", calendar?.description), ("timeZone", timeZone?.description), ("era", era),
          ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute),
          ("second", second), ("nanosecond", nanosecond), ("weekday", weekday),
          ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth),
          ("weekOfYear", weekOfYear), ("dayOfYear", dayOfYear),
          ("yearForWeekOfYear", yearForWeekOfYear), ("isLeapMonth", isLeapMonth),
        ]
        var children: [Mirror.Child] = []
        for (label, value) in all {
          if let value { children.append((label: label, value: value)) }
        }
        return Mirror(self, children: children, displayStyle: .struct)
      }
      """),
  ]
}
