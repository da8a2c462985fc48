import Checking
import Interpreter

/// Hashing and identity.
var hashingMembers: [Builtin] {
  [
    Builtin(nil, "@frozen struct Hasher {}"),
    Builtin("Hasher", "init()") { _ in .native(HasherValue()) },
    Builtin("Hasher", "mutating func combine<H: Hashable>(_ value: H)") { call in
      let value = call.arguments[1]
      let hasher = try call.native(0, as: HasherValue.self)
      try call.machine.hash(value, into: &hasher.hasher)
      return .void
    },
    Builtin("Hasher", "func finalize() -> Int") {
      .int(try $0.native(0, as: HasherValue.self).hasher.finalize())
    },
    Builtin(
      "Hashable",
      """
      var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
      }
      """),
    // A value is one as it is, whether it is made one or taken for one.
    Builtin(nil, "struct AnyHashable: Hashable, CustomStringConvertible {}"),
    Builtin("AnyHashable", "init<H: Hashable>(_ base: H)") { call in
      let value = call.arguments[0]
      if case .existential = value { return value }
      return call.types.first.map { .existential(value, $0) } ?? value
    },
    Builtin("AnyHashable", "var base: Any { get }") { $0.arguments[0] },
    Builtin("AnyHashable", "var description: String { String(describing: base) }"),
    Builtin("AnyHashable", "static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool") { call in
      .bool(try call.machine.areEqual(call.arguments[0], call.arguments[1]))
    },
    Builtin("AnyHashable", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin(
      nil,
      """
      struct ObjectIdentifier: Hashable, Comparable, Sendable {
        var _number: Int
        static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool {
          lhs._number < rhs._number
        }
      }
      """),
    Builtin("ObjectIdentifier", "init(_ x: AnyObject) { self.init(_number: _identity(x)) }"),
    Builtin("ObjectIdentifier", "init(_ x: any Any.Type) { self.init(_number: _identity(of: x)) }"),
    Builtin(nil, "func _identity(of type: any Any.Type) -> Int") { call in
      guard case .type(let metatype) = call.arguments[0] else { return .int(0) }
      return .int(metatype.type.hashValue)
    },
    Builtin(nil, "func _identity(_ x: AnyObject) -> Int") { .int(identity($0.arguments[0])) },
    Builtin(nil, "func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool") {
      .bool(try isIdentical($0))
    },
    Builtin(nil, "func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool") {
      .bool(try !isIdentical($0))
    },
  ]
}

/// The `hash(into:)` of a type that the machine can hash by itself: self, then the hasher.
func combine(_ call: inout Invocation) throws -> Value {
  let hasher = try call.native(1, as: HasherValue.self)
  try call.machine.hash(call.arguments[0], into: &hasher.hasher)
  return .void
}

/// The object behind a reference; nil for nil.
private func reference(_ value: Value) -> AnyObject? {
  if case .object(let object) = value { return object }
  if case .native(let native) = value { return native }
  if case .existential(let inner, _) = value { return reference(inner) }
  if case .some(let inner) = value { return reference(inner) }
  if case .closure(let closure) = value { return closure }
  return nil
}

private func isIdentical(_ call: Invocation) throws -> Bool {
  reference(call.arguments[0]) === reference(call.arguments[1])
}

private func identity(_ value: Value) -> Int {
  guard let object = reference(value) else { return 0 }
  return ObjectIdentifier(object).hashValue
}
