import Interpreter

var booleanMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Bool: Hashable, Codable, Sendable, ExpressibleByBooleanLiteral,
        CustomStringConvertible, LosslessStringConvertible
      {
        typealias BooleanLiteralType = Bool
      }
      """),
    Builtin("Bool", "init() { self = false }"),
    Builtin("Bool", "init(_ value: Bool) { self = value }"),
    Builtin("Bool", "init(booleanLiteral value: Bool) { self = value }"),
    Builtin("Bool", "init?(_ description: String)") { call in
      Bool(try call.string(0)).map(Value.bool) ?? .none
    },
    Builtin("Bool", "static prefix func ! (a: Bool) -> Bool") { .bool(try !$0.bool(0)) },
    Builtin(
      "Bool",
      "static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool"
    ) { try $0.bool(0) ? $0.machine.call($0.arguments[1]) : .bool(false) },
    Builtin(
      "Bool",
      "static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool"
    ) { try $0.bool(0) ? .bool(true) : $0.machine.call($0.arguments[1]) },
    Builtin("Bool", "static func == (lhs: Bool, rhs: Bool) -> Bool") {
      .bool(try $0.bool(0) == $0.bool(1))
    },
    Builtin("Bool", "static func != (lhs: Bool, rhs: Bool) -> Bool") {
      .bool(try $0.bool(0) != $0.bool(1))
    },
    Builtin("Bool", "mutating func toggle()") { call in
      call.arguments[0] = .bool(try !call.bool(0))
      return .void
    },
    Builtin("Bool", "var description: String { self ? \"true\" : \"false\" }"),
    Builtin("Bool", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin("Bool", "static func random() -> Bool") {
      .bool(.random(using: &$0.machine.random))
    },
  ]
}
