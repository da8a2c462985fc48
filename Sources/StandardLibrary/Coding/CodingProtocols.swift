import Interpreter

/// Encoding and decoding: the promises, and the containers that values are written to.
var codableProtocols: [Builtin] {
  [
    Builtin(nil, "protocol Encodable { func encode(to encoder: any Encoder) throws }"),
    Builtin(nil, "protocol Decodable { init(from decoder: any Decoder) throws }"),
    Builtin(nil, "typealias Codable = Decodable & Encodable"),
    Builtin(
      nil,
      """
      protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
        var stringValue: String { get }
        init?(stringValue: String)
        var intValue: Int? { get }
        init?(intValue: Int)
      }
      """),
    Builtin(
      "CodingKey",
      """
      var description: String {
        let number = intValue.map { String($0) } ?? "nil"
        return "\\(type(of: self))(stringValue: \\"\\(stringValue)\\", intValue: \\(number))"
      }
      """),
    Builtin("CodingKey", "var debugDescription: String { description }"),
    Builtin(
      nil,
      """
      struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init?(rawValue: String) { self.rawValue = rawValue }
      }
      """),
    Builtin(
      nil,
      """
      protocol Encoder {
        var codingPath: [any CodingKey] { get }
        var userInfo: [CodingUserInfoKey: Any] { get }
        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
        func unkeyedContainer() -> any UnkeyedEncodingContainer
        func singleValueContainer() -> any SingleValueEncodingContainer
      }
      """),
    Builtin(
      nil,
      """
      protocol Decoder {
        var codingPath: [any CodingKey] { get }
        var userInfo: [CodingUserInfoKey: Any] { get }
        func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer
        func singleValueContainer() throws -> any SingleValueDecodingContainer
      }
      """),
    Builtin(
      nil,
      """
      protocol SingleValueEncodingContainer {
        var codingPath: [any CodingKey] { get }
        mutating func encodeNil() throws
        mutating func encode<T: Encodable>(_ value: T) throws
      }
      """),
    Builtin(
      nil,
      """
      protocol UnkeyedEncodingContainer {
        var codingPath: [any CodingKey] { get }
        var count: Int { get }
        mutating func encodeNil() throws
        mutating func encode<T: Encodable>(_ value: T) throws
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy keyType: NestedKey.Type
        ) -> KeyedEncodingContainer<NestedKey>
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
        mutating func superEncoder() -> any Encoder
      }
      """),
    Builtin(
      "UnkeyedEncodingContainer",
      """
      mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable {
        for element in sequence { try encode(element) }
      }
      """),
    Builtin(
      nil,
      """
      protocol SingleValueDecodingContainer {
        var codingPath: [any CodingKey] { get }
        func decodeNil() -> Bool
        func decode<T: Decodable>(_ type: T.Type) throws -> T
      }
      """),
    Builtin(
      nil,
      """
      protocol UnkeyedDecodingContainer {
        var codingPath: [any CodingKey] { get }
        var count: Int? { get }
        var isAtEnd: Bool { get }
        var currentIndex: Int { get }
        mutating func decodeNil() throws -> Bool
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
        mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey>
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
        mutating func superDecoder() throws -> any Decoder
      }
      """),
    Builtin(
      "UnkeyedDecodingContainer",
      """
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if try isAtEnd || decodeNil() { return nil }
        return try decode(type)
      }
      """),
  ] + codingErrors
}

/// What goes wrong while coding, in the words that Swift prints.
private var codingErrors: [Builtin] {
  [
    Builtin(
      nil,
      """
      func _codingText(
        _ head: String, _ path: [any CodingKey], _ text: String, _ underlying: (any Error)?
      ) -> String {
        var place = ""
        for key in path {
          if let index = key.intValue {
            place += "[\\(index)]"
          } else {
            place += (place.isEmpty ? "" : ".") + key.stringValue
          }
        }
        var result = head
        if !place.isEmpty { result += " Path: \\(place)." }
        if !text.isEmpty { result += " Debug description: \\(text)" }
        if let underlying { result += " Underlying error: \\(underlying)" }
        return result
      }
      """),
    Builtin(
      nil,
      """
      enum DecodingError: Error, CustomDebugStringConvertible {
        struct Context: Sendable {
          let codingPath: [any CodingKey]
          let debugDescription: String
          let underlyingError: (any Error)?
          init(
            codingPath: [any CodingKey], debugDescription: String,
            underlyingError: (any Error)? = nil
          ) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
          }
        }
        case typeMismatch(any Any.Type, Context)
        case valueNotFound(any Any.Type, Context)
        case keyNotFound(any CodingKey, Context)
        case dataCorrupted(Context)

        func _text(_ head: String, _ context: Context) -> String {
          _codingText(
            head, context.codingPath, context.debugDescription, context.underlyingError)
        }
        var debugDescription: String {
          switch self {
          case .typeMismatch(let type, let context):
            return _text("DecodingError.typeMismatch: expected value of type \\(type).", context)
          case .valueNotFound(let type, let context):
            return _text(
              "DecodingError.valueNotFound: Expected value of type \\(type) but found null instead.",
              context)
          case .keyNotFound(let key, let context):
            return _text(
              "DecodingError.keyNotFound: Key '\\(key.stringValue)' not found in keyed decoding "
                + "container.", context)
          case .dataCorrupted(let context):
            return _text("DecodingError.dataCorrupted: Data was corrupted.", context)
          }
        }
        static func dataCorruptedError<Key: CodingKey>(
          forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(
            Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
        }
        static func dataCorruptedError(
          in container: any UnkeyedDecodingContainer, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(
            Context(
              codingPath: container.codingPath + [_CodingKey(index: container.currentIndex)],
              debugDescription: debugDescription))
        }
        static func dataCorruptedError(
          in container: any SingleValueDecodingContainer, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(
            Context(codingPath: container.codingPath, debugDescription: debugDescription))
        }
      }
      """),
    Builtin(
      nil,
      """
      enum EncodingError: Error, CustomDebugStringConvertible {
        struct Context: Sendable {
          let codingPath: [any CodingKey]
          let debugDescription: String
          let underlyingError: (any Error)?
          init(
            codingPath: [any CodingKey], debugDescription: String,
            underlyingError: (any Error)? = nil
          ) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
          }
        }
        case invalidValue(Any, Context)
        var debugDescription: String {
          switch self {
          case .invalidValue(let value, let context):
            return _codingText(
              "EncodingError.invalidValue: \\(String(reflecting: value)) (\\(type(of: value))).", context.codingPath,
              context.debugDescription, context.underlyingError)
          }
        }
      }
      """),
  ]
}
