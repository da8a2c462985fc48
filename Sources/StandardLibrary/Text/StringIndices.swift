import Checking
import Interpreter

/// Indices of text (offsets in its UTF-8), parts, and changing it in place.
let stringIndexMembers: [Builtin] = [
  Builtin("StringProtocol", "var startIndex: String.Index { String.Index(_offset: 0) }"),
  Builtin("StringProtocol", "var endIndex: String.Index { String.Index(_offset: _utf8Count) }"),
  Builtin("StringProtocol", "var _utf8Count: Int { get }") { .int(try $0.string(0).utf8.count) },
  Builtin("StringProtocol", "subscript(i: String.Index) -> Character { get }") { call in
    let text = try call.string(0)
    let index = try call.textIndex(1, in: text)
    guard index < text.endIndex else { throw call.trap("String index is out of bounds") }
    return .character(text[index])
  },
  Builtin("StringProtocol", "func index(after i: String.Index) -> String.Index") { call in
    let text = try call.string(0)
    let index = try call.textIndex(1, in: text)
    guard index < text.endIndex else { throw call.trap("String index is out of bounds") }
    return try call.index(text.index(after: index), in: text)
  },
  Builtin("StringProtocol", "func index(before i: String.Index) -> String.Index") { call in
    let text = try call.string(0)
    let index = try call.textIndex(1, in: text)
    guard index > text.startIndex else { throw call.trap("String index is out of bounds") }
    return try call.index(text.index(before: index), in: text)
  },
  Builtin(
    "StringProtocol",
    "func index(_ i: String.Index, offsetBy distance: Int) -> String.Index"
  ) { call in
    guard let index = try offsetIndex(call) else {
      throw call.trap("String index is out of bounds")
    }
    return index
  },
  Builtin(
    "StringProtocol",
    """
    func index(
      _ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
    ) -> String.Index?
    """
  ) { call in try offsetIndex(call) ?? .none },
  Builtin(
    "StringProtocol", "func distance(from start: String.Index, to end: String.Index) -> Int"
  ) { call in
    let text = try call.string(0)
    return .int(
      text.distance(from: try call.textIndex(1, in: text), to: try call.textIndex(2, in: text)))
  },
  Builtin(
    "StringProtocol",
    "func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }"),
  Builtin("StringProtocol", "func firstIndex(of element: Character) -> String.Index?") { call in
    let (text, wanted) = (try call.string(0), try call.character(1))
    return try text.firstIndex(of: wanted).map { try call.index($0, in: text) } ?? .none
  },
  Builtin("StringProtocol", "func lastIndex(of element: Character) -> String.Index?") { call in
    let (text, wanted) = (try call.string(0), try call.character(1))
    return try text.lastIndex(of: wanted).map { try call.index($0, in: text) } ?? .none
  },
  Builtin(
    "StringProtocol",
    "func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?"
  ) { call in
    let text = try call.string(0)
    let found = try text.firstIndex { try call.test(1, .character($0)) }
    return try found.map { try call.index($0, in: text) } ?? .none
  },
  part("subscript(r: Range<String.Index>) -> Substring { get }") { text, bounds in bounds },
  Builtin("StringProtocol", "func _part(_ lower: Int, _ upper: Int) -> Substring") { call in
    let text = try call.string(0)
    let bounds = try call.range(in: text, from: call.int(1), to: call.int(2))
    return .string(String(text[bounds]))
  },
  Builtin(
    "StringProtocol",
    """
    subscript(r: ClosedRange<String.Index>) -> Substring {
      _part(r.lowerBound._offset, index(after: r.upperBound)._offset)
    }
    """),
  Builtin(
    "StringProtocol",
    "subscript(r: PartialRangeFrom<String.Index>) -> Substring { _part(r.lowerBound._offset, _utf8Count) }"
  ),
  Builtin(
    "StringProtocol",
    "subscript(r: PartialRangeUpTo<String.Index>) -> Substring { _part(0, r.upperBound._offset) }"),
  Builtin(
    "StringProtocol",
    """
    subscript(r: PartialRangeThrough<String.Index>) -> Substring {
      _part(0, index(after: r.upperBound)._offset)
    }
    """),
  Builtin(
    "StringProtocol", "subscript(x: (UnboundedRange_) -> ()) -> Substring { _part(0, _utf8Count) }"),
  cut("func prefix(_ maxLength: Int) -> Substring") { $0.prefix($1) },
  cut("func suffix(_ maxLength: Int) -> Substring") { $0.suffix($1) },
  cut("func dropFirst(_ k: Int = 1) -> Substring") { $0.dropFirst($1) },
  cut("func dropLast(_ k: Int = 1) -> Substring") { $0.dropLast($1) },
  Builtin(
    "StringProtocol",
    "func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring"
  ) { call in
    .string(String(try call.string(0).prefix { try call.test(1, .character($0)) }))
  },
  Builtin(
    "StringProtocol",
    "func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring"
  ) { call in
    .string(String(try call.string(0).drop { try call.test(1, .character($0)) }))
  },
  Builtin(
    "StringProtocol",
    "func prefix(upTo end: String.Index) -> Substring { _part(0, end._offset) }"),
  Builtin(
    "StringProtocol",
    "func suffix(from start: String.Index) -> Substring { _part(start._offset, _utf8Count) }"),
]

private func cut(
  _ declaration: String, _ take: @escaping @Sendable (String, Int) -> Substring
) -> Builtin {
  Builtin("StringProtocol", declaration) { call in
    let count = try call.int(1)
    if count < 0 {
      throw call.trap("Can't drop a negative number of elements from a collection")
    }
    return .string(String(take(try call.string(0), count)))
  }
}

private func part(
  _ declaration: String,
  _ bounds: @escaping @Sendable (String, Range<String.Index>) -> Range<String.Index>
) -> Builtin {
  Builtin("StringProtocol", declaration) { call in
    let text = try call.string(0)
    return .string(String(text[bounds(text, try call.textRange(1, in: text))]))
  }
}

private func offsetIndex(_ call: Invocation) throws -> Value? {
  let text = try call.string(0)
  let start = try call.textIndex(1, in: text)
  let distance = try call.int(2)
  var limit = distance < 0 ? text.startIndex : text.endIndex
  if call.arguments.count > 3 { limit = try call.textIndex(3, in: text) }
  guard let index = text.index(start, offsetBy: distance, limitedBy: limit) else { return nil }
  return try call.index(index, in: text)
}

extension Invocation {
  /// The position that argument `index`, a `String.Index`, names in `text`.
  func textIndex(_ index: Int, in text: String) throws -> String.Index {
    try textIndex(arguments[index], in: text)
  }

  func textIndex(_ value: Value, in text: String) throws -> String.Index {
    guard case .structure(let structure) = value, case .int(let offset)? = structure.fields.first,
      offset >= 0, offset <= text.utf8.count
    else { throw trap("String index is out of bounds") }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// The part that argument `index`, a range of `String.Index`, names in `text`.
  func textRange(_ index: Int, in text: String) throws -> Range<String.Index> {
    let bounds = try structure(index).fields
    guard bounds.count == 2 else { throw trap("navlab's library expected a range") }
    let (lower, upper) = (try textIndex(bounds[0], in: text), try textIndex(bounds[1], in: text))
    guard lower <= upper else { throw trap("Range requires lowerBound <= upperBound") }
    return lower..<upper
  }

  func range(in text: String, from lower: Int, to upper: Int) throws -> Range<String.Index> {
    guard lower >= 0, lower <= upper, upper <= text.utf8.count else {
      throw trap("String index is out of bounds")
    }
    let utf8 = text.utf8
    return utf8.index(
      text.startIndex, offsetBy: lower)..<utf8.index(text.startIndex, offsetBy: upper)
  }

  /// A `String.Index` value.
  func index(_ index: String.Index, in text: String) throws -> Value {
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    return try structure("String.Index", [.int(offset)])
  }

  /// A `Range<String.Index>` value.
  func textRange(_ range: Range<String.Index>, in text: String) throws -> Value {
    let lower = try index(range.lowerBound, in: text)
    let upper = try index(range.upperBound, in: text)
    let bound = machine.dynamicType(of: lower)
    return try structure("Range", arguments: [bound], [lower, upper])
  }

  /// A struct of the library that has these fields.
  func structure(_ name: String, arguments: [Type] = [], _ fields: [Value]) throws -> Value {
    guard let type = machine.types.nominal(name) else {
      throw trap("navlab's library has no type '\(name)'")
    }
    return .structure(StructValue(type: type, arguments: arguments, fields: fields))
  }
}
