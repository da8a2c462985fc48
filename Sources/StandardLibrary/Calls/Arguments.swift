import Checking
import Interpreter

/// Reading the arguments of a native call. The checker has made sure of the types; a mismatch is
/// navlab's own mistake and says so, without ending the process.
extension Invocation {
  public func int(_ index: Int) throws -> Int {
    if case .int(let value) = arguments[index] { return value }
    throw mismatch(index, "an integer")
  }

  public func double(_ index: Int) throws -> Double {
    if case .double(let value) = arguments[index] { return value }
    if case .int(let value) = arguments[index] { return Double(value) }
    throw mismatch(index, "a floating-point number")
  }

  public func bool(_ index: Int) throws -> Bool {
    if case .bool(let value) = arguments[index] { return value }
    throw mismatch(index, "a Bool")
  }

  /// The text of a String, a Substring or a Character.
  public func string(_ index: Int) throws -> String {
    if let text = arguments[index].asText { return text }
    throw mismatch(index, "a string")
  }

  /// The text of a String or a Substring, with the indices of the whole that it is part of.
  func text(_ index: Int) throws -> Substring {
    if let text = arguments[index].text { return text }
    if let text = arguments[index].asText { return text[...] }
    throw mismatch(index, "a string")
  }

  func character(_ index: Int) throws -> Character {
    if let value = arguments[index].asCharacter { return value }
    throw mismatch(index, "a Character")
  }

  /// An array that is asked for what does not take a walk through it; see `elements`.
  func array(_ index: Int) throws -> [Value] {
    if case .array(let elements) = arguments[index] { return elements }
    throw mismatch(index, "an array")
  }

  /// The bytes of an array of `UInt8`.
  public func bytes(_ index: Int) throws -> [UInt8] {
    try elements(index).map { UInt8(truncatingIfNeeded: try plainInt($0)) }
  }

  public func structure(_ index: Int) throws -> StructValue {
    if case .structure(let value) = arguments[index] { return value }
    throw mismatch(index, "a structure")
  }

  public func native<T: NativeValue>(_ index: Int, as type: T.Type) throws -> T {
    if case .native(let value) = arguments[index], let value = value as? T { return value }
    throw mismatch(index, "a \(type)")
  }

  /// The type that the generic parameter at `index` stands for.
  func type(_ index: Int) -> Type {
    types.indices.contains(index) ? types[index] : .error
  }

  /// The error that ends the program, in the words of Swift's runtime.
  public func trap(_ message: String) -> any Error { Trap(message, at: range) }

  private func mismatch(_ index: Int, _ expected: String) -> any Error {
    trap("navlab's library expected \(expected) as argument \(index)")
  }
}

extension Value {
  var asCharacter: Character? {
    if case .character(let value) = self { return value }
    if let value = text, value.count == 1 { return value.first }
    return nil
  }

  /// The text of a String, a Substring, a Character, or a sequence of characters.
  var asText: String? {
    if case .string(let text) = self { return text }
    if case .character(let character) = self { return String(character) }
    if case .existential(let inner, _) = self { return inner.asText }
    if case .native = self { return text.map { String($0) } }
    if case .array(let elements) = self { return String(elements.compactMap(\.asCharacter)) }
    if case .structure(let slice) = self, let elements = slice.fields.first {
      if case .array = elements { return elements.asText }
    }
    return nil
  }

  static func part(_ text: Substring) -> Value { .native(TextSlice(text)) }

  /// An optional around `value`: only an optional inside it needs to be marked.
  static func optional(_ value: Value?) -> Value {
    guard let value else { return .none }
    if case .none = value { return .some(value) }
    if case .some = value { return .some(value) }
    return value
  }

  /// What an optional holds; nil for nil.
  var unwrapped: Value? {
    if case .none = self { return nil }
    if case .some(let value) = self { return value }
    return self
  }

  /// A range of any kind, as a Range of the indices of `count` elements.
  func bounds(in count: Int) -> Range<Int>? {
    if let bounds = asIntegers { return bounds }
    guard case .structure(let range) = self, case .int(let bound)? = range.fields.first else {
      return nil
    }
    switch range.type.name {
    case "PartialRangeFrom": return bound <= count ? bound..<count : nil
    case "PartialRangeUpTo": return bound >= 0 ? 0..<bound : nil
    case "PartialRangeThrough": return bound >= 0 ? 0..<(bound + 1) : nil
    default: return nil
    }
  }

  /// The bounds of a Range or ClosedRange of integers; the upper one is not included.
  var asIntegers: Range<Int>? {
    guard case .integers(let lower, let upper) = ElementSource(self), lower <= upper else {
      return nil
    }
    return lower..<upper
  }
}
