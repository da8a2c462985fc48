import Interpreter

/// Text as bytes, and from files.
var textEncodings: [Builtin] {
  [
    Builtin(
      "String",
      """
      struct Encoding: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
        let rawValue: UInt
        var description: String {
          switch rawValue {
          case 1: "Western (ASCII)"
          case 4: "Unicode (UTF-8)"
          case 5: "Western (ISO Latin 1)"
          default: "Unicode (UTF-16)"
          }
        }
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii: Encoding = Encoding(rawValue: 1)
        static let utf8: Encoding = Encoding(rawValue: 4)
        static let isoLatin1: Encoding = Encoding(rawValue: 5)
        static let utf16: Encoding = Encoding(rawValue: 10)
        static let unicode: Encoding = Encoding(rawValue: 10)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        if encoding == .utf8 { return Data(Array(utf8)) }
        if encoding == .utf16 {
          return Data([255, 254] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        }
        let limit: UInt32 = encoding == .ascii ? 128 : 256
        if !allowLossyConversion, unicodeScalars.contains(where: { $0.value >= limit }) {
          return nil
        }
        return Data(unicodeScalars.map { $0.value < limit ? UInt8($0.value) : 63 })
      }
      """),
    Builtin(
      "StringProtocol", "func lengthOfBytes(using encoding: String.Encoding) -> Int { utf8.count }"),
    Builtin(
      "String",
      """
      init?(data: Data, encoding: String.Encoding) {
        self.init(bytes: data, encoding: encoding)
      }
      """),
    Builtin(
      "String",
      """
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        let bytes = Array(bytes)
        if encoding == .utf16 {
          var units: [UInt16] = []
          var place = bytes.starts(with: [255, 254]) ? 2 : 0
          while place + 1 < bytes.count {
            units.append(UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
            place += 2
          }
          self = String(decoding: units, as: UTF16.self)
          return
        }
        if encoding == .isoLatin1 {
          self = String(decoding: bytes.map { UInt16($0) }, as: UTF16.self)
          return
        }
        guard let text = _textOfBytes(bytes), encoding == .utf8 || bytes.allSatisfy({ $0 < 128 })
        else { return nil }
        self = text
      }
      """),
    Builtin(
      "String",
      """
      init(contentsOf url: URL, encoding enc: String.Encoding = .utf8) throws {
        self = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      }
      """),
    Builtin(
      "String",
      """
      init(contentsOfFile path: String, encoding enc: String.Encoding = .utf8) throws {
        self = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      { try Data(utf8).write(to: url) }
      """),
  ]
}
