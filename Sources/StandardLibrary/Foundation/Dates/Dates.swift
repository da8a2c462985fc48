import Interpreter

/// When a program's clock starts: 9 June 2025, 9:41:00 in UTC, in seconds after the reference
/// date (the start of 2001). Fixed, so that a program prints the same each time.
let programStart = 771_154_860.0

/// Points in time and the distances between them. Every clock is the machine's.
var dateTypes: [Builtin] {
  [
    Builtin(nil, "typealias TimeInterval = Double"),
    Builtin(
      nil,
      """
      struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible, Strideable {
        typealias Stride = TimeInterval
        var timeIntervalSinceReferenceDate: TimeInterval
        init() { timeIntervalSinceReferenceDate = _now() }
        init(timeIntervalSinceReferenceDate ti: TimeInterval) { timeIntervalSinceReferenceDate = ti }
        init(timeIntervalSince1970 timeInterval: TimeInterval) {
          timeIntervalSinceReferenceDate = timeInterval - 978307200
        }
        init(timeIntervalSinceNow timeInterval: TimeInterval) {
          timeIntervalSinceReferenceDate = _now() + timeInterval
        }
        init(timeInterval: TimeInterval, since date: Date) {
          timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
        }
        static func < (lhs: Date, rhs: Date) -> Bool {
          lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
        }
      }
      """),
    Builtin(nil, "func _now() -> Double") { .double(programStart + $0.machine.scheduler.now) },
    Builtin(nil, "func CFAbsoluteTimeGetCurrent() -> Double { _now() }"),
    Builtin("Date", "static var now: Date { Date() }"),
    Builtin("Date", "static var timeIntervalSinceReferenceDate: TimeInterval { _now() }"),
    Builtin(
      "Date",
      "static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000) }"),
    Builtin(
      "Date", "static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800) }"),
    Builtin(
      "Date", "static var timeIntervalBetween1970AndReferenceDate: TimeInterval { 978307200 }"),
    Builtin(
      "Date",
      "var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978307200 }"),
    Builtin(
      "Date", "var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - _now() }"),
    Builtin(
      "Date",
      """
      func timeIntervalSince(_ date: Date) -> TimeInterval {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
      }
      """),
    Builtin(
      "Date",
      """
      func addingTimeInterval(_ timeInterval: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + timeInterval)
      }
      """),
    Builtin(
      "Date",
      """
      mutating func addTimeInterval(_ timeInterval: TimeInterval) {
        timeIntervalSinceReferenceDate += timeInterval
      }
      """),
    Builtin(
      "Date", "func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }"),
    Builtin("Date", "func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }"),
    Builtin(
      "Date",
      "static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(rhs) }"),
    Builtin(
      "Date",
      "static func - (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(-rhs) }"),
    Builtin(
      "Date",
      "static func += (lhs: inout Date, rhs: TimeInterval) { lhs = lhs.addingTimeInterval(rhs) }"),
    Builtin(
      "Date",
      "static func -= (lhs: inout Date, rhs: TimeInterval) { lhs = lhs.addingTimeInterval(-rhs) }"),
    Builtin(
      "Date",
      """
      func compare(_ other: Date) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
      }
      """),
    Builtin(
      "Date",
      """
      var description: String {
        _formatDate("yyyy-MM-dd HH:mm:ss", timeIntervalSinceReferenceDate) + " +0000"
      }
      """),
    Builtin(
      nil,
      """
      struct DateInterval: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        var description: String { "\\(start) to \\(end)" }
        var start: Date
        var duration: TimeInterval
        var end: Date { start.addingTimeInterval(duration) }
        init(start: Date, end: Date) {
          self.start = start
          duration = end.timeIntervalSince(start)
        }
        init(start: Date, duration: TimeInterval) {
          self.start = start
          self.duration = duration
        }
        func contains(_ date: Date) -> Bool { date >= start && date <= end }
        init() {
          start = Date()
          duration = 0
        }
        func intersects(_ dateInterval: DateInterval) -> Bool {
          contains(dateInterval.start) || contains(dateInterval.end)
            || dateInterval.contains(start) || dateInterval.contains(end)
        }
        func intersection(with dateInterval: DateInterval) -> DateInterval? {
          if !intersects(dateInterval) { return nil }
          return DateInterval(
            start: Swift.max(start, dateInterval.start), end: Swift.min(end, dateInterval.end))
        }
        static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
          lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
        }
      }
      """),
    Builtin(nil, "func _zoneOffset(_ identifier: String, _ seconds: Double) -> Int?") { call in
      .index(TimeZoneRule(identifier: try call.string(0))?.offset(at: try call.double(1)))
    },
    Builtin(nil, "func _zoneName(_ identifier: String, _ seconds: Double) -> String?") { call in
      let rule = TimeZoneRule(identifier: try call.string(0))
      return .optionalString(rule?.abbreviation(at: try call.double(1)))
    },
    Builtin(nil, "func _zoneIdentifier(_ abbreviation: String) -> String?") { call in
      .optionalString(TimeZoneRule.identifier(abbreviation: try call.string(0)))
    },
    Builtin(
      nil,
      """
      struct TimeZone: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        let _given: String
        var identifier: String { _given == "UTC" ? "GMT" : _given }
        init?(identifier: String) {
          if _zoneOffset(identifier, 0) == nil { return nil }
          self.init(_identifier: identifier)
        }
        init?(abbreviation: String) {
          guard let identifier = _zoneIdentifier(abbreviation) else { return nil }
          self.init(_identifier: identifier)
        }
        init?(secondsFromGMT seconds: Int) {
          if Swift.abs(seconds) > 18 * 3600 { return nil }
          let minutes = Swift.abs(seconds) / 60
          let digits = "\\(10000 + minutes / 60 * 100 + minutes % 60)".dropFirst()
          _given = seconds == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + digits
        }
        init(_identifier: String) { _given = _identifier }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: DateComponents._Key.self)
          _given = try container.decode(String.self, forKey: DateComponents._Key("identifier"))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: DateComponents._Key.self)
          try container.encode(identifier, forKey: DateComponents._Key("identifier"))
        }
        static var current: TimeZone { TimeZone(_identifier: "UTC") }
        static var autoupdatingCurrent: TimeZone { current }
        static var `default`: TimeZone { current }
        static var gmt: TimeZone { TimeZone(_identifier: "GMT") }
        func secondsFromGMT(for date: Date = Date()) -> Int {
          _zoneOffset(_given, date.timeIntervalSinceReferenceDate) ?? 0
        }
        func abbreviation(for date: Date = Date()) -> String? {
          _zoneName(_given, date.timeIntervalSinceReferenceDate)
        }
        func isDaylightSavingTime(for date: Date = Date()) -> Bool {
          let january = Date(timeIntervalSinceReferenceDate: 0)
          let july = Date(timeIntervalSinceReferenceDate: 15638400)
          return secondsFromGMT(for: date)
            > Swift.min(secondsFromGMT(for: january), secondsFromGMT(for: july))
        }
        var description: String {
          _given.hasPrefix("GMT") ? "GMT (\\(secondsFromGMT()))" : identifier
        }
        var debugDescription: String { description }
        static func == (a: TimeZone, b: TimeZone) -> Bool { a.identifier == b.identifier }
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
      }
      """),
    // What a region pays with, and its name in English.
    Builtin(nil, "func _regionFact(_ code: String, _ part: Int) -> String?") { call in
      let code = try call.string(0)
      guard let region = RegionNames.regions.first(where: { $0.code == code }) else { return .none }
      let fact = try call.int(1) == 0 ? region.currency : region.name
      return fact.isEmpty ? .none : .string(fact)
    },
    Builtin(nil, "func _languageName(_ code: String, _ isOwn: Bool) -> String?") { call in
      let code = try call.string(0)
      guard let language = RegionNames.languages.first(where: { $0.code == code }) else {
        return .none
      }
      return .string(try call.bool(1) ? language.own : language.name)
    },
    Builtin(nil, "func _regionCodes() -> [String]") { _ in
      .array(RegionNames.regions.map { .string($0.code) })
    },
    Builtin(nil, "func _languageCodes() -> [String]") { _ in
      .array(RegionNames.languages.map { .string($0.code) })
    },
    Builtin(nil, "func _currentLocale() -> String") { .string($0.machine.locale) },
    Builtin(
      nil,
      """
      struct Locale: Hashable, Codable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var identifier: String
        var description: String { identifier + " (fixed " + identifier + ")" }
        var debugDescription: String { description }
        init(identifier: String) { self.identifier = identifier }
        static var current: Locale { Locale(identifier: _currentLocale()) }
        static var autoupdatingCurrent: Locale { current }
        var currencyCode: String? {
          _regionFact(identifier.split(separator: "_").last.map { String($0) } ?? "US", 0) ?? "USD"
        }
        var currencySymbol: String? { _currencySymbol(currencyCode ?? "USD", identifier) }
        var languageCode: String? { identifier.split(separator: "_").first.map { String($0) } }
        var regionCode: String? { identifier.split(separator: "_").dropFirst().last.map { String($0) } }
        var collationIdentifier: String? { nil }
        static var availableIdentifiers: [String] { ["en_US", "en_GB", "ja_JP", "de_DE", "fr_FR"] }
        static var preferredLanguages: [String] { ["en-US"] }
        /// In English, or in the language itself.
        func localizedString(forLanguageCode languageCode: String) -> String? {
          let code = String(languageCode.prefix { $0 != "_" && $0 != "-" })
          return _languageName(code, self.languageCode == code)
        }
        func localizedString(forRegionCode regionCode: String) -> String? {
          _regionFact(regionCode, 1)
        }
        func localizedString(forIdentifier identifier: String) -> String? {
          let parts = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" })
          guard let language = localizedString(forLanguageCode: String(parts[0])) else { return nil }
          guard parts.count > 1, let region = localizedString(forRegionCode: String(parts[1])) else {
            return language
          }
          return "\\(language) (\\(region))"
        }
        static var isoRegionCodes: [String] { _regionCodes() }
        static var isoLanguageCodes: [String] { _languageCodes() }
        var decimalSeparator: String? { _separator(identifier, isGrouping: false) }
        var groupingSeparator: String? { _separator(identifier, isGrouping: true) }
        struct Currency: Hashable, Codable, Sendable, CustomDebugStringConvertible {
          var identifier: String
          var debugDescription: String { identifier }
          init(_ identifier: String) { self.identifier = identifier }
        }
        var currency: Currency? { currencyCode.map { Currency($0) } }
        struct Region: Hashable, Codable, Sendable, CustomDebugStringConvertible {
          var identifier: String
          var debugDescription: String { identifier }
          init(_ identifier: String) { self.identifier = identifier }
          static var isoRegions: [Region] { _regionCodes().map { Region($0) } }
        }
        var region: Region? {
          let parts = identifier.split(separator: "_")
          return parts.count > 1 ? Region(String(parts[1])) : nil
        }
        struct LanguageCode: Hashable, Codable, Sendable, CustomDebugStringConvertible {
          var identifier: String
          var debugDescription: String { identifier }
          init(_ identifier: String) { self.identifier = identifier }
        }
        struct Language: Hashable, Codable, Sendable {
          var languageCode: LanguageCode?
        }
        var language: Language {
          Language(languageCode: LanguageCode(String(identifier.prefix(while: { $0 != "_" }))))
        }
        enum MeasurementSystem: Hashable, Sendable { case metric, us, uk }
        enum HourCycle: String, Hashable, Codable, Sendable {
          case oneToTwelve = "h12"
          case zeroToTwentyThree = "h23"
          case zeroToEleven = "h11"
          case oneToTwentyFour = "h24"
        }
        var hourCycle: HourCycle { _usesTwelveHours(identifier) ? .oneToTwelve : .zeroToTwentyThree }
        enum Weekday: String, Hashable, Codable, CaseIterable, Sendable {
          case sunday = "sun"
          case monday = "mon"
          case tuesday = "tue"
          case wednesday = "wed"
          case thursday = "thu"
          case friday = "fri"
          case saturday = "sat"
        }
        var firstDayOfWeek: Weekday { Weekday.allCases[_weekRule(identifier, 0) - 1] }
        var calendar: Calendar {
          var calendar = Calendar(identifier: .gregorian)
          calendar.locale = self
          return calendar
        }
        var timeZone: TimeZone? { nil }
        var measurementSystem: MeasurementSystem { identifier.hasSuffix("US") ? .us : .metric }
      }
      """),
  ]
}
