/// What a locale writes numbers with, by Unicode's locale data.
struct NumberSymbols {
  var point = "."
  var group = ","
  /// How many digits stand between two marks of a group, left of the last three.
  var groupSize = 3
  /// Whether a currency follows the number, after a no-break space.
  var hasSuffixes = false
  /// Whether a no-break space stands before the percent sign, and behind a currency.
  var spacesPercent = false
  var spacesCurrency = false
  /// How many digits a number has at least before they are grouped.
  var firstGrouped = 4
  /// Whether a sign stands between the currency and the digits.
  var signsDigits = false
  var accountsInParentheses = true
  /// What stands for so many powers of ten, ascending.
  var compactNames = Self.compact("3K 6M 9B 12T")

  init(_ locale: String) {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" })
    if locale.hasSuffix("POSIX") {
      group = ""
      return
    }
    if let names = Self.names[language] {
      compactNames = Self.compact(names)
      accountsInParentheses = !["de", "es", "it", "pt", "ru", "sv", "hi", "tr"].contains(language)
    }
    if locale.hasSuffix("IN") { groupSize = 2 }
    switch language {
    case "en" where locale.hasSuffix("IN"): compactNames = Self.compact("3K 5L 7Cr 10KCr 12LCr")
    case "de" where locale.hasSuffix("CH"):
      (group, signsDigits, spacesCurrency) = ("’", true, true)
    case "nl": (point, group, signsDigits, spacesCurrency) = (",", ".", true, true)
    case "tr", "id": (point, group) = (",", ".")
    case "de", "it", "da", "el":
      (point, group, hasSuffixes) = (",", ".", true)
      spacesPercent = language != "it" && language != "el"
    case "es" where locale.hasSuffix("MX"): break
    case "es": (point, group, hasSuffixes, spacesPercent, firstGrouped) = (",", ".", true, true, 5)
    case "pt" where locale.hasSuffix("BR"):
      (point, group, spacesCurrency) = (",", ".", true)
    case "pt": (point, group, hasSuffixes, firstGrouped) = (",", ".", true, 5)
    case "fr": (point, group, hasSuffixes, spacesPercent) = (",", "\u{202F}", true, true)
    case "ru", "uk", "pl", "cs", "sv", "fi", "nb", "no", "hu", "sk", "bg":
      (point, group, hasSuffixes) = (",", "\u{A0}", true)
      spacesPercent = !["pl", "uk", "hu", "bg"].contains(language)
      if language == "pl" || language == "bg" { firstGrouped = 5 }
    default: break
    }
  }

  /// `~` is a no-break space.
  private static let names = [
    "de": "6~Mio. 9~Mrd. 12~Bio.", "fr": "3~k 6~M 9~Md 12~Bn", "es": "3~mil 6~M 12~B",
    "it": "6~Mln 9~Mld 12~Bln", "ja": "4万 8億 12兆", "zh": "4万 8亿 12万亿",
    "ko": "3천 4만 8억 12조", "pt": "3~mil 6~mi 9~bi 12~tri",
    "ru": "3~тыс. 6~млн 9~млрд 12~трлн", "nl": "3K 6~mln. 9~mld. 12~bln.",
    "sv": "3~tn 6~mn 9~md 12~bn", "pl": "3~tys. 6~mln 9~mld 12~bln",
    "hi": "3~हज़ार 5~लाख 7~क॰ 9~अ॰ 11~ख॰", "tr": "3~B 6~Mn 9~Mr 12~Tn",
  ]

  private static func compact(_ text: String) -> [(power: Int, name: String)] {
    text.split(separator: " ").compactMap { part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      let name = part.dropFirst(digits.count).map { $0 == "~" ? "\u{A0}" : $0 }
      return Int(digits).map { ($0, String(name)) }
    }
  }

  /// The sign of a currency: its code where it has none.
  func currency(_ code: String, locale: String) -> String {
    let parts = locale.split(whereSeparator: { "_-".contains($0) }).map { String($0) }
    let (language, region) = (parts.first ?? "", parts.count > 1 ? parts[parts.count - 1] : "")
    if let own = Self.own[locale.replacing("-", by: "_")] ?? Self.own[language],
      let sign = own[code]
    {
      return sign
    }
    if Self.homes[code] == region { return code == "CNY" ? "¥" : "$" }
    if language == "es" || language == "en" && region == "AU" {
      return code == "EUR" && region != "AU" && region != "MX" ? "€" : code
    }
    let isAmerican = language != "en" || ["", "US", "POSIX"].contains(region)
    if !isAmerican, code == "JPY" { return "JP¥" }
    if !isAmerican, code == "USD", region != "IN" { return "US$" }
    return Self.signs[code] ?? code
  }

  /// The countries that write their own currency shorter than others do.
  private static let homes = [
    "USD": "US", "CAD": "CA", "AUD": "AU", "NZD": "NZ", "MXN": "MX", "HKD": "HK", "SGD": "SG",
    "CNY": "CN", "TWD": "TW",
  ]

  private static let signs = [
    "JPY": "¥", "CAD": "CA$", "AUD": "A$", "CNY": "CN¥", "BRL": "R$", "MXN": "MX$", "USD": "$",
    "EUR": "€", "GBP": "£", "INR": "₹", "KRW": "₩", "NZD": "NZ$", "VND": "₫", "ILS": "₪",
    "TWD": "NT$", "HKD": "HK$", "PHP": "₱", "XAF": "FCFA",
  ]

  /// Where a language has signs of its own.
  private static let own: [String: [String: String]] = {
    let east = ["USD": "US$", "JPY": "JP¥", "AUD": "AU$"]
    return [
      "de": ["AUD": "AU$"], "de_CH": ["EUR": "EUR", "AUD": "AU$"],
      "fr": [
        "USD": "$US", "GBP": "£GB", "JPY": "JPY", "CNY": "CNY", "CAD": "$CA", "AUD": "$AU",
        "MXN": "$MX", "NZD": "$NZ",
      ],
      "es_ES": ["USD": "US$"],
      "it": [
        "USD": "USD", "JPY": "JPY", "INR": "INR", "BRL": "BRL", "KRW": "KRW", "MXN": "MXN",
      ],
      "ja": ["CNY": "元"], "zh": east, "zh_CN": east.merging(["CNY": "¥"]) { $1 },
      "ko": east, "pt": east, "ru": ["RUB": "₽"],
      "nl": ["USD": "US$", "JPY": "JP¥", "CAD": "C$", "AUD": "AU$"],
      "sv": [
        "SEK": "kr", "USD": "US$", "GBP": "GBP", "JPY": "JPY", "CNY": "CNY", "INR": "INR",
        "AUD": "AUD", "BRL": "BR$", "KRW": "KRW", "NZD": "NZD",
      ],
      "pl": [
        "PLN": "zł", "USD": "USD", "GBP": "GBP", "JPY": "JPY", "CNY": "CNY", "INR": "INR",
        "CAD": "CAD", "AUD": "AUD", "KRW": "KRW", "MXN": "MXN", "NZD": "NZD",
      ],
      "tr": ["TRY": "₺", "AUD": "AU$"], "hi": ["JPY": "JP¥"],
    ]
  }()

  static func fractionDigits(_ code: String) -> Int {
    ["JPY", "KRW", "VND", "CLP", "ISK", "XAF"].contains(code) ? 0 : 2
  }

  static let currencyNames = [
    "USD": ("US dollar", "US dollars"), "EUR": ("euro", "euros"),
    "GBP": ("British pound", "British pounds"), "JPY": ("Japanese yen", "Japanese yen"),
    "CAD": ("Canadian dollar", "Canadian dollars"), "INR": ("Indian rupee", "Indian rupees"),
    "CHF": ("Swiss franc", "Swiss francs"), "CNY": ("Chinese yuan", "Chinese yuan"),
    "AUD": ("Australian dollar", "Australian dollars"),
    "BRL": ("Brazilian real", "Brazilian reals"), "KRW": ("South Korean won", "South Korean won"),
    "MXN": ("Mexican peso", "Mexican pesos"), "SEK": ("Swedish krona", "Swedish kronor"),
  ]
}
