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
          case 0x9000_0100: "Unicode (UTF-16BE)"
          case 0x9400_0100: "Unicode (UTF-16LE)"
          case 0x8c00_0100: "Unicode (UTF-32)"
          default: "Unicode (UTF-16)"
          }
        }
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii: Encoding = Encoding(rawValue: 1)
        static let utf8: Encoding = Encoding(rawValue: 4)
        static let isoLatin1: Encoding = Encoding(rawValue: 5)
        static let utf16: Encoding = Encoding(rawValue: 10)
        static let unicode: Encoding = Encoding(rawValue: 10)
        static let utf16BigEndian: Encoding = Encoding(rawValue: 0x9000_0100)
        static let utf16LittleEndian: Encoding = Encoding(rawValue: 0x9400_0100)
        static let utf32: Encoding = Encoding(rawValue: 0x8c00_0100)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        switch encoding {
        case .utf8: return Data(Array(utf8))
        case .utf16: return Data([255, 254] + _units(isBig: false))
        case .utf16LittleEndian: return Data(_units(isBig: false))
        case .utf16BigEndian: return Data(_units(isBig: true))
        case .utf32: return Data([255, 254, 0, 0] + unicodeScalars.flatMap { scalar in
          (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
        })
        default: break
        }
        let limit: UInt32 = encoding == .ascii ? 128 : 256
        let isLossy = allowLossyConversion && encoding == .ascii
        if !isLossy, unicodeScalars.contains(where: { $0.value >= limit }) { return nil }
        return Data(unicodeScalars.map { $0.value < limit ? UInt8($0.value) : 255 })
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func _units(isBig: Bool) -> [UInt8] {
        utf16.flatMap { unit in
          let (low, high) = (UInt8(unit & 255), UInt8(unit >> 8))
          return isBig ? [high, low] : [low, high]
        }
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func lengthOfBytes(using encoding: String.Encoding) -> Int {
        let mark = encoding == .utf16 ? 2 : encoding == .utf32 ? 4 : 0
        return data(using: encoding).map { $0.count - mark } ?? 0
      }
      """),
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
        let isUnmarked = encoding == .utf16BigEndian || encoding == .utf16LittleEndian
        if encoding == .utf16 || isUnmarked {
          var units: [UInt16] = []
          let isBig =
            isUnmarked ? encoding == .utf16BigEndian : bytes.starts(with: [254, 255])
          var place = !isUnmarked && (isBig || bytes.starts(with: [255, 254])) ? 2 : 0
          while place + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBig ? first << 8 | second : first | second << 8)
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
