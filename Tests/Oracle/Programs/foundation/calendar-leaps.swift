import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "America/New_York")!
let d = cal.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9))!
print(cal.date(byAdding: .quarter, value: 1, to: d)!, cal.date(byAdding: DateComponents(quarter: 1), to: d)!)
for h in 0...4 { for m in [0, 30] { print(h, m, cal.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: h, minute: m))!, cal.date(from: DateComponents(year: 2024, month: 11, day: 3, hour: h, minute: m))!) } }
let s = cal.date(from: DateComponents(year: 2024, month: 3, day: 9, hour: 2, minute: 30))!
print(cal.date(byAdding: .day, value: 1, to: s)!, cal.date(byAdding: .hour, value: 24, to: s)!, cal.date(byAdding: .month, value: 8, to: s)!)
print(cal.date(byAdding: .day, value: 1, to: cal.date(from: DateComponents(year: 2024, month: 11, day: 2, hour: 1, minute: 30))!)!)
print(cal.dateComponents([.dayOfYear], from: d), cal.dateComponents([.dayOfYear, .year], from: d).dayOfYear as Any, cal.dateComponents([.month, .day], from: d), cal.dateComponents([.month], from: d),  cal.dateComponents([.day], from: d), cal.dateComponents([.year], from: d), cal.dateComponents([.hour, .quarter, .era], from: d))
print(cal.dateComponents([.month, .day], from: d, to: s), cal.dateComponents([.isLeapMonth], from: d))
print(cal.dateComponents([.year, .month, .day], from: d).description, cal.dateComponents([.hour, .minute], from: d).isLeapMonth as Any, cal.dateComponents([.month], from: d).isLeapMonth as Any)
print(DateComponents(year: 1), cal.dateComponents(in: .gmt, from: d).isLeapMonth as Any)
dump(DateComponents(year: 2024, month: 1))
