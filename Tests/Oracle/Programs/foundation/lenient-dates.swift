import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "dd.MM.yyyy"
func seconds(_ text: String) -> String {
  formatter.date(from: text).map { "\($0.timeIntervalSince1970)" } ?? "nil"
}
print(seconds("31.02.2023"), seconds("1.2.2023"), seconds(" 01.02.2023 "), seconds("1.13.2023"))
formatter.isLenient = true
print(seconds("31.02.2023"), seconds("32.12.2023"), seconds("01.13.2023"))
formatter.dateFormat = "h:mm a"
formatter.amSymbol = "am"
formatter.pmSymbol = "pm"
formatter.defaultDate = Date(timeIntervalSince1970: 1_700_000_000)
print(formatter.string(from: Date(timeIntervalSince1970: 50_000)), seconds("5:30 pm"))
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
calendar.locale = Locale(identifier: "en_US")
for second in [1_704_067_200.0, 1_709_164_800, 1_735_603_200, 1_690_000_000] {
  let date = Date(timeIntervalSince1970: second)
  for (small, large) in [
    (Calendar.Component.weekOfYear, Calendar.Component.year), (.weekOfMonth, .month),
    (.day, .weekOfMonth), (.day, .month), (.quarter, .year), (.month, .year),
  ] {
    print(calendar.range(of: small, in: large, for: date) ?? 0..<0, terminator: " ")
  }
  print(calendar.ordinality(of: .hour, in: .day, for: date) ?? 0, terminator: " ")
  print(calendar.ordinality(of: .day, in: .weekOfMonth, for: date) ?? 0, terminator: " ")
  print(calendar.dateInterval(of: .quarter, for: date)?.duration ?? 0)
}
let span = calendar.dateComponents(
  [.year, .month, .weekOfMonth, .day], from: Date(timeIntervalSince1970: 0),
  to: Date(timeIntervalSince1970: 5_000_000))
print(span.year ?? -1, span.month ?? -1, span.weekOfMonth ?? -1, span.day ?? -1)
let strategy = Date.ISO8601FormatStyle().year().month().day()
print(try Date("2024-03-05", strategy: .iso8601.year().month().day()).timeIntervalSince1970)
print(strategy.format(Date(timeIntervalSince1970: 0)), try strategy.parse("1970-01-02").timeIntervalSince1970)
