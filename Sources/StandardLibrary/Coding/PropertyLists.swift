import Interpreter

/// Property lists, as XML: read by way of the JSON that says the same.
var propertyLists: [Builtin] {
  [
    Builtin(
      nil,
      """
      class PropertyListDecoder {
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          return try decoder._value(type, PropertyListSerialization._json(data), [])
        }
        func decode<T: Decodable>(
          _ type: T.Type, from data: Data, format: inout PropertyListSerialization.PropertyListFormat
        ) throws -> T { try decode(type, from: data) }
      }
      """),
    Builtin(
      nil,
      """
      class PropertyListEncoder {
        var outputFormat: PropertyListSerialization.PropertyListFormat = .binary
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func encode<T: Encodable>(_ value: T) throws -> Data {
          let encoder = JSONEncoder()
          encoder.dateEncodingStrategy = .iso8601
          return try PropertyListSerialization._data(encoder.encode(value))
        }
      }
      """),
    Builtin(
      nil,
      """
      class PropertyListSerialization {
        enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
        struct MutabilityOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let mutableContainers: MutabilityOptions = MutabilityOptions(rawValue: 1)
          static let mutableContainersAndLeaves: MutabilityOptions = MutabilityOptions(rawValue: 2)
        }
        typealias ReadOptions = MutabilityOptions
        typealias WriteOptions = Int
        static func propertyList(
          from data: Data, options opt: ReadOptions = [], format: Int?
        ) throws -> Any { JSONSerialization._any(try _json(data)) }
        static func propertyList(
          from data: Data, options opt: ReadOptions = [], format: inout PropertyListFormat
        ) throws -> Any {
          format = .xml
          return JSONSerialization._any(try _json(data))
        }
        static func data(
          fromPropertyList plist: Any, format: PropertyListFormat, options opt: WriteOptions
        ) throws -> Data { try _data(JSONSerialization.data(withJSONObject: plist)) }
        static func _json(_ data: Data) throws -> _JSON {
          guard let text = String(data: data, encoding: .utf8),
            let written = _jsonOfPropertyList(text), let json = _parseJSON(written)
          else { throw CocoaError(.propertyListReadCorrupt) }
          return json
        }
        static func _data(_ json: Data) throws -> Data {
          guard let text = String(data: json, encoding: .utf8), let value = _parseJSON(text) else {
            throw CocoaError(.propertyListReadCorrupt)
          }
          let head = "<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>\\n"
          let type =
            "<!DOCTYPE plist PUBLIC \\"-//Apple//DTD PLIST 1.0//EN\\" "
            + "\\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\\">\\n"
          let start = head + type + "<plist version=\\"1.0\\">\\n"
          return Data((start + _xml(value, "") + "</plist>\\n").utf8)
        }
        static func _xml(_ json: _JSON, _ indent: String) -> String {
          func escaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;")
              .replacingOccurrences(of: "<", with: "&lt;")
              .replacingOccurrences(of: ">", with: "&gt;")
          }
          switch json {
          case .null: return indent + "<string>$null</string>\\n"
          case .bool(let flag): return indent + (flag ? "<true/>\\n" : "<false/>\\n")
          case .number(let text):
            let name = Int(text) == nil ? "real" : "integer"
            return indent + "<\\(name)>\\(text)</\\(name)>\\n"
          case .string(let text): return indent + "<string>\\(escaped(text))</string>\\n"
          case .array(let elements):
            let inner = elements.map { _xml($0, indent + "\\t") }.joined()
            return indent + "<array>\\n" + inner + indent + "</array>\\n"
          case .object(let members):
            let inner = members.keys.sorted().map { key in
              indent + "\\t<key>\\(escaped(key))</key>\\n" + _xml(members[key]!, indent + "\\t")
            }.joined()
            return indent + "<dict>\\n" + inner + indent + "</dict>\\n"
          }
        }
      }
      """),
    Builtin(nil, "func _jsonOfPropertyList(_ text: String) -> String?") { call in
      let text = try call.string(0)
      try call.machine.charge(steps: text.utf8.count / 16)
      var reader = PropertyListReader(Array(text.unicodeScalars))
      return reader.document().map { .string($0) } ?? .none
    },
  ]
}

/// Reads a property list in XML and writes what it says as JSON.
private struct PropertyListReader {
  private enum Tag {
    case open(String)
    case close(String)
    case empty(String)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func document() -> String? {
    guard case .open("plist")? = tag(), let first = tag() else { return nil }
    return value(first)
  }

  /// The next tag; declarations and comments are no tags.
  private mutating func tag() -> Tag? {
    while let start = scalars[position...].firstIndex(of: "<"),
      let end = scalars[start...].firstIndex(of: ">")
    {
      position = end + 1
      var inner = scalars[(start + 1)..<end]
      guard let first = inner.first else { return nil }
      if first == "?" || first == "!" { continue }
      if first == "/" { return .close(string(inner.dropFirst())) }
      let isEmpty = inner.last == "/"
      if isEmpty { inner = inner.dropLast() }
      let name = string(inner.prefix { $0 != " " && $0 != "\n" })
      return isEmpty ? .empty(name) : .open(name)
    }
    return nil
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The text up to the tag that ends it.
  private mutating func text() -> String? {
    guard let end = scalars[position...].firstIndex(of: "<") else { return nil }
    let text = string(scalars[position..<end])
    position = end
    guard case .close? = tag() else { return nil }
    guard text.contains("&") else { return text }
    var plain = ""
    var rest = Substring(text)
    let names = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    while let mark = rest.firstIndex(of: "&") {
      plain += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if let end = rest.firstIndex(of: ";"), let known = names[String(rest[..<end])] {
        plain += known
        rest = rest[end...].dropFirst()
      } else {
        plain += "&"
      }
    }
    return plain + rest
  }

  private mutating func value(_ tag: Tag) -> String? {
    switch tag {
    case .close: return nil
    case .empty(let name):
      switch name {
      case "true", "false": return name
      case "array": return "[]"
      case "dict": return "{}"
      default: return "\"\""
      }
    case .open(let name):
      depth += 1
      defer { depth -= 1 }
      guard depth < 500 else { return nil }
      switch name {
      case "integer", "real": return text()
      case "true", "false": return text().map { _ in name }
      case "array": return array()
      case "dict": return dictionary()
      case "data":
        return text().map { quotedJSON($0.filter { !$0.isWhitespace }, escapesSlashes: false) }
      default: return text().map { quotedJSON($0, escapesSlashes: false) }
      }
    }
  }

  private mutating func array() -> String? {
    var elements: [String] = []
    while let next = tag() {
      if case .close = next { return "[" + elements.joined(separator: ",") + "]" }
      guard let element = value(next) else { return nil }
      elements.append(element)
    }
    return nil
  }

  private mutating func dictionary() -> String? {
    var members: [String] = []
    while let next = tag() {
      if case .close = next { return "{" + members.joined(separator: ",") + "}" }
      guard case .open("key") = next, let key = text(), let first = tag(),
        let value = value(first)
      else { return nil }
      members.append(quotedJSON(key, escapesSlashes: false) + ":" + value)
    }
    return nil
  }
}
