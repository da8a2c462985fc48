/// How a language says lengths of time, by Unicode's locale data.
struct LocaleDurations {
  enum Width: Int { case wide, abbreviated, condensed, narrow }

  /// For one and for more of weeks, days, hours, minutes, seconds and milliseconds, with the space
  /// before them.
  typealias Words = [(one: String, more: String)]

  /// Between two, between the others, and before the last of several.
  struct Joints {
    var two: String
    var middle: String
    var last: String

    init(_ two: String, _ middle: String, _ last: String) {
      (self.two, self.middle, self.last) = (two, middle, last)
    }

    init(_ all: String) { self.init(all, all, all) }
  }

  var wide: Words
  var abbreviated: Words
  var narrow: Words
  var wideJoints: Joints
  var joints: Joints
  var condensed = Joints(" ")
  /// Whether none counts as one, as in French.
  var noneIsOne = false

  /// - Parameter parts: each a count, and the place of its unit from weeks down.
  func text(_ parts: [(count: Int, unit: Int)], _ width: Width) -> String {
    let (words, joints) =
      switch width {
      case .wide: (wide, wideJoints)
      case .abbreviated: (abbreviated, self.joints)
      case .condensed: (abbreviated, condensed)
      case .narrow: (narrow, condensed)
      }
    let texts = parts.map { count, unit in
      let isOne = count == 1 || noneIsOne && count == 0
      return "\(count)" + (isOne ? words[unit].one : words[unit].more)
    }
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    if texts.count == 2 { return texts[0] + joints.two + last }
    return texts.dropLast().joined(separator: joints.middle) + joints.last + last
  }

  private static func same(_ words: String...) -> Words { words.map { ($0, $0) } }
}

extension LocaleDurations {
  static let german = LocaleDurations(
    wide: [
      (" Woche", " Wochen"), (" Tag", " Tage"), (" Stunde", " Stunden"), (" Minute", " Minuten"),
      (" Sekunde", " Sekunden"), (" Millisekunde", " Millisekunden"),
    ],
    abbreviated: same(" Wo.", " Tg.", " Std.", " Min.", " Sek.", " ms"),
    narrow: same("W", "d", "h", "min", "s", "ms"),
    wideJoints: Joints(" und ", ", ", " und "), joints: Joints(", ", ", ", " und "))

  static let french = LocaleDurations(
    wide: [
      ("\u{A0}semaine", "\u{A0}semaines"), ("\u{A0}jour", "\u{A0}jours"),
      ("\u{A0}heure", "\u{A0}heures"), (" minute", " minutes"),
      ("\u{A0}seconde", "\u{A0}secondes"),
      ("\u{A0}milliseconde", "\u{A0}millisecondes"),
    ],
    abbreviated: same(
      "\u{202F}sem.", "\u{202F}j", "\u{202F}h", "\u{A0}min", "\u{202F}s", "\u{202F}ms"),
    narrow: same("sem", "j", "h", "min", "s", "ms"),
    wideJoints: Joints(" et ", ", ", " et "), joints: Joints(" et ", ", ", " et "),
    noneIsOne: true)

  static let spanish = LocaleDurations(
    wide: [
      (" semana", " semanas"), (" día", " días"), (" hora", " horas"), (" minuto", " minutos"),
      (" segundo", " segundos"), (" milisegundo", " milisegundos"),
    ],
    abbreviated: same(" sem.", " d", " h", " min", " s", " ms"),
    narrow: same(" sem", " d", " h", " min", " s", " ms"),
    wideJoints: Joints(" y ", ", ", " y "), joints: Joints(" y ", ", ", ", "))

  static let italian = LocaleDurations(
    wide: [
      (" settimana", " settimane"), (" giorno", " giorni"), (" ora", " ore"),
      (" minuto", " minuti"), (" secondo", " secondi"), (" millisecondo", " millisecondi"),
    ],
    abbreviated: [(" sett.", " sett."), (" giorno", " giorni")] + same(" h", " min", " s", " ms"),
    narrow: same("sett.", " g", " h", " min", " s", " ms"),
    wideJoints: Joints(" e ", ", ", " e "), joints: Joints(" e ", ", ", " e "))

  static let japanese = LocaleDurations(
    wide: same("週間", "日", "時間", "分", "秒", "ミリ秒"),
    abbreviated: same("週間", "日", "時間", "分", "秒", " ms"),
    narrow: same("w", "日", "時間", "分", "秒", "ms"),
    wideJoints: Joints(" "), joints: Joints(" "), condensed: Joints(""))

  static let chinese = LocaleDurations(
    wide: same("周", "天", "小时", "分钟", "秒钟", "毫秒"),
    abbreviated: same("周", "天", "小时", "分钟", "秒", "毫秒"),
    narrow: same("周", "天", "小时", "分钟", "秒", "ms"),
    wideJoints: Joints(""), joints: Joints(""), condensed: Joints(""))
}

/// How a language counts time back and forth in short.
struct ShortPhrases {
  /// For one and for more, from years down to seconds.
  var units: [(one: String, more: String)]
  var narrow: [(one: String, more: String)]
  /// Around a narrow count, where it is not as around others.
  var signs: (past: String, future: String)?
  /// The last week and the next one, where they are shorter too.
  var week: (last: String, next: String)?

  private static func same(_ words: String...) -> [(one: String, more: String)] {
    words.map { ($0, $0) }
  }
}

extension ShortPhrases {
  private static let germanDates = [
    (one: " Jahr", more: " Jahren"), (one: " Monat", more: " Monaten"),
  ]
  private static let germanDay = [(one: " Tag", more: " Tagen")]
  static let german = ShortPhrases(
    units: germanDates + [(" Woche", " Wochen")] + germanDay + same(" Std.", " Min.", " Sek."),
    narrow: germanDates + same(" Wo.") + germanDay + same(" Std.", " m", " s"))

  static let french = ShortPhrases(
    units: same(" a", " m.", " sem.", "\u{A0}j", "\u{A0}h", "\u{A0}min", "\u{A0}s"),
    narrow: same(" a", " m.", " sem.", " j", " h", " min", " s"), signs: ("-{}", "+{}"))

  private static let spanishUnits = same(" a", " m", " sem.", " d", " h", " min", " s")
  static let spanish = ShortPhrases(
    units: spanishUnits, narrow: spanishUnits, week: ("sem. ant.", "próx. sem."))

  private static let italianUnits =
    [(one: " anno", more: " anni"), (one: " mese", more: " mesi")] + same(" sett.")
    + [(one: " g", more: " gg")] + same(" h", " min")
  static let italian = ShortPhrases(
    units: italianUnits + same(" sec."), narrow: italianUnits + same(" s"),
    week: ("sett. scorsa", "sett. prossima"))

  static let japanese = ShortPhrases(
    units: same(" 年", " か月", " 週間", " 日", " 時間", " 分", " 秒"),
    narrow: same("年", "か月", "週間", "日", "時間", "分", "秒"))

  private static let chineseUnits = same("年", "个月", "周", "天", "小时", "分钟", "秒")
  static let chinese = ShortPhrases(units: chineseUnits, narrow: chineseUnits)
}
