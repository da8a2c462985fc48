import Interpreter

/// JSON as values of no particular type.
var jsonSerialization: [Builtin] {
  [
    Builtin(
      nil,
      """
      class JSONSerialization {
        struct ReadingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let mutableContainers: ReadingOptions = ReadingOptions(rawValue: 1)
          static let mutableLeaves: ReadingOptions = ReadingOptions(rawValue: 2)
          static let fragmentsAllowed: ReadingOptions = ReadingOptions(rawValue: 4)
          static let allowFragments: ReadingOptions = ReadingOptions(rawValue: 4)
        }
        struct WritingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let prettyPrinted: WritingOptions = WritingOptions(rawValue: 1)
          static let sortedKeys: WritingOptions = WritingOptions(rawValue: 2)
          static let fragmentsAllowed: WritingOptions = WritingOptions(rawValue: 4)
          static let withoutEscapingSlashes: WritingOptions = WritingOptions(rawValue: 8)
        }
        static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
          guard let text = String(data: data, encoding: .utf8), let json = _parseJSON(text) else {
            throw CocoaError(.propertyListReadCorrupt)
          }
          return _any(json)
        }
        static func _any(_ json: _JSON) -> Any {
          switch json {
          case .null: return NSNull()
          case .bool(let flag): return __NSCFBoolean(value: flag)
          case .number(let text):
            if let number = Int(text) { return NSNumber(value: number) }
            if let number = UInt64(text) { return NSNumber(value: number) }
            return NSNumber(value: Double(text) ?? 0)
          case .string(let text): return text
          case .array(let elements): return elements.map { _any($0) }
          case .object(let members): return members.mapValues { _any($0) }
          }
        }
        static func isValidJSONObject(_ obj: Any) -> Bool {
          (obj is [Any] || obj is [String: Any]) && _isValid(obj)
        }
        static func _isValid(_ value: Any) -> Bool {
          if let elements = value as? [Any] { return elements.allSatisfy { _isValid($0) } }
          if let members = value as? [String: Any] {
            return members.values.allSatisfy { _isValid($0) }
          }
          return value is String || value is NSNumber || value is NSNull
        }
        static func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
          let encoder = JSONEncoder()
          encoder.outputFormatting = JSONEncoder.OutputFormatting(rawValue: opt.rawValue & 11)
          var text = ""
          try _node(obj, encoder).write(to: &text, encoder.outputFormatting, "")
          return Data(text.utf8)
        }
        static func _node(_ value: Any, _ encoder: JSONEncoder) throws -> _JSONNode {
          let node = _JSONNode()
          if let flag = value as? __NSCFBoolean {
            node.text = flag.boolValue ? "true" : "false"
          } else if let number = value as? NSNumber {
            node.text = number.stringValue
          } else if let text = try encoder._scalar(value, []) {
            node.text = text
          } else if let elements = value as? [Any] {
            node.elements = try elements.map { try _node($0, encoder) }
          } else if let members = value as? [String: Any] {
            node.members = try members.mapValues { try _node($0, encoder) }
          } else {
            node.text = "null"
          }
          return node
        }
      }
      """),
    Builtin(
      nil,
      "class NSNull: CustomStringConvertible { init() {}; var description: String { \"<null>\" } }"),
  ]
}
