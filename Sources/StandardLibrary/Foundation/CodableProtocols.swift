import Interpreter

/// Encoding and decoding: the promises alone.
let codableProtocols: [Builtin] = [
  Builtin(nil, "protocol Encodable { func encode(to encoder: any Encoder) throws }"),
  Builtin(nil, "protocol Decodable { init(from decoder: any Decoder) throws }"),
  Builtin(nil, "typealias Codable = Decodable & Encodable"),
  Builtin(
    nil,
    """
    protocol CodingKey: CustomStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    """),
  Builtin(nil, "protocol Encoder {}"),
  Builtin(nil, "protocol Decoder {}"),
]
