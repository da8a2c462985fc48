import Interpreter

/// UUIDs, drawn from the machine's random numbers.
var identifierTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      typealias uuid_t = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8
      )
      """),
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
        init(uuid: uuid_t) {
          let u = uuid
          let bytes = [
            u.0, u.1, u.2, u.3, u.4, u.5, u.6, u.7, u.8, u.9, u.10, u.11, u.12, u.13, u.14, u.15,
          ]
          uuidString = bytes.enumerated().map { index, byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return ([4, 6, 8, 10].contains(index) ? "-" : "") + (byte < 16 ? "0" : "") + digits
          }.joined()
        }
        var uuid: uuid_t {
          let digits = Array(uuidString.filter { $0 != "-" })
          let b = (0..<16).map { UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) ?? 0 }
          return (
            b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
            b[14], b[15]
          )
        }
        var description: String { uuidString }
        init(from decoder: any Decoder) throws {
          let text = try String(from: decoder)
          guard let found = UUID(uuidString: text) else {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "Attempted to decode UUID from invalid UUID string."))
          }
          self = found
        }
        func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
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
  ]
}

private func uuidText(_ bytes: [UInt8]) -> String {
  var text = ""
  for (position, byte) in bytes.enumerated() {
    if [4, 6, 8, 10].contains(position) { text += "-" }
    let digits = String(byte, radix: 16, uppercase: true)
    text += digits.count == 1 ? "0" + digits : digits
  }
  return text
}
