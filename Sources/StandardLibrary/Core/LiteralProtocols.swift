import Interpreter

/// The protocols behind literals, and those that a type states about itself.
var literalProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol ExpressibleByIntegerLiteral {
        associatedtype IntegerLiteralType
        init(integerLiteral value: IntegerLiteralType)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByFloatLiteral {
        associatedtype FloatLiteralType
        init(floatLiteral value: FloatLiteralType)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByBooleanLiteral {
        associatedtype BooleanLiteralType
        init(booleanLiteral value: BooleanLiteralType)
      }
      """),
    Builtin(nil, "protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }"),
    Builtin(
      nil,
      """
      protocol ExpressibleByUnicodeScalarLiteral {
        associatedtype UnicodeScalarLiteralType = String
        init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
        associatedtype ExtendedGraphemeClusterLiteralType = String
        init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
        associatedtype StringLiteralType
        init(stringLiteral value: StringLiteralType)
      }
      """),
    Builtin(
      "ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType",
      "init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(stringLiteral: value) }"
    ),
    Builtin(
      "ExpressibleByExtendedGraphemeClusterLiteral where "
        + "ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType",
      """
      init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
        self.init(extendedGraphemeClusterLiteral: value)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
        associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
        init(stringInterpolation: StringInterpolation)
      }
      """),
    Builtin(
      "ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation, "
        + "StringLiteralType == String",
      """
      init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: stringInterpolation.description)
      }
      """),
    Builtin(
      nil,
      """
      protocol StringInterpolationProtocol {
        associatedtype StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: StringLiteralType)
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct DefaultStringInterpolation: StringInterpolationProtocol,
        CustomStringConvertible, Sendable
      {
        private var text = ""
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
        var description: String { text }
      }
      """),
    Builtin("String", "typealias StringInterpolation = DefaultStringInterpolation"),
    Builtin(
      nil,
      """
      protocol ExpressibleByArrayLiteral {
        associatedtype ArrayLiteralElement
        init(arrayLiteral elements: ArrayLiteralElement...)
      }
      """),
    Builtin(
      nil,
      """
      protocol ExpressibleByDictionaryLiteral {
        associatedtype Key
        associatedtype Value
        init(dictionaryLiteral elements: (Key, Value)...)
      }
      """),
    Builtin(nil, "typealias IntegerLiteralType = Int"),
    Builtin(nil, "typealias FloatLiteralType = Double"),
    Builtin(nil, "typealias BooleanLiteralType = Bool"),
    Builtin(nil, "typealias StringLiteralType = String"),
  ]
}
