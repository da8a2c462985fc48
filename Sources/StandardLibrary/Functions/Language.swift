import Checking
import Interpreter

/// What the language itself refers to: key paths, results, comparison of tuples and types.
var languageTypes: [Builtin] {
  [
    Builtin(nil, "typealias Void = ()"),
    Builtin(nil, "protocol CVarArg {}"),
    Builtin(nil, "class AnyKeyPath: Hashable {}"),
    Builtin(nil, "class PartialKeyPath<Root>: AnyKeyPath {}"),
    Builtin(nil, "class KeyPath<Root, Value>: PartialKeyPath<Root> {}"),
    Builtin(nil, "class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}"),
    Builtin(
      nil, "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}"),
    Builtin("AnyKeyPath", "static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool") {
      .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1]))
    },
    Builtin(
      "KeyPath",
      "func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>"
    ) { try $0.appendingPath() },
    Builtin(
      "WritableKeyPath",
      "func appending<Next>(path: WritableKeyPath<Value, Next>) -> WritableKeyPath<Root, Next>"
    ) { try $0.appendingPath() },
    Builtin(
      "ReferenceWritableKeyPath",
      """
      func appending<Next>(
        path: WritableKeyPath<Value, Next>
      ) -> ReferenceWritableKeyPath<Root, Next>
      """
    ) { try $0.appendingPath() },
    Builtin("AnyKeyPath", "func hash(into hasher: inout Hasher)") { try combine(&$0) },
    Builtin(nil, "func == (lhs: (any Any.Type)?, rhs: (any Any.Type)?) -> Bool") {
      .bool(areSameType($0.arguments[0], $0.arguments[1]))
    },
    Builtin(nil, "func != (lhs: (any Any.Type)?, rhs: (any Any.Type)?) -> Bool") {
      .bool(!areSameType($0.arguments[0], $0.arguments[1]))
    },
    Builtin(nil, "func == (lhs: (), rhs: ()) -> Bool { true }"),
    Builtin(nil, "func != (lhs: (), rhs: ()) -> Bool { false }"),
    Builtin(nil, "func ~= <T: Equatable>(a: T, b: T) -> Bool") {
      .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1]))
    },
    Builtin(nil, "func swap<T>(_ a: inout T, _ b: inout T)") { call in
      let first = call.arguments.take(0)
      call.arguments[0] = call.arguments.take(1)
      call.arguments[1] = first
      return .void
    },
    Builtin(nil, "func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool") {
      isUnique(&$0)
    },
    Builtin(nil, "func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool") {
      isUnique(&$0)
    },
    Builtin(
      nil,
      """
      func withoutActuallyEscaping<Closure, Result>(
        _ closure: Closure, do body: (Closure) throws -> Result
      ) rethrows -> Result { try body(closure) }
      """),
    Builtin(
      nil,
      "func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }"
    ),
    Builtin(
      nil,
      "func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result { try body(x) }"
    ),
  ] + tupleComparisons
}

/// Whether nobody else holds the object that is argument 0; nil is nobody's.
private func isUnique(_ call: inout Invocation) -> Value {
  guard case .object(var object) = call.arguments.take(0) else {
    call.arguments[0] = .none
    return .bool(false)
  }
  let isUnique = isKnownUniquelyReferenced(&object)
  call.arguments[0] = .object(object)
  return .bool(isUnique)
}

/// Tuples of two to six are compared member by member.
private var tupleComparisons: [Builtin] {
  (2...6).flatMap { count -> [Builtin] in
    let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
    let tuple = "(\(names.joined(separator: ", ")))"
    func generics(_ proto: String) -> String {
      "<\(names.map { "\($0): \(proto)" }.joined(separator: ", "))>"
    }
    let equatable = generics("Equatable")
    let comparable = generics("Comparable")
    return [
      Builtin(nil, "func == \(equatable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleOrder($0) == nil)
      },
      Builtin(nil, "func != \(equatable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleOrder($0) != nil)
      },
      Builtin(nil, "func < \(comparable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleIsLess($0, 0, 1) ?? false)
      },
      Builtin(nil, "func <= \(comparable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleIsLess($0, 0, 1) ?? true)
      },
      Builtin(nil, "func > \(comparable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleIsLess($0, 1, 0) ?? false)
      },
      Builtin(nil, "func >= \(comparable)(lhs: \(tuple), rhs: \(tuple)) -> Bool") {
        .bool(try tupleIsLess($0, 1, 0) ?? true)
      },
    ]
  }
}

/// The first position at which two tuples differ; nil where they are equal.
private func tupleOrder(_ call: Invocation) throws -> Int? {
  guard case .tuple(let a) = call.arguments[0], case .tuple(let b) = call.arguments[1] else {
    throw call.trap("navlab's library expected tuples")
  }
  return try zip(a, b).enumerated().first {
    try !call.machine.areEqual($0.element.0, $0.element.1)
  }?.offset
}

/// Whether the first differing member is less; nil where none differs.
private func tupleIsLess(_ call: Invocation, _ first: Int, _ second: Int) throws -> Bool? {
  guard let position = try tupleOrder(call), case .tuple(let a) = call.arguments[first],
    case .tuple(let b) = call.arguments[second]
  else { return nil }
  return try call.machine.isLess(a[position], b[position])
}

private func areSameType(_ a: Value, _ b: Value) -> Bool {
  if case .type(let a)? = a.unwrapped, case .type(let b)? = b.unwrapped { return a.type == b.type }
  return a.unwrapped == nil && b.unwrapped == nil
}

var resultMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen enum Result<Success, Failure: Error> {
        case success(Success)
        case failure(Failure)
      }
      """),
    Builtin(
      "Result",
      """
      init(catching body: () throws(Failure) -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      """),
    Builtin(
      "Result",
      """
      func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      """),
    Builtin(
      "Result",
      """
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      """),
    Builtin(
      "Result",
      """
      func flatMapError<NewFailure: Error>(
        _ transform: (Failure) -> Result<Success, NewFailure>
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
      """),
    Builtin(
      "Result",
      """
      func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      """),
    Builtin(
      "Result",
      """
      func mapError<NewFailure: Error>(
        _ transform: (Failure) -> NewFailure
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      """),
    Builtin(
      "Result: Equatable where Success: Equatable, Failure: Equatable",
      """
      static func == (a: Result<Success, Failure>, b: Result<Success, Failure>) -> Bool {
        switch (a, b) {
        case (.success(let x), .success(let y)): return x == y
        case (.failure(let x), .failure(let y)): return x == y
        default: return false
        }
      }
      """),
  ]
}

extension Invocation {
  /// The path of the receiver, and from there that of the argument.
  fileprivate func appendingPath() throws -> Value {
    guard case .keyPath(let first) = arguments[0], case .keyPath(let second) = arguments[1] else {
      throw trap("navlab's library expected a key path")
    }
    var code = KeyPathCode(
      root: first.code.root, value: second.code.value,
      components: first.code.components + second.code.components)
    code.kind = first.code.kind.followed(by: second.code.kind)
    return .keyPath(
      KeyPathValue(
        code: code, arguments: first.arguments + second.arguments, types: first.types))
  }
}
