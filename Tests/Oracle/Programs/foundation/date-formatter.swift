import Foundation
let date = Date(timeIntervalSince1970: 1_709_211_909.25)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
for format in ["yyyy-MM-dd", "dd/MM/yy", "EEEE, MMMM d, yyyy", "HH:mm:ss.SSS", "h:mm a", "E MMM dd", "D", "w", "yyyy-MM-dd'T'HH:mm:ssZ", "Q QQQ", "MMM d 'at' h a", "yyyyMMdd_HHmmss", "EEEEE", "k:mm", "e", "G yyyy", "xxx", "XXX", "zzz", "d.M.yyyy", "''yy''"] {
  formatter.dateFormat = format
  print(format, "->", formatter.string(from: date))
}
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2023-12-25 08:30")!, formatter.date(from: "nonsense") as Any, formatter.date(from: "2023-13-01 00:00") as Any)
formatter.dateFormat = "MMM d, yyyy"
print(formatter.date(from: "Mar 5, 2021")!)
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2020-01-02T03:04:05Z")!, iso.date(from: "2020-01-02T03:04:05+09:00")!, iso.date(from: "x") as Any)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: date), iso.date(from: "2020-01-02T03:04:05.678Z")!.timeIntervalSince1970)
iso.formatOptions = [.withFullDate]
print(iso.string(from: date))
formatter.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
formatter.dateFormat = "yyyy-MM-dd HH:mm Z"
print(formatter.string(from: date))
print(date.ISO8601Format(), try! Date("2024-05-06T07:08:09Z", strategy: .iso8601))
print(TimeZone(identifier: "UTC")!.secondsFromGMT(), TimeZone(secondsFromGMT: 3600)!.identifier)
