import Checking
import Interpreter

/// `JSONDecoder`: a tree of `_JSON`, asked by the types that are made from it.
var jsonDecoding: [Builtin] {
  [
    Builtin("JSONDecoder: TopLevelDecoder", "typealias Input = Data"),
    Builtin("JSONEncoder: TopLevelEncoder", "typealias Output = Data"),
    Builtin(
      nil,
      """
      class JSONDecoder {
        enum DateDecodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter)
          case custom((any Decoder) throws -> Date)
        }
        enum DataDecodingStrategy {
          case deferredToData, base64
          case custom((any Decoder) throws -> Data)
        }
        enum KeyDecodingStrategy {
          case useDefaultKeys, convertFromSnakeCase
          case custom(([any CodingKey]) -> any CodingKey)
        }
        enum NonConformingFloatDecodingStrategy {
          case `throw`
          case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
        }
        var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
        var dataDecodingStrategy: DataDecodingStrategy = .base64
        var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
        var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
          guard let text = String(data: data, encoding: .utf8), let json = _parseJSON(text) else {
            throw _corrupted([], "The given data was not valid JSON.")
          }
          return try _value(type, json, [])
        }
        func _corrupted(_ path: [any CodingKey], _ text: String) -> DecodingError {
          .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
        }
        func _mismatch(_ type: any Any.Type, _ json: _JSON, _ path: [any CodingKey])
          -> DecodingError
        {
          let found: String
          switch json {
          case .null:
            return .valueNotFound(
              type,
              DecodingError.Context(
                codingPath: path,
                debugDescription: "Cannot get value of type \\(type) -- found null value instead"))
          case .bool: found = "bool"
          case .number: found = "number"
          case .string: found = "a string"
          case .array: found = "an array"
          case .object: found = "a dictionary"
          }
          return .typeMismatch(
            type,
            DecodingError.Context(
              codingPath: path,
              debugDescription: "Expected to decode \\(type) but found \\(found) instead."))
        }
        func _value<T: Decodable>(
          _ type: T.Type, _ json: _JSON, _ path: [any CodingKey]
        ) throws -> T {
          let decoder = _JSONDecoder(self, json, path)
          if type == Date.self { return try _date(decoder) as! T }
          if type == Data.self { return try _data(decoder) as! T }
          if type == URL.self {
            guard case .string(let text) = json else { throw _mismatch(String.self, json, path) }
            guard let url = URL(string: text) else {
              throw _corrupted(path, "Invalid URL string.")
            }
            return url as! T
          }
          if type == Decimal.self {
            guard case .number(let text) = json, let number = Decimal(string: text) else {
              throw _mismatch(type, json, path)
            }
            return number as! T
          }
          return try T(from: decoder)
        }
        func _date(_ decoder: _JSONDecoder) throws -> Date {
          switch dateDecodingStrategy {
          case .deferredToDate:
            return Date(timeIntervalSinceReferenceDate: try decoder.decode(Double.self))
          case .secondsSince1970:
            return Date(timeIntervalSince1970: try decoder.decode(Double.self))
          case .millisecondsSince1970:
            return Date(timeIntervalSince1970: try decoder.decode(Double.self) / 1000)
          case .iso8601:
            let text = try decoder.decode(String.self)
            guard let date = ISO8601DateFormatter().date(from: text) else {
              throw _corrupted(
                Array(decoder.codingPath.dropLast()), "Expected date string to be ISO8601-formatted.")
            }
            return date
          case .formatted(let formatter):
            let text = try decoder.decode(String.self)
            guard let date = formatter.date(from: text) else {
              throw _corrupted(
                decoder.codingPath, "Date string does not match format expected by formatter.")
            }
            return date
          case .custom(let body): return try body(decoder)
          }
        }
        func _data(_ decoder: _JSONDecoder) throws -> Data {
          switch dataDecodingStrategy {
          case .base64:
            guard let data = Data(base64Encoded: try decoder.decode(String.self)) else {
              throw _corrupted(decoder.codingPath, "Encountered Data is not valid Base64.")
            }
            return data
          case .deferredToData: return Data(try [UInt8](from: decoder))
          case .custom(let body): return try body(decoder)
          }
        }
      }
      """),
    Builtin(nil, "func _isJSONNumber<T>(_ type: T.Type) -> Bool") { call in
      if IntegerKind(call.type(0)) != nil { return .bool(true) }
      guard case .nominal(let nominal, _) = call.type(0) else { return .bool(false) }
      return .bool(nominal.isBuiltin && ["Double", "Float", "CGFloat"].contains(nominal.name))
    },
    Builtin(nil, "func _numberJSON<T>(_ text: String, _ type: T.Type) -> T?") { call in
      try jsonNumber(call)
    },
    Builtin(
      nil,
      """
      class _JSONDecoder: Decoder, SingleValueDecodingContainer {
        let settings: JSONDecoder
        let json: _JSON
        let codingPath: [any CodingKey]
        init(_ settings: JSONDecoder, _ json: _JSON, _ path: [any CodingKey]) {
          self.settings = settings
          self.json = json
          codingPath = path
        }
        var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }
        func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
        {
          // The keys of a dictionary are data.
          let keepsNames = type == _CodingKey.self
          return KeyedDecodingContainer<Key>(
            _base: try _JSONKeyedDecoding(self, keepsNames: keepsNames))
        }
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
          if case .array(let elements) = json { return _JSONUnkeyedDecoding(self, elements) }
          if case .null = json {
            throw DecodingError.valueNotFound(
              [Any].self,
              DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "Cannot get unkeyed decoding container -- found null value instead"
              ))
          }
          throw settings._mismatch([Any].self, json, codingPath)
        }
        func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
        func decodeNil() -> Bool {
          if case .null = json { return true }
          return false
        }
        func decode<T: Decodable>(_ type: T.Type) throws -> T {
          if type == String.self {
            guard case .string(let text) = json else {
              throw settings._mismatch(type, json, codingPath)
            }
            return text as! T
          }
          if type == Bool.self {
            guard case .bool(let flag) = json else {
              throw settings._mismatch(type, json, codingPath)
            }
            return flag as! T
          }
          if _isJSONNumber(type) {
            if case .string(let text) = json, let number = Double(text),
              case .convertFromString(let positive, let negative, let nan)
                = settings.nonConformingFloatDecodingStrategy,
              text == positive || text == negative || text == nan
            {
              return number as! T
            }
            guard case .number(let text) = json else {
              throw settings._mismatch(type, json, codingPath)
            }
            guard let number = _numberJSON(text, type) else {
              throw settings._corrupted([], "The given data was not valid JSON.")
            }
            return number
          }
          return try settings._value(type, json, codingPath)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _JSONKeyedDecoding: _KeyedDecoding {
        let decoder: _JSONDecoder
        let members: [String: _JSON]
        init(_ decoder: _JSONDecoder, keepsNames: Bool = false) throws {
          self.decoder = decoder
          switch decoder.json {
          case .object(let members):
            if keepsNames {
              self.members = members
            } else if case .convertFromSnakeCase = decoder.settings.keyDecodingStrategy {
              var converted: [String: _JSON] = [:]
              for (name, value) in members { converted[_camelCase(name)] = value }
              self.members = converted
            } else if case .custom(let convert) = decoder.settings.keyDecodingStrategy {
              var converted: [String: _JSON] = [:]
              for (name, value) in members {
                converted[convert(decoder.codingPath + [_CodingKey(name)]).stringValue] = value
              }
              self.members = converted
            } else {
              self.members = members
            }
          case .null:
            throw DecodingError.valueNotFound(
              [String: Any].self,
              DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "Cannot get keyed decoding container -- found null value instead"
              ))
          default:
            throw decoder.settings._mismatch(
              [String: Any].self, decoder.json, decoder.codingPath)
          }
        }
        var codingPath: [any CodingKey] { decoder.codingPath }
        var names: [String] { Array(members.keys) }
        func contains(_ key: any CodingKey) -> Bool { members[key.stringValue] != nil }
        func _child(_ key: any CodingKey) throws -> _JSONDecoder {
          guard let json = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
              key,
              DecodingError.Context(
                codingPath: codingPath,
                debugDescription:
                  "No value associated with key \\(key) (\\"\\(key.stringValue)\\")."))
          }
          return _JSONDecoder(decoder.settings, json, codingPath + [key])
        }
        func isNil(_ key: any CodingKey) throws -> Bool { try _child(key).decodeNil() }
        func decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T {
          try _child(key).decode(type)
        }
        func nested(_ key: any CodingKey) throws -> any _KeyedDecoding {
          try _JSONKeyedDecoding(_child(key))
        }
        func nestedUnkeyed(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer {
          try _child(key).unkeyedContainer()
        }
        func superDecoder(_ key: any CodingKey) throws -> any Decoder {
          _JSONDecoder(decoder.settings, members[key.stringValue] ?? .null, codingPath + [key])
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _JSONUnkeyedDecoding: UnkeyedDecodingContainer {
        let decoder: _JSONDecoder
        let elements: [_JSON]
        var currentIndex: Int = 0
        init(_ decoder: _JSONDecoder, _ elements: [_JSON]) {
          self.decoder = decoder
          self.elements = elements
        }
        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex >= elements.count }
        func _child(_ type: any Any.Type) throws -> _JSONDecoder {
          let path = codingPath + [_CodingKey(index: currentIndex)]
          guard currentIndex < elements.count else {
            throw DecodingError.valueNotFound(
              type,
              DecodingError.Context(
                codingPath: path, debugDescription: "Unkeyed container is at end."))
          }
          return _JSONDecoder(decoder.settings, elements[currentIndex], path)
        }
        mutating func decodeNil() throws -> Bool {
          let isNil = try _child(Never.self).decodeNil()
          if isNil { currentIndex += 1 }
          return isNil
        }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
          let value = try _child(type).decode(type)
          currentIndex += 1
          return value
        }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey> {
          let container = try _child([String: Any].self).container(keyedBy: type)
          currentIndex += 1
          return container
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
          let container = try _child([Any].self).unkeyedContainer()
          currentIndex += 1
          return container
        }
        mutating func superDecoder() throws -> any Decoder {
          let child = try _child((any Decoder).self)
          currentIndex += 1
          return child
        }
      }
      """),
    Builtin(
      nil,
      """
      func _camelCase(_ name: String) -> String {
        let head = name.prefix(while: { $0 == "_" })
        var rest = String(name.dropFirst(head.count))
        var tail = ""
        while rest.hasSuffix("_") {
          rest.removeLast()
          tail += "_"
        }
        let parts = rest.split(separator: "_")
        guard parts.count > 1 else { return name }
        let words = parts.enumerated().map { place, word in
          place == 0 ? word.lowercased() : word.capitalized
        }
        return String(head) + words.joined() + tail
      }
      """),
  ]
}

/// A number of the type that the generic parameter says; nil where it does not fit.
private func jsonNumber(_ call: Invocation) throws -> Value {
  let text = try call.string(0)
  if let kind = IntegerKind(call.type(0)) {
    if kind.isWide { return UInt(text).map { .int(Int(bitPattern: $0)) } ?? .none }
    let number = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    guard let number, kind.contains(number) else { return .none }
    return .int(number)
  }
  // What no Double can hold is no number.
  guard let number = Double(text), number.isFinite else { return .none }
  return .double(call.isFloat() ? Double(Float(text) ?? 0) : number)
}
