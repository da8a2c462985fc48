import Foundation

let names = [
  "en_US", "en_GB", "en_AU", "en_CA", "en_IN", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "zh_CN",
  "pt_BR", "ko_KR", "ru_RU", "nl_NL", "pl_PL",
]
for name in names {
  let locale = Locale(identifier: name)
  let codes = ["USD", "EUR", "GBP", "JPY", "INR", "CAD", "AUD", "CHF"]
  print(name, codes.map { 5.formatted(.currency(code: $0).locale(locale)) })
  let sizes = [999, 1234, 12345, 123_456, 1_234_567, 12_345_678, 123_456_789]
  print(sizes.map { $0.formatted(.number.notation(.compactName).locale(locale)) })
  let dollars = IntegerFormatStyle<Int>.Currency(code: "USD", locale: locale)
  print((-5).formatted(dollars.sign(strategy: .accounting)), (-5).formatted(dollars))
  print(1_234_567.formatted(.number.locale(locale)), 0.256.formatted(.percent.locale(locale)))
  print(["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
  print(["a", "b"].formatted(.list(type: .or).locale(locale)))
  if !["de_DE", "fr_FR"].contains(name) {
    print(Int64(1_234_567).formatted(.byteCount(style: .file).locale(locale)))
  }
  if name != "en_IN" {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .currency
    print(formatter.string(from: 1_234_567.5)!, formatter.string(from: -5)!)
    print(formatter.currencyCode!, formatter.currencySymbol!)
  }
}
let widths = NumberFormatter()
widths.formatWidth = 8
widths.paddingCharacter = "*"
print(widths.string(from: 42)!)
