import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// `NavigationPath`: values of any type, in the order pushed (navigation rule 2.7).
var navigationPaths: [Builtin] {
  pathCoding + [
    Builtin(nil, "struct NavigationPath: Equatable {}"),
    Builtin("NavigationPath", "init()") { _ in .native(NavigationPathValue([])) },
    Builtin("NavigationPath", "init<S: Sequence>(_ elements: S) where S.Element: Hashable") {
      call in
      let machine = call.machine
      let items = try DataItems(call, 0)
      return .native(
        NavigationPathValue(
          (0..<items.count).map { PathEntry(items[$0], .any, in: machine) }))
    },
    Builtin("NavigationPath", "init(_ codable: NavigationPath.CodableRepresentation)") {
      $0.arguments[0]
    },
    Builtin("NavigationPath", "var count: Int { get }") { .int($0.path?.entries.count ?? 0) },
    Builtin("NavigationPath", "var isEmpty: Bool { get }") {
      .bool($0.path?.entries.isEmpty ?? true)
    },
    Builtin("NavigationPath", "mutating func append<V: Hashable>(_ value: V)") { call in
      let entry = PathEntry(call.arguments[1], call.types.last ?? .any, in: call.machine)
      call.arguments[0] = .native(NavigationPathValue((call.path?.entries ?? []) + [entry]))
      return .void
    },
    Builtin("NavigationPath", "mutating func removeLast(_ k: Int = 1)") { call in
      let entries = call.path?.entries ?? []
      let count = try call.int(1)
      guard count >= 0, count <= entries.count else {
        throw call.trap("Can't remove more items from a collection than it contains")
      }
      call.arguments[0] = .native(NavigationPathValue(Array(entries.dropLast(count))))
      return .void
    },
    Builtin(
      "NavigationPath", "static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool"
    ) { call in
      .bool(try call.machine.areEqual(call.arguments[0], call.arguments[1]))
    },
  ]
}

extension Invocation {
  fileprivate var path: NavigationPathValue? { arguments[0].as(NavigationPathValue.self) }
}

/// One value of a path, with the static type that it was pushed with: what destinations are found
/// by (navigation rule 2.3.1).
struct PathEntry {
  let value: Value
  let type: Type

  init(_ value: Value, _ type: Type, in machine: Machine) {
    if case .existential(let inner, let own) = value {
      self.value = inner
      self.type = own
    } else {
      self.value = value
      if case .existential = type {
        self.type = machine.dynamicType(of: value)
      } else {
        self.type = type
      }
    }
  }
}

/// A `NavigationPath` as a value of the program; never changed once made.
final class NavigationPathValue: ComparableNative {
  let entries: [PathEntry]

  init(_ entries: [PathEntry]) { self.entries = entries }

  func isSame(as other: any NativeValue) -> Bool {
    guard let other = other as? NavigationPathValue, other.entries.count == entries.count else {
      return false
    }
    return zip(entries, other.entries).allSatisfy {
      $0.type == $1.type && $0.value.isSame(as: $1.value)
    }
  }

  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    guard let other = other as? NavigationPathValue, other.entries.count == entries.count else {
      return false
    }
    return try zip(entries, other.entries).allSatisfy {
      try $0.type == $1.type && machine.areEqual($0.value, $1.value)
    }
  }

  func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    for entry in entries { try machine.hash(entry.value, into: &hasher) }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("NavigationPath") }
  func describe(in machine: Machine) throws -> String { try literal(in: machine) }

  func literal(in machine: Machine) throws -> String {
    let texts = try entries.map { try machine.literal($0.value, as: $0.type) }
    return "[\(texts.joined(separator: ", "))]"
  }

  func forEachChild(_ visit: (Value) -> Void) {
    for entry in entries { visit(entry.value) }
  }
}

/// Where a stack's path is kept.
enum PathSource {
  /// By the stack itself.
  case own
  /// In a collection of one type of element that the program keeps.
  case collection(BindingValue, element: Type)
  /// In a `NavigationPath` that the program keeps.
  case path(BindingValue)

  /// The values now; what is being built depends on them.
  func read(own: [PathEntry], in machine: Machine) throws -> [PathEntry] {
    switch self {
    case .own: return own
    case .path(let binding):
      return try binding.get().as(NavigationPathValue.self)?.entries ?? []
    case .collection(let binding, let element):
      guard case .array(let values) = try binding.get() else { return [] }
      return values.map { PathEntry($0, element, in: machine) }
    }
  }

  /// Whether a value of that type fits in.
  func accepts(_ type: Type) -> Bool {
    if case .collection(_, let element) = self { return element == type }
    return true
  }

  func write(_ entries: [PathEntry]) throws {
    switch self {
    case .own: break
    case .path(let binding): try binding.set(.native(NavigationPathValue(entries)))
    case .collection(let binding, _): try binding.set(.array(entries.map(\.value)))
    }
  }
}
