import Glibc
import Interpreter

/// `String(format:)`: the directives of `printf`, and `%@`.
/// - Parameter point: what stands between a number's whole part and its fraction.
func formatted(
  _ format: String, _ arguments: [Value], _ call: Invocation, point: String = "."
) throws -> String {
  var result = ""
  var next = 0
  var rest = Array(format)[...]
  while let character = rest.popFirst() {
    guard character == "%" else {
      result.append(character)
      continue
    }
    guard var directive = FormatDirective(&rest) else { continue }
    if directive.conversion == "%" {
      result += "%"
      continue
    }
    directive.takeSizes { () -> Int? in
      defer { next += 1 }
      guard arguments.indices.contains(next),
        case .int(let size) = arguments[next].unwrapped ?? arguments[next]
      else { return nil }
      return size
    }
    let position = directive.position ?? next
    if directive.position == nil { next += 1 }
    guard arguments.indices.contains(position) else { continue }
    let text = try directive.text(of: arguments[position], call)
    let isFraction = point != "." && "fFeEgG".contains(directive.conversion)
    result += isFraction ? text.map { $0 == "." ? point : String($0) }.joined() : text
  }
  return result
}

/// `%-08.2lf`, taken apart.
private struct FormatDirective {
  var position: Int?
  var flags = ""
  var width: Int?
  var precision: Int?
  var conversion: Character = "@"
  /// How wide the integer is: C's `int`, or what `l` and `h` say.
  private var bits = 32
  /// Whether width and precision are arguments of their own: `%*.*f`.
  private var takesWidth = false
  private var takesPrecision = false

  /// Reads on after the `%`; nil at the end of the text.
  init?(_ rest: inout ArraySlice<Character>) {
    let digits = Self.number(&rest)
    if let digits, rest.first == "$" {
      rest.removeFirst()
      position = digits - 1
    } else {
      width = digits
    }
    while let flag = rest.first, "-+ #0".contains(flag), width == nil {
      flags.append(flag)
      rest.removeFirst()
    }
    if width == nil { width = Self.number(&rest) }
    if rest.first == "*" {
      rest.removeFirst()
      takesWidth = true
    }
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest, isPrecision: true) ?? 0
      if rest.first == "*" {
        rest.removeFirst()
        takesPrecision = true
      }
    }
    while let modifier = rest.first, "lhqzjtL".contains(modifier) {
      bits = modifier == "h" ? bits / 2 : 64
      rest.removeFirst()
    }
    guard let conversion = rest.popFirst() else { return nil }
    self.conversion = conversion
  }

  /// Asks for the sizes that are arguments; a negative width fills up on the right.
  mutating func takeSizes(_ next: () -> Int?) {
    if takesWidth, let size = next() {
      width = Int(size.magnitude)
      if size < 0 { flags.append("-") }
    }
    if takesPrecision, let size = next() { precision = max(0, size) }
  }

  private static func number(
    _ rest: inout ArraySlice<Character>, isPrecision: Bool = false
  ) -> Int? {
    // A leading zero is a flag, not a width.
    guard let first = rest.first, first.isASCII, first.isNumber, isPrecision || first != "0" else {
      return nil
    }
    var value = 0
    while let digit = rest.first?.wholeNumberValue, rest.first?.isASCII == true, value < 100_000 {
      value = value * 10 + digit
      rest.removeFirst()
    }
    return value
  }

  func text(of value: Value, _ call: Invocation) throws -> String {
    var plain = value
    if case .existential(let inner, _) = value { plain = inner }
    switch conversion {
    case "d", "i", "D", "u", "U", "x", "X", "o":
      return padded(integer(plain))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return number(plain)
    case "c", "C":
      guard case .int(let code) = plain,
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code))
      else { return "" }
      return padded(String(Character(scalar)))
    default:
      let text = try call.machine.description(of: value)
      // Where Swift is compiled without Apple's Foundation, `%@` knows no width.
      guard call.machine.showsViews || conversion != "@" else { return text }
      return padded(precision.map { String(text.prefix($0)) } ?? text)
    }
  }

  private func integer(_ value: Value) -> String {
    var number = 0
    if case .int(let value) = value { number = value }
    if case .double(let value) = value { number = Int(exactly: value.rounded(.towardZero)) ?? 0 }
    number = (number << (64 - bits)) >> (64 - bits)
    let unsigned = (UInt(bitPattern: number) << UInt(64 - bits)) >> UInt(64 - bits)
    let marks = flags.contains("#") && number != 0
    var digits: String
    switch conversion {
    case "x": digits = (marks ? "0x" : "") + String(unsigned, radix: 16)
    case "X": digits = (marks ? "0X" : "") + String(unsigned, radix: 16, uppercase: true)
    case "o": digits = (marks ? "0" : "") + String(unsigned, radix: 8)
    case "u", "U": digits = String(unsigned)
    default: digits = String(number.magnitude)
    }
    if let precision, digits.count < precision {
      digits = String(repeating: "0", count: min(precision, 10_000) - digits.count) + digits
    }
    if number < 0, "diD".contains(conversion) { return "-" + digits }
    return (flags.contains("+") ? "+" : flags.contains(" ") ? " " : "") + digits
  }

  private func number(_ value: Value) -> String {
    var number = 0.0
    if case .double(let value) = value { number = value }
    if case .int(let value) = value { number = Double(value) }
    let sign = flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    // Digits of base 16 are as many as there are, unless a precision says otherwise.
    let digits = precision ?? (conversion == "a" || conversion == "A" ? nil : 6)
    let places = digits.map { ".\(min($0, 500))" } ?? ""
    return padded(
      printed("%\(sign)\(places)\(conversion)", number),
      isNumber: number.isFinite)
  }

  private func padded(_ text: String, isNumber: Bool = true) -> String {
    let missing = min(width ?? 0, 10_000) - text.count
    if missing <= 0 { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), isNumber, conversion != "@" else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.first.flatMap { "+- ".contains($0) ? String($0) : nil } ?? ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

/// A number as C's `printf` writes it.
func printed(_ format: String, _ number: Double) -> String {
  withVaList([number]) { list in
    var buffer = [CChar](repeating: 0, count: 1024)
    let length = vsnprintf(&buffer, buffer.count, format, list)
    return String(
      decoding: buffer.prefix(max(0, min(Int(length), buffer.count - 1))).map(
        UInt8.init(bitPattern:)),
      as: UTF8.self)
  }
}
