import Interpreter

/// Dates as text, the rest of it.
let moreDateFormatting: [Builtin] = [
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
      init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
        self.presentation = presentation
        self.unitsStyle = unitsStyle
      }
      func format(_ destDate: Date) -> String {
        _relativeText(
          destDate, Date(), presentation == .named,
          unitsStyle == .abbreviated || unitsStyle == .narrow, unitsStyle == .narrow)
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
    nil,
    """
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
      struct ZeroFormattingBehavior: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let `default`: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 1)
        static let dropLeading: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 4)
        static let dropTrailing: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 8)
        static let dropAll: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 14)
        static let pad: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 65536)
      }
      var unitsStyle: UnitsStyle = .positional
      var allowedUnits: NSCalendar.Unit = []
      var zeroFormattingBehavior: ZeroFormattingBehavior = .default
      var maximumUnitCount: Int = 0
      var collapsesLargestUnit: Bool = false
      var includesApproximationPhrase: Bool = false
      override init() { super.init() }
      func string(from ti: TimeInterval) -> String? {
        let units = allowedUnits.isEmpty ? NSCalendar.Unit(rawValue: 240) : allowedUnits
        let table: [(NSCalendar.Unit, Int, String, String, String)] = [
          (.day, 86400, "day", "day", "d"), (.hour, 3600, "hour", "hr", "h"),
          (.minute, 60, "minute", "min", "m"), (.second, 1, "second", "sec", "s"),
        ]
        var rest = Int(ti)
        var parts: [(Int, String, String, String)] = []
        for (unit, size, full, short, tiny) in table where units.contains(unit) {
          parts.append((rest / size, full, short, tiny))
          rest %= size
        }
        if unitsStyle == .positional {
          if !zeroFormattingBehavior.contains(.pad) {
            while parts.count > 2, parts[0].0 == 0 { parts.removeFirst() }
          }
          var texts: [String] = []
          for part in parts {
            let isPadded = !texts.isEmpty || zeroFormattingBehavior.contains(.pad)
            texts.append(isPadded && part.0 < 10 ? "0\\(part.0)" : "\\(part.0)")
          }
          return texts.joined(separator: ":")
        }
        var kept = parts.filter { $0.0 != 0 }
        if kept.isEmpty, let last = parts.last { kept = [last] }
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        let texts = kept.map { part -> String in
          switch unitsStyle {
          case .abbreviated: return "\\(part.0)" + part.3
          case .short, .brief:
            return "\\(part.0) " + part.2
              + (part.0 != 1 && (part.1 == "day") ? "s" : "")
          default: return "\\(part.0) " + part.1 + (part.0 == 1 ? "" : "s")
          }
        }
        return texts.joined(separator: unitsStyle == .abbreviated ? " " : ", ")
      }
      func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
      }
    }
    """),
  Builtin(
    nil,
    """
    class NSCalendar {
      struct Unit: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let year: Unit = Unit(rawValue: 4)
        static let month: Unit = Unit(rawValue: 8)
        static let day: Unit = Unit(rawValue: 16)
        static let hour: Unit = Unit(rawValue: 32)
        static let minute: Unit = Unit(rawValue: 64)
        static let second: Unit = Unit(rawValue: 128)
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
