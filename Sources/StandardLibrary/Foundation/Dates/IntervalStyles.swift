import Interpreter

/// Stretches of time as text, in en_US: from when to when, and how long.
var intervalStyles: [Builtin] {
  [
    Builtin(
      "Date",
      """
      struct IntervalFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        var _style: FormatStyle
        init(
          date: FormatStyle.DateStyle? = nil, time: FormatStyle.TimeStyle? = nil,
          locale: Locale = Locale.current, calendar: Calendar = Calendar.current,
          timeZone: TimeZone = TimeZone.current
        ) {
          _style = FormatStyle(
            date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
        }
        func format(_ value: Range<Date>) -> String {
          var start = _style.format(value.lowerBound)
          var end = _style.format(value.upperBound)
          if start == end { return start }
          // What both have of one day is said once.
          if Calendar.current.isDate(value.lowerBound, inSameDayAs: value.upperBound) {
            start = start.replacingOccurrences(of: " at ", with: ", ")
            end = end.replacingOccurrences(of: " at ", with: ", ")
            if let comma = start.range(of: ", ", options: .backwards) {
              let head = String(start[..<comma.upperBound])
              if end.hasPrefix(head) { end = String(end.dropFirst(head.count)) }
            }
            for half in ["\\u{202F}AM", "\\u{202F}PM"] {
              if start.hasSuffix(half) && end.hasSuffix(half) {
                start = String(start.dropLast(half.count))
              }
            }
          }
          return start + "\\u{2009}–\\u{2009}" + end
        }
        func locale(_ locale: Locale) -> IntervalFormatStyle { self }
        func _adding(_ style: FormatStyle) -> IntervalFormatStyle {
          var result = self
          result._style = style
          return result
        }
        func day() -> IntervalFormatStyle { _adding(_style.day()) }
        func hour(
          _ format: FormatStyle.Symbol.Hour = FormatStyle.Symbol.Hour.defaultDigits(amPM: .abbreviated)
        ) -> IntervalFormatStyle { _adding(_style.hour(format)) }
        func minute() -> IntervalFormatStyle { _adding(_style.minute()) }
        func month(
          _ format: FormatStyle.Symbol.Month = .abbreviated
        ) -> IntervalFormatStyle { _adding(_style.month(format)) }
        func second() -> IntervalFormatStyle { _adding(_style.second()) }
        func timeZone(
          _ format: FormatStyle.Symbol.TimeZone = .specificName(.short)
        ) -> IntervalFormatStyle { _adding(_style.timeZone(format)) }
        func weekday(
          _ format: FormatStyle.Symbol.Weekday = .abbreviated
        ) -> IntervalFormatStyle { _adding(_style.weekday(format)) }
        func year() -> IntervalFormatStyle { _adding(_style.year()) }
      }
      """),
    Builtin(
      "FormatStyle where Self == Date.IntervalFormatStyle",
      "static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }"),
    Builtin(
      "Range where Bound == Date",
      "func formatted() -> String { Date.IntervalFormatStyle().format(self) }"),
    Builtin(
      "Range where Bound == Date",
      """
      func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
      ) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
      """),
    Builtin(
      "Range where Bound == Date",
      """
      func formatted<S: _FormatStyle>(_ style: S) -> S.FormatOutput
      where S.FormatInput == Range<Date> { style.format(self) }
      """),
    Builtin(
      "Date",
      """
      struct ComponentsFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        enum Style: Codable, Sendable { case condensedAbbreviated, abbreviated, narrow, wide, spellOut }
        enum Field: Hashable, Codable, Sendable { case year, month, week, day, hour, minute, second }
        var style: Style
        var fields: Set<Field>?
        init(style: Style, fields: Set<Field>? = nil) {
          self.style = style
          self.fields = fields
        }
        func format(_ v: Range<Date>) -> String {
          let formatter = DateComponentsFormatter()
          switch style {
          case .wide: formatter.unitsStyle = .full
          case .spellOut: formatter.unitsStyle = .spellOut
          case .narrow, .condensedAbbreviated: formatter.unitsStyle = .abbreviated
          case .abbreviated: formatter.unitsStyle = .short
          }
          let fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
          var units: NSCalendar.Unit = []
          if fields.contains(.year) { units.insert(.year) }
          if fields.contains(.month) { units.insert(.month) }
          if fields.contains(.week) { units.insert(.weekOfMonth) }
          if fields.contains(.day) { units.insert(.day) }
          if fields.contains(.hour) { units.insert(.hour) }
          if fields.contains(.minute) { units.insert(.minute) }
          if fields.contains(.second) { units.insert(.second) }
          formatter.allowedUnits = units
          return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
        }
      }
      """),
    Builtin(
      "FormatStyle where Self == Date.ComponentsFormatStyle",
      """
      static func components(
        style: Date.ComponentsFormatStyle.Style,
        fields: Set<Date.ComponentsFormatStyle.Field>? = nil
      ) -> Date.ComponentsFormatStyle {
        Date.ComponentsFormatStyle(style: style, fields: fields)
      }
      """),
  ]
}
