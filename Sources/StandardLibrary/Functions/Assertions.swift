import Interpreter

/// What ends a program on purpose, in the words of Swift's runtime.
var assertions: [Builtin] {
  [
    Builtin(nil, "@frozen enum Never: Hashable, Comparable, Codable, Error, Sendable {}"),
    Builtin("Never: Identifiable", "var id: Never { fatalError() }"),
    Builtin(nil, "func fatalError(_ message: @autoclosure () -> String = String()) -> Never") {
      throw $0.trap(try $0.message(0))
    },
    Builtin(
      nil, "func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never"
    ) { throw try $0.failure(.fatalError, message: 0) },
    Builtin(nil, "func assertionFailure(_ message: @autoclosure () -> String = String())") {
      throw try $0.failure(.fatalError, message: 0)
    },
    Builtin(
      nil,
      """
      func precondition(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String()
      )
      """
    ) { try check($0, .precondition) },
    Builtin(
      nil,
      """
      func assert(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String()
      )
      """
    ) { try check($0, .assertion) },
    // The library's own checks: their message alone is what the program ends with.
    Builtin(nil, "func _precondition(_ condition: Bool, _ message: String)") { call in
      if try !call.bool(0) { throw call.trap(try call.string(1)) }
      return .void
    },
    Builtin(nil, "func exit(_ status: Int32) -> Never") { call in
      throw ProgramEnded(status: try call.int(0))
    },
  ]
}

private func check(_ call: Invocation, _ lead: Trap.Lead) throws -> Value {
  if case .bool(false) = try call.call(0) { throw try call.failure(lead, message: 1) }
  return .void
}

extension Invocation {
  /// The text that the autoclosure at `index` makes.
  fileprivate func message(_ index: Int) throws -> String {
    try machine.call(arguments[index]).asText ?? ""
  }

  fileprivate func failure(_ lead: Trap.Lead, message index: Int) throws -> any Error {
    Trap(try message(index), lead: lead, at: range)
  }
}
