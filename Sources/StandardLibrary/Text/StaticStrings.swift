import Interpreter

/// `StaticString`: a literal's text; what names of tables and comments are.
var staticStrings: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct StaticString:
        ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {}
      """),
    Builtin("StaticString", "init(stringLiteral value: String)") { $0.arguments[0] },
    Builtin("StaticString", "var description: String { get }") { $0.arguments[0] },
    Builtin("StaticString", "var debugDescription: String { description.debugDescription }"),
    Builtin("StaticString", "var hasPointerRepresentation: Bool { true }"),
    Builtin("StaticString", "var utf8CodeUnitCount: Int { description.utf8.count }"),
    Builtin("StaticString", "var isASCII: Bool { description.utf8.allSatisfy { $0 < 128 } }"),
    Builtin(
      "StaticString",
      """
      func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        Array(description.utf8).withUnsafeBufferPointer(body)
      }
      """),
  ]
}
