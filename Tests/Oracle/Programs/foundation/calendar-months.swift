import Foundation
// Calendar and dates
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1_709_211_909) // 2024-02-29
print(cal.date(byAdding: .month, value: 1, to: d)!, cal.date(byAdding: .year, value: 1, to: d)!, cal.date(byAdding: .day, value: -60, to: d)!, cal.date(byAdding: DateComponents(month: 1, day: 2, hour: 3), to: d)!)
print(cal.component(.weekday, from: d), cal.component(.weekOfYear, from: d), cal.component(.quarter, from: d), cal.component(.dayOfYear, from: d), cal.ordinality(of: .day, in: .year, for: d)!, cal.range(of: .day, in: .month, for: d)!, cal.range(of: .day, in: .year, for: d)!.count)
print(cal.isDateInWeekend(d), cal.isDate(d, inSameDayAs: d.addingTimeInterval(3600)), cal.isDate(d, equalTo: d.addingTimeInterval(86400), toGranularity: .month), cal.startOfDay(for: d), cal.dateInterval(of: .month, for: d)!.end, cal.dateInterval(of: .weekOfYear, for: d)!.start)
let c = cal.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: d)
print(c.year!, c.month!, c.day!, c.hour!, c.minute!, c.second!, c.weekday!, c.nanosecond as Any)
print(cal.dateComponents([.day], from: d, to: cal.date(byAdding: .day, value: 45, to: d)!).day!, cal.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: 0), to: d), cal.numberOfDays(d, d.addingTimeInterval(86400 * 3)))
extension Calendar { func numberOfDays(_ a: Date, _ b: Date) -> Int { dateComponents([.day], from: startOfDay(for: a), to: startOfDay(for: b)).day! } }
print(cal.date(from: DateComponents(year: 2024, month: 12, day: 25, hour: 8))!, cal.date(bySettingHour: 9, minute: 30, second: 0, of: d)!, cal.nextDate(after: d, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!, cal.nextWeekend(startingAfter: d)!.start)
var month: [Date] = []
let start = cal.date(from: cal.dateComponents([.year, .month], from: d))!
for day in cal.range(of: .day, in: .month, for: d)! { month.append(cal.date(byAdding: .day, value: day - 1, to: start)!) }
print(month.count, month.first!, month.last!, cal.weekdaySymbols[cal.component(.weekday, from: month[0]) - 1], cal.veryShortWeekdaySymbols, cal.shortWeekdaySymbols.first!, cal.monthSymbols.last!, cal.firstWeekday, cal.amSymbol)
let i = DateInterval(start: d, duration: 3600)
print(i.duration, i.contains(d.addingTimeInterval(60)), i.end > i.start, i.intersects(DateInterval(start: d.addingTimeInterval(1800), duration: 60)), i.intersection(with: DateInterval(start: d.addingTimeInterval(1800), duration: 3600))!.duration, DateInterval(start: d, end: d).duration)
print(d.timeIntervalSince(Date(timeIntervalSince1970: 1_709_211_900)), d + 60 > d, d.distance(to: d + 5), (d...(d + 10)).contains(d + 3), [d + 2, d, d + 1].sorted().first == d, max(d, d + 1) == d + 1, d.timeIntervalSinceReferenceDate, Date.distantFuture > d)
print(d == Date(timeIntervalSince1970: 1_709_211_909), d.hashValue == d.hashValue, d.description, "\(d)", cal.compare(d, to: d + 5, toGranularity: .minute).rawValue)
print(DateComponents(hour: 1, minute: 90) == DateComponents(hour: 1, minute: 90), cal.date(from: DateComponents(year: 2023, month: 14, day: 1))!, TimeZone(identifier: "America/New_York")!.secondsFromGMT(for: d), TimeZone(secondsFromGMT: 3600)!.identifier, TimeZone(abbreviation: "PST") != nil, Locale(identifier: "fr_FR").identifier)
let dates = [d, d + 86400, d + 86400 * 40]
let grouped = Dictionary(grouping: dates) { cal.component(.month, from: $0) }
print(grouped.keys.sorted(), grouped[2]!.count, dates.map { cal.component(.day, from: $0) })
var iter: [Date] = []
cal.enumerateDates(startingAfter: d, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) { date, _, stop in if let date { iter.append(date) }; if iter.count == 3 { stop = true } }
print(iter)
