import Checking

/// A Substring: a part of a text, with the indices of the whole. One that is a text of its own (a
/// literal) may be a plain string.
public final class TextSlice: NativeValue, SequenceValue {
  public let text: Substring

  public init(_ text: Substring) {
    self.text = text
  }

  public func dynamicType(in machine: Machine) -> Type { machine.types.type("Substring", []) }

  public func makeIterator(in machine: Machine) -> any IteratorValue {
    TextIterator(text)
  }

  public func isEqual(to other: any NativeValue, in machine: Machine) -> Bool {
    (other as? TextSlice)?.text == text
  }

  public func hash(into hasher: inout StableHasher, in machine: Machine) {
    hasher.combine(String(text))
  }

  public func describe(in machine: Machine) -> String { String(text) }
  public func debugDescribe(in machine: Machine) -> String { text.debugDescription }
}

extension Value {
  /// The text of a String or Substring.
  public var text: Substring? {
    if case .string(let text) = self { return text[...] }
    if case .native(let native) = self, let slice = native as? TextSlice { return slice.text }
    return nil
  }
}
