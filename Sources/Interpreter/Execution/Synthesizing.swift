import Checking

/// Members that the compiler writes.
extension Machine {
  func synthesized(
    _ member: Synthesized, _ type: Type, _ given: [Value]
  ) throws -> Value {
    var arguments = given
    if case .type? = arguments.first { arguments.removeFirst() }
    guard case .nominal(let nominal, let own) = type else {
      return try synthesized(member, arguments)
    }
    switch member {
    case .allCases:
      return .array(
        nominal.cases.indices.map {
          .enumCase(EnumValue(type: nominal, arguments: own, index: $0))
        })
    case .fromRawValue:
      guard let raw = arguments.first else { return .none }
      for (index, one) in nominal.cases.enumerated() {
        guard let known = one.rawValue, try areEqual(known.value, raw) else { continue }
        return .enumCase(EnumValue(type: nominal, arguments: own, index: index))
      }
      return .none
    case .equals, .hash, .compare, .rawValue, .encode, .decode, .description:
      return try synthesized(member, arguments)
    }
  }

  private func synthesized(_ member: Synthesized, _ arguments: [Value]) throws -> Value {
    guard let first = arguments.first else { throw Trap("a member of nothing") }
    switch member {
    case .equals:
      guard arguments.count > 1 else { throw Trap("'==' needs two operands") }
      return .bool(try areEqualByMembers(first, arguments[1]))
    case .hash:
      guard arguments.count > 1, case .native(let native) = arguments[1],
        let fed = native as? HasherValue
      else { throw Trap("'hash(into:)' needs a Hasher") }
      try hashMembers(of: first, into: &fed.hasher)
      return .void
    case .compare:
      guard arguments.count > 1, case .enumCase(let a) = first.unboxed,
        case .enumCase(let b) = arguments[1].unboxed
      else { throw Trap("'<' needs two operands") }
      return .bool(try isLessByCase(a, b))
    case .rawValue:
      guard case .enumCase(let one) = first.unboxed,
        let raw = one.type.cases[one.index].rawValue
      else { throw Trap("a case without a raw value (a defect in navlab)") }
      return raw.value
    case .description: return .string(try description(of: first))
    case .encode, .decode: throw Trap("navlab does not run 'Codable' coding yet")
    case .allCases, .fromRawValue: throw Trap("a member of no enum (a defect in navlab)")
    }
  }

  // MARK: Iterating

  /// An iterator over a value that the machine or the library walks.
  public func makeIterator(over value: Value) throws -> any IteratorValue {
    switch value {
    case .array(let elements): return ElementIterator(elements)
    case .string(let text): return TextIterator(text[...])
    case .structure(let structure):
      if let iterator = rangeIterator(structure) { return iterator }
      if structure.type.isBuiltin, structure.type.name == "ReversedCollection" {
        return ElementIterator(try elements(of: structure.fields[0]).reversed())
      }
      // The library's sequences that keep an array: slices, index sets, subviews of a layout.
      // What is an iterator itself keeps its state there.
      if structure.type.isBuiltin, case .array(let elements)? = structure.fields.first,
        types.nominal("IteratorProtocol").map({ structure.type.conformance(to: $0) == nil })
          ?? true
      {
        return ElementIterator(elements)
      }
    case .native(let native):
      if let sequence = native.sequence {
        return try sequence.makeIterator(in: self)
      }
      if let iterator = native.iterator { return iterator }
    case .existential(let inner, _): return try makeIterator(over: inner)
    default: break
    }
    if let iterator = try ProgramIterator(over: value, in: self) { return iterator }
    throw Trap("navlab does not run 'for' over '\(name(of: dynamicType(of: value)))' yet")
  }

  private func elements(of sequence: Value) throws -> [Value] {
    if case .array(let elements) = sequence { return elements }
    let iterator = try makeIterator(over: sequence)
    var elements: [Value] = []
    while let element = try iterator.next(in: self) { elements.append(element) }
    return elements
  }

  private func rangeIterator(_ range: StructValue) -> (any IteratorValue)? {
    guard range.type.isBuiltin, case .int(let first)? = range.fields.first else { return nil }
    if range.fields.count == 1 {
      return range.type.name == "PartialRangeFrom" ? RangeIterator(first, .max) : nil
    }
    guard case .int(let last) = range.fields[1] else { return nil }
    switch range.type.name {
    case "Range": return RangeIterator(first, last)
    case "ClosedRange": return RangeIterator(first, first == last &+ 1 ? last : last &+ 1)
    default: return nil
    }
  }
}

/// Walks elements that are there already.
final class ElementIterator: IteratorValue {
  private let elements: [Value]
  private var position = 0

  init(_ elements: [Value]) {
    self.elements = elements
  }

  func next(in machine: Machine) -> Value? {
    guard position < elements.count else { return nil }
    position += 1
    return elements[position - 1]
  }

  func describe(in machine: Machine) -> String { "Iterator" }
  func forEachChild(_ visit: (Value) -> Void) { elements.forEach(visit) }
}

/// Walks the characters of a text.
final class TextIterator: IteratorValue {
  private let text: Substring
  private let bytes: [UInt8]
  private var position = 0

  /// Made once: most characters of most texts.
  private static let characters = (UInt8(0)..<0x80).map { Character(Unicode.Scalar($0)) }

  init(_ text: Substring) {
    self.text = text
    bytes = Array(text.utf8)
  }

  func next(in machine: Machine) -> Value? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    let after = position + 1
    // A character of its own, since no ASCII character joins one before but a line feed.
    if first < 0x80, first != 0x0D, after == bytes.count || bytes[after] < 0x80 {
      position = after
      return .character(Self.characters[Int(first)])
    }
    let start = text.utf8.index(text.startIndex, offsetBy: position)
    let end = text.index(after: start)
    position += text.utf8.distance(from: start, to: end)
    return .character(text[start])
  }

  func describe(in machine: Machine) -> String { "Iterator" }
}

/// Asks the `next()` of an iterator that the program declares.
final class ProgramIterator: IteratorValue {
  private var iterator: [Value]
  private let next: Requirement

  /// nil where the value is no sequence.
  init?(over value: Value, in machine: Machine) throws {
    guard let make = machine.requirement("makeIterator()", of: "Sequence"),
      let next = machine.requirement("next()", of: "IteratorProtocol"),
      machine.conforms(machine.dynamicType(of: value), to: make.proto)
    else { return nil }
    self.next = next
    iterator = [try machine.call(make, on: value)]
  }

  func next(in machine: Machine) throws -> Value? {
    let value = try machine.call(mutating: next, on: &iterator[0])
    switch value {
    case .none: return nil
    case .some(let inner): return inner
    default: return value
    }
  }

  func describe(in machine: Machine) -> String { "Iterator" }
  func forEachChild(_ visit: (Value) -> Void) { iterator.forEach(visit) }
}

/// Counts; the end, which is not included, wraps after `Int.max`.
final class RangeIterator: IteratorValue {
  private var position: Int
  private let end: Int

  init(_ first: Int, _ end: Int) {
    position = first
    self.end = end
  }

  func next(in machine: Machine) -> Value? {
    guard position != end else { return nil }
    position &+= 1
    return .int(position &- 1)
  }

  func describe(in machine: Machine) -> String { "Iterator" }
}
