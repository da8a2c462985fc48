/// A date of the Gregorian calendar in UTC, taken apart. Arithmetic after Howard Hinnant's
/// "chrono-compatible low-level date algorithms".
struct CivilDate: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  init(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanosecond: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// - Parameter seconds: after the start of 2001; beyond a hundred thousand years it is cut off.
  init(seconds: Double) {
    let limited = seconds.isNaN ? 0 : max(-3e12, min(3e12, seconds))
    let whole = limited.rounded(.down)
    let days = Self.floor(Int(whole), 86_400)
    let rest = Int(whole) - days * 86_400
    self.init(days: days + Self.days(year: 2001, month: 1, day: 1))
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    nanosecond = Int((limited - whole) * 1_000_000_000)
  }

  /// - Parameter days: after 1 January 1970.
  init(days: Int) {
    let shifted = days + 719_468
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    month = part < 10 ? part + 3 : part - 9
    day = dayOfYear - (153 * part + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days after 1 January 1970. Months and days beyond their range count on.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let months = month - 1
    let normalYear = year + floor(months, 12)
    let normalMonth = months - floor(months, 12) * 12 + 1
    let shifted = normalMonth <= 2 ? normalYear - 1 : normalYear
    let era = floor(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (normalMonth > 2 ? normalMonth - 3 : normalMonth + 9) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
      + day - 1
  }

  /// Days after 1 January 1970.
  var days: Int { Self.days(year: year, month: month, day: day) }

  /// Seconds after the start of 2001.
  var seconds: Double {
    let days = self.days - Self.days(year: 2001, month: 1, day: 1)
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second) + Double(nanosecond) / 1e9
  }

  /// 1 for Sunday to 7 for Saturday.
  var weekday: Int {
    let days = self.days + 4
    return days - Self.floor(days, 7) * 7 + 1
  }

  var dayOfYear: Int { days - Self.days(year: year, month: 1, day: 1) + 1 }

  /// The week of the year as en_US counts: weeks start on Sunday, the first holds 1 January.
  var weekOfYear: Int {
    let first = CivilDate(year: year).weekday
    let week = (dayOfYear + first - 2) / 7 + 1
    let isNextYear = month == 12 && day + 7 - weekday > 31
    return isNextYear ? 1 : week
  }

  static func daysInMonth(year: Int, month: Int) -> Int {
    days(year: year, month: month + 1, day: 1) - days(year: year, month: month, day: 1)
  }

  /// The same day `months` later, or the last of that month where it is shorter.
  func adding(months: Int) -> CivilDate {
    var result = self
    let index = month - 1 + months
    result.year += Self.floor(index, 12)
    result.month = index - Self.floor(index, 12) * 12 + 1
    result.day = min(day, Self.daysInMonth(year: result.year, month: result.month))
    return result
  }

  private static func floor(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((b - 1 - a) / b)
  }
}
