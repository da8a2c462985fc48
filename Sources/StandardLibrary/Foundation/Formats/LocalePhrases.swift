import Interpreter

/// What formats ask of a language other than English; nil leaves it to English.
var localePhrases: [Builtin] {
  [
    Builtin(
      nil, "func _localList(_ parts: [String], _ isAnd: Bool, _ locale: String) -> String?"
    ) { call in
      guard let joints = LocaleJoints(locale: try call.string(2)) else { return .none }
      let parts = try call.elements(0).compactMap(\.asText)
      return .string(joints.list(parts, isAnd: try call.bool(1)))
    },
    Builtin(
      nil,
      """
      func _localRelative(
        _ unit: Int, _ count: Int, _ isNamed: Bool, _ width: Int, _ locale: String
      ) -> String?
      """
    ) { call in
      guard let phrases = LocalePhrases.of(try call.string(4)),
        case .int(let place) = call.arguments[0], case .int(let count) = call.arguments[1],
        case .bool(let isNamed) = call.arguments[2], case .int(let width) = call.arguments[3],
        let unit = LocalePhrases.Unit(rawValue: place)
      else { return .none }
      return .string(
        phrases.relative(
          unit, count, isNamed: isNamed, width: LocalePhrases.Width(rawValue: width) ?? .wide))
    },
    Builtin(
      nil,
      """
      func _localDuration(_ counts: [Int], _ units: [Int], _ width: Int, _ locale: String) -> String?
      """
    ) { call in
      guard let phrases = LocalePhrases.of(try call.string(3)),
        case .int(let width) = call.arguments[2],
        let width = LocaleDurations.Width(rawValue: width)
      else { return .none }
      let (counts, units) = (try call.elements(0), try call.elements(1))
      return .string(
        phrases.durations.text(
          zip(counts, units).compactMap { count, unit in
            guard case .int(let count) = count, case .int(let unit) = unit else { return nil }
            return (count, unit)
          }, width))
    },
    Builtin(
      nil, "func _localUnit(_ symbol: String, _ isOne: Bool, _ locale: String) -> String?"
    ) { call in
      guard case .bool(let isOne) = call.arguments[1],
        let names = LocalePhrases.of(try call.string(2))?.names[try call.string(0)]
      else { return .none }
      return .string(isOne ? names.one : names.more)
    },
    // Whether people there measure in meters.
    Builtin(
      nil,
      """
      func _isMetric(_ locale: String) -> Bool {
        let region = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst().last
        return !["US", "LR", "MM"].contains(region.map(String.init) ?? "US")
          || !locale.hasPrefix("en") && region == nil
      }
      """),
  ]
}

/// How a language joins a list, counts time back and forth and names units, by Unicode's locale
/// data. English is written out where it is formatted; other languages are here.
struct LocalePhrases {
  enum Unit: Int { case year, month, week, day, hour, minute, second }
  enum Width: Int { case wide, abbreviated, narrow }

  /// `{}` is the count with its unit.
  var past: String
  var future: String
  /// A unit's name for one and for more, from years down to seconds.
  var units: [(one: String, more: String)]
  /// Of before and of after, where they are others; nil where they are not.
  var pastUnits: [(one: String, more: String)]?
  var short: ShortPhrases
  var durations: LocaleDurations
  /// What is said instead of a number: the last and the next one, from years down to days.
  var last: [String]
  var next: [String]
  var dayBeforeYesterday: String
  var dayAfterTomorrow: String
  var now: String
  /// By symbol: for one and for more.
  var names: [String: (one: String, more: String)]

  /// The phrases of a locale's language; nil is English.
  static func of(_ locale: String) -> LocalePhrases? {
    switch locale.prefix(while: { $0 != "_" && $0 != "-" }) {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ja": japanese
    case "zh": chinese
    default: nil
    }
  }

  /// - Parameter count: negative is past.
  func relative(_ unit: Unit, _ count: Int, isNamed: Bool, width: Width) -> String {
    let place = unit.rawValue
    if isNamed, count == 0 { return now }
    if isNamed, place < last.count {
      let week = unit == .week && width != .wide ? short.week : nil
      if count == -1 { return week?.last ?? last[place] }
      if count == 1 { return week?.next ?? next[place] }
    }
    if isNamed, unit == .day, abs(count) == 2 {
      return count < 0 ? dayBeforeYesterday : dayAfterTomorrow
    }
    let names =
      switch width {
      case .wide: count < 0 ? pastUnits ?? units : units
      case .abbreviated: short.units
      case .narrow: short.narrow
      }
    let name = abs(count) == 1 ? names[place].one : names[place].more
    let signs = width == .narrow ? short.signs : nil
    let pattern = count < 0 ? signs?.past ?? past : signs?.future ?? future
    let spot = pattern.split(separator: "{}", maxSplits: 1, omittingEmptySubsequences: false)
    return String(spot[0]) + "\(abs(count))" + name + (spot.count > 1 ? String(spot[1]) : "")
  }
}

extension LocalePhrases {
  private static let german = LocalePhrases(
    past: "vor {}", future: "in {}",
    units: [
      (" Jahr", " Jahren"), (" Monat", " Monaten"), (" Woche", " Wochen"), (" Tag", " Tagen"),
      (" Stunde", " Stunden"), (" Minute", " Minuten"), (" Sekunde", " Sekunden"),
    ],
    short: .german, durations: .german,
    last: ["letztes Jahr", "letzten Monat", "letzte Woche", "gestern"],
    next: ["nächstes Jahr", "nächsten Monat", "nächste Woche", "morgen"],
    dayBeforeYesterday: "vorgestern", dayAfterTomorrow: "übermorgen", now: "jetzt",
    names: [
      "km": ("Kilometer", "Kilometer"), "m": ("Meter", "Meter"),
      "cm": ("Zentimeter", "Zentimeter"), "mm": ("Millimeter", "Millimeter"),
      "kg": ("Kilogramm", "Kilogramm"), "g": ("Gramm", "Gramm"),
      "°C": ("Grad Celsius", "Grad Celsius"),
      "km/h": ("Kilometer pro Stunde", "Kilometer pro Stunde"), "L": ("Liter", "Liter"),
      "mL": ("Milliliter", "Milliliter"), "hr": ("Stunde", "Stunden"),
      "min": ("Minute", "Minuten"), "s": ("Sekunde", "Sekunden"),
    ])

  private static let french = LocalePhrases(
    past: "il y a {}", future: "dans {}",
    units: [
      (" an", " ans"), (" mois", " mois"), (" semaine", " semaines"), (" jour", " jours"),
      (" heure", " heures"), (" minute", " minutes"), (" seconde", " secondes"),
    ],
    short: .french, durations: .french,
    last: ["l’année dernière", "le mois dernier", "la semaine dernière", "hier"],
    next: ["l’année prochaine", "le mois prochain", "la semaine prochaine", "demain"],
    dayBeforeYesterday: "avant-hier", dayAfterTomorrow: "après-demain", now: "maintenant",
    names: [
      "km": ("kilomètre", "kilomètres"), "m": ("mètre", "mètres"),
      "cm": ("centimètre", "centimètres"), "mm": ("millimètre", "millimètres"),
      "kg": ("kilogramme", "kilogrammes"), "g": ("gramme", "grammes"),
      "°C": ("degré Celsius", "degrés Celsius"), "L": ("litre", "litres"),
      "mL": ("millilitre", "millilitres"), "hr": ("heure", "heures"),
      "min": ("minute", "minutes"), "s": ("seconde", "secondes"),
    ])

  private static let spanish = LocalePhrases(
    past: "hace {}", future: "dentro de {}",
    units: [
      (" año", " años"), (" mes", " meses"), (" semana", " semanas"), (" día", " días"),
      (" hora", " horas"), (" minuto", " minutos"), (" segundo", " segundos"),
    ],
    short: .spanish, durations: .spanish,
    last: ["el año pasado", "el mes pasado", "la semana pasada", "ayer"],
    next: ["el próximo año", "el próximo mes", "la próxima semana", "mañana"],
    dayBeforeYesterday: "anteayer", dayAfterTomorrow: "pasado mañana", now: "ahora",
    names: [
      "km": ("kilómetro", "kilómetros"), "m": ("metro", "metros"),
      "cm": ("centímetro", "centímetros"), "mm": ("milímetro", "milímetros"),
      "kg": ("kilogramo", "kilogramos"), "g": ("gramo", "gramos"),
      "°C": ("grado Celsius", "grados Celsius"), "L": ("litro", "litros"),
      "mL": ("mililitro", "mililitros"), "hr": ("hora", "horas"), "min": ("minuto", "minutos"),
      "s": ("segundo", "segundos"),
    ])

  private static let italian = LocalePhrases(
    past: "{} fa", future: "tra {}",
    units: [
      (" anno", " anni"), (" mese", " mesi"), (" settimana", " settimane"), (" giorno", " giorni"),
      (" ora", " ore"), (" minuto", " minuti"), (" secondo", " secondi"),
    ],
    short: .italian, durations: .italian,
    last: ["anno scorso", "mese scorso", "settimana scorsa", "ieri"],
    next: ["anno prossimo", "mese prossimo", "settimana prossima", "domani"],
    dayBeforeYesterday: "l’altro ieri", dayAfterTomorrow: "dopodomani", now: "ora",
    names: [
      "km": ("chilometro", "chilometri"), "m": ("metro", "metri"),
      "cm": ("centimetro", "centimetri"), "mm": ("millimetro", "millimetri"),
      "kg": ("chilogrammo", "chilogrammi"), "g": ("grammo", "grammi"),
      "°C": ("grado Celsius", "gradi Celsius"), "L": ("litro", "litri"),
      "mL": ("millilitro", "millilitri"), "hr": ("ora", "ore"), "min": ("minuto", "minuti"),
      "s": ("secondo", "secondi"),
    ])

  private static let japanese = LocalePhrases(
    past: "{}前", future: "{}後",
    units: [" 年", " か月", " 週間", " 日", " 時間", " 分", " 秒"].map { ($0, $0) },
    short: .japanese, durations: .japanese,
    last: ["昨年", "先月", "先週", "昨日"], next: ["来年", "来月", "来週", "明日"],
    dayBeforeYesterday: "一昨日", dayAfterTomorrow: "明後日", now: "今",
    names: [
      "km": "キロメートル", "m": "メートル", "cm": "センチメートル", "mm": "ミリメートル", "kg": "キログラム",
      "g": "グラム", "L": "リットル", "mL": "ミリリットル", "hr": "時間", "min": "分", "s": "秒",
    ].mapValues { ($0, $0) })

  private static let chinese = LocalePhrases(
    past: "{}前", future: "{}后",
    units: ["年", "个月", "周", "天", "小时", "分钟", "秒钟"].map { ($0, $0) },
    short: .chinese, durations: .chinese,
    last: ["去年", "上个月", "上周", "昨天"], next: ["明年", "下个月", "下周", "明天"],
    dayBeforeYesterday: "前天", dayAfterTomorrow: "后天", now: "现在",
    names: [
      "km": "公里", "m": "米", "cm": "厘米", "mm": "毫米", "kg": "公斤", "g": "克", "L": "升",
      "mL": "毫升", "hr": "小时", "min": "分钟", "s": "秒",
    ].mapValues { ($0, $0) })
}
