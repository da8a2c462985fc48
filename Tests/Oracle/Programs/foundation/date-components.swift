import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.locale = Locale(identifier: "en_US")
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 13, minute: 5, second: 9))!
print(date, date.timeIntervalSince1970)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!)
print(calendar.component(.weekOfYear, from: date), calendar.component(.quarter, from: date), calendar.ordinality(of: .day, in: .year, for: date)!)
for (component, value) in [(Calendar.Component.day, 1), (.month, 1), (.year, 1), (.hour, -14), (.minute, 90), (.weekOfYear, 2)] {
  print(component, calendar.date(byAdding: component, value: value, to: date)!)
}
let start = calendar.startOfDay(for: date)
print(start, calendar.isDate(date, inSameDayAs: start), calendar.isDate(date, equalTo: start, toGranularity: .hour))
let later = calendar.date(byAdding: DateComponents(month: 14, day: 3, hour: 5), to: date)!
print(later, calendar.dateComponents([.year, .month, .day, .hour], from: date, to: later))
let diff = calendar.dateComponents([.day], from: date, to: later)
print(diff.day!, calendar.dateComponents([.month, .day], from: later, to: date).month!)
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .year, for: date)!.count, calendar.isDateInWeekend(date))
let interval = calendar.dateInterval(of: .month, for: date)!
print(interval.start, interval.end, interval.duration / 86400, interval.contains(date))
print(calendar.dateInterval(of: .weekOfYear, for: date)!.start, calendar.date(bySettingHour: 8, minute: 30, second: 0, of: date)!)
print(calendar.nextDate(after: date, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!, calendar.date(bySetting: .day, value: 1, of: date)!)
print(calendar.weekdaySymbols, calendar.shortMonthSymbols.prefix(3), calendar.firstWeekday)
print(calendar.compare(date, to: later, toGranularity: .year) == .orderedAscending, date < later, date.distance(to: later), date.advanced(by: 60), date + 3600, later - 86400)
print(date.addingTimeInterval(-1), max(date, later), [later, date].sorted().first!, date.timeIntervalSince(start), Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSince1970: 0), Date.distantPast)
let birthday = DateComponents(calendar: calendar, year: 1990, month: 7, day: 20).date!
print(calendar.dateComponents([.year], from: birthday, to: date).year!)
print(DateComponents(year: 2020, month: 1) == DateComponents(year: 2020, month: 1), DateInterval(start: start, duration: 3600).intersects(DateInterval(start: date, end: later)), DateInterval(start: start, end: later).intersection(with: interval)?.duration ?? 0)
var c = DateComponents(); c.day = 15; c.month = 8; c.year = 2023
print(calendar.date(from: c)!, c.isValidDate(in: calendar), DateComponents(year: 2023, month: 2, day: 30).isValidDate(in: calendar))
var ny = calendar; ny.timeZone = TimeZone(secondsFromGMT: -5 * 3600)!
print(ny.component(.hour, from: date), ny.startOfDay(for: date), ny.dateComponents(in: TimeZone(secondsFromGMT: 0)!, from: date).hour!)
