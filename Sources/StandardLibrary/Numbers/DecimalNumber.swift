/// A decimal number of any length: what numbers are rounded and written as. The value is
/// `digits × 10^exponent`; zero has no digits.
struct DecimalNumber {
  /// Ways to round, the first six in the order of `FloatingPointRoundingRule`.
  enum Rounding: Int {
    case nearestOrAway, nearestOrEven, up, down, towardZero, awayFromZero, nearestOrTowardZero
  }

  var isNegative = false
  /// From the first to the last: the first and the last are not zero.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  init() {}

  init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    normalize()
  }

  init(_ value: Int) {
    self.init(
      isNegative: value < 0, digits: String(value.magnitude).utf8.map { $0 - 48 }, exponent: 0)
  }

  /// The shortest decimal that reads back as `value`; nil where it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// `-12.5e3`; nil for text that is no number, or that has more after it.
  init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    var isNegative = false
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      isNegative = rest.removeFirst() == UInt8(ascii: "-")
    }
    let whole = rest.prefix { (48..<58).contains($0) }
    rest = rest.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.prefix { (48..<58).contains($0) }
      rest = rest.dropFirst(fraction.count)
    }
    guard whole.count + fraction.count > 0, whole.count + fraction.count < 10_000 else {
      return nil
    }
    var exponent = -fraction.count
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      guard let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
        abs(power) < 10_000
      else { return nil }
      exponent += power
      rest = []
    }
    guard rest.isEmpty else { return nil }
    self.init(
      isNegative: isNegative, digits: (whole + fraction).map { $0 - 48 }, exponent: exponent)
  }

  private mutating func normalize() {
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { exponent = 0 }
  }

  var isZero: Bool { digits.isEmpty }
  /// How many digits stand before the point; zero or less for a fraction.
  var wholeDigits: Int { digits.count + exponent }

  /// The digit that counts `10^place`.
  func digit(_ place: Int) -> UInt8 {
    let index = wholeDigits - 1 - place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  func scaled(byPowerOfTen power: Int) -> DecimalNumber {
    DecimalNumber(isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// Rounded to a multiple of `10^place`.
  func rounded(toPlace place: Int, _ rule: Rounding = .nearestOrEven) -> DecimalNumber {
    guard exponent < place else { return self }
    let count = max(0, wholeDigits - place)
    let kept = Array(digits.prefix(count))
    let rest = wholeDigits < place ? [0] + digits : Array(digits.dropFirst(count))
    var result = DecimalNumber(isNegative: isNegative, digits: kept, exponent: place)
    let isHalf = rest == [5]
    let isMore = (rest.first ?? 0) >= 5
    let isOdd = (kept.last ?? 0) % 2 == 1
    let goesAway =
      switch rule {
      case .nearestOrAway: isMore
      case .nearestOrEven: isHalf ? isOdd : isMore
      case .nearestOrTowardZero: isHalf ? false : isMore
      case .up: !isNegative
      case .down: isNegative
      case .towardZero: false
      case .awayFromZero: true
      }
    guard goesAway else { return result }
    let unit = DecimalNumber(isNegative: isNegative, digits: [1], exponent: place)
    result = result + unit
    result.isNegative = isNegative
    return result
  }

  func rounded(toDigits count: Int, _ rule: Rounding = .nearestOrEven) -> DecimalNumber {
    rounded(toPlace: wholeDigits - count, rule)
  }

  /// The digits from `10^high` down to `10^low`, as text.
  func text(from high: Int, to low: Int) -> String {
    guard high >= low else { return "" }
    let places = stride(from: high, through: low, by: -1)
    return String(decoding: places.map { digit($0) + 48 }, as: UTF8.self)
  }

  var double: Double { Double(description) ?? 0 }
}

extension DecimalNumber: CustomStringConvertible {
  var description: String {
    if isZero { return "0" }
    let whole = wholeDigits > 0 ? text(from: wholeDigits - 1, to: 0) : "0"
    let fraction = exponent < 0 ? "." + text(from: -1, to: exponent) : ""
    return (isNegative ? "-" : "") + whole + fraction
  }
}

extension DecimalNumber: Comparable {
  static func == (a: DecimalNumber, b: DecimalNumber) -> Bool {
    a.isZero && b.isZero
      || a.isNegative == b.isNegative && a.digits == b.digits && a.exponent == b.exponent
  }

  static func < (a: DecimalNumber, b: DecimalNumber) -> Bool {
    if a.isZero || b.isZero || a.isNegative != b.isNegative {
      let signs = [a, b].map { $0.isZero ? 0 : $0.isNegative ? -1 : 1 }
      return signs[0] < signs[1]
    }
    return a.isNegative ? isLess(b, a) : isLess(a, b)
  }

  /// Of two magnitudes.
  private static func isLess(_ a: DecimalNumber, _ b: DecimalNumber) -> Bool {
    if a.wholeDigits != b.wholeDigits { return a.wholeDigits < b.wholeDigits }
    return a.digits.lexicographicallyPrecedes(b.digits)
  }
}

// MARK: Arithmetic

extension DecimalNumber {
  static prefix func - (a: DecimalNumber) -> DecimalNumber {
    DecimalNumber(isNegative: !a.isNegative && !a.isZero, digits: a.digits, exponent: a.exponent)
  }

  static func + (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isZero { return b }
    if b.isZero { return a }
    let low = min(a.exponent, b.exponent)
    let count = max(a.wholeDigits, b.wholeDigits) - low + 1
    let isSum = a.isNegative == b.isNegative
    let (large, small) = isSum || !isLess(a, b) ? (a, b) : (b, a)
    var result = [UInt8](repeating: 0, count: count)
    var carry = 0
    for index in 0..<count {
      let (x, y) = (Int(large.digit(low + index)), Int(small.digit(low + index)))
      let sum = isSum ? x + y + carry : x - y + carry
      result[count - 1 - index] = UInt8((sum + 10) % 10)
      carry = sum < 0 ? -1 : sum / 10
    }
    return DecimalNumber(isNegative: large.isNegative, digits: result, exponent: low)
  }

  static func - (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber { a + -b }

  static func * (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    var sums = [Int](repeating: 0, count: a.digits.count + b.digits.count)
    for (i, x) in a.digits.enumerated() {
      for (j, y) in b.digits.enumerated() { sums[i + j + 1] += Int(x) * Int(y) }
    }
    for index in sums.indices.dropFirst().reversed() {
      sums[index - 1] += sums[index] / 10
      sums[index] %= 10
    }
    return DecimalNumber(
      isNegative: a.isNegative != b.isNegative, digits: sums.map { UInt8($0) },
      exponent: a.exponent + b.exponent)
  }

  /// The quotient's first `count` digits, cut off; `b` is not zero.
  static func quotient(_ a: DecimalNumber, _ b: DecimalNumber, digits count: Int) -> DecimalNumber {
    var rest = DecimalNumber()
    var result: [UInt8] = []
    var place = 0
    var isStarted = false
    let divisor = DecimalNumber(isNegative: false, digits: b.digits, exponent: 0)
    var steps = 0
    while steps < count && (place < a.digits.count || !rest.isZero) {
      rest = rest.scaled(byPowerOfTen: 1)
      if place < a.digits.count { rest = rest + DecimalNumber(Int(a.digits[place])) }
      place += 1
      var digit: UInt8 = 0
      while !(rest < divisor) {
        rest = rest - divisor
        digit += 1
      }
      result.append(digit)
      if digit > 0 { isStarted = true }
      if isStarted { steps += 1 }
    }
    let exponent = a.exponent + (a.digits.count - place) - b.exponent
    return DecimalNumber(
      isNegative: a.isNegative != b.isNegative, digits: result, exponent: exponent)
  }
}
