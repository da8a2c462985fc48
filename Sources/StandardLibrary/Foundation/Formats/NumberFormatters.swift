import Interpreter

/// `NSNumber` and `NumberFormatter`.
var numberFormatters: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSNumber: Hashable, Comparable, CVarArg, CustomStringConvertible, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
      {
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        typealias BooleanLiteralType = Bool
        var _text: String
        init(_text: String) { self._text = _text }
        init(value: Double) { _text = "\\(value)" }
        init(value: Float) { _text = "\\(value)" }
        init<T: BinaryInteger>(value: T) { _text = "\\(value)" }
        init(value: Bool) { _text = value ? "1" : "0" }
        required convenience init(integerLiteral value: Int) { self.init(_text: "\\(value)") }
        required convenience init(floatLiteral value: Double) { self.init(_text: "\\(value)") }
        required convenience init(booleanLiteral value: Bool) {
          self.init(_text: value ? "1" : "0")
        }
        init<T: BinaryInteger>(_bridging value: T) { _text = "\\(value)" }
        init<T: BinaryFloatingPoint>(_bridging value: T) { _text = "\\(value)" }
        init(_bridging value: Bool) { _text = value ? "1" : "0" }
        init(_bridging value: Decimal) { _text = "\\(value)" }
        var doubleValue: Double { Double(_text) ?? 0 }
        var intValue: Int { _integer() }
        func _integer<T: FixedWidthInteger>() -> T {
          if let number = Int(_text) { return T(truncatingIfNeeded: number) }
          return UInt(_text).map { T(truncatingIfNeeded: $0) } ?? T(doubleValue)
        }
        var int8Value: Int8 { _integer() }
        var uint8Value: UInt8 { _integer() }
        var int16Value: Int16 { _integer() }
        var uint16Value: UInt16 { _integer() }
        var int64Value: Int64 { _integer() }
        var uint64Value: UInt64 { _integer() }
        var int32Value: Int32 { _integer() }
        var uint32Value: UInt32 { _integer() }
        var uintValue: UInt { _integer() }
        var boolValue: Bool { doubleValue != 0 }
        var floatValue: Float { Float(doubleValue) }
        var decimalValue: Decimal { Decimal(string: _text) ?? Decimal.nan }
        var stringValue: String { _text.hasSuffix(".0") ? String(_text.dropLast(2)) : _text }
        var description: String { stringValue }
        func isEqual(to number: NSNumber) -> Bool { self == number }
        func compare(_ other: NSNumber) -> ComparisonResult {
          self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
        }
        static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
        static func < (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue < b.doubleValue }
        func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
      }
      """),
    // The class of what is true or false, in Foundation's own name.
    Builtin(nil, "class __NSCFBoolean: NSNumber {}"),
    Builtin(
      nil,
      """
      class NSDecimalNumber: NSNumber {
        typealias RoundingMode = Decimal.RoundingMode
        init() { super.init(_text: "0") }
        init(decimal: Decimal) { super.init(_text: "\\(decimal)") }
        override init(_bridging value: Decimal) { super.init(_text: "\\(value)") }
        init(string: String?) {
          super.init(_text: Decimal(string: string ?? "").map { "\\($0)" } ?? "NaN")
        }
        required convenience init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
        required convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
        required convenience init(booleanLiteral value: Bool) {
          self.init(decimal: value ? 1 : 0)
        }
        override init(value: Double) { super.init(_text: "\\(Decimal(value))") }
        override init<T: BinaryInteger>(value: T) { super.init(value: value) }
        static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
        static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }
        static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
        func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue + other.decimalValue)
        }
        func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue - other.decimalValue)
        }
        func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue * other.decimalValue)
        }
        func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue / other.decimalValue)
        }
        func raising(toPower power: Int) -> NSDecimalNumber {
          NSDecimalNumber(decimal: pow(decimalValue, power))
        }
        func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
          guard let behavior else { return self }
          var value = decimalValue
          var result = Decimal()
          NSDecimalRound(&result, &value, behavior._scale, behavior._mode)
          return NSDecimalNumber(decimal: result)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSDecimalNumberHandler {
        let _mode: Decimal.RoundingMode
        let _scale: Int
        init(
          roundingMode: Decimal.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
          raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool,
          raiseOnDivideByZero divideByZero: Bool
        ) {
          _mode = roundingMode
          _scale = Int(scale)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NumberFormatter: Formatter {
        enum Style: UInt, Sendable {
          case none = 0, decimal, currency, percent, scientific, spellOut, ordinal
          case currencyISOCode = 8, currencyPlural, currencyAccounting
        }
        enum RoundingMode: UInt, Sendable {
          case ceiling, floor, down, up, halfEven, halfDown, halfUp
        }
        var numberStyle: Style = .none
        var locale: Locale! = Locale.current
        var usesGroupingSeparator: Bool = true
        var _texts: [String: String] = [:]
        var formatWidth: Int = 0
        var _fractionLeast: Int?
        var _fractionMost: Int?
        var _integerLeast: Int?
        var _group: String?
        var _point: String?
        var _code: String?
        var _symbol: String?
        var minimumFractionDigits: Int {
          get { _fractionLeast ?? _options.minimumFraction }
          set { _fractionLeast = newValue }
        }
        var maximumFractionDigits: Int {
          get { _fractionMost ?? _options.maximumFraction }
          set { _fractionMost = newValue }
        }
        var minimumIntegerDigits: Int {
          get { _integerLeast ?? 1 }
          set { _integerLeast = newValue }
        }
        var maximumIntegerDigits: Int = 300
        var usesSignificantDigits: Bool = false
        var minimumSignificantDigits: Int = 1 { didSet { usesSignificantDigits = true } }
        var maximumSignificantDigits: Int = 6 { didSet { usesSignificantDigits = true } }
        var groupingSeparator: String! {
          get { _group ?? _separator(locale!.identifier, isGrouping: true) }
          set { _group = newValue }
        }
        var decimalSeparator: String! {
          get { _point ?? _separator(locale!.identifier, isGrouping: false) }
          set { _point = newValue }
        }
        var currencyCode: String! {
          get { _code ?? locale!.currencyCode ?? "USD" }
          set { _code = newValue }
        }
        var currencySymbol: String! {
          get { _symbol ?? _currencySymbol(currencyCode, locale!.identifier) }
          set { _symbol = newValue }
        }
        var internationalCurrencySymbol: String! { currencyCode }
        enum PadPosition: UInt, Sendable {
          case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
        }
        var paddingPosition: PadPosition = .beforePrefix
        var positiveInfinitySymbol: String = "+∞"
        var negativeInfinitySymbol: String = "-∞"
        var groupingSize: Int = 3
        var positivePrefix: String! = ""
        var positiveSuffix: String! = ""
        var negativePrefix: String! = "-"
        var negativeSuffix: String! = ""
        var zeroSymbol: String?
        var nilSymbol: String = ""
        var notANumberSymbol: String! = "NaN"
        var percentSymbol: String! = "%"
        var minusSign: String! = "-"
        var multiplier: NSNumber?
        var minimum: NSNumber?
        var maximum: NSNumber?
        var isLenient: Bool = false
        var allowsFloats: Bool = true
        var generatesDecimalNumbers: Bool = false
        var alwaysShowsDecimalSeparator: Bool = false
        var roundingMode: RoundingMode = .halfEven
        var roundingIncrement: NSNumber! = 0
        override init() { super.init() }
        var _options: _NumberOptions {
          var options = _NumberOptions()
          options.maximumFraction = 0
          options.locale = locale!.identifier
          switch numberStyle {
          case .none, .spellOut, .ordinal: options.isGrouped = numberStyle == .ordinal
          case .decimal: options.maximumFraction = 3
          case .percent:
            options.isPercent = true
            options.scale = 2
          case .scientific:
            options.notation = 1
            options.maximumFraction = 15
          case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural:
            options.currency = currencyCode
            options.minimumFraction = _currencyDigits(currencyCode)
            options.maximumFraction = options.minimumFraction
            options.prefix = _symbol
            if numberStyle == .currencyAccounting { options.sign = 4 }
            if numberStyle == .currencyISOCode { options.presentation = 2 }
            if numberStyle == .currencyPlural { options.presentation = 3 }
          }
          if let pattern = _texts["positiveFormat"] {
            let digits = pattern.filter { "#0,.".contains($0) }.split(
              separator: ".", omittingEmptySubsequences: false)
            let (whole, fraction) = (digits[0], digits.count > 1 ? digits[1] : "")
            options.isGrouped = whole.contains(",")
            options.minimumInteger = whole.filter { $0 == "0" }.count
            options.minimumFraction = fraction.filter { $0 == "0" }.count
            options.maximumFraction = fraction.count
            if pattern.contains("%") { options.scale = 2 }
          }
          if let least = _fractionLeast {
            options.minimumFraction = least
            options.maximumFraction = Swift.max(least, options.maximumFraction)
          }
          if let most = _fractionMost {
            options.maximumFraction = most
            options.minimumFraction = Swift.min(most, options.minimumFraction)
          }
          options.minimumInteger = _integerLeast ?? options.minimumInteger
          options.maximumInteger = maximumIntegerDigits
          if usesSignificantDigits {
            options.minimumSignificant = minimumSignificantDigits
            options.maximumSignificant = maximumSignificantDigits
          }
          if !usesGroupingSeparator { options.isGrouped = false }
          options.group = _group
          options.point = _point
          options.alwaysShowsPoint = alwaysShowsDecimalSeparator
          switch roundingMode {
          case .ceiling: options.rounding = 2
          case .floor: options.rounding = 3
          case .down: options.rounding = 4
          case .up: options.rounding = 5
          case .halfEven: options.rounding = 1
          case .halfDown: options.rounding = 6
          case .halfUp: options.rounding = 0
          }
          if roundingIncrement!.doubleValue != 0 { options.increment = roundingIncrement!.doubleValue }
          return options
        }
        func string(from number: NSNumber) -> String? {
          guard let text = _unpadded(number), formatWidth > text.count else {
            return _unpadded(number)
          }
          let pad = String(
            repeating: _texts["paddingCharacter"] ?? " ", count: formatWidth - text.count)
          return paddingPosition == .beforePrefix || paddingPosition == .afterPrefix
            ? pad + text : text + pad
        }
        /// What stands in the format before the digits, or behind them.
        func _around(isPrefix: Bool) -> String {
          let pattern = Array((_texts["positiveFormat"] ?? "").split(separator: ";").first ?? "")
          let isDigit: (Character) -> Bool = { "#0,.".contains($0) }
          let place = isPrefix ? pattern.firstIndex(where: isDigit) : pattern.lastIndex(where: isDigit)
          guard let place else { return "" }
          let part = isPrefix ? pattern[..<place] : pattern[(place + 1)...]
          return part.filter { $0 != "'" }.map { $0 == "¤" ? currencySymbol! : String($0) }.joined()
        }
        func _unpadded(_ number: NSNumber) -> String? {
          let value = number.doubleValue * (multiplier?.doubleValue ?? 1)
          if value.isNaN { return notANumberSymbol }
          if value == 0, let zeroSymbol { return zeroSymbol }
          if numberStyle == .spellOut { return _spelledOut(number.doubleValue) }
          var text = _numberText(multiplier == nil ? number._text : "\\(value)", _options)
          if numberStyle == .ordinal { text += _ordinalSuffix(number.intValue) }
          if value.isInfinite { return value < 0 ? negativeInfinitySymbol : positiveInfinitySymbol }
          if _texts["positiveFormat"] != nil {
            let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
            text = (value < 0 ? "-" : "") + _around(isPrefix: true) + digits + _around(isPrefix: false)
          }
          if value < 0, text.hasPrefix("-") {
            return negativePrefix! + String(text.dropFirst()) + negativeSuffix!
          }
          return positivePrefix! + text + positiveSuffix!
        }
        override func string(for obj: Any?) -> String? {
          if let number = obj as? NSNumber { return string(from: number) }
          if let number = obj as? Double { return string(from: NSNumber(value: number)) }
          if let number = obj as? Int { return string(from: NSNumber(value: number)) }
          if let number = obj as? CGFloat { return string(from: NSNumber(value: Double(number))) }
          if let number = obj as? Float { return string(from: NSNumber(value: number)) }
          if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
          return nil
        }
        func number(from string: String) -> NSNumber? {
          guard let text = _parseNumber(string, _options) else { return nil }
          return generatesDecimalNumbers ? NSDecimalNumber(string: text) : NSNumber(_text: text)
        }
        static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = nstyle
          return formatter.string(from: num) ?? ""
        }
      }
      """),
    Builtin(
      nil,
      """
      func _ordinalSuffix(_ number: Int) -> String {
        let number = Swift.abs(number)
        let last = number % 10
        if number % 100 / 10 == 1 { return "th" }
        return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th"
      }
      """),
    Builtin(
      nil,
      """
      func _spelledOut(_ number: Double) -> String {
        let small = [
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
          "eighteen", "nineteen",
        ]
        let tens = [
          "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
        ]
        func words(_ value: Int) -> String {
          if value < 20 { return small[value] }
          if value < 100 {
            return tens[value / 10] + (value % 10 == 0 ? "" : "-" + small[value % 10])
          }
          let units = [
            (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
            (1000, "thousand"), (100, "hundred"),
          ]
          for (size, name) in units where value >= size {
            let rest = value % size
            return words(value / size) + " " + name + (rest == 0 ? "" : " " + words(rest))
          }
          return ""
        }
        if number < 0 { return "minus " + _spelledOut(-number) }
        let text = "\\(number)"
        guard number < 1_000_000_000_000_000, let dot = text.firstIndex(of: ".") else { return text }
        let digits = text[text.index(after: dot)...]
        let whole = words(Int(number))
        if digits == "0" { return whole }
        return whole + " point " + digits.map { small[$0.wholeNumberValue ?? 0] }.joined(separator: " ")
      }
      """),
  ]
}
