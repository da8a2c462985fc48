import Interpreter

/// Foundation's classes around texts and bytes that can be changed.
var mutableObjects: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSMutableString: NSString {
        convenience init() { self.init(string: "") }
        convenience init(capacity: Int) { self.init(string: "") }
        func append(_ aString: String) { _text += aString }
        func appendFormat(_ format: String, _ arguments: any CVarArg...) {
          _text += String(format: format, arguments: arguments)
        }
        func setString(_ aString: String) { _text = aString }
        func insert(_ aString: String, at loc: Int) {
          replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
        }
        func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
        func replaceCharacters(in range: NSRange, with aString: String) {
          guard let bounds = Range(range, in: _text) else { return }
          _text.replaceSubrange(bounds, with: aString)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSData: Hashable, CustomStringConvertible {
        var _data: Data
        init(data: Data) { _data = data }
        init(_bridging data: Data) { _data = data }
        var length: Int { _data.count }
        var description: String {
          "<" + _data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
        }
        static func == (lhs: NSData, rhs: NSData) -> Bool { lhs._data == rhs._data }
        func hash(into hasher: inout Hasher) { hasher.combine(_data) }
        func base64EncodedString() -> String { _data.base64EncodedString() }
      }
      """),
    Builtin(
      nil,
      """
      class NSMutableData: NSData {
        convenience init() { self.init(data: Data()) }
        func append(_ other: Data) { _data.append(other) }
      }
      """),
    Builtin("Data", "init(_bridging data: NSData) { self = data._data }"),
  ]
}
