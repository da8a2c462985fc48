import Interpreter

/// C's own numbers, and its texts: bytes up to a zero.
var cTypes: [Builtin] {
  [
    ("CChar", "Int8"), ("CSignedChar", "Int8"), ("CUnsignedChar", "UInt8"), ("CShort", "Int16"),
    ("CUnsignedShort", "UInt16"), ("CInt", "Int32"), ("CUnsignedInt", "UInt32"), ("CLong", "Int"),
    ("CUnsignedLong", "UInt"), ("CLongLong", "Int64"), ("CUnsignedLongLong", "UInt64"),
    ("CFloat", "Float"), ("CDouble", "Double"), ("CBool", "Bool"),
  ].map { Builtin(nil, "typealias \($0.0) = \($0.1)") }
    + [
      """
      init(cString nullTerminatedUTF8: [UInt8]) {
        self = String(decoding: nullTerminatedUTF8.prefix { $0 != 0 }, as: UTF8.self)
      }
      """,
      """
      init(cString nullTerminatedUTF8: [CChar]) {
        self.init(cString: nullTerminatedUTF8.map { UInt8(bitPattern: $0) })
      }
      """,
      """
      init(cString nullTerminatedUTF8: UnsafePointer<CChar>) {
        var bytes: [CChar] = []
        while nullTerminatedUTF8[bytes.count] != 0 {
          bytes.append(nullTerminatedUTF8[bytes.count])
        }
        self.init(cString: bytes + [0])
      }
      """,
      """
      init?(validatingUTF8 cString: [CChar]) {
        let bytes = cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self.init(validating: bytes, as: UTF8.self)
      }
      """,
      "init?(validatingCString cString: [CChar]) { self.init(validatingUTF8: cString) }",
      "var utf8CString: [CChar] { utf8.map { CChar(bitPattern: $0) } + [0] }",
      """
      func withCString<Result>(
        _ body: (UnsafePointer<CChar>) throws -> Result
      ) rethrows -> Result {
        try body(UnsafePointer(_memory: _Memory(utf8CString), _place: 0))
      }
      """,
    ].map { Builtin("String", $0) }
    + [
      """
      func withCString<Result>(
        _ body: (UnsafePointer<CChar>) throws -> Result
      ) rethrows -> Result { try String(self).withCString(body) }
      """,
      "var isContiguousUTF8: Bool { true }", "mutating func makeContiguousUTF8() {}",
    ].map { Builtin("Substring", $0) }
    + [
      ("Character", "String(self)"), ("Unicode.Scalar", "String(Character(self))"),
      ("Double", "description"), ("Float", "description"),
    ].map { type, text in
      Builtin(
        "\(type): TextOutputStreamable",
        "func write<Target: TextOutputStream>(to target: inout Target) { target.write(\(text)) }")
    }
}
