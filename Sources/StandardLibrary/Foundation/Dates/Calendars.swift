import Interpreter

/// The Gregorian calendar in UTC: Swift code over a few natives.
var calendarTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct DateComponents: Hashable, Codable, Sendable {
        var era: Int?
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        var nanosecond: Int?
        var weekday: Int?
        var weekdayOrdinal: Int?
        var weekOfYear: Int?
        var yearForWeekOfYear: Int?
        var weekOfMonth: Int?
        var quarter: Int?
        var dayOfYear: Int?
        var isLeapMonth: Bool?
        var calendar: Calendar?
        var timeZone: TimeZone?
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
          month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
          second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil,
          weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
          weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
        ) {
          self.calendar = calendar
          self.timeZone = timeZone
          self.era = era
          self.weekdayOrdinal = weekdayOrdinal
          self.year = year
          self.month = month
          self.day = day
          self.hour = hour
          self.minute = minute
          self.second = second
          self.nanosecond = nanosecond
          self.weekday = weekday
          self.quarter = quarter
          self.weekOfMonth = weekOfMonth
          self.weekOfYear = weekOfYear
          self.yearForWeekOfYear = yearForWeekOfYear
        }
        var date: Date? { calendar?.date(from: self) }
      }
      """),
    Builtin(
      nil,
      """
      struct Calendar: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var description: String {
          "\\(identifier) (\\(identifier)) locale: \\(locale?.identifier ?? "") time zone: "
            + "\\(timeZone) firstWeekday: \\(firstWeekday) "
            + "minDaysInFirstWeek: \\(minimumDaysInFirstWeek)"
        }
        var debugDescription: String { description }
        enum Identifier: Hashable, Codable, Sendable {
          case gregorian, iso8601, japanese, buddhist, chinese, hebrew, islamic
        }
        enum Component: Hashable, Sendable {
          case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
          case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
          case isLeapMonth
        }
        enum MatchingPolicy: Hashable, Sendable {
          case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents
          case strict
        }
        enum RepeatedTimePolicy: Hashable, Sendable { case first, last }
        enum SearchDirection: Hashable, Sendable { case forward, backward }
        var identifier: Identifier
        var timeZone: TimeZone = TimeZone.current
        var locale: Locale? = Locale.current
        /// Where they are not the region's.
        var _firstWeekday: Int?
        var _minimumDays: Int?
        var firstWeekday: Int {
          get { _firstWeekday ?? _weekRule(locale?.identifier ?? "", 0) }
          set { _firstWeekday = newValue }
        }
        var minimumDaysInFirstWeek: Int {
          get { _minimumDays ?? _weekRule(locale?.identifier ?? "", 1) }
          set { _minimumDays = newValue }
        }
        init(identifier: Identifier) {
          self.identifier = identifier
          if identifier == .iso8601 {
            firstWeekday = 2
            minimumDaysInFirstWeek = 4
          }
        }
        static var current: Calendar { Calendar(identifier: .gregorian) }
        static var autoupdatingCurrent: Calendar { current }
        var amSymbol: String { _symbols("a")[0] }
        var pmSymbol: String { _symbols("a")[1] }
        func _symbols(_ pattern: String) -> [String] {
          _dateSymbols(pattern, locale?.identifier ?? _currentLocale())
        }
      }
      """),
    Builtin(
      nil, "func _dateSymbols(_ pattern: String, _ locale: String = _currentLocale()) -> [String]"
    ) { call in
      let words = DateWords(try call.string(1))
      return .array(DatePattern.symbols(try call.string(0), words).map(Value.string))
    },
    // The first day of the week, and how many days of a year make a week of it.
    Builtin(nil, "func _weekRule(_ locale: String, _ part: Int) -> Int") { call in
      let rule = RegionRule(locale: try call.string(0))
      return .int(try call.int(1) == 0 ? rule.firstWeekday : rule.minimumDays)
    },
    Builtin(nil, "func _usesTwelveHours(_ locale: String) -> Bool") {
      .bool(RegionRule(locale: try $0.string(0)).usesTwelveHours)
    },
    // Year, month, day, hour, minute, second, nanosecond, weekday, day and week of the year.
    Builtin(nil, "func _civil(_ seconds: Double) -> [Int]") { call in
      let date = CivilDate(seconds: try call.double(0))
      let parts = [
        date.year, date.month, date.day, date.hour, date.minute, date.second, date.nanosecond,
        date.weekday, date.dayOfYear, date.weekOfYear,
      ]
      return .array(parts.map(Value.int))
    },
    Builtin(
      nil,
      "func _seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) -> Double"
    ) { call in
      let limit = 1_000_000_000
      let parts = try (0..<6).map { max(-limit, min(limit, try call.int($0))) }
      let date = CivilDate(
        year: max(-100_000, min(100_000, parts[0])), month: max(-100_000, min(100_000, parts[1])),
        day: max(-40_000_000, min(40_000_000, parts[2])), hour: parts[3], minute: parts[4],
        second: parts[5])
      return .double(date.seconds)
    },
    Builtin(nil, "func _addMonths(_ seconds: Double, _ months: Int) -> Double") { call in
      let months = max(-1_200_000, min(1_200_000, try call.int(1)))
      return .double(CivilDate(seconds: try call.double(0)).adding(months: months).seconds)
    },
    Builtin(nil, "func _daysInMonth(_ year: Int, _ month: Int) -> Int") {
      .int(CivilDate.daysInMonth(year: try $0.int(0), month: try $0.int(1)))
    },
    Builtin(
      "Calendar",
      """
      func component(_ component: Component, from date: Date) -> Int {
        let parts = _parts(date)
        switch component {
        case .era: return 1
        case .year: return parts[0]
        case .yearForWeekOfYear: return _week(of: parts).year
        case .month: return parts[1]
        case .day: return parts[2]
        case .hour: return parts[3]
        case .minute: return parts[4]
        case .second: return parts[5]
        case .nanosecond: return parts[6]
        case .weekday: return parts[7]
        case .weekdayOrdinal: return (parts[2] - 1) / 7 + 1
        case .quarter: return (parts[1] - 1) / 3 + 1
        case .weekOfMonth: return (parts[2] + (parts[7] - parts[2] + 35) % 7 - 1) / 7 + 1
        case .weekOfYear: return _week(of: parts).week
        case .dayOfYear: return parts[8]
        case .calendar, .timeZone, .isLeapMonth: return 0
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
        for part in components { result._set(component(part, from: date), for: part) }
        if components.contains(.month) || components.contains(.isLeapMonth) {
          result.isLeapMonth = false
        }
        if components.contains(.calendar) { result.calendar = self }
        if components.contains(.timeZone) { result.timeZone = timeZone }
        return result
      }
      """),
    Builtin(
      "DateComponents",
      """
      mutating func _set(_ value: Int?, for component: Calendar.Component) {
        switch component {
        case .year: year = value
        case .yearForWeekOfYear: yearForWeekOfYear = value
        case .month: month = value
        case .day: day = value
        case .hour: hour = value
        case .minute: minute = value
        case .second: second = value
        case .nanosecond: nanosecond = value
        case .weekday: weekday = value
        case .weekOfYear: weekOfYear = value
        case .weekOfMonth: weekOfMonth = value
        case .quarter: quarter = value
        case .dayOfYear: dayOfYear = value
        case .era: era = value
        case .weekdayOrdinal: weekdayOrdinal = value
        case .calendar, .timeZone, .isLeapMonth: break
        }
      }
      """),
    Builtin(
      "DateComponents",
      "mutating func setValue(_ value: Int?, for component: Calendar.Component) { _set(value, for: component) }"
    ),
    Builtin(
      "DateComponents",
      """
      func value(for component: Calendar.Component) -> Int? {
        switch component {
        case .year: return year
        case .yearForWeekOfYear: return yearForWeekOfYear
        case .month: return month
        case .day: return day
        case .hour: return hour
        case .minute: return minute
        case .second: return second
        case .nanosecond: return nanosecond
        case .weekday: return weekday
        case .weekOfYear: return weekOfYear
        case .weekOfMonth: return weekOfMonth
        case .quarter: return quarter
        case .dayOfYear: return dayOfYear
        case .era: return era
        case .weekdayOrdinal: return weekdayOrdinal
        case .calendar, .timeZone, .isLeapMonth: return nil
        }
      }
      """),
    Builtin(
      "Calendar",
      """
      func dateComponents(
        _ components: Set<Component>, from start: Date, to end: Date
      ) -> DateComponents {
        var result = DateComponents()
        var position = start
        let order: [Component] = [
          .year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
        ]
        for part in order where components.contains(part) {
          let amount = _whole(part, from: position, to: end)
          result._set(amount, for: part)
          position = date(byAdding: part, value: amount, to: position) ?? position
        }
        if components.contains(.nanosecond) {
          result.nanosecond = Int(end.timeIntervalSince(position) * 1000000000)
        }
        return result
      }
      """),
    Builtin(
      "Calendar",
      """
      func _whole(_ component: Component, from start: Date, to end: Date) -> Int {
        let seconds = end.timeIntervalSince(start)
        switch component {
        case .second: return Int(seconds)
        case .minute: return Int(seconds / 60)
        case .hour: return Int(seconds / 3600)
        case .day, .weekOfYear, .weekOfMonth:
          let zone = timeZone.secondsFromGMT(for: end) - timeZone.secondsFromGMT(for: start)
          let days = Int((seconds + Double(zone)) / 86400)
          return component == .day ? days : days / 7
        default: break
        }
        let a = _parts(start)
        let b = _parts(end)
        var months = (b[0] - a[0]) * 12 + b[1] - a[1]
        let reached = _adding(months: months, days: 0, to: start)
        if seconds >= 0 && reached > end { months -= 1 }
        if seconds < 0 && reached < end { months += 1 }
        return component == .year ? months / 12 : component == .quarter ? months / 3 : months
      }
      """),
    // The day of the year on which week 1 begins, from a day of that year and its weekday; it may
    // lie in the year before.
    Builtin(
      "Calendar",
      """
      func _firstWeek(day: Int, weekday: Int) -> Int {
        let into = ((weekday - firstWeekday - day + 1) % 7 + 14) % 7
        return 7 - into >= minimumDaysInFirstWeek ? 1 - into : 8 - into
      }
      """),
    Builtin(
      "Calendar",
      """
      func _week(of parts: [Int]) -> (year: Int, week: Int) {
        let (year, weekday) = (parts[0], parts[7])
        let start = parts[8] - (weekday - firstWeekday + 7) % 7
        let next = parts[8] - _daysInYear(year)
        if start - _daysInYear(year) >= _firstWeek(day: next, weekday: weekday) {
          return (year + 1, 1)
        }
        var first = _firstWeek(day: parts[8], weekday: weekday)
        if start >= first { return (year, (start - first) / 7 + 1) }
        let before = _daysInYear(year - 1)
        first = _firstWeek(day: parts[8] + before, weekday: weekday)
        return (year - 1, (start + before - first) / 7 + 1)
      }
      """),
    Builtin(
      nil, "func _daysInYear(_ year: Int) -> Int { _daysInMonth(year, 2) == 29 ? 366 : 365 }"),
    Builtin(
      "Calendar",
      """
      func _dayOfYear(in components: DateComponents, _ year: Int) -> Int? {
        guard let week = components.weekOfYear, components.month == nil, components.day == nil
        else { return nil }
        let weekday = _civil(_seconds(year, 1, 1, 0, 0, 0))[7]
        let into = ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
        return _firstWeek(day: 1, weekday: weekday) + (week - 1) * 7 + into
      }
      """),
    // The second Monday of a month.
    Builtin(
      "Calendar",
      """
      func _ordinalDay(in components: DateComponents, _ year: Int) -> Int? {
        guard let ordinal = components.weekdayOrdinal, let weekday = components.weekday
        else { return nil }
        let first = _civil(_seconds(year, components.month ?? 1, 1, 0, 0, 0))[7]
        return 1 + (weekday - first + 7) % 7 + (ordinal - 1) * 7
      }
      """),
    Builtin(
      "Calendar",
      """
      func date(from components: DateComponents) -> Date? {
        let year = (components.month == nil ? components.yearForWeekOfYear : nil)
          ?? components.year ?? 1
        let day = _dayOfYear(in: components, year) ?? components.day
          ?? _ordinalDay(in: components, year) ?? 1
        let seconds = _seconds(
          year, components.month ?? 1, day, components.hour ?? 0,
          components.minute ?? 0, components.second ?? 0)
        let zone = components.timeZone ?? components.calendar?.timeZone ?? timeZone
        return Calendar._date(seconds, zone)
      }
      """),
    Builtin(
      "Calendar",
      """
      func _parts(_ date: Date) -> [Int] {
        _civil(date.timeIntervalSinceReferenceDate + Double(timeZone.secondsFromGMT(for: date)))
      }
      """),
    Builtin(
      "Calendar",
      """
      static func _date(_ local: Double, _ zone: TimeZone) -> Date {
        // Of two such times the first; one that a clock leaps over is read by the time before.
        func date(_ offset: Int) -> Date {
          Date(timeIntervalSinceReferenceDate: local - Double(offset))
        }
        let before = zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: local - 86400))
        let after = zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: local + 86400))
        let first = date(before)
        if before == after || zone.secondsFromGMT(for: first) == before { return first }
        let second = date(after)
        return zone.secondsFromGMT(for: second) == after ? second : first
      }
      """),
    Builtin("Calendar", "func _date(_ local: Double) -> Date { Calendar._date(local, timeZone) }"),
    Builtin(
      "Calendar",
      """
      func _adding(months: Int, days: Int, to date: Date) -> Date {
        let offset = Double(timeZone.secondsFromGMT(for: date))
        let local = date.timeIntervalSinceReferenceDate + offset
        return _date(_addMonths(local, months) + Double(days) * 86400)
      }
      """),
    Builtin(
      "Calendar",
      """
      func date(
        byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
      ) -> Date? {
        switch component {
        case .year, .yearForWeekOfYear:
          return _adding(months: value * 12, days: 0, to: date)
        // Foundation passes quarters over.
        case .quarter: return date
        case .month: return _adding(months: value, days: 0, to: date)
        case .weekOfYear, .weekOfMonth, .weekdayOrdinal:
          return _adding(months: 0, days: value * 7, to: date)
        case .day, .weekday, .dayOfYear: return _adding(months: 0, days: value, to: date)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .nanosecond: return date.addingTimeInterval(Double(value) / 1000000000)
        case .era, .calendar, .timeZone, .isLeapMonth: return nil
        }
      }
      """),
  ]
}
