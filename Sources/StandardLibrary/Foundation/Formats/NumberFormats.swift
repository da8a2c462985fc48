import Checking
import Interpreter

/// What styles share, and the numbers' own.
var formatStyles: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
        associatedtype FormatInput
        associatedtype FormatOutput
        func format(_ value: FormatInput) -> FormatOutput
        func locale(_ locale: Locale) -> Self
      }
      """),
    Builtin("FormatStyle", "func locale(_ locale: Locale) -> Self { self }"),
    Builtin(
      nil,
      """
      protocol ParseStrategy<ParseInput, ParseOutput>: Decodable, Encodable, Hashable {
        associatedtype ParseInput
        associatedtype ParseOutput
        func parse(_ value: ParseInput) throws -> ParseOutput
      }
      """),
    Builtin(
      nil,
      """
      protocol ParseableFormatStyle: FormatStyle {
        associatedtype Strategy: ParseStrategy
        where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
        var parseStrategy: Strategy { get }
      }
      """),
    // Inside of a type that has a `FormatStyle` of its own.
    Builtin(nil, "typealias _FormatStyle = FormatStyle"),
    Builtin(nil, "typealias _Parseable = ParseableFormatStyle"),
    Builtin(
      nil,
      """
      struct NumberFormatStyleConfiguration {
        struct Precision: Hashable, Codable, Sendable {
          var _minimum: Int?
          var _maximum: Int?
          var _leastInteger: Int?
          var _mostInteger: Int?
          var _leastSignificant: Int?
          var _mostSignificant: Int?
          static func fractionLength(_ length: Int) -> Precision {
            Precision(_minimum: length, _maximum: length)
          }
          static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int {
            let limits = _limits(limits)
            return Precision(_minimum: limits.0 ?? 0, _maximum: limits.1 ?? 300)
          }
          static func integerLength(_ length: Int) -> Precision {
            Precision(_leastInteger: length, _mostInteger: length)
          }
          static func integerLength<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int {
            let limits = _limits(limits)
            return Precision(_leastInteger: limits.0, _mostInteger: limits.1)
          }
          static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
            Precision(
              _minimum: fraction, _maximum: fraction, _leastInteger: integer,
              _mostInteger: integer)
          }
          static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(
            integerLimits: R1, fractionLimits: R2
          ) -> Precision where R1.Bound == Int, R2.Bound == Int {
            let integers = _limits(integerLimits)
            let fraction = _limits(fractionLimits)
            return Precision(
              _minimum: fraction.0 ?? 0, _maximum: fraction.1 ?? 300, _leastInteger: integers.0,
              _mostInteger: integers.1)
          }
          static func significantDigits(_ digits: Int) -> Precision {
            Precision(_leastSignificant: digits, _mostSignificant: digits)
          }
          static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int {
            let limits = _limits(limits)
            return Precision(_leastSignificant: limits.0, _mostSignificant: limits.1 ?? 300)
          }
        }
        struct Grouping: Hashable, Codable, Sendable {
          var _isGrouped: Bool
          static var automatic: Grouping { Grouping(_isGrouped: true) }
          static var never: Grouping { Grouping(_isGrouped: false) }
        }
        struct SignDisplayStrategy: Hashable, Codable, Sendable {
          var _sign: Int
          static var automatic: SignDisplayStrategy { SignDisplayStrategy(_sign: 0) }
          static var never: SignDisplayStrategy { SignDisplayStrategy(_sign: 3) }
          static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(_sign: includingZero ? 2 : 1)
          }
        }
        struct DecimalSeparatorDisplayStrategy: Hashable, Codable, Sendable {
          var _always: Bool
          static var automatic: DecimalSeparatorDisplayStrategy {
            DecimalSeparatorDisplayStrategy(_always: false)
          }
          static var always: DecimalSeparatorDisplayStrategy {
            DecimalSeparatorDisplayStrategy(_always: true)
          }
        }
        struct Notation: Hashable, Codable, Sendable {
          var _notation: Int
          static var automatic: Notation { Notation(_notation: 0) }
          static var scientific: Notation { Notation(_notation: 1) }
          static var compactName: Notation { Notation(_notation: 2) }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct CurrencyFormatStyleConfiguration {
        typealias Precision = NumberFormatStyleConfiguration.Precision
        typealias Grouping = NumberFormatStyleConfiguration.Grouping
        typealias Notation = NumberFormatStyleConfiguration.Notation
        typealias DecimalSeparatorDisplayStrategy =
          NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        struct SignDisplayStrategy: Hashable, Codable, Sendable {
          var _sign: Int
          static var automatic: SignDisplayStrategy { SignDisplayStrategy(_sign: 0) }
          static var never: SignDisplayStrategy { SignDisplayStrategy(_sign: 3) }
          static var accounting: SignDisplayStrategy { SignDisplayStrategy(_sign: 4) }
          static func always(showZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(_sign: showZero ? 2 : 1)
          }
        }
        struct Presentation: Hashable, Codable, Sendable {
          var _kind: Int
          static var standard: Presentation { Presentation(_kind: 0) }
          static var narrow: Presentation { Presentation(_kind: 1) }
          static var isoCode: Presentation { Presentation(_kind: 2) }
          static var fullName: Presentation { Presentation(_kind: 3) }
        }
      }
      """),
    Builtin(
      nil,
      """
      func _limits<R: RangeExpression>(_ range: R) -> (Int?, Int?) where R.Bound == Int {
        if let range = range as? Range<Int> { return (range.lowerBound, range.upperBound - 1) }
        if let range = range as? ClosedRange<Int> { return (range.lowerBound, range.upperBound) }
        if let range = range as? PartialRangeThrough<Int> { return (nil, range.upperBound) }
        if let range = range as? PartialRangeUpTo<Int> { return (nil, range.upperBound - 1) }
        if let range = range as? PartialRangeFrom<Int> { return (range.lowerBound, nil) }
        return (nil, nil)
      }
      """),
  ]
    + formatStyle(
      nil, "IntegerFormatStyle", generics: "<Value: BinaryInteger>", value: "Value",
      made: "Int(text.prefix { $0 != \".\" }).flatMap { Value(exactly: $0) }", percentScale: 0)
    + formatStyle(
      nil, "FloatingPointFormatStyle", generics: "<Value: BinaryFloatingPoint>", value: "Value",
      made: "Double(text).map { Value($0) }", percentScale: 2)
    + formatStyle(
      "Decimal", "FormatStyle", generics: "", value: "Decimal", made: "Decimal(string: text)",
      percentScale: 2)
    + ["Int", "Double", "Int64", "UInt", "Int32", "UInt8", "Int16", "Float", "CGFloat"].flatMap {
      let isFloating = ["Double", "Float", "CGFloat"].contains($0)
      return styleNames(
        (isFloating ? "FloatingPointFormatStyle<" : "IntegerFormatStyle<") + $0 + ">")
    } + styleNames("Decimal.FormatStyle")
    + [
      // Every number of a localized text is written so.
      Builtin("BinaryInteger", "func formatted() -> String") { call in
        let digits = try call.machine.description(of: call.arguments[0])
        let style = NumberText(symbols: NumberSymbols(call.machine.locale))
        return .string(DecimalNumber(digits).map(style.string) ?? digits)
      }
    ]
    + formattedMembers("BinaryInteger")
    + [
      Builtin(
        "BinaryInteger",
        """
        @_disfavoredOverload func formatted<S: _FormatStyle>(_ format: S) -> S.FormatOutput
        where S.FormatInput: BinaryInteger { format.format(S.FormatInput(self)) }
        """)
    ]
    + [
      ("BinaryFloatingPoint", "FloatingPointFormatStyle<Self>"), ("Decimal", "Decimal.FormatStyle"),
    ]
    .flatMap { type, style in
      [Builtin(type, "func formatted() -> String { \(style)().format(self) }")]
        + formattedMembers(type)
    }
}

/// A style for one kind of number, with its percent and currency forms.
private func formatStyle(
  _ owner: String?, _ name: String, generics: String, value: String, made: String,
  percentScale: Int
) -> [Builtin] {
  let own = name + (generics.isEmpty ? "" : "<Value>")
  func members(_ own: String, _ configuration: String) -> String {
    """
      typealias FormatInput = \(value)
      typealias FormatOutput = String
      typealias Configuration = \(configuration)
      var _options: _NumberOptions
      func format(_ value: \(value)) -> String { _numberText("\\(value)", _options) }
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(own) {
        var result = self
        result._options.hasPrecision = true
        if let least = p._minimum { result._options.minimumFraction = least }
        if let most = p._maximum { result._options.maximumFraction = most }
        result._options.minimumInteger = p._leastInteger
        result._options.maximumInteger = p._mostInteger
        result._options.minimumSignificant = p._leastSignificant
        result._options.maximumSignificant = p._mostSignificant
        return result
      }
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(own) {
        var result = self
        result._options.isGrouped = group._isGrouped
        return result
      }
      func sign(strategy: \(configuration).SignDisplayStrategy) -> \(own) {
        var result = self
        result._options.sign = strategy._sign
        return result
      }
      func decimalSeparator(
        strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
      ) -> \(own) {
        var result = self
        result._options.alwaysShowsPoint = strategy._always
        return result
      }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(own) {
        var result = self
        result._options.notation = notation._notation
        if notation._notation == 1 { result._options.maximumFraction = 6 }
        return result
      }
      func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
      ) -> \(own) {
        var result = self
        switch rule {
        case .toNearestOrAwayFromZero: result._options.rounding = 0
        case .toNearestOrEven: result._options.rounding = 1
        case .up: result._options.rounding = 2
        case .down: result._options.rounding = 3
        case .towardZero: result._options.rounding = 4
        case .awayFromZero: result._options.rounding = 5
        @unknown default: break
        }
        result._options.increment = increment
        if let increment {
          let fraction = "\\(increment)".split(separator: ".").last ?? "0"
          result._options.minimumFraction = fraction == "0" ? 0 : fraction.count
          result._options.maximumFraction = result._options.minimumFraction
        }
        return result
      }
      func scale(_ multiplicand: Double) -> \(own) {
        var result = self
        var power = 0
        var rest = multiplicand
        while rest >= 10 { rest /= 10; power += 1 }
        while rest < 1 && rest > 0 { rest *= 10; power -= 1 }
        result._options.scale = power
        return result
      }
      func locale(_ locale: Locale) -> \(own) {
        var result = self
        result._options.locale = locale.identifier
        return result
      }
      func _parsed(_ text: String) -> \(value)? {
        guard let text = _parseNumber(text, _options) else { return nil }
        return \(made)
      }
      var parseStrategy: _Strategy { _Strategy(_style: self) }
      struct _Strategy: ParseStrategy {
        var _style: \(own)
        func parse(_ text: String) throws -> \(value) {
          guard let value = _style._parsed(text) else { throw CocoaError(.formatting) }
          return value
        }
      }
    """
  }
  let plain = "NumberFormatStyleConfiguration"
  let text = """
    struct \(name)\(generics): ParseableFormatStyle, Sendable {
    \(members(own, plain))
      init(locale: Locale = Locale.current) {
        _options = _NumberOptions()
        _options.locale = locale.identifier
      }
      struct Percent: ParseableFormatStyle, Sendable {
    \(members("Percent", plain))
        init(locale: Locale = Locale.current) {
          _options = _NumberOptions.percent(\(percentScale))
          _options.locale = locale.identifier
        }
      }
      struct Currency: ParseableFormatStyle, Sendable {
    \(members("Currency", "CurrencyFormatStyleConfiguration"))
        init(code: String, locale: Locale = Locale.current) {
          _options = _NumberOptions.currency(code)
          _options.locale = locale.identifier
        }
        func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Currency {
          var result = self
          result._options.presentation = p._kind
          return result
        }
      }
    }
    """
  let inner = owner == nil ? text : text.replacing(": ParseableFormatStyle", by: ": _Parseable")
  return [Builtin(owner, inner)]
}

/// `.number`, `.percent` and `.currency(code:)` for one type of number.
private func styleNames(_ style: String) -> [Builtin] {
  [
    Builtin(
      "FormatStyle where Self == \(style)", "static var number: \(style) { \(style)() }"),
    Builtin(
      "FormatStyle where Self == \(style).Percent",
      "static var percent: \(style).Percent { \(style).Percent() }"),
    Builtin(
      "FormatStyle where Self == \(style).Currency",
      """
      static func currency(code: String) -> \(style).Currency { \(style).Currency(code: code) }
      """),
  ]
}

/// `formatted(_:)`, and the initializer that reads what it writes.
private func formattedMembers(_ type: String) -> [Builtin] {
  [
    Builtin(
      type,
      """
      func formatted<S: _FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
      """),
    Builtin(
      type,
      """
      init<S: _Parseable>(
        _ value: S.Strategy.ParseInput, format: S
      ) throws where S.FormatInput == Self {
        self = try format.parseStrategy.parse(value)
      }
      """),
  ]
}
