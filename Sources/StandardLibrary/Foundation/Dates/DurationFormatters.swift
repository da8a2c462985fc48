import Interpreter

/// Lengths of time as text: `DateComponentsFormatter`, and the styles of `Duration`.
var durationFormatters: [Builtin] {
  [
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
          static let weekOfMonth: Unit = Unit(rawValue: 4096)
        }
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
        struct _Part {
          var unit: _Unit
          var count: Int
        }
        struct _Unit {
          var unit: NSCalendar.Unit
          var component: Calendar.Component
          var size: Int
          var full: String
          var short: String
          var brief: String
          var tiny: String
        }
        var unitsStyle: UnitsStyle = .positional
        var allowedUnits: NSCalendar.Unit = []
        var zeroFormattingBehavior: ZeroFormattingBehavior = .default
        var maximumUnitCount: Int = 0
        var collapsesLargestUnit: Bool = false
        var allowsFractionalUnits: Bool = false
        var includesApproximationPhrase: Bool = false
        var includesTimeRemainingPhrase: Bool = false
        var calendar: Calendar? = Calendar.current
        var referenceDate: Date?
        override init() { super.init() }
        var _units: [_Unit] {
          let all: [_Unit] = [
            _Unit(
              unit: .year, component: .year, size: 31_536_000, full: "year", short: "yr",
              brief: "yr", tiny: "y"),
            _Unit(
              unit: .month, component: .month, size: 2_592_000, full: "month", short: "mth",
              brief: "mth", tiny: "mo"),
            _Unit(
              unit: .weekOfMonth, component: .weekOfMonth, size: 604_800, full: "week", short: "wk",
              brief: "wk", tiny: "w"),
            _Unit(
              unit: .day, component: .day, size: 86_400, full: "day", short: "day", brief: "day",
              tiny: "d"),
            _Unit(
              unit: .hour, component: .hour, size: 3600, full: "hour", short: "hr", brief: "hr",
              tiny: "h"),
            _Unit(
              unit: .minute, component: .minute, size: 60, full: "minute", short: "min",
              brief: "min", tiny: "m"),
            _Unit(
              unit: .second, component: .second, size: 1, full: "second", short: "sec",
              brief: "sec", tiny: "s"),
          ]
          if !allowedUnits.isEmpty { return all.filter { allowedUnits.contains($0.unit) } }
          return all.filter { $0.unit != .weekOfMonth }
        }
        func string(from ti: TimeInterval) -> String? {
          let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
          let seconds = ti.rounded(.towardZero)
          guard _units.contains(where: { $0.size > 604_800 }) else {
            var rest = Swift.abs(Int(seconds))
            var parts: [_Part] = []
            for unit in _units {
              parts.append(_Part(unit: unit, count: rest / unit.size))
              rest %= unit.size
            }
            return _text(parts, seconds < 0)
          }
          return string(from: start, to: start.addingTimeInterval(seconds))
        }
        func string(from startDate: Date, to endDate: Date) -> String? {
          let isNegative = endDate < startDate
          var rest = isNegative ? endDate : startDate
          let end = isNegative ? startDate : endDate
          let calendar = self.calendar ?? Calendar.current
          var parts: [_Part] = []
          for unit in _units {
            let isWeek = unit.component == .weekOfMonth
            let component: Calendar.Component = isWeek ? .day : unit.component
            var count = calendar.dateComponents([component], from: rest, to: end).value(for: component) ?? 0
            if isWeek { count /= 7 }
            parts.append(_Part(unit: unit, count: count))
            rest = calendar.date(byAdding: component, value: isWeek ? count * 7 : count, to: rest) ?? rest
          }
          return _text(parts, isNegative)
        }
        func string(from components: DateComponents) -> String? {
          var seconds = 0
          for unit in _units {
            let component: Calendar.Component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
            seconds += (components.value(for: component) ?? 0) * unit.size
          }
          guard components.year == nil && components.month == nil else {
            let parts = _units.map { _Part(unit: $0, count: components.value(for: $0.component) ?? 0) }
            return _text(parts, false)
          }
          return string(from: TimeInterval(seconds))
        }
        override func string(for obj: Any?) -> String? {
          (obj as? DateComponents).flatMap { string(from: $0) }
        }
        static func localizedString(
          from components: DateComponents, unitsStyle: UnitsStyle
        ) -> String? {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = unitsStyle
          return formatter.string(from: components)
        }
        func _text(_ parts: [_Part], _ isNegative: Bool) -> String {
          var text = unitsStyle == .positional ? _clock(parts) : _words(parts)
          if isNegative { text = "-" + text }
          if includesApproximationPhrase { text = "About " + text }
          return includesTimeRemainingPhrase ? text + " remaining" : text
        }
        // Of "0:05" the minutes stay: a clock has two parts at least.
        func _clock(_ parts: [_Part]) -> String {
          let isPadded = zeroFormattingBehavior.contains(.pad)
          var kept = parts
          if !isPadded { while kept.count > 2, kept[0].count == 0 { kept.removeFirst() } }
          if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
          var texts: [String] = []
          for part in kept {
            let isShort = part.count < 10 && (!texts.isEmpty || isPadded)
            texts.append(isShort ? "0\\(part.count)" : "\\(part.count)")
          }
          return texts.joined(separator: ":")
        }
        func _words(_ parts: [_Part]) -> String {
          let isPadded = zeroFormattingBehavior.contains(.pad)
          var kept = isPadded ? parts : parts.filter { $0.count != 0 }
          if kept.isEmpty, let last = parts.last { kept = [last] }
          if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
          let texts = kept.map { part -> String in
            let unit = part.unit
            switch unitsStyle {
            case .abbreviated: return "\\(part.count)" + unit.tiny
            case .brief: return "\\(part.count)" + unit.brief + _ending(part, unit.brief)
            case .short: return "\\(part.count) " + unit.short + _ending(part, unit.short)
            case .spellOut: return _spelledOut(part.count) + " " + unit.full + (part.count == 1 ? "" : "s")
            default: return "\\(part.count) " + unit.full + (part.count == 1 ? "" : "s")
            }
          }
          return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        }
        func _ending(_ part: _Part, _ name: String) -> String {
          part.count != 1 && ["day", "wk", "mth", "yr"].contains(name) ? "s" : ""
        }
        func _spelledOut(_ count: Int) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = .spellOut
          return formatter.string(from: NSNumber(value: count)) ?? "\\(count)"
        }
      }
      """),
    Builtin(
      "Duration",
      """
      struct TimeFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        struct Pattern: Hashable, Codable, Sendable {
          var _units: Int
          var _padding: Int
          var _fraction: Int
          static var hourMinute: Pattern { Pattern(_units: 0, _padding: 1, _fraction: 0) }
          static var hourMinuteSecond: Pattern { Pattern(_units: 1, _padding: 1, _fraction: 0) }
          static var minuteSecond: Pattern { Pattern(_units: 2, _padding: 1, _fraction: 0) }
          static func hourMinute(padHourToLength: Int) -> Pattern {
            Pattern(_units: 0, _padding: padHourToLength, _fraction: 0)
          }
          static func hourMinuteSecond(
            padHourToLength: Int, fractionalSecondsLength: Int = 0
          ) -> Pattern {
            Pattern(_units: 1, _padding: padHourToLength, _fraction: fractionalSecondsLength)
          }
          static func minuteSecond(
            padMinuteToLength: Int, fractionalSecondsLength: Int = 0
          ) -> Pattern {
            Pattern(_units: 2, _padding: padMinuteToLength, _fraction: fractionalSecondsLength)
          }
        }
        var pattern: Pattern
        init(pattern: Pattern) { self.pattern = pattern }
        func _padded(_ number: Int, _ length: Int) -> String {
          let text = String(number)
          return String(repeating: "0", count: Swift.max(0, length - text.count)) + text
        }
        func format(_ value: Duration) -> String {
          let isNegative = value < .zero
          let parts = (isNegative ? .zero - value : value).components
          var seconds = Int(parts.seconds)
          var fraction = ""
          if pattern._fraction > 0 {
            let digits = _padded(Int(parts.attoseconds), 18)
            fraction = "." + String(digits.prefix(pattern._fraction))
          } else if parts.attoseconds >= 500_000_000_000_000_000, pattern._units != 0 {
            seconds += 1
          }
          let lead = isNegative ? "-" : ""
          if pattern._units == 2 {
            return lead + _padded(seconds / 60, pattern._padding) + ":" + _padded(seconds % 60, 2)
              + fraction
          }
          if pattern._units == 0 {
            let minutes = (seconds + 30) / 60
            return lead + _padded(minutes / 60, pattern._padding) + ":" + _padded(minutes % 60, 2)
          }
          return lead + _padded(seconds / 3600, pattern._padding) + ":"
            + _padded(seconds / 60 % 60, 2) + ":" + _padded(seconds % 60, 2) + fraction
        }
        func locale(_ locale: Locale) -> TimeFormatStyle { self }
      }
      """),
    Builtin(
      "FormatStyle where Self == Duration.TimeFormatStyle",
      """
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
        Duration.TimeFormatStyle(pattern: pattern)
      }
      """),
    Builtin(
      "Duration",
      """
      struct UnitsFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        struct Unit: Hashable, Codable, Sendable {
          var _name: String
          var _nanoseconds: Int
          static var weeks: Unit { Unit(_name: "week", _nanoseconds: 604_800_000_000_000) }
          static var days: Unit { Unit(_name: "day", _nanoseconds: 86_400_000_000_000) }
          static var hours: Unit { Unit(_name: "hour", _nanoseconds: 3_600_000_000_000) }
          static var minutes: Unit { Unit(_name: "minute", _nanoseconds: 60_000_000_000) }
          static var seconds: Unit { Unit(_name: "second", _nanoseconds: 1_000_000_000) }
          static var milliseconds: Unit { Unit(_name: "millisecond", _nanoseconds: 1_000_000) }
        }
        struct UnitWidth: Hashable, Codable, Sendable {
          var _width: Int
          static var wide: UnitWidth { UnitWidth(_width: 0) }
          static var abbreviated: UnitWidth { UnitWidth(_width: 1) }
          static var condensedAbbreviated: UnitWidth { UnitWidth(_width: 2) }
          static var narrow: UnitWidth { UnitWidth(_width: 3) }
        }
        var allowed: Set<Unit>
        var width: UnitWidth
        var maximumUnitCount: Int?
        var _locale: Locale = .autoupdatingCurrent
        func format(_ value: Duration) -> String {
          let parts = value.components
          var rest = Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)
          let units = allowed.sorted { $0._nanoseconds > $1._nanoseconds }
          var counts: [Int] = []
          var counted: [Unit] = []
          for unit in units {
            let isLast = unit == units.last! || counts.count + 1 == maximumUnitCount
            let half = isLast ? unit._nanoseconds / 2 : 0
            let count = (rest + half) / unit._nanoseconds
            rest -= count * unit._nanoseconds
            if count != 0 || (isLast && counts.isEmpty && unit == units.last!) {
              counts.append(count)
              counted.append(unit)
            }
            if counts.count == maximumUnitCount { break }
          }
          let order = ["week", "day", "hour", "minute", "second", "millisecond"]
          let places = counted.map { order.firstIndex(of: $0._name) ?? 0 }
          if let text = _localDuration(counts, places, width._width, _locale.identifier) {
            return text
          }
          let texts = zip(counts, counted).map { _text($0, $1) }
          return texts.joined(separator: width._width >= 2 ? " " : ", ")
        }
        func _text(_ count: Int, _ unit: Unit) -> String {
          let short = [
            "week": "wk", "day": "day", "hour": "hr", "minute": "min", "second": "sec",
            "millisecond": "ms",
          ]
          let narrow = [
            "week": "w", "day": "d", "hour": "h", "minute": "m", "second": "s", "millisecond": "ms",
          ]
          switch width._width {
          case 0: return "\\(count) " + unit._name + (count == 1 ? "" : "s")
          case 1, 2:
            let hasEnding = count != 1 && ["week", "day"].contains(unit._name)
            return "\\(count) " + short[unit._name]! + (hasEnding ? "s" : "")
          default: return "\\(count)" + narrow[unit._name]!
          }
        }
        func locale(_ locale: Locale) -> UnitsFormatStyle {
          var style = self
          style._locale = locale
          return style
        }
      }
      """),
    Builtin(
      "FormatStyle where Self == Duration.UnitsFormatStyle",
      """
      static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
      ) -> Duration.UnitsFormatStyle {
        Duration.UnitsFormatStyle(allowed: units, width: width, maximumUnitCount: maximumUnitCount)
      }
      """),
    Builtin(
      "Duration",
      """
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Duration { format.format(self) }
      """),
    Builtin(
      "Duration",
      "func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }"),
  ]
}
