import Interpreter

/// Optionals.
var optionalMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen enum Optional<Wrapped>: ExpressibleByNilLiteral {
        case none
        case some(Wrapped)
      }
      """),
    Builtin("Optional", "init(_ some: Wrapped) { self = some }"),
    Builtin("Optional", "init(nilLiteral: ()) { self = .none }"),
    Builtin("Optional", "func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?") { call in
      guard let wrapped = call.arguments[0].unwrapped else { return .none }
      return .optional(try call.call(1, wrapped))
    },
    Builtin("Optional", "func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?") {
      call in
      guard let wrapped = call.arguments[0].unwrapped else { return .none }
      return try call.call(1, wrapped)
    },
    Builtin("Optional", "var unsafelyUnwrapped: Wrapped { self! }"),
    Builtin(
      "Optional", "mutating func take() -> Wrapped? { let old = self; self = nil; return old }"),
    Builtin(
      "Optional: Equatable where Wrapped: Equatable",
      "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool"
    ) { .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1])) },
    Builtin(
      "Optional: Equatable where Wrapped: Equatable",
      "static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool"
    ) { .bool(try !$0.machine.areEqual($0.arguments[0], $0.arguments[1])) },
    // What a comparison with `nil` means where the wrapped type has no `==`.
    Builtin(nil, "@frozen struct _OptionalNilComparisonType: ExpressibleByNilLiteral {}"),
    Builtin("_OptionalNilComparisonType", "init(nilLiteral: ())") { _ in .none },
    Builtin(
      "Optional", "static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool"
    ) { .bool($0.arguments[0].unwrapped == nil) },
    Builtin(
      "Optional", "static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool"
    ) { .bool($0.arguments[0].unwrapped != nil) },
    Builtin(
      "Optional", "static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool"
    ) { .bool($0.arguments[1].unwrapped == nil) },
    Builtin(
      "Optional", "static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool"
    ) { .bool($0.arguments[1].unwrapped != nil) },
    Builtin("Optional: Hashable where Wrapped: Hashable", "func hash(into hasher: inout Hasher)") {
      try combine(&$0)
    },
    Builtin("Optional", "var debugDescription: String { String(describing: self) }"),
    Builtin(
      nil,
      """
      func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
      """
    ) { try $0.arguments[0].unwrapped ?? $0.machine.call($0.arguments[1]) },
    Builtin(
      nil,
      """
      func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
      """
    ) { call in
      if call.arguments[0].unwrapped != nil { return call.arguments[0] }
      return try call.machine.call(call.arguments[1])
    },
  ]
}
