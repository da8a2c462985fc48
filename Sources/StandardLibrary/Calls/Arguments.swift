import Checking
import Interpreter

/// Reading the arguments of a native call. The checker has made sure of the types; a mismatch is
/// navlab's own mistake and says so, without ending the process.
extension Invocation {
  func int(_ index: Int) throws -> Int {
    if case .int(let value) = arguments[index] { return value }
    throw mismatch(index, "an integer")
  }

  func double(_ index: Int) throws -> Double {
    if case .double(let value) = arguments[index] { return value }
    if case .int(let value) = arguments[index] { return Double(value) }
    throw mismatch(index, "a floating-point number")
  }

  func bool(_ index: Int) throws -> Bool {
    if case .bool(let value) = arguments[index] { return value }
    throw mismatch(index, "a Bool")
  }

  /// The text of a String, a Substring or a Character.
  func string(_ index: Int) throws -> String {
    switch arguments[index] {
    case .string(let value): return value
    case .character(let value): return String(value)
    case .existential(.string(let value), _): return value
    case .existential(.character(let value), _): return String(value)
    case .array(let elements): return String(elements.compactMap(\.asCharacter))
    case .structure(let slice):
      if case .array(let elements)? = slice.fields.first {
        return String(elements.compactMap(\.asCharacter))
      }
      throw mismatch(index, "a string")
    case .void, .none, .bool, .int, .double, .tuple, .enumCase, .object, .closure, .type,
      .keyPath, .native, .box, .some, .existential:
      throw mismatch(index, "a string")
    }
  }

  func character(_ index: Int) throws -> Character {
    if let value = arguments[index].asCharacter { return value }
    throw mismatch(index, "a Character")
  }

  func closure(_ index: Int) throws -> ClosureValue {
    if case .closure(let value) = arguments[index] { return value }
    throw mismatch(index, "a function")
  }

  func structure(_ index: Int) throws -> StructValue {
    if case .structure(let value) = arguments[index] { return value }
    throw mismatch(index, "a structure")
  }

  func native<T: NativeValue>(_ index: Int, as type: T.Type) throws -> T {
    if case .native(let value) = arguments[index], let value = value as? T { return value }
    throw mismatch(index, "a \(type)")
  }

  /// The type that the generic parameter at `index` stands for.
  func type(_ index: Int) -> Type {
    types.indices.contains(index) ? types[index] : .error
  }

  private func mismatch(_ index: Int, _ expected: String) -> any Error {
    trap("navlab's library expected \(expected) as argument \(index)")
  }
}

extension Value {
  var asCharacter: Character? {
    if case .character(let value) = self { return value }
    if case .string(let value) = self, value.count == 1 { return value.first }
    return nil
  }

  /// An optional around `value`: only an optional inside it needs to be marked.
  static func optional(_ value: Value?) -> Value {
    guard let value else { return .none }
    switch value {
    case .none, .some: return .some(value)
    case .void, .bool, .int, .double, .string, .character, .array, .tuple, .structure, .enumCase,
      .object, .closure, .type, .keyPath, .native, .box, .existential:
      return value
    }
  }

  /// What an optional holds; nil for nil.
  var unwrapped: Value? {
    switch self {
    case .none: return nil
    case .some(let value): return value
    case .void, .bool, .int, .double, .string, .character, .array, .tuple, .structure, .enumCase,
      .object, .closure, .type, .keyPath, .native, .box, .existential:
      return self
    }
  }
}
