import Interpreter

/// UUIDs, drawn from the machine's random numbers, and bytes.
let identifierTypes: [Builtin] = [
  Builtin(
    nil,
    """
    struct UUID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
      var uuidString: String
      init() { uuidString = _randomUUID() }
      init?(uuidString string: String) {
        guard let text = _normalUUID(string) else { return nil }
        uuidString = text
      }
      var description: String { uuidString }
      static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
    }
    """),
  Builtin(nil, "func _randomUUID() -> String") { call in
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let bits = call.machine.random.next()
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
      }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return .string(uuidText(bytes))
  },
  Builtin(nil, "func _normalUUID(_ text: String) -> String?") { call in
    let parts = try call.string(0).split(separator: "-", omittingEmptySubsequences: false)
    let isHex = parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
    guard parts.map(\.count) == [8, 4, 4, 4, 12], isHex else { return .none }
    return .string(parts.joined(separator: "-").uppercased())
  },
  Builtin(
    nil,
    """
    struct Data: Hashable, Codable, Sendable, Sequence, CustomStringConvertible {
      typealias Element = UInt8
      typealias Iterator = IndexingIterator<[UInt8]>
      var _bytes: [UInt8]
      init() { _bytes = [] }
      init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
      init(repeating repeatedValue: UInt8, count: Int) {
        _bytes = Array(repeating: repeatedValue, count: count)
      }
      init(contentsOf url: URL) throws { throw CocoaError(.fileReadNoSuchFile) }
      var startIndex: Int { 0 }
      var endIndex: Int { _bytes.count }
      var indices: Range<Int> { 0..<_bytes.count }
      var count: Int { _bytes.count }
      var isEmpty: Bool { _bytes.isEmpty }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
      subscript(position: Int) -> UInt8 {
        get { _bytes[position] }
        set { _bytes[position] = newValue }
      }
      subscript(bounds: Range<Int>) -> [UInt8] { Array(_bytes[bounds]) }
      mutating func append(_ byte: UInt8) { _bytes.append(byte) }
      mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
      func base64EncodedString() -> String { _base64(_bytes) }
      func write(to url: URL) throws { throw CocoaError(.fileWriteNoPermission) }
      var description: String { "\\(_bytes.count) bytes" }
      static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
      func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
    }
    """),
  Builtin(nil, "func _base64(_ bytes: [UInt8]) -> String") { call in
    .string(base64(try call.elements(0).map { UInt8(truncatingIfNeeded: try call.plainInt($0)) }))
  },
  Builtin(nil, "func _textOfBytes(_ bytes: [UInt8]) -> String?") { call in
    let bytes = try call.elements(0).map { UInt8(truncatingIfNeeded: try call.plainInt($0)) }
    return .optionalString(String(validating: bytes, as: UTF8.self))
  },
  Builtin(
    "String",
    "struct Encoding: Hashable, Sendable { var _name: String; static var utf8: Encoding { Encoding(_name: \"utf8\") }; static var ascii: Encoding { Encoding(_name: \"ascii\") } }"
  ),
  Builtin(
    "StringProtocol",
    "func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { Data(Array(utf8)) }"
  ),
  Builtin(
    "String",
    """
    init?(data: Data, encoding: String.Encoding) {
      guard let text = _textOfBytes(data._bytes) else { return nil }
      self = text
    }
    """),
  Builtin(
    "String",
    """
    init(decoding codeUnits: Data, as sourceEncoding: Unicode.UTF8.Type) {
      self = _textOfBytes(codeUnits._bytes) ?? ""
    }
    """),
  Builtin(
    "String",
    "init(contentsOf url: URL, encoding enc: String.Encoding = .utf8) throws { throw CocoaError(.fileReadNoSuchFile) }"
  ),
  Builtin(
    nil,
    """
    struct CocoaError: Error, LocalizedError, Hashable {
      enum Code: Int, Sendable {
        case fileNoSuchFile = 4
        case fileReadNoSuchFile = 260
        case fileWriteNoPermission = 513
      }
      var code: Code
      init(_ code: Code) { self.code = code }
      var errorDescription: String? {
        code == .fileWriteNoPermission
          ? "You don’t have permission to save the file."
          : "The file couldn’t be opened because there is no such file."
      }
    }
    """),
  Builtin(
    nil,
    """
    class NSError: Error, LocalizedError {
      var domain: String
      var code: Int
      var userInfo: [String: Any]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
      }
      var errorDescription: String? {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
      }
    }
    """),
  Builtin(nil, "var NSLocalizedDescriptionKey: String { \"NSLocalizedDescription\" }"),
]

private func uuidText(_ bytes: [UInt8]) -> String {
  var text = ""
  for (position, byte) in bytes.enumerated() {
    if [4, 6, 8, 10].contains(position) { text += "-" }
    let digits = String(byte, radix: 16, uppercase: true)
    text += digits.count == 1 ? "0" + digits : digits
  }
  return text
}

private func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << ((3 - group.count) * 8)
    for place in 0..<4 {
      text.append(place > group.count ? "=" : letters[bits >> (18 - place * 6) & 63])
    }
  }
  return text
}
