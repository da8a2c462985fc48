import Glibc
import Interpreter

/// Numbers as text in en_US.
struct NumberText {
  var minimumFraction = 0
  var maximumFraction = 3
  var isGrouped = true

  /// Rounds half to even, as Foundation does, on the number's own decimal digits.
  func string(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    var digits = printed("%.\(max(0, min(maximumFraction, 40)))f", value)
    if maximumFraction < 15, let short = Self.exact(value, maximumFraction) { digits = short }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.count > minimumFraction, fraction.hasSuffix("0") { fraction.removeLast() }
    while fraction.count < min(minimumFraction, 40) { fraction += "0" }
    let whole = isGrouped ? Self.grouped(parts[0]) : parts[0]
    let sign = isNegative ? "-" : ""
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number whose shortest decimal form stands exactly between two results rounds to the even
  /// one: 0.125 to 0.12. nil where C's rounding is right already.
  private static func exact(_ value: Double, _ places: Int) -> String? {
    let text = value.magnitude.description
    guard !text.contains("e"), let dot = text.firstIndex(of: ".") else { return nil }
    let fraction = text[text.index(after: dot)...]
    guard fraction.count == places + 1, fraction.last == "5" else { return nil }
    let kept = String(text[..<dot]) + String(fraction.dropLast())
    guard let number = Int(kept), let last = kept.last?.wholeNumberValue else { return nil }
    let rounded = String(last % 2 == 0 ? number : number + 1)
    let zeros = String(repeating: "0", count: max(0, places + 1 - rounded.count))
    let padded = zeros + rounded
    let sign = value < 0 ? "-" : ""
    let whole = padded.dropLast(places)
    return sign + whole + (places == 0 ? "" : "." + padded.suffix(places))
  }

  static func grouped(_ digits: String) -> String {
    var result = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// The symbol that en_US puts before an amount: the code and a no-break space where it has none.
  static func symbol(_ code: String) -> String {
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
      "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "VND": "₫",
      "ILS": "₪", "TWD": "NT$", "HKD": "HK$", "PHP": "₱", "XAF": "FCFA",
    ]
    return symbols[code] ?? code + "\u{A0}"
  }

  static func fractionDigits(_ code: String) -> Int {
    ["JPY", "KRW", "VND", "CLP", "ISK", "XAF"].contains(code) ? 0 : 2
  }
}

let numberNatives: [Builtin] = [
  Builtin(
    nil,
    "func _formatNumber(_ value: Double, _ minimum: Int, _ maximum: Int, _ isGrouped: Bool) -> String"
  ) { call in
    let text = NumberText(
      minimumFraction: max(0, try call.int(1)), maximumFraction: max(0, try call.int(2)),
      isGrouped: try call.bool(3))
    return .string(text.string(try call.double(0)))
  },
  Builtin(nil, "func _groupDigits(_ digits: String) -> String") {
    .string(NumberText.grouped(try $0.string(0)))
  },
  Builtin(nil, "func _currencySymbol(_ code: String) -> String") {
    .string(NumberText.symbol(try $0.string(0)))
  },
  Builtin(nil, "func _currencyDigits(_ code: String) -> Int") {
    .int(NumberText.fractionDigits(try $0.string(0)))
  },
  Builtin(
    nil,
    """
    func _signed(_ text: String, _ prefix: String, _ suffix: String) -> String {
      text.hasPrefix("-") ? "-" + prefix + text.dropFirst() + suffix : prefix + text + suffix
    }
    """),
]

let formatStyles: [Builtin] =
  [
    Builtin(
      nil,
      """
      protocol FormatStyle {
        associatedtype FormatInput
        associatedtype FormatOutput
        func format(_ value: FormatInput) -> FormatOutput
      }
      """),
    Builtin(nil, "typealias _FormatStyle = FormatStyle"),
    Builtin(
      nil,
      """
      struct NumberFormatStyleConfiguration {
        struct Precision: Hashable, Sendable {
          var _minimum: Int?
          var _maximum: Int?
          var _integers: Int?
          static func fractionLength(_ length: Int) -> Precision {
            Precision(_minimum: length, _maximum: length)
          }
          static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(_minimum: limits.lowerBound, _maximum: limits.upperBound)
          }
          static func fractionLength(_ limits: Range<Int>) -> Precision {
            Precision(_minimum: limits.lowerBound, _maximum: limits.upperBound - 1)
          }
          static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
            Precision(_minimum: 0, _maximum: limits.upperBound)
          }
          static func integerLength(_ length: Int) -> Precision {
            Precision(_minimum: 0, _maximum: 0, _integers: length)
          }
        }
        struct Grouping: Hashable, Sendable {
          var _isGrouped: Bool
          static var automatic: Grouping { Grouping(_isGrouped: true) }
          static var never: Grouping { Grouping(_isGrouped: false) }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _NumberOptions: Hashable, Sendable {
        var minimum: Int?
        var maximum: Int?
        var integers: Int?
        var isGrouped: Bool = true
        var prefix: String = ""
        var suffix: String = ""
        var scale: Double = 1
        func text(_ value: Double, _ low: Int, _ high: Int) -> String {
          let most = maximum ?? high
          var text = _formatNumber(value * scale, Swift.min(minimum ?? low, most), most, isGrouped)
          if let integers {
            while text.count < integers { text = "0" + text }
          }
          return _signed(text, prefix, suffix)
        }
        static func currency(_ code: String) -> _NumberOptions {
          var result = _NumberOptions()
          result.prefix = _currencySymbol(code)
          result.minimum = _currencyDigits(code)
          result.maximum = _currencyDigits(code)
          return result
        }
      }
      """),
  ]
  + formatStyle(
    "IntegerFormatStyle", "BinaryInteger", digits: 0, percentScale: "1", percentDigits: 0)
  + formatStyle(
    "FloatingPointFormatStyle", "BinaryFloatingPoint", digits: 6, percentScale: "100",
    percentDigits: 6)
  + ["Int", "Int64", "UInt", "Int32", "UInt8", "Int16"].flatMap {
    styleNames("IntegerFormatStyle", $0)
  }
  + ["Double", "CGFloat", "Float"].flatMap { styleNames("FloatingPointFormatStyle", $0) }
  + [
    Builtin(
      "BinaryInteger", "func formatted() -> String { IntegerFormatStyle<Self>().format(self) }"),
    Builtin(
      "BinaryInteger",
      """
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
      """),
    Builtin(
      "BinaryFloatingPoint",
      "func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }"),
    Builtin(
      "BinaryFloatingPoint",
      """
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
      """),
    Builtin(
      "Sequence where Element == String",
      """
      func formatted() -> String {
        let names = Array(self)
        if names.count < 2 { return names.first ?? "" }
        if names.count == 2 { return names[0] + " and " + names[1] }
        return names.dropLast().joined(separator: ", ") + ", and " + names[names.count - 1]
      }
      """),
  ]

/// A style for one kind of number, with its percent and currency forms.
private func formatStyle(
  _ name: String, _ proto: String, digits: Int, percentScale: String, percentDigits: Int
) -> [Builtin] {
  func members(_ own: String, _ digits: Int) -> String {
    """
      typealias FormatInput = Value
      typealias FormatOutput = String
      var _options: _NumberOptions
      func format(_ value: Value) -> String { _options.text(Double(value), 0, \(digits)) }
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(own) {
        var result = self
        result._options.minimum = p._minimum
        result._options.maximum = p._maximum
        result._options.integers = p._integers
        return result
      }
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(own) {
        var result = self
        result._options.isGrouped = group._isGrouped
        return result
      }
      func locale(_ locale: Locale) -> \(own) { self }
    """
  }
  return [
    Builtin(
      nil,
      """
      struct \(name)<Value: \(proto)>: FormatStyle, Hashable, Sendable {
      \(members("\(name)<Value>", digits))
        init(locale: Locale = Locale.current) { _options = _NumberOptions() }
        struct Percent: FormatStyle, Hashable, Sendable {
      \(members("Percent", percentDigits))
          init() {
            _options = _NumberOptions()
            _options.scale = \(percentScale)
            _options.suffix = "%"
          }
        }
        struct Currency: FormatStyle, Hashable, Sendable {
      \(members("Currency", 2))
          init(code: String) { _options = _NumberOptions.currency(code) }
        }
      }
      """)
  ]
}

/// `.number`, `.percent` and `.currency(code:)` for one type of number.
private func styleNames(_ style: String, _ type: String) -> [Builtin] {
  [
    Builtin(
      "FormatStyle where Self == \(style)<\(type)>",
      "static var number: \(style)<\(type)> { \(style)<\(type)>() }"),
    Builtin(
      "FormatStyle where Self == \(style)<\(type)>.Percent",
      "static var percent: \(style)<\(type)>.Percent { \(style)<\(type)>.Percent() }"),
    Builtin(
      "FormatStyle where Self == \(style)<\(type)>.Currency",
      """
      static func currency(code: String) -> \(style)<\(type)>.Currency {
        \(style)<\(type)>.Currency(code: code)
      }
      """),
  ]
}

/// `NumberFormatter`, and `NSNumber` as far as it needs one.
let numberFormatters: [Builtin] = [
  Builtin(
    nil,
    """
    class NSNumber: Hashable, CustomStringConvertible {
      var doubleValue: Double
      init(value: Double) { doubleValue = value }
      init(value: Int) { doubleValue = Double(value) }
      init(value: Bool) { doubleValue = value ? 1 : 0 }
      var intValue: Int { Int(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var floatValue: Float { Float(doubleValue) }
      var stringValue: String { _formatNumber(doubleValue, 0, 15, false) }
      var description: String { stringValue }
      static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
      func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
    }
    """),
  Builtin(
    nil,
    """
    class NumberFormatter: Formatter {
      enum Style: Int, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal
      }
      var numberStyle: Style = .none
      var locale: Locale! = Locale.current
      var minimumFractionDigits: Int = -1
      var maximumFractionDigits: Int = -1
      var minimumIntegerDigits: Int = -1
      var usesGroupingSeparator: Bool = true
      var groupingSeparator: String! = ","
      var decimalSeparator: String! = "."
      var currencyCode: String! = "USD"
      var currencySymbol: String! = nil
      var positivePrefix: String! = ""
      var zeroSymbol: String? = nil
      var generatesDecimalNumbers: Bool = false
      var alwaysShowsDecimalSeparator: Bool = false
      var roundingMode: RoundingMode = .halfEven
      enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
      override init() { super.init() }
      func string(from number: NSNumber) -> String? {
        let value = number.doubleValue
        if value == 0, let zeroSymbol { return zeroSymbol }
        var least = 0
        var most = 0
        switch numberStyle {
        case .decimal: most = 3
        case .currency:
          least = _currencyDigits(currencyCode!)
          most = least
        case .scientific: most = 15
        case .none, .percent, .spellOut, .ordinal: most = 0
        }
        if maximumFractionDigits >= 0 { most = maximumFractionDigits }
        if minimumFractionDigits >= 0 { least = minimumFractionDigits }
        if most < least { most = least }
        let isGrouped = numberStyle != .none && usesGroupingSeparator
        let scale = numberStyle == .percent ? 100.0 : 1.0
        var text = _formatNumber(value * scale, least, most, isGrouped)
        while minimumIntegerDigits > text.count { text = "0" + text }
        if numberStyle == .ordinal { return text + _ordinalSuffix(Int(value)) }
        let symbol: String = currencySymbol ?? _currencySymbol(currencyCode!)
        let prefix = numberStyle == .currency ? symbol : ""
        return _signed(text, prefix, numberStyle == .percent ? "%" : "")
      }
      func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(from: number) }
        if let number = obj as? Double { return string(from: NSNumber(value: number)) }
        if let number = obj as? Int { return string(from: NSNumber(value: number)) }
        return nil
      }
      func number(from string: String) -> NSNumber? {
        var plain = string.replacingOccurrences(of: ",", with: "")
        if numberStyle == .currency {
          plain = plain.replacingOccurrences(of: currencySymbol ?? _currencySymbol(currencyCode!), with: "")
        }
        if numberStyle == .percent {
          guard plain.hasSuffix("%"), let value = Double(plain.dropLast()) else { return nil }
          return NSNumber(value: value / 100)
        }
        guard let value = Double(plain) else { return nil }
        return NSNumber(value: value)
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
      let last = number % 10
      if number % 100 / 10 == 1 { return "th" }
      return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th"
    }
    """),
]
