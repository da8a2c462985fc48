import Foundation

for identifier in [Calendar.Identifier.iso8601, .gregorian] {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  calendar.locale = Locale(identifier: "en_US")
  let days = [
    (2025, 6, 11), (2025, 1, 1), (2024, 12, 30), (2026, 12, 31), (2021, 1, 3), (2020, 12, 27),
    (2022, 1, 1),
  ]
  for (year, month, day) in days {
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))!
    let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
    let start = calendar.date(from: parts)!
    print(parts.yearForWeekOfYear!, parts.weekOfYear!, Int(start.timeIntervalSince1970))
  }
}
