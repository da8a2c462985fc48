import Interpreter

/// Dates as text, in a locale's words and UTC. The space before AM and PM in the styles is U+202F,
/// as it is in Foundation.
var dateFormatting: [Builtin] {
  [
    Builtin(
      nil,
      """
      func _formatDate(
        _ pattern: String, _ seconds: Double, _ zone: String = "UTC", _ locale: String = "en_US",
        _ halves: [String] = []
      ) -> String
      """
    ) { call in
      let (seconds, zone) = (try call.double(1), try call.string(2))
      let rule = TimeZoneRule(identifier: zone)
      let offset = rule?.offset(at: seconds) ?? 0
      let text = ZoneText(offset: offset, name: rule?.abbreviation(at: seconds))
      let date = CivilDate(seconds: seconds + Double(offset))
      return .string(
        DatePattern(try call.string(0)).string(
          from: date, zone: text, words: try dateWords(call, locale: 3, halves: 4)))
    },
    Builtin(
      nil,
      """
      func _parseDate(
        _ pattern: String, _ text: String, _ zone: String = "UTC", _ locale: String = "en_US",
        _ halves: [String] = [], _ isLenient: Bool = false, _ start: Double? = nil
      ) -> Double?
      """
    ) { call in
      let pattern = DatePattern(try call.string(0))
      let words = try dateWords(call, locale: 3, halves: 4)
      let rule = TimeZoneRule(identifier: try call.string(2))
      var start = CivilDate(year: 2000)
      if case .double(let seconds) = call.arguments[6] {
        start = CivilDate(seconds: seconds + Double(rule?.offset(at: seconds) ?? 0))
      }
      guard
        let found = pattern.date(
          from: try call.string(1), words: words, isLenient: try call.bool(5), start: start)
      else { return .none }
      let local = found.date.seconds
      return .double(local - Double(found.offset ?? rule?.offset(at: local) ?? 0))
    },
    // What a locale writes otherwise than en_US; nil where it writes the same.
    Builtin(
      nil, "func _localPattern(date: Int, time: Int, _ locale: String) -> String?"
    ) { call in
      guard let layout = DateWords(try call.string(2)).layout,
        case .int(let date) = call.arguments[0],
        case .int(let time) = call.arguments[1]
      else { return .none }
      return .string(layout.pattern(date: date, time: time))
    },
    Builtin(nil, "func _localPattern(_ fields: [String], _ locale: String) -> String?") { call in
      guard let layout = DateWords(try call.string(1)).layout,
        case .array(let fields) = call.arguments[0]
      else { return .none }
      return .string(layout.pattern(of: fields.compactMap(\.asText)))
    },
    Builtin(
      nil,
      "class Formatter: NSObject { enum Context: Int, Sendable { case unknown = 0, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }; enum UnitStyle: Int, Sendable { case short = 1, medium, long }; override init() { super.init() }; func string(for obj: Any?) -> String? { nil } }"
    ),
    Builtin(
      nil,
      """
      class DateFormatter: Formatter {
        enum Style: Int, Sendable { case none, short, medium, long, full }
        var _format = ""
        var dateFormat: String! {
          get { _pattern }
          set { _format = newValue ?? "" }
        }
        var dateStyle: Style = .none { didSet { _format = "" } }
        var timeStyle: Style = .none { didSet { _format = "" } }
        var locale: Locale! = Locale.current
        var timeZone: TimeZone! = TimeZone.current
        var calendar: Calendar! = Calendar.current
        var doesRelativeDateFormatting: Bool = false
        var isLenient: Bool = false
        override init() { super.init() }
        var _pattern: String {
          if !_format.isEmpty { return _format }
          if let own = _localPattern(
            date: dateStyle.rawValue, time: timeStyle.rawValue, locale!.identifier)
          {
            return own
          }
          let date = _datePattern(dateStyle.rawValue)
          let time = _timePattern(timeStyle.rawValue)
          if date.isEmpty || time.isEmpty { return date + time }
          return date + (dateStyle.rawValue >= 2 ? " 'at' " : ", ") + time
        }
        func string(from date: Date) -> String {
          _formatDate(
            _pattern, date.timeIntervalSinceReferenceDate, timeZone!.identifier,
            locale!.identifier, _halves)
        }
        override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
        func date(from string: String) -> Date? {
          guard
            let seconds = _parseDate(
              _pattern, string, timeZone!.identifier, locale!.identifier, _halves, isLenient,
              defaultDate?.timeIntervalSinceReferenceDate)
          else { return nil }
          return Date(timeIntervalSinceReferenceDate: seconds)
        }
        func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
          dateFormat = DateFormatter.dateFormat(
            fromTemplate: dateFormatTemplate, options: 0, locale: locale)
        }
        static func dateFormat(
          fromTemplate tmplate: String, options opts: Int, locale: Locale?
        ) -> String? {
          let fields = _fields(tmplate)
          return _localPattern(fields, (locale ?? Locale.current).identifier)
            ?? _dateFieldPattern(fields)
        }
        static func _fields(_ template: String) -> [String] {
          var fields: [String] = []
          for letter in template {
            if let last = fields.last, last.first == letter {
              fields[fields.count - 1].append(letter)
            } else {
              fields.append(String(letter))
            }
          }
          let isHalved = fields.contains { "jhK".contains($0.first!) }
          if isHalved, !fields.contains(where: { $0.hasPrefix("a") }) { fields.append("a") }
          return fields.map { $0 == "j" ? "h" : $0 == "jj" ? "hh" : $0 == "H" ? "HH" : $0 == "m" ? "mm" : $0 == "s" ? "ss" : $0 }
        }
        /// Those of the locale while there are none.
        var _halves: [String] = []
        var amSymbol: String! {
          get { _halves.isEmpty ? _dateSymbols("a", locale!.identifier)[0] : _halves[0] }
          set { _halves = [newValue ?? "", pmSymbol] }
        }
        var pmSymbol: String! {
          get { _halves.isEmpty ? _dateSymbols("a", locale!.identifier)[1] : _halves[1] }
          set { _halves = [amSymbol, newValue ?? ""] }
        }
        var defaultDate: Date?
        var formattingContext: Formatter.Context = .unknown
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
        case 2: return "MMM d, y"
        case 3: return "MMMM d, y"
        case 4: return "EEEE, MMMM d, y"
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
        struct Options: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let withYear: Options = Options(rawValue: 1)
          static let withMonth: Options = Options(rawValue: 2)
          static let withDay: Options = Options(rawValue: 16)
          static let withTime: Options = Options(rawValue: 32)
          static let withTimeZone: Options = Options(rawValue: 64)
          static let withSpaceBetweenDateAndTime: Options = Options(rawValue: 128)
          static let withDashSeparatorInDate: Options = Options(rawValue: 256)
          static let withColonSeparatorInTime: Options = Options(rawValue: 512)
          static let withColonSeparatorInTimeZone: Options = Options(rawValue: 1024)
          static let withFractionalSeconds: Options = Options(rawValue: 2048)
          static let withFullDate: Options = Options(rawValue: 275)
          static let withFullTime: Options = Options(rawValue: 1632)
          static let withInternetDateTime: Options = Options(rawValue: 1907)
        }
        var formatOptions: Options = .withInternetDateTime
        var timeZone: TimeZone! = TimeZone(identifier: "GMT")
        override init() { super.init() }
        func _pattern(_ options: Options) -> String {
          let dash = options.contains(.withDashSeparatorInDate) ? "-" : ""
          var parts: [String] = []
          if options.contains(.withYear) { parts.append("yyyy") }
          if options.contains(.withMonth) { parts.append("MM") }
          if options.contains(.withDay) { parts.append("dd") }
          var pattern = parts.joined(separator: dash)
          guard options.contains(.withTime) else { return pattern }
          let colon = options.contains(.withColonSeparatorInTime) ? ":" : ""
          if !pattern.isEmpty {
            pattern += options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'"
          }
          pattern += ["HH", "mm", "ss"].joined(separator: colon)
          if options.contains(.withFractionalSeconds) { pattern += ".SSS" }
          if options.contains(.withTimeZone) {
            pattern += options.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
          }
          return pattern
        }
        func string(from date: Date) -> String {
          _formatDate(
            _pattern(formatOptions), date.timeIntervalSinceReferenceDate, timeZone!.identifier)
        }
        func date(from string: String) -> Date? {
          guard let seconds = _parseDate(_pattern(formatOptions), string, timeZone!.identifier) else {
            return nil
          }
          return Date(timeIntervalSinceReferenceDate: seconds)
        }
        static func string(
          from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
        ) -> String {
          let formatter = ISO8601DateFormatter()
          formatter.timeZone = timeZone
          formatter.formatOptions = formatOptions
          return formatter.string(from: date)
        }
      }
      """),
    Builtin(
      "Date",
      """
      struct ISO8601FormatStyle: ParseableFormatStyle, ParseStrategy, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum DateSeparator: String, Codable, Sendable { case dash = "-", omitted = "" }
        enum TimeSeparator: String, Codable, Sendable { case colon = ":", omitted = "" }
        enum DateTimeSeparator: String, Codable, Sendable { case space = " ", standard = "'T'" }
        var includingFractionalSeconds: Bool
        var _options: UInt = 0
        init(includingFractionalSeconds: Bool = false) {
          self.includingFractionalSeconds = includingFractionalSeconds
        }
        func _adding(_ option: ISO8601DateFormatter.Options) -> ISO8601FormatStyle {
          var result = self
          result._options = _options | option.rawValue
          return result
        }
        func year() -> ISO8601FormatStyle {
          _adding([.withYear, .withDashSeparatorInDate])
        }
        func month() -> ISO8601FormatStyle { _adding(.withMonth) }
        func day() -> ISO8601FormatStyle { _adding(.withDay) }
        func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
          var result = _adding([.withTime, .withColonSeparatorInTime])
          result.includingFractionalSeconds = includingFractionalSeconds
          return result
        }
        func timeZone(separator: TimeSeparator) -> ISO8601FormatStyle {
          _adding(separator == .colon ? [.withTimeZone, .withColonSeparatorInTimeZone] : .withTimeZone)
        }
        func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
          var result = self
          if _options == 0 { result._options = ISO8601DateFormatter.Options.withInternetDateTime.rawValue }
          let dash = ISO8601DateFormatter.Options.withDashSeparatorInDate.rawValue
          result._options = separator == .dash ? result._options | dash : result._options & ~dash
          return result
        }
        func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
          var result = self
          if _options == 0 { result._options = ISO8601DateFormatter.Options.withInternetDateTime.rawValue }
          return separator == .space ? result._adding(.withSpaceBetweenDateAndTime) : result
        }
        var _formatter: ISO8601DateFormatter {
          let formatter = ISO8601DateFormatter()
          if _options != 0 {
            formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: _options)
          }
          if includingFractionalSeconds { formatter.formatOptions.insert(.withFractionalSeconds) }
          return formatter
        }
        func format(_ value: Date) -> String { _formatter.string(from: value) }
        var parseStrategy: ISO8601FormatStyle { self }
        func parse(_ value: String) throws -> Date {
          guard let date = _formatter.date(from: value) else { throw CocoaError(.formatting) }
          return date
        }
      }
      """),
    Builtin(
      "FormatStyle where Self == Date.ISO8601FormatStyle",
      "static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }"),
    Builtin(
      "ParseStrategy where Self == Date.ISO8601FormatStyle",
      "static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }"
    ),
    Builtin(
      "Date",
      """
      func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String {
        style.format(self)
      }
      """),
    Builtin(
      "Date",
      """
      init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date {
        self = try strategy.parse(value)
      }
      """),
    Builtin(
      nil,
      """
      class RelativeDateTimeFormatter: Formatter {
        enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
        enum DateTimeStyle: Int { case numeric, named }
        var unitsStyle: UnitsStyle = .full
        var dateTimeStyle: DateTimeStyle = .numeric
        var locale: Locale! = Locale.current
        var calendar: Calendar! = Calendar.current
        override init() { super.init() }
        func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
          _relativeText(
            date, referenceDate, dateTimeStyle == .named,
            unitsStyle == .short || unitsStyle == .abbreviated, unitsStyle == .abbreviated,
            locale.identifier)
        }
        func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
          let now = Date()
          return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
        }
        override func string(for obj: Any?) -> String? {
          (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }
      }
      """),
    Builtin(
      nil,
      """
      func _relativeText(
        _ date: Date, _ reference: Date, _ isNamed: Bool, _ isShort: Bool, _ isTiny: Bool,
        _ locale: String = _currentLocale()
      ) -> String {
        let (place, amount) = _largestPart(reference, date, Calendar.current)
        return _relativeText(place, amount, isNamed, isShort, isTiny, locale)
      }
      """),
    // Which part of a distance is the largest, and how many of it there are, rounded towards zero.
    Builtin(
      nil,
      """
      func _largestPart(_ start: Date, _ end: Date, _ calendar: Calendar) -> (Int, Int) {
        let parts = calendar.dateComponents(
          [.year, .month, .weekOfYear, .day, .hour, .minute, .second], from: start, to: end)
        let all = [
          parts.year, parts.month, parts.weekOfYear, parts.day, parts.hour, parts.minute,
          parts.second,
        ]
        for (place, amount) in all.enumerated() {
          if let amount, amount != 0 { return (place, amount) }
        }
        return (6, 0)
      }
      """),
    // The same as a format style counts: calendar days and longer are counted from where the one
    // that it is begins, or back from where it ends; hours and shorter are rounded.
    Builtin(
      nil,
      """
      func _calendarPart(_ start: Date, _ end: Date, _ calendar: Calendar) -> (Int, Int) {
        let distance = end.timeIntervalSince(start).rounded()
        let start = end.addingTimeInterval(-distance)
        let (place, amount) = _largestPart(start, end, calendar)
        guard place > 3 else {
          let parts: [Calendar.Component] = [.year, .month, .weekOfYear, .day]
          guard let own = calendar.dateInterval(of: parts[place], for: start) else {
            return (place, amount)
          }
          let near = start < end ? own.start : own.end.addingTimeInterval(-1)
          return _largestPart(near, end, calendar)
        }
        let unit = place == 4 ? 3600.0 : place == 5 ? 60.0 : 1.0
        let rounded = (distance / unit).rounded()
        let near = end.addingTimeInterval(-rounded * unit)
        let (largest, count) = _largestPart(near, end, calendar)
        return largest == place ? (place, Int(rounded)) : (largest, count)
      }
      """),
    Builtin(
      nil,
      """
      func _relativeText(
        _ place: Int, _ amount: Int, _ isNamed: Bool, _ isShort: Bool, _ isTiny: Bool,
        _ locale: String
      ) -> String {
        let width = isTiny ? 2 : isShort ? 1 : 0
        if let text = _localRelative(place, amount, isNamed, width, locale) { return text }
        if amount == 0 { return isNamed ? "now" : isShort ? "in 0 sec." : "in 0 seconds" }
        let names = [
          ("year", "yr."), ("month", "mo."), ("week", "wk."), ("day", "day"), ("hour", "hr."),
          ("minute", "min."), ("second", "sec."),
        ]
        let (name, short) = names[place]
        let isPast = amount < 0
        let count = Swift.abs(amount)
        if isNamed && count == 1 {
          if name == "day" { return isPast ? "yesterday" : "tomorrow" }
          if place < 3 { return (isPast ? "last " : "next ") + (isShort ? short : name) }
        }
        var unit = isShort ? short : name
        if count != 1 && (!isShort || name == "day") { unit += "s" }
        if isTiny {
          let text = "\\(count)" + ["y", "mo", "w", "d", "h", "m", "s"][place]
          return isPast ? text + " ago" : "in " + text
        }
        return isPast ? "\\(count) \\(unit) ago" : "in \\(count) \\(unit)"
      }
      """),
  ]
}

/// The words of a locale, with the symbols for the halves of the day that a formatter has itself.
private func dateWords(_ call: Invocation, locale: Int, halves: Int) throws -> DateWords {
  var words = DateWords(try call.string(locale))
  let own = try call.elements(halves).compactMap(\.asText)
  if own.count == 2 { words.halves = own }
  return words
}
