import Interpreter

/// The names of a calendar's parts, each with the pattern that writes it.
private let symbolNames = [
  ("weekdaySymbols", "EEEE"), ("shortWeekdaySymbols", "EEE"), ("veryShortWeekdaySymbols", "EEEEE"),
  ("standaloneWeekdaySymbols", "cccc"), ("shortStandaloneWeekdaySymbols", "ccc"),
  ("veryShortStandaloneWeekdaySymbols", "ccccc"),
  ("monthSymbols", "MMMM"), ("shortMonthSymbols", "MMM"), ("veryShortMonthSymbols", "MMMMM"),
  ("standaloneMonthSymbols", "LLLL"), ("shortStandaloneMonthSymbols", "LLL"),
  ("veryShortStandaloneMonthSymbols", "LLLLL"),
  ("quarterSymbols", "QQQQ"), ("shortQuarterSymbols", "QQQ"),
  ("standaloneQuarterSymbols", "QQQQ"), ("shortStandaloneQuarterSymbols", "QQQ"),
  ("eraSymbols", "GGG"), ("longEraSymbols", "GGGG"),
]

/// Further members of formatters, locales and calendars.
var formatterDetails: [Builtin] {
  symbolNames.flatMap { name, pattern in
    [
      Builtin("Calendar", "var \(name): [String] { _symbols(\"\(pattern)\") }"),
      Builtin(
        "DateFormatter",
        "var \(name): [String]! { _dateSymbols(\"\(pattern)\", locale!.identifier) }"),
    ]
  }
    + [
      Builtin(
        "Date",
        "func description(with locale: Locale?) -> String { formatted(date: .complete, time: .complete) }"
      ),
      Builtin(
        "RelativeDateTimeFormatter",
        """
        func localizedString(from dateComponents: DateComponents) -> String {
          let now = Date()
          let then = calendar!.date(byAdding: dateComponents, to: now) ?? now
          return localizedString(for: then, relativeTo: now)
        }
        """),
      Builtin(
        nil,
        """
        class DateIntervalFormatter: Formatter {
          enum Style: UInt, Sendable { case none, short, medium, long, full }
          var dateStyle: Style = .medium
          var timeStyle: Style = .short
          var dateTemplate: String!
          var locale: Locale! = Locale.current
          var calendar: Calendar! = Calendar.current
          var timeZone: TimeZone! = TimeZone.current
          override init() { super.init() }
          func string(from fromDate: Date, to toDate: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateStyle = DateFormatter.Style(rawValue: Int(dateStyle.rawValue)) ?? .medium
            formatter.timeStyle = DateFormatter.Style(rawValue: Int(timeStyle.rawValue)) ?? .short
            return formatter.string(from: fromDate) + " – " + formatter.string(from: toDate)
          }
        }
        """),
      Builtin("Locale", "var usesMetricSystem: Bool { measurementSystem == .metric }"),
      Builtin(
        "Locale",
        "static var commonISOCurrencyCodes: [String] { [\"AUD\", \"CAD\", \"CHF\", \"CNY\", \"EUR\", \"GBP\", \"INR\", \"JPY\", \"USD\"] }"
      ),
      Builtin(
        "Locale",
        """
        func localizedString(forCurrencyCode currencyCode: String) -> String? {
          [
            "USD": "US Dollar", "EUR": "Euro", "GBP": "British Pound", "JPY": "Japanese Yen",
            "CHF": "Swiss Franc", "CAD": "Canadian Dollar", "AUD": "Australian Dollar",
            "INR": "Indian Rupee", "CNY": "Chinese Yuan",
          ][currencyCode]
        }
        """),
      Builtin(
        "Locale.Currency",
        "static var isoCurrencies: [Locale.Currency] { Locale.commonISOCurrencyCodes.map { Locale.Currency($0) } }"
      ),
      Builtin(
        "Locale.Language",
        """
        init(identifier: String) {
          let code = identifier.prefix(while: { $0 != "-" && $0 != "_" })
          self.init(languageCode: Locale.LanguageCode(String(code)))
        }
        """),
      Builtin(
        "TimeZone",
        "static var knownTimeZoneIdentifiers: [String] { [\"America/Los_Angeles\", \"America/New_York\", \"Asia/Tokyo\", \"Europe/Berlin\", \"Europe/London\", \"Europe/Paris\"] }"
      ),
      Builtin(
        "UserDefaults",
        "func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {}"),
      Builtin(
        "String",
        """
        static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
          String(format: format, arguments: arguments)
        }
        """),
      Builtin(
        "String",
        """
        init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
          self = String(format: format, locale: locale, arguments: arguments)
        }
        """),
      Builtin("String", "var isContiguousUTF8: Bool { true }"),
      Builtin("String", "mutating func makeContiguousUTF8() {}"),
    ]
    + [
      ("english", "en"), ("german", "de"), ("french", "fr"), ("spanish", "es"), ("japanese", "ja"),
      ("chinese", "zh"), ("italian", "it"), ("korean", "ko"), ("portuguese", "pt"),
      ("russian", "ru"), ("arabic", "ar"), ("hindi", "hi"), ("dutch", "nl"), ("thai", "th"),
    ].map {
      Builtin(
        "Locale.LanguageCode",
        "static var \($0.0): Locale.LanguageCode { Locale.LanguageCode(\"\($0.1)\") }")
    }
    + [
      "negativeFormat", "positiveFormat", "paddingCharacter", "exponentSymbol", "plusSign",
      "currencyGroupingSeparator",
      "currencyDecimalSeparator",
    ].map {
      Builtin(
        "NumberFormatter",
        "var \($0): String! { get { _texts[\"\($0)\"] ?? \"\" } set { _texts[\"\($0)\"] = newValue } }"
      )
    }
}
