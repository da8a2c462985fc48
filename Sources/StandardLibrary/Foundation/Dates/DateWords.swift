/// How a language and region write dates, by Unicode's locale data: names, and which fields stand
/// where. Patterns are Foundation's (TR 35).
struct DateWords {
  /// Names in full and shortened, January and Sunday first.
  var months: [String]
  var shortMonths: [String]
  var weekdays: [String]
  var shortWeekdays: [String]
  /// Of the day: before noon and after.
  var halves = ["AM", "PM"]
  /// Of a month and a weekday alone, where that is not what stands in a date.
  var standaloneMonths: [String]?
  var standaloneWeekdays: [String]?
  /// One letter each, where that is not the first of the short name.
  var narrowWeekdays: [String]?
  var eras = ["BC", "AD"]
  var longEras = ["Before Christ", "Anno Domini"]
  /// `{}` is the quarter.
  var shortQuarter = "Q{}"
  var quarters = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
  var layout: Layout?

  /// Where fields stand, where that is not as in the United States.
  struct Layout {
    /// `DateFormatter`'s styles, from short to full.
    var dates: [String]
    var times = ["H:mm", "H:mm:ss", "H:mm:ss z", "H:mm:ss zzzz"]
    var hour = "HH"
    /// Between a date and a time: after numbers, after a short and after a full name of the month.
    var joints: [String]
    /// `d`, `M` and `y` stand for the fields that are asked for.
    var numericDay = "d/M/y"
    var numericMonthDay = "d/M"
    var monthDay = "d M"
    var fullMonthDay: String?
    var monthYear = "M y"
    var fullMonthYear: String?
    /// How a month is written beside other fields, where that is not its name.
    var month: String?
    /// Between what comes before the year and the year, by whether the month is named in full.
    var beforeYear = " "
    var beforeYearOfFullMonth: String?
    var startsWithYear = false
    /// A weekday `E` and the rest `*`: with a year, in full without one, shortened.
    var weekday = ["E *", "E *", "E *"]
    /// A weekday beside a day alone.
    var weekdayDay = "E *"
    /// What follows one field alone.
    var units: [Character: String] = [:]
  }

  init(_ locale: String) {
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    switch language {
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "it": self = .italian
    case "ja": self = .japanese
    case "zh": self = .chinese
    case "en" where !["en", "en_US", "en-US", "en_US_POSIX", "en_CA"].contains(locale):
      self = .british
    default: self = .american
    }
  }

  init(months: String, short: String, weekdays: String, short shortWeekdays: String) {
    func names(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
    self.months = names(months)
    shortMonths = names(short)
    self.weekdays = names(weekdays)
    self.shortWeekdays = names(shortWeekdays)
  }

  /// A month's name, or a weekday's: in full, shortened, or its first letter or two.
  func month(_ count: Int, _ index: Int, isAlone: Bool = false) -> String {
    // A month that is a number keeps it.
    if count == 5, let number = shortMonths[index].wholeMatch(of: /(\d+)月/) {
      return String(number.1)
    }
    let short = isAlone ? standaloneMonths?[index] : nil
    return Self.name(count, months[index], short ?? shortMonths[index])
  }

  func weekday(_ count: Int, _ index: Int, isAlone: Bool = false) -> String {
    if count == 5, let narrow = narrowWeekdays?[index] { return narrow }
    let short = isAlone ? standaloneWeekdays?[index] : nil
    return Self.name(count, weekdays[index], short ?? shortWeekdays[index])
  }

  /// The quarter of the year, from 0.
  func quarter(_ count: Int, _ index: Int) -> String {
    count == 4 ? quarters[index] : shortQuarter.replacing("{}", by: "\(index + 1)")
  }

  func era(_ count: Int, _ index: Int) -> String {
    count == 4 ? longEras[index] : count == 5 ? String(eras[index].prefix(1)) : eras[index]
  }

  private static func name(_ count: Int, _ full: String, _ short: String) -> String {
    switch count {
    case 4: full
    case 5: String(short.prefix(1)).uppercased()
    case 6: String(short.prefix(2))
    default: short
    }
  }
}

extension DateWords.Layout {
  /// The pattern of `DateFormatter`'s styles, 0 for none and 4 for full.
  func pattern(date: Int, time: Int) -> String {
    let day = dates.indices.contains(date - 1) ? dates[date - 1] : ""
    let clock = times.indices.contains(time - 1) ? times[time - 1] : ""
    return day.isEmpty || clock.isEmpty ? day + clock : day + joints[min(date, 3) - 1] + clock
  }

  /// The pattern that shows fields, in whichever order they are given.
  func pattern(of fields: [String]) -> String {
    func one(_ letters: String) -> String? {
      fields.first { $0.first.map(letters.contains) ?? false }
    }
    let month = one("ML")
    let date = day(one("yY"), month, one("d"), one("Eec"))
    let clock = self.clock(one("hHkK"), one("m"), one("s"), one("zvOXZ"))
    guard !date.isEmpty, !clock.isEmpty else { return date + clock }
    let length = month?.count ?? 0
    return date + joints[length < 3 ? 0 : length == 3 ? 1 : 2] + clock
  }

  private func clock(
    _ hour: String?, _ minute: String?, _ second: String?, _ zone: String?
  ) -> String {
    if hour != nil, minute == nil, second == nil { return self.hour + (units["h"] ?? "") }
    let parts = [hour.map { _ in self.hour }, minute, second].compactMap(\.self)
    return (parts.isEmpty ? [] : [parts.joined(separator: ":")] + (zone.map { [$0] } ?? []))
      .joined(separator: " ")
  }

  private func day(
    _ year: String?, _ month: String?, _ number: String?, _ weekday: String?
  ) -> String {
    var text = ""
    switch (month, number) {
    case (let month?, _?) where month.count < 3:
      text = year.map { filled(numericDay, $0, nil, nil) } ?? numericMonthDay
    case (let month?, let number?):
      let isFull = month.count == 4
      text = filled(isFull ? fullMonthDay ?? monthDay : monthDay, nil, self.month ?? month, number)
      text = adding(year, to: text, isFull ? beforeYearOfFullMonth ?? beforeYear : beforeYear)
    case (let month?, nil):
      let isFull = month.count == 4
      text =
        year == nil
        ? month
        : filled(isFull ? fullMonthYear ?? monthYear : monthYear, year, self.month ?? month, nil)
    case (nil, let number?): text = weekday == nil ? number + (units["d"] ?? "") : number
    case (nil, nil): text = year.map { $0 + (units["y"] ?? "") } ?? ""
    }
    guard let weekday else { return text }
    if text.isEmpty { return weekday }
    let kind = weekday.count < 4 ? 2 : year == nil ? 1 : 0
    let template = month == nil && year == nil ? weekdayDay : self.weekday[kind]
    return template.reduce(into: "") { result, letter in
      result += letter == "E" ? weekday : letter == "*" ? text : String(letter)
    }
  }

  private func adding(_ year: String?, to text: String, _ joint: String) -> String {
    guard let year else { return text }
    return startsWithYear ? year + (units["y"] ?? "") + text : text + joint + year
  }

  /// A template with the fields in the place of their letters, outside of quotations.
  private func filled(
    _ template: String, _ year: String?, _ month: String?, _ number: String?
  ) -> String {
    var isQuoted = false
    return template.reduce(into: "") { result, letter in
      if letter == "'" { isQuoted.toggle() }
      let fields: [Character: String?] = isQuoted ? [:] : ["y": year, "M": month, "d": number]
      result += fields[letter].flatMap(\.self) ?? String(letter)
    }
  }
}

extension DateWords {
  private static let englishWeekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"
  private static let englishMonths =
    "January February March April May June July August September October November December"

  static let american = DateWords(
    months: englishMonths, short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    weekdays: englishWeekdays, short: "Sun Mon Tue Wed Thu Fri Sat")

  private static let clock24 = ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"]

  private static let british: DateWords = {
    var words = american
    words.halves = ["am", "pm"]
    words.layout = Layout(
      dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"], times: clock24,
      joints: [", ", " 'at' ", " 'at' "], numericDay: "dd/MM/y", numericMonthDay: "dd/MM",
      weekday: ["E, *", "E *", "E *"])
    return words
  }()

  private static let german: DateWords = {
    var words = DateWords(
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
      weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
      short: "So. Mo. Di. Mi. Do. Fr. Sa.")
    words.layout = Layout(
      dates: ["dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"], times: clock24,
      joints: [", ", ", ", " 'um' "], numericDay: "d.M.y", numericMonthDay: "d.M.",
      monthDay: "d. M", weekday: ["E, *", "E, *", "E *"], weekdayDay: "E *.", units: ["h": " 'Uhr'"]
    )
    words.standaloneMonths = [
      "Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez",
    ]
    words.standaloneWeekdays = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    words.eras = ["v. Chr.", "n. Chr."]
    words.longEras = words.eras
    words.quarters = (1...4).map { "\($0). Quartal" }
    return words
  }()

  private static let french: DateWords = {
    var words = DateWords(
      months:
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      short: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi",
      short: "dim. lun. mar. mer. jeu. ven. sam.")
    words.layout = Layout(
      dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"], times: clock24,
      joints: [" ", " 'à' ", " 'à' "], numericDay: "dd/MM/y", numericMonthDay: "dd/MM",
      units: ["h": " 'h'"])
    words.eras = ["av. J.-C.", "ap. J.-C."]
    words.longEras = ["avant Jésus-Christ", "après Jésus-Christ"]
    words.shortQuarter = "T{}"
    words.quarters = ["1er trimestre"] + (2...4).map { "\($0)e trimestre" }
    return words
  }()

  private static let spanish: DateWords = {
    var words = DateWords(
      months:
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      short: "ene feb mar abr may jun jul ago sept oct nov dic",
      weekdays: "domingo lunes martes miércoles jueves viernes sábado",
      short: "dom lun mar mié jue vie sáb")
    words.halves = ["a.\u{A0}m.", "p.\u{A0}m."]
    words.layout = Layout(
      dates: ["d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
      times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H:mm:ss (zzzz)"], hour: "H",
      joints: [", ", ", ", ", "], fullMonthDay: "d 'de' M", fullMonthYear: "M 'de' y",
      beforeYearOfFullMonth: " 'de' ", weekday: ["E, *", "E, *", "E, *"])
    words.narrowWeekdays = ["D", "L", "M", "X", "J", "V", "S"]
    words.eras = ["a. C.", "d. C."]
    words.longEras = ["antes de Cristo", "después de Cristo"]
    words.shortQuarter = "T{}"
    words.quarters = ["1.er", "2.º", "3.er", "4.º"].map { $0 + " trimestre" }
    return words
  }()

  private static let italian: DateWords = {
    var words = DateWords(
      months:
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      short: "gen feb mar apr mag giu lug ago set ott nov dic",
      weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
      short: "dom lun mar mer gio ven sab")
    words.layout = Layout(
      dates: ["dd/MM/yy", "d MMM y", "d MMMM y", "EEEE d MMMM y"], times: clock24,
      joints: [", ", ", ", " 'alle' 'ore' "], numericDay: "dd/MM/y", numericMonthDay: "dd/MM")
    words.eras = ["a.C.", "d.C."]
    words.longEras = ["avanti Cristo", "dopo Cristo"]
    words.shortQuarter = "T{}"
    words.quarters = (1...4).map { "\($0)º trimestre" }
    return words
  }()

  private static let numberedMonths = (1...12).map { "\($0)月" }.joined(separator: " ")

  private static let japanese: DateWords = {
    var words = DateWords(
      months: numberedMonths, short: numberedMonths,
      weekdays: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", short: "日 月 火 水 木 金 土")
    words.halves = ["午前", "午後"]
    words.layout = Layout(
      dates: ["y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日 EEEE"],
      times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H時mm分ss秒 zzzz"], hour: "H",
      joints: [" ", " ", " "], numericDay: "y/M/d", numericMonthDay: "M/d", monthDay: "Md日",
      monthYear: "y年M", month: "M月", startsWithYear: true, weekday: ["* E", "* E", "*(E)"],
      weekdayDay: "*日E", units: ["y": "年", "d": "日", "h": "時"])
    words.eras = ["紀元前", "西暦"]
    words.longEras = words.eras
    words.quarters = (1...4).map { "第\($0)四半期" }
    return words
  }()

  private static let chinese: DateWords = {
    var words = DateWords(
      months: "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月", short: numberedMonths,
      weekdays: "星期日 星期一 星期二 星期三 星期四 星期五 星期六",
      short: "周日 周一 周二 周三 周四 周五 周六")
    words.halves = ["上午", "下午"]
    words.layout = Layout(
      dates: ["y/M/d", "y年M月d日", "y年M月d日", "y年M月d日 EEEE"],
      times: ["HH:mm", "HH:mm:ss", "z HH:mm:ss", "zzzz HH:mm:ss"],
      joints: [" ", " ", " "], numericDay: "y/M/d", numericMonthDay: "M/d", monthDay: "Md日",
      monthYear: "y年M", month: "M月", startsWithYear: true, weekday: ["* E", "* E", "* E"],
      weekdayDay: "* E", units: ["y": "年", "d": "日", "h": "时"])
    words.narrowWeekdays = ["日", "一", "二", "三", "四", "五", "六"]
    words.eras = ["公元前", "公元"]
    words.longEras = words.eras
    words.shortQuarter = "{}季度"
    words.quarters = ["第一季度", "第二季度", "第三季度", "第四季度"]
    return words
  }()
}
