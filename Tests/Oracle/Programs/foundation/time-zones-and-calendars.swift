import Foundation
let utc = TimeZone(identifier: "UTC")!
print(utc.abbreviation() ?? "nil", utc.secondsFromGMT(), utc == TimeZone(identifier: "GMT")!, utc == .gmt, utc == TimeZone(secondsFromGMT: 0)!)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = utc; f.dateFormat = "yyyy-MM-dd HH:mm:ss z ZZZZZ"
print(f.string(from: Date(timeIntervalSince1970: 1e9)))
f.timeZone = TimeZone(identifier: "GMT"); print(f.string(from: Date(timeIntervalSince1970: 0)))
print(String(decoding: try JSONEncoder().encode([utc]), as: UTF8.self))
print(try JSONDecoder().decode([TimeZone].self, from: Data(#"[{"identifier":"Asia/Tokyo"}]"#.utf8)))
var cal = Calendar(identifier: .gregorian); cal.timeZone = utc
let d = DateComponents(calendar: cal, year: 2024, month: 2, day: 29, hour: 13).date!
print(d, cal.timeZone, cal.component(.weekday, from: d), cal.isDate(d, inSameDayAs: d.addingTimeInterval(3600)))
let next = cal.date(byAdding: .year, value: 1, to: d)!; print(next, cal.dateComponents([.day, .month, .hour], from: d, to: next))
print(cal.range(of: .day, in: .month, for: d)!, cal.startOfDay(for: d), cal.dateInterval(of: .month, for: d)!.duration / 86400)
print(cal.dateComponents([.year, .month, .day, .weekday, .timeZone], from: d))
print(cal.date(from: DateComponents(year: 2023, month: 13, day: 1))!)
print(cal.nextDate(after: d, matching: DateComponents(hour: 9, weekday: 2), matchingPolicy: .nextTime)!)
print(cal.compare(d, to: next, toGranularity: .month).rawValue, cal.isDateInWeekend(d), cal.ordinality(of: .day, in: .year, for: d)!)
print(ISO8601DateFormatter().string(from: d), d.ISO8601Format(), d.timeIntervalSince1970, d.distance(to: next))
print(try Date("2024-03-01T00:00:00Z", strategy: .iso8601), ISO8601DateFormatter().date(from: "nope") as Any)
let df = DateFormatter(); df.dateStyle = .medium; df.timeStyle = .short; df.locale = Locale(identifier: "en_US"); df.timeZone = utc; print(df.string(from: d))
df.dateStyle = .full; df.timeStyle = .none; print(df.string(from: d)); df.dateFormat = "EEE, d MMM yyyy 'at' h:mm a"; print(df.string(from: d), df.date(from: "Mon, 4 Mar 2024 at 5:06 PM") as Any)
for s in ["2024-02-30", "2024-12-31", "x"] { f.dateFormat = "yyyy-MM-dd"; print(s, f.date(from: s) as Any) }
let i = DateInterval(start: d, duration: 7200); print(i.contains(d), i.intersects(DateInterval(start: d + 7200, duration: 5)), i.end > d)
print(Date(timeIntervalSinceReferenceDate: 0), Date.distantPast < d, d + 60, d.timeIntervalSince(d.addingTimeInterval(-5)))
