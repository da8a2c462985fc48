import Checking
import Interpreter

/// Continuations: a task waits until somebody resumes it.
var continuationTypes: [Builtin] {
  [
    Builtin(nil, "struct _Suspension: Sendable {}"),
    Builtin(nil, "func _resume<T>(_ suspension: _Suspension, _ value: T)") { call in
      let suspension = try call.native(0, as: SuspensionValue.self)
      guard suspension.resume(.success(call.arguments[1])) else {
        throw call.resumedTwice(suspension)
      }
      return .void
    },
    Builtin(nil, "func _fail<E: Error>(_ suspension: _Suspension, _ error: E)") { call in
      let suspension = try call.native(0, as: SuspensionValue.self)
      let error = Thrown(call.arguments[1], at: call.range)
      guard suspension.resume(.failure(error)) else { throw call.resumedTwice(suspension) }
      return .void
    },
    Builtin(
      nil,
      "func _suspend<T>(_ name: String? = nil, _ body: (_Suspension) -> Void) async throws -> T"
    ) { call in
      let (machine, body) = (call.machine, call.arguments[1])
      let name = call.arguments[0].unwrapped?.asText
      return try machine.suspend { suspension in
        _ = try machine.call(body, [.native(SuspensionValue(suspension, name))])
      }
    },
    // As `_suspend`, but the whole thread waits.
    Builtin(nil, "func _block<T>(_ body: (_Suspension) -> Void) -> T") { call in
      let (machine, body) = (call.machine, call.arguments[0])
      return try machine.block { suspension in
        _ = try machine.call(body, [.native(SuspensionValue(suspension, nil))])
      }
    },
    Builtin(
      nil,
      """
      func withCheckedContinuation<T>(
        function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
      ) async -> T {
        try! await _suspend(function) { body(CheckedContinuation(_wait: $0)) }
      }
      """),
    Builtin(
      nil,
      """
      func withCheckedThrowingContinuation<T>(
        function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
      ) async throws -> T {
        try await _suspend(function) { body(CheckedContinuation(_wait: $0)) }
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T {
        try! await _suspend { body(UnsafeContinuation(_wait: $0)) }
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeThrowingContinuation<T>(
        _ body: (UnsafeContinuation<T, any Error>) -> Void
      ) async throws -> T { try await _suspend { body(UnsafeContinuation(_wait: $0)) } }
      """),
  ]
    + ["CheckedContinuation", "UnsafeContinuation"].flatMap { (name: String) -> [Builtin] in
      [
        Builtin(
          nil,
          """
          struct \(name)<T, E: Error>: Sendable {
            var _wait: _Suspension
            func resume(returning value: sending T) { _resume(_wait, value) }
            func resume(throwing error: E) { _fail(_wait, error) }
          }
          """),
        Builtin("\(name) where T == Void", "func resume() { _resume(_wait, ()) }"),
        Builtin(
          name,
          """
          func resume<Er: Error>(with result: Result<T, Er>) {
            switch result {
            case .success(let value): _resume(_wait, value)
            case .failure(let error): _fail(_wait, error)
            }
          }
          """),
      ]
    }
}

/// A suspended call in the hands of the program. A class as all native values are.
private final class SuspensionValue: NativeValue {
  private let suspension: Suspension
  /// The function that waits, where resuming it twice is a mistake to be told of.
  let function: String?

  init(_ suspension: Suspension, _ function: String?) {
    self.suspension = suspension
    self.function = function
  }

  /// - Returns: false where it was resumed before and that counts.
  func resume(_ result: Result<Value, any Error>) -> Bool {
    suspension.resume(result) || function == nil
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("_Suspension") }
  func describe(in machine: Machine) -> String { "Continuation" }
}

extension Invocation {
  fileprivate func resumedTwice(_ suspension: SuspensionValue) -> any Error {
    let name = suspension.function ?? ""
    return trap(
      "SWIFT TASK CONTINUATION MISUSE: \(name) tried to resume its continuation more than once")
  }
}
