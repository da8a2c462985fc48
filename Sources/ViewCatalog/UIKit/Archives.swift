import Interpreter

/// Keyed archives: an archive in memory is a number that stands for the object that went into it.
var archives: [Builtin] {
  [
    Builtin(nil, "protocol NSCoding { func encode(with coder: NSCoder) }"),
    Builtin(
      nil, "protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }"),
    Builtin(
      "NSCoder",
      """
      func encode(_ object: Any?, forKey key: String) { _values[key] = object }
      """),
    Builtin("NSCoder", "func decodeObject(forKey key: String) -> Any? { _values[key] }"),
    Builtin(
      "NSCoder",
      """
      func decodeObject<T>(of cls: T.Type, forKey key: String) -> T? { _values[key] as? T }
      """),
    Builtin(
      "NSCoder",
      "func decodeInteger(forKey key: String) -> Int { _values[key] as? Int ?? 0 }"),
    Builtin(
      "NSCoder",
      "func decodeDouble(forKey key: String) -> Double { _values[key] as? Double ?? 0 }"),
    Builtin(
      "NSCoder",
      "func decodeBool(forKey key: String) -> Bool { _values[key] as? Bool ?? false }"),
    Builtin("NSCoder", "func containsValue(forKey key: String) -> Bool { _values[key] != nil }"),
    Builtin(
      nil,
      """
      class NSKeyedArchiver: NSCoder {
        static var _objects: [Any] = []
        class func archivedData(
          withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
        ) throws -> Data {
          _objects.append(object)
          return Data("navlab archive \\(_objects.count - 1)".utf8)
        }
        class func archivedData(withRootObject rootObject: Any) -> Data {
          _objects.append(rootObject)
          return Data("navlab archive \\(_objects.count - 1)".utf8)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSKeyedUnarchiver: NSCoder {
        class func _object(in data: Data) throws -> Any {
          guard let number = String(decoding: data, as: UTF8.self).split(separator: " ").last,
            let index = Int(number), NSKeyedArchiver._objects.indices.contains(index)
          else { throw CocoaError(.coderReadCorrupt) }
          return NSKeyedArchiver._objects[index]
        }
        class func unarchivedObject<T>(ofClass cls: T.Type, from data: Data) throws -> T? {
          try _object(in: data) as? T
        }
        class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
          try _object(in: data)
        }
        class func unarchivedArrayOfObjects<T>(
          ofClass cls: T.Type, from data: Data
        ) throws -> [T]? { try _object(in: data) as? [T] }
        class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
          try _object(in: data)
        }
        class func unarchiveObject(with data: Data) -> Any? { try? _object(in: data) }
      }
      """),
  ]
}
