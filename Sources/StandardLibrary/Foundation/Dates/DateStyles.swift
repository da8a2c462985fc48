import Interpreter

/// `Date.FormatStyle` and its relatives, in en_US.
var dateStyles: [Builtin] {
  [
    Builtin(
      "Date",
      """
      struct RelativeFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum Presentation: Int, Codable, Sendable { case numeric, named }
        enum UnitsStyle: Int, Codable, Sendable { case wide, spellOut, abbreviated, narrow }
        var presentation: Presentation
        var unitsStyle: UnitsStyle
        var locale: Locale
        var calendar: Calendar
        init(
          presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
          locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent
        ) {
          self.presentation = presentation
          self.unitsStyle = unitsStyle
          self.locale = locale
          self.calendar = calendar
        }
        func locale(_ locale: Locale) -> RelativeFormatStyle {
          RelativeFormatStyle(
            presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar)
        }
        func format(_ destDate: Date) -> String { _text(Date(), destDate) }
        func _text(_ reference: Date, _ destDate: Date) -> String {
          let (place, amount) = _calendarPart(reference, destDate, calendar)
          return _relativeText(
            place, amount, presentation == .named,
            unitsStyle == .abbreviated || unitsStyle == .narrow, unitsStyle == .narrow,
            locale.identifier)
        }
      }
      """),
    Builtin(
      "Date",
      """
      struct AnchoredRelativeFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias Presentation = RelativeFormatStyle.Presentation
        typealias UnitsStyle = RelativeFormatStyle.UnitsStyle
        var anchor: Date
        var presentation: Presentation
        var unitsStyle: UnitsStyle
        var locale: Locale
        var calendar: Calendar
        init(
          anchor: Date, presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
          locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent
        ) {
          self.anchor = anchor
          self.presentation = presentation
          self.unitsStyle = unitsStyle
          self.locale = locale
          self.calendar = calendar
        }
        func locale(_ locale: Locale) -> AnchoredRelativeFormatStyle {
          AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
            calendar: calendar)
        }
        func format(_ input: Date) -> String {
          RelativeFormatStyle(
            presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar
          )._text(input, anchor)
        }
      }
      """),
    Builtin(
      "FormatStyle where Self == Date.RelativeFormatStyle",
      """
      static func relative(
        presentation: Date.RelativeFormatStyle.Presentation,
        unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
      ) -> Date.RelativeFormatStyle {
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
      }
      """),
    Builtin(
      "Date",
      "func formatted() -> String { formatted(date: .numeric, time: .shortened) }"),
    Builtin(
      "Date",
      """
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).format(self)
      }
      """),
    Builtin(
      "Date",
      """
      struct FormatStyle: _Parseable, ParseStrategy, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        struct DateStyle: Hashable, Codable, Sendable {
          var _pattern: String
          static var omitted: DateStyle { DateStyle(_pattern: "") }
          static var numeric: DateStyle { DateStyle(_pattern: "M/d/yyyy") }
          static var abbreviated: DateStyle { DateStyle(_pattern: "MMM d, yyyy") }
          static var long: DateStyle { DateStyle(_pattern: "MMMM d, yyyy") }
          static var complete: DateStyle { DateStyle(_pattern: "EEEE, MMMM d, yyyy") }
        }
        struct TimeStyle: Hashable, Codable, Sendable {
          var _pattern: String
          static var omitted: TimeStyle { TimeStyle(_pattern: "") }
          static var shortened: TimeStyle { TimeStyle(_pattern: "h:mm\\u{202F}a") }
          static var standard: TimeStyle { TimeStyle(_pattern: "h:mm:ss\\u{202F}a") }
          static var complete: TimeStyle { TimeStyle(_pattern: "h:mm:ss\\u{202F}a z") }
        }
        struct Symbol: Hashable, Codable, Sendable {
          struct Era: Hashable, Codable, Sendable {
            var _pattern: String
            static var narrow: Era { Era(_pattern: "GGGGG") }
            static var abbreviated: Era { Era(_pattern: "G") }
            static var wide: Era { Era(_pattern: "GGGG") }
          }
          struct Year: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Year { Year(_pattern: "yyyy") }
            static var twoDigits: Year { Year(_pattern: "yy") }
          }
          struct Quarter: Hashable, Codable, Sendable {
            var _pattern: String
            static var oneDigit: Quarter { Quarter(_pattern: "Q") }
            static var twoDigits: Quarter { Quarter(_pattern: "QQ") }
            static var narrow: Quarter { Quarter(_pattern: "QQQQQ") }
            static var abbreviated: Quarter { Quarter(_pattern: "QQQ") }
            static var wide: Quarter { Quarter(_pattern: "QQQQ") }
          }
          struct Month: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Month { Month(_pattern: "M") }
            static var twoDigits: Month { Month(_pattern: "MM") }
            static var narrow: Month { Month(_pattern: "MMMMM") }
            static var abbreviated: Month { Month(_pattern: "MMM") }
            static var wide: Month { Month(_pattern: "MMMM") }
          }
          struct Week: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Week { Week(_pattern: "w") }
            static var twoDigits: Week { Week(_pattern: "ww") }
            static var weekOfMonth: Week { Week(_pattern: "W") }
          }
          struct Day: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Day { Day(_pattern: "d") }
            static var twoDigits: Day { Day(_pattern: "dd") }
            static var ordinalOfDayInMonth: Day { Day(_pattern: "F") }
          }
          struct DayOfYear: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: DayOfYear { DayOfYear(_pattern: "D") }
            static var twoDigits: DayOfYear { DayOfYear(_pattern: "DD") }
            static var threeDigits: DayOfYear { DayOfYear(_pattern: "DDD") }
          }
          struct Weekday: Hashable, Codable, Sendable {
            var _pattern: String
            static var oneDigit: Weekday { Weekday(_pattern: "e") }
            static var twoDigits: Weekday { Weekday(_pattern: "ee") }
            static var narrow: Weekday { Weekday(_pattern: "EEEEE") }
            static var short: Weekday { Weekday(_pattern: "EEEEEE") }
            static var abbreviated: Weekday { Weekday(_pattern: "EEE") }
            static var wide: Weekday { Weekday(_pattern: "EEEE") }
          }
          struct Minute: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Minute { Minute(_pattern: "mm") }
            static var twoDigits: Minute { Minute(_pattern: "mm") }
          }
          struct Second: Hashable, Codable, Sendable {
            var _pattern: String
            static var defaultDigits: Second { Second(_pattern: "ss") }
            static var twoDigits: Second { Second(_pattern: "ss") }
          }
          struct Hour: Hashable, Codable, Sendable {
            struct AMPMStyle: Hashable, Codable, Sendable {
              var _letters: String
              static let omitted: AMPMStyle = AMPMStyle(_letters: "")
              static let narrow: AMPMStyle = AMPMStyle(_letters: "aaaaa")
              static let abbreviated: AMPMStyle = AMPMStyle(_letters: "a")
              static let wide: AMPMStyle = AMPMStyle(_letters: "aaaa")
            }
            var _pattern: String
            var _half: String
            static func defaultDigits(amPM: AMPMStyle) -> Hour {
              Hour(_pattern: "h", _half: amPM._letters)
            }
            static func twoDigits(amPM: AMPMStyle) -> Hour {
              Hour(_pattern: "hh", _half: amPM._letters)
            }
            static func conversationalDefaultDigits(amPM: AMPMStyle) -> Hour {
              Hour(_pattern: "h", _half: amPM._letters)
            }
            static func conversationalTwoDigits(amPM: AMPMStyle) -> Hour {
              Hour(_pattern: "hh", _half: amPM._letters)
            }
          }
          struct SecondFraction: Hashable, Codable, Sendable {
            var _pattern: String
            static func fractional(_ val: Int) -> SecondFraction {
              SecondFraction(_pattern: String(repeating: "S", count: Swift.max(1, val)))
            }
          }
          struct TimeZone: Hashable, Codable, Sendable {
            enum Width: Hashable, Codable, Sendable { case short, long }
            var _pattern: String
            static func specificName(_ width: Width) -> TimeZone {
              TimeZone(_pattern: width == .short ? "z" : "zzzz")
            }
            static func genericName(_ width: Width) -> TimeZone {
              TimeZone(_pattern: width == .short ? "v" : "vvvv")
            }
            static func localizedGMT(_ width: Width) -> TimeZone {
              TimeZone(_pattern: width == .short ? "O" : "OOOO")
            }
            static func iso8601(_ width: Width) -> TimeZone {
              TimeZone(_pattern: width == .short ? "XX" : "XXXXX")
            }
          }
        }
        var _fields: [String] = []
        var _date: DateStyle?
        var _time: TimeStyle?
        var locale: Locale
        var calendar: Calendar
        var timeZone: TimeZone
        init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = Locale.current,
          calendar: Calendar = Calendar.current,
          timeZone: TimeZone = TimeZone.current
        ) {
          _date = date
          _time = time
          self.locale = locale
          self.calendar = calendar
          self.timeZone = timeZone
        }
        var _pattern: String {
          let isOmitted = (_date ?? .omitted) == .omitted && (_time ?? .omitted) == .omitted
          let (date, time) = isOmitted ? (.numeric, .shortened) : (_date, _time)
          let (day, clock) = (date?._pattern ?? "", time?._pattern ?? "")
          let fields = _fields.isEmpty ? _patternFields(day) + _patternFields(clock) : _fields
          if let own = _localPattern(fields, locale.identifier) { return own }
          if !_fields.isEmpty { return _dateFieldPattern(_fields) }
          return _joined(day, clock)
        }
        func _joined(_ day: String, _ clock: String) -> String {
          if day.isEmpty || clock.isEmpty { return day + clock }
          return day + (day.hasPrefix("M/") ? ", " : " 'at' ") + clock
        }
        func format(_ value: Date) -> String {
          _formatDate(
            _pattern, value.timeIntervalSinceReferenceDate, timeZone.identifier, locale.identifier)
        }
        func parse(_ value: String) throws -> Date {
          guard let seconds = _parseDate(_pattern, value, timeZone.identifier, locale.identifier)
          else {
            throw CocoaError(.formatting)
          }
          return Date(timeIntervalSinceReferenceDate: seconds)
        }
        var parseStrategy: FormatStyle { self }
        func locale(_ locale: Locale) -> FormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func _adding(_ field: String) -> FormatStyle {
          var result = self
          if _fields.isEmpty {
            result._fields = _patternFields((_date?._pattern ?? "") + (_time?._pattern ?? ""))
          }
          result._fields.append(field)
          return result
        }
        func era(_ format: Symbol.Era = .abbreviated) -> FormatStyle { _adding(format._pattern) }
        func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle {
          _adding(format._pattern)
        }
        func quarter(_ format: Symbol.Quarter = .abbreviated) -> FormatStyle {
          _adding(format._pattern)
        }
        func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
          _adding(format._pattern)
        }
        func week(_ format: Symbol.Week = .defaultDigits) -> FormatStyle {
          _adding(format._pattern)
        }
        func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle { _adding(format._pattern) }
        func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> FormatStyle {
          _adding(format._pattern)
        }
        func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
          _adding(format._pattern)
        }
        func hour(
          _ format: Symbol.Hour = Symbol.Hour.defaultDigits(amPM: .abbreviated)
        ) -> FormatStyle {
          let result = _adding(format._pattern)
          return format._half.isEmpty ? result : result._adding(format._half)
        }
        func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
          _adding(format._pattern)
        }
        func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
          _adding(format._pattern)
        }
        func secondFraction(_ format: Symbol.SecondFraction) -> FormatStyle {
          _adding(format._pattern)
        }
        func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> FormatStyle {
          _adding(format._pattern)
        }
      }
      """),
    // The fields of a pattern: `["M", "d", "yyyy"]` of `M/d/yyyy`.
    Builtin(
      nil,
      """
      func _patternFields(_ pattern: String) -> [String] {
        var fields: [String] = []
        var previous: Character = " "
        for letter in pattern {
          if letter.isLetter {
            if letter == previous { fields[fields.count - 1].append(letter) } else { fields.append(String(letter)) }
          }
          previous = letter
        }
        return fields
      }
      """),
    // Fields in the order and with the marks of en_US, in whichever order they are given.
    Builtin(
      nil,
      """
      func _dateFieldPattern(_ fields: [String]) -> String {
        func one(_ letters: [Character]) -> String? {
          for field in fields { if let first = field.first, letters.contains(first) { return field } }
          return nil
        }
        let weekday = one(["E", "e", "c"])
        let month = one(["M", "L"])
        let number = one(["d"])
        let year = one(["y", "Y"])
        let quarter = one(["Q", "q"])
        var day = ""
        if let month, month.count < 3 {
          let parts: [String?] = [month, number, year]
          day = parts.compactMap { $0 }.joined(separator: "/")
          if let weekday { day = weekday + ", " + day }
        } else {
          let parts: [String?] = [month, number]
          day = parts.compactMap { $0 }.joined(separator: " ")
          if let weekday {
            day = day.isEmpty ? weekday : weekday + (month == nil ? " " : ", ") + day
          }
          if let year {
            day += day.isEmpty ? year : number == nil || month == nil ? " " + year : ", " + year
          }
        }
        if let quarter { day = day.isEmpty ? quarter : quarter + " " + day }
        if let week = one(["w", "W", "F", "D"]) { day = day.isEmpty ? week : day + " " + week }
        if let era = one(["G"]) { day = day.isEmpty ? era : day + " " + era }
        let hour = one(["h", "H", "k", "K"])
        let parts: [String?] = [hour, one(["m"]), one(["s"])]
        let clocks = parts.compactMap { $0 }
        var clock = clocks.joined(separator: ":")
        if clocks.count == 1, hour == nil { clock = clocks[0].prefix(1) + "" }
        if let fraction = one(["S"]) { clock += clock.isEmpty ? fraction : "." + fraction }
        if let half = one(["a"]) { clock += clock.isEmpty ? half : "\\u{202F}" + half }
        if let zone = one(["z", "v", "O", "X", "Z"]) { clock += clock.isEmpty ? zone : " " + zone }
        if day.isEmpty || clock.isEmpty { return day + clock }
        return day + (month != nil && month!.count >= 3 ? " 'at' " : ", ") + clock
      }
      """),
    Builtin(
      "Date",
      """
      func formatted<F: _FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Date { format.format(self) }
      """),
    Builtin(
      "FormatStyle where Self == Date.FormatStyle",
      "static var dateTime: Date.FormatStyle { Date.FormatStyle() }"),
    Builtin(
      "ParseStrategy where Self == Date.FormatStyle",
      "static var dateTime: Date.FormatStyle { Date.FormatStyle() }"),
  ]
}
