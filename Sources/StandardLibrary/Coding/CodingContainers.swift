import Interpreter

/// The keyed containers: thin shells around what a coder implements without knowing the type of
/// its keys.
var codingContainers: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol _KeyedEncoding {
        var codingPath: [any CodingKey] { get }
        func encodeNil(_ key: any CodingKey) throws
        func encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws
        func nested(_ key: any CodingKey) -> any _KeyedEncoding
        func nestedUnkeyed(_ key: any CodingKey) -> any UnkeyedEncodingContainer
        func superEncoder(_ key: any CodingKey) -> any Encoder
      }
      """),
    Builtin(
      nil,
      """
      struct KeyedEncodingContainer<K: CodingKey> {
        typealias Key = K
        var _base: any _KeyedEncoding
        init(_base: any _KeyedEncoding) { self._base = _base }
        var codingPath: [any CodingKey] { _base.codingPath }
        mutating func encodeNil(forKey key: K) throws { try _base.encodeNil(key) }
        mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws {
          try _base.encode(value, key)
        }
        mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
          if let value { try _base.encode(value, key) }
        }
        mutating func encodeConditional<T: Encodable>(_ object: T, forKey key: K) throws {
          try _base.encode(object, key)
        }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy keyType: NestedKey.Type, forKey key: K
        ) -> KeyedEncodingContainer<NestedKey> {
          KeyedEncodingContainer<NestedKey>(_base: _base.nested(key))
        }
        mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
          _base.nestedUnkeyed(key)
        }
        mutating func superEncoder() -> any Encoder { _base.superEncoder(_CodingKey("super")) }
        mutating func superEncoder(forKey key: K) -> any Encoder { _base.superEncoder(key) }
      }
      """),
    Builtin(
      nil,
      """
      protocol _KeyedDecoding {
        var codingPath: [any CodingKey] { get }
        var names: [String] { get }
        func contains(_ key: any CodingKey) -> Bool
        func isNil(_ key: any CodingKey) throws -> Bool
        func decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T
        func nested(_ key: any CodingKey) throws -> any _KeyedDecoding
        func nestedUnkeyed(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer
        func superDecoder(_ key: any CodingKey) throws -> any Decoder
      }
      """),
    Builtin(
      nil,
      """
      struct KeyedDecodingContainer<K: CodingKey> {
        typealias Key = K
        var _base: any _KeyedDecoding
        init(_base: any _KeyedDecoding) { self._base = _base }
        var codingPath: [any CodingKey] { _base.codingPath }
        var allKeys: [K] { _base.names.compactMap { K(stringValue: $0) } }
        func contains(_ key: K) -> Bool { _base.contains(key) }
        func decodeNil(forKey key: K) throws -> Bool { try _base.isNil(key) }
        func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
          try _base.decode(type, key)
        }
        func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
          if try !_base.contains(key) || _base.isNil(key) { return nil }
          return try _base.decode(type, key)
        }
        func _decode<T: Decodable>(_ key: K) throws -> T { try _base.decode(T.self, key) }
        func _decodeIfPresent<T: Decodable>(_ key: K) throws -> T? {
          try decodeIfPresent(T.self, forKey: key)
        }
        func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type, forKey key: K
        ) throws -> KeyedDecodingContainer<NestedKey> {
          KeyedDecodingContainer<NestedKey>(_base: try _base.nested(key))
        }
        func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
          try _base.nestedUnkeyed(key)
        }
        func superDecoder() throws -> any Decoder { try _base.superDecoder(_CodingKey("super")) }
        func superDecoder(forKey key: K) throws -> any Decoder { try _base.superDecoder(key) }
      }
      """),
    Builtin(
      nil,
      """
      protocol CodingKeyRepresentable {
        var codingKey: any CodingKey { get }
        init?<T: CodingKey>(codingKey: T)
        static func _made(from name: _CodingKey) -> Any?
      }
      """),
    Builtin(
      "CodingKeyRepresentable",
      "static func _made(from name: _CodingKey) -> Any? { Self(codingKey: name) }"),
    Builtin(
      "RawRepresentable where Self: CodingKeyRepresentable, RawValue == String",
      "var codingKey: any CodingKey { _CodingKey(rawValue) }"),
    Builtin(
      "RawRepresentable where Self: CodingKeyRepresentable, RawValue == String",
      "init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }"),
    Builtin(
      "RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int",
      "var codingKey: any CodingKey { _CodingKey(String(rawValue)) }"),
    Builtin(
      "RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int",
      """
      init?<T: CodingKey>(codingKey: T) {
        guard let number = Int(codingKey.stringValue) else { return nil }
        self.init(rawValue: number)
      }
      """),
    // A key that coders make themselves: a name, or a place in an array.
    Builtin(
      nil,
      """
      struct _CodingKey: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(_ name: String) { stringValue = name }
        init(index: Int, _ name: String? = nil) {
          stringValue = name ?? "Index \\(index)"
          intValue = index
        }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) {
          stringValue = String(intValue)
          self.intValue = intValue
        }
      }
      """),
  ]
}

/// How Swift's own types are coded.
var codedTypes: [Builtin] {
  [
    "Bool", "String", "Double", "Float", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ].flatMap { (name: String) -> [Builtin] in
    [
      Builtin(
        name,
        """
        @_disfavoredOverload init(from decoder: any Decoder) throws {
          self = try decoder.singleValueContainer().decode(\(name).self)
        }
        """),
      Builtin(
        name,
        """
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(self)
        }
        """),
    ]
  } + [
    Builtin(
      "Optional: Decodable where Wrapped: Decodable",
      """
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? nil : .some(try container.decode(Wrapped.self))
      }
      """),
    Builtin(
      "Optional: Encodable where Wrapped: Encodable",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self { try container.encode(value) } else { try container.encodeNil() }
      }
      """),
    Builtin(
      "RawRepresentable where Self: Decodable, RawValue: Decodable",
      """
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let raw = try container.decode(RawValue.self)
        guard let value = Self(rawValue: raw) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription:
                "Cannot initialize \\(Self.self) from invalid \\(RawValue.self) value \\(raw)"))
        }
        self = value
      }
      """),
    Builtin(
      "RawRepresentable where Self: Encodable, RawValue: Encodable",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
      }
      """),
    Builtin(
      "Dictionary: Decodable where Key: Decodable, Value: Decodable",
      """
      init(from decoder: any Decoder) throws {
        self.init()
        if Key.self == String.self || Key.self == Int.self {
          let container = try decoder.container(keyedBy: _CodingKey.self)
          for name in container.allKeys {
            if Key.self == String.self {
              self[name.stringValue as! Key] = try container.decode(Value.self, forKey: name)
            } else if let number = Int(name.stringValue) {
              let name = _CodingKey(index: number, name.stringValue)
              self[number as! Key] = try container.decode(Value.self, forKey: name)
            } else {
              throw DecodingError.typeMismatch(
                Int.self,
                DecodingError.Context(
                  codingPath: decoder.codingPath + [name],
                  debugDescription: "Expected Int key but found String key instead."))
            }
          }
          return
        }
        if let coded = Key.self as? any CodingKeyRepresentable.Type {
          let container = try decoder.container(keyedBy: _CodingKey.self)
          for name in container.allKeys {
            guard let key = coded._made(from: name) as? Key else {
              throw DecodingError.dataCorruptedError(
                forKey: name, in: container,
                debugDescription: "Could not convert key to type \\(Key.self)")
            }
            self[key] = try container.decode(Value.self, forKey: name)
          }
          return
        }
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
          let key = try container.decode(Key.self)
          self[key] = try container.decode(Value.self)
        }
      }
      """),
    Builtin(
      "Dictionary: Encodable where Key: Encodable, Value: Encodable",
      """
      func encode(to encoder: any Encoder) throws {
        if Key.self == String.self || Key.self == Int.self {
          var container = encoder.container(keyedBy: _CodingKey.self)
          for (key, value) in self {
            try container.encode(value, forKey: _CodingKey(String(describing: key)))
          }
          return
        }
        if Key.self is any CodingKeyRepresentable.Type {
          var container = encoder.container(keyedBy: _CodingKey.self)
          for (key, value) in self {
            let name = (key as! any CodingKeyRepresentable).codingKey.stringValue
            try container.encode(value, forKey: _CodingKey(name))
          }
          return
        }
        var container = encoder.unkeyedContainer()
        for (key, value) in self {
          try container.encode(key)
          try container.encode(value)
        }
      }
      """),
  ] + ["Array", "Set", "ArraySlice"].flatMap(codedCollection)
    + ["Range", "ClosedRange"].flatMap(codedRange)
}

private func codedCollection(_ name: String) -> [Builtin] {
  let add = name == "Set" ? "insert" : "append"
  return [
    Builtin(
      "\(name): Decodable where Element: Decodable",
      """
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        while !container.isAtEnd { \(add)(try container.decode(Element.self)) }
      }
      """),
    Builtin(
      "\(name): Encodable where Element: Encodable",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
      """),
  ]
}

private func codedRange(_ name: String) -> [Builtin] {
  [
    Builtin(
      "\(name): Decodable where Bound: Decodable",
      """
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        self.init(uncheckedBounds: (lower: lower, upper: try container.decode(Bound.self)))
      }
      """),
    Builtin(
      "\(name): Encodable where Bound: Encodable",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
      """),
  ]
}
