import Checking
import Interpreter

extension Invocation {
  /// Changes the array that is argument 0, in place: taken out of the frame first, so that it is
  /// copied only where somebody else holds it.
  func changeArray(_ change: (inout [Value]) throws -> Void) throws -> Value {
    guard case .array(var elements) = arguments.take(0) else {
      throw trap("navlab's library expected an array")
    }
    defer { arguments[0] = .array(elements) }
    try change(&elements)
    return .void
  }

  /// Changes the text that is argument 0, in place.
  func changeText(_ change: (inout String) throws -> Void) throws -> Value {
    guard case .string(var text) = arguments.take(0) else {
      throw trap("navlab's library expected a string")
    }
    defer { arguments[0] = .string(text) }
    try change(&text)
    return .void
  }

  /// `[Element]` of an array's member.
  var arrayType: Type { machine.types.array(of: type(0)) }
}

extension Value {
  /// An optional index.
  static func index(_ value: Int?) -> Value { value.map(Value.int) ?? .none }

  static func optionalString(_ value: String?) -> Value { value.map(Value.string) ?? .none }
}

/// The library's object in a value. A function of its own, so that nothing but its result holds
/// the object afterwards and it can be changed in place.
func nativeValue<T: NativeValue>(_ value: Value, as type: T.Type) -> T? {
  guard case .native(let native) = value else { return nil }
  return native as? T
}
