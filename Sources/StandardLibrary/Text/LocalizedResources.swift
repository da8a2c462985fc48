import Interpreter

/// Texts that are looked up when they are shown; without a table, each is what its key says.
var localizedResources: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
        CustomStringConvertible
      {
        var key: String
        var table: String?
        var locale: Locale = Locale.current
        init(stringLiteral value: String) { key = value }
        init(_ keyAndValue: String, table: String? = nil, comment: StaticString? = nil) {
          key = keyAndValue
          self.table = table
        }
        init(
          _ key: StaticString, defaultValue: String, table: String? = nil,
          comment: StaticString? = nil
        ) {
          self.key = defaultValue
          self.table = table
        }
        var description: String { key }
      }
      """),
    Builtin(
      "String",
      """
      init(localized resource: LocalizedStringResource) {
        self = _localized(resource.key) ?? resource.key
      }
      """),
  ]
}

/// Addresses in memory: types that a signature names; no value of them is made.
var unsafePointers: [Builtin] {
  ["UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer"].map {
    Builtin(nil, "struct \($0): Hashable { let _address: Int }")
  }
    + [
      Builtin(
        nil, "struct AutoreleasingUnsafeMutablePointer<Pointee>: Hashable { let _address: Int }")
    ]
}
