import Checking
import Interpreter

/// The one place where numbers become text: what a style says, as a value of the program.
var numberNatives: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _NumberOptions: Hashable, Codable, Sendable {
        var minimumInteger: Int?
        var maximumInteger: Int?
        var minimumFraction: Int = 0
        var maximumFraction: Int = 6
        var minimumSignificant: Int?
        var maximumSignificant: Int?
        var hasPrecision: Bool = false
        var isGrouped: Bool = true
        var alwaysShowsPoint: Bool = false
        var sign: Int = 0
        var rounding: Int = 1
        var increment: Double?
        var notation: Int = 0
        var scale: Int = 0
        var isPercent: Bool = false
        var currency: String?
        var presentation: Int = 0
        var locale: String = _currentLocale()
        var point: String?
        var group: String?
        var prefix: String?
        static func currency(_ code: String) -> _NumberOptions {
          var result = _NumberOptions()
          result.currency = code
          result.minimumFraction = _currencyDigits(code)
          result.maximumFraction = result.minimumFraction
          return result
        }
        static func percent(_ scale: Int) -> _NumberOptions {
          var result = _NumberOptions()
          result.isPercent = true
          result.scale = scale
          return result
        }
      }
      """),
    Builtin(nil, "func _numberText(_ number: String, _ options: _NumberOptions) -> String") {
      call in
      let options = NumberOptions(try call.structure(1))
      let style = options.style
      let text = try call.string(0)
      if let number = DecimalNumber(text) {
        return .string(style.string(number.scaled(byPowerOfTen: options.scale)))
      }
      return .string(style.string(Double(text) ?? .nan))
    },
    Builtin(nil, "func _parseNumber(_ text: String, _ options: _NumberOptions) -> String?") {
      call in
      let options = NumberOptions(try call.structure(1))
      guard let number = options.style.number(from: try call.string(0)) else { return .none }
      return .string(number.scaled(byPowerOfTen: -options.scale).description)
    },
    Builtin(nil, "func _separator(_ locale: String, isGrouping: Bool) -> String") { call in
      let symbols = NumberSymbols(try call.string(0))
      return .string(try call.bool(1) ? symbols.group : symbols.point)
    },
    Builtin(nil, "func _currencyDigits(_ code: String) -> Int") {
      .int(NumberSymbols.fractionDigits(try $0.string(0)))
    },
    Builtin(nil, "func _currencySymbol(_ code: String, _ locale: String) -> String") { call in
      let locale = try call.string(1)
      return .string(NumberSymbols(locale).currency(try call.string(0), locale: locale))
    },
  ]
}

/// A `_NumberOptions` of the program's.
private struct NumberOptions {
  /// Its properties, in the order in which it declares them.
  private enum Field: Int {
    case minimumInteger, maximumInteger, minimumFraction, maximumFraction
    case minimumSignificant, maximumSignificant, hasPrecision, isGrouped, alwaysShowsPoint
    case sign, rounding, increment, notation, scale, isPercent, currency, presentation
    case locale, point, group, prefix
  }

  private let fields: [Value]

  init(_ value: StructValue) { fields = value.fields }

  var scale: Int { int(.scale) ?? 0 }

  private func int(_ field: Field) -> Int? {
    if case .int(let value) = fields[field.rawValue] { return value }
    return nil
  }

  private func bool(_ field: Field) -> Bool {
    if case .bool(true) = fields[field.rawValue] { return true }
    return false
  }

  private func text(_ field: Field) -> String? { fields[field.rawValue].asText }

  var style: NumberText {
    var style = NumberText()
    let locale = text(.locale) ?? ""
    style.symbols = NumberSymbols(locale)
    if let point = text(.point) { style.symbols.point = point }
    if let group = text(.group) { style.symbols.group = group }
    style.minimumInteger = max(0, min(300, int(.minimumInteger) ?? 1))
    style.maximumInteger = int(.maximumInteger).map { max(0, $0) }
    style.minimumFraction = max(0, min(300, int(.minimumFraction) ?? 0))
    style.maximumFraction = max(style.minimumFraction, min(300, int(.maximumFraction) ?? 6))
    if let most = int(.maximumSignificant) ?? int(.minimumSignificant).map({ _ in 300 }) {
      let least = max(1, min(300, int(.minimumSignificant) ?? 1))
      style.significant = least...max(least, min(300, most))
    }
    style.hasPrecision = bool(.hasPrecision)
    style.isGrouped = bool(.isGrouped)
    style.alwaysShowsPoint = bool(.alwaysShowsPoint)
    style.sign = int(.sign).flatMap(NumberText.Sign.init) ?? .automatic
    style.rounding = int(.rounding).flatMap(DecimalNumber.Rounding.init) ?? .nearestOrEven
    if case .double(let increment) = fields[Field.increment.rawValue] {
      style.increment = DecimalNumber(increment)
    }
    style.notation = int(.notation).flatMap(NumberText.Notation.init) ?? .automatic
    addUnit(to: &style, locale)
    return style
  }

  private func addUnit(to style: inout NumberText, _ locale: String) {
    if bool(.isPercent) {
      style.suffix = style.symbols.spacesPercent ? "\u{A0}%" : "%"
    }
    guard let code = text(.currency) else {
      if let prefix = text(.prefix) { style.prefix = prefix }
      return
    }
    if int(.presentation) == 3 {
      let names = NumberSymbols.currencyNames[code] ?? (code, code)
      style.suffix = " " + names.1
      return
    }
    let symbol =
      text(.prefix)
      ?? (int(.presentation) == 2 ? code : style.symbols.currency(code, locale: locale))
    if style.symbols.hasSuffixes {
      style.suffix = "\u{A0}" + symbol
    } else {
      let isSpaced = symbol.last?.isLetter == true || style.symbols.spacesCurrency
      style.prefix = isSpaced ? symbol + "\u{A0}" : symbol
    }
  }
}
