import Interpreter

/// Dates as text, in en_US and UTC. The space before AM and PM in the styles is U+202F, as it is
/// in Foundation.
let dateFormatting: [Builtin] = [
  Builtin(nil, "func _formatDate(_ pattern: String, _ seconds: Double) -> String") { call in
    let date = CivilDate(seconds: try call.double(1))
    return .string(DatePattern(try call.string(0)).string(from: date))
  },
  Builtin(nil, "func _parseDate(_ pattern: String, _ text: String) -> Double?") { call in
    let date = DatePattern(try call.string(0)).date(from: try call.string(1))
    return date.map { .double($0.seconds) } ?? .none
  },
  Builtin(nil, "class Formatter { init() {} }"),
  Builtin(
    nil,
    """
    class DateFormatter: Formatter {
      enum Style: Int, Sendable { case none, short, medium, long, full }
      var dateFormat: String! = ""
      var dateStyle: Style = .none
      var timeStyle: Style = .none
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      var doesRelativeDateFormatting: Bool = false
      var isLenient: Bool = false
      override init() { super.init() }
      var _pattern: String {
        if let format = dateFormat, !format.isEmpty { return format }
        let date = _datePattern(dateStyle.rawValue)
        let time = _timePattern(timeStyle.rawValue)
        if date.isEmpty || time.isEmpty { return date + time }
        return date + (dateStyle.rawValue >= 3 ? " 'at' " : ", ") + time
      }
      func string(from date: Date) -> String {
        _formatDate(_pattern, date.timeIntervalSinceReferenceDate)
      }
      func date(from string: String) -> Date? {
        guard let seconds = _parseDate(_pattern, string) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        dateFormat = dateFormatTemplate
      }
      static func localizedString(
        from date: Date, dateStyle: Style, timeStyle: Style
      ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
      }
    }
    """),
  Builtin(
    nil,
    """
    func _datePattern(_ style: Int) -> String {
      switch style {
      case 1: return "M/d/yy"
      case 2: return "MMM d, yyyy"
      case 3: return "MMMM d, yyyy"
      case 4: return "EEEE, MMMM d, yyyy"
      default: return ""
      }
    }
    """),
  Builtin(
    nil,
    """
    func _timePattern(_ style: Int) -> String {
      switch style {
      case 1: return "h:mm\\u{202F}a"
      case 2: return "h:mm:ss\\u{202F}a"
      case 3: return "h:mm:ss\\u{202F}a z"
      case 4: return "h:mm:ss\\u{202F}a zzzz"
      default: return ""
      }
    }
    """),
  Builtin(
    nil,
    """
    class ISO8601DateFormatter: Formatter {
      override init() { super.init() }
      func string(from date: Date) -> String {
        _formatDate("yyyy-MM-dd'T'HH:mm:ss'Z'", date.timeIntervalSinceReferenceDate)
      }
      func date(from string: String) -> Date? {
        guard let seconds = _parseDate("yyyy-MM-dd'T'HH:mm:ssX", string) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }
    """),
  Builtin(
    "Date",
    "func formatted() -> String { formatted(date: .numeric, time: .shortened) }"),
  Builtin(
    "Date",
    """
    func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
      let day = date._pattern
      let clock = time._pattern
      let joint = date._joins && !clock.isEmpty && !day.isEmpty ? " 'at' " : ", "
      let pattern = day.isEmpty || clock.isEmpty ? day + clock : day + joint + clock
      return _formatDate(pattern, timeIntervalSinceReferenceDate)
    }
    """),
  Builtin(
    "Date",
    """
    struct FormatStyle: _FormatStyle, Hashable, Codable, Sendable {
      typealias FormatInput = Date
      typealias FormatOutput = String
      struct DateStyle: Hashable, Codable, Sendable {
        var _pattern: String
        var _joins: Bool
        static var omitted: DateStyle { DateStyle(_pattern: "", _joins: false) }
        static var numeric: DateStyle { DateStyle(_pattern: "M/d/yyyy", _joins: false) }
        static var abbreviated: DateStyle { DateStyle(_pattern: "MMM d, yyyy", _joins: true) }
        static var long: DateStyle { DateStyle(_pattern: "MMMM d, yyyy", _joins: true) }
        static var complete: DateStyle {
          DateStyle(_pattern: "EEEE, MMMM d, yyyy", _joins: true)
        }
      }
      struct TimeStyle: Hashable, Codable, Sendable {
        var _pattern: String
        static var omitted: TimeStyle { TimeStyle(_pattern: "") }
        static var shortened: TimeStyle { TimeStyle(_pattern: "h:mm\\u{202F}a") }
        static var standard: TimeStyle { TimeStyle(_pattern: "h:mm:ss\\u{202F}a") }
        static var complete: TimeStyle { TimeStyle(_pattern: "h:mm:ss\\u{202F}a z") }
      }
      var _fields: [String] = []
      var _date: DateStyle?
      var _time: TimeStyle?
      init() {}
      init(date: DateStyle?, time: TimeStyle?) { _date = date; _time = time }
      func format(_ value: Date) -> String {
        if _fields.isEmpty {
          if _date == nil && _time == nil { return value.formatted() }
          return value.formatted(date: _date ?? .omitted, time: _time ?? .omitted)
        }
        return _formatDate(_dateFieldPattern(_fields), value.timeIntervalSinceReferenceDate)
      }
      func _adding(_ field: String) -> FormatStyle {
        var result = self
        result._fields.append(field)
        return result
      }
      enum Symbol: Sendable { case defaultDigits, twoDigits, narrow, abbreviated, wide }
      func year() -> FormatStyle { _adding("yyyy") }
      func month(_ format: Symbol = .abbreviated) -> FormatStyle {
        switch format {
        case .defaultDigits: return _adding("M")
        case .twoDigits: return _adding("MM")
        case .narrow: return _adding("MMMMM")
        case .abbreviated: return _adding("MMM")
        case .wide: return _adding("MMMM")
        }
      }
      func day(_ format: Symbol = .defaultDigits) -> FormatStyle {
        _adding(format == .twoDigits ? "dd" : "d")
      }
      func weekday(_ format: Symbol = .abbreviated) -> FormatStyle {
        _adding(format == .wide ? "EEEE" : format == .narrow ? "EEEEE" : "EEE")
      }
      func hour() -> FormatStyle { _adding("h") }
      func minute() -> FormatStyle { _adding("mm") }
      func second() -> FormatStyle { _adding("ss") }
    }
    """),
  Builtin(
    nil,
    """
    func _dateFieldPattern(_ fields: [String]) -> String {
      func one(_ letters: [Character]) -> String? {
        for field in fields { if let first = field.first, letters.contains(first) { return field } }
        return nil
      }
      var day = ""
      let weekday = one(["E"])
      let month = one(["M"])
      let number = one(["d"])
      let year = one(["y"])
      if let month, month.count < 3 {
        let parts: [String?] = [month, number, year]
        day = parts.compactMap { $0 }.joined(separator: "/")
      } else {
        let parts: [String?] = [month, number]
        day = parts.compactMap { $0 }.joined(separator: " ")
        if let year { day += day.isEmpty ? year : number == nil ? " " + year : ", " + year }
      }
      if let weekday { day = day.isEmpty ? weekday : weekday + ", " + day }
      let parts: [String?] = [one(["h"]), one(["m"]), one(["s"])]
      var clock = parts.compactMap { $0 }.joined(separator: ":")
      if one(["h"]) != nil { clock += "\\u{202F}a" }
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
    "_FormatStyle where Self == Date.FormatStyle",
    "static var dateTime: Date.FormatStyle { Date.FormatStyle() }"),
]
