import Interpreter

/// When a program's clock starts: 9 June 2025, 9:41:00 in UTC, in seconds after the reference
/// date (the start of 2001). Fixed, so that a program prints the same each time.
let programStart = 771_154_860.0

/// Points in time and the distances between them. Every clock is the machine's.
let dateTypes: [Builtin] = [
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
    struct DateInterval: Hashable, Comparable, Codable, Sendable {
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
      static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
      }
    }
    """),
  Builtin(
    nil,
    """
    struct TimeZone: Hashable, Codable, Sendable {
      var identifier: String
      init?(identifier: String) { self.identifier = identifier }
      init?(abbreviation: String) { self.identifier = abbreviation }
      init?(secondsFromGMT seconds: Int) { self.identifier = "GMT" }
      init(_identifier: String) { identifier = _identifier }
      static var current: TimeZone { TimeZone(_identifier: "UTC") }
      static var autoupdatingCurrent: TimeZone { current }
      static var gmt: TimeZone { TimeZone(_identifier: "GMT") }
      func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
      func abbreviation(for date: Date = Date()) -> String? { "UTC" }
    }
    """),
  Builtin(
    nil,
    """
    struct Locale: Hashable, Codable, Sendable {
      var identifier: String
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale(identifier: "en_US") }
      static var autoupdatingCurrent: Locale { current }
      var currencyCode: String? { "USD" }
      var currencySymbol: String? { "$" }
      var languageCode: String? { "en" }
      var regionCode: String? { "US" }
      var decimalSeparator: String? { "." }
      var groupingSeparator: String? { "," }
      struct Currency: Hashable, Codable, Sendable {
        var identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
      var currency: Currency? { Currency("USD") }
    }
    """),
]
