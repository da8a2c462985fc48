import Interpreter

/// How a number is written: what a format style or formatter has been told, and the locale's signs.
struct NumberText {
  enum Notation: Int { case automatic, scientific, compact }
  enum Sign: Int { case automatic, always, alwaysWithZero, never, accounting }

  var minimumInteger = 1
  var maximumInteger: Int?
  var minimumFraction = 0
  var maximumFraction = 3
  /// Where these are given, the digits of the fraction are not.
  var significant: ClosedRange<Int>?
  var isGrouped = true
  var hasPrecision = false
  var alwaysShowsPoint = false
  var sign = Sign.automatic
  var rounding = DecimalNumber.Rounding.nearestOrEven
  var increment: DecimalNumber?
  var notation = Notation.automatic
  var symbols = NumberSymbols("en_US")
  /// What stands around the digits, outside of a sign: a currency, a percent sign.
  var prefix = ""
  var suffix = ""

  func string(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    guard let number = DecimalNumber(value) else { return value < 0 ? "-∞" : "∞" }
    return string(number)
  }

  func string(_ number: DecimalNumber) -> String {
    var number = number
    if let increment, !increment.isZero {
      let ratio = DecimalNumber.quotient(number, increment, digits: 40)
      number = ratio.rounded(toPlace: 0, rounding) * increment
    }
    var ending = ""
    switch notation {
    case .automatic: break
    case .scientific:
      let power = number.isZero ? 0 : number.wholeDigits - 1
      number = number.scaled(byPowerOfTen: -power)
      ending = "E\(power)"
    case .compact: (number, ending) = compacted(number)
    }
    let rounded = roundedForDisplay(number)
    let isNegative = number.isNegative && !(rounded.isZero && number.isZero)
    return signed(digits(rounded) + ending, isNegative: isNegative, isZero: rounded.isZero)
  }

  private func roundedForDisplay(_ number: DecimalNumber) -> DecimalNumber {
    if let significant { return number.rounded(toDigits: significant.upperBound, rounding) }
    if notation == .compact, !hasPrecision {
      return number.wholeDigits >= 2
        ? number.rounded(toPlace: 0, rounding) : number.rounded(toDigits: 2, rounding)
    }
    return number.rounded(toPlace: -maximumFraction, rounding)
  }

  /// The largest of the locale's names that the number has room for once it is rounded.
  private func compacted(_ number: DecimalNumber) -> (DecimalNumber, String) {
    let names = symbols.compactNames
    func scaled(_ place: Int) -> DecimalNumber {
      place < 0 ? number : number.scaled(byPowerOfTen: -names[place].power)
    }
    var place = names.lastIndex { $0.power < number.wholeDigits } ?? -1
    if place + 1 < names.count,
      roundedForDisplay(scaled(place)).wholeDigits + (place < 0 ? 0 : names[place].power)
        > names[place + 1].power
    {
      place += 1
    }
    return (scaled(place), place < 0 ? "" : names[place].name)
  }

  private func digits(_ number: DecimalNumber) -> String {
    var count = max(number.wholeDigits, minimumInteger)
    if let maximumInteger { count = min(count, maximumInteger) }
    let whole = number.text(from: count - 1, to: 0)
    var places = max(0, -number.exponent)
    if let significant {
      let first = number.isZero ? 1 : number.wholeDigits
      places = max(places, significant.lowerBound - first)
    } else {
      places = max(places, minimumFraction)
    }
    let fraction = places > 0 ? number.text(from: -1, to: -places) : ""
    let point = fraction.isEmpty && !alwaysShowsPoint ? "" : symbols.point
    let first = notation == .compact ? 5 : symbols.firstGrouped
    let isGrouped = isGrouped && whole.count >= first && notation != .scientific
    return (isGrouped ? grouped(whole) : whole) + point + fraction
  }

  private func grouped(_ digits: String) -> String {
    var result = ""
    for (offset, digit) in digits.enumerated() {
      let rest = digits.count - offset
      if offset > 0, rest == 3 || rest > 3 && (rest - 3) % symbols.groupSize == 0 {
        result += symbols.group
      }
      result.append(digit)
    }
    return result
  }

  private func signed(_ digits: String, isNegative: Bool, isZero: Bool) -> String {
    let text = prefix + digits + suffix
    if symbols.signsDigits, !prefix.isEmpty, sign != .never,
      !(sign == .accounting && isNegative && symbols.accountsInParentheses)
    {
      var inner = self
      inner.prefix = ""
      inner.symbols.accountsInParentheses = false
      return prefix + inner.signed(digits, isNegative: isNegative, isZero: isZero)
    }
    switch sign {
    case .never: return text
    case .accounting:
      return isNegative ? symbols.accountsInParentheses ? "(\(text))" : "-" + text : text
    case .always: return isNegative ? "-" + text : isZero ? text : "+" + text
    case .alwaysWithZero: return (isNegative ? "-" : "+") + text
    case .automatic: return isNegative ? "-" + text : text
    }
  }

  /// The number that a text begins with, as this style writes it; nil for anything else.
  func number(from text: String) -> DecimalNumber? {
    var rest = text.filter { !$0.isWhitespace || symbols.group.contains($0) }
    let isNegative = rest.hasPrefix("-")
    if isNegative || rest.hasPrefix("+") { rest.removeFirst() }
    for part in [prefix, suffix] where !part.isEmpty {
      let trimmed = part.filter { !$0.isWhitespace }
      if rest.hasPrefix(trimmed) { rest.removeFirst(trimmed.count) }
      if rest.hasSuffix(trimmed) { rest.removeLast(trimmed.count) }
    }
    if !symbols.group.isEmpty {
      rest = rest.pieces(separatedBy: symbols.group).joined()
    }
    rest = rest.pieces(separatedBy: symbols.point).joined(separator: ".")
    guard rest.first?.isNumber == true || rest.first == "." else { return nil }
    guard let number = DecimalNumber(Self.leadingNumber(of: rest)) else { return nil }
    return isNegative ? -number : number
  }

  /// The number that a text begins with: `12` of `12 pieces`, `1.5` of `1.5.2`.
  private static func leadingNumber(of text: String) -> String {
    var rest = text[...]
    func digits() -> Substring {
      let found = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(found.count)
      return found
    }
    var number = String(digits())
    if rest.first == ".", rest.dropFirst().first?.isNumber == true {
      rest.removeFirst()
      number += "." + digits()
    }
    guard rest.first == "e" || rest.first == "E" else { return number }
    rest.removeFirst()
    let sign = rest.first == "-" || rest.first == "+" ? String(rest.removeFirst()) : ""
    let exponent = digits()
    return exponent.isEmpty ? number : number + "e" + sign + exponent
  }
}
