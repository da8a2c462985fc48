import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let turn = Date(timeIntervalSince1970: 1_704_067_200)
for name in ["de_DE", "en_US", "fr_FR", "en_GB", "ja_JP", "it_IT"] {
  let locale = Locale(identifier: name)
  calendar.locale = locale
  print(name, calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
  print(calendar.weekdaySymbols, calendar.veryShortWeekdaySymbols, calendar.shortMonthSymbols)
  print(calendar.shortStandaloneMonthSymbols, calendar.shortStandaloneWeekdaySymbols)
  print(calendar.quarterSymbols, calendar.shortQuarterSymbols, calendar.eraSymbols)
  print(calendar.amSymbol, calendar.pmSymbol, locale.firstDayOfWeek, locale.hourCycle)
  for day in -2...1 {
    let date = calendar.date(byAdding: .day, value: day, to: turn)!
    let parts = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
    print(parts.weekOfYear!, parts.yearForWeekOfYear!, terminator: " ")
    print(calendar.dateInterval(of: .weekOfYear, for: date)!.start)
  }
}
calendar.firstWeekday = 3
print(calendar.firstWeekday, Locale(identifier: "de_DE").calendar.firstWeekday)

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "YYYY-'W'ww yyyy G QQQQ"
print(formatter.string(from: Date(timeIntervalSince1970: 1_735_516_800)))

for code in ["DE", "JP", "BR", "IN", "US"] {
  print(Locale(identifier: "en_US").localizedString(forRegionCode: code) ?? "?", terminator: " ")
}
for code in ["ja", "pt", "sv"] {
  print(Locale(identifier: "en_US").localizedString(forLanguageCode: code) ?? "?", terminator: " ")
  print(Locale(identifier: code).localizedString(forLanguageCode: code) ?? "?")
}
print(Locale(identifier: "pt_BR").currency?.identifier ?? "?", Locale.Region("US"))
