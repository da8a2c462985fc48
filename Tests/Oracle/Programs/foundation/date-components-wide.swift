import Foundation
var c = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), era: 1, year: 2, month: 3, day: 4, hour: 5, minute: 6, second: 7, nanosecond: 8, weekday: 9, weekdayOrdinal: 10, quarter: 11, weekOfMonth: 12, weekOfYear: 13, yearForWeekOfYear: 14)
c.calendar = nil
c.dayOfYear = 15; c.isLeapMonth = true
print(c)
dump(c)
var a = DateComponents(month: 1); var b = a; b.isLeapMonth = false
print(a == b, b)
b.isLeapMonth = true; print(a == b)
b.era = 1; print(b.value(for: .era) as Any, b.value(for: .isLeapMonth) as Any, b.value(for: .weekdayOrdinal) as Any)
b.setValue(2, for: .weekdayOrdinal); b.setValue(nil, for: .month); print(b, b.month as Any)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "Europe/Berlin")!
for h in 0...4 { for m in [0, 30] { print(h, m, cal.date(from: DateComponents(year: 2024, month: 3, day: 31, hour: h, minute: m))!, cal.date(from: DateComponents(year: 2024, month: 10, day: 27, hour: h, minute: m))!) } }
print(cal.date(from: DateComponents(year: 2024, month: 5, weekday: 2, weekdayOrdinal: 2)) as Any)
print(cal.dateComponents([.weekdayOrdinal, .era, .weekOfMonth, .yearForWeekOfYear], from: Date(timeIntervalSince1970: 1e9)))
print(cal.dateComponents([.calendar, .timeZone, .day], from: Date(timeIntervalSince1970: 1e9)).timeZone as Any)
let x = try JSONEncoder().encode(DateComponents(year: 2024, month: 2))
print(try JSONDecoder().decode(DateComponents.self, from: x))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(["a": DateComponents(year: 2024, month: 2, nanosecond: 5)]), as: UTF8.self))
