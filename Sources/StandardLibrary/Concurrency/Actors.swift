import Interpreter

/// Actors: everything runs on one thread, so that what they protect is safe anyway.
var actorTypes: [Builtin] {
  [
    Builtin(nil, "protocol AnyActor: AnyObject, Sendable {}"),
    Builtin(nil, "protocol Actor: AnyActor {}"),
    Builtin(
      nil,
      "protocol GlobalActor { associatedtype ActorType: Actor; static var shared: ActorType { get } }"
    ),
    Builtin(
      "Actor",
      "nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = \"\") {}"
    ),
    Builtin(
      "Actor", "nonisolated func assertIsolated(_ message: @autoclosure () -> String = \"\") {}"),
    Builtin(
      nil,
      """
      final actor MainActor: GlobalActor {
        static let shared = MainActor()
        init() {}
        static func run<T>(
          resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
        ) async rethrows -> T { try body() }
        static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T {
          try operation()
        }
        static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
        static func assertIsolated(_ message: @autoclosure () -> String = "") {}
      }
      """),
  ]
}
