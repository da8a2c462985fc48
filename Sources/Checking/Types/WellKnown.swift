/// The library's types that the language itself knows.
enum WellKnown: String, CaseIterable {
  case int = "Int"
  case double = "Double"
  case cgFloat = "CGFloat"
  case float = "Float"
  case bool = "Bool"
  case string = "String"
  case substring = "Substring"
  case character = "Character"
  case optional = "Optional"
  case array = "Array"
  case dictionary = "Dictionary"
  case set = "Set"
  case range = "Range"
  case closedRange = "ClosedRange"
  case never = "Never"
  case keyPath = "KeyPath"
  case writableKeyPath = "WritableKeyPath"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath"
  case partialKeyPath = "PartialKeyPath"
  case anyKeyPath = "AnyKeyPath"
  case anyHashable = "AnyHashable"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  // Protocols.
  case equatable = "Equatable"
  case hashable = "Hashable"
  case comparable = "Comparable"
  case caseIterable = "CaseIterable"
  case rawRepresentable = "RawRepresentable"
  case codable = "Codable"
  case encodable = "Encodable"
  case decodable = "Decodable"
  case error = "Error"
  case sequence = "Sequence"
  case sendable = "Sendable"
  case copyable = "Copyable"
  case escapable = "Escapable"
  case bitwiseCopyable = "BitwiseCopyable"
  case anyObject = "AnyObject"
  case actor = "Actor"
  case identifiable = "Identifiable"
  case codingKey = "CodingKey"
  case observableObject = "ObservableObject"
  case observable = "Observable"
  case persistentModel = "PersistentModel"
  case view = "View"
  case app = "App"

  /// Fulfilled by every type, or by every class: nothing to look up.
  var isMarker: Bool {
    self == .sendable || self == .copyable || self == .escapable || self == .bitwiseCopyable
  }

  var isNumber: Bool { isInteger || isFloatingPoint }
  var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  var isFloatingPoint: Bool { self == .double || self == .cgFloat || self == .float }
}
