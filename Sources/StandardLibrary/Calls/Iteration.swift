import Checking
import Interpreter

extension Invocation {
  /// Walks a sequence until `body` returns false. Ranges and arrays are walked without copies.
  func forEach(_ index: Int, _ body: (Value) throws -> Bool) throws {
    let sequence = arguments[index]
    var meter = WalkMeter(machine)
    switch ElementSource(sequence) {
    case .array(let elements):
      for element in elements {
        try meter.step()
        guard try body(element) else { return }
      }
    case .text(let text):
      for character in text {
        try meter.step()
        guard try body(.character(character)) else { return }
      }
    case .integers(let lower, let upper):
      var value = lower
      while value != upper {
        try meter.step()
        guard try body(.int(value)) else { return }
        value &+= 1
      }
    case .integersBackwards(let lower, let upper):
      var value = upper
      while value != lower {
        try meter.step()
        value &-= 1
        guard try body(.int(value)) else { return }
      }
    case .other:
      try forEachOther(sequence) { element in
        try meter.step()
        return try body(element)
      }
    }
  }

  /// All elements of a sequence.
  public func elements(_ index: Int) throws -> [Value] {
    if case .array(let elements) = arguments[index] {
      // Whoever asks walks them.
      if elements.count > 1_000 { try machine.charge(steps: elements.count / 8) }
      return elements
    }
    var result: [Value] = []
    try forEach(index) { element in
      result.append(element)
      return true
    }
    return result
  }

  /// A native sequence is asked for its iterator; the program's own for its elements one by one.
  private func forEachOther(_ sequence: Value, _ body: (Value) throws -> Bool) throws {
    if case .native(let native) = sequence, let native = native.sequence {
      let iterator = try native.makeIterator(in: machine)
      while let element = try iterator.next(in: machine) {
        guard try body(element) else { return }
      }
      return
    }
    guard let walk = machine.requirement("_forEachElement(_:)", of: "Sequence") else {
      throw trap("navlab's library expected a sequence")
    }
    try withoutActuallyEscaping(body) { body in
      let visitor = Visitor(body: body)
      let closure = ClosureValue(
        .native { .bool(try visitor.body($0.arguments[0])) })
      _ = try machine.call(walk, on: sequence, [.closure(closure)])
    }
  }

  /// Calls the function given as argument `index`.
  func call(_ index: Int) throws -> Value { try machine.call(arguments[index]) }

  func call(_ index: Int, _ value: consuming Value) throws -> Value {
    try machine.call(arguments[index], value)
  }

  func call(_ index: Int, _ first: consuming Value, _ second: consuming Value) throws -> Value {
    try machine.call(arguments[index], first, second)
  }

  /// Calls a predicate given as argument `index`.
  func test(_ index: Int, _ value: consuming Value) throws -> Bool {
    if case .bool(let result) = try machine.call(arguments[index], value) { return result }
    throw trap("navlab's library expected a function that returns a Bool")
  }

  func test(_ index: Int, _ first: consuming Value, _ second: consuming Value) throws -> Bool {
    if case .bool(let result) = try machine.call(arguments[index], first, second) {
      return result
    }
    throw trap("navlab's library expected a function that returns a Bool")
  }
}

/// Carries a function into a native closure. Unchecked, since a machine stays on one thread.
private struct Visitor: @unchecked Sendable {
  let body: (Value) throws -> Bool
}

/// What can be walked without asking the program.
enum ElementSource {
  case array([Value])
  case text(Substring)
  /// The upper bound is not included; it wraps after `Int.max`.
  case integers(Int, Int)
  case integersBackwards(Int, Int)
  case other

  init(_ value: Value) {
    self = .other
    if case .array(let elements) = value {
      self = .array(elements)
    } else if let text = value.text {
      self = .text(text)
    } else if case .structure(let structure) = value, structure.type.isBuiltin {
      self = ElementSource(structure)
    }
  }

  private init(_ structure: StructValue) {
    self = .other
    guard let first = structure.fields.first else { return }
    switch structure.type.name {
    case "ArraySlice", "IndexSet", "LayoutSubviews", "UTF8View", "UTF16View", "UnicodeScalarView",
      "ContiguousArray", "Data":
      if case .array(let elements) = first { self = .array(elements) }
    case "ReversedCollection":
      switch ElementSource(first) {
      case .array(let elements): self = .array(elements.reversed())
      case .text(let text): self = .array(text.reversed().map { .character($0) })
      case .integers(let lower, let upper): self = .integersBackwards(lower, upper)
      case .integersBackwards(let lower, let upper): self = .integers(lower, upper)
      case .other: return
      }
    case "Range":
      if case .int(let lower) = first, case .int(let upper) = structure.fields[1] {
        self = .integers(lower, upper)
      }
    case "ClosedRange":
      if case .int(let lower) = first, case .int(let upper) = structure.fields[1] {
        self = .integers(lower, lower == upper &+ 1 ? upper : upper &+ 1)
      }
    default:
      return
    }
  }
}
