enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  struct Failure: Error, CustomStringConvertible { let message: String, offset: Int
    var description: String { "\(message) at \(offset)" }
  }
  init(parsing text: String) throws {
    var reader = Reader(text: Array(text.unicodeScalars))
    self = try reader.value()
    reader.skipSpace()
    if let extra = reader.peek { throw reader.failure("unexpected '\(extra)'") }
  }
  private struct Reader {
    let text: [Unicode.Scalar]
    var place = 0
    var peek: Unicode.Scalar? { place < text.count ? text[place] : nil }
    func failure(_ message: String) -> Failure { Failure(message: message, offset: place) }
    mutating func skipSpace() { while let c = peek, c == " " || c == "\n" { place += 1 } }
    mutating func expect(_ scalar: Unicode.Scalar) throws {
      skipSpace()
      guard peek == scalar else { throw failure("expected '\(scalar)'") }
      place += 1
    }
    mutating func word(_ word: String, _ value: JSON) throws -> JSON {
      for scalar in word.unicodeScalars {
        guard peek == scalar else { throw failure("expected '\(word)'") }
        place += 1
      }
      return value
    }
    mutating func value() throws -> JSON {
      skipSpace()
      switch peek {
      case nil: throw failure("unexpected end")
      case "n"?: return try word("null", .null)
      case "t"?: return try word("true", .bool(true))
      case "f"?: return try word("false", .bool(false))
      case "\""?: return .string(try string())
      case "["?:
        var list: [JSON] = []
        try items("[", "]") { list.append(try $0.value()) }
        return .array(list)
      case "{"?:
        var pairs: [String: JSON] = [:]
        try items("{", "}") { reader in
          reader.skipSpace()
          let key = try reader.string()
          try reader.expect(":")
          pairs[key] = try reader.value()
        }
        return .object(pairs)
      case let c? where c == "-" || ("0"..."9").contains(c):
        let start = place
        while let c = peek, c == "-" || c == "." || c == "e" || ("0"..."9").contains(c) { place += 1 }
        var digits = ""
        digits.unicodeScalars.append(contentsOf: text[start..<place])
        guard let number = Double(digits) else { throw failure("bad number") }
        return .number(number)
      case let c?: throw failure("unexpected '\(c)'")
      }
    }
    mutating func items(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout Reader) throws -> Void) throws {
      try expect(open)
      skipSpace()
      if peek == close { place += 1; return }
      while true {
        try item(&self)
        skipSpace()
        if peek == "," { place += 1; continue }
        return try expect(close)
      }
    }
    mutating func string() throws -> String {
      try expect("\"")
      var result = String.UnicodeScalarView()
      while let c = peek {
        place += 1
        switch c {
        case "\"": return String(result)
        case "\\":
          guard let escaped = peek else { break }
          place += 1
          result.append(escaped == "n" ? "\n" : escaped)
        default: result.append(c)
        }
      }
      throw failure("unterminated string")
    }
  }
}
extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value.description
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .string(let text): "\"\(text)\""
    case .array(let items): "[\(items.map(\.description).joined(separator: ","))]"
    case .object(let pairs): "{" + pairs.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? { if case .object(let pairs) = self { pairs[key] } else { nil } }
  subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices ~= index else { return nil }
    return items[index]
  }
}
for text in ["[1, 2.5, -3e2, true, null]", #"{"b": {"x": []}, "a": "q\"\n"}"#, "[1,", "tru", "{\"a\" 1}", "\"abc", "[] x", "", "{}"] {
  do { print(try JSON(parsing: text)) } catch let failure as JSON.Failure { print("error:", failure) }
}
let value = try JSON(parsing: #"{"users": [{"name": "Ann"}, {"name": "Bo"}]}"#)
print(value["users"]?[1]?["name"] ?? .null, value["users"]?[5] as Any, value == .null)
