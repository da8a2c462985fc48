import Checking
import Interpreter

/// JSON as text: read into the library's `_JSON`, strings written out.
var jsonText: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum _JSON {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([_JSON])
        case object([String: _JSON])
      }
      """),
    Builtin(nil, "func _parseJSON(_ text: String) -> _JSON?") { call in
      let text = try call.string(0)
      try call.machine.charge(steps: text.utf8.count / 16)
      guard let type = call.machine.types.nominal("_JSON") else { return .none }
      var reader = JSONReader(Array(text.utf8), type: type, machine: call.machine)
      return try reader.document() ?? .none
    },
    Builtin(nil, "func _quotedJSON(_ text: String, _ escapesSlashes: Bool) -> String") { call in
      .string(quotedJSON(try call.string(0), escapesSlashes: try call.bool(1)))
    },
  ]
}

/// A recursive reader after RFC 8259.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let type: NominalType
  private let machine: Machine

  init(_ bytes: [UInt8], type: NominalType, machine: Machine) {
    self.bytes = bytes
    self.type = type
    self.machine = machine
  }

  /// One value with nothing after it; nil where the text is no JSON.
  mutating func document() throws -> Value? {
    guard let value = try value() else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let wanted = byte.asciiValue, current == wanted else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private func make(_ index: Int, _ payload: Value...) -> Value {
    .enumCase(EnumValue(type: type, index: index, payload: payload))
  }

  private mutating func value() throws -> Value? {
    skipSpace()
    guard let byte = current, depth < 512 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return string().map { make(3, .string($0)) }
    case UInt8(ascii: "t"): return take(word: "true") ? make(1, .bool(true)) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? make(1, .bool(false)) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? make(0) : nil
    default: return number().map { make(2, .string($0)) }
    }
  }

  private mutating func object() throws -> Value? {
    position += 1
    var table = ValueTable()
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        if current == UInt8(ascii: "}"), !table.isEmpty { break }
        guard current == UInt8(ascii: "\""), let name = string() else { return nil }
        skipSpace()
        guard take(":"), let value = try value() else { return nil }
        try table.set(value, for: .string(name), in: machine)
        skipSpace()
      } while take(",")
      guard take("}") else { return nil }
    }
    let string = machine.types.type("String", [])
    return make(
      5, .native(DictionaryValue(key: string, value: .nominal(type, []), table: table)))
  }

  private mutating func array() throws -> Value? {
    position += 1
    var elements: [Value] = []
    skipSpace()
    if take("]") { return make(4, .array([])) }
    repeat {
      skipSpace()
      if current == UInt8(ascii: "]"), !elements.isEmpty { break }
      guard let value = try value() else { return nil }
      elements.append(value)
      skipSpace()
    } while take(",")
    return take("]") ? make(4, .array(elements)) : nil
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<32: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = current else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = hexadecimal() else { return nil }
      guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
      guard take("\\"), take("u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else {
        return nil
      }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = current, (48..<58).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func number() -> String? {
    let start = position
    _ = take("-")
    let isZero = current == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !isZero || count == 1 else { return nil }
    if take(".") { guard digits() > 0 else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { return nil }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

func quotedJSON(_ text: String, escapesSlashes: Bool) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "/": result += escapesSlashes ? "\\/" : "/"
    case "\u{8}": result += "\\b"
    case "\u{C}": result += "\\f"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
