import Foundation

let leapDay = Date(timeIntervalSince1970: 1_709_213_405)
let utc = TimeZone(identifier: "UTC")!

for name in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "zh_CN"] {
  let locale = Locale(identifier: name)
  let formatter = DateFormatter()
  formatter.locale = locale
  formatter.timeZone = utc
  let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
  for date in styles.dropFirst() {
    formatter.dateStyle = date
    formatter.timeStyle = .none
    let day = formatter.string(from: leapDay)
    formatter.timeStyle = .short
    print(name, day, "|", formatter.string(from: leapDay), "|", formatter.dateFormat ?? "")
  }
  for template in ["yMd", "yMMMd", "MMMMd", "Md", "yMMMM", "EEEMMMd", "jms", "yMMMdjm"] {
    formatter.setLocalizedDateFormatFromTemplate(template)
    print("  ", template, formatter.dateFormat ?? "", formatter.string(from: leapDay))
  }
  let style = Date.FormatStyle(locale: locale, timeZone: utc)
  print("  ", leapDay.formatted(style.weekday(.wide).day().month(.wide).year()))
  print("  ", leapDay.formatted(style.weekday().month().day()), leapDay.formatted(style.hour()))
  print("  ", leapDay.formatted(style.weekday(.wide).day()), leapDay.formatted(style.year()))
  let whole = Date.FormatStyle(date: .complete, time: .shortened, locale: locale, timeZone: utc)
  print("  ", leapDay.formatted(whole))
}

let japanese = DateFormatter()
japanese.locale = Locale(identifier: "ja_JP")
japanese.timeZone = utc
japanese.dateFormat = "yyyy年MM月dd日(EEE)"
print(japanese.string(from: leapDay), japanese.date(from: "2024年02月29日(木)") == nil)
japanese.dateFormat = "M月d日 a h:mm"
print(japanese.string(from: leapDay))
