import Interpreter

/// `JSONEncoder`: values become a tree of nodes, the tree becomes text.
var jsonEncoding: [Builtin] {
  [
    Builtin(
      nil,
      """
      class JSONEncoder {
        struct OutputFormatting: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let prettyPrinted: OutputFormatting = OutputFormatting(rawValue: 1)
          static let sortedKeys: OutputFormatting = OutputFormatting(rawValue: 2)
          static let withoutEscapingSlashes: OutputFormatting = OutputFormatting(rawValue: 8)
        }
        enum DateEncodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter)
          case custom((Date, any Encoder) throws -> Void)
        }
        enum DataEncodingStrategy {
          case deferredToData, base64
          case custom((Data, any Encoder) throws -> Void)
        }
        enum KeyEncodingStrategy {
          case useDefaultKeys, convertToSnakeCase
          case custom(([any CodingKey]) -> any CodingKey)
        }
        enum NonConformingFloatEncodingStrategy {
          case `throw`
          case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
        }
        var outputFormatting: OutputFormatting = []
        var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
        var dataEncodingStrategy: DataEncodingStrategy = .base64
        var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
        var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func encode<T: Encodable>(_ value: T) throws -> Data {
          let node = try _node(value, [])
          var text = ""
          node.write(to: &text, outputFormatting, "")
          return Data(text.utf8)
        }
        func _node<T: Encodable>(_ value: T, _ path: [any CodingKey]) throws -> _JSONNode {
          let node = _JSONNode()
          let encoder = _JSONEncoder(self, path, node)
          if let date = value as? Date {
            try _encode(date, encoder)
          } else if let data = value as? Data {
            try _encode(data, encoder)
          } else if let url = value as? URL {
            node.text = _quoted(url.absoluteString)
          } else if let number = value as? Decimal {
            node.text = "\\(number)"
          } else {
            try value.encode(to: encoder)
          }
          return node
        }
        func _encode(_ date: Date, _ encoder: _JSONEncoder) throws {
          switch dateEncodingStrategy {
          case .deferredToDate:
            encoder.node.text = _number(date.timeIntervalSinceReferenceDate)
          case .secondsSince1970: encoder.node.text = _number(date.timeIntervalSince1970)
          case .millisecondsSince1970:
            encoder.node.text = _number(date.timeIntervalSince1970 * 1000)
          case .iso8601:
            encoder.node.text = _quoted(ISO8601DateFormatter().string(from: date))
          case .formatted(let formatter):
            encoder.node.text = _quoted(formatter.string(from: date))
          case .custom(let body): try body(date, encoder)
          }
        }
        func _encode(_ data: Data, _ encoder: _JSONEncoder) throws {
          switch dataEncodingStrategy {
          case .base64: encoder.node.text = _quoted(data.base64EncodedString())
          case .deferredToData: try Array(data).encode(to: encoder)
          case .custom(let body): try body(data, encoder)
          }
        }
        func _quoted(_ text: String) -> String {
          _quotedJSON(text, !outputFormatting.contains(.withoutEscapingSlashes))
        }
        func _number(_ value: Double) -> String {
          let text = value.description
          return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        func _scalar<T>(_ value: T, _ path: [any CodingKey]) throws -> String? {
          if let text = value as? String { return _quoted(text) }
          if let flag = value as? Bool { return flag ? "true" : "false" }
          if let number = value as? Double { return try _finite(number, path) }
          if let number = value as? Float {
            if number.isFinite {
              let text = number.description
              return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
            }
            return try _finite(Double(number), path)
          }
          if let number = value as? CGFloat { return try _finite(Double(number), path) }
          if let number = value as? any BinaryInteger { return "\\(number)" }
          return nil
        }
        func _finite(_ value: Double, _ path: [any CodingKey]) throws -> String {
          if value.isFinite { return _number(value) }
          if case .convertToString(let positive, let negative, let nan)
            = nonConformingFloatEncodingStrategy
          {
            return _quoted(value.isNaN ? nan : value < 0 ? negative : positive)
          }
          let name = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: path,
              debugDescription: "Unable to encode Double.\\(name) directly in JSON."))
        }
        func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
          // The keys of a dictionary are data.
          if key is _CodingKey { return key.stringValue }
          switch keyEncodingStrategy {
          case .useDefaultKeys: return key.stringValue
          case .convertToSnakeCase: return _snakeCase(key.stringValue)
          case .custom(let convert): return convert(path + [key]).stringValue
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class _JSONNode {
        var text: String? = nil
        var elements: [_JSONNode]? = nil
        var members: [String: _JSONNode]? = nil
        init() {}
        func write(
          to output: inout String, _ style: JSONEncoder.OutputFormatting, _ indent: String
        ) {
          let inner = indent + "  "
          let isPretty = style.contains(.prettyPrinted)
          let lead = isPretty ? "\\n" + inner : ""
          let end = isPretty ? "\\n" + indent : ""
          let separator = isPretty ? ",\\n" + inner : ","
          if let elements {
            output += "["
            if elements.isEmpty { output += isPretty ? "\\n" : "" }
            for (position, element) in elements.enumerated() {
              output += position == 0 ? lead : separator
              element.write(to: &output, style, inner)
            }
            output += end + "]"
          } else if let members {
            output += "{"
            if members.isEmpty { output += isPretty ? "\\n" : "" }
            var names = Array(members.keys)
            if style.contains(.sortedKeys) { names.sort() }
            for (position, name) in names.enumerated() {
              output += position == 0 ? lead : separator
              output += _quotedJSON(name, !style.contains(.withoutEscapingSlashes))
              output += isPretty ? " : " : ":"
              members[name]!.write(to: &output, style, inner)
            }
            output += end + "}"
          } else {
            output += text ?? "{}"
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class _JSONEncoder: Encoder, SingleValueEncodingContainer {
        let settings: JSONEncoder
        let codingPath: [any CodingKey]
        let node: _JSONNode
        init(_ settings: JSONEncoder, _ path: [any CodingKey], _ node: _JSONNode) {
          self.settings = settings
          codingPath = path
          self.node = node
        }
        var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }
        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
          if node.members == nil { node.members = [:] }
          return KeyedEncodingContainer<Key>(_base: _JSONKeyedEncoding(self))
        }
        func unkeyedContainer() -> any UnkeyedEncodingContainer {
          if node.elements == nil { node.elements = [] }
          return _JSONUnkeyedEncoding(self)
        }
        func singleValueContainer() -> any SingleValueEncodingContainer { self }
        func encodeNil() throws { node.text = "null" }
        func encode<T: Encodable>(_ value: T) throws {
          if let text = try settings._scalar(value, codingPath) {
            node.text = text
            return
          }
          let made = try settings._node(value, codingPath)
          node.text = made.text
          node.elements = made.elements
          node.members = made.members
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _JSONKeyedEncoding: _KeyedEncoding {
        let encoder: _JSONEncoder
        init(_ encoder: _JSONEncoder) { self.encoder = encoder }
        var codingPath: [any CodingKey] { encoder.codingPath }
        func _child(_ key: any CodingKey) -> _JSONEncoder {
          let name = encoder.settings._name(key, codingPath)
          let node = encoder.node.members![name] ?? _JSONNode()
          encoder.node.members![name] = node
          return _JSONEncoder(encoder.settings, codingPath + [key], node)
        }
        func encodeNil(_ key: any CodingKey) throws { _child(key).node.text = "null" }
        func encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws {
          try _child(key).encode(value)
        }
        func nested(_ key: any CodingKey) -> any _KeyedEncoding {
          let child = _child(key)
          if child.node.members == nil { child.node.members = [:] }
          return _JSONKeyedEncoding(child)
        }
        func nestedUnkeyed(_ key: any CodingKey) -> any UnkeyedEncodingContainer {
          _child(key).unkeyedContainer()
        }
        func superEncoder(_ key: any CodingKey) -> any Encoder { _child(key) }
      }
      """),
    Builtin(
      nil,
      """
      struct _JSONUnkeyedEncoding: UnkeyedEncodingContainer {
        let encoder: _JSONEncoder
        init(_ encoder: _JSONEncoder) { self.encoder = encoder }
        var codingPath: [any CodingKey] { encoder.codingPath }
        var count: Int { encoder.node.elements!.count }
        func _child() -> _JSONEncoder {
          let node = _JSONNode()
          let path = codingPath + [_CodingKey(index: count)]
          encoder.node.elements!.append(node)
          return _JSONEncoder(encoder.settings, path, node)
        }
        mutating func encodeNil() throws { _child().node.text = "null" }
        mutating func encode<T: Encodable>(_ value: T) throws { try _child().encode(value) }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy keyType: NestedKey.Type
        ) -> KeyedEncodingContainer<NestedKey> { _child().container(keyedBy: keyType) }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
          _child().unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { _child() }
      }
      """),
    Builtin(
      nil,
      """
      func _snakeCase(_ name: String) -> String {
        let letters = Array(name)
        var words: [String] = []
        var start = 0
        var position = 1
        func add(_ end: Int) { words.append(String(letters[start..<end]).lowercased()) }
        while position < letters.count,
          let capital = letters[position...].firstIndex(where: { $0.isUppercase })
        {
          add(capital)
          start = capital
          position = letters.count
          guard let small = letters[capital...].firstIndex(where: { $0.isLowercase }) else { break }
          // Of several capitals, the last begins the next word.
          if small > capital + 1 {
            add(small - 1)
            start = small - 1
          }
          position = small + 1
        }
        if !letters.isEmpty { add(letters.count) }
        return words.joined(separator: "_")
      }
      """),
  ]
}
